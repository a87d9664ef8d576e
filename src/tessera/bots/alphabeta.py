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
from tessera.bots.thinker import LONGEST_LINE, Line, SearchResult, Task, Thinker
from tessera.kernel.position import Position


class AlphaBeta(Thinker):
    """Looks ahead to a depth or a number of positions, whichever comes first."""

    engines = (alphabeta,)

    @cached_property
    def _work(self) -> alphabeta.Workspace:
        return alphabeta.new_workspace(self.game)

    def search(self, task: Task) -> SearchResult:
        work, position = self._work._replace(stop=task.stop.flag), task.position
        work.counts[alphabeta.MOST_NODES] = self.level.nodes
        lines, search = min(task.lines, alphabeta.MOST_LINES), alphabeta.searcher(self.game).search
        with task.stop.after(self.level.seconds):
            search(work, position, self.weights, lines, self.level.depth)
        best = _best(work) or self.game.legal_numbers(position)[:1]
        counts = work.counts
        cut = work.stop[0] or counts[alphabeta.CUT_SHORT] or counts[alphabeta.DRAWS]
        return SearchResult(
            [Line(self._follow(work, position, number)) for number in best],
            nodes=int(counts[alphabeta.NODES]),
            proven=bool(not cut and position.seats == 2),
        )

    def _follow(self, work: alphabeta.Workspace, position: Position, number: int) -> list[int]:
        line = np.zeros(LONGEST_LINE, np.int32)
        length = alphabeta.searcher(self.game).follow(work, position, number, line)
        return line[:length].tolist()


def _best(work: alphabeta.Workspace) -> list[int]:
    """The best moves: those of the depth that was not searched to its end, then those before."""
    done, trying = int(work.counts[alphabeta.LINES_DONE]), int(work.counts[alphabeta.LINE])
    moves = [int(move) for move in work.trying[: trying + 1] if move >= 0]
    return list(dict.fromkeys([*moves, *work.found[:done].tolist()]))[: max(done, 1)]
