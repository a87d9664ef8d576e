"""The kingdom of Fairy Tile: hexes and lines, areas and rivers, and where a tile may lie.

Tiles are laid here and what follows from them is found; whose turn it is and what it brings is in
`rules`. Directions 0 to 5 go round; a rotation by one step turns direction d into d + 1.
"""

# pyright: basic
from __future__ import annotations

from typing import Final

import numpy as np

from tessera.games.fairytile.engine.state import (
    CASTLE,
    DIRECTIONS,
    HEXES,
    LARGE,
    LONG_RIVER,
    NOWHERE,
    ORIGIN,
    PARTS,
    START_TILES,
    STEPS,
    WIDTH,
    bit,
    everywhere,
    first_of,
    has,
    location_at,
    locations_laid,
    size_of,
    top_face,
)
from tessera.kernel.compiling import compiled, entry_point

ALL_EDGES: Final = 63
EDGES_THAT_TOUCH: Final = 2  # [FT-5.1]
SIZE_OF_A_LARGE_AREA: Final = 3  # locations [FT-7.6]
LENGTH_OF_A_LONG_RIVER: Final = 5  # tiles [FT-7.7]

# What is known of a hex while a tile looks for its place: 6 bits for the edges where it touches
# the kingdom, 6 for those of them that a river crosses, and above them how many touch.
RIVERS: Final = 6
TOUCHING: Final = 12
TAKEN: Final = -1  # a tile lies on it


# ------------------------------------------------------------------ hexes


@compiled
def opposite(direction):
    """The direction back."""
    return (direction + 3) % DIRECTIONS


@entry_point()
def part_at(at, rotation, part):
    """The hex of a face's part when part 0 lies at a hex, in a rotation."""
    if part == 0:
        return at
    return at + int(STEPS[(rotation + part - 1) % DIRECTIONS])


@compiled
def rotated(edges, rotation):
    """The edges of a hex after it was rotated."""
    return ((edges << rotation) | (edges >> (DIRECTIONS - rotation))) & ALL_EDGES


# ------------------------------------------------------------------ lines


@entry_point()
def line_from(s, location, direction):
    """The locations in a direction up to the edge or a gap, the first not included. [FT-7.1]"""
    line = 0
    location = int(s.beside[location, direction])
    while location != NOWHERE:
        line |= bit(location)
        location = int(s.beside[location, direction])
    return line


@compiled
def line_through(s, location, direction):
    """The whole straight line without a gap on which a location lies."""
    line = line_from(s, location, direction) | line_from(s, location, opposite(direction))
    return line | bit(location)


@entry_point()
def seen_from(s, location):
    """Every location in a straight line, and the location itself. [FT-7.1]"""
    seen = bit(location)
    for direction in range(DIRECTIONS):
        seen |= line_from(s, location, direction)
    return seen


@compiled
def last_in_line(s, location, direction):
    """The last location before the edge or a gap; the same one if there is no other. [FT-4.3]"""
    following = int(s.beside[location, direction])
    while following != NOWHERE:
        location = following
        following = int(s.beside[location, direction])
    return location


@compiled
def neighbours(s, location, edges):
    """The locations beside a location over these of its edges."""
    near = 0
    for direction in range(DIRECTIONS):
        if has(edges, direction) and s.beside[location, direction] != NOWHERE:
            near |= bit(s.beside[location, direction])
    return near


# ------------------------------------------------------------------ laying tiles


@entry_point()
def put_down(s, face, at, rotation):
    """Add a face to the kingdom, with all that follows for its locations and their neighbours."""
    tile = int(s.tiles_laid)
    s.laid[tile] = face
    s.laid_at[tile] = at
    s.laid_rotation[tile] = rotation
    s.tiles_laid += 1
    for part in range(PARTS):
        location = PARTS * tile + part
        s.hexes[location] = part_at(at, rotation, part)
        s.river[location] = rotated(int(s.river_of[face, part]), rotation)
        s.sites[s.terrain_of[face, part]] |= bit(location)
    for part in range(PARTS):
        join(s, PARTS * tile + part)


@compiled
def join(s, location):
    """Let a location and those beside it know each other."""
    for direction in range(DIRECTIONS):
        other = location_at(s, int(s.hexes[location]) + int(STEPS[direction]))
        s.beside[location, direction] = other
        if other != NOWHERE:
            s.beside[other, opposite(direction)] = location


@entry_point()
def lay_start_tiles(s, draw):
    """Lay the start tiles so that their marked corners meet in one point. [FT-2.1]

    Around the corner c of the first tile's marked hex the second tile's lies in direction c − 1,
    the third tile's in direction c.
    """
    at = part_at(ORIGIN, 0, int(s.marked_part[0, draw[0]]))
    corner = int(s.marked_corner[0, draw[0]])
    put_down(s, int(draw[0]), ORIGIN, 0)
    for tile in range(1, START_TILES):
        side = int(draw[tile])
        part = int(s.marked_part[tile, side])
        marked_at = at + int(STEPS[(corner + tile - 2) % DIRECTIONS])
        rotation = (corner + 2 * tile - int(s.marked_corner[tile, side])) % DIRECTIONS
        shift = part_at(ORIGIN, rotation, part) - ORIGIN
        put_down(s, 2 * tile + side, marked_at - shift, rotation)
    survey(s)


