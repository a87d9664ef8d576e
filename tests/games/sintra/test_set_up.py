"""Sections 1 and 2: what is in the box, and how the table is set."""

from __future__ import annotations

from collections import Counter

import pytest

import tessera
from tessera.games.sintra import GAME, drawing
from tessera.games.sintra.engine.state import POSITION
from tessera.kernel.engine.chance import CHANCE
from tessera.kernel.values import Json
from tests.games.sintra.board import LETTERS, Board, palace, started, table

SEATS = [2, 3, 4]


def panes_everywhere(position: object) -> Counter[str]:
    """Every pane of a position by its colour, wherever it is."""
    json = GAME.position_to_json(position)
    count: Counter[str] = Counter("".join(json["displays"]) + json["centre"] + json["round_track"])
    count.update(json["bag"])
    count.update(json["tower"])
    for seat in json["seats"]:
        count.update("".join(seat["windows"]))
        count.update("".join(s["panes"].replace(".", "") for s in seat["strips"] if s))
    return count


@pytest.mark.parametrize("seats", SEATS)
def test_there_are_20_panes_of_each_of_5_colours(seats: int):
    """[SIN-1.1] From the empty table on."""
    match = tessera.new_game("sintra", seats=seats, chance=False)
    assert panes_everywhere(match.position) == dict.fromkeys(LETTERS, 20)
    assert panes_everywhere(started(seats).position) == dict.fromkeys(LETTERS, 20)


def test_every_colour_has_a_shape_of_its_own():
    """[SIN-1.1] On panes and on spaces, and no two look alike."""
    assert {*LETTERS.upper(), *LETTERS, "?"} <= drawing.SHAPES.keys()
    assert len({*drawing.SHAPES.values()}) == len(drawing.SHAPES)


def test_there_are_never_more_than_9_displays():
    """[SIN-1.2] One bag, one tower, one start marker beside them."""
    json = GAME.position_to_json(started(4).position)
    assert len(json["displays"]) == 9
    assert json["start_marker"] == "centre"
    assert {*json} >= {"bag", "tower"}


def test_all_seats_have_the_same_8_two_sided_strips():
    """[SIN-1.3] And 8 windows each, with two frames."""
    for seat in GAME.position_to_json(started(4).position)["seats"]:
        assert sorted(strip["strip"] for strip in seat["strips"]) == list(range(8))
        assert seat["windows"] == [""] * 8


def test_one_strip_has_a_side_with_2_jokers():
    """[SIN-1.3] Exactly one."""
    strips = GAME.read_components(None, {"side": "A"})["strips"]
    jokers = [side.count("?") for strip in strips for side in strip.values()]
    assert sorted(jokers) == [0] * 15 + [2]


def test_scores_and_markers_begin_at_0():
    """[SIN-1.4] The broken-glass track has 9 rows from 0 to 18 points lost."""
    for seat in GAME.position_to_json(started(3).position)["seats"]:
        assert (seat["score"], seat["broken_row"], seat["points_lost"]) == (0, 0, 0)
    track = GAME.read_components(None, {"side": "A"})["broken_glass"]
    assert track == [0, 1, 2, 4, 6, 8, 11, 14, 18]


def test_what_is_printed_travels_with_the_position():
    """[SIN-1.5] Two boxes side by side: the same completed strip, other points."""
    ours = GAME.read_components(None, {"side": "A"})
    dear = ours | {"palace": [50, 0, 0, 0, 0, 0, 0, 0]}

    def points(components: Json) -> int:
        seat = palace(panes="oyoy.")
        board = table(seat, palace(), displays="oppg", components=components)
        return board.play("1o1=o").seat(0)["score"]

    assert (points(ours), points(dear)) == (3 + 4 - 3, 50)


def test_a_position_is_at_most_1_kib():
    """Copying a position is copying bytes, so there are few."""
    assert POSITION.itemsize <= 1024


