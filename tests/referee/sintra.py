"""Checks whole traces of Stained Glass of Sintra against the referee's own reading of the rules.

`python -m tests.referee.sintra < trace.jsonl` prints how much was checked, or the first line that
the clauses do not allow. The rules themselves live in `sintra_judge.py` and `sintra_play.py`.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

from .sintra_judge import (
    JOKER,
    SPACES,
    WINDOWS,
    Components,
    Options,
    Position,
    in_order,
    legal_moves,
)
from .sintra_play import DISPLAYS_FOR_SEATS, PANES_OF_A_COLOUR, bare_table, outcome, play
from .traces import TRACE, RefereeError, check_games, check_same, differences, keyed, listed

__all__ = [
    "RefereeError",
    "bare_table",
    "check_panes",
    "check_trace",
    "legal_moves",
    "main",
    "outcome",
    "play",
]

COLOURS = ["o", "p", "y", "b", "g"]  # the letters of a trace, in its order
PLY_KEYS = {"type", "ply", "to_act", "position", "move"}
CLAUSE_OF_FIELD = {
    "round": "SIN-7.1",
    "to_act": "SIN-3.1",
    "start_seat": "SIN-7.4",
    "start_marker": "SIN-4.1c",
    "displays": "SIN-4.1a",
    "centre": "SIN-4.1a",
    "bag": "SIN-7.2",
    "tower": "SIN-4.2d",
    "round_track": "SIN-7.1",
    "score": "SIN-4.3c",
    "broken_row": "SIN-5.1",
    "points_lost": "SIN-5.1",
    "glazier": "SIN-4.2b",
    "strips": "SIN-4.2a",
    "windows": "SIN-4.3b",
}
AFTER_CHANCE = {
    "start_seat": "SIN-2.4",
    "displays": "SIN-7.2",
    "tower": "SIN-7.2",
    "round_track": "SIN-2.5",
    "strips": "SIN-2.2",
    "glazier": "SIN-2.3",
}
AT_THE_START = {"displays": "SIN-2.1", "bag": "SIN-1.1"}
AT_THE_END = {"score": "SIN-8.1", "points_lost": "SIN-8.2"}


@dataclass(slots=True)
class Game:
    """A game of the trace, as far as it has been checked."""

    seats: int
    components: Components
    options: Options
    position: Position  # the referee's own
    ply: int = 0
    last_move: str = "the game line"


def check_trace(lines: Iterable[str]) -> int:
    """Check every line of a trace of one or more games; how many plies there were."""
    return check_games(lines, start_game, check_ply, check_end)[0]


# --- the game line ----------------------------------------------------------------------------


def start_game(line: dict[str, object]) -> Game:
    """Seats, side and components, as the game line tells them. [SIN-1.5, SIN-2.1]"""
    seats, side = line.get("seats"), keyed(line.get("options"), "options").get("side")
    if line.get("game") != "sintra":
        raise RefereeError(TRACE, f"this referee knows sintra, not {line.get('game')!r}")
    if type(seats) is not int or seats not in DISPLAYS_FOR_SEATS:
        raise RefereeError("SIN-2.1", f"2, 3 or 4 seats, not {seats!r}")
    if side not in ("A", "B"):
        raise RefereeError("SIN-2.1", f"palace side A or B, not {side!r}")
    components = check_components(keyed(line.get("components"), "components"))
    return Game(seats, components, {"side": str(side)}, bare_table(seats, components))


def check_components(box: dict[str, object]) -> Components:
    """Any values may be printed, but there must be as many as the rules need. [SIN-1.3]"""
    if box.get("colours") != COLOURS:
        raise RefereeError("SIN-1.1", f"colours {box.get('colours')!r}, expected {COLOURS}")
    rows, palace = numbers(box, "broken_glass"), numbers(box, "palace")
    if len(rows) < 2 or min(rows) < 0:
        raise RefereeError("SIN-1.4", f"broken glass needs rows of points lost, not {rows}")
    if len(palace) != len(WINDOWS):
        raise RefereeError("SIN-1.3", f"8 windows need 8 values, not {palace}")
    strips = [check_strip(strip) for strip in listed(box.get("strips"), "strips")]
    if len(strips) != len(WINDOWS):
        raise RefereeError("SIN-1.3", f"a seat has 8 strips, not {len(strips)}")
    return {"colours": [*COLOURS], "broken_glass": rows, "palace": palace, "strips": strips}


def check_strip(strip: object) -> dict[str, str]:
    """Two sides of 5 spaces, coloured or jokers; one side can lie up at the start. [SIN-1.3]"""
    sides = [str(keyed(strip, "strip").get(side)) for side in ("front", "back")]
    if any(len(side) != SPACES or set(side) - {*COLOURS, JOKER} for side in sides):
        raise RefereeError("SIN-1.3", f"strip {strip} needs a front and a back of 5 spaces")
    if all(JOKER in side for side in sides):
        raise RefereeError("SIN-2.2", f"strip {strip} has jokers on both sides")
    return {"front": sides[0], "back": sides[1]}


# --- plies and the end ------------------------------------------------------------------------


def check_ply(game: Game, line: dict[str, object]) -> None:
    """Number, position, seat to act, legal moves; then the referee makes the move too."""
    check_same(game.ply, line.get("ply"), "ply")
    check_position(game, line)
    check_same(game.position["to_act"], line.get("to_act"), "to_act", "SIN-3.1")
    move = line.get("move")
    if not isinstance(move, str):
        raise RefereeError(TRACE, f"move {move!r} is no text")
    chance = game.position["to_act"] == "chance"
    if set(line) != (PLY_KEYS if chance else PLY_KEYS | {"legal"}):
        raise RefereeError(TRACE, f"a ply line with the keys {sorted(line)}")
    if not chance:
        check_legal(game, listed(line["legal"], "legal"))
    check_set_up_order(game, move)
    game.position = play(game.position, game.components, game.options, move)
    game.last_move = move
    game.ply += 1


def check_position(game: Game, line: dict[str, object]) -> None:
    """The trace's position is the referee's own, and no pane is lost. [SIN-1.1]"""
    found = list(differences(game.position, line.get("position"), "position"))
    if found:
        clause = clause_of(game, found[0])
        raise RefereeError(clause, f"after {game.last_move}: {'; '.join(found[:5])}")
    check_panes(game.position, game.components)


def check_legal(game: Game, listed_moves: list[object]) -> None:
    """The moves listed are those that no clause refuses, each once. [SIN-3.2]"""
    ours = legal_moves(game.position, game.components, game.options)
    theirs = [str(move) for move in listed_moves]
    twice = sorted(move for move, count in Counter(theirs).items() if count > 1)
    missing, too_many = sorted(ours - set(theirs)), sorted(set(theirs) - ours)
    if too_many:
        raise RefereeError(clause_against(game, too_many[0]), f"listed, not legal: {too_many}")
    if missing:
        raise RefereeError("SIN-3.2", f"legal, not listed: {missing}")
    if twice:
        raise RefereeError(TRACE, f"listed twice: {twice}")


def clause_against(game: Game, move: str) -> str:
    """The clause that refuses a move."""
    try:
        play(game.position, game.components, game.options, move)
    except RefereeError as error:
        return error.clause
    return TRACE


def check_set_up_order(game: Game, move: str) -> None:
    """Start seat, round track, each seat's strips, the first deal: once each, in this order."""
    set_up = ["start", "track", *["strips"] * game.seats, "deal"]
    if game.ply < len(set_up) and move.split(" ", maxsplit=1)[0] != set_up[game.ply]:
        raise RefereeError(TRACE, f"{move!r} where set-up expects {set_up[game.ply]!r}")


