"""The rules of Stained Glass of Sintra as compiled code: what plays, draws and scores."""
