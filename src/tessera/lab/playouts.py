"""Games by the million: random legal play at full speed, on one core or on all of them."""

# pyright: basic
from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tessera.kernel.chance import CHANCE, NOBODY, pick
from tessera.kernel.compiling import EntryPoint, compiled_for, prepare
from tessera.kernel.game import Game


def play_randomly(
    game: Game,
    games: int,
    *,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    threads: int = 1,
) -> int:
    """Play whole games from set-up to the end with random legal moves; returns all plies made."""
    lengths = game_lengths(game, games, seats=seats, options=options, seed=seed, threads=threads)
    return int(lengths.sum())


def game_lengths(
    game: Game,
    games: int,
    *,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    threads: int = 1,
) -> NDArray[np.int64]:
    """The same; returns the plies of each game. With more threads each plays its share."""
    prepare(f"playouts of {game.title}", __name__, game.module)
    play_games = _compile(game)
    every_option = game.check_options(seats, options or {})
    table = np.zeros(1, game.rules.position)
    table[0] = game.new_position(seats, every_option, game.read_components(None, every_option))

    def share_of(thread: int) -> NDArray[np.int64]:
        rng = np.random.default_rng([seed, thread])
        lengths = np.zeros(games // threads + (thread < games % threads), np.int64)
        play_games(table, lengths, rng, *_scratch(game))
        return lengths

    with ThreadPoolExecutor(threads) as pool:
        return np.concatenate(list(pool.map(share_of, range(threads))))


def cores() -> int:
    """How many cores this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _scratch(game: Game):
    """What a thread needs beside the table: a position, legal moves, a draw."""
    rules = game.rules
    moves, draw = np.empty(rules.most_legal, np.int32), np.empty(rules.draw_size, np.int8)
    return np.empty(1, rules.position), moves, draw


@cache
def _compile(game: Game):
    legal_moves, play = game.rules.legal_moves, game.rules.play
    sample_chance, play_chance = game.rules.sample_chance, game.rules.play_chance

    @compiled_for(game.name)
    def play_games(table, lengths, rng, scratch, moves, draw):
        s = scratch[0]
        for nth in range(len(lengths)):
            plies = 0
            scratch[0] = table[0]
            while s.to_act != NOBODY:
                if s.to_act == CHANCE:
                    sample_chance(s, rng, draw)
                    play_chance(s, draw)
                else:
                    play(s, moves[pick(rng, legal_moves(s, moves))])
                plies += 1
            lengths[nth] = plies

    return play_games


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    table, lengths = np.zeros(1, game.rules.position), np.zeros(1, np.int64)
    return [EntryPoint(_compile(game), (table, lengths, np.random.default_rng(0), *_scratch(game)))]
