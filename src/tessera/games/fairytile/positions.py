"""Positions of Fairy Tile as JSON, both ways, in the form that traces use.

What follows from the kingdom is not written down: it is found anew when a position is read.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Literal

import msgspec
import numpy as np

from tessera.games.fairytile import notation
from tessera.games.fairytile.components import (
    CHARACTER_NAMES,
    START_IDS,
    TILE_IDS,
    Small,
    components_from_json,
    empty_table,
)
from tessera.games.fairytile.engine import chance, characters, kingdom, objectives
from tessera.games.fairytile.engine.state import (
    HEXES,
    MIDDLE,
    NO_PAGE,
    NOWHERE,
    PAGES,
    START_TILES,
    TILES,
)
from tessera.kernel.errors import InvalidPosition, require
from tessera.kernel.position import Position
from tessera.kernel.values import Json, to_act_from_json, to_act_in_json


class LaidJson(msgspec.Struct, forbid_unknown_fields=True):
    """A tile in the kingdom: which, its side up, the hex of its hex 0, its rotation."""

    tile: str
    face: Small
    q: Small
    r: Small
    rotation: Small


class StackedJson(msgspec.Struct, forbid_unknown_fields=True):
    """A tile in the stack and its side up."""

    tile: str
    face: Small


class SeatJson(msgspec.Struct, forbid_unknown_fields=True):
    """What belongs to one seat: book top first, story in the order told."""

    hand: Small | None
    book: list[Small]
    story: list[Small]
    magic: bool
    out: bool


class PositionJson(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position."""

    to_act: Small | Literal["chance"] | None
    start_seat: Small
    adventure: Small
    recounted: bool
    kingdom: list[LaidJson]
    characters: dict[str, tuple[Small, Small]] | None
    stack: list[StackedJson]
    seats: list[SeatJson]


# ------------------------------------------------------------------ position to JSON
# Every view comes through here, so fields are taken as items, four times as fast as attributes.


def describe(s: Position) -> PositionJson:
    """The whole position in the form of a trace."""
    stack = s["stack"][: s["stack_size"]][::-1].tolist()
    return PositionJson(
        to_act=to_act_in_json(int(s["to_act"])),
        start_seat=int(s["start_seat"]),
        adventure=int(s["adventure"]),
        recounted=bool(s["recounted"]),
        kingdom=describe_kingdom(s),
        characters=describe_characters(s),
        stack=[StackedJson(*notation.tile_and_side(face)) for face in stack],
        seats=[_describe_seat(s, seat) for seat in range(s["seats"])],
    )


def describe_kingdom(s: Position) -> list[LaidJson]:
    """The tiles in the order they were laid."""
    laid = zip(s["laid"].tolist(), s["laid_at"].tolist(), s["laid_rotation"].tolist(), strict=True)
    return [
        LaidJson(*notation.tile_and_side(face), *notation.hex_of(at), rotation)
        for face, at, rotation in islice(laid, int(s["tiles_laid"]))
    ]


def describe_characters(s: Position) -> dict[str, tuple[int, int]] | None:
    """Where the characters stand, once they do."""
    if s["standing"][0] == NOWHERE:
        return None
    locations: list[int] = s["standing"].tolist()
    return {
        name: notation.hex_at(s, at) for name, at in zip(CHARACTER_NAMES, locations, strict=True)
    }


def _describe_seat(s: Position, seat: int) -> SeatJson:
    return SeatJson(
        hand=None if s["hand"][seat] == NO_PAGE else int(s["hand"][seat]),
        book=s["book"][seat, : s["book_size"][seat]].tolist(),
        story=s["story"][seat, : s["story_size"][seat]].tolist(),
        magic=bool(s["magic"][seat]),
        out=bool(s["out"][seat]),
    )


# ------------------------------------------------------------------ JSON to position


def new_position(seats: int, options: Mapping[str, str], components: Json) -> Position:
    """The table before anything is drawn, with these components."""
    return empty_table(components_from_json(components), seats)


