"""Boxes, tables and whole games of Fairy Tile, for the tests of moves, positions, views and words.

The box is the referee's, not ours, so that our tiles may change. A table for two, the start tiles
`P0 K0 D0` and nothing else laid, looks like this, with the Princess (P), Knight (K), Dragon (D):

                1,-2 D    2,-2
    -1,-1   0,-1      1,-1
       -1,0 K    0,0      1,0 P
                     0,1
"""

from __future__ import annotations

import json as json_text
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from functools import cache
from math import inf, nan
from typing import Any, cast

import msgspec

from tessera.bots import Bot
from tessera.games.fairytile import GAME
from tessera.games.fairytile.components import Components, components_from_json
from tessera.games.fairytile.positions import position_from_json
from tessera.kernel.engine.chance import generator
from tessera.kernel.match import Match
from tessera.kernel.position import Position
from tessera.kernel.values import Json
from tests.referee.fairytile_box import BOX as REFEREES_BOX

Hex = tuple[int, int]

BOX = cast("Json", REFEREES_BOX)
PAGES = 36
REGULAR = [str(number) for number in range(1, 13)]
CHARACTERS = ("princess", "knight", "dragon")
STEPS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
MIXED_UP = "7/1 3/0 12/1 1/0 9/1 4/0 10/0 2/1 6/0 11/1 5/0 8/1"  # a stack


# ------------------------------------------------------------------ boxes


def changed(value: Any, *way: str | int, to: object) -> Any:
    """A copy of nested lists and dictionaries in which one thing is different."""
    copy = deepcopy(value)
    inner = copy
    for step in way[:-1]:
        inner = inner[step]
    inner[way[-1]] = to
    return copy


def without(value: Any, *way: str | int) -> Any:
    """A copy in which one thing is missing."""
    copy = deepcopy(value)
    inner = copy
    for step in way[:-1]:
        inner = inner[step]
    del inner[way[-1]]
    return copy


def box_with_terrains(terrains: Mapping[str, str], box: Json = BOX) -> Json:
    """The box with other terrains: `{"K0": "plain forest castle"}` for tile K, face 0."""
    for face, names in terrains.items():
        tile = next(n for n, tile in enumerate(box["tiles"]) if tile["id"] == face[:-1])
        box = changed(box, "tiles", tile, "faces", int(face[-1]), "terrain", to=names.split())
    return box


def poor_box() -> Json:
    """The box with nothing but plains on its regular tiles: many pages become impossible."""
    return box_with_terrains(
        {f"{tile}{side}": "plain plain plain" for tile in REGULAR for side in (0, 1)}
    )


def stuck_box() -> Json:
    """The box with a tile 12 that fits nowhere beside the start tiles: rivers all around it."""
    river = [[2, 3, 4, 5], [0, 1, 4, 5], [0, 1, 2, 3]]
    face = {"terrain": ["plain", "plain", "castle"], "river": river}
    return changed(BOX, "tiles", 14, "faces", to=[face, face])


def as_toml(box: Json) -> str:
    """The box as somebody would write it into a file; every tile takes 7 lines, every page 4."""
    lines: list[str] = []
    for tile in box["tiles"]:
        lines += ["[[tiles]]", f'id = "{tile["id"]}"', f"start = {_toml(tile['start'])}"]
        lines += ["faces = [", *(f"  {_toml(face)}," for face in tile["faces"]), "]"]
    for page in box["pages"]:
        lines += ["", "[[pages]]", f"number = {_toml(page['number'])}"]
        lines.append(f"objective = {_toml(page['objective'])}")
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        items = cast("dict[str, Any]", value).items()
        return f"{{{', '.join(f'{key} = {_toml(v)}' for key, v in items if v is not None)}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, cast('list[Any]', value)))}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)


def page_that(**objective: object) -> int:
    """The number of the box's page with this objective."""
    return next(page["number"] for page in BOX["pages"] if page["objective"] == objective)


# ------------------------------------------------------------------ tables


def dealt_by_hand(seats: int = 2, **choices: Any) -> Match:
    """A match whose set-up is typed in; each seat's first page can be named."""
    match = Match(GAME, seats=seats, options={}, components=choices.get("box", BOX))
    for move in set_up_moves(seats, **choices):
        match.play(move)
    return match


def set_up_moves(
    seats: int = 2,
    *,
    start: int = 0,
    faces: str = "P0 K0 D0",
    stack: str = MIXED_UP,
    hands: Iterable[int] = (),
    box: Json = BOX,
) -> list[str]:
    """The chance moves of a set-up: hands as named, everything else by number."""
    assert len(box["pages"]) == PAGES
    named = list(hands)
    others = [page for page in range(1, PAGES + 1) if page not in named]
    first = named + others[: seats - len(named)]
    books = others[seats - len(named) :]
    share = PAGES // seats - 1
    deals = [
        f"pages {seat} {' '.join(map(str, [first[seat], *books[share * seat :][:share]]))}"
        for seat in range(seats)
    ]
    return [f"start {start}", f"faces {faces}", f"stack {stack}", *deals]


