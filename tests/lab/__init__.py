"""Experiments: arenas, training, traces."""
