"""The random bot: any legal move, each as likely as the others."""

# pyright: basic
from __future__ import annotations

from functools import cache

import numpy as np

from tessera.bots.past import Past
from tessera.bots.thinking import Found, Line, Stop, Thinker
from tessera.kernel.chance import pick
from tessera.kernel.compiling import EntryPoint, compiled_for
from tessera.kernel.game import Game, Position, empty_position


class Uniform(Thinker):
    """Chooses among the legal moves by chance."""

    def search(
        self, position: Position, rng: np.random.Generator, lines: int, stop: Stop, past: Past
    ) -> Found:
        moves = np.empty(self.game.rules.most_legal, np.int32)
        return Found([Line([int(_chooser(self.game)(position, moves, rng))])], nodes=1)


@cache
def _chooser(game: Game):
    legal_moves = game.rules.legal_moves

    @compiled_for(game.name)
    def choose(s, moves, rng):
        return moves[pick(rng, legal_moves(s, moves))]

    return choose


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    s, moves = empty_position(game.rules.position), np.empty(game.rules.most_legal, np.int32)
    return [EntryPoint(_chooser(game), (s, moves, np.random.default_rng(0)))]
