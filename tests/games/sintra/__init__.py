"""Stained Glass of Sintra, clause by clause."""
