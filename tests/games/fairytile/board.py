"""Positions of Fairy Tile for tests, written as drawings of a kingdom.

    board = drawn(
        '''
          p f m
         p K c x
          . . .   ''',
        legend="Kf xm",
    )

A row of text is a row of hexes; cells are two characters apart, and the next row begins one
character further to the right or to the left. A cell is a terrain (p f m c), a character (P K D),
a plain place (.) or a marked one (x y z), `_` is a gap, and 1 2 3 are the hexes on which the top
tile will be laid. The legend says what lies under a mark or on the tile; without it that is plain.
Such a kingdom need not be one that tiles could make: what is missing to whole tiles, and whoever
is not drawn, is on lonely locations far away.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from textwrap import dedent
from typing import Any

import numpy as np

from tessera.games import GAMES
from tessera.games.fairytile.engine import kingdom, objectives
from tessera.games.fairytile.engine.characters import find_ends
from tessera.games.fairytile.notation import face_number, number_of_hex
from tessera.kernel.engine.chance import generator
from tessera.kernel.match import Match
from tessera.kernel.values import Json
from tests.referee.fairytile_box import BOX

GAME = GAMES["fairytile"]
OUR_OWN: Json = {**BOX}

Hex = tuple[int, int]
DIRECTIONS: list[Hex] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
PRINCESS, KNIGHT, DRAGON = "princess", "knight", "dragon"
CHARACTERS = {"P": PRINCESS, "K": KNIGHT, "D": DRAGON}
TERRAINS = "pfmc"
GAPS = " _"
TILE = "123"
TOP = face_number("12", 0)  # the face that lies up in a drawn position

# The kingdom of the examples on the rules page; its first location is 1,-2.
EXAMPLE = """
       m m
    p f m p c
     f c p p c
    p f p _ f m
     m         """


def neighbour(at: Hex, direction: int, steps: int = 1) -> Hex:
    """The hex so many steps away."""
    q, r = DIRECTIONS[direction % 6]
    return at[0] + steps * q, at[1] + steps * r


# ------------------------------------------------------------------ drawings


def read(drawing: str, first: Hex = (0, 0)) -> dict[Hex, str]:
    """What is drawn on each hex; the topmost cell on the left is the first."""
    cells = [
        (column, row, cell)
        for row, line in enumerate(dedent(drawing).strip("\n").splitlines())
        for column, cell in enumerate(line)
        if cell not in GAPS
    ]
    column0, row0, _ = cells[0]
    drawn: dict[Hex, str] = {}
    for column, row, cell in cells:
        halves = (column - column0) - (row - row0)
        assert halves % 2 == 0, f"{cell!r} in row {row} stands between two hexes"
        drawn[first[0] + halves // 2, first[1] + row - row0] = cell
    return drawn


def drawing(text: str, first: Hex = (0, 0)) -> set[Hex]:
    """The hexes that are marked with an x."""
    return {at for at, cell in read(text, first).items() if cell == "x"}


# ------------------------------------------------------------------ seats and pages


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat's pages and token: with a book, all other pages of its share have been told."""

    hand: int | None = None  # None: any page
    book: Sequence[int] | None = None
    magic: bool = False


def page(kind: str, **objective: object) -> int:
    """The number of the page with this objective."""
    wanted = {"kind": kind, **objective}
    (number,) = [p["number"] for p in BOX["pages"] if p["objective"] == wanted]
    return number


def deal(position: Any, seats: Sequence[Seat]) -> None:
    """Give every seat its pages; whatever is not named is dealt in the order of numbers."""
    named = {p for seat in seats for p in (seat.hand, *(seat.book or ())) if p is not None}
    rest = [number for number in range(1, 37) if number not in named]
    share = 36 // len(seats)
    position.book[:], position.story[:] = 0, 0
    for number, seat in enumerate(seats):
        hand = rest.pop(0) if seat.hand is None else seat.hand
        others = [rest.pop(0) for _ in range(share - 1 - len(seat.book or ()))]
        book, story = (others, []) if seat.book is None else (list(seat.book), others)
        position.hand[number], position.magic[number] = hand, seat.magic
        position.book_size[number], position.story_size[number] = len(book), len(story)
        position.book[number, : len(book)] = book
        position.story[number, : len(story)] = story


# ------------------------------------------------------------------ a board


