"""What is in the box of Fairy Tile, as data; the values are in components.toml. [FT-1.4]

Tiles and pages have the same form in the file as in a trace. A file of the user's own is checked
and refused with the line and the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, product
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
import numpy as np

from tessera.games.fairytile.engine import kingdom, state
from tessera.games.fairytile.engine.state import (
    DIRECTIONS,
    LOCATIONS,
    NO_SITE,
    NOWHERE,
    PAGES,
    PARTS,
    POSITION,
    REGULAR_TILES,
    START_TILES,
)
from tessera.kernel.boxes import BoxFault, TomlPath, cached_by_box, read_box
from tessera.kernel.engine.chance import CHANCE
from tessera.kernel.position import Position, empty_position
from tessera.kernel.values import Json

# A name's place in its row is its number in a position.
CHARACTER_NAMES = ("princess", "knight", "dragon")
TERRAIN_NAMES = ("plain", "forest", "mountain", "castle")
SITE_NAMES = (*TERRAIN_NAMES, "large plain", "large forest", "large mountain", "long river")
START_IDS = ("P", "K", "D")
TILE_IDS = (*START_IDS, *(str(number) for number in range(1, REGULAR_TILES + 1)))

OUR_BOX = Path(__file__).with_name("components.toml")
MOST_WORDS = 120  # letters of a value that are repeated in a refusal
HOME = ("castle", "forest", "mountain")  # what each character begins on [FT-2.2]
INNER_EDGES = ((0, 0, 1), (0, 1, 2), (1, 2, 2))  # part, direction, the part that lies there

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


# ------------------------------------------------------------------ reading


def read_components(box: Path | Json | None, options: Mapping[str, str]) -> Json:
    """The components from a box, ours if none is given."""
    return read_box(OUR_BOX if box is None else box, _checked)


def _checked(json: Json) -> Components:
    try:
        components = msgspec.convert(json, Components)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise _wrong_form(error) from None
    _check_tiles(components.tiles)
    _check_pages(components)
    _check_start(components)
    return components


components_from_json = cached_by_box(_checked)  # of a trace or a record


def _wrong_form(error: Exception) -> BoxFault:
    """A value of the wrong kind, with the path to it; of an unknown key, the key itself."""
    before, _, path = str(error).rpartition(" - at `$")
    sentence = before or path  # at the top there is no path
    steps = [key or int(nth) for key, nth in re.findall(r"\.(\w+)|\[(\d{1,6})\]", path)]
    steps = steps if before else []
    if unknown := re.search(r"unknown field `(.*)`", sentence):
        return BoxFault((*steps, unknown[1]), f"there is no '{unknown[1][:40]}' here")
    return BoxFault(tuple(steps), sentence[0].lower() + sentence[1:MOST_WORDS])


# ------------------------------------------------------------------ tiles [FT-1.2]


def _check_tiles(tiles: list[Tile]) -> None:
    if [tile.id for tile in tiles] != list(TILE_IDS):
        ids, named = ", ".join(TILE_IDS), ", ".join(tile.id[:9] for tile in tiles[:20])
        raise BoxFault(("tiles",), f"the tiles are {ids}, in this order, not {named}")
    for number, tile in enumerate(tiles):
        path: TomlPath = ("tiles", number)
        if tile.start != (tile.id in START_IDS):
            reason = f"tile {tile.id} is {'no ' if tile.start else 'a '}start tile"
            raise BoxFault((*path, "start"), reason)
        if len(tile.faces) != 2:
            raise BoxFault((*path, "faces"), f"tile {tile.id} has 2 faces, not {len(tile.faces)}")
        for side, face in enumerate(tile.faces):
            for reason in chain(_faults_of_face(face), _faults_of_start_face(tile, face)):
                raise BoxFault((*path, "faces", side), f"tile {tile.id}, face {side}: {reason}")


def _faults_of_face(face: Face) -> Iterator[str]:
    if len(face.terrain) != PARTS or len(face.river) != PARTS:
        yield f"a face has {PARTS} terrains and {PARTS} lists of river edges"
    yield from _not_in(face.terrain, TERRAIN_NAMES, "a terrain")
    for edges in face.river:
        if len(set(edges)) != len(edges) or not set(edges) <= set(range(DIRECTIONS)):
            yield f"river edges are different numbers from 0 to 5, not {str(edges)[:MOST_WORDS]}"
    for part, edge, other in INNER_EDGES:
        if (edge in face.river[part]) != ((edge + 3) % DIRECTIONS in face.river[other]):
            yield f"the river breaks off between hexes {part} and {other}"
    if _is_symmetric(face):
        yield "the face looks the same when rotated, so a placement has several names"


def _is_symmetric(face: Face) -> bool:
    """A rotation by two sixths moves hex 0 to 1, 1 to 2, 2 to 0, and edges by two."""
    rotated = [{(edge + 2) % DIRECTIONS for edge in face.river[part - 1]} for part in range(PARTS)]
    return len(set(face.terrain)) == 1 and rotated == [set(edges) for edges in face.river]


# ------------------------------------------------------------------ start tiles [FT-2.1, FT-2.2]


def _faults_of_start_face(tile: Tile, face: Face) -> Iterator[str]:
    if not tile.start:
        if face.marked is not None or face.character is not None:
            yield "only start tiles have a marked corner and a character"
        return
    number = START_IDS.index(tile.id)
    who, home = CHARACTER_NAMES[number], HOME[number]
    match face.marked, face.character:
        case Marked(hex=part, corner=corner), Standing(who=standing, hex=stands_on):
            if part not in range(PARTS) or corner not in range(DIRECTIONS):
                yield "a corner is 0 to 5 of hex 0, 1 or 2"
            if standing != who or stands_on not in range(PARTS) or face.terrain[stands_on] != home:
                yield f"the {who} stands on a {home}"
        case _:
            yield "a start face has a marked corner and its character"


def _check_start(components: Components) -> None:
    """Whatever sides lie up, corners and rivers meet, with one river through all. [FT-2.1]"""
    for sides in product((0, 1), repeat=START_TILES):
        s = empty_table(components, 2)
        kingdom.lay_start_tiles(s, np.array(sides, np.int8))
        names = " ".join(f"{tile}{side}" for tile, side in zip(START_IDS, sides, strict=True))
        hexes: list[int] = s.hexes[: START_TILES * PARTS].tolist()
        if len(set(hexes)) != len(hexes):
            raise BoxFault(("tiles", 0), f"the start tiles {names} overlap at their marked corners")
        if not all(_river_goes_on(s, at) for at in range(len(hexes))):
            raise BoxFault(("tiles", 0), f"the start tiles {names} break the river off")
        rivers = [int(kingdom.river_through(s, at)) for at in range(len(hexes)) if s.river[at]]
        if max((int(kingdom.tiles_along(river)) for river in rivers), default=0) < START_TILES:
            raise BoxFault(("tiles", 0), f"no river runs through all of the start tiles {names}")


def _river_goes_on(s: Position, location: int) -> bool:
    return all(
        s.river[location] >> edge & 1 == s.river[other] >> (edge + 3) % DIRECTIONS & 1
        for edge, other in enumerate(s.beside[location].tolist())
        if other != NOWHERE
    )


# ------------------------------------------------------------------ pages [FT-1.3]


def _check_pages(components: Components) -> None:
    numbers = [page.number for page in components.pages]
    if numbers != list(range(1, PAGES + 1)):
        raise BoxFault(("pages",), f"there are {PAGES} pages, numbered from 1 in this order")
    for nth, page in enumerate(components.pages):
        for reason in _faults(page.objective):
            raise BoxFault(("pages", nth), f"page {page.number}: {reason}")


def _faults(objective: Objective) -> Iterator[str]:
    """What is wrong with an objective, if anything."""
    match objective:
        case Visits(who, where, sees_any):
            yield from _not_in((where,), SITE_NAMES, "a site")
            yield from _not_others(who, [] if sees_any is None else sees_any or [""])
        case Sees(who, where):
            yield from _not_in((where,), SITE_NAMES, "a site")
            yield from _not_others(who, [])
        case SeesAll(who, whom):
            yield from _not_others(who, whom or [""])
        case SeesLine(who, terrain, count):
            yield from _not_in((terrain,), TERRAIN_NAMES, "a terrain")
            yield from _not_others(who, [])
            if not 1 <= count <= LOCATIONS:
                yield f"1 to {LOCATIONS} can be counted in a line, not {count}"
        case Meets(who, where):
            yield from _not_in((where,), SITE_NAMES, "a site")
            yield from _not_different(who, (2,))
        case FliesOver(over, ends):
            yield from _not_in((over, over if ends is None else ends), SITE_NAMES, "a site")
        case InLine(who):
            yield from _not_different(who, (2, 3))


def _not_in(names: Iterable[str], known: tuple[str, ...], what: str) -> Iterator[str]:
    for name in names:
        if name not in known:
            yield f"{what} is one of {', '.join(known)}, not '{name[:40]}'"


def _not_others(who: str, whom: list[str]) -> Iterator[str]:
    yield from _not_in((who, *whom), CHARACTER_NAMES, "a character")
    if who in whom or len(set(whom)) != len(whom):
        yield "whoever is to be seen is somebody else, and named once"


def _not_different(who: list[str], counts: tuple[int, ...]) -> Iterator[str]:
    yield from _not_in(who, CHARACTER_NAMES, "a character")
    if len(set(who)) != len(who) or len(who) not in counts:
        yield f"it is about {' or '.join(map(str, counts))} different characters"


# ------------------------------------------------------------------ into a position


def empty_table(components: Components, seats: int) -> Position:
    """The table before anything is drawn; tokens plain side up. [FT-2.4]"""
    s = empty_position(POSITION)
    print_on(s, components)
    s.seats, s.to_act, s.adventure = seats, CHANCE, 1
    s.standing[:], s.beside[:] = NOWHERE, NOWHERE
    return s


def print_on(position: Position, components: Components) -> None:
    """Write the printed values into a position."""
    for number, tile in enumerate(components.tiles):
        for side, face in enumerate(tile.faces):
            _print_face(position, number, side, face)
    for page in components.pages:
        _print_objective(position, page.number, page.objective)


def _print_face(position: Position, tile: int, side: int, face: Face) -> None:
    position.terrain_of[2 * tile + side] = [TERRAIN_NAMES.index(name) for name in face.terrain]
    position.river_of[2 * tile + side] = [sum(1 << edge for edge in edges) for edges in face.river]
    if face.marked is not None and face.character is not None:
        position.marked_part[tile, side] = face.marked.hex
        position.marked_corner[tile, side] = face.marked.corner
        position.character_part[tile, side] = face.character.hex


def _print_objective(position: Position, page: int, objective: Objective) -> None:
    ends, count = NO_SITE, 0
    match objective:
        case Visits(who, where, sees_any):
            values = (state.VISITS, _number(who), _bits(sees_any or []), _site(where))
        case Sees(who, where):
            values = (state.SEES, _number(who), 0, _site(where))
        case SeesAll(who, whom):
            values = (state.SEES_ALL, _number(who), _bits(whom), 0)
        case SeesLine(who, terrain, count):
            values = (state.SEES_LINE, _number(who), 0, _site(terrain))
        case Meets(who, where):
            values = (state.MEETS, 0, _bits(who), _site(where))
        case FliesOver(over, ends_on):
            values = (state.FLIES_OVER, 0, 0, _site(over))
            ends = NO_SITE if ends_on is None else _site(ends_on)
        case InLine(who):
            values = (state.IN_LINE, _number(who[0]), _bits(who), 0)
    position.kind[page], position.who[page], position.whom[page], position.where[page] = values
    position.ends[page], position.line_count[page] = ends, count


def _number(who: str) -> int:
    return CHARACTER_NAMES.index(who)


def _bits(whom: list[str]) -> int:
    return sum(1 << _number(who) for who in whom)


def _site(where: str) -> int:
    return SITE_NAMES.index(where)
