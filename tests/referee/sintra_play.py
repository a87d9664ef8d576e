"""Stained Glass of Sintra, read a second time from the clauses alone: what a move does.

Set-up and deals (chance), a seat's turn, the end of a round, the end of the game. Which moves are
legal is judged in `sintra_judge.py`.
"""

import re
from copy import deepcopy

from .sintra_judge import (
    EMPTY,
    JOKER,
    SPACES,
    WINDOWS,
    Advance,
    Components,
    LaidStrip,
    Options,
    Outcome,
    Position,
    SeatBoard,
    acting_board,
    in_order,
    panes_after,
    panes_at,
    refuse,
    refuse_return,
    strip_at,
    strips_left,
)
from .traces import TRACE, RefereeError

ROUNDS = 6
PANES_OF_A_COLOUR = 20
PANES_ON_A_DISPLAY = 4
DISPLAYS_FOR_SEATS = {2: 5, 3: 7, 4: 9}
ORNAMENTS = ((1, 2), (3, 4), (5, 6), (7, 8))  # the windows on its left and right
ORNAMENT_POINTS = (0, 0, 3, 6, 10)  # for 0 to 4 panes around it
SIDE_UP = {"f": "front", "b": "back"}
OTHER_SIDE = {"front": "back", "back": "front"}


def play(position: Position, components: Components, options: Options, move: str) -> Position:
    """The position after a move of a seat or of chance; the one given stays as it is. [SIN-3.2]"""
    after = deepcopy(position)
    if position["to_act"] is None:
        raise RefereeError("SIN-7.1", f"{move}: the game has ended")
    if position["to_act"] == "chance":
        play_chance(after, components, move)
        return after
    if move == "<":
        return_glazier(after)
    else:
        advance_pattern(after, components, parse_advance(move))
    end_turn(after, components, options)
    return after


# --- the table before anything is drawn -------------------------------------------------------


def bare_table(seats: int, components: Components) -> Position:
    """The table before the first chance move: all panes in the bag, no strip laid. [SIN-2.1]"""
    return {
        "round": 1,
        "to_act": "chance",
        "start_seat": 0,
        "start_marker": "centre",
        "displays": [""] * DISPLAYS_FOR_SEATS[seats],
        "centre": "",
        "bag": dict.fromkeys(components["colours"], PANES_OF_A_COLOUR),
        "tower": dict.fromkeys(components["colours"], 0),
        "round_track": "",
        "seats": [bare_board() for _ in range(seats)],
    }


def bare_board() -> SeatBoard:
    """A palace without strips or panes, the glazier at the far left. [SIN-2.3]"""
    return {
        "score": 0,
        "broken_row": 0,
        "points_lost": 0,
        "glazier": 1,
        "strips": [None for _ in WINDOWS],
        "windows": ["" for _ in WINDOWS],
    }


# --- chance: set-up and deals -----------------------------------------------------------------


def play_chance(position: Position, components: Components, move: str) -> None:
    """What chance may bring next depends on what lies on the table already. [SIN-2.1]"""
    kind = move.split(" ", maxsplit=1)[0]
    if kind not in expected_chance(position):
        raise RefereeError(TRACE, f"{move!r}: expected {' or '.join(expected_chance(position))}")
    if kind == "start":
        draw_start_seat(position, move)
    elif kind == "track":
        lay_round_track(position, components, move)
    elif kind == "strips":
        lay_strips(position, components, move)
    else:
        deal(position, components, move)


def expected_chance(position: Position) -> list[str]:
    """Start seat, round track, strips of each seat, displays; after round 1 only displays."""
    if position["round"] > 1:
        return ["deal"]
    if not position["round_track"]:
        return ["start", "track"]
    unlaid = any(not strips_left(board) for board in position["seats"])
    return ["strips"] if unlaid else ["deal"]


