"""The application: everything joined, started and stopped in the right order."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import msgspec
from litestar import Litestar, Response, get
from litestar.channels import ChannelsPlugin
from litestar.exceptions import HTTPException, ServiceUnavailableException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from tessera.kernel.errors import TesseraError
from tessera.kernel.game import Json
from tessera.server.document import Document, completed
from tessera.server.guard import Guard
from tessera.server.hub import Hub
from tessera.server.limits import Addresses, Limits
from tessera.server.messages import Health
from tessera.server.pages import built, show_page
from tessera.server.preparation import Preparation
from tessera.server.problems import confess, refuse, refuse_http
from tessera.server.routes import (
    AnyRequest,
    Tables,
    doors_of,
    replay_record,
    show_games,
    show_preparation,
)
from tessera.server.socket import Doors, play
from tessera.server.thinking import Thinkers
from tessera.storage.journal import Journal
from tessera.storage.opening import open_journal

GARBAGE = 20_000  # new objects, before the oldest of them are looked through


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What a server is started with."""

    data: str | None = None  # a folder, for SQLite
    database: str | None = None  # the address of a PostgreSQL database
    origins: list[str] = []  # other sites that may use this server
    threads: int | None = None  # for bots
    at_home: bool = False  # started by hand: a free port, a page that opens, a quiet log


def new_hub(journal: Journal, options: Options, limits: Limits, preparation: Preparation) -> Hub:
    """The tables of a server that people play on."""
    return Hub(journal, Thinkers(options.threads), limits, preparation)


class Makers(NamedTuple):
    """What makes the parts of a server; tests put others in their place."""

    hub: Callable[[Journal, Options, Limits, Preparation], Hub] = new_hub
    preparation: Callable[[], Preparation] = Preparation


def create_app(
    options: Options, limits: Limits | None = None, makers: Makers | None = None
) -> ASGIApp:
    """The application with its guard."""
    app = _behind_guard(options, limits or Limits(), makers or Makers())
    return Guard(app, origins=options.origins)


def document() -> Json:
    """What can be said to a server and what it answers, as an OpenAPI document."""
    return completed(_behind_guard(Options(), Limits(), Makers()).openapi_schema.to_schema())


def _behind_guard(options: Options, limits: Limits, makers: Makers) -> Litestar:
    plugins = [] if options.database is None else [_channels(options.database, limits)]
    return Litestar(
        route_handlers=[
            Tables,
            show_games,
            show_preparation,
            replay_record,
            play,
            alive,
            ready,
            metrics,
            show_page,
        ],
        plugins=plugins,
        lifespan=[_running(options, limits, plugins, makers)],
        exception_handlers={
            TesseraError: refuse,
            HTTPException: refuse_http,
            Exception: confess,
        },
        openapi_config=OpenAPIConfig(
            title="Tessera",
            version=version("tessera"),
            path="/api/schema",
            render_plugins=[Document(path="/openapi.json")],
        ),
        request_max_body_size=limits.record_bytes,
        logging_config=None,
    )


def _channels(database: str, limits: Limits) -> ChannelsPlugin:
    from tessera.server.fanout import CHANNEL, PostgresChannels

    backend = PostgresChannels(database, limits.database_seconds)
    return ChannelsPlugin(backend=backend, channels=[CHANNEL])


def _running(  # noqa: ANN202
    options: Options, limits: Limits, plugins: Collection[ChannelsPlugin], makers: Makers
):
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        data = None if options.data is None else Path(options.data)
        journal = await asyncio.to_thread(
            open_journal, data=data, database=options.database, seconds=limits.database_seconds
        )
        built()
        preparation = makers.preparation()
        hub = makers.hub(journal, options, limits, preparation)
        app.state.doors = Doors(hub, limits, Addresses(limits), preparation)
        tasks = [asyncio.create_task(hub.look_around())]
        preparing = asyncio.create_task(_prepare(preparation))
        for channels in plugins:
            tasks.append(asyncio.create_task(_listen(hub, channels)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            preparation.stop()
            await preparing
            await hub.close()

    return lifespan


async def _prepare(preparation: Preparation) -> None:
    await preparation.run()
    gc.freeze()  # what is there now stays: no need to look through it again and again
    gc.set_threshold(GARBAGE)


async def _listen(hub: Hub, channels: ChannelsPlugin) -> None:
    """Other processes say which table has changed."""
    from tessera.server.fanout import AFTER_A_BREAK, CHANNEL

    publish: Callable[[str, str], None] = channels.publish  # pyright: ignore
    hub.announce = lambda table: publish(table, CHANNEL)
    async with channels.start_subscription([CHANNEL]) as subscriber:
        async for told in subscriber.iter_events():
            with suppress(TesseraError):
                await (hub.catch_up_all() if told == AFTER_A_BREAK else hub.catch_up(told.decode()))


# ------------------------------------------------------------------ for whoever runs it


@get("/health", tags=["hosting"])
async def alive() -> Health:
    """Is the process there?"""
    return Health(status="alive")


@get("/ready", tags=["hosting"])
async def ready(request: AnyRequest) -> Health:
    """Is everything compiled, and does the database take what is written to it?"""
    hub, preparation = doors_of(request).hub, doors_of(request).preparation
    if not preparation.is_complete:
        raise ServiceUnavailableException("the server is getting ready")
    await hub.database.check()
    return Health(status="ready")


@get("/metrics", tags=["hosting"], media_type="text/plain")
async def metrics() -> Response[bytes]:
    """For Prometheus; of all workers together."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)
    return Response(generate_latest(registry), headers={"content-type": CONTENT_TYPE_LATEST})
