"""What is in the box of Fairy Tile, as data; the values are in components.toml. [FT-1.4]

Tiles and pages have the same form in the file as in a trace. A file of the user's own is checked
in `box` and refused with the line and the reason.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

from tessera.games.fairytile.engine import state
from tessera.games.fairytile.engine.state import NO_SITE, PARTS, REGULAR_TILES
from tessera.kernel.position import Position

# A name's place in its row is its number in a position.
CHARACTER_NAMES = ("princess", "knight", "dragon")
TERRAIN_NAMES = ("plain", "forest", "mountain", "castle")
SITE_NAMES = (*TERRAIN_NAMES, "large plain", "large forest", "large mountain", "long river")
START_IDS = ("P", "K", "D")
TILE_IDS = (*START_IDS, *(str(number) for number in range(1, REGULAR_TILES + 1)))

OUR_BOX = Path(__file__).with_name("components.toml")


Small: TypeAlias = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]  # fits a sentence


class Marked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The marked corner of a start face: of which hex, and between directions c − 1 and c."""

    hex: Small
    corner: Small


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who begins the game on a start face, and on which of its hexes."""

    who: str
    hex: Small


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One side of a tile: the terrain of its hexes and the edges that the river crosses."""

    terrain: list[str]
    river: list[list[Small]]
    marked: Marked | None = None  # on start faces only, as is the character
    character: Standing | None = None


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile and its two faces. [FT-1.2]"""

    id: str
    start: bool
    faces: list[Face]


class _Objective(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", omit_defaults=True
):
    """What a page asks for, in the words of `objectives`."""


class Visits(_Objective, tag="visits", frozen=True):
    """A character ends its move somewhere, and from there sees one of others if so asked."""

    who: str
    where: str
    sees_any: list[str] | None = None


class Sees(_Objective, tag="sees", frozen=True):
    """A character sees a site."""

    who: str
    where: str


class SeesAll(_Objective, tag="sees_all", frozen=True):
    """A character sees all of the others that are named."""

    who: str
    whom: list[str]


class SeesLine(_Objective, tag="sees_line", frozen=True):
    """A character sees so many locations of a terrain in one direction."""

    who: str
    terrain: str
    count: Small


class Meets(_Objective, tag="meets", frozen=True):
    """Two characters meet on a terrain."""

    who: list[str]
    where: str


class FliesOver(_Objective, tag="flies_over", frozen=True, omit_defaults=False):
    """The Dragon flies over a site, and ends on another if so asked."""

    over: str
    ends: str | None = None


class InLine(_Objective, tag="in_line", frozen=True):
    """The characters stand in one line."""

    who: list[str]


Objective: TypeAlias = Visits | Sees | SeesAll | SeesLine | Meets | FliesOver | InLine


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A page by its place in the story; its words are in `locales/`. [FT-1.3]"""

    number: Small
    objective: Objective


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the pieces, as in a trace or a record."""

    tiles: list[Tile]
    pages: list[Page]


# ------------------------------------------------------------------ into a position


def print_on(position: Position, components: Components) -> None:
    """Write the printed values into a position."""
    for number, tile in enumerate(components.tiles):
        for side, face in enumerate(tile.faces):
            _print_face(position, number, side, face)
    for page in components.pages:
        _print_objective(position, page.number, page.objective)


def _print_face(position: Position, tile: int, side: int, face: Face) -> None:
    for part in range(PARTS):
        number = 2 * tile + side
        position.terrain_of[number, part] = TERRAIN_NAMES.index(face.terrain[part])
        position.river_of[number, part] = sum(1 << edge for edge in face.river[part])
    if face.marked is not None and face.character is not None:
        position.marked_part[tile, side] = face.marked.hex
        position.marked_corner[tile, side] = face.marked.corner
        position.character_part[tile, side] = face.character.hex


def _print_objective(position: Position, page: int, objective: Objective) -> None:
    match objective:
        case Visits(who, where, sees_any):
            values = (state.VISITS, _number(who), _bits(sees_any or []), _site(where))
        case Sees(who, where):
            values = (state.SEES, _number(who), 0, _site(where))
        case SeesAll(who, whom):
            values = (state.SEES_ALL, _number(who), _bits(whom), 0)
        case SeesLine(who, terrain, _):
            values = (state.SEES_LINE, _number(who), 0, _site(terrain))
        case Meets(who, where):
            values = (state.MEETS, 0, _bits(who), _site(where))
        case FliesOver(over, _):
            values = (state.FLIES_OVER, 0, 0, _site(over))
        case InLine(who):
            values = (state.IN_LINE, _number(who[0]), _bits(who), 0)
    position.kind[page], position.who[page], position.whom[page], position.where[page] = values
    position.ends[page] = NO_SITE
    if isinstance(objective, FliesOver) and objective.ends is not None:
        position.ends[page] = _site(objective.ends)
    if isinstance(objective, SeesLine):
        position.line_count[page] = objective.count


def _number(who: str) -> int:
    return CHARACTER_NAMES.index(who)


def _bits(whom: list[str]) -> int:
    return sum(1 << _number(who) for who in whom)


def _site(where: str) -> int:
    return SITE_NAMES.index(where)