def position_from_json(json: Json, options: Mapping[str, str], components: Json) -> Position:
    """Set up the position described so; InvalidPosition says what is wrong with it."""
    try:
        described = msgspec.convert(json, PositionJson)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise InvalidPosition(f"this is not a position of Fairy Tile: {str(error)[:200]}") from None
    require(2 <= len(described.seats) <= 4, f"there are 2 to 4 seats, not {len(described.seats)}")
    s = new_position(len(described.seats), options, components)
    _lay_kingdom(s, described)
    _set_characters(s, described)
    _set_stack(s, described)
    _set_pages(s, described)
    _set_turn(s, described)
    return s


def _lay_kingdom(s: Position, described: PositionJson) -> None:
    """Lay the tiles as they were laid: the start tiles, then each where it fitted. [FT-5.1]"""
    laid = described.kingdom
    _check_tiles([*laid, *described.stack])
    if not laid:
        require(not described.stack, "the start tiles are laid before the others are stacked")
        return
    ids = [tile.tile for tile in laid]
    require(ids[:START_TILES] == [*START_IDS], f"the kingdom begins with {', '.join(START_IDS)}")
    kingdom.lay_start_tiles(s, np.array([tile.face for tile in laid[:START_TILES]], np.int8))
    begun = describe_kingdom(s)[:START_TILES]
    require(laid[:START_TILES] == begun, "the start tiles do not lie with their corners meeting")
    for tile in laid[START_TILES:]:
        _lay(s, tile)
    characters.find_ends(s)


def _check_tiles(tiles: list[LaidJson | StackedJson]) -> None:
    for tile in tiles:
        known = tile.tile in TILE_IDS and tile.face in (0, 1)
        require(known, f"there is no tile {tile.tile[:9]!r} with a face {tile.face}")
    ids = [tile.tile for tile in tiles]
    require(len(set(ids)) == len(ids), "a tile is there twice")


def _lay(s: Position, tile: LaidJson) -> None:
    name = f"tile {tile.tile} at {tile.q},{tile.r},{tile.rotation}"
    near = abs(tile.q) < MIDDLE and abs(tile.r) < MIDDLE and 0 <= tile.rotation < 6
    require(near, f"{name} lies beyond any kingdom")
    s.stack_size, s.stack[0] = 1, notation.face_number(tile.tile, tile.face)
    kingdom.find_placements(s)
    at = notation.number_of_hex((tile.q, tile.r))
    fits = tile.rotation * HEXES + at in s.placements[: s.placement_count].tolist()
    require(fits, f"{name} does not fit")
    s.stack_size, s.stack[0] = 0, 0
    kingdom.put_down(s, notation.face_number(tile.tile, tile.face), at, tile.rotation)
    kingdom.survey(s)


def _set_characters(s: Position, described: PositionJson) -> None:
    standing, has_kingdom = described.characters, bool(described.kingdom)
    require((standing is not None) == has_kingdom, "characters stand on a kingdom, and only so")
    if standing is None:
        return
    require(set(standing) == set(CHARACTER_NAMES), f"there are {', '.join(CHARACTER_NAMES)}")
    for number, name in enumerate(CHARACTER_NAMES):
        q, r = standing[name]
        location = notation.location_on(s, (q, r))
        require(location != NOWHERE, f"the {name} stands on {q},{r}, where no tile lies")
        s.standing[number] = location


def _set_stack(s: Position, described: PositionJson) -> None:
    """The rest of the regular tiles, or nothing before they are stacked. [FT-2.3]"""
    stack, laid = described.stack, len(described.kingdom)
    if not stack and not any(seat.hand or seat.story for seat in described.seats):
        require(laid in (0, START_TILES), "tiles are laid once every seat has its pages")
        return
    require(laid + len(stack) == TILES, f"there are {TILES} tiles, not {laid + len(stack)}")
    s.stack_size = len(stack)
    s.stack[: len(stack)] = [notation.face_number(one.tile, one.face) for one in reversed(stack)]
    kingdom.find_placements(s)
    objectives.judge_kingdom(s)


# ------------------------------------------------------------------ pages, and whose turn it is


