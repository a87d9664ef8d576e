"""Bots: whoever chooses a move for a seat, made for a game from its compiled rules.

Nothing here knows a game by name. A bot is asked about a position and given a generator. What is
hidden from the seat to act is shuffled before it sees anything, so that it cannot know better.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tessera.bots.beliefs import NO_HISTORY, History, observe
from tessera.bots.levels import ADVISER, LEVELS, kind_of, thinker_of
from tessera.bots.reasons import Reason, resampled
from tessera.bots.registry import (
    YARDSTICKS,
    BotOfOthers,
    check_policy,
    is_opponent,
    opponents,
    policies,
    register,
)
from tessera.bots.thinker import Choice, Stop, Thinker, Thought
from tessera.kernel.compiling import Part
from tessera.kernel.game import Game
from tessera.kernel.match import Match
from tessera.kernel.position import Position
from tessera.kernel.values import Move, Ply, SeatMove

__all__ = [
    "ADVISER",
    "LEVELS",
    "Bot",
    "Choice",
    "Reason",
    "Stop",
    "Thought",
    "check_policy",
    "is_opponent",
    "opponents",
    "parts_of",
    "policies",
    "register",
    "seconds_of",
]

OF_OTHERS = 2.0  # seconds that we expect a bot to take which is not ours


def parts_of(game: Game, policy: str) -> list[Part]:
    """What must be compiled before such a bot can play the game, besides the rules."""
    if policy in YARDSTICKS:
        return YARDSTICKS[policy].parts(game)
    return kind_of(game, policy).parts(game) if policy in LEVELS else []


def seconds_of(policy: str) -> float:
    """How long such a bot may be expected to think about a move."""
    if policy in YARDSTICKS:
        return 0.0
    return LEVELS[policy].seconds if policy in LEVELS else OF_OTHERS


def _thinker(game: Game, policy: str) -> Thinker:
    if policy in YARDSTICKS:
        return YARDSTICKS[policy](game)
    return thinker_of(game, policy) if policy in LEVELS else BotOfOthers(game, policy)


class Bot:
    """A thinker at a seat of one game: one of the levels, a yardstick, or a bot of others."""

    def __init__(self, game: Game, policy: str, *, seconds: float | None = None) -> None:
        check_policy(policy)
        self.game = game
        self.policy = policy
        self._thinker = _thinker(game, policy)
        if seconds is not None:
            self._thinker.seconds = seconds

    def choose(self, match: Match, rng: np.random.Generator) -> SeatMove:
        """The move it would make for the seat to act."""
        return self.choose_at(match.position, rng, match.recent_plies())

    def choose_at(
        self, position: Position, rng: np.random.Generator, plies: Sequence[Ply] = ()
    ) -> SeatMove:
        """The same in a position by itself, after these last plies if they are known."""
        history, seen = self._history(position, plies), resampled(self.game, position, rng)
        return self.game.move_of(self._thinker.choose(seen, rng, history))

    def think(
        self,
        match: Match,
        rng: np.random.Generator,
        *,
        ply: int | None = None,
        lines: int = 1,
        stop: Stop | None = None,
    ) -> Thought:
        """What it finds out about the match as it is, or was before a ply: up to three moves."""
        position = match.position if ply is None else match.position_at(ply)
        plies = match.recent_plies(ply)
        return self.think_at(position, rng, plies, lines=lines, stop=stop)

    def think_at(
        self,
        position: Position,
        rng: np.random.Generator,
        plies: Sequence[Ply] = (),
        *,
        lines: int = 1,
        stop: Stop | None = None,
    ) -> Thought:
        """The same about a position by itself."""
        history, seen = self._history(position, plies), resampled(self.game, position, rng)
        return self._thinker.think(seen, rng, lines=lines, stop=stop, history=history)

    def _history(self, position: Position, plies: Sequence[Ply]) -> History:
        return observe(self.game, position, plies) if self._thinker.learns else NO_HISTORY

    def compare(
        self,
        position: Position,
        line: Sequence[Move],
        other: Sequence[Move],
        rng: np.random.Generator,
    ) -> list[Reason]:
        """Why one line of moves is better than another for the seat to act."""
        first, second = ([self.game.number_of(move) for move in moves] for moves in (line, other))
        return self._thinker.compare(resampled(self.game, position, rng), first, second, rng)
