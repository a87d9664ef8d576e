"""What a bot found out: the moves it considered, what it expects of them, how sure it is.

Everything that thinks does so through `Thinker`. It may be given other weights than the game's own,
and it ends early when told to.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from tessera.bots.standing import SEATS, new_sheet, standing, weights_of
from tessera.kernel.compiling import prepare
from tessera.kernel.game import Game, Move, Position, Weights

MOST_PLIES = 12  # of a line that is told
WORLDS = 8  # imagined for what is expected of a line, where something is hidden


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that was considered."""

    move: Move
    share: float  # how likely the seat is to win with it
    lead: float  # points by which it is then ahead of its best rival in the end
    line: list[Move]  # how the game may go on: this move, the reply, and so on


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of thinking about one position."""

    choices: list[Choice]  # the best first
    nodes: int  # positions that were looked at
    depth: int  # plies that were looked ahead, 0 if that differs from line to line
    proven: bool  # no line was left out, and nothing can be drawn any more


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


class Thinker(ABC):
    """Chooses moves in one game. Not to be shared by threads: it has one desk to work at."""

    def __init__(self, game: Game, *, weights: Weights | None = None, seconds: float = 2.0) -> None:
        prepare(f"{type(self).__name__} for {game.title}", type(self).__module__, game.module)
        self.game = game
        self.weights = weights or weights_of(game)
        self.seconds = seconds
        self._sheet = new_sheet(game)

    @abstractmethod
    def think(
        self,
        position: Position,
        rng: np.random.Generator,
        *,
        lines: int = 1,
        stop: Stop | None = None,
    ) -> Thought:
        """The best moves for the seat to act, as many as are asked for."""

    def choose(self, position: Position, rng: np.random.Generator) -> int:
        """The number of the best move, with no more ado than needed."""
        return self.game.number_of(self.think(position, rng).choices[0].move)

    # -------------------------------------------------------------- for those who think

    def legal(self, position: Position) -> list[int]:
        """The legal moves as numbers."""
        moves = np.empty(self.game.rules.most_legal, np.int32)
        return moves[: self.game.rules.legal_moves(position, moves)].tolist()

    def choice(self, position: Position, numbers: list[int], rng: np.random.Generator) -> Choice:
        """What is expected at the end of a line, at tables that look the same to the seat."""
        seat, worlds = self.game.to_act(position), WORLDS if self.game.rules.hides else 1
        ends = [self.play_line(imagined(self.game, position, rng), numbers) for _ in range(worlds)]
        share, lead = np.mean([self.expect(end, seat) for end in ends], axis=0)
        line = [self.game.move_of(number) for number in numbers]
        return Choice(move=line[0], share=float(share), lead=float(lead), line=line)

    def play_line(self, position: Position, numbers: list[int]) -> Position:
        """The position after the moves, as far as they are legal."""
        for number in numbers:
            if position.to_act < 0 or number not in self.legal(position):
                break
            self.game.rules.play(position, number)
        return position

    def expect(self, position: Position, seat: int) -> tuple[float, float]:
        """The seat's share of the win and its lead, by how the seats stand."""
        functions, shares = standing(self.game), np.zeros(SEATS)
        functions.shares(position, self.weights, self._sheet, shares)
        functions.stand(position, self.weights, self._sheet)
        others = [self._sheet.standings[n] for n in range(position.seats) if n != seat]
        return float(shares[seat]), float(self._sheet.standings[seat] - max(others))


def imagined(game: Game, position: Position, rng: np.random.Generator) -> Position:
    """A table that looks the same to the seat to act, with what is hidden from it shuffled."""
    table = position.copy()
    game.rules.imagine(table, table.to_act, rng, np.zeros(game.rules.draw_size, np.int8))
    return table
