"""Plain Monte Carlo tree search: every walk ends in a game played to its end at random.

Nothing is judged but who won. It is a yardstick: what search without knowledge is worth.
"""

from __future__ import annotations

from functools import cached_property

from tessera.bots.engine import mcts
from tessera.bots.engine.mcts import NONE, ROOT, Tree, new_tree, searcher
from tessera.bots.thinker import LONGEST_LINE, Line, SearchResult, Task, Thinker


class MonteCarlo(Thinker):
    """Grows a tree by random games, as long as it has time."""

    engines = (mcts,)

    @cached_property
    def _tree(self) -> Tree:
        return new_tree(self.game)

    def search(self, task: Task) -> SearchResult:
        tree, seat = self._tree._replace(stop=task.stop.flag), self.game.to_act(task.position)
        with task.stop.after(self.level.seconds):
            searcher(self.game)(tree, task.position, task.rng)
        best = sorted(children(tree, ROOT), key=lambda node: -int(tree.visits[node]))
        found = [_follow(tree, node, seat) for node in best[: task.lines]]
        if not found:  # stopped before the first walk
            found = [Line(self.game.legal_numbers(task.position)[:1])]
        return SearchResult(found, nodes=int(tree.used[0]))


def _follow(tree: Tree, node: int, seat: int) -> Line:
    """The line through a node that was visited most."""
    share, moves = float(tree.totals[node, seat] / tree.visits[node]), [int(tree.moves[node])]
    while (below := children(tree, node)) and len(moves) < LONGEST_LINE:
        node = max(below, key=lambda child: int(tree.visits[child]))
        moves.append(int(tree.moves[node]))
    return Line(moves, share)


def children(tree: Tree, parent: int) -> list[int]:
    """The nodes right below a node."""
    found, node = list[int](), int(tree.first[parent])
    while node != NONE:
        found.append(node)
        node = int(tree.next[node])
    return found
