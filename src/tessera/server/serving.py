"""Starting the server: `tessera serve`. One process by default, several on one PostgreSQL."""

from __future__ import annotations

import os
import tempfile
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar.types import ASGIApp

from tessera.kernel.errors import InvalidOption
from tessera.server.acceptor import Door, raise_file_limit
from tessera.server.app import ServerOptions, create_app
from tessera.server.connections import HttpConnection
from tessera.server.guard import site_name, site_of
from tessera.server.launch import free_port, welcome
from tessera.server.limits import Limits
from tessera.server.logs import keep_quiet_of_strangers, log, set_up_logs
from tessera.server.startup_bar import Bar
from tessera.server.websocket import Connection
from tessera.storage.opening import FOR_OTHERS, held, open_journal

IN_ENVIRONMENT = "TESSERA_SERVER"  # how worker processes are told their options
PING_SECONDS = 20.0  # a line that does not answer for so long is cut
IDLE_SECONDS = 5  # between two requests on one line
WORKER_SECONDS = 120  # for a sign of life: uvicorn's 5 end workers that still load, again and again
PROXY = "127.0.0.1"


def serve(
    options: ServerOptions,
    *,
    host: str,
    port: int,
    workers: int = 1,
    proxy: str = PROXY,
    bar: Bar | None = None,
) -> None:
    """Serve until told to stop. Whom a request comes from is asked of the proxy at this address."""
    if workers > 1 and options.database is None:
        raise InvalidOption("several workers need PostgreSQL: say --database postgresql://…")
    check_sites(options)
    set_up_logs(only_trouble=options.at_home)
    raise_file_limit()
    os.umask(FOR_OTHERS)
    data = None if options.data is None else Path(options.data)
    with nullcontext() if data is None else held(data):
        open_journal(data=data, database=options.database).close()  # says at once what is wrong
        _run(options, host, port, workers, proxy, bar)


def _run(
    options: ServerOptions, host: str, port: int, workers: int, proxy: str, bar: Bar | None
) -> None:
    os.environ[IN_ENVIRONMENT] = msgspec.json.encode(options).decode()
    if workers > 1:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="tessera-metrics-")
    if bar is not None:  # somebody has started it by hand, and sees it
        port = free_port(host, port)
        welcome(host, port, bar)
    log("serving", host=host, port=port, workers=workers)
    uvicorn.run(
        "tessera.server.serving:app_in_worker",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        **web_server(options.limits, proxy),
    )


def check_sites(options: ServerOptions) -> None:
    """Refuse what cannot be the name of a site before anything is started."""
    for site in options.sites:
        site_name(site)
    for origin in options.origins:
        site_of(origin)


def web_server(limits: Limits, proxy: str = PROXY) -> dict[str, Any]:
    """How the web server is set up, here, in tests and in benchmarks."""
    keep_quiet_of_strangers()
    door = Door(limits, proxy)
    return {
        "http": partial(HttpConnection, door),
        "ws": partial(Connection, door),
        "forwarded_allow_ips": door.proxies,
        "timeout_keep_alive": IDLE_SECONDS,
        "ws_max_size": limits.message_bytes,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PING_SECONDS,
        "ws_per_message_deflate": False,  # costs 64 kB a connection
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "timeout_graceful_shutdown": 5,
        "timeout_worker_healthcheck": WORKER_SECONDS,
    }


def app_in_worker() -> ASGIApp:
    """The application in a process that uvicorn started."""
    options = msgspec.json.decode(os.environ[IN_ENVIRONMENT], type=ServerOptions)
    set_up_logs(only_trouble=options.at_home)
    return create_app(options)
