"""A server in a process of its own, as a host would run it: started, killed, started again."""

from __future__ import annotations

import getpass
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO

import httpx
from filelock import FileLock, Timeout

from tests.databases import Database
from tests.server.client import PATIENTLY, coming_from, new_address

PATIENCE = 300.0  # seconds to start or to stop: only what hangs takes longer
PORTS = range(15_000, 30_000)  # clients get others, even while a server is down
ASK_AGAIN = 0.02  # seconds that a server has to end by itself
DEALT = "tests.server.dealt"  # `tessera serve` without luck
RESERVED = Path(tempfile.gettempdir()) / f"tessera-ports-{getpass.getuser()}"


class Port:
    """One that nobody listens on, reserved among all tests of this machine while this lives."""

    def __init__(self) -> None:
        RESERVED.mkdir(exist_ok=True)
        free = filter(None, map(_reserved, _in_some_order(PORTS)))
        found = next(free, None)
        assert found is not None, f"no port is free, or {RESERVED} cannot be written"
        self._lock, self.number = found

    def release(self) -> None:
        self._lock.release()


def _in_some_order(ports: range) -> Iterator[int]:
    """Every process begins elsewhere, so that they seldom ask for the same."""
    first = os.getpid() * 97 % len(ports)
    return (ports[(first + nth) % len(ports)] for nth in range(len(ports)))


def _reserved(port: int) -> tuple[FileLock, int] | None:
    lock = FileLock(RESERVED / str(port))
    with suppress(Timeout, OSError), socket.socket() as one:
        lock.acquire(timeout=0)
        try:
            one.bind(("127.0.0.1", port))
        except OSError:
            lock.release()
            raise
        return lock, port
    return None


def patiently(folder: Path) -> list[str]:
    """Options for a server that gives a database on a busy machine all the time it wants."""
    limits = folder / "limits.toml"
    limits.write_text(f"database_seconds = {PATIENCE}\n")
    return ["--limits", str(limits)]


def ended_with_us(group: int) -> subprocess.Popen[bytes]:
    """What watches us: should we be killed, it kills the processes of this group.

    A server is in a session of its own, so that all of it can be killed, and would outlive us.
    """
    watch = f"read -r _; kill -s KILL -- -{group}"
    return subprocess.Popen(["/bin/sh", "-c", watch], stdin=subprocess.PIPE, start_new_session=True)


class Server:
    """`tessera serve` on a database, or another program that serves."""

    def __init__(
        self,
        database: Database,
        log: Path,
        *options: str,
        program: str = "tessera",
        patient: bool = True,
    ) -> None:
        self._port = Port()
        self.address = f"127.0.0.1:{self._port.number}"
        self.database, self._program = database, program
        more = patiently(log.parent) if patient and database.address is not None else []
        self._log, self._options = log, [*database.options(), *more, *options]
        self._process: subprocess.Popen[bytes] | None = None
        self._watcher: subprocess.Popen[bytes] | None = None
        self._file: IO[bytes] | None = None

    def __enter__(self) -> Server:
        try:
            self.start()
        except BaseException:  # it did not come to be ready: nobody will stop it
            self.kill()
            self._port.release()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.stop()
        finally:
            self._port.release()

    def start(self, *, wait: bool = True) -> None:
        """Start it, and wait until it is ready."""
        arguments = ["serve", "--port", str(self._port.number), *self._options]
        self._file = self._log.open("ab")
        self._process = subprocess.Popen(
            [sys.executable, "-m", self._program, *arguments],
            stdout=self._file,
            stderr=self._file,
            start_new_session=True,
        )
        self._watcher = ended_with_us(self._process.pid)
        if wait:
            self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """Ask again and again, unless it ends: another process has no other way to tell."""
        until = time.monotonic() + PATIENCE
        assert self._process is not None
        while not self.is_ready():
            assert time.monotonic() < until, self.log()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(ASK_AGAIN)
                raise AssertionError(self.log())

    def is_ready(self) -> bool:
        """Asked by somebody else every time: nobody asks too often."""
        try:
            headers = coming_from(new_address())
            answer = httpx.get(f"http://{self.address}/ready", headers=headers, **PATIENTLY)
        except httpx.TransportError:
            return False
        return answer.status_code == 200

    def kill(self) -> None:
        """As a power cut would: without a word."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a host would."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None or self._watcher is None:
            return
        with suppress(ProcessLookupError):  # it has ended by itself
            os.killpg(self._process.pid, how)
        try:
            self._process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            raise
        finally:
            self._watcher.kill()
            self._watcher.communicate()
            self._process = None
            if self._file is not None:
                self._file.close()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def log(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")
