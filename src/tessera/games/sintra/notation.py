"""Moves of Stained Glass of Sintra as values and as text, both ways.

A move has three forms: a number for the compiled rules, a value here, and the value's text.
`co5~1=p`: from the centre, orange, on the strip above window 5, one on a joker, pink is kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, TypeAlias

import numpy as np

from tessera.games.sintra.components import LETTERS
from tessera.games.sintra.engine import chance, rules
from tessera.games.sintra.engine.state import (
    CENTRE,
    DISPLAYS,
    PANES_ON_A_DISPLAY,
    ROUNDS,
    SEATS,
    STRIPS,
    WINDOWS,
)
from tessera.kernel import values
from tessera.kernel.errors import InvalidNotation
from tessera.kernel.position import Position
from tessera.kernel.values import Start

HELP = """\
A move is written as source, colour, window:
  source   1 to 9, the display; c, the centre
  colour   o orange, p pink, y yellow, b blue, g green
  window   1 to 8, the window below the strip; x if no strip in reach has room: all panes break
then, where there is something to choose:
  ~1 ~2    how many of the panes go on joker spaces
  =p       the colour of the pane you keep, whenever the move completes the strip
  <        return the glazier to the leftmost strip, instead of taking panes
Examples:  3o5   cy2~1   2b4=b   1gx   <"""


class Advance(values.SeatMove, frozen=True, tag="advance"):
    """Take panes of one colour and place them on one strip. [SIN-4]"""

    source: int  # CENTRE (0), or a display from 1
    colour: str
    window: int | None  # from 1; None: no strip in reach has room, all panes break
    on_jokers: int = 0
    keep: str | None = None  # the colour kept, if the strip is completed

    def __str__(self) -> str:
        source = "c" if self.source == CENTRE else str(self.source)
        window = "x" if self.window is None else str(self.window)
        jokers = f"~{self.on_jokers}" if self.on_jokers else ""
        return f"{source}{self.colour}{window}{jokers}" + (f"={self.keep}" if self.keep else "")


class ReturnGlazier(values.SeatMove, frozen=True, tag="return"):
    """Move the glazier above the leftmost strip. [SIN-6]"""

    def __str__(self) -> str:
        return "<"


class Track(values.ChanceMove, frozen=True, tag="track"):
    """Chance lays the round track, I to VI. [SIN-2.5]"""

    colours: str

    def __str__(self) -> str:
        return f"track {self.colours}"


class Strips(values.ChanceMove, frozen=True, tag="strips"):
    """Chance lays a seat's strips, leftmost first: number and side up, such as `3f`. [SIN-2.2]"""

    seat: int
    strips: tuple[str, ...]

    def __str__(self) -> str:
        return f"strips {self.seat} {' '.join(self.strips)}"


class Deal(values.ChanceMove, frozen=True, tag="deal"):
    """Chance fills the displays, by number; an empty one is an empty text. [SIN-7.2]"""

    displays: tuple[str, ...]

    def __str__(self) -> str:
        return f"deal {'/'.join(self.displays)}"


SeatMove: TypeAlias = Advance | ReturnGlazier
ChanceMove: TypeAlias = Start | Track | Strips | Deal
SintraMove: TypeAlias = SeatMove | ChanceMove


# ------------------------------------------------------------------ text to value

_ADVANCE = re.compile(
    rf"(?P<source>[1-{DISPLAYS}c])(?P<colour>[{LETTERS}])(?P<window>[1-{WINDOWS}x])"
    rf"(~(?P<on_jokers>[12]))?(=(?P<keep>[{LETTERS}]))?"
)
_START = re.compile(rf"start ([0-{SEATS - 1}])")
_TRACK = re.compile(rf"track ([{LETTERS}]{{{ROUNDS}}})")
_STRIPS = re.compile(rf"strips ([0-{SEATS - 1}])((?: [0-{STRIPS - 1}][fb]){{{STRIPS}}})")
_DEAL = re.compile(
    rf"deal ((?:[{LETTERS}]{{0,{PANES_ON_A_DISPLAY}}}/)+[{LETTERS}]{{0,{PANES_ON_A_DISPLAY}}})"
)


