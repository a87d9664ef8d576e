"""The random bot: any legal move, each as likely as the others."""

from __future__ import annotations

from tessera.bots.thinker import Line, SearchResult, Task, Thinker


class Random(Thinker):
    """Chooses among the legal moves by chance."""

    def search(self, task: Task) -> SearchResult:
        moves = self.game.legal_numbers(task.position)
        move = moves[int(task.rng.random() * len(moves))]
        return SearchResult([Line([move])], nodes=1)
