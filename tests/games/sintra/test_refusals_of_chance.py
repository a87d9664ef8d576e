"""Why chance cannot have brought something, when a game from a real table is typed in."""

from __future__ import annotations

from collections import Counter

import pytest

import tessera

from .board import LETTERS, Board, palace, table
from .test_refusals import refused

# ------------------------------------------------------------------ chance in the set-up


def setting_up(*moves: str) -> Board:
    """A table for two while it is set up by hand."""
    match = tessera.new_game("sintra", chance=False)
    for move in moves:
        match.play(move)
    return Board(match.position, components=match.components, side="A")


ROW = "0f 1f 2f 3f 4f 5f 6f 7f"
START, TRACK, FIRST, SECOND = "start 1", "track yobpgy", f"strips 0 {ROW}", f"strips 1 {ROW}"
DEAL = "deal oooo/oooo/oooo/oooo/oooo"


@pytest.mark.parametrize("move", [START, TRACK, FIRST, DEAL])
def test_chance_does_not_act_in_a_turn(move: str):
    """[SIN-3.2] A turn is a seat's."""
    board = table(palace(), palace(), displays="oooo")
    refused(board, move, "chance is not to act", clause="SIN-3.2", code="not-chances-turn")


@pytest.mark.parametrize(
    ("made", "awaited", "clause"),
    [
        (0, "start", "SIN-2.4"),
        (1, "track", "SIN-2.5"),
        (2, "strips", "SIN-2.2"),
        (3, "strips", "SIN-2.2"),
        (4, "deal", "SIN-7.2"),
    ],
    ids=["first", "after the start", "after the track", "after one row", "after all rows"],
)
def test_the_set_up_has_its_order(made: int, awaited: str, clause: str):
    """[SIN-2.6] The displays are filled at the end of the set-up."""
    board = setting_up(*[START, TRACK, FIRST, SECOND][:made])
    for move in (START, TRACK, FIRST, DEAL):
        if not move.startswith(awaited):
            sentence = f"chance now brings '{awaited}'"
            refused(board, move, sentence, clause=clause, code="wrong-order", awaited=awaited)


def test_the_start_seat_must_take_part():
    """[SIN-2.4] The start seat is one of the seats."""
    sentence = "there is no seat 2"
    refused(setting_up(), "start 2", sentence, clause="SIN-2.4", code="no-such-seat")


@pytest.mark.parametrize("track", ["oopbgo", "yooooo"], ids=["no yellow", "only orange"])
def test_each_colour_lies_once_on_the_later_places_of_the_track(track: str):
    """[SIN-2.5] One pane of each colour goes on places II to VI."""
    sentence = "places II to VI of the round track show each colour once"
    board = setting_up(START)
    refused(board, f"track {track}", sentence, clause="SIN-2.5", code="wrong-track")


def test_strips_are_laid_seat_by_seat():
    """[SIN-2.2] Each seat lays its strips."""
    for moves, due, move in (([START, TRACK], 0, SECOND), ([START, TRACK, FIRST], 1, FIRST)):
        sentence = f"the strips of seat {due} come next"
        refused(setting_up(*moves), move, sentence, clause="SIN-2.2", code="wrong-order")


def test_no_strip_is_laid_twice():
    """[SIN-2.2] One strip above each window."""
    move = "strips 0 0f 0b 2f 3f 4f 5f 6f 7f"
    sentence = "every strip is laid once"
    refused(setting_up(START, TRACK), move, sentence, clause="SIN-2.2", code="strip-twice")


def test_jokers_start_face_down():
    """[SIN-2.2] The joker strip always starts with its joker side down."""
    move = "strips 0 0f 1f 2f 3f 4f 5f 6f 7b"
    sentence = "strip 7 starts with its joker side down"
    refused(setting_up(START, TRACK), move, sentence, clause="SIN-2.2", code="jokers-up")


# ------------------------------------------------------------------ chance in a deal


def before_a_deal(bag: str | None = None) -> Board:
    """Two seats in round III, five displays to fill; what is not in the bag is in the tower."""
    track = "bpgy"
    left = Counter(LETTERS * 20) - Counter(track)
    tower = "" if bag is None else "".join((left - Counter(bag)).elements())
    return table(palace(), palace(), to_act="chance", track=track, tower=tower)


@pytest.mark.parametrize("deal", ["oooo/oooo/pppp/pppp", "oooo/oooo/pppp/pppp/pppp/yyyy"])
def test_a_deal_lists_every_display(deal: str):
    """[SIN-2.1] Two seats use five displays."""
    sentence = "a deal lists all 5 displays, with / between them"
    board = before_a_deal()
    refused(board, f"deal {deal}", sentence, clause="SIN-2.1", code="wrong-displays")


