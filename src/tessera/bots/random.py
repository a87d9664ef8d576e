"""The random bot: any legal move, each as likely as the others."""

from __future__ import annotations

import numpy as np

from tessera.bots.beliefs import History
from tessera.bots.engine import random
from tessera.bots.thinker import Line, SearchResult, Stop, Thinker
from tessera.kernel.position import Position


class Random(Thinker):
    """Chooses among the legal moves by chance."""

    engines = (random,)

    def search(
        self, position: Position, rng: np.random.Generator, lines: int, stop: Stop, history: History
    ) -> SearchResult:
        moves = np.empty(self.game.rules.most_legal, np.int32)
        move = int(random.chooser(self.game)(position, moves, rng))
        return SearchResult([Line([move])], nodes=1)
