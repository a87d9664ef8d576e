"""For whoever starts the table at home: a free port, a friendly line, and the page in a browser."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from http.client import HTTPException
from urllib.request import ProxyHandler, build_opener

import msgspec
from rich.console import Console

from tessera.server.messages import PreparationShown
from tessera.server.startup_bar import SERVING, Bar

TRIES = 20  # ports
READY_SECONDS = 120.0  # until the server answers and a first game can be played
POLL_SECONDS = 0.1  # between looks


def free_port(host: str, first: int) -> int:
    """The first port from this one on that nobody listens on."""
    for port in range(first, min(first + TRIES, 65536)):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return first


def welcome(host: str, port: int, bar: Bar) -> None:
    """Say where the table is as soon as one can play, and open it where there is a screen."""
    threading.Thread(target=_welcome, args=(host, port, bar), daemon=True).start()


def _welcome(host: str, port: int, bar: Bar) -> None:
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    *_, compiling = SERVING
    for shown in _looks(f"http://{host}:{port}/api/preparation"):
        if can_play(shown):
            break
        if shown.of and bar.step != compiling:
            bar.begin(compiling)
    bar.close()
    console = Console()
    console.print(f"\n[bold]The table is laid:[/bold] [link={address}]{address}[/link]")
    console.print("Ctrl-C puts everything away; games are kept.\n", style="dim")
    if _has_screen():
        webbrowser.open(address)


def can_play(shown: PreparationShown) -> bool:
    """Is a game ready, or will it never be? A bot that is has rules that need only be loaded."""
    return any(not game.rules or 0 in game.levels.values() for game in shown.games.values())


def _looks(address: str) -> Iterator[PreparationShown]:
    """How far the server is, as often as it answers."""
    here, until = build_opener(ProxyHandler({})), time.monotonic() + READY_SECONDS
    while time.monotonic() < until:
        with contextlib.suppress(OSError, HTTPException), here.open(address, timeout=10) as answer:
            yield msgspec.json.decode(answer.read(), type=PreparationShown)
        time.sleep(POLL_SECONDS)


def _has_screen() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
