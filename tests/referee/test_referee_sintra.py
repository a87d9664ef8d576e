"""The referee's reading of a seat's turn: taking, placing, completing, breaking, returning."""

from copy import deepcopy

from .sintra import legal_moves, play
from .sintra_judge import Components
from .sintra_table import (
    BOX,
    SIDE_A,
    after,
    bare,
    board,
    clause_against,
    counts,
    laid,
    legal,
    table,
    to_window,
)

# --- turns ------------------------------------------------------------------------------------


def test_seats_take_turns_clockwise() -> None:
    """[SIN-3.1] 0, 1, 2, then 0 again."""
    position = table(board(), board(), board(), displays="oopb/ppyy/ooyy/bbgg")
    assert position["to_act"] == 0
    assert after(position, "1o1")["to_act"] == 1
    assert after(position, "1o1", "2p2")["to_act"] == 2
    assert after(position, "1o1", "2p2", "3o1")["to_act"] == 0


def test_a_turn_is_an_advance_or_a_return_and_nothing_else() -> None:
    """[SIN-3.2] No pass; a move that cannot be read is refused; the position given stays."""
    position = table(board(glazier=2))
    before = deepcopy(position)
    for move in ["", "pass", "1o", "o1", "1o9", "0o1", "1o1~0", "<<", "1o1 ", "deal oooo////"]:
        assert clause_against(position, move) == "trace"
    after(position, "<")
    after(position, "1o4")
    assert position == before


def test_the_round_ends_with_the_last_pane_only() -> None:
    """[SIN-3.3] Not while a display or the centre holds one."""
    assert after(table(displays="oooo/p"), "1o1")["to_act"] == 1
    assert after(table(displays="oooo", centre="p"), "1o1")["to_act"] == 1
    assert after(table(displays="ooop"), "1o1")["to_act"] == 1
    assert after(table(displays="oooo"), "1o1")["to_act"] == "chance"
    assert after(table(displays="", centre="oo"), "co1")["to_act"] == "chance"


def test_chance_and_the_end_offer_no_moves_to_seats() -> None:
    """[SIN-3.2] Nobody has a turn before the deal."""
    assert legal(table(to_act="chance")) == set()


# --- step 1: take -----------------------------------------------------------------------------


def test_taking_one_pink_moves_the_other_three_to_the_centre() -> None:
    """[SIN-4.1a] The rulebooks' example; the rest joins what lies there already."""
    position = after(table(displays="opbb", centre="oy"), "1p2")
    assert position["displays"] == [""] * 5
    assert position["centre"] == "ooybb"
    assert position["seats"][0]["strips"][1] == laid("1f p....")


def test_all_panes_of_the_colour_are_taken_and_only_from_one_display() -> None:
    """[SIN-4.1a]"""
    position = after(table(displays="ooop/oopp", centre="o"), "1o1")
    assert position["displays"][:2] == ["", "oopp"]
    assert position["centre"] == "op"
    assert position["seats"][0]["strips"][0] == laid("0f o.o.o")


def test_a_colour_that_is_not_there_cannot_be_taken() -> None:
    """[SIN-4.1a, SIN-4.1b] Nor from a display that is empty or not on the table."""
    position = table(displays="oopb", centre="y")
    assert clause_against(position, "1y1") == "SIN-4.1a"
    assert clause_against(position, "2o1") == "SIN-4.1a"
    assert clause_against(position, "6o1") == "SIN-4.1a"
    assert clause_against(position, "1r1") == "SIN-4.1a"
    assert clause_against(position, "co1") == "SIN-4.1b"


def test_taking_three_orange_from_the_centre_first_takes_the_marker() -> None:
    """[SIN-4.1c] The rulebooks' example: marker, 1 row down, [SIN-4.1b] all panes of the colour."""
    position = after(table(displays="", centre="ooopb"), "co1")
    assert position["centre"] == "pb"
    assert position["start_marker"] == 0
    assert position["seats"][0]["broken_row"] == 1
    assert position["seats"][0]["strips"][0] == laid("0f o.o.o")


