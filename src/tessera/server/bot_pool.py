"""Bots at work: in threads of low priority, so that people never wait for them.

Reviews, and whatever else takes long, are calculated here too; who is next is said in `fair_queue`.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TypeVar

import numpy as np

from tessera.bots import ADVISER, Bot, Stop, Thought, seconds_of
from tessera.bots import review as reviews
from tessera.kernel.match import Match
from tessera.kernel.values import SeatMove
from tessera.server.fair_queue import Asker, FairQueue, Kind, Work
from tessera.server.limits import AtOnce, too_fast
from tessera.server.logs import log
from tessera.server.metrics import BOT_TROUBLE, BOTS_WAITING, WORK_WAITED_SECONDS, WORK_WAITING
from tessera.server.preparation import LAST_RESORT

HINT_LINES = 3
POSITION_SECONDS, REVIEW_SECONDS = 0.25, 60.0  # of a review: for each position, for all
QUICK = 0.2  # seconds at most for the move of a quick bot
NICE, NICEST = 10, 19
MOST_AT_ONCE = 20  # requests of one address that wait or are worked on

Result = TypeVar("Result")


class BotPool:
    """All bots of this process. Seconds for a move are the level's own, unless given here."""

    def __init__(self, threads: int | None = None, *, seconds: float | None = None) -> None:
        self._seconds = seconds
        count = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(
            count + 1, thread_name_prefix="bot", initializer=_lower_priority
        )
        self._queue = FairQueue(count)
        self._turns: dict[Work, asyncio.Future[None]] = {}  # that are waited for
        self._in_flight = AtOnce(MOST_AT_ONCE, too_fast)
        self._of_thread = threading.local()  # every thread has bots of its own
        self._is_closed = False

    async def choose(
        self, match: Match, level: str, rng: np.random.Generator, *, who: Asker
    ) -> SeatMove:
        """The move of a bot. If it fails, another takes its turn: the game must go on."""
        try:
            kind = self._kind_of(level)
            return await self._run(kind, who, lambda: self._choose(match, level, rng))
        except Exception as error:  # whatever a bot does, the table stays
            BOT_TROUBLE.inc()
            log("a bot failed", error=error, game=match.game.name, bot=level, ply=match.ply)
            kind = self._kind_of(LAST_RESORT)
            return await self._run(kind, who, lambda: self._choose(match, LAST_RESORT, rng))

    async def advise(self, match: Match, rng: np.random.Generator, *, who: Asker) -> Thought:
        """What a strong bot finds out about the position."""
        stop = Stop()
        with self._in_flight.counted(who.address):
            try:
                return await self._run(Kind.HINT, who, lambda: self._think(match, rng, stop))
            finally:
                stop()  # whoever asked may be gone

    async def review(
        self, match: Match, tell: Callable[[int, int], Awaitable[None]], *, who: Asker
    ) -> reviews.GameReview:
        """Think about every position of a finished game, and tell how far it has come."""
        considered = list[reviews.Considered]()
        with self._in_flight.counted(who.address):
            for ply in range(match.ply + 1):
                look = await self._run(Kind.LOOK, who, partial(self._look, match, ply))
                considered.append(look)
                await tell(len(considered), match.ply + 1)
            return await self._run(Kind.LOOK, who, lambda: self._judge(match, considered))

    async def calculate(self, work: Callable[[], Result], *, who: Asker) -> Result:
        """Anything that takes long: one at a time, after everything else. It should `breathe`."""
        with self._in_flight.counted(who.address):
            return await self._run(Kind.PAPER, who, work)

    def close(self) -> None:
        """Let nobody begin to think any more; whoever waits is not answered."""
        self._is_closed = True
        for turn in self._turns.values():
            turn.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    # -------------------------------------------------------------- in the event loop

    def _kind_of(self, level: str) -> Kind:
        """How soon a bot of the level must have a thread."""
        seconds = seconds_of(level) if self._seconds is None else self._seconds
        return Kind.QUICK_BOT if seconds <= QUICK else Kind.BOT

    async def _run(self, kind: Kind, who: Asker, think: Callable[[], Result]) -> Result:
        """Wait for a turn, and for what comes of it. A thread is taken until it is done."""
        work, loop = Work(kind, who), asyncio.get_running_loop()
        with BOTS_WAITING.track_inprogress():
            await self._turn_of(work)
            done = self._pool.submit(think)
            done.add_done_callback(lambda _: self._tell_end(loop, work))
            return await asyncio.wrap_future(done)

    async def _turn_of(self, work: Work) -> None:
        """Wait for it, unless it is wanted no more."""
        if self._is_closed:
            raise asyncio.CancelledError
        loop, kind = asyncio.get_running_loop(), work.kind.value
        asked_at, turn = loop.time(), loop.create_future()
        self._turns[work] = turn
        self._queue.wait(work)
        self._begin()
        try:
            with WORK_WAITING.labels(kind=kind).track_inprogress():
                await turn
        except asyncio.CancelledError:
            self._end(work)
            raise
        finally:
            del self._turns[work]
        if self._is_closed:  # since its turn came
            raise asyncio.CancelledError
        WORK_WAITED_SECONDS.labels(kind=kind).observe(loop.time() - asked_at)

    def _begin(self) -> None:
        """Let those begin whose turn it is."""
        while (work := self._queue.begin()) is not None:
            if not self._turns[work].done():  # else whoever asked is gone, and is about to say so
                self._turns[work].set_result(None)

    def _tell_end(self, loop: asyncio.AbstractEventLoop, work: Work) -> None:
        """From the thread to the event loop, if it still runs."""
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(self._end, work)

    def _end(self, work: Work) -> None:
        self._queue.leave(work)
        self._begin()

    # -------------------------------------------------------------- in a thread

    def _choose(self, match: Match, level: str, rng: np.random.Generator) -> SeatMove:
        return self._bot(match, level).choose(match, rng)

    def _think(self, match: Match, rng: np.random.Generator, stop: Stop) -> Thought:
        return self._bot(match, ADVISER).think(match, rng, lines=HINT_LINES, stop=stop)

    def _look(self, match: Match, ply: int) -> reviews.Considered:
        seconds = self._seconds or min(POSITION_SECONDS, REVIEW_SECONDS / (match.ply + 1))
        stop = Stop()
        with stop.after(seconds):
            return reviews.look(match, ply, self._bot(match, ADVISER), stop=stop)

    def _judge(self, match: Match, considered: list[reviews.Considered]) -> reviews.GameReview:
        return reviews.review(match, considered, self._bot(match, ADVISER))

    def _bot(self, match: Match, level: str) -> Bot:
        name, bots = f"{match.game.name} {level}", vars(self._of_thread)
        if name not in bots:
            bots[name] = Bot(match.game, level, seconds=self._seconds)
        return bots[name]


def breathe() -> None:
    """Let others have Python's lock, between two steps of what takes long.

    Compiled code gives it back too soon for another thread to wake up, and too often for Python to
    notice that one has waited for long: so a person's move could wait until all is calculated.
    """
    time.sleep(0)


def _lower_priority() -> None:
    """People first: where a thread can have a priority of its own, a bot's is low."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        nice = os.getpriority(os.PRIO_PROCESS, thread) + NICE  # than the server, however nice it is
        os.setpriority(os.PRIO_PROCESS, thread, min(nice, NICEST))