def draw_start_seat(position: Position, move: str) -> None:
    """`start 1`: this seat takes the first turn. [SIN-2.4]"""
    seats = range(len(position["seats"]))
    if move not in [f"start {seat}" for seat in seats]:
        raise RefereeError("SIN-2.4", f"{move!r} names no seat at this table")
    position["start_seat"] = int(move.removeprefix("start "))


def lay_round_track(position: Position, components: Components, move: str) -> None:
    """`track yobpgy`: II to VI hold one pane of each colour, I any pane from the bag. [SIN-2.5]"""
    track = move.removeprefix("track ")
    colours = components["colours"]
    if sorted(track[1:]) != sorted(colours) or track[0] not in colours:
        raise RefereeError("SIN-2.5", f"{move!r}: II to VI need one of each colour, I any")
    for colour in track:
        position["bag"][colour] -= 1
    position["round_track"] = track


def lay_strips(position: Position, components: Components, move: str) -> None:
    """`strips 0 3f 1b …`: one strip above each window, no joker side up. [SIN-2.2]"""
    found = re.fullmatch(r"strips ([0-9])((?: [0-9][fb]){8})", move)
    if found is None:
        raise RefereeError("SIN-2.2", f"{move!r} does not lay one strip above each window")
    seat = next(i for i, board in enumerate(position["seats"]) if not strips_left(board))
    if int(found[1]) != seat:
        raise RefereeError(TRACE, f"{move!r}: the strips of seat {seat} come next")
    laid = [lay_strip(text, components) for text in found[2].split()]
    if sorted(strip["strip"] for strip in laid) != list(range(len(WINDOWS))):
        raise RefereeError("SIN-2.2", f"{move!r} does not use each strip once")
    position["seats"][seat]["strips"] = [*laid]


def lay_strip(text: str, components: Components) -> LaidStrip:
    """`3f`: strip 3, front up, without panes; its jokers must lie face down. [SIN-2.2]"""
    strip, side = int(text[0]), SIDE_UP[text[1]]
    if strip < len(WINDOWS) and JOKER in components["strips"][strip][side]:
        raise RefereeError("SIN-2.2", f"{text}: a strip starts with its joker side down")
    return {"strip": strip, "side": side, "panes": EMPTY * SPACES}


def deal(position: Position, components: Components, move: str) -> None:
    """`deal ooyg/pbbb/…`: the displays are filled by number, then the start seat acts. [SIN-7.2]"""
    displays = move.removeprefix("deal ").split("/")
    if len(displays) != len(position["displays"]):
        raise RefereeError("SIN-2.1", f"{move!r}: {len(position['displays'])} displays are used")
    for number, panes in enumerate(displays, 1):
        fill_display(position, number, panes)
        if panes != in_order(panes, components):
            raise RefereeError(TRACE, f"display {number}: {panes} is not in the order of colours")
    position["displays"] = displays
    position["to_act"] = position["start_seat"]


def fill_display(position: Position, number: int, panes: str) -> None:
    """Draw 4 panes, one after another, in any order that gives these. [SIN-7.2, SIN-7.3]"""
    bag = position["bag"]
    to_come = list(panes)
    for _ in range(PANES_ON_A_DISPLAY):
        if not any(bag.values()):
            pour_tower(position)
        if not any(bag.values()):
            break
        drawn = next((colour for colour in to_come if bag.get(colour)), None)
        if drawn is None:
            still = "".join(to_come) or "nothing"
            raise RefereeError("SIN-7.2", f"display {number}: {still} to come, the bag holds {bag}")
        to_come.remove(drawn)
        bag[drawn] -= 1
    if len(panes) > PANES_ON_A_DISPLAY:
        raise RefereeError("SIN-7.2", f"display {number}: {panes} are more than 4 panes")
    if to_come:
        raise RefereeError("SIN-7.3", f"display {number}: {panes}, but bag and tower are empty")


def pour_tower(position: Position) -> None:
    """The bag is empty and a pane must be drawn: the whole tower goes into the bag. [SIN-7.2]"""
    for colour, count in position["tower"].items():
        position["bag"][colour] += count
        position["tower"][colour] = 0


