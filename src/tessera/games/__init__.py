"""The games: each is a folder in here with the same rooms, or a package that says it is one.

Another package announces its game with an entry point: in its pyproject.toml
`[project.entry-points."tessera.games"]` has the line `nim = "package"`, where `package.GAME` is.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from tessera.kernel.compiling import Part, prepare
from tessera.kernel.errors import UnknownGame
from tessera.kernel.game import Game
from tessera.resources import BROUGHT, folder

NAME = re.compile("[a-z][a-z0-9_]{0,30}")


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
        module = self._folders.get(name)
        return importlib.import_module(module).GAME if module else self._brought[name]

    def rules(self, name: str) -> Part:
        """The game's rules, as what is compiled together."""
        return Part(self._folders.get(name) or self._brought[name].module)

    @cached_property
    def _folders(self) -> dict[str, str]:
        """The smallest engine first: it is compiled first, for whoever has just come."""
        engines = sorted(Path(__file__).parent.glob("*/engine"), key=_size)
        return {engine.parent.name: f"{__name__}.{engine.parent.name}" for engine in engines}

    @cached_property
    def _brought(self) -> dict[str, Game]:
        """Games of other packages. They are not looked for until somebody asks for one."""
        found: dict[str, Game] = {}
        for announced in sorted(entry_points(group="tessera.games")):
            try:
                found[announced.name] = _game_of(announced)
            except Exception as error:  # whatever another package may raise
                sys.stderr.write(f"The game {announced.name!r} is left out: {error}\n")
        return found

    def __contains__(self, name: object) -> bool:
        return name in self._folders or name in self._brought

    def __iter__(self) -> Iterator[str]:
        yield from self._folders
        yield from self._brought

    def __len__(self) -> int:
        return len(self._folders) + len(self._brought)


def _game_of(announced: EntryPoint) -> Game:
    """The game of another package; its words and rules lie beside it."""
    name, module = announced.name, announced.load()
    if not NAME.fullmatch(name) or (folder("locales") / "en" / f"{name}.ftl").exists():
        raise ValueError("this name cannot be used")
    if module.GAME.name != name or module.GAME.module != module.__name__:
        raise ValueError(f"it calls itself {module.GAME.name!r}, in {module.GAME.module}")
    BROUGHT[name] = Path(module.__file__).parent
    return module.GAME


def _size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("*.py"))


GAMES = Games()
