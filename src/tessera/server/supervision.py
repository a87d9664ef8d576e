"""Tasks that have to run for as long as the server does: one that fails is begun again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from tessera.server.logs import log
from tessera.server.metrics import RESTARTS

PAUSE = 1.0  # seconds before it is begun again


class Supervised:
    """One task. Its work notes here when it goes well; after a failure it does not until then."""

    def __init__(self, name: str, work: Callable[[Supervised], Awaitable[None]]) -> None:
        self.name, self._work, self.is_well = name, work, True

    async def run(self) -> None:
        """For ever. Nothing but being cancelled ends it."""
        while True:
            try:
                await self._work(self)
                raise RuntimeError("it has ended by itself")
            except Exception as error:  # whatever it is, the task is needed
                self.is_well = False
                RESTARTS.labels(task=self.name).inc()
                log("a task failed and is begun again", error=error, task=self.name)
            await asyncio.sleep(PAUSE)


async def stop(tasks: Iterable[asyncio.Task[None]]) -> None:
    """End tasks, however they like it."""
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await task