# --- a seat's turn ----------------------------------------------------------------------------


def parse_advance(move: str) -> Advance:
    """Read `co5~1=p`."""
    found = re.fullmatch(r"([1-9c])([a-z])([1-8x])(?:~([1-9]))?(?:=([a-z]))?", move)
    if found is None:
        raise RefereeError(TRACE, f"{move!r} is no move of a seat")
    source, colour, window, jokers, keep = found.groups()
    return Advance(source, colour, None if window == "x" else int(window), int(jokers or 0), keep)


def return_glazier(position: Position) -> None:
    """The glazier moves above the leftmost strip that is still there. [SIN-6.1]"""
    refusal = refuse_return(position)
    if refusal is not None:
        raise refusal
    board = acting_board(position)
    board["glazier"] = strips_left(board)[0]


def advance_pattern(position: Position, components: Components, move: Advance) -> None:
    """Take panes of one colour, place them on one strip, complete it if full. [SIN-4.1a]"""
    refusal = refuse(position, components, move)
    if refusal is not None:
        raise RefereeError(refusal.clause, f"{move}: {refusal.message}")
    panes = panes_after(position, components, move)
    taken = take_panes(position, components, move)
    placed = place_panes(acting_board(position), move, panes)
    for _ in range(taken - placed):
        break_pane(position, components, move.colour)
    if panes and EMPTY not in panes:
        complete_strip(position, components, move)


def take_panes(position: Position, components: Components, move: Advance) -> int:
    """All panes of the colour; the rest of a display moves to the centre. [SIN-4.1a, SIN-4.1b]"""
    there = panes_at(position, move.source)
    rest = there.replace(move.colour, "")
    if move.source == "c":
        take_start_marker(position, components)
        position["centre"] = rest
    else:
        position["displays"][int(move.source) - 1] = ""
        position["centre"] = in_order(position["centre"] + rest, components)
    return there.count(move.colour)


def take_start_marker(position: Position, components: Components) -> None:
    """The first to take from the centre takes the marker and moves down 1 row. [SIN-4.1c]"""
    seat = position["to_act"]
    if position["start_marker"] == "centre" and isinstance(seat, int):
        position["start_marker"] = seat
        move_down(position["seats"][seat], components)


def place_panes(board: SeatBoard, move: Advance, panes: str) -> int:
    """The glazier moves to the strip, the panes are placed; how many were. [SIN-4.2a, SIN-4.2b]"""
    laid = strip_at(board, move.window)
    if laid is None or move.window is None:
        return 0
    placed = laid["panes"].count(EMPTY) - panes.count(EMPTY)
    laid["panes"] = panes
    board["glazier"] = move.window
    return placed


def break_pane(position: Position, components: Components, colour: str) -> None:
    """A pane that does not fit goes into the tower, the marker moves down 1 row. [SIN-4.2d]"""
    position["tower"][colour] += 1
    move_down(acting_board(position), components)


def move_down(board: SeatBoard, components: Components) -> None:
    """One row down; the bottom row costs its points at once and leads back to the top. [SIN-5.1]"""
    rows = components["broken_glass"]
    board["broken_row"] += 1
    if board["broken_row"] == len(rows) - 1:
        board["score"] -= rows[-1]
        board["points_lost"] += rows[-1]
        board["broken_row"] = 0


def complete_strip(position: Position, components: Components, move: Advance) -> None:
    """Colour bonus, keep one pane, window points: in this order. [SIN-4.3a, SIN-4.3b, SIN-4.3c]"""
    board = acting_board(position)
    laid = strip_at(board, move.window)
    if laid is None or move.window is None or move.keep is None:
        raise RefereeError("SIN-4.3b", f"{move}: nothing to complete")
    board["score"] += laid["panes"].count(position["round_track"][0])
    for colour in laid["panes"].replace(move.keep, "", 1):
        position["tower"][colour] += 1
    keep_pane(board, laid, move.window, move.keep)
    board["score"] += window_points(board, components, move.window)


