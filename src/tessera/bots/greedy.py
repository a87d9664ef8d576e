"""The greedy bot: the move after which it stands best, by the game's own evaluation."""

# pyright: basic
from __future__ import annotations

from functools import cache

import numpy as np

from tessera.kernel.chance import pick
from tessera.kernel.compiling import EntryPoint, compiled_for, prepare
from tessera.kernel.game import Game


def make(game: Game):
    """A function that looks one move ahead in the game."""
    prepare(f"the greedy bot for {game.title}", __name__, game.module)
    choose = _compile(game)

    def choose_in(position, rng):
        moves = np.empty(game.rules.most_legal, np.int32)
        return choose(position, moves, np.empty(1, game.rules.position), rng)

    return choose_in


@cache
def _compile(game: Game):
    legal_moves, play, evaluate = game.rules.legal_moves, game.rules.play, game.rules.evaluate

    @compiled_for(game.name)
    def choose(s, moves, scratch, rng):
        """Among moves of equal value chance decides, so that its games differ."""
        seat = s.to_act
        best, best_value, equals = -1, -np.inf, 0
        for nth in range(legal_moves(s, moves)):
            scratch[0] = s
            play(scratch[0], moves[nth])
            value = evaluate(scratch[0], seat)
            if value > best_value:
                best, best_value, equals = moves[nth], value, 1
            elif value == best_value:
                equals += 1
                if pick(rng, equals) == 0:
                    best = moves[nth]
        return best

    return choose


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    scratch = np.zeros(1, game.rules.position)
    moves = np.empty(game.rules.most_legal, np.int32)
    return [EntryPoint(_compile(game), (scratch[0], moves, scratch, np.random.default_rng(0)))]
