"""Section 4: take panes, place them, complete the strip."""

from __future__ import annotations

import pytest

from tests.games.sintra.board import Board, palace, table

# Strips of our box that lie with their front up: 0 oyoyo, 1 pbpbp, 2 ygygy, 3 bobob,
# 4 gpgpg, 5 opbpo, 6 pygyp, 7 goyog; strip 7's back is the joker side o?b?p.
JOKERS_UP = "7b 1f 2f 3f 4f 5f 6f 0f"


# ------------------------------------------------------------------ take


def test_one_pink_pane_is_taken_and_the_other_three_move_to_the_centre():
    """[SIN-4.1a] The rulebook's example."""
    board = table(palace(), palace(), displays="ooyg pygg", centre="y")
    after = board.play("2p2")
    assert after.displays == ["ooyg", "", "", "", ""]
    assert after.centre == "yygg"
    assert after.panes(0, 2) == "p...."


def test_all_panes_of_the_colour_are_taken_from_the_display():
    """[SIN-4.1a] Not one of two."""
    after = table(palace(), palace(), displays="oppg pygg").play("1p2")
    assert after.panes(0, 2) == "p.p.."
    assert after.centre == "og"


def test_taking_a_whole_display_leaves_nothing_for_the_centre():
    """[SIN-4.1a] Four of a colour."""
    after = table(palace(), palace(), displays="pppp pygg").play("1p2")
    assert after.centre == ""


def test_three_orange_from_the_centre_come_with_the_marker_and_a_row():
    """[SIN-4.1b, SIN-4.1c] The rulebook's example: first in the centre."""
    after = table(palace(), palace(), displays="pygg", centre="oooy").play("co1")
    assert after.panes(0, 1) == "o.o.o"
    assert after.centre == "y"
    assert after.start_marker == 0
    assert after.seat(0)["broken_row"] == 1


def test_only_the_first_seat_in_the_centre_takes_the_marker():
    """[SIN-4.1c] The second takes panes alone."""
    after = table(palace(), palace(), displays="pygg", centre="ooyyb").play("co1", "cy1")
    assert after.start_marker == 0
    assert [after.seat(seat)["broken_row"] for seat in (0, 1)] == [1, 0]


def test_taking_from_a_display_leaves_the_marker():
    """[SIN-4.1c] Only the centre has it."""
    assert (
        table(palace(), palace(), displays="pygg", centre="o").play("1p2").start_marker == "centre"
    )


def test_the_marker_comes_before_the_panes_are_placed():
    """[SIN-4.1c] On the last row but one it costs 18 before a strip is completed."""
    seat = palace(panes="oyoy.", row=7)
    events = [
        type(e).__name__
        for e in table(seat, palace(), displays="pygg", centre="ob").events("co1=o")
    ]
    assert events[:5] == ["Taken", "MarkerTaken", "LostAtBottom", "Placed", "Completed"]


# ------------------------------------------------------------------ place


def test_among_like_spaces_the_topmost_empty_one_is_filled():
    """[SIN-4.2a] One orange pane, then another."""
    board = table(palace(), palace(), displays="oppg oygg yybb")
    after = board.play("1o1", "3y1", "2o1")
    assert after.panes(0, 1) == "o.o.."


def test_all_panes_go_to_one_strip():
    """[SIN-4.2a] Three orange panes: strip 4 has one orange space, the others break."""
    seat = palace(strips="4b 0f 1f 2f 3f 5f 6f 7f")  # 4b is poyog
    after = table(seat, palace(), displays="ooog pygg").play("1o1")
    assert after.panes(0, 1) == ".o.o."
    assert after.seat(0)["broken_row"] == 1
    assert after.panes(0, 2) == "....."


@pytest.fixture(name="three_orange")
def three_orange_fixture() -> Board:
    """The rulebook's example: strip A (window 1) lies left of the glazier, B (2) has one orange
    space left, C (4) has three.
    """
    seat = palace(strips="3f 5f 2f 0f 4f 1f 6f 7f", panes="..... op...", glazier=2)
    return table(seat, palace(), displays="oooy pygg")


def test_three_orange_not_on_strip_a_left_of_the_glazier(three_orange: Board):
    """[SIN-4.2b] The rulebook's example, A."""
    assert "1o1" not in three_orange.legal()


def test_three_orange_on_strip_b_one_placed_two_break(three_orange: Board):
    """[SIN-4.2c, SIN-4.2d] The rulebook's example, B."""
    after = three_orange.play("1o2")
    assert after.panes(0, 2) == "op..o"
    assert after.seat(0)["broken_row"] == 2
    assert after.tower["o"] == 2
    assert after.seat(0)["glazier"] == 2


