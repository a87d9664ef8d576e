"""Moves of Fairy Tile as values and as text, both ways.

A move has three forms: a number for the compiled rules, a value here, and the value's text.
`knight 0,2`: the Knight moves to the location 0,2. `lay 2,-1,3`: the top tile is laid with its
hex 0 on 2,-1, rotated by 3 steps.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any, Literal, TypeAlias

import numpy as np

from tessera.games.fairytile.components import CHARACTER_NAMES, START_IDS, TILE_IDS
from tessera.games.fairytile.engine import chance, rules, state
from tessera.kernel import values
from tessera.kernel.errors import InvalidNotation
from tessera.kernel.position import Position
from tessera.kernel.values import Start

HELP = """\
Move a character to a location, by its two coordinates:
  princess 1,-2   knight 0,2   dragon 3,-1
Lay the top tile: the coordinates of its hex 0, and its rotation from 0 to 5:
  lay 2,-1,3
Or:
  turn     turn the page: it goes under your book, you take the next, and your token shows magic
  end      end your turn after the first adventure, and keep the magic for later"""

Hex: TypeAlias = tuple[int, int]


class MoveCharacter(values.SeatMove, frozen=True, tag="move"):
    """Move a character to a location. [FT-4]"""

    who: str
    q: int
    r: int

    def __str__(self) -> str:
        return f"{self.who} {self.q},{self.r}"


class Lay(values.SeatMove, frozen=True, tag="lay"):
    """Lay the top tile. [FT-5]"""

    q: int
    r: int
    rotation: int

    def __str__(self) -> str:
        return f"lay {self.q},{self.r},{self.rotation}"


class Turn(values.SeatMove, frozen=True, tag="turn"):
    """Turn the page. [FT-3.4]"""

    def __str__(self) -> str:
        return "turn"


class End(values.SeatMove, frozen=True, tag="end"):
    """End the turn after one adventure and keep the magic. [FT-3.3]"""

    def __str__(self) -> str:
        return "end"


class Faces(values.ChanceMove, frozen=True, tag="faces"):
    """Chance lays the start tiles with these sides up. [FT-2.1]"""

    sides: tuple[int, ...]

    def __str__(self) -> str:
        tiles = zip(START_IDS, self.sides, strict=False)  # the parser will refuse too few
        return f"faces {' '.join(f'{tile}{side}' for tile, side in tiles)}"


class Stack(values.ChanceMove, frozen=True, tag="stack"):
    """Chance stacks the regular tiles, top first: tile and side up, such as `7/1`. [FT-2.3]"""

    tiles: tuple[str, ...]

    def __str__(self) -> str:
        return f"stack {' '.join(self.tiles)}"


class Pages(values.ChanceMove, frozen=True, tag="pages"):
    """Chance deals a seat its pages, top first: the first one is its hand. [FT-2.5]"""

    seat: int
    pages: tuple[int, ...]

    def __str__(self) -> str:
        return f"pages {self.seat} {' '.join(map(str, self.pages))}"


SeatMove: TypeAlias = MoveCharacter | Lay | Turn | End
ChanceMove: TypeAlias = Start | Faces | Stack | Pages
FairyTileMove: TypeAlias = SeatMove | ChanceMove


# ------------------------------------------------------------------ text to value

_NUMBER = r"(0|-?[1-9]\d{0,3})"
_CHARACTER = re.compile(rf"({'|'.join(CHARACTER_NAMES)}) {_NUMBER},{_NUMBER}", re.ASCII)
_LAY = re.compile(rf"lay {_NUMBER},{_NUMBER},([0-5])", re.ASCII)
_START = re.compile(rf"start ([0-{state.SEATS - 1}])", re.ASCII)
_FACES = re.compile("faces " + " ".join(f"{tile}([01])" for tile in START_IDS))
_STACK = re.compile(rf"stack( ([1-9]\d?)/[01]){{{state.REGULAR_TILES}}}", re.ASCII)
_PAGES = re.compile(rf"pages [0-{state.SEATS - 1}]( [1-9]\d?){{9,18}}", re.ASCII)


@lru_cache(maxsize=4096)
def parse_move(text: str) -> FairyTileMove:
    """Read a move's notation, a seat's or chance's."""
    if text == "turn":
        return Turn()
    if text == "end":
        return End()
    if found := _CHARACTER.fullmatch(text):
        return MoveCharacter(found[1], int(found[2]), int(found[3]))
    if found := _LAY.fullmatch(text):
        return Lay(int(found[1]), int(found[2]), int(found[3]))
    if found := _START.fullmatch(text):
        return Start(int(found[1]))
    if found := _FACES.fullmatch(text):
        return Faces(tuple(map(int, found.groups())))
    if _STACK.fullmatch(text):
        return Stack(tuple(text.split()[1:]))
    if _PAGES.fullmatch(text):
        seat, *pages = map(int, text.split()[1:])
        return Pages(seat, tuple(pages))
    raise InvalidNotation(f"'{text[:60]}' is no move; moves look like knight 0,2 or lay 2,-1,3")


