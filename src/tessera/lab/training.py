"""Finding the weights of a game's terms by self-play: `tessera train`.

Bots that look one move ahead play each other with some noise. For every position that is kept, the
terms of all seats are set against the points that they have in the end. A linear fit then says what
a term is worth, for each stage of the game, and how far a lead makes a win likely. Better weights
make for better games, so this is done several times over. A game may bring a way of its own.
Whoever trains may watch the games of self-play as they end, and draw how far it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np

from tessera.bots.engine.evaluation import weights_of
from tessera.bots.engine.greedy import chooser, new_workspace
from tessera.kernel.compiling import prepare
from tessera.kernel.engine.chance import MOST_SEATS
from tessera.kernel.engine.heuristics import SelfPlay, Weights
from tessera.kernel.errors import InvalidOption
from tessera.kernel.game import Game
from tessera.lab.engine import self_play
from tessera.lab.engine.self_play import Positions, new_positions, player
from tessera.lab.playouts import cores

GAMES_AT_ONCE: Final = 20
TEMPERATURE: Final = 1.0  # of the players in points, so that games differ
STEADFAST: Final = 50.0  # positions that a weight must be wrong in before it gives way
FEWEST: Final = 300  # positions in which a term counts, for its weight to be touched

Watch: TypeAlias = Callable[[Iterator[Any], int], Iterable[Any]]
# hands on what comes, one after another, of so many in all


def train(
    game: Game,
    *,
    games: int,
    rounds: int,
    noise: float | None,
    seed: int,
    file: Path | None,
    watch: Watch,
) -> Weights:
    """Play and learn so many times; the weights are written after each."""
    own = game.heuristics.weights
    if own is None:
        raise InvalidOption(f"{game.title} has no evaluation whose weights could be found")
    prepare(f"self-play of {game.title}", self_play.__name__, game.module)
    weights, learn = weights_of(game), game.learn_weights or learn_weights
    with ThreadPoolExecutor(cores()) as pool:

        def on_all_cores(play: Callable[[int], Any], times: int) -> Iterable[Any]:
            return watch(pool.map(play, range(times)), times)

        bots = SelfPlay(chooser(game), lambda: new_workspace(game), on_all_cores)
        for number in range(rounds):
            weights = learn(game, bots, weights, games=games, noise=noise, seed=seed + number)
            write_weights(game, weights, file or own)
    return weights


def learn_weights(
    game: Game, bots: SelfPlay, before: Weights, *, games: int, noise: float | None, seed: int
) -> Weights:
    """Play with the weights as they were, and fit better ones and new spreads, for each stage."""
    temperature = TEMPERATURE if noise is None else noise
    positions = play_games(game, bots, before, games=games, noise=temperature, seed=seed)
    terms, spread = before.terms.copy(), before.spread.copy()
    for stage in range(len(terms) - 1):
        chosen = positions.stages == stage
        if chosen.sum() >= FEWEST:
            of_stage = Positions(*(column[chosen] for column in positions))
            terms[stage] = fit_terms(of_stage, terms[stage])
            spread[stage] = fit_spread(of_stage, terms[stage])
    return game.heuristics.weights_from(terms, spread, before.rival)


# ------------------------------------------------------------------ playing


def play_games(
    game: Game, bots: SelfPlay, weights: Weights, *, games: int, noise: float, seed: int
) -> Positions:
    """Self-play; every number of seats and option in turn."""
    tables = [
        game.new_position(seats, options, game.read_components(None, options))
        for seats in (2, 2, *game.seats)
        for options in _all_options(game)
    ]

    def batch(number: int) -> Positions:
        rng, work = np.random.default_rng([seed, number]), bots.new_workspace()
        kept, rows = new_positions(game, GAMES_AT_ONCE), 0
        for nth in range(GAMES_AT_ONCE):
            table = tables[(number * GAMES_AT_ONCE + nth) % len(tables)]
            rows = player(game)(table.copy(), rng, weights, noise, kept, rows, work)
        return Positions(*(column[:rows] for column in kept))

    batches = bots.on_all_cores(batch, -(-games // GAMES_AT_ONCE))
    return Positions(*(np.concatenate(columns) for columns in zip(*batches, strict=True)))


def _all_options(game: Game) -> list[dict[str, str]]:
    """Every value of every option in turn, the others being as usual."""
    usual = game.check_options(game.seats[0], {})
    chosen = [usual | {name: value} for name, values in game.options.items() for value in values]
    return chosen or [usual]


# ------------------------------------------------------------------ fitting


def fit_terms(positions: Positions, before: Any) -> Any:
    """What each term is worth in points, by least squares.

    Every seat is compared with the mean of its table: what all seats have alike decides nothing.
    """
    there = np.arange(MOST_SEATS) < positions.seats[:, None]
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
    there = np.arange(MOST_SEATS) < positions.seats[:, None]
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
    terms, spread = weights.terms.round(4).tolist(), weights.spread.round(3).tolist()
    rows = [dict(zip(game.heuristics.reasons, row, strict=True)) for row in terms]
    written = {"rival": weights.rival, "spread": spread, "terms": rows}
    file.write_bytes(msgspec.json.format(msgspec.json.encode(written), indent=1) + b"\n")
