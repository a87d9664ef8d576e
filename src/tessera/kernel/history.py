"""The positions of a game so far. To save memory, a match may keep only every so many of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from tessera.kernel.game import Game
from tessera.kernel.position import Position
from tessera.kernel.values import Move

ALWAYS_KEPT = 2  # plies at the end: a move, and what chance did after it


class PastPositions:
    """The position before each ply that was played; those that are not kept are played again."""

    def __init__(self, game: Game, moves: Sequence[Move], every: int) -> None:
        self._game, self._moves, self._every = game, moves, every
        self._kept: dict[int, Position] = {}

    def add(self, position: Position) -> None:
        """The position before the move that is added next."""
        ply = len(self._moves)
        self._kept[ply] = position
        if (ply - ALWAYS_KEPT) % self._every:
            self._kept.pop(ply - ALWAYS_KEPT, None)

    def cut(self, ply: int) -> None:
        """Forget those from a ply on."""
        self._kept = {kept: position for kept, position in self._kept.items() if kept < ply}

    def copy(self, moves: Sequence[Move]) -> PastPositions:
        """The same, for a copy of the moves."""
        twin = PastPositions(self._game, moves, self._every)
        twin._kept = self._kept.copy()
        return twin

    def before(self, ply: int) -> Position:
        """The position before a ply, for looking only."""
        return self._kept[ply] if ply in self._kept else next(self.between(ply, ply + 1))

    def between(self, first: int, last: int) -> Iterator[Position]:
        """Those before each ply from the first up to, but not including, the last."""
        if all(ply in self._kept for ply in range(first, last)):
            return (self._kept[ply] for ply in range(first, last))
        return islice(self._played_again(first), last - first)

    def _played_again(self, first: int) -> Iterator[Position]:
        start = first if first in self._kept else first - first % self._every
        position = self._kept[start].copy()
        for ply, move in enumerate(islice(self._moves, start, None), start):
            if ply >= first:
                yield position.copy()
            self._game.replay(position, move)
