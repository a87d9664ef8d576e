"""What experiments calculate, as compiled functions made for a game."""
