"""Several servers on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from tessera.server.hub import replayed
from tests.databases import Database, PostgreSQL
from tests.server.client import PATIENTLY, Api, Json, Player, Refusal
from tests.server.playing import owing
from tests.server.running import DEALT, Server

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def database(postgresql: PostgreSQL) -> Database:
    return postgresql.new_database()


@pytest.fixture(scope="module")
def servers(database: Database, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two of them, as on two machines."""
    folder = tmp_path_factory.mktemp("servers")
    both: list[Server] = []
    with ExitStack() as stack:
        for nth in (0, 1):
            both.append(Server(database, folder / f"log{nth}", program=DEALT))
            stack.push(both[-1])  # which ends it, whatever happens
            both[-1].start(wait=False)
        for server in both:
            server.wait_until_ready()
        yield both


@pytest.mark.parametrize("game", ["sintra", "fairytile"])
async def test_people_on_two_servers_play_at_one_table(servers: list[Server], game: str):
    """Each sees the other's moves at once; a spectator on either sees all."""
    apis = [Api(server.address) for server in servers]
    table = (await apis[0].open("open", "open", game=game))["table"]
    keys = [await apis[seat].sit(table, seat, f"P{seat}") for seat in (0, 1)]
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(Player(servers[seat].address, table, keys[seat]))
            for seat in (0, 1)
        ]
        watchers = [
            await stack.enter_async_context(Player(server.address, table)) for server in servers
        ]
        rng = random.Random(1)
        for one in people:
            await one.until(lambda player: player.state["status"] == "running")
        for _ in range(30):
            mover = next(one for one in people if one.is_to_act)
            done = await mover.play(mover.any_move(rng))
            for one in (*people, *watchers):
                await one.until(lambda player, ply=done["ply"]: player.ply >= ply)  # pyright: ignore
            if mover.state["status"] == "over":
                break
        assert people[0].log == people[1].log == watchers[0].log == watchers[1].log
    for api in apis:
        await api.close()


async def test_of_two_moves_on_two_servers_one_is_first(servers: list[Server], database: Database):
    """The database decides; the other is stale, and both servers agree afterwards."""
    apis = [Api(server.address) for server in servers]
    table = (await apis[0].open("open", "open"))["table"]
    keys = [await apis[0].sit(table, seat, f"P{seat}") for seat in (0, 1)]
    async with AsyncExitStack() as stack:
        for _ in range(4):  # so early in a round there is always more than one move
            shown = await apis[0].get(f"/api/tables/{table}")
            state: Json = shown["state"]
            key, ply = keys[int(state["to_act"])], int(state["ply"])
            twins = [
                await stack.enter_async_context(Player(server.address, table, key))
                for server in servers
            ]
            for twin in twins:
                await twin.until(lambda player, ply=ply: player.ply >= ply)  # pyright: ignore
            moves = twins[0].moves()
            answers = await asyncio.gather(
                *(twin.play(moves[nth], ply) for nth, twin in enumerate(twins)),
                return_exceptions=True,
            )
            codes = [one.code for one in answers if isinstance(one, Refusal)]
            assert codes == ["stale-move"]
    shown = [(await api.get(f"/api/tables/{table}"))["state"] for api in apis]
    assert shown[0] == shown[1]
    journal = database.open()
    assert replayed(journal.entries(table)).ply == shown[0]["ply"]
    journal.close()
    for api in apis:
        await api.close()


async def test_when_one_server_dies_the_other_goes_on(servers: list[Server], database: Database):
    """People who were at the first come to it, and a move that a dead server owes is made."""
    api = Api(servers[1].address)
    opened = await api.open("open", "open")
    keys = [await api.sit(opened["table"], seat) for seat in (0, 1)]
    async with AsyncExitStack() as stack:
        at_first = [Player(servers[0].address, opened["table"], key) for key in keys]
        for one in at_first:
            await stack.enter_async_context(one)
        servers[0].kill()
        table, key, ply = owing(database, "strong")
        person = await stack.enter_async_context(Player(servers[1].address, table, key))
        await person.until(lambda one: one.ply > ply)
        assert person.log[ply]["seat"] == 1  # the bot's
        again = [Player(servers[1].address, opened["table"], key) for key in keys]
        for one in again:
            await stack.enter_async_context(one)
        mover = next(one for one in again if one.is_to_act)
        done = await mover.play(mover.moves()[0])
        for one in again:
            await one.until(lambda player: player.ply >= done["ply"])
    servers[0].start()
    await api.close()


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up and held")
async def test_workers_share_one_port(database: Database, tmp_path_factory: pytest.TempPathFactory):
    """`--workers` starts several processes; metrics are of all of them."""
    log = tmp_path_factory.mktemp("workers") / "log"
    with Server(database, log, "--workers", "2", program=DEALT) as server:
        api = Api(server.address)
        table = (await api.open("open", "open"))["table"]
        keys = [await api.sit(table, seat, f"P{seat}") for seat in (0, 1)]
        async with AsyncExitStack() as stack:
            players: list[list[Player]] = []  # of each worker
            for worker in workers_of(server):
                players.append([Player(server.address, table, key) for key in keys])
                with alone(worker, workers_of(server)):
                    for player in players[-1]:
                        await stack.enter_async_context(player)
            everybody = [*players[0], *players[1]]
            for nth in range(6):
                for one in everybody:
                    await one.until(lambda player: player.state["status"] == "running")
                mover = next(one for one in players[nth % 2] if one.is_to_act)
                done = await mover.play(mover.moves()[0])
                for one in everybody:
                    await one.until(lambda player, ply=done["ply"]: player.ply >= ply)  # pyright: ignore
            assert await metric(server.address, "moves_total") == everybody[0].ply
            assert await metric(server.address, "tables_opened_total") == 1
        await api.close()


def workers_of(server: Server) -> list[int]:
    """The processes that serve, of one that only looks after them."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    does = {int(child): Path(f"/proc/{child}/cmdline").read_text() for child in children}
    workers = [child for child, what in does.items() if "spawn_main" in what]
    assert len(workers) == 2
    return workers


@contextmanager
def alone(worker: int, workers: list[int]) -> Generator[None]:
    """Whoever comes is served by this one: the others stand still."""
    others = [one for one in workers if one != worker]
    for one in others:
        os.kill(one, signal.SIGSTOP)
    try:
        yield
    finally:
        for one in others:
            os.kill(one, signal.SIGCONT)


async def metric(address: str, name: str) -> float:
    """A figure about Sintra, as whichever process answers tells it."""
    async with httpx.AsyncClient(**PATIENTLY) as http:
        lines = (await http.get(f"http://{address}/metrics")).text.splitlines()
    told = f'tessera_{name}{{game="sintra"}} '
    return sum(float(line.removeprefix(told)) for line in lines if line.startswith(told))
