"""Starts servers in no time: everything is loaded once, and every server is a fork of that.

`python -m tests.server.zygote OPTIONS PORT`: each line on stdin starts a server, whose process
number is the answer. The servers are whole processes, to be killed as one likes.
"""

from __future__ import annotations

import os
import signal
import sys

import msgspec
import uvicorn

from tessera.bots import LEVELS, Bot
from tessera.games import GAMES
from tessera.server.app import Options, create_app
from tessera.server.limits import Limits
from tessera.server.logs import set_up_logs
from tessera.server.serving import web_server


def main(options: Options, port: int) -> None:
    """Fork a server whenever asked to."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    for game in GAMES.values():
        for level in LEVELS:
            Bot(game, level)
    limits = Limits(tables_at_once=100_000, connections=100_000)
    app = create_app(options, limits)
    config = uvicorn.Config(app, host="127.0.0.1", port=port, **web_server(limits))
    config.load()
    set_up_logs()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            uvicorn.Server(config).run()
            os._exit(0)
        os.write(sys.stdout.fileno(), b"%d\n" % child)


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=Options), int(sys.argv[2]))
