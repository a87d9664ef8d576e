"""Tables for the referee's own tests: positions in a few words, and whole games played at random.

Every pane that a position does not mention lies in the bag, or in the tower if only the bag is
given; if both are given, or the tower alone, they hold just that.
"""

import json
from collections import Counter
from random import Random

from .sintra import RefereeError, bare_table, legal_moves, outcome, play
from .sintra_judge import Components, LaidStrip, Options, Position, SeatBoard
from .sintra_play import DISPLAYS_FOR_SEATS

SIDE_A: Options = {"side": "A"}
SIDE_B: Options = {"side": "B"}
BOX: Components = {
    "colours": ["o", "p", "y", "b", "g"],
    "broken_glass": [0, 1, 2, 4, 6, 8, 11, 14, 18],
    "palace": [4, 3, 3, 2, 1, 2, 1, 2],
    "strips": [
        {"front": "oyoyo", "back": "ypbpo"},
        {"front": "pbpbp", "back": "bygyp"},
        {"front": "ygygy", "back": "gboby"},
        {"front": "bobob", "back": "ogpgb"},
        {"front": "gpgpg", "back": "poyog"},
        {"front": "opbpo", "back": "yboby"},
        {"front": "pygyp", "back": "bgpgb"},
        {"front": "goyog", "back": "o?b?p"},
    ],
}


def laid(text: str) -> LaidStrip:
    """`7b o....`: strip 7, back up, one orange pane."""
    return {"strip": int(text[0]), "side": {"f": "front", "b": "back"}[text[1]], "panes": text[3:]}


def board(
    strips: dict[int, str | None] | None = None,
    windows: dict[int, str] | None = None,
    *,
    glazier: int = 1,
    row: int = 0,
    score: int = 0,
    lost: int = 0,
) -> SeatBoard:
    """Strip n above window n + 1, front up and empty, except those given; None: removed."""
    texts: dict[int, str | None] = {w: f"{w - 1}f ....." for w in range(1, 9)}
    texts |= strips or {}
    return {
        "score": score,
        "broken_row": row,
        "points_lost": lost,
        "glazier": glazier,
        "strips": [None if text is None else laid(text) for text in texts.values()],
        "windows": [(windows or {}).get(window, "") for window in range(1, 9)],
    }


def bare(
    *strips: str,
    windows: dict[int, str] | None = None,
    glazier: int = 1,
    row: int = 0,
    score: int = 0,
    lost: int = 0,
) -> SeatBoard:
    """A board with no strips but those given, above the last windows."""
    texts: dict[int, str | None] = dict.fromkeys(range(1, 9))
    for window, text in zip(range(9 - len(strips), 9), strips, strict=True):
        texts[window] = text
    return board(texts, windows, glazier=glazier, row=row, score=score, lost=lost)


def table(
    *boards: SeatBoard,
    displays: str = "oopb/////",
    centre: str = "",
    to_act: int | str = 0,
    game_round: int = 1,
    track: str = "yobpgy",
    marker: int | str = "centre",
    start_seat: int = 0,
    bag: str | None = None,
    tower: str | None = None,
) -> Position:
    """A table of two seats (or as many as boards are given) in the middle of a game."""
    seats = [*boards, *[board() for _ in range(2 - len(boards))]]
    position: Position = {
        "round": game_round,
        "to_act": to_act,
        "start_seat": start_seat,
        "start_marker": marker,
        "displays": (displays.split("/") + [""] * 9)[: DISPLAYS_FOR_SEATS[len(seats)]],
        "centre": centre,
        "bag": {},
        "tower": {},
        "round_track": track[game_round - 1 :],
        "seats": seats,
    }
    rest = Counter(dict.fromkeys("opybg", 20)) - seen(position)
    if bag is None:
        bag = "" if tower is not None else "".join(rest.elements())
    elif tower is None:
        tower = "".join((rest - Counter(bag)).elements())
    position["bag"], position["tower"] = counts(bag), counts(tower or "")
    return position