def test_three_orange_on_strip_c_all_placed_and_the_glazier_moves(three_orange: Board):
    """[SIN-4.2b] The rulebook's example, C."""
    after = three_orange.play("1o4")
    assert after.panes(0, 4) == "o.o.o"
    assert after.seat(0)["glazier"] == 4
    assert after.seat(0)["broken_row"] == 0


def test_the_strip_under_the_glazier_and_those_to_its_right_are_in_reach():
    """[SIN-4.2b] Yellow has room above 1, 3, 7 and 8; the glazier stands above 3."""
    board = table(palace(glazier=3), palace(), displays="yppg")
    assert {move for move in board.legal() if move.startswith("1y")} == {"1y3", "1y7", "1y8"}


def test_a_strip_without_room_for_the_colour_may_not_be_chosen():
    """[SIN-4.2c] Blue has room above 2, 4 and 6 only."""
    board = table(palace(), palace(), displays="bppg")
    assert {move for move in board.legal() if move.startswith("1b")} == {"1b2", "1b4", "1b6"}


def test_a_strip_may_be_chosen_even_if_panes_will_break():
    """[SIN-4.2c] Four pink panes on a strip with two pink spaces."""
    after = table(palace(), palace(), displays="pppp oygg").play("1p5")
    assert after.panes(0, 5) == ".p.p."
    assert after.seat(0)["broken_row"] == 2


def test_as_many_as_fit_must_be_placed():
    """[SIN-4.2d] The strip is filled from two panes, not from one."""
    after = table(palace(), palace(), displays="ooyg pygg").play("1o1")
    assert after.panes(0, 1) == "o.o.."


def test_broken_panes_go_into_the_tower_a_row_each():
    """[SIN-4.2d] Two of four."""
    after = table(palace(), palace(), displays="gggg pygg").play("1g3")
    assert after.tower["g"] == 2
    assert after.seat(0)["broken_row"] == 2


def test_if_no_strip_in_reach_has_room_all_break_and_the_glazier_stays():
    """[SIN-4.2e] From window 8 (goyog) there is no room for blue."""
    board = table(palace(glazier=8), palace(), displays="bbpg pygg")
    assert {move for move in board.legal() if move.startswith("1b")} == {"1bx"}
    after = board.play("1bx")
    assert after.seat(0)["broken_row"] == 2
    assert after.tower["b"] == 2
    assert after.seat(0)["glazier"] == 8


def test_breaking_all_is_not_allowed_while_a_strip_in_reach_has_room():
    """[SIN-4.2e] Even where one would rather."""
    board = table(palace(glazier=8), palace(), displays="goog pygg")
    assert "1gx" not in board.legal()
    assert "1g8" in board.legal()


def test_a_full_set_of_own_spaces_is_no_room():
    """[SIN-4.2e] Orange is placed already wherever it could be in reach."""
    seat = palace(panes=f"{'..... ' * 7}.o.o.", glazier=8)
    assert "1ox" in table(seat, palace(), displays="oppg").legal()


@pytest.mark.parametrize(
    ("panes", "moves"),
    [
        ("o", {"1o1", "1o1~1"}),
        ("oo", {"1o1~1", "1o1~2"}),
        ("ooo", {"1o1~2"}),
        ("oooo", {"1o1~2"}),
        ("g", {"1g1~1"}),
        ("gg", {"1g1~2"}),
        ("ggg", {"1g1~2"}),
    ],
)
def test_the_seat_decides_how_many_panes_go_on_jokers(panes: str, moves: set[str]):
    """[SIN-4.2f] The strip is o?b?p, empty; as many as fit must be placed."""
    seat = palace(strips=JOKERS_UP, glazier=1)
    board = table(seat, palace(), displays=f"{panes} pygg")
    assert {m for m in board.legal() if m.startswith(f"1{panes[0]}1")} == moves


def test_panes_on_jokers_fill_the_topmost_joker_first():
    """[SIN-4.2f, SIN-4.2a] And keep their own colour."""
    board = table(palace(strips=JOKERS_UP), palace(), displays="oogg pygg")
    assert board.play("1g1~2").panes(0, 1) == ".g.g."
    assert board.play("1o1~1").panes(0, 1) == "oo..."
    assert board.play("1o1~2").panes(0, 1) == ".o.o."


def test_an_empty_joker_forces_a_placement():
    """[SIN-4.2f, SIN-4.2e] Any colour has room there."""
    seat = palace(strips="0f 1f 2f 3f 4f 5f 6f 7b", panes=f"{'..... ' * 7}oob.p", glazier=8)
    board = table(seat, palace(), displays="yppg")
    assert {m for m in board.legal() if m.startswith("1y")} == {
        "1y8~1=o", "1y8~1=y", "1y8~1=b", "1y8~1=p",
    }  # fmt: skip


