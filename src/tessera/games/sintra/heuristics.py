"""How well a seat stands in Stained Glass of Sintra, for bots that look a move ahead.

Points count as points. Work in progress counts as a share of what it will bring: a strip by how
far it is filled, the palace bonus and the glass broken so far as if the game ended now.
"""

# pyright: basic
from __future__ import annotations

from typing import Final

from tessera.games.sintra.rules import ROUNDS
from tessera.games.sintra.scoring import (
    is_ahead,
    palace_points,
    row_points,
    window_points,
)
from tessera.games.sintra.state import (
    NO_STRIP,
    SPACES,
    WINDOWS,
    in_reach,
    panes_in_window,
    panes_on_strip,
)
from tessera.kernel.chance import NOBODY
from tessera.kernel.compiling import compiled

NEXT_PANE: Final = 3.0  # what one more pane in a window adds to the palace bonus, on average
OUT_OF_REACH: Final = 0.6  # a strip to the left of the glazier waits for its return
WON: Final = 1000.0


@compiled
def evaluate(s, seat):
    """The seat's prospects less those of its best opponent, in points."""
    best_other = -1e9
    for other in range(s.seats):
        if other != seat:
            best_other = max(best_other, prospects(s, other))
    value = prospects(s, seat) - best_other
    if s.to_act == NOBODY:
        for other in range(s.seats):
            if is_ahead(s, other, seat):
                return value - WON
        return value + WON
    return value


@compiled
def prospects(s, seat):
    """Points won, and a share of those under way."""
    points = float(s.score[seat])
    if s.to_act == NOBODY:
        return points
    points += palace_points(s, seat) - row_points(s, seat)
    rounds_left = (ROUNDS + 1 - s.round_number) / ROUNDS
    for window in range(WINDOWS):
        if s.strips[seat, window] != NO_STRIP:
            points += strip_prospects(s, seat, window, rounds_left)
    return points


@compiled
def strip_prospects(s, seat, window, rounds_left):
    """What a strip under way is worth: more the fuller it is, less where it cannot be finished."""
    panes = panes_on_strip(s, seat, window)
    share = (panes / SPACES) ** 2
    reward = window_points(s, seat, window) + NEXT_PANE + panes_in_window(s, seat, window)
    if not in_reach(s, seat, window):
        share *= OUT_OF_REACH
    return panes / 3 * (1 - rounds_left) + reward * share * rounds_left
