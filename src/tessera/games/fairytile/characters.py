"""How the Princess, the Knight and the Dragon move: where each may end. [FT-4]

Characters may pass one another and share a location, and rivers hinder nobody, so that a move
depends on the kingdom alone. [FT-4.4]
"""

# pyright: basic
from __future__ import annotations

from tessera.games.fairytile.kingdom import (
    last_in_line,
    line_from,
    neighbours,
    neighbours_of_all,
)
from tessera.games.fairytile.state import (
    CASTLE,
    DIRECTIONS,
    KNIGHT,
    PRINCESS,
    bit,
    has,
)
from tessera.kernel.compiling import compiled


@compiled
def ends_of(s, character):
    """The locations on which a move of the character may end."""
    at = int(s.standing[character])
    if character == PRINCESS:
        return princess_ends(s, at)
    return knight_ends(s, at) if character == KNIGHT else dragon_ends(s, at)


@compiled
def princess_ends(s, at):
    """A step; before it and after it a jump between castles, if she is on one. [FT-4.1]"""
    castles = int(s.sites[CASTLE])
    ends = neighbours_of_all(s, castles) if has(castles, at) else neighbours(s, at)
    return ends | castles if ends & castles else ends


@compiled
def knight_ends(s, at):
    """Two steps away, and not one. [FT-4.2]"""
    near = neighbours(s, at)
    return neighbours_of_all(s, near) & ~near & ~bit(at)


@compiled
def dragon_ends(s, at):
    """Straight on to the last location before the edge or a gap, in 6 directions. [FT-4.3]"""
    ends = 0
    for direction in range(DIRECTIONS):
        ends |= bit(last_in_line(s, at, direction))
    return ends & ~bit(at)


@compiled
def flight(s, at, end):
    """The locations that the Dragon flies over, the last included and not the first. [FT-4.3]"""
    for direction in range(DIRECTIONS):
        line = line_from(s, at, direction)
        if has(line, end):
            return line
    return 0
