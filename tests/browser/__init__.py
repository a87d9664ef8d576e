"""The browser table, driven as people would."""
