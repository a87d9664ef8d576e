"""Fairy Tile, read a second time from the clauses alone: the kingdom and who moves how on it.

Hexes, tiles laid, lines, areas, rivers, spots for a tile, moves of the characters. What a turn is
and what a page asks for lives in `fairytile_play.py` and `fairytile_pages.py`. Nothing here is fast
and nothing is shared with the engine: that is the point.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple, NotRequired, TypedDict

Hex = tuple[int, int]
Path = tuple[Hex, ...]  # the locations of a move after the one it began on; the last is its end

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
TREFOIL: tuple[Hex, ...] = ((0, 0), (1, 0), (0, 1))  # the hexes of a face, by number
CHARACTERS: tuple[str, ...] = ("princess", "knight", "dragon")
LARGE_AREA = 3  # locations [FT-7.6]
LONG_RIVER = 5  # tiles [FT-7.7]
EDGES_THAT_TOUCH = 2  # [FT-5.1]


class Corner(TypedDict):
    """A corner of a face: hex by number, corner c between directions c − 1 and c."""

    hex: int
    corner: int


class Standing(TypedDict):
    """Who begins the game on a start face, and on which of its hexes."""

    who: str
    hex: int


class Face(TypedDict):
    """One side of a tile; the last two only on start tiles."""

    terrain: list[str]
    river: list[list[int]]
    marked: NotRequired[Corner]
    character: NotRequired[Standing]


class Spot(NamedTuple):
    """Where a tile lies: rotated about its hex 0, then shifted."""

    q: int
    r: int
    rotation: int


class Laid(NamedTuple):
    """A face lying in the kingdom."""

    terrain: tuple[str, ...]
    river: tuple[frozenset[int], ...]
    spot: Spot


@dataclass(frozen=True, slots=True)
class Location:
    """A hex of the kingdom: its terrain, the edges that the river crosses, its tile by number."""

    terrain: str
    river: frozenset[int]
    tile: int


def step(at: Hex, direction: int) -> Hex:
    """The hex next door."""
    dq, dr = DIRECTIONS[direction % 6]
    return at[0] + dq, at[1] + dr


def rotate(at: Hex, steps: int) -> Hex:
    """A hex turned about the origin."""
    q, r = at
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r


def hexes_of(spot: Spot) -> list[Hex]:
    """The three hexes that a tile covers there, by number."""
    turned = [rotate(part, spot.rotation) for part in TREFOIL]
    return [(q + spot.q, r + spot.r) for q, r in turned]


def lay_face(face: Face, spot: Spot) -> Laid:
    """A face of the box at a place in the kingdom."""
    return Laid(tuple(face["terrain"]), tuple(frozenset(edges) for edges in face["river"]), spot)


def locations_of(laid: Laid, number: int) -> dict[Hex, Location]:
    """The three locations that a laid tile makes, its rivers turned with it."""
    made: dict[Hex, Location] = {}
    for part, at in enumerate(hexes_of(laid.spot)):
        river = frozenset((edge + laid.spot.rotation) % 6 for edge in laid.river[part])
        made[at] = Location(laid.terrain[part], river, number)
    return made


class Kingdom:
    """Everything that the laid tiles say; compared by identity, so that it can be a cache key."""

    def __init__(self, locations: dict[Hex, Location]) -> None:
        self.locations = locations

    def neighbours(self, at: Hex) -> list[Hex]:
        """The locations that share an edge with a hex."""
        return [near for near in (step(at, d) for d in range(6)) if near in self.locations]

    def line(self, at: Hex, direction: int) -> list[Hex]:
        """The locations in a straight line, up to the edge or a gap; not `at` itself. [FT-7.1]"""
        found: list[Hex] = []
        at = step(at, direction)
        while at in self.locations:
            found.append(at)
            at = step(at, direction)
        return found

    def seen_from(self, at: Hex) -> set[Hex]:
        """The location itself and the six lines from it. [FT-7.1]"""
        return {at}.union(*(self.line(at, direction) for direction in range(6)))

    def terrain(self, at: Hex) -> str:
        """Plain, forest, mountain or castle."""
        return self.locations[at].terrain

    @cached_property
    def castles(self) -> set[Hex]:
        """All castles of the kingdom."""
        return {at for at in self.locations if self.terrain(at) == "castle"}

    def area(self, at: Hex) -> set[Hex]:
        """The connected locations of one terrain around this one. [FT-7.6]"""

        def same_terrain(here: Hex) -> Iterable[Hex]:
            return [n for n in self.neighbours(here) if self.terrain(n) == self.terrain(at)]

        return closure(at, same_terrain)

    def river(self, at: Hex) -> set[Hex]:
        """The locations joined to this one over crossed edges; none without a river. [FT-7.7]"""
        return closure(at, self.downstream) if self.locations[at].river else set()

    def downstream(self, at: Hex) -> list[Hex]:
        """The neighbours that the river of a location runs on to."""
        ways = [step(at, edge) for edge in self.locations[at].river]
        return [near for near in ways if near in self.locations]

    @cached_property
    def in_large_area(self) -> set[Hex]:
        """The locations in areas of at least 3. [FT-7.6]"""
        return {at for at in self.locations if len(self.area(at)) >= LARGE_AREA}

    @cached_property
    def on_long_river(self) -> set[Hex]:
        """The locations on rivers through at least 5 tiles, a tile counted once. [FT-7.7]"""
        return {at for at in self.locations if len(self.tiles(self.river(at))) >= LONG_RIVER}

    def tiles(self, places: Iterable[Hex]) -> set[int]:
        """The tiles that locations belong to."""
        return {self.locations[at].tile for at in places}

    def is_there(self, at: Hex, where: str) -> bool:
        """Whether a location is a castle, in a large forest, on a long river… [FT-7.3]"""
        if where == "long river":
            return at in self.on_long_river
        if where.startswith("large "):
            return at in self.in_large_area and self.terrain(at) == where.removeprefix("large ")
        return self.terrain(at) == where


@lru_cache(maxsize=256)
def kingdom_of(tiles: tuple[Laid, ...]) -> Kingdom:
    """The kingdom that these tiles make."""
    locations: dict[Hex, Location] = {}
    for number, laid in enumerate(tiles):
        locations |= locations_of(laid, number)
    return Kingdom(locations)


def closure(start: Hex, ways: Callable[[Hex], Iterable[Hex]]) -> set[Hex]:
    """Everything that can be reached from `start`, itself included."""
    found, waiting = {start}, [start]
    while waiting:
        for near in ways(waiting.pop()):
            if near not in found:
                found.add(near)
                waiting.append(near)
    return found


# --- laying a tile ----------------------------------------------------------------------------


def refuse_spot(kingdom: Kingdom, laid: Laid) -> str | None:
    """The clause that forbids a tile to lie there, if any does. [FT-5.1, FT-5.2]"""
    new = locations_of(laid, -1)
    if any(at in kingdom.locations for at in new):
        return "FT-5.1"
    touching = list(touching_edges(kingdom, new))
    if len(touching) < EDGES_THAT_TOUCH:
        return "FT-5.1"
    return None if all(mine == theirs for mine, theirs in touching) else "FT-5.2"


def touching_edges(kingdom: Kingdom, new: dict[Hex, Location]) -> Iterator[tuple[bool, bool]]:
    """For each edge that touches the kingdom: does a river cross it on the new, the old side?"""
    for at, location in new.items():
        for edge in range(6):
            old = kingdom.locations.get(step(at, edge))
            if old is not None:
                yield edge in location.river, (edge + 3) % 6 in old.river


@lru_cache(maxsize=256)
def legal_spots(kingdom: Kingdom, face: Laid) -> frozenset[Spot]:
    """Every hex around the kingdom, every rotation: where a face may lie. [FT-5.1, FT-5.2]"""
    columns, rows = zip(*kingdom.locations, strict=True)
    spots = {
        Spot(q, r, rotation)
        for q in range(min(columns) - 3, max(columns) + 4)
        for r in range(min(rows) - 3, max(rows) + 4)
        for rotation in range(6)
    }
    return frozenset(s for s in spots if refuse_spot(kingdom, face._replace(spot=s)) is None)


# --- the start tiles --------------------------------------------------------------------------


def point_of(at: Hex, corner: int) -> frozenset[Hex]:
    """A corner of a hex, named by the three hexes that share it."""
    return frozenset({at, step(at, corner - 1), step(at, corner)})


def spot_with_mark(face: Face, at: Hex, point: frozenset[Hex]) -> Spot | None:
    """How a start tile lies with its marked hex here and its marked corner in the point."""
    marked = face.get("marked")
    if marked is None:
        return None
    for rotation in range(6):
        q, r = rotate(TREFOIL[marked["hex"]], rotation)
        if point_of(at, marked["corner"] + rotation) == point:
            return Spot(at[0] - q, at[1] - r, rotation)
    return None


def start_spots(first: Face, second: Face, third: Face) -> list[Spot] | None:
    """The first lies at 0,0,0; the others so that corners meet and the river runs on. [FT-2.1]"""
    marked = first.get("marked")
    if marked is None:
        return None
    middle, corner = TREFOIL[marked["hex"]], marked["corner"]
    point = point_of(middle, corner)
    for turns in ((-1, 0), (0, -1)):
        ends = [step(middle, corner + turn) for turn in turns]
        spots = [
            Spot(0, 0, 0),
            spot_with_mark(second, ends[0], point),
            spot_with_mark(third, ends[1], point),
        ]
        laid = [spot for spot in spots if spot is not None]
        if len(laid) == len(spots) and fits_as_start([first, second, third], laid):
            return laid
    return None


def fits_as_start(faces: list[Face], spots: list[Spot]) -> bool:
    """No overlap, no river edge against a dry one, one river through all three. [FT-2.1]"""
    tiles = [lay_face(face, spot) for face, spot in zip(faces, spots, strict=True)]
    whole = kingdom_of(tuple(tiles))
    if len(whole.locations) != len(TREFOIL) * len(tiles):
        return False
    touching = touching_edges(whole, whole.locations)
    unbroken = all(mine == theirs for mine, theirs in touching)
    rivers = [whole.river(at) for at in whole.locations]
    return unbroken and any(len(whole.tiles(river)) == len(tiles) for river in rivers)


# --- moving a character -----------------------------------------------------------------------


def princess_moves(kingdom: Kingdom, at: Hex) -> set[Path]:
    """A step; a jump between castles before it, after it, or both. [FT-4.1]"""
    castles = kingdom.castles
    begins = castles | {at} if at in castles else {at}
    steps = {near for begin in begins for near in kingdom.neighbours(begin)}
    jumps = {castle for near in steps & castles for castle in castles - {near}}
    return {(end,) for end in steps | jumps}


def knight_moves(kingdom: Kingdom, at: Hex) -> set[Path]:
    """Two steps, ending neither where he began nor beside it. [FT-4.2]"""
    first = kingdom.neighbours(at)
    second = {end for near in first for end in kingdom.neighbours(near)}
    return {(end,) for end in second - {at, *first}}


def dragon_moves(kingdom: Kingdom, at: Hex) -> set[Path]:
    """Straight on to the last location before the edge or a gap, not of no distance. [FT-4.3]"""
    lines = [kingdom.line(at, direction) for direction in range(6)]
    return {tuple(line) for line in lines if line}


@lru_cache(maxsize=8192)
def character_moves(kingdom: Kingdom, who: str, at: Hex) -> frozenset[Path]:
    """The moves of a character, wherever the others stand. [FT-4.4]"""
    movers = {"princess": princess_moves, "knight": knight_moves, "dragon": dragon_moves}
    return frozenset(movers[who](kingdom, at))


@lru_cache(maxsize=8192)
def reachable(kingdom: Kingdom, who: str, at: Hex) -> frozenset[Hex]:
    """Where a character can come by any number of moves, none included. [FT-8.2]"""

    def ends(here: Hex) -> list[Hex]:
        return [path[-1] for path in character_moves(kingdom, who, here)]

    return frozenset(closure(at, ends))
