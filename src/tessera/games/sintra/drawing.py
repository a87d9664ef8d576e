"""The table of Stained Glass of Sintra as a drawing for the terminal, in colours and shapes.

Every colour has a shape of its own, filled where a pane lies and hollow where a space waits, so
that the drawing reads without colours too. [SIN-1.1]
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tessera.games.sintra.components import COLOUR_NAMES, LETTERS, Components, components_from_json
from tessera.games.sintra.engine.state import ROUNDS, SPACES, WINDOWS
from tessera.games.sintra.positions import NO_PANE, SeatJson
from tessera.games.sintra.view import SintraView
from tessera.kernel.values import Json

PANES = dict(zip(LETTERS, "●◆■▲★", strict=True))
SPACE = dict(zip(LETTERS + "?", "○◇□△☆?", strict=True))
STYLES = dict(
    zip(LETTERS, ("dark_orange", "hot_pink", "yellow1", "deep_sky_blue1", "green3"), strict=True)
)


def draw(
    view: SintraView, components: Json, names: Sequence[str], *, letters: bool = False
) -> Text:
    """The whole table: displays and tracks first, then every palace, that of the viewer last."""
    box = components_from_json(components)
    order = list(range(len(names)))
    if view.seat is not None:
        order = order[view.seat + 1 :] + order[: view.seat + 1]
    parts = [_table(view, letters=letters)]
    parts += [_palace(view, box, seat, names[seat], letters=letters) for seat in order]
    return Text("\n\n").join(parts)


def legend(*, letters: bool = False) -> Text:
    """Which shape and letter belongs to which colour."""
    text = Text()
    for letter, name in zip(LETTERS, COLOUR_NAMES, strict=True):
        text.append_text(_pane(letter, letters=letters)).append(f" {letter} {name}   ")
    return text.append("? joker")


# ------------------------------------------------------------------ displays, centre, tracks


def _table(view: SintraView, *, letters: bool) -> Text:
    position = view.position
    text = Text().append(f"Round {position.round} of {ROUNDS}, side {view.side}.  ", style="bold")
    text.append("Track ", style="dim").append_text(_glass(position.round_track, letters=letters))
    text.append(f"   bag {sum(position.bag.values())}   tower {sum(position.tower.values())}\n\n")
    for number, panes in enumerate(position.displays, 1):
        text.append(f"  {number} ", style="bold").append_text(_glass(panes, 4, letters=letters))
        text.append("\n" if number % 5 == 0 else "  ")
    text.rstrip()
    text.append("\n  c ", style="bold").append_text(_glass(position.centre, letters=letters))
    if position.start_marker == "centre":
        text.append(" " if position.centre else "").append("start marker", style="italic")
    return text


def _pane(letter: str, *, letters: bool) -> Text:
    return Text(letter.upper() if letters else PANES[letter], style=STYLES[letter])


def _space(printed: str, *, letters: bool) -> Text:
    return Text(printed if letters else SPACE[printed], style=f"{STYLES.get(printed, '')} dim")


def _glass(panes: str, width: int = 0, *, letters: bool) -> Text:
    text = Text(" ").join(_pane(letter, letters=letters) for letter in panes)
    return text.append(" " * max(0, 2 * width - 1 - len(text)))


# ------------------------------------------------------------------ palaces


def _palace(view: SintraView, box: Components, seat: int, name: str, *, letters: bool) -> Text:
    of_seat = view.position.seats[seat]
    rows = [
        _title(view, box, seat, name),
        _row(
            "glazier",
            [_glazier(of_seat, window, letters=letters) for window in range(1, WINDOWS + 1)],
        ),
        *(_strip_row(box, of_seat, n, letters=letters) for n in range(SPACES)),
        _row("flipped", _other_sides(box, of_seat)),
        _row("upper", [_frame(panes, 0, letters=letters) for panes in of_seat.windows]),
        _row("lower", [_frame(panes, 1, letters=letters) for panes in of_seat.windows]),
        _row("", [Text(str(n), style="bold") for n in range(1, WINDOWS + 1)]),
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


def _strip_row(box: Components, of_seat: SeatJson, space: int, *, letters: bool) -> Text:
    cells: list[Text] = []
    for strip in of_seat.strips:
        if strip is None:
            cells.append(Text(" "))
        elif strip.panes[space] != NO_PANE:
            cells.append(_pane(strip.panes[space], letters=letters))
        else:
            printed = getattr(box.strips[strip.strip], strip.side)[space]
            cells.append(_space(printed, letters=letters))
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


def _glazier(of_seat: SeatJson, window: int, *, letters: bool) -> Text:
    return Text(("V" if letters else "▼") if window == of_seat.glazier else " ")


def _frame(panes: str, frame: int, *, letters: bool) -> Text:
    return (
        _pane(panes[frame], letters=letters)
        if frame < len(panes)
        else Text("." if letters else "·", style="dim")
    )
