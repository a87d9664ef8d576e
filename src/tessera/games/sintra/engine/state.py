"""The position of Stained Glass of Sintra: one fixed-size record, and questions about it.

What is printed on the box's pieces travels inside the position, so that two tables with different
boxes can run side by side and a position explains itself. Nothing here plays: see `rules`.
"""

# pyright: basic
from __future__ import annotations

from typing import Final

import numpy as np

from tessera.kernel.compiling import compiled, entry_point
from tessera.kernel.engine.chance import MOST_SEATS
from tessera.kernel.position import position_type

SEATS: Final = MOST_SEATS
COLOURS: Final = 5
PANES_OF_A_COLOUR: Final = 20  # [SIN-1.1]
DISPLAYS: Final = 9  # [SIN-1.2]
CENTRE: Final = 0  # the source before display 1
SOURCES: Final = 10
PANES_ON_A_DISPLAY: Final = 4  # [SIN-2.6]
WINDOWS: Final = 8  # [SIN-1.3]
FRAMES: Final = 2
STRIPS: Final = 8
SIDES_OF_A_STRIP: Final = 2
SPACES: Final = 5
ROUNDS: Final = 6  # [SIN-3.1]
MOST_ROWS: Final = 40  # of broken glass: more than a box could sensibly have

FRONT, BACK = range(2)  # of a strip
UPPER, LOWER = range(2)  # frames of a window
SIDE_A, SIDE_B = range(2)  # of the palaces

EMPTY: Final = -1  # no pane here
NO_STRIP: Final = -1  # the strip above this window was removed, or is not laid yet
IN_CENTRE: Final = -1  # nobody has taken the start marker yet
JOKERS: Final = 2  # on the one joker side [SIN-1.3]
JOKER: Final = 5  # printed on a space that takes any colour
ANY: Final = 6  # whatever is printed

i8, i16, i32 = np.int8, np.int16, np.int32

BOX_FIELDS = [
    ("printed", i8, (STRIPS, SIDES_OF_A_STRIP, SPACES)),  # colour, or JOKER; top space first
    ("window_values", i8, WINDOWS),  # of the palace side in play, leftmost first
    ("broken_glass", i16, MOST_ROWS),  # points lost on each row, top row first
    ("bottom_row", i8),  # the last row of the broken-glass track
]
TABLE_FIELDS = [
    ("seats", i8),  # how many take part
    ("side", i8),  # of the palaces: SIDE_A or SIDE_B
    ("displays", i8),  # how many are used
    ("setting_up", i8),  # chance moves of the set-up made so far
    ("to_act", i8),  # seat, CHANCE or NOBODY
    ("round_number", i8),  # 1 to 6
    ("start_seat", i8),  # who started this round
    ("start_marker", i8),  # seat that took it in this round, or IN_CENTRE
    ("sources", i8, (SOURCES, COLOURS)),  # panes by colour: the centre (0), displays 1 to 9
    ("bag", i8, COLOURS),
    ("tower", i8, COLOURS),
    ("round_track", i8, ROUNDS),  # colour at places I to VI, EMPTY once taken away
]
SEAT_FIELDS = [
    ("score", i32, SEATS),
    ("broken_row", i8, SEATS),  # 0 = top row
    ("points_lost", i32, SEATS),  # on the broken-glass track so far
    ("glazier", i8, SEATS),  # window it stands above, 0 = leftmost; may be an empty place
    ("strips", i8, (SEATS, WINDOWS)),  # which strip lies above the window, or NO_STRIP
    ("strip_side", i8, (SEATS, WINDOWS)),  # FRONT or BACK, whichever lies up
    ("panes", i8, (SEATS, WINDOWS, SPACES)),  # colour on each space of the strip, or EMPTY
    ("windows", i8, (SEATS, WINDOWS, FRAMES)),  # colour in the upper and lower frame, or EMPTY
]
POSITION: Final = position_type(BOX_FIELDS + TABLE_FIELDS + SEAT_FIELDS)


@entry_point()
def in_reach(s, seat, window):
    """Is there a strip above the window, under the seat's glazier or to its right? [SIN-4.2b]"""
    return window >= s.glazier[seat] and s.strips[seat, window] != NO_STRIP


@compiled
def printed_on(s, seat, window, space):
    """The colour printed on a space of the strip that lies above the window, or JOKER."""
    return int(s.printed[s.strips[seat, window], s.strip_side[seat, window], space])


@entry_point()
def room_on_strip(s, seat, window):
    """The strip's empty spaces by what is printed on them, and in all, 4 bits for each count."""
    room = 0
    for space in range(SPACES):
        empty = int(s.panes[seat, window, space] == EMPTY)
        room += (empty << (4 * printed_on(s, seat, window, space))) + (empty << (4 * ANY))
    return room


@entry_point()
def room_for(room, printed):
    """How many of the empty spaces are printed with the colour, are JOKER, or ANY."""
    return (room >> (4 * printed)) & 15


@entry_point()
def room_for_panes(room, colour):
    """How many panes of the colour find a space, their own or a joker. [SIN-4.2a]"""
    return room_for(room, colour) + room_for(room, JOKER)


@compiled
def panes_on_strip(s, seat, window):
    """How many spaces of the strip are filled."""
    count = 0
    for space in range(SPACES):
        if s.panes[seat, window, space] != EMPTY:
            count += 1
    return count


@entry_point()
def strip_is_full(s, seat, window):
    """Are all spaces of the strip filled? [SIN-4.3]"""
    return panes_on_strip(s, seat, window) == SPACES


@entry_point()
def colours_on_strip(s, seat, window):
    """The colours that lie on the strip, a bit for each."""
    colours = 0
    for space in range(SPACES):
        if s.panes[seat, window, space] != EMPTY:
            colours |= 1 << s.panes[seat, window, space]
    return colours


@entry_point()
def leftmost_strip(s, seat):
    """The window below the seat's leftmost strip, or NO_STRIP if none is left. [SIN-6.1]"""
    for window in range(WINDOWS):
        if s.strips[seat, window] != NO_STRIP:
            return window
    return NO_STRIP


@entry_point()
def no_pane_left(s):
    """Is no pane left on any display or in the centre? [SIN-3.3]"""
    for source in range(s.displays + 1):
        for colour in range(COLOURS):
            if s.sources[source, colour] > 0:
                return False
    return True


@entry_point()
def panes_in_window(s, seat, window):
    """How many of the window's two frames are glazed."""
    return int(s.windows[seat, window, UPPER] != EMPTY) + int(
        s.windows[seat, window, LOWER] != EMPTY
    )
