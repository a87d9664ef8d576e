"""Whole games of random legal moves."""

# pyright: basic
from __future__ import annotations

from functools import cache

import numpy as np

from tessera.kernel.compiling import EntryPoint, compiled_for
from tessera.kernel.engine.chance import CHANCE, NOBODY, pick
from tessera.kernel.game import Game


def new_scratch(game: Game):
    """What a thread needs beside the table: a position, legal moves, a draw."""
    rules = game.rules
    moves, draw = np.empty(rules.most_legal, np.int32), np.empty(rules.draw_size, np.int8)
    return np.empty(1, rules.position), moves, draw


@cache
def player(game: Game):
    """The function made for the game: whole games, and how long each was."""
    legal_moves, play = game.rules.legal_moves, game.rules.play
    sample_chance, play_chance = game.rules.sample_chance, game.rules.play_chance

    @compiled_for(game.module)
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
    return [
        EntryPoint(player(game), (table, lengths, np.random.default_rng(0), *new_scratch(game)))
    ]
