"""What chance decides in Fairy Tile, all of it in the set-up: start seat, tiles, pages.

A chance move is a row of numbers, its draw. It is first drawn and then made, so that draws can also
be typed in. `resample` shuffles what a seat cannot see. Everything works on a position in place.
"""

# pyright: basic
from __future__ import annotations

from typing import Final

from tessera.games.fairytile.engine.characters import find_ends
from tessera.games.fairytile.engine.kingdom import find_placements, lay_start_tiles
from tessera.games.fairytile.engine.objectives import judge_kingdom
from tessera.games.fairytile.engine.rules import judge_out, pass_turn
from tessera.games.fairytile.engine.state import (
    CHARACTERS,
    PAGES,
    PARTS,
    REGULAR_TILES,
    SIDES_OF_A_TILE,
    START_TILES,
    TILES,
    bit,
    has,
    pages_known_to,
    pages_of_a_seat,
    top_face,
)
from tessera.kernel.compiling import compiled, entry_point
from tessera.kernel.engine.chance import pick, shuffle

# Kinds of chance move, and the numbers in their draws.
START: Final = 0  # [seat]
FACES_UP: Final = 1  # [side of the first start tile, of the second, of the third]
STACK: Final = 2  # [tile × 2 + side, the top one first]
PAGES_DEALT: Final = 3  # [page, page, …], the top one first
DRAW_SIZE: Final = PAGES


@entry_point()
def next_chance(s):
    """Which kind of chance move comes next. [FT-2]"""
    return min(int(s.setting_up), PAGES_DEALT)


@entry_point()
def seat_to_be_dealt(s):
    """Whose pages come next."""
    return int(s.setting_up) - PAGES_DEALT


# ------------------------------------------------------------------ drawing


@entry_point(work=0.6)
def sample_chance(s, rng, draw):
    """Draw the next chance move, without making it."""
    kind = next_chance(s)
    if kind == START:
        draw[0] = pick(rng, int(s.seats))  # [FT-2.6]
    elif kind == FACES_UP:
        for tile in range(START_TILES):
            draw[tile] = pick(rng, SIDES_OF_A_TILE)
    elif kind == STACK:
        draw_stack(rng, draw)
    else:
        draw_pages(s, rng, draw)


@compiled
def draw_stack(rng, draw):
    """The regular tiles in random order, sides too. [FT-2.3]"""
    for nth in range(REGULAR_TILES):
        draw[nth] = SIDES_OF_A_TILE * (START_TILES + nth) + pick(rng, SIDES_OF_A_TILE)
    shuffle(rng, draw, 0, REGULAR_TILES)


@compiled
def draw_pages(s, rng, draw):
    """A seat's share of the pages that are not dealt yet. [FT-2.5]"""
    dealt = 0
    for seat in range(seat_to_be_dealt(s)):
        dealt |= bit(s.hand[seat])
        for nth in range(s.book_size[seat]):
            dealt |= bit(s.book[seat, nth])
    shuffle(rng, draw, 0, list_pages(~dealt, draw))


@compiled
def list_pages(pages, draw):
    """Write down the pages of a set in the order of their numbers; returns how many."""
    count = 0
    for page in range(1, PAGES + 1):
        if has(pages, page):
            draw[count] = page
            count += 1
    return count


# ------------------------------------------------------------------ making what was drawn


@entry_point(work=1.6)
def play_chance(s, draw):
    """Make a chance move."""
    kind = next_chance(s)
    if kind == START:
        s.start_seat = draw[0]
    elif kind == FACES_UP:
        lay_start_tiles(s, draw)
        find_ends(s)
        place_characters(s, draw)
    elif kind == STACK:
        stack_tiles(s, draw)
    else:
        deal_pages(s, seat_to_be_dealt(s), draw)
    s.setting_up += 1
    if s.setting_up == PAGES_DEALT + s.seats:
        begin(s)


@compiled
def place_characters(s, sides):
    """Princess, Knight and Dragon on the marked locations. [FT-2.2]"""
    for character in range(CHARACTERS):
        s.standing[character] = PARTS * character + s.character_part[character, sides[character]]


@compiled
def stack_tiles(s, draw):
    """Stack the regular tiles; everyone sees the top face. [FT-2.3]"""
    s.stack_size = REGULAR_TILES
    for nth in range(REGULAR_TILES):
        s.stack[REGULAR_TILES - 1 - nth] = draw[nth]
    find_placements(s)
    judge_kingdom(s)


@compiled
def deal_pages(s, seat, draw):
    """The first page into the hand, the others into the book. [FT-2.5]"""
    share = pages_of_a_seat(s)
    s.hand[seat] = draw[0]
    s.book_size[seat] = share - 1
    for nth in range(1, share):
        s.book[seat, nth - 1] = draw[nth]


@compiled
def begin(s):
    """The start seat acts, or the first after it that is not out. [FT-2.6, FT-8.2]"""
    s.to_act = s.start_seat
    judge_out(s)
    if s.out[s.start_seat]:
        pass_turn(s, int(s.start_seat))


# ------------------------------------------------------------------ what a seat cannot see


@entry_point(work=1.1)
def resample(s, seat, rng, draw):
    """Shuffle all that a seat cannot see into a table that looks the same to it.

    Hidden are the pages in other hands and in every book, but for those that the seat has turned,
    and the tiles below the top one. They are listed by number before they are shuffled, so that
    nothing of how they lay comes through.
    """
    shuffle_hidden_pages(s, seat, rng, draw)
    shuffle_hidden_tiles(s, rng, draw)


@entry_point()
def secret(s, seat):
    """What a seat hides: the page in its hand."""
    return int(s.hand[seat])


@entry_point()
def suppose(s, seat, page):
    """Let a seat hold another page; whoever has that one gets its page for it."""
    held = int(s.hand[seat])
    for other in range(s.seats):
        if s.hand[other] == page:
            s.hand[other] = held
        for nth in range(s.book_size[other]):
            if s.book[other, nth] == page:
                s.book[other, nth] = held
    s.hand[seat] = page


@compiled
def shuffle_hidden_pages(s, seat, rng, draw):
    """Deal every page anew that the seat does not know."""
    left = list_pages(~pages_known_to(s, seat), draw)
    shuffle(rng, draw, 0, left)
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = take_fitting(s, other, draw, left)
            left -= 1
    for other in range(s.seats):
        unknown = int(s.book_size[other])
        if other == seat:
            unknown -= int(s.turned[seat])
        for nth in range(unknown):
            left -= 1
            s.book[other, nth] = draw[left]


@compiled
def take_fitting(s, seat, draw, left):
    """Take the first page that the seat could hold: impossible if it is out, else not. [FT-8.2]"""
    for nth in range(left):
        page = int(draw[nth])
        if not s.finished or has(s.possible, page) != (s.out[seat] == 1):
            draw[nth] = draw[left - 1]
            return page
    return int(s.hand[seat])  # not reached: it holds such a page


@compiled
def shuffle_hidden_tiles(s, rng, draw):
    """Stack the tiles below the top one anew, sides included."""
    shown = 0
    for nth in range(s.tiles_laid):
        shown |= bit(int(s.laid[nth]) // SIDES_OF_A_TILE)
    if s.stack_size > 0:
        shown |= bit(top_face(s) // SIDES_OF_A_TILE)
    count = 0
    for tile in range(TILES):
        if not has(shown, tile):
            draw[count] = SIDES_OF_A_TILE * tile + pick(rng, SIDES_OF_A_TILE)
            count += 1
    shuffle(rng, draw, 0, count)
    for nth in range(count):
        s.stack[nth] = draw[nth]
