"""Searches that would go on for hours, ended by whoever tells them to.

How many milliseconds that takes is measured by `bench/bars.py`.
"""

import threading
import time
from collections.abc import Callable

from tessera.bots.thinker import SearchResult, Stop, Task, Thinker
from tessera.kernel.engine.chance import generator
from tessera.kernel.position import Position

ENDLESS = 10**9  # nodes or tries: half an hour of them at least
NEVER = 600.0  # seconds: only what hangs is ended by them
SOME = 20_000  # positions
HANGS = 120.0  # seconds; a busy machine may be slow, but not that slow


def found_when_told(
    thinker: Thinker, position: Position, looked: Callable[[], int]
) -> SearchResult:
    """What a search has found that is told to end once it has looked at some positions."""
    stop = Stop()
    searching = _Searching(thinker, position, stop)
    while looked() < SOME:  # the search counts in memory of its own, which cannot be waited for
        time.sleep(0)  # lets it have Python's lock
        assert searching.is_alive(), "it has ended by itself"
    stop()
    return searching.found()


def found_in_time(thinker: Thinker, position: Position) -> SearchResult:
    """What a search has found that nobody but its own clock ends."""
    return _Searching(thinker, position, Stop()).found()


class _Searching(threading.Thread):
    """A search in a thread of its own, so that one that hangs can be left behind."""

    def __init__(self, thinker: Thinker, position: Position, stop: Stop) -> None:
        super().__init__(daemon=True)
        self._task = Task(position, generator(0), stop=stop)
        self._thinker, self._found = thinker, list[SearchResult]()
        self.start()

    def run(self) -> None:
        self._found.append(self._thinker.search(self._task))

    def found(self) -> SearchResult:
        self.join(HANGS)
        assert not self.is_alive(), "it does not end"
        return self._found[0]
