"""The table of Fairy Tile as a drawing for the terminal: a map of hexes, books and stories.

A location is its terrain's sign with the initials of whoever stands on it, its coordinates below,
and a stroke for every edge that the river crosses, so that one sees where rivers join.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from rich.text import Text

from tessera.games.fairytile.components import TERRAIN_NAMES, Components, components_from_json
from tessera.games.fairytile.notation import Hex
from tessera.games.fairytile.positions import LaidJson
from tessera.games.fairytile.view import FairyTileView
from tessera.kernel.values import Json
from tessera.words import say

SIGNS: dict[str, str] = dict(zip(TERRAIN_NAMES, "∴♣▲♜", strict=True))
LETTERS: dict[str, str] = dict(zip(TERRAIN_NAMES, "pfmc", strict=True))
STYLES = {"plain": "yellow3", "forest": "green3", "mountain": "grey70", "castle": "bold magenta1"}
WATER = "deep_sky_blue1"
STEPS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
HALF = 4  # columns from a location to the one below it, to the left or right
# Where the river leaves a location: line and column from its sign, and the stroke.
STROKES = ((0, 3, "~"), (1, 3, "\\"), (1, -4, "/"), (0, -4, "~"), (-1, -2, "\\"), (-1, 2, "/"))

Canvas: TypeAlias = dict[tuple[int, int], tuple[str, str]]  # by line and column, with its style


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
    box, signs = components_from_json(components), LETTERS if letters else SIGNS
    parts = [_kingdom(view, box, signs)] if view.kingdom else []
    parts.append(_stack(view, box, signs))
    parts.append(Text("\n").join(_seat(view, seat, names[seat]) for seat in range(len(names))))
    hand = None if view.seat is None else view.seats[view.seat].hand
    if hand is not None:
        parts.append(_page(box, hand))
    return Text("\n\n").join(parts)


def legend(*, letters: bool = False) -> Text:
    """Which sign is which terrain, and what else is on the map."""
    text = Text()
    for name, sign in (LETTERS if letters else SIGNS).items():
        text.append(sign, style=STYLES[name]).append(f" {name}   ")
    text.append("~ / \\", style=WATER).append(" river   ")
    return text.append("P K D", style="bold").append(" Princess, Knight, Dragon")


# ------------------------------------------------------------------ maps


def _kingdom(view: FairyTileView, box: Components, signs: dict[str, str]) -> Text:
    standing = (view.characters or {}).items()
    locations = {
        at: Location(
            terrain,
            river,
            label=f"{at[0]},{at[1]}",
            characters="".join(name[0].upper() for name, where in standing if where == at),
        )
        for tile in view.kingdom
        for at, terrain, river in _laid(box, tile)
    }
    return _map(locations, signs)


def _laid(box: Components, tile: LaidJson) -> Iterable[tuple[Hex, str, frozenset[int]]]:
    """The hexes of a tile where it lies, their terrains and river edges."""
    faces = next(one.faces for one in box.tiles if one.id == tile.tile)
    face, rotation = faces[tile.face], tile.rotation
    hexes = [(0, 0), STEPS[rotation % 6], STEPS[(rotation + 1) % 6]]
    for (q, r), terrain, edges in zip(hexes, face.terrain, face.river, strict=True):
        yield (tile.q + q, tile.r + r), terrain, frozenset((edge + rotation) % 6 for edge in edges)


def _map(locations: dict[Hex, Location], signs: dict[str, str]) -> Text:
    """Two lines for each row of hexes; a row is shifted by half a hex against the next."""
    canvas: Canvas = {}
    for (q, r), location in locations.items():
        line, column = 2 * r, HALF * (2 * q + r)
        _write(canvas, line, column, location, signs)
        for edge, (down, right, stroke) in enumerate(STROKES):
            above = edge in (4, 5)  # drawn by the location above, if there is one
            if edge in location.river and not (
                above and (q + STEPS[edge][0], r + STEPS[edge][1]) in locations
            ):
                canvas[line + down, column + right] = (stroke, WATER)
    return _lines(canvas)


def _write(
    canvas: Canvas, line: int, column: int, location: Location, signs: dict[str, str]
) -> None:
    first = column - len(location.characters) // 2
    canvas[line, first] = (signs[location.terrain], STYLES[location.terrain])
    for at, initial in enumerate(location.characters, first + 1):
        canvas[line, at] = (initial, "bold reverse")
    for at, character in enumerate(location.label, column - len(location.label) // 2):
        canvas[line + 1, at] = (character, "dim")


def _lines(canvas: Canvas) -> Text:
    lines = [line for line, _ in canvas]
    left = min(column for _, column in canvas)
    rows: list[Text] = []
    for line in range(min(lines), max(lines) + 1):
        row = Text()
        for column in sorted(column for on, column in canvas if on == line):
            character, style = canvas[line, column]
            row.append(" " * (column - left - len(row))).append(character, style=style)
        rows.append(row)
    return Text("\n").join(rows)


# ------------------------------------------------------------------ tiles, seats, the page in hand


def _stack(view: FairyTileView, box: Components, signs: dict[str, str]) -> Text:
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
    return text.append_text(_map(locations, signs))


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


def _page(box: Components, number: int) -> Text:
    objective = box.pages[number - 1].objective
    text = Text().append(f"Your page, {number}: ", style="bold")
    return text.append(say("fairytile", "objective", objective))
