"""Checks whole traces of Fairy Tile against the referee's own reading of the rules.

`python -m tests.referee.fairytile < trace.jsonl` prints how much was checked, or the first line
that the clauses do not allow. The rules live in `fairytile_map.py` and its neighbours.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

from .fairytile_map import DIRECTIONS, TREFOIL, step
from .fairytile_play import legal_moves, outcome, play
from .fairytile_table import START_TILES, Components, Options, Position, bare_table
from .traces import TRACE, RefereeError, check_games, check_same, differences, keyed, listed

__all__ = ["RefereeError", "bare_table", "check_trace", "legal_moves", "main", "outcome", "play"]

TERRAINS = {"plain", "forest", "mountain", "castle"}
BEGINS_ON = {"princess": "castle", "knight": "forest", "dragon": "mountain"}
REGULAR_TILES = 12
PAGES = 36
PLY_KEYS = {"type", "ply", "to_act", "position", "move"}
KEYS_OF_KIND = {
    "visits": {"kind", "who", "where"},
    "sees": {"kind", "who", "where"},
    "sees_all": {"kind", "who", "whom"},
    "sees_line": {"kind", "who", "terrain", "count"},
    "meets": {"kind", "who", "where"},
    "flies_over": {"kind", "over", "ends"},
    "in_line": {"kind", "who"},
}
CLAUSE_OF_FIELD = {
    "to_act": "FT-3.1",
    "start_seat": "FT-2.6",
    "adventure": "FT-3.3",
    "recounted": "FT-6.2",
    "kingdom": "FT-5.1",
    "characters": "FT-4.4",
    "stack": "FT-2.3",
    "hand": "FT-6.1",
    "book": "FT-6.1",
    "story": "FT-6.1",
    "magic": "FT-3.3",
    "out": "FT-8.2",
}
AFTER_TURNING = {"hand": "FT-3.4", "book": "FT-3.4", "story": "FT-3.5", "magic": "FT-3.4"}
IN_SET_UP = {
    "kingdom": "FT-2.1",
    "characters": "FT-2.2",
    "magic": "FT-2.4",
    "hand": "FT-2.5",
    "book": "FT-2.5",
}


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
    """Seats, options and components, as the game line tells them. [FT-2.5]"""
    seats, options = line.get("seats"), keyed(line.get("options", {}), "options")
    if line.get("game") != "fairytile":
        raise RefereeError(TRACE, f"this referee knows fairytile, not {line.get('game')!r}")
    if type(seats) is not int or seats not in (2, 3, 4):
        raise RefereeError("FT-2.4", f"2, 3 or 4 seats, not {seats!r}")
    box = keyed(line.get("components"), "components")
    tiles = [keyed(tile, "tile") for tile in listed(box.get("tiles"), "tiles")]
    check_tiles(tiles)
    check_pages([keyed(page, "page") for page in listed(box.get("pages"), "pages")])
    return Game(seats, cast(Components, box), options, bare_table(seats))


def check_tiles(tiles: list[dict[str, object]]) -> None:
    """3 start tiles and 12 regular ones, two faces each. [FT-1.2]"""
    start = [str(tile.get("id")) for tile in tiles if tile.get("start") is True]
    regular = {str(tile.get("id")) for tile in tiles if tile.get("start") is False}
    if sorted(start) != sorted(START_TILES) or len(regular) != REGULAR_TILES or len(tiles) != 15:
        raise RefereeError("FT-1.2", f"start tiles {start}, regular tiles {sorted(regular)}")
    for tile in tiles:
        faces = [keyed(face, "face") for face in listed(tile.get("faces"), "faces")]
        if len(faces) != 2:
            raise RefereeError("FT-1.2", f"tile {tile.get('id')} needs two faces")
        for face in faces:
            check_face(face)
            check_start_face(face, start=tile["start"] is True)


def check_face(face: dict[str, object]) -> None:
    """Three terrains; the river goes on inside the tile; no symmetry. [FT-1.2]"""
    terrain = [str(name) for name in listed(face.get("terrain"), "terrain")]
    parts = [listed(part, "river") for part in listed(face.get("river"), "river")]
    river = [{edge for edge in range(6) if edge in part} for part in parts]
    if len(terrain) != 3 or set(terrain) - TERRAINS:
        raise RefereeError("FT-1.2", f"a face has three terrains, not {terrain}")
    if [len(part) for part in parts] != [len(edges) for edges in river] or len(parts) != 3:
        raise RefereeError("FT-1.2", f"{parts} are not the river edges of three hexes")
    for a, here in enumerate(TREFOIL):
        for edge in range(len(DIRECTIONS)):
            near = step(here, edge)
            crosses = (edge + 3) % 6 in river[TREFOIL.index(near)] if near in TREFOIL else None
            if crosses not in (None, edge in river[a]):
                raise RefereeError("FT-1.2", f"the river {parts} breaks inside its tile")
    turned = [{(edge + 2) % 6 for edge in edges} for edges in river]
    if len(set(terrain)) == 1 and [turned[2], turned[0], turned[1]] == river:
        raise RefereeError(TRACE, f"the face {face} is symmetric")


def check_start_face(face: dict[str, object], *, start: bool) -> None:
    """Only a start face has a marked corner and a character, and both are on it. [FT-2.1]"""
    if not start:
        if {"marked", "character"} & face.keys():
            raise RefereeError("FT-1.2", "a regular face with a marked corner or a character")
        return
    marked, standing = keyed(face.get("marked"), "marked"), keyed(face.get("character"), "it")
    if marked.get("hex") not in range(3) or marked.get("corner") not in range(6):
        raise RefereeError("FT-2.1", f"{marked} is no corner of a face")
    who, place = standing.get("who"), standing.get("hex")
    terrain = listed(face["terrain"], "terrain")
    if type(place) is not int or place not in range(3) or BEGINS_ON.get(str(who)) != terrain[place]:
        raise RefereeError("FT-2.2", f"{standing} does not stand on the terrain it begins on")


def check_pages(pages: list[dict[str, object]]) -> None:
    """36 pages, each with its number and an objective of a known kind. [FT-1.3]"""
    if {page.get("number") for page in pages} != {*range(1, PAGES + 1)} or len(pages) != PAGES:
        raise RefereeError("FT-1.3", "pages are numbered 1 to 36")
    for page in pages:
        objective = keyed(page.get("objective"), "objective")
        keys = KEYS_OF_KIND.get(str(objective.get("kind")), set[str]())
        if objective.keys() - {"sees_any"} != keys:
            raise RefereeError("FT-1.3", f"{objective} is no objective of a known kind")


# --- plies and the end ------------------------------------------------------------------------


def check_ply(game: Game, line: dict[str, object]) -> None:
    """Number, position, seat to act, legal moves; then the referee makes the move too."""
    check_same(game.ply, line.get("ply"), "ply")
    check_position(game, line)
    check_same(game.position["to_act"], line.get("to_act"), "to_act", "FT-3.1")
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
    """The trace's position is the referee's own."""
    found = list(differences(game.position, line.get("position"), "position"))
    if found:
        clause = clause_of(game, found[0])
        raise RefereeError(clause, f"after {game.last_move}: {'; '.join(found[:5])}")


def check_legal(game: Game, listed_moves: list[object]) -> None:
    """The moves listed are those that no clause refuses, each once. [FT-3.6]"""
    ours = legal_moves(game.position, game.components, game.options)
    theirs = [str(move) for move in listed_moves]
    twice = sorted(move for move, count in Counter(theirs).items() if count > 1)
    missing, too_many = sorted(ours - set(theirs)), sorted(set(theirs) - ours)
    if too_many:
        raise RefereeError(clause_against(game, too_many[0]), f"listed, not legal: {too_many}")
    if missing:
        raise RefereeError(clause_for(missing[0]), f"legal, not listed: {missing}")
    if twice:
        raise RefereeError(TRACE, f"listed twice: {twice}")


def clause_for(move: str) -> str:
    """The clause that allows a move."""
    clauses = {"princess": "FT-4.1", "knight": "FT-4.2", "dragon": "FT-4.3", "lay": "FT-5.1"}
    return clauses.get(move.split(" ", maxsplit=1)[0], "FT-3.6")


def clause_against(game: Game, move: str) -> str:
    """The clause that refuses a move."""
    try:
        play(game.position, game.components, game.options, move)
    except RefereeError as error:
        return error.clause
    return TRACE


def check_set_up_order(game: Game, move: str) -> None:
    """Start seat, start tiles, stack, each seat's pages: once each, in this order."""
    set_up = ["start", "faces", "stack", *["pages"] * game.seats]
    if game.ply < len(set_up) and move.split(" ", maxsplit=1)[0] != set_up[game.ply]:
        raise RefereeError(TRACE, f"{move!r} where set-up expects {set_up[game.ply]!r}")


