"""Bots: whoever chooses a move for a seat, made for a game from its compiled rules.

Nothing here knows a game by name. A bot is asked about a position and given a generator. What is
hidden from the seat to act is shuffled before it sees anything, so that it cannot know better.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from tessera.bots.beliefs import NO_HISTORY, observe, resampled
from tessera.bots.reasons import Prospect, Reason, prospect, reasons_for, rescale_shares
from tessera.bots.registry import (
    ADVISER,
    LEVELS,
    check_policy,
    is_opponent,
    opponents,
    parts_of,
    policies,
    register,
    seconds_of,
    thinker_of,
)
from tessera.bots.thinker import Line, SearchResult, Stop, Task
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


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that was considered, and what is expected of it."""

    move: SeatMove
    shares: list[float]  # of the win, for each seat
    share: float  # of the seat that would make it
    lead: float  # points by which this seat is then ahead of its best rival
    line: list[SeatMove]  # how the game may go on: this move, the reply (if it can be foreseen), …
    reasons: list[Reason]  # for it, beside the next best; for that one, beside the best


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of thinking about one position."""

    choices: list[Choice]  # the best first
    proven: bool


class Bot:
    """A thinker at a seat of one game: one of the levels, a yardstick, or a bot of others."""

    def __init__(self, game: Game, policy: str, *, seconds: float | None = None) -> None:
        check_policy(policy)
        self.game, self.policy = game, policy
        self.thinker = thinker_of(game, policy)
        if seconds is not None:
            self.thinker.level = replace(self.thinker.level, seconds=seconds)

    def choose(self, match: Match, rng: np.random.Generator) -> SeatMove:
        """The move it would make for the seat to act."""
        return self.choose_at(match.position, rng, match.recent_plies())

    def choose_at(
        self, position: Position, rng: np.random.Generator, plies: Sequence[Ply] = ()
    ) -> SeatMove:
        """The same in a position by itself, after these last plies if they are known.

        Where there is but one move, no time is spent on it.
        """
        task = self._task(position, rng, plies)
        legal = self.game.legal_numbers(position)
        best = legal[0] if len(legal) == 1 else self.thinker.search(task).best
        return self.game.move_of(best)

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
        task = self._task(position, rng, match.recent_plies(ply), lines, stop)
        found = self.thinker.search(task)
        ahead = [prospect(self.thinker, task.position, line.moves, rng) for line in found.lines]
        reasons = self._reasons(task.position, found, ahead)
        return Thought([*map(self._choice, found.lines, ahead, reasons)], found.proven)

    def compare(
        self,
        position: Position,
        line: Sequence[Move],
        other: Sequence[Move],
        rng: np.random.Generator,
    ) -> list[Reason]:
        """Why one line of moves is better than another for the seat to act."""
        seen = resampled(self.game, position, rng)
        numbers = [[self.game.number_of(move) for move in moves] for moves in (line, other)]
        chosen, beside = (prospect(self.thinker, seen, moves, rng) for moves in numbers)
        return reasons_for(self.game, seen, chosen, [beside])

    def _task(
        self,
        position: Position,
        rng: np.random.Generator,
        plies: Sequence[Ply],
        lines: int = 1,
        stop: Stop | None = None,
    ) -> Task:
        """What is hidden from the seat to act is shuffled before anything is looked at."""
        history = observe(self.game, position, plies) if self.thinker.learns else NO_HISTORY
        seen = resampled(self.game, position, rng)
        return Task(seen, rng, lines, stop or Stop(), history)

    def _reasons(
        self, position: Position, found: SearchResult, ahead: list[Prospect]
    ) -> list[list[Reason]]:
        """For the best move beside those that follow, for each of them beside the best."""
        if len(self.game.legal_numbers(position)) == 1:
            return [[Reason("reason-only-move")]]
        proven = [Reason("reason-proven")] if found.proven else []
        best, *others = ahead
        if not others:
            return [proven]
        reasons = proven + reasons_for(self.game, position, best, others)
        return [
            reasons or [Reason("reason-a-little")],
            *(reasons_for(self.game, position, other, [best]) for other in others),
        ]

    def _choice(self, line: Line, ahead: Prospect, reasons: list[Reason]) -> Choice:
        moves, shares = [self.game.move_of(number) for number in line.moves], ahead.shares
        if line.share is not None:
            shares = rescale_shares(shares, ahead.seat, line.share)
        share = float(shares[ahead.seat])
        return Choice(moves[0], shares.tolist(), share, ahead.lead, moves, reasons)