def keep_pane(board: SeatBoard, laid: LaidStrip, window: int, keep: str) -> None:
    """Upper frame first and the strip is flipped; then the lower, and it is removed. [SIN-4.3b]"""
    glazed = board["windows"][window - 1] != ""
    board["windows"][window - 1] += keep
    flipped: LaidStrip = {
        "strip": laid["strip"],
        "side": OTHER_SIDE[laid["side"]],
        "panes": EMPTY * SPACES,
    }
    board["strips"][window - 1] = None if glazed else flipped


def window_points(board: SeatBoard, components: Components, window: int) -> int:
    """The value of this window and of every glazed window to its right. [SIN-4.3c]"""
    to_the_right = [w for w in WINDOWS if w > window and board["windows"][w - 1]]
    return sum(components["palace"][w - 1] for w in [window, *to_the_right])


# --- the end of a turn, of a round, of the game -----------------------------------------------


def end_turn(position: Position, components: Components, options: Options) -> None:
    """The next seat clockwise acts, or the round ends with the last pane. [SIN-3.1, SIN-3.3]"""
    seat = position["to_act"]
    if position["centre"] == "" and not any(position["displays"]):
        end_round(position, components, options)
    elif isinstance(seat, int):
        position["to_act"] = (seat + 1) % len(position["seats"])


def end_round(position: Position, components: Components, options: Options) -> None:
    """The track's top pane goes into the tower; the game ends or a round begins. [SIN-7.1]"""
    position["tower"][position["round_track"][0]] += 1
    position["round_track"] = position["round_track"][1:]
    if position["round"] == ROUNDS:
        end_game(position, components, options)
        return
    position["round"] += 1
    position["to_act"] = "chance"
    if isinstance(position["start_marker"], int):  # else the same seat starts again [SIN-7.4]
        position["start_seat"] = position["start_marker"]
    position["start_marker"] = "centre"


def end_game(position: Position, components: Components, options: Options) -> None:
    """Panes left on strips, the row of broken glass, the palace. [SIN-8.1, SIN-8.2]"""
    position["to_act"] = None
    for board in position["seats"]:
        on_strips = "".join(laid["panes"] for laid in board["strips"] if laid is not None)
        board["score"] += len(on_strips.replace(EMPTY, "")) // 3
        lost = components["broken_glass"][board["broken_row"]]
        board["score"] -= lost
        board["points_lost"] += lost
        board["score"] += palace_points(board, components, options)


def palace_points(board: SeatBoard, components: Components, options: Options) -> int:
    """Side A: panes around each ornament. Side B: complete windows by best colour. [SIN-8.3a]"""
    windows = board["windows"]
    if options["side"] == "A":
        return sum(ORNAMENT_POINTS[len(windows[a - 1] + windows[b - 1])] for a, b in ORNAMENTS)
    complete = sum(len(window) == 2 for window in windows)  # [SIN-8.3b]
    return complete * max("".join(windows).count(colour) for colour in components["colours"])


def outcome(position: Position, components: Components, options: Options) -> Outcome:
    """Most points, then fewest lost on broken glass, then a shared victory. [SIN-8.4]"""
    del components, options  # the end position holds the final scores already
    if position["to_act"] is not None:
        raise RefereeError("SIN-8.4", "the game has not ended")
    boards = position["seats"]
    scores = [board["score"] for board in boards]
    first = [i for i, score in enumerate(scores) if score == max(scores)]
    fewest = min(boards[i]["points_lost"] for i in first)
    winners = [i for i in first if boards[i]["points_lost"] == fewest]
    reason = "most points"
    if len(first) > 1:
        reason = "shared victory" if len(winners) > 1 else "fewer points lost on broken glass"
    return {"winners": winners, "reason": reason, "scores": scores}
