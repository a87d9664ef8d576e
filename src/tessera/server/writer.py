"""Writing to the journal: what comes in during one commit shares the next."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy.exc import SQLAlchemyError

from tessera.server.logs import log
from tessera.storage.journal import Addition, Journal
from tessera.table.refusals import Refused

MOST = 500  # units in one commit
APART = 0.005  # seconds from one commit to the next at least: many small ones cost more


class StorageTrouble(Refused):
    """The database did not take it: full, gone, or too slow."""

    code = "storage-trouble"


def trouble(error: Exception) -> StorageTrouble:
    """The refusal for people; what exactly went wrong is for the log."""
    reason = str(getattr(error, "orig", None) or error).strip().splitlines()[:1]
    log("storage trouble", reason=" ".join(reason)[:200])
    return StorageTrouble("this could not be kept just now; nothing is lost, try again in a moment")


class Writer:
    """One commit at a time, for all tables together."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._waiting: list[tuple[Sequence[Addition], asyncio.Future[bool]]] = []
        self._work: asyncio.Task[None] | None = None
        self._next_at = 0.0

    async def add(self, unit: Sequence[Addition]) -> bool:
        """Add the unit to the disk; false if another process was faster."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((unit, future))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._commit())
        return await future

    async def _commit(self) -> None:
        now = asyncio.get_running_loop().time
        while self._waiting:
            if (pause := self._next_at - now()) > 0:
                await asyncio.sleep(pause)
            self._next_at = now() + APART
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            units = [unit for unit, _ in batch]
            try:
                added = await asyncio.to_thread(self._journal.add, units)
            except (SQLAlchemyError, OSError) as error:
                for _, future in batch:
                    if not future.done():
                        future.set_exception(trouble(error))
                continue
            for (_, future), done in zip(batch, added, strict=True):
                if not future.done():
                    future.set_result(done)
