"""Starting the table at home: any free port, a friendly line, and the page in a browser."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tessera.server import serving
from tessera.server.app import ServerOptions
from tessera.server.launch import free_port
from tests.server.client import PATIENCE, PATIENTLY

# One that does not answer: it is asked for nothing that is on this machine.
BEHIND_A_PROXY = {
    "http_proxy": "http://127.0.0.1:9",
    "no_proxy": "",
    "NO_PROXY": "",
    "COLUMNS": "200",
}


def test_a_port_that_is_taken_is_passed_over():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert free_port("127.0.0.1", port) > port


@pytest.mark.skipif(sys.platform == "win32", reason="the browser is stood in for by a script")
def test_the_page_is_opened_where_there_is_a_screen(tmp_path: Path):
    """Beside a table that runs already, on the next port; Ctrl-C ends it in good order."""
    shown, browser = tmp_path / "shown", tmp_path / "browser"
    os.mkfifo(shown)  # to be read as soon as it is written
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {shown}\n')
    browser.chmod(0o755)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        arguments = ["serve", "--open", "--port", str(port), "--data", str(tmp_path / "data")]
        said = subprocess.Popen(
            [sys.executable, "-m", "tessera", *arguments],
            env={**os.environ, **BEHIND_A_PROXY, "DISPLAY": ":0", "BROWSER": f"{browser} %s"},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            address = shown.read_text()
            assert address.startswith("http://localhost:")
            assert str(port) not in address
            assert "<title>" in httpx.get(address, **PATIENTLY).text
            said.send_signal(signal.SIGINT)
            told, _ = said.communicate(timeout=PATIENCE)
        finally:
            said.kill()
    assert f"The table is laid: {address}" in told


def test_workers_that_are_slow_to_start_are_not_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """On a busy machine they load for longer than uvicorn waits: none would ever be ready."""
    told: dict[str, Any] = {}

    def run(_app: str, **how: Any) -> None:
        told.update(how)

    monkeypatch.setattr(os, "environ", {})
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))  # for what is told of workers
    monkeypatch.setattr("uvicorn.run", run)
    serving._run(ServerOptions(), "127.0.0.1", 1, 2, serving.PROXY, None)
    assert told["workers"] == 2
    assert told["timeout_worker_healthcheck"] >= 120
