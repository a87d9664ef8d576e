"""The database as the server sees it: nobody waits for it for ever, nor for others' work."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from functools import partial
from math import inf
from pathlib import Path
from typing import TypeAlias

import psycopg
import pytest
import sqlalchemy as sa

from tessera.server import database as module
from tessera.server.database import READERS, Database, StorageTrouble
from tessera.server.limits import Limits
from tessera.storage.journal import Addition, Journal
from tessera.storage.opening import open_journal
from tessera.storage.schema import HEARTBEAT
from tests import databases
from tests.databases import PostgreSQL
from tests.silence import SHORT, Proxy

pytestmark = pytest.mark.anyio
PATIENCE = 120.0  # seconds; only what hangs takes longer
MANY = 64  # more threads than Python's own pool has


def entry(table: str, number: int = 1) -> list[Addition]:
    return [Addition(table=table, number=number, at=0, entry=b"{}", summary=None)]


async def opened(where: databases.Database) -> Database:
    """With patience: a test takes it away where something is to be given up."""
    limits = Limits(database_seconds=PATIENCE)
    journal = await asyncio.to_thread(
        open_journal, data=where.data, database=where.address, seconds=PATIENCE
    )
    return Database(journal, limits)


@pytest.fixture
async def on_disk(tmp_path: Path) -> AsyncIterator[Database]:
    database = await opened(databases.Database(data=tmp_path))
    yield database
    await database.close()


@pytest.fixture
def empty(postgresql: PostgreSQL) -> databases.Database:
    return postgresql.new_database()


# ------------------------------------------------------------------ threads


async def test_commits_wait_for_no_other_work(on_disk: Database):
    """Be it what somebody uploaded or what many want to read."""
    released = threading.Event()
    others = [asyncio.create_task(asyncio.to_thread(released.wait)) for _ in range(MANY)]
    others += [asyncio.create_task(on_disk.read(released.wait)) for _ in range(READERS + 1)]
    await asyncio.sleep(0)  # all of them have begun
    try:
        async with asyncio.timeout(PATIENCE):
            assert await on_disk.add(entry("a"))
            assert not await on_disk.add(entry("a"))
            await on_disk.check()
        assert not any(other.done() for other in others)
    finally:
        released.set()
        await asyncio.gather(*others)


async def test_reading_waits_for_no_other_work(on_disk: Database, hold: Hold):
    """Nor for a commit."""
    held, released = hold(on_disk), threading.Event()
    others = [asyncio.create_task(asyncio.to_thread(released.wait)) for _ in range(MANY)]
    others.append(asyncio.create_task(on_disk.add(entry("b"))))
    await asyncio.sleep(0)
    try:
        async with asyncio.timeout(PATIENCE):
            assert await on_disk.read(lambda: on_disk._journal.entries("a")) == []
    finally:
        released.set()
        held.may_write.set()
        await asyncio.gather(*others)


async def test_what_cannot_be_written_at_all_is_refused_and_the_next_is_not(on_disk: Database):
    """A fault of ours, of which the database knows nothing."""
    broken = Addition(table="a", number=1, at=0, entry=None, summary=None)  # pyright: ignore
    unreadable: Sequence[Addition] = [object()]  # pyright: ignore
    for unit in ([broken], unreadable):
        with pytest.raises(StorageTrouble):
            await on_disk.add(unit)
    assert await on_disk.add(entry("a"))
    assert on_disk.is_well


# ------------------------------------------------------------------ giving up


class Held(Journal):
    """A journal that takes its time to write, be it only that it is well."""

    def __init__(self, like: Journal) -> None:
        super().__init__(like._engine, like._seconds)
        self.is_asked, self.may_write = threading.Event(), threading.Event()
        self.commits = 0

    def add(
        self, units: Sequence[Sequence[Addition]], *, lock_seconds: float | None = None
    ) -> list[bool]:
        self.commits += 1
        self.is_asked.set()
        self.may_write.wait()
        return super().add(units, lock_seconds=lock_seconds)

    def beat(self) -> None:
        self.may_write.wait()
        super().beat()


Hold: TypeAlias = Callable[[Database], Held]


@pytest.fixture
def hold() -> Iterator[Hold]:
    """Gives a database such a journal; in the end it may write, whatever the test found."""
    all_of_them: list[Held] = []

    def give(database: Database) -> Held:
        database._journal = held = Held(database._journal)
        all_of_them.append(held)
        return held

    yield give
    for held in all_of_them:
        held.may_write.set()


async def test_what_has_been_given_up_is_not_written_later(on_disk: Database, hold: Hold):
    """Only what had begun."""
    held = hold(on_disk)
    begun = asyncio.create_task(on_disk.add(entry("begun")))
    assert await asyncio.to_thread(held.is_asked.wait, PATIENCE)
    given_up = asyncio.create_task(on_disk.add(entry("given up")))
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    held.may_write.set()
    assert await begun
    assert await on_disk.add(entry("next"))
    assert [len(held.entries(name)) for name in ("begun", "given up", "next")] == [1, 0, 1]


async def test_two_that_come_soon_after_a_commit_share_the_next(
    on_disk: Database, hold: Hold, monkeypatch: pytest.MonkeyPatch
):
    """The second of them waits for nobody, and the first for no other than the second."""
    monkeypatch.setattr(module, "SOON", PATIENCE)
    held = hold(on_disk)
    held.may_write.set()
    assert await on_disk.add(entry("at once"))
    first = asyncio.create_task(on_disk.add(entry("first")))
    await asyncio.sleep(0)
    assert await on_disk.add(entry("second"))
    assert await first
    assert held.commits == 2


@pytest.mark.postgresql
async def test_nobody_waits_for_a_commit_that_does_not_end(empty: databases.Database, hold: Hold):
    """Whether it was kept nobody knows, and the table is read again; no other is begun."""
    database = await opened(empty)
    database._patience = SHORT
    held = hold(database)
    begun = asyncio.create_task(database.add(entry("begun")))
    assert await asyncio.to_thread(held.is_asked.wait, PATIENCE)
    waiting = asyncio.create_task(database.add(entry("waiting")))
    for one in (begun, waiting):
        with pytest.raises(StorageTrouble):
            await one
    assert not database.is_well
    held.may_write.set()
    await database.close()
    journal = empty.open()
    assert journal.entries("waiting") == []
    journal.close()


@pytest.mark.postgresql
async def test_a_row_that_another_holds_keeps_nothing_else_from_being_written(
    empty: databases.Database,
):
    """Not even what was to be written in the same commit."""
    assert empty.address is not None
    database = await opened(empty.soon_giving_up_locks())
    async with await psycopg.AsyncConnection.connect(empty.address) as session:
        await session.execute("INSERT INTO entries VALUES ('b', 1, '')")
        units = [entry(table) for table in ("a", "b", "c")]
        added = await asyncio.gather(*map(database.add, units), return_exceptions=True)
        await session.rollback()
    assert added[0] is added[2] is True
    assert isinstance(added[1], StorageTrouble)
    assert database.is_well
    assert await database.add(entry("b"))
    await database.close()


# ------------------------------------------------------------------ a database that is gone


@pytest.mark.postgresql
async def test_while_it_is_gone_nobody_waits_and_it_is_noticed_when_it_is_back(
    empty: databases.Database, caplog: pytest.LogCaptureFixture
):
    """The first one waits; the others are refused without anybody being asked."""
    asked: list[None] = []
    async with Proxy(empty) as proxy:
        database = await opened(proxy.database)
        database._patience = database._journal._seconds = SHORT
        proxy.fall_silent()
        with pytest.raises(StorageTrouble):
            await database.add(entry("a"))
        assert not database.is_well
        with pytest.raises(StorageTrouble):
            await database.read(partial(asked.append, None))
        with pytest.raises(StorageTrouble):
            await database.add(entry("b"))
        with pytest.raises(StorageTrouble):
            await database.check()
        assert not asked
        assert not database.is_well
        database._journal._seconds = PATIENCE
        proxy.speak()
        while not database.is_well:
            await asyncio.sleep(0)
        await database.close()
    levels = {record.getMessage(): record.levelname for record in caplog.records}
    assert levels["the database does not answer"] == "ERROR"
    assert levels["the database answers again"] == "WARNING"


@pytest.mark.postgresql
async def test_those_who_wait_are_refused_with_the_first(empty: databases.Database, hold: Hold):
    """Nobody waits for the next try after one that failed."""
    async with Proxy(empty) as proxy:
        database = await opened(proxy.database)
        database._patience, database._journal._seconds = inf, SHORT
        held = hold(database)
        held.may_write.set()
        proxy.fall_silent()
        first = asyncio.create_task(database.add(entry("a")))
        while not database._under_way:
            await asyncio.sleep(0)
        second = asyncio.create_task(database.add(entry("b")))
        answers = await asyncio.gather(first, second, return_exceptions=True)
        assert [type(answer) for answer in answers] == [StorageTrouble] * 2
        assert held.commits == 1
        proxy.speak()
        await database.close()


# ------------------------------------------------------------------ is it ready?


async def beats(database: Database) -> int:
    def read() -> int:
        with database._journal._engine.connect() as connection:
            return connection.scalars(sa.select(HEARTBEAT.c.beats)).one()

    return await database.read(read)


@pytest.mark.parametrize(("good_for", "written"), [(inf, 1), (0.0, 3)])
async def test_whether_it_is_ready_is_not_asked_all_the_time(
    on_disk: Database, monkeypatch: pytest.MonkeyPatch, good_for: float, written: int
):
    """What was seen is believed for a while; who asks meanwhile waits for the same answer."""
    monkeypatch.setattr(module, "GOOD_FOR", good_for)
    for _ in range(3):
        await asyncio.gather(on_disk.check(), on_disk.check())
    assert await beats(on_disk) == written


@pytest.mark.postgresql
async def test_it_is_not_ready_while_nothing_can_be_written(
    empty: databases.Database, monkeypatch: pytest.MonkeyPatch
):
    """Though everything can be read."""
    monkeypatch.setattr(module, "GOOD_FOR", 0.0)
    assert empty.address is not None
    database = await opened(empty.soon_giving_up_locks())
    database._seconds = 0.0  # that a row which another holds is asked for again
    async with await psycopg.AsyncConnection.connect(empty.address) as session:
        await session.execute("UPDATE heartbeat SET beats = 7")
        with pytest.raises(StorageTrouble):
            await database.check()
        assert await beats(database) == 0
    while await beats(database) < 8:
        await asyncio.gather(database.check(), return_exceptions=True)
    await database.close()


@pytest.mark.postgresql
async def test_several_processes_may_look_at_the_same_time(
    empty: databases.Database, monkeypatch: pytest.MonkeyPatch
):
    """Each writes the same row, none is in the other's way."""
    monkeypatch.setattr(module, "GOOD_FOR", 0.0)
    async with AsyncExitStack() as stack:
        all_of_them = [await opened(empty) for _ in range(3)]
        for database in all_of_them:
            stack.push_async_callback(database.close)
        for _ in range(20):
            await asyncio.gather(*(database.check() for database in all_of_them))
        assert await beats(all_of_them[0]) == 60
