"""What the others hide, guessed from their moves.

A seat mostly makes moves after which it stands well. Which of its moves are good depends on what it
hides, so what it did says something about that.
"""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np

from tessera.bots.greedy import scratch
from tessera.bots.past import Past
from tessera.bots.standing import standing, weights_of
from tessera.kernel.compiling import EntryPoint, compiled_for
from tessera.kernel.game import Game, Weights, empty_position

WHIM: Final = 0.1  # points that make a worse move e times less likely
ODD: Final = 0.05  # how often a move is made for no reason that we know


def odds_of(
    game: Game, worlds: Any, past: Past, weights: Weights, rng: np.random.Generator, stop: Any
) -> Any:
    """How likely each of the imagined tables is, beside the others; less is learned if stopped."""
    odds, me, room = np.ones(len(worlds)), int(worlds[0].to_act), scratch(game)
    secret, explain = game.rules.secret, explainer(game)
    for ply in past.plies:
        if stop[0]:
            break
        seat = int(ply.position.to_act)
        held = np.array([secret(world, seat) for world in worlds])
        likely = np.zeros(game.rules.secrets)
        explain(ply.position, me, ply.move, np.unique(held), likely, rng, weights, *room)
        odds *= likely[held]
        odds /= odds.sum()
    return odds / odds.sum()


@cache
def explainer(game: Game):
    """The function made for the game: how likely a move was, by what the seat hides."""
    legal_moves, play, lead = game.rules.legal_moves, game.rules.play, standing(game).lead
    imagine, suppose = game.rules.imagine, game.rules.suppose

    @compiled_for(game.name)
    def explain(s, me, made, held, likely, rng, weights, moves, values, tables, draw, sheet):
        """What is hidden from me is shuffled before anything is supposed."""
        seat, count = int(s.to_act), legal_moves(s, moves)
        tables[0] = s
        imagine(tables[0], me, rng, draw)
        for secret in held:
            suppose(tables[0], seat, secret)
            of_made = -np.inf
            for nth in range(count):
                tables[1] = tables[0]
                play(tables[1], moves[nth])
                values[nth] = lead(tables[1], seat, weights, sheet)
                if moves[nth] == made:
                    of_made = values[nth]
            odds, best = 0.0, values[:count].max()
            for nth in range(count):
                odds += np.exp((values[nth] - best) / WHIM)
            likely[secret] = ODD / count + (1 - ODD) * np.exp((of_made - best) / WHIM) / odds

    return explain


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    s, held = empty_position(game.rules.position), np.zeros(1, np.int64)
    likely, rng = np.zeros(game.rules.secrets), np.random.default_rng(0)
    given = (s, 0, 0, held, likely, rng, weights_of(game), *scratch(game))
    return [EntryPoint(explainer(game), given, work=1.6)]