def test_only_the_first_to_take_from_the_centre_takes_the_marker() -> None:
    """[SIN-4.1c] Taking from a display leaves it; the second from the centre pays nothing."""
    position = after(table(displays="oopb/ppyy", centre="g"), "1o1")
    assert position["start_marker"] == "centre"
    position = after(position, "cb2", "cg3")
    assert position["start_marker"] == 1
    assert [seat["broken_row"] for seat in position["seats"]] == [0, 1]


def test_the_marker_is_paid_before_panes_break() -> None:
    """[SIN-4.1c] Row -14: the marker costs 18 points, then two panes break from the top."""
    seat = bare("2f .....", row=7)
    position = after(table(seat, displays="", centre="oop"), "cox")
    assert position["seats"][0]["score"] == -18
    assert position["seats"][0]["points_lost"] == 18
    assert position["seats"][0]["broken_row"] == 2
    assert position["tower"] == counts("oo")


# --- step 2: place ----------------------------------------------------------------------------


def test_three_orange_panes_and_the_strips_a_b_c() -> None:
    """[SIN-4.2b] The rulebooks' example: not A; B: 1 placed, 2 break; C: all, the glazier moves."""
    box: Components = {**BOX, "strips": [*BOX["strips"][:7], {"front": "goooy", "back": "ppppp"}]}
    strips: dict[int, str | None] = dict.fromkeys(range(1, 9))
    strips |= {4: "0f .....", 5: "3f .o...", 6: "7f ....."}  # A, B, C
    position = table(board(strips, glazier=5), displays="", centre="ooop")
    moves = {move for move in legal_moves(position, box, SIDE_A) if move.startswith("co")}
    assert moves == {"co5", "co6"}
    assert clause_against(position, "co4") == "SIN-4.2b"
    under = play(position, box, SIDE_A, "co5")["seats"][0]
    assert (under["glazier"], under["broken_row"]) == (5, 1 + 2)
    assert under["strips"][4] == laid("3f .o.o.")
    right = play(position, box, SIDE_A, "co6")["seats"][0]
    assert (right["glazier"], right["broken_row"]) == (6, 1)
    assert right["strips"][5] == laid("7f .ooo.")


def test_like_spaces_are_filled_from_the_top() -> None:
    """[SIN-4.2a] Topmost empty one first, jokers among themselves too."""
    position = table(board({1: "0f o...."}), displays="oopp")
    assert after(position, "1o1")["seats"][0]["strips"][0] == laid("0f o.o.o")
    position = table(board({1: "0f ....."}), displays="oopp")
    assert after(position, "1o1")["seats"][0]["strips"][0] == laid("0f o.o..")
    position = table(board({1: "7b ....."}), displays="yppp")
    assert after(position, "1y1~1")["seats"][0]["strips"][0] == laid("7b .y...")


def test_a_strip_without_room_cannot_be_chosen() -> None:
    """[SIN-4.2c] No such space, none empty, or no strip at all."""
    strips: dict[int, str | None] = {1: "0f o.o.o", 2: None, 3: "2f y.y.."}
    position = table(board(strips), displays="oopb")
    for window in "123":
        assert clause_against(position, f"1o{window}") == "SIN-4.2c"


def test_any_reachable_strip_with_room_may_be_chosen_even_if_panes_break() -> None:
    """[SIN-4.2c] One space for three panes here, two there: all are allowed."""
    position = table(board({1: "0f o.o.."}), displays="ooop")
    assert to_window(position, "1o") == {"1", "4", "6", "8"}
    assert after(position, "1o1")["seats"][0]["broken_row"] == 2


def test_panes_that_do_not_fit_break_into_the_tower() -> None:
    """[SIN-4.2d] Each moves the marker down 1 row."""
    position = after(table(displays="oooo/pppp"), "1o6")
    assert position["seats"][0]["strips"][5] == laid("5f o...o")
    assert position["seats"][0]["broken_row"] == 2
    assert position["tower"] == counts("oo")


