"""Stained Glass of Sintra, read a second time from the clauses alone: which moves are legal.

Positions, components and moves are the plain JSON values of a trace. What a move does lives in
`sintra_play.py`, checking a whole trace in `sintra.py`. Nothing here is fast and nothing is shared
with the engine: that is the point.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypedDict

from .traces import RefereeError

WINDOWS = range(1, 9)
SPACES = 5
JOKER = "?"
EMPTY = "."


class LaidStrip(TypedDict):
    """A strip above a window: which one, the side that is up, its panes from top to bottom."""

    strip: int
    side: str
    panes: str


class SeatBoard(TypedDict):
    """What lies in front of one seat."""

    score: int
    broken_row: int
    points_lost: int
    glazier: int
    strips: list[LaidStrip | None]
    windows: list[str]


class Position(TypedDict):
    """The whole table, as a trace writes it."""

    round: int
    to_act: int | str | None
    start_seat: int
    start_marker: int | str
    displays: list[str]
    centre: str
    bag: dict[str, int]
    tower: dict[str, int]
    round_track: str
    seats: list[SeatBoard]


class Components(TypedDict):
    """What is printed in the box. [SIN-1.5]"""

    colours: list[str]
    broken_glass: list[int]
    palace: list[int]
    strips: list[dict[str, str]]


class Options(TypedDict):
    """What the table agreed on: the palace side, A or B."""

    side: str


class Outcome(TypedDict):
    """Who won, why, and with how many points."""

    winners: list[int]
    reason: str
    scores: list[int]


@dataclass(frozen=True, slots=True)
class Advance:
    """To advance a pattern, as a seat announces it. [SIN-4.1a]"""

    source: str  # "1" to "9", or "c" for the centre
    colour: str
    window: int | None = None  # None: all panes break
    on_jokers: int = 0
    keep: str | None = None

    def __str__(self) -> str:
        window = "x" if self.window is None else str(self.window)
        jokers = f"~{self.on_jokers}" if self.on_jokers else ""
        keep = f"={self.keep}" if self.keep else ""
        return f"{self.source}{self.colour}{window}{jokers}{keep}"


# --- questions --------------------------------------------------------------------------------


def in_order(panes: Iterable[str], components: Components) -> str:
    """The panes as a trace writes them: by the order of the colours."""
    return "".join(sorted(panes, key=components["colours"].index))


def panes_at(position: Position, source: str) -> str:
    """The panes on a display or in the centre; none on a display that is not on the table."""
    if source == "c":
        return position["centre"]
    number = int(source)
    return position["displays"][number - 1] if number <= len(position["displays"]) else ""


def empty_spaces(laid: LaidStrip | None, kind: str, components: Components) -> list[int]:
    """The empty spaces of a strip that show this colour (or the joker), topmost first."""
    if laid is None:
        return []
    spaces = components["strips"][laid["strip"]][laid["side"]]
    return [i for i in range(SPACES) if spaces[i] == kind and laid["panes"][i] == EMPTY]


def room(laid: LaidStrip | None, colour: str, components: Components) -> int:
    """How many panes of a colour fit on a strip, jokers included. [SIN-4.2f]"""
    coloured = empty_spaces(laid, colour, components)
    return len(coloured) + len(empty_spaces(laid, JOKER, components))


def acting_board(position: Position) -> SeatBoard:
    """The board of the seat to act."""
    seat = position["to_act"]
    if not isinstance(seat, int):
        raise RefereeError("SIN-3.2", "no seat is to act")
    return position["seats"][seat]


def strip_at(board: SeatBoard, window: int | None) -> LaidStrip | None:
    """The strip above a window, if there still is one."""
    return None if window is None else board["strips"][window - 1]


def strips_left(board: SeatBoard) -> list[int]:
    """The windows that still have a strip above them, left to right."""
    return [window for window in WINDOWS if strip_at(board, window) is not None]


# --- judging a move: each question returns the refusal, or None -------------------------------


def refuse_return(position: Position) -> RefereeError | None:
    """May the glazier return to the leftmost strip? [SIN-6.2]"""
    board = acting_board(position)
    left = strips_left(board)
    if not left:
        return RefereeError("SIN-6.2", "no strip is left")
    if board["glazier"] == left[0]:
        return RefereeError("SIN-6.2", "the glazier stands above the leftmost strip")
    return None


def refuse_take(position: Position, move: Advance) -> RefereeError | None:
    """Are there panes of this colour there? [SIN-4.1a, SIN-4.1b]"""
    if move.colour in panes_at(position, move.source):
        return None
    clause = "SIN-4.1b" if move.source == "c" else "SIN-4.1a"
    return RefereeError(clause, f"no {move.colour} to take from {move.source}")


def refuse_window(position: Position, box: Components, move: Advance) -> RefereeError | None:
    """May the panes go to this window's strip, or all break? [SIN-4.2b, SIN-4.2c, SIN-4.2e]"""
    board = acting_board(position)
    if move.window is None:
        reachable = [w for w in WINDOWS if w >= board["glazier"]]
        with_room = [w for w in reachable if room(strip_at(board, w), move.colour, box)]
        return RefereeError("SIN-4.2e", f"room at {with_room}") if with_room else None
    if move.window < board["glazier"]:
        return RefereeError("SIN-4.2b", "left of the glazier")
    if not room(strip_at(board, move.window), move.colour, box):
        return RefereeError("SIN-4.2c", f"that place has no room for {move.colour}")
    return None


