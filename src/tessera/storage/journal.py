"""The journal: what happened at every table, in the order it happened. It is only ever added to."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from math import inf
from typing import Any, Literal, TypeAlias

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import InterfaceError, InvalidRequestError, OperationalError

from tessera.storage.deadlines import within
from tessera.storage.schema import ENTRIES, HEARTBEAT, TABLES

SUMMED_UP = ("status", "listed", "due_at", "changed_at")
LOCKED = "55P03"  # what PostgreSQL says when another has held a row for too long
SQLITE_INSERT = "INSERT INTO entries (table_id, number, entry) VALUES {rows}"
UNLESS_THERE = " ON CONFLICT DO NOTHING RETURNING table_id, number"
GONE = ("08", "57")  # how its words begin when it is about to go, or stops what takes too long

Status: TypeAlias = Literal["waiting", "running", "over"]


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What can be searched for without reading a table's entries."""

    status: Status
    listed: bytes | None  # how the table is listed, if it is
    due_at: int | None  # when somebody has to look after it


class Addition(msgspec.Struct, frozen=True, kw_only=True):
    """An entry to be added, and how the table stands with it; None if that stays as it was."""

    table: str
    number: int
    at: int
    entry: bytes
    summary: Summary | None


class Journal:
    """The entries of all tables in one database. Its methods wait for the disk.

    PostgreSQL is waited for so many seconds, and no longer.
    """

    def __init__(self, engine: sa.Engine, seconds: float = inf) -> None:
        self._engine, self._seconds = engine, seconds
        self.is_shared = engine.dialect.name == "postgresql"  # may other processes add to it?
        # SQLite's for entries alone: to take one from the pool costs as much as the disk
        self._line = None if self.is_shared else engine.raw_connection()
        insert: Any = insert_postgresql if self.is_shared else insert_sqlite
        tables = insert(TABLES)
        self._insert_entries = (
            insert_postgresql(ENTRIES)
            .on_conflict_do_nothing()
            .returning(ENTRIES.c.table_id, ENTRIES.c.number)
        )
        self._insert_tables = tables.on_conflict_do_update(
            index_elements=[TABLES.c.id], set_={name: tables.excluded[name] for name in SUMMED_UP}
        )

    def close(self) -> None:
        """Let go of the database."""
        if self._line is not None:
            self._line.close()
        self._engine.dispose()

    @contextmanager
    def _reading(self) -> Generator[sa.Connection]:
        with within(self._seconds), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Generator[sa.Connection]:
        with within(self._seconds), self._engine.begin() as connection:
            yield connection

    # -------------------------------------------------------------- adding

    def add(
        self, units: Sequence[Sequence[Addition]], *, lock_seconds: float | None = None
    ) -> list[bool]:
        """Add many units in one go, each whole or not at all; false where another was faster.

        The first entry of a unit decides; those beside it belong to tables that nobody else knows
        yet. When this returns, what was added is on the disk. A row that another process is about
        to write is waited for, if need be no longer than this.
        """
        if self._line and all(len(unit) == 1 and not unit[0].summary for unit in units):
            new = _add_to_sqlite(self._line.driver_connection, [unit[0] for unit in units])
            return [_take(new, unit[0]) for unit in units]  # one statement is a transaction
        by_table = sorted(units, key=lambda unit: unit[0].table)  # no deadlocks
        with self._writing() as connection:
            if lock_seconds is not None and self.is_shared:
                longest = f"SET LOCAL lock_timeout = {round(lock_seconds * 1000)}"
                connection.exec_driver_sql(longest)
            new = self._add_entries(connection, [unit[0] for unit in by_table])
            added = [_take(new, unit[0]) for unit in units]
            kept = [unit for unit, is_added in zip(units, added, strict=True) if is_added]
            self._add_entries(connection, [one for unit in kept for one in unit[1:]])
            self._sum_up(connection, [one for unit in kept for one in unit])
        return added

    def _add_entries(
        self, connection: sa.Connection, additions: list[Addition]
    ) -> set[tuple[str, int]]:
        """Those of the entries that were not there yet."""
        if not additions:
            return set()
        if not self.is_shared:
            return _add_to_sqlite(connection.connection.driver_connection, additions)
        rows = [
            {"table_id": one.table, "number": one.number, "entry": one.entry} for one in additions
        ]
        added: Any = connection.execute(self._insert_entries, rows)
        return {(table, number) for table, number in added}

    def _sum_up(self, connection: sa.Connection, additions: list[Addition]) -> None:
        rows = [
            {
                "id": one.table,
                "status": one.summary.status,
                "listed": one.summary.listed,
                "due_at": one.summary.due_at,
                "changed_at": one.at,
            }
            for one in additions
            if one.summary is not None
        ]
        if rows:
            connection.execute(self._insert_tables, rows)

    # -------------------------------------------------------------- reading

    def entries(self, table: str, after: int = 0) -> list[bytes]:
        """A table's entries after the one with this number; none if there is no such table."""
        if "\0" in table:
            return []  # PostgreSQL would not even look for it
        found = (
            sa.select(ENTRIES.c.entry)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        with self._reading() as connection:
            return list(connection.scalars(found))

    def listed(self, status: Status, most: int) -> list[tuple[str, bytes]]:
        """The tables in the list with this status, those that changed last first."""
        found = (
            sa.select(TABLES.c.id, TABLES.c.listed)
            .where(TABLES.c.status == status, TABLES.c.listed.is_not(None))
            .order_by(TABLES.c.changed_at.desc())
            .limit(most)
        )
        with self._reading() as connection:
            return [(table, text) for table, text in connection.execute(found)]

    def due(self, at: int, most: int) -> list[str]:
        """The tables that somebody has to look after by this time."""
        found = sa.select(TABLES.c.id).where(TABLES.c.due_at <= at).order_by(TABLES.c.due_at)
        with self._reading() as connection:
            return list(connection.scalars(found.limit(most)))

    def put_off(self, table: str, at: int, until: int) -> None:
        """Nobody has to look after the table before then, if it is due by now."""
        due = sa.update(TABLES).where(TABLES.c.id == table, TABLES.c.due_at <= at)
        with self._writing() as connection:
            connection.execute(due.values(due_at=until))

    # -------------------------------------------------------------- how it is

    def beat(self) -> None:
        """Write something that nobody reads: when this returns, the disk has taken it."""
        with self._writing() as connection:
            connection.execute(sa.update(HEARTBEAT).values(beats=HEARTBEAT.c.beats + 1))

    def is_locked(self, error: Exception) -> bool:
        """Does it say that somebody else holds a row?"""
        return _state_of(error) == LOCKED

    def is_gone(self, error: Exception) -> bool:
        """Does it say that the database is not there, or takes too long for anything?"""
        if not self.is_shared or not isinstance(error, SAYS_NOTHING):
            return False
        state = _state_of(error)
        return state is None or state.startswith(GONE)


SAYS_NOTHING = (OperationalError, InterfaceError, InvalidRequestError)


def _state_of(error: Exception) -> str | None:
    """PostgreSQL's own word for it."""
    return getattr(getattr(error, "orig", None), "sqlstate", None)


def _add_to_sqlite(driver: Any, additions: list[Addition]) -> set[tuple[str, int]]:
    """Those that were not there yet, by the driver: SQLAlchemy takes longer than SQLite."""
    insert = SQLITE_INSERT.format(rows=", ".join(["(?, ?, ?)"] * len(additions)))
    values = [value for one in additions for value in (one.table, one.number, one.entry)]
    try:
        with suppress(sqlite3.IntegrityError):  # seldom one is there; to ask for new ones is dear
            driver.execute(insert, values)
            return {(one.table, one.number) for one in additions}
        return {*driver.execute(insert + UNLESS_THERE, values)}
    except sqlite3.Error as error:  # whoever asks knows troubles by SQLAlchemy's names
        raise OperationalError(insert, None, error) from error


def _take(new: set[tuple[str, int]], addition: Addition) -> bool:
    """Is it among the new ones? If it was asked to be added twice, only once."""
    name = (addition.table, addition.number)
    is_new = name in new
    new.discard(name)
    return is_new
