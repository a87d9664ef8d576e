"""A database that is gone, silent or locked: people are told so, nothing is lost, it goes on."""

from __future__ import annotations

import random
from math import inf
from typing import Any

import msgspec
import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from tessera.server.limits import Limits
from tests.databases import PATIENCE, Database, PostgreSQL, a_postgresql
from tests.server.client import Api, Player, Refusal
from tests.server.inside import serving
from tests.server.playing import check_kept, play_any, play_in_the_end, seated, until_ready
from tests.silence import SHORT, Lines, Proxy

pytestmark = [pytest.mark.anyio, pytest.mark.postgresql]


async def test_when_the_database_is_gone_for_a_while_nothing_is_lost():
    """Requests are refused or wait; lines stay open; when it is back the game goes on."""
    with a_postgresql() as postgresql:
        database = postgresql.new_database()
        async with serving(database, Limits(database_seconds=PATIENCE)) as (address, _):
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
                await until_ready(api)
                kept += [await play_any(people, rng) for _ in range(3)]
            await api.close()
        check_kept(database, table, kept)


async def test_a_silent_database_is_not_waited_for(
    postgresql: PostgreSQL, lines: Lines, monkeypatch: pytest.MonkeyPatch
):
    """It takes every byte and answers none: people are told so, and later it goes on."""
    monkeypatch.setattr("tessera.server.caretaker.LATE_AFTER", inf)  # whatever it waits for
    database, rng = postgresql.new_database(), random.Random(5)
    async with (
        Proxy(database) as proxy,
        serving(proxy.database, PATIENT) as (address, services),
    ):
        api = Api(address)
        table, keys = await seated(api)
        async with (
            Player(address, table, keys[0]) as one,
            Player(address, table, keys[1]) as two,
        ):
            people = [one, two]
            kept = [await play_in_the_end(people, rng) for _ in range(3)]
            for _ in range(2):
                _wait_so_long(services, SHORT)
                proxy.fall_silent()
                lines.are_silent(new=True)  # also to what was asked with more patience
                await _check_refused(api, people)
                _wait_so_long(services, PATIENCE)
                proxy.speak()
                lines.speak()
                kept += [await play_in_the_end(people, rng) for _ in range(3)]
                await until_ready(api)
            proxy.silence_lines()
            lines.are_silent()
            kept += [await play_in_the_end(people, rng) for _ in range(3)]
        await api.close()
    check_kept(database, table, kept)


PATIENT = msgspec.structs.replace(Limits.none(), database_seconds=PATIENCE)
IMPATIENT = msgspec.structs.replace(Limits.none(), database_seconds=3.0)


def _wait_so_long(services: Any, seconds: float) -> None:
    """For whatever the database is asked from now on."""
    database = services.hub.database
    database._patience = database._journal._seconds = seconds


async def _check_refused(api: Api, people: list[Player]) -> None:
    """A move, an opening, and whoever asks whether all is well."""
    mover = next(person for person in people if person.is_to_act)
    with pytest.raises(Refusal, match=r"storage-trouble.*nothing is lost"):
        await mover.play(mover.moves()[0])
    with pytest.raises(Refusal, match="storage-trouble") as opening:
        await api.open("open", "open")
    with pytest.raises(Refusal, match=r"storage-trouble|not looked after") as ready:
        await api.get("/ready")
    assert opening.value.status == ready.value.status == 503
    assert (await api.get("/health"))["status"] == "alive"


async def test_a_process_that_hears_no_others_is_not_ready(postgresql: PostgreSQL):
    """Its lines to the database work; only the one on which it listens is gone, and no new one."""
    database = postgresql.new_database()
    assert database.address is not None
    async with serving(database, PATIENT) as (address, _):
        api = Api(address)
        await until_ready(api)
        for _ in range(2):
            await allow_connections(postgresql, database, "false")
            await cut_the_line_that_listens(database, postgresql)
            await until_not_looked_after(api)
            assert (await api.get("/health"))["status"] == "alive"
            await allow_connections(postgresql, database, "true")
            await until_ready(api)
        await api.close()


async def allow_connections(postgresql: PostgreSQL, database: Database, allow: str) -> None:
    """New ones; those that there are stay."""
    name = conninfo_to_dict(database.address or "")["dbname"]
    command = f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS {allow}"
    async with await connected(postgresql.address) as session:
        await session.execute(command.encode())


async def cut_the_line_that_listens(database: Database, postgresql: PostgreSQL) -> None:
    """As soon as there is one."""
    name, cut = conninfo_to_dict(database.address or "")["dbname"], list[object]()
    async with await connected(postgresql.address) as session:
        while not cut:
            cursor = await session.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = %s AND query = 'LISTEN tessera'",
                (name,),
            )
            cut = await cursor.fetchall()


async def connected(address: str) -> psycopg.AsyncConnection[tuple[object, ...]]:
    return await psycopg.AsyncConnection.connect(address, autocommit=True)


async def until_not_looked_after(api: Api) -> None:
    """Ask whether it is ready until it is not for that reason."""
    while True:
        try:
            await api.get("/ready")
        except Refusal as refusal:
            if "not looked after" in str(refusal):
                return


async def test_a_row_that_another_session_holds_stops_one_table_only(postgresql: PostgreSQL):
    """Until it is let go: the others go on meanwhile, and the server is ready."""
    database, rng = postgresql.new_database(), random.Random(6)
    assert database.address is not None
    async with (
        serving(database.soon_giving_up_locks(), PATIENT) as (address, _),
        await psycopg.AsyncConnection.connect(database.address) as session,
    ):
        api = Api(address)
        (held, keys), (free, others) = await seated(api), await seated(api)
        async with (
            Player(address, held, keys[0]) as one,
            Player(address, held, keys[1]) as two,
            Player(address, free, others[0]) as three,
            Player(address, free, others[1]) as four,
        ):
            kept = [await play_any([one, two], rng)]
            await session.execute(
                "INSERT INTO entries SELECT table_id, max(number) + 1, '' FROM entries"
                " WHERE table_id = %s GROUP BY table_id",
                (held,),
            )
            mover = one if one.is_to_act else two
            with pytest.raises(Refusal, match="storage-trouble"):
                await mover.play(mover.moves()[0])
            elsewhere = [await play_any([three, four], rng) for _ in range(3)]
            await until_ready(api)
            await session.rollback()
            kept += [await play_in_the_end([one, two], rng) for _ in range(3)]
        await api.close()
    check_kept(database, held, kept)
    check_kept(database, free, elsewhere)
