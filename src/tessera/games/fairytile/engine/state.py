"""The position of Fairy Tile: one fixed-size record, and small questions about it.

What is printed on the box's pieces travels inside the position, so that two tables with different
boxes can run side by side. A *location* is a number here, in the order in which tiles were laid;
a set of locations is one integer with a bit for each. What follows from the kingdom alone (which
location lies beside which, where moves may end, where the large areas and the long river are, where
the top tile fits) is kept beside it and found anew only when a tile is laid: see `kingdom` and
`characters`. Nothing here plays.
"""

# pyright: basic
from __future__ import annotations

from typing import Final

import numpy as np

from tessera.kernel.compiling import compiled, entry_point
from tessera.kernel.engine.chance import MOST_SEATS
from tessera.kernel.position import position_type

SEATS: Final = MOST_SEATS
CHARACTERS: Final = 3  # [FT-1.1]
PRINCESS, KNIGHT, DRAGON = range(CHARACTERS)
NO_CHARACTER: Final = -1

START_TILES: Final = 3  # [FT-1.2]
REGULAR_TILES: Final = 12
TILES: Final = START_TILES + REGULAR_TILES
SIDES_OF_A_TILE: Final = 2
FACES: Final = TILES * SIDES_OF_A_TILE  # a face is tile × 2 + side
PARTS: Final = 3  # the hexes of a face
LOCATIONS: Final = TILES * PARTS
DIRECTIONS: Final = 6
NOWHERE: Final = -1  # no location there; a character that does not stand yet

PAGES: Final = 36  # [FT-1.3]
NO_PAGE: Final = 0  # pages have numbers from 1
MOST_PAGES: Final = 18  # of a seat

# What a page may name. Terrains are the first four; all are sets of locations in `sites`.
PLAIN, FOREST, MOUNTAIN, CASTLE = range(4)
LARGE: Final = 4  # a large plain is LARGE + PLAIN, and so on
LONG_RIVER: Final = 7
SITES: Final = 8
NO_SITE: Final = -1

# Kinds of objective [FT-7]
VISITS, SEES, SEES_ALL, SEES_LINE, MEETS, FLIES_OVER, IN_LINE = range(7)

# A hex (q, r) as a number: (q + MIDDLE) × WIDTH + r + MIDDLE. Start tiles reach 3 hexes far, every
# further tile adds at most 2, so that no kingdom comes near the rim, 31 hexes away.
WIDTH: Final = 64
MIDDLE: Final = 32
HEXES: Final = WIDTH * WIDTH
ORIGIN: Final = MIDDLE * WIDTH + MIDDLE
STEPS: Final = np.array([WIDTH, 1, 1 - WIDTH, -WIDTH, -1, WIDTH - 1])  # to the next hex

# Of the trefoils that could lie beside one tile 6 share two edges with it, 6 share three and 12
# share one, which needs a second tile to touch. So a tile allows 18, in 3 rotations each.
MOST_PLACEMENTS: Final = (TILES - 1) * 18 * 3

# The powers of two up to 2⁶⁵ leave different remainders: which one leaves which.
POWERS_DIFFER: Final = 67
NUMBER_OF: Final = np.array(
    [next((n for n in range(66) if pow(2, n, 67) == rest), 0) for rest in range(67)], np.int8
)

i8, i16, i64 = np.int8, np.int16, np.int64

