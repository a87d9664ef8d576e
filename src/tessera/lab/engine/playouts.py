"""Whole games of random legal moves."""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from tessera.bots.engine import random
from tessera.kernel.compiling import EntryPoint, compiled_for
from tessera.kernel.game import Game

NO_END: Final = 1 << 62  # plies: a game is played until it is over


def new_scratch(game: Game):
    """What a thread needs beside the table: a position, legal moves, a draw."""
    rules = game.rules
    moves, draw = np.empty(rules.most_legal, np.int32), np.empty(rules.draw_size, np.int8)
    return np.empty(1, rules.position), moves, draw


@cache
def player(game: Game):
    """The function made for the game: whole games, and how long each was."""
    play_on = random.player(game)

    @compiled_for(game.module)
    def play_games(table, lengths, rng, scratch, moves, draw):
        for nth in range(len(lengths)):
            scratch[0] = table[0]
            lengths[nth] = play_on(scratch[0], rng, moves, draw, NO_END)

    return play_games


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    table, lengths = np.zeros(1, game.rules.position), np.zeros(1, np.int64)
    return [
        EntryPoint(player(game), (table, lengths, np.random.default_rng(0), *new_scratch(game)))
    ]
