"""Bad days: each has a clear message, and nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn

from tessera.server.app import Options, create_app
from tessera.server.hub import replayed
from tessera.server.limits import Limits
from tessera.server.serving import web_server
from tests.databases import Database, PostgreSQL
from tests.server.client import Api, Player, Refusal
from tests.server.running import Server, free_port

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def serving(
    database: Database, limits: Limits | None = None, threads: int = 1
) -> AsyncGenerator[tuple[str, Any]]:
    """A server in this process, so that a test can reach into it: its address and its hub."""
    limits, port = limits or Limits(), free_port()
    data = None if database.data is None else str(database.data)
    app: Any = create_app(Options(data=data, database=database.address, threads=threads), limits)
    server = uvicorn.Server(uvicorn.Config(app, port=port, loop="asyncio", **web_server(limits)))
    server.install_signal_handlers = lambda: None  # pyright: ignore
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"127.0.0.1:{port}", app._app.state.doors.hub
    finally:
        server.should_exit = True
        await task


async def seated(api: Api, *places: str, **settings: Any) -> tuple[str, list[str]]:
    opened = await api.open(*(places or ("open", "open")), **settings)
    people = [seat for seat, place in enumerate(places or ("open", "open")) if place == "open"]
    return opened["table"], [await api.sit(opened["table"], seat, f"P{seat}") for seat in people]


async def play_any(people: list[Player], rng: random.Random) -> tuple[int, str]:
    """One move; its ply and notation."""
    mover = next(one for one in people if one.is_to_act)
    ply, move = mover.ply, mover.any_move(rng)
    done = await mover.play(move, ply)
    for one in people:
        await one.until(lambda player: player.ply >= done["ply"])
    return ply, move


# ------------------------------------------------------------------ the disk is full


async def test_when_the_disk_is_full_moves_are_refused_until_it_is_not(tmp_path: Path):
    """A clear message; nobody sees a move that was not kept; then the game goes on."""
    database = Database(data=tmp_path / "data")
    async with serving(database) as (address, hub):
        api = Api(address)
        table, keys = await seated(api)
        async with (
            Player(address, table, keys[0]) as one,
            Player(address, table, keys[1]) as two,
        ):
            people, rng = [one, two], random.Random(1)
            kept = [await play_any(people, rng) for _ in range(3)]
            full = asyncio.Event()
            _limit_pages(hub.journal._engine, full)
            full.set()
            with pytest.raises(Refusal, match=r"storage-trouble.*nothing is lost"):
                await _play_without_end(people, rng, kept)
            assert one.ply == two.ply > kept[-1][0]  # a deal may have followed
            assert (await api.get(f"/api/tables/{table}"))["standing"]["ply"] == one.ply
            full.clear()
            hub.journal._engine.dispose()
            kept += [await play_any(people, rng) for _ in range(2)]
        await api.close()
    journal = database.open()
    moves = replayed(journal.entries(table)).running_match().moves
    journal.close()
    assert [str(moves[ply]) for ply, _ in kept] == [move for _, move in kept]


async def _play_without_end(
    people: list[Player], rng: random.Random, kept: list[tuple[int, str]]
) -> None:
    """The last page on the disk has room for some more."""
    while True:
        kept.append(await play_any(people, rng))


def _limit_pages(engine: Any, full: asyncio.Event) -> None:
    """SQLite's own way to a full disk: no page more than there are."""
    from sqlalchemy import event

    @event.listens_for(engine, "begin")
    def _(connection: Any) -> None:
        most = 1 if full.is_set() else 2**30
        connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")


# ------------------------------------------------------------------ the database is gone


async def test_when_the_database_is_gone_for_a_while_nothing_is_lost(tmp_path: Path):
    """Requests are refused or wait; lines stay open; when it is back the game goes on."""
    postgresql = PostgreSQL(tmp_path / "postgresql")
    try:
        database = postgresql.new_database()
        async with serving(database) as (address, _):
            api = Api(address)
            table, keys = await seated(api)
            async with (
                Player(address, table, keys[0]) as one,
                Player(address, table, keys[1]) as two,
            ):
                people, rng = [one, two], random.Random(2)
                kept = [await play_any(people, rng) for _ in range(3)]
                postgresql.server.stop()
                mover = next(person for person in people if person.is_to_act)
                with pytest.raises(Refusal, match="storage-trouble"):
                    await mover.play(mover.moves()[0])
                with pytest.raises(Refusal, match="storage-trouble") as caught:
                    await api.open("open", "open")
                assert caught.value.status == 503
                with pytest.raises(Refusal):
                    await api.get("/ready")
                assert (await api.get("/health"))["status"] == "alive"
                postgresql.server.start()
                kept += [await play_any(people, rng) for _ in range(3)]
            await api.close()
        journal = database.open()
        moves = replayed(journal.entries(table)).running_match().moves
        journal.close()
        assert [str(moves[ply]) for ply, _ in kept] == [move for _, move in kept]
    finally:
        postgresql.close()


