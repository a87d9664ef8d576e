"""How well the seats of Fairy Tile stand, for bots that look ahead.

A seat's standing is a sum of terms, each something a player would count, times weights that depend
on how many pages the seat has left. Most terms say how many moves of the characters the page in
hand is away from being told, or that the kingdom lacks something for it; then what magic, and
having the turn, are worth at that distance. The weights are in `weights.json`, in pages, found by
`tessera train`. A bot looks only at positions in which what is hidden from it is imagined.
"""

# pyright: basic
from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from tessera.games.fairytile.characters import ends_from_all
from tessera.games.fairytile.kingdom import (
    LENGTH_OF_A_LONG_RIVER,
    SIZE_OF_A_LARGE_AREA,
    area_around,
    line_through,
    river_through,
    seen_from,
    tiles_along,
)
from tessera.games.fairytile.objectives import is_flight_over_from, most_in_a_line
from tessera.games.fairytile.state import (
    CASTLE,
    CHARACTERS,
    DIRECTIONS,
    DRAGON,
    FLIES_OVER,
    IN_LINE,
    LARGE,
    LONG_RIVER,
    MEETS,
    MOST_PAGES,
    NO_PAGE,
    PAGES,
    SEES,
    SEES_ALL,
    SEES_LINE,
    SITES,
    VISITS,
    bit,
    has,
    locations_laid,
    pages_known_to,
    size_of,
)
from tessera.kernel.chance import NOBODY
from tessera.kernel.compiling import compiled
from tessera.kernel.game import Heuristics

# How far the page in hand is from being told, in moves, and the reason for which that speaks.
WAYS: Final = {
    "one-move": "page",
    "two-moves": "way",
    "three-moves": "way",
    "four-moves": "way",
    "more-moves": "way",
    "lacks": "kingdom",  # the kingdom lacks something that the page asks for
}
# What is counted for each seat, and the reason for which it speaks.
TERMS: Final = {
    "points": "told",  # pages told
    "plays": "told",  # is neither out nor done
    "magic": "magic",
    "turn": "turn",  # begins its turn
    "magic-at-turn": "magic",
    **WAYS,
    **{f"magic-{way}": "magic" for way in WAYS},
    **{f"turn-{way}": reason for way, reason in WAYS.items()},
    **{f"magic-at-turn-{way}": "magic" for way in WAYS},
    **{f"next-{way}": reason for way, reason in WAYS.items()},  # of the next page, if it is known
    "tells-again": "page",  # the second adventure of the turn under way can tell the page
    "lack": "kingdom",  # how much the kingdom lacks of what the page asks for
    "lack-ahead": "kingdom",  # how much it lacks for the pages in the book
    "out": "out",  # or as good as out
}
POINTS, PLAYS, HAS_MAGIC, AT_TURN, MAGIC_AT_TURN, WAY = range(6)
MAGIC_WAY: Final = WAY + len(WAYS)
TURN_WAY: Final = MAGIC_WAY + len(WAYS)
MAGIC_TURN_WAY: Final = TURN_WAY + len(WAYS)
NEXT_WAY: Final = MAGIC_TURN_WAY + len(WAYS)
TELLS_AGAIN: Final = NEXT_WAY + len(WAYS)
LACK, LACK_AHEAD, OUT = TELLS_AGAIN + 1, TELLS_AGAIN + 2, TELLS_AGAIN + 3
LACKS: Final = len(WAYS) - 1
FAR_AWAY: Final = LACKS - 1
# The stage of a seat by the pages in its book; the last one is for games that are over.
STAGE_WITH: Final = np.array([0, 1, 2, *[3] * 3, *[4] * 6, *[5] * (MOST_PAGES - 12)])
STAGES: Final = 7
MOST_MOVES: Final = 12  # that a character is followed ahead
FAR: Final = 14.0  # moves: farther than anything that is followed
UNKNOWN: Final = -1.0
LEAST_GAIN: Final = 0.05  # of a turn, in pages


@compiled
def stage(s, seat):
    """Which row of the weights is meant: by the pages that the seat has left."""
    if s.to_act == NOBODY:
        return STAGES - 1
    return STAGE_WITH[s.book_size[seat]]


@compiled
def stuck(s, gain):
    """Does the best move of a whole turn bring nothing?"""
    return s.adventure == 1 and gain < LEAST_GAIN


@compiled
def share(s, seat):
    """The seat's share of the win, once the game is over: all or nothing. [FT-8.1, FT-8.2]"""
    return 1.0 if s.hand[seat] == NO_PAGE else 0.0


