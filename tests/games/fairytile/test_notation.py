"""Moves as text, as values and as numbers, each way; and what is no move at all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.games.fairytile import GAME
from tessera.games.fairytile.engine.rules import END, LAY, MOVES, TURN
from tessera.games.fairytile.engine.state import HEXES
from tessera.games.fairytile.notation import (
    HELP,
    End,
    Faces,
    FairyTileMove,
    Lay,
    MoveCharacter,
    Pages,
    SeatMove,
    Stack,
    Start,
    Turn,
    chance_move_of,
    draw_of,
    move_of,
    number_of,
    number_of_hex,
    parse_move,
)
from tessera.kernel.errors import IllegalMove, InvalidNotation

from .boxes import MIXED_UP, dealt_by_hand, table

EIGHTEEN = tuple(range(1, 19))
NINE = (36, 1, 35, 2, 34, 3, 33, 4, 32)
MOVES_AND_TEXTS: dict[str, FairyTileMove] = {
    "princess 1,-2": MoveCharacter("princess", 1, -2),
    "knight 0,2": MoveCharacter("knight", 0, 2),
    "dragon 3,-1": MoveCharacter("dragon", 3, -1),
    "dragon 0,0": MoveCharacter("dragon", 0, 0),
    "knight -10,31": MoveCharacter("knight", -10, 31),
    "princess 999,0": MoveCharacter("princess", 999, 0),
    "lay 2,-1,3": Lay(2, -1, 3),
    "lay 0,0,0": Lay(0, 0, 0),
    "lay -9,-12,5": Lay(-9, -12, 5),
    "turn": Turn(),
    "end": End(),
    "start 0": Start(0),
    "start 3": Start(3),
    "faces P0 K1 D0": Faces((0, 1, 0)),
    "faces P1 K0 D1": Faces((1, 0, 1)),
    f"stack {MIXED_UP}": Stack(tuple(MIXED_UP.split())),
    f"pages 1 {' '.join(map(str, EIGHTEEN))}": Pages(1, EIGHTEEN),
    f"pages 3 {' '.join(map(str, NINE))}": Pages(3, NINE),
}


@pytest.mark.parametrize(("text", "move"), MOVES_AND_TEXTS.items(), ids=MOVES_AND_TEXTS.keys())
def test_a_move_is_written_and_read_in_one_way(text: str, move: FairyTileMove):
    assert parse_move(text) == move
    assert str(move) == text


def test_the_help_shows_every_move_of_a_seat():
    """[FT-3.1] Each character, a tile, turning the page; and ending the turn."""
    examples = ["princess 1,-2", "knight 0,2", "dragon 3,-1", "lay 2,-1,3", "turn", "end"]
    assert all(example in HELP for example in examples)
    assert [str(parse_move(example)) for example in examples] == examples
    assert GAME.notation_help == HELP


# ------------------------------------------------------------------ no moves

TWELVE = MIXED_UP.split()
NO_MOVES = {
    "nothing": "",
    "a blank": " ",
    "a blank before": " turn",
    "a blank behind": "turn ",
    "a line end behind": "turn\n",
    "a line end behind a location": "knight 0,2\n",
    "a line end behind a rotation": "lay 2,-1,3\n",
    "a line end behind a seat": "start 1\n",
    "a line end behind a page": f"pages 1 {' '.join(map(str, EIGHTEEN))}\n",
    "a blank inside": "knight 0, 2",
    "two blanks": "knight  0,2",
    "a tabulator": "knight\t0,2",
    "no blank": "knight0,2",
    "a capital": "Knight 0,2",
    "capitals": "TURN",
    "an initial": "k 0,2",
    "an unknown character": "witch 0,2",
    "no location": "knight",
    "half a location": "knight 0",
    "half a location and a comma": "knight 0,",
    "three coordinates": "knight 0,2,1",
    "a plus": "knight +1,0",
    "minus nothing": "knight -0,1",
    "a leading zero": "knight 01,0",
    "two minuses": "knight --1,0",
    "a typographic minus": "knight \u22121,0",
    "a fraction": "knight 1.0,0",
    "an exponent": "knight 1e3,0",
    "an underscore": "knight 1_0,0",
    "a coordinate of five digits": "knight 10000,0",
    "a huge coordinate": f"knight {'9' * 5000},0",
    "an Arabic digit": "knight \u0663,0",
    "a full-width digit": "knight 0,\uff15",
    "a superscript": "dragon \u00b9,0",
    "no rotation": "lay 2,-1",
    "rotation 6": "lay 2,-1,6",
    "rotation -1": "lay 2,-1,-1",
    "rotation 00": "lay 2,-1,00",
    "an Arabic rotation": "lay 2,-1,\u0663",
    "a tile named": "lay 7/1 2,-1,3",
    "turning back": "turn back",
    "ending twice": "endend",
    "a word": "pass",
    "no seat": "start",
    "seat 4": "start 4",
    "seat -1": "start -1",
    "seat 01": "start 01",
    "an Arabic seat": "start \u0661",
    "two start tiles": "faces P0 K1",
    "start tiles in another order": "faces K1 P0 D0",
    "side 2": "faces P0 K2 D0",
    "small tile names": "faces p0 k1 d0",
    "no tiles": "stack",
    "eleven tiles": f"stack {' '.join(TWELVE[:11])}",
    "thirteen tiles": f"stack {MIXED_UP} 8/0",
    "a tile without side": f"stack {' '.join(TWELVE[:11])} 8",
    "a tile of side 2": f"stack {' '.join(TWELVE[:11])} 8/2",
    "tile 0": f"stack {' '.join(TWELVE[:11])} 0/1",
    "a start tile in the stack": f"stack {' '.join(TWELVE[:11])} P/1",
    "an Arabic tile": f"stack {' '.join(TWELVE[:11])} \u0668/1",
    "eight pages": "pages 0 1 2 3 4 5 6 7 8",
    "nineteen pages": f"pages 0 {' '.join(map(str, EIGHTEEN))} 19",
    "page 0": "pages 0 0 1 2 3 4 5 6 7 8",
    "page 100": "pages 0 100 1 2 3 4 5 6 7 8",
    "page 01": "pages 0 01 2 3 4 5 6 7 8 9",
    "pages of seat 4": "pages 4 1 2 3 4 5 6 7 8 9",
    "a null byte": "turn\0",
    "markup": "<script>alert(1)</script>",
    "ten thousand characters": "turn" * 2500,
    "ten thousand pages": "pages 0" + " 7" * 10_000,
    "ten thousand tiles": "stack" + " 7/1" * 10_000,
}


@pytest.mark.parametrize("text", NO_MOVES.values(), ids=NO_MOVES.keys())
def test_what_is_no_move_is_refused_with_examples(text: str):
    with pytest.raises(InvalidNotation) as refusal:
        GAME.parse_move(text)
    assert refusal.value.code == "invalid-notation"
    shown = text[:60]
    assert str(refusal.value) == f"'{shown}' is no move; moves look like knight 0,2 or lay 2,-1,3"
    assert len(str(refusal.value)) < 130


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("princess 999,0", "FT-4.4"),
        ("knight 0,-9999", "FT-4.4"),
        ("dragon 32,32", "FT-4.4"),
        ("dragon -32,0", "FT-4.4"),
        ("lay 999,0,3", "FT-5.1"),
        ("lay 0,-9999,0", "FT-5.1"),
        ("lay 31,31,1", "FT-5.1"),
        ("lay 29,-29,1", "FT-5.1"),
        ("lay -32,0,5", "FT-5.1"),
    ],
)
def test_a_location_far_away_can_be_written_but_not_moved_to(move: str, clause: str):
    """[FT-4.4, FT-5.1] Characters stay on the kingdom, and tiles touch it."""
    position = table()
    before = position.tobytes()
    with pytest.raises(IllegalMove) as refusal:
        GAME.play(position, GAME.parse_move(move))
    assert refusal.value.clause == clause
    assert position.tobytes() == before


# ------------------------------------------------------------------ every value, every number

COORDINATES = st.integers(-9999, 9999)
ANY_MOVE: st.SearchStrategy[FairyTileMove] = st.one_of(
    st.builds(
        MoveCharacter, st.sampled_from(("princess", "knight", "dragon")), COORDINATES, COORDINATES
    ),
    st.builds(Lay, COORDINATES, COORDINATES, st.integers(0, 5)),
    st.sampled_from([Turn(), End()]),
    st.builds(Start, st.integers(0, 3)),
    st.builds(Faces, st.tuples(*[st.integers(0, 1)] * 3)),
    st.permutations(TWELVE).map(lambda tiles: Stack(tuple(tiles))),
    st.builds(
        Pages, st.integers(0, 3), st.lists(st.integers(1, 36), min_size=9, max_size=18).map(tuple)
    ),
)


@given(ANY_MOVE)
def test_every_move_survives_its_notation(move: FairyTileMove):
    assert parse_move(str(move)) == move


def disturbed(move: FairyTileMove, place: int, sign: str, cut: int) -> str:
    """The move's text with something else written into it, or left out, at some place."""
    text = str(move)
    place %= len(text) + 1
    return text[:place] + sign + text[place + cut :]


