"""The referee of Fairy Tile, clause by clause: set-up, turns, recounting, the end, traces."""

import io
import json
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from .fairytile import RefereeError, bare_table, check_trace, main, outcome
from .fairytile_box import BOX
from .fairytile_drawn import START, after, clause_against, legal, table, told_game
from .fairytile_table import Position

PRINCESS_ON_CASTLE, DRAGON_SEES_RIVER, PRINCESS_SEES_BOTH = 1, 15, 28  # page numbers
NEAR_CASTLE = {"princess": (0, 0)}
REGULAR = "stack " + " ".join(f"{number}/0" for number in range(1, 13))


# --- components and set-up --------------------------------------------------------------------


def test_the_box_has_fifteen_tiles_and_thirty_six_pages():
    """[FT-1.2] [FT-1.3] The objectives are all different."""
    assert len(BOX["tiles"]) == 15
    assert len({json.dumps(page["objective"]) for page in BOX["pages"]}) == 36


def test_start_tiles_meet_with_their_marked_corners():
    """[FT-2.1] The river runs unbroken through all three."""
    kingdom = after(bare_table(2), "faces P0 K1 D0")["kingdom"]
    laid = [
        (tile["tile"], tile["face"], tile["q"], tile["r"], tile["rotation"]) for tile in kingdom
    ]
    assert laid == [("P", 0, 0, 0, 0), ("K", 1, 0, -1, 2), ("D", 0, 1, -1, 4)]


def test_start_tiles_whose_rivers_do_not_meet_are_refused():
    """[FT-2.1] A dry Knight's tile breaks the river."""
    box = deepcopy(BOX)
    box["tiles"][1]["faces"][0]["river"] = [[], [], []]
    assert clause_against(bare_table(2), "faces P0 K0 D0", box) == "FT-2.1"


def test_characters_begin_on_castle_forest_and_mountain():
    """[FT-2.2]"""
    position = after(bare_table(2), "faces P0 K0 D0")
    assert position["characters"] == {who: [*at] for who, at in START.items()}


def test_the_stack_holds_every_regular_tile_once():
    """[FT-2.3] Either side up, the top first."""
    position = after(bare_table(2), "faces P0 K0 D0")
    assert after(position, REGULAR)["stack"][0] == {"tile": "1", "face": 0}
    assert clause_against(position, REGULAR.replace("12/0", "11/1")) == "FT-2.3"
    assert clause_against(position, REGULAR.replace(" 12/0", "")) == "FT-2.3"


def test_pages_are_dealt_evenly_and_the_first_is_the_hand():
    """[FT-2.4] [FT-2.5] [FT-2.6] Tokens show their plain side, the start seat acts."""
    ready = after(bare_table(3), "start 2", "faces P0 K0 D0", REGULAR)
    deals = [range(first, first + 12) for first in (1, 13, 25)]
    moves = [f"pages {seat} {' '.join(map(str, deal))}" for seat, deal in enumerate(deals)]
    position = after(ready, *moves)
    assert position["to_act"] == 2
    assert [seat["hand"] for seat in position["seats"]] == [1, 13, 25]
    assert position["seats"][1]["book"] == [*range(14, 25)]
    assert not any(seat["magic"] for seat in position["seats"])
    assert (
        clause_against(after(ready, moves[0]), moves[0].replace("pages 0", "pages 1")) == "FT-2.5"
    )
    assert clause_against(ready, moves[0] + " 13") == "FT-2.5"
    assert clause_against(bare_table(3), "start 3") == "FT-2.6"


# --- a turn -----------------------------------------------------------------------------------


def test_a_turn_is_one_adventure_or_a_turned_page():
    """[FT-3.1] [FT-3.2] [FT-3.6] Then the next seat acts; there is always a move."""
    position = table([2], [2])
    assert {move.split()[0] for move in legal(position)} == {
        *("princess", "knight", "dragon", "lay", "turn"),
    }
    assert after(position, "princess 0,0")["to_act"] == 1
    assert clause_against(position, "end") == "FT-3.6"


