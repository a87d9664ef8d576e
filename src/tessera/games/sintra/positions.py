"""Positions of Stained Glass of Sintra as JSON, both ways, in the form that traces use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
import numpy as np

from tessera.games.sintra.components import (
    LETTERS,
    PRINTED,
    Components,
    components_from_json,
    print_on,
)
from tessera.games.sintra.engine.state import (
    CENTRE,
    EMPTY,
    IN_CENTRE,
    JOKER,
    NO_STRIP,
    PANES_OF_A_COLOUR,
    PANES_ON_A_DISPLAY,
    POSITION,
    ROUNDS,
    SIDE_A,
    SIDE_B,
    SPACES,
    STRIPS,
    WINDOWS,
)
from tessera.games.sintra.notation import in_order, letters
from tessera.kernel.engine.chance import CHANCE
from tessera.kernel.errors import InvalidPosition, require
from tessera.kernel.position import Position, empty_position
from tessera.kernel.values import Json, ToAct, to_act_from_json, to_act_in_json

SIDES: Sequence[Literal["front", "back"]] = ("front", "back")  # of a strip, by number
NO_PANE = "."
# What stands for each value that a pane can have, one byte for one byte.
LETTER_OF = bytes.maketrans(
    np.array([EMPTY, *range(len(LETTERS))], np.int8).tobytes(), (NO_PANE + LETTERS).encode()
)
A_MILLION = 1_000_000  # points: more than any box can bring


class StripJson(msgspec.Struct, forbid_unknown_fields=True):
    """A strip above a window: which, which side is up, the panes on its spaces."""

    strip: int
    side: Literal["front", "back"]
    panes: str


class SeatJson(msgspec.Struct, forbid_unknown_fields=True):
    """What belongs to one seat; the glazier's window counts from 1."""

    score: int
    broken_row: int
    points_lost: int
    glazier: int
    strips: list[StripJson | None]
    windows: list[str]


