"""Why a box file of the user's own is refused: the line and the reason. [FT-1.4]"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tessera.games.fairytile.components import components_from_json, read_components
from tessera.kernel.errors import InvalidComponents
from tessera.kernel.values import Json

from .boxes import BOX, as_toml, changed, without


def line_of_tile(tile: int, line: int = 0) -> int:
    """In the file: its header, id, start, faces, first face, second face, the end."""
    return 7 * tile + 1 + line


def line_of_page(page: int, line: int = 0) -> int:
    """In the file: its header, number, objective."""
    return 105 + 4 * (page - 1) + 2 + line


FACE_0, FACE_1 = 4, 5  # lines after the header of a tile


def refusal_of(folder: Path, text: str) -> InvalidComponents:
    file = folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidComponents) as refusal:
        read_components(file, {})
    assert refusal.value.code == "invalid-components"
    return refusal.value


def with_face(tile: int, side: int, **parts: object) -> Json:
    """The box with something else on one face; nothing instead of None."""
    box = BOX
    for part, value in parts.items():
        way = ("tiles", tile, "faces", side, part)
        box = without(box, *way) if value is None else changed(box, *way, to=value)
    return box


def swapped(box: Json, key: str) -> Json:
    """The box with two of a list in the wrong order."""
    first, second = box[key][3:5]
    return changed(changed(box, key, 3, to=second), key, 4, to=first)


ORDER = "the tiles are P, K, D, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, in this order, not "
EDGES = "river edges are different numbers from 0 to 5, not "
PARTS = "a face has 3 terrains and 3 lists of river edges"
SYMMETRIC = "the face looks the same when rotated, so a placement has several names"
NO_RIVER: list[list[int]] = [[], [], []]
REFUSED: dict[str, tuple[Json, int, str]] = {
    "a tile missing": (
        without(BOX, "tiles", 14),
        1,
        ORDER + "P, K, D, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11",
    ),
    "a tile with a wrong id": (
        changed(BOX, "tiles", 3, "id", to="one"),
        1,
        ORDER + "P, K, D, one, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12",
    ),
    "tiles in another order": (
        swapped(BOX, "tiles"),
        1,
        ORDER + "P, K, D, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12",
    ),
    "a start tile that is none": (
        changed(BOX, "tiles", 1, "start", to=False),
        line_of_tile(1, 2),
        "tile K is a start tile",
    ),
    "a regular tile that starts": (
        changed(BOX, "tiles", 3, "start", to=True),
        line_of_tile(3, 2),
        "tile 1 is no start tile",
    ),
    "one face": (
        without(BOX, "tiles", 3, "faces", 1),
        line_of_tile(3, 3),
        "tile 1 has 2 faces, not 1",
    ),
    "four terrains": (
        with_face(3, 1, terrain=["plain"] * 4),
        line_of_tile(3, FACE_1),
        f"tile 1, face 1: {PARTS}",
    ),
    "two lists of river edges": (
        with_face(4, 0, river=[[5], [5]]),
        line_of_tile(4, FACE_0),
        f"tile 2, face 0: {PARTS}",
    ),
    "an unknown terrain": (
        with_face(3, 0, terrain=["plain", "swamp", "plain"]),
        line_of_tile(3, FACE_0),
        "tile 1, face 0: a terrain is one of plain, forest, mountain, castle, not 'swamp'",
    ),
    "river edge 6": (
        with_face(3, 0, river=[[6], [], []]),
        line_of_tile(3, FACE_0),
        f"tile 1, face 0: {EDGES}[6]",
    ),
    "river edge -1": (
        with_face(3, 0, river=[[], [-1], []]),
        line_of_tile(3, FACE_0),
        f"tile 1, face 0: {EDGES}[-1]",
    ),
    "a river edge twice": (
        with_face(3, 0, river=[[5, 5], [], []]),
        line_of_tile(3, FACE_0),
        f"tile 1, face 0: {EDGES}[5, 5]",
    ),
    "a river that ends between hexes 0 and 1": (
        with_face(3, 0, river=[[0, 5], [], []]),
        line_of_tile(3, FACE_0),
        "tile 1, face 0: the river breaks off between hexes 0 and 1",
    ),
    "a river that ends between hexes 0 and 2": (
        with_face(3, 1, river=[[], [], [4]]),
        line_of_tile(3, FACE_1),
        "tile 1, face 1: the river breaks off between hexes 0 and 2",
    ),
    "a river that ends between hexes 1 and 2": (
        with_face(3, 1, river=[[], [2], []]),
        line_of_tile(3, FACE_1),
        "tile 1, face 1: the river breaks off between hexes 1 and 2",
    ),
    "a symmetric face without river": (
        with_face(3, 0, terrain=["plain"] * 3, river=NO_RIVER),
        line_of_tile(3, FACE_0),
        f"tile 1, face 0: {SYMMETRIC}",
    ),
    "a symmetric face with a river": (
        with_face(3, 0, terrain=["forest"] * 3, river=[[0, 1, 2], [3, 2, 4], [4, 5, 0]]),
        line_of_tile(3, FACE_0),
        f"tile 1, face 0: {SYMMETRIC}",
    ),
    "a mark on a regular face": (
        with_face(3, 0, marked={"hex": 0, "corner": 5}),
        line_of_tile(3, FACE_0),
        "tile 1, face 0: only start tiles have a marked corner and a character",
    ),
    "a start face without a mark": (
        with_face(1, 0, marked=None),
        line_of_tile(1, FACE_0),
        "tile K, face 0: a start face has a marked corner and its character",
    ),
    "a start face without its character": (
        with_face(0, 1, character=None),
        line_of_tile(0, FACE_1),
        "tile P, face 1: a start face has a marked corner and its character",
    ),
    "corner 6": (
        with_face(0, 0, marked={"hex": 0, "corner": 6}),
        line_of_tile(0, FACE_0),
        "tile P, face 0: a corner is 0 to 5 of hex 0, 1 or 2",
    ),
    "a marked hex 3": (
        with_face(2, 1, marked={"hex": 3, "corner": 0}),
        line_of_tile(2, FACE_1),
        "tile D, face 1: a corner is 0 to 5 of hex 0, 1 or 2",
    ),
    "the Princess in the open": (
        with_face(0, 0, character={"who": "princess", "hex": 0}),
        line_of_tile(0, FACE_0),
        "tile P, face 0: the princess stands on a castle",
    ),
    "the Knight on the Dragon's tile": (
        with_face(2, 0, character={"who": "knight", "hex": 1}),
        line_of_tile(2, FACE_0),
        "tile D, face 0: the dragon stands on a mountain",
    ),
    "the Dragon on hex 9": (
        with_face(2, 0, character={"who": "dragon", "hex": 9}),
        line_of_tile(2, FACE_0),
        "tile D, face 0: the dragon stands on a mountain",
    ),
    "start tiles that break the river off": (
        with_face(0, 0, river=[[0, 1], [1, 3], [3, 4]]),
        1,
        "the start tiles P0 K0 D0 break the river off",
    ),
    "start tiles that overlap": (
        with_face(0, 1, marked={"hex": 0, "corner": 1}),
        1,
        "the start tiles P1 K0 D0 overlap at their marked corners",
    ),
    "start tiles without a common river": (
        changed(
            with_face(0, 0, river=[[0, 1], [1, 3], [3, 4]]),
            *("tiles", 1, "faces", 0, "river"),
            to=[[0, 4], [1, 3], []],
        ),
        1,
        "no river runs through all of the start tiles P0 K0 D0",
    ),
    "a page missing": (
        without(BOX, "pages", 0),
        line_of_page(1),
        "there are 36 pages, numbered from 1 in this order",
    ),
    "a face that is no table": (
        changed(BOX, "tiles", 0, "faces", 1, to="plain"),
        line_of_tile(0, FACE_1),
        "expected `object`, got `str`",
    ),
    "true for a river edge": (
        with_face(0, 1, river=[[True], [], []]),
        line_of_tile(0, FACE_1),
        "expected `int`, got `bool`",
    ),
    "half a corner": (
        with_face(0, 0, marked={"hex": 0, "corner": 0.5}),
        line_of_tile(0, FACE_0),
        "expected `int`, got `float`",
    ),
}


@pytest.mark.parametrize("case", REFUSED.values(), ids=REFUSED.keys())
def test_a_box_is_refused_with_the_line_and_the_reason(tmp_path: Path, case: tuple[Json, int, str]):
    """[FT-1.2, FT-2.1, FT-2.2] What is printed must be playable."""
    box, line, reason = case
    refusal = refusal_of(tmp_path, as_toml(box))
    assert str(refusal) == f"box.toml, line {line}: {reason}"
    assert refusal.facts == {"line": line, "reason": reason}


@pytest.mark.parametrize(
    ("above", "line"),
    [("[[tiles]]", 2), ("start = true", 4), ("number = 1", 109)],
    ids=["at the head of a tile", "of a tile", "of a page"],
)
def test_an_unknown_key_is_refused_with_its_own_line(tmp_path: Path, above: str, line: int):
    text = as_toml(BOX).replace(above, f'{above}\ncolour = "red"', 1)
    refusal = refusal_of(tmp_path, text)
    assert "colour" in str(refusal)
    assert refusal.facts["line"] == line


def test_an_unknown_table_is_refused_with_its_own_line(tmp_path: Path):
    text = as_toml(BOX) + "\n[extra]\ncolour = 'red'\n"
    refusal = refusal_of(tmp_path, text)
    assert refusal.facts["line"] == text.count("\n") - 1


# ------------------------------------------------------------------ pages

PRINCESS = {"kind": "visits", "who": "princess", "where": "castle"}
A_SITE = (
    "a site is one of plain, forest, mountain, castle, large plain, large forest, "
    "large mountain, long river, not "
)
A_CHARACTER = "a character is one of princess, knight, dragon, not "
A_TERRAIN = "a terrain is one of plain, forest, mountain, castle, not "
OTHERS = "whoever is to be seen is somebody else, and named once"
TWO, TWO_OR_THREE = "it is about 2 different characters", "it is about 2 or 3 different characters"
SEES_LINE = {"kind": "sees_line", "who": "knight", "terrain": "forest", "count": 3}
MEETS = {"kind": "meets", "who": ["princess", "knight"], "where": "plain"}
NO_OBJECTIVES: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown site": ({**PRINCESS, "where": "swamp"}, A_SITE + "'swamp'"),
    "an unknown visitor": ({**PRINCESS, "who": "witch"}, A_CHARACTER + "'witch'"),
    "who sees itself on a visit": ({**PRINCESS, "sees_any": ["princess", "knight"]}, OTHERS),
    "who sees nobody on a visit": ({**PRINCESS, "sees_any": []}, A_CHARACTER + "''"),
    "an unknown site to see": (
        {"kind": "sees", "who": "dragon", "where": "short river"},
        A_SITE + "'short river'",
    ),
    "who sees itself": ({"kind": "sees_all", "who": "knight", "whom": ["knight"]}, OTHERS),
    "who sees one twice": (
        {"kind": "sees_all", "who": "knight", "whom": ["dragon", "dragon"]},
        OTHERS,
    ),
    "who sees nobody": (
        {"kind": "sees_all", "who": "knight", "whom": []},
        A_CHARACTER + "''",
    ),
    "a line of large areas": (
        {**SEES_LINE, "terrain": "large forest"},
        A_TERRAIN + "'large forest'",
    ),
    "a line of none": ({**SEES_LINE, "count": 0}, "1 to 45 can be counted in a line, not 0"),
    "a line of 46": ({**SEES_LINE, "count": 46}, "1 to 45 can be counted in a line, not 46"),
    "a line of 1000": ({**SEES_LINE, "count": 1000}, "1 to 45 can be counted in a line, not 1000"),
    "three who meet": ({**MEETS, "who": ["princess", "knight", "dragon"]}, TWO),
    "one who meets": ({**MEETS, "who": ["princess"]}, TWO),
    "one who meets itself": ({**MEETS, "who": ["princess", "princess"]}, TWO),
    "a meeting nowhere": ({**MEETS, "where": ""}, A_SITE + "''"),
    "a flight over a swamp": (
        {"kind": "flies_over", "over": "swamp", "ends": None},
        A_SITE + "'swamp'",
    ),
    "a flight that ends in a swamp": (
        {"kind": "flies_over", "over": "castle", "ends": "swamp"},
        A_SITE + "'swamp'",
    ),
    "a flight that ends nowhere": (
        {"kind": "flies_over", "over": "castle", "ends": ""},
        A_SITE + "''",
    ),
    "one in a line": ({"kind": "in_line", "who": ["dragon"]}, TWO_OR_THREE),
    "nobody in a line": ({"kind": "in_line", "who": []}, TWO_OR_THREE),
    "one twice in a line": ({"kind": "in_line", "who": ["dragon", "dragon"]}, TWO_OR_THREE),
}


@pytest.mark.parametrize("case", NO_OBJECTIVES.values(), ids=NO_OBJECTIVES.keys())
def test_a_page_that_asks_for_nonsense_is_refused(case: tuple[Json, str]):
    """[FT-1.3] The reason names the page."""
    objective, reason = case
    with pytest.raises(InvalidComponents) as refusal:
        components_from_json(changed(BOX, "pages", 4, "objective", to=objective))
    assert str(refusal.value) == f"the components are wrong: page 5: {reason}"


def test_a_page_that_asks_for_nonsense_is_refused_with_its_line(tmp_path: Path):
    box = changed(BOX, "pages", 0, "objective", to={**MEETS, "who": ["princess"]})
    refusal = refusal_of(tmp_path, as_toml(box))
    assert refusal.facts == {"line": line_of_page(1), "reason": f"page 1: {TWO}"}


@pytest.mark.parametrize(
    ("objective", "reason"),
    [
        ({**PRINCESS, "kind": "flees"}, "invalid value 'flees'"),
        ({**PRINCESS, "when": "now"}, "there is no 'when' here"),
        ({"who": "princess", "where": "castle"}, "object missing required field `kind`"),
        ({"kind": "visits", "who": "princess"}, "object missing required field `where`"),
    ],
    ids=["an unknown kind", "an unknown part", "no kind", "no place"],
)
def test_a_page_of_another_form_is_refused(objective: Json, reason: str):
    """[FT-1.3] Kinds and their parts are those of the rules."""
    with pytest.raises(InvalidComponents) as refusal:
        components_from_json(changed(BOX, "pages", 4, "objective", to=objective))
    assert str(refusal.value) == f"the components are wrong: {reason}"


PAGE_37 = {"number": 37, "objective": PRINCESS}


@pytest.mark.parametrize(
    "box",
    [
        without(BOX, "pages", 35),
        swapped(BOX, "pages"),
        changed(BOX, "pages", 0, "number", to=2),
        changed(BOX, "pages", 0, "number", to=0),
        changed(BOX, "pages", 35, "number", to=99),
        {**BOX, "pages": [*BOX["pages"], PAGE_37]},
        {**BOX, "pages": []},
    ],
    ids=["35 pages", "out of order", "twice 2", "from 0", "page 99", "37 pages", "none"],
)
def test_pages_are_numbered_from_1_to_36(box: Json):
    """[FT-1.3] In the order of the story."""
    with pytest.raises(InvalidComponents) as refusal:
        components_from_json(box)
    reason = "there are 36 pages, numbered from 1 in this order"
    assert str(refusal.value) == f"the components are wrong: {reason}"
