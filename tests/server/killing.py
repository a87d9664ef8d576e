"""Playing while the server is killed again and again, and looking afterwards what is left.

Everything that a client was told is done must be in the journal, and nothing by halves. When the
server dies is decided by what was seen, in an order drawn from a seed: as soon as so many more
moves were acknowledged, or right after a move was sent, before anybody can have read the answer.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tessera.kernel.engine.chance import CHANCE
from tessera.server.app import ServerOptions
from tessera.server.hub import replayed
from tests.databases import Database
from tests.server.client import PATIENCE, Api, Player, Refusal
from tests.server.zygote import LEVEL

CUT = (ConnectionError, ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)
PASSING = ("storage-trouble", "busy")  # a browser comes back after such an answer
MOST_MOVES = 4  # from one kill to the next
AFTERWARDS = 12  # moves that are acknowledged after the last kill
Seen = Literal["sent", "acknowledged"]
SEEN: tuple[Seen, ...] = ("sent", "acknowledged")


class Forks:
    """A zygote, and the one server that it has started last."""

    def __init__(self, database: Database, log: Path) -> None:
        data = None if database.data is None else str(database.data)
        options = msgspec.json.encode(
            ServerOptions(data=data, database=database.address, threads=1)
        )
        self._log = log.open("ab")
        self._zygote = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote", options.decode()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            cwd=Path(__file__).parents[2],
        )
        self.address = f"127.0.0.1:{self._answer()}"

    def start(self) -> None:
        """Start a server; who connects is served as soon as it is ready."""
        self._order(b"start\n")

    def kill(self) -> None:
        """Kill it, and return when it is gone."""
        self._order(b"kill\n")

    def _order(self, order: bytes) -> None:
        assert self._zygote.stdin is not None
        self._zygote.stdin.write(order)
        self._zygote.stdin.flush()
        self._answer()

    def _answer(self) -> int:
        assert self._zygote.stdout is not None
        return int(self._zygote.stdout.readline())

    def close(self) -> None:
        """No more orders: the zygote kills what is left, and ends."""
        assert self._zygote.stdin is not None
        self._zygote.stdin.close()
        try:
            self._zygote.wait(PATIENCE)
        finally:
            self._zygote.kill()
            self._zygote.wait()
            for pipe in (self._zygote.stdout, self._log):
                if pipe is not None:
                    pipe.close()


@dataclass
class Acknowledged:
    """What clients were told is done."""

    moves: dict[tuple[str, int], str] = field(default_factory=dict[tuple[str, int], str])
    connected: int = 0  # how often somebody has come, or come back
    kills: int = 0


class Killer:
    """Sees what the players do, and kills the server at moments that are drawn beforehand."""

    def __init__(self, forks: Forks, told: Acknowledged, *, kills: int, seed: int) -> None:
        rng = random.Random(seed)
        self._forks, self._told = forks, told
        self._moments: list[tuple[Seen, int]] = [
            (rng.choice(SEEN), rng.randint(1, MOST_MOVES)) for _ in range(kills)
        ]
        self._moments.append(("acknowledged", AFTERWARDS))  # at which nobody is killed any more
        self._count = 0
        self.is_done = asyncio.Event()

    def sees(self, what: Seen) -> None:
        """A player says what has just happened; the server may be another when this returns."""
        if self.is_done.is_set() or what != self._moments[0][0]:
            return
        self._count += 1
        if self._count < self._moments[0][1]:
            return
        self._count, self._moments = 0, self._moments[1:]
        if not self._moments:
            self.is_done.set()
            return
        self._forks.kill()
        self._forks.start()
        self._told.kills += 1


@dataclass(frozen=True)
class Seated:
    """A person's place in the test."""

    table: str
    key: str


async def open_tables(address: str, count: int) -> list[Seated]:
    """Both games, two people each, and on every third table a bot beside them."""
    api, seated = Api(address), list[Seated]()
    for nth in range(count):
        places = ["open", "open", *([LEVEL] if nth % 3 == 0 else [])]
        opened = await api.open(*places, game=("sintra", "fairytile")[nth % 2])
        for seat in (0, 1):
            seed = f"{seat} at table {nth}"  # all tables have the same secret
            key = await api.sit(opened["table"], seat, f"Player {seat}", seed=seed)
            seated.append(Seated(opened["table"], key))
    await api.close()
    return seated


@dataclass
class Client:
    """Plays as a browser would: when the line is cut it comes back by itself."""

    address: str
    seated: Seated
    told: Acknowledged
    sees: Callable[[Seen], None]
    rng: random.Random

    async def play_on(self) -> None:
        """Until the game is over, however often the server dies."""
        player = Player(self.address, self.seated.table, self.seated.key)
        is_over = False
        while not is_over:
            try:
                await player.connect()
                self.told.connected += 1
                is_over = await self._play(player)
            except CUT:
                continue  # the next server takes whoever waits at the door
            except Refusal as refusal:
                if refusal.code not in PASSING:
                    raise
            finally:
                with suppress(*CUT):
                    await player.close()

    async def _play(self, player: Player) -> bool:
        while player.state["status"] == "running":
            ply = player.ply
            if player.is_to_act:
                await self._move(player, ply)
            await player.hear(lambda one, ply=ply: one.ply > ply)
        return True

    async def _move(self, player: Player, ply: int) -> None:
        move = player.any_move(self.rng)
        try:
            await player.play(move, ply, sent=lambda: self.sees("sent"))
        except Refusal as refusal:
            if refusal.code != "stale-move":  # an earlier try was kept, and its answer lost
                raise
        else:
            self.told.moves[self.seated.table, ply] = move
            self.sees("acknowledged")


async def kill_again_and_again(
    forks: Forks, *, kills: int, tables: int, seed: int
) -> tuple[list[Seated], Acknowledged]:
    """Play on several tables while the server dies; the last server stays up."""
    forks.start()
    seated, told = await open_tables(forks.address, tables), Acknowledged()
    killer = Killer(forks, told, kills=kills, seed=seed)
    clients = [
        Client(forks.address, one, told, killer.sees, random.Random(nth))
        for nth, one in enumerate(seated)
    ]
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(client.play_on()) for client in clients]
        over = asyncio.gather(*playing, return_exceptions=True)
        over.add_done_callback(lambda _: killer.is_done.set())  # nobody is left to see anything
        await killer.is_done.wait()
        for task in playing:
            task.cancel()
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
