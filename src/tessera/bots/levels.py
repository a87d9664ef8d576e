"""Five levels, from one that a child beats to the strongest.

A weaker level looks less far ahead and overlooks what beginners overlook, which the game's
heuristics say; it does not blunder at random. Names and characters are in `locales/`.
"""

from __future__ import annotations

import numpy as np

from tessera.bots.alphabeta import AlphaBeta
from tessera.bots.engine.evaluation import weights_of
from tessera.bots.greedy import Greedy
from tessera.bots.halving import SequentialHalving
from tessera.bots.thinker import Level, Thinker
from tessera.kernel.game import Game

LEVELS: dict[str, Level] = {
    "novice": Level(seconds=0.1, rival=0.0),
    "easy": Level(seconds=0.2, rival=0.0),
    "medium": Level(seconds=0.5, depth=2, nodes=10_000),
    "hard": Level(seconds=1.0, depth=4, nodes=40_000),
    "strong": Level(seconds=2.0, depth=64, nodes=100_000, tries=256),
}
ADVISER = list(LEVELS)[-1]  # the strongest: whom hints and reviews come from


def kind_of(game: Game, name: str) -> type[Thinker]:
    """Which of the ways to think is the level's in the game."""
    level = LEVELS[name]
    if level.tries > 0 and game.rules.hides:
        return SequentialHalving
    return AlphaBeta if level.nodes > 0 and not game.rules.hides else Greedy


def thinker_of(game: Game, name: str) -> Thinker:
    """The level's way to think about the game, without the terms for which it has no eye."""
    level, weights, heuristics = LEVELS[name], weights_of(game), game.heuristics
    ignored = heuristics.ignored.get(name, ())
    seen = np.array([reason not in ignored for reason in heuristics.reasons.values()], np.bool_)
    rival = weights.rival * level.rival
    weights = heuristics.weights_from(weights.terms * seen, weights.spread, rival)
    return kind_of(game, name)(game, level, weights)
