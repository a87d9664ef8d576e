"""Reading a box of Fairy Tile, and refusing one that no game can be played with. [FT-1.4]"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from pathlib import Path

import msgspec
import numpy as np

from tessera.games.fairytile.components import (
    CHARACTER_NAMES,
    OUR_BOX,
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
    Sees,
    SeesAll,
    SeesLine,
    Standing,
    Tile,
    Visits,
    print_on,
)
from tessera.games.fairytile.engine import kingdom
from tessera.games.fairytile.engine.state import (
    DIRECTIONS,
    LOCATIONS,
    NOWHERE,
    PAGES,
    PARTS,
    POSITION,
    START_TILES,
)
from tessera.kernel.boxes import BoxFault, TomlPath, cached_by_box, read_box
from tessera.kernel.engine.chance import CHANCE
from tessera.kernel.errors import InvalidComponents
from tessera.kernel.position import Position, empty_position
from tessera.kernel.values import Json

MOST_WORDS = 120  # letters of a value that are repeated in a refusal
HOME = ("castle", "forest", "mountain")  # what each character begins on [FT-2.2]
INNER_EDGES = ((0, 0, 1), (0, 1, 2), (1, 2, 2))  # part, direction, the part that lies there


def read_components(box: Path | Json | None, options: Mapping[str, str]) -> Json:
    """The components from a box, ours if none is given."""
    return read_box(
        OUR_BOX if box is None else box, lambda box: msgspec.to_builtins(_components(box))
    )


@cached_by_box
def components_from_json(json: Json) -> Components:
    """The components of a trace or a record, checked."""
    try:
        return _components(json)
    except BoxFault as wrong:
        raise InvalidComponents(f"the components are wrong: {wrong.reason}") from None


def _components(json: Json) -> Components:
    try:
        components = msgspec.convert(json, Components)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise _wrong_form(error) from None
    _check_tiles(components.tiles)
    _check_pages(components)
    _check_start(components)
    return components


def empty_table(components: Components, seats: int) -> Position:
    """The table before anything is drawn; tokens plain side up. [FT-2.4]"""
    s = empty_position(POSITION)
    print_on(s, components)
    s.seats, s.to_act, s.adventure = seats, CHANCE, 1
    s.standing[:], s.beside[:] = NOWHERE, NOWHERE
    return s


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
        named = ", ".join(tile.id[:9] for tile in tiles[:20])
        raise BoxFault(
            ("tiles",), f"the tiles are {', '.join(TILE_IDS)}, in this order, not {named}"
        )
    for number, tile in enumerate(tiles):
        path: TomlPath = ("tiles", number)
        if tile.start != (tile.id in START_IDS):
            reason = f"tile {tile.id} is {'no ' if tile.start else 'a '}start tile"
            raise BoxFault((*path, "start"), reason)
        if len(tile.faces) != 2:
            raise BoxFault((*path, "faces"), f"tile {tile.id} has 2 faces, not {len(tile.faces)}")
        for side, face in enumerate(tile.faces):
            _check_face((*path, "faces", side), f"tile {tile.id}, face {side}", face)
            _check_start_face((*path, "faces", side), tile, side)


def _check_face(path: TomlPath, name: str, face: Face) -> None:
    if len(face.terrain) != PARTS or len(face.river) != PARTS:
        reason = f"a face has {PARTS} terrains and {PARTS} lists of river edges"
        raise BoxFault(path, f"{name}: {reason}")
    for reason in _not_in(face.terrain, TERRAIN_NAMES, "a terrain"):
        raise BoxFault(path, f"{name}: {reason}")
    for edges in face.river:
        if len(set(edges)) != len(edges) or not set(edges) <= set(range(DIRECTIONS)):
            shown = str(edges)[:MOST_WORDS]
            raise BoxFault(
                path, f"{name}: river edges are different numbers from 0 to 5, not {shown}"
            )
    for part, edge, other in INNER_EDGES:
        if (edge in face.river[part]) != ((edge + 3) % DIRECTIONS in face.river[other]):
            raise BoxFault(path, f"{name}: the river breaks off between hexes {part} and {other}")
    if _is_symmetric(face):
        reason = f"{name}: the face looks the same when rotated, so a placement has several names"
        raise BoxFault(path, reason)


def _is_symmetric(face: Face) -> bool:
    """A rotation by two sixths moves hex 0 to 1, 1 to 2, 2 to 0, and edges by two."""
    rotated = [{(edge + 2) % DIRECTIONS for edge in face.river[part - 1]} for part in range(PARTS)]
    return len(set(face.terrain)) == 1 and rotated == [set(edges) for edges in face.river]


# ------------------------------------------------------------------ start tiles [FT-2.1, FT-2.2]


def _check_start_face(path: TomlPath, tile: Tile, side: int) -> None:
    face, name = tile.faces[side], f"tile {tile.id}, face {side}"
    if not tile.start:
        if face.marked is not None or face.character is not None:
            raise BoxFault(path, f"{name}: only start tiles have a marked corner and a character")
        return
    number = START_IDS.index(tile.id)
    who, home = CHARACTER_NAMES[number], HOME[number]
    match face.marked, face.character:
        case Marked(hex=part, corner=corner), Standing(who=standing, hex=stands_on):
            if part not in range(PARTS) or corner not in range(DIRECTIONS):
                raise BoxFault(path, f"{name}: a corner is 0 to 5 of hex 0, 1 or 2")
            if standing != who or stands_on not in range(PARTS) or face.terrain[stands_on] != home:
                raise BoxFault(path, f"{name}: the {who} stands on a {home}")
        case _:
            raise BoxFault(path, f"{name}: a start face has a marked corner and its character")


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
    for direction in range(DIRECTIONS):
        other = int(s.beside[location, direction])
        if 0 <= other < LOCATIONS:
            back = (direction + 3) % DIRECTIONS
            if (s.river[location] >> direction & 1) != (s.river[other] >> back & 1):
                return False
    return True


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
