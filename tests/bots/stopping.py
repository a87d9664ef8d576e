"""Searches that would go on for hours, ended by whoever tells them to.

How many milliseconds that takes is measured by `bench/bars.py`.
"""

import threading
from collections.abc import Callable

from tessera.bots.past import NOTHING
from tessera.bots.thinking import Found, Stop, Thinker
from tessera.kernel.chance import generator
from tessera.kernel.game import Position

ENDLESS = 10**9  # nodes: half an hour of them at least
NEVER = 600.0  # seconds: only what hangs is ended by them
SOME = 20_000  # positions
HANGS = 120.0  # seconds; a busy machine may be slow, but not that slow


def found_when_told(thinker: Thinker, position: Position, looked: Callable[[], int]) -> Found:
    """What a search has found that is told to end once it has looked at some positions."""
    stop = Stop()
    searching = _Searching(thinker, position, stop)
    while looked() < SOME:  # the search counts in memory of its own, which cannot be waited for
        searching.join(0.001)
        assert searching.is_alive(), "it has ended by itself"
    stop()
    return searching.found()


def found_in_time(thinker: Thinker, position: Position) -> Found:
    """What a search has found that nobody but its own clock ends."""
    return _Searching(thinker, position, Stop()).found()


class _Searching(threading.Thread):
    """A search in a thread of its own, so that one that hangs can be left behind."""

    def __init__(self, thinker: Thinker, position: Position, stop: Stop) -> None:
        super().__init__(daemon=True)
        self._given = (position, generator(0), 1, stop, NOTHING)
        self._thinker, self._found = thinker, list[Found]()
        self.start()

    def run(self) -> None:
        self._found.append(self._thinker.search(*self._given))

    def found(self) -> Found:
        self.join(HANGS)
        assert not self.is_alive(), "it does not end"
        return self._found[0]
