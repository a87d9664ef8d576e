"""How a game of Fairy Tile ends: a seat tells its last page, or pages become impossible.

There are no points. In a kingdom that can no longer change, what can still be told follows from
where the characters can still come. The Princess steps anywhere, and she can always move last. The
Knight's moves can all be taken back, so his locations stay the same. The Dragon cannot always fly
back, so hers can only become fewer. Characters never hinder each other [FT-4.4], so each can be
anywhere in its own reach whatever the others do. Hence one set of pages, found when the kingdom is
finished and again only when the Dragon's reach has shrunk.
"""

# pyright: basic
from __future__ import annotations

from tessera.games.fairytile.engine.characters import ends_from_all
from tessera.games.fairytile.engine.kingdom import line_through, seen_from
from tessera.games.fairytile.engine.objectives import is_flight_over_from_any, most_in_a_line
from tessera.games.fairytile.engine.state import (
    CHARACTERS,
    DIRECTIONS,
    DRAGON,
    FLIES_OVER,
    KNIGHT,
    MEETS,
    NO_PAGE,
    NOWHERE,
    PAGES,
    SEES,
    SEES_ALL,
    SEES_LINE,
    VISITS,
    bit,
    everywhere,
    has,
    locations_laid,
)
from tessera.kernel.compiling import compiled, entry_point
from tessera.kernel.engine.chance import NOBODY

# ------------------------------------------------------------------ the end [FT-8]


@compiled
def has_told_everything(s, seat):
    """Has the seat recounted its last page? [FT-8.1]"""
    return s.hand[seat] == NO_PAGE


@compiled
def judge_out(s):
    """Every seat whose page in hand can never be told any more is out. [FT-8.2]"""
    if s.finished:
        for seat in range(s.seats):
            if not has(s.possible, s.hand[seat]):
                s.out[seat] = 1


@compiled
def all_are_out(s):
    """Is it the never-ending story? [FT-8.2]"""
    for seat in range(s.seats):
        if not s.out[seat]:
            return False
    return True


@compiled
def end_game(s):
    """Nobody is to act any more."""
    s.to_act = NOBODY
    s.adventure = 1
    s.recounted = 0


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
        reach = find_reach(s, DRAGON, start)
        if not has(reach, start):
            s.dragon_reach = reach
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
        return is_flight_over_from_any(s, page, reach_of(s, DRAGON))
    who = int(s.who[page])
    stops = ends_of_moves(s, who) if kind == VISITS else reach_of(s, who)
    for location in range(locations_laid(s)):
        if has(stops, location) and can_be_told_from(s, page, location):
            return True
    return False


@compiled
def can_be_told_from(s, page, location):
    """Could the page be told with its character on this location, wherever the others are?"""
    kind = int(s.kind[page])
    where, whom = int(s.where[page]), int(s.whom[page])
    if kind == VISITS:
        there = has(s.sites[where], location)
        return there and (whom == 0 or can_be_in(s, seen_from(s, location), whom) != 0)
    if kind == SEES:
        return seen_from(s, location) & int(s.sites[where]) != 0
    if kind == SEES_ALL:
        return can_be_in(s, seen_from(s, location), whom) == whom
    if kind == SEES_LINE:
        return most_in_a_line(s, location, where) >= s.line_count[page]
    for direction in range(DIRECTIONS // 2):  # IN_LINE
        if can_be_in(s, line_through(s, location, direction), whom) == whom:
            return True
    return False


@compiled
def can_be_in(s, locations, characters):
    """Those of the characters who can still come to one of the locations."""
    found = 0
    for character in range(CHARACTERS):
        if has(characters, character) and locations & reach_of(s, character) != 0:
            found |= bit(character)
    return found


@compiled
def can_meet(s, page):
    """Is there a site that both can come to, and one of them by a move of its own?"""
    common, stops = int(s.sites[s.where[page]]), 0
    for character in range(CHARACTERS):
        if has(s.whom[page], character):
            common &= reach_of(s, character)
            stops |= ends_of_moves(s, character)
    return common & stops != 0


# ------------------------------------------------------------------ where characters can come


@compiled
def reach_of(s, character):
    """The locations where a character can be after any number of moves, none included."""
    if character == KNIGHT:
        return int(s.knight_reach)
    if character == DRAGON:
        return int(s.dragon_reach)
    return everywhere(s)  # the Princess steps anywhere


@compiled
def ends_of_moves(s, character):
    """The locations on which a character can still end a move; the Dragon alone cannot go back."""
    if character == DRAGON:
        return ends_from_all(s, DRAGON, int(s.dragon_reach))
    return reach_of(s, character)


@compiled
def find_reach(s, character, sought):
    """All that a character can come to from where it is, that location included.

    Or only some of it, once the location that is sought is found.
    """
    reach, fresh = 0, bit(s.standing[character])
    while fresh and (sought == NOWHERE or not has(reach, sought)):
        reach |= fresh
        fresh = ends_from_all(s, character, fresh) & ~reach
    return reach
