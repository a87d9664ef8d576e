"""Servers for tests: one on either database for all tests of a worker; nothing there is luck."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.databases import KINDS, Database, PostgreSQL
from tests.server.clockwork import Clock, Clockwork
from tests.server.running import DEALT, Server


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As on one machine."""
    folder = tmp_path_factory.mktemp("server")
    with Server(Database(data=folder / "data"), folder / "log", program=DEALT) as running:
        yield running


@pytest.fixture(scope="session")
def postgresql_server(
    postgresql: PostgreSQL, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """Where one machine is not enough."""
    folder = tmp_path_factory.mktemp("server")
    with Server(postgresql.new_database(), folder / "log", program=DEALT) as running:
        yield running


@pytest.fixture(params=KINDS)
def server(request: pytest.FixtureRequest) -> Server:
    """A server that stays; whoever opens tables there comes from an address of their own."""
    running: Server = request.getfixturevalue(f"{request.param}_server")
    return running


@pytest.fixture
def anyio_backend() -> str:
    """Tests that wait do so on asyncio."""
    return "asyncio"


@pytest.fixture
def address(server: Server) -> str:
    return server.address


# ------------------------------------------------------------------ a server's tables, without it


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return Database(data=tmp_path)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def hub(database: Database, clock: Clock) -> AsyncIterator[Clockwork]:
    """With a clock that the test sets."""
    hub = Clockwork(database, clock)
    yield hub
    await hub.close()
