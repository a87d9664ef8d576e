"""Why chance cannot have brought something, when a game from a real table is typed in."""

from __future__ import annotations

import pytest

from tessera.games.fairytile import GAME
from tessera.kernel.match import Match
from tessera.kernel.position import Position

from .boxes import BOX, MIXED_UP, set_up_moves, some_games, table
from .test_refusals import refused

START, FACES, STACK, FIRST, SECOND = set_up_moves(start=1)
EVERY_KIND = [START, FACES, STACK, FIRST]


def setting_up(*moves: str, seats: int = 2) -> Position:
    """A table while it is set up by hand."""
    match = Match(GAME, seats=seats, options={}, components=BOX)
    for move in moves:
        match.play(move)
    return match.position


@pytest.mark.parametrize("move", EVERY_KIND, ids=["start", "faces", "stack", "pages"])
def test_chance_does_not_act_in_a_turn(move: str):
    """[FT-3.1] A turn is a seat's."""
    sentence = "chance is not to act"
    refused(table(), move, sentence, clause="FT-3.1", code="not-chances-turn")


@pytest.mark.parametrize("move", EVERY_KIND, ids=["start", "faces", "stack", "pages"])
def test_chance_does_not_act_once_the_game_is_over(move: str):
    """[FT-8.1] Nobody does."""
    over = next(match for match in some_games() if match.is_over).position.copy()
    sentence = "chance is not to act"
    refused(over, move, sentence, clause="FT-3.1", code="not-chances-turn")


@pytest.mark.parametrize(
    ("made", "awaited", "clause"),
    [
        (0, "start", "FT-2.6"),
        (1, "faces", "FT-2.1"),
        (2, "stack", "FT-2.3"),
        (3, "pages", "FT-2.5"),
        (4, "pages", "FT-2.5"),
    ],
    ids=["first", "after the start", "after the faces", "after the stack", "after one deal"],
)
def test_the_set_up_has_its_order(made: int, awaited: str, clause: str):
    """[FT-2.1, FT-2.3, FT-2.5, FT-2.6] The start seat, the start tiles, the stack, the pages."""
    position = setting_up(*[START, FACES, STACK, FIRST][:made])
    for move in EVERY_KIND:
        if not move.startswith(awaited):
            sentence = f"chance now brings '{awaited}'"
            refused(position, move, sentence, clause=clause, code="wrong-order", awaited=awaited)


@pytest.mark.parametrize(("seats", "seat"), [(2, 2), (2, 3), (3, 3)])
def test_the_start_seat_must_take_part(seats: int, seat: int):
    """[FT-2.6] The start seat is one of the seats."""
    position = setting_up(seats=seats)
    sentence = f"there is no seat {seat}"
    refused(position, f"start {seat}", sentence, clause="FT-2.6", code="no-such-seat")


@pytest.mark.parametrize("side", ["0", "1"])
def test_start_tiles_may_lie_with_any_side_up(side: str):
    """[FT-2.1] Chance may have brought it."""
    position = setting_up(START, f"faces P{side} K0 D1")
    assert GAME.position_to_json(position)["kingdom"][0]["face"] == int(side)


@pytest.mark.parametrize(
    "stack",
    [
        MIXED_UP.replace("8/1", "7/0"),
        MIXED_UP.replace("8/1", "13/0"),
        MIXED_UP.replace("8/1", "99/1"),
        " ".join(["1/0"] * 12),
    ],
    ids=["a tile twice", "tile 13", "tile 99", "one tile only"],
)
def test_every_regular_tile_is_stacked_once(stack: str):
    """[FT-2.3] All 12, none twice."""
    sentence = "every tile from 1 to 12 is stacked once"
    position = setting_up(START, FACES)
    refused(position, f"stack {stack}", sentence, clause="FT-2.3", code="wrong-tiles")


def pages(seat: int, first: int, count: int) -> str:
    """So many pages in the order of their numbers."""
    return f"pages {seat} {' '.join(map(str, range(first, first + count)))}"


def test_pages_are_dealt_seat_by_seat():
    """[FT-2.5] The seats in their order, and each once."""
    before, after = [START, FACES, STACK], [START, FACES, STACK, pages(0, 1, 18)]
    for moves, due, move in ((before, 0, pages(1, 1, 18)), (after, 1, pages(0, 19, 18))):
        sentence = f"the pages of seat {due} come next"
        refused(setting_up(*moves), move, sentence, clause="FT-2.5", code="wrong-order")


@pytest.mark.parametrize(
    ("seats", "share", "count"), [(2, 18, 17), (2, 18, 9), (3, 12, 18), (3, 12, 11), (4, 9, 12)]
)
def test_pages_are_dealt_evenly(seats: int, share: int, count: int):
    """[FT-2.5] 18, 12 or 9 a seat."""
    position = setting_up(START, FACES, STACK, seats=seats)
    sentence = f"every seat gets {share} pages, not {count}"
    code = "wrong-number-of-pages"
    refused(position, pages(0, 1, count), sentence, clause="FT-2.5", code=code)


@pytest.mark.parametrize(
    ("dealt", "move", "page"),
    [
        ([], pages(0, 1, 17) + " 5", 5),
        ([pages(0, 1, 18)], pages(1, 18, 18), 18),
        ([pages(0, 19, 18)], pages(1, 2, 18), 19),
        ([pages(0, 1, 18)], pages(1, 1, 18), 1),
    ],
    ids=["in one deal", "from another's book", "from another's hand", "all of another's"],
)
def test_no_page_is_dealt_twice(dealt: list[str], move: str, page: int):
    """[FT-2.5] There is one of each."""
    position = setting_up(START, FACES, STACK, *dealt)
    sentence = f"page {page} is dealt twice"
    refused(position, move, sentence, clause="FT-2.5", code="page-twice")


@pytest.mark.parametrize("page", [37, 99])
def test_there_are_36_pages(page: int):
    """[FT-1.3, FT-2.5] And no more."""
    position = setting_up(START, FACES, STACK)
    move = f"{pages(0, 1, 17)} {page}"
    sentence = f"there is no page {page}"
    refused(position, move, sentence, clause="FT-2.5", code="no-such-page")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_chance_can_have_brought_is_taken(seats: int):
    """[FT-2.5] After the last deal the start seat acts."""
    position = setting_up(*set_up_moves(seats, start=seats - 1), seats=seats)
    assert GAME.to_act(position) == seats - 1
