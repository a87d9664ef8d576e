"""What chance decides in Stained Glass of Sintra: the set-up, and the deal of every round.

A chance move is a row of numbers, its draw. It is first drawn and then made, so that draws can also
be typed in. Everything here works on a position in place.
"""

# pyright: basic
from __future__ import annotations

from typing import Final

from tessera.games.sintra.engine.state import (
    BACK,
    COLOURS,
    DISPLAYS,
    JOKER,
    PANES_ON_A_DISPLAY,
    ROUNDS,
    SPACES,
    STRIPS,
    WINDOWS,
)
from tessera.kernel.compiling import compiled, entry_point
from tessera.kernel.engine.chance import pick, shuffle

# Kinds of chance move, and the numbers in their draws.
START: Final = 0  # [seat]
TRACK: Final = 1  # [colour at I, …, colour at VI]
STRIPS_LAID: Final = 2  # [strip × 2 + side, for each window]
DEAL: Final = 3  # [panes of each colour on display 1, on display 2, …]
DRAW_SIZE: Final = DISPLAYS * COLOURS


@entry_point()
def next_chance(s):
    """Which kind of chance move comes next. [SIN-2]"""
    if s.setting_up == 0:
        return START
    if s.setting_up == 1:
        return TRACK
    if s.setting_up < 2 + s.seats:
        return STRIPS_LAID
    return DEAL


@entry_point(work=3.8)
def sample_chance(s, rng, draw):
    """Draw the next chance move, without making it."""
    kind = next_chance(s)
    if kind == START:
        draw[0] = pick(rng, int(s.seats))  # [SIN-2.4]
    elif kind == TRACK:
        draw_round_track(s, rng, draw)
    elif kind == STRIPS_LAID:
        draw_strips(s, rng, draw)
    else:
        draw_deal(s, rng, draw)


@entry_point(work=0.7)
def play_chance(s, draw):
    """Make a chance move."""
    kind = next_chance(s)
    if kind == START:
        s.start_seat = draw[0]
    elif kind == TRACK:
        lay_round_track(s, draw)
    elif kind == STRIPS_LAID:
        lay_strips(s, int(s.setting_up) - 2, draw)
    else:
        deal(s, draw)
    if s.setting_up < 3 + s.seats:
        s.setting_up += 1


@compiled
def draw_round_track(s, rng, draw):
    """One pane of each colour for II to VI in random order, any for I. [SIN-2.5]"""
    for colour in range(COLOURS):
        draw[1 + colour] = colour
    shuffle(rng, draw, 1, COLOURS)
    draw[0] = pick(rng, COLOURS)  # 19 of each colour are in the bag


@compiled
def lay_round_track(s, draw):
    """Put the drawn panes on the round track. [SIN-2.5]"""
    for place in range(ROUNDS):
        s.round_track[place] = draw[place]
        s.bag[draw[place]] -= 1


@compiled
def draw_strips(s, rng, draw):
    """The strips in random order and side up, the joker side down. [SIN-2.2]"""
    for strip in range(STRIPS):
        side = pick(rng, 2)
        if has_jokers(s, strip, side):
            side = BACK - side
        draw[strip] = 2 * strip + side
    shuffle(rng, draw, 0, STRIPS)


@entry_point()
def has_jokers(s, strip, side):
    """Is there a joker space on this side of the strip?"""
    for space in range(SPACES):
        if s.printed[strip, side, space] == JOKER:
            return True
    return False


@compiled
def lay_strips(s, seat, draw):
    """Lay the seat's strips above its windows. [SIN-2.2]"""
    for window in range(WINDOWS):
        s.strips[seat, window] = draw[window] // 2
        s.strip_side[seat, window] = draw[window] % 2


@compiled
def draw_deal(s, rng, draw):
    """Draw 4 panes for every display, by number: from the bag, then from the tower. [SIN-7.2]"""
    draw[:] = 0
    panes = s.bag.copy()
    left = panes.sum()
    poured = False
    for display in range(s.displays):
        for _ in range(PANES_ON_A_DISPLAY):
            if left == 0 and not poured:
                panes[:] = s.tower
                left = panes.sum()
                poured = True
            if left > 0:  # [SIN-7.3]
                colour = draw_pane(rng, panes, left)
                panes[colour] -= 1
                left -= 1
                draw[display * COLOURS + colour] += 1


@compiled
def draw_pane(rng, panes, left):
    """The colour of one of the panes that are left, each pane as likely as the others."""
    nth = pick(rng, left)
    colour = 0
    while nth >= panes[colour]:
        nth -= panes[colour]
        colour += 1
    return colour


@compiled
def deal(s, draw):
    """Fill the displays with the drawn panes; the round begins. [SIN-2.6, SIN-3.1, SIN-7.2]"""
    if draw.sum() > s.bag.sum():
        for colour in range(COLOURS):
            s.bag[colour] += s.tower[colour]
            s.tower[colour] = 0
    for display in range(s.displays):
        for colour in range(COLOURS):
            panes = draw[display * COLOURS + colour]
            s.sources[1 + display, colour] = panes
            s.bag[colour] -= panes
    s.to_act = s.start_seat
