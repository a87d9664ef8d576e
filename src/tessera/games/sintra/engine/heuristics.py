"""How well the seats of Stained Glass of Sintra stand, for bots that look ahead.

A seat's standing is a sum of terms, each something a player would count, times weights that depend
on the stage of the game. The weights are in `weights.json`, found by self-play (`tessera train`) so
that the sum is the score a seat can expect in the end.
"""

# pyright: basic
from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from tessera.games.sintra.engine import scoring
from tessera.games.sintra.engine.state import (
    ANY,
    COLOURS,
    EMPTY,
    FRAMES,
    JOKER,
    NO_STRIP,
    ROUNDS,
    SIDE_A,
    SIDE_B,
    SPACES,
    WINDOWS,
    panes_in_window,
    room_for,
    room_for_panes,
    room_on_strip,
)
from tessera.kernel.compiling import compiled, entry_point
from tessera.kernel.engine.chance import CHANCE, NOBODY
from tessera.kernel.engine.heuristics import Heuristics

# What is counted for each seat, and the reason for which it speaks.
TERMS: Final = {
    "points": "points",  # so far
    "palace": "points",  # the palace bonus, as if the game ended now
    "colour": "points",  # side B: panes of the best colour
    "complete": "points",  # side B: complete windows
    "row-points": "broken",  # that the row of broken glass costs now
    "row": "broken",  # its number
    "no-room": "broken",  # panes that the seat may be left with and that fit nowhere
    "one-pane": "window",  # window points of the strips in reach with one pane on them
    "two-panes": "window",
    "three-panes": "window",
    "four-panes": "window",
    "strips-with-one": "window",  # how many strips these are
    "strips-with-two": "window",
    "strips-with-three": "window",
    "strips-with-four": "window",
    "panes": "window",  # on all strips
    "ready": "ready",  # most window points of a strip that one source can complete
    "open": "glazier",  # window points of the empty strips in reach
    "behind": "window",  # window points of the strips behind the glazier, by their share of panes
    "strips-behind": "window",  # their shares of panes alone
    "open-behind": "window",  # window points of the empty ones
    "reach": "glazier",  # strips in reach
    "starts": "start",  # has the start marker
    "next": "start",  # is to act
}
(
    POINTS, PALACE, COLOUR, COMPLETE, ROW_POINTS, ROW, NO_ROOM, ONE_PANE, _, _, _, STRIPS_WITH_ONE,
    _, _, _, PANES, READY, OPEN, BEHIND, STRIPS_BEHIND, OPEN_BEHIND, REACH, STARTS, NEXT,
) = range(len(TERMS))  # fmt: skip
STAGES: Final = 2 * ROUNDS + 1  # before the deal of each round, in each round, the end
LEFT_WITH: Final = 1.67  # panes of a colour that a seat may be left with, in fair shares


@entry_point()
def stage(s, seat):
    """Which row of the weights is meant."""
    if s.to_act == NOBODY:
        return STAGES - 1
    return 2 * (s.round_number - 1) + int(s.to_act != CHANCE)


@entry_point()
def share(s, seat):
    """The seat's share of the win, once the game is over. [SIN-8.4]"""
    equals = 0
    for other in range(s.seats):
        if scoring.is_ahead(s, other, seat):
            return 0.0
        if not scoring.is_ahead(s, seat, other):
            equals += 1
    return 1.0 / equals


@entry_point(work=1.3)
def terms(s, counted):
    """Count every term for every seat."""
    counted[:] = 0
    on_table, on_one_source = panes_to_take(s)
    for seat in range(s.seats):
        of_seat = counted[seat]
        of_seat[POINTS], of_seat[ROW] = s.score[seat], s.broken_row[seat]
        if s.to_act != NOBODY:
            count_palace(s, seat, of_seat)
            count_strips(s, seat, of_seat, on_table, on_one_source)
            of_seat[STARTS] = s.start_marker == seat
            next_seat = s.start_seat if s.to_act == CHANCE else s.to_act
            of_seat[NEXT] = next_seat == seat


