"""What a search has seen, so that the same position is not searched twice.

A table of fixed size: a position has one slot, and whatever was there before is forgotten.
"""

# pyright: basic
from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from tessera.kernel.compiling import compiled

SLOTS: Final = 1 << 19  # positions
MULTIPLIER: Final = 0x1E3779B97F4A7C15  # odd, and without a pattern
LOW_BITS: Final = (1 << 62) - 1
# Bounds of a remembered value.
EXACT, AT_LEAST, AT_MOST = range(3)


class TranspositionTable(NamedTuple):
    """Positions seen, in the slot that their key points to."""

    keys: Any
    values: Any
    bounds: Any  # what the value says about the true one
    depths: Any
    whole: Any  # was every line followed as far as it goes?
    moves: Any


def new_transposition_table() -> TranspositionTable:
    """Nothing seen yet."""
    return TranspositionTable(
        keys=np.zeros(SLOTS, np.int64),
        values=np.zeros(SLOTS),
        bounds=np.zeros(SLOTS, np.int8),
        depths=np.zeros(SLOTS, np.int8),
        whole=np.zeros(SLOTS, np.int8),
        moves=np.zeros(SLOTS, np.int32),
    )


@compiled
def clear(transpositions):
    """Begin afresh."""
    transpositions.keys[:], transpositions.depths[:] = 0, 0


@compiled
def key_of(words):
    """A number for a position, hardly ever the same for two."""
    key = 0
    for word in words:
        key = ((key ^ int(word)) * MULTIPLIER) & LOW_BITS
        key ^= key >> 31
    return key


@compiled
def slot_of(key):
    """Where the position is remembered, if at all."""
    return key & (SLOTS - 1)


@compiled
def probe(transpositions, key, depth, low, high):
    """A remembered value that settles what lies between low and high; nan if there is none."""
    slot = slot_of(key)
    if transpositions.keys[slot] != key or (
        transpositions.depths[slot] < depth and not transpositions.whole[slot]
    ):
        return np.nan
    value, bound = transpositions.values[slot], transpositions.bounds[slot]
    settles = (
        bound == EXACT
        or (bound == AT_LEAST and value >= high)
        or (bound == AT_MOST and value <= low)
    )
    return value if settles else np.nan


@compiled
def store(transpositions, key, depth, whole, low, high, value, move):
    """Keep a value, unless the slot belongs to a position that was searched deeper."""
    slot = slot_of(key)
    if transpositions.keys[slot] != key and transpositions.depths[slot] > depth:
        return
    transpositions.keys[slot], transpositions.moves[slot] = key, move
    transpositions.values[slot] = value
    transpositions.depths[slot], transpositions.whole[slot] = depth, whole
    transpositions.bounds[slot] = AT_LEAST if value >= high else AT_MOST if value <= low else EXACT


@compiled
def stored_move(transpositions, key):
    """The best move found when the position was last searched, or -1."""
    slot = slot_of(key)
    return transpositions.moves[slot] if transpositions.keys[slot] == key else -1
