"""What the pages of Fairy Tile ask for: one small predicate a kind, in the card's words.

Each predicate is about the adventure just made: who was moved in it (NO_CHARACTER if a tile was
laid) and from where. Whether a page can ever be told is asked in `scoring`.
"""

# pyright: basic
from __future__ import annotations

from tessera.games.fairytile.engine.characters import flight
from tessera.games.fairytile.engine.kingdom import last_in_line, line_from, line_through, seen_from
from tessera.games.fairytile.engine.state import (
    CHARACTERS,
    DIRECTIONS,
    DRAGON,
    FLIES_OVER,
    MEETS,
    NO_CHARACTER,
    NO_SITE,
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
def fulfilled(s, page, moved, start):
    """Does the adventure just made fulfil the page's objective? [FT-6.1]

    Visits, meets and flies over ask who was moved; the others can be fulfilled by a tile. [FT-7.5]
    """
    kind = int(s.kind[page])
    if kind == VISITS:
        return visits(s, page, moved)
    if kind == MEETS:
        return meets(s, page, moved)
    if kind == FLIES_OVER:
        return flies_over(s, page, moved, start)
    if kind == SEES:
        return sees(s, page)
    if kind == SEES_ALL:
        return sees_all(s, page)
    if kind == SEES_LINE:
        return sees_line(s, page)
    return in_line(s, page)


@compiled
def visits(s, page, moved):
    """The seat moved this character and the move ended there, seeing someone if so asked. [FT-7.3]

    To visit a large area or a long river is to end on one of its locations. [FT-7.6, FT-7.7]
    """
    who = int(s.who[page])
    at = int(s.standing[who])
    if moved != who or not has(s.sites[s.where[page]], at):
        return False
    return s.whom[page] == 0 or characters_in(s, seen_from(s, at)) & int(s.whom[page]) != 0


@compiled
def meets(s, page, moved):
    """Both are on one location of the terrain, and one of them was just moved there. [FT-7.4]"""
    if moved == NO_CHARACTER or not has(s.whom[page], moved):
        return False
    at = int(s.standing[moved])
    together = characters_in(s, bit(at)) & int(s.whom[page]) == int(s.whom[page])
    return together and has(s.sites[s.where[page]], at)


@compiled
def flies_over(s, page, moved, start):
    """The flight crossed such a site or ended on it; its start does not count. [FT-7.8]"""
    if moved != DRAGON:
        return False
    end = int(s.standing[DRAGON])
    ends_well = s.ends[page] == NO_SITE or has(s.sites[s.ends[page]], end)
    return ends_well and flight(s, start, end) & int(s.sites[s.where[page]]) != 0


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
def sees(s, page):
    """The character sees such a site. [FT-7.1, FT-7.7]"""
    return seen_from(s, int(s.standing[s.who[page]])) & int(s.sites[s.where[page]]) != 0


@compiled
def sees_all(s, page):
    """The character sees the others, maybe in different directions. [FT-7.1]"""
    seen = characters_in(s, seen_from(s, int(s.standing[s.who[page]])))
    return seen & int(s.whom[page]) == int(s.whom[page])


@compiled
def sees_line(s, page):
    """The character sees so many of the terrain in one direction, its own included. [FT-7.2]"""
    at = int(s.standing[s.who[page]])
    return most_in_a_line(s, at, int(s.where[page])) >= s.line_count[page]


@compiled
def most_in_a_line(s, location, site):
    """How many of a site can be seen in one direction, the own location included. [FT-7.2]"""
    most = 0
    for direction in range(DIRECTIONS):
        line = line_from(s, location, direction) | bit(location)
        most = max(most, size_of(line & int(s.sites[site])))
    return most


@compiled
def in_line(s, page):
    """The characters stand on one straight line without a gap, by a move or by a tile.

    Those who share a location are in line with each other.
    """
    at = int(s.standing[s.who[page]])
    for direction in range(DIRECTIONS // 2):
        line = line_through(s, at, direction)
        if characters_in(s, line) & int(s.whom[page]) == int(s.whom[page]):
            return True
    return False


@compiled
def characters_in(s, locations):
    """The characters who stand on any of the locations, a bit for each."""
    found = 0
    for character in range(CHARACTERS):
        if has(locations, s.standing[character]):
            found |= bit(character)
    return found
