"""What tests of all games need to know of one lies with it: in `tests/games/<game>/words.py`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from tessera.games import GAMES


def words_of_games() -> list[ModuleType]:
    """Of each that has such a module."""
    names = [f"tests.games.{game}" for game in GAMES]
    there = [name for name in names if find_spec(name) and find_spec(f"{name}.words")]
    return [import_module(f"{name}.words") for name in there]
