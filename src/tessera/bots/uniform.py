"""The random bot: any legal move, each as likely as the others."""

# pyright: basic
from __future__ import annotations

from functools import cache

import numpy as np

from tessera.bots.thinking import Stop, Thinker, Thought
from tessera.kernel.chance import pick
from tessera.kernel.compiling import EntryPoint, compiled_for
from tessera.kernel.game import Game, Position


class Uniform(Thinker):
    """Chooses among the legal moves by chance."""

    def choose(self, position: Position, rng: np.random.Generator) -> int:
        moves = np.empty(self.game.rules.most_legal, np.int32)
        return int(_chooser(self.game)(position, moves, rng))

    def think(
        self,
        position: Position,
        rng: np.random.Generator,
        *,
        lines: int = 1,
        stop: Stop | None = None,
    ) -> Thought:
        choice = self.choice(position, [self.choose(position, rng)], rng)
        return Thought([choice], nodes=1, depth=0, proven=False)


@cache
def _chooser(game: Game):
    legal_moves = game.rules.legal_moves

    @compiled_for(game.name)
    def choose(s, moves, rng):
        return moves[pick(rng, legal_moves(s, moves))]

    return choose


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    s, moves = np.zeros(1, game.rules.position)[0], np.empty(game.rules.most_legal, np.int32)
    return [EntryPoint(_chooser(game), (s, moves, np.random.default_rng(0)))]
