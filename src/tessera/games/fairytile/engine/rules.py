"""The rules of Fairy Tile, in rulebook order: a turn, its adventures, recounting.

Set-up is in `chance`, the kingdom in `kingdom`, the three characters in `characters`, what pages
ask for in `objectives`. Moves are numbers here; `notation` turns them into values and text.
"""

# pyright: basic
from __future__ import annotations

from typing import Final

from tessera.games.fairytile.engine import objectives
from tessera.games.fairytile.engine.characters import ends_of, find_ends
from tessera.games.fairytile.engine.kingdom import find_placements, put_down, survey
from tessera.games.fairytile.engine.state import (
    CHARACTERS,
    DIRECTIONS,
    DRAGON,
    HEXES,
    LOCATIONS,
    MOST_PLACEMENTS,
    NO_CHARACTER,
    NO_PAGE,
    NOWHERE,
    first_of,
    has,
    location_at,
    top_face,
)
from tessera.kernel.compiling import compiled, entry_point
from tessera.kernel.engine.chance import NOBODY

# A move as a number: character × HEXES + hex where it ends, LAY + rotation × HEXES + hex of the
# tile's part 0, and one number each for turning the page and for leaving the magic for later.
LAY: Final = CHARACTERS * HEXES
TURN: Final = LAY + DIRECTIONS * HEXES
END: Final = TURN + 1
MOVES: Final = END + 1
MOST_LEGAL: Final = CHARACTERS * LOCATIONS + MOST_PLACEMENTS + 1


# ------------------------------------------------------------------ legal moves [FT-3.1, FT-3.2]


@entry_point()
def legal_moves(s, moves):
    """All moves of the seat to act, as numbers, into `moves`; returns how many. [FT-3.1]

    There is always one: turning the page, or ending the turn. [FT-3.6]
    """
    count = 0
    for character in range(CHARACTERS):
        count = list_moves(s, character, moves, count)
    for nth in range(s.placement_count):  # [FT-5]
        moves[count] = LAY + int(s.placements[nth])
        count += 1
    moves[count] = TURN if s.adventure == 1 else END
    return count + 1


@compiled
def list_moves(s, character, moves, count):
    """Every move of a character. [FT-4]"""
    ends = ends_of(s, character)
    while ends:
        moves[count] = character * HEXES + int(s.hexes[first_of(ends)])
        count += 1
        ends &= ends - 1
    return count


# ------------------------------------------------------------------ a turn [FT-3]


@entry_point(work=11.0)
def play(s, move):
    """Make a legal move of the seat to act. [FT-3.1]"""
    seat = int(s.to_act)
    if move == TURN:
        turn_page(s, seat)
        finish_ply(s, seat, turn_is_over=True)
    elif move == END:
        finish_ply(s, seat, turn_is_over=True)
    else:
        develop_story(s, seat, move)


@compiled
def turn_page(s, seat):
    """The page in hand goes under the book, the top one is taken; the magic is back. [FT-3.4]

    It is the whole turn, nothing is recounted. [FT-3.5]
    """
    page = int(s.hand[seat])
    last = int(s.book_size[seat])
    if last > 0:
        take_page(s, seat)
        s.book[seat, last - 1] = page
        s.book_size[seat] = last
        s.turned[seat] = min(int(s.turned[seat]) + 1, last)
    s.magic[seat] = 1


@compiled
def take_page(s, seat):
    """Take the top page of the book into the hand; with no page left the hand stays empty."""
    s.hand[seat] = s.book[seat, 0]
    last = int(s.book_size[seat]) - 1
    for nth in range(last):
        s.book[seat, nth] = s.book[seat, nth + 1]
    if last >= 0:
        s.book[seat, last] = NO_PAGE
        s.book_size[seat] = last
        s.turned[seat] = min(int(s.turned[seat]), last)


@compiled
def develop_story(s, seat, move):
    """One adventure; the second one uses the magic. [FT-3.2, FT-3.3]"""
    if s.adventure == 2:
        s.magic[seat] = 0
        turn_is_over = True
    else:
        turn_is_over = s.magic[seat] == 0
    if move >= LAY:
        lay_tile(s, move - LAY)
        recount(s, seat, NO_CHARACTER, NOWHERE)
    else:
        character = move // HEXES
        start = move_character(s, character, move % HEXES)
        recount(s, seat, character, start)
    finish_ply(s, seat, turn_is_over=turn_is_over)


@compiled
def lay_tile(s, placement):
    """Lay the top tile, the side that lies up, on its hex in its rotation. [FT-5]"""
    face = top_face(s)
    s.stack_size -= 1
    s.stack[s.stack_size] = 0
    put_down(s, face, placement % HEXES, placement // HEXES)
    survey(s)
    find_ends(s)
    find_placements(s)
    objectives.judge_kingdom(s)


@compiled
def move_character(s, character, at):
    """Move a character; returns the location that it came from. [FT-4]"""
    start = int(s.standing[character])
    s.standing[character] = location_at(s, at)
    if character == DRAGON:
        objectives.judge_flight(s, start)
    return start


# ------------------------------------------------------------------ recounting [FT-6]


@compiled
def recount(s, seat, moved, start):
    """Tell the page in hand if it is fulfilled, once in a turn. [FT-6.1, FT-6.2]

    Only the seat that made the adventure tells; the others wait for their turns. [FT-6.3]
    """
    if s.recounted == 0 and objectives.fulfilled(s, int(s.hand[seat]), moved, start):
        s.recounted = 1
        tell_page(s, seat)


@compiled
def tell_page(s, seat):
    """The page in hand goes to the story, and the next one is taken. [FT-6.1]"""
    s.story[seat, s.story_size[seat]] = s.hand[seat]
    s.story_size[seat] += 1
    take_page(s, seat)


# ------------------------------------------------------------------ the end of a ply [FT-8]


@compiled
def finish_ply(s, seat, turn_is_over):
    """A win comes first, then seats go out, then the turn goes on or passes. [FT-8.1, FT-8.2]"""
    if s.hand[seat] == NO_PAGE:  # its last page is told [FT-8.1]
        end_game(s)
        return
    judge_out(s)
    if turn_is_over or s.out[seat]:
        pass_turn(s, seat)
    else:
        s.adventure = 2


@compiled
def pass_turn(s, seat):
    """The next seat that is not out takes its turn, or nobody any more. [FT-8.2]"""
    if s.out[: s.seats].all():  # the never-ending story
        end_game(s)
        return
    following = (seat + 1) % s.seats
    while s.out[following]:
        following = (following + 1) % s.seats
    s.to_act = following
    s.adventure = 1
    s.recounted = 0


@compiled
def judge_out(s):
    """Every seat whose page in hand can never be told any more is out. [FT-8.2]"""
    if s.finished:
        for seat in range(s.seats):
            if not has(s.possible, s.hand[seat]):
                s.out[seat] = 1


@compiled
def end_game(s):
    """Nobody is to act any more."""
    s.to_act = NOBODY
    s.adventure = 1
    s.recounted = 0