@dataclass(frozen=True, slots=True)
class Board:
    """A position that can be looked at and played on, and what was drawn where."""

    position: Any
    marks: Mapping[str, Hex] = field(default_factory=dict[str, Hex])

    @property
    def json(self) -> Json:
        return GAME.position_to_json(self.position)

    @property
    def to_act(self) -> int | None:
        return self.json["to_act"]

    @property
    def characters(self) -> dict[str, Hex]:
        return self.json["characters"]

    def seat(self, seat: int) -> Json:
        """What belongs to the seat."""
        return self.json["seats"][seat]

    def told(self, seat: int = 0) -> list[int]:
        """The pages that the seat has recounted, in the order told."""
        return self.seat(seat)["story"]

    def out(self) -> list[bool]:
        """Which seats are out."""
        return [seat["out"] for seat in self.json["seats"]]

    def legal(self) -> set[str]:
        """All legal moves as text; none stands there twice."""
        moves = [str(move) for move in GAME.legal_moves(self.position)]
        assert len(moves) == len(set(moves))
        return set(moves)

    def lays(self) -> set[str]:
        """The legal moves that lay a tile."""
        return {move for move in self.legal() if move.startswith("lay")}

    def targets(self, who: str) -> set[Hex]:
        """Where the character may go."""
        ends = [move.split()[1].split(",") for move in self.legal() if move.startswith(who)]
        return {(int(q), int(r)) for q, r in ends}

    def notation(self, move: str) -> str:
        """`K to x` or `lay`, as drawn, in the notation of the game; other moves as they are."""
        if move == "lay":
            q, r = self.marks["1"]
            rotation = [neighbour((q, r), d) for d in range(6)].index(self.marks["2"])
            assert self.marks["3"] == neighbour((q, r), rotation + 1)
            return f"lay {q},{r},{rotation}"
        if " to " in move:
            who, where = move.split(" to ")
            q, r = self.marks[where]
            return f"{CHARACTERS[who]} {q},{r}"
        return move

    def can(self, move: str) -> bool:
        """Is this a legal move?"""
        return self.notation(move) in self.legal()

    def play(self, *moves: str) -> Board:
        """The board after the moves; this one stays as it is."""
        after = self.position.copy()
        for move in moves:
            GAME.play(after, GAME.parse_move(self.notation(move)))
        return Board(after, self.marks)


# ------------------------------------------------------------------ from a drawing to a board


def drawn(
    text: str,
    *,
    legend: str = "",
    together: str = "",
    tiles: str = "",
    river: str = "",
    edges: Mapping[str, Sequence[int]] | None = None,
    face: str = "//",
    seats: Sequence[Seat] = (Seat(), Seat()),
    to_act: int = 0,
    first: Hex = (0, 0),
    finished: bool = False,
    components: Json = OUR_OWN,
) -> Board:
    """The kingdom that is drawn, with a seat to act.

    The legend tells the terrain under a mark (`Pc xm`), `together` who shares a location with a
    character that is drawn (`KP`: the Knight stands where the Princess is). `tiles` draws the same
    kingdom with a letter for each tile, `river` with marks where neighbours with the same mark
    are joined by a river, # with any other; `edges` adds river edges to marked locations. `face`
    has the river edges of the top tile's hexes. In a finished kingdom the stack is empty.
    """
    cells = read(text, first)
    under = {word[0]: word[1] for word in legend.split()}
    marks = {cell: at for at, cell in cells.items() if cell not in f"{TERRAINS}."}
    standing = {who: marks[letter] for letter, who in CHARACTERS.items() if letter in marks}
    for pair in together.split():
        standing[CHARACTERS[pair[0]]] = marks[pair[1]]
        marks[pair[0]] = marks[pair[1]]
    locations = {
        at: cell if cell in TERRAINS else under.get(cell, "p")
        for at, cell in cells.items()
        if cell not in TILE
    }
    if tiles:
        letters = read(tiles, first)
        assert set(letters) == set(locations)
        locations = {at: locations[at] for at in sorted(locations, key=lambda at: letters[at])}
    _add_lonely(locations, needed=len(standing) < 3, forbidden=finished)
    s = (
        _set_up(len(seats)).copy()
        if components is OUR_OWN
        else (started(len(seats), components=components).position)
    )
    deal(s, seats)
    s.to_act = s.start_seat = to_act
    _set_kingdom(s, locations)
    for at, directions in _rivers(river, first, edges or {}, marks).items():
        s.river[list(locations).index(at)] = sum(1 << d for d in directions)
    for number, who in enumerate(CHARACTERS.values()):
        s.standing[number] = list(locations).index(standing.get(who, [*locations][-1]))
    kingdom.survey(s)
    find_ends(s)
    _stack(s, 0 if finished else 1, [under.get(part, "pfm"[nth]) for nth, part in enumerate("123")])
    for part, numbers in enumerate(face.split("/")):
        s.river_of[TOP, part] = sum(1 << int(d) for d in numbers.split())
    kingdom.find_placements(s)
    objectives.judge_kingdom(s)
    return Board(s, marks)


