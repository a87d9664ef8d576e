"""How likely a move was, by what its seat hides."""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from tessera.bots.engine.evaluation import evaluator, weights_of
from tessera.bots.engine.greedy import new_workspace
from tessera.kernel.compiling import EntryPoint, compiled_for
from tessera.kernel.game import Game
from tessera.kernel.position import empty_position

TEMPERATURE: Final = 0.1  # points that make a worse move e times less likely
MISTAKES: Final = 0.05  # how often a move is made for no reason that we know


@cache
def likelihood_of(game: Game):
    """The function made for the game: how likely a move was, by what the seat hides."""
    legal_moves, play, lead = game.rules.legal_moves, game.rules.play, evaluator(game).lead
    resample, suppose = game.rules.resample, game.rules.suppose

    @compiled_for(game.module)
    def likelihood(s, me, made, held, likely, rng, weights, work):
        """What is hidden from me is shuffled before anything is supposed."""
        moves, values, tables = work.moves, work.values, work.tables
        seat, count = int(s.to_act), legal_moves(s, moves)
        tables[0] = s
        resample(tables[0], me, rng, work.draw)
        for secret in held:
            suppose(tables[0], seat, secret)
            of_made = -np.inf
            for nth in range(count):
                tables[1] = tables[0]
                play(tables[1], moves[nth])
                values[nth] = lead(tables[1], seat, weights, work.scratch)
                if moves[nth] == made:
                    of_made = values[nth]
            odds, best = 0.0, values[:count].max()
            for nth in range(count):
                odds += np.exp((values[nth] - best) / TEMPERATURE)
            for_a_reason = np.exp((of_made - best) / TEMPERATURE) / odds
            likely[secret] = MISTAKES / count + (1 - MISTAKES) * for_a_reason

    return likelihood


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    s, held = empty_position(game.rules.position), np.zeros(1, np.int64)
    likely, rng = np.zeros(game.rules.secrets), np.random.default_rng(0)
    given = (s, 0, 0, held, likely, rng, weights_of(game), new_workspace(game))
    return [EntryPoint(likelihood_of(game), given, work=1.6)]
