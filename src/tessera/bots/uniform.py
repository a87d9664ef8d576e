"""The random bot: any legal move, each as likely as the others."""

# pyright: basic
from __future__ import annotations

from functools import cache

import numpy as np

from tessera.kernel.chance import pick
from tessera.kernel.compiling import EntryPoint, compiled_for, prepare
from tessera.kernel.game import Game


def make(game: Game):
    """A function that chooses among the game's legal moves by chance."""
    prepare(f"the random bot for {game.title}", __name__, game.module)
    choose = _compile(game)

    def choose_in(position, rng):
        return choose(position, np.empty(game.rules.most_legal, np.int32), rng)

    return choose_in


@cache
def _compile(game: Game):
    legal_moves = game.rules.legal_moves

    @compiled_for(game.name)
    def choose(s, moves, rng):
        return moves[pick(rng, legal_moves(s, moves))]

    return choose


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    s, moves = np.zeros(1, game.rules.position)[0], np.empty(game.rules.most_legal, np.int32)
    return [EntryPoint(_compile(game), (s, moves, np.random.default_rng(0)))]
