"""The database as the server sees it: asked in threads of its own, and not waited for for ever.

What is to be written during one commit shares the next. Once the database does not answer, whoever
asks is refused at once, and one task looks whether it is back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import TypeAlias, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from tessera.server.limits import Limits
from tessera.server.logs import log
from tessera.storage.journal import Addition, Journal
from tessera.table.refusals import Refused

MOST = 300  # units in one commit: older SQLites take 999 values
TOGETHER = 2  # units at least in a commit that begins soon after another: each costs as much
SOON = 0.004  # seconds
READERS = 4  # threads
SLOW_DISK = 30.0  # seconds to wait for SQLite: a disk that is slow is not a dead one
QUEUE_FACTOR = 1.25  # times as long as a line may take: for whoever waits behind others
LOCKED_AGAIN = 0.1  # seconds more for a row that another has held for long
POLL_SECONDS = 0.5  # between looks whether it is back
GOOD_FOR = 1.0  # seconds that a check is believed

Result = TypeVar("Result")
Unit: TypeAlias = Sequence[Addition]


class StorageTrouble(Refused):
    """The database did not take it: full, gone, or too slow."""

    code = "storage-trouble"


def trouble() -> StorageTrouble:
    """The refusal for people; what exactly went wrong is for the log."""
    return StorageTrouble("this could not be kept just now; nothing is lost, try again in a moment")


class Database:
    """One commit at a time for all tables together, and some who read."""

    def __init__(self, journal: Journal, limits: Limits) -> None:
        self.is_well = True  # it answers, as far as is known
        self._journal = journal
        self._seconds = limits.database_seconds if journal.is_shared else SLOW_DISK
        self._patience = self._seconds * QUEUE_FACTOR if journal.is_shared else SLOW_DISK
        self._to_write = SimpleQueue[list[Unit]]()
        self._writer = Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._heart = ThreadPoolExecutor(1, thread_name_prefix="heart")
        self._waiting: dict[asyncio.Future[bool], Unit] = {}
        self._under_way: list[asyncio.Future[bool]] = []  # those whose commit has begun
        self._next_at = 0.0  # when a commit may begin for one unit
        self._alarm: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None
        self._checking: asyncio.Task[bool] | None = None
        self._check_at = 0.0

    async def close(self) -> None:
        """Finish what is under way, and let go of the database."""
        self.is_well = False  # for whoever still asks
        self._refuse_waiting()
        self._to_write.put([])
        await asyncio.to_thread(self._writer.join)
        for task in (self._looking, self._checking):
            if task is not None:
                task.cancel()
        for threads in (self._readers, self._heart):
            await asyncio.to_thread(threads.shutdown, cancel_futures=True)
        self._journal.close()

    # -------------------------------------------------------------- asking

    async def add(self, unit: Unit) -> bool:
        """Add the unit to the disk; false if another process was faster.

        Whoever is refused does not know whether it was added. It will not be if it has not begun.
        """
        self._refuse_if_gone()
        loop = asyncio.get_running_loop()
        future: asyncio.Future[bool] = loop.create_future()
        self._waiting[future] = unit
        self._commit()
        patience = loop.call_later(self._patience, self._give_up, future)
        try:
            return await future
        finally:
            patience.cancel()
            self._waiting.pop(future, None)

    def _give_up(self, future: asyncio.Future[bool]) -> None:
        """Nobody waits for ever, whether the unit has its turn already or not."""
        if future.done():
            return
        if future not in self._waiting:
            self._lose("it does not finish a commit")
        if not future.done():
            future.set_exception(trouble())

    async def read(self, work: Callable[[], Result]) -> Result:
        """What this finds in the journal."""
        self._refuse_if_gone()
        job = self._readers.submit(work)
        found = asyncio.wrap_future(job)
        try:
            await asyncio.wait({found}, timeout=self._patience)
            if found.done():
                return found.result()
            if job.running():
                self._lose("it does not answer a question")
            raise trouble()
        except (SQLAlchemyError, OSError) as error:
            self._note(error)
            raise trouble() from None
        finally:
            found.cancel()

    async def check(self) -> None:
        """Refuse if nothing can be written, as was seen a second ago at most."""
        self._refuse_if_gone()
        now = asyncio.get_running_loop().time()
        last = self._checking
        if last is None or (last.done() and now >= self._check_at + GOOD_FOR):
            last = self._checking = asyncio.create_task(self._check())
        await asyncio.wait({last}, timeout=self._patience)
        if not last.done() or not last.result():
            raise trouble()

    # -------------------------------------------------------------- writing

    def _commit(self) -> None:
        """Write what waits: at once, but soon after another commit one unit waits for a second."""
        if self._under_way or not self._waiting:
            return
        pause = self._next_at - monotonic()
        if pause > 0 and len(self._waiting) < TOGETHER:
            if self._alarm is None:
                self._alarm = asyncio.get_running_loop().call_later(pause, self._wake_up)
            return
        batch = dict(islice(self._waiting.items(), MOST))
        for future in batch:
            del self._waiting[future]
        self._under_way, self._next_at = [*batch], monotonic() + SOON
        self._to_write.put([*batch.values()])

    def _wake_up(self) -> None:
        self._alarm, self._next_at = None, 0.0
        self._commit()

    def _write_on(self) -> None:
        """In a thread, until nothing is handed over; by an executor it takes four times as long."""
        while units := self._to_write.get():
            loop, written = self._under_way[0].get_loop(), self._write(units)
            loop.call_soon_threadsafe(self._answer, written)

    def _answer(self, written: list[bool | Exception]) -> None:
        """Tell those who waited for the commit, and begin the next."""
        answered, self._under_way = self._under_way, []
        for error in {id(one): one for one in written if isinstance(one, Exception)}.values():
            self._note(error)
        self._commit()
        for future, one in zip(answered, written, strict=True):
            if future.done():
                continue
            if isinstance(one, Exception):
                future.set_exception(trouble())
            else:
                future.set_result(one)

    def _write(self, units: list[Unit]) -> list[bool | Exception]:
        """Whether each was added, or why not; one that cannot be does not keep others from it."""
        began = monotonic()
        try:
            return [*self._journal.add(units)]
        except Exception as error:  # nobody may wait for ever for what has ended
            if len(units) == 1 or not self._journal.is_locked(error):
                return [error] * len(units)
            return [self._write_alone(unit, began + self._seconds, error) for unit in units]

    def _write_alone(self, unit: Unit, until: float, former: Exception) -> bool | Exception:
        if monotonic() > until:
            return former
        try:
            return self._journal.add([unit], lock_seconds=LOCKED_AGAIN)[0]
        except Exception as error:  # the same
            return error

    # -------------------------------------------------------------- how it is

    def _note(self, error: Exception) -> None:
        """Trouble: of one who asked, or of everybody."""
        if self._journal.is_gone(error):
            self._lose(_first_line(error))
        elif isinstance(error, SQLAlchemyError | OSError):
            log("storage trouble", level="warning", reason=_first_line(error))
        else:
            log("storage trouble", error=error)

    def _lose(self, reason: str) -> None:
        """It is gone: refuse everybody until it is back."""
        if not self.is_well:
            return
        self.is_well = False
        log("the database does not answer", level="error", reason=reason)
        self._refuse_waiting()
        self._looking = asyncio.create_task(self._look_for_it())

    def _refuse_if_gone(self) -> None:
        if not self.is_well:
            raise trouble()

    def _refuse_waiting(self) -> None:
        for future in self._waiting:
            if not future.done():
                future.set_exception(trouble())
        self._waiting.clear()

    async def _look_for_it(self) -> None:
        """Again and again until it is back: if it says what is wrong, it is."""
        while not self.is_well:
            error = await asyncio.get_running_loop().run_in_executor(self._heart, self._beat)
            self.is_well = error is None or not self._journal.is_gone(error)
            if not self.is_well:
                await asyncio.sleep(POLL_SECONDS)
        log("the database answers again", level="warning")

    async def _check(self) -> bool:
        error = await asyncio.get_running_loop().run_in_executor(self._heart, self._beat_patiently)
        self._check_at = asyncio.get_running_loop().time()
        if error is not None:
            self._note(error)
        return error is None

    def _beat(self) -> Exception | None:
        """What is wrong, if anything is."""
        try:
            self._journal.beat()
        except Exception as error:  # whatever it is, nothing could be written
            return error
        return None

    def _beat_patiently(self) -> Exception | None:
        """The same; that another process beats just now, too, does not count."""
        until = monotonic() + self._seconds
        while True:
            error = self._beat()
            if error is None or not self._journal.is_locked(error) or monotonic() > until:
                return error


def _first_line(error: Exception) -> str:
    reason = str(getattr(error, "orig", None) or error).strip().splitlines()[:1]
    return " ".join(reason)[:200]
