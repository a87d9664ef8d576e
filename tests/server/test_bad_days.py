"""Bad days: each has a clear message, and nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tessera.kernel.values import SeatMove
from tessera.server.limits import Limits
from tests.databases import Database
from tests.server.client import PATIENCE, Api, Player, Refusal
from tests.server.inside import serving
from tests.server.playing import check_kept, is_ready, owing, play_any, seated, until_ready
from tests.server.running import DEALT, Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


# ------------------------------------------------------------------ the disk is full


async def test_when_the_disk_is_full_moves_are_refused_until_it_is_not(tmp_path: Path):
    """A clear message; nobody sees a move that was not kept; then the game goes on."""
    database = Database(data=tmp_path / "data")
    async with serving(database) as (address, services):
        api = Api(address)
        table, keys = await seated(api)
        async with (
            Player(address, table, keys[0]) as one,
            Player(address, table, keys[1]) as two,
        ):
            people, rng = [one, two], random.Random(1)
            kept = [await play_any(people, rng) for _ in range(3)]
            full = asyncio.Event()
            _limit_pages(services.hub.journal, full)
            full.set()
            with pytest.raises(Refusal, match=r"storage-trouble.*nothing is lost"):
                await _play_without_end(people, rng, kept)
            assert one.ply == two.ply > kept[-1][0]  # a deal may have followed
            assert (await api.get(f"/api/tables/{table}"))["state"]["ply"] == one.ply
            full.clear()
            services.hub.journal._engine.dispose()
            kept += [await play_any(people, rng) for _ in range(2)]
        await api.close()
    check_kept(database, table, kept)


async def _play_without_end(
    people: list[Player], rng: random.Random, kept: list[tuple[int, str]]
) -> None:
    """The last page on the disk has room for some more: 30 at most, and a game is longer."""
    while True:
        kept.append(await play_any(people, rng))


def _limit_pages(journal: Any, full: asyncio.Event) -> None:
    """SQLite's own way to a full disk: no page more than there are, on any of its lines."""
    from sqlalchemy import event

    add = journal.add

    @event.listens_for(journal._engine, "checkout")
    def limit(connection: Any, *_: object) -> None:
        most = 1 if full.is_set() else 2**30
        connection.execute(f"PRAGMA max_page_count = {most}")

    def add_within_limits(*units: Any, **how: Any) -> Any:
        limit(journal._line.driver_connection)
        return add(*units, **how)

    journal.add = add_within_limits


@pytest.mark.skipif(sys.platform != "linux", reason="another process's limits are set")
async def test_a_server_whose_disk_is_full_is_not_ready(server: Server, database: Database):
    """It says so, in its log too, until there is room."""
    assert database.data is not None
    api, wal = Api(server.address), database.data / "tessera.sqlite-wal"
    await api.open("open", "open")
    _limit_files(server.pid, wal.stat().st_size)
    with pytest.raises(Refusal, match="storage-trouble"):
        await api.open("open", "open")
    while await is_ready(api):  # as it was seen a moment ago
        continue
    _limit_files(server.pid, None)
    await until_ready(api)
    await api.open("open", "open")
    await api.close()
    lines: list[dict[str, Any]] = [msgspec.json.decode(line) for line in server.log().splitlines()]
    assert "warning" in {line["level"] for line in lines if line["event"] == "storage trouble"}


def _limit_files(pid: int, size: int | None) -> None:
    """No file of the process grows further, or all may."""
    import resource

    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most if size is None else size, most))


# ------------------------------------------------------------------ a bot fails


async def test_when_a_bot_fails_another_takes_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """The game goes on, and the log says what happened."""
    from tessera.server import bot_pool

    real = bot_pool.BotPool._choose

    def fails(self: Any, match: Any, level: str, rng: Any) -> SeatMove:
        if level == "easy":
            raise ZeroDivisionError("a bad day")
        return real(self, match, level, rng)

    monkeypatch.setattr(bot_pool.BotPool, "_choose", fails)
    async with serving(Database(data=tmp_path / "data")) as (address, _):
        api = Api(address)
        table, keys = await seated(api, "open", "easy")
        async with Player(address, table, keys[0]) as person:
            for _ in range(3):
                await person.until(lambda one: one.is_to_act)
                done = await person.play(person.moves()[0])
                await person.until(lambda one, ply=done["ply"]: one.ply > ply)  # pyright: ignore
        await api.close()
    failed: list[Any] = [one for one in caplog.records if one.getMessage() == "a bot failed"]
    assert len(failed) >= 3
    for one in failed:
        assert (one.levelname, one.facts["game"], one.facts["bot"]) == ("ERROR", "sintra", "easy")
        assert "a bad day" in str(one.exc_info[1])


async def test_a_slow_bot_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """While bots think at several tables and come to no end, two people play at another.

    How many milliseconds they wait is measured by `bench/busy_bots.py`.
    """
    busy, released = _let_bots_think_until_released(monkeypatch, threads=2)
    async with serving(Database(data=tmp_path / "data"), threads=2) as (address, _):
        api, waiting = Api(address), list[asyncio.Task[None]]()
        async with asyncio.TaskGroup() as group:
            for _ in range(3):
                table, keys = await seated(api, "open", "strong")
                waiting.append(group.create_task(_play_against_a_bot(address, table, keys[0])))
            try:
                assert await asyncio.to_thread(busy.wait, PATIENCE)
                await _play_quickly(api, address)
                assert not any(task.done() for task in waiting)
            finally:
                released.set()
        await api.close()


