"""Storage, on both databases."""
