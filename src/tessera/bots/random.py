"""The random bot: any legal move, each as likely as the others."""

from __future__ import annotations

import numpy as np

from tessera.bots.engine import random
from tessera.bots.thinker import Line, SearchResult, Task, Thinker


class Random(Thinker):
    """Chooses among the legal moves by chance."""

    engines = (random,)

    def search(self, task: Task) -> SearchResult:
        moves = np.empty(self.game.rules.most_legal, np.int32)
        move = int(random.chooser(self.game)(task.position, moves, task.rng))
        return SearchResult([Line([move])], nodes=1)