def seen(position: Position) -> Counter[str]:
    """The panes of a position that are neither in the bag nor in the tower."""
    panes = "".join(position["displays"]) + position["centre"] + position["round_track"]
    for seat in position["seats"]:
        panes += "".join(seat["windows"])
        panes += "".join(strip["panes"] for strip in seat["strips"] if strip)
    return Counter(panes.replace(".", ""))


def counts(panes: str) -> dict[str, int]:
    """Panes as bag and tower count them."""
    return {colour: panes.count(colour) for colour in "opybg"}


def after(position: Position, *moves: str, options: Options = SIDE_A) -> Position:
    """The position after these moves, with the usual box."""
    for move in moves:
        position = play(position, BOX, options, move)
    return position


def legal(position: Position) -> set[str]:
    """The legal moves, with the usual box."""
    return legal_moves(position, BOX, SIDE_A)


def clause_against(position: Position, move: str) -> str:
    """The clause with which the referee refuses a move, "" if it plays it."""
    try:
        after(position, move)
    except RefereeError as refusal:
        return refusal.clause
    return ""


def to_window(position: Position, source_and_colour: str) -> set[str]:
    """Where panes of one colour from one source may go, as the rest of the notation."""
    moves = {move for move in legal(position) if move.startswith(source_and_colour)}
    return {move.removeprefix(source_and_colour) for move in moves}


# --- whole games ------------------------------------------------------------------------------


def chance_move(position: Position, rng: Random, ply: int) -> str:
    """What bag and shuffle bring, drawn as at a real table."""
    seats = len(position["seats"])
    if ply == 0:
        return f"start {rng.randrange(seats)}"
    if ply == 1:
        return "track " + rng.choice("opybg") + "".join(rng.sample("opybg", 5))
    if ply < 2 + seats:
        sides = [f"{n}{'f' if n == 7 else rng.choice('fb')}" for n in rng.sample(range(8), 8)]
        return f"strips {ply - 2} " + " ".join(sides)
    return "deal " + "/".join(draw_displays(position, rng))


def draw_displays(position: Position, rng: Random) -> list[str]:
    """Draw panes one by one; the tower is poured when the bag is empty and one is needed."""
    bag = list(Counter(position["bag"]).elements())
    tower = list(Counter(position["tower"]).elements())
    displays: list[str] = []
    for _ in position["displays"]:
        drawn: list[str] = []
        for _ in range(4):
            if not bag:
                bag, tower = tower, []
            if bag:
                drawn.append(bag.pop(rng.randrange(len(bag))))
        displays.append("".join(sorted(drawn, key="opybg".index)))
    return displays


def seat_move(position: Position, options: Options, rng: Random, *, eager: bool) -> str:
    """Any legal move; an eager seat prefers what scores, then what fills a strip."""
    moves = sorted(legal(position))
    seat = position["to_act"]
    if not eager or not isinstance(seat, int):
        return rng.choice(moves)

    def worth(move: str) -> tuple[int, int, int, float]:
        mine = play(position, BOX, options, move)["seats"][seat]
        filled = [5 - strip["panes"].count(".") for strip in mine["strips"] if strip]
        return mine["score"], -mine["broken_row"], sum(n * n for n in filled), rng.random()

    return max(moves, key=worth)


def random_game(seats: int, side: str, seed: int, *, eager: bool = False) -> list[str]:
    """The lines of a trace of one whole game."""
    rng = Random(seed)
    options: Options = {"side": side}
    head = {"type": "game", "game": "sintra", "seats": seats, "options": options}
    lines = [json.dumps(head | {"components": BOX})]
    position = bare_table(seats, BOX)
    while position["to_act"] is not None:
        ply = len(lines) - 1
        line: dict[str, object] = {"type": "ply", "ply": ply, "position": position}
        line["to_act"] = position["to_act"]
        if position["to_act"] == "chance":
            move = chance_move(position, rng, ply)
        else:
            line["legal"] = sorted(legal(position))
            move = seat_move(position, options, rng, eager=eager)
        lines.append(json.dumps(line | {"move": move}))
        position = play(position, BOX, options, move)
    end = {"type": "end", "position": position, "outcome": outcome(position, BOX, options)}
    return [*lines, json.dumps(end)]
