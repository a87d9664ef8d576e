"""A server's draws: fixed for tests by another program, and by nothing that a host could say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tessera
from tessera.kernel.fair_draws import commitment_to
from tessera.server.app import ServerOptions
from tests.command import Command
from tests.databases import Database
from tests.server.client import Api, Player, asking
from tests.server.running import Server
from tests.table.seated import SECRET

pytestmark = pytest.mark.anyio
SOURCES = [*Path(tessera.__file__).parent.rglob("*.py")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One as people play on, and as no other test needs it."""
    folder = tmp_path_factory.mktemp("as people play on")
    with Server(Database(data=folder / "data"), folder / "log") as running:
        yield running


@pytest.fixture
def fixed(fixed_server: Server) -> str:
    """The address of a server without luck."""
    return fixed_server.address


async def replies(address: str, count: int = 3) -> list[str]:
    """The first moves of a game against a bot, draws included; the person plays the first move."""
    api = Api(address)
    table = (await api.open("open", "novice"))["table"]
    key = await api.sit(table, 0)
    async with Player(address, table, key) as person:
        await person.until(lambda one: one.is_to_act)
        for _ in range(count):
            ply = person.ply
            await person.play(person.moves()[0])
            await person.until(lambda one, ply=ply: one.is_to_act and one.ply > ply)  # pyright: ignore
        moves = [str(ply["move"]) for ply in person.log]
    await api.close()
    return moves


async def commitments(address: str) -> list[str]:
    """What three tables say of their secrets."""
    api = Api(address)
    opened = [await api.open("open", "open") for _ in range(3)]
    shown = [await api.get(f"/api/tables/{one['table']}", key=one["key"]) for one in opened]
    await api.close()
    return [one["state"]["shuffle"]["commitment"] for one in shown]


async def test_the_same_seeds_bring_the_same_game(fixed: str):
    """Draws and bots alike."""
    assert await replies(fixed) == await replies(fixed)


async def test_every_table_of_a_server_that_people_play_on_has_a_secret_of_its_own(address: str):
    """None is the one that tests use."""
    found = await commitments(address)
    assert len({*found, commitment_to(SECRET)}) == 4


async def test_every_table_of_a_fixed_server_has_the_same_secret(fixed: str, sqlite_server: Server):
    """Of the one for browsers, and of one that is else as a host would run it."""
    for address in (fixed, sqlite_server.address):
        assert await commitments(address) == [commitment_to(SECRET)] * 3


def test_no_option_fixes_draws(command: Command):
    """Neither by the command line nor by what worker processes are told."""
    said = command("serve", "--help").plain.lower()
    assert "--data" in said
    assert [word for word in ("secret", "seed", "draw", "fixed") if word in said] == []
    known = {"data", "database", "origins", "sites", "limits", "threads", "at_home"}
    assert {*ServerOptions.__struct_fields__} == known


def test_no_variable_fixes_draws():
    """These are all that are read of ours: whoever adds one thinks of it."""
    read = {name for file in SOURCES for name in re.findall(r"TESSERA_[A-Z_]+", file.read_text())}
    assert read == {"TESSERA_CACHE", "TESSERA_COMPILE", "TESSERA_SERVER", "TESSERA_SET_UP_BEGAN"}


async def test_no_message_fixes_draws(address: str):
    """Whoever opens a table or sits down may say nothing of the kind; other tables do not care."""
    settings = {"game": "sintra", "places": [{"kind": "open"}, {"kind": "open"}]}
    async with asking(address) as http:
        for word in ("secret", "seeds", "draws", "rng"):
            more = {word: SECRET}
            for body in ({"settings": settings, **more}, {"settings": {**settings, **more}}):
                assert (await http.post("/api/tables", json=body)).status_code == 400
            table = (await http.post("/api/tables", json={"settings": settings})).json()["table"]
            body = {"seat": 0, "name": "Ana", "seed": "any", **more}
            assert (await http.post(f"/api/tables/{table}/sit", json=body)).status_code == 400
    assert commitment_to(SECRET) not in await commitments(address)


async def test_a_move_that_was_taken_back_and_made_again_is_answered_alike(address: str):
    """Nobody fishes for a worse answer of a bot."""
    api = Api(address)
    table = (await api.open("open", "novice"))["table"]
    key = await api.sit(table, 0)
    answers: list[str] = []
    async with Player(address, table, key) as person:
        await person.until(lambda one: one.is_to_act)
        ply, move = person.ply, person.moves()[-1]
        for _ in range(4):
            await person.play(move)
            await person.until(lambda one: one.is_to_act and one.ply > ply)
            answers.append(person.log[ply + 1]["move"])
            await person.wish("undo")
            await person.until(lambda one: one.is_to_act and one.ply == ply)
    await api.close()
    assert len(set(answers)) == 1
