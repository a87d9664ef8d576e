"""Servers of tests end with the tests, however those end."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.databases import Database
from tests.server.client import PATIENCE
from tests.server.killing import Forks
from tests.server.running import Server

# Another process that starts one in a session of its own, says which, and is killed. What it
# started holds its end of the pipe to us open for as long as it lives.
KILLED = """
import os, signal, subprocess, sys
from tests.server.running import ended_with_us
one = subprocess.Popen(["tail", "-f", "/dev/null"], start_new_session=True)
print(one.pid, flush=True)
watcher = ended_with_us(one.pid)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_server_does_not_outlive_tests_that_are_killed():
    """Though it is in a session of its own."""
    ours = subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True)
    assert ours.stdout is not None
    started = int(ours.stdout.readline())
    try:
        ours.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        os.kill(started, signal.SIGKILL)
        raise
    assert ours.returncode == -signal.SIGKILL


def test_a_server_that_does_not_come_to_be_ready_is_ended(tmp_path: Path):
    """And its port is free for others."""
    log = tmp_path / "log"
    server = Server(Database(data=tmp_path / "data"), log, program="tests.server.nothing")
    with pytest.raises(AssertionError, match="No module named"), server:
        pass
    assert server._process is None
    assert not server._port._lock.is_locked


def test_the_last_fork_ends_when_nobody_gives_orders(tmp_path: Path):
    """Else it would listen for ever."""
    forks = Forks(Database(data=tmp_path / "data"), tmp_path / "log")
    forks.start()
    host, port = forks.address.split(":")
    socket.create_connection((host, int(port)), PATIENCE).close()
    forks.close()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((host, int(port)), PATIENCE)
