"""Box files: what is printed on the pieces, as TOML that people may write themselves.

A file is read and checked as a whole; a fault is told with its line and the reason.
"""

from __future__ import annotations

import contextlib
import re
import tomllib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec

from tessera.kernel.errors import InvalidComponents
from tessera.kernel.values import Json

LARGEST = 64 * 1024  # bytes of a box file
REMEMBERED = 64  # boxes
DEEPEST = 12  # brackets in brackets, or parts of a key; a box has up to 6
MOST_LETTERS = 40  # of a key that is repeated in a refusal
MOST_LINES = 1000  # that are searched for a fault; ours have fewer than 300
_NOT_TOML = (ValueError, RecursionError)  # what tomllib may raise, bad encodings included

# What a string or a comment says is passed over; one that does not end reaches to the file's end.
_PART_OF_TOML = re.compile(
    r"""
      \"{3} (?: \\. | [^\\] )*? (?: \"{3,5} | \Z )
    | '{3} .*? (?: '{3,5} | \Z )
    | " (?: \\[^\n] | [^"\\\n] )* "?
    | ' [^'\n]* '?
    | \# [^\n]*
    | (?P<sign> [][{}=,.\n] )
    """,
    re.VERBOSE | re.DOTALL,
)

Checked = TypeVar("Checked")
TomlPath: TypeAlias = tuple[str | int, ...]  # to a value of the file: keys, and places in lists


class BoxFault(Exception):
    """A value that cannot be right: the path to it through the file, and why."""

    def __init__(self, path: TomlPath, reason: str) -> None:
        super().__init__(reason)
        self.path, self.reason = path, reason


def read_box(box: Path | Json, components_of: Callable[[Json], object]) -> Json:
    """What `components_of` makes of a box file, or of what its TOML says; it may be BoxFault."""
    text, said = _read(box) if isinstance(box, Path) else ("", box)
    try:
        return msgspec.to_builtins(components_of(said))
    except BoxFault as wrong:
        if not isinstance(box, Path):
            raise InvalidComponents(f"in {_named(wrong.path)}: {wrong.reason}") from None
        line = _line_of(text, wrong.path)
        sentence = f"{box.name}, line {line}: {wrong.reason}"
        raise InvalidComponents(sentence, line=line, reason=wrong.reason) from None


def _named(path: TomlPath) -> str:
    """A place in a box as people write it: `tiles[3].faces`."""
    steps = [f"[{step}]" if isinstance(step, int) else f".{step[:MOST_LETTERS]}" for step in path]
    return "".join(steps).lstrip(".") or "the box"


def cached_by_box(check: Callable[[Json], Checked]) -> Callable[[Json], Checked]:
    """Remember what was checked of a trace or a record: many tables have the same box."""

    def trusted(json: Json) -> Checked:
        try:
            return check(json)
        except BoxFault as wrong:
            raise InvalidComponents(f"the components are wrong: {wrong.reason}") from None

    @lru_cache(maxsize=REMEMBERED)
    def remembered(box: bytes) -> Checked:
        return trusted(msgspec.json.decode(box))

    def checked(json: Json) -> Checked:
        try:
            box = msgspec.json.encode(json)
        except (TypeError, ValueError, RecursionError):
            return trusted(json)  # no JSON at all, which will be refused
        return remembered(box)

    return checked


def _read(path: Path) -> tuple[str, Json]:
    try:
        with path.open("rb") as opened:
            content = opened.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise InvalidComponents(f"{path.name} is too large to be a box")
        text = content.decode("utf-8-sig").replace("\r\n", "\n")  # some editors begin with a mark
        if _depth_of(text) > DEEPEST:
            raise InvalidComponents(f"{path.name} is nested too deeply to be a box")
        return text, tomllib.loads(text)
    except OSError as error:
        raise InvalidComponents(f"{path} cannot be read: {error.strerror}") from None
    except _NOT_TOML as error:
        raise InvalidComponents(f"{path.name} is not TOML: {error}") from None


def _depth_of(text: str) -> int:
    """How deep TOML goes at most, by brackets or by dots, before any of it is built up."""
    deepest = brackets = dots = 0
    for part in _PART_OF_TOML.finditer(text):
        match part["sign"]:
            case None:
                continue
            case ".":
                dots += 1
            case sign:
                dots = 0
                brackets += (sign in "[{") - (sign in "]}")
        deepest = max(deepest, brackets, dots + 1)
    return deepest


def _line_of(text: str, path: TomlPath) -> int:
    """The line of a TOML file with which the value comes into being; or the last."""
    lines = text.removesuffix("\n").split("\n")
    for number in range(1, min(len(lines), MOST_LINES) + 1):
        if not lines[number - 1].split("#")[0].strip():
            continue
        beginning = "\n".join(lines[:number])
        for closed in ("", "]", "}]"):  # a beginning may end within an array
            with contextlib.suppress(*_NOT_TOML, LookupError, TypeError):  # it is not there yet
                found: Any = tomllib.loads(beginning + closed)
                for step in path:
                    found = found[step]
                return number
    return len(lines)
