"""Telling other processes that a table has changed, over PostgreSQL's NOTIFY.

Only the table's name is told; what happened is in the journal. One line tells and one listens, and
new ones are made when an old one is gone or silent.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress

import sqlalchemy as sa
from psycopg import Error

from tessera.server.hub import Hub
from tessera.server.logs import log
from tessera.server.supervision import Report
from tessera.storage.deadlines import within
from tessera.storage.postgresql import SHORTEST_CONNECT, AsyncLine, line_settings

CHANNEL = "tessera"
AFTER_A_BREAK = "*"  # anything may have happened meanwhile
PAUSE = 0.5  # seconds before trying again
TROUBLE = (Error, OSError)


class Fanout:
    """Tells and hears. Some may be lost while the database is gone: then a break is told.

    No line is waited for longer than these seconds.
    """

    def __init__(self, address: str, seconds: float) -> None:
        self._address, self._seconds = address, seconds
        self._settings = line_settings(sa.make_url(address), seconds)
        self._to_tell = asyncio.Queue[str]()
        self._is_untold = False  # something could not be told
        self._is_well = True
        self._report: Report | None = None  # says whether the others are heard
        self._listening: AsyncLine | None = None
        self._talking: AsyncLine | None = None

    def announce(self, table: str) -> None:
        """Have the others told, without waiting for it."""
        self._to_tell.put_nowait(table)

    async def all_told(self) -> None:
        """Wait until nothing is left that could be told."""
        await self._to_tell.join()

    # -------------------------------------------------------------- telling

    async def tell(self, report: Report) -> None:
        """Tell what is announced, for as long as the process lives."""
        try:
            while True:
                table = await self._to_tell.get()
                try:
                    await self._tell(table)
                finally:
                    self._to_tell.task_done()
                report(is_well=not self._is_untold)
        finally:
            await _hang_up(self._talking)

    async def _tell(self, table: str) -> None:
        """Tell everybody; if that fails they are told of a break, once the database is heard."""
        if self._is_untold:
            return
        for _ in range(2):
            try:
                if self._talking is None or self._talking.closed:
                    self._talking = await self._connect()
                with within(self._seconds):
                    await self._talking.execute("SELECT pg_notify(%s, %s)", (CHANNEL, table))
                return
            except TROUBLE:
                await _hang_up(self._talking)
        self._is_untold = True
        log("other servers could not be told", level="warning")

    # -------------------------------------------------------------- listening

    async def listen(self, hub: Hub, report: Report) -> None:
        """Let the hub hear what others tell, for as long as the process lives."""
        self._report = report
        report(is_well=False)  # until something is heard
        async with aclosing(self.news()) as news:
            async for told in news:
                await (hub.hear_of() if told == AFTER_A_BREAK else hub.hear_of(told))

    async def news(self) -> AsyncGenerator[str]:
        """What others tell; first of all, and after every break, that there was one."""
        while True:
            try:
                self._listening = line = await self._connect()
                with within(self._seconds):
                    await line.execute(f"LISTEN {CHANNEL}")
                self._note(is_well=True)
                self._make_up()
                yield AFTER_A_BREAK
                while True:
                    async for told in line.notifies(timeout=self._seconds / 2):
                        yield told.payload
                    await self._look_after(line)
            except TROUBLE:
                self._note(is_well=False)
            finally:
                await _hang_up(self._listening)
            await asyncio.sleep(PAUSE)

    async def _connect(self) -> AsyncLine:
        async with asyncio.timeout(max(SHORTEST_CONNECT, self._seconds)):
            return await AsyncLine.connect(self._address, autocommit=True, **self._settings)

    async def _look_after(self, line: AsyncLine) -> None:
        """A line may have fallen silent without a word: ask."""
        with within(self._seconds):
            await line.execute("SELECT 1")
        self._make_up()

    def _make_up(self) -> None:
        """The database is heard: so others can be told that they were not told something."""
        if self._is_untold:
            self._is_untold = False
            self.announce(AFTER_A_BREAK)

    def _note(self, *, is_well: bool) -> None:
        if is_well and not self._is_well:
            log("other servers are heard again", level="warning")
        if not is_well and self._is_well:
            log("other servers are not heard", level="error")
        self._is_well = is_well
        if self._report is not None:
            self._report(is_well=is_well)


async def _hang_up(line: AsyncLine | None) -> None:
    if line is not None:
        with suppress(*TROUBLE):
            await line.close()