@given(
    st.builds(
        disturbed,
        ANY_MOVE,
        st.integers(0, 100),
        st.sampled_from(["", *"0123456789+-,./ PKD\n\u0663\u2212"]),
        st.integers(0, 2),
    )
)
def test_whatever_can_be_read_is_written_the_same_way(text: str):
    """So that no move has two notations."""
    try:
        move = parse_move(text)
    except InvalidNotation:
        return
    assert str(move) == text


def test_every_number_is_one_move():
    """Those of hexes at the rim too, where no kingdom reaches."""
    moves = [move_of(number) for number in range(MOVES)]
    assert MOVES == 9 * HEXES + 2
    assert len(set(moves)) == MOVES
    assert [number_of(move) for move in moves] == list(range(MOVES))


@pytest.mark.parametrize(
    ("number", "move"),
    [
        (number_of_hex((0, 2)), MoveCharacter("princess", 0, 2)),
        (HEXES + number_of_hex((-1, 3)), MoveCharacter("knight", -1, 3)),
        (2 * HEXES + number_of_hex((0, 0)), MoveCharacter("dragon", 0, 0)),
        (LAY + number_of_hex((2, -1)), Lay(2, -1, 0)),
        (LAY + 5 * HEXES + number_of_hex((2, -1)), Lay(2, -1, 5)),
        (TURN, Turn()),
        (END, End()),
    ],
    ids=str,
)
def test_a_number_is_a_kind_of_move_and_a_hex(number: int, move: SeatMove):
    assert GAME.move_of(number) == move
    assert GAME.number_of(move) == number


