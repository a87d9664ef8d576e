"""Games that bots play against themselves, and what is kept of their positions."""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from tessera.bots.engine.evaluation import weights_of
from tessera.bots.engine.greedy import chooser, new_workspace
from tessera.kernel.compiling import EntryPoint, compiled_for
from tessera.kernel.engine.chance import CHANCE, MOST_SEATS, NOBODY
from tessera.kernel.game import Game
from tessera.kernel.position import empty_position

MOST_PLIES: Final = 2000  # of a game; a longer one teaches nothing
KEPT: Final = 0.4  # of the positions
POINTS: Final = 0  # the first term of every game


class Positions(NamedTuple):
    """What is kept of many positions, a row for each."""

    stages: Any
    seats: Any
    terms: Any  # of every seat
    points: Any  # of every seat, when the game ended
    shares: Any  # of the win


def new_positions(game: Game, games: int) -> Positions:
    """Room for what so many games leave."""
    rows = int(games * MOST_PLIES * KEPT / 4)
    return Positions(
        np.zeros(rows, np.int8),
        np.zeros(rows, np.int8),
        np.zeros((rows, MOST_SEATS, len(game.heuristics.reasons)), np.float32),
        np.zeros((rows, MOST_SEATS), np.float32),
        np.zeros((rows, MOST_SEATS), np.float32),
    )


@cache
def player(game: Game):
    """The function made for the game: plays once, and keeps some positions."""
    rules, heuristics = game.rules, game.heuristics
    play, share, terms, stage = rules.play, rules.share, heuristics.terms, heuristics.stage
    sample_chance, play_chance = rules.sample_chance, rules.play_chance
    choose = chooser(game)

    @compiled_for(game.module)
    def play_game(s, rng, weights, noise, kept, row, work):
        """One game; returns the row after the last that it filled."""
        first, plies, temperature, scratch = row, 0, 2 * noise * rng.random(), work.scratch
        while s.to_act != NOBODY and plies < MOST_PLIES:
            if s.to_act == CHANCE:
                sample_chance(s, rng, work.draw)
                play_chance(s, work.draw)
            else:
                play(s, choose(s, rng, weights, temperature, work))
            plies += 1
            if s.to_act >= 0 and row < kept.stages.size and rng.random() < KEPT:
                terms(s, scratch.terms)
                kept.stages[row], kept.seats[row] = stage(s, 0), s.seats
                kept.terms[row] = scratch.terms
                row += 1
        if s.to_act != NOBODY:
            return first
        terms(s, scratch.terms)
        kept.points[first:row] = scratch.terms[:, POINTS]
        for seat in range(s.seats):
            kept.shares[first:row, seat] = share(s, seat)
        return row

    return play_game


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    s, rng = empty_position(game.rules.position), np.random.default_rng(0)
    given = (s, rng, weights_of(game), 1.0, new_positions(game, 1), 0, new_workspace(game))
    return [EntryPoint(player(game), given)]
