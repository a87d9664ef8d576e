"""A server in the test's own process, so that the test can reach into it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from tessera.server.app import Makers, Options, create_app
from tessera.server.limits import Limits
from tessera.server.services import Services
from tessera.server.serving import PROXY, web_server
from tests.databases import Database
from tests.server.client import Api


@asynccontextmanager
async def serving(
    database: Database,
    limits: Limits | None = None,
    threads: int = 1,
    makers: Makers | None = None,
    *,
    proxy: str = PROXY,
    sites: Sequence[str] = (),
) -> AsyncGenerator[tuple[str, Services]]:
    """Its address and its parts: as soon as it is ready, or answers, if others make its parts."""
    limits = limits or Limits()
    data = None if database.data is None else str(database.data)
    options = Options(data=data, database=database.address, threads=threads, sites=list(sites))
    app: Any = create_app(options, limits, makers)
    server = uvicorn.Server(uvicorn.Config(app, loop="asyncio", **web_server(limits, proxy)))
    server.install_signal_handlers = lambda: None  # pyright: ignore
    door = socket.create_server(("127.0.0.1", 0))
    address = f"127.0.0.1:{door.getsockname()[1]}"
    task = asyncio.create_task(server.serve(sockets=[door]))
    try:
        api = Api(address)
        await api.get("/health")  # waits at the door until it is opened
        await api.close()
        services: Services = app._app.state.services
        if makers is None:
            await services.preparation.over()
        yield address, services
    finally:
        server.should_exit = True
        await task
