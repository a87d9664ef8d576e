"""What a bot found out: the moves it considered, what it expects of them and why, how sure it is.

Everything that thinks does so through `Thinker`. It may be given other weights than the game's own,
and it ends early when told to.
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
from tessera.bots.reasons import Prospect, Reason, prospect, reasons_for, rescale_shares
from tessera.kernel.compiling import Part, prepare
from tessera.kernel.engine.heuristics import Weights
from tessera.kernel.game import Game
from tessera.kernel.position import Position
from tessera.kernel.values import SeatMove

LONGEST_LINE = 12  # plies that are told


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that was considered, and what is expected of it."""

    move: SeatMove
    seat: int  # that would make it
    shares: list[float]  # of the win, for each seat
    points: list[float]  # in the end, for each seat
    line: list[SeatMove]  # how the game may go on: this move, the reply (if it can be foreseen), …
    reasons: list[Reason]  # for it, beside the next best; for that one, beside the best

    @property
    def share(self) -> float:
        """How likely the seat is to win with it."""
        return self.shares[self.seat]

    @property
    def lead(self) -> float:
        """Points by which the seat is then ahead of its best rival."""
        others = [points for seat, points in enumerate(self.points) if seat != self.seat]
        return self.points[self.seat] - max(others)


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of thinking about one position."""

    choices: list[Choice]  # the best first
    nodes: int  # positions that were looked at
    depth: int  # plies that were looked ahead, 0 if that differs from line to line
    proven: bool  # no line was left out, and nothing can be drawn any more


class Line(NamedTuple):
    """Moves by their numbers, as a search found them."""

    moves: list[int]  # of all seats in turn, or only of the seat to act
    share: float | None = None  # of the win for the seat to act, if the search can say


class SearchResult(NamedTuple):
    """What a search brings home."""

    lines: list[Line]  # the best first; there is one at least
    nodes: int
    depth: int = 0
    proven: bool = False

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
    stop: Stop = field(default_factory=Stop)
    history: History = NO_HISTORY


class Thinker(ABC):
    """Chooses moves in one game. Not to be shared by threads: it has one work to work at."""

    learns: bool = False  # does it make anything of what was played before?
    engines: ClassVar[Sequence[ModuleType]] = ()  # what is compiled for a game before it can think

    def __init__(self, game: Game, *, weights: Weights | None = None, seconds: float = 2.0) -> None:
        for part in self.parts(game):
            prepare(f"a bot for {game.title}", part.maker, part.game)
        self.game = game
        self.weights = weights or weights_of(game)
        self.seconds = seconds

    @classmethod
    def parts(cls, game: Game) -> list[Part]:
        """What must be compiled before it can think about the game, besides the rules."""
        return [Part(engine.__name__, game.module) for engine in cls.engines]

    @abstractmethod
    def search(self, task: Task) -> SearchResult:
        """Look for the best lines."""

    def choose(
        self, position: Position, rng: np.random.Generator, history: History = NO_HISTORY
    ) -> int:
        """The number of the best move; where there is but one, no time is spent on it."""
        legal = self.game.legal_numbers(position)
        if len(legal) == 1:
            return legal[0]
        return self.search(Task(position, rng, history=history)).best

    def think(
        self,
        position: Position,
        rng: np.random.Generator,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        history: History = NO_HISTORY,
    ) -> Thought:
        """The best moves for the seat to act, as many as are asked for, with reasons."""
        found = self.search(Task(position, rng, lines, stop or Stop(), history))
        ahead = [self._prospect(position, line, rng) for line in found.lines]
        choices = [
            self._choice(position, line, of_line, reasons)
            for line, of_line, reasons in zip(
                found.lines, ahead, self._reasons(position, found, ahead), strict=True
            )
        ]
        return Thought(choices, nodes=found.nodes, depth=found.depth, proven=found.proven)

    def compare(
        self, position: Position, line: list[int], other: list[int], rng: np.random.Generator
    ) -> list[Reason]:
        """Why the first line is better for the seat to act than the other."""
        chosen, beside = (self._prospect(position, Line(moves), rng) for moves in (line, other))
        return reasons_for(self.game, position, line[0], chosen, [beside])

    def _prospect(self, position: Position, line: Line, rng: np.random.Generator) -> Prospect:
        return prospect(self.game, self.weights, position, line.moves, rng, self.reply)

    def reply(self, table: Position, seat: int) -> None:
        """What the others do before the seat is to act again, if the lines do not say it."""
        return

    def _reasons(
        self, position: Position, found: SearchResult, ahead: list[Prospect]
    ) -> list[list[Reason]]:
        """For the best move beside those that follow, for each of them beside the best."""
        if len(self.game.legal_numbers(position)) == 1:
            return [[Reason("reason-only-move")]]
        proven = [Reason("reason-proven")] if found.proven else []
        if len(ahead) == 1:
            return [proven]
        (first, best), *others = zip([line.moves[0] for line in found.lines], ahead, strict=True)
        reasons = proven + reasons_for(self.game, position, first, best, ahead[1:])
        return [
            reasons or [Reason("reason-a-little")],
            *(reasons_for(self.game, position, number, other, [best]) for number, other in others),
        ]

    def _choice(
        self, position: Position, line: Line, ahead: Prospect, reasons: list[Reason]
    ) -> Choice:
        seat, moves = self.game.to_act(position), [self.game.move_of(n) for n in line.moves]
        shares = ahead.shares
        if line.share is not None:
            shares = rescale_shares(shares, seat, line.share)
        return Choice(moves[0], seat, shares.tolist(), ahead.points.tolist(), moves, reasons)
