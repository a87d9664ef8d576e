"""Five levels, from one that a child beats to the strongest.

A weaker level looks less far ahead and overlooks what beginners overlook, which the game's
heuristics say; it does not blunder at random. Names and characters are in `locales/`.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tessera.bots.alphabeta import AlphaBeta
from tessera.bots.engine.evaluation import weights_of
from tessera.bots.greedy import Greedy
from tessera.bots.halving import SequentialHalving
from tessera.bots.thinker import Thinker
from tessera.kernel.engine.heuristics import Weights
from tessera.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Level:
    """How one of them thinks: one move ahead, or further where `nodes` or `tries` say so."""

    seconds: float  # at most, on one core
    rival: float = 1.0  # how much it minds what others gain
    depth: int = 1  # plies, where nothing is hidden
    nodes: int = 0  # positions, where nothing is hidden
    tries: int = 0  # of moves at samples in a round, where something is hidden


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
    """The level's way to think about the game."""
    kind, level = kind_of(game, name), LEVELS[name]
    weights, seconds = _seen_by(game, name), level.seconds
    if kind is SequentialHalving:
        return SequentialHalving(game, weights=weights, seconds=seconds, tries=level.tries)
    if kind is AlphaBeta:
        return AlphaBeta(
            game, weights=weights, seconds=seconds, nodes=level.nodes, depth=level.depth
        )
    return Greedy(game, weights=weights, seconds=seconds)


def _seen_by(game: Game, name: str) -> Weights:
    """The game's weights without those terms for which the level has no eye."""
    weights, heuristics = weights_of(game), game.heuristics
    ignored = heuristics.ignored.get(name, ())
    reasons = heuristics.reasons.values()
    seen = np.array([reason not in ignored for reason in reasons], np.bool_)
    rival = weights.rival * LEVELS[name].rival
    return heuristics.weights_from(weights.terms * seen, weights.spread, rival)