def check_end(game: Game, line: dict[str, object]) -> None:
    """The end comes with a last page told, or when every seat is out. [FT-8.1, FT-8.2]"""
    check_position(game, line)
    if set(line) != {"type", "position", "outcome"}:
        raise RefereeError(TRACE, f"an end line with the keys {sorted(line)}")
    ours, theirs = outcome(game.position), keyed(line["outcome"], "outcome")
    reason = theirs.get("reason")
    if set(theirs) - {"scores"} != set(ours) or not isinstance(reason, str) or not reason:
        raise RefereeError(TRACE, f"an outcome has winners and a reason, not {theirs}")
    if theirs.get("scores"):
        raise RefereeError(TRACE, f"there are no scores in this game, not {theirs['scores']}")
    check_same(ours["winners"], theirs["winners"], "winners", "FT-8.1")


def clause_of(game: Game, difference: str) -> str:
    """The clause that speaks about the field in which two positions differ."""
    clauses = dict(CLAUSE_OF_FIELD)
    if game.last_move == "turn":
        clauses |= AFTER_TURNING
    if game.ply <= 3 + game.seats:
        clauses |= IN_SET_UP
    words = re.findall(r"[a-z_]+", difference.split(":", maxsplit=1)[0])
    return next((clauses[word] for word in reversed(words) if word in clauses), TRACE)


def main() -> int:
    """Check the trace on standard input."""
    try:
        plies, games = check_games(sys.stdin, start_game, check_ply, check_end)
    except RefereeError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{plies} plies of {games} games checked\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
