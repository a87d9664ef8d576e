"""The load that one server core carries: `python bench/load.py [--tables 500] [--seconds 30]`.

The server runs on one core, the clients in this process on another: two seats and a spectator at
every table, a move a second a table. Prints how long acknowledgements took, whether any message was
lost or came out of order, and the memory of a table. `bench/peers/boardgameio` is the same load on
boardgame.io's server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).parents[1]
PEER = Path(__file__).with_name("peers") / "boardgameio"
PORT, PEER_PORT = 18_765, 18_766
SERVER_CORE, CLIENT_CORE = 0, 1
SERVE = """
import sys
import msgspec, uvicorn
from tessera.server.app import Options, create_app
from tessera.server.limits import Limits
from tessera.server.logs import set_up_logs
from tessera.server.serving import web_server
set_up_logs()
limits = Limits(tables_per_minute=1e9, tables_at_once=10**6, connections=10**6)
app = create_app(msgspec.json.decode(sys.argv[1], type=Options), limits)
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), **web_server(limits))
"""

_DECODE = msgspec.json.Decoder().decode


@dataclass
class Tally:
    """What was measured."""

    waits: list[float] = field(default_factory=list[float])  # seconds to each acknowledgement
    behind: int = 0  # moves not sent, because the former one was not seen yet
    out_of_order: int = 0
    refused: Counter[str] = field(default_factory=Counter[str])  # by code


class Client:
    """One connection: keeps the order of what it hears."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self.line: ClientConnection | None = None
        self.news: dict[str, Any] = {}
        self.ply = 0
        self.seats: list[int] = []
        self.done: asyncio.Future[None] | None = None
        self._reader: asyncio.Task[None] | None = None

    async def join(self, table: str, key: str | None) -> None:
        """Say hello, and listen from then on."""
        url = f"ws://127.0.0.1:{PORT}/api/tables/{table}/play"
        self.line = await connect(url, compression=None, proxy=None, ping_interval=None)
        await self.line.send(msgspec.json.encode({"type": "hello", "key": key}).decode())
        self._hear(_DECODE(await self.line.recv()))
        self._reader = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        assert self.line is not None
        try:
            async for text in self.line:
                self._hear(_DECODE(text))
        except ConnectionClosed:
            pass

    def _hear(self, news: dict[str, Any]) -> None:
        kind = news["type"]
        if kind in ("welcome", "update"):
            first, plies = news["first"], news["plies"]
            self.seats = news.get("seats", self.seats)
            if first != self.ply or first + len(plies) != news["standing"]["ply"]:
                self._tally.out_of_order += kind == "update"
            self.ply, self.news = news["standing"]["ply"], news
        elif self.done is not None and not self.done.done():
            if kind == "refusal":
                self._tally.refused[news["problem"]["code"]] += 1
            self.done.set_result(None)

    @property
    def is_to_act(self) -> bool:
        """Is it this seat's move?"""
        return self.news["standing"]["to_act"] in self.seats

    async def play(self, nth: int) -> None:
        """Make some legal move, and note how long it took to be acknowledged."""
        assert self.line is not None
        moves = self.news["moves"]
        wish = {"type": "play", "id": 1, "ply": self.ply, "move": moves[nth % len(moves)]}
        self.done = asyncio.get_running_loop().create_future()
        text = msgspec.json.encode(wish).decode()
        began = time.perf_counter()
        await self.line.send(text)
        await self.done
        self._tally.waits.append(time.perf_counter() - began)


@dataclass
class Seated:
    """A table with two seats and a spectator."""

    people: list[Client]
    watcher: Client

    @property
    def to_act(self) -> Client | None:
        """Who knows that it is their move."""
        return next((one for one in self.people if one.is_to_act), None)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.people[0].news["standing"]["status"] == "over"


# ------------------------------------------------------------------ opening and playing


