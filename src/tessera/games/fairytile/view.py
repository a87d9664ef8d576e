"""What a seat or a spectator of Fairy Tile may see, as plain data, built up from nothing.

Open are the kingdom, the characters, the top tile, how many tiles and pages are left, the tokens,
and every story told. A seat sees the page in its own hand. Nobody sees another's hand, the order
or the content of a book, or the stack below its top. [FT-2.3, FT-2.5]
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from tessera.games.fairytile.engine.state import NO_PAGE, top_face
from tessera.games.fairytile.notation import tile_and_side
from tessera.games.fairytile.positions import (
    LaidJson,
    StackedJson,
    describe_characters,
    describe_kingdom,
)
from tessera.kernel.position import Position
from tessera.kernel.values import ToAct, View, to_act_in_json


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What is seen of a seat."""

    hand: int | None  # the page in hand, only for the seat itself
    pages_left: int  # in hand and book together
    story: list[int]  # in the order told
    magic: bool
    out: bool


class FairyTileView(View, frozen=True, kw_only=True):
    """The table as a seat or a spectator sees it."""

    to_act: ToAct
    start_seat: int
    adventure: int
    recounted: bool
    kingdom: list[LaidJson]
    characters: dict[str, tuple[int, int]] | None
    top: StackedJson | None  # the tile on top of the stack, its side that lies up
    tiles_left: int  # the top one included
    finished: bool  # can no further tile be laid?
    seats: list[SeatView]


def views_of(s: Position, seats: Sequence[int | None]) -> list[FairyTileView]:
    """What each of these may see."""
    everybody = FairyTileView(
        seat=None,
        to_act=to_act_in_json(int(s["to_act"])),
        start_seat=int(s["start_seat"]),
        adventure=int(s["adventure"]),
        recounted=bool(s["recounted"]),
        kingdom=describe_kingdom(s),
        characters=describe_characters(s),
        top=StackedJson(*tile_and_side(int(top_face(s)))) if s["stack_size"] else None,
        tiles_left=int(s["stack_size"]),
        finished=bool(s["finished"]),
        seats=[_seat_view(s, seat) for seat in range(s["seats"])],
    )
    return [everybody if seat is None else _of_seat(s, seat, everybody) for seat in seats]


def _of_seat(s: Position, seat: int, everybody: FairyTileView) -> FairyTileView:
    """What everybody sees, and the page in the seat's own hand."""
    hand = int(s["hand"][seat])
    own = replace(everybody.seats[seat], hand=None if hand == NO_PAGE else hand)
    seats = [own if nth == seat else other for nth, other in enumerate(everybody.seats)]
    return replace(everybody, seat=seat, seats=seats)


def _seat_view(s: Position, seat: int) -> SeatView:
    in_hand = int(s["hand"][seat]) != NO_PAGE
    return SeatView(
        hand=None,
        pages_left=int(s["book_size"][seat]) + int(in_hand),
        story=s["story"][seat, : s["story_size"][seat]].tolist(),
        magic=bool(s["magic"][seat]),
        out=bool(s["out"][seat]),
    )
