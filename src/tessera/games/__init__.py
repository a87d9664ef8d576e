"""The games: each is a folder in here with the same rooms, or a package that brings its own.

A package offers games by the entry point `tessera.games`, with a module that holds GAME.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path

from tessera.kernel.compiling import Part, prepare
from tessera.kernel.errors import UnknownGame
from tessera.kernel.game import Game

GROUP = "tessera.games"


class Games(Mapping[str, Game]):
    """Every game by its name. A game is loaded, and compiled the first time, when asked for."""

    def __getitem__(self, name: str) -> Game:
        game = self.load(name)
        prepare(game.title, game.module)
        return game

    def load(self, name: str) -> Game:
        """The game for whoever asks only for its facts: its rules may not be compiled yet."""
        if name not in self:
            raise UnknownGame(f"there is no game {name[:40]!r}; there is {' and '.join(self)}")
        return importlib.import_module(self._module(name)).GAME

    def rules(self, name: str) -> Part:
        """The game's rules, as what is compiled together."""
        return Part(self._module(name))

    def _module(self, name: str) -> str:
        return self._ours.get(name) or self._others[name]

    @cached_property
    def _ours(self) -> dict[str, str]:
        """The smallest engine first: it is compiled first, for whoever has just come."""
        engines = sorted(Path(__file__).parent.glob("*/engine"), key=_size)
        return {engine.parent.name: f"{__name__}.{engine.parent.name}" for engine in engines}

    @cached_property
    def _others(self) -> dict[str, str]:
        from importlib.metadata import entry_points  # few bring games: nobody else waits for it

        return {point.name: point.value for point in entry_points(group=GROUP)}

    def __contains__(self, name: object) -> bool:
        return name in self._ours or name in self._others

    def __iter__(self) -> Iterator[str]:
        return iter(self._ours | self._others)

    def __len__(self) -> int:
        return len(self._ours | self._others)


def _size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("*.py"))


GAMES = Games()
