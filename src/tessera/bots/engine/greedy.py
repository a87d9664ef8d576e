"""The move after which a seat stands best, by the game's own evaluation."""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from tessera.bots.engine.evaluation import Scratch, evaluator, new_scratch, weights_of
from tessera.kernel.compiling import EntryPoint, compiled, compiled_for
from tessera.kernel.game import Game
from tessera.kernel.position import empty_position

SAMPLES: Final = 4  # that it looks at where something is hidden from it
# Two greedy bots that want the same thing in opposite ways would undo each other's moves for ever
# if they never wavered: of 400 games without points some had not ended after 5,000 plies.
TEMPERATURE: Final = 0.02  # in units of the game's evaluation
RESTLESS: Final = 1.0  # the same where no move leads anywhere, lest all wait for ever


class Workspace(NamedTuple):
    """All that looking one move ahead writes on."""

    moves: Any  # that are legal
    values: Any  # of each
    tables: Any  # as sampled, and after a move
    draw: Any
    scratch: Scratch


def new_workspace(game: Game) -> Workspace:
    """Room for one choice at a time."""
    rules = game.rules
    return Workspace(
        moves=np.empty(rules.most_legal, np.int32),
        values=np.empty(rules.most_legal),
        tables=np.empty(2, rules.position),
        draw=np.empty(rules.draw_size, np.int8),
        scratch=new_scratch(game),
    )


@cache
def chooser(game: Game):
    """The compiled function behind the bot: position, generator and scratch in, move out."""
    legal_moves, play, lead = game.rules.legal_moves, game.rules.play, evaluator(game).lead
    resample, samples = game.rules.resample, SAMPLES if game.rules.hides else 1
    stuck = game.heuristics.stuck

    @compiled_for(game.module)
    def choose(s, rng, weights, temperature, work):
        """What is hidden from the seat is shuffled before it looks ahead, so it cannot tell."""
        seat, moves, values, tables = s.to_act, work.moves, work.values, work.tables
        count = legal_moves(s, moves)
        values[:count] = 0
        now = 0.0
        for _ in range(samples):
            tables[0] = s
            resample(tables[0], seat, rng, work.draw)
            now += lead(tables[0], seat, weights, work.scratch) / samples
            for nth in range(count):
                tables[1] = tables[0]
                play(tables[1], moves[nth])
                values[nth] += lead(tables[1], seat, weights, work.scratch) / samples
        if stuck(s, values[:count].max() - now):
            temperature = max(temperature, RESTLESS)
        return moves[nearly_best_of(values, count, temperature, rng)]

    return choose


@compiled
def nearly_best_of(values, count, temperature, rng):
    """The best of the values, or now and then one that is hardly worse.

    Each gets a little noise (Gumbel's), so that the odds of two moves fall by e with every
    temperature between them: equals are equally likely, and games differ.
    """
    best, best_value = 0, -np.inf
    for nth in range(count):
        noise = -np.log(-np.log(rng.random() + 1e-300))
        value = values[nth] + temperature * noise
        if value > best_value:
            best, best_value = nth, value
    return best


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    s = empty_position(game.rules.position)
    rng = np.random.default_rng(0)
    given = (s, rng, weights_of(game), TEMPERATURE, new_workspace(game))
    return [EntryPoint(chooser(game), given, work=3.0)]
