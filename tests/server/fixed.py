"""A server without luck: `python -m tests.server.fixed serve --port PORT --data FOLDER`.

Every table has the same secret, so its draws and its bots' choices follow from the seeds of those
who sit down, and bots stop after so many positions instead of seconds. Nobody's address runs out of
anything. None of this can be asked of `tessera serve`: it takes another program, this one.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace

import uvicorn

from tessera.bots import LEVELS
from tessera.server.app import Makers, ServerOptions, create_app
from tessera.server.bot_pool import BotPool
from tessera.server.hub import Hub
from tessera.server.limits import Limits
from tessera.server.logs import set_up_logs
from tessera.server.serving import web_server
from tests.table.seated import SECRET

NO_END = 600.0  # seconds: only the end of what hangs
NODES, TRIES = 3_000, 16  # enough to have something to say
LIMITS = Limits.none()


class FixedHub(Hub):
    """Tables whose draws are known beforehand."""

    @staticmethod
    def new_secret() -> str:
        return SECRET


def patient_thinkers(threads: int | None) -> BotPool:
    return BotPool(threads, seconds=NO_END)


def limit_bots() -> None:
    """To so many positions, however long they take."""
    for name, level in LEVELS.items():
        LEVELS[name] = replace(
            level, nodes=min(level.nodes, NODES), tries=min(level.tries, TRIES), seconds=NO_END
        )


@contextmanager
def bots_limited() -> Generator[None]:
    """The same for a while, in a process that does something else afterwards."""
    before = dict(LEVELS)
    limit_bots()
    try:
        yield
    finally:
        LEVELS.update(before)


MAKERS = Makers(hub=FixedHub, bot_pool=patient_thinkers)


def main(arguments: list[str]) -> None:
    """Serve until told to stop."""
    parser = ArgumentParser()
    parser.add_argument("command", choices=["serve"])
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", required=True)
    asked = parser.parse_args(arguments)
    set_up_logs()
    limit_bots()
    app = create_app(ServerOptions(data=asked.data, threads=1), LIMITS, MAKERS)
    uvicorn.run(app, host="127.0.0.1", port=asked.port, **web_server(LIMITS))


if __name__ == "__main__":
    main(sys.argv[1:])