BOX_FIELDS = [
    ("terrain_of", i8, (FACES, PARTS)),
    ("river_of", i8, (FACES, PARTS)),  # edges that the river crosses, a bit for each direction
    ("marked_part", i8, (START_TILES, SIDES_OF_A_TILE)),  # hex of the marked corner [FT-2.1]
    ("marked_corner", i8, (START_TILES, SIDES_OF_A_TILE)),  # c lies between directions c − 1 and c
    ("character_part", i8, (START_TILES, SIDES_OF_A_TILE)),  # where its character stands [FT-2.2]
    # each page by its number; what its kind does not ask for is 0
    ("kind", i8, PAGES + 1),
    ("who", i8, PAGES + 1),  # the character that it is about; the first of those in line
    ("whom", i8, PAGES + 1),  # those to be seen, to meet or in line, a bit for each
    ("where", i8, PAGES + 1),  # a site, to be seen, visited, flown over, met or counted
    ("ends", i8, PAGES + 1),  # site where the flight ends, or NO_SITE
    ("line_count", i8, PAGES + 1),  # how many are to be seen in a line
]
TABLE_FIELDS = [
    ("seats", i8),  # how many take part
    ("setting_up", i8),  # chance moves of the set-up made so far
    ("to_act", i8),  # seat, CHANCE or NOBODY
    ("start_seat", i8),
    ("adventure", i8),  # 1 or 2, the one about to be made in this turn
    ("recounted", i8),  # was a page told in this turn?
]
KINGDOM_FIELDS = [
    ("tiles_laid", i8),
    ("laid", i8, TILES),  # the faces in the order they were laid
    ("laid_at", i16, TILES),  # hex of the face's part 0
    ("laid_rotation", i8, TILES),
    ("standing", i8, CHARACTERS),  # location of each character, or NOWHERE
    ("stack_size", i8),
    ("stack", i8, REGULAR_TILES),  # faces that lie up, the bottom one first
]
FROM_THE_KINGDOM = [  # found anew when a tile is laid
    ("hexes", i16, LOCATIONS),  # where each location lies
    ("river", i8, LOCATIONS),  # edges that the river crosses, a bit for each direction
    ("beside", i8, (LOCATIONS, DIRECTIONS)),  # the next location in each direction, or NOWHERE
    ("ends_from", i64, (CHARACTERS, LOCATIONS)),  # where a move of a character from here may end
    ("sites", i64, SITES),  # the locations of each terrain, large area and of long rivers
    ("placements", i16, MOST_PLACEMENTS),  # of the top tile: rotation × HEXES + hex, in order
    ("placement_count", i16),
]
IN_A_FINISHED_KINGDOM = [  # where no further tile can be laid [FT-8.2]
    ("finished", i8),
    ("knight_reach", i64),  # locations that he can come to, his own included
    ("dragon_reach", i64),  # locations that she can still come to, her own included
    ("possible", i64),  # pages that can still be told, a bit for each number
]
SEAT_FIELDS = [
    ("hand", i8, SEATS),  # the page in hand, or NO_PAGE
    ("book_size", i8, SEATS),
    ("book", i8, (SEATS, MOST_PAGES)),  # top page first
    ("turned", i8, SEATS),  # pages at the bottom of the book that it knows; not in the JSON
    ("story_size", i8, SEATS),
    ("story", i8, (SEATS, MOST_PAGES)),  # in the order told
    ("magic", i8, SEATS),  # does the token show its magic side?
    ("out", i8, SEATS),
]
POSITION: Final = position_type(
    BOX_FIELDS
    + TABLE_FIELDS
    + KINGDOM_FIELDS
    + FROM_THE_KINGDOM
    + IN_A_FINISHED_KINGDOM
    + SEAT_FIELDS
)


@compiled
def bit(number):
    """The set with one member."""
    return 1 << int(number)


@compiled
def has(members, number):
    """Is the number in the set?"""
    return (int(members) >> int(number)) & 1 == 1


@compiled
def first_of(members):
    """The least number in the set; there must be one."""
    return int(NUMBER_OF[(members & -members) % POWERS_DIFFER])


@compiled
def union(sets, members):
    """All that is in the sets of the members."""
    together = 0
    while members:
        together |= int(sets[first_of(members)])
        members &= members - 1
    return together


@compiled
def size_of(members):
    """How many are in the set."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count


@entry_point()
def locations_laid(s):
    """How many locations the kingdom has."""
    return PARTS * int(s.tiles_laid)


@compiled
def everywhere(s):
    """All locations of the kingdom, as a set."""
    return bit(locations_laid(s)) - 1


@entry_point()
def location_at(s, at):
    """The location that lies on a hex, or NOWHERE."""
    for location in range(PARTS * int(s.tiles_laid)):
        if s.hexes[location] == at:
            return location
    return NOWHERE


@entry_point()
def top_face(s):
    """The face that lies up on the stack; there must be one. [FT-2.3]"""
    return int(s.stack[s.stack_size - 1])


@entry_point()
def pages_of_a_seat(s):
    """How many pages each seat is dealt. [FT-2.5]"""
    return PAGES // int(s.seats)


@compiled
def pages_known_to(s, seat):
    """The pages that a seat knows of: told, in its hand, or turned by it before."""
    known = bit(s.hand[seat])
    for nth in range(s.book_size[seat] - s.turned[seat], s.book_size[seat]):
        known |= bit(s.book[seat, nth])
    for other in range(s.seats):
        for nth in range(s.story_size[other]):
            known |= bit(s.story[other, nth])
    return known