def check_end(game: Game, line: dict[str, object]) -> None:
    """The end comes after six rounds, with the final scores and the winners. [SIN-8.4]"""
    check_position(game, line)
    if set(line) != {"type", "position", "outcome"}:
        raise RefereeError(TRACE, f"an end line with the keys {sorted(line)}")
    ours = outcome(game.position, game.components, game.options)
    theirs = keyed(line["outcome"], "outcome")
    reason, winners = theirs.get("reason"), listed(theirs.get("winners"), "winners")
    if set(theirs) != set(ours) or not isinstance(reason, str) or not reason:
        raise RefereeError(TRACE, f"an outcome has winners, a reason and scores, not {theirs}")
    if sorted(map(str, winners)) != sorted(map(str, ours["winners"])):
        raise RefereeError("SIN-8.4", f"winners {winners}, the referee has {ours['winners']}")
    check_same(ours["scores"], theirs["scores"], "scores", "SIN-8.4")


def check_panes(position: Position, components: Components) -> None:
    """20 panes of each colour, always; displays and centre in the order of colours. [SIN-1.1]"""
    panes = Counter(position["bag"]) + Counter(position["tower"])
    panes.update("".join(position["displays"]) + position["centre"] + position["round_track"])
    for board in position["seats"]:
        panes.update("".join(board["windows"]))
        panes.update("".join(laid["panes"] for laid in board["strips"] if laid).replace(".", ""))
    if panes != Counter(dict.fromkeys(components["colours"], PANES_OF_A_COLOUR)):
        raise RefereeError("SIN-1.1", f"20 panes of each colour are in the game, found {panes}")
    for place in [*position["displays"], position["centre"]]:
        if place != in_order(place, components):
            raise RefereeError(TRACE, f"{place!r} is not in the order of colours")


# --- comparing --------------------------------------------------------------------------------


def clause_of(game: Game, difference: str) -> str:
    """The clause that speaks about the field in which two positions differ."""
    clauses = dict(CLAUSE_OF_FIELD)
    if game.position["to_act"] is None:
        clauses |= AT_THE_END
    if game.last_move.startswith(("start", "track", "strips", "deal")):
        clauses |= AFTER_CHANCE
    if game.ply == 0:
        clauses |= AFTER_CHANCE | AT_THE_START
    words = re.findall(r"[a-z_]+", difference.split(":", maxsplit=1)[0])
    return next((clauses[word] for word in reversed(words) if word in clauses), TRACE)


def numbers(box: dict[str, object], name: str) -> list[int]:
    """A JSON list of whole numbers, or a refusal."""
    values = listed(box.get(name), name)
    if any(type(value) is not int for value in values):
        raise RefereeError(TRACE, f"{name} holds something that is no whole number: {values}")
    return cast(list[int], values)


def main() -> int:
    """Check the trace on standard input."""
    try:
        plies, games = check_games(sys.stdin, start_game, check_ply, check_end)
    except RefereeError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{plies} plies of {games} games checked")
    return 0


if __name__ == "__main__":
    sys.exit(main())
