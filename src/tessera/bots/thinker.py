"""What bots search by: a level says how far, a task what is asked; then come the best lines.

A thinker may be given other weights than the game's own, and it ends early when told to.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

import numpy as np

from tessera.bots.beliefs import NO_HISTORY, History
from tessera.bots.engine.evaluation import weights_of
from tessera.kernel.compiling import Part, prepare
from tessera.kernel.engine.heuristics import Weights
from tessera.kernel.game import Game
from tessera.kernel.position import Position

LONGEST_LINE = 12  # plies that are told


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot thinks: one move ahead, or further where `nodes` or `tries` say so."""

    seconds: float = 2.0  # at most, on one core
    rival: float = 1.0  # how much it minds what others gain
    depth: int = 1  # plies, where nothing is hidden
    nodes: int = 0  # positions, where nothing is hidden
    tries: int = 0  # of moves at samples in a round, where something is hidden


ONE_AHEAD = Level()


class Line(NamedTuple):
    """Moves by their numbers, as a search found them."""

    moves: list[int]  # of all seats in turn, or only of the seat to act
    share: float | None = None  # of the win for the seat to act, if the search can say


class SearchResult(NamedTuple):
    """What a search brings home."""

    lines: list[Line]  # the best first; there is one at least
    nodes: int  # positions that were looked at
    proven: bool = False  # no line was left out, and nothing can be drawn any more

    @property
    def best(self) -> int:
        """The move to make."""
        return self.lines[0].moves[0]


class Stop:
    """Tells a search to end; it does so within a few milliseconds."""

    def __init__(self) -> None:
        self.flag: Any = np.zeros(1, np.int64)

    def __call__(self) -> None:
        """Tell it now."""
        self.flag[0] = 1

    @contextmanager
    def after(self, seconds: float) -> Generator[None]:
        """Tell it by itself when the time is up."""
        timer = threading.Timer(seconds, self)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()


@dataclass(frozen=True, slots=True)
class Task:
    """What a search is asked: the best lines for the seat to act, as many as can be told apart."""

    position: Position  # to be left as it is; what is hidden from the seat was shuffled
    rng: np.random.Generator
    lines: int = 1
    stop: Stop = field(default_factory=Stop)  # once told it stays so: a task is done once
    history: History = NO_HISTORY


class Thinker(ABC):
    """Searches in one game. Not to be shared by threads: it has one work to work at."""

    learns: bool = False  # does it make anything of what was played before?
    engines: ClassVar[Sequence[ModuleType]] = ()  # what is compiled for a game before it can think

    def __init__(
        self, game: Game, level: Level = ONE_AHEAD, weights: Weights | None = None
    ) -> None:
        for part in self.parts(game):
            prepare(f"a bot for {game.title}", part.maker, part.game)
        self.game, self.level = game, level
        self.weights = weights or weights_of(game)

    @classmethod
    def parts(cls, game: Game) -> list[Part]:
        """What must be compiled before it can think about the game, besides the rules."""
        return [Part(engine.__name__, game.module) for engine in cls.engines]

    @abstractmethod
    def search(self, task: Task) -> SearchResult:
        """Look for the best lines."""

    def reply(self, table: Position, seat: int) -> None:
        """What the others do before the seat is to act again, if the lines do not say it."""
        return
