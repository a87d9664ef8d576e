"""What is printed on the pieces, read back out of a position: to see that all of it got there."""

from __future__ import annotations

import msgspec

from tessera.games.fairytile.components import (
    CHARACTER_NAMES,
    SITE_NAMES,
    START_IDS,
    TERRAIN_NAMES,
    TILE_IDS,
    Components,
    Face,
    FliesOver,
    InLine,
    Marked,
    Meets,
    Objective,
    Page,
    Sees,
    SeesAll,
    SeesLine,
    Standing,
    Tile,
    Visits,
)
from tessera.games.fairytile.engine import state
from tessera.games.fairytile.engine.state import DIRECTIONS, NO_SITE, PAGES
from tessera.kernel.position import Position


def printed_in(position: Position) -> Components:
    """The printed values that a position carries."""
    tiles = [
        Tile(name, name in START_IDS, [_face_in(position, tile, side) for side in (0, 1)])
        for tile, name in enumerate(TILE_IDS)
    ]
    pages = [Page(number, _objective_in(position, number)) for number in range(1, PAGES + 1)]
    return Components(tiles, pages)


def _face_in(position: Position, tile: int, side: int) -> Face:
    edges: list[int] = position.river_of[2 * tile + side].tolist()
    terrain: list[int] = position.terrain_of[2 * tile + side].tolist()
    face = Face(
        terrain=[TERRAIN_NAMES[name] for name in terrain],
        river=[[edge for edge in range(DIRECTIONS) if part >> edge & 1] for part in edges],
    )
    if TILE_IDS[tile] not in START_IDS:
        return face
    return msgspec.structs.replace(
        face,
        marked=Marked(
            int(position.marked_part[tile, side]), int(position.marked_corner[tile, side])
        ),
        character=Standing(CHARACTER_NAMES[tile], int(position.character_part[tile, side])),
    )


def _objective_in(position: Position, page: int) -> Objective:
    who = CHARACTER_NAMES[int(position.who[page])]
    whom = [n for number, n in enumerate(CHARACTER_NAMES) if position.whom[page] >> number & 1]
    where = SITE_NAMES[int(position.where[page])]
    match int(position.kind[page]):
        case state.VISITS:
            return Visits(who, where, whom or None)
        case state.SEES:
            return Sees(who, where)
        case state.SEES_ALL:
            return SeesAll(who, whom)
        case state.SEES_LINE:
            return SeesLine(who, where, int(position.line_count[page]))
        case state.MEETS:
            return Meets(whom, where)
        case state.FLIES_OVER:
            ends = int(position.ends[page])
            return FliesOver(where, None if ends == NO_SITE else SITE_NAMES[ends])
        case _:
            return InLine(whom)
