"""Positions that cannot be set up: each fault is named, and nothing else ever escapes."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.games.fairytile import GAME
from tessera.kernel.errors import InvalidPosition
from tessera.kernel.values import Json

from .boxes import (
    BOX,
    REGULAR,
    changed,
    described,
    page_that,
    position_of,
    stuck_box,
    without,
)


def good() -> Json:
    """A position with something of everything: seat 0 has told page 36 and may use magic."""
    json = described(3, hands=[36, 35, 34], laid="7/1 2,1,3", start=1)
    json.update(to_act=0, adventure=2, recounted=True)
    seat = json["seats"][0]
    seat.update(story=[36], hand=seat["book"][0], book=seat["book"][1:], magic=True)
    return json


def over() -> Json:
    """A position in which seat 0 has won."""
    json = described(3, changes={"to_act": None})
    seat = json["seats"][0]
    seat.update(story=[seat["hand"], *seat["book"]], hand=None, book=[])
    return json


def setting_up() -> Json:
    """The start tiles lie, the others are stacked, one of three seats has its pages."""
    json = described(3, changes={"to_act": "chance"})
    for seat in json["seats"][1:]:
        seat.update(hand=None, book=[])
    return json


def not_told() -> Json:
    """A page is said to be told in this turn, but no story has one."""
    json = {**described(3), "adventure": 2, "recounted": True}
    return changed(json, "seats", 0, "magic", to=True)


def with_two_winners() -> Json:
    """All pages of two seats are told."""
    json = over()
    seat = json["seats"][1]
    seat.update(story=[seat["hand"], *seat["book"]], hand=None, book=[])
    return json


def stuck(*hands: int) -> Json:
    """No tile can be laid, so that some hands are impossible."""
    stack = "12/0 3/0 7/1 1/0 9/1 4/0 10/0 2/1 6/0 11/1 5/0 8/1"
    return described(hands=hands, stack=stack, box=stuck_box())


def refusal_of(json: Any, box: Json = BOX) -> str:
    with pytest.raises(InvalidPosition) as refusal:
        position_of(json, box)
    assert refusal.value.code == "invalid-position"
    return str(refusal.value)


@pytest.mark.parametrize("json", [good(), over(), setting_up()], ids=["good", "over", "setting up"])
def test_the_positions_that_are_spoilt_below_are_good(json: Json):
    assert GAME.position_to_json(GAME.position_from_json(json, {}, BOX)) == json


# ------------------------------------------------------------------ the kingdom

TWICE = "a tile is there twice"
BEGINS = "the kingdom begins with P, K, D"
CORNERS = "the start tiles do not lie with their corners meeting"
SEVEN = {"tile": "7", "face": 1}
START_TILES = good()["kingdom"][:3]
Fault = tuple[Json, str]


def with_tile_at(q: int, r: int, rotation: int) -> Json:
    """Tile 7 elsewhere."""
    on_hex = {"q": q, "r": r, "rotation": rotation}
    return {**good(), "kingdom": [*START_TILES, {**SEVEN, **on_hex}]}


FAULTS_OF_THE_KINGDOM: dict[str, Fault] = {
    "a tile twice in the stack": (changed(good(), "stack", 1, to=good()["stack"][0]), TWICE),
    "a tile laid and stacked": (changed(good(), "stack", 0, "tile", to="7"), TWICE),
    "a tile laid twice": (changed(good(), "kingdom", 3, "tile", to="P"), TWICE),
    "an unknown tile laid": (
        changed(good(), "kingdom", 3, "tile", to="13"),
        "there is no tile '13' with a face 1",
    ),
    "an unknown tile in the stack": (
        changed(good(), "stack", 0, "tile", to="p"),
        "there is no tile 'p' with a face 0",
    ),
    "face 2": (changed(good(), "kingdom", 3, "face", to=2), "there is no tile '7' with a face 2"),
    "face -1": (changed(good(), "stack", 0, "face", to=-1), "there is no tile '3' with a face -1"),
    "a tile on others": (with_tile_at(0, 0, 3), "tile 7 at 0,0,3 does not fit"),
    "a tile that touches nothing": (with_tile_at(9, 1, 3), "tile 7 at 9,1,3 does not fit"),
    "a tile that touches with one edge": (with_tile_at(2, 0, 0), "tile 7 at 2,0,0 does not fit"),
    "a river broken off": (with_tile_at(1, 1, 0), "tile 7 at 1,1,0 does not fit"),
    "a tile far away": (with_tile_at(0, 32, 0), "tile 7 at 0,32,0 lies beyond any kingdom"),
    "a rotation of 6": (with_tile_at(2, 1, 6), "tile 7 at 2,1,6 lies beyond any kingdom"),
    "no start tiles": ({**good(), "kingdom": good()["kingdom"][3:]}, BEGINS),
    "two start tiles": ({**good(), "kingdom": START_TILES[:2]}, BEGINS),
    "start tiles in another order": ({**good(), "kingdom": START_TILES[::-1]}, BEGINS),
    "a start tile elsewhere": (changed(good(), "kingdom", 1, "q", to=1), CORNERS),
    "a start tile rotated": (changed(good(), "kingdom", 2, "rotation", to=0), CORNERS),
    "the first start tile rotated": (changed(good(), "kingdom", 0, "rotation", to=1), CORNERS),
    "a tile missing": (without(good(), "stack", 0), "there are 15 tiles, not 14"),
    "no stack": ({**good(), "stack": []}, "there are 15 tiles, not 4"),
    "the Princess beside the kingdom": (
        changed(good(), "characters", "princess", to=[5, 5]),
        "the princess stands on 5,5, where no tile lies",
    ),
    "the Dragon far away": (
        changed(good(), "characters", "dragon", to=[10**30, 0]),
        "Expected `int` <= 1000000",
    ),
    "no Knight": (without(good(), "characters", "knight"), "there are princess, knight, dragon"),
    "a fourth character": (
        changed(good(), "characters", "witch", to=[0, 0]),
        "there are princess, knight, dragon",
    ),
    "no characters": (
        {**good(), "characters": None},
        "characters stand on a kingdom, and only so",
    ),
    "characters on nothing": (
        {**good(), "kingdom": [], "stack": []},
        "characters stand on a kingdom, and only so",
    ),
    "no seats": ({**good(), "seats": []}, "there are 2 to 4 seats, not 0"),
    "all tiles in the stack": (
        {
            **setting_up(),
            "kingdom": [],
            "characters": None,
            "stack": [{"tile": tile, "face": 0} for tile in ["P", "K", "D", *REGULAR]],
        },
        "",
    ),
}


@pytest.mark.parametrize("fault", FAULTS_OF_THE_KINGDOM.values(), ids=FAULTS_OF_THE_KINGDOM.keys())
def test_a_fault_of_the_kingdom_is_named(fault: Fault):
    """[FT-2.1, FT-5.1, FT-5.2] Tiles lie as they could have been laid, once each."""
    json, sentence = fault
    assert sentence in refusal_of(json)


# ------------------------------------------------------------------ pages and turns

FAULTS_OF_PAGES: dict[str, Fault] = {
    "a page missing": (
        without(good(), "seats", 1, "book", 0),
        "seat 1 has 11 pages, not 12",
    ),
    "a page too many": (
        changed(good(), "seats", 2, "story", to=[36]),
        "seat 2 has 13 pages, not 12",
    ),
    "a page with two seats": (changed(good(), "seats", 1, "hand", to=36), "a page is there twice"),
    "a page in hand and book": (
        changed(good(), "seats", 1, "book", 0, to=35),
        "a page is there twice",
    ),
    "a page told and not": (
        changed(good(), "seats", 0, "book", 3, to=36),
        "a page is there twice",
    ),
    "page 37": (changed(good(), "seats", 1, "hand", to=37), "pages have numbers from 1 to 36"),
    "page 0 in a book": (
        changed(good(), "seats", 1, "book", 5, to=0),
        "pages have numbers from 1 to 36",
    ),
    "page -1": (changed(good(), "seats", 0, "story", 0, to=-1), "pages have numbers from 1 to 36"),
    "page 300 in hand": (
        changed(good(), "seats", 1, "hand", to=300),
        "pages have numbers from 1 to 36",
    ),
    "page 300 in a book": (
        changed(good(), "seats", 1, "book", 0, to=300),
        "pages have numbers from 1 to 36",
    ),
    "a huge page in a story": (
        changed(good(), "seats", 0, "story", 0, to=10**30),
        "Expected `int` <= 1000000",
    ),
    "a book and no hand": (
        changed(changed(good(), "seats", 1, "story", to=[35]), "seats", 1, "hand", to=None),
        "seat 1 has a book but no page in hand",
    ),
    "a seat without pages": (
        {**good(), "seats": [*good()["seats"][:2], setting_up()["seats"][2]]},
        "seat 2 has no pages",
    ),
    "one seat": ({**good(), "seats": good()["seats"][:1]}, "there are 2 to 4 seats, not 1"),
    "five seats": ({**good(), "seats": [*good()["seats"], *good()["seats"][:2]]}, "not 5"),
    "a fourth seat to act": ({**good(), "to_act": 3}, "there is no seat 3"),
    "seat -1 to act": ({**good(), "to_act": -1}, "there is no seat -1"),
    "a start seat from nowhere": ({**good(), "start_seat": 7}, "there is no seat 7"),
    "adventure 0": ({**good(), "adventure": 0}, "the adventure about to be made is 1 or 2"),
    "adventure 3": ({**good(), "adventure": 3}, "the adventure about to be made is 1 or 2"),
    "adventure 2 without magic": (
        changed(good(), "seats", 0, "magic", to=False),
        "a second adventure needs the magic",
    ),
    "a page told before the first adventure": (
        {**good(), "adventure": 1},
        "a page is told after an adventure",
    ),
    "a page told and none in the story": (not_told(), ""),
    "nobody to act though nobody won": (
        {**good(), "to_act": None},
        "the game ends with a win or with all out",
    ),
    "a seat to act though one has won": (
        {**over(), "to_act": 1},
        "the game ends with a win or with all out",
    ),
    "two winners": (
        with_two_winners(),
        "the game ends with the first seat that has told everything",
    ),
    "a second adventure after the end": ({**over(), "adventure": 2}, "the game is over"),
    "a winner who is out": (changed(over(), "seats", 0, "out", to=True), ""),
    "a loser who is out of an unfinished kingdom": (
        changed(over(), "seats", 1, "out", to=True),
        "",
    ),
    "out while tiles can be laid": (
        changed(good(), "seats", 1, "out", to=True),
        "seat 1 can go on and is not out",
    ),
    "the seat to act is out": (
        changed(good(), "seats", 0, "out", to=True),
        "seat 0 is out and cannot act",
    ),
}


@pytest.mark.parametrize("fault", FAULTS_OF_PAGES.values(), ids=FAULTS_OF_PAGES.keys())
def test_a_fault_of_pages_and_turns_is_named(fault: Fault):
    """[FT-2.5, FT-3.3, FT-6.2, FT-8.1] Even shares, and a turn that can have come about."""
    json, sentence = fault
    assert sentence in refusal_of(json)


# ------------------------------------------------------------------ who is out


def possible_and_impossible_page() -> tuple[int, int]:
    """A page that can be told on the start tiles alone, and one that cannot."""
    castle = page_that(kind="visits", who="princess", where="castle")
    return castle, page_that(kind="visits", who="princess", where="long river")


def test_whoever_holds_an_impossible_page_is_out():
    """[FT-8.2] The page in hand decides, and nothing else."""
    possible, impossible = possible_and_impossible_page()
    json = stuck(possible, impossible)
    assert [seat["out"] for seat in json["seats"]] == [False, True]
    sentence = refusal_of(changed(json, "seats", 1, "out", to=False), stuck_box())
    assert sentence == "seat 1 is out: its page is impossible"


def test_whoever_holds_a_possible_page_is_not_out():
    """[FT-8.2] The others play on."""
    possible, impossible = possible_and_impossible_page()
    json = changed({**stuck(impossible, possible), "to_act": 1}, "seats", 1, "out", to=True)
    assert refusal_of({**json, "to_act": None}, stuck_box()) == "seat 1 can go on and is not out"
    assert refusal_of(json, stuck_box()) == "the game ends with a win or with all out"


def test_when_all_are_out_nobody_is_to_act():
    """[FT-8.2] The never-ending story."""
    impossible = possible_and_impossible_page()[1]
    other = page_that(kind="visits", who="knight", where="long river")
    json = stuck(impossible, other)
    assert json["to_act"] is None
    sentence = "the game ends with a win or with all out"
    assert refusal_of({**json, "to_act": 0}, stuck_box()) == sentence


# ------------------------------------------------------------------ half set up

NOTHING_PLAYED = "nothing is played before all pages are dealt"
NO_PAGES = {**setting_up()["seats"][1]}
FAULTS_OF_THE_SET_UP: dict[str, Fault] = {
    "magic": (changed(setting_up(), "seats", 0, "magic", to=True), NOTHING_PLAYED),
    "out": (changed(setting_up(), "seats", 1, "out", to=True), NOTHING_PLAYED),
    "adventure 2": ({**setting_up(), "adventure": 2}, NOTHING_PLAYED),
    "a page told": ({**setting_up(), "recounted": True}, NOTHING_PLAYED),
    "the second seat first": (
        {**setting_up(), "seats": [NO_PAGES, setting_up()["seats"][0], NO_PAGES]},
        "the seats get their pages one after another",
    ),
    "all pages dealt": (
        {**described(3), "to_act": "chance"},
        "once all pages are dealt a seat is to act",
    ),
    "a tile laid": (
        {**setting_up(), "kingdom": good()["kingdom"], "stack": good()["stack"]},
        "only start tiles lie before all pages are dealt",
    ),
    "a tile laid and none stacked": (
        {**setting_up(), "seats": [NO_PAGES] * 3, "kingdom": good()["kingdom"], "stack": []},
        "tiles are laid once every seat has its pages",
    ),
    "pages before the stack": ({**setting_up(), "stack": []}, "there are 15 tiles, not 3"),
    "a seat to act too early": ({**setting_up(), "to_act": 0}, "seat 1 has no pages"),
    "a start seat that is not there": ({**setting_up(), "start_seat": 3}, "there is no seat 3"),
}


@pytest.mark.parametrize("fault", FAULTS_OF_THE_SET_UP.values(), ids=FAULTS_OF_THE_SET_UP.keys())
def test_a_fault_of_the_set_up_is_named(fault: Fault):
    """[FT-2.3, FT-2.5] The tiles are stacked, then the pages dealt seat by seat."""
    json, sentence = fault
    assert refusal_of(json) == sentence
