"""What is in the box: ours, one's own, and those in records. Refusals of files are beside this."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera.games.sintra.components import components_from_json, read_components
from tessera.kernel.errors import InvalidComponents, InvalidRecord
from tessera.kernel.match import Match
from tessera.kernel.values import Json

from .board import palace, table
from .boxes import BOX, ROWS, SIDE_A, TRACK, WINDOW_VALUES, changed, inline_strips, read, written

# ------------------------------------------------------------------ our box


@pytest.fixture(params=["A", "B"])
def ours(request: pytest.FixtureRequest) -> Json:
    """Our own box, on either side of the palaces."""
    return read_components(None, {"side": request.param})


def test_our_box_has_the_values_that_its_file_lists(ours: Json):
    """[SIN-1.5] What is printed on the pieces is data."""
    assert ours["colours"] == ["o", "p", "y", "b", "g"]
    assert ours["palace"] == [4, 3, 3, 2, 1, 2, 1, 2]
    assert ours["broken_glass"] == [0, 1, 2, 4, 6, 8, 11, 14, 18]
    assert [(strip["front"], strip["back"]) for strip in ours["strips"]] == [
        ("oyoyo", "ypbpo"),
        ("pbpbp", "bygyp"),
        ("ygygy", "gboby"),
        ("bobob", "ogpgb"),
        ("gpgpg", "poyog"),
        ("opbpo", "yboby"),
        ("pygyp", "bgpgb"),
        ("goyog", "o?b?p"),
    ]


def test_one_side_of_one_strip_has_two_jokers(ours: Json):
    """[SIN-1.3] 8 two-sided strips of 5 spaces, one with a joker side."""
    sides: list[str] = [strip[side] for strip in ours["strips"] for side in ("front", "back")]
    assert len(sides) == 16
    assert {len(side) for side in sides} == {5}
    assert sorted(side.count("?") for side in sides) == [0] * 15 + [2]


def test_our_broken_glass_track_goes_down_from_0_to_18(ours: Json):
    """[SIN-1.4] The rulebooks show a top row, −8 and −18 at the bottom."""
    rows: list[int] = ours["broken_glass"]
    assert (rows[0], rows[-1]) == (0, 18)
    assert 8 in rows
    assert all(above < below for above, below in pairwise(rows))


def test_each_colour_fills_fifteen_or_sixteen_spaces_as_the_file_says(ours: Json):
    spaces = "".join(strip["front"] + strip["back"] for strip in ours["strips"])
    assert {letter: spaces.count(letter) for letter in "opybg"} == {
        "o": 16,
        "p": 16,
        "y": 15,
        "b": 16,
        "g": 15,
    }


# ------------------------------------------------------------------ a box of one's own


@pytest.mark.parametrize(("side", "leftmost"), [("A", 4), ("B", 5)])
def test_the_palace_values_are_those_of_the_side_in_play(tmp_path: Path, side: str, leftmost: int):
    assert read(tmp_path, BOX, side)["palace"] == [leftmost, 3, 3, 2, 1, 2, 1, 2]


def test_a_box_may_be_read_with_windows_line_ends_and_comments(tmp_path: Path):
    text = "# my own box\n" + BOX.replace("\n", "\r\n")
    assert read(tmp_path, text) == read(tmp_path, BOX)


def test_strips_may_be_written_as_inline_tables(tmp_path: Path):
    assert read(tmp_path, inline_strips(BOX)) == read(tmp_path, BOX)


def test_points_may_be_anything_from_0_to_100(tmp_path: Path):
    text = changed(SIDE_A, "A = [0, 100, 0, 0, 0, 0, 0, 100]")
    text = changed(TRACK, "broken_glass = [0, 100]", text)
    box = read(tmp_path, text)
    assert box["palace"] == [0, 100, 0, 0, 0, 0, 0, 100]
    assert box["broken_glass"] == [0, 100]


# ------------------------------------------------------------------ playing with one's own box


def test_window_points_are_those_of_the_box(tmp_path: Path):
    """[SIN-4.3c] The value under the window, and those under glazed windows to its right."""
    box = read(tmp_path, changed(SIDE_A, "A = [40, 0, 0, 0, 0, 0, 0, 7]"))
    mine = palace(panes="oyoy. ..... ..... ..... ..... ..... ..... .....", glass="- - - - - - - p")
    before = table(mine, palace(), displays="oppp", components=box, track="gbpo")
    assert before.play("1o1=o").seat(0)["score"] == 47


def test_a_track_of_three_rows_is_played_with(tmp_path: Path):
    """[SIN-5.1] At the bottom row, the third here, its points are lost and the marker returns."""
    box = read(tmp_path, changed(TRACK, "broken_glass = [0, 5, 7]"))
    before = table(palace(), palace(), displays="oooo", centre="p", components=box)
    after = before.play("1o8")
    assert (after.seat(0)["score"], after.seat(0)["points_lost"]) == (-7, 7)
    assert after.seat(0)["broken_row"] == 0


def test_strips_are_those_of_the_box(tmp_path: Path):
    """[SIN-4.2a] Panes go on the spaces that are printed on the strip."""
    box = read(tmp_path, changed('front = "oyoyo"', 'front = "yyygg"'))
    before = table(palace(), palace(), displays="yyyy", centre="p", components=box)
    assert before.play("1y1").panes(0, 1) == "yyy.."


def test_the_box_goes_into_the_record_and_comes_back(tmp_path: Path):
    file = written(tmp_path, changed(SIDE_A, "A = [9, 9, 9, 9, 9, 9, 9, 9]"))
    match = tessera.new_game("sintra", seed=1, components=file)
    again = tessera.from_json(match.to_json())
    assert again.components["palace"] == [9] * 8
    assert again.position.window_values.tolist() == [9] * 8


def test_two_tables_with_different_boxes_run_side_by_side(tmp_path: Path):
    """[SIN-1.5] Nothing printed is frozen into the rules."""
    file = written(tmp_path, changed(TRACK, "broken_glass = [0, 50]"))
    ours, theirs = (tessera.new_game("sintra", seed=5, components=box) for box in (None, file))
    while not ours.is_over:
        for match in (ours, theirs):
            match.play(match.legal_moves()[0])
    assert theirs.is_over
    assert scores(ours) == scores(played_alone(None)) != scores(theirs)
    assert scores(theirs) == scores(played_alone(file))


def played_alone(box: Path | None) -> Match:
    match = tessera.new_game("sintra", seed=5, components=box)
    while not match.is_over:
        match.play(match.legal_moves()[0])
    return match


def scores(match: Match) -> list[int] | None:
    assert match.outcome is not None
    return match.outcome.scores


# ------------------------------------------------------------------ boxes in records

JSON_FAULTS: dict[str, tuple[str, Any, str]] = {
    "no colours": ("colours", None, "damaged"),
    "six colours": ("colours", list("opybgr"), "the letters o p y b g"),
    "an unknown key": ("tower", 3, "damaged: Object contains unknown field `tower`"),
    "no track": ("broken_glass", None, "damaged"),
    "a track from 1": ("broken_glass", [1, 2], "the track starts at 0, not at 1"),
    "a track that goes back": ("broken_glass", [0, 4, 2], "must increase: 2 follows 4"),
    "a track of one row": ("broken_glass", [0], ROWS),
    "true on the track": ("broken_glass", [0, True], "damaged: Expected `int`, got `bool`"),
    "seven window values": ("palace", [4] * 7, WINDOW_VALUES),
    "text for a value": ("palace", ["4"] * 8, "damaged: Expected `int`, got `str`"),
    "a negative value": ("palace", [-4] * 8, WINDOW_VALUES),
    "a value over 100": ("palace", [101] * 8, WINDOW_VALUES),
    "half a point": ("palace", [1.5] * 8, "damaged: Expected `int`, got `float`"),
    "no strips": ("strips", [], "the box has 8 strips, not 0"),
    "no joker side": ("strips", [{"front": "ooooo", "back": "yyyyy"}] * 8, "here none has"),
    "joker sides everywhere": (
        "strips",
        [{"front": "o??oo", "back": "yyyyy"}] * 8,
        "only one side of one strip has jokers",
    ),
    "one joker": ("strips", [{"front": "o?ooo", "back": "yyyyy"}] * 8, "has 1"),
    "four spaces": ("strips", [{"front": "oooo", "back": "yyyyy"}] * 8, "'oooo' has 4"),
    "an unknown letter": ("strips", [{"front": "oorrr", "back": "yyyyy"}] * 8, "'r' is no colour"),
    "a third side": ("strips", [{"front": "", "back": "", "top": ""}] * 8, "damaged"),
}


@pytest.mark.parametrize("fault", JSON_FAULTS.values(), ids=JSON_FAULTS.keys())
def test_a_box_in_a_record_is_refused_likewise(fault: tuple[str, Any, str]):
    key, value, reason = fault
    box = {**read_components(None, {"side": "A"}), key: value}
    if value is None:
        del box[key]
    with pytest.raises(InvalidComponents) as refusal:
        components_from_json(box)
    assert reason in str(refusal.value)
    assert str(refusal.value).startswith("the components are ")


def test_a_record_with_a_broken_box_cannot_be_set_up():
    text = tessera.new_game("sintra", seed=1).to_json().replace('"o?b?p"', '"oybyp"')
    with pytest.raises(InvalidRecord, match=r"cannot be set up: .* here none has"):
        tessera.from_json(text)


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path):
    """Some editors begin with one."""
    file = tmp_path / "box.toml"
    file.write_bytes(b"\xef\xbb\xbf" + BOX.encode())
    assert read_components(file, {"side": "A"}) == read(tmp_path, BOX)
