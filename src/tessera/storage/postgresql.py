"""Lines to PostgreSQL that are cut when no answer comes, be the database locked, gone or silent.

The kernel notices a network that is gone; a proxy or a frozen machine that acknowledges every byte
and answers none it does not. So a line looks at the clock itself while it waits.
"""

from __future__ import annotations

import asyncio
from math import ceil
from time import monotonic
from typing import Any, TypeVar

import psycopg
import sqlalchemy as sa
from psycopg.abc import PQGen
from psycopg.waiting import wait_async
from sqlalchemy import event
from sqlalchemy.exc import InvalidatePoolError

from tessera.storage.deadlines import until, within

CONNECTIONS = 6  # kept open: one to write, four to read, one to see whether all is well
TICK = 0.1  # seconds between looks at the clock
SHORTEST_CONNECT = 2  # seconds; the driver knows no shorter ones
PART_OF_A_PING = 1 / 3  # of the patience: then there is time for another line
PART_OF_A_LOCK = 1 / 2  # that somebody else holds

Result = TypeVar("Result")


class OutOfTime(psycopg.OperationalError):
    """The database did not answer, or not in time; the line is cut."""


def _in_time(work: PQGen[Result]) -> PQGen[Result]:
    """The same work, given up when patience ends.

    Not at once: this process may have stood still, and the answer may lie there.
    """
    end, is_late = until(), False
    try:
        wanted = next(work)
        while True:
            wanted = work.send((yield wanted))
            if is_late:
                raise OutOfTime("the database did not answer in time")
            is_late = monotonic() > end
    except StopIteration as done:
        return done.value


class PostgresConnection(psycopg.Connection[Any]):
    """A connection for a thread."""

    def wait(self, gen: PQGen[Result], *how: Any, **more: Any) -> Result:
        """Wait for an answer no longer than patience lasts."""
        try:
            return super().wait(_in_time(gen), *how, **more)
        except OutOfTime:
            self.close()
            raise


class AsyncLine(psycopg.AsyncConnection[Any]):
    """A connection for the event loop."""

    async def wait(self, gen: PQGen[Result], *how: Any, **more: Any) -> Result:
        """Wait for an answer no longer than patience lasts.

        The driver's own waiting, when it is cancelled, asks the database to stop, and waits.
        """
        if not how:
            more.setdefault("interval", TICK)
        try:
            return await wait_async(_in_time(gen), self.pgconn.socket, *how, **more)
        except (OutOfTime, asyncio.CancelledError):
            await self.close()
            raise


def new_engine(address: sa.URL, seconds: float) -> sa.Engine:
    """Lines that are asked whether they still answer, before anything is entrusted to them."""
    settings = line_settings(address, seconds)
    engine = sa.create_engine(address, pool_size=CONNECTIONS, connect_args=settings)

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: object, _record: object, where: list[Any], how: dict[str, Any]) -> Any:
        left = max(SHORTEST_CONNECT, ceil(min(seconds, until() - monotonic())))
        return PostgresConnection.connect(*where, **{**how, "connect_timeout": left})

    @event.listens_for(engine, "checkout")
    def ping(line: Any, _record: object, _proxy: object) -> None:
        try:
            with within(seconds * PART_OF_A_PING):
                engine.dialect.do_ping(line)
        except psycopg.Error:
            raise InvalidatePoolError from None  # the others are as old

    return engine


def line_settings(address: sa.URL, seconds: float) -> dict[str, Any]:
    """How a line is set up, so that neither end waits for the other much longer than this."""
    thousandths = max(1, round(seconds * 1000))
    limits = {
        "statement_timeout": thousandths,
        "lock_timeout": max(1, round(thousandths * PART_OF_A_LOCK)),
        "idle_in_transaction_session_timeout": thousandths,
    }
    wanted = address.normalized_query.get("options", ())
    return {
        "connect_timeout": max(SHORTEST_CONNECT, ceil(seconds)),
        "tcp_user_timeout": thousandths,
        "keepalives": 1,
        "keepalives_idle": max(1, ceil(seconds)),
        "keepalives_interval": 1,
        "keepalives_count": 3,
        "options": " ".join([*(f"-c {name}={value}" for name, value in limits.items()), *wanted]),
    }