def test_every_display_gets_four_panes_while_there_are_enough():
    """[SIN-7.2] Every display is filled with 4 panes."""
    sentence = "display 2 gets 4 panes, not 3"
    board = before_a_deal()
    move = "deal oooo/ooo/pppp/pppp/pppp"
    refused(board, move, sentence, clause="SIN-7.2", code="wrong-number-of-panes")


def test_no_more_panes_than_there_are_in_the_bag():
    """[SIN-7.2] Before the bag is empty, nothing comes from the tower."""
    board = before_a_deal("ooooopppp")
    sentence = "display 2: there is not so much orange left"
    move = "deal oooo/oopp/yyyy/yyyy/yyyy"
    refused(board, move, sentence, clause="SIN-7.2", code="not-in-the-bag")


def test_no_more_panes_than_the_tower_brings():
    """[SIN-7.2] Everything in the tower goes into the bag, and no more: 19 yellow ones here."""
    board = before_a_deal("")
    sentence = "display 5: there is not so much yellow left"
    move = "deal yyyy/yyyy/yyyy/yyyy/yyyy"
    refused(board, move, sentence, clause="SIN-7.2", code="not-in-the-bag")


def test_the_bag_is_emptied_before_the_tower_is_poured_in():
    """[SIN-7.2] Not before; display 1 takes four panes, so one green one is left for display 2."""
    board = before_a_deal("ooppg")
    sentence = "display 2 must get what is left in the bag first"
    move = "deal oopp/yyyy/yyyy/yyyy/yyyy"
    refused(board, move, sentence, clause="SIN-7.2", code="bag-comes-first")


@pytest.mark.parametrize(
    ("bag", "deal"),
    [("oopg", "oopg/yyyy/yyyy/yyyy/yyyy"), ("ooppg", "oopp/yyyg/yyyy/yyyy/yyyy")],
    ids=["between two displays", "in the middle of a display"],
)
def test_the_tower_is_poured_in_when_the_bag_is_empty(bag: str, deal: str):
    """[SIN-7.2] When a pane must be drawn and the bag is empty, everything in the tower goes in."""
    after = before_a_deal(bag).play(f"deal {deal}")
    assert after.displays == deal.split("/")
    assert after.tower == dict.fromkeys(LETTERS, 0)
    assert sum(after.bag.values()) == 96 - 20


def test_a_pane_from_the_bag_is_not_looked_for_in_the_tower():
    """[SIN-7.2] All 19 blue ones are in the bag: the last three go on display 5, one joins them."""
    board = before_a_deal("b" * 19)
    assert board.play("deal bbbb/bbbb/bbbb/bbbb/obbb").displays[4] == "obbb"
    sentence = "display 5: there is not so much blue left"
    move = "deal bbbb/bbbb/bbbb/bbbb/bbbb"
    refused(board, move, sentence, clause="SIN-7.2", code="not-in-the-bag")


def short_of_panes() -> Board:
    """Four seats need 36 panes; two of them keep 32 on their strips, a third two: 30 are left."""
    rich = palace(panes="oyoy. pbpb. ygyg. bobo. gpgp. opbp. pygy. goyo.")
    third = palace(panes="o.o..")
    return table(rich, rich, third, palace(), to_act="chance", track="bpgy")


def test_the_last_displays_stay_short_when_there_is_no_more():
    """[SIN-7.3] The round starts with what there is."""
    board = short_of_panes()
    left = "".join(letter * board.bag[letter] for letter in LETTERS)
    assert len(left) == 30
    displays = [left[n : n + 4] for n in range(0, 36, 4)]
    after = board.play(f"deal {'/'.join(displays)}")
    assert after.displays[7:] == [left[28:], ""]


@pytest.mark.parametrize(
    ("last", "sentence"),
    [
        (["gg", "gg"], "display 9 gets 0 panes, not 2"),
        (["g", "g"], "display 8 gets 2 panes, not 1"),
        (["", "gg"], "display 8 gets 2 panes, not 0"),
    ],
    ids=["too much on the last", "spread over both", "on the wrong one"],
)
def test_the_displays_are_filled_by_number_also_when_short(last: list[str], sentence: str):
    """[SIN-7.3] The last displays stay empty, no others."""
    board = short_of_panes()
    left = "".join(letter * board.bag[letter] for letter in LETTERS)
    displays = [left[n : n + 4] for n in range(0, 28, 4)] + last
    move = f"deal {'/'.join(displays)}"
    refused(board, move, sentence, clause="SIN-7.3", code="wrong-number-of-panes")
