"""A box of Fairy Tile for the referee's own tests: 15 tiles and 36 pages. [FT-1.2, FT-1.3]"""

import re
from collections.abc import Iterator
from itertools import combinations, product

from .fairytile_map import CHARACTERS, Face
from .fairytile_pages import Objective
from .fairytile_table import Components, Page, Tile

FACES = """
P  0  plain castle forest          0 1 4 / 1 3   / 3 4
P  1  mountain castle plain        0 4   / 1 3   /
K  0  plain forest mountain        0 4 5 / 1 3   /
K  1  mountain forest plain        1 4 5 /       / 3 4
D  0  mountain mountain forest     1 5   /       / 3 4
D  1  forest mountain plain        0 1 5 / 1 3   / 3 4
1  0  plain plain plain            0 1 5 / 1 3   / 3 4
1  1  plain plain plain            0 5   / 1 2 3 / 3 5
2  0  forest forest forest         0 1 5 / 1 3   / 3 4
2  1  forest forest forest         1 5   / 1 2   / 3 4 5
3  0  mountain mountain mountain   1 5   / 1 2   / 3 4 5
3  1  mountain mountain mountain   0 1 5 / 1 3   / 3 4
4  0  plain castle plain           0 5   / 1 2 3 / 3 5
4  1  forest castle mountain       0 1 5 / 1 3   / 3 4
5  0  mountain castle mountain     1 5   / 1 2   / 3 4 5
5  1  plain castle forest          0 5   / 1 2 3 / 3 5
6  0  forest forest castle               / 1 2   / 3 5
6  1  mountain castle plain        0 1   / 1 3   / 3 4
7  0  plain castle plain           0 5   / 1 2 3 / 3 5
7  1  castle forest mountain       0 5   / 1 2 3 / 3 5
8  0  mountain mountain castle     0 1 5 / 1 3   / 3 4
8  1  castle plain forest          0 5   / 1 2 3 / 3 5
9  0  forest plain forest                / 1 2   / 3 5
9  1  mountain plain mountain      0 1   / 1 3   / 3 4
10 0  forest forest mountain       0 1 5 / 1 3   / 3 4
10 1  plain plain mountain         0 5   / 1 2 3 / 3 5
11 0  forest mountain forest       0 1 5 / 1 3   / 3 4
11 1  forest plain plain           0 1 5 / 1 3   / 3 4
12 0  mountain mountain forest     0 1 5 / 1 3   / 3 4
12 1  plain forest plain           1 5   / 1 2   / 3 4 5
"""
START_CHARACTERS = {"P": "princess", "K": "knight", "D": "dragon"}
PAIRS = [list(pair) for pair in combinations(CHARACTERS, 2)]


def read_face(name: str, text: str) -> Face:
    """`plain castle forest 0 1 4 / 1 3 / 3 4`: terrains, then the river edges of each hex."""
    river = [[int(edge) for edge in re.findall(r"\d", part)] for part in text.split("/")]
    face: Face = {"terrain": re.findall(r"[a-z]+", text), "river": river}
    if name in START_CHARACTERS:
        face["marked"] = {"hex": 0, "corner": 5}
        face["character"] = {"who": START_CHARACTERS[name], "hex": 1}
    return face


def read_tiles(text: str) -> list[Tile]:
    """Two lines make a tile."""
    tiles: dict[str, Tile] = {}
    for line in text.strip().splitlines():
        name, _, rest = line.split(maxsplit=2)
        empty: Tile = {"id": name, "start": name in START_CHARACTERS, "faces": []}
        tiles.setdefault(name, empty)["faces"].append(read_face(name, rest))
    return list(tiles.values())


def objectives() -> Iterator[Objective]:
    """The 36 objectives, in the order of the table in the rules."""
    yield {"kind": "visits", "who": "princess", "where": "castle"}
    yield {"kind": "visits", "who": "knight", "where": "castle"}
    seen = ["princess", "knight"]
    yield {"kind": "visits", "who": "dragon", "where": "castle", "sees_any": seen}
    for who, area in product(CHARACTERS, ("large forest", "large mountain", "large plain")):
        yield {"kind": "visits", "who": who, "where": area}
    yield {"kind": "visits", "who": "princess", "where": "long river"}
    yield {"kind": "visits", "who": "knight", "where": "long river"}
    yield {"kind": "sees", "who": "dragon", "where": "long river"}
    for pair, terrain in product(PAIRS, ("plain", "forest", "mountain", "castle")):
        yield {"kind": "meets", "who": pair, "where": terrain}
    for who in CHARACTERS:
        yield {"kind": "sees_all", "who": who, "whom": [x for x in CHARACTERS if x != who]}
    for who, terrain in zip(CHARACTERS, ("plain", "forest", "mountain"), strict=True):
        yield {"kind": "sees_line", "who": who, "terrain": terrain, "count": 3}
    yield {"kind": "flies_over", "over": "castle", "ends": None}
    yield {"kind": "flies_over", "over": "castle", "ends": "mountain"}
    yield {"kind": "in_line", "who": [*CHARACTERS]}


PAGES: list[Page] = [{"number": i, "objective": o} for i, o in enumerate(objectives(), 1)]
BOX: Components = {"tiles": read_tiles(FACES), "pages": PAGES}
