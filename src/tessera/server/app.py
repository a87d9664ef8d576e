"""The application: everything joined, started and stopped in the right order."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import lru_cache, partial
from importlib.metadata import version
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import msgspec
from litestar import Litestar, Response, Router, get
from litestar.exceptions import HTTPException, ServiceUnavailableException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from tessera.kernel.errors import TesseraError
from tessera.kernel.values import Json
from tessera.server.bot_pool import BotPool
from tessera.server.caretaker import Caretaker
from tessera.server.guard import Guard
from tessera.server.hub import Hub
from tessera.server.limits import Addresses, Limits
from tessera.server.messages import Health
from tessera.server.openapi import Document, completed
from tessera.server.preparation import Preparation
from tessera.server.problems import StrictRequest, internal_error, refuse, refuse_http
from tessera.server.routes import (
    AnyRequest,
    replay_record,
    services_of,
    show_games,
    show_preparation,
    tables,
)
from tessera.server.services import Services
from tessera.server.socket import play
from tessera.server.static import built, show_page
from tessera.server.supervision import Supervised, stop
from tessera.storage.journal import Journal
from tessera.storage.opening import open_journal

GARBAGE = 20_000  # new objects, before the oldest of them are looked through


class ServerOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What a server is started with."""

    data: str | None = None  # a folder, for SQLite
    database: str | None = None  # the address of a PostgreSQL database
    origins: list[str] = []  # other sites that may use this server
    sites: list[str] = []  # names that this server is known by
    limits: Limits = Limits()
    threads: int | None = None  # for bots
    at_home: bool = False  # started by hand: a free port, a page that opens, a quiet log


class Makers(NamedTuple):
    """What makes the parts of a server; tests put others in their place."""

    hub: Callable[[Journal, Limits, Preparation], Hub] = Hub
    bot_pool: Callable[[int | None], BotPool] = BotPool
    preparation: Callable[[], Preparation] = Preparation


def create_app(
    options: ServerOptions, limits: Limits | None = None, makers: Makers | None = None
) -> ASGIApp:
    """The application with its guard."""
    options = msgspec.structs.replace(options, limits=limits or options.limits)
    addresses = Addresses(options.limits)
    app = _behind_guard(options, addresses, makers or Makers())
    return Guard(app, addresses, options.origins, options.sites)


def document() -> Json:
    """What can be said to a server and what it answers, as an OpenAPI document."""
    app = _behind_guard(ServerOptions(), Addresses(Limits()), Makers())
    return completed(app.openapi_schema.to_schema())


def _behind_guard(options: ServerOptions, addresses: Addresses, makers: Makers) -> Litestar:
    records = options.limits.record_bytes
    return Litestar(
        route_handlers=[
            tables,
            show_games,
            show_preparation,
            Router("/", route_handlers=[replay_record], request_max_body_size=records),
            play,
            alive,
            ready,
            metrics,
            show_page,
        ],
        lifespan=[partial(_running, options=options, addresses=addresses, makers=makers)],
        request_class=StrictRequest,
        exception_handlers={
            TesseraError: refuse,
            HTTPException: refuse_http,
            Exception: internal_error,
        },
        openapi_config=OpenAPIConfig(
            title="Tessera",
            version=version("tessera"),
            path="/api/schema",
            render_plugins=[Document(path="/openapi.json")],
        ),
        request_max_body_size=options.limits.body_bytes,
        logging_config=None,
    )


@asynccontextmanager
async def _running(
    app: Litestar, *, options: ServerOptions, addresses: Addresses, makers: Makers
) -> AsyncGenerator[None]:
    """Everything is started, and in the end stopped in the opposite order."""
    limits, data = options.limits, None if options.data is None else Path(options.data)
    journal = await asyncio.to_thread(
        open_journal, data=data, database=options.database, seconds=limits.database_seconds
    )
    built()
    async with AsyncExitStack() as closing:
        preparation = makers.preparation()
        hub = makers.hub(journal, limits, preparation)
        closing.push_async_callback(hub.close)
        preparing = asyncio.create_task(_prepare(app, preparation))
        closing.push_async_callback(asyncio.wait, [preparing])
        closing.callback(preparation.stop)
        bot_pool = makers.bot_pool(options.threads)
        closing.callback(bot_pool.close)
        caretaker = Caretaker(hub, bot_pool)
        closing.push_async_callback(caretaker.close)
        supervised = [
            Supervised("caretaker", partial(caretaker.run, far=False)),
            Supervised("caretaker of what is far", partial(caretaker.run, far=True)),
        ]
        tasks = list[asyncio.Task[None]]()
        closing.push_async_callback(stop, tasks)
        if options.database is not None:  # there can be other processes
            from tessera.server.fanout import Fanout

            fanout = Fanout(options.database, limits.database_seconds)
            hub.announce = fanout.announce
            supervised.append(Supervised("teller", fanout.tell))
            supervised.append(Supervised("listener", partial(fanout.listen, hub)))
            closing.push_async_callback(fanout.all_told)
        tasks += [asyncio.create_task(one.run()) for one in supervised]
        app.state.services = Services(
            hub, caretaker, bot_pool, limits, addresses, preparation, asyncio.Lock()
        )
        app.state.supervised = supervised
        app.state.metrics = lru_cache(maxsize=1)(_written_metrics)
        yield


async def _prepare(app: Litestar, preparation: Preparation) -> None:
    await preparation.run()
    await asyncio.to_thread(_write_document, app)
    gc.freeze()  # what is there now stays: no need to look through it again and again
    gc.set_threshold(GARBAGE)


def _write_document(app: Litestar) -> None:
    for plugin in app.openapi_config.render_plugins if app.openapi_config else ():
        if isinstance(plugin, Document):
            plugin.write(app.openapi_schema.to_schema())


# ------------------------------------------------------------------ for whoever runs it


@get("/health", tags=["hosting"])
async def alive() -> Health:
    """Is the process there?"""
    return Health(status="alive")


@get("/ready", tags=["hosting"])
async def ready(request: AnyRequest) -> Health:
    """Is everything compiled, can be written down, and is looked after?"""
    services, supervised = services_of(request), request.app.state.supervised
    if not services.preparation.is_complete:
        raise ServiceUnavailableException("the server is getting ready")
    if not all(one.is_well for one in supervised) or services.caretaker.is_late:
        raise ServiceUnavailableException("tables are not looked after: see the log")
    await services.hub.database.check()
    return Health(status="ready", set_aside=services.hub.set_aside)


@get("/metrics", tags=["hosting"], media_type="text/plain")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """For Prometheus; of all workers together, as it was a moment ago."""
    text: bytes = request.app.state.metrics(int(monotonic()))
    return Response(text, headers={"content-type": CONTENT_TYPE_LATEST})


def _written_metrics(_second: int) -> bytes:
    """Kept for the second in which somebody asks: to write them takes a while."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)
    return generate_latest(registry)