def test_as_many_panes_as_fit_must_be_placed() -> None:
    """[SIN-4.2d] Two coloured spaces do not excuse an empty joker while a third pane is held."""
    position = table(board({1: "7b ....."}), displays="ooob")
    assert clause_against(position, "1o1") == "SIN-4.2d"
    assert clause_against(position, "1o1~1") == "SIN-4.2d"
    assert {m for m in to_window(position, "1o") if m.startswith("1")} == {"1~2"}


def test_all_panes_break_only_when_no_reachable_strip_has_room() -> None:
    """[SIN-4.2e] Room left of the glazier does not count; the glazier stays."""
    position = table(board(dict.fromkeys(range(3, 9)), glazier=3), displays="oopb", centre="y")
    assert to_window(position, "1o") == {"x"}
    seat = after(position, "1ox")["seats"][0]
    assert (seat["glazier"], seat["broken_row"]) == (3, 2)
    assert after(position, "1ox")["tower"] == counts("oo")
    position = table(board(dict.fromkeys(range(3, 9)), glazier=1), displays="oopb")
    assert clause_against(position, "1ox") == "SIN-4.2e"


def test_breaking_all_keeps_no_pane_and_fills_no_joker() -> None:
    """[SIN-4.2e] `x` stands alone."""
    position = table(bare(glazier=4), displays="oopb")
    assert clause_against(position, "1ox~1") == "SIN-4.2f"
    assert clause_against(position, "1ox=o") == "SIN-4.3b"


def test_the_seat_decides_how_many_panes_go_on_jokers() -> None:
    """[SIN-4.2f] One orange: on the orange space or on a joker. Two: one or two on jokers."""
    one = table(board({1: "7b ....."}), displays="opbg")
    assert {m for m in to_window(one, "1o") if m.startswith("1")} == {"1", "1~1"}
    assert after(one, "1o1")["seats"][0]["strips"][0] == laid("7b o....")
    assert after(one, "1o1~1")["seats"][0]["strips"][0] == laid("7b .o...")
    two = table(board({1: "7b ....."}), displays="oobg")
    assert {m for m in to_window(two, "1o") if m.startswith("1")} == {"1~1", "1~2"}
    assert after(two, "1o1~2")["seats"][0]["strips"][0] == laid("7b .o.o.")


def test_a_joker_takes_any_colour_and_counts_as_room() -> None:
    """[SIN-4.2f] Yellow finds no yellow space there, so it must use jokers, and may not break."""
    position = table(bare("7b o...."), displays="yyyg")
    assert to_window(position, "1y") == {"8~2"}
    seat = after(position, "1y8~2")["seats"][0]
    assert (seat["strips"][7], seat["broken_row"]) == (laid("7b oy.y."), 1)
    assert clause_against(position, "1y8") == "SIN-4.2d"
    assert clause_against(position, "1y8~3") == "SIN-4.2f"
    assert clause_against(position, "1yx") == "SIN-4.2e"


def test_a_joker_choice_may_complete_the_strip_or_not() -> None:
    """[SIN-4.2f] Orange space and one joker empty: one orange pane never completes, two do."""
    one = table(bare("7b .gb.p"), displays="oppp")
    assert to_window(one, "1o") == {"8", "8~1"}
    two = table(bare("7b .gb.p"), displays="oopp")
    assert to_window(two, "1o") == {"8~1=o", "8~1=p", "8~1=b", "8~1=g"}
    last = table(bare("7b ogb.p"), displays="ooyy")
    assert to_window(last, "1o") == {"8~1=o", "8~1=p", "8~1=b", "8~1=g"}
    assert after(last, "1o8~1=g")["seats"][0]["broken_row"] == 1


# --- step 3: complete -------------------------------------------------------------------------


def test_two_yellow_panes_under_a_yellow_round_track_give_two_points() -> None:
    """[SIN-4.3a] The rulebooks' example, round III."""
    strips: dict[int, str | None] = {1: "0f oyoy."}
    position = table(board(strips, windows={}), displays="opbb", game_round=3, track="ggybop")
    seat = after(position, "1o1=o")["seats"][0]
    assert seat["score"] == 2 + BOX["palace"][0]


