"""`tessera train` on the screen: a progress bar for each round of self-play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import Console
from rich.progress import Progress

from tessera.lab.training import Watch


def watching(title: str) -> Watch:
    """Shows how far the self-play of a game is."""

    def watch(results: Iterator[Any], times: int) -> Iterable[Any]:
        with Progress(console=Console(stderr=True), transient=True) as bar:
            yield from bar.track(results, total=times, description=f"{title}: self-play")

    return watch