# ------------------------------------------------------------------ a bot fails


async def test_when_a_bot_fails_another_takes_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The game goes on, and the log says what happened."""
    from tessera.server import thinking

    real = thinking.Thinkers._choose

    def fails(self: Any, match: Any, level: str) -> str:
        if level == "easy":
            raise ZeroDivisionError("a bad day")
        return real(self, match, level)

    monkeypatch.setattr(thinking.Thinkers, "_choose", fails)
    async with serving(Database(data=tmp_path / "data")) as (address, _):
        api = Api(address)
        table, keys = await seated(api, "open", "easy")
        async with Player(address, table, keys[0]) as person:
            for _ in range(3):
                await person.until(lambda one: one.is_to_act)
                done = await person.play(person.moves()[0])
                await person.until(lambda one, ply=done["ply"]: one.ply > ply)  # pyright: ignore
        await api.close()


async def test_a_slow_bot_holds_nobody_up(tmp_path: Path):
    """While strong bots think at several tables, two people play quickly at another."""
    async with serving(Database(data=tmp_path / "data"), threads=2) as (address, _):
        api = Api(address)
        async with asyncio.TaskGroup() as group:
            for _ in range(3):
                table, keys = await seated(api, "open", "strong")
                group.create_task(_keep_a_bot_busy(address, table, keys[0]))
            table, keys = await seated(api)
            async with (
                Player(address, table, keys[0]) as one,
                Player(address, table, keys[1]) as two,
            ):
                rng, loop = random.Random(3), asyncio.get_running_loop()
                waits: list[float] = []
                for _ in range(20):
                    began = loop.time()
                    await play_any([one, two], rng)
                    waits.append(loop.time() - began)
        await api.close()
    assert sorted(waits)[10] < 0.25


async def _keep_a_bot_busy(address: str, table: str, key: str) -> None:
    async with Player(address, table, key) as person:
        for _ in range(3):
            await person.until(lambda one: one.is_to_act)
            done = await person.play(person.moves()[0])
            await person.until(lambda one, ply=done["ply"]: one.ply >= ply)  # pyright: ignore


# ------------------------------------------------------------------ a client that does not read


async def test_a_client_that_stops_reading_is_let_go_and_disturbs_nobody(tmp_path: Path):
    """It costs no memory, and its line is cut after a while."""
    limits = Limits(send_seconds=1.0)
    async with serving(Database(data=tmp_path / "data"), limits) as (address, hub):
        api = Api(address)
        table, keys = await seated(api)
        deaf = await asyncio.to_thread(_deaf_line, address, table)
        async with (
            Player(address, table, keys[0]) as one,
            Player(address, table, keys[1]) as two,
        ):
            live = await hub.find(table)
            rng = random.Random(4)
            async with asyncio.timeout(60):
                while len(live.listeners) < 3:
                    await asyncio.sleep(0.01)
                while len(live.listeners) > 2:
                    _chatter(live)
                    await asyncio.sleep(0.001)
            await play_any([one, two], rng)
        deaf.close()
        await api.close()


def _chatter(live: Any) -> None:
    """Much happens, so that what is sent fills every buffer on the way."""
    live.table.number += 1  # as if there were news
    live.changed()


def _deaf_line(address: str, table: str) -> socket.socket:
    """A WebSocket that says hello and then never reads."""
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


# ------------------------------------------------------------------ stopping and starting


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(Database(data=tmp_path / "data"), tmp_path / "log") as running:
        yield running


async def test_bots_that_were_to_move_do_so_after_a_start(server: Server):
    """A game that was cut off in the middle of a bot's thought goes on by itself."""
    api = Api(server.address)
    table, keys = await seated(api, "open", "hard")
    async with Player(server.address, table, keys[0]) as person:
        await person.until(lambda one: one.is_to_act)
        done = await person.play(person.moves()[0])
    server.kill()
    server.start()
    async with Player(server.address, table, keys[0]) as person:
        await person.until(lambda one: one.is_to_act)
        assert person.ply > done["ply"] - 1
    await api.close()


async def test_a_server_that_is_told_to_stop_does_so_soon(server: Server):
    """With people connected; nothing is lost."""
    api = Api(server.address)
    table, keys = await seated(api)
    async with Player(server.address, table, keys[0]) as person:
        os.kill(server.pid, signal.SIGTERM)
        await person.until(lambda one: not one.is_connected)
    await api.close()
