"""Kingdoms as drawings, positions in a few words and whole games for the referee's own tests.

In a drawing a row is one r, two columns are one step in q, and each row down begins one column
further right or left: `p f m c` are locations, anything else is none.
"""

import json
from random import Random

from .fairytile_box import BOX
from .fairytile_map import Hex, Kingdom, Location, character_moves
from .fairytile_play import legal_moves, outcome, play
from .fairytile_table import Components, Options, Position, Seat, bare_table
from .traces import RefereeError

TERRAIN = {"p": "plain", "f": "forest", "m": "mountain", "c": "castle"}
START = {"princess": (1, 0), "knight": (-1, 0), "dragon": (1, -2)}  # with every face 0 up
NO_OPTIONS: Options = {}


def symbols(drawing: str) -> dict[Hex, str]:
    """What is drawn, by hex; drawings of one test share their columns."""
    rows = enumerate(drawing.splitlines())
    return {
        ((column - row) // 2, row): symbol
        for row, line in rows
        for column, symbol in enumerate(line)
        if symbol not in " "
    }


def drawn(drawing: str) -> Kingdom:
    """A dry kingdom, each location a tile of its own."""
    places = {at: TERRAIN[s] for at, s in symbols(drawing).items() if s in TERRAIN}
    return Kingdom({at: Location(t, frozenset(), i) for i, (at, t) in enumerate(places.items())})


def marked(drawing: str, mark: str = "x") -> set[Hex]:
    """The hexes with a mark."""
    return {at for at, symbol in symbols(drawing).items() if symbol == mark}


def ends(kingdom: Kingdom, who: str, at: Hex) -> set[Hex]:
    """Where the moves of a character can end."""
    return {path[-1] for path in character_moves(kingdom, who, at)}


def row_of(terrains: str) -> Kingdom:
    """Locations from (0, 0) to the east; `.` is a gap."""
    places = [(i, TERRAIN[s]) for i, s in enumerate(terrains) if s != "."]
    return Kingdom({(i, 0): Location(terrain, frozenset(), i) for i, terrain in places})


def table(
    *books: list[int],
    characters: dict[str, Hex] | None = None,
    stack: tuple[str, ...] = ("1", "2"),
    magic: bool = False,
) -> Position:
    """The start tiles, face 0 up; each seat's pages, the first in hand; seat 0 to act."""
    position = play(bare_table(len(books)), BOX, NO_OPTIONS, "faces P0 K0 D0")
    standing = START | (characters or {})
    position["characters"] = {who: [*at] for who, at in standing.items()}
    position["stack"] = [{"tile": tile, "face": 0} for tile in stack]
    position["seats"] = [seat_with(book, magic=magic) for book in books]
    position["to_act"] = 0
    return position


def seat_with(pages: list[int], *, magic: bool) -> Seat:
    """A seat that has told nothing yet."""
    return {"hand": pages[0], "book": pages[1:], "story": [], "magic": magic, "out": False}


def after(position: Position, *moves: str, box: Components = BOX) -> Position:
    """The position after these moves."""
    for move in moves:
        position = play(position, box, NO_OPTIONS, move)
    return position


def clause_against(position: Position, move: str, box: Components = BOX) -> str | None:
    """The clause with which a move is refused."""
    try:
        after(position, move, box=box)
    except RefereeError as error:
        return error.clause
    return None


def legal(position: Position) -> set[str]:
    """The legal moves with the test box."""
    return legal_moves(position, BOX, NO_OPTIONS)


def set_up_moves(seats: int, random: Random) -> list[str]:
    """The draws of a game."""
    faces = " ".join(f"{tile}{random.randrange(2)}" for tile in "PKD")
    regular = [tile["id"] for tile in BOX["tiles"] if not tile["start"]]
    random.shuffle(regular)
    stack = " ".join(f"{tile}/{random.randrange(2)}" for tile in regular)
    pages = [str(page["number"]) for page in BOX["pages"]]
    random.shuffle(pages)
    shares = [" ".join(pages[seat::seats]) for seat in range(seats)]
    deals = [f"pages {seat} {share}" for seat, share in enumerate(shares)]
    return [f"start {random.randrange(seats)}", f"faces {faces}", f"stack {stack}", *deals]


def chosen(position: Position, random: Random) -> str:
    """A move that recounts if a character's move can; else a tile, a turned page or anything."""
    moves = sorted(legal(position))
    tiles = [move for move in moves if move.startswith("lay")]
    others = [move for move in moves if move not in tiles]
    random.shuffle(others)
    told = (move for move in others if pages_told(after(position, move)) > pages_told(position))
    found = next(told, None)
    if found is not None:
        return found
    if tiles and random.random() < 0.5:
        return random.choice(tiles)
    return "turn" if "turn" in moves and random.random() < 0.3 else others[0]


def pages_told(position: Position) -> int:
    """How many pages all stories have."""
    return sum(len(seat["story"]) for seat in position["seats"])


def told_game(seats: int, seed: int) -> list[str]:
    """The trace of a whole game, chosen at random with an eye for the page in hand."""
    random = Random(seed)
    position, draws = bare_table(seats), set_up_moves(seats, random)
    head: dict[str, object] = {"type": "game", "game": "fairytile", "seats": seats}
    lines = [head | {"options": NO_OPTIONS, "components": BOX}]
    while position["to_act"] is not None:
        line: dict[str, object] = {"type": "ply", "ply": len(lines) - 1}
        line |= {"to_act": position["to_act"], "position": position}
        if position["to_act"] != "chance":
            line["legal"] = sorted(legal(position))
        move = draws.pop(0) if draws else chosen(position, random)
        lines.append(line | {"move": move})
        position = after(position, move)
    lines.append({"type": "end", "position": position, "outcome": dict(outcome(position))})
    return [json.dumps(line) for line in lines]
