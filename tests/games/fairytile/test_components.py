"""What is in the box: ours, one's own, and those in records. Refusals of files are beside this."""

from __future__ import annotations

from collections import Counter
from math import nan
from pathlib import Path
from typing import Any, cast

import msgspec
import numpy as np
import pytest

import tessera
from tessera.games.fairytile import GAME
from tessera.games.fairytile.components import (
    TERRAIN_NAMES,
    components_from_json,
    print_on,
    read_components,
)
from tessera.games.fairytile.engine.state import POSITION
from tessera.kernel.errors import InvalidComponents, InvalidRecord
from tessera.kernel.values import Json
from tests.referee.fairytile_box import objectives

from .boxes import (
    BOX,
    CHARACTERS,
    REGULAR,
    TomlPath,
    as_toml,
    changed,
    nested,
    poor_box,
    stuck_box,
    ways,
    without,
)
from .printed import printed_in


@pytest.fixture(scope="module", name="ours")
def ours_fixture() -> Json:
    """Our own box."""
    return GAME.read_components(None, {})


# ------------------------------------------------------------------ our box


def test_our_box_has_three_start_tiles_and_twelve_others(ours: Json):
    """[FT-1.2] Each with two faces of three hexes; the characters have one start tile each."""
    assert [tile["id"] for tile in ours["tiles"]] == ["P", "K", "D", *REGULAR]
    assert [tile["start"] for tile in ours["tiles"]] == [True] * 3 + [False] * 12
    faces = [face for tile in ours["tiles"] for face in tile["faces"]]
    assert len(faces) == 30
    assert {len(face["terrain"]) for face in faces} == {3}
    starts = [face["character"]["who"] for face in faces[:6]]
    assert starts == [who for who in CHARACTERS for _ in (0, 1)]


def test_every_character_begins_on_its_own_terrain(ours: Json):
    """[FT-2.2] A castle, a forest and a mountain, whichever face is up."""
    for tile, home in zip(ours["tiles"][:3], ("castle", "forest", "mountain"), strict=True):
        for face in tile["faces"]:
            assert face["terrain"][face["character"]["hex"]] == home


def test_our_box_has_36_pages_numbered_from_1(ours: Json):
    """[FT-1.3] The number is a page's place in the story."""
    assert [page["number"] for page in ours["pages"]] == list(range(1, 37))


def as_a_set(pages: list[Json]) -> list[str]:
    """What pages ask for, whatever their order; characters that are named together likewise."""
    return sorted(str(normal(page["objective"])) for page in pages)


def normal(value: Any) -> Any:
    """Without what is not asked for; where order does not matter, in one order."""
    if isinstance(value, dict):
        items = sorted(cast("dict[str, Any]", value).items())
        return {key: normal(part) for key, part in items if part is not None}
    if isinstance(value, list):
        parts = cast("list[Any]", value)
        any_order = all(isinstance(part, int) or part in CHARACTERS for part in parts)
        return sorted(parts) if any_order else [normal(part) for part in parts]
    return value


def test_our_pages_are_the_36_objectives_of_the_rules(ours: Json):
    """[FT-1.3, FT-1.4] The referee has read the same table."""
    assert as_a_set(ours["pages"]) == as_a_set([{"objective": one} for one in objectives()])
    assert len(set(as_a_set(ours["pages"]))) == 36


def test_there_is_enough_of_every_terrain_for_every_page(ours: Json):
    """[FT-7.6] Three or more of each kind of country, two castles or more, on either side."""
    for side in (0, 1):
        terrains = Counter(
            name for tile in ours["tiles"] for name in tile["faces"][side]["terrain"]
        )
        assert set(terrains) == set(TERRAIN_NAMES)
        assert min(terrains[name] for name in ("plain", "forest", "mountain")) >= 3
        assert terrains["castle"] >= 2


def test_a_river_can_run_through_five_of_our_tiles(ours: Json):
    """[FT-7.7] Start tiles and enough others have one that reaches two outer edges."""
    with_river = [
        tile for tile in ours["tiles"] if all(leaves(face) >= 2 for face in tile["faces"])
    ]
    assert len(with_river) >= 5


def leaves(face: Json) -> int:
    """How many outer edges of a face the river crosses."""
    inner = ({0, 1}, {2, 3}, {4, 5})
    return sum(len(set(edges) - own) for edges, own in zip(face["river"], inner, strict=True))


# ------------------------------------------------------------------ into a position and back


@pytest.mark.parametrize("make", [lambda: None, lambda: BOX, poor_box, stuck_box])
def test_what_is_printed_survives_in_a_position(make: Any):
    """[FT-1.4] Every face and every page."""
    components = components_from_json(make() or read_components(None, {}))
    position = np.zeros(1, POSITION)[0]
    print_on(position, components)
    back = msgspec.to_builtins(printed_in(position))
    assert normal(back) == normal(msgspec.to_builtins(components))


def test_every_terrain_is_printed_as_often_as_the_box_has_it(ours: Json):
    """[FT-1.2] Plain, forest, mountain, castle."""
    position = GAME.new_position(2, {}, ours)
    printed: list[int] = position.terrain_of.ravel().tolist()
    in_the_box = Counter(
        name for tile in ours["tiles"] for face in tile["faces"] for name in face["terrain"]
    )
    assert Counter(TERRAIN_NAMES[number] for number in printed) == in_the_box


