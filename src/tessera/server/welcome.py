"""For whoever starts the table at home: a free port, a friendly line, and the page in a browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser

from rich.console import Console

TRIES = 20  # ports
PATIENCE = 60.0  # seconds until the server answers


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


def welcome(host: str, port: int) -> None:
    """Say where the table is as soon as it answers, and open it where there is a screen."""
    threading.Thread(target=_welcome, args=(host, port), daemon=True).start()


def _welcome(host: str, port: int) -> None:
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            break
    console = Console()
    console.print(f"\n[bold]The table is laid:[/bold] [link={address}]{address}[/link]")
    console.print("Ctrl-C puts everything away; games are kept.\n", style="dim")
    if _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
