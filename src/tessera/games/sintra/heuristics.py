"""How well a seat stands in Stained Glass of Sintra, for bots that look ahead.

Points count as points. A strip under way counts as a share of what completing it will bring, the
palace bonus and the row of broken glass nearly as if the game ended now, and panes that a seat may
be left with and cannot place count against it. The weights were found by self-play: candidates
that beat the best so far in some thousand games of two seats.
"""

# pyright: basic
from __future__ import annotations

from typing import Final

import numpy as np

from tessera.games.sintra.scoring import is_ahead, palace_points, row_points, window_points
from tessera.games.sintra.state import (
    COLOURS,
    NO_STRIP,
    ROUNDS,
    WINDOWS,
    in_reach,
    panes_on_strip,
    room_for_panes,
    room_on_strip,
)
from tessera.kernel.chance import NOBODY
from tessera.kernel.compiling import compiled

STRIP_SHARE: Final = np.array([0.0, 0.04, 0.25, 0.49, 0.75])  # by the panes on it
PALACE_GAIN: Final = 3.7  # what one more pane in a window adds to the palace bonus
LATE: Final = 0.66  # what is left of a strip's worth in the last round
OUT_OF_REACH: Final = 0.97  # of a strip to the left of the glazier
BROKEN: Final = 0.82  # of the points that the row of broken glass costs
LEFT_WITH: Final = 1.67  # panes of a colour that a seat may be left with, in fair shares
BREAKS: Final = 1.0  # points for each of them that has no room
STARTS: Final = 0.56  # points for starting the next round
RIVAL: Final = 0.83  # how much the best opponent's prospects count
WON: Final = 1000.0


@compiled
def evaluate(s, seat):
    """The seat's prospects less those of its best opponent, in points."""
    rival = -np.inf
    ahead = True
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, prospects(s, other))
            ahead = ahead and not is_ahead(s, other, seat)
    if s.to_act != NOBODY:
        return prospects(s, seat) - RIVAL * rival
    return s.score[seat] - rival + (WON if ahead else -WON)


@compiled
def prospects(s, seat):
    """Points won, and a share of those under way."""
    points = float(s.score[seat])
    if s.to_act == NOBODY:
        return points
    points += palace_points(s, seat) - BROKEN * row_points(s, seat)
    points -= BREAKS * panes_without_room(s, seat)
    if s.start_marker == seat:
        points += STARTS
    for window in range(WINDOWS):
        if s.strips[seat, window] != NO_STRIP:
            points += strip_prospects(s, seat, window)
    return points


@compiled
def strip_prospects(s, seat, window):
    """What a strip under way is worth: more the fuller it is, less when little time is left."""
    panes = panes_on_strip(s, seat, window)
    time_left = (ROUNDS + 1 - s.round_number) / ROUNDS
    reward = window_points(s, seat, window) + PALACE_GAIN
    worth = STRIP_SHARE[panes] * reward * (LATE + (1 - LATE) * time_left)
    worth += panes / 3 * (1 - time_left)  # it may count as it is at the end [SIN-8.1]
    return worth if in_reach(s, seat, window) else OUT_OF_REACH * worth


@compiled
def panes_without_room(s, seat):
    """How many panes the seat may be left with that fit on none of its strips in reach."""
    count = 0.0
    for colour in range(COLOURS):
        panes = 0
        for source in range(s.displays + 1):
            panes += s.sources[source, colour]
        if panes > 0:
            count += max(0.0, LEFT_WITH * panes / s.seats - room_in_reach(s, seat, colour))
    return count


@compiled
def room_in_reach(s, seat, colour):
    """The most panes of the colour that one strip in reach can take."""
    most = 0
    for window in range(s.glazier[seat], WINDOWS):
        if in_reach(s, seat, window):
            most = max(most, room_for_panes(room_on_strip(s, seat, window), colour))
    return most
