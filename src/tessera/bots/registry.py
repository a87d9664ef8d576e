"""Every bot by its name: five levels, the yardsticks, and bots of others.

A weaker level looks less far ahead and overlooks what beginners overlook, which the game's
heuristics say; it does not blunder at random. Names and characters are in `locales/`. Bots of
others are registered, or found in the packages that are installed.
"""

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

from tessera.bots.alphabeta import AlphaBeta
from tessera.bots.beliefs import History, resampled
from tessera.bots.engine.evaluation import weights_of
from tessera.bots.greedy import Greedy
from tessera.bots.halving import SequentialHalving
from tessera.bots.mcts import MonteCarlo
from tessera.bots.random import Random
from tessera.bots.thinker import Level, Line, SearchResult, Task, Thinker
from tessera.kernel.compiling import Part
from tessera.kernel.errors import BotFailed, InvalidOption, TesseraError
from tessera.kernel.game import Game
from tessera.kernel.position import Position
from tessera.kernel.values import SeatMove

GROUP = "tessera.bots"  # of the entry points by which a package names its bots
NAME = re.compile(r"[a-z][a-z0-9_-]{0,29}")
LEVELS: dict[str, Level] = {
    "novice": Level(seconds=0.1, rival=0.0),
    "easy": Level(seconds=0.2, rival=0.0),
    "medium": Level(seconds=0.5, depth=2, nodes=10_000),
    "hard": Level(seconds=1.0, depth=4, nodes=40_000),
    "strong": Level(seconds=2.0, depth=64, nodes=100_000, tries=256),
}
ADVISER = list(LEVELS)[-1]  # the strongest: whom hints and reviews come from
YARDSTICKS: Mapping[str, type[Thinker]] = {
    "random": Random,
    "greedy": Greedy,
    "rollouts": MonteCarlo,
}
OF_OTHERS = 2.0  # seconds that we expect a bot to take which is not ours
TAKEN = {*YARDSTICKS, *LEVELS, "none", "me", "here", "open", "invited"}  # some mean no bot


class Chooser(Protocol):
    """All that a bot of others must be able to do."""

    @property
    def choose(self) -> Callable[..., SeatMove | str]:
        """A legal move for the seat to act, by the position and a generator.

        If it takes a `history`, it is told what was played before. What is hidden from the seat has
        been shuffled, there too.
        """
        ...


Maker: TypeAlias = Callable[[Game], Chooser]
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


# ------------------------------------------------------------------ what is behind a name


def kind_of(game: Game, policy: str) -> type[Thinker]:
    """Which of the ways to think is the bot's in the game."""
    if policy not in LEVELS:
        return YARDSTICKS.get(policy, BotOfOthers)
    level, hides = LEVELS[policy], game.rules.hides
    if hides and level.tries > 0:
        return SequentialHalving
    return AlphaBeta if level.nodes > 0 and not hides else Greedy


def thinker_of(game: Game, policy: str) -> Thinker:
    """The bot's way to think about the game, without the terms for which it has no eye."""
    kind = kind_of(game, policy)
    if policy not in LEVELS:
        return BotOfOthers(game, policy) if kind is BotOfOthers else kind(game)
    level, weights, heuristics = LEVELS[policy], weights_of(game), game.heuristics
    ignored = heuristics.ignored.get(policy, ())
    seen = np.array([reason not in ignored for reason in heuristics.reasons.values()], np.bool_)
    rival = weights.rival * level.rival
    return kind(game, level, heuristics.weights_from(weights.terms * seen, weights.spread, rival))


def parts_of(game: Game, policy: str) -> list[Part]:
    """What must be compiled before such a bot can play the game, besides the rules."""
    return kind_of(game, policy).parts(game)


def seconds_of(policy: str) -> float:
    """How long such a bot may be expected to think about a move."""
    if policy in LEVELS:
        return LEVELS[policy].seconds
    return 0.0 if policy in YARDSTICKS else OF_OTHERS


# ------------------------------------------------------------------ bots of others


class BotOfOthers(Thinker):
    """A bot of others, thinking like ours: it sees what a seat may know; its move is checked."""

    def __init__(self, game: Game, name: str) -> None:
        super().__init__(game)
        self.name = name
        maker = _REGISTERED.get(name) or self._tried(_installed()[name].load)
        self._bot: Chooser = self._tried(maker, game)
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