def test_a_pane_on_a_joker_counts_with_its_own_colour() -> None:
    """[SIN-4.3a] Two yellow panes on jokers; the other colours give nothing."""
    position = table(bare("7b oyb.p"), displays="ygbb", track="yobpgy")
    assert after(position, "1y8~1=p")["seats"][0]["score"] == 2 + BOX["palace"][7]
    position = table(bare("7b ogb.p"), displays="gobb", track="yobpgy")
    assert after(position, "1g8~1=p")["seats"][0]["score"] == BOX["palace"][7]


def test_the_bonus_is_this_rounds_colour_even_with_the_last_pane() -> None:
    """[SIN-4.3a] The move that ends the round scores before the track is tidied [SIN-3.3]."""
    position = table(board({1: "0f oyoy."}), displays="", centre="o", track="yobpgy")
    position = after(position, "co1=y")
    assert position["seats"][0]["score"] == 2 + BOX["palace"][0]
    assert (position["to_act"], position["round"]) == ("chance", 2)
    assert position["round_track"] == "obpgy"
    assert position["tower"] == counts("ooo" + "y" + "y")  # the strip's, the track's


def test_an_empty_window_gets_its_upper_pane_and_the_strip_is_flipped() -> None:
    """[SIN-4.3b] The other 4 panes go into the tower, the glazier stays."""
    position = after(table(board({4: "3f .obob"}), displays="bppp"), "1b4=o")
    seat = position["seats"][0]
    assert seat["windows"][3] == "o"
    assert seat["strips"][3] == laid("3b .....")
    assert seat["glazier"] == 4
    assert position["tower"] == counts("bbbo")


def test_a_back_side_is_flipped_to_its_front() -> None:
    """[SIN-4.3b] Strips may start either side up, and a flip may bring up the joker side."""
    seat = after(table(board({4: "3b .gpgb"}), displays="obbb"), "1o4=g")["seats"][0]
    assert seat["strips"][3] == laid("3f .....")
    seat = after(table(board({4: "7f .oyog"}), displays="gbbb"), "1g4=g")["seats"][0]
    assert seat["strips"][3] == laid("7b .....")


def test_a_glazed_window_gets_its_lower_pane_and_the_strip_is_removed() -> None:
    """[SIN-4.3b] Upper pane first in the text; the glazier stands above an empty place."""
    position = table(board({4: "3b .gpgb"}, {4: "y"}), displays="obbb", centre="bp")
    position = after(position, "1o4=p")
    seat = position["seats"][0]
    assert (seat["windows"][3], seat["strips"][3], seat["glazier"]) == ("yp", None, 4)
    assert position["tower"] == counts("oggb")


def test_one_of_the_five_panes_is_kept_always_and_only_on_completion() -> None:
    """[SIN-4.3b] Any colour among the five, once each; none otherwise."""
    position = table(board({1: "0f .yoyo"}), displays="oopb")
    assert {m for m in to_window(position, "1o") if m.startswith("1")} == {"1=o", "1=y"}
    assert clause_against(position, "1o1") == "SIN-4.3b"
    assert clause_against(position, "1o1=g") == "SIN-4.3b"
    assert clause_against(position, "1o6=o") == "SIN-4.3b"


def test_a_window_worth_2_with_glazed_windows_worth_1_and_2_to_its_right_gives_5() -> None:
    """[SIN-4.3c] The rulebooks' example; windows to the left give nothing."""
    windows = {1: "oo", 3: "y", 5: "b", 6: "pp"}
    position = table(board({4: "3f .obob"}, windows), displays="bppp", track="yobpgy")
    assert [BOX["palace"][i] for i in (3, 4, 5)] == [2, 1, 2]
    assert after(position, "1b4=o")["seats"][0]["score"] == 5


def test_a_window_that_becomes_complete_scores_again() -> None:
    """[SIN-4.3c] With one or two panes alike, and each window to the right once."""
    position = table(board({4: "3b .gpgb"}, {4: "y", 8: "yy"}), displays="obbb", track="yobpgy")
    assert after(position, "1o4=p")["seats"][0]["score"] == 2 + 2


# --- broken glass -----------------------------------------------------------------------------


