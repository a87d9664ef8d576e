"""How long a search takes, and how fast it ends when it is told to.

The best of three each time: the machine may be busy with something else.
"""

import threading
import time

from tessera.bots.past import NOTHING
from tessera.bots.thinking import Stop, Thinker
from tessera.kernel.chance import generator
from tessera.kernel.game import Position


def seconds_taken(thinker: Thinker, position: Position) -> float:
    """From beginning to end."""
    return min(_seconds_taken(thinker, position) for _ in range(3))


def _seconds_taken(thinker: Thinker, position: Position) -> float:
    started = time.perf_counter()
    thinker.search(position, generator(0), 1, Stop(), NOTHING)
    return time.perf_counter() - started


def seconds_to_stop(thinker: Thinker, position: Position) -> float:
    """From when it is told."""
    return min(_seconds_to_stop(thinker, position) for _ in range(3))


def _seconds_to_stop(thinker: Thinker, position: Position) -> float:
    stop, told = Stop(), list[float]()

    def tell() -> None:
        told.append(time.perf_counter())
        stop()

    threading.Timer(0.3, tell).start()
    thinker.search(position, generator(0), 1, stop, NOTHING)
    return time.perf_counter() - told[0]
