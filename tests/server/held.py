"""Threads that think until a test says that they are done."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import numpy as np

from tessera.bots import Stop
from tessera.server.bot_pool import BotPool
from tessera.server.fair_queue import Asker

RNG = np.random.default_rng(0)
PATIENCE = 60.0  # seconds; only what hangs takes longer


class Held(BotPool):
    """Whatever is thought about says that it begins, and ends when the test says so."""

    def __init__(self, threads: int) -> None:
        super().__init__(threads)
        self._loop = asyncio.get_running_loop()
        self._begun = asyncio.Queue[str]()
        self._gates: dict[str, threading.Event] = {}
        self._all_open = False
        self._tasks: dict[str, asyncio.Task[Any]] = {}
        self.stops: dict[str, Stop] = {}

    async def ask(self, name: str, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Ask for it, as far as the event loop gets without a thread."""
        self._tasks[name] = task = asyncio.create_task(work)
        await asyncio.sleep(0)
        return task

    async def bot(self, name: str, level: str = "strong", address: str = "") -> asyncio.Task[Any]:
        who = Asker(address, table=name)
        return await self.ask(name, self.choose(match(name), level, RNG, who=who))

    async def hint(self, name: str, who: Asker) -> asyncio.Task[Any]:
        return await self.ask(name, self.advise(match(name), RNG, who=who))

    async def paper(self, name: str, who: Asker) -> asyncio.Task[Any]:
        return await self.ask(name, self.calculate(lambda: self._hold(name), who=who))

    async def begun(self) -> str:
        """What has begun next."""
        async with asyncio.timeout(PATIENCE):
            return await self._begun.get()

    def end(self, name: str) -> None:
        self._gate(name).set()

    async def then(self, name: str) -> str:
        """What begins next after that has come to its end."""
        self.end(name)
        return await self.begun()

    def open_all(self) -> None:
        """Hold nothing any more."""
        self._all_open = True
        for gate in list(self._gates.values()):
            gate.set()

    def _gate(self, name: str) -> threading.Event:
        return self._gates.setdefault(name, threading.Event())

    def _hold(self, name: str) -> str:
        self._loop.call_soon_threadsafe(self._begun.put_nowait, name)
        gate = self._gate(name)
        if not self._all_open:
            gate.wait()
        return name

    def _choose(self, match: Any, level: str, rng: Any) -> Any:
        return self._hold(match.name)

    def _think(self, match: Any, rng: Any, stop: Stop) -> Any:
        self.stops[match.name] = stop
        return self._hold(match.name)

    def _look(self, match: Any, ply: int) -> Any:
        return self._hold(f"{match.name}{ply}")

    def _judge(self, match: Any, considered: list[Any]) -> Any:
        return [*considered, self._hold(f"{match.name} judged")]


def match(name: str, ply: int = 0) -> Any:
    """As much of a match as these bots look at."""
    return SimpleNamespace(name=name, ply=ply, game=SimpleNamespace(name="a game"))


async def answer(*tasks: asyncio.Task[Any]) -> list[Any]:
    """What they bring; a thread that is held is never waited for."""
    async with asyncio.timeout(PATIENCE):
        return await asyncio.gather(*tasks)