def test_the_bottom_row_costs_18_at_once_and_the_rest_goes_on_from_the_top() -> None:
    """[SIN-5.1] Row -11, five panes break: two steps to -18, three more from the top."""
    seat = bare(glazier=8, row=6, score=30, lost=18)
    seat = after(table(seat, displays="", centre="ooooop", marker=1), "cox")["seats"][0]
    assert (seat["broken_row"], seat["score"], seat["points_lost"]) == (3, 12, 36)


def test_reaching_the_bottom_row_exactly_leaves_the_marker_on_top() -> None:
    """[SIN-5.1] Row -14 and one broken pane."""
    seat = bare(row=7)
    seat = after(table(seat, displays="oppp"), "1ox")["seats"][0]
    assert (seat["broken_row"], seat["score"], seat["points_lost"]) == (0, -18, 18)


def test_one_move_may_reach_the_bottom_row_more_than_once() -> None:
    """[SIN-5.1] 8 rows each time: from -14 the marker and 17 panes make three times."""
    seat = bare(row=7)
    seat = after(table(seat, displays="", centre="o" * 17 + "p"), "cox")["seats"][0]
    assert (seat["broken_row"], seat["score"], seat["points_lost"]) == (1, -54, 54)


def test_points_are_lost_at_the_bottom_in_the_middle_of_a_completing_move() -> None:
    """[SIN-5.1] Marker to -18, one pane placed, two break, then the window scores [SIN-5.2]."""
    seat = board({1: "0f .yoyo"}, row=7, score=1)
    position = after(table(seat, displays="", centre="ooop", track="gobpgy"), "co1=o")
    seat = position["seats"][0]
    assert (seat["broken_row"], seat["points_lost"]) == (2, 18)
    assert seat["score"] == 1 - 18 + BOX["palace"][0]


def test_a_score_may_become_negative() -> None:
    """[SIN-5.2] No floor."""
    assert after(table(bare(row=7, score=3), displays="oppp"), "1ox")["seats"][0]["score"] == -15


def test_rows_of_broken_glass_are_printed_data() -> None:
    """[SIN-1.4] Three rows of one's own: two steps down cost what the last row says [SIN-1.5]."""
    box: Components = {**BOX, "broken_glass": [0, 3, 7]}
    seat = play(table(bare(), displays="ooop"), box, SIDE_A, "1ox")["seats"][0]
    assert (seat["broken_row"], seat["score"], seat["points_lost"]) == (1, -7, 7)


# --- return the glazier -----------------------------------------------------------------------


def test_the_glazier_returns_to_the_leftmost_strip_that_is_still_there() -> None:
    """[SIN-6.1] Never above an empty place; nothing else changes but the turn."""
    position = table(board({1: None, 2: None}, {1: "oo", 2: "pp"}, glazier=6))
    returned = after(position, "<")
    expected = deepcopy(position)
    expected["seats"][0]["glazier"] = 3
    expected["to_act"] = 1
    assert returned == expected


def test_a_glazier_above_the_leftmost_strip_may_not_return() -> None:
    """[SIN-6.2] Nor when no strip is left."""
    assert clause_against(table(board()), "<") == "SIN-6.2"
    assert clause_against(table(board({1: None}, glazier=2)), "<") == "SIN-6.2"
    assert clause_against(table(bare(glazier=5)), "<") == "SIN-6.2"


def test_the_glazier_may_return_to_the_right() -> None:
    """[SIN-6.3] It stands above an empty place and the leftmost strip lies right of it."""
    position = table(board({1: None, 2: None, 3: None}, glazier=2))
    assert "<" in legal(position)
    assert after(position, "<")["seats"][0]["glazier"] == 4


def test_from_above_an_empty_place_the_strips_to_the_right_are_reachable() -> None:
    """[SIN-4.2b] And the glazier may return to strips on its left [SIN-6.1]."""
    position = table(board({4: None}, {4: "oo"}, glazier=4), displays="oopb")
    assert to_window(position, "1o") == {"6", "8"}
    assert after(position, "<")["seats"][0]["glazier"] == 1
