"""Positions of Sintra for tests, written as small drawings.

    table(
        palace(panes="y.y.. ..... b.b..", glass="- p og", glazier=2),
        palace(),
        displays="ooyg pbbb", centre="oo",
    )

Two or more palaces make a table; what is not drawn is in the bag, so that there are 100 panes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tessera.games.sintra import GAME
from tessera.games.sintra.notation import in_order
from tessera.kernel.match import Match
from tessera.kernel.values import Event, Json

LETTERS = "opybg"
NOTHING = "-"  # no strip, or no pane


def palace(
    *,
    strips: str = "0f 1f 2f 3f 4f 5f 6f 7f",
    panes: str = "",
    glass: str = "",
    glazier: int = 1,
    score: int = 0,
    row: int = 0,
    lost: int = 0,
) -> Json:
    """A seat's board: for each window its strip (- if removed), the panes on it, its glass."""
    on_strips = _eight(panes, ".....")
    return {
        "score": score,
        "broken_row": row,
        "points_lost": lost,
        "glazier": glazier,
        "strips": [_strip(s, p) for s, p in zip(_eight(strips, ""), on_strips, strict=True)],
        "windows": ["" if word == NOTHING else word for word in _eight(glass, NOTHING)],
    }


def _eight(words: str, default: str) -> list[str]:
    found = words.split()
    return found + [default] * (8 - len(found))


def _strip(strip: str, panes: str) -> Json | None:
    if strip == NOTHING:
        return None
    side = {"f": "front", "b": "back"}[strip[1]]
    return {"strip": int(strip[0]), "side": side, "panes": panes}


class Board:
    """A position that can be looked at and played on, in the words of a trace."""

    def __init__(self, position: Any, *, components: Json, side: str) -> None:
        self.position = position
        self.components: Any = components
        self.options: Any = {"side": side}

    def __getattr__(self, field: str) -> Any:
        return GAME.position_to_json(self.position)[field]

    def seat(self, seat: int) -> Json:
        """What belongs to the seat."""
        return GAME.position_to_json(self.position)["seats"][seat]

    def panes(self, seat: int, window: int) -> str:
        """The panes on the strip above the window."""
        strip = self.seat(seat)["strips"][window - 1]
        return NOTHING if strip is None else strip["panes"]

    def legal(self) -> set[str]:
        """All legal moves as text; none stands there twice."""
        moves = [str(move) for move in GAME.legal_moves(self.position)]
        assert len(moves) == len(set(moves))
        return set(moves)

    def play(self, *moves: str) -> Board:
        """The board after the moves; this one stays as it is."""
        after = Board(self.position.copy(), components=self.components, side=self.options["side"])
        for move in moves:
            GAME.play(after.position, GAME.parse_move(move))
        return after

    def events(self, move: str) -> list[Event]:
        """What happens in the move."""
        return GAME.narrate(self.position, GAME.parse_move(move))


def table(
    *seats: Json,
    displays: str = "",
    centre: str = "",
    to_act: int | str | None = 0,
    game_round: int = 3,
    track: str | None = None,
    start_seat: int = 0,
    start_marker: int | str = "centre",
    tower: str = "",
    side: str = "A",
    components: Json | None = None,
) -> Board:
    """A position in which everything that is not drawn is in the bag."""
    left = "yobpgy"[game_round - 1 :] if track is None else track
    position: Json = {
        "round": game_round,
        "to_act": to_act,
        "start_seat": start_seat,
        "start_marker": start_marker,
        "displays": [in_order(d) for d in (displays.split() + [""] * 9)[: 2 * len(seats) + 1]],
        "centre": in_order(centre),
        "tower": _count(tower),
        "round_track": left,
        "seats": list(seats),
    }
    drawn = Counter("".join(position["displays"]) + centre + left + tower)
    for seat in seats:
        drawn.update("".join(seat["windows"]))
        drawn.update("".join(s["panes"].replace(".", "") for s in seat["strips"] if s))
    position["bag"] = {letter: 20 - drawn[letter] for letter in LETTERS}
    box = components or GAME.read_components(None, {"side": side})
    return Board(GAME.position_from_json(position, {"side": side}, box), components=box, side=side)


def _count(panes: Iterable[str]) -> dict[str, int]:
    count = Counter(panes)
    return {letter: count[letter] for letter in LETTERS}


def started(seats: int = 2, *, side: str = "A", seed: int = 1) -> Match:
    """A game that is set up and dealt."""
    import tessera

    return tessera.new_game("sintra", seats=seats, side=side, seed=seed)
