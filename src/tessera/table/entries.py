"""Everything that can happen at a table. An entry is kept whole or not at all.

Keys and invitations are here as hashes only; the secret behind the draws is in the first entry.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tessera.table.settings import Settings


class Change(msgspec.Struct, frozen=True, kw_only=True, tag=str.lower):
    """One thing that happened."""


class Opened(Change, frozen=True, kw_only=True):
    """The table is there."""

    settings: Settings
    secret: str  # behind the draws
    host: str  # hash of the key of whoever opened it
    invitations: list[str | None]  # a hash for each seat that somebody is invited to


class Sat(Change, frozen=True, kw_only=True):
    """Somebody sat down."""

    seat: int
    name: str
    key: str  # a hash
    seed: str  # for the draws


class Stood(Change, frozen=True, kw_only=True):
    """Somebody stood up again before the game began."""

    seat: int


class Started(Change, frozen=True, kw_only=True):
    """The game began, with bots on the seats that were still empty."""

    level: str | None = None  # of those bots


class Played(Change, frozen=True, kw_only=True):
    """A seat made a move, or chance did."""

    ply: int
    move: str


class Asked(Change, frozen=True, kw_only=True):
    """A seat asked the others whether it may take moves back, from a ply on."""

    seat: int
    ply: int


class Agreed(Change, frozen=True, kw_only=True):
    """Another agreed, but somebody else has still to be asked."""

    seat: int


class Declined(Change, frozen=True, kw_only=True):
    """Another did not agree, or the seat thought better of it."""

    seat: int


class TakenBack(Change, frozen=True, kw_only=True):
    """The moves from a ply on were taken back."""

    ply: int


class Left(Change, frozen=True, kw_only=True):
    """A bot plays for the seat until its person comes back."""

    seat: int
    why: Literal["left", "late"]


class Returned(Change, frozen=True, kw_only=True):
    """The person is back."""

    seat: int


class Forfeited(Change, frozen=True, kw_only=True):
    """The seat cannot win any more; a bot makes its moves, if the game goes on."""

    seat: int
    why: Literal["left", "late"]


class Said(Change, frozen=True, kw_only=True):
    """Somebody at a seat said something."""

    seat: int
    text: str


class Reacted(Change, frozen=True, kw_only=True):
    """Somebody at a seat showed a feeling."""

    seat: int
    reaction: str


class Followed(Change, frozen=True, kw_only=True):
    """The same people play again, at another table."""

    table: str


AnyChange: TypeAlias = (
    Opened | Sat | Stood | Started | Played
    | Asked | Agreed | Declined | TakenBack
    | Left | Returned | Forfeited
    | Said | Reacted | Followed
)  # fmt: skip


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What one request brought about."""

    at: int  # milliseconds since 1970
    changes: list[AnyChange]


_CHANGES = msgspec.json.Decoder(Entry)


def entry_from_json(text: bytes) -> Entry:
    """Read an entry that was kept."""
    return _CHANGES.decode(text)
