"""The clock: how long the seat to act has still got. Times are in milliseconds."""

from __future__ import annotations

from typing import TypeAlias

from tessera.table.settings import Pace

MoveId: TypeAlias = tuple[int, int]  # its ply, and how often moves had been taken back


class Clock:
    """Runs for one seat at a time."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self._pace = pace
        self.left = [pace.seconds * 1000] * seats  # for each seat, when its move begins
        self._seat: int | None = None  # for which it runs
        self._since = 0
        self._move: MoveId | None = None  # that is thought about
        self._move_began = 0
        self._wound_for: tuple[MoveId, int | None] | None = None

    def wind(self, move: MoveId, seat: int | None, at: int, *, is_away: bool) -> None:
        """Run for the person who is to make the move, or for nobody.

        It begins anew with every move; to go away and to come back wins no time.
        """
        if move != self._move and not is_away:
            self._move, self._move_began = move, at
        if (move, seat) != self._wound_for:
            self._wound_for = (move, seat)
            self.turn_to(seat, at, began=self._move_began)

    def begin_anew(self) -> None:
        """Whoever was late and comes back has the whole time for the move again."""
        self._move = None

    def turn_to(self, seat: int | None, at: int, *, began: int) -> None:
        """It runs for this seat now, or for none; the seat's move began then."""
        per_game = self._pace.clock == "game"
        if per_game and self._seat is not None:
            self.left[self._seat] = max(0, self.left[self._seat] - (at - self._since))
        self._seat = None if self._pace.clock == "none" else seat
        self._since = at if per_game else began

    @property
    def deadline(self) -> int | None:
        """When the time of the seat to act is up."""
        return None if self._seat is None else self._since + self.left[self._seat]

    def is_up(self, at: int) -> bool:
        """Has the seat to act no time left?"""
        return self.deadline is not None and at >= self.deadline
