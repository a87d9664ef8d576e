"""Playing and replaying in the terminal. Knows no game by name."""
