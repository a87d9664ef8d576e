"""A proxy before PostgreSQL that acknowledges every byte and can keep all of them back.

And lines for which everybody has patience until they fall silent: no machine is too slow for them.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import inf
from time import monotonic
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from psycopg.conninfo import conninfo_to_dict

from tessera.server import fanout
from tessera.storage import postgresql
from tests.databases import Database

BUFFER = 65_536
SHORT = 0.3  # seconds that a silent line is waited for
LOOK = 0.1  # seconds between looks whether a line that only listens is there


class Proxy:
    """Lines to a database; what was kept back is passed on when it may speak again."""

    def __init__(self, database: Database) -> None:
        assert database.address is not None
        self._where: dict[str, Any] = dict(conninfo_to_dict(database.address))
        self._may_speak = _open_gate()
        self._gates = [self._may_speak]
        self._lines: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.speak()
        while self._lines:
            for line in self._lines:
                line.transport.abort()
            await asyncio.sleep(0)
        await self._server.wait_closed()

    @property
    def database(self) -> Database:
        """The way there through the proxy."""
        assert self._server is not None
        port = self._server.sockets[0].getsockname()[1]
        user, name = self._where["user"], self._where["dbname"]
        return Database(address=f"postgresql://{user}@127.0.0.1:{port}/{name}")

    def fall_silent(self) -> None:
        """On all lines, also on those to come."""
        for gate in self._gates:
            gate.clear()

    def silence_lines(self) -> None:
        """On the lines that there are; new ones work."""
        self.fall_silent()
        self._may_speak = _open_gate()
        self._gates.append(self._may_speak)

    def speak(self) -> None:
        """On all of them."""
        for gate in self._gates:
            gate.set()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        gate = self._may_speak
        self._lines.add(writer)
        with suppress(OSError):
            from_there, beyond = await self._connect()
            self._lines.add(beyond)
            await asyncio.gather(_pass_on(reader, beyond, gate), _pass_on(from_there, writer, gate))
            self._lines.discard(beyond)
        writer.close()
        self._lines.discard(writer)

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, port = str(self._where.get("host")), self._where.get("port") or 5432
        if host.startswith("/"):
            return await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
        return await asyncio.open_connection(host, int(port))


def _open_gate() -> asyncio.Event:
    gate = asyncio.Event()
    gate.set()
    return gate


async def _pass_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, gate: asyncio.Event
) -> None:
    """What one end says to the other, and that it has hung up."""
    with suppress(OSError):
        while said := await reader.read(BUFFER):
            await gate.wait()
            writer.write(said)
            await writer.drain()
    await gate.wait()
    writer.close()


class Lines:
    """All lines of this process to a database. Which of them are silent, the test says."""

    def __init__(self) -> None:
        self._ends: WeakKeyDictionary[Any, float] = WeakKeyDictionary()
        self._new = inf  # seconds that a line is waited for from its beginning

    def are_silent(self, *, new: bool = False) -> None:
        """Those that there are: from now on nobody has patience with them. New ones may work."""
        self._new = SHORT if new else inf
        for line in list(self._ends):
            self._ends[line] = monotonic() + SHORT

    def speak(self) -> None:
        """New ones do."""
        self._new = inf

    def watched(self, line: Any, work: Any) -> Any:
        """What is asked on the line, also if it was asked before the line fell silent."""
        self._ends.setdefault(line, monotonic() + self._new)
        try:
            wanted = next(work)
            while True:
                wanted = work.send((yield wanted))
                if monotonic() > self._ends[line]:
                    raise postgresql.OutOfTime("the line is silent")
        except StopIteration as done:
            return done.value


class Attempt:
    """To connect: a line that is not there yet."""


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Lines:
    """Of whatever the test opens."""
    lines = Lines()

    class PostgresConnection(postgresql.PostgresConnection):
        @classmethod
        def _connect_gen(cls, conninfo: str = "") -> Any:
            return lines.watched(Attempt(), super()._connect_gen(conninfo))

        def wait(self, gen: Any, *how: Any, **more: Any) -> Any:
            return super().wait(lines.watched(self, gen), *how, **more)

    class AsyncLine(postgresql.AsyncLine):
        async def wait(self, gen: Any, *how: Any, **more: Any) -> Any:
            return await super().wait(lines.watched(self, gen), *how, **more)

        def notifies(self, **_: Any) -> Any:
            return super().notifies(timeout=LOOK)

    monkeypatch.setattr(postgresql, "PostgresConnection", PostgresConnection)
    monkeypatch.setattr(fanout, "AsyncLine", AsyncLine)
    return lines
