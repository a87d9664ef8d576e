"""The games: each is a folder in here with the same rooms, found by itself."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path

from tessera.kernel.compiling import Part, prepare
from tessera.kernel.errors import UnknownGame
from tessera.kernel.game import Game


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
        return importlib.import_module(self._modules[name]).GAME

    def rules(self, name: str) -> Part:
        """The game's rules, as what is compiled together."""
        return Part(self._modules[name])

    @cached_property
    def _modules(self) -> dict[str, str]:
        """The smallest engine first: it is compiled first, for whoever has just come."""
        engines = sorted(Path(__file__).parent.glob("*/engine"), key=_size)
        return {engine.parent.name: f"{__name__}.{engine.parent.name}" for engine in engines}

    def __contains__(self, name: object) -> bool:
        return name in self._modules

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)


def _size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("*.py"))


GAMES = Games()
