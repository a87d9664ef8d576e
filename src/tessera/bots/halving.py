"""Looking ahead where something is hidden: sequential halving over sampled tables.

A first look at every move leaves a few that are worth trying. Each of them is made at the same
samples, tables that look alike to the seat that thinks; the seat ends its turn, the others make
the move after which they stand best, and the table is judged. Then the worse half is dropped and
the better half is tried at more samples, until one is left. Samples are the likelier to be drawn
the better they explain what the others did. Moves that lead to where the game was before count for
less each time: two seats that undo each other's moves would never end.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

import numpy as np

from tessera.bots.beliefs import posterior
from tessera.bots.engine import halving
from tessera.bots.engine.halving import SAMPLES, Workspace, new_workspace, searcher
from tessera.bots.thinker import Line, SearchResult, Task, Thinker
from tessera.kernel.position import Position

FIRST_SAMPLES: Final = 16  # of them for the first look
TRIED: Final = 8  # moves that are worth trying, at most
REPETITION_DISCOUNT: Final = 0.8  # of its value is left each time a move leads where the game was


class SequentialHalving(Thinker):
    """Tries moves at sampled tables, so many times in every round."""

    learns = True
    engines = (halving,)

    @cached_property
    def _work(self) -> Workspace:
        return new_workspace(self.game)

    def search(self, task: Task) -> SearchResult:
        work = self._work._replace(stop=task.stop.flag)
        searcher(self.game).draw_samples(work, task.position, task.rng)
        work.looks[0] = 0
        with task.stop.after(self.level.seconds):
            ranked, values = self._rank(work, task)
        best = [int(work.moves[nth]) for nth in ranked[: task.lines]]
        found = [
            Line(self._rest_of_turn(work, move), min(max(float(value), 0.0), 1.0))
            for move, value in zip(best, values, strict=False)
        ]
        return SearchResult(found, nodes=int(work.looks[0]))

    def _rank(self, work: Workspace, task: Task) -> tuple[list[int], list[float]]:
        """The places of the moves in the workspace, the best first, and what they seem worth."""
        rng, again, functions = task.rng, task.history.repetitions, searcher(self.game)
        odds = posterior(self.game, work, task.history, self.weights, rng)
        count = len(self.game.legal_numbers(task.position))
        functions.look(work, self.weights, np.arange(FIRST_SAMPLES), count)
        times = [again.get(int(move), 0) for move in work.moves[:count]]
        tired = REPETITION_DISCOUNT ** np.array(times)
        values = work.totals[:count] / FIRST_SAMPLES * tired
        ranked, tables = np.argsort(-values, kind="stable").tolist(), 0
        work.totals[:count] = 0
        left = min(count, TRIED)
        while left > 1 and not work.stop[0]:
            picks = rng.choice(SAMPLES, size=max(1, self.level.tries // left), p=odds)
            tried = np.array(ranked[:left])
            if not functions.try_out(work, self.weights, picks, tried):
                break
            tables += len(picks)
            values[tried] = work.totals[tried] / tables * tired[tried]
            ranked[:left] = sorted(ranked[:left], key=lambda nth: -values[nth])
            left = (left + 1) // 2 if left > 2 else 1
        return ranked, [float(values[nth]) for nth in ranked]

    def _rest_of_turn(self, work: Workspace, move: int) -> list[int]:
        """The move, and how the seat would end its turn if it learns nothing new by the move."""
        rules, table = self.game.rules, work.samples[0].copy()
        seat, secret = int(table.to_act), rules.secret(table, table.to_act)
        rules.play(table, move)
        if table.to_act != seat or rules.secret(table, seat) != secret:
            return [move]
        return [move, int(searcher(self.game).best_move(work, self.weights, table))]

    def reply(self, table: Position, seat: int) -> None:
        searcher(self.game).let_others_play(self._work, self.weights, table, seat)