@compiled
def terms(s, counted):
    """Count every term for every seat."""
    counted[:] = 0
    if s.to_act == NOBODY:
        for seat in range(s.seats):
            counted[seat, POINTS], counted[seat, OUT] = s.story_size[seat], s.out[seat]
        return
    within, lacks = follow_characters(s), find_lacks(s)
    for seat in range(s.seats):
        of_seat = counted[seat]
        of_seat[POINTS] = s.story_size[seat]
        of_seat[OUT] = s.out[seat] or cannot_win(s, seat)
        if not s.out[seat]:
            of_seat[PLAYS] = 1
            of_seat[LACK_AHEAD] = lack_ahead(s, seat, lacks)
            count_page(s, seat, of_seat, within, lacks)


@compiled
def cannot_win(s, seat):
    """Does the seat know of a page in its book that can never be told?"""
    if not s.finished:
        return False
    for nth in range(s.book_size[seat] - s.turned[seat], s.book_size[seat]):
        if not has(s.possible, int(s.book[seat, nth])):
            return True
    return False


@compiled
def count_page(s, seat, of_seat, within, lacks):
    """How far the page in hand is from being told, and the next one, if the seat knows it."""
    magic, begins = int(s.magic[seat]), s.to_act == seat and s.adventure == 1
    way = way_to_tell(s, int(s.hand[seat]), within, lacks)
    of_seat[HAS_MAGIC], of_seat[AT_TURN], of_seat[MAGIC_AT_TURN] = magic, begins, begins and magic
    of_seat[WAY + way] = 1
    of_seat[LACK] = lacks[s.hand[seat]]
    of_seat[MAGIC_WAY + way] = magic
    of_seat[TURN_WAY + way] = begins
    of_seat[MAGIC_TURN_WAY + way] = begins and magic
    if way == 0 and s.to_act == seat and s.adventure == 2 and s.recounted == 0:
        of_seat[TELLS_AGAIN] = 1
    if 0 < s.book_size[seat] == s.turned[seat]:
        of_seat[NEXT_WAY + way_to_tell(s, int(s.book[seat, 0]), within, lacks)] = 1


@compiled
def way_to_tell(s, page, within, lacks):
    """Which of the ways it is to the page."""
    if lacks[page] > 0:
        return LACKS
    return min(int(moves_to_tell(s, page, within)) - 1, FAR_AWAY)


# ------------------------------------------------------------------ how far a page is from told


@compiled
def moves_to_tell(s, page, within):
    """About how many adventures of its own a seat needs to tell the page."""
    kind = int(s.kind[page])
    if kind == MEETS:
        return moves_to_meet(s, page, within)
    if kind == FLIES_OVER:
        return moves_to_fly_over(s, page, within)
    best = FAR
    who = int(s.who[page])
    back = 2.0 if kind == VISITS else 0.0  # who is there already has to go and come back
    for location in range(locations_laid(s)):
        moves = moves_to(within, who, bit(location))
        if moves < best and suits(s, page, location):
            moves = (moves or back) + moves_of_the_others(s, page, location, within, best)
            best = min(best, moves)
    return max(1.0, best)


@compiled
def follow_characters(s):
    """Where each character can be within 0, 1, 2, … moves, as sets of locations."""
    within = np.zeros((CHARACTERS, MOST_MOVES + 1), np.int64)
    for character in range(CHARACTERS):
        reached = fresh = bit(s.standing[character])
        within[character, 0] = reached
        for moves in range(1, MOST_MOVES + 1):
            if fresh:
                fresh = ends_from_all(s, character, fresh) & ~reached
                reached |= fresh
            within[character, moves] = reached
    return within


@compiled
def moves_to(within, character, locations):
    """How many moves a character needs to any of the locations."""
    for moves in range(MOST_MOVES + 1):
        if within[character, moves] & locations:
            return float(moves)
    return FAR


@compiled
def suits(s, page, location):
    """With its character here, is the page a matter of where the others are, at most?"""
    kind, where = int(s.kind[page]), int(s.where[page])
    if kind == VISITS:
        return has(s.sites[where], location)
    if kind == SEES:
        return seen_from(s, location) & int(s.sites[where]) != 0
    if kind == SEES_LINE:
        return most_in_a_line(s, location, where) >= s.line_count[page]
    return True


