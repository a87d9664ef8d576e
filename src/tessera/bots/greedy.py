"""The greedy bot: the move after which it stands best, by the game's own evaluation.

Where something is hidden from it, it imagines a few tables that look the same from its seat.
"""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from tessera.kernel.compiling import EntryPoint, compiled, compiled_for, prepare
from tessera.kernel.game import Game

WORLDS: Final = 4  # that it imagines where something is hidden from it
# Two greedy bots that want the same thing in opposite ways would undo each other's moves for ever
# if they never wavered: of 400 games of Fairy Tile some had not ended after 5,000 plies.
WHIM: Final = 0.02  # in units of the game's evaluation


def make(game: Game):
    """A function that looks one move ahead in the game."""
    prepare(f"the greedy bot for {game.title}", __name__, game.module)
    choose = chooser(game)

    def choose_in(position, rng):
        return choose(position, rng, *scratch(game))

    return choose_in


def scratch(game: Game):
    """Room for moves and their values, for the table as imagined and after a move, for a draw."""
    rules = game.rules
    return (
        np.empty(rules.most_legal, np.int32),
        np.empty(rules.most_legal),
        np.empty(2, rules.position),
        np.empty(rules.draw_size, np.int8),
    )


@cache
def chooser(game: Game):
    """The compiled function behind the bot: position, generator and scratch in, move out."""
    legal_moves, play, evaluate = game.rules.legal_moves, game.rules.play, game.rules.evaluate
    imagine, worlds = game.rules.imagine, WORLDS if game.rules.hides else 1

    @compiled_for(game.name)
    def choose(s, rng, moves, values, tables, draw):
        """What is hidden from the seat is shuffled before it looks ahead, so it cannot tell."""
        seat = s.to_act
        count = legal_moves(s, moves)
        values[:count] = 0
        for _ in range(worlds):
            tables[0] = s
            imagine(tables[0], seat, rng, draw)
            for nth in range(count):
                tables[1] = tables[0]
                play(tables[1], moves[nth])
                values[nth] += evaluate(tables[1], seat) / worlds
        return moves[nearly_best_of(values, count, rng)]

    return choose


@compiled
def nearly_best_of(values, count, rng):
    """The best of the values, or now and then one that is hardly worse.

    Each gets a little noise (Gumbel's), so that the odds of two moves fall by e with every WHIM
    between them: equals are equally likely, and games differ.
    """
    best, best_value = 0, -np.inf
    for nth in range(count):
        noise = -np.log(-np.log(rng.random() + 1e-300))
        value = values[nth] + WHIM * noise
        if value > best_value:
            best, best_value = nth, value
    return best


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    s = np.zeros(1, game.rules.position)[0]
    return [EntryPoint(chooser(game), (s, np.random.default_rng(0), *scratch(game)))]
