"""What every game shares: what a game is, chance, errors, records, matches and compilation."""
