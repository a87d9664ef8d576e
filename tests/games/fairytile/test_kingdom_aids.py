"""The browser's aids for the eye (lines of sight, large areas, long rivers) agree with the engine.

The engine plays games at random and answers for their kingdoms; the browser's unit test computes
the same from the tiles alone. `python -m tests.games.fairytile.test_kingdom_aids` writes the few
that are kept.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tessera.bots import Bot
from tessera.games import GAMES
from tessera.games.fairytile.components import TERRAIN_NAMES
from tessera.games.fairytile.engine.kingdom import seen_from
from tessera.games.fairytile.engine.state import (
    CASTLE,
    LARGE,
    LONG_RIVER,
    TILES,
    has,
    locations_laid,
)
from tessera.games.fairytile.notation import hex_of
from tessera.games.fairytile.positions import describe_kingdom
from tessera.kernel.engine.chance import generator
from tessera.kernel.match import Match
from tessera.kernel.position import Position
from tests.node import NODE, WEB, command

GAME = GAMES["fairytile"]
KEPT = WEB / "src/boards/fairytile/kingdoms.json"


def kingdoms(seed: int) -> Iterator[Position]:
    """The kingdom of a random game each time that it has grown."""
    components = GAME.read_components(None, {})
    match = Match(GAME, seats=2, options={}, components=components, rng=generator(seed))
    bot, rng, laid = Bot(GAME, "random"), generator(seed), 0
    while not match.is_over and laid < TILES:
        if match.position.tiles_laid > laid:
            laid = int(match.position.tiles_laid)
            yield match.position
        match.play(bot.choose(match, rng))


def case(s: Position) -> dict[str, Any]:
    """A kingdom with the engine's own answers about it."""

    def keys(members: int) -> list[str]:
        return [name(s, nth) for nth in range(locations_laid(s)) if has(members, nth)]

    terrains = dict(enumerate(TERRAIN_NAMES))
    return {
        "kingdom": describe_kingdom(s),
        "terrain": {key: terrains[nth] for nth in terrains for key in keys(s.sites[nth])},
        "seen": {name(s, nth): keys(seen_from(s, nth)) for nth in range(locations_laid(s))},
        "large": {terrains[nth]: keys(s.sites[LARGE + nth]) for nth in range(CASTLE)},
        "long_rivers": keys(s.sites[LONG_RIVER]),
    }


def name(s: Position, location: int) -> str:
    """A location as the browser names it."""
    q, r = hex_of(int(s.hexes[location]))
    return f"{q},{r}"


def write(file: Path, cases: list[dict[str, Any]]) -> None:
    tiles = GAME.read_components(None, {})["tiles"]
    file.write_bytes(msgspec.json.encode({"tiles": tiles, "kingdoms": cases}) + b"\n")


def test_the_browser_sees_what_the_engine_sees(tmp_path: Path):
    """[FT-7.1, FT-7.6, FT-7.7]"""
    cases = [case(position) for seed in range(7, 13) for position in kingdoms(seed)]
    assert any(one["long_rivers"] for one in cases)
    assert any(one["large"]["mountain"] for one in cases)
    write(tmp_path / "kingdoms.json", cases)
    path = f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command("vitest", "run", "src/boards/fairytile/sight.test.ts"),
        cwd=WEB,
        env={**os.environ, "PATH": path, "VITE_KINGDOMS": str(tmp_path / "kingdoms.json")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{4 * len(cases) + 1} passed" in done.stdout  # it read these cases, not those kept


if __name__ == "__main__":
    write(KEPT, [case(list(kingdoms(seed))[-1]) for seed in (9, 12)])
