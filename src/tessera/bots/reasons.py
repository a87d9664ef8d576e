"""What a line of moves leads to, and why one line is better than another.

No reason is made up afterwards. Two lines are compared where they end, term by term, with the same
terms and weights that the search went by; what speaks most for a line is the reason for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import compress
from typing import Any, TypeAlias

import msgspec
import numpy as np

from tessera.bots.beliefs import resampled
from tessera.bots.engine.evaluation import evaluator, new_scratch
from tessera.bots.thinker import Thinker
from tessera.kernel.engine.chance import MOST_SEATS, NOBODY
from tessera.kernel.engine.heuristics import Weights
from tessera.kernel.game import Game
from tessera.kernel.position import Position
from tessera.kernel.values import Move

SAMPLES = 8  # tables for what is expected of a line, where something is hidden
MOST_REASONS = 3
WORTH_TELLING = 0.25  # of what the best reason counts for
AS_GOOD = 0.005  # share of the win that makes no difference

Array: TypeAlias = Any  # NumPy's


class Reason(msgspec.Struct, frozen=True):
    """Why a move is good: the name of a message, and what it needs to be told."""

    message: str
    arguments: dict[str, str | int | float] = {}


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a line leads to, on average over tables that look the same to the seat to act."""

    seat: int  # to act
    move: int  # that it makes first, by its number
    shares: Array  # of the win, for each seat
    worth: Array  # points that each seat can expect in the end, by reason, a row for each seat
    change: Array  # of every term by the first move, a row for each seat
    wins: bool  # does the first move win the game?

    def rival_of(self, seat: int) -> int:
        """The seat that stands best of all the others."""
        points = self.worth.sum(axis=1)
        points[seat] = -np.inf
        return int(points.argmax())

    @property
    def lead(self) -> float:
        """Points by which the seat is ahead of its best rival, as far as it can tell."""
        return float((self.worth[self.seat] - self.worth[self.rival_of(self.seat)]).sum())


# ------------------------------------------------------------------ what a line leads to


def prospect(
    thinker: Thinker, position: Position, line: list[int], rng: np.random.Generator
) -> Prospect:
    """Follow a line as far as its moves are legal, at one table or several.

    After each of its moves the others reply, if it does not say how.
    """
    game, seat = thinker.game, thinker.game.to_act(position)
    samples = SAMPLES if game.rules.hides else 1
    seen = [_at_one_table(thinker, resampled(game, position, rng), line) for _ in range(samples)]
    shares, worth, change, wins = (np.mean(column, axis=0) for column in zip(*seen, strict=True))
    shares = rescale_shares(shares, seat, float(shares[seat]))
    return Prospect(seat, line[0], shares, worth, change, wins=bool(wins == 1))


def rescale_shares(shares: Array, seat: int, share: float) -> Array:
    """The win shared out so that the seat has its share and the others, as they stand, the rest."""
    others = shares + 1e-9  # nobody is so lost that there is nobody left
    others[seat] = 0
    found = others * (1 - share) / others.sum()
    found[seat] = share
    return found


def _at_one_table(
    thinker: Thinker, table: Position, line: list[int]
) -> tuple[Array, Array, Array, float]:
    game, weights = thinker.game, thinker.weights
    seat, before = game.to_act(table), _terms(game, table)
    after, wins = before, False
    for nth, number in enumerate(line):
        if number not in game.legal_numbers(table):
            break
        game.rules.play(table, number)
        if nth == 0:
            after = _terms(game, table)
            wins = table.to_act == NOBODY and game.rules.share(table, seat) == 1
        thinker.reply(table, seat)
    weighed = _terms(game, table) * _weights_for(game, weights, table, seat)
    worth = weighed @ _members(game).T
    return shares_at(game, table, weights), worth, after - before, float(wins)