# ------------------------------------------------------------------ areas and rivers


@entry_point()
def survey(s):
    """Find the large areas and the long rivers. [FT-7.6, FT-7.7]"""
    for terrain in range(CASTLE):
        s.sites[LARGE + terrain], _ = find_areas(s, int(s.sites[terrain]))
    s.sites[LONG_RIVER], _ = find_rivers(s)


@compiled
def find_areas(s, left):
    """The locations of a terrain in areas of at least 3, and the size of its largest. [FT-7.6]"""
    large, largest = 0, 0
    while left:
        area = area_around(s, first_of(left), left)
        left &= ~area
        size = size_of(area)
        largest = max(largest, size)
        if size >= SIZE_OF_A_LARGE_AREA:
            large |= area
    return large, largest


@entry_point()
def area_around(s, location, within):
    """The connected locations of a set to which a location belongs."""
    return connected(s, location, within, by_river=False)


@entry_point()
def river_through(s, location):
    """Everything joined with a location over edges that the river crosses. [FT-7.7]"""
    return connected(s, location, everywhere(s), by_river=True)


@compiled
def connected(s, location, within, by_river):
    """What of a set is connected with a location, over any edges or those that a river crosses."""
    found, fresh = 0, bit(location)
    while fresh:
        found |= fresh
        reached = 0
        while fresh:
            at = first_of(fresh)
            reached |= neighbours(s, at, int(s.river[at]) if by_river else ALL_EDGES)
            fresh &= fresh - 1
        fresh = reached & within & ~found
    return found


@compiled
def find_rivers(s):
    """The locations on rivers of at least 5 tiles, and the length of the longest. [FT-7.7]"""
    long, longest, left = 0, 0, 0
    for location in range(locations_laid(s)):
        if s.river[location]:
            left |= bit(location)
    while left:
        river = river_through(s, first_of(left))
        left &= ~river
        length = tiles_along(river)
        longest = max(longest, length)
        if length >= LENGTH_OF_A_LONG_RIVER:
            long |= river
    return long, longest


@entry_point()
def tiles_along(locations):
    """How many tiles a set of locations lies on; a tile counts once."""
    count = 0
    while locations:
        count += int(locations & 7 != 0)
        locations >>= PARTS
    return count


# ------------------------------------------------------------------ where the top tile fits


@entry_point()
def find_placements(s):
    """Note every hex and rotation in which the top tile may be laid. [FT-5.1, FT-5.3]"""
    s.placements[:] = 0
    count = 0
    if s.stack_size > 0:
        surroundings = find_surroundings(s)
        low_q, high_q, low_r, high_r = bounds(s)
        face = top_face(s)
        for q in range(low_q - 2, high_q + 3):  # part 0 may lie one hex off those that touch
            for r in range(low_r - 2, high_r + 3):
                at = q * WIDTH + r
                if surroundings[at] != TAKEN:
                    count = list_rotations(s, face, at, surroundings, count)
    s.placement_count = count


@compiled
def list_rotations(s, face, at, surroundings, count):
    """Every rotation in which the face may lie with its part 0 on this free hex."""
    for rotation in range(DIRECTIONS):
        if fits(s, face, at, rotation, surroundings):
            s.placements[count] = rotation * HEXES + at
            count += 1
    return count


@compiled
def fits(s, face, at, rotation, surroundings):
    """Are the hexes free, do 2 edges touch, do all rivers go on? [FT-5.1, FT-5.2]"""
    touching = 0
    for part in range(PARTS):
        around = surroundings[part_at(at, rotation, part)]
        if around == TAKEN:
            return False
        touching += around >> TOUCHING
    if touching < EDGES_THAT_TOUCH:
        return False
    for part in range(PARTS):
        if not rivers_go_on(s, face, part, rotation, surroundings[part_at(at, rotation, part)]):
            return False
    return True


@entry_point()
def rivers_go_on(s, face, part, rotation, around):
    """Does river meet river, and dry edge dry edge, wherever the part touches? [FT-5.2]"""
    mine = rotated(int(s.river_of[face, part]), rotation)
    return mine & around & ALL_EDGES == (around >> RIVERS) & ALL_EDGES


@entry_point()
def find_surroundings(s):
    """For every hex whether it is taken, or else where it touches the kingdom and its rivers."""
    surroundings = np.zeros(HEXES, np.int16)
    for location in range(locations_laid(s)):
        at = int(s.hexes[location])
        surroundings[at] = TAKEN
        for direction in range(DIRECTIONS):
            if s.beside[location, direction] == NOWHERE:
                edge = opposite(direction)
                river = int(has(s.river[location], direction))
                beside = at + int(STEPS[direction])
                surroundings[beside] |= bit(edge) | river << (RIVERS + edge)
                surroundings[beside] += 1 << TOUCHING
    return surroundings


@compiled
def bounds(s):
    """The least and greatest rows of hexes with a tile, both ways."""
    low_q, high_q, low_r, high_r = WIDTH, 0, WIDTH, 0
    for location in range(locations_laid(s)):
        q, r = int(s.hexes[location]) // WIDTH, int(s.hexes[location]) % WIDTH
        low_q, high_q = min(low_q, q), max(high_q, q)
        low_r, high_r = min(low_r, r), max(high_r, r)
    return low_q, high_q, low_r, high_r