def test_magic_gives_a_second_adventure_and_is_used_up_by_it():
    """[FT-3.3] At the second adventure the token still shows magic; never a third."""
    once = after(table([2], [2], magic=True), "princess 0,0")
    assert (once["to_act"], once["adventure"], once["seats"][0]["magic"]) == (0, 2, True)
    assert "end" in legal(once)
    assert "turn" not in legal(once)
    assert clause_against(once, "turn") == "FT-3.1"
    twice = after(once, "princess 1,0")
    assert (twice["to_act"], twice["adventure"], twice["seats"][0]["magic"]) == (1, 1, False)
    assert after(once, "end")["seats"][0]["magic"]


def test_turning_the_page_puts_it_under_the_book_and_turns_the_token():
    """[FT-3.4] Magic stays magic; the only page comes back."""
    seat = after(table([2, 5, 7], [2]), "turn")["seats"][0]
    assert (seat["hand"], seat["book"], seat["magic"]) == (5, [7, 2], True)
    seat = after(table([2], [2], magic=True), "turn")["seats"][0]
    assert (seat["hand"], seat["book"], seat["magic"]) == (2, [], True)


def test_turning_the_page_recounts_nothing():
    """[FT-3.5] Ruling F-1: the Princess sees both, yet the page waits; the turn is over."""
    position = after(table([2, PRINCESS_SEES_BOTH], [2]), "turn")
    assert position["seats"][0]["hand"] == PRINCESS_SEES_BOTH
    assert position["seats"][0]["story"] == []
    assert (position["to_act"], position["adventure"]) == (1, 1)


# --- recounting -------------------------------------------------------------------------------


def test_a_fulfilled_page_is_recounted_and_the_next_one_taken():
    """[FT-6.1] Ruling F-5: always, without asking."""
    seat = after(table([1, 5, 7], [2], characters=NEAR_CASTLE), "princess 1,0")["seats"][0]
    assert (seat["story"], seat["hand"], seat["book"]) == ([1], 5, [7])


def test_a_page_drawn_in_the_turn_waits():
    """[FT-6.2] With magic too: one recount in a turn; the next turn may tell it."""
    position = table([1, PRINCESS_SEES_BOTH, 5], [2], characters=NEAR_CASTLE, magic=True)
    once = after(position, "princess 1,0")
    assert once["recounted"]
    twice = after(once, "knight 1,-1")
    assert (twice["seats"][0]["story"], twice["recounted"]) == ([1], False)
    later = after(twice, "turn", "knight -1,0")
    assert later["seats"][0]["story"] == [1, PRINCESS_SEES_BOTH]


def test_the_second_adventure_may_fulfil_the_page():
    """[FT-6.2] Whichever first fulfils it."""
    position = table([1, 5], [2], characters=NEAR_CASTLE, magic=True)
    assert after(position, "knight 1,-1", "princess 1,0")["seats"][0]["story"] == [1]


def test_nothing_is_recounted_in_other_turns():
    """[FT-6.3]"""
    position = after(table([2], [PRINCESS_ON_CASTLE], characters=NEAR_CASTLE), "princess 1,0")
    assert position["seats"][1]["story"] == []


# --- the end ----------------------------------------------------------------------------------


def test_a_seat_that_recounts_its_last_page_wins_at_once():
    """[FT-8.1] Even with magic left; ruling F-10: a win comes before anybody goes out."""
    books = ([PRINCESS_ON_CASTLE], [DRAGON_SEES_RIVER])
    won = after(table(*books, characters=NEAR_CASTLE, stack=(), magic=True), "princess 1,0")
    assert (won["to_act"], won["adventure"], won["recounted"]) == (None, 1, False)
    assert won["seats"][0] == {"hand": None, "book": [], "story": [1], "magic": True, "out": False}
    assert not won["seats"][1]["out"]
    assert outcome(won)["winners"] == [0]
    assert clause_against(won, "turn") == "FT-8.1"


def last_tile(*books: list[int], magic: bool = False) -> Position:
    """The position after seat 0 laid the last tile; four tiles hold no long river."""
    position = table(*books, stack=("1",), magic=magic)
    return after(position, min(move for move in legal(position) if move.startswith("lay")))