@pytest.mark.parametrize(("seats", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_seats_decide_how_many_displays_are_used(seats: int, displays: int):
    """[SIN-2.1] 5, 7 or 9."""
    assert len(GAME.position_to_json(started(seats).position)["displays"]) == displays


def test_all_seats_use_the_same_palace_side():
    """[SIN-2.1] The side belongs to the table."""
    assert started(side="B").view(0) != started(side="A").view(0)
    assert started(side="B").options == {"side": "B"}


def test_strips_are_shuffled_and_either_side_may_lie_up():
    """[SIN-2.2] Over many games every strip is met above every window, on both sides."""
    met = {
        (window, strip["strip"], strip["side"])
        for seed in range(60)
        for seat in GAME.position_to_json(started(4, seed=seed).position)["seats"]
        for window, strip in enumerate(seat["strips"])
    }
    joker_side = (7, "back")
    every = {(w, s, side) for w in range(8) for s in range(8) for side in ("front", "back")}
    assert met == {one for one in every if one[1:] != joker_side}


def test_every_glazier_starts_above_the_leftmost_strip():
    """[SIN-2.3] Window 1."""
    assert [s["glazier"] for s in GAME.position_to_json(started(4).position)["seats"]] == [1] * 4


@pytest.mark.parametrize("seats", SEATS)
def test_the_start_seat_is_drawn(seats: int):
    """[SIN-2.4] Each seat starts some games, and the start seat takes the first turn."""
    starts = {
        GAME.position_to_json(match.position)["start_seat"]
        for match in (started(seats, seed=seed) for seed in range(40))
        if match.to_act == GAME.position_to_json(match.position)["start_seat"]
    }
    assert starts == set(range(seats))


def test_a_table_may_name_the_start_seat():
    """[SIN-2.4] By typing the chance move in."""
    match = tessera.new_game("sintra", seats=3, chance=False)
    match.play("start 2")
    assert GAME.position_to_json(match.position)["start_seat"] == 2
    assert match.to_act == CHANCE


def test_the_round_track_shows_each_colour_once_from_ii_on():
    """[SIN-2.5] And any colour on I; the 6 panes come out of the 100."""
    tracks = [GAME.position_to_json(started(seed=seed).position) for seed in range(60)]
    assert all(sorted(json["round_track"][1:]) == sorted(LETTERS) for json in tracks)
    assert {json["round_track"][0] for json in tracks} == set(LETTERS)
    assert len({json["round_track"][1:] for json in tracks}) > 30
    assert all(sum(json["bag"].values()) == 100 - 6 - 20 for json in tracks)


@pytest.mark.parametrize("seats", SEATS)
def test_every_display_gets_4_panes(seats: int):
    """[SIN-2.6] From the bag; nothing lies in the centre."""
    json = GAME.position_to_json(started(seats).position)
    assert {len(display) for display in json["displays"]} == {4}
    assert json["centre"] == ""
    assert sum(json["bag"].values()) == 94 - 4 * len(json["displays"])


def test_every_pane_in_the_bag_is_as_likely_as_the_others():
    """[SIN-2.6] Over many deals the colours come up alike."""
    dealt: Counter[str] = Counter()
    for seed in range(150):
        dealt.update("".join(GAME.position_to_json(started(4, seed=seed).position)["displays"]))
    assert all(0.18 < dealt[letter] / dealt.total() < 0.22 for letter in LETTERS)


def test_set_up_is_chance_moves_in_a_fixed_order():
    """[SIN-2.4, SIN-2.5, SIN-2.2, SIN-2.6] So a record needs no seed."""
    kinds = [str(move).split()[0] for move in started(3).moves]
    assert kinds == ["start", "track", "strips", "strips", "strips", "deal"]


def test_the_table_is_empty_before_anything_is_drawn():
    """[SIN-2] All panes in the bag, no strips, nothing on the tracks."""
    board = Board(
        tessera.new_game("sintra", seats=2, chance=False).position, components={}, side="A"
    )
    assert (board.round, board.to_act, board.round_track) == (1, "chance", "")
    assert board.displays == [""] * 5
    assert board.seat(0)["strips"] == [None] * 8