# ------------------------------------------------------------------ hexes


def hex_of(number: int) -> Hex:
    """A hex by the number that positions know it by."""
    return number // state.WIDTH - state.MIDDLE, number % state.WIDTH - state.MIDDLE


def hex_at(s: Position, location: int) -> Hex:
    """The hex on which a location lies."""
    return hex_of(int(s["hexes"][location]))


def has(numbers: int, number: int) -> bool:
    """Is it in a set of locations, of characters or of pages?"""
    return bool(int(numbers) >> number & 1)


def members(numbers: int) -> list[int]:
    """All that are in such a set."""
    return [number for number in range(int(numbers).bit_length()) if has(numbers, number)]


def number_of_hex(at: Hex) -> int:
    """The number of a hex; InvalidNotation if it lies farther off than any kingdom reaches."""
    q, r = at
    if not (-state.MIDDLE <= q < state.MIDDLE and -state.MIDDLE <= r < state.MIDDLE):
        raise InvalidNotation(f"no kingdom reaches as far as {q},{r}")
    return (q + state.MIDDLE) * state.WIDTH + r + state.MIDDLE


def location_on(s: Position, at: Hex) -> int:
    """The location that lies on a hex, however far off, or NOWHERE."""
    near = all(abs(number) < state.MIDDLE for number in at)
    return int(state.location_at(s, number_of_hex(at))) if near else state.NOWHERE


# ------------------------------------------------------------------ value to number and back


def number_of(move: SeatMove) -> int:
    """A seat's move as the compiled rules know it."""
    match move:
        case MoveCharacter(who, q, r) if who in CHARACTER_NAMES:
            return CHARACTER_NAMES.index(who) * state.HEXES + number_of_hex((q, r))
        case Lay(q, r, rotation):
            return rules.LAY + rotation * state.HEXES + number_of_hex((q, r))
        case Turn():
            return rules.TURN
        case End():
            return rules.END
        case _:
            raise InvalidNotation(f"'{move}' is no move of a seat")


@cache  # there are few moves, and they are asked for often
def move_of(number: int) -> SeatMove:
    """The seat's move with this number."""
    if not 0 <= number < rules.MOVES:
        raise InvalidNotation(
            f"moves have numbers from 0 to {rules.MOVES - 1}, there is no {number}"
        )
    if number == rules.TURN:
        return Turn()
    if number == rules.END:
        return End()
    q, r = hex_of(number % state.HEXES)
    if number >= rules.LAY:
        return Lay(q, r, (number - rules.LAY) // state.HEXES)
    return MoveCharacter(CHARACTER_NAMES[number // state.HEXES], q, r)


def face_number(tile: str, side: int) -> int:
    """A face by the number that positions know it by."""
    return 2 * TILE_IDS.index(tile) + side


def tile_and_side(face: int) -> tuple[str, Literal[0, 1]]:
    """The tile's name and which of its sides a face is."""
    return TILE_IDS[face // 2], 1 if face % 2 else 0


def draw_of(move: ChanceMove) -> np.ndarray[Any, np.dtype[np.int8]]:
    """A chance move as the numbers that the compiled rules know it by."""
    draw = np.zeros(chance.DRAW_SIZE, np.int8)
    match move:
        case Start(seat):
            draw[0] = seat
        case Faces(sides):
            draw[: state.START_TILES] = sides
        case Stack(tiles):
            parts = [tile.split("/") for tile in tiles]
            draw[: state.REGULAR_TILES] = [face_number(tile, int(side)) for tile, side in parts]
        case Pages(_, pages):
            draw[: len(pages)] = pages
    return draw


def chance_move_of(position: Position, draw: np.ndarray[Any, np.dtype[np.int8]]) -> ChanceMove:
    """The chance move that comes next in the position, with this draw."""
    numbers: list[int] = draw.tolist()
    kind = chance.next_chance(position)
    if kind == chance.START:
        return Start(numbers[0])
    if kind == chance.FACES_UP:
        return Faces(tuple(numbers[: state.START_TILES]))
    if kind == chance.STACK:
        faces = [tile_and_side(face) for face in numbers[: state.REGULAR_TILES]]
        return Stack(tuple(f"{tile}/{side}" for tile, side in faces))
    share = int(state.pages_of_a_seat(position))
    return Pages(int(chance.seat_to_be_dealt(position)), tuple(numbers[:share]))


def shown(move: FairyTileMove) -> str:
    """The notation without what is hidden while the game goes on. [FT-2.3, FT-2.5]"""
    match move:
        case Stack():
            return "stack ?"
        case Pages(seat):
            return f"pages {seat} ?"
        case _:
            return str(move)
