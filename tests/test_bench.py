"""Short versions of the long measurements under `bench/`, and pictures that are in step."""

from __future__ import annotations

import asyncio
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tessera.games import GAMES
from tessera.lab.arena import Log, settings_for
from tessera.lab.playouts import game_lengths
from tessera.lab.strength import strength

pytestmark = pytest.mark.slow

BENCH = Path(__file__).parents[1] / "bench"


def run(name: str) -> dict[str, Any]:
    return runpy.run_path(str(BENCH / name))


def uncompiled(script: dict[str, Any], function: str, **constants: Any) -> Any:
    """A function of the script, whose own functions run as they are: compiling takes longer."""
    names = script[function].__globals__
    for name, one in list(names.items()):
        if getattr(getattr(one, "py_func", None), "__globals__", None) is names:
            names[name] = one.py_func
    names.update(constants)
    return names[function]


def test_the_picture_of_the_tiles_is_in_step_with_the_box():
    """`python bench/draw_tiles.py` writes it anew."""
    script = run("draw_tiles.py")
    assert script["PICTURE"].read_text("utf-8") == script["picture"]()


def test_the_tile_set_meets_its_goals_in_a_few_games():
    """The whole measurement is in docs/design/fairytile-tiles.md."""
    script = run("kingdom.py")
    games = 10
    counts, pages = uncompiled(script, "simulate", SAMPLE=200)(2, games, seed=1)
    assert counts[script["FITS_NOWHERE"]] < 0.02 * counts[script["TILE_TURNS"]]
    assert counts[script["GAMES_WITH_OUT"]] <= 2
    assert counts[script["LONGEST"]] < 5000
    holdings = pages[script["HOLDINGS"], 1:]
    assert games * 18 < holdings.sum() < games * 100
    assert (pages[script["TELLABLE"], 1:] > 0).all()
    assert "The Princess visits a castle." in script["pages_table"]({2: (counts, pages)}, None)
    assert "turns a game" in script["summary_table"]({2: (counts, pages)}, games)


def test_random_games_of_fairy_tile_dawdle_but_end():
    """[FT-3.6] The whole measurement is `bench/every_game_ends.py`."""
    lengths = game_lengths(GAMES["fairytile"], 40, seats=4, seed=1)
    assert len(lengths) == 40
    assert lengths.min() > 10
    assert np.median(lengths) < 5000
    assert "| Fairy Tile | 4 | 40 |" in run("every_game_ends.py")["row"]("Fairy Tile", 4, lengths)


class AsSoonAsHeard:
    """Each move is made once all have heard of those before, however long that takes."""

    async def until(self, _seconds: float, tables: list[Any]) -> None:
        while any(table.to_act is None and not table.is_over for table in tables):
            await asyncio.sleep(0)


def test_a_few_tables_are_carried():
    """How long each move takes, beside boardgame.io's server, is measured by `bench/load.py`."""
    script = run("load.py")
    script["Load"].open.__globals__["SETTLING"] = 0.0
    games = ["sintra", "fairytile"]
    figures = script["measure_tessera"](10, 2, games, new_pace=AsSoonAsHeard)
    assert (figures["moves"], figures["behind"]) == (20, 0)
    assert (figures["lost"], figures["out_of_order"], figures["refused"]) == (0, 0, {})


ARENAS = run("arenas.py")


@pytest.mark.parametrize("name", ARENAS["ARENAS"])
def test_every_arena_was_played_and_holds_its_bar(name: str):
    """`python bench/arenas.py` plays them; the result is what the games that were kept say."""
    arena, folder = ARENAS["ARENAS"][name], ARENAS["FOLDER"] / name
    found = ARENAS["read"](folder / "result.json")
    settings = settings_for(arena.game, list(arena.bots), seats=arena.seats, seconds=arena.seconds)
    assert found == strength(Log(folder / "games.jsonl", settings).played, bar=arena.bar)
    assert arena.holds(found)
    assert found.games >= arena.games or arena.until_decided
