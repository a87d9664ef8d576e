"""Looking ahead where nothing is hidden: alpha-beta search, ever deeper, up to the next draw.

It searches as if all others were against the seat that thinks. With two seats that is the truth,
and once no draw can come any more and every line was followed to its end, the choice is proven.
With more, each of the others looks after itself first: it takes one of the moves that are best for
it. What has been seen is kept in a transposition table, so that no position is searched twice.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np

from tessera.bots.engine import alphabeta
from tessera.bots.engine.alphabeta import (
    CUT_SHORT,
    DRAWS,
    LINE,
    LINES_DONE,
    MOST_LINES,
    MOST_NODES,
    NODES,
    Workspace,
    new_workspace,
    searcher,
)
from tessera.bots.thinker import LONGEST_LINE, Line, SearchResult, Task, Thinker
from tessera.kernel.position import Position


class AlphaBeta(Thinker):
    """Looks ahead to a depth or a number of positions, whichever comes first."""

    engines = (alphabeta,)

    @cached_property
    def _work(self) -> Workspace:
        return new_workspace(self.game)

    def search(self, task: Task) -> SearchResult:
        work, position = self._work._replace(stop=task.stop.flag), task.position
        work.counts[MOST_NODES] = self.level.nodes
        lines, search = min(task.lines, MOST_LINES), searcher(self.game).search
        with task.stop.after(self.level.seconds):
            search(work, position, self.weights, lines, self.level.depth)
        best = _best(work) or self.game.legal_numbers(position)[:1]
        counts = work.counts
        whole = not work.stop[0] and counts[CUT_SHORT] == 0 and counts[DRAWS] == 0
        return SearchResult(
            [Line(self._follow(work, position, number)) for number in best],
            nodes=int(counts[NODES]),
            proven=bool(whole and position.seats == 2),
        )

    def _follow(self, work: Workspace, position: Position, number: int) -> list[int]:
        line = np.zeros(LONGEST_LINE, np.int32)
        length = searcher(self.game).follow(work, position, number, line)
        return line[:length].tolist()


def _best(work: Workspace) -> list[int]:
    """The best moves: those of the depth that was not searched to its end, then those before."""
    done, trying = int(work.counts[LINES_DONE]), int(work.counts[LINE])
    moves = [int(move) for move in work.trying[: trying + 1] if move >= 0]
    return list(dict.fromkeys([*moves, *work.found[:done].tolist()]))[: max(done, 1)]
