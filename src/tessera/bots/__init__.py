"""Bots: whoever chooses a move for a seat, made for a game from its compiled rules.

Nothing here knows a game by name. A bot is asked about a position and given a generator. What is
hidden from the seat to act is shuffled before it sees anything, so that it cannot know better.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tessera.bots.greedy import Greedy
from tessera.bots.levels import LEVELS, kind_of, thinker_of
from tessera.bots.past import NOTHING, Past, look_back
from tessera.bots.reasons import Reason, imagined
from tessera.bots.rollouts import Rollouts
from tessera.bots.thinking import Choice, Stop, Thinker, Thought
from tessera.bots.uniform import Uniform
from tessera.kernel.compiling import Part
from tessera.kernel.errors import InvalidOption
from tessera.kernel.game import Game, Move, Ply, Position

__all__ = ["LEVELS", "POLICIES", "Bot", "Choice", "Reason", "Stop", "Thought", "parts_of"]

YARDSTICKS: dict[str, type[Thinker]] = {"random": Uniform, "greedy": Greedy, "rollouts": Rollouts}
POLICIES = (*YARDSTICKS, *LEVELS)


def parts_of(game: Game, policy: str) -> list[Part]:
    """What must be compiled before such a bot can play the game, besides the rules."""
    kind = YARDSTICKS[policy] if policy in YARDSTICKS else kind_of(game, policy)
    return kind.parts(game)


class Bot:
    """A thinker that sits at a seat of one game: one of the levels, or a yardstick."""

    def __init__(self, game: Game, policy: str, *, seconds: float | None = None) -> None:
        if policy not in POLICIES:
            known = f"{', '.join(POLICIES[:-1])} and {POLICIES[-1]}"
            raise InvalidOption(f"there is no bot '{policy}'; there are {known}")
        self.game = game
        self.policy = policy
        self._thinker = (
            YARDSTICKS[policy](game) if policy in YARDSTICKS else thinker_of(game, policy)
        )
        if seconds is not None:
            self._thinker.seconds = seconds

    def choose(
        self, position: Position, rng: np.random.Generator, plies: Sequence[Ply] = ()
    ) -> Move:
        """The move it would make for the seat to act, after these last plies of the game."""
        past, seen = self._past(position, plies), imagined(self.game, position, rng)
        return self.game.move_of(self._thinker.choose(seen, rng, past))

    def think(
        self,
        position: Position,
        rng: np.random.Generator,
        plies: Sequence[Ply] = (),
        *,
        lines: int = 1,
        stop: Stop | None = None,
    ) -> Thought:
        """What it finds out about the position, up to three moves with what it expects of them."""
        past, seen = self._past(position, plies), imagined(self.game, position, rng)
        return self._thinker.think(seen, rng, lines=lines, stop=stop, past=past)

    def _past(self, position: Position, plies: Sequence[Ply]) -> Past:
        return look_back(self.game, position, plies) if self._thinker.learns else NOTHING

    def compare(
        self,
        position: Position,
        line: Sequence[Move],
        other: Sequence[Move],
        rng: np.random.Generator,
    ) -> list[Reason]:
        """Why one line of moves is better than another for the seat to act."""
        first, second = ([self.game.number_of(move) for move in moves] for moves in (line, other))
        return self._thinker.compare(imagined(self.game, position, rng), first, second, rng)