def refuse_jokers(position: Position, box: Components, move: Advance) -> RefereeError | None:
    """Can exactly this many panes go on joker spaces while as many as fit are placed?"""
    laid = strip_at(acting_board(position), move.window)
    taken = panes_at(position, move.source).count(move.colour)
    placed = min(taken, room(laid, move.colour, box))
    jokers = len(empty_spaces(laid, JOKER, box))
    if not 0 <= move.on_jokers <= min(jokers, placed):
        return RefereeError("SIN-4.2f", "not that many panes can go on jokers")
    if placed - move.on_jokers > len(empty_spaces(laid, move.colour, box)):
        return RefereeError("SIN-4.2d", f"{placed} panes fit, all of them must be placed")
    return None


def refuse_keep(position: Position, box: Components, move: Advance) -> RefereeError | None:
    """Is a pane kept when, and only when, the strip is complete? [SIN-4.3b]"""
    panes = panes_after(position, box, move)
    complete = panes != "" and EMPTY not in panes
    if complete and move.keep is None:
        return RefereeError("SIN-4.3b", "completes the strip, one pane must be kept")
    if move.keep is not None and not complete:
        return RefereeError("SIN-4.3b", "does not complete the strip")
    if move.keep is not None and move.keep not in panes:
        return RefereeError("SIN-4.3b", f"no {move.keep} among the five panes {panes}")
    return None


def panes_after(position: Position, box: Components, move: Advance) -> str:
    """The panes of the chosen strip once those taken are placed; "" if all break. [SIN-4.2a]"""
    laid = strip_at(acting_board(position), move.window)
    if laid is None:
        return ""
    taken = panes_at(position, move.source).count(move.colour)
    coloured = empty_spaces(laid, move.colour, box)[: taken - move.on_jokers]
    jokers = empty_spaces(laid, JOKER, box)[: move.on_jokers]
    filled = {*coloured, *jokers}
    return "".join(move.colour if i in filled else laid["panes"][i] for i in range(SPACES))


def refuse(position: Position, box: Components, move: Advance) -> RefereeError | None:
    """The first clause that forbids this move, or None. [SIN-4.1a to SIN-4.3b]"""
    return (
        refuse_take(position, move)
        or refuse_window(position, box, move)
        or refuse_jokers(position, box, move)
        or refuse_keep(position, box, move)
    )


def legal_moves(position: Position, components: Components, options: Options) -> set[str]:
    """Every notation that no clause refuses: all are tried, one part of the move after another."""
    del options  # the palace side changes no move
    if not isinstance(position["to_act"], int):
        return set()
    box, colours = components, components["colours"]
    takes = [Advance(source, colour) for source in "123456789c" for colour in colours]
    takes = [m for m in takes if refuse_take(position, m) is None]
    places = [Advance(m.source, m.colour, window) for m in takes for window in (None, *WINDOWS)]
    places = [m for m in places if refuse_window(position, box, m) is None]
    jokers = [Advance(m.source, m.colour, m.window, k) for m in places for k in range(SPACES + 1)]
    jokers = [m for m in jokers if refuse_jokers(position, box, m) is None]
    keeps = [
        Advance(m.source, m.colour, m.window, m.on_jokers, keep)
        for m in jokers
        for keep in (None, *colours)
    ]
    legal = {str(m) for m in keeps if refuse_keep(position, box, m) is None}
    return legal | {"<"} if refuse_return(position) is None else legal
