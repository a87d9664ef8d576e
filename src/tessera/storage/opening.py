"""Opening a database: SQLite in a data folder, or PostgreSQL by its address; brought up to date."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from filelock import FileLock, Timeout
from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError

from tessera.kernel.errors import TesseraError
from tessera.storage.journal import Journal
from tessera.storage.schema import METADATA

FILE = "tessera.sqlite"
LOCK = "tessera.lock"
CONNECT_SECONDS = 10  # to wait for a disk, or for PostgreSQL when it is opened
SECONDS = 3.0  # to wait for PostgreSQL later on
CONNECTIONS = 7  # to SQLite that are kept open, as many as threads use them
ONE_AT_A_TIME = 0x7E55E4A  # PostgreSQL's lock that migrations hold
FOR_OTHERS = 0o077  # what a file's mode lets others do: nothing, with ours


class CannotOpen(TesseraError):
    """A database that is not there, or not ours."""

    code = "cannot-open"


def open_journal(
    *, data: Path | None = None, database: str | None = None, seconds: float = SECONDS
) -> Journal:
    """The journal in a data folder, or in the PostgreSQL database at an address.

    PostgreSQL has so many seconds to answer; a disk may take its time.
    """
    if database is None:
        engine = _sqlite(data or Path())
        _bring_up_to_date(engine)
        return Journal(engine)
    address = _address_of(database)
    connect_args = {"connect_timeout": CONNECT_SECONDS}
    _bring_up_to_date(sa.create_engine(address, connect_args=connect_args))
    from tessera.storage.postgresql import new_engine

    return Journal(new_engine(address, seconds), seconds)


def _bring_up_to_date(engine: sa.Engine) -> None:
    """With a line of its own, which is let go of."""
    try:
        migrate(engine)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise CannotOpen(f"the database cannot be opened: {reason}") from None
    finally:
        engine.dispose()


# ------------------------------------------------------------------ SQLite


def _sqlite(folder: Path) -> sa.Engine:
    _make(folder)
    engine = sa.create_engine(
        f"sqlite:///{folder / FILE}",
        pool_size=CONNECTIONS,
        connect_args={"timeout": CONNECT_SECONDS},
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        """A commit is on the disk when it returns."""
        connection.isolation_level = None  # Python's own transactions leave out schema changes
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")

    @event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.execute("BEGIN")  # by itself: SQLAlchemy takes ten times as long to say it

    return engine


def _make(folder: Path) -> None:
    """The folder and the file in it, for nobody but their owner: secrets of games are there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpen(f"the folder {folder} cannot be made: {error.strerror}") from None
    with suppress(OSError):  # SQLite will say what is wrong
        (folder / FILE).touch(mode=0o600)
    for file in (folder / f"{FILE}{end}" for end in ("", "-wal", "-shm")):
        with suppress(OSError):  # it is not there, or somebody else's
            if (mode := file.stat().st_mode) & FOR_OTHERS:
                file.chmod(mode & ~FOR_OTHERS)


@contextmanager
def held(folder: Path) -> Generator[None]:
    """Nobody else may serve what is in this folder until this ends, or the process does."""
    _make(folder)
    lock = FileLock(folder / LOCK)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        sentence = f"another server uses the games in {folder}: stop it, or say another --data"
        raise CannotOpen(sentence) from None
    except OSError as error:
        raise CannotOpen(f"the folder {folder} cannot be used: {error.strerror}") from None
    try:
        yield
    finally:
        lock.release()


# ------------------------------------------------------------------ PostgreSQL


def _address_of(database: str) -> sa.URL:
    if not database.startswith(("postgresql://", "postgres://")):
        raise CannotOpen("a database's address looks like postgresql://user@host/name")
    try:
        address = sa.make_url("postgresql+psycopg://" + database.split("://", 1)[1])
        address.get_dialect().import_dbapi()
    except ImportError:
        sentence = "PostgreSQL needs its driver: install tessera[postgresql]"
        raise CannotOpen(sentence) from None
    except (SQLAlchemyError, ValueError):
        raise CannotOpen("this is not the address of a database") from None
    return address


# ------------------------------------------------------------------ versions


def migrate(engine: sa.Engine, version: str = "head") -> None:
    """Bring the database up to a version of the schema; one process at a time."""
    config = Config()
    config.set_main_option("script_location", "tessera:storage/migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        _check_version(connection, ScriptDirectory.from_config(config))
        config.attributes["connection"] = connection
        command.upgrade(config, version)


def _check_version(connection: sa.Connection, ours: ScriptDirectory) -> None:
    """Refuse what another version of Tessera made, or another program."""
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found - {script.revision for script in ours.walk_revisions()}:
        raise CannotOpen("a newer Tessera made this database: update this one, or use another")
    if not found and set(METADATA.tables) & set(sa.inspect(connection).get_table_names()):
        raise CannotOpen("the database has tables that are not Tessera's: use another")
