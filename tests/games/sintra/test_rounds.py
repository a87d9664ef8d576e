"""Sections 7 and 8: the end of a round, the end of the game."""

from __future__ import annotations

from collections import Counter

import pytest

from tessera.games.sintra import GAME
from tessera.kernel.errors import IllegalMove
from tessera.kernel.values import Json
from tests.games.sintra.board import Board, palace, table

# ------------------------------------------------------------------ the end of a round


def test_the_round_tracks_top_pane_goes_into_the_tower():
    """[SIN-7.1] And the round number rises."""
    board = table(palace(), palace(), displays="oo", track="ybgo", game_round=3).play("1o1")
    assert board.round_track == "bgo"
    assert board.tower["y"] == 1
    assert board.round == 4


def before_deal(tower: str) -> Board:
    """A table whose bag holds what is not drawn, before round 4 is dealt."""
    return table(palace(), palace(), to_act="chance", game_round=4, track="bgo", tower=tower)


def all_but(bag: str) -> str:
    """Tower contents that leave exactly these panes in the bag, with the track bgo."""
    left = {letter: 20 - bag.count(letter) - "bgo".count(letter) for letter in "opybg"}
    return "".join(letter * count for letter, count in left.items())


def test_every_display_is_filled_with_4_panes_from_the_bag():
    """[SIN-7.2] The bag has enough, so the tower stays."""
    board = before_deal(tower="oooo").play("deal oopp/yybb/gggg/oopp/yybb")
    assert board.displays == ["oopp", "yybb", "gggg", "oopp", "yybb"]
    assert board.tower["o"] == 4
    assert board.to_act == 0


def test_when_the_bag_runs_dry_the_tower_is_poured_in_and_filling_goes_on():
    """[SIN-7.2] In the middle of display 2."""
    board = before_deal(tower=all_but("ooooop")).play("deal oooo/opyy/ppyy/ppyy/bbgg")
    assert sum(board.tower.values()) == 0
    assert sum(board.bag.values()) == 100 - 3 - 20


def test_the_tower_is_not_poured_before_a_pane_must_be_drawn():
    """[SIN-7.2] The bag ends exactly with the last display."""
    board = before_deal(tower=all_but("oooo" * 2 + "pppp" * 2 + "yyyy"))
    after = board.play("deal oooo/oooo/pppp/pppp/yyyy")
    assert sum(after.bag.values()) == 0
    assert sum(after.tower.values()) == 100 - 3 - 20


def test_what_is_left_in_the_bag_comes_out_first():
    """[SIN-7.2] The tower alone cannot fill display 1."""
    with pytest.raises(IllegalMove, match=r"SIN-7\.2"):
        before_deal(tower=all_but("oop")).play("deal pyyy/ooyy/ppyy/ppyy/bbgg")


def test_displays_are_filled_by_number():
    """[SIN-7.2] The bag's panes lie on the first displays."""
    with pytest.raises(IllegalMove, match=r"SIN-7\.2"):
        before_deal(tower=all_but("oooopp")).play("deal oopp/yyyy/oobb/ppyy/bbgg")


@pytest.fixture(name="short")
def short_fixture() -> Board:
    """Before the sixth round four seats hold so many panes that 7 are left, in the tower."""
    tower = "opybbgg"
    to_lay = Counter(dict.fromkeys("opybg", 20)) - Counter(tower) - Counter("o")
    seats: list[Json] = []
    for _ in range(4):
        words = [
            _lay(word, to_lay)
            for word in ["oyoy.", "pbpb.", "ygyg.", "bobo.", "gpgp.", "opbp.", "pygy.", "goyo."]
        ]
        seats.append(palace(panes=" ".join(words)))
    assert to_lay.total() == 0
    return table(*seats, to_act="chance", game_round=6, track="o", tower=tower)


def _lay(strip: str, to_lay: Counter[str]) -> str:
    """As many panes of the strip as are still to be laid."""
    panes = ""
    for pane in strip:
        panes += pane if to_lay[pane] else "."
        to_lay[pane] -= bool(to_lay[pane])
    return panes


def test_with_too_few_panes_the_last_displays_stay_empty(short: Board):
    """[SIN-7.3] The round starts with what there is."""
    after = short.play("deal opyb/bgg///////")
    assert after.displays == ["opyb", "bgg"] + [""] * 7
    assert after.to_act == 0
    assert sum(after.bag.values()) == sum(after.tower.values()) == 0


def test_a_short_deal_leaves_no_pane_behind(short: Board):
    """[SIN-7.3] Everything there is must lie on the displays."""
    with pytest.raises(IllegalMove, match=r"SIN-7\.3"):
        short.play("deal opyb/bg///////")


def test_whoever_took_the_marker_starts_the_next_round():
    """[SIN-7.4] Not who started this one."""
    board = table(palace(), palace(), centre="o", start_seat=0, to_act=1).play("co1")
    assert board.start_seat == 1
    assert board.play("deal oopp/yybb/gggg/oopp/yybb").to_act == 1


