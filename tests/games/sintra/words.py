"""What the tests of words know of Sintra."""

from __future__ import annotations

from typing import Any

from tessera.games.sintra.events import GameEnded
from tessera.kernel.values import Event

SAMPLES: dict[str, list[dict[str, str | int]]] = {
    "colour": [{"colour": letter} for letter in "opybg"],
    "colours": [{"colours": "x, y, z", "colours_count": 3}],
    "displays": [{"displays": number} for number in (1, 2, 5, 7, 9)],
    "source": [{"source": number} for number in (0, 1, 9)],
    "windows": [{"windows": "x", "windows_count": number} for number in (1, 2, 5)],
}
RARE: list[Event] = [
    GameEnded(winners=winners, reason="shared-victory") for winners in ([0, 1], [1, 0, 3, 2])
]
LISTS: dict[str, list[list[Any]]] = {
    "colours": [["o"], ["b", "g"], ["o", "p", "y"]],
    "windows": [[3], [5, 6], [5, 6, 8]],
}
