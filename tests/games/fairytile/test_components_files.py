"""Files that are no box at all, or hardly one, are refused like any other. [FT-1.4]"""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.games.fairytile.components import read_components
from tessera.kernel.boxes import LARGEST
from tessera.kernel.errors import InvalidComponents

from .boxes import BOX, as_toml, changed
from .test_components_refused import refusal_of


def test_a_file_that_is_not_toml_is_refused_with_the_place(tmp_path: Path):
    text = as_toml(BOX).replace("start = true", "start = yes", 1)
    refusal = str(refusal_of(tmp_path, text))
    assert refusal.startswith("box.toml is not TOML: ")
    assert "line 3" in refusal


def test_a_file_in_another_encoding_is_refused(tmp_path: Path):
    file = tmp_path / "box.toml"
    file.write_bytes("# r\u00f3\u017c".encode("iso8859-2") + b"\n" + as_toml(BOX).encode())
    with pytest.raises(InvalidComponents, match=r"^box.toml is not TOML: 'utf-8' codec"):
        read_components(file, {})


def test_a_file_that_is_not_there_is_refused(tmp_path: Path):
    with pytest.raises(InvalidComponents, match=r"mine.toml cannot be read: No such file"):
        read_components(tmp_path / "mine.toml", {})


def test_a_folder_is_refused(tmp_path: Path):
    with pytest.raises(InvalidComponents, match="cannot be read: "):
        read_components(tmp_path, {})


def test_a_file_that_is_too_large_is_refused(tmp_path: Path):
    text = as_toml(BOX) + "#" * LARGEST
    assert str(refusal_of(tmp_path, text)) == "box.toml is too large to be a box"


@pytest.mark.parametrize(
    "text",
    ["tiles = " + "[" * 5000, "pages = " + "9" * 5000, "", "# nothing", "tiles = []\npages = []"],
    ids=["thousands of brackets", "thousands of digits", "nothing", "a comment", "empty lists"],
)
def test_a_monstrous_or_empty_file_is_refused_like_any_other(tmp_path: Path, text: str):
    refusal = refusal_of(tmp_path, text)
    assert len(str(refusal)) < 1000


def test_a_long_list_is_not_echoed_whole(tmp_path: Path):
    """The refusal stays a sentence."""
    edges = [5] * 10_000
    box = changed(BOX, "tiles", 3, "faces", 0, "river", 0, to=edges)
    assert len(str(refusal_of(tmp_path, as_toml(box)))) < 1000


def test_the_line_is_right_also_where_comments_stand_between(tmp_path: Path):
    """With a line separator of another kind in one of them."""
    box = changed(BOX, "tiles", 3, "faces", 0, "terrain", 0, to="swamp")
    text = "# my box \u2028 of tiles\n\n" + as_toml(box).replace("faces", "# two of them\nfaces")
    assert refusal_of(tmp_path, text).facts["line"] == 2 + 7 * 3 + 4 + 5
