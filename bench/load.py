"""The load that one server core carries: `python bench/load.py [--tables 500] [--seconds 30]`.

The server runs on one core, the clients in this process on another: two seats and a spectator at
every table, a move a second a table. Prints how long acknowledgements took, whether any message was
lost or came out of order, and the memory of a table. Then the same load is put on boardgame.io's
server (`bench/peers/boardgameio`), if Node is at hand: it is with `make test`.

`--beside COMMIT` puts the load on the server as it was at that commit too, in turns with ours, and
prints what a move and a table cost beside it. `--capacity` looks for the most tables that a core
carries: 99 % of acknowledgements come within 50 ms, nothing is lost and no move has to be left out.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the other parts of this measurement

from bench.loading.servers import (
    CLIENT_CORE,
    Server,
    fetch_peer,
    find_node,
    measure_peer,
    pin,
    python_at,
    tessera,
)
from bench.loading.tables import Pace, Tables

from tessera.server.acceptor import raise_file_limit

SETTLING = 3.0  # seconds, so that opening the tables is not measured
ROUNDS = 2  # of turns: ours, theirs, theirs, ours
SATURATED = 0.9  # of its core: then the client's own work is measured too
FEWEST, MOST = 100, 6_400  # tables that are tried
WITHIN = 50.0  # milliseconds, for 99 of 100 acknowledgements
CLOSE_ENOUGH = 1.1  # between what was carried and what was not
TRIES = 2  # a machine that others use stumbles now and then

Figures = dict[str, Any]
Found = TypeVar("Found")


class Load:
    """Tables on one server, and what they cost it."""

    def __init__(self, server: Server, games: list[str]) -> None:
        self._server, self._games, self._empty = server, games, server.memory
        self._tables = Tables(server.address)
        self._count, self._opened = 0, 0.0
        self.seconds, self._client_seconds = 0.0, 0.0
        self.per_move: list[float] = []  # milliseconds of the processor, in each turn

    async def open(self, count: int) -> None:
        """So many tables."""
        began = time.perf_counter()
        await self._tables.open(count, self._games)
        print(f"{count} tables are open after {time.perf_counter() - began:.1f} s", file=sys.stderr)
        await asyncio.sleep(SETTLING)
        self._count, self._opened = count, self._server.memory

    async def play(self, seconds: float, new_pace: Callable[[], Pace] = Pace) -> None:
        """A turn."""
        moves, used = len(self._tables.tally.waits), self._server.processor_seconds
        own = time.process_time()
        await self._tables.play(seconds, new_pace)
        self._client_seconds += time.process_time() - own
        self.seconds += seconds
        used = self._server.processor_seconds - used
        self.per_move.append(1000 * used / max(1, len(self._tables.tally.waits) - moves))

    async def close(self) -> Figures:
        """All figures, once everybody has heard everything."""
        tally = self._tables.tally
        waits = np.array(tally.waits) * 1000
        per_move = float(np.mean(self.per_move))
        figures = {
            "tables": self._count,
            "seconds": self.seconds,
            "games": self._games,
            "moves": len(waits),
            "median_ms": round(float(np.median(waits)), 2),
            "p99_ms": round(float(np.percentile(waits, 99)), 2),
            "most_ms": round(float(waits.max()), 2),
            "lost": await self._tables.lost(),
            "out_of_order": tally.out_of_order,
            "refused": tally.refused,
            "behind": tally.behind,
            "processor_ms_per_move": round(per_move, 3),
            "core": round(per_move * len(waits) / 1000 / self.seconds, 2),  # share of the server's
            "client_core": round(self._client_seconds / self.seconds, 2),
            "kb_per_table": round((self._opened - self._empty) / self._count, 1),
            "kb_per_table_played": round((self._server.memory - self._empty) / self._count, 1),
        }
        await self._tables.leave()
        return figures


def run(work: Callable[[], Awaitable[Found]]) -> Found:
    """On the fastest loop there is."""

    async def whole() -> Found:
        return await work()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(whole())


def measure_tessera(
    count: int,
    seconds: float,
    games: list[str],
    database: str | None = None,
    new_pace: Callable[[], Pace] = Pace,
) -> Figures:
    """Start a server, measure, stop it."""

    async def measured() -> Figures:
        load = Load(server, games)
        await load.open(count)
        await load.play(seconds, new_pace)
        return await load.close()

    with tessera(database) as server:
        return run(measured)


# ------------------------------------------------------------------ beside an older commit


def measure_beside(
    commit: str, count: int, seconds: float, games: list[str]
) -> tuple[Figures, Figures, list[float]]:
    """Ours, those of the commit, and how the processor's time a move compares in each pair."""

    async def measured() -> tuple[Figures, Figures, list[float]]:
        ours, theirs = (Load(server, games) for server in servers)
        for load in (ours, theirs):
            await load.open(count)
        for _ in range(ROUNDS):
            for load in (ours, theirs, theirs, ours):  # noise falls on both
                await load.play(seconds / ROUNDS / 2)
        pairs = zip(ours.per_move, theirs.per_move, strict=True)
        ratios = [one / other for one, other in pairs]
        return await ours.close(), await theirs.close(), ratios

    with ExitStack() as stack:
        pythons = (Path(sys.executable), python_at(commit))
        servers = [stack.enter_context(tessera(python=python)) for python in pythons]
        return run(measured)


