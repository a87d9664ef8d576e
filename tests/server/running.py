"""A server in a process of its own, as a host would run it: started, killed, started again."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO

import httpx

from tests.databases import Database

PATIENCE = 90.0  # seconds to start; the machine may be busy


def free_port() -> int:
    """One that nobody listens on, and none that clients get, even while a server is down."""
    for port in random.SystemRandom().sample(range(15_000, 30_000), 100):
        with socket.socket() as one, suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")


class Server:
    """`tessera serve` on a database, or another program that serves."""

    def __init__(
        self, database: Database, log: Path, *options: str, port: int = 0, program: str = "tessera"
    ) -> None:
        self.port = port or free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.database, self._program = database, program
        self._log, self._options = log, [*database.options(), *options]
        self._process: subprocess.Popen[bytes] | None = None
        self._file: IO[bytes] | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self, *, wait: bool = True) -> None:
        """Start it, and wait until it is ready."""
        arguments = ["serve", "--port", str(self.port), *self._options]
        self._file = self._log.open("ab")
        self._process = subprocess.Popen(
            [sys.executable, "-m", self._program, *arguments],
            stdout=self._file,
            stderr=self._file,
            start_new_session=True,
        )
        if wait:
            self.wait_until_ready()

    def wait_until_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self.is_ready():
            assert self._process is not None
            assert self._process.poll() is None, self.log()
            assert time.monotonic() < until, self.log()
            time.sleep(0.02)

    def is_ready(self) -> bool:
        try:
            return httpx.get(f"http://{self.address}/ready", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As a power cut would: without a word."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a host would."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        os.killpg(self._process.pid, how)
        self._process.wait(timeout=30)
        self._process = None
        if self._file is not None:
            self._file.close()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def log(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")
