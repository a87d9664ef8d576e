"""Several servers on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack

import httpx
import pytest

from tessera.server.hub import replayed
from tests.databases import Database, PostgreSQL
from tests.server.client import PATIENTLY, Api, Json, Player, Refusal
from tests.server.running import Server

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def database(postgresql: PostgreSQL) -> Database:
    return postgresql.new_database()


@pytest.fixture(scope="module")
def servers(database: Database, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two of them, as on two machines."""
    folder = tmp_path_factory.mktemp("servers")
    both = [Server(database, folder / f"log{nth}") for nth in (0, 1)]
    for server in both:
        server.start(wait=False)
    for server in both:
        server.wait_until_ready()
    yield both
    for server in both:
        server.stop()


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
            await one.until(lambda player: player.standing["status"] == "running")
        for _ in range(30):
            mover = next(one for one in people if one.is_to_act)
            done = await mover.play(mover.any_move(rng))
            for one in (*people, *watchers):
                await one.until(lambda player, ply=done["ply"]: player.ply >= ply)  # pyright: ignore
            if mover.standing["status"] == "over":
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
            standing: Json = shown["standing"]
            key, ply = keys[int(standing["to_act"])], int(standing["ply"])
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
    shown = [(await api.get(f"/api/tables/{table}"))["standing"] for api in apis]
    assert shown[0] == shown[1]
    journal = database.open()
    assert replayed(journal.entries(table)).ply == shown[0]["ply"]
    journal.close()
    for api in apis:
        await api.close()


async def test_when_one_server_dies_the_other_goes_on(servers: list[Server]):
    """Bots too: a move that a dead server owes is made by another, to which people come."""
    apis = [Api(server.address) for server in servers]
    table = (await apis[0].open("open", "strong", game="sintra"))["table"]
    key = await apis[0].sit(table, 0)
    async with Player(servers[1].address, table, key) as person:
        await person.until(lambda one: one.is_to_act)
        async with Player(servers[0].address, table, key) as through_the_first:
            await through_the_first.until(lambda one: one.is_to_act)  # it hears of the bot's move
            done = await through_the_first.play(through_the_first.moves()[0])
            await person.until(lambda one: one.ply >= done["ply"])  # the other knows of the move
            servers[0].kill()  # while its bot thinks, or just after
        async with Player(servers[1].address, table, key) as again:
            await again.until(lambda one: one.ply > done["ply"])
            assert again.log[done["ply"]]["seat"] == 1  # the bot's
        await person.until(lambda one: one.ply > done["ply"])
    servers[0].start()
    for api in apis:
        await api.close()


async def test_workers_share_one_port(database: Database, tmp_path_factory: pytest.TempPathFactory):
    """`--workers` starts several processes; metrics are of all of them."""
    log = tmp_path_factory.mktemp("workers") / "log"
    with Server(database, log, "--workers", "2") as server:
        api = Api(server.address)
        table = (await api.open("open", "open"))["table"]
        keys = [await api.sit(table, seat, f"P{seat}") for seat in (0, 1)]
        players = [Player(server.address, table, key) for key in keys for _ in range(2)]
        async with AsyncExitStack() as stack:
            for player in players:
                await stack.enter_async_context(player)
                await player.until(lambda one: one.standing["status"] == "running")
            for _ in range(6):
                mover = next(one for one in players if one.is_to_act)
                done = await mover.play(mover.moves()[0])
                for one in players:
                    await one.until(lambda player, ply=done["ply"]: player.ply >= ply)  # pyright: ignore
            assert await metric(server.address, "moves_total") == players[0].ply
            assert await metric(server.address, "tables_opened_total") == 1
        await api.close()


async def metric(address: str, name: str) -> float:
    """A figure about Sintra, as whichever process answers tells it."""
    async with httpx.AsyncClient(**PATIENTLY) as http:
        lines = (await http.get(f"http://{address}/metrics")).text.splitlines()
    told = f'tessera_{name}{{game="sintra"}} '
    return sum(float(line.removeprefix(told)) for line in lines if line.startswith(told))
