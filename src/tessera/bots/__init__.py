"""Bots: whoever chooses a move for a seat, made for a game from its compiled rules.

Nothing here knows a game by name. A bot sees a position and a generator, and answers with the
number of a legal move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from tessera.bots import greedy, uniform
from tessera.kernel.errors import InvalidOption
from tessera.kernel.game import Game, Move, Position

Choose: TypeAlias = Callable[[Position, np.random.Generator], int]

POLICIES: dict[str, Callable[[Game], Choose]] = {
    "random": uniform.make,
    "greedy": greedy.make,
}


class Bot:
    """A policy that sits at a seat of one game."""

    def __init__(self, game: Game, policy: str) -> None:
        if policy not in POLICIES:
            known = " and ".join(POLICIES)
            raise InvalidOption(f"there is no bot '{policy}'; there are {known}")
        self.game = game
        self.policy = policy
        self._choose = POLICIES[policy](game)

    def choose(self, position: Position, rng: np.random.Generator) -> Move:
        """The move it would make for the seat to act."""
        return self.game.move_of(int(self._choose(position, rng)))
