"""Tests of the table: who sits where, whose turn it is, what was said and what is shown."""
