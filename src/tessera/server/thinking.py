"""Bots at work: in threads of low priority, so that people never wait for them."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import numpy as np

from tessera.bots import Bot, Thought
from tessera.bots import review as reviews
from tessera.kernel.match import Match
from tessera.server.logs import log
from tessera.server.metrics import BOT_TROUBLE, BOTS_WAITING
from tessera.server.preparation import ADVISER, LAST_RESORT

LINES = 3
A_LOOK, ALL_LOOKS = 0.25, 60.0  # seconds for a position of a review, and for all of them
REVIEWS = 2  # at a time; the others wait
NICE = 10

Result = TypeVar("Result")


class _Desk(threading.local):
    """Every thread has bots of its own."""

    def __init__(self) -> None:
        self.bots: dict[tuple[str, str], Bot] = {}


class Thinkers:
    """All bots of this process. Seconds for a move are the level's own, unless given here."""

    def __init__(self, threads: int | None = None, *, seconds: float | None = None) -> None:
        self._seconds = seconds
        self._pool = ThreadPoolExecutor(
            threads or os.cpu_count() or 1, thread_name_prefix="bot", initializer=_step_back
        )
        self._desk = _Desk()
        self._reviewing = asyncio.Semaphore(REVIEWS)

    async def choose(self, match: Match, level: str, rng: np.random.Generator) -> str:
        """The move of a bot. If it fails, another takes its turn: the game must go on."""
        try:
            return await self._run(lambda: self._choose(match, level, rng))
        except Exception as error:  # whatever a bot does, the table stays
            BOT_TROUBLE.inc()
            log("a bot failed", error=error, game=match.game.name, bot=level, ply=match.ply)
            return await self._run(lambda: self._choose(match, LAST_RESORT, rng))

    async def advise(self, match: Match, rng: np.random.Generator) -> Thought:
        """What a strong bot finds out about the position."""
        return await self._run(lambda: self._think(match, rng))

    async def review(
        self, match: Match, tell: Callable[[int, int], Awaitable[None]]
    ) -> reviews.Review:
        """Think about every position of a finished game, and tell how far it has come."""
        seconds = self._seconds or min(A_LOOK, ALL_LOOKS / (match.ply + 1))
        async with self._reviewing:
            bot = await self._run(lambda: Bot(match.game, ADVISER, seconds=seconds))
            looks, considered = reviews.consider(match, bot), list[reviews.Considered]()
            while (look := await self._run(lambda: next(looks, None))) is not None:
                considered.append(look)
                await tell(len(considered), match.ply + 1)
            return await self._run(lambda: reviews.review(match, considered, bot))

    def close(self) -> None:
        """Let nobody begin to think any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _run(self, think: Callable[[], Result]) -> Result:
        with BOTS_WAITING.track_inprogress():
            return await asyncio.get_running_loop().run_in_executor(self._pool, think)

    def _choose(self, match: Match, level: str, rng: np.random.Generator) -> str:
        bot = self._bot(match, level)
        return str(bot.choose(match.position, rng, match.last_plies()))

    def _think(self, match: Match, rng: np.random.Generator) -> Thought:
        bot = self._bot(match, ADVISER)
        return bot.think(match.position, rng, match.last_plies(), lines=LINES)

    def _bot(self, match: Match, level: str) -> Bot:
        name = (match.game.name, level)
        if name not in self._desk.bots:
            self._desk.bots[name] = Bot(match.game, level, seconds=self._seconds)
        return self._desk.bots[name]


def _step_back() -> None:
    """People first: where a thread can have a priority of its own, a bot's is low."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
