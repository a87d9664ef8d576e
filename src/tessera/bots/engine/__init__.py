"""What bots calculate, as compiled functions made for a game."""
