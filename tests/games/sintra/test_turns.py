"""Sections 3, 5 and 6: rounds and turns, broken glass, the glazier's return."""

from __future__ import annotations

import pytest

import tessera
from tessera.kernel.engine.chance import NOBODY
from tests.games.sintra.board import palace, started, table

# ------------------------------------------------------------------ rounds and turns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_6_rounds(seats: int):
    """[SIN-3.1] One deal for each."""
    match = started(seats)
    while not match.is_over:
        match.play(match.legal_moves()[0])
    assert [str(move).split()[0] for move in match.moves].count("deal") == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_seat_begins_and_turns_go_clockwise(seats: int):
    """[SIN-3.1] From seat to seat, and round again."""
    board = table(
        *[palace()] * seats,
        displays="oypb oypb oypb oypb oypb",
        to_act=seats - 1,
        start_seat=seats - 1,
    )
    order: list[int] = []
    for move in ("1o1", "2o1", "3o1", "4o1")[: seats + 1]:
        order.append(board.to_act)
        board = board.play(move)
    assert order == [seat % seats for seat in range(seats - 1, seats - 1 + len(order))]


def test_at_the_start_of_a_round_the_marker_lies_in_the_centre():
    """[SIN-3.1] After the deal, whoever had it."""
    board = table(palace(), palace(), displays="o", start_marker=1).play("1o1")
    assert board.start_marker == "centre"
    assert board.start_seat == 1


def test_a_turn_is_either_an_advance_or_the_glaziers_return():
    """[SIN-3.2] Nothing else is legal, and only panes that are there are taken."""
    board = table(palace(glazier=2), palace(), displays="ooyy")
    assert board.legal() == {"1o4", "1o6", "1o8", "1y3", "1y7", "1y8", "<"}


def test_the_round_goes_on_while_a_pane_is_left():
    """[SIN-3.3] In the centre or on a display."""
    assert table(palace(), palace(), displays="oy").play("1o1").to_act == 1


def test_the_round_ends_when_the_last_pane_is_taken():
    """[SIN-3.3] Chance deals the next one."""
    board = table(palace(), palace(), displays="oo").play("1o1")
    assert (board.to_act, board.round) == ("chance", 4)


def test_a_return_does_not_end_the_round():
    """[SIN-3.3] The pane is still there."""
    assert table(palace(glazier=2), palace(), displays="oo").play("<").to_act == 1


def test_no_turn_follows_the_last_round():
    """[SIN-7.1] The game is over."""
    board = table(palace(), palace(), displays="oo", game_round=6, track="y").play("1o1")
    assert board.to_act is None
    assert board.position.to_act == NOBODY
    assert board.legal() == set()


# ------------------------------------------------------------------ broken glass


def test_the_bottom_row_costs_18_points_at_once_and_leads_back_to_the_top():
    """[SIN-5.1] From the row before."""
    seat = palace(glazier=8, score=20, row=7)
    after = table(seat, palace(), displays="boog pygg").play("1bx")
    assert after.seat(0)["score"] == 20 - 18
    assert after.seat(0)["broken_row"] == 0
    assert after.seat(0)["points_lost"] == 18


def test_remaining_steps_go_on_from_the_top():
    """[SIN-5.1] Four panes break two rows above the bottom."""
    seat = palace(glazier=8, score=20, row=6)
    after = table(seat, palace(), displays="bbbb pygg").play("1bx")
    assert after.seat(0)["score"] == 20 - 18
    assert after.seat(0)["broken_row"] == 2


def test_the_marker_may_reach_the_bottom_and_panes_break_on_from_the_top():
    """[SIN-5.1, SIN-4.1c] The start marker's step counts like any other."""
    seat = palace(glazier=8, row=7)
    after = table(seat, palace(), displays="pygg", centre="bb").play("cbx")
    assert after.seat(0)["points_lost"] == 18
    assert after.seat(0)["broken_row"] == 2


def test_the_bottom_can_be_reached_twice_in_one_move():
    """[SIN-5.1] A short track of 3 rows: the marker and 4 panes are 5 steps."""
    box = tessera.new_game("sintra").components | {"broken_glass": [0, 3, 7]}
    after = table(palace(glazier=8), palace(), centre="bbbb", components=box).play("cbx")
    assert after.seat(0)["points_lost"] == 14
    assert after.seat(0)["broken_row"] == 1


def test_a_score_may_become_negative():
    """[SIN-5.2] No floor."""
    seat = palace(glazier=8, score=3, row=7)
    assert table(seat, palace(), displays="boog pygg").play("1bx").seat(0)["score"] == -15


# ------------------------------------------------------------------ the glazier's return


def test_the_glazier_returns_to_the_leftmost_strip():
    """[SIN-6.1] And no pane is taken."""
    board = table(palace(glazier=6), palace(), displays="ooyy")
    after = board.play("<")
    assert after.seat(0)["glazier"] == 1
    assert after.displays == board.displays
    assert after.to_act == 1


LEFT_GONE = palace(strips="- - 2f 3f 4f 5f 6f 7f", glass="oy pb", glazier=7)


def test_it_never_returns_above_an_empty_place():
    """[SIN-6.1] Windows 1 and 2 are complete."""
    assert table(LEFT_GONE, palace(), displays="ooyy").play("<").seat(0)["glazier"] == 3


def test_it_may_not_return_where_it_already_stands():
    """[SIN-6.2] Above the leftmost strip."""
    assert "<" not in table(palace(), palace(), displays="ooyy").legal()
    at_three = LEFT_GONE | {"glazier": 3}
    assert "<" not in table(at_three, palace(), displays="ooyy").legal()


def test_it_may_not_return_if_no_strip_is_left():
    """[SIN-6.2] Then all panes break."""
    bare = palace(strips="- - - - - - - -", glass="og og og og og og og og", glazier=4)
    assert table(bare, palace(), displays="yypp").legal() == {"1yx", "1px"}


def test_it_may_return_to_a_strip_on_its_right():
    """[SIN-6.3] It stands above an empty place to the left of all strips."""
    board = table(LEFT_GONE | {"glazier": 1}, palace(), displays="ooyy")
    assert "<" in board.legal()
    assert board.play("<").seat(0)["glazier"] == 3
