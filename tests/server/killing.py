"""Playing while the server is killed again and again, and looking afterwards what is left.

Everything that a client was told is done must be in the journal, and nothing by halves.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tessera.kernel.chance import CHANCE
from tessera.server.app import Options
from tessera.server.hub import replayed
from tests.databases import Database
from tests.server.client import Api, Player, Refusal
from tests.server.running import free_port

CUT = (ConnectionError, ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class Forks:
    """A zygote, and the one server that it has started last."""

    def __init__(self, database: Database, log: Path) -> None:
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        data = None if database.data is None else str(database.data)
        options = msgspec.json.encode(Options(data=data, database=database.address, threads=1))
        self._log = log.open("ab")
        self._zygote = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote", options.decode(), str(self.port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            cwd=Path(__file__).parents[2],
        )
        self._server = 0

    def start(self) -> None:
        assert self._zygote.stdin is not None
        assert self._zygote.stdout is not None
        self._zygote.stdin.write(b"start\n")
        self._zygote.stdin.flush()
        self._server = int(self._zygote.stdout.readline())

    def kill(self) -> None:
        """Kill it, and wait until its port is free."""
        with suppress(ProcessLookupError):
            while True:
                os.kill(self._server, signal.SIGKILL)
                time.sleep(0.001)

    async def until_ready(self) -> None:
        async with asyncio.timeout(60), httpx.AsyncClient() as http:
            while True:
                try:
                    if (await http.get(f"http://{self.address}/ready")).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.01)

    def close(self) -> None:
        self.kill()
        self._zygote.kill()
        self._zygote.wait()
        for pipe in (self._zygote.stdin, self._zygote.stdout, self._log):
            if pipe is not None:
                pipe.close()


@dataclass
class Acknowledged:
    """What clients were told is done."""

    moves: dict[tuple[str, int], str] = field(default_factory=dict[tuple[str, int], str])
    reconnected: int = 0


@dataclass(frozen=True)
class Seated:
    """A person's place in the test."""

    table: str
    key: str


async def open_tables(address: str, count: int) -> list[Seated]:
    """Both games, two people each, and on every third table a bot beside them."""
    api, seated = Api(address), list[Seated]()
    for nth in range(count):
        places = ["open", "open", *(["easy"] if nth % 3 == 0 else [])]
        opened = await api.open(*places, game=("sintra", "fairytile")[nth % 2])
        for seat in (0, 1):
            key = await api.sit(opened["table"], seat, f"Player {seat}")
            seated.append(Seated(opened["table"], key))
    await api.close()
    return seated


async def play_on(
    address: str, seated: Seated, told: Acknowledged, rng: random.Random, stop: asyncio.Event
) -> None:
    """A client as a browser would be: when the line is cut it comes back by itself."""
    player = Player(address, seated.table, seated.key)
    while not stop.is_set():
        try:
            await player.connect()
            told.reconnected += 1
            await _play(player, seated, told, rng, stop)
        except CUT:
            await asyncio.sleep(0.01)
        finally:
            await player.close()


async def _play(
    player: Player, seated: Seated, told: Acknowledged, rng: random.Random, stop: asyncio.Event
) -> None:
    while not stop.is_set() and player.standing["status"] == "running":
        ply = player.ply
        if player.is_to_act:
            move = player.any_move(rng)
            try:
                await player.play(move, ply)
                told.moves[seated.table, ply] = move
            except Refusal as refusal:
                if refusal.code not in ("stale-move", "storage-trouble"):
                    raise
        await _news(player, stop, ply)
        if not player.is_connected:
            raise ConnectionError
    await stop.wait()


async def _news(player: Player, stop: asyncio.Event, ply: int) -> None:
    """Wait until the game has gone on."""
    while player.ply <= ply and player.is_connected and not stop.is_set():
        player.news.clear()
        try:
            await asyncio.wait_for(player.news.wait(), 0.2)
        except TimeoutError:
            continue


async def kill_again_and_again(
    forks: Forks, *, kills: int, tables: int, seed: int
) -> tuple[list[Seated], Acknowledged]:
    """Play on several tables while the server dies; the last server stays up."""
    rng = random.Random(seed)
    forks.start()
    await forks.until_ready()
    seated, told, stop = await open_tables(forks.address, tables), Acknowledged(), asyncio.Event()
    players = [
        asyncio.create_task(play_on(forks.address, one, told, random.Random(nth), stop))
        for nth, one in enumerate(seated)
    ]
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0.0, 0.3))
        forks.kill()
        forks.start()
        await forks.until_ready()
    await asyncio.sleep(0.5)
    stop.set()
    await asyncio.gather(*players)
    return seated, told


def check(database: Database, seated: list[Seated], told: Acknowledged) -> int:
    """Every acknowledged move is in the journal, no move is there by halves; says how many."""
    journal = database.open()
    tables = {name: replayed(journal.entries(name)) for name in {one.table for one in seated}}
    journal.close()
    for (name, ply), move in told.moves.items():
        assert str(tables[name].running_match().moves[ply]) == move, (name, ply)
    for table in tables.values():
        assert table.running_match().to_act != CHANCE, "a draw is missing"
    return sum(table.ply for table in tables.values())
