"""Tasks that have to run for as long as the server does: one that fails is begun again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Protocol

from tessera.server.logs import log
from tessera.server.metrics import RESTARTS

PAUSE = 1.0  # seconds before it is begun again


class Report(Protocol):
    """How work says how it goes."""

    def __call__(self, *, is_well: bool = True) -> None:
        """Well, if nothing else is said."""
        ...


class Supervised:
    """One task. It says from time to time that it goes well; after a failure until it does not."""

    def __init__(
        self, name: str, work: Callable[[Report], Awaitable[None]], pause: float = PAUSE
    ) -> None:
        self.name, self.is_well = name, True
        self._work, self._pause = work, pause

    async def run(self) -> None:
        """For ever. Nothing but being cancelled ends it."""
        while True:
            try:
                await self._work(self.goes_well)
                raise RuntimeError("it has ended by itself")
            except Exception as error:  # whatever it is, the task is needed
                self.is_well = False
                RESTARTS.labels(task=self.name).inc()
                log("a task failed and is begun again", error=error, task=self.name)
            await asyncio.sleep(self._pause)

    def goes_well(self, *, is_well: bool = True) -> None:
        """Said by the work itself, or else that it does not."""
        self.is_well = is_well


async def stop(tasks: Iterable[asyncio.Task[None]]) -> None:
    """End tasks, however they like it."""
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await task
