"""A finished game looked at again: how likely each seat was to win, its best and worst moves.

A bot thinks about every position as the seat to act saw it. What a move cost is the difference
between the share of the win that its best move would have kept and the share that was left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise

import msgspec
import numpy as np
from msgspec.structs import replace

from tessera.bots import Bot, Reason, Stop, Thought
from tessera.bots.engine.evaluation import weights_of
from tessera.bots.reasons import shares_at
from tessera.kernel.engine.chance import CHANCE
from tessera.kernel.match import Match
from tessera.kernel.values import Event, Move

REVIEW_LINES = 3
TELLING = 0.02  # share of the win that a move must have cost or kept to be named
MOST_NAMED = 3  # best and worst moves of a seat


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """One ply and what became of it."""

    ply: int
    seat: int | None  # None is chance
    move: str
    shares: list[float]  # of the win after it, for each seat
    cost: float  # share of the win that the seat gave away
    kept: float  # share that the next best move would have given away, if this was the best
    best: str  # the move that would have been better
    better: list[Event]  # what that does, where the move is one of the seat's worst
    line: list[str]  # how the game might have gone on with the best move
    reasons: list[Reason]  # for the best move, beside the one played or the next best
    proven: bool


class GameReview(msgspec.Struct, frozen=True, kw_only=True):
    """All plies of a game in their order, and each seat's best and worst by their numbers."""

    seats: int
    plies: list[Judged]
    best: list[list[int]]  # that were much better than any other
    worst: list[list[int]]  # that cost the seat most


@dataclass(frozen=True, slots=True)
class Considered:
    """What a bot found out about a position, if a seat was to act."""

    shares: list[float]  # of the win, for each seat
    thought: Thought | None


def review(match: Match, considered: Sequence[Considered], bot: Bot) -> GameReview:
    """Judge every ply by what was found out about the positions before and after it."""
    judged = [
        _judge(match, ply, before, after, bot)
        for ply, (before, after) in enumerate(pairwise(considered))
    ]
    of_seats = [[one for one in judged if one.seat == seat] for seat in range(match.seats)]
    worst = [_most(plies, lambda one: one.cost) for plies in of_seats]
    for ply in chain(*worst):
        if (thought := considered[ply].thought) is not None:
            better = match.game.foresee(match.position_at(ply), thought.choices[0].move)
            judged[ply] = replace(judged[ply], better=better)
    best = [_most(plies, lambda one: one.kept) for plies in of_seats]
    return GameReview(seats=match.seats, plies=judged, best=best, worst=worst)


def _most(plies: list[Judged], telling: Callable[[Judged], float]) -> list[int]:
    """The plies of a seat that are worth being named, the most telling first."""
    named = sorted((one for one in plies if telling(one) >= TELLING), key=lambda one: -telling(one))
    return [one.ply for one in named[:MOST_NAMED]]


def consider(match: Match, bot: Bot) -> Iterator[Considered]:
    """Think about every position of a game, the last included; there are `match.ply` + 1."""
    return (look(match, ply, bot) for ply in range(match.ply + 1))


def look(match: Match, ply: int, bot: Bot, *, stop: Stop | None = None) -> Considered:
    """Think about the position before a ply, if a seat was to act; any bot does, in any order."""
    position = match.position_at(ply)
    if position.to_act >= 0:
        thought = bot.think(match, _rng_at(ply), ply=ply, lines=REVIEW_LINES, stop=stop)
        return Considered(thought.choices[0].shares, thought)
    begun = match.start or any(match.seat_at(earlier) != CHANCE for earlier in range(ply))
    if not begun:
        return Considered([1 / match.seats] * match.seats, None)
    # where chance is to act, by how the seats stand; in the end, by who won
    return Considered(shares_at(match.game, position, weights_of(match.game)).tolist(), None)


def _rng_at(ply: int) -> np.random.Generator:
    """The same game has the same review."""
    return np.random.default_rng([0, ply])


def _judge(match: Match, ply: int, before: Considered, after: Considered, bot: Bot) -> Judged:
    """Beside the best move; chance is not blamed for anything."""
    seat, move, thought = match.seat_at(ply), match.moves[ply], before.thought
    cost, kept, better, line, reasons = 0.0, 0.0, "", list[str](), list[Reason]()
    if thought is not None:
        best = thought.choices[0]
        line, reasons = [str(one) for one in best.line], best.reasons
        if best.move == move:
            second = (thought.choices[1:] or [best])[0]
            kept = max(0.0, best.share - second.share)
        else:
            known: dict[Move, float] = {one.move: one.share for one in thought.choices}
            cost, better = max(0.0, best.share - known.get(move, after.shares[seat])), line[0]
            played = [move, *(after.thought.choices[0].line if after.thought else [])]
            reasons = bot.compare(match.position_at(ply), best.line, played, _rng_at(ply))
    return Judged(
        ply=ply,
        seat=None if thought is None else seat,
        move=str(move),
        shares=[round(share, 4) for share in after.shares],
        cost=round(cost, 4),
        kept=round(kept, 4),
        best=better,
        better=[],
        line=line,
        reasons=reasons,
        proven=thought is not None and thought.proven,
    )
