"""Telling other processes: what could not be told or heard is made up for, whatever happened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
from psycopg.pq import TransactionStatus

from tessera.server.fanout import AFTER_A_BREAK, Fanout
from tessera.server.supervision import Supervised
from tessera.storage.postgresql import AsyncLine
from tests.databases import Database, PostgreSQL
from tests.silence import SHORT, Lines, Proxy

pytestmark = [pytest.mark.anyio, pytest.mark.postgresql]
PATIENCE = 120.0  # seconds; only what hangs takes longer


@pytest.fixture
async def proxy(postgresql: PostgreSQL) -> AsyncIterator[Proxy]:
    async with Proxy(postgresql.new_database()) as proxy:
        yield proxy


class Listener:
    """Whoever listens, and what was heard."""

    def __init__(self, database: Database) -> None:
        assert database.address is not None
        self.fanout = Fanout(database.address, PATIENCE)
        self.heard: list[str] = []
        self.news = asyncio.Event()
        hub: Any = self
        listening = Supervised("listener", partial(self.fanout.listen, hub))
        telling = Supervised("teller", self.fanout.tell)
        self._tasks = [asyncio.create_task(one.run()) for one in (listening, telling)]

    async def __aenter__(self) -> Listener:
        await self.until(AFTER_A_BREAK)
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def hear_of(self, *tables: str) -> None:
        """As a hub does."""
        self.heard += tables or [AFTER_A_BREAK]
        self.news.set()

    async def until(self, told: str) -> None:
        """Wait until it is heard; what came before it is forgotten."""
        async with asyncio.timeout(PATIENCE):
            while told not in self.heard:
                self.news.clear()
                await self.news.wait()
        self.heard.clear()


async def tell(fanout: Fanout, what: str) -> None:
    fanout.announce(what)
    async with asyncio.timeout(PATIENCE):
        await fanout.all_told()


async def test_a_line_that_fell_silent_is_noticed_by_whoever_listens(proxy: Proxy, lines: Lines):
    """A new one is made, and that something may have happened meanwhile is told."""
    async with Listener(proxy.database) as one, Listener(proxy.database) as two:
        await tell(one.fanout, "before")
        await two.until("before")
        proxy.silence_lines()
        lines.are_silent()
        await two.until(AFTER_A_BREAK)
        await tell(one.fanout, "after")
        await two.until("after")


@pytest.mark.usefixtures("lines")
async def test_what_could_not_be_told_is_a_break_for_the_others(proxy: Proxy):
    """Who tells does not wait for ever, and whatever was to be told is made up for later."""
    there = Proxy(proxy.database)
    async with Listener(proxy.database) as listener, there, Listener(there.database) as teller:
        await tell(teller.fanout, "before")
        await listener.until("before")
        await all_heard(teller.fanout)
        teller.fanout._seconds = SHORT
        there.fall_silent()
        for _ in range(3):
            await tell(teller.fanout, "never")
        assert "never" not in listener.heard
        teller.fanout._seconds = PATIENCE
        there.speak()
        await listener.until(AFTER_A_BREAK)
        while teller.fanout._is_untold:
            await asyncio.sleep(0)
        await tell(teller.fanout, "after")
        await listener.until("after")


@pytest.mark.usefixtures("lines")
async def test_who_is_told_to_stop_does_so_before_a_silent_database(proxy: Proxy):
    """Whatever was being waited for."""
    for silence in (proxy.fall_silent, proxy.silence_lines):
        async with Listener(proxy.database) as listener:
            silence()
            while not is_waiting(listener.fanout._listening):
                await asyncio.sleep(0)
        proxy.speak()


async def all_heard(fanout: Fanout) -> None:
    """Wait for a moment at which it waits for no answer: the next has less patience."""
    while is_waiting(fanout._listening) or is_waiting(fanout._talking):
        await asyncio.sleep(0)


def is_waiting(line: AsyncLine | None) -> bool:
    """For an answer."""
    return line is not None and line.info.transaction_status == TransactionStatus.ACTIVE