@compiled
def panes_to_take(s):
    """How many panes of each colour lie on all sources, and most of them on one."""
    on_table, on_one_source = np.zeros(COLOURS, np.int64), np.zeros(COLOURS, np.int64)
    for source in range(s.displays + 1):
        for colour in range(COLOURS):
            panes = int(s.sources[source, colour])
            on_table[colour] += panes
            on_one_source[colour] = max(on_one_source[colour], panes)
    return on_table, on_one_source


@compiled
def count_palace(s, seat, of_seat):
    """What would be scored now."""
    of_seat[PALACE] = scoring.palace_points(s, seat)
    of_seat[ROW_POINTS] = scoring.row_points(s, seat)
    if s.side == SIDE_B:
        of_seat[COLOUR] = scoring.panes_in_palace(s, seat, scoring.best_colour(s, seat))
        of_seat[COMPLETE] = scoring.complete_windows(s, seat)


@compiled
def count_strips(s, seat, of_seat, on_table, on_one_source):
    """The strips from right to left, each with what its window would bring."""
    room_in_reach = np.zeros(COLOURS, np.int64)
    glazed = 0  # values of the glazed windows to the right [SIN-4.3c]
    for window in range(WINDOWS - 1, -1, -1):
        value = int(s.window_values[window])
        if s.strips[seat, window] != NO_STRIP:
            room = room_on_strip(s, seat, window)
            if window >= s.glazier[seat]:
                count_in_reach(of_seat, room, glazed + value, on_one_source)
                for colour in range(COLOURS):
                    fits = room_for_panes(room, colour)
                    room_in_reach[colour] = max(room_in_reach[colour], fits)
            else:
                count_behind(of_seat, room, glazed + value)
        if panes_in_window(s, seat, window) > 0:
            glazed += value
    for colour in range(COLOURS):
        if on_table[colour] > 0:
            left_with = LEFT_WITH * on_table[colour] / s.seats
            of_seat[NO_ROOM] += max(0.0, left_with - room_in_reach[colour])


@compiled
def count_in_reach(of_seat, room, points, on_one_source):
    """One strip under the glazier or to its right."""
    missing = room_for(room, ANY)
    panes = SPACES - missing
    of_seat[REACH] += 1
    of_seat[PANES] += panes
    if panes == 0:
        of_seat[OPEN] += points
        return
    of_seat[ONE_PANE + panes - 1] += points
    of_seat[STRIPS_WITH_ONE + panes - 1] += 1
    for colour in range(COLOURS):
        fits = room_for(room, colour) + room_for(room, JOKER)
        if fits == missing and on_one_source[colour] >= missing:
            of_seat[READY] = max(of_seat[READY], float(points))


@compiled
def count_behind(of_seat, room, points):
    """One strip to the glazier's left."""
    panes = SPACES - room_for(room, ANY)
    of_seat[PANES] += panes
    if panes == 0:
        of_seat[OPEN_BEHIND] += points
    else:
        of_seat[BEHIND] += points * panes / SPACES
        of_seat[STRIPS_BEHIND] += panes / SPACES


@compiled
def erase_irrelevant(s):
    """Wipe out what neither moves nor terms depend on before the next deal.

    That is what lies in bag and tower and, on side A, which colours the windows hold.
    """
    s.bag[:], s.tower[:] = 0, 0
    if s.side == SIDE_A:
        for seat in range(s.seats):
            for window in range(WINDOWS):
                for frame in range(FRAMES):
                    if s.windows[seat, window, frame] != EMPTY:
                        s.windows[seat, window, frame] = 0


HEURISTICS: Final = Heuristics(
    reasons=TERMS,
    main_terms={
        "points": "points",
        "broken": "row",
        "window": "panes",
        "ready": "ready",
        "glazier": "reach",
        "start": "starts",
    },
    ignored={"novice": ("start", "glazier", "broken"), "easy": ("start", "glazier")},
    stages=STAGES,
    stage=stage,
    terms=terms,
    weights=Path(__file__).with_name("weights.json"),
    erase_irrelevant=erase_irrelevant,
)
