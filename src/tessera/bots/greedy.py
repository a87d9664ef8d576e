"""The greedy bot: the move after which it stands best, by the game's own evaluation.

Where something is hidden from it, it looks at a few tables that look the same from its seat.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tessera.bots.engine import greedy
from tessera.bots.engine.greedy import TEMPERATURE, chooser, nearly_best_of, new_workspace
from tessera.bots.thinker import Line, SearchResult, Task, Thinker

REPETITION_PENALTY: Final = 0.1  # what a move loses each time that it leads to where the game was


class Greedy(Thinker):
    """Looks one move ahead."""

    learns = True
    engines = (greedy,)

    def search(self, task: Task) -> SearchResult:
        work, again, rng = new_workspace(self.game), task.history.repetitions, task.rng
        best = int(chooser(self.game)(task.position, rng, self.weights, TEMPERATURE, work))
        moves = self.game.legal_numbers(task.position)
        values = work.values[: len(moves)]
        if best in again:
            values -= [REPETITION_PENALTY * again.get(move, 0) for move in moves]
            best = moves[int(nearly_best_of(values, len(moves), TEMPERATURE, rng))]
        ranked = [moves[int(nth)] for nth in np.argsort(-values)]
        found = [Line([move]) for move in list(dict.fromkeys([best, *ranked]))[: task.lines]]
        return SearchResult(found, nodes=len(moves))
