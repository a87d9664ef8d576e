"""The referee's reading of set-up, deals, the end of a round and the end of the game."""

from copy import deepcopy

import pytest

from .sintra import RefereeError, bare_table, outcome, play
from .sintra_judge import Components, Options, Position, SeatBoard
from .sintra_table import (
    BOX,
    SIDE_A,
    SIDE_B,
    after,
    bare,
    board,
    clause_against,
    counts,
    laid,
    table,
)

TRACK = "track yobpgy"
STRIPS = "0f 1b 2f 3b 4f 5b 6f 7f"


def set_up(seats: int = 2) -> Position:
    """Start seat, round track and strips are there, the displays are still empty."""
    laying = [f"strips {seat} {STRIPS}" for seat in range(seats)]
    return after(bare_table(seats, BOX), "start 1", TRACK, *laying)


def before_deal(bag: str, tower: str, seats: int = 2) -> Position:
    """Chance is to deal the second round from this bag and tower."""
    boards = [board() for _ in range(seats)]
    return table(*boards, displays="", to_act="chance", game_round=2, bag=bag, tower=tower)


def last_turn(*boards: SeatBoard, marker: int | str = 1) -> Position:
    """Round VI; seat 0 is about to take the last pane, which breaks unless it finds room."""
    return table(*boards, displays="g", game_round=6, track="yobpgy", marker=marker)


def finished(*boards: SeatBoard, options: Options = SIDE_A) -> Position:
    """The end position, after seat 0 broke the last pane: its boards need no room for green."""
    return after(last_turn(*boards), "1gx", options=options)


def final(seat: SeatBoard, options: Options = SIDE_A, box: Components = BOX) -> SeatBoard:
    """A board's final state: seat 1's, so that the last move does not touch it."""
    return play(last_turn(bare(), seat), box, options, "1gx")["seats"][1]


# --- set-up -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_2_3_or_4_seats_use_5_7_or_9_displays(seats: int, displays: int) -> None:
    """[SIN-2.1, SIN-1.2] And a deal lists them all."""
    position = set_up(seats)
    assert position["displays"] == [""] * displays
    dealt = after(position, "deal " + "/".join(["opyb"] * displays))
    assert dealt["displays"] == ["opyb"] * displays
    for wrong in (displays - 1, displays + 1):
        assert clause_against(position, "deal " + "/".join(["opyb"] * wrong)) == "SIN-2.1"


def test_the_box_holds_20_panes_of_each_colour() -> None:
    """[SIN-1.1] All in the bag before anything is drawn."""
    position = bare_table(2, BOX)
    assert position["bag"] == dict.fromkeys("opybg", 20)
    assert sum(position["bag"].values()) == 100


def test_strips_are_laid_left_to_right_with_the_named_side_up() -> None:
    """[SIN-2.2] Seat after seat."""
    position = after(bare_table(2, BOX), "start 0", TRACK, "strips 0 7f 1b 2f 3b 4f 5b 6f 0b")
    assert position["seats"][0]["strips"][:2] == [laid("7f ....."), laid("1b .....")]
    assert position["seats"][0]["strips"][7] == laid("0b .....")
    assert position["seats"][1]["strips"] == [None] * 8
    assert clause_against(position, f"strips 0 {STRIPS}") == "trace"


@pytest.mark.parametrize(
    "strips",
    [
        "0f 1f 2f 3f 4f 5f 6f 7b",  # the joker side up
        "0f 0b 2f 3f 4f 5f 6f 7f",  # one strip twice
        "0f 1f 2f 3f 4f 5f 6f 8f",  # not in the box
        "0f 1f 2f 3f 4f 5f 6f",  # one missing
        "0f 1f 2f 3f 4f 5f 6f 7x",
    ],
)
def test_strips_that_cannot_be_laid_so(strips: str) -> None:
    """[SIN-2.2] Each strip once, the joker side down."""
    position = after(bare_table(2, BOX), "start 0", TRACK)
    assert clause_against(position, f"strips 0 {strips}") == "SIN-2.2"


def test_which_side_has_jokers_is_printed_data() -> None:
    """[SIN-1.3] In a box of one's own another strip, or a front, may hold them [SIN-2.2]."""
    box: Components = {**BOX, "strips": [{"front": "?o?pp", "back": "ooooo"}, *BOX["strips"][1:7]]}
    box["strips"].append({"front": "goyog", "back": "opybg"})
    position = after(bare_table(2, BOX), "start 0", TRACK)
    assert play(position, box, SIDE_A, "strips 0 0b 1f 2f 3f 4f 5f 6f 7b")["bag"] == position["bag"]
    with pytest.raises(RefereeError, match=r"SIN-2\.2"):
        play(position, box, SIDE_A, "strips 0 0f 1f 2f 3f 4f 5f 6f 7b")


