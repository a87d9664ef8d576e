"""What the pages of Fairy Tile ask for: whether it was just done, and whether it ever can be.

What was done is an adventure: who was moved in it (NO_CHARACTER if a tile was laid) and from where.
What can be done, in a kingdom that can no longer change, follows from where the characters can
still come. The Princess steps anywhere, and she can always move last. The Knight's moves can all be
taken back, so his locations stay the same. The Dragon cannot always fly back, so hers can only
become fewer. Characters never hinder each other [FT-4.4], so each can be anywhere in its own reach
whatever the others do. Hence one set of pages, found when the kingdom is finished and again only
when the Dragon's reach has shrunk.
"""

# pyright: basic
from __future__ import annotations

from tessera.games.fairytile.engine.characters import ends_from_all, flight
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
    NOWHERE,
    PAGES,
    PRINCESS,
    SEES,
    SEES_ALL,
    SEES_LINE,
    VISITS,
    bit,
    everywhere,
    first_of,
    has,
    locations_laid,
    size_of,
)
from tessera.kernel.compiling import compiled, entry_point

# ------------------------------------------------------------------ what an adventure has done


@compiled
def fulfilled(s, page, moved, start):
    """Does the adventure just made fulfil the page's objective? [FT-6.1]

    Visits, meets and flies over ask who was moved; the others can be fulfilled by a tile. [FT-7.5]
    """
    kind, who = int(s.kind[page]), int(s.who[page])
    places = bit(s.standing[PRINCESS]), bit(s.standing[KNIGHT]), bit(s.standing[DRAGON])
    if kind == MEETS:
        return meets(s, page, moved, places)
    if kind == FLIES_OVER:
        return flies_over(s, page, moved, start)
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
def most_in_a_line(s, location, site):
    """How many of a site can be seen in one direction, the own location included. [FT-7.2]"""
    most = 0
    for direction in range(DIRECTIONS):
        line = line_from(s, location, direction) | bit(location)
        most = max(most, size_of(line & int(s.sites[site])))
    return most


# ------------------------------------------------------------------ what is still possible [FT-8.2]


@entry_point()
def judge_kingdom(s):
    """After a tile, or with none laid yet: can a further one be laid? If not, what can be told?"""
    if s.placement_count == 0:
        s.finished = 1
        s.knight_reach = find_reach(s, KNIGHT, NOWHERE)
        s.dragon_reach = find_reach(s, DRAGON, NOWHERE)
        s.possible = possible_pages(s)


@compiled
def judge_flight(s, start):
    """After a flight in a finished kingdom: has she left locations for good?

    She has not if she can come back to where she started.
    """
    if s.finished:
        reached = find_reach(s, DRAGON, start)
        if not has(reached, start):
            s.dragon_reach = reached
            s.possible = possible_pages(s)


@compiled
def possible_pages(s):
    """The pages that can still be told, a bit for each number."""
    pages = 0
    for page in range(1, PAGES + 1):
        if is_possible(s, page):
            pages |= bit(page)
    return pages


@compiled
def is_possible(s, page):
    """Can any move, after any moves of the characters, fulfil the page?"""
    kind = int(s.kind[page])
    if kind == MEETS:
        return can_meet(s, page)
    if kind == FLIES_OVER:
        return is_flight_over_from_any(s, page, int(s.dragon_reach))
    who, places = int(s.who[page]), reach(s)
    stops = ends_of_moves(s, who) if kind == VISITS else places[who]
    for location in range(locations_laid(s)):
        if has(stops, location) and is_told_from(s, page, location, places):
            return True
    return False


@compiled
def can_meet(s, page):
    """Is there a site that both can come to, and one of them by a move of its own?"""
    common, stops = int(s.sites[s.where[page]]), 0
    for character in range(CHARACTERS):
        if has(s.whom[page], character):
            common &= reach(s)[character]
            stops |= ends_of_moves(s, character)
    return common & stops != 0


# ------------------------------------------------------------------ where characters can come


@compiled
def reach(s):
    """The locations where each character can be after any number of moves, none included."""
    return everywhere(s), int(s.knight_reach), int(s.dragon_reach)  # the Princess steps anywhere


@compiled
def ends_of_moves(s, character):
    """The locations on which a character can still end a move; the Dragon alone cannot go back."""
    if character == DRAGON:
        return ends_from_all(s, DRAGON, int(s.dragon_reach))
    return reach(s)[character]


@compiled
def find_reach(s, character, sought):
    """All that a character can come to from where it is, that location included.

    Or only some of it, once the location that is sought is found.
    """
    reached, fresh = 0, bit(s.standing[character])
    while fresh and (sought == NOWHERE or not has(reached, sought)):
        reached |= fresh
        fresh = ends_from_all(s, character, fresh) & ~reached
    return reached
