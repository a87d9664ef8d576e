"""Why a box file of the user's own is refused: the line and the reason. [SIN-1.5]"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tessera.games.sintra.components import read_components
from tessera.kernel.errors import InvalidComponents

from .boxes import (
    BOX,
    LAST_STRIP,
    ROWS,
    SIDE_A,
    SIDE_B,
    TRACK,
    WINDOW_VALUES,
    changed,
    inline_strips,
    read,
)

LAST_LINE = 31

# ------------------------------------------------------------------ refused, with line and reason

REFUSED: dict[str, tuple[str, str, int, str]] = {
    "seven strips": (LAST_STRIP, "", 8, "the box has 8 strips, not 7"),
    "nine strips": (
        LAST_STRIP,
        LAST_STRIP + '[[strip]]\nfront = "ooooo"\nback = "yyyyy"\n',
        8,
        "the box has 8 strips, not 9",
    ),
    "no strips at all": (
        BOX[BOX.index("[[strip]]") :],
        "",
        7,
        "the box has 8 strips, not 0",
    ),
    "four spaces": ('"oyoyo"', '"oyoy"', 9, "a strip has 5 spaces, 'oyoy' has 4"),
    "six spaces": ('"poyog"', '"poyogg"', 22, "a strip has 5 spaces, 'poyogg' has 6"),
    "an empty side": ('"bgpgb"', '""', 28, "a strip has 5 spaces, '' has 0"),
    "an unknown letter": (
        '"pbpbp"',
        '"pbrbp"',
        12,
        "'r' is no colour; there are o p y b g, and ? for a joker",
    ),
    "a capital letter": (
        '"bobob"',
        '"bOboO"',
        18,
        "'O' is no colour; there are o p y b g, and ? for a joker",
    ),
    "no joker side": (
        '"o?b?p"',
        '"oybyp"',
        8,
        "one strip has a side with 2 jokers (?), here none has",
    ),
    "two joker sides": ('"ygygy"', '"?gyg?"', 31, "only one side of one strip has jokers (?)"),
    "both sides of a strip with jokers": (
        '"goyog"',
        '"g??og"',
        31,
        "only one side of one strip has jokers (?)",
    ),
    "one joker": ('"o?b?p"', '"o?byp"', 31, "a side has 2 jokers or none, 'o?byp' has 1"),
    "three jokers": ('"o?b?p"', '"o?b??"', 31, "a side has 2 jokers or none, 'o?b??' has 3"),
    "seven window values": (SIDE_A, "A = [4, 3, 3, 2, 1, 2, 1]", 5, WINDOW_VALUES),
    "nine window values": (SIDE_B, "B = [4, 3, 3, 2, 1, 2, 1, 2, 2]", 6, WINDOW_VALUES),
    "half a point": (SIDE_A, "A = [4, 3, 3, 2.5, 1, 2, 1, 2]", 5, WINDOW_VALUES),
    "a whole number with a decimal point": (
        SIDE_A,
        "A = [4.0, 3, 3, 2, 1, 2, 1, 2]",
        5,
        WINDOW_VALUES,
    ),
    "a negative value": (SIDE_B, "B = [4, 3, 3, 2, 1, 2, 1, -2]", 6, WINDOW_VALUES),
    "a value over 100": (SIDE_A, "A = [101, 3, 3, 2, 1, 2, 1, 2]", 5, WINDOW_VALUES),
    "true for a value": (SIDE_A, "A = [true, 3, 3, 2, 1, 2, 1, 2]", 5, WINDOW_VALUES),
    "text for a value": (SIDE_A, 'A = ["4", 3, 3, 2, 1, 2, 1, 2]', 5, WINDOW_VALUES),
    "text for all values": (SIDE_A, 'A = "43321212"', 5, WINDOW_VALUES),
    "a side without values": (SIDE_B + "\n", "", LAST_LINE - 1, WINDOW_VALUES),
    "a third side": (
        SIDE_B,
        SIDE_B + "\nC = [4, 3, 3, 2, 1, 2, 1, 2]",
        7,
        "a palace has the sides A and B, no 'C'",
    ),
    "no palace": (
        f"[palace]\n{SIDE_A}\n{SIDE_B}\n",
        "",
        LAST_LINE - 3,
        "[palace] with the sides A and B is missing",
    ),
    "a palace that is no table": (
        f"\n[palace]\n{SIDE_A}\n{SIDE_B}\n",
        "palace = [4, 3, 3, 2, 1, 2, 1, 2]\n",
        3,
        "[palace] with the sides A and B is missing",
    ),
    "a track from 1": (
        TRACK,
        "broken_glass = [1, 2, 4]",
        2,
        "the track starts at 0, not at 1",
    ),
    "a track that stays": (
        TRACK,
        "broken_glass = [0, 1, 1, 4]",
        2,
        "the track must increase: 1 follows 1",
    ),
    "a track that goes back": (
        TRACK,
        "broken_glass = [0, 1, 4, 2]",
        2,
        "the track must increase: 2 follows 4",
    ),
    "a track of one row": (TRACK, "broken_glass = [0]", 2, ROWS),
    "an empty track": (TRACK, "broken_glass = []", 2, ROWS),
    "a track of 41 rows": (TRACK, f"broken_glass = {list(range(41))}", 2, ROWS),
    "a track with losses written as such": (TRACK, "broken_glass = [0, -1, -2]", 2, ROWS),
    "a track in halves": (TRACK, "broken_glass = [0, 0.5, 1]", 2, ROWS),
    "true on the track": (TRACK, "broken_glass = [0, true]", 2, ROWS),
    "text for the track": (TRACK, 'broken_glass = "0 1 2"', 2, ROWS),
    "no track": (TRACK + "\n", "", LAST_LINE - 1, ROWS),
    "an unknown key": (
        TRACK,
        TRACK + "\ntower = 3",
        3,
        "there is no 'tower' in the box",
    ),
    "an unknown table": (
        LAST_STRIP,
        LAST_STRIP + "[glazier]\nshoes = 2\n",
        32,
        "there is no 'glazier' in the box",
    ),
    "the colours in another order": (
        '"orange", "pink"',
        '"pink", "orange"',
        1,
        "the colours are orange, pink, yellow, blue, green, in this order",
    ),
    "no colours": (
        'colours = ["orange", "pink", "yellow", "blue", "green"]\n',
        "",
        LAST_LINE - 1,
        "the colours are orange, pink, yellow, blue, green, in this order",
    ),
    "one strip for all": (
        BOX[BOX.index("[[strip]]") :],
        '[strip]\nfront = "goyog"\nback = "o?b?p"\n',
        8,
        "each strip begins with [[strip]]",
    ),
}


@pytest.mark.parametrize("case", REFUSED.values(), ids=REFUSED.keys())
def test_a_box_is_refused_with_the_line_and_the_reason(
    tmp_path: Path, case: tuple[str, str, int, str]
):
    old, new, line, reason = case
    with pytest.raises(InvalidComponents) as refusal:
        read(tmp_path, changed(old, new))
    assert str(refusal.value) == f"box.toml, line {line}: {reason}"
    assert refusal.value.code == "invalid-components"
    assert refusal.value.facts == {"line": line, "reason": reason}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('back = "ogpgb"\n', ""),
        ('back = "ogpgb"', "back = 5"),
        ('back = "ogpgb"', 'back = ["o", "g", "p", "g", "b"]'),
        ('back = "ogpgb"', 'back = "ogpgb"\nmiddle = "ooooo"'),
    ],
    ids=["no back", "a number for a back", "a list for a back", "a third side"],
)
def test_a_strip_that_is_not_front_and_back_is_refused_at_its_beginning(
    tmp_path: Path, old: str, new: str
):
    with pytest.raises(InvalidComponents, match="strip 4 needs a front and a back") as refusal:
        read(tmp_path, changed(old, new))
    assert refusal.value.facts["line"] == 17


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_whole_box_is_checked_whichever_side_is_in_play(tmp_path: Path, side: str):
    with pytest.raises(InvalidComponents, match="line 6: a palace side has 8 window values"):
        read(tmp_path, changed(SIDE_B, "B = []"), side)


def as_inline_strips() -> str:
    return inline_strips(changed('"pbpbp"', '"pbpb"'))


def as_dotted_keys() -> str:
    text = changed(f"[palace]\n{SIDE_A}\n{SIDE_B}\n", "")
    return changed(TRACK, f"palace.{SIDE_A}\npalace.B = []\n{TRACK}", text)


def after_a_foreign_line_end() -> str:
    return "# a comment with a line separator \u2028 of another kind\n" + changed(
        '"oyoyo"', '"oyoy"'
    )


@pytest.mark.parametrize(
    ("make", "line"),
    [(as_inline_strips, 6), (as_dotted_keys, 3), (after_a_foreign_line_end, 10)],
    ids=["inline strips", "dotted keys", "a line separator in a comment"],
)
def test_the_line_is_right_in_every_form_of_toml(
    tmp_path: Path, make: Callable[[], str], line: int
):
    with pytest.raises(InvalidComponents) as refusal:
        read(tmp_path, make())
    assert refusal.value.facts["line"] == line


# ------------------------------------------------------------------ not even a box


def test_a_file_that_is_not_toml_is_refused_with_the_place(tmp_path: Path):
    with pytest.raises(InvalidComponents, match=r"^box.toml is not TOML: .*line 2, column 16"):
        read(tmp_path, changed("[0, 1, 2, 4, 6, 8, 11, 14, 18]", "?"))


def test_a_file_in_another_encoding_is_refused(tmp_path: Path):
    file = tmp_path / "box.toml"
    file.write_bytes("# r\u00f3\u017c".encode("iso8859-2") + b"\n" + BOX.encode())
    with pytest.raises(InvalidComponents, match=r"^box.toml is not TOML: 'utf-8' codec"):
        read_components(file, {"side": "A"})


def test_a_file_that_is_not_there_is_refused(tmp_path: Path):
    with pytest.raises(InvalidComponents, match=r"mine.toml cannot be read: No such file"):
        read_components(tmp_path / "mine.toml", {"side": "A"})


def test_a_folder_is_refused(tmp_path: Path):
    with pytest.raises(InvalidComponents, match="cannot be read: "):
        read_components(tmp_path, {"side": "A"})


@pytest.mark.parametrize(
    "text",
    ["tower = " + "[" * 5000, "tower = " + "9" * 5000],
    ids=["thousands of brackets", "a number of thousands of digits"],
)
def test_a_monstrous_file_is_refused_like_any_other(tmp_path: Path, text: str):
    with pytest.raises(InvalidComponents):
        read(tmp_path, text)