def shares_at(game: Game, position: Position, weights: Weights) -> Array:
    """Of the win, by how the seats stand; once the game is over, by who won."""
    shares = np.zeros(MOST_SEATS)
    evaluator(game).shares(position, weights, new_scratch(game), shares)
    return shares[: position.seats]


def _terms(game: Game, position: Position) -> Array:
    scratch = new_scratch(game)
    game.heuristics.terms(position, scratch.terms)
    return scratch.terms[: position.seats]


def _weights_for(game: Game, weights: Weights, position: Position, seat: int) -> Array:
    """All weights for the seat that thinks, those of what can be seen for the others."""
    rows = [game.heuristics.stage(position, one) for one in range(int(position.seats))]
    found = weights.visible[rows]
    found[seat] = weights.terms[rows[seat]]
    return found


def _members(game: Game) -> Array:
    """Which terms belong to which reason."""
    reasons = np.array(list(game.heuristics.reasons.values()))
    members = [reasons == reason for reason in game.heuristics.main_terms]
    return np.array(members, np.float64).reshape(len(members), len(reasons))


# ------------------------------------------------------------------ why


def reasons_for(
    game: Game, position: Position, chosen: Prospect, others: Sequence[Prospect]
) -> list[Reason]:
    """What speaks for a line.

    First what its move leads to, then what tells its line from the first of the others from which
    anything tells it, then whether there is another line that is as good.
    """
    if chosen.wins:
        return [Reason("reason-wins")]
    seat, word = chosen.seat, _outlook(game, position, chosen)
    apart = [abs(chosen.shares[seat] - other.shares[seat]) >= AS_GOOD for other in others]
    beside = (_compare(game, chosen, other) for other in compress(others, apart))
    return [
        *([Reason("reason-outlook", {"outlook": word})] if word else []),
        *(one for one in next(filter(None, beside), ()) if one.message != f"reason-{word}"),
        *([] if apart[0] else [Reason("reason-as-good")]),
    ]


def _outlook(game: Game, position: Position, chosen: Prospect) -> str:
    """What can be said of the seat to act right after its move, whatever other moves would do."""
    after = position.copy()
    game.rules.play(after, chosen.move)
    return game.heuristics.outlook(position, after, chosen.seat)


def _compare(game: Game, chosen: Prospect, other: Prospect) -> list[Reason]:
    """What speaks for a line beside another; the weightiest first."""
    seat, rival = chosen.seat, other.rival_of(chosen.seat)
    move = game.move_of(chosen.move)
    gained = chosen.worth[seat] - other.worth[seat]
    denied = other.worth[rival] - chosen.worth[rival]
    found = [
        *_reasons(game, move, "", seat, gained, chosen.change[seat]),
        *_reasons(game, move, "-rival", rival, denied, chosen.change[rival]),
    ]
    found.sort(key=_points, reverse=True)
    enough = max([0.01, *(WORTH_TELLING * _points(best) for best in found[:1])])
    return [one for one in found[:MOST_REASONS] if _points(one) >= enough]


def _reasons(
    game: Game, move: Move, side: str, seat: int, points: Array, change: Array
) -> Iterator[Reason]:
    """One for each group of terms: what it counts for, and what the move changes at once."""
    names, main_terms = list(game.heuristics.reasons), game.heuristics.main_terms
    for (reason, term), by in zip(main_terms.items(), points, strict=True):
        changed = round(float(change[names.index(term)]))
        told = {"by": round(float(by), 2), "seat": seat}
        told |= {"gain": max(changed, 0), "loss": max(-changed, 0)}
        yield Reason(f"reason-{reason}{side}", {**_arguments(move), **told})


def _arguments(move: Move) -> dict[str, str | int]:
    """What the move is, as a message may ask: its kind and its parts."""
    parts: dict[str, object] = msgspec.to_builtins(move)
    parts["kind"] = parts.pop("type")
    return {name: part for name, part in parts.items() if isinstance(part, str | int)}


def _points(reason: Reason) -> float:
    return float(reason.arguments["by"])
