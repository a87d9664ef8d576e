"""What the tests of words know of Fairy Tile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tessera.games import GAMES
from tessera.games.fairytile.components import CHARACTER_NAMES, components_from_json
from tessera.games.fairytile.events import (
    NeverEnding,
    NothingInSight,
    SeatOut,
    ToldAlready,
)
from tessera.kernel.values import Event
from tessera.words import read_out, say

COMPUTED = {"not-a-{}-move": CHARACTER_NAMES}
SAMPLES: dict[str, list[dict[str, str | int]]] = {
    "ends": [{"ends": "x", "ends_count": number} for number in (1, 2, 5, 12, 22)],
    "placements": [{"placements": number} for number in (1, 2, 5, 12, 22)],
    "who": [{"who": who} for who in CHARACTER_NAMES],
}
RARE: list[Event] = [
    NeverEnding(),
    SeatOut(seat=2),
    ToldAlready(),
    NothingInSight(who="dragon", where="long-river"),
]
LISTS: dict[str, list[list[Any]]] = {
    "ends": [["1,2"], ["1,2", "0,-3"], ["1,2", "0,-3", "4,4", "5,0", "5,1"]],
}
OUTLOOKS = ("told", "one-move", "two-moves", "three-moves", "four-moves", "more-moves", "lacks")


def said(language: str) -> Iterator[tuple[str, str, str, list[Any]]]:
    """What pages ask for, and what is read out: the sentence, and the browser's call for it."""
    box = components_from_json(GAMES["fairytile"].read_components(None, {}))
    for page in box.pages:
        asked = say("fairytile", "objective", page.objective, language)
        objective = msgspec.to_builtins(page.objective)
        yield asked, "boards/fairytile/objective.ts", "inWords", [objective]
        title, text = read_out("fairytile", f"page-{page.number}", language).split("\n", 1)
        words, name = "client/words.svelte.ts", f"page-{page.number}"
        yield title, words, "say", ["fairytile", f"{name}.title"]
        yield text, words, "say", ["fairytile", name]
