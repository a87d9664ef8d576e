"""The rules of Fairy Tile as compiled code: what plays, draws and scores."""
