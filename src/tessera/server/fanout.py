"""Telling other processes that a table has changed: Litestar's Channels over PostgreSQL.

Only the table's name is told; what happened is in the journal. Litestar's own backend opens a
connection for every message and ends when the database goes away; this one keeps its connections
and makes new ones when an old one is gone or silent.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress

import sqlalchemy as sa
from litestar.channels.backends.base import ChannelsBackend
from psycopg import Error, sql

from tessera.server.logs import log
from tessera.storage.deadlines import within
from tessera.storage.postgresql import SHORTEST_CONNECT, AsyncLine, line_settings

CHANNEL = "tessera"
AFTER_A_BREAK = b"*"  # anything may have happened meanwhile
PAUSE = 0.5  # seconds before trying again
TROUBLE = (Error, OSError)


class PostgresChannels(ChannelsBackend):
    """Messages by NOTIFY. Some may be lost while the database is gone: then a break is told.

    No line is waited for longer than these seconds.
    """

    def __init__(self, address: str, seconds: float) -> None:
        self._address, self._seconds = address, seconds
        self._settings = line_settings(sa.make_url(address), seconds)
        self._channels: set[str] = set()
        self._untold: set[str] = set()  # channels where something could not be told
        self._is_well = True
        self._listening: AsyncLine | None = None
        self._talking: AsyncLine | None = None

    async def on_startup(self) -> None:
        """Connections are made when they are needed."""

    async def on_shutdown(self) -> None:
        """Close both."""
        for line in (self._listening, self._talking):
            await _hang_up(line)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell everybody; if that fails they are told of a break, by the line that listens."""
        wanted = set(channels)
        for _ in range(2):
            if wanted <= self._untold:
                return
            try:
                if self._talking is None or self._talking.closed:
                    self._talking = await self._connect()
                for channel in channels:
                    await self._tell(self._talking, channel, data)
                return
            except TROUBLE:
                await _hang_up(self._talking)
                self._talking = None
        self._untold |= wanted
        log("other servers could not be told", level="warning")

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to these from the next connection on."""
        self._channels |= set(channels)
        await _hang_up(self._listening)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """No longer listen to these."""
        self._channels -= set(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What others tell, for as long as the process lives."""
        while True:
            try:
                self._listening = line = await self._connect()
                for channel in list(self._channels):  # more may come meanwhile
                    await self._listen(line, channel)
                    yield channel, AFTER_A_BREAK
                self._note(is_well=True)
                while True:
                    async for told in line.notifies(timeout=self._seconds / 2):
                        yield told.channel, told.payload.encode()
                    await self._look_after(line)
            except TROUBLE:
                self._note(is_well=False)
            except Exception as error:  # nobody else would begin again
                log("listening to other servers failed", error=error)
                self._note(is_well=False)
            await _hang_up(self._listening)
            await asyncio.sleep(PAUSE)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """There is none: the journal is the history."""
        return []

    async def _connect(self) -> AsyncLine:
        async with asyncio.timeout(max(SHORTEST_CONNECT, self._seconds)):
            return await AsyncLine.connect(self._address, autocommit=True, **self._settings)

    async def _listen(self, line: AsyncLine, channel: str) -> None:
        with within(self._seconds):
            await line.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))

    async def _tell(self, line: AsyncLine, channel: str, data: bytes) -> None:
        with within(self._seconds):
            await line.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))

    async def _look_after(self, line: AsyncLine) -> None:
        """A line may have fallen silent without a word: ask, or tell what is still to be told."""
        for channel in sorted(self._untold):
            await self._tell(line, channel, AFTER_A_BREAK)
            self._untold.discard(channel)
        with within(self._seconds):
            await line.execute("SELECT 1")

    def _note(self, *, is_well: bool) -> None:
        if is_well and not self._is_well:
            log("other servers are heard again", level="warning")
        if not is_well and self._is_well:
            log("other servers are not heard", level="error")
        self._is_well = is_well


async def _hang_up(line: AsyncLine | None) -> None:
    if line is not None:
        with suppress(*TROUBLE):
            await line.close()