def test_every_glazier_starts_above_the_leftmost_strip() -> None:
    """[SIN-2.3]"""
    assert [seat["glazier"] for seat in set_up(4)["seats"]] == [1, 1, 1, 1]


def test_the_start_seat_is_one_at_the_table_and_takes_the_first_turn() -> None:
    """[SIN-2.4, SIN-3.1] The marker lies in the centre."""
    position = after(set_up(), "deal oooo/pppp/yyyy/bbbb/gggg")
    assert (position["start_seat"], position["to_act"]) == (1, 1)
    assert position["start_marker"] == "centre"
    assert clause_against(bare_table(2, BOX), "start 2") == "SIN-2.4"
    assert clause_against(bare_table(2, BOX), "start -1") == "SIN-2.4"


def test_the_round_track_takes_one_of_each_colour_and_one_more() -> None:
    """[SIN-2.5] 94 panes stay in the bag."""
    position = after(bare_table(2, BOX), "start 0", "track yobpgy")
    assert position["round_track"] == "yobpgy"
    assert position["bag"] == {"o": 19, "p": 19, "y": 18, "b": 19, "g": 19}


@pytest.mark.parametrize("track", ["yobpgo", "yobpg", "yobpgyy", "robpgy", "yoobpg", ""])
def test_a_round_track_without_one_of_each_on_ii_to_vi_is_refused(track: str) -> None:
    """[SIN-2.5] The first place may hold any colour, the others each colour once."""
    assert clause_against(bare_table(2, BOX), f"track {track}") == "SIN-2.5"


def test_every_display_gets_4_panes_in_set_up() -> None:
    """[SIN-2.6] From the bag."""
    position = after(set_up(), "deal oooo/pppp/yyyy/bbbb/gggg")
    assert position["bag"] == {"o": 15, "p": 15, "y": 14, "b": 15, "g": 15}
    assert clause_against(set_up(), "deal ooo/pppp/yyyy/bbbb/gggg") == "SIN-7.2"
    assert clause_against(set_up(), "deal ooooo/pppp/yyyy/bbbb/gggg") == "SIN-7.2"
    assert clause_against(set_up(), "deal oooo/oooo/oooo/oooo/oooo") == "SIN-7.2"


def test_set_up_comes_in_order() -> None:
    """[SIN-2.6] No strips before the track, no deal before the strips, nothing twice."""
    nothing = bare_table(2, BOX)
    assert clause_against(nothing, f"strips 0 {STRIPS}") == "trace"
    assert clause_against(nothing, "deal oooo/pppp/yyyy/bbbb/gggg") == "trace"
    assert clause_against(after(nothing, TRACK), TRACK) == "trace"
    assert clause_against(after(nothing, TRACK), "start 0") == "trace"
    assert clause_against(before_deal("o" * 20, ""), f"strips 0 {STRIPS}") == "trace"


# --- the end of a round -----------------------------------------------------------------------


def test_the_top_pane_of_the_track_goes_into_the_tower() -> None:
    """[SIN-7.1] Before the deal, in the position that chance finds."""
    position = after(table(displays="oooo", game_round=2, track="gyobpg"), "1o1")
    assert (position["round"], position["round_track"]) == (3, "obpg")
    assert position["tower"] == counts("y" + "o")  # the track's, and one that broke
    assert position["to_act"] == "chance"


def test_the_seat_with_the_marker_starts_the_next_round() -> None:
    """[SIN-7.4] And the marker lies in the centre again."""
    position = after(table(displays="oooo", marker=1), "1o1")
    assert (position["start_seat"], position["start_marker"]) == (1, "centre")
    position["bag"] = counts("oooo" * 5)
    assert after(position, "deal oooo/oooo/oooo/oooo/oooo")["to_act"] == 1


def test_the_last_taker_may_take_the_marker_too() -> None:
    """[SIN-7.4] It starts the next round, not the seat after it [SIN-4.1c]."""
    position = after(table(displays="", centre="oo", start_seat=1), "co1")
    assert (position["start_seat"], position["seats"][0]["broken_row"]) == (0, 1)


def test_the_same_seat_starts_again_if_nobody_took_the_marker() -> None:
    """[SIN-7.4] Nothing ever reached the centre."""
    position = after(table(displays="oooo/pppp", start_seat=0), "1o1", "2p2")
    assert (position["start_seat"], position["start_marker"]) == (0, "centre")


def test_a_bag_that_is_just_enough_leaves_the_tower_alone() -> None:
    """[SIN-7.2] The tower is poured when a pane must be drawn, not before."""
    position = after(before_deal("o" * 16 + "pppp", "yyy"), "deal oooo/oooo/oooo/oooo/pppp")
    assert position["bag"] == counts("")
    assert position["tower"] == counts("yyy")


