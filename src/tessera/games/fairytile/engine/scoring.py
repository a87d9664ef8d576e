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
from tessera.games.fairytile.engine.objectives import is_flight_over_from_any, is_told_from
from tessera.games.fairytile.engine.state import (
    CHARACTERS,
    DRAGON,
    FLIES_OVER,
    KNIGHT,
    MEETS,
    NO_PAGE,
    PAGES,
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
        s.knight_reach = find_reach(s, KNIGHT)
        s.dragon_reach = find_reach(s, DRAGON)
        s.possible = possible_pages(s)


@compiled
def judge_flight(s):
    """After a flight in a finished kingdom: has she left locations for good?"""
    if s.finished:
        reached = find_reach(s, DRAGON)
        if reached != s.dragon_reach:
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
def find_reach(s, character):
    """All that a character can come to from where it is, that location included."""
    reached, fresh = 0, bit(s.standing[character])
    while fresh:
        reached |= fresh
        fresh = ends_from_all(s, character, fresh) & ~reached
    return reached