async def open_tables(count: int, games: list[str], tally: Tally) -> list[Seated]:
    """Tables with everybody connected, 20 at a time."""
    import httpx

    tables: list[Seated] = []
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{PORT}", timeout=60, limits=limits
    ) as http:

        async def one(nth: int) -> None:
            settings = {
                "game": games[nth % len(games)],
                "places": [{"kind": "open"}, {"kind": "open"}],
            }
            table = (await http.post("/api/tables", json={"settings": settings})).json()["table"]
            people: list[Client] = []
            for seat in (0, 1):
                body = {"seat": seat, "name": f"P{seat}", "seed": str(nth)}
                key = (await http.post(f"/api/tables/{table}/sit", json=body)).json()["key"]
                people.append(Client(tally))
                await people[-1].join(table, key)
            watcher = Client(tally)
            await watcher.join(table, None)
            for person in people:  # who sat first was told of the start later
                while person.news["standing"]["status"] != "running":
                    await asyncio.sleep(0.001)
            tables.append(Seated(people, watcher))

        for first in range(0, count, 20):
            await asyncio.gather(*(one(nth) for nth in range(first, min(count, first + 20))))
    return tables


async def play(tables: list[Seated], seconds: float, tally: Tally) -> None:
    """A move a second at every table, spread evenly."""
    work: set[asyncio.Task[None]] = set()
    began, total = time.perf_counter(), int(len(tables) * seconds)
    for nth in range(total):
        table = tables[nth % len(tables)]
        pause = began + nth / len(tables) - time.perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)
        mover = None if table.is_over else table.to_act
        if mover is None or (mover.done is not None and not mover.done.done()):
            tally.behind += not table.is_over
            continue
        task = asyncio.create_task(mover.play(nth))
        work.add(task)
        task.add_done_callback(work.discard)
    await asyncio.gather(*work)
    await asyncio.sleep(1.0)


def lost(tables: list[Seated]) -> int:
    """Updates that did not reach somebody, once everything is quiet."""
    missing = 0
    for table in tables:
        ends = [one.ply for one in (*table.people, table.watcher)]
        missing += sum(max(ends) - end for end in ends)
    return missing


# ------------------------------------------------------------------ servers and figures


def memory(pid: int) -> float:
    """Resident, in kB."""
    text = Path(f"/proc/{pid}/status").read_text()
    return float(next(line for line in text.splitlines() if "VmRSS" in line).split()[1])


def pin(core: int) -> None:
    """Stay on one core."""
    if hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > core:
        os.sched_setaffinity(0, {core})


def start_server(data: str, database: str | None) -> subprocess.Popen[bytes]:
    """A server of its own on its own core, ready."""
    import httpx

    options = {"database": database} if database else {"data": data}
    server = subprocess.Popen(
        [sys.executable, "-c", SERVE, json.dumps(options), str(PORT)],
        preexec_fn=lambda: pin(SERVER_CORE),
    )
    while True:
        try:
            if httpx.get(f"http://127.0.0.1:{PORT}/ready").status_code == 200:
                return server
        except httpx.TransportError:
            time.sleep(0.1)


async def measure(count: int, seconds: float, games: list[str], pid: int) -> dict[str, Any]:
    """All figures of one run."""
    tally, empty = Tally(), memory(pid)
    began = time.perf_counter()
    tables = await open_tables(count, games, tally)
    print(f"{count} tables are open after {time.perf_counter() - began:.1f} s", file=sys.stderr)
    opened = memory(pid)
    cpu = sum(os_times(pid))
    await play(tables, seconds, tally)
    used = sum(os_times(pid)) - cpu
    waits = np.array(tally.waits) * 1000
    return {
        "tables": count,
        "seconds": seconds,
        "games": games,
        "moves": len(waits),
        "median_ms": round(float(np.median(waits)), 2),
        "p99_ms": round(float(np.percentile(waits, 99)), 2),
        "most_ms": round(float(waits.max()), 2),
        "lost": lost(tables),
        "out_of_order": tally.out_of_order,
        "refused": tally.refused,
        "behind": tally.behind,
        "core": round(used / (seconds + 1), 2),  # share of the server's core
        "kb_per_table": round((opened - empty) / count, 1),
        "kb_per_table_played": round((memory(pid) - empty) / count, 1),
    }


def os_times(pid: int) -> tuple[float, float]:
    """User and system seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    tick = os.sysconf("SC_CLK_TCK")
    return int(fields[11]) / tick, int(fields[12]) / tick


def main() -> None:
    """Start, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--games", default="sintra")
    parser.add_argument("--database", default=None, help="a PostgreSQL database")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        server = start_server(data, options.database)
        pin(CLIENT_CORE)
        try:
            games = options.games.split(",")
            figures = asyncio.run(measure(options.tables, options.seconds, games, server.pid))
        finally:
            server.terminate()
            server.wait()
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
