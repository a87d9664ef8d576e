"""The table of Stained Glass of Sintra as a drawing for the terminal, in colours and shapes.

Every colour has a shape of its own, filled where a pane lies and hollow where a space waits, so
that the drawing reads without colours too. [SIN-1.1]
"""

from __future__ import annotations

from rich.text import Text

from tessera.games.sintra.components import COLOURS, LETTERS, Components
from tessera.games.sintra.positions import NO_PANE, SeatJson
from tessera.games.sintra.state import SPACES
from tessera.games.sintra.view import SintraView

PANES = dict(zip(LETTERS, "●◆■▲★", strict=True))
SPACE = dict(zip(LETTERS + "?", "○◇□△☆?", strict=True))
STYLES = dict(
    zip(LETTERS, ("dark_orange", "hot_pink", "yellow1", "deep_sky_blue1", "green3"), strict=True)
)
ROMAN = ("I", "II", "III", "IV", "V", "VI")
MARGIN = "        "


def draw(view: SintraView, *, letters: bool = False) -> Text:
    """The whole table: round and supply first, then one palace after the other."""
    text = Text()
    for part in (_table(view, letters=letters), *_palaces(view, letters=letters)):
        text.append_text(part).append("\n")
    text.rstrip()
    return text


def legend(*, letters: bool = False) -> Text:
    """Which shape and letter belongs to which colour."""
    text = Text()
    for letter, name in zip(LETTERS, COLOURS, strict=True):
        text.append_text(_pane(letter, letters=letters)).append(f" {letter} {name}   ")
    return text.append("? joker")


# ------------------------------------------------------------------ displays, centre, tracks


def _table(view: SintraView, *, letters: bool) -> Text:
    position = view.position
    text = Text(f"Round {ROMAN[position.round - 1]}, side {view.side}.  ", style="bold")
    text.append("Track ", style="dim").append_text(_glass(position.round_track, letters=letters))
    text.append(f"   bag {sum(position.bag.values())}   tower {sum(position.tower.values())}\n\n")
    for number, panes in enumerate(position.displays, 1):
        text.append(f"  {number} ", style="bold").append_text(_glass(panes, 4, letters=letters))
        text.append("\n" if number % 5 == 0 else "  ")
    text.rstrip()
    text.append("\n  c ", style="bold").append_text(_glass(position.centre, letters=letters))
    if position.start_marker == "centre":
        text.append(" start marker, a row of broken glass with it", style="dim italic")
    return text.append("\n")


def _pane(letter: str, *, letters: bool) -> Text:
    return Text(letter.upper() if letters else PANES[letter], style=STYLES[letter])


def _space(printed: str, *, letters: bool) -> Text:
    return Text(printed if letters else SPACE[printed], style=f"{STYLES.get(printed, '')} dim")


def _glass(panes: str, width: int = 0, *, letters: bool) -> Text:
    text = Text(" ").join(_pane(letter, letters=letters) for letter in panes)
    return text.append(" " * max(0, 2 * width - 1 - len(text)))


# ------------------------------------------------------------------ palaces


def _palaces(view: SintraView, *, letters: bool) -> list[Text]:
    """Every palace, that of the viewer first."""
    order = list(range(len(view.position.seats)))
    if view.seat is not None:
        order = order[view.seat :] + order[: view.seat]
    return [_palace(view, seat, letters=letters) for seat in order]


def _palace(view: SintraView, seat: int, *, letters: bool) -> Text:
    of_seat = view.position.seats[seat]
    rows = [
        _title(view, seat),
        _row("glazier", [Text("▼" if w == of_seat.glazier else " ") for w in range(1, 9)]),
        *(_strip_row(view.components, of_seat, n, letters=letters) for n in range(SPACES)),
        _row("back", _other_sides(view.components, of_seat, letters=letters)),
        _row("upper", [_frame(panes, 0, letters=letters) for panes in of_seat.windows]),
        _row("lower", [_frame(panes, 1, letters=letters) for panes in of_seat.windows]),
        _row("", [Text(str(n), style="bold") for n in range(1, 9)]),
        _row("worth", [Text(str(value), style="dim") for value in view.components.palace]),
    ]
    return Text("\n").join(rows).append("\n")


def _title(view: SintraView, seat: int) -> Text:
    of_seat = view.position.seats[seat]
    to_act = view.position.to_act == seat
    text = Text(f"{'▶' if to_act else ' '} Seat {seat + 1}", style="bold" if to_act else "")
    text.append(f"   {of_seat.score} points")
    row = view.components.broken_glass[of_seat.broken_row]
    text.append(f"   broken glass −{row}" if row else "   no broken glass")
    if view.position.start_marker == seat:
        text.append("   holds the start marker", style="italic")
    return text


def _row(name: str, cells: list[Text]) -> Text:
    text = Text(f"{name:>9}  ", style="dim")
    for cell in cells:
        text.append("  ").append_text(cell).append(" " * (4 - len(cell)))
    text.rstrip()
    return text


def _strip_row(
    components: Components, of_seat: SeatJson, space: int, *, letters: bool
) -> Text:
    cells: list[Text] = []
    for strip in of_seat.strips:
        if strip is None:
            cells.append(Text(" "))
        elif strip.panes[space] != NO_PANE:
            cells.append(_pane(strip.panes[space], letters=letters))
        else:
            printed = getattr(components.strips[strip.strip], strip.side)[space]
            cells.append(_space(printed, letters=letters))
    return _row("strip" if space == 0 else "", cells)


def _other_sides(components: Components, of_seat: SeatJson, *, letters: bool) -> list[Text]:
    """What a strip turns to when it is flipped, while it still can be."""
    cells: list[Text] = []
    for strip, panes in zip(of_seat.strips, of_seat.windows, strict=True):
        if strip is None or panes:
            cells.append(Text(" "))
        else:
            side = "back" if strip.side == "front" else "front"
            cells.append(Text(getattr(components.strips[strip.strip], side), style="dim"))
    return cells


def _frame(panes: str, frame: int, *, letters: bool) -> Text:
    return _pane(panes[frame], letters=letters) if frame < len(panes) else Text("·", style="dim")
