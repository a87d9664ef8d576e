"""The greedy bot: the move after which it stands best, by the game's own evaluation.

Where something is hidden from it, it imagines a few tables that look the same from its seat.
"""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from tessera.bots.past import Past
from tessera.bots.standing import new_sheet, standing, weights_of
from tessera.bots.thinking import Found, Line, Stop, Thinker
from tessera.kernel.compiling import EntryPoint, compiled, compiled_for
from tessera.kernel.game import Game, Position, empty_position

WORLDS: Final = 4  # that it imagines where something is hidden from it
# Two greedy bots that want the same thing in opposite ways would undo each other's moves for ever
# if they never wavered: of 400 games of Fairy Tile some had not ended after 5,000 plies.
WHIM: Final = 0.02  # in units of the game's evaluation
RESTLESS: Final = 1.0  # the same where no move leads anywhere, lest all wait for ever
TIRED: Final = 0.1  # what a move loses each time that it leads to where the game was


class Greedy(Thinker):
    """Looks one move ahead."""

    learns = True

    def search(
        self, position: Position, rng: np.random.Generator, lines: int, stop: Stop, past: Past
    ) -> Found:
        moves, values, *rest = scratch(self.game)
        best = int(chooser(self.game)(position, rng, self.weights, WHIM, moves, values, *rest))
        count = self.game.rules.legal_moves(position, moves)
        if best in past.met:
            values[:count] -= [TIRED * past.met.get(int(move), 0) for move in moves[:count]]
            best = int(moves[nearly_best_of(values, count, WHIM, rng)])
        others = [int(moves[nth]) for nth in np.argsort(-values[:count]) if moves[nth] != best]
        return Found([Line([move]) for move in [best, *others][:lines]], nodes=count, depth=1)


def scratch(game: Game):
    """Room for moves, their values, the table as imagined and after a move, a draw, a sheet."""
    rules = game.rules
    return (
        np.empty(rules.most_legal, np.int32),
        np.empty(rules.most_legal),
        np.empty(2, rules.position),
        np.empty(rules.draw_size, np.int8),
        new_sheet(game),
    )


@cache
def chooser(game: Game):
    """The compiled function behind the bot: position, generator and scratch in, move out."""
    legal_moves, play, lead = game.rules.legal_moves, game.rules.play, standing(game).lead
    imagine, worlds = game.rules.imagine, WORLDS if game.rules.hides else 1
    stuck = game.heuristics.stuck

    @compiled_for(game.name)
    def choose(s, rng, weights, whim, moves, values, tables, draw, sheet):
        """What is hidden from the seat is shuffled before it looks ahead, so it cannot tell."""
        seat = s.to_act
        count = legal_moves(s, moves)
        values[:count] = 0
        now = 0.0
        for _ in range(worlds):
            tables[0] = s
            imagine(tables[0], seat, rng, draw)
            now += lead(tables[0], seat, weights, sheet) / worlds
            for nth in range(count):
                tables[1] = tables[0]
                play(tables[1], moves[nth])
                values[nth] += lead(tables[1], seat, weights, sheet) / worlds
        if stuck(s, values[:count].max() - now):
            whim = max(whim, RESTLESS)
        return moves[nearly_best_of(values, count, whim, rng)]

    return choose


@compiled
def nearly_best_of(values, count, whim, rng):
    """The best of the values, or now and then one that is hardly worse.

    Each gets a little noise (Gumbel's), so that the odds of two moves fall by e with every whim
    between them: equals are equally likely, and games differ.
    """
    best, best_value = 0, -np.inf
    for nth in range(count):
        noise = -np.log(-np.log(rng.random() + 1e-300))
        value = values[nth] + whim * noise
        if value > best_value:
            best, best_value = nth, value
    return best


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    s = empty_position(game.rules.position)
    rng = np.random.default_rng(0)
    given = (s, rng, weights_of(game), WHIM, *scratch(game))
    return [EntryPoint(chooser(game), given, work=3.0)]
