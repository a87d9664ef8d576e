"""Finding the weights of a game's terms by self-play: `tessera train`.

Bots that look one move ahead play each other with some noise. For every position that is kept, the
terms of all seats are set against the points that they have in the end. A linear fit then says what
a term is worth, for each stage of the game, and how far a lead makes a win likely. Better weights
make for better games, so this is done several times over. A race, where the points come one by one
and whoever has all of them first wins, is learned otherwise, in `planning`.
"""

# pyright: basic
from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from rich.console import Console
from rich.progress import Progress

from tessera.bots import greedy
from tessera.bots.standing import SEATS, weights_of
from tessera.kernel.chance import CHANCE, NOBODY
from tessera.kernel.compiling import EntryPoint, compiled_for, prepare
from tessera.kernel.game import Game, Heuristics, Weights, empty_position
from tessera.lab import planning
from tessera.lab.playouts import cores

GAMES_AT_ONCE: Final = 20
MOST_PLIES: Final = 2000  # of a game; a longer one teaches nothing
WHIM_IN_POINTS: Final = 1.0  # of the players, so that games differ
WHIM_IN_PAGES: Final = 0.05
KEPT: Final = 0.4  # of the positions
POINTS: Final = 0  # the first term of every game
STEADFAST: Final = 50.0  # positions that a weight must be wrong in before it gives way
FEWEST: Final = 300  # positions in which a term counts, for its weight to be touched


class Positions(NamedTuple):
    """What is kept of many positions, a row for each."""

    stages: Any
    seats: Any
    terms: Any  # of every seat
    points: Any  # of every seat, when the game ended
    shares: Any  # of the win


def train(
    game: Game,
    *,
    games: int,
    rounds: int,
    noise: float | None = None,
    seed: int = 0,
    file: Path | None = None,
) -> Weights:
    """Play and learn so many times; the weights are written after each."""
    races = game.heuristics.race
    maker, whim = (planning.__name__, WHIM_IN_PAGES) if races else (__name__, WHIM_IN_POINTS)
    prepare(f"self-play of {game.title}", maker, game.module)
    weights = weights_of(game)
    for number in range(rounds):
        given = {"games": games, "noise": whim if noise is None else noise, "seed": seed + number}
        learn = planning.plan_weights if races else learn_weights
        weights = learn(game, weights, **given)
        write_weights(game, weights, file or game.heuristics.weights)
    return weights


def learn_weights(game: Game, before: Weights, *, games: int, noise: float, seed: int) -> Weights:
    """Play with the weights as they were, and fit better ones."""
    positions = play_games(game, before, games=games, noise=noise, seed=seed)
    return fit(positions, before, game.heuristics)


# ------------------------------------------------------------------ playing


