"""What time it is at the tables: a clock that does not jump, and that stands still for nobody."""

from __future__ import annotations

import time

MOST_APART = 2_000  # milliseconds between the clocks of processes that share a database


def ticks() -> float:
    """Seconds of a clock that never jumps; on Linux it goes on while a machine sleeps."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class TableClock:
    """The wall clock as it was at the start, and from there on one that does not jump."""

    def __init__(self) -> None:
        self._began = time.time() - ticks()  # seconds since 1970, at the zero of the other clock

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int((self._began + ticks()) * 1000)

    def follow_the_wall(self) -> int:
        """Be where all others are after the wall clock was put right: by so many milliseconds."""
        apart = int((time.time() - ticks() - self._began) * 1000)
        if abs(apart) <= MOST_APART:
            return 0
        self._began += apart / 1000
        return apart