@pytest.mark.parametrize("number", [-1, MOVES, MOVES + 1, 10**30, -(10**30)])
def test_a_number_out_of_range_is_no_move(number: int):
    with pytest.raises(InvalidNotation, match=f"from 0 to {MOVES - 1}, there is no {number}"):
        GAME.move_of(number)


@pytest.mark.parametrize("move", ["princess 32,0", "knight 0,-33", "lay 999,0,3"])
def test_a_move_beyond_all_kingdoms_has_no_number(move: str):
    with pytest.raises(InvalidNotation, match="no kingdom reaches as far as"):
        GAME.number_of(GAME.parse_move(move))


def test_every_legal_move_survives_text_and_number():
    """[FT-3.1] On a table of the game."""
    moves = dealt_by_hand().legal_moves()
    assert len(moves) > 20
    assert [GAME.parse_move(str(move)) for move in moves] == moves
    assert [GAME.move_of(GAME.number_of(move)) for move in moves] == moves


# ------------------------------------------------------------------ chance


def test_a_chance_move_as_a_draw():
    assert draw_of(Start(2))[:2].tolist() == [2, 0]
    assert draw_of(Faces((0, 1, 1)))[:4].tolist() == [0, 1, 1, 0]
    stack = Stack(tuple(MIXED_UP.split()))
    assert draw_of(stack)[:4].tolist() == [2 * 9 + 1, 2 * 5, 2 * 14 + 1, 2 * 3]
    assert draw_of(Pages(1, EIGHTEEN))[:19].tolist() == [*EIGHTEEN, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_chance_move_of_a_set_up_survives_its_draw(seats: int):
    """[FT-2.5] As typed in for real tables."""
    match = dealt_by_hand(seats, start=1, faces="P1 K0 D1")
    assert len(match.moves) == 3 + seats
    for ply, move in enumerate(match.moves):
        assert isinstance(move, Start | Faces | Stack | Pages)
        assert chance_move_of(match.position_at(ply), draw_of(move)) == move
