"""A server in the test's own process, so that the test can reach into it."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import uvicorn

from tessera.server.app import ServerOptions, create_app
from tessera.server.limits import Limits
from tessera.server.preparation import Preparation
from tessera.server.services import Services
from tessera.server.serving import PROXY, web_server
from tests.databases import Database
from tests.server.client import Api
from tests.server.fixed import MAKERS, bots_limited


@asynccontextmanager
async def serving(
    database: Database,
    limits: Limits | None = None,
    threads: int = 1,
    *,
    preparation: Callable[[], Preparation] | None = None,
    proxy: str = PROXY,
    sites: Sequence[str] = (),
) -> AsyncGenerator[tuple[str, Services]]:
    """Its address and its parts: as soon as it is ready, or answers, if the test prepares it.

    Nothing is drawn by luck, and bots count positions: see `fixed`.
    """
    limits = limits or Limits()
    data = None if database.data is None else str(database.data)
    options = ServerOptions(
        data=data, database=database.address, threads=threads, sites=list(sites)
    )
    makers = MAKERS._replace(preparation=preparation or Preparation)
    app: Any = create_app(options, limits, makers)
    server = uvicorn.Server(uvicorn.Config(app, loop="asyncio", **web_server(limits, proxy)))
    door = socket.create_server(("127.0.0.1", 0))
    address = f"127.0.0.1:{door.getsockname()[1]}"
    with bots_limited(), _garbage_as_before():
        task = asyncio.create_task(server._serve(sockets=[door]))  # takes no signals
        try:
            api = Api(address)
            await api.get("/health")  # waits at the door until it is opened
            await api.close()
            services: Services = app._app.state.services
            if preparation is None:
                await over(services.preparation)
            yield address, services
        finally:
            server.should_exit = True
            await task


async def over(preparation: Preparation) -> None:
    """Wait until nothing more is made ready."""
    async with preparation._changed:
        await preparation._changed.wait_for(lambda: preparation._is_over)


@contextmanager
def _garbage_as_before() -> Generator[None]:
    """A server has it looked for less often; the tests that follow do not."""
    threshold = gc.get_threshold()
    try:
        yield
    finally:
        gc.set_threshold(*threshold)
        gc.unfreeze()
