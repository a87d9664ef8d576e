"""Starts servers in no time: everything is loaded once, and every server is a fork of that.

`python -m tests.server.zygote OPTIONS` says which port it has got; then each line on stdin is an
order, answered by a line: `start` forks a server, `kill` kills it and waits until it is gone; when
orders end, so does the last. The servers are whole processes. They share one socket that goes on
listening while none of them lives: who comes then waits for the next.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from pathlib import Path

import msgspec
import uvicorn

from tessera.bots import Bot
from tessera.games import GAMES
from tessera.server.app import ServerOptions, create_app
from tessera.server.limits import Limits
from tessera.server.logs import set_up_logs
from tessera.server.serving import web_server
from tessera.storage.opening import open_journal
from tests.server.fixed import MAKERS, limit_bots

LEVEL = "easy"  # of the bots at these tables: no other is loaded before the first fork
WAITING = 1000  # connections that may wait for the next server


def main(options: ServerOptions) -> None:
    """Fork and kill servers as ordered."""
    limit_bots()
    for game in GAMES.values():
        Bot(game, LEVEL)
    data = None if options.data is None else Path(options.data)
    open_journal(data=data, database=options.database).close()  # what it needs is loaded now
    limits = Limits.none()
    config = uvicorn.Config(create_app(options, limits, MAKERS), **web_server(limits))
    config.load()
    set_up_logs()
    door = socket.create_server(("127.0.0.1", 0), backlog=WAITING)
    answer(door.getsockname()[1])
    server = 0
    for order in sys.stdin:
        if order.strip() == "start":
            server = start(config, door)
            answer(server)
            continue
        kill(server)
        answer(server)
        server = 0
    if server:  # whoever gave the orders is gone
        kill(server)


def start(config: uvicorn.Config, door: socket.socket) -> int:
    """A server in a process of its own; its number."""
    child = os.fork()
    if child == 0:
        uvicorn.Server(config).run(sockets=[door])
        os._exit(0)
    return child


def kill(server: int) -> None:
    """Kill it, and wait until it is gone."""
    os.kill(server, signal.SIGKILL)
    os.waitpid(server, 0)


def answer(number: int) -> None:
    """Say a number to whoever gives the orders."""
    os.write(sys.stdout.fileno(), b"%d\n" % number)


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=ServerOptions))
