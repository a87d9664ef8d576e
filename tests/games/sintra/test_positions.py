"""Positions as JSON, both ways, and the positions that cannot be set up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tessera
from tessera.games.sintra import GAME
from tessera.kernel.engine.chance import CHANCE, NOBODY, generator
from tessera.kernel.errors import InvalidPosition
from tessera.kernel.match import Match
from tessera.kernel.position import Position
from tessera.kernel.values import Json

from .board import palace, table

EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4])
EITHER_SIDE = pytest.mark.parametrize("side", ["A", "B"])


def again(match: Match, position: Position) -> Position:
    """The position after a trip to JSON and back."""
    json = GAME.position_to_json(position)
    return GAME.position_from_json(json, match.options, match.components)


def plies(seats: int, side: str, seed: int) -> Iterator[Match]:
    """A random game, once before every ply and once at its end; chance is a ply too."""
    rng = generator(seed)
    match = tessera.new_game("sintra", seats=seats, side=side, chance=False)
    while not match.is_over:
        yield match
        moves = match.legal_moves()
        chance = match.to_act == CHANCE
        match.play(
            GAME.draw_chance(match.position, rng) if chance else moves[rng.integers(len(moves))]
        )
    yield match


# ------------------------------------------------------------------ both ways


@EVERY_TABLE
@EITHER_SIDE
def test_every_position_of_a_game_comes_back_the_same(seats: int, side: str):
    seen = {NOBODY: 0, CHANCE: 0, 0: 0}
    for match in plies(seats, side, seed=10 * seats):
        position = again(match, match.position)
        assert GAME.position_to_json(position) == GAME.position_to_json(match.position)
        assert GAME.legal_moves(position) == match.legal_moves()
        assert GAME.outcome(position) == match.outcome
        if (
            match.ply != 1
        ):  # between `start 0` and the track, nothing in the JSON tells of the start
            assert position.tobytes() == match.position.tobytes()
        seen[min(match.to_act, 0)] += 1
    assert seen[NOBODY] == 1
    assert seen[CHANCE] == 2 + seats + 6
    assert seen[0] > 50


@EVERY_TABLE
def test_play_goes_on_from_a_position_that_came_back(seats: int):
    *_, last = plies(seats, "A", seed=seats)
    for ply in range(4 + seats, last.ply):
        position = again(last, last.position_at(ply))
        GAME.play(position, last.moves[ply])
        expected = last.position_at(ply + 1)
        assert GAME.position_to_json(position) == GAME.position_to_json(expected)


@EVERY_TABLE
@EITHER_SIDE
def test_the_set_up_goes_on_from_where_it_stopped(seats: int, side: str):
    """[SIN-2.2] Start, track, strips of every seat in turn, deal: the JSON tells which is next."""
    match = tessera.new_game("sintra", seats=seats, side=side, seed=3)
    set_up = ["start 1", *map(str, match.moves[1 : 3 + seats])]
    typed_in = tessera.new_game("sintra", seats=seats, side=side, chance=False)
    for move in set_up:
        position = again(typed_in, typed_in.position)
        GAME.play(position, GAME.parse_move(move))
        typed_in.play(move)
        assert GAME.position_to_json(position) == GAME.position_to_json(typed_in.position)
    assert typed_in.to_act == 1


def test_a_joker_space_may_hold_any_colour():
    """[SIN-4.2f] A pane on a joker space keeps its own colour."""
    board = table(palace(strips="7b 1f 2f 3f 4f 5f 6f 0f", panes="og.y."), palace(), centre="p")
    assert board.panes(0, 1) == "og.y."


# ------------------------------------------------------------------ what cannot be set up


def good(**changes: Any) -> Json:
    """A position in round III, with something of everything."""
    mine = palace(panes="o.o.. ..... ..... b....", glass="- p - - - - - og", glazier=2, row=3)
    mine["strips"][7] = None
    board = table(mine, palace(), displays="ooyg pbbb", centre="oo", tower="ppg")
    return {**GAME.position_to_json(board.position), **changes}


def refusal_of(json: Json) -> str:
    box = GAME.read_components(None, {"side": "A"})
    with pytest.raises(InvalidPosition) as refusal:
        GAME.position_from_json(json, {"side": "A"}, box)
    assert refusal.value.code == "invalid-position"
    return str(refusal.value)


def test_the_position_that_is_spoilt_below_is_good():
    box = GAME.read_components(None, {"side": "A"})
    position = GAME.position_from_json(good(), {"side": "A"}, box)
    assert GAME.position_to_json(position) == good()


FAULTS_OF_THE_TABLE: dict[str, tuple[Json, str]] = {
    "one seat": ({"seats": [palace()]}, "there are 2 to 4 seats, not 1"),
    "five seats": ({"seats": [palace()] * 5}, "there are 2 to 4 seats, not 5"),
    "four displays": ({"displays": [""] * 4}, "2 seats use 5 displays"),
    "seven displays": ({"displays": [""] * 7}, "2 seats use 5 displays"),
    "an unknown colour on a display": (
        {"displays": ["oorr", "", "", "", ""]},
        "'oorr' names a colour that does not exist",
    ),
    "an unknown colour in the centre": (
        {"centre": "O"},
        "'O' names a colour that does not exist",
    ),
    "an unknown colour on the track": (
        {"round_track": "yob?"},
        "'yob?' names a colour that does not exist",
    ),
    "a display out of order": (
        {"displays": ["oogy", "pbbb", "", "", ""]},
        "panes are written in the order opybg",
    ),
    "the centre out of order": ({"centre": "po"}, "panes are written in the order opybg"),
    "five panes on a display": (
        {"displays": ["ooyyg", "pbbb", "", "", ""]},
        "a display holds at most 4 panes",
    ),
    "a third seat to act": ({"to_act": 2}, "there is no seat 2"),
    "a start seat from nowhere": ({"start_seat": 7}, "there is no seat 7"),
    "the marker at no seat": ({"start_marker": -1}, "there is no seat -1"),
    "round 0": ({"round": 0}, "there are 6 rounds"),
    "round 7": ({"round": 7}, "there are 6 rounds"),
    "over in round III": ({"to_act": None}, "the game ends with the last round"),
    "over with a pane on the track": (
        {"to_act": None, "round": 6, "round_track": "y"},
        "the game ends with the last round",
    ),
    "a track of two in round III": ({"round_track": "gy"}, "round and track disagree"),
    "no track in round III": ({"round_track": ""}, "round and track disagree"),
    "no track and a deal due": (
        {"round_track": "", "to_act": "chance"},
        "round and track disagree",
    ),
    "nothing to take": (
        {"displays": [""] * 5, "centre": ""},
        "the round is over when no pane is left to take",
    ),
    "a deal on full displays": ({"to_act": "chance"}, "a round ends when the last pane is taken"),
    "a deal while a seat has the marker": (
        {"to_act": "chance", "displays": [""] * 5, "centre": "", "start_marker": 1},
        "before a deal the start marker lies in the centre",
    ),
    "a bag without green": (
        {"bag": {"o": 1, "p": 1, "y": 1, "b": 1}},
        "bag and tower count every colour",
    ),
    "red in the tower": (
        {"tower": {"o": 0, "p": 2, "y": 0, "b": 0, "g": 1, "r": 0}},
        "bag and tower count every colour",
    ),
    "less than nothing in the bag": (
        {"bag": {"o": 20, "p": 20, "y": 20, "b": 20, "g": -1}},
        "bag and tower hold no less than 0 panes",
    ),
    "a pane too many": (
        {"tower": {"o": 0, "p": 2, "y": 0, "b": 0, "g": 2}},
        "there are 21 panes of 'g'",
    ),
    "a pane too few": ({"centre": "o"}, "there are 19 panes of 'o'"),
}


@pytest.mark.parametrize("fault", FAULTS_OF_THE_TABLE.values(), ids=FAULTS_OF_THE_TABLE.keys())
def test_a_fault_of_the_table_is_named(fault: tuple[Json, str]):
    changes, sentence = fault
    assert refusal_of(good(**changes)) == sentence


FAULTS_OF_A_SEAT: dict[str, tuple[str, Any, str]] = {
    "a row above the top": ("broken_row", -1, "seat 0: no such row of broken glass"),
    "the marker left on the bottom row": ("broken_row", 8, "seat 0: no such row of broken glass"),
    "glazier at window 0": ("glazier", 0, "seat 0: there is no window 0"),
    "glazier at window 9": ("glazier", 9, "seat 0: there is no window 9"),
    "points lost below 0": ("points_lost", -1, "seat 0: points lost are 0 or more"),
    "points lost beyond reason": ("points_lost", 10**6, "seat 0: points lost are 0 or more"),
    "a score beyond reason": ("score", 10**6, "seat 0: the score is out of all proportion"),
    "a score below reason": ("score", -(10**6), "seat 0: the score is out of all proportion"),
    "seven strips": (
        "strips",
        [None] * 7,
        "seat 0: there are 8 windows with a strip or null above each",
    ),
    "nine windows": (
        "windows",
        [""] * 9,
        "seat 0: there are 8 windows with a strip or null above each",
    ),
    "three panes in a window": (
        "windows",
        ["opy"] + [""] * 7,
        "seat 0, window 1: 'opy' is no glass",
    ),
    "an unknown colour in a window": (
        "windows",
        ["?"] + [""] * 7,
        "seat 0, window 1: '?' is no glass",
    ),
    "a strip above a complete window": (
        "windows",
        ["", "pp"] + [""] * 6,
        "seat 0, window 2: the strip is removed when the window is complete",
    ),
    "no strip above a window with one pane": (
        "windows",
        [""] * 7 + ["o"],
        "seat 0, window 8: a strip lies above until the window is complete",
    ),
}


@pytest.mark.parametrize("fault", FAULTS_OF_A_SEAT.values(), ids=FAULTS_OF_A_SEAT.keys())
def test_a_fault_of_a_seat_is_named(fault: tuple[str, Any, str]):
    field, value, sentence = fault
    json = good()
    json["seats"][0][field] = value
    assert refusal_of(json) == sentence


FAULTS_OF_A_STRIP: dict[str, tuple[Json, str]] = {
    "strip 8": ({"strip": 8}, "seat 1, window 3: there is no strip 8"),
    "strip -1": ({"strip": -1}, "seat 1, window 3: there is no strip -1"),
    "a strip twice": ({"strip": 5}, "seat 1: a strip lies in two windows"),
    "four spaces": ({"panes": "y.y."}, "seat 1, window 3: a strip has 5 spaces"),
    "six spaces": ({"panes": "......"}, "seat 1, window 3: a strip has 5 spaces"),
    "a full strip": ({"panes": "ygygy"}, "seat 1, window 3: a full strip is completed at once"),
    "pink on yellow": ({"panes": "p...."}, "seat 1, window 3: 'p' does not lie on 'y'"),
    "an unknown colour": ({"panes": "r...."}, "seat 1, window 3: 'r' does not lie on 'y'"),
    "the wrong side up": (
        {"side": "back", "panes": "yg..."},
        "seat 1, window 3: 'y' does not lie on 'g'",
    ),
}


@pytest.mark.parametrize("fault", FAULTS_OF_A_STRIP.values(), ids=FAULTS_OF_A_STRIP.keys())
def test_a_fault_of_a_strip_is_named(fault: tuple[Json, str]):
    changes, sentence = fault
    json = good()
    json["seats"][1]["strips"][2].update(changes)
    assert refusal_of(json) == sentence


def test_a_joker_sign_is_no_pane():
    """[SIN-4.2f] A joker is printed on a space, it is not a pane."""
    json = good()
    json["seats"][1]["strips"][7] = {"strip": 7, "side": "back", "panes": ".?..."}
    assert refusal_of(json) == "seat 1, window 8: '?' does not lie on '?'"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"round": "3"}, "Expected `int`, got `str` - at `$.round`"),
        ({"round": True}, "Expected `int`, got `bool` - at `$.round`"),
        ({"to_act": "nobody"}, "Invalid enum value 'nobody' - at `$.to_act`"),
        ({"to_act": 0.5}, "`float` - at `$.to_act`"),
        ({"start_marker": None}, "`null` - at `$.start_marker`"),
        ({"displays": "oooo"}, "Expected `array`, got `str` - at `$.displays`"),
        ({"bag": [1, 2, 3, 4, 5]}, "Expected `object`, got `array` - at `$.bag`"),
        ({"seed": 7}, "Object contains unknown field `seed`"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_value_of_another_kind_is_named_with_its_place(changes: Json, reason: str):
    sentence = refusal_of(good(**changes))
    assert sentence.startswith("this is not a position of Sintra: ")
    assert sentence.endswith(reason)


@pytest.mark.parametrize("field", good().keys())
def test_nothing_may_be_missing(field: str):
    json = good()
    del json[field]
    assert refusal_of(json).endswith(f"Object missing required field `{field}`")


@pytest.mark.parametrize("field", good()["seats"][0].keys())
def test_nothing_of_a_seat_may_be_missing(field: str):
    json = good()
    del json["seats"][1][field]
    sentence = refusal_of(json)
    assert sentence.endswith(f"Object missing required field `{field}` - at `$.seats[1]`")


# ------------------------------------------------------------------ half set up


def half_set_up(*moves: str) -> Json:
    match = tessera.new_game("sintra", chance=False)
    for move in moves:
        match.play(move)
    return GAME.position_to_json(match.position)


ROW = "0f 1f 2f 3f 4f 5f 6f 7f"


@pytest.mark.parametrize("spoil", ["the second seat first", "three strips of a row"])
def test_strips_are_laid_row_by_row(spoil: str):
    """[SIN-2.2] Each seat lays all its strips; seats do it in turn."""
    json = half_set_up("start 1", "track yobpgy", f"strips 0 {ROW}")
    if spoil == "the second seat first":
        json["seats"].reverse()
    else:
        json["seats"][0]["strips"][3:] = [None] * 5
    refusal_of(json)


@pytest.mark.parametrize("moves", [[], ["start 1"], ["start 1", "track yobpgy"]], ids=len)
def test_nothing_is_taken_before_the_deal(moves: list[str]):
    json = half_set_up(*moves)
    json["to_act"] = 1
    assert refusal_of(json) in (
        "round and track disagree",
        "the round is over when no pane is left to take",
    )