def test_two_tables_with_different_boxes_run_side_by_side():
    """[FT-1.4] Nothing printed is frozen into the rules."""
    ours, theirs = GAME.new_position(2, {}, BOX), GAME.new_position(2, {}, poor_box())
    for position in (ours, theirs):
        GAME.play(position, GAME.parse_move("start 0"))
    assert printed_in(ours) == components_from_json(BOX)
    assert printed_in(theirs) != printed_in(ours)


# ------------------------------------------------------------------ a box of one's own


def written(folder: Path, text: str) -> Path:
    file = folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_box_of_ones_own_is_read(tmp_path: Path):
    """[FT-1.4] In the form of a trace."""
    assert normal(read_components(written(tmp_path, as_toml(BOX)), {})) == normal(BOX)


def test_a_box_may_be_read_with_windows_line_ends_a_mark_and_comments(tmp_path: Path):
    """Some editors write these."""
    text = "\ufeff# my own box\n" + as_toml(BOX)
    file = written(tmp_path, text.replace("\n", "\r\n"))
    assert read_components(file, {}) == read_components(written(tmp_path, as_toml(BOX)), {})


def test_the_box_goes_into_the_record_and_comes_back(tmp_path: Path):
    """[FT-1.4] A record is played with its own box."""
    file = written(tmp_path, as_toml(poor_box()))
    match = tessera.new_game("fairytile", seed=1, components=file)
    again = tessera.from_json(match.to_json())
    assert again.components == read_components(file, {})
    assert again.position.tobytes() == match.position.tobytes()


def test_a_record_with_a_broken_box_cannot_be_set_up():
    text = tessera.new_game("fairytile", seed=1).to_json().replace('"castle"', '"swamp"', 1)
    with pytest.raises(InvalidRecord, match=r"cannot be set up: .*a terrain is one of plain"):
        tessera.from_json(text)


def test_lists_may_name_characters_in_any_order():
    """[FT-7.4] Whoever meets whom."""
    page = next(n for n, page in enumerate(BOX["pages"]) if page["objective"]["kind"] == "meets")
    who = BOX["pages"][page]["objective"]["who"]
    box = changed(BOX, "pages", page, "objective", "who", to=who[::-1])
    assert printed_in(GAME.new_position(2, {}, box)) == components_from_json(BOX)


# ------------------------------------------------------------------ boxes in records


@pytest.mark.parametrize("key", ["tiles", "pages"])
def test_nothing_may_be_missing_in_a_record(key: str):
    with pytest.raises(InvalidComponents, match=f"missing required field `{key}`"):
        components_from_json(without(BOX, key))


def test_whatever_stands_anywhere_in_a_box_is_taken_or_refused():
    """Nothing but InvalidComponents escapes; and what is taken can be printed and read again."""
    wrong = {
        f"{'.'.join(map(str, way))}: {fault}"
        for way in ways(small(BOX))
        for garbage in GARBAGE
        if (fault := what_goes_wrong(changed(BOX, *real(way), to=garbage)))
    }
    assert not wrong


GARBAGE: list[Any] = [
    *(None, True, "", "witch", "dragon", "castle", "x" * 10_000, nan, 0.5, -1, 0, 5, 37, 128),
    *(2**64, [], {}, nested(2000), [5, 5], ["knight"], ["knight", "knight"]),
]


def small(box: Json) -> Json:
    """One page of every kind and a few tiles: enough to know every place of a box."""
    kinds = {page["objective"]["kind"]: page for page in box["pages"]}
    return {"tiles": [box["tiles"][0], box["tiles"][3]], "pages": {k: kinds[k] for k in kinds}}


def real(way: TomlPath) -> TomlPath:
    """The way in the whole box."""
    if len(way) < 2:
        return way
    if way[0] == "tiles":
        return ("tiles", 3 * int(way[1]), *way[2:])
    page = next(p["number"] for p in BOX["pages"][::-1] if p["objective"]["kind"] == way[1])
    return ("pages", page - 1, *way[2:])


def what_goes_wrong(box: Json) -> str:
    """What escapes besides a refusal with a sentence."""
    try:
        components = components_from_json(box)
    except InvalidComponents as refusal:
        return "" if 0 < len(str(refusal)) < 1000 else "not a sentence"
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:80]
    back = msgspec.to_builtins(printed_in(GAME.new_position(2, {}, box)))
    return "" if normal(back) == normal(msgspec.to_builtins(components)) else "comes back different"


@pytest.mark.parametrize("json", [None, [], "box", 5, True, {}, {"box": {}}], ids=repr)
def test_what_is_no_object_of_this_form_is_no_box(json: Any):
    with pytest.raises(InvalidComponents):
        components_from_json(json)


@pytest.mark.parametrize(
    "way",
    [("tiles", 0, "id"), ("tiles", 3, "faces", 0, "terrain", 0), ("pages", 0, "objective", "kind")],
    ids=["tile", "terrain", "kind"],
)
def test_half_a_character_is_refused_too(way: TomlPath):
    """JSON text can bring one, a lone surrogate."""
    with pytest.raises(InvalidComponents):
        components_from_json(changed(BOX, *way, to="\ud800"))
