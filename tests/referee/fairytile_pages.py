"""Fairy Tile, read a second time from the clauses alone: what the pages ask for.

When an objective is fulfilled, and when it never can be any more.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Literal, NotRequired, TypedDict, cast

from .fairytile_map import CHARACTERS, Hex, Kingdom, Path, character_moves, reachable

Standings = dict[str, Hex]


class Visits(TypedDict):
    """A character ends its move somewhere, and may have to see one of others from there."""

    kind: Literal["visits"]
    who: str
    where: str
    sees_any: NotRequired[list[str]]


class Sees(TypedDict):
    """A character sees some place."""

    kind: Literal["sees"]
    who: str
    where: str


class SeesAll(TypedDict):
    """A character sees others, maybe in different directions."""

    kind: Literal["sees_all"]
    who: str
    whom: list[str]


class SeesLine(TypedDict):
    """A character sees several locations of a terrain in one direction."""

    kind: Literal["sees_line"]
    who: str
    terrain: str
    count: int


class Meets(TypedDict):
    """Two characters on one location of a terrain."""

    kind: Literal["meets"]
    who: list[str]
    where: str


class FliesOver(TypedDict):
    """The Dragon's flight crosses a terrain, and may have to end on another."""

    kind: Literal["flies_over"]
    over: str
    ends: str | None


class InLine(TypedDict):
    """Characters on one straight line of locations without a gap."""

    kind: Literal["in_line"]
    who: list[str]


Objective = Visits | Sees | SeesAll | SeesLine | Meets | FliesOver | InLine


@dataclass(frozen=True, slots=True)
class Deed:
    """The adventure just made, as far as a page asks: who moved, and where over."""

    who: str | None = None  # None: a tile was laid
    path: Path = ()


def fulfilled(kingdom: Kingdom, at: Standings, deed: Deed, objective: Objective) -> bool:
    """Whether the adventure just made fulfils the objective. [FT-6.1, FT-7.5]"""
    if objective["kind"] == "visits":
        return visits(kingdom, at, deed, objective)
    if objective["kind"] == "sees":
        seen = kingdom.seen_from(at[objective["who"]])
        return any(kingdom.is_there(place, objective["where"]) for place in seen)
    if objective["kind"] == "sees_all":
        return sees(kingdom, at, objective["who"]).issuperset(objective["whom"])
    if objective["kind"] == "sees_line":
        return sees_line(kingdom, at, objective)
    if objective["kind"] == "meets":
        return meets(kingdom, at, deed, objective)
    if objective["kind"] == "flies_over":
        return flies_over(kingdom, deed, objective)
    return in_line(kingdom, [at[who] for who in objective["who"]])


def sees(kingdom: Kingdom, at: Standings, who: str) -> set[str]:
    """The characters that a character sees. [FT-7.1]"""
    seen = kingdom.seen_from(at[who])
    return {other for other in CHARACTERS if at[other] in seen}


def visits(kingdom: Kingdom, at: Standings, deed: Deed, objective: Visits) -> bool:
    """The seat moved this very character, and the move ended there. [FT-7.3]"""
    who, others = objective["who"], objective.get("sees_any")
    if deed.who != who or not kingdom.is_there(at[who], objective["where"]):
        return False
    return others is None or not sees(kingdom, at, who).isdisjoint(others)


def sees_line(kingdom: Kingdom, at: Standings, objective: SeesLine) -> bool:
    """So many in one direction, the own location included; they need not touch. [FT-7.2]"""
    here = at[objective["who"]]
    lines = [[here, *kingdom.line(here, direction)] for direction in range(6)]
    terrains = [[kingdom.terrain(place) for place in line] for line in lines]
    return any(line.count(objective["terrain"]) >= objective["count"] for line in terrains)


def meets(kingdom: Kingdom, at: Standings, deed: Deed, objective: Meets) -> bool:
    """On the same location, where the seat just ended a move of one of them. [FT-7.4]"""
    places = {at[who] for who in objective["who"]}
    if deed.who not in objective["who"] or len(places) > 1:
        return False
    return all(kingdom.is_there(place, objective["where"]) for place in places)


def flies_over(kingdom: Kingdom, deed: Deed, objective: FliesOver) -> bool:
    """The flight crossed it or ended on it; where it began does not count. [FT-7.8]"""
    if deed.who != "dragon":
        return False
    terrains = [kingdom.terrain(place) for place in deed.path]
    return objective["over"] in terrains and objective["ends"] in (None, terrains[-1])


def in_line(kingdom: Kingdom, places: list[Hex]) -> bool:
    """All on one straight line without a gap: one of them sees all others in one direction."""
    return any(
        {place, *kingdom.line(place, direction)}.issuperset(places)
        for place in places
        for direction in range(6)
    )


# --- pages that have become impossible --------------------------------------------------------


def possible(kingdom: Kingdom, at: Standings, objective: Objective) -> bool:
    """Whether any moves of the characters on this finished kingdom can fulfil it. [FT-8.2]"""
    reach = tuple(reachable(kingdom, who, at[who]) for who in CHARACTERS)
    return can_be_fulfilled(kingdom, reach, json.dumps(objective, sort_keys=True))


@lru_cache(maxsize=4096)
def can_be_fulfilled(kingdom: Kingdom, reach: tuple[frozenset[Hex], ...], text: str) -> bool:
    """Try every last move, with the others anywhere they can be. [FT-8.2]"""
    objective = cast(Objective, json.loads(text))
    return any(
        fulfilled(kingdom, at, deed, objective)
        for mover in CHARACTERS
        for at, deed in last_moves(kingdom, reach, mover, concerned(objective))
    )


def last_moves(
    kingdom: Kingdom, reach: tuple[frozenset[Hex], ...], mover: str, who_matter: set[str]
) -> Iterator[tuple[Standings, Deed]]:
    """All reachable ends of a move of one character; whom the page ignores may stand anywhere."""
    places: dict[str, frozenset[Hex]] = dict(zip(CHARACTERS, reach, strict=True))
    paths = {path for at in places[mover] for path in character_moves(kingdom, mover, at)}
    others = [who for who in CHARACTERS if who != mover]
    choices = [sorted(places[who])[: None if who in who_matter else 1] for who in others]
    for path in sorted(paths):
        for standing in product(*choices):
            yield {mover: path[-1], **dict(zip(others, standing, strict=True))}, Deed(mover, path)


def concerned(objective: Objective) -> set[str]:
    """The characters whose locations can matter to an objective."""
    if objective["kind"] == "flies_over":
        return {"dragon"}
    who = objective["who"]
    named = {who} if isinstance(who, str) else {*who}
    if objective["kind"] == "sees_all":
        named.update(objective["whom"])
    if objective["kind"] == "visits":
        named.update(objective.get("sees_any", []))
    return named
