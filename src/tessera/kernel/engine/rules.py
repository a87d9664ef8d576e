"""A game's rules as compiled functions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tessera.kernel.compiling import compiled
from tessera.kernel.position import Position


@compiled
def no_secret(s: Position, seat: int) -> int:
    """In this game everything is open."""
    return 0


@compiled
def no_change(s: Position, seat: int, secret: int) -> None:
    """So there is nothing to suppose."""


@dataclass(frozen=True, slots=True)
class CompiledRules:
    """A game's rules as compiled functions, for whoever plays many games or looks ahead.

    Moves are numbers here, a chance move is a row of small numbers (its draw).
    """

    position: np.dtype[Any]
    moves: int  # numbers that a move can have, from 0 on
    most_legal: int  # length of the array that legal moves are written into
    draw_size: int  # length of the array that a draw is written into
    legal_moves: Callable[[Position, Any], int]  # (position, moves) → how many
    play: Callable[[Position, int], None]
    sample_chance: Callable[[Position, np.random.Generator, Any], None]  # writes a draw
    play_chance: Callable[[Position, Any], None]  # makes it
    resample: Callable[[Position, int, np.random.Generator, Any], None]  # shuffles what is hidden
    share: Callable[[Position, int], float]  # a seat's share of the win, once the game is over
    secrets: int = 0  # numbers that what a seat hides can have, from 0 on; 0 if nothing is hidden
    secret: Callable[[Position, int], int] = no_secret  # what a seat hides, as a number
    suppose: Callable[[Position, int, int], None] = no_change  # lets a seat hide something else

    @property
    def hides(self) -> bool:
        """Is anything hidden from the seat to act?"""
        return self.secrets > 0
