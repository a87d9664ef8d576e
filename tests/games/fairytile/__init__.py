"""Tests of Fairy Tile."""