def test_if_nobody_took_the_marker_the_same_seat_starts_again():
    """[SIN-7.4] Nothing ever reached the centre."""
    board = table(palace(), palace(), palace(), displays="oo", start_seat=2, to_act=1).play("1o1")
    assert board.start_seat == 2


# ------------------------------------------------------------------ the end of the game


def at_the_end(*seats: Json, side: str = "A") -> Board:
    """The game's last move: seat 0 breaks the last pane, which costs it one row."""
    return table(*seats, displays="g", game_round=6, track="y", side=side).play("1gx")


NO_GREEN = "7f 1f 2f 4f 5f 6f 3f 0f"  # the last two have no room for green


def final(panes: str = "", glass: str = "", row: int = 0, side: str = "A") -> Json:
    """Seat 1 at the end of the game: it did not make the last move."""
    strips = NO_GREEN.split()
    for window, word in enumerate(glass.split()):
        if len(word) == 2:
            strips[window] = "-"
    seat = palace(strips=" ".join(strips), panes=panes, glass=glass, row=row)
    mover = palace(strips=NO_GREEN, glazier=8)
    return at_the_end(mover, seat, side=side).seat(1)


def test_7_panes_on_strips_bring_2_points():
    """[SIN-8.1] The rulebook's example, over all strips."""
    assert final(panes="goy.. pb... yg...")["score"] == 2


@pytest.mark.parametrize(("panes", "points"), [("go...", 0), ("goy..", 1), ("goyo. p....", 1)])
def test_every_3_panes_count_over_all_strips(panes: str, points: int):
    """[SIN-8.1] 2, 3 and 5 panes."""
    assert final(panes=panes)["score"] == points


def test_row_8_costs_8_points():
    """[SIN-8.2] The rulebook's example; it counts as points lost."""
    seat = final(row=5)
    assert (seat["score"], seat["points_lost"]) == (-8, 8)


def test_two_ornaments_with_4_panes_and_the_last_with_2_bring_23_points():
    """[SIN-8.3a] The rulebook's example."""
    assert final(glass="oo op yb bg - - o p")["score"] == 23


@pytest.mark.parametrize(
    ("glass", "points"),
    [
        ("o", 0),
        ("oo", 3),
        ("o p", 3),
        ("oo p", 6),
        ("oo pp", 10),
        ("- o p", 0),  # windows 2 and 3 belong to different ornaments
        ("- - - - - - oo p", 6),
    ],
)
def test_an_ornament_counts_the_panes_in_its_four_frames(glass: str, points: int):
    """[SIN-8.3a] 1 or 0: none; 2: 3; 3: 6; 4: 10."""
    assert final(glass=glass)["score"] == points


def test_4_complete_windows_and_5_orange_panes_bring_20_points():
    """[SIN-8.3b] The rulebook's example."""
    assert final(glass="oo op yb og o", side="B")["score"] == 20


@pytest.mark.parametrize(
    ("glass", "points"),
    [("o p y b g o p", 0), ("oo p p p", 3), ("pp pp oo", 12), ("go og", 4)],
)
def test_side_b_multiplies_the_best_colour_with_complete_windows(glass: str, points: int):
    """[SIN-8.3b] The engine takes the best colour; glazed windows are not complete."""
    assert final(glass=glass, side="B")["score"] == points


def outcome(*seats: Json) -> tuple[list[int], str]:
    """Who wins when these seats come to the end; seat 0 loses a row to its last move."""
    result = GAME.outcome(
        at_the_end(palace(strips=NO_GREEN, glazier=8, score=-50), *seats).position
    )
    assert result is not None
    return result.winners, result.reason


def test_most_points_win():
    """[SIN-8.4] Simply."""
    assert outcome(palace(score=7), palace(score=9)) == ([2], "most-points")


def test_in_a_tie_fewer_points_lost_on_broken_glass_win():
    """[SIN-8.4] The final row counts."""
    assert outcome(palace(score=9), palace(score=10, row=1)) == ([1], "fewer-points-lost")


def test_every_18_lost_during_the_game_counts_too():
    """[SIN-8.4] Lost on the way, won back since."""
    assert outcome(palace(score=9, lost=18), palace(score=10, row=1)) == ([2], "fewer-points-lost")


def test_still_tied_they_share_the_victory():
    """[SIN-8.4] Two of three."""
    assert outcome(palace(score=9), palace(score=9)) == ([1, 2], "shared-victory")


def test_a_seat_behind_on_points_does_not_share():
    """[SIN-8.4] However little it lost."""
    assert outcome(palace(score=8), palace(score=9), palace(score=11, row=2))[0] == [2]


def test_the_end_position_says_who_had_the_marker_and_nobody_is_to_act():
    """[SIN-7.1] Round 6, nothing on the track, the last pane of it in the tower."""
    end = at_the_end(palace(strips=NO_GREEN, glazier=8), palace())
    assert (end.to_act, end.round, end.round_track) == (None, 6, "")
    assert end.tower["y"] == 1
