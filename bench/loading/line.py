"""A WebSocket that costs as little as it can: the server is to be measured, not the client."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"  # whoever masks with nothing has nothing to change
HELLO = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Line(asyncio.Protocol):
    """Hands over every message as it came, but none in pieces: nobody sends them."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._came = b""
        self._transport: Any = None
        loop = asyncio.get_running_loop()
        self._opened: asyncio.Future[None] = loop.create_future()
        self._closed: asyncio.Future[None] = loop.create_future()

    @classmethod
    async def to(cls, address: str, path: str, hear: Callable[[bytes], None]) -> Line:
        """One that is open."""
        host, port = address.split(":")
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(hear), host, int(port))
        key = b64encode(os.urandom(16)).decode()
        line._write(HELLO.format(path=path, host=address, key=key).encode())
        await line._opened
        return line

    def send(self, message: bytes) -> None:
        """Say something."""
        self._write(_frame(TEXT, message))

    async def close(self) -> None:
        """Hang up."""
        self._write(_frame(CLOSE, b""))
        await self._closed

    def _write(self, data: bytes) -> None:
        self._transport.write(data)

    # -------------------------------------------------------------- what asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The other side is there."""
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("the line was not opened"))
        self._closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Some of what it says."""
        self._came = came = self._came + data if self._came else data
        start = 0 if self._opened.done() else self._greeted(came)
        while (bounds := _bounds(came, start)) is not None:
            kind, (first, start) = came[start] & 15, bounds
            self._take(kind, came[first:start])
        self._came = came[start:]

    def _greeted(self, came: bytes) -> int:
        """Where the answer to our greeting ends; a line that is not opened is cut."""
        end = came.find(b"\r\n\r\n") + 4
        if end >= 4 and came.startswith(b"HTTP/1.1 101"):
            self._opened.set_result(None)
            return end
        self._transport.abort()
        return len(came)

    def _take(self, kind: int, message: bytes) -> None:
        if kind == TEXT:
            self._hear(message)
        elif kind == PING:
            self._write(_frame(PONG, message))
        elif kind == CLOSE:
            self._transport.close()


def _bounds(came: bytes, start: int) -> tuple[int, int] | None:
    """Where the message of the frame that starts here begins and ends, if it is whole."""
    there = len(came) - start
    if there < 2:
        return None
    size, first = came[start + 1] & 127, start + 2
    if size > 125:
        first += 2 if size == 126 else 8
        if len(came) < first:
            return None
        size = int.from_bytes(came[start + 2 : first])
    return None if len(came) < first + size else (first, first + size)


def _frame(kind: int, message: bytes) -> bytes:
    size = len(message)
    if size < 126:
        return b"%c%c%b%b" % (128 | kind, 128 | size, NO_MASK, message)
    return b"%c\xfe%b%b%b" % (128 | kind, size.to_bytes(2), NO_MASK, message)
