"""The games: one list, and each game in a folder of its own with the same rooms."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping

from tessera.kernel.compiling import Part, prepare
from tessera.kernel.errors import UnknownGame
from tessera.kernel.game import Game

_MODULES = {
    "sintra": "tessera.games.sintra",
    "fairytile": "tessera.games.fairytile",
}


class Games(Mapping[str, Game]):
    """Every game by its name. A game is loaded, and compiled the first time, when asked for."""

    def __getitem__(self, name: str) -> Game:
        game = self.load(name)
        prepare(game.title, game.module)
        return game

    def load(self, name: str) -> Game:
        """The game for whoever asks only for its facts: its rules may not be compiled yet."""
        if name not in _MODULES:
            raise UnknownGame(f"there is no game {name[:40]!r}; there is {' and '.join(_MODULES)}")
        return importlib.import_module(_MODULES[name]).GAME

    def rules(self, name: str) -> Part:
        """The game's rules, as what is compiled together."""
        return Part(_MODULES[name])

    def __contains__(self, name: object) -> bool:
        return name in _MODULES

    def __iter__(self) -> Iterator[str]:
        return iter(_MODULES)

    def __len__(self) -> int:
        return len(_MODULES)


GAMES = Games()
