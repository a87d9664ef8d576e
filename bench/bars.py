"""Every bar of the engines in one run, each with its figure: `python bench/bars.py`.

Leaves with 1 if a bar is missed. Wants a machine that has nothing else to do.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

import tessera
from tessera.bots.alphabeta import AlphaBeta
from tessera.bots.engine.alphabeta import PLIES
from tessera.bots.halving import SequentialHalving
from tessera.bots.thinker import Level, Stop, Task, Thinker
from tessera.games import GAMES
from tessera.kernel.engine.chance import generator
from tessera.lab.benchmarks import measure
from tessera.lab.playouts import play_randomly

FIRST_MOVES = "import tessera; tessera.new_game({game!r}, seed=1).legal_moves()"


class Bar(NamedTuple):
    """What was measured, and what is wanted."""

    what: str
    figure: float
    least: float | None = None
    most: float | None = None

    def holds(self) -> bool:
        """Is the bar met?"""
        return (self.least or -1e9) <= self.figure <= (self.most or 1e9)


RATIO = 40.0  # to OpenSpiel's backgammon, one core
BYTES = {"sintra": 1024}
MANY_GAMES = {"sintra": 100_000}  # random ones
OF_ANY_OTHER = 4096, 2_000  # the same


def endless(name: str, seconds: float) -> Thinker:
    """A search that nothing but a stop or the time ends."""
    game = GAMES[name]
    if game.rules.hides:
        return SequentialHalving(game, Level(seconds, tries=10**7))
    return AlphaBeta(game, Level(seconds, depth=PLIES, nodes=10**9))


def quietly(_step: int, _steps: int, _what: str) -> None:
    """Nobody is told how far it is."""


def bars() -> Iterator[Bar]:
    """Speed, both cores, size, transpositions, searching, cold and warm start of every game."""
    figures = measure(10, quietly)
    for name, game in GAMES.items():
        many = MANY_GAMES.get(name, OF_ANY_OTHER[1])
        figure = figures[name]
        yield Bar(f"{name}: ratio to backgammon", figure.ratio or 0, least=RATIO)
        yield Bar(f"{name}: all cores to one", figure.speed_up or 0, least=1.7)
        yield Bar(
            f"{name}: bytes of a position",
            game.rules.position.itemsize,
            most=BYTES.get(name, OF_ANY_OTHER[0]),
        )
        grown = _memory_grown(name, many)
        yield Bar(f"{name}: KiB grown in {many:,} games", grown, most=1024)
        if figure.endings_proven is not None:
            yield Bar(f"{name}: share of endings proven in 2 s", figure.endings_proven, least=0.8)
        yield Bar(f"{name}: ms until a search stops", _ms_to_stop(name), most=50)
        yield Bar(f"{name}: ms of a search that has 200", _ms_taken(name), most=300)
        with tempfile.TemporaryDirectory() as empty:
            yield Bar(f"{name}: cold start, s", _seconds(name, empty), most=30)
            yield Bar(f"{name}: warm start, s", _seconds(name, empty), most=2)


def _memory_grown(name: str, many: int) -> float:
    play_randomly(GAMES[name], many)  # their lengths are kept, and counted once
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    play_randomly(GAMES[name], many)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before


def _ms_to_stop(name: str) -> float:
    """From when it is told; the median of some."""
    return median(_ms_after(name, 600, stopped_after=0.3) for _ in range(5))


def _ms_taken(name: str) -> float:
    """From beginning to end; the median of some."""
    return median(_ms_after(name, 0.2) for _ in range(5))


def _ms_after(name: str, seconds: float, stopped_after: float | None = None) -> float:
    """From the beginning, or from when the search was stopped, to its end."""
    thinker: Thinker = endless(name, seconds)
    position, stop, since = tessera.new_game(name, seed=1).position, Stop(), [time.perf_counter()]

    def tell() -> None:
        since.append(time.perf_counter())
        stop()

    if stopped_after is not None:
        threading.Timer(stopped_after, tell).start()
    thinker.search(Task(position, generator(0), stop=stop))
    return 1000 * (time.perf_counter() - since[-1])


def _seconds(name: str, cache: str) -> float:
    """From nothing to the first legal moves, in a process of its own."""
    started = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", FIRST_MOVES.format(game=name)],
        env=os.environ | {"TESSERA_CACHE": cache},
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return time.perf_counter() - started


def main() -> int:
    """Print every bar; how many were missed."""
    missed = 0
    for bar in bars():
        wanted = f"at least {bar.least:g}" if bar.least else f"at most {bar.most:g}"
        verdict = "holds" if bar.holds() else "MISSED"
        print(f"{bar.what:40} {bar.figure:10.2f}   {wanted:14} {verdict}")
        missed += not bar.holds()
    return missed


if __name__ == "__main__":
    sys.exit(min(main(), 1))
