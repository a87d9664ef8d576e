"""What compiled code of any game is made of: chance, and the functions that a game brings."""
