"""What the pages of Fairy Tile ask for, in the card's words, kind by kind.

Asked is of the adventure just made, by whom was moved in it (NO_CHARACTER if a tile was laid) and
over which locations, or of any place where a character could be: whether a page can ever be told
is asked in `scoring`.
"""

# pyright: basic
from __future__ import annotations

from tessera.games.fairytile.engine.kingdom import last_in_line, line_from, line_through, seen_from
from tessera.games.fairytile.engine.state import (
    CHARACTERS,
    DIRECTIONS,
    DRAGON,
    FLIES_OVER,
    KNIGHT,
    MEETS,
    NO_CHARACTER,
    NO_SITE,
    PRINCESS,
    SEES,
    SEES_ALL,
    SEES_LINE,
    VISITS,
    bit,
    first_of,
    has,
    size_of,
)
from tessera.kernel.compiling import compiled


@compiled
def fulfilled(s, page, moved, crossed):
    """Does the adventure just made fulfil the page's objective? [FT-6.1]

    Visits, meets and flies over ask who was moved; the others can be fulfilled by a tile. [FT-7.5]
    """
    kind, who = int(s.kind[page]), int(s.who[page])
    places = bit(s.standing[PRINCESS]), bit(s.standing[KNIGHT]), bit(s.standing[DRAGON])
    if kind == MEETS:
        return meets(s, page, moved, places)
    if kind == FLIES_OVER:
        return flies_over(s, page, moved, crossed)
    if kind == VISITS and moved != who:
        return False
    return is_told_from(s, page, int(s.standing[who]), places)


@compiled
def is_told_from(s, page, location, places):
    """Is what the page asks for there, with its character here and the others in their places?

    A character's places are where it stands or, if so asked, wherever it could be. To visit a large
    area or a long river is to end on one of its locations. [FT-7.6, FT-7.7]
    """
    kind, whom, where = int(s.kind[page]), int(s.whom[page]), int(s.where[page])
    if kind == VISITS:  # and sees one of the others if so asked [FT-7.3]
        there = has(s.sites[where], location)
        return there and (whom == 0 or those_in(places, seen_from(s, location)) & whom != 0)
    if kind == SEES:  # [FT-7.1, FT-7.7]
        return seen_from(s, location) & int(s.sites[where]) != 0
    if kind == SEES_ALL:  # maybe in different directions [FT-7.1]
        return those_in(places, seen_from(s, location)) & whom == whom
    if kind == SEES_LINE:
        return most_in_a_line(s, location, where) >= s.line_count[page]
    for direction in range(DIRECTIONS // 2):  # in line; who shares a location is so with the other
        if those_in(places, line_through(s, location, direction)) & whom == whom:
            return True
    return False


@compiled
def those_in(places, locations):
    """The characters with a place among the locations, a bit for each."""
    found = 0
    for character in range(CHARACTERS):
        if places[character] & locations != 0:
            found |= bit(character)
    return found


@compiled
def meets(s, page, moved, places):
    """Both are on one location of the terrain, and one of them was just moved there. [FT-7.4]"""
    whom = int(s.whom[page])
    if moved == NO_CHARACTER or not has(whom, moved):
        return False
    together = those_in(places, places[moved]) & whom == whom
    return together and has(s.sites[s.where[page]], s.standing[moved])


@compiled
def flies_over(s, page, moved, crossed):
    """The flight crossed such a site or ended on it; its start does not count. [FT-7.8]"""
    if moved != DRAGON or crossed & int(s.sites[s.where[page]]) == 0:
        return False
    return s.ends[page] == NO_SITE or has(s.sites[s.ends[page]], s.standing[DRAGON])


@compiled
def is_flight_over_from(s, page, location):
    """Would a flight from this location fulfil the page? [FT-7.8]"""
    over, ends = int(s.sites[s.where[page]]), int(s.ends[page])
    for direction in range(DIRECTIONS):
        ends_well = ends == NO_SITE or has(s.sites[ends], last_in_line(s, location, direction))
        if ends_well and line_from(s, location, direction) & over:
            return True
    return False


@compiled
def is_flight_over_from_any(s, page, locations):
    """Would a flight from one of these locations fulfil the page? [FT-7.8]"""
    while locations:
        if is_flight_over_from(s, page, first_of(locations)):
            return True
        locations &= locations - 1
    return False


@compiled
def most_in_a_line(s, location, site):
    """How many of a site can be seen in one direction, the own location included. [FT-7.2]"""
    most = 0
    for direction in range(DIRECTIONS):
        line = line_from(s, location, direction) | bit(location)
        most = max(most, size_of(line & int(s.sites[site])))
    return most
