"""How far a page of Fairy Tile is from being told, and what the kingdom lacks for it.

Distances are in moves of the characters, as if nobody else moved them. Where the kingdom has no
such place yet, a page lacks something, from 0 (nothing) to 1 (all of it).
"""

# pyright: basic
from __future__ import annotations

from typing import Final

import numpy as np

from tessera.games.fairytile.engine import kingdom, objectives
from tessera.games.fairytile.engine.characters import ends_from_all, ends_of
from tessera.games.fairytile.engine.state import (
    CASTLE,
    CHARACTERS,
    DIRECTIONS,
    DRAGON,
    FLIES_OVER,
    IN_LINE,
    LARGE,
    LONG_RIVER,
    MEETS,
    PAGES,
    SEES,
    SEES_ALL,
    SEES_LINE,
    SITES,
    VISITS,
    bit,
    everywhere,
    has,
    locations_laid,
)
from tessera.kernel.compiling import compiled

MOST_MOVES: Final = 12  # that a character is followed ahead
FAR: Final = 14.0  # moves: farther than anything that is followed
UNKNOWN: Final = -1.0


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
    back = moves_to_come_back(s, who) if kind == VISITS else 0.0  # to be there is not to visit
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
        return kingdom.seen_from(s, location) & int(s.sites[where]) != 0
    if kind == SEES_LINE:
        return objectives.most_in_a_line(s, location, where) >= s.line_count[page]
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
            line = kingdom.line_through(s, location, direction)
            best = min(best, moves_of_all(line, whom & ~bit(who), within))
        return best
    seen = kingdom.seen_from(s, location)
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
    if best == 0:  # together already: one of them has to go and come back
        best = 2.0
        for character in range(CHARACTERS):
            if has(s.whom[page], character):
                best = min(best, moves_to_come_back(s, character))
    return best


@compiled
def moves_to_come_back(s, character):
    """How many moves a character needs to end where it stands."""
    return 1.0 if has(ends_of(s, character), int(s.standing[character])) else 2.0


@compiled
def moves_to_fly_over(s, page, within):
    """How many flights until one crosses such a site."""
    best = FAR + 1
    for location in range(locations_laid(s)):
        moves = moves_to(within, DRAGON, bit(location)) + 1
        if moves < best and objectives.is_flight_over_from(s, page, location):
            best = moves
    return best


@compiled
def find_lacks(s):
    """For every page the share of what it asks for that the kingdom lacks: 0 if it has all."""
    lacks, of_site = np.zeros(PAGES + 1), np.full(SITES, UNKNOWN)
    for page in range(1, PAGES + 1):
        kind, where = int(s.kind[page]), int(s.where[page])
        if kind == FLIES_OVER:
            lacks[page] = 0.0 if objectives.is_flight_over_from_any(s, page, everywhere(s)) else 1.0
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
            _, longest = kingdom.find_rivers(s)
            return 1 - longest / kingdom.LENGTH_OF_A_LONG_RIVER
        if LARGE <= where < LARGE + CASTLE:
            _, largest = kingdom.find_areas(s, int(s.sites[where - LARGE]))
            return 1 - largest / kingdom.SIZE_OF_A_LARGE_AREA
    return 0.0


@compiled
def most_anywhere(s, site, enough):
    """The most of a terrain that can be seen in one direction from anywhere, up to enough."""
    most = 0
    for location in range(locations_laid(s)):
        most = max(most, objectives.most_in_a_line(s, location, site))
        if most >= enough:
            return enough
    return most
