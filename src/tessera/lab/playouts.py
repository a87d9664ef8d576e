"""Games by the million: random legal play at full speed, on one core or on all of them."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from tessera.kernel.compiling import prepare
from tessera.kernel.game import Game
from tessera.lab.engine import playouts


def play_randomly(game: Game, games: int, *, seed: int = 0, threads: int = 1) -> int:
    """Play whole games from set-up to the end with random legal moves; returns all plies made."""
    return int(game_lengths(game, games, seed=seed, threads=threads).sum())


def game_lengths(
    game: Game, games: int, *, seats: int = 2, seed: int = 0, threads: int = 1
) -> NDArray[np.int64]:
    """The same; returns the plies of each game. With more threads each plays its share."""
    prepare(f"playouts of {game.title}", playouts.__name__, game.module)
    play_games = playouts.player(game)
    every_option = game.check_options(seats, {})
    table = np.zeros(1, game.rules.position)
    table[0] = game.new_position(seats, every_option, game.read_components(None, every_option))

    def share_of(thread: int) -> NDArray[np.int64]:
        rng = np.random.default_rng([seed, thread])
        lengths = np.zeros(games // threads + (thread < games % threads), np.int64)
        play_games(table, lengths, rng, *playouts.new_scratch(game))
        return lengths

    with ThreadPoolExecutor(threads) as pool:
        return np.concatenate(list(pool.map(share_of, range(threads))))


def cores() -> int:
    """How many cores this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1
