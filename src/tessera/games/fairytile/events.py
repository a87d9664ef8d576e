"""Everything that can happen in Fairy Tile, as typed events.

Nothing hidden is in them: whoever watches may be told. Locations are pairs of coordinates. An
event's tag names the sentence in `locales/` that tells it; `narration` finds out which events a
move brings.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from tessera.games.fairytile.notation import Hex
from tessera.kernel.values import Event, SeatEvent

COORDINATES: Final = ("q", "r")


class Moved(SeatEvent, tag="moved", frozen=True, kw_only=True):
    """A seat moved the Princess or the Knight, step by step. [FT-4.1, FT-4.2]"""

    as_typed: ClassVar = COORDINATES
    who: str
    path: list[Hex]  # from where the step or the two steps began
    q: int  # where it ended
    r: int
    terrain: str


class Jumped(SeatEvent, tag="jumped", frozen=True, kw_only=True):
    """The Princess jumped from one castle to another. [FT-4.1]"""

    as_typed: ClassVar = COORDINATES
    path: list[Hex]
    q: int
    r: int


class FlewOver(SeatEvent, tag="flew-over", frozen=True, kw_only=True):
    """The Dragon flew straight on to the last location. [FT-4.3]"""

    as_typed: ClassVar = COORDINATES
    path: list[Hex]  # from where she took off to where she landed
    castles: int  # that she crossed or landed on [FT-7.8]
    q: int
    r: int
    terrain: str


class Laid(SeatEvent, tag="laid", frozen=True, kw_only=True):
    """A seat laid the top tile. [FT-5.1]"""

    as_typed: ClassVar = COORDINATES
    tile: str
    face: int
    q: int
    r: int
    rotation: int
    left: int  # tiles in the stack


class KingdomFinished(Event, tag="kingdom-finished", frozen=True, kw_only=True):
    """No further tile can be laid: none is left, or the top one fits nowhere. [FT-5.3, FT-8.2]"""

    left: int


class MagicUsed(SeatEvent, tag="magic-used", frozen=True, kw_only=True):
    """A seat flipped its token for a second adventure. [FT-3.3]"""


class MagicKept(SeatEvent, tag="magic-kept", frozen=True, kw_only=True):
    """A seat ended its turn after one adventure and keeps its magic. [FT-3.3]"""


class PageTurned(SeatEvent, tag="page-turned", frozen=True, kw_only=True):
    """A seat turned the page and has magic; which page only it knows. [FT-3.4]"""


class Recounted(SeatEvent, tag="recounted", frozen=True, kw_only=True):
    """A seat told the page in its hand. [FT-6.1]"""

    page: int
    left: int  # pages that it still has to tell
    reads: list[str]  # the words of the page, to be read out


class SeatOut(SeatEvent, tag="seat-out", frozen=True, kw_only=True):
    """A seat's page can never be told any more. [FT-8.2]"""


class Won(SeatEvent, tag="won", frozen=True, kw_only=True):
    """A seat told its last page. [FT-8.1]"""

    reads: list[str]  # its pages in the order of their numbers, the whole story [FT-8.3]


class NeverEnding(Event, tag="never-ending", frozen=True, kw_only=True):
    """Every seat is out: the never-ending story. [FT-8.2]"""


# ------------------------------------------------------------------ why a page is told, or is not


class AreaFound(Event, tag="area-found", frozen=True, kw_only=True):
    """An area that the page, or the tile just laid, is about. [FT-7.6]"""

    terrain: str
    size: int  # locations
    needed: int  # for a large one
    large: bool
    hexes: list[Hex]


class RiverFound(Event, tag="river-found", frozen=True, kw_only=True):
    """A river that the page, or the tile just laid, is about. [FT-7.7]"""

    tiles: int  # that it runs through
    needed: int  # for a long one
    long: bool
    hexes: list[Hex]


class LineFound(Event, tag="line-found", frozen=True, kw_only=True):
    """How many of a terrain a character sees in one direction. [FT-7.2]"""

    who: str
    terrain: str
    count: int
    needed: int
    enough: bool
    hexes: list[Hex]


class InSight(Event, tag="in-sight", frozen=True, kw_only=True):
    """A character sees another, as the page asks. [FT-7.1]"""

    who: str
    whom: str


class OutOfSight(Event, tag="out-of-sight", frozen=True, kw_only=True):
    """A character does not see another whom the page asks for. [FT-7.1]"""

    who: str
    whom: str
    gap: bool  # they stand in one line, but not all of it is kingdom


class NothingInSight(Event, tag="nothing-in-sight", frozen=True, kw_only=True):
    """A character sees nothing of what the page asks for. [FT-7.1, FT-7.7]"""

    who: str
    where: str


class ElsewhereEnded(Event, tag="elsewhere-ended", frozen=True, kw_only=True):
    """The move does not end on what the page asks for. [FT-7.3, FT-7.4, FT-7.8]"""

    where: str
    terrain: str  # on which it ends


class NotMet(Event, tag="not-met", frozen=True, kw_only=True):
    """Somebody whom the page wants here is not here. [FT-7.4]"""

    whom: str


class NothingCrossed(Event, tag="nothing-crossed", frozen=True, kw_only=True):
    """What the page wants flown over does not lie on the way. [FT-7.8]"""

    over: str


class NotInLine(Event, tag="not-in-line", frozen=True, kw_only=True):
    """Those whom the page wants in one line are not, or there is a gap between them."""

    who: str  # all of them


class OthersMove(Event, tag="others-move", frozen=True, kw_only=True):
    """Only a move of somebody else can tell the page. [FT-7.5]"""

    who: str  # any of them


class ToldAlready(Event, tag="told-already", frozen=True, kw_only=True):
    """A page has been told in this turn; the next one waits. [FT-6.2]"""


# ------------------------------------------------------------------ the set-up


class StartDrawn(SeatEvent, tag="start-drawn", frozen=True, kw_only=True):
    """Who starts the game. [FT-2.6]"""


class KingdomBegun(Event, tag="kingdom-begun", frozen=True, kw_only=True):
    """The start tiles lie, the characters stand. [FT-2.1, FT-2.2]"""

    sides: list[int]


class TilesStacked(Event, tag="tiles-stacked", frozen=True, kw_only=True):
    """The regular tiles are stacked; everyone sees the top face. [FT-2.3]"""

    tile: str
    face: Literal[0, 1]
    left: int


class PagesDealt(SeatEvent, tag="pages-dealt", frozen=True, kw_only=True):
    """A seat has its book, and a page of it in hand. [FT-2.5]"""

    pages: int
