"""Points in Stained Glass of Sintra: when a strip is completed, and at the end of the game."""

# pyright: basic
from __future__ import annotations

from tessera.games.sintra.engine.state import (
    COLOURS,
    FRAMES,
    LOWER,
    SIDE_A,
    SPACES,
    UPPER,
    WINDOWS,
    panes_in_window,
    panes_on_strip,
)
from tessera.kernel.compiling import compiled, entry_point

ORNAMENTS = WINDOWS // 2  # ornament n lies between the windows 2n and 2n + 1 [SIN-8.3a]
ORNAMENT_POINTS = (0, 0, 3, 6, 10)  # by the panes around it


@entry_point()
def colour_bonus(s, seat, window):
    """1 point for each pane on the strip with the colour on top of the round track. [SIN-4.3a]"""
    points = 0
    for space in range(SPACES):
        if s.panes[seat, window, space] == s.round_track[s.round_number - 1]:
            points += 1
    return points


@entry_point()
def window_points(s, seat, window):
    """The window's value, and those of all glazed windows to its right. [SIN-4.3c]"""
    points = int(s.window_values[window])
    for right in range(window + 1, WINDOWS):
        if panes_in_window(s, seat, right) > 0:
            points += int(s.window_values[right])
    return points


@entry_point()
def strip_points(s, seat):
    """1 point for every 3 panes left on the seat's strips, all together. [SIN-8.1]"""
    return panes_on_strips(s, seat) // 3


@entry_point()
def panes_on_strips(s, seat):
    """How many panes lie on the seat's strips, all together."""
    panes = 0
    for window in range(WINDOWS):
        panes += panes_on_strip(s, seat, window)
    return panes


@entry_point()
def row_points(s, seat):
    """Points lost by the row that the seat's broken-glass marker stands on. [SIN-8.2]"""
    return int(s.broken_glass[s.broken_row[seat]])


@entry_point()
def ornament_points(s, seat, ornament):
    """Points of one ornament, by the panes in the 4 frames around it. [SIN-8.3a]"""
    panes = panes_in_window(s, seat, 2 * ornament) + panes_in_window(s, seat, 2 * ornament + 1)
    return ORNAMENT_POINTS[panes]


@entry_point()
def complete_windows(s, seat):
    """How many of the seat's windows hold two panes."""
    count = 0
    for window in range(WINDOWS):
        if panes_in_window(s, seat, window) == FRAMES:
            count += 1
    return count


@entry_point()
def panes_in_palace(s, seat, colour):
    """How many panes of the colour the seat's windows hold."""
    count = 0
    for window in range(WINDOWS):
        count += int(s.windows[seat, window, UPPER] == colour)
        count += int(s.windows[seat, window, LOWER] == colour)
    return count


@entry_point()
def best_colour(s, seat):
    """The colour with most panes in the palace, the first of equals. [SIN-8.3b]"""
    best = 0
    for colour in range(1, COLOURS):
        if panes_in_palace(s, seat, colour) > panes_in_palace(s, seat, best):
            best = colour
    return best


@entry_point()
def palace_points(s, seat):
    """The bonus of the palace side in play. [SIN-8.3]"""
    if s.side == SIDE_A:
        points = 0
        for ornament in range(ORNAMENTS):
            points += ornament_points(s, seat, ornament)
        return points
    return panes_in_palace(s, seat, best_colour(s, seat)) * complete_windows(s, seat)


@compiled
def score_the_end(s):
    """The final scoring of every seat. [SIN-8.1, SIN-8.2, SIN-8.3]"""
    for seat in range(s.seats):
        s.score[seat] += strip_points(s, seat) - row_points(s, seat) + palace_points(s, seat)
        s.points_lost[seat] += row_points(s, seat)


@entry_point()
def is_ahead(s, seat, other):
    """Does the seat beat the other: more points, or as many and fewer lost? [SIN-8.4]"""
    if s.score[seat] != s.score[other]:
        return s.score[seat] > s.score[other]
    return s.points_lost[seat] < s.points_lost[other]
