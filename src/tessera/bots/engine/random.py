"""Any legal move, each as likely as the others."""

# pyright: basic
from __future__ import annotations

from functools import cache

import numpy as np

from tessera.kernel.compiling import EntryPoint, compiled_for
from tessera.kernel.engine.chance import pick
from tessera.kernel.game import Game
from tessera.kernel.position import empty_position


@cache
def chooser(game: Game):
    """The function made for the game: position, room for moves and generator in, move out."""
    legal_moves = game.rules.legal_moves

    @compiled_for(game.module)
    def choose(s, moves, rng):
        return moves[pick(rng, legal_moves(s, moves))]

    return choose


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    s, moves = empty_position(game.rules.position), np.empty(game.rules.most_legal, np.int32)
    return [EntryPoint(chooser(game), (s, moves, np.random.default_rng(0)))]
