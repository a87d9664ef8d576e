"""What a seat may know, and what it may guess from the moves so far.

Nothing else reaches a bot: what is hidden from the seat is shuffled before it sees a position. What
the others did says something about what they hide, since a seat mostly makes moves after which it
stands well, and which those are depends on what it hides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from tessera.bots.engine.halving import Workspace, searcher
from tessera.kernel.engine.heuristics import Weights
from tessera.kernel.game import Game
from tessera.kernel.position import Position
from tessera.kernel.values import Ply


def resampled(
    game: Game, position: Position, rng: np.random.Generator, *, seat: int | None = None
) -> Position:
    """A table that looks the same to a seat, else the one to act: what is hidden is shuffled."""
    table = position.copy()
    looking = table.to_act if seat is None else seat
    game.rules.resample(table, looking, rng, np.zeros(game.rules.draw_size, np.int8))
    return table


class History(NamedTuple):
    """What is worth knowing of the moves so far."""

    plies: Sequence[Ply] = ()  # of the others, each since what it hides last changed
    repetitions: Mapping[int, int] = MappingProxyType({})
    # how often the game was where a move leads to


NO_HISTORY = History()


def observe(game: Game, position: Position, plies: Sequence[Ply]) -> History:
    """What the seat to act may learn. That what another hides has changed is plain to see."""
    if not game.rules.hides:
        return NO_HISTORY
    me, learned = game.to_act(position), list[Ply]()
    for seat in range(int(position.seats)):
        secret = game.rules.secret(position, seat)
        for ply in reversed(plies):
            if seat == me or game.rules.secret(ply.position, seat) != secret:
                break
            if ply.position.to_act == seat:
                learned.append(ply)
    return History(learned, _repetitions(game, position, plies))


def _repetitions(game: Game, position: Position, plies: Sequence[Ply]) -> dict[int, int]:
    been = Counter(ply.position.tobytes() for ply in plies)
    repetitions: dict[int, int] = {}
    for move in game.legal_numbers(position):
        table = position.copy()
        game.rules.play(table, move)
        if times := been[table.tobytes()]:
            repetitions[move] = times
    return repetitions


def posterior(
    game: Game, work: Workspace, history: History, weights: Weights, rng: np.random.Generator
) -> Any:
    """How likely each of the sampled tables is, beside the others; less is learned if stopped."""
    odds, me = np.ones(len(work.samples)), int(work.samples[0].to_act)
    secret, likelihood = game.rules.secret, searcher(game).likelihood
    for ply in history.plies:
        if work.stop[0]:
            break
        seat = int(ply.position.to_act)
        held = np.array([secret(sample, seat) for sample in work.samples])
        likely = np.zeros(game.rules.secrets)
        likelihood(work, weights, rng, ply.position, me, ply.move, np.unique(held), likely)
        odds *= likely[held]
        odds /= odds.sum()
    return odds / odds.sum()