def test_an_empty_bag_takes_the_whole_tower_first() -> None:
    """[SIN-7.2] What is not dealt stays in the bag."""
    position = after(before_deal("", "o" * 20 + "pp"), "deal oooo/oooo/oooo/oooo/oopp")
    assert position["bag"] == counts("oo")
    assert position["tower"] == counts("")


def test_the_tower_is_poured_in_the_middle_of_a_display() -> None:
    """[SIN-7.2] The bag's 6 panes must all lie on displays 1 and 2."""
    position = before_deal("ooopyy", "p" * 10 + "g" * 6)
    poured = after(position, "deal ooop/pyyg/ppgg/pggg/pppp")
    assert poured["bag"] == counts("pp")
    assert poured["tower"] == counts("")
    for impossible in [
        "deal ooop/oyyg/ppgg/pggg/pppp",  # a fourth orange pane
        "deal ooog/pyyg/ppgg/pggg/pppp",  # green before the bag was empty
        "deal oopp/oyyg/ppgg/pggg/pppp",  # a second pink one before the bag was empty
        "deal ooop/pppy/yggg/pggg/pppp",  # a yellow one left in the bag when the tower came
    ]:
        assert clause_against(position, impossible) == "SIN-7.2"


def test_displays_are_filled_by_number() -> None:
    """[SIN-7.2] The bag's panes cannot lie on a later display than the tower's."""
    position = before_deal("oooo", "p" * 20)
    assert clause_against(position, "deal pppp/oooo/pppp/pppp/pppp") == "SIN-7.2"
    assert clause_against(position, "deal oooo/pppp/pppp/pppp/pppp") == ""


def test_a_short_deal_leaves_the_last_displays_empty() -> None:
    """[SIN-7.3] Bag and tower are both empty; the round starts with what there is."""
    position = before_deal("ooooo", "pp")
    short = after(position, "deal oooo/opp///")
    assert short["displays"] == ["oooo", "opp", "", "", ""]
    assert sum(short["bag"].values()) + sum(short["tower"].values()) == 0
    assert clause_against(position, "deal oooo//opp//") == "SIN-7.2"
    assert clause_against(position, "deal oooo/o/pp//") == "SIN-7.2"
    assert clause_against(position, "deal oooo/opp/g//") == "SIN-7.3"
    assert clause_against(position, "deal oooo/oppp///") == "SIN-7.3"
    assert clause_against(position, "deal oooo////") == "SIN-7.2"


def test_a_short_deal_for_four_seats() -> None:
    """[SIN-7.3] 30 panes for 9 displays."""
    position = before_deal("o" * 10, "p" * 10 + "g" * 10, seats=4)
    short = after(position, "deal oooo/oooo/oopp/pppp/pppp/gggg/gggg/gg/")
    assert short["displays"][7:] == ["gg", ""]
    assert short["to_act"] == 0


def test_a_deal_is_written_in_the_order_of_colours() -> None:
    """[SIN-7.2] One way to write each deal."""
    assert clause_against(set_up(), "deal ooop/pppp/yyyy/bbbb/gggo") == "trace"


# --- the end of the game ----------------------------------------------------------------------


def test_the_game_ends_after_the_sixth_round() -> None:
    """[SIN-7.1] The track is empty, nobody is to act, the marker stays where it is."""
    position = after(last_turn(bare()), "1gx")
    assert (position["round"], position["round_track"], position["to_act"]) == (6, "", None)
    assert (position["start_seat"], position["start_marker"]) == (0, 1)
    assert position["tower"] == counts("yg")  # the track's, and the pane that broke
    assert clause_against(position, "<") == "SIN-7.1"
    assert after(last_turn(bare(), marker="centre"), "1gx")["start_marker"] == "centre"


def test_the_last_move_may_complete_a_strip_before_the_game_ends() -> None:
    """[SIN-4.3a] Round VI's colour still counts, then the final points [SIN-7.1]."""
    position = last_turn(bare("7f goyo."))
    seat = after(position, "1g8=g")["seats"][0]
    assert seat["score"] == 1 + BOX["palace"][7]  # one yellow pane; one pane at the last ornament


def test_seven_panes_on_strips_give_two_points() -> None:
    """[SIN-8.1] The rulebooks' example, counted over all strips: 2 + 2 + 3, not strip by strip."""
    assert final(board({1: "0f oy...", 2: "1f pb...", 3: "2f ygy.."}))["score"] == 2
    assert final(board({1: "0f oy..."}))["score"] == 0