def play_games(game: Game, weights: Weights, *, games: int, noise: float, seed: int) -> Positions:
    """Self-play on all cores, with a progress bar; every number of seats and option in turn."""
    tables = [
        game.new_position(seats, options, game.read_components(None, options))
        for seats in (2, 2, *game.seats)
        for options in _all_options(game)
    ]

    def batch(number: int) -> Positions:
        rng = np.random.default_rng([seed, number])
        kept, rows = _room(game, GAMES_AT_ONCE), 0
        for nth in range(GAMES_AT_ONCE):
            table = tables[(number * GAMES_AT_ONCE + nth) % len(tables)]
            room = greedy.scratch(game)
            given = (rng, weights, noise, kept, rows)
            rows = _player(game)(table.copy(), *given, *room)
        return Positions(*(column[:rows] for column in kept))

    batches: list[Positions] = []
    with (
        Progress(console=Console(stderr=True), transient=True) as bar,
        ThreadPoolExecutor(cores()) as pool,
    ):
        task = bar.add_task(f"{game.title}: self-play", total=games)
        for positions in pool.map(batch, range(-(-games // GAMES_AT_ONCE))):
            batches.append(positions)
            bar.advance(task, GAMES_AT_ONCE)
    return Positions(*(np.concatenate(columns) for columns in zip(*batches, strict=True)))


def _all_options(game: Game) -> list[dict[str, str]]:
    """Every value of every option in turn, the others being as usual."""
    usual = game.check_options(game.seats[0], {})
    chosen = [usual | {name: value} for name, values in game.options.items() for value in values]
    return chosen or [usual]


def _room(game: Game, games: int) -> Positions:
    rows = int(games * MOST_PLIES * KEPT / 4)
    return Positions(
        np.zeros(rows, np.int8),
        np.zeros(rows, np.int8),
        np.zeros((rows, SEATS, len(game.heuristics.reasons)), np.float32),
        np.zeros((rows, SEATS), np.float32),
        np.zeros((rows, SEATS), np.float32),
    )


@cache
def _player(game: Game):
    rules, heuristics = game.rules, game.heuristics
    play, share, terms, stage = rules.play, rules.share, heuristics.terms, heuristics.stage
    sample_chance, play_chance = rules.sample_chance, rules.play_chance
    choose = greedy.chooser(game)

    @compiled_for(game.name)
    def keep(s, kept, row, sheet):
        """Write a position down."""
        kept.stages[row], kept.seats[row] = stage(s, 0), s.seats
        kept.terms[row] = sheet.terms

    @compiled_for(game.name)
    def play_game(s, rng, weights, noise, kept, row, moves, values, tables, draw, sheet):
        """One game; returns the row after the last that it filled."""
        first, plies, whim = row, 0, 2 * noise * rng.random()
        while s.to_act != NOBODY and plies < MOST_PLIES:
            if s.to_act == CHANCE:
                sample_chance(s, rng, draw)
                play_chance(s, draw)
            else:
                play(s, choose(s, rng, weights, whim, moves, values, tables, draw, sheet))
            plies += 1
            if s.to_act >= 0 and row < kept.stages.size and rng.random() < KEPT:
                terms(s, sheet.terms)
                keep(s, kept, row, sheet)
                row += 1
        if s.to_act != NOBODY:
            return first
        terms(s, sheet.terms)
        kept.points[first:row] = sheet.terms[:, POINTS]
        for seat in range(s.seats):
            kept.shares[first:row, seat] = share(s, seat)
        return row

    return play_game


# ------------------------------------------------------------------ fitting


def fit(positions: Positions, before: Weights, heuristics: Heuristics) -> Weights:
    """New weights and new spreads, for each stage."""
    terms, spread = before.terms.copy(), before.spread.copy()
    for stage in range(len(terms) - 1):
        chosen = positions.stages == stage
        if chosen.sum() >= FEWEST:
            of_stage = Positions(*(column[chosen] for column in positions))
            terms[stage] = fit_terms(of_stage, terms[stage])
            spread[stage] = fit_spread(of_stage, terms[stage])
    return heuristics.weights_from(terms, spread, before.rival)


def fit_terms(positions: Positions, before: Any) -> Any:
    """What each term is worth in points, by least squares.

    Every seat is compared with the mean of its table: what all seats have alike decides nothing.
    """
    there = np.arange(SEATS) < positions.seats[:, None]
    terms = _beside_the_mean(positions.terms.astype(np.float64), there)
    points = _beside_the_mean(positions.points[..., None].astype(np.float64), there)[:, 0]
    surprise = points - terms @ before
    known = (np.abs(terms) > 0).sum(axis=0) >= FEWEST
    terms = terms[:, known]
    doubt = STEADFAST * np.eye(terms.shape[1])
    after = before.copy()
    after[known] += np.linalg.solve(terms.T @ terms + doubt, terms.T @ surprise)
    return after


def _beside_the_mean(values: Any, there: Any) -> Any:
    """Each seat's values less the mean of its table, a row for each seat that is there."""
    values = values * there[..., None]
    mean = values.sum(axis=1) / there.sum(axis=1)[:, None]
    return (values - mean[:, None])[there]


def fit_spread(positions: Positions, weights: Any) -> float:
    """The lead that makes a win e times as likely: where the results are least surprising."""
    there = np.arange(SEATS) < positions.seats[:, None]
    standings = positions.terms @ weights
    candidates = np.geomspace(0.1, 40, 120)

    def surprise(spread: float) -> float:
        scaled = np.where(there, standings / spread, -np.inf)
        scaled -= scaled.max(axis=1, keepdims=True)
        chances = scaled - np.log(np.exp(scaled).sum(axis=1, keepdims=True))
        return -float((positions.shares[there] * chances[there]).sum())

    return float(min(candidates, key=surprise))


def write_weights(game: Game, weights: Weights, file: Path) -> None:
    """Keep the weights, a row of the file for each stage."""
    rows = [
        {
            name: round(float(weight), 4)
            for name, weight in zip(game.heuristics.reasons, row, strict=True)
        }
        for row in weights.terms
    ]
    spread = [round(float(points), 3) for points in weights.spread]
    written = {"rival": weights.rival, "spread": spread, "terms": rows}
    file.write_bytes(msgspec.json.format(msgspec.json.encode(written), indent=1) + b"\n")


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    s, rng, room = empty_position(game.rules.position), np.random.default_rng(0), _room(game, 1)
    given = (s, rng, weights_of(game), 1.0, room, 0, *greedy.scratch(game))
    return [EntryPoint(_player(game), given)]