def _add_lonely(locations: dict[Hex, str], *, needed: bool, forbidden: bool) -> None:
    """Fill up to whole tiles with plains that touch nothing."""
    count = -len(locations) % 3 or 3 * needed
    assert not (count and forbidden), "a finished kingdom is drawn whole, with all characters"
    for nth in range(count):
        locations[25, -27 + 3 * nth] = "p"


@cache
def _set_up(seats: int) -> Any:
    return started(seats).position


def _set_kingdom(s: Any, locations: Mapping[Hex, str]) -> None:
    order = list(locations)
    assert len(order) <= 42, "a tile must be left"
    s.tiles_laid = len(order) // 3
    for name in ("hexes", "river", "sites"):
        s[name][:] = 0
    s.beside[:] = -1
    for number, at in enumerate(order):
        s.hexes[number] = number_of_hex(at)
        s.sites[TERRAINS.index(locations[at])] |= np.int64(1) << np.int64(number)
        for d in range(6):
            if neighbour(at, d) in locations:
                s.beside[number, d] = order.index(neighbour(at, d))


def _rivers(
    text: str, first: Hex, edges: Mapping[str, Sequence[int]], marks: Mapping[str, Hex]
) -> dict[Hex, set[int]]:
    """The edges that the river crosses on each location."""
    wet = {at: cell for at, cell in (read(text, first) if text else {}).items() if cell in "~=#"}
    found = {
        at: {d for d in range(6) if _joined(cell, wet.get(neighbour(at, d), ""))}
        for at, cell in wet.items()
    }
    for mark, directions in edges.items():
        found.setdefault(marks[mark], set()).update(directions)
    return found


def _joined(one: str, other: str) -> bool:
    return one == other or (bool(other) and "#" in (one, other))


def _stack(s: Any, size: int, terrains: Sequence[str]) -> None:
    """The stack has the drawn tile only, or nothing."""
    s.stack_size, s.stack[0] = size, TOP
    s.terrain_of[TOP] = [TERRAINS.index(terrain) for terrain in terrains]


def targets(who: str, text: str, *, legend: str = "", river: str = "") -> set[Hex]:
    """Where the character may go in the kingdom that is drawn."""
    return drawn(text, legend=legend, river=river).targets(who)


def tells(number: int, move: str, text: str, **more: Any) -> bool:
    """Does the seat recount the page in its hand after the move, `K to x` or `lay`?"""
    board = drawn(text, seats=[Seat(hand=number), Seat()], **more)
    told = board.play(move).told()
    assert told in ([], [number])
    return told == [number]


# ------------------------------------------------------------------ whole games


def started(seats: int = 2, *, seed: int = 1, components: Json = OUR_OWN) -> Match:
    """A game that is set up, with the box of the tests."""
    return Match(GAME, seats=seats, options={}, components=components, rng=generator(seed))


def by_hand(seats: int = 2, *, components: Json = OUR_OWN) -> Match:
    """A game in which chance moves are typed in."""
    return Match(GAME, seats=seats, options={}, components=components)


def played(match: Match, *, seed: int, plies: int) -> Iterator[Match]:
    """The match at every decision of a game in which seats move at random."""
    rng = generator(seed)
    for _ in range(plies):
        if match.is_over:
            return
        yield match
        match.play(str(rng.choice([str(move) for move in match.legal_moves()])))


def dry_box() -> Json:
    """All tiles are dry but the twelfth, which has river on every edge; the river of the start
    tiles goes round their common corner and crosses no outer edge.
    """
    tiles: list[Json] = []
    for tile in OUR_OWN["tiles"]:
        faces: list[Json] = []
        for face in tile["faces"]:
            if tile["start"]:
                faces.append({**face, "river": [[4, 5], [], []]})
            else:
                river = [[*range(6)] * (tile["id"] == "12")] * 3
                faces.append({"terrain": ["plain", "forest", "mountain"], "river": river})
        tiles.append({**tile, "faces": faces})
    return {**OUR_OWN, "tiles": tiles}


def dry_table(stack: str, hands: Sequence[int]) -> Board:
    """A table of two with these tiles on top and these pages in hand, and dry tiles."""
    rest = [number for number in range(1, 37) if number not in hands]
    tiles = stack.split() + [f"{n}/0" for n in range(1, 13) if f"{n}/0" not in stack.split()]
    match = by_hand(components=dry_box())
    match.play("start 0")
    match.play("faces P0 K0 D0")
    match.play(f"stack {' '.join(tiles)}")
    for seat, hand in enumerate(hands):
        match.play(f"pages {seat} {hand} {' '.join(map(str, rest[seat::2]))}")
    return Board(match.position)
