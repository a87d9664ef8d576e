"""A box file for tests, as somebody with the printed game would write it."""

from __future__ import annotations

from pathlib import Path

from tessera.games.sintra.components import read_components
from tessera.kernel.values import Json

BOX = """\
colours = ["orange", "pink", "yellow", "blue", "green"]
broken_glass = [0, 1, 2, 4, 6, 8, 11, 14, 18]

[palace]
A = [4, 3, 3, 2, 1, 2, 1, 2]
B = [5, 3, 3, 2, 1, 2, 1, 2]

[[strip]]
front = "oyoyo"
back = "ypbpo"
[[strip]]
front = "pbpbp"
back = "bygyp"
[[strip]]
front = "ygygy"
back = "gboby"
[[strip]]
front = "bobob"
back = "ogpgb"
[[strip]]
front = "gpgpg"
back = "poyog"
[[strip]]
front = "opbpo"
back = "yboby"
[[strip]]
front = "pygyp"
back = "bgpgb"
[[strip]]
front = "goyog"
back = "o?b?p"
"""
TRACK = "broken_glass = [0, 1, 2, 4, 6, 8, 11, 14, 18]"
SIDE_A = "A = [4, 3, 3, 2, 1, 2, 1, 2]"
SIDE_B = "B = [5, 3, 3, 2, 1, 2, 1, 2]"
LAST_STRIP = '[[strip]]\nfront = "goyog"\nback = "o?b?p"\n'

WINDOW_VALUES = "a palace side has 8 window values, each from 0 to 100"
ROWS = "the track has 2 to 40 rows of points, each from 0 to 100"


def written(folder: Path, text: str) -> Path:
    """A box file of the user's own."""
    file = folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    return file


def read(folder: Path, text: str, side: str = "A") -> Json:
    """What a box file brings into play."""
    return read_components(written(folder, text), {"side": side})


def changed(old: str, new: str, text: str = BOX) -> str:
    """The box with one thing written differently."""
    assert text.count(old) == 1
    return text.replace(old, new)


def inline_strips(text: str) -> str:
    """The same box with its strips as a list of inline tables."""
    start = text.index("[[strip]]")
    strips = text[start:].replace("[[strip]]\n", " {").replace("\nback", ", back")
    strips = strips.replace('"\n', '"},\n')
    top, at, palaces = text[:start].partition("[palace]")
    return f"{top}strip = [\n{strips}]\n{at}{palaces}"