# ------------------------------------------------------------------ complete


def test_a_strip_with_an_empty_space_ends_the_turn():
    """[SIN-4.3] No pane is kept."""
    after = table(palace(panes="oyo.."), palace(), displays="oppg pygg").play("1o1")
    assert after.panes(0, 1) == "oyo.o"
    assert after.seat(0)["windows"][0] == ""


def test_round_iii_yellow_on_top_a_strip_with_two_yellow_panes_brings_2_points():
    """[SIN-4.3a] The rulebook's example; the window itself is worth 4."""
    seat = palace(panes="oyo.o")
    after = table(seat, palace(), displays="yppg", track="ybgo", game_round=3).play("1y1=o")
    assert after.seat(0)["score"] == 2 + 4


def test_without_a_pane_of_the_rounds_colour_there_is_no_bonus():
    """[SIN-4.3a] Blue on top, nothing blue on the strip."""
    seat = palace(panes="oyo.o")
    after = table(seat, palace(), displays="yppg", track="bygo", game_round=3).play("1y1=o")
    assert after.seat(0)["score"] == 4


def test_a_pane_on_a_joker_counts_with_its_own_colour():
    """[SIN-4.3a] Green on both jokers, green on top."""
    seat = palace(strips=JOKERS_UP, panes="o.b.p")
    after = table(seat, palace(), displays="gg pygg", track="gyob").play("1g1~2=g")
    assert after.seat(0)["score"] == 2 + 4


def test_the_first_pane_kept_goes_into_the_upper_frame_and_the_strip_is_flipped():
    """[SIN-4.3b] The other 4 panes go into the tower."""
    after = table(palace(panes="oyo.o"), palace(), displays="yppg pygg").play("1y1=y")
    assert after.seat(0)["windows"][0] == "y"
    assert after.seat(0)["strips"][0] == {"strip": 0, "side": "back", "panes": "....."}
    assert after.tower == {"o": 3, "p": 0, "y": 1, "b": 0, "g": 0}


def test_the_second_pane_goes_into_the_lower_frame_and_the_strip_is_removed():
    """[SIN-4.3b] The glazier stays above the empty place."""
    seat = palace(strips="0b 1f 2f 3f 4f 5f 6f 7f", panes="ypbp.", glass="y")
    after = table(seat, palace(), displays="oppg pygg").play("1o1=b")
    assert after.seat(0)["windows"][0] == "yb"
    assert after.seat(0)["strips"][0] is None
    assert after.seat(0)["glazier"] == 1
    assert sum(after.tower.values()) == 4


def test_a_back_side_that_is_completed_first_is_flipped_to_its_front():
    """[SIN-4.3b] Whichever side lay up."""
    seat = palace(strips="0b 1f 2f 3f 4f 5f 6f 7f", panes="ypbp.")
    after = table(seat, palace(), displays="oppg pygg").play("1o1=o")
    assert after.seat(0)["strips"][0]["side"] == "front"


def test_any_colour_of_the_five_panes_may_be_kept_and_no_other():
    """[SIN-4.3b] One move for each colour, always named."""
    seat = palace(strips="0b 1f 2f 3f 4f 5f 6f 7f", panes="ypbp.")
    board = table(seat, palace(), displays="oppg pygg")
    assert {m for m in board.legal() if m.startswith("1o1")} == {"1o1=o", "1o1=p", "1o1=y", "1o1=b"}


def test_a_kept_pane_in_a_window_worth_2_beside_1_and_2_brings_5_points():
    """[SIN-4.3c] The rulebook's example: windows 6, 7 and 8, one of them complete."""
    seat = palace(
        strips="0f 1f 2f 3f 4f 6b 5b -",
        panes=f"{'..... ' * 5}bgpg.",
        glass="- - - - - - p og",
    )
    after = table(seat, palace(), displays="bppg pygg", track="oybg").play("1b6=b")
    assert after.seat(0)["score"] == 2 + 1 + 2


def test_windows_to_the_left_and_empty_windows_bring_nothing():
    """[SIN-4.3c] Window 4 alone, worth 2."""
    seat = palace(panes=f"{'..... ' * 3}bobo.", glass="o y -")
    seat["strips"][0]["side"] = seat["strips"][1]["side"] = "back"
    after = table(seat, palace(), displays="bppg pygg", track="gybo").play("1b4=b")
    assert after.seat(0)["score"] == 2