@lru_cache(maxsize=4096)
def parse_move(text: str) -> SintraMove:
    """Read a move's notation, a seat's or chance's."""
    if text == "<":
        return ReturnGlazier()
    if found := _ADVANCE.fullmatch(text):
        return _advance(found)
    if found := _START.fullmatch(text):
        return Start(int(found[1]))
    if found := _TRACK.fullmatch(text):
        return Track(found[1])
    if found := _STRIPS.fullmatch(text):
        return Strips(int(found[1]), tuple(found[2].split()))
    if found := _DEAL.fullmatch(text):
        return _deal(found[1])
    raise InvalidNotation(
        f"{text[:60]!r} is not a move; moves look like 3o5, cy2~1, 2b4=b, 1gx or <"
    )


def _advance(found: re.Match[str]) -> Advance:
    if found["window"] == "x" and (found["on_jokers"] or found["keep"]):
        sentence = "where all panes break (x), none goes on a joker (~) and none is kept (=)"
        raise InvalidNotation(sentence, code="breaks-and-places")
    return Advance(
        source=CENTRE if found["source"] == "c" else int(found["source"]),
        colour=found["colour"],
        window=None if found["window"] == "x" else int(found["window"]),
        on_jokers=int(found["on_jokers"] or 0),
        keep=found["keep"],
    )


def _deal(displays: str) -> Deal:
    for display in displays.split("/"):
        if display != in_order(display):
            order = f"in the order {LETTERS}: {in_order(display)}"
            sentence = f"the panes of a display are written {order}"
            raise InvalidNotation(sentence, code="letters-out-of-order")
    return Deal(tuple(displays.split("/")))


def in_order(panes: Iterable[str]) -> str:
    """Panes as letters in the order of the colours."""
    return "".join(sorted(panes, key=LETTERS.index))


# ------------------------------------------------------------------ value to number


def number_of(move: SeatMove) -> int:
    """The number by which the compiled rules know a seat's move."""
    if isinstance(move, ReturnGlazier):
        return rules.RETURN_GLAZIER
    return int(
        rules.advance_number(
            move.source,
            LETTERS.index(move.colour),
            rules.NO_WINDOW if move.window is None else move.window - 1,
            move.on_jokers,
            rules.NO_KEEP if move.keep is None else LETTERS.index(move.keep),
        )
    )


@cache  # there are few moves, and they are asked for often
def move_of(number: int) -> SeatMove:
    """The seat's move with this number."""
    if not 0 <= number < rules.MOVES:
        raise InvalidNotation(
            f"moves have numbers from 0 to {rules.MOVES - 1}, there is no {number}"
        )
    if number == rules.RETURN_GLAZIER:
        return ReturnGlazier()
    source, colour, window, on_jokers, keep = rules.advance_parts(number)
    return Advance(
        source=int(source),
        colour=LETTERS[colour],
        window=None if window == rules.NO_WINDOW else int(window) + 1,
        on_jokers=int(on_jokers),
        keep=None if keep == rules.NO_KEEP else LETTERS[keep],
    )


def draw_of(move: ChanceMove) -> np.ndarray[Any, np.dtype[np.int8]]:
    """A chance move as the numbers that the compiled rules know it by."""
    draw = np.zeros(chance.DRAW_SIZE, np.int8)
    match move:
        case Start(seat):
            draw[0] = seat
        case Track(colours):
            draw[:ROUNDS] = [LETTERS.index(colour) for colour in colours]
        case Strips(_, strips):
            draw[:STRIPS] = [2 * int(strip[0]) + "fb".index(strip[1]) for strip in strips]
        case Deal(displays):
            for display, panes in enumerate(displays):
                for pane in panes:
                    draw[display * len(LETTERS) + LETTERS.index(pane)] += 1
    return draw


def chance_move_of(position: Position, draw: np.ndarray[Any, np.dtype[np.int8]]) -> ChanceMove:
    """The chance move that comes next in the position, with this draw."""
    numbers: list[int] = draw.tolist()
    kind = chance.next_chance(position)
    if kind == chance.START:
        return Start(numbers[0])
    if kind == chance.TRACK:
        return Track("".join(LETTERS[colour] for colour in numbers[:ROUNDS]))
    if kind == chance.STRIPS_LAID:
        strips = tuple(f"{strip // 2}{'fb'[strip % 2]}" for strip in numbers[:STRIPS])
        return Strips(int(position.setting_up) - 2, strips)
    per_display = draw[: int(position.displays) * len(LETTERS)].reshape(-1, len(LETTERS))
    return Deal(tuple(letters(panes) for panes in per_display))


def letters(counts: Iterable[int]) -> str:
    """Counts of each colour as letters: 2 orange and a green one are `oog`."""
    return "".join([letter * int(count) for letter, count in zip(LETTERS, counts, strict=True)])
