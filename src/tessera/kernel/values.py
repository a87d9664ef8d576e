"""What every part of the house talks about: moves, events, views and outcomes, as plain data."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import msgspec

from tessera.kernel.position import Position

Json: TypeAlias = dict[str, Any]


class SeatMove(msgspec.Struct, frozen=True):
    """What a seat does: a value that prints as its notation."""


class ChanceMove(msgspec.Struct, frozen=True):
    """What chance brings, the same way."""


Move: TypeAlias = SeatMove | ChanceMove


class Ply(NamedTuple):
    """A seat's move by its number, and the position before it."""

    position: Position
    move: int


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened in a move. Its tag names the sentence that tells it."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat or a spectator may see, as plain data.

    What is printed on the pieces never changes and is not in it: the components say it once.
    """

    seat: int | None  # whose view it is; None is a spectator


class Outcome(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """How a game ended."""

    winners: list[int]
    reason: str
    scores: list[int] | None = None
