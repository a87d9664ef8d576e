"""What the clauses say of a position, found by trying everything: slow, and without the engine.

Kingdoms are read from the JSON of a position and the box. Where a tile may lie is found by trying
every hex and rotation; which pages can still be told in a finished kingdom, by walking through
every joint position of the three characters.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from tessera.kernel.values import Json
from tests.games.fairytile.board import CHARACTERS, OUR_OWN, Hex, neighbour

Bools = np.ndarray[Any, np.dtype[np.bool_]]

# ------------------------------------------------------------------ the kingdom


@dataclass(frozen=True, slots=True)
class Location:
    """What is printed on a location, rotated as it lies."""

    terrain: str
    river: frozenset[int]
    tile: str


def trefoil(q: int, r: int, rotation: int) -> list[Hex]:
    """The three hexes of a tile that lies so."""
    return [(q, r), neighbour((q, r), rotation), neighbour((q, r), rotation + 1)]


def land(json: Json, components: Json = OUR_OWN) -> dict[Hex, Location]:
    """The kingdom of a position, read from its JSON and the box; no two tiles overlap."""
    faces = {tile["id"]: tile["faces"] for tile in components["tiles"]}
    found: dict[Hex, Location] = {}
    for laid in json["kingdom"]:
        face = faces[laid["tile"]][laid["face"]]
        for part, at in enumerate(trefoil(laid["q"], laid["r"], laid["rotation"])):
            assert at not in found
            river = frozenset((edge + laid["rotation"]) % 6 for edge in face["river"][part])
            found[at] = Location(face["terrain"][part], river, laid["tile"])
    return found


# ------------------------------------------------------------------ where a tile may lie


def spots_by_trying(json: Json, components: Json) -> set[str]:
    """Every hex around the kingdom, every rotation, tried by the letter of the clauses."""
    if not json["stack"]:
        return set()
    kingdom, top = land(json, components), json["stack"][0]
    (tile,) = [tile for tile in components["tiles"] if tile["id"] == top["tile"]]
    river = tile["faces"][top["face"]]["river"]
    qs, rs = zip(*kingdom, strict=True)
    return {
        f"lay {q},{r},{rotation}"
        for q in range(min(qs) - 4, max(qs) + 5)
        for r in range(min(rs) - 4, max(rs) + 5)
        for rotation in range(6)
        if _fits(kingdom, river, (q, r, rotation))
    }


def _fits(kingdom: dict[Hex, Location], river: list[list[int]], spot: tuple[int, int, int]) -> bool:
    hexes, rotation, touching = trefoil(*spot), spot[2], 0
    if any(at in kingdom for at in hexes):
        return False
    for at, edges in zip(hexes, river, strict=True):
        wet = {(edge + rotation) % 6 for edge in edges}
        for direction in range(6):
            other = kingdom.get(neighbour(at, direction))
            if other is not None:
                touching += 1
                if (direction in wet) != ((direction + 3) % 6 in other.river):
                    return False
    return touching >= 2


# ------------------------------------------------------------------ pages that can still be told


@dataclass(frozen=True)
class FinishedKingdom:
    """A kingdom that changes no more: who moves where on it, and what is seen."""

    land: dict[Hex, Location]

    @cached_property
    def order(self) -> list[Hex]:
        return list(self.land)

    def only(self, hexes: set[Hex]) -> Bools:
        """For each location whether it is one of these."""
        return np.array([at in hexes for at in self.order])

    def line(self, at: Hex, direction: int) -> Iterator[Hex]:
        """The locations in a direction up to the edge or a gap."""
        while (at := neighbour(at, direction)) in self.land:
            yield at

    def matrix(self, pairs: set[tuple[Hex, Hex]]) -> Bools:
        return np.array([[(a, b) in pairs for b in self.order] for a in self.order])

    # -------------------------------------------------------------- moves [FT-4]

    @cached_property
    def flights(self) -> list[list[Hex]]:
        """Each flight that is a move: where it begins, what it crosses, where it ends."""
        every = [[at, *self.line(at, d)] for at in self.order for d in range(6)]
        return [flight for flight in every if len(flight) > 1]

    @cached_property
    def moves(self) -> dict[str, Bools]:
        """For each character the locations from which it comes to which."""
        steps = {(a, neighbour(a, d)) for a in self.order for d in range(6)}
        step = self.matrix({(a, b) for a, b in steps if b in self.land})
        castle = self.only(self.place("castle"))
        stay = np.eye(len(self.order), dtype=bool)
        jump = np.outer(castle, castle) | stay
        return {
            "princess": jump @ step @ jump,
            "knight": (step @ step) & ~step & ~stay,
            "dragon": self.matrix({(flight[0], flight[-1]) for flight in self.flights}),
        }

    # -------------------------------------------------------------- places [FT-7.6, FT-7.7]

    def place(self, name: str) -> set[Hex]:
        """The locations of a terrain, of large areas or of long rivers."""
        if name == "long river":
            groups = self.joined({at for at in self.land if self.land[at].river}, by_river=True)
            return {at for g in groups if len({self.land[h].tile for h in g}) >= 5 for at in g}
        terrain = name.removeprefix("large ")
        every = {at for at, location in self.land.items() if location.terrain == terrain}
        if terrain == name:
            return every
        return {at for g in self.joined(every, by_river=False) if len(g) >= 3 for at in g}

    def joined(self, hexes: set[Hex], *, by_river: bool) -> list[set[Hex]]:
        """These locations in groups that touch, or that a river joins."""
        groups: list[set[Hex]] = []
        left = set(hexes)
        while left:
            group, todo = set[Hex](), [left.pop()]
            while todo:
                at = todo.pop()
                group.add(at)
                edges = self.land[at].river if by_river else range(6)
                todo += {neighbour(at, d) for d in edges} & hexes - group
            groups.append(group)
            left -= group
        return groups

    # -------------------------------------------------------------- what is seen [FT-7.1, FT-7.2]

    @cached_property
    def sight(self) -> Bools:
        seen = {(a, b) for a in self.order for d in range(6) for b in (a, *self.line(a, d))}
        return self.matrix(seen)

    def sees_in_a_line(self, terrain: str, count: int) -> set[Hex]:
        """From where so many locations of a terrain are seen in one direction."""
        wanted = self.place(terrain)
        return {
            at
            for at in self.order
            if any(len({at, *self.line(at, d)} & wanted) >= count for d in range(6))
        }

    @cached_property
    def in_one_line(self) -> Bools:
        """For each three locations whether they lie on one line without a gap."""
        found = np.zeros((len(self.order),) * 3, bool)
        for at in self.order:
            for d in range(3):
                on = self.only({at, *self.line(at, d)})
                found |= on[:, None, None] & on[:, None] & on
        return found


def pages_by_trying(json: Json, components: Json = OUR_OWN) -> set[int]:
    """The pages that some move fulfils, after any moves of the characters. [FT-8.2]"""
    kingdom = FinishedKingdom(land(json, components))
    reached = np.zeros((len(kingdom.order),) * 3, bool)
    reached[tuple(kingdom.order.index(json["characters"][who]) for who in CHARACTERS.values())] = 1
    count = 0
    while reached.sum() > count:
        count = reached.sum()
        for who in CHARACTERS.values():
            reached |= _moved(kingdom, reached, who)
    after = {who: _moved(kingdom, reached, who) for who in CHARACTERS.values()}
    return {
        page["number"]
        for page in components["pages"]
        if _can_be_told(kingdom, page["objective"], reached, after)
    }


def _axis(who: str) -> int:
    return [*CHARACTERS.values()].index(who)


def _moved(kingdom: FinishedKingdom, standing: Bools, who: str) -> Bools:
    """Every joint position that one move of the character leads to."""
    axis = _axis(who)
    return np.moveaxis(np.tensordot(standing, kingdom.moves[who], (axis, 0)) > 0, -1, axis)


def _at(kingdom: FinishedKingdom, who: str, hexes: set[Hex]) -> Bools:
    """The joint positions in which the character is on one of these."""
    shape = [1, 1, 1]
    shape[_axis(who)] = -1
    return kingdom.only(hexes).reshape(shape)


def _pair(matrix: Bools, one: str, other: str) -> Bools:
    """The joint positions in which the locations of two characters have a relation."""
    first, second = _axis(one), _axis(other)
    shape = [1, 1, 1]
    shape[first] = shape[second] = len(matrix)
    return (matrix if first < second else matrix.T).reshape(shape)


def _can_be_told(
    kingdom: FinishedKingdom, page: Json, reached: Bools, after: dict[str, Bools]
) -> bool:
    any_move = after["princess"] | after["knight"] | after["dragon"]
    sight = kingdom.sight
    match page["kind"]:
        case "visits":
            ended = after[page["who"]] & _at(kingdom, page["who"], kingdom.place(page["where"]))
            seen = [_pair(sight, page["who"], whom) for whom in page.get("sees_any", ())]
            return any(bool((ended & s).any()) for s in seen or [ended])
        case "sees":
            place = kingdom.only(kingdom.place(page["where"]))
            from_there = {
                at for at, row in zip(kingdom.order, sight, strict=True) if (row & place).any()
            }
            return bool((any_move & _at(kingdom, page["who"], from_there)).any())
        case "sees_all":
            one, other = (_pair(sight, page["who"], whom) for whom in page["whom"])
            return bool((any_move & one & other).any())
        case "sees_line":
            from_there = kingdom.sees_in_a_line(page["terrain"], page["count"])
            return bool((any_move & _at(kingdom, page["who"], from_there)).any())
        case "meets":
            one, other = page["who"]
            there = _at(kingdom, one, kingdom.place(page["where"]))
            together = _pair(np.eye(len(kingdom.order), dtype=bool), one, other)
            return bool(((after[one] | after[other]) & together & there).any())
        case "flies_over":
            over, ends = kingdom.place(page["over"]), kingdom.place(page["ends"] or "castle")
            takes_off = {kingdom.order[number] for number in np.flatnonzero(reached.any((0, 1)))}
            return any(
                flight[0] in takes_off
                and set(flight[1:]) & over
                and (page["ends"] is None or flight[-1] in ends)
                for flight in kingdom.flights
            )
        case _:
            return bool((any_move & kingdom.in_one_line).any())
