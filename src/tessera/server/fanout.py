"""Telling other processes that a table has changed, over PostgreSQL's NOTIFY.

Only the table's name is told; what happened is in the journal. One line tells and one listens, and
new ones are made when an old one is gone or silent.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import sqlalchemy as sa
from psycopg import Error

from tessera.server.hub import Hub
from tessera.server.logs import log
from tessera.server.supervision import Supervised
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
        self._is_heard = True  # are the others, as far as was noted?
        self._listening: AsyncLine | None = None
        self._talking: AsyncLine | None = None

    def announce(self, table: str) -> None:
        """Have the others told, without waiting for it."""
        self._to_tell.put_nowait(table)

    async def all_told(self) -> None:
        """Wait until nothing is left that could be told."""
        await self._to_tell.join()

    # -------------------------------------------------------------- telling

    async def tell(self, task: Supervised) -> None:
        """Tell what is announced, for as long as the process lives."""
        try:
            while True:
                table = await self._to_tell.get()
                try:
                    await self._tell(table)
                finally:
                    self._to_tell.task_done()
                task.is_well = not self._is_untold
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

    async def listen(self, hub: Hub, task: Supervised) -> None:
        """Let the hub hear what others tell; first of all, and after every break, that one was."""
        task.is_well = False  # until something is heard
        while True:
            try:
                self._listening = line = await self._connect()
                with within(self._seconds):
                    await line.execute(f"LISTEN {CHANNEL}")
                self._note(task, is_heard=True)
                self._make_up()
                await hub.hear_of()
                while True:
                    async for told in line.notifies(timeout=self._seconds / 2):
                        is_break = told.payload == AFTER_A_BREAK
                        await (hub.hear_of() if is_break else hub.hear_of(told.payload))
                    with within(self._seconds):  # it may have fallen silent without a word: ask
                        await line.execute("SELECT 1")
                    self._make_up()
            except TROUBLE:
                self._note(task, is_heard=False)
            finally:
                await _hang_up(self._listening)
            await asyncio.sleep(PAUSE)

    async def _connect(self) -> AsyncLine:
        async with asyncio.timeout(max(SHORTEST_CONNECT, self._seconds)):
            return await AsyncLine.connect(self._address, autocommit=True, **self._settings)

    def _make_up(self) -> None:
        """The database is heard: so others can be told that they were not told something."""
        if self._is_untold:
            self._is_untold = False
            self.announce(AFTER_A_BREAK)

    def _note(self, task: Supervised, *, is_heard: bool) -> None:
        if is_heard and not self._is_heard:
            log("other servers are heard again", level="warning")
        if not is_heard and self._is_heard:
            log("other servers are not heard", level="error")
        self._is_heard = task.is_well = is_heard


async def _hang_up(line: AsyncLine | None) -> None:
    if line is not None:
        with suppress(*TROUBLE):
            await line.close()
