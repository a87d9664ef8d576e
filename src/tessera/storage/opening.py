"""Opening a database: SQLite in a data folder, or PostgreSQL by its address; brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError

from tessera.kernel.errors import TesseraError
from tessera.storage.journal import Journal

FILE = "tessera.sqlite"
PATIENCE = 10  # seconds to wait for the database
ONE_AT_A_TIME = 0x7E55E4A  # PostgreSQL's lock that migrations hold


class CannotOpen(TesseraError):
    """A database that is not there, or not ours."""

    code = "cannot-open"


def open_journal(*, data: Path | None = None, database: str | None = None) -> Journal:
    """The journal in a data folder, or in the PostgreSQL database at an address."""
    engine = _postgresql(database) if database is not None else _sqlite(data or Path())
    try:
        migrate(engine)
    except SQLAlchemyError as error:
        engine.dispose()
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise CannotOpen(f"the database cannot be opened: {reason}") from None
    return Journal(engine)


def _sqlite(folder: Path) -> sa.Engine:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpen(f"the folder {folder} cannot be made: {error.strerror}") from None
    engine = sa.create_engine(f"sqlite:///{folder / FILE}", connect_args={"timeout": PATIENCE})

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        """A commit is on the disk when it returns."""
        connection.isolation_level = None  # Python's own transactions leave out schema changes
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")

    @event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _postgresql(address: str) -> sa.Engine:
    if not address.startswith(("postgresql://", "postgres://")):
        raise CannotOpen("a database's address looks like postgresql://user@host/name")
    url = "postgresql+psycopg://" + address.split("://", 1)[1]
    try:
        return sa.create_engine(url, pool_pre_ping=True, connect_args={"connect_timeout": PATIENCE})
    except ImportError:
        sentence = "PostgreSQL needs its driver: install tessera[postgresql]"
        raise CannotOpen(sentence) from None
    except (SQLAlchemyError, ValueError):
        raise CannotOpen("this is not the address of a database") from None


def migrate(engine: sa.Engine, version: str = "head") -> None:
    """Bring the database up to a version of the schema; one process at a time."""
    config = Config()
    config.set_main_option("script_location", "tessera:storage/migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        config.attributes["connection"] = connection
        command.upgrade(config, version)