async def _play_quickly(api: Api, address: str) -> None:
    """Two people, twenty moves."""
    table, keys = await seated(api)
    async with Player(address, table, keys[0]) as one, Player(address, table, keys[1]) as two:
        rng = random.Random(3)
        for _ in range(20):
            await play_any([one, two], rng)


def _let_bots_think_until_released(
    monkeypatch: pytest.MonkeyPatch, threads: int
) -> tuple[threading.Event, threading.Event]:
    """What is set when all threads are busy, and what lets the bots move."""
    from tessera.server import bot_pool

    real, busy, released = bot_pool.BotPool._choose, threading.Event(), threading.Event()
    idle = iter(range(threads - 1, -1, -1))

    def slow(self: Any, match: Any, level: str, rng: Any) -> SeatMove:
        if next(idle, 0) == 0:
            busy.set()
        released.wait()
        return real(self, match, "novice", rng)

    monkeypatch.setattr(bot_pool.BotPool, "_choose", slow)
    return busy, released


async def _play_against_a_bot(address: str, table: str, key: str) -> None:
    """A move, and the bot's reply."""
    async with Player(address, table, key) as person:
        await person.until(lambda one: one.is_to_act)
        done = await person.play(person.moves()[0])
        await person.until(lambda one: one.ply > done["ply"])


# ------------------------------------------------------------------ a client that does not read


async def test_a_client_that_stops_reading_is_let_go_and_disturbs_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """It costs no memory, and its line is cut after a while."""
    monkeypatch.setattr("tessera.server.hub.MOST_ENTRIES", 1_000_000_000)  # quick machines chatter
    limits = Limits(send_seconds=1.0)
    async with serving(Database(data=tmp_path / "data"), limits) as (address, services):
        api = Api(address)
        table, keys = await seated(api)
        deaf = await asyncio.to_thread(_deaf_line, address, table)
        async with (
            Player(address, table, keys[0]) as one,
            Player(address, table, keys[1]) as two,
        ):
            live = await services.hub.find(table)
            people, number = [one, two], live.table.number
            await asyncio.to_thread(_recv_welcome, deaf)
            assert len(live.listeners) == 3
            while len(live.listeners) > 2:  # until the server has had enough of it
                number += 1
                _chatter(live)
                for person in people:
                    await person.until(lambda player, at=number: player.latest["number"] >= at)  # pyright: ignore
            await play_any(people, random.Random(4))
        deaf.close()
        await api.close()


def _chatter(live: Any) -> None:
    """Much happens, so that what is sent fills every buffer on the way."""
    live.table.number += 1  # as if there were news
    live.changed()


def _deaf_line(address: str, table: str) -> socket.socket:
    """A WebSocket that says hello and is going to read no more than the welcome's first byte."""
    host, port = address.split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect((host, int(port)))
    line.sendall(
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    while not line.recv(1024).endswith(b"\r\n\r\n"):
        pass
    hello = msgspec.json.encode({"type": "hello"})
    line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return line


def _recv_welcome(line: socket.socket) -> None:
    """It is being listened to from then on."""
    assert line.recv(1)


# ------------------------------------------------------------------ stopping and starting


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return Database(data=tmp_path / "data")


@pytest.fixture
def server(database: Database, tmp_path: Path) -> Iterator[Server]:
    with Server(database, tmp_path / "log", program=DEALT) as running:
        yield running


async def test_bots_that_were_to_move_do_so_after_a_start(server: Server, database: Database):
    """A game that was cut off in the middle of a bot's thought goes on by itself."""
    server.kill()
    table, key, ply = owing(database, "hard")
    server.start()
    async with Player(server.address, table, key) as person:
        await person.until(lambda one: one.is_to_act and one.ply > ply)
        assert person.log[ply]["seat"] == 1  # the bot's


async def test_a_server_that_is_told_to_stop_does_so(server: Server, database: Database):
    """With people connected, who are cut off; nothing that was acknowledged is lost."""
    api = Api(server.address)
    table, keys = await seated(api)
    async with (
        Player(server.address, table, keys[0]) as one,
        Player(server.address, table, keys[1]) as two,
    ):
        kept = [await play_any([one, two], random.Random(nth)) for nth in range(4)]
        os.kill(server.pid, signal.SIGTERM)
        await one.until(lambda player: not player.is_connected)
        await two.until(lambda player: not player.is_connected)
    await api.close()
    server.stop()  # and is gone
    check_kept(database, table, kept)


def test_a_folder_is_served_by_one_server(server: Server, database: Database):
    """Another is told so in a sentence; when the first is killed, it is free again."""
    others = [sys.executable, "-m", "tessera", "serve", "--port", "1", *database.options()]
    other = subprocess.run(others, capture_output=True, text=True, check=False, timeout=PATIENCE)
    (sentence,) = other.stderr.splitlines()
    assert other.returncode == 1
    assert f"another server uses the games in {database.data}" in sentence
    assert "--data" in sentence
    server.kill()
    server.start()


@pytest.mark.skipif(sys.platform == "win32", reason="files have no modes there")
def test_what_a_server_writes_is_for_its_owner_only(server: Server, database: Database):
    """Other users of the machine could else read the secrets of games that are being played."""
    assert database.data is not None
    modes = {file.name: file.stat().st_mode & 0o777 for file in database.data.iterdir()}
    assert modes == dict.fromkeys(modes, 0o600)
    assert {"tessera.sqlite", "tessera.sqlite-wal", "tessera.sqlite-shm"} <= set(modes)
    assert database.data.stat().st_mode & 0o777 == 0o700
