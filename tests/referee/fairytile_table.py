"""Fairy Tile for the referee: what a box and a position are, and plain questions about them.

Positions and components are the JSON values of a trace.
"""

from copy import deepcopy
from typing import TypedDict

from .fairytile_map import (
    CHARACTERS,
    Face,
    Kingdom,
    Laid,
    Spot,
    kingdom_of,
    lay_face,
    legal_spots,
)
from .fairytile_pages import Objective, Standings
from .traces import RefereeError

START_TILES = ("P", "K", "D")


class Tile(TypedDict):
    """A tile of the box with its two faces. [FT-1.2]"""

    id: str
    start: bool
    faces: list[Face]


class Page(TypedDict):
    """A page of the story. [FT-1.3]"""

    number: int
    objective: Objective


class Components(TypedDict):
    """What is printed in the box. [FT-1.4]"""

    tiles: list[Tile]
    pages: list[Page]


class LaidTile(TypedDict):
    """A tile in the kingdom."""

    tile: str
    face: int
    q: int
    r: int
    rotation: int


class StackedTile(TypedDict):
    """A tile in the stack and the side that lies up."""

    tile: str
    face: int


class Seat(TypedDict):
    """What one seat has: book top first, story in the order told."""

    hand: int | None
    book: list[int]
    story: list[int]
    magic: bool
    out: bool


class Position(TypedDict):
    """The whole table, as a trace writes it."""

    to_act: int | str | None
    start_seat: int
    adventure: int
    recounted: bool
    kingdom: list[LaidTile]
    characters: dict[str, list[int]] | None
    stack: list[StackedTile]
    seats: list[Seat]


class Outcome(TypedDict):
    """Who won, and why."""

    winners: list[int]
    reason: str


Options = dict[str, object]


def bare_table(seats: int) -> Position:
    """Before anything is drawn, every token plain side up. [FT-2.4]"""
    empty: Seat = {"hand": None, "book": [], "story": [], "magic": False, "out": False}
    return {
        "to_act": "chance",
        "start_seat": 0,
        "adventure": 1,
        "recounted": False,
        "kingdom": [],
        "characters": None,
        "stack": [],
        "seats": [deepcopy(empty) for _ in range(seats)],
    }


# --- questions --------------------------------------------------------------------------------


def face_of(components: Components, tile: str, face: int) -> Face:
    """A face of the box by the tile's name and its number."""
    found = next((t["faces"] for t in components["tiles"] if t["id"] == tile), list[Face]())
    if not 0 <= face < len(found):
        raise RefereeError("FT-1.2", f"there is no tile {tile} with a face {face}")
    return found[face]


def kingdom_in(position: Position, components: Components) -> Kingdom:
    """The kingdom of a position."""
    laid = [
        lay_face(face_of(components, t["tile"], t["face"]), Spot(t["q"], t["r"], t["rotation"]))
        for t in position["kingdom"]
    ]
    return kingdom_of(tuple(laid))


def standings(position: Position) -> Standings:
    """Where the characters stand."""
    characters = position["characters"]
    if characters is None:
        raise RefereeError("FT-2.2", "no character stands on the kingdom yet")
    return {who: (characters[who][0], characters[who][1]) for who in CHARACTERS}


def top_face(position: Position, components: Components) -> Laid | None:
    """The face on top of the stack, not yet at its place. [FT-2.3]"""
    if not position["stack"]:
        return None
    top = position["stack"][0]
    return lay_face(face_of(components, top["tile"], top["face"]), Spot(0, 0, 0))


def spots_for_top(position: Position, components: Components) -> frozenset[Spot]:
    """Where the top tile may lie; nowhere with an empty stack. [FT-5.3]"""
    face = top_face(position, components)
    return legal_spots(kingdom_in(position, components), face) if face else frozenset()


def objective_of(components: Components, number: int) -> Objective:
    """What a page asks for."""
    return next(page["objective"] for page in components["pages"] if page["number"] == number)


def acting_seat(position: Position) -> Seat:
    """The seat to act."""
    seat = position["to_act"]
    if not isinstance(seat, int):
        raise RefereeError("FT-3.1", f"no seat is to act, but {seat!r}")
    return position["seats"][seat]