class PositionJson(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position."""

    round: int
    to_act: ToAct
    start_seat: int
    start_marker: int | Literal["centre"]
    displays: list[str]
    centre: str
    bag: dict[str, int]
    tower: dict[str, int]
    round_track: str
    seats: list[SeatJson]


# ------------------------------------------------------------------ position to JSON
# Every view comes through here, so fields are taken as items, four times as fast as attributes.


def describe(s: Position) -> PositionJson:
    """The whole position in the form of a trace."""
    marker = int(s["start_marker"])
    return PositionJson(
        round=int(s["round_number"]),
        to_act=to_act_in_json(int(s["to_act"])),
        start_seat=int(s["start_seat"]),
        start_marker="centre" if marker == IN_CENTRE else marker,
        displays=[letters(panes) for panes in s["sources"][1 : s["displays"] + 1].tolist()],
        centre=letters(s["sources"][CENTRE].tolist()),
        bag=dict(zip(LETTERS, s["bag"].tolist(), strict=True)),
        tower=dict(zip(LETTERS, s["tower"].tolist(), strict=True)),
        round_track="".join(LETTERS[pane] for pane in s["round_track"].tolist() if pane != EMPTY),
        seats=[_describe_seat(s, seat) for seat in range(s["seats"])],
    )


def _describe_seat(s: Position, seat: int) -> SeatJson:
    panes = _in_letters(s["panes"][seat])
    strips = zip(s["strips"][seat].tolist(), s["strip_side"][seat].tolist(), panes, strict=True)
    return SeatJson(
        score=int(s["score"][seat]),
        broken_row=int(s["broken_row"][seat]),
        points_lost=int(s["points_lost"][seat]),
        glazier=int(s["glazier"][seat]) + 1,
        strips=[
            None if strip == NO_STRIP else StripJson(strip, SIDES[int(side)], panes)
            for strip, side, panes in strips
        ],
        windows=[frames.replace(NO_PANE, "") for frames in _in_letters(s["windows"][seat])],
    )


def _in_letters(rows: np.ndarray[Any, np.dtype[np.int8]]) -> list[str]:
    """A letter for every pane, row by row."""
    text, length = rows.tobytes().translate(LETTER_OF).decode(), rows.shape[1]
    return [text[first : first + length] for first in range(0, len(text), length)]


# ------------------------------------------------------------------ JSON to position


def new_position(seats: int, options: Mapping[str, str], components: Json) -> Position:
    """The table before anything is drawn, with these components. [SIN-2.1, SIN-2.3]"""
    s = empty_position(POSITION)
    print_on(s, components_from_json(components))
    s.seats, s.displays, s.side = seats, 2 * seats + 1, SIDE_A if options["side"] == "A" else SIDE_B
    s.to_act, s.round_number, s.start_marker = CHANCE, 1, IN_CENTRE
    s.bag[:] = PANES_OF_A_COLOUR
    s.round_track[:], s.panes[:], s.windows[:] = EMPTY, EMPTY, EMPTY
    s.strips[:] = NO_STRIP
    return s


def position_from_json(json: Json, options: Mapping[str, str], components: Json) -> Position:
    """Set up the position described so; InvalidPosition says what is wrong with it."""
    try:
        described = msgspec.convert(json, PositionJson)
    except msgspec.ValidationError as error:
        raise InvalidPosition(f"this is not a position of Sintra: {error}") from None
    _check(described, components_from_json(components))
    s = new_position(len(described.seats), options, components)
    _set_table(s, described)
    for seat, of_seat in enumerate(described.seats):
        _set_seat(s, seat, of_seat)
    return s


def _set_table(s: Position, described: PositionJson) -> None:
    s.to_act = to_act_from_json(described.to_act)
    s.round_number = described.round
    s.start_seat = described.start_seat
    s.start_marker = IN_CENTRE if described.start_marker == "centre" else described.start_marker
    for source, panes in enumerate([described.centre, *described.displays]):
        s.sources[source] = [panes.count(letter) for letter in LETTERS]
    s.bag[:] = [described.bag[letter] for letter in LETTERS]
    s.tower[:] = [described.tower[letter] for letter in LETTERS]
    left = [LETTERS.index(letter) for letter in described.round_track]
    s.round_track[ROUNDS - len(left) :] = left
    s.setting_up = _moves_of_the_set_up(described)


def _moves_of_the_set_up(described: PositionJson) -> int:
    """How many chance moves of the set-up lie behind the position.

    Before and after `start 0` the JSON is the same; such a position waits for `start` again.
    """
    if not _is_set_up(described):
        laid = sum(any(seat.strips) for seat in described.seats)
        return 2 + laid if described.round_track else int(described.start_seat > 0)
    return 3 + len(described.seats)


def _is_set_up(described: PositionJson) -> bool:
    return described.round > 1 or described.to_act != "chance"


def _set_seat(s: Position, seat: int, of_seat: SeatJson) -> None:
    s.score[seat] = of_seat.score
    s.broken_row[seat] = of_seat.broken_row
    s.points_lost[seat] = of_seat.points_lost
    s.glazier[seat] = of_seat.glazier - 1
    for window, strip in enumerate(of_seat.strips):
        if strip is not None:
            s.strips[seat, window] = strip.strip
            s.strip_side[seat, window] = SIDES.index(strip.side)
            s.panes[seat, window] = [
                EMPTY if pane == NO_PANE else LETTERS.index(pane) for pane in strip.panes
            ]
    for window, panes in enumerate(of_seat.windows):
        s.windows[seat, window, : len(panes)] = [LETTERS.index(pane) for pane in panes]


# ------------------------------------------------------------------ checking what was described


def _check(described: PositionJson, components: Components) -> None:
    _check_table(described)
    for seat, of_seat in enumerate(described.seats):
        _check_seat(described, seat, of_seat, components)
    if not _is_set_up(described):
        _check_set_up(described)
    _check_panes(described)


def _check_set_up(described: PositionJson) -> None:
    """Nothing is won or lost yet; strips are laid seat by seat, after the round track."""
    for seat in described.seats:
        begun = any(seat.windows) or any(s and s.panes.strip(NO_PANE) for s in seat.strips)
        scored = (seat.score, seat.broken_row, seat.points_lost, seat.glazier) != (0, 0, 0, 1)
        require(not begun and not scored, "nothing is played before the first deal")
    require(not any(described.tower.values()), "the tower is empty before the first deal")
    rows = [[strip is not None for strip in seat.strips] for seat in described.seats]
    require(all(all(row) or not any(row) for row in rows), "a seat lays all its strips at once")
    laid = [all(row) for row in rows]
    require(laid == sorted(laid, reverse=True), "the seats lay their strips one after another")
    require(described.round_track or not any(laid), "the round track is laid before the strips")


def _check_table(described: PositionJson) -> None:
    seats, to_act = len(described.seats), described.to_act
    sources = [described.centre, *described.displays]
    require(2 <= seats <= 4, f"there are 2 to 4 seats, not {seats}")
    require(len(described.displays) == 2 * seats + 1, f"{seats} seats use {2 * seats + 1} displays")
    for panes in [*sources, described.round_track]:
        require(set(panes) <= set(LETTERS), f"{panes!r} names a colour that does not exist")
    require(all(p == in_order(p) for p in sources), f"panes are written in the order {LETTERS}")
    fits = all(len(panes) <= PANES_ON_A_DISPLAY for panes in described.displays)
    require(fits, f"a display holds at most {PANES_ON_A_DISPLAY} panes")
    for named in (to_act, described.start_seat, described.start_marker):
        require(not isinstance(named, int) or 0 <= named < seats, f"there is no seat {named}")
    require(1 <= described.round <= ROUNDS, f"there are {ROUNDS} rounds")
    _check_phase(described)
    for panes in (described.bag, described.tower):
        require(set(panes) == set(LETTERS), "bag and tower count every colour")
        require(min(panes.values()) >= 0, "bag and tower hold no less than 0 panes")


def _check_phase(described: PositionJson) -> None:
    """Whoever is to act fits the round track and what lies on the table."""
    on_table = any([described.centre, *described.displays])
    left = len(described.round_track)
    if described.to_act is None:
        require(described.round == ROUNDS and left == 0, "the game ends with the last round")
    else:
        expected = left == ROUNDS + 1 - described.round
        require(expected or (left == 0 and not _is_set_up(described)), "round and track disagree")
    if isinstance(described.to_act, int):
        require(on_table, "the round is over when no pane is left to take")
    else:
        require(not on_table, "a round ends when the last pane is taken")
        centre = described.start_marker == "centre" or described.to_act is None
        require(centre, "before a deal the start marker lies in the centre")


def _check_seat(
    described: PositionJson, seat: int, of_seat: SeatJson, components: Components
) -> None:
    rows = len(components.broken_glass)
    require(0 <= of_seat.broken_row < rows - 1, f"seat {seat}: no such row of broken glass")
    require(1 <= of_seat.glazier <= WINDOWS, f"seat {seat}: there is no window {of_seat.glazier}")
    require(0 <= of_seat.points_lost < A_MILLION, f"seat {seat}: points lost are 0 or more")
    require(abs(of_seat.score) < A_MILLION, f"seat {seat}: the score is out of all proportion")
    require(
        len(of_seat.strips) == len(of_seat.windows) == WINDOWS,
        f"seat {seat}: there are {WINDOWS} windows with a strip or null above each",
    )
    laid = [strip.strip for strip in of_seat.strips if strip]
    require(len(laid) == len(set(laid)), f"seat {seat}: a strip lies in two windows")
    for window, (strip, panes) in enumerate(zip(of_seat.strips, of_seat.windows, strict=True), 1):
        where = f"seat {seat}, window {window}"
        require(len(panes) <= 2 and set(panes) <= set(LETTERS), f"{where}: {panes!r} is no glass")
        if strip is not None:
            require(len(panes) < 2, f"{where}: the strip is removed when the window is complete")
            _check_strip(where, strip, components)
        elif _is_set_up(described):
            require(len(panes) == 2, f"{where}: a strip lies above until the window is complete")


def _check_strip(where: str, strip: StripJson, components: Components) -> None:
    require(0 <= strip.strip < STRIPS, f"{where}: there is no strip {strip.strip}")
    printed = getattr(components.strips[strip.strip], strip.side)
    require(len(strip.panes) == SPACES, f"{where}: a strip has {SPACES} spaces")
    require(NO_PANE in strip.panes, f"{where}: a full strip is completed at once")
    for pane, space in zip(strip.panes, printed, strict=True):
        fits = pane == NO_PANE or (pane in LETTERS and space in (pane, PRINTED[JOKER]))
        require(fits, f"{where}: {pane!r} does not lie on {space!r}")


def _check_panes(described: PositionJson) -> None:
    """[SIN-1.1] 20 panes of each colour, wherever they are."""
    count = Counter(described.round_track + described.centre + "".join(described.displays))
    count.update(described.bag)
    count.update(described.tower)
    for of_seat in described.seats:
        count.update("".join(of_seat.windows))
        count.update("".join(strip.panes for strip in of_seat.strips if strip))
    for letter in LETTERS:
        require(
            count[letter] == PANES_OF_A_COLOUR, f"there are {count[letter]} panes of {letter!r}"
        )
