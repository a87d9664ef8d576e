"""What is in the box of Stained Glass of Sintra, as data; the values are in components.toml.

A file of the user's own is checked and refused with the line and the reason. [SIN-1.5]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeGuard, cast

import msgspec

from tessera.games.sintra.engine.state import JOKER, JOKERS, MOST_ROWS, SPACES, STRIPS, WINDOWS
from tessera.kernel.boxes import MOST_LETTERS, BoxFault, TomlPath, cached_by_box, read_box
from tessera.kernel.errors import InvalidComponents
from tessera.kernel.position import Position
from tessera.kernel.values import Json

COLOUR_NAMES = ("orange", "pink", "yellow", "blue", "green")
LETTERS = "opybg"
PRINTED = LETTERS + "?"  # what a space may show; its place in here is the number in a position
MOST_POINTS = 100  # under a window or on a row: a position has room for no more

OUR_BOX = Path(__file__).with_name("components.toml")


class Strip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The 5 spaces on either side of a pattern strip, top space first."""

    front: str
    back: str


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the pieces in play, as in a trace or a record."""

    colours: list[str]
    broken_glass: list[int]
    palace: list[int]
    strips: list[Strip]


# ------------------------------------------------------------------ reading


def read_components(box: Path | Json | None, options: Mapping[str, str]) -> Json:
    """The components in play from a box, ours if none is given."""
    return read_box(OUR_BOX if box is None else box, lambda box: _in_play(box, options["side"]))


@cached_by_box
def components_from_json(json: Json) -> Components:
    """The components of a trace or a record, checked."""
    try:
        components = msgspec.convert(json, Components)
    except msgspec.ValidationError as error:
        raise InvalidComponents(f"the components are damaged: {error}") from None
    check(components)
    return components


def print_on(position: Position, components: Components) -> None:
    """Write the printed values into a position."""
    for number, strip in enumerate(components.strips):
        for side, spaces in enumerate((strip.front, strip.back)):
            position.printed[number, side] = [PRINTED.index(space) for space in spaces]
    position.window_values[:] = components.palace
    position.broken_glass[:] = 0
    position.broken_glass[: len(components.broken_glass)] = components.broken_glass
    position.bottom_row = len(components.broken_glass) - 1


# ------------------------------------------------------------------ checking


def _in_play(box: dict[str, Any], side: str) -> Components:
    """Check the whole box, and take out what the palace side needs."""
    for key in box:
        if key not in ("colours", "broken_glass", "palace", "strip"):
            raise BoxFault((key,), f"there is no '{key[:MOST_LETTERS]}' in the box")
    if box.get("colours") != list(COLOUR_NAMES):
        raise BoxFault(("colours",), f"the colours are {', '.join(COLOUR_NAMES)}, in this order")
    palace = cast("dict[str, Any] | None", box.get("palace"))
    strips = cast("list[object] | None", box.get("strip", []))
    if not isinstance(palace, dict):
        raise BoxFault(("palace",), "[palace] with the sides A and B is missing")
    for up in ("A", "B"):
        _check_palace(palace.get(up), ("palace", up))
    for up in palace:
        if up not in ("A", "B"):
            reason = f"a palace has the sides A and B, no '{up[:MOST_LETTERS]}'"
            raise BoxFault(("palace", up), reason)
    if not isinstance(strips, list):
        raise BoxFault(("strip",), "each strip begins with [[strip]]")
    components = Components(
        colours=list(LETTERS),
        broken_glass=box.get("broken_glass", []),
        palace=palace[side],
        strips=[_strip(number, strip) for number, strip in enumerate(strips)],
    )
    check(components)
    return components


def _strip(number: int, strip: object) -> Strip:
    try:
        return msgspec.convert(strip, Strip)
    except msgspec.ValidationError as error:
        reason = f"strip {number + 1} needs a front and a back of letters and no more ({error})"
        raise BoxFault(("strip", number), reason) from None


def check(components: Components) -> None:
    """Refuse what no game can be played with. [SIN-1.3, SIN-1.4]"""
    if components.colours != list(LETTERS):
        reason = f"the colours are the letters {' '.join(LETTERS)}, in this order"
        raise BoxFault(("colours",), reason)
    _check_broken_glass(components.broken_glass)
    _check_palace(components.palace, ("palace",))
    _check_strips(components.strips)


def _check_broken_glass(rows: object) -> None:
    if not _are_points(rows) or not 2 <= len(rows) <= MOST_ROWS:
        reason = f"the track has 2 to {MOST_ROWS} rows of points, each from 0 to {MOST_POINTS}"
        raise BoxFault(("broken_glass",), reason)
    if rows[0] != 0:
        raise BoxFault(("broken_glass",), f"the track starts at 0, not at {rows[0]}")
    for above, below in pairwise(rows):
        if below <= above:
            raise BoxFault(("broken_glass",), f"the track must increase: {below} follows {above}")


def _check_palace(values: object, path: TomlPath) -> None:
    if not _are_points(values) or len(values) != WINDOWS:
        reason = f"a palace side has {WINDOWS} window values, each from 0 to {MOST_POINTS}"
        raise BoxFault(path, reason)


def _are_points(values: object) -> TypeGuard[list[int]]:
    return isinstance(values, list) and all(
        type(value) is int and 0 <= value <= MOST_POINTS for value in cast("list[object]", values)
    )


def _check_strips(strips: list[Strip]) -> None:
    if len(strips) != STRIPS:
        raise BoxFault(("strip",), f"the box has {STRIPS} strips, not {len(strips)}")
    sides = {
        ("strip", number, key): spaces
        for number, strip in enumerate(strips)
        for key, spaces in (("front", strip.front), ("back", strip.back))
    }
    for path, spaces in sides.items():
        for reason in _faults_of_side(spaces):
            raise BoxFault(path, reason)
    with_jokers = [path for path, spaces in sides.items() if PRINTED[JOKER] in spaces]
    if not with_jokers:
        raise BoxFault(("strip",), f"one strip has a side with {JOKERS} jokers (?), here none has")
    if len(with_jokers) > 1:
        raise BoxFault(with_jokers[1], "only one side of one strip has jokers (?)")


def _faults_of_side(spaces: str) -> Iterator[str]:
    if len(spaces) != SPACES:
        yield f"a strip has {SPACES} spaces, '{spaces}' has {len(spaces)}"
    for space in spaces:
        if space not in PRINTED:
            yield f"'{space}' is no colour; there are {' '.join(LETTERS)}, and ? for a joker"
    jokers = spaces.count(PRINTED[JOKER])
    if jokers not in (0, JOKERS):
        yield f"a side has {JOKERS} jokers or none, '{spaces}' has {jokers}"
