"""Everything that can happen in Stained Glass of Sintra, as typed events.

Windows and displays count from 1, colours are letters. An event's tag names the sentence in
`locales/` that tells it; `narration` finds out which events a move brings.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tessera.kernel.values import Event, SeatEvent


class Taken(SeatEvent, tag="taken", frozen=True, kw_only=True):
    """A seat took panes of one colour from a display, or from the centre (0). [SIN-4.1]"""

    source: int
    colour: str
    count: int


class MovedToCentre(Event, tag="moved-to-centre", frozen=True, kw_only=True):
    """The rest of the display went to the centre. [SIN-4.1a]"""

    display: int
    panes: str


class MarkerTaken(SeatEvent, tag="marker-taken", frozen=True, kw_only=True):
    """First in the centre: the seat took the start marker, a row down. [SIN-4.1c]"""

    row: int  # where the broken-glass marker stands now


class GlazierMoved(SeatEvent, tag="glazier-moved", frozen=True, kw_only=True):
    """The glazier moved to the right, above the strip that was chosen. [SIN-4.2b]"""

    window: int  # from 1, as everywhere here


class GlazierReturned(SeatEvent, tag="glazier-returned", frozen=True, kw_only=True):
    """The glazier went to the leftmost strip. [SIN-6.1]"""

    window: int


class Placed(SeatEvent, tag="placed", frozen=True, kw_only=True):
    """Panes were placed on spaces of the strip. [SIN-4.2a]"""

    window: int
    colour: str
    count: int
    spaces: list[int]  # from 1 at the top
    on_jokers: int


class Broken(SeatEvent, tag="broken", frozen=True, kw_only=True):
    """Panes found no space and broke. [SIN-4.2d]"""

    colour: str
    count: int
    row: int


class LostAtBottom(SeatEvent, tag="lost-at-bottom", frozen=True, kw_only=True):
    """The broken-glass marker reached the bottom row: points lost at once. [SIN-5.1]"""

    points: int


class Completed(SeatEvent, tag="completed", frozen=True, kw_only=True):
    """All spaces of the strip are filled. [SIN-4.3]"""

    window: int


class ColourBonus(SeatEvent, tag="colour-bonus", frozen=True, kw_only=True):
    """A point for every pane of the round's colour on the completed strip. [SIN-4.3a]"""

    colour: str
    points: int


class Kept(SeatEvent, tag="kept", frozen=True, kw_only=True):
    """One pane went into the window, the others into the tower. [SIN-4.3b]"""

    window: int
    frame: Literal["upper", "lower"]
    colour: str


class Flipped(SeatEvent, tag="flipped", frozen=True, kw_only=True):
    """The strip was turned to its other side. [SIN-4.3b]"""

    window: int


class Removed(SeatEvent, tag="removed", frozen=True, kw_only=True):
    """The window is complete and its strip left the game. [SIN-4.3b]"""

    window: int


class WindowValue(msgspec.Struct, frozen=True):
    """What one window is worth."""

    window: int
    points: int


class WindowPoints(SeatEvent, tag="window-points", frozen=True, kw_only=True):
    """Points for the window and the glazed ones to its right. [SIN-4.3c]"""

    points: int
    parts: list[WindowValue]


class RoundEnded(Event, tag="round-ended", frozen=True, kw_only=True):
    """No pane is left; the round track's top pane went into the tower. [SIN-7.1]"""

    round: int
    colour: str


class NextStart(SeatEvent, tag="next-start", frozen=True, kw_only=True):
    """Who starts the next round: whoever took the marker, or the same seat again. [SIN-7.4]"""

    took_marker: bool


class TowerPoured(Event, tag="tower-poured", frozen=True, kw_only=True):
    """The bag was empty, so the tower was poured into it. [SIN-7.2]"""

    panes: int


class Dealt(Event, tag="dealt", frozen=True, kw_only=True):
    """The displays were filled; with too few panes the last ones stay empty. [SIN-7.2, SIN-7.3]"""

    round: int
    displays: list[str]
    complete: bool


class StartDrawn(SeatEvent, tag="start-drawn", frozen=True, kw_only=True):
    """Who starts the game. [SIN-2.4]"""


class TrackLaid(Event, tag="track-laid", frozen=True, kw_only=True):
    """The colours of the six rounds. [SIN-2.5]"""

    colours: str


class StripsLaid(SeatEvent, tag="strips-laid", frozen=True, kw_only=True):
    """A seat's strips from left to right, number and side. [SIN-2.2]"""

    strips: list[str]


class Ornament(msgspec.Struct, frozen=True):
    """Side A: the panes around one ornament. [SIN-8.3a]"""

    panes: int
    points: int


class ColourTally(msgspec.Struct, frozen=True):
    """Side B: panes of the best colour × complete windows. [SIN-8.3b]"""

    colour: str
    panes: int
    complete_windows: int


class FinalScore(SeatEvent, tag="final-score", frozen=True, kw_only=True):
    """A seat's final score with its parts. [SIN-8.1, SIN-8.2, SIN-8.3]"""

    before: int  # points won and lost during the game
    panes_on_strips: int
    strip_points: int
    row: int
    row_points: int  # lost
    palace_points: int
    ornaments: list[Ornament] | None  # side A
    tally: ColourTally | None  # side B
    score: int


class GameEnded(Event, tag="game-ended", frozen=True, kw_only=True):
    """Who won, and by what. [SIN-8.4]"""

    winners: list[int]
    reason: str