def print_beside(commit: str, count: int, seconds: float, games: list[str]) -> Figures:
    """Measure both and say how they compare; what came out for ours is handed back."""
    ours, theirs, ratios = measure_beside(commit, count, seconds, games)
    print(json.dumps({"server": "tessera", **ours}))
    print(json.dumps({"server": commit, **theirs}))
    for figure in ("processor_ms_per_move", *COMPARED):
        print(f"{figure}: {ours[figure] / theirs[figure]:.2f} of {commit}'s")
    print(f"processor_ms_per_move in turns: {min(ratios):.2f} to {max(ratios):.2f}")
    return ours


# ------------------------------------------------------------------ the most tables


def most_tables(name: str, measure: Callable[[int], Figures]) -> Figures:
    """Doubling until it is too much, then halving the gap; what the most that was carried cost."""
    best, count, too_many = Figures(tables=0), FEWEST, MOST + 1
    while best["tables"] * CLOSE_ENOUGH < too_many and FEWEST <= count <= MOST:
        figures = carried(name, measure, count)
        best = figures or best
        too_many = too_many if figures else count
        middle = (best["tables"] + too_many) // 2
        count = min(2 * best["tables"], MOST) if too_many > MOST else middle
        if best["tables"] == MOST:
            break
    return best


def carried(name: str, measure: Callable[[int], Figures], count: int) -> Figures | None:
    """What so many tables cost, if they are carried in one of the tries."""
    for _ in range(TRIES):
        figures = measure(count)
        print(json.dumps({"server": name, **figures}), flush=True)
        unheard = figures["lost"] or figures["out_of_order"] or figures["behind"]
        if figures["p99_ms"] <= WITHIN and not unheard:
            return figures
    return None


def print_most(name: str, measure: Callable[[int], Figures]) -> int:
    """The most tables, and who was at the end of their strength."""
    best = most_tables(name, measure)
    busy = "".join(
        f", {who} {100 * best[core]:.0f} % busy"
        for who, core in (("server", "core"), ("client", "client_core"))
        if core in best
    )
    print(f"{name}: {best['tables']} tables{busy}")
    if best.get("client_core", 0) > SATURATED:
        print(f"{name}: the client was saturated, so the server may carry more")
    return best["tables"]


# ------------------------------------------------------------------ what is asked for

COMPARED = ("median_ms", "p99_ms", "kb_per_table", "kb_per_table_played")


def main() -> None:
    """Measure, print what was found and how it compares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, help="of play: 30, or 10 for --capacity")
    parser.add_argument("--games", default="sintra,fairytile", help="which are played, in turn")
    parser.add_argument("--database", default=None, help="a PostgreSQL database")
    parser.add_argument("--beside", metavar="COMMIT", help="in turns with the server at a commit")
    parser.add_argument("--capacity", action="store_true", help="the most tables on one core")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    options = parser.parse_args()
    pin(CLIENT_CORE)
    raise_file_limit()  # the servers have ours
    games, node = options.games.split(","), None if options.alone else find_node()
    if node is not None:
        fetch_peer(node)
    if options.capacity:
        seconds = options.seconds or 10.0
        ours = print_most(
            "tessera", lambda count: measure_tessera(count, seconds, games, options.database)
        )
        if node is not None:
            theirs = print_most("boardgame.io", lambda count: measure_peer(node, count, seconds))
            print(f"tables: {ours / max(1, theirs):.2f} of boardgame.io's")
        return
    load = (options.tables, options.seconds or 30.0)
    if options.beside:
        figures = print_beside(options.beside, *load, games)
    else:
        figures = measure_tessera(*load, games, options.database)
        print(json.dumps({"server": "tessera", **figures}))
    if node is not None:
        peer = measure_peer(node, *load)
        print(json.dumps({"server": "boardgame.io", **peer}))
        for figure in COMPARED:
            print(f"{figure}: {figures[figure] / peer[figure]:.2f} of boardgame.io's")


if __name__ == "__main__":
    main()
