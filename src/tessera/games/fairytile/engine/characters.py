"""How the Princess, the Knight and the Dragon move: where each may end. [FT-4]

Characters may pass one another and share a location, and rivers hinder nobody, so that a move
depends on the kingdom alone [FT-4.4] and is found once, when a tile is laid.
"""

# pyright: basic
from __future__ import annotations

import numpy as np

from tessera.games.fairytile.engine.kingdom import ALL_EDGES, last_in_line, line_from, neighbours
from tessera.games.fairytile.engine.state import (
    CASTLE,
    DIRECTIONS,
    DRAGON,
    KNIGHT,
    LOCATIONS,
    PRINCESS,
    bit,
    has,
    locations_laid,
    union,
)
from tessera.kernel.compiling import compiled, entry_point


@entry_point()
def find_ends(s):
    """Note for every location where each character may go from there."""
    near = np.zeros(LOCATIONS, np.int64)
    for at in range(locations_laid(s)):
        near[at] = neighbours(s, at, ALL_EDGES)
    from_castles = union(near, int(s.sites[CASTLE]))
    for at in range(locations_laid(s)):
        s.ends_from[PRINCESS, at] = princess_ends(s, at, near, from_castles)
        s.ends_from[KNIGHT, at] = knight_ends(at, near)
        s.ends_from[DRAGON, at] = dragon_ends(s, at)


@entry_point()
def ends_of(s, character):
    """The locations on which a move of the character may end."""
    return int(s.ends_from[character, s.standing[character]])


@compiled
def ends_from_all(s, character, locations):
    """The locations on which a move of the character from any of these may end."""
    return union(s.ends_from[character], locations)


@compiled
def princess_ends(s, at, near, from_castles):
    """A step; before it and after it a jump between castles, if she is on one. [FT-4.1]"""
    castles = int(s.sites[CASTLE])
    ends = from_castles if has(castles, at) else int(near[at])
    return ends | castles if ends & castles else ends


@compiled
def knight_ends(at, near):
    """Two steps away, and not one. [FT-4.2]"""
    one_step = int(near[at])
    return union(near, one_step) & ~one_step & ~bit(at)


@compiled
def dragon_ends(s, at):
    """Straight on to the last location before the edge or a gap, in 6 directions. [FT-4.3]"""
    ends = 0
    for direction in range(DIRECTIONS):
        ends |= bit(last_in_line(s, at, direction))
    return ends & ~bit(at)


@entry_point()
def flight(s, at, end):
    """The locations that the Dragon flies over, the last included and not the first. [FT-4.3]"""
    for direction in range(DIRECTIONS):
        line = line_from(s, at, direction)
        if has(line, end):
            return line
    return 0
