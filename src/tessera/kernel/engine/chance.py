"""Chance is a seat: who may be to act besides the seats, and how a draw is made.

Nothing random hides in a position. Where something must be drawn, `CHANCE` is to act, and what
came out is a move. A NumPy generator is handed in from outside wherever draws are wanted.
"""

# pyright: basic
from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np

from tessera.kernel.compiling import compiled
from tessera.kernel.errors import InvalidOption

CHANCE: Final = -1  # bag, shuffle or deck is to act
NOBODY: Final = -2  # the game is over
MOST_SEATS: Final = 4  # in any game

Draws: TypeAlias = Callable[[int], np.random.Generator]  # what makes the draw of a ply


def generator(seed: int | None) -> np.random.Generator:
    """A source of draws; the same seed gives the same draws, None different ones every time."""
    if seed is not None and seed < 0:
        raise InvalidOption(f"a seed is 0 or more, not {seed}")
    return np.random.default_rng(seed)


@compiled
def pick(rng, n):
    """One of the numbers 0 to n - 1, each as likely as the others."""
    return int(rng.random() * n)


@compiled
def shuffle(rng, draw, first, count):
    """Put `count` numbers of the draw, from the `first` on, in random order."""
    for last in range(count - 1, 0, -1):
        other = pick(rng, last + 1)
        draw[first + last], draw[first + other] = draw[first + other], draw[first + last]
