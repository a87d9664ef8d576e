"""What a search has seen, so that the same position is not searched twice.

A table of fixed size: a position has one slot, and whatever was there before is forgotten.
"""

# pyright: basic
from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from tessera.kernel.compiling import compiled

REMEMBERED: Final = 1 << 19  # positions
SCATTER: Final = 0x1E3779B97F4A7C15  # odd, and without a pattern
LOW_BITS: Final = (1 << 62) - 1
# Bounds of a remembered value.
EXACT, AT_LEAST, AT_MOST = range(3)


class Memory(NamedTuple):
    """Positions seen, in the slot that their key points to."""

    keys: Any
    values: Any
    bounds: Any  # what the value says about the true one
    depths: Any
    whole: Any  # was every line followed as far as it goes?
    moves: Any


def new_memory() -> Memory:
    """Nothing seen yet."""
    return Memory(
        keys=np.zeros(REMEMBERED, np.int64),
        values=np.zeros(REMEMBERED),
        bounds=np.zeros(REMEMBERED, np.int8),
        depths=np.zeros(REMEMBERED, np.int8),
        whole=np.zeros(REMEMBERED, np.int8),
        moves=np.zeros(REMEMBERED, np.int32),
    )


@compiled
def forget(memory):
    """Begin afresh."""
    memory.keys[:], memory.depths[:] = 0, 0


@compiled
def key_of(words):
    """A number for a position, hardly ever the same for two."""
    key = 0
    for word in words:
        key = ((key ^ int(word)) * SCATTER) & LOW_BITS
        key ^= key >> 31
    return key


@compiled
def slot_of(key):
    """Where the position is remembered, if at all."""
    return key & (REMEMBERED - 1)


@compiled
def recall(memory, key, depth, low, high):
    """A remembered value that settles what lies between low and high; nan if there is none."""
    slot = slot_of(key)
    if memory.keys[slot] != key or (memory.depths[slot] < depth and not memory.whole[slot]):
        return np.nan
    value, bound = memory.values[slot], memory.bounds[slot]
    settles = (
        bound == EXACT
        or (bound == AT_LEAST and value >= high)
        or (bound == AT_MOST and value <= low)
    )
    return value if settles else np.nan


@compiled
def remember(memory, key, depth, whole, low, high, value, move):
    """Keep a value, unless the slot belongs to a position that was searched deeper."""
    slot = slot_of(key)
    if memory.keys[slot] != key and memory.depths[slot] > depth:
        return
    memory.keys[slot], memory.values[slot], memory.moves[slot] = key, value, move
    memory.depths[slot], memory.whole[slot] = depth, whole
    memory.bounds[slot] = AT_LEAST if value >= high else AT_MOST if value <= low else EXACT


@compiled
def remembered_move(memory, key):
    """The best move found when the position was last searched, or -1."""
    slot = slot_of(key)
    return memory.moves[slot] if memory.keys[slot] == key else -1