def _set_pages(s: Position, described: PositionJson) -> None:
    """Every seat has its even share, in hand, book and story. [FT-2.5]"""
    share = PAGES // len(described.seats)
    every: list[int] = []
    for seat, of_seat in enumerate(described.seats):
        hand = [] if of_seat.hand is None else [of_seat.hand]
        pages = [*hand, *of_seat.book, *of_seat.story]
        require(len(pages) in (0, share), f"seat {seat} has {len(pages)} pages, not {share}")
        require(of_seat.hand or not of_seat.book, f"seat {seat} has a book but no page in hand")
        require(set(pages) <= set(range(1, PAGES + 1)), f"pages have numbers from 1 to {PAGES}")
        every += pages
        s.hand[seat] = of_seat.hand or NO_PAGE
        s.book_size[seat], s.story_size[seat] = len(of_seat.book), len(of_seat.story)
        s.book[seat, : len(of_seat.book)] = of_seat.book
        s.story[seat, : len(of_seat.story)] = of_seat.story
        s.magic[seat], s.out[seat] = of_seat.magic, of_seat.out
    require(len(set(every)) == len(every), "a page is there twice")


def _set_turn(s: Position, described: PositionJson) -> None:
    to_act, seats = described.to_act, described.seats
    for named in (to_act, described.start_seat):
        require(not isinstance(named, int) or 0 <= named < len(seats), f"there is no seat {named}")
    s.start_seat = described.start_seat
    s.to_act = to_act_from_json(to_act)
    require(described.adventure in (1, 2), "the adventure about to be made is 1 or 2")
    s.adventure, s.recounted = described.adventure, described.recounted
    if to_act == "chance":
        _check_set_up(described)
        s.setting_up = _moves_of_the_set_up(described)
    else:
        s.setting_up = chance.PAGES_DEALT + len(seats)
        _check_turn(s, described)


def _moves_of_the_set_up(described: PositionJson) -> int:
    """How many chance moves lie behind the position.

    Before and after `start 0` the JSON is the same; such a position waits for `start` again.
    """
    if described.stack:
        return chance.PAGES_DEALT + sum(seat.hand is not None for seat in described.seats)
    return 2 if described.kingdom else int(described.start_seat > 0)


def _check_set_up(described: PositionJson) -> None:
    """Nothing has been played; pages are dealt seat by seat, after the tiles."""
    seats = described.seats
    begun = any(seat.story or seat.magic or seat.out for seat in seats)
    turned = described.adventure != 1 or described.recounted
    require(not begun and not turned, "nothing is played before all pages are dealt")
    laid = len(described.kingdom)
    require(laid in (0, START_TILES), "only start tiles lie before all pages are dealt")
    dealt = [seat.hand is not None for seat in seats]
    require(dealt == sorted(dealt, reverse=True), "the seats get their pages one after another")
    require(not all(dealt), "once all pages are dealt a seat is to act")
    require(described.stack or not any(dealt), "the tiles are stacked before pages are dealt")


def _check_turn(s: Position, described: PositionJson) -> None:
    seats = described.seats
    for number, seat in enumerate(seats):
        require(seat.hand or seat.story, f"seat {number} has no pages")
    told = [number for number, seat in enumerate(seats) if seat.hand is None]
    require(len(told) <= 1, "the game ends with the first seat that has told everything")
    is_over = bool(told) or all(seat.out for seat in seats)
    require(is_over == (described.to_act is None), "the game ends with a win or with all out")
    if isinstance(described.to_act, int):
        acting = seats[described.to_act]
        require(not acting.out, f"seat {described.to_act} is out and cannot act")
        require(described.adventure == 1 or acting.magic, "a second adventure needs the magic")
        told_now = acting.story and described.adventure == 2
        require(told_now or not described.recounted, "a page is told after an adventure")
    else:
        between = described.adventure == 1 and not described.recounted
        require(between, "the game is over, no turn goes on")
    _check_out(s, described)


def _check_out(s: Position, described: PositionJson) -> None:
    """Out is who holds a page that can never be told; but a win comes first. [FT-8.2]"""
    won = any(seat.hand is None for seat in described.seats)
    for number, seat in enumerate(described.seats):
        possible = not s.finished or seat.hand is None or int(s.possible) >> seat.hand & 1
        require(not (seat.out and possible), f"seat {number} can go on and is not out")
        require(seat.out or possible or won, f"seat {number} is out: its page is impossible")