def described(seats: int = 2, *, laid: str = "", changes: Json | None = None, **kw: Any) -> Json:
    """A table as JSON; `laid="7/1 2,1,3"` lays tiles from the stack, then `changes` are made."""
    json = GAME.position_to_json(dealt_by_hand(seats, **kw).position)
    words = laid.split()
    for name, at in zip(words[::2], words[1::2], strict=True):
        tile, face = name.split("/")
        q, r, rotation = map(int, at.split(","))
        json["stack"] = [stacked for stacked in json["stack"] if stacked["tile"] != tile]
        on_hex = {"q": q, "r": r, "rotation": rotation}
        json["kingdom"].append({"tile": tile, "face": int(face), **on_hex})
    return {**json, **(changes or {})}


def position_of(json: Json, box: Json = BOX) -> Position:
    """The position that the JSON describes."""
    return position_from_json(json, {}, box)


@cache
def _components(box: bytes) -> Components:
    """The box, checked once."""
    return components_from_json(msgspec.json.decode(box))


def again(position: Position, box: Json = BOX) -> Position:
    """The position after a trip to JSON and back."""
    return position_of(GAME.position_to_json(position), box)


def table(seats: int = 2, *, characters: Mapping[str, Hex] | None = None, **kw: Any) -> Position:
    """A position with some of the characters elsewhere."""
    json = described(seats, **kw)
    json["characters"].update(characters or {})
    return position_of(json, kw.get("box", BOX))


# ------------------------------------------------------------------ anything anywhere

TomlPath = tuple[str | int, ...]


def ways(value: Any, way: TomlPath = ()) -> Iterator[TomlPath]:
    """The way to every value inside a value; of a list, the first ones will do."""
    inner: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        inner = [*cast("dict[str, Any]", value).items()]
    elif isinstance(value, list | tuple):
        inner = [*enumerate(cast("list[Any]", value)[:4])]
    for key, part in inner:
        yield (*way, key)
        yield from ways(part, (*way, key))


def as_lists(value: Any) -> Any:
    """As JSON text would bring it: no tuples."""
    return json_text.loads(json_text.dumps(value))


def nested(depth: int) -> list[Any]:
    """A list in a list in a list."""
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


GARBAGE: list[Any] = [
    *(None, True, False, "", "chance", "P", "7", "princess", [], {}, nan, inf, -inf, 0.5, 1.0),
    *(-1, 0, 1, 2, 3, 31, 32, 36, 37, 127, 128, 255, 256, 2**31, 2**63, 2**64, 10**400, -(10**400)),
    *("\0", "x" * 10_000, [[]], [None], {"": {}}, {"tile": "7"}, nested(2000)),
]


# ------------------------------------------------------------------ geometry, once more


def terrains_of(json: Json, box: Json = BOX) -> dict[Hex, str]:
    """The terrain of every location of a described kingdom."""
    return {at: terrain for at, terrain, _ in locations_of(json, box)}


def locations_of(json: Json, box: Json = BOX) -> Iterable[tuple[Hex, str, frozenset[int]]]:
    """Every location of a described kingdom: where, its terrain, its river edges."""
    faces = {tile["id"]: tile["faces"] for tile in box["tiles"]}
    for tile in json["kingdom"]:
        face, turn = faces[tile["tile"]][tile["face"]], tile["rotation"]
        for part, (terrain, edges) in enumerate(zip(face["terrain"], face["river"], strict=True)):
            q, r = STEPS[int(turn + part - 1) % 6] if part else (0, 0)
            yield (
                (tile["q"] + q, tile["r"] + r),
                terrain,
                frozenset((edge + turn) % 6 for edge in edges),
            )


def are_beside(one: Hex, other: Hex) -> bool:
    """Do the two hexes share an edge?"""
    return (other[0] - one[0], other[1] - one[1]) in STEPS


# ------------------------------------------------------------------ whole games


@cache
def played(seats: int, policy: str, seed: int, *, most: int = 200, box: str = "") -> Match:
    """A game by bots, as far as it comes in so many plies; nobody may change it."""
    bot, rng = Bot(GAME, policy), generator(seed)
    components = {"": lambda: BOX, "poor": poor_box, "stuck": stuck_box}[box]()
    match = Match(GAME, seats=seats, options={}, components=components)
    while not match.is_over and match.ply < most:
        chance = match.to_act < 0
        match.play(GAME.draw_chance(match.position, rng) if chance else bot.choose(match, rng))
    return match


def some_games() -> list[Match]:
    """Games of 2 to 4 seats, to the end or far beyond the last tile; in some, seats go out."""
    careful = [played(seats, "greedy", 1) for seats in (2, 3, 4)]
    careless = [played(2, "random", 6), played(3, "random", 3, most=70)]
    doomed = [played(3, "random", 10, box="poor"), played(4, "greedy", 10, box="poor")]
    return [*careful, *careless, *doomed, played(4, "random", 1, most=70, box="stuck")]