@compiled
def moves_of_the_others(s, page, location, within, most):
    """How many moves the others need so that they are seen from here, or in line with it."""
    kind, who, whom = int(s.kind[page]), int(s.who[page]), int(s.whom[page])
    if whom == 0:
        return 0.0
    if kind == IN_LINE:
        best = most
        for direction in range(DIRECTIONS // 2):
            line = line_through(s, location, direction)
            best = min(best, moves_of_all(line, whom & ~bit(who), within))
        return best
    seen = seen_from(s, location)
    if kind == SEES_ALL:
        return moves_of_all(seen, whom, within)
    best = most
    for character in range(CHARACTERS):  # any of them is enough
        if has(whom, character):
            best = min(best, moves_to(within, character, seen))
    return best


@compiled
def moves_of_all(locations, whom, within):
    """How many moves it takes to bring all of the characters to the locations."""
    moves = 0.0
    for character in range(CHARACTERS):
        if has(whom, character):
            moves += moves_to(within, character, locations)
    return moves


@compiled
def moves_to_meet(s, page, within):
    """How many moves until two characters are on one location of the terrain."""
    best, site = 2 * FAR, int(s.sites[s.where[page]])
    for location in range(locations_laid(s)):
        if has(site, location):
            best = min(best, moves_of_all(bit(location), int(s.whom[page]), within))
    return 2.0 if best == 0 else best  # together already: one has to go and come back


@compiled
def moves_to_fly_over(s, page, within):
    """How many flights until one crosses such a site."""
    best = FAR + 1
    for location in range(locations_laid(s)):
        moves = moves_to(within, DRAGON, bit(location)) + 1
        if moves < best and is_flight_over_from(s, page, location):
            best = moves
    return best


@compiled
def is_flight_over(s, page):
    """Is there such a flight from anywhere in the kingdom?"""
    for location in range(locations_laid(s)):
        if is_flight_over_from(s, page, location):
            return True
    return False


@compiled
def find_lacks(s):
    """For every page the share of what it asks for that the kingdom lacks: 0 if it has all."""
    lacks, of_site = np.zeros(PAGES + 1), np.full(SITES, UNKNOWN)
    for page in range(1, PAGES + 1):
        kind, where = int(s.kind[page]), int(s.where[page])
        if kind == FLIES_OVER:
            lacks[page] = 0.0 if is_flight_over(s, page) else 1.0
        elif kind == SEES_LINE:
            lacks[page] = 1 - most_anywhere(s, where, int(s.line_count[page])) / s.line_count[page]
        elif kind in (VISITS, SEES):
            if of_site[where] == UNKNOWN:
                of_site[where] = lack_of_site(s, where)
            lacks[page] = of_site[where]
    return lacks


@compiled
def lack_of_site(s, where):
    """How much is lacking of a large area or of the long river."""
    if s.sites[where] == 0:
        if where == LONG_RIVER:
            return 1 - longest_river(s) / LENGTH_OF_A_LONG_RIVER
        if LARGE <= where < LARGE + CASTLE:
            return 1 - largest_area(s, int(s.sites[where - LARGE])) / SIZE_OF_A_LARGE_AREA
    return 0.0


@compiled
def lack_ahead(s, seat, lacks):
    """What the kingdom lacks for the pages in the book, as far as the seat can know them."""
    known, size = pages_known_to(s, seat), int(s.book_size[seat])
    unseen = size - int(s.turned[seat])
    hidden, lack = 0, 0.0
    for page in range(1, PAGES + 1):
        if not has(known, page):
            hidden += 1
            lack += lacks[page]
    lack = lack * unseen / hidden if hidden else 0.0
    for nth in range(unseen, size):
        lack += lacks[s.book[seat, nth]]
    return lack / (1 + int(s.stack_size)) ** 2  # the fewer tiles are left to be laid


@compiled
def longest_river(s):
    """Tiles through which the longest river runs."""
    longest, left = 0, bit(locations_laid(s)) - 1
    for location in range(locations_laid(s)):
        if has(left, location) and s.river[location]:
            river = river_through(s, location)
            left &= ~river
            longest = max(longest, tiles_along(river))
    return longest


@compiled
def largest_area(s, left):
    """Locations in the largest area of a terrain."""
    largest = 0
    for location in range(locations_laid(s)):
        if has(left, location):
            area = area_around(s, location, left)
            left &= ~area
            largest = max(largest, size_of(area))
    return largest


@compiled
def most_anywhere(s, site, enough):
    """The most of a terrain that can be seen in one direction from anywhere, up to enough."""
    most = 0
    for location in range(locations_laid(s)):
        most = max(most, most_in_a_line(s, location, site))
        if most >= enough:
            return enough
    return most


HEURISTICS: Final = Heuristics(
    reasons=TERMS,
    gauges={
        "told": "points",
        "page": "one-move",
        "way": "two-moves",
        "kingdom": "lacks",
        "out": "out",
        "magic": "magic",
        "turn": "turn",
    },
    overlooked=("magic", "way", "page"),
    hidden=tuple(TERMS)[WAY:OUT],
    stages=STAGES,
    stage=stage,
    terms=terms,
    race=True,
    stuck=stuck,
    weights=Path(__file__).with_name("weights.json"),
)
