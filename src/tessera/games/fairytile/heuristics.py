"""How well the seats of Fairy Tile stand, for bots that look ahead.

A seat's standing is a sum of terms, each something a player would count, times weights that depend
on how many pages the leader has left. Most terms are about the page in hand: how many moves of the
characters it is away from being told, or what the kingdom lacks for it. The weights are in
`weights.json`, in pages, set by hand: those that self-play found let bots dawdle. A bot looks only
at positions in which what is hidden from it is imagined.
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

# What is counted for each seat, and the reason for which it speaks.
TERMS: Final = {
    "points": "told",  # pages told
    "tells-now": "page",  # the page in hand can be told in the turn that is under way
    "one-move": "page",  # it is one move away, or two, …
    "two-moves": "way",
    "three-moves": "way",
    "four-moves": "way",
    "more-moves": "way",
    "two-with-magic": "way",  # it is two moves away, and there is magic
    "more-with-magic": "way",
    "last-with-magic": "way",  # it is the last page, two moves away, and there is magic
    "lacks": "kingdom",  # the kingdom lacks something that the page asks for
    "lack": "kingdom",  # how much of it
    "lack-ahead": "kingdom",  # how much it lacks for the pages still to come
    "out": "out",
    "magic": "magic",
    "next": "turn",  # is to act
}
(
    POINTS, TELLS_NOW, ONE_MOVE, _, _, _, MORE_MOVES, TWO_WITH_MAGIC, MORE_WITH_MAGIC,
    LAST_WITH_MAGIC, LACKS, LACK, LACK_AHEAD, OUT, HAS_MAGIC, NEXT,
) = range(len(TERMS))  # fmt: skip
PAGES_OF_A_STAGE: Final = 3
STAGES: Final = MOST_PAGES // PAGES_OF_A_STAGE + 1  # by the pages that the leader has left
MOST_MOVES: Final = 12  # that a character is followed ahead
FAR: Final = 14.0  # moves: farther than anything that is followed
UNKNOWN: Final = -1.0


@compiled
def stage(s):
    """Which row of the weights is meant: the first while the leader's last pages are left."""
    if s.to_act == NOBODY:
        return STAGES - 1
    fewest = MOST_PAGES
    for seat in range(s.seats):
        fewest = min(fewest, int(s.book_size[seat]))
    return min(fewest // PAGES_OF_A_STAGE, STAGES - 2)


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
            counted[seat, POINTS] = s.story_size[seat]
        return
    within, lacks = follow_characters(s), find_lacks(s)
    for seat in range(s.seats):
        of_seat = counted[seat]
        of_seat[POINTS] = s.story_size[seat]
        of_seat[HAS_MAGIC] = s.magic[seat]
        of_seat[NEXT] = s.to_act == seat
        of_seat[OUT] = s.out[seat]
        if not s.out[seat]:
            of_seat[LACK_AHEAD] = lack_ahead(s, seat, lacks)
            count_page(s, seat, of_seat, within, lacks)


@compiled
def count_page(s, seat, of_seat, within, lacks):
    """How far the page in hand is from being told."""
    page, magic = int(s.hand[seat]), int(s.magic[seat])
    if lacks[page] > 0:
        of_seat[LACKS] = 1
        of_seat[LACK] = lacks[page]
        return
    moves = moves_to_tell(s, page, within)
    if s.to_act == seat and s.recounted == 0 and moves <= (2 if magic and s.adventure == 1 else 1):
        of_seat[TELLS_NOW] = 1
        return
    of_seat[ONE_MOVE + min(int(moves), MORE_MOVES - ONE_MOVE + 1) - 1] = 1
    if magic and moves > 1:
        of_seat[TWO_WITH_MAGIC if moves == 2 else MORE_WITH_MAGIC] = 1
        of_seat[LAST_WITH_MAGIC] = moves == 2 and s.book_size[seat] == 0


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
    """What the kingdom lacks for pages that are still to come, as far as the seat may hold them."""
    known = pages_known_to(s, seat)
    hidden, lack = 0, 0.0
    for page in range(1, PAGES + 1):
        if not has(known, page):
            hidden += 1
            lack += lacks[page]
    urgency = 1 / (1 + int(s.stack_size)) ** 2  # the fewer tiles are left to be laid
    return urgency * lack * s.book_size[seat] / hidden if hidden else 0.0


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
        "turn": "next",
    },
    overlooked=("magic", "kingdom", "way"),
    hidden=("page", "way", "kingdom"),
    stages=STAGES,
    stage=stage,
    terms=terms,
    weights=Path(__file__).with_name("weights.json"),
    horizon=12,
    fixed=("points", "last-with-magic", "lacks", "lack", "lack-ahead", "out"),
)
