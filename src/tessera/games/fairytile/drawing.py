"""The table of Fairy Tile as a drawing for the terminal: a map of hexes, books and stories.

A location is its terrain's sign with the initials of whoever stands on it, its coordinates below,
and a stroke for every edge that the river crosses, so that one sees where rivers join.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

from tessera.games.fairytile.components import (
    CHARACTER_NAMES,
    TERRAIN_NAMES,
    Components,
    components_from_json,
)
from tessera.games.fairytile.notation import Hex
from tessera.games.fairytile.positions import LaidJson
from tessera.games.fairytile.view import FairyTileView, SeatView
from tessera.kernel.values import Json
from tessera.words import say

SIGNS: dict[str, str] = dict(zip(TERRAIN_NAMES, "∴♣▲♜", strict=True))
LETTERS: dict[str, str] = dict(zip(TERRAIN_NAMES, "pfmc", strict=True))
STYLES: dict[str, str] = dict(
    zip(TERRAIN_NAMES, ("yellow3", "green3", "grey70", "bold magenta1"), strict=True)
)
WATER = "deep_sky_blue1"
STEPS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
HALF = 4  # columns from a location to the one below it, to the left or right
# Where the river leaves a location: line and column from its sign, and the stroke.
STROKES = ((0, 3, "~"), (1, 3, "\\"), (1, -4, "/"), (0, -4, "~"), (-1, -2, "\\"), (-1, 2, "/"))


class Location(NamedTuple):
    """What is drawn of a location."""

    terrain: str
    river: frozenset[int]
    label: str
    characters: str = ""


def draw(
    view: FairyTileView, components: Json, names: Sequence[str], *, letters: bool = False
) -> Text:
    """The kingdom, the top tile, every seat, and the viewer's own page last."""
    box = components_from_json(components)
    parts = [_kingdom(view, box, letters=letters)] if view.kingdom else []
    parts.append(_stack(view, box, letters=letters))
    parts.append(Text("\n").join(_seat(view, seat, names[seat]) for seat in range(len(names))))
    if view.seat is not None and view.seats[view.seat].hand is not None:
        parts.append(_page(box, view.seats[view.seat]))
    return Text("\n\n").join(parts)


def legend(*, letters: bool = False) -> Text:
    """Which sign is which terrain, and what else is on the map."""
    text = Text()
    for name in TERRAIN_NAMES:
        sign = (LETTERS if letters else SIGNS)[name]
        text.append(sign, style=STYLES[name]).append(f" {name}   ")
    text.append("~ / \\", style=WATER).append(" river   ")
    return text.append("P K D", style="bold").append(" Princess, Knight, Dragon")


# ------------------------------------------------------------------ maps


def _kingdom(view: FairyTileView, box: Components, *, letters: bool) -> Text:
    standing = view.characters or {}
    locations = {
        at: Location(terrain, river, f"{at[0]},{at[1]}", _initials(standing, at))
        for tile in view.kingdom
        for at, terrain, river in _laid(box, tile)
    }
    return _map(locations, letters=letters)


def _initials(standing: dict[str, tuple[int, int]], at: Hex) -> str:
    return "".join(name[0].upper() for name in CHARACTER_NAMES if standing.get(name) == at)


def _laid(box: Components, tile: LaidJson) -> Iterable[tuple[Hex, str, frozenset[int]]]:
    """The hexes of a tile where it lies, their terrains and river edges."""
    faces = next(one.faces for one in box.tiles if one.id == tile.tile)
    face, rotation = faces[tile.face], tile.rotation
    hexes = [(0, 0), STEPS[rotation % 6], STEPS[(rotation + 1) % 6]]
    for (q, r), terrain, edges in zip(hexes, face.terrain, face.river, strict=True):
        yield (tile.q + q, tile.r + r), terrain, frozenset((edge + rotation) % 6 for edge in edges)


def _map(locations: dict[Hex, Location], *, letters: bool) -> Text:
    """Two lines for each row of hexes; a row is shifted by half a hex against the next."""
    canvas: dict[tuple[int, int], tuple[str, str]] = {}
    for (q, r), location in locations.items():
        line, column = 2 * r, HALF * (2 * q + r)
        _write(canvas, line, column, location, letters=letters)
        for edge, (down, right, stroke) in enumerate(STROKES):
            above = edge in (4, 5)  # drawn by the location above, if there is one
            if edge in location.river and not (
                above and (q + STEPS[edge][0], r + STEPS[edge][1]) in locations
            ):
                canvas[line + down, column + right] = (stroke, WATER)
    return _canvas(canvas)


def _write(
    canvas: dict[tuple[int, int], tuple[str, str]],
    line: int,
    column: int,
    location: Location,
    *,
    letters: bool,
) -> None:
    sign = (LETTERS if letters else SIGNS)[location.terrain]
    wide = len(location.characters) // 2
    cells = [(column - wide, sign, STYLES[location.terrain])]
    cells += [
        (column - wide + 1 + nth, initial, "bold reverse")
        for nth, initial in enumerate(location.characters)
    ]
    for at, character, style in cells:
        canvas[line, at] = (character, style)
    start = column - len(location.label) // 2
    for nth, character in enumerate(location.label):
        canvas[line + 1, start + nth] = (character, "dim")


def _canvas(canvas: dict[tuple[int, int], tuple[str, str]]) -> Text:
    lines = sorted({line for line, _ in canvas})
    left = min(column for _, column in canvas)
    rows: list[Text] = []
    for line in range(lines[0], lines[-1] + 1):
        row = Text()
        for column in sorted(column for on, column in canvas if on == line):
            character, style = canvas[line, column]
            row.append(" " * (column - left - len(row))).append(character, style=style)
        rows.append(row)
    return Text("\n").join(rows)


# ------------------------------------------------------------------ tiles, seats, the page in hand


def _stack(view: FairyTileView, box: Components, *, letters: bool) -> Text:
    if view.top is None:
        return Text("No tile is left." if view.finished else "No tile is stacked yet.", style="dim")
    more = view.tiles_left - 1
    text = Text("Top tile, hexes 0 1 2, in rotation 0", style="bold")
    text.append(f" ({more} more below)" if more else " (the last one)")
    text.append(". It fits nowhere.\n" if view.finished else ".\n")
    tile = LaidJson(view.top.tile, view.top.face, 0, 0, 0)
    locations = {
        at: Location(terrain, river, str(nth))
        for nth, (at, terrain, river) in enumerate(_laid(box, tile))
    }
    return text.append_text(_map(locations, letters=letters))


def _seat(view: FairyTileView, seat: int, name: str) -> Text:
    """One line; the pages told in the order of their numbers, as they are read again. [FT-8.3]"""
    of_seat = view.seats[seat]
    text = Text().append(name, style="bold")
    if view.to_act == seat:
        text.append(f" to move, adventure {view.adventure}", style="italic")
    text.append(f"   {of_seat.pages_left} to tell")
    told = " ".join(map(str, sorted(of_seat.story)))
    text.append(f"   told: {told}" if told else "   nothing told yet")
    text.append("   magic", style="bold magenta1") if of_seat.magic else None
    return text.append("   out", style="bold red") if of_seat.out else text


def _page(box: Components, own: SeatView) -> Text:
    assert own.hand is not None
    objective = box.pages[own.hand - 1].objective
    text = Text().append(f"Your page, {own.hand}: ", style="bold")
    return text.append(say("fairytile", "objective", objective))
