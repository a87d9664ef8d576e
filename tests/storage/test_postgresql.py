"""Lines to PostgreSQL: none is waited for for ever, whatever the network does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from time import monotonic
from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from tessera.storage import deadlines
from tessera.storage.journal import Addition
from tessera.storage.opening import ONE_AT_A_TIME, open_journal
from tests.databases import Database, PostgreSQL
from tests.silence import SHORT, Lines, Proxy

pytestmark = [pytest.mark.anyio, pytest.mark.postgresql]
LONG = 120.0  # seconds: only what hangs takes longer


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def database(postgresql: PostgreSQL) -> Database:
    return postgresql.new_database()


@pytest.fixture
async def proxy(database: Database) -> AsyncIterator[Proxy]:
    async with Proxy(database) as proxy:
        yield proxy


async def opened(database: Database, seconds: float) -> Any:
    return await asyncio.to_thread(open_journal, database=database.address, seconds=seconds)


def entry(table: str, number: int) -> list[Addition]:
    return [Addition(table=table, number=number, at=0, entry=b"{}", summary=None)]


async def test_a_silent_database_is_not_waited_for(database: Database, proxy: Proxy):
    """Neither by those who write nor by those who read; later all is as before."""
    journal = await opened(proxy.database, SHORT)
    proxy.fall_silent()
    for work in (
        lambda: journal.add([entry("a", 1)]),
        lambda: journal.entries("a"),
        lambda: journal.put_off("a", 1, 2),
        journal.beat,
    ):
        with pytest.raises(OperationalError) as caught:
            await asyncio.to_thread(work)
        assert journal.is_gone(caught.value)
    proxy.speak()
    await asyncio.to_thread(journal.close)
    again = await opened(database, LONG)
    kept = len(again.entries("a"))  # nobody knows: it was not acknowledged
    assert await asyncio.to_thread(again.add, [entry("a", kept + 1)]) == [True]
    assert len(again.entries("a")) == kept + 1
    again.close()


async def test_lines_that_fell_silent_are_replaced(proxy: Proxy, lines: Lines):
    """Nobody is refused if a new line works."""
    journal = await opened(proxy.database, LONG)
    assert await asyncio.to_thread(journal.add, [entry("a", 1)]) == [True]
    proxy.silence_lines()
    lines.are_silent()
    assert await asyncio.to_thread(journal.add, [entry("a", 2)]) == [True]
    assert len(await asyncio.to_thread(journal.entries, "a")) == 2
    journal.close()


async def test_a_line_that_falls_silent_in_the_middle_leaves_nothing_half_done(
    database: Database, proxy: Proxy
):
    """What was under way is there as a whole or not at all, and the next one gets through."""
    journal = await opened(proxy.database, LONG)
    journal._add_entries = _silent_after(proxy, asyncio.get_running_loop(), journal._add_entries)
    unit = [*entry("a", 1), *entry("b", 1)]
    with pytest.raises(OperationalError):
        await asyncio.to_thread(journal.add, [unit])
    proxy.speak()
    await asyncio.to_thread(journal.close)
    again = await opened(database, LONG)
    assert len(again.entries("a")) == len(again.entries("b")) == 0
    assert await asyncio.to_thread(again.add, [unit]) == [True]
    again.close()


def _silent_after(proxy: Proxy, loop: asyncio.AbstractEventLoop, real: Any) -> Any:
    """The first entry of a unit gets through, then no byte more."""

    async def fall_silent() -> None:
        proxy.fall_silent()

    def add(*arguments: Any) -> Any:
        added = real(*arguments)
        asyncio.run_coroutine_threadsafe(fall_silent(), loop).result()
        deadlines._until.set(monotonic() + SHORT)
        return added

    return add


async def test_a_row_that_another_holds_is_not_waited_for(database: Database):
    """The database is there: only this row is not to be had."""
    journal = await opened(database.soon_giving_up_locks(), LONG)
    assert database.address is not None
    async with await psycopg.AsyncConnection.connect(database.address) as other:
        await other.execute("INSERT INTO entries VALUES ('a', 1, '')")
        with pytest.raises(OperationalError) as caught:
            await asyncio.to_thread(journal.add, [entry("a", 1)])
        assert journal.is_locked(caught.value)
        assert not journal.is_gone(caught.value)
        await other.rollback()
    assert await asyncio.to_thread(journal.add, [entry("a", 1)]) == [True]
    journal.close()


async def test_opening_may_wait_for_a_migration_of_another(database: Database):
    """That may take longer than anybody has patience for an answer."""
    assert database.address is not None
    address = database.address
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as other:
        await other.execute("SELECT pg_advisory_lock(%s)", (ONE_AT_A_TIME,))
        opening = asyncio.create_task(opened(database, SHORT))
        while not await _is_waited_for(other, 3 * SHORT):
            assert not opening.done()
        await other.execute("SELECT pg_advisory_unlock(%s)", (ONE_AT_A_TIME,))
    (await opening).close()


async def _is_waited_for(line: psycopg.AsyncConnection[Any], seconds: float) -> bool:
    """Has somebody waited so long for a lock?"""
    found = await line.execute(
        "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'advisory'"
        " AND datname = current_database()"
        " AND clock_timestamp() - query_start > %s * interval '1s'",
        (seconds,),
    )
    counted = await found.fetchone()
    return counted is not None and counted[0] > 0


async def test_the_database_gives_up_by_itself_too(database: Database):
    """And keeps to what else the address asks for."""
    wanted = f"{database.address}&options=-c%20application_name%3Dours"
    journal = open_journal(database=wanted, seconds=60.0)
    with journal._engine.connect() as connection:
        shown = {
            name: connection.exec_driver_sql(f"SHOW {name}").scalar()
            for name in (
                "statement_timeout",
                "lock_timeout",
                "idle_in_transaction_session_timeout",
                "application_name",
            )
        }
    assert [*shown.values()] == ["1min", "30s", "1min", "ours"]
    journal.close()
