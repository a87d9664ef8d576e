"""What every part of the house talks about: moves, events, views and outcomes, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any, ClassVar, Literal, NamedTuple, TypeAlias

import msgspec

from tessera.kernel.engine.chance import CHANCE, NOBODY
from tessera.kernel.position import Position

Json: TypeAlias = dict[str, Any]
ToAct: TypeAlias = int | Literal["chance"] | None  # who is to act, as JSON says it


class SeatMove(msgspec.Struct, frozen=True):
    """What a seat does: a value that prints as its notation."""


class ChanceMove(msgspec.Struct, frozen=True):
    """What chance brings, the same way."""


class Start(ChanceMove, frozen=True, tag="start"):
    """Chance names the start seat."""

    seat: int

    def __str__(self) -> str:
        return f"start {self.seat}"


Move: TypeAlias = SeatMove | ChanceMove


class Ply(NamedTuple):
    """A seat's move by its number, and the position before it."""

    position: Position
    move: int


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened in a move. Its tag names the sentence that tells it.

    Its fields are what the sentence is told. Three of them mean the same in every game: `seat`,
    whose name it is told; `winners`, the same of several; `reads`, a list of messages, longer texts
    that are read out after it.
    """

    as_typed: ClassVar[Sequence[str]] = ()
    # fields whose numbers are told as one types them, with a hyphen for a minus


class SeatEvent(Event, frozen=True, kw_only=True):
    """One that is about a seat."""

    seat: int


def events_in(module: ModuleType) -> Sequence[type[Event]]:
    """Those that a module has, in their order: a game's room of events."""
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
    ]


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


def to_act_in_json(to_act: int) -> ToAct:
    """Who is to act in a position, as JSON says it."""
    return "chance" if to_act == CHANCE else None if to_act == NOBODY else to_act


def to_act_from_json(to_act: ToAct) -> int:
    """The same the other way."""
    return CHANCE if to_act == "chance" else NOBODY if to_act is None else to_act