def test_the_row_of_broken_glass_is_lost_at_the_end() -> None:
    """[SIN-8.2] The rulebooks' example: row -8. The marker stays there."""
    seat = final(board(row=5, score=3, lost=18))
    assert (seat["score"], seat["points_lost"], seat["broken_row"]) == (-5, 26, 5)


def test_the_last_broken_pane_counts_before_the_final_row() -> None:
    """[SIN-8.2] -14 becomes -18 and the top row: 18 lost, not 14."""
    seat = finished(bare(row=7))["seats"][0]
    assert (seat["score"], seat["points_lost"], seat["broken_row"]) == (-18, 18, 0)


def test_two_ornaments_with_4_panes_and_one_with_2_give_23_points() -> None:
    """[SIN-8.3a] The rulebooks' example."""
    windows = {1: "oo", 2: "py", 3: "bg", 4: "oo", 7: "p", 8: "y"}
    assert final(bare(windows=windows))["score"] == 23


@pytest.mark.parametrize(("panes", "points"), [(0, 0), (1, 0), (2, 3), (3, 6), (4, 10)])
@pytest.mark.parametrize("left", [1, 3, 5, 7])
def test_the_panes_around_an_ornament(left: int, panes: int, points: int) -> None:
    """[SIN-8.3a] Each lies between windows 1-2, 3-4, 5-6 or 7-8."""
    windows = {left: "oo"[: min(panes, 2)], left + 1: "oo"[: max(panes - 2, 0)]}
    assert final(bare(windows=windows))["score"] == points
    mirrored = {left: windows[left + 1], left + 1: windows[left]}
    assert final(bare(windows=mirrored))["score"] == points


def test_neighbours_without_an_ornament_between_them_give_nothing() -> None:
    """[SIN-8.3a] Windows 2 and 3."""
    assert final(bare(windows={2: "o", 3: "o"}))["score"] == 0


def test_four_complete_windows_and_five_orange_panes_give_20_points() -> None:
    """[SIN-8.3b] The rulebooks' example; panes in incomplete windows count for the colour."""
    windows = {1: "op", 2: "oy", 3: "bo", 4: "og", 5: "o", 6: "p"}
    assert final(bare(windows=windows), SIDE_B)["score"] == 20


def test_the_best_colour_is_chosen_and_without_complete_windows_it_is_worth_nothing() -> None:
    """[SIN-8.3b]"""
    assert final(bare(windows={1: "oy", 2: "yy", 3: "y"}), SIDE_B)["score"] == 2 * 4
    assert final(bare(windows=dict.fromkeys(range(1, 9), "g")), SIDE_B)["score"] == 0


def test_printed_values_decide_and_not_our_own() -> None:
    """[SIN-1.5] Another palace and another track."""
    box: Components = {**BOX, "palace": [9, 8, 7, 6, 5, 4, 3, 20], "broken_glass": [2, 5, 9]}
    assert final(board(row=1, score=7), box=box)["score"] == 2
    assert final(board(score=7), box=box)["points_lost"] == 2
    position = table(board({7: "6f pygy."}, {8: "o", 1: "p"}), displays="pbbb", track="obpgyo")
    assert play(position, box, SIDE_A, "1p7=g")["seats"][0]["score"] == 23


def ended(*boards: SeatBoard) -> Position:
    """An end position with these final scores."""
    position = deepcopy(table(*boards, displays="", game_round=6, track="yobpg"))
    position["to_act"] = None
    return position


def test_most_points_win() -> None:
    """[SIN-8.4] Negative scores too; points lost do not matter then."""
    result = outcome(ended(board(score=-9, lost=0), board(score=-3, lost=54)), BOX, SIDE_A)
    assert (result["winners"], result["scores"]) == ([1], [-9, -3])


def test_a_tie_goes_to_who_lost_fewer_points_on_broken_glass() -> None:
    """[SIN-8.4] Only among those who are tied."""
    boards = [board(score=20, lost=19), board(score=5, lost=0), board(score=20, lost=18)]
    result = outcome(ended(*boards), BOX, SIDE_A)
    assert result["winners"] == [2]
    assert result["reason"] != outcome(ended(board(score=1)), BOX, SIDE_A)["reason"]


def test_a_tie_in_both_is_a_shared_victory() -> None:
    """[SIN-8.4] Of two, three or all."""
    boards = [board(score=20, lost=4), board(score=20, lost=4), board(score=20, lost=6)]
    assert outcome(ended(*boards), BOX, SIDE_A)["winners"] == [0, 1]
    assert outcome(ended(*[board()] * 4), BOX, SIDE_A)["winners"] == [0, 1, 2, 3]


def test_there_is_no_outcome_before_the_end() -> None:
    """[SIN-8.4]"""
    with pytest.raises(RefereeError, match="has not ended"):
        outcome(table(), BOX, SIDE_A)
