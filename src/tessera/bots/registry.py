"""Bots of others: registered by name, or found in the packages that are installed."""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import numpy as np

from tessera.bots.beliefs import History, resampled
from tessera.bots.greedy import Greedy
from tessera.bots.levels import LEVELS
from tessera.bots.mcts import MonteCarlo
from tessera.bots.random import Random
from tessera.bots.thinker import Line, SearchResult, Task, Thinker
from tessera.kernel.errors import BotFailed, InvalidOption, TesseraError
from tessera.kernel.game import Game
from tessera.kernel.position import Position
from tessera.kernel.values import SeatMove

GROUP = "tessera.bots"  # of the entry points by which a package names its bots
NAME = re.compile(r"[a-z][a-z0-9_-]{0,29}")
YARDSTICKS: Mapping[str, type[Thinker]] = {
    "random": Random,
    "greedy": Greedy,
    "rollouts": MonteCarlo,
}
TAKEN = {*YARDSTICKS, *LEVELS, "none", "me", "here", "open", "invited"}  # some mean no bot


class Chooser(Protocol):
    """All that a bot of others must be able to do."""

    def choose(self, position: Position, rng: np.random.Generator) -> SeatMove | str:
        """A legal move for the seat to act; what is hidden from it has been shuffled."""
        ...


class LearningChooser(Protocol):
    """The same for one that makes something of what was played before."""

    def choose(
        self, position: Position, rng: np.random.Generator, *, history: History
    ) -> SeatMove | str:
        """In the positions of the history, too, what is hidden from the seat was shuffled."""
        ...


Maker: TypeAlias = Callable[[Game], Chooser | LearningChooser]
_REGISTERED: dict[str, Maker] = {}


def register(name: str, maker: Maker) -> None:
    """Make a bot known in this process: whatever makes it for a game, such as its class.

    It can then be named wherever a bot can. Each thread has one of its own.
    """
    if not NAME.fullmatch(name) or name in TAKEN:
        sentence = "a bot's name is its own and has up to 30 small letters, digits, - and _"
        raise InvalidOption(f"{sentence}, unlike {name[:40]!r}")
    _REGISTERED[name] = maker


def registered(names: list[str]) -> dict[str, Maker]:
    """Those of these that other processes do not know by themselves."""
    return {name: _REGISTERED[name] for name in names if name in _REGISTERED}


@cache
def _installed() -> dict[str, EntryPoint]:
    found = entry_points(group=GROUP)
    return {one.name: one for one in found if NAME.fullmatch(one.name) and one.name not in TAKEN}


def opponents() -> tuple[str, ...]:
    """Whom one can sit down against: the levels, and the bots of others."""
    return tuple(dict.fromkeys([*LEVELS, *_REGISTERED, *_installed()]))


def policies() -> tuple[str, ...]:
    """Every bot that there is, with the yardsticks."""
    return (*YARDSTICKS, *opponents())


def is_opponent(name: str) -> bool:
    """Can one sit down against it? Nothing is looked for if it is one of ours."""
    return name in LEVELS or name in opponents()


def check_policy(name: str) -> None:
    """Refuse a bot that there is not."""
    if name not in YARDSTICKS and not is_opponent(name):
        *most, last = policies()
        known = f"{', '.join(most)} and {last}"
        raise InvalidOption(f"there is no bot '{name[:40]}'; there are {known}")


class BotOfOthers(Thinker):
    """A bot of others, thinking like ours: it sees what a seat may know; its move is checked."""

    def __init__(self, game: Game, name: str) -> None:
        super().__init__(game)
        self.name = name
        maker = _REGISTERED.get(name) or self._tried(_installed()[name].load)
        self._bot: Any = self._tried(maker, game)
        self.learns = "history" in self._tried(lambda: signature(self._bot.choose).parameters)

    def search(self, task: Task) -> SearchResult:
        more = {"history": self._seen_history(task)} if self.learns else {}
        chosen = self._tried(self._bot.choose, task.position.copy(), task.rng, **more)
        return SearchResult([Line([self._number_of(task.position.copy(), chosen)])], nodes=1)

    def _seen_history(self, task: Task) -> History:
        """The history as the seat to act saw it."""
        me = self.game.to_act(task.position)
        plies = [
            ply._replace(position=resampled(self.game, ply.position, task.rng, seat=me))
            for ply in task.history.plies
        ]
        return task.history._replace(plies=plies)

    def _number_of(self, position: Position, chosen: object) -> int:
        """The number of the move if it is legal. A draw is none, and nothing else is a move."""
        try:
            move = self.game.parse_move(str(chosen))
            if isinstance(move, SeatMove):
                return self.game.number_of(self.game.play(position, move))
            reason = "this is no move of a seat"
        except TesseraError as error:
            reason = str(error)
        raise BotFailed(f"the bot '{self.name}' chose {str(chosen)[:40]!r}: {reason}")

    def _tried(self, doing: Callable[..., Any], *arguments: object, **named: object) -> Any:
        try:
            return doing(*arguments, **named)
        except Exception as error:  # whatever somebody wrote
            raise BotFailed(f"the bot '{self.name}' failed: {_told(error)}") from error


def _told(error: Exception) -> str:
    """What went wrong, and where."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(where.filename).name}, line {where.lineno})"
