"""Servers for tests: one for all of a module, on either database, and one that can be killed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.databases import KINDS, Database, PostgreSQL
from tests.server.running import Server


@pytest.fixture(scope="module", params=KINDS)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that stays for the whole module."""
    folder = tmp_path_factory.mktemp("server")
    if request.param == "sqlite":
        database = Database(data=folder / "data")
    else:
        postgresql: PostgreSQL = request.getfixturevalue("postgresql")
        database = postgresql.new_database()
    with Server(database, folder / "log") as running:
        yield running


@pytest.fixture
def anyio_backend() -> str:
    """Tests that wait do so on asyncio."""
    return "asyncio"


@pytest.fixture
def address(server: Server) -> str:
    return server.address
