"""Storage: every table's entries, append-only, in SQLite or PostgreSQL. It knows no game.

One unique key (table, number of the entry) decides who was first, whatever process asks.
"""
