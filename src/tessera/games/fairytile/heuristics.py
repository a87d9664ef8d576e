"""How well a seat stands in Fairy Tile, for bots that look ahead.

A page told counts as one. The page in hand counts the more, the fewer moves of the characters are
needed to tell it; where the kingdom lacks what it asks for, what has been built of it counts. Other
seats' pages in hand are not looked at, only what they have told.
"""

# pyright: basic
from __future__ import annotations

from typing import Final

import numpy as np

from tessera.games.fairytile.characters import dragon_ends, knight_ends, princess_ends
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
    KNIGHT,
    LARGE,
    LONG_RIVER,
    MEETS,
    NO_PAGE,
    PAGES,
    PRINCESS,
    SEES,
    SEES_ALL,
    SEES_LINE,
    VISITS,
    bit,
    has,
    locations_laid,
    pages_known_to,
    size_of,
)
from tessera.kernel.compiling import compiled

MOST_MOVES: Final = 12  # that a character is followed ahead
FAR: Final = 14.0  # moves: farther than anything that is followed
NEAR: Final = 1.3  # pages: twice the worth of a page that one move can tell
SECOND_ADVENTURE: Final = 0.6  # moves that magic saves; 1 for the last page, which stays if turned
MAGIC: Final = 0.05  # pages
RIVAL: Final = 0.5  # how much the best opponent's story counts
OUT: Final = 0.3  # pages that being out costs
HOPE: Final = 0.1  # pages, for nearly having what the kingdom lacks
FORESIGHT: Final = 0.5  # pages that a page to come costs, if the kingdom lacks all it asks for
WON: Final = 100.0


@compiled
def evaluate(s, seat):
    """Pages told and the prospects of the one in hand, less the best opponent's pages."""
    rival = 0.0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, float(s.story_size[other]))
            if s.hand[other] == NO_PAGE:
                return -WON
    if s.hand[seat] == NO_PAGE:
        return WON
    lead = s.story_size[seat] + MAGIC * s.magic[seat] - RIVAL * rival
    if s.out[seat]:
        return lead - OUT
    return lead + prospects(s, seat, int(s.hand[seat])) - FORESIGHT * lack_ahead(s, seat)


@compiled
def prospects(s, seat, page):
    """What the page in hand is worth. One that the kingdom lacks something for may put it out.

    So it is hardly better than being out: otherwise nobody would ever lay a last tile that does not
    bring what everybody waits for.
    """
    lack = missing(s, page)
    if lack > 0:
        return HOPE * (1 - lack) - OUT
    moves = moves_to_tell(s, page)
    if s.magic[seat]:
        moves = max(1.0, moves - (SECOND_ADVENTURE if s.book_size[seat] > 0 else 1.0))
    return NEAR / (1 + moves)


# ------------------------------------------------------------------ how far a page is from told


@compiled
def moves_to_tell(s, page):
    """About how many adventures of its own a seat needs to tell the page."""
    within = follow_characters(s)
    kind = int(s.kind[page])
    if kind == MEETS:
        return moves_to_meet(s, page, within)
    if kind == FLIES_OVER:
        return moves_to_fly_over(s, page, within)
    best = FAR
    who = int(s.who[page])
    least = 1 if kind == VISITS else 0
    for location in range(locations_laid(s)):
        moves = moves_to(within, who, bit(location))
        if moves < best and suits(s, page, location):
            moves = max(least, moves) + moves_of_the_others(s, page, location, within, best)
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
                fresh = ends_from(s, character, fresh) & ~reached
                reached |= fresh
            within[character, moves] = reached
    return within


@compiled
def ends_from(s, character, locations):
    """Where a move of the character from any of the locations may end."""
    ends = 0
    for location in range(locations_laid(s)):
        if has(locations, location):
            if character == PRINCESS:
                ends |= princess_ends(s, location)
            elif character == KNIGHT:
                ends |= knight_ends(s, location)
            else:
                ends |= dragon_ends(s, location)
    return ends


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
def missing(s, page):
    """The share of what the page asks for that the kingdom lacks: 0 if it has all of it."""
    kind, where = int(s.kind[page]), int(s.where[page])
    if kind == FLIES_OVER:
        return 0.0 if is_flight_over(s, page) else 1.0
    if kind == SEES_LINE:
        return max(0.0, 1 - most_anywhere(s, where) / s.line_count[page])
    if kind in (VISITS, SEES) and s.sites[where] == 0:
        if where == LONG_RIVER:
            return 1 - longest_river(s) / LENGTH_OF_A_LONG_RIVER
        if LARGE <= where < LARGE + CASTLE:
            return 1 - largest_area(s, int(s.sites[where - LARGE])) / SIZE_OF_A_LARGE_AREA
    return 0.0


@compiled
def lack_ahead(s, seat):
    """What the kingdom lacks for pages that are still to come, as far as the seat may hold them."""
    known = pages_known_to(s, seat)
    hidden, lack = 0, 0.0
    for page in range(1, PAGES + 1):
        if not has(known, page):
            hidden += 1
            lack += missing(s, page)
    return lack * s.book_size[seat] / hidden if hidden else 0.0


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
def most_anywhere(s, site):
    """The most of a terrain that can be seen in one direction from anywhere."""
    most = 0
    for location in range(locations_laid(s)):
        most = max(most, most_in_a_line(s, location, site))
    return most
