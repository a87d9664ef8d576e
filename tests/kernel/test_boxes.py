"""Box files that are nested beyond measure are refused before a parser builds anything up."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tessera.kernel import boxes
from tessera.kernel.boxes import DEEPEST, LARGEST, read_box
from tessera.kernel.errors import InvalidComponents
from tessera.kernel.values import Json

ROOT = Path(__file__).parents[2]
MANY = 16_000
DEEP = DEEPEST + 1


def read(folder: Path, text: str) -> Json:
    """What the TOML says, whatever it is."""
    file = folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    return read_box(file, lambda said: said)


def nobody_parses(text: str) -> Json:
    raise AssertionError(f"the parser was asked to read {text[:20]!r}")


# ------------------------------------------------------------------ refused


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * MANY) + " = 1",
        " . ".join("a" * MANY) + " = 1",
        ".".join(['"a"'] * 8_000) + " = 1",
        ".".join(["'.'"] * 8_000) + " = 1",
        "[" + ".".join("a" * MANY) + "]",
        "[[" + ".".join("a" * MANY) + "]]",
        "a = " + "[" * MANY,
        "a = " + "[" * MANY + "]" * MANY,
        "a = [" + "\n[" * MANY,
        "a = [" + "# {\n[" * 8_000,
        "a = " + "{b = " * 8_000,
        "a = " + "[{b = " * 8_000,
        "a = {" + ".".join("b" * MANY) + " = 1}",
        "a = 1\nb = [1.5, 2.5]\nc.d = 3\n" + ".".join("a" * DEEP) + " = 1",
        "a = " + "[" * DEEP + "]" * DEEP,
        'a = "\\\\" \nb = ' + "[" * DEEP,
        'a = ["""b"""", ' + "[" * DEEP + "\n]",
        "a = ['''b''''', " + "[" * DEEP + "\n]",
        'a = ["""\\""""", ' + "[" * DEEP + "\n]",
        "a = ['\\', " + "[" * DEEP + "\n]",
        'a = ["#", ' + "[" * DEEP,
    ],
    ids=lambda text: text[:12] + text[-9:],
)
def test_what_is_nested_too_deeply_is_refused_before_it_is_parsed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
):
    """By dots, headers, inline tables or arrays; strings and comments hide none of it."""
    assert len(text) <= LARGEST
    monkeypatch.setattr(boxes.tomllib, "loads", nobody_parses)
    with pytest.raises(InvalidComponents, match=r"^box\.toml is nested too deeply to be a box$"):
        read(tmp_path, text)


# ------------------------------------------------------------------ read


@pytest.mark.parametrize(
    "file",
    [
        *ROOT.glob("src/tessera/games/*/components.toml"),
        *ROOT.glob("tests/games/*/box.toml"),
    ],
    ids=str,
)
def test_our_boxes_are_read(file: Path):
    assert read_box(file, lambda said: said) == tomllib.loads(file.read_text("utf-8"))


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * DEEPEST) + " = 1",
        "a = " + "[" * DEEPEST + "]" * DEEPEST,
        "a = [" + "1.5, " * 1000 + "]",
        "a = [" + "[], " * 1000 + "]",
        "[[a]]\nb = 1.5\n" * 1000,
        f'a = "{"." * 50}{"[" * 50}"',
        f"a = '{'.' * 50}{'[' * 50}'",
        f'a = """{"." * 50}{"[" * 50}\n""{"[" * 50}"""',
        f"a = '''{'.' * 50}{'[' * 50}\n''{'[' * 50}'''",
        f'a = "\\"{"[" * 50}"',
        f'# {"a." * 50}{"[" * 50} "\na = 1',
        f'a = """\\"""{"[" * 50}"""',
    ],
    ids=lambda text: text[:12] + text[-9:],
)
def test_what_only_looks_deep_is_read(tmp_path: Path, text: str):
    """Many things beside each other, and whatever a string or a comment says."""
    assert read(tmp_path, text) == tomllib.loads(text)
