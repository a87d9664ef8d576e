"""Telling other processes that a table has changed: Litestar's Channels over PostgreSQL.

Only the table's name is told; what happened is in the journal. Litestar's own backend opens a
connection for every message and ends when the database goes away; this one keeps its connections
and makes new ones.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any

from litestar.channels.backends.base import ChannelsBackend
from psycopg import AsyncConnection, OperationalError, sql

from tessera.server.logs import log

CHANNEL = "tessera"
AFTER_A_BREAK = b"*"  # anything may have happened meanwhile
PAUSE = 0.5  # seconds before trying again


class PostgresChannels(ChannelsBackend):
    """Messages by NOTIFY. Some may be lost while the database is gone: then a break is told."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._channels: set[str] = set()
        self._listening: AsyncConnection[Any] | None = None
        self._talking: AsyncConnection[Any] | None = None

    async def on_startup(self) -> None:
        """Connections are made when they are needed."""

    async def on_shutdown(self) -> None:
        """Close both."""
        for connection in (self._listening, self._talking):
            if connection is not None:
                with suppress(OperationalError):
                    await connection.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell everybody; if that fails they will find out by themselves, later."""
        for _ in range(2):
            try:
                if self._talking is None or self._talking.closed:
                    self._talking = await self._connect()
                for channel in channels:
                    await self._talking.execute(
                        "SELECT pg_notify(%s, %s)", (channel, data.decode())
                    )
                return
            except OperationalError:
                self._talking = None
        log("other servers could not be told")

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to these from the next connection on."""
        self._channels |= set(channels)
        if self._listening is not None:
            await self._listening.close()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """No longer listen to these."""
        self._channels -= set(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What others tell, for as long as the process lives."""
        while True:
            try:
                self._listening = await self._connect()
                for channel in self._channels:
                    listen = sql.SQL("LISTEN {}").format(sql.Identifier(channel))
                    await self._listening.execute(listen)
                    yield channel, AFTER_A_BREAK
                async for told in self._listening.notifies():
                    yield told.channel, told.payload.encode()
            except OperationalError:
                log("the database does not answer")
            await asyncio.sleep(PAUSE)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """There is none: the journal is the history."""
        return []

    async def _connect(self) -> AsyncConnection[Any]:
        return await AsyncConnection[Any].connect(self._address, autocommit=True)