def test_an_impossible_page_puts_its_seat_out_and_the_last_one_plays_on():
    """[FT-8.2] Ruling F-10: at once, in another seat's turn too."""
    position = last_tile([1], [DRAGON_SEES_RIVER])
    assert [seat["out"] for seat in position["seats"]] == [False, True]
    assert position["to_act"] == 0
    assert after(position, "princess 0,0")["to_act"] == 0


def test_a_seat_that_goes_out_loses_the_rest_of_its_turn():
    """[FT-8.2] Ruling F-10: it keeps its pages and its token."""
    position = last_tile([DRAGON_SEES_RIVER, 1], [2], magic=True)
    seat = position["seats"][0]
    assert (seat["out"], seat["hand"], seat["book"], seat["magic"]) == (True, 15, [1], True)
    assert (position["to_act"], position["adventure"]) == (1, 1)


def test_turning_to_an_impossible_page_puts_a_seat_out():
    """[FT-8.2] Ruling F-10: after every ply."""
    assert after(table([2, DRAGON_SEES_RIVER], [2], stack=()), "turn")["seats"][0]["out"]


def test_if_every_seat_is_out_nobody_wins():
    """[FT-8.2] The never-ending story."""
    position = last_tile([DRAGON_SEES_RIVER], [13], [14])
    assert position["to_act"] is None
    assert outcome(position) == {"winners": [], "reason": "never-ending story"}


def test_while_a_tile_can_be_laid_no_page_is_impossible():
    """[FT-8.2] There may yet be a river."""
    assert not after(table([DRAGON_SEES_RIVER], [2]), "princess 0,0")["seats"][0]["out"]


# --- traces -----------------------------------------------------------------------------------


@cache
def game(seats: int, seed: int) -> list[str]:
    """A game, played once for all tests."""
    return told_game(seats, seed)


@pytest.mark.parametrize(("seats", "seed"), [(2, 8), (3, 3), (4, 5)])
def test_a_whole_game_passes_its_own_check(seats: int, seed: int):
    """[FT-3.6] [FT-8.1] With every number of seats."""
    lines = game(seats, seed)
    assert check_trace(lines) == len(lines) - 2


SPOILT: list[tuple[int, list[str | int], object, str]] = [
    (1, ["position", "seats", 0, "magic"], True, "FT-2.4"),
    (3, ["position", "characters", "knight"], [0, 0], "FT-2.2"),
    (6, ["position", "seats", 1, "hand"], 99, "FT-2.5"),
    (6, ["legal"], ["turn"], "FT-4.3"),
    (6, ["to_act"], "chance", "FT-3.1"),
    (6, ["move"], "princess 9,9", "FT-4.1"),
    (6, ["move"], "princess 00,0", "trace"),
    (4, ["move"], "pages", "trace"),
    (-1, ["outcome", "winners"], [0], "FT-8.1"),
    (-1, ["position", "seats", 0, "out"], False, "FT-8.2"),
    (0, ["components", "pages"], [], "FT-1.3"),
    (0, ["components", "tiles", 3, "faces", 0, "river", 0], [5], "FT-1.2"),
    (0, ["components", "tiles", 0, "faces", 0, "character", "hex"], 0, "FT-2.2"),
]


@pytest.mark.parametrize(("number", "path", "value", "clause"), SPOILT)
def test_a_spoilt_trace_is_refused(number: int, path: list[str | int], value: object, clause: str):
    """[FT-3.6] With the clause that it breaks."""
    lines = [*game(2, 8)]
    line: Any = json.loads(lines[number])
    place = line
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    lines[number] = json.dumps(line)
    with pytest.raises(RefereeError) as caught:
        check_trace(lines)
    assert caught.value.clause == clause


def test_a_trace_that_stops_early_is_refused(monkeypatch: pytest.MonkeyPatch):
    """[FT-8.1] The command says so, too, and counts what it has checked."""
    with pytest.raises(RefereeError, match="stops before the end"):
        check_trace(game(2, 8)[:-1])
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(game(2, 8))))
    assert main() == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("{}"))
    assert main() == 1
