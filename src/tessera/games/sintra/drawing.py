"""The table of Stained Glass of Sintra as a drawing for the terminal, in colours and shapes.

Every colour has a shape of its own, filled where a pane lies and hollow where a space waits, so
that the drawing reads without colours too. [SIN-1.1]
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tessera.games.sintra.components import (
    COLOUR_NAMES,
    LETTERS,
    PRINTED,
    Components,
    components_from_json,
)
from tessera.games.sintra.engine.state import ROUNDS, SPACES, WINDOWS
from tessera.games.sintra.positions import NO_PANE, SeatJson
from tessera.games.sintra.view import SintraView
from tessera.kernel.values import Json

# A pane, a space by what is printed on it, the glazier, a frame without a pane.
IN_LETTERS = {sign: sign for sign in LETTERS.upper() + PRINTED + "V."}
SHAPES = dict(zip(IN_LETTERS, "●◆■▲★" + "○◇□△☆?" + "▼·", strict=True))
STYLES = {"o": "dark_orange", "p": "hot_pink", "y": "yellow1", "b": "deep_sky_blue1", "g": "green3"}


def draw(
    view: SintraView, components: Json, names: Sequence[str], *, letters: bool = False
) -> Text:
    """The whole table: displays and tracks first, then every palace, that of the viewer last."""
    box, signs = components_from_json(components), IN_LETTERS if letters else SHAPES
    order = list(range(len(names)))
    if view.seat is not None:
        order = order[view.seat + 1 :] + order[: view.seat + 1]
    parts = [_table(view, signs)]
    parts += [_palace(view, box, seat, names[seat], signs) for seat in order]
    return Text("\n\n").join(parts)


def legend(*, letters: bool = False) -> Text:
    """Which shape and letter belongs to which colour."""
    text, signs = Text(), IN_LETTERS if letters else SHAPES
    for letter, name in zip(LETTERS, COLOUR_NAMES, strict=True):
        text.append_text(_pane(letter, signs)).append(f" {letter} {name}   ")
    return text.append("? joker")


# ------------------------------------------------------------------ displays, centre, tracks


def _table(view: SintraView, signs: dict[str, str]) -> Text:
    position = view.position
    text = Text().append(f"Round {position.round} of {ROUNDS}, side {view.side}.  ", style="bold")
    text.append("Track ", style="dim").append_text(_glass(position.round_track, signs))
    text.append(f"   bag {sum(position.bag.values())}   tower {sum(position.tower.values())}\n\n")
    for number, panes in enumerate(position.displays, 1):
        text.append(f"  {number} ", style="bold").append_text(_glass(panes, signs, 4))
        text.append("\n" if number % 5 == 0 else "  ")
    text.rstrip()
    text.append("\n  c ", style="bold").append_text(_glass(position.centre, signs))
    if position.start_marker == "centre":
        text.append(" " if position.centre else "").append("start marker", style="italic")
    return text


def _pane(letter: str, signs: dict[str, str]) -> Text:
    return Text(signs[letter.upper()], style=STYLES[letter])


def _glass(panes: str, signs: dict[str, str], width: int = 0) -> Text:
    text = Text(" ").join(_pane(letter, signs) for letter in panes)
    return text.append(" " * max(0, 2 * width - 1 - len(text)))


# ------------------------------------------------------------------ palaces


def _palace(view: SintraView, box: Components, seat: int, name: str, signs: dict[str, str]) -> Text:
    of_seat, windows = view.position.seats[seat], range(1, WINDOWS + 1)
    rows = [
        _title(view, box, seat, name),
        _row("glazier", [Text(signs["V"] if w == of_seat.glazier else " ") for w in windows]),
        *(_strip_row(box, of_seat, space, signs) for space in range(SPACES)),
        _row("flipped", _other_sides(box, of_seat)),
        _row("upper", [_frame(panes[:1], signs) for panes in of_seat.windows]),
        _row("lower", [_frame(panes[1:], signs) for panes in of_seat.windows]),
        _row("", [Text(str(window), style="bold") for window in windows]),
        _row("worth", [Text(str(value), style="dim") for value in box.palace]),
    ]
    return Text("\n").join(rows)


def _title(view: SintraView, box: Components, seat: int, name: str) -> Text:
    of_seat = view.position.seats[seat]
    text = Text().append(name, style="bold")
    if view.position.to_act == seat:
        text.append(" to move", style="italic")
    text.append(f"   {of_seat.score} points")
    row = box.broken_glass[of_seat.broken_row]
    text.append(f"   broken glass -{row}" if row else "   no broken glass")
    if view.position.start_marker == seat:
        text.append("   holds the start marker", style="italic")
    return text


def _row(name: str, cells: list[Text]) -> Text:
    text = Text().append(f"{name:>9}  ", style="dim")
    for cell in cells:
        text.append_text(cell).append(" " * (7 - len(cell)))
    text.rstrip()
    return text


def _strip_row(box: Components, of_seat: SeatJson, space: int, signs: dict[str, str]) -> Text:
    cells: list[Text] = []
    for strip in of_seat.strips:
        if strip is None:
            cells.append(Text(" "))
        elif strip.panes[space] != NO_PANE:
            cells.append(_pane(strip.panes[space], signs))
        else:
            printed = getattr(box.strips[strip.strip], strip.side)[space]
            cells.append(Text(signs[printed], style=f"{STYLES.get(printed, '')} dim"))
    return _row("strip" if space == 0 else "", cells)


def _other_sides(box: Components, of_seat: SeatJson) -> list[Text]:
    """What a strip turns to when it is flipped, while it still can be."""
    cells: list[Text] = []
    for strip, panes in zip(of_seat.strips, of_seat.windows, strict=True):
        if strip is None or panes:
            cells.append(Text(" "))
        else:
            side = "back" if strip.side == "front" else "front"
            cells.append(Text(getattr(box.strips[strip.strip], side), style="dim"))
    return cells


def _frame(pane: str, signs: dict[str, str]) -> Text:
    return _pane(pane, signs) if pane else Text(signs["."], style="dim")
