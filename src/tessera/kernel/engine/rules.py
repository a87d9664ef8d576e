"""A game's rules as compiled functions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tessera.kernel.compiling import compiled, entry_point
from tessera.kernel.position import Position


@entry_point()
def nothing_drawn(s: Position, rng: np.random.Generator, draw: Any) -> None:
    """In this game nothing is left to chance."""


@entry_point()
def nothing_made(s: Position, draw: Any) -> None:
    """So no draw is ever made."""


def nothing_possible(s: Position, draw: Any) -> bool:
    """Nor can there be one."""
    return False


@entry_point()
def nothing_hidden(s: Position, seat: int, rng: np.random.Generator, draw: Any) -> None:
    """In this game every seat sees everything."""


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
    legal_moves: Callable[[Position, Any], int]  # (position, moves) → how many
    play: Callable[[Position, int], None]
    share: Callable[[Position, int], float]  # a seat's share of the win, once the game is over
    draw_size: int = 1  # length of the array that a draw is written into
    sample_chance: Callable[[Position, np.random.Generator, Any], None] = nothing_drawn
    # writes a draw
    play_chance: Callable[[Position, Any], None] = nothing_made  # makes it
    can_draw: Callable[[Position, Any], bool] = nothing_possible  # is it one, if nobody explains?
    resample: Callable[[Position, int, np.random.Generator, Any], None] = nothing_hidden
    # shuffles what is hidden from a seat
    secrets: int = 0  # numbers that what a seat hides can have, from 0 on
    secret: Callable[[Position, int], int] = no_secret  # what a seat hides, as a number
    suppose: Callable[[Position, int, int], None] = no_change  # lets a seat hide something else

    @property
    def hides(self) -> bool:
        """Is anything hidden from the seat to act?"""
        return self.resample is not nothing_hidden

    @property
    def has_chance(self) -> bool:
        """Is anything ever drawn?"""
        return self.sample_chance is not nothing_drawn
