"""Positions as JSON, both ways; positions that cannot be set up are in test_positions_refused."""

from __future__ import annotations

import json as json_text

import pytest

import tessera
from tessera.games.fairytile import GAME
from tessera.kernel.engine.chance import CHANCE, NOBODY
from tessera.kernel.match import Match
from tessera.kernel.position import Position
from tessera.kernel.values import Json

from .boxes import (
    BOX,
    REGULAR,
    again,
    dealt_by_hand,
    described,
    played,
    position_of,
    set_up_moves,
    some_games,
)

EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4])
GAMES_PLAYED = {
    f"{match.seats} seats, {match.ply} plies, {nth}": match
    for nth, match in enumerate(some_games())
}
EVERY_GAME = pytest.mark.parametrize("match", GAMES_PLAYED.values(), ids=GAMES_PLAYED.keys())


def written(position: Position) -> bytes:
    """All but which pages the seats have turned before: the JSON does not tell."""
    forgetful = position.copy()
    forgetful.turned[:] = 0
    return forgetful.tobytes()


# ------------------------------------------------------------------ both ways


@EVERY_GAME
def test_every_position_of_a_game_comes_back_the_same(match: Match):
    """To the byte, but for what seats remember: what follows from the kingdom is found anew."""
    for ply in range(match.ply + 1):
        position = match.position_at(ply)
        back = again(position, match.components)
        assert GAME.position_to_json(back) == GAME.position_to_json(position)
        if ply != 1:  # nothing in the JSON tells whether `start 0` is made
            assert written(back) == written(position)


def test_the_games_above_have_something_of_everything():
    """[FT-8.2] Chance, finished kingdoms, seats that are out, a win, a never-ending story."""
    positions = [m.position_at(ply) for m in GAMES_PLAYED.values() for ply in range(m.ply + 1)]
    assert sum(p.to_act == CHANCE for p in positions) == 5 * 2 + 6 * 3 + 7 * 3
    assert any(p.finished and p.stack_size for p in positions)
    assert any(p.finished and not p.stack_size for p in positions)
    assert any(p.out.any() and p.to_act >= 0 for p in positions)
    assert any(p.adventure == 2 and p.recounted for p in positions)
    ends = [GAME.outcome(p) for p in positions if p.to_act == NOBODY]
    assert {end.reason for end in ends if end} == {"last-page-told", "never-ending-story"}


@EVERY_GAME
def test_play_goes_on_from_a_position_that_came_back(match: Match):
    """With the same moves, and to the same position."""
    for ply in range(3 + match.seats, match.ply, 7):
        position = again(match.position_at(ply), match.components)
        assert GAME.legal_moves(position) == GAME.legal_moves(match.position_at(ply))
        GAME.play(position, match.moves[ply])
        assert written(position) == written(match.position_at(ply + 1))


@EVERY_TABLE
def test_the_set_up_goes_on_from_where_it_stopped(seats: int):
    """[FT-2.1, FT-2.3, FT-2.5, FT-2.6] The JSON tells which chance move is next."""
    match = Match(GAME, seats=seats, options={}, components=BOX)
    for move in set_up_moves(seats, start=1, faces="P1 K1 D0"):
        position = again(match.position)
        GAME.play(position, GAME.parse_move(move))
        match.play(move)
        assert position.tobytes() == match.position.tobytes()
    assert match.to_act == 1


def test_a_position_in_which_start_0_was_drawn_waits_for_the_start_again():
    """[FT-2.6] It looks the same before and after."""
    match = Match(GAME, seats=2, options={}, components=BOX)
    empty = GAME.position_to_json(match.position)
    match.play("start 0")
    assert GAME.position_to_json(match.position) == empty
    back = again(match.position)
    GAME.play(back, GAME.parse_move("start 1"))
    assert GAME.position_to_json(back)["start_seat"] == 1


def test_every_position_of_a_game_with_our_own_box_comes_back_the_same():
    """[FT-1.4] Whatever is printed on it."""
    match = tessera.new_game("fairytile", seats=3, seed=5)
    for ply in range(60):
        assert written(again(match.position, match.components)) == written(match.position)
        moves = match.legal_moves()
        match.play(moves[(7 * ply) % len(moves)])


def test_a_position_survives_json_as_text():
    """Pairs of coordinates become lists on the way, and are read all the same."""
    position = played(3, "greedy", 3).position_at(40)
    text = json_text.dumps(GAME.position_to_json(position))
    assert written(position_of(json_text.loads(text))) == written(position)


# ------------------------------------------------------------------ the form


def test_a_position_is_written_in_the_form_of_a_trace():
    """[FT-2.1, FT-2.2, FT-2.3, FT-2.4, FT-2.5] Everything that a referee needs."""
    stack = " ".join(f"{tile}/{int(tile) % 2}" for tile in reversed(REGULAR))
    json = described(4, start=2, stack=stack, hands=[36, 30, 20, 10])
    assert list(json) == [
        *("to_act", "start_seat", "adventure", "recounted"),
        *("kingdom", "characters", "stack", "seats"),
    ]
    assert (json["to_act"], json["start_seat"], json["adventure"]) == (2, 2, 1)
    assert json["recounted"] is False
    assert [tile["tile"] for tile in json["kingdom"]] == ["P", "K", "D"]
    assert json["kingdom"][0] == {"tile": "P", "face": 0, "q": 0, "r": 0, "rotation": 0}
    assert json["characters"] == {"princess": (1, 0), "knight": (-1, 0), "dragon": (1, -2)}
    assert [f"{tile['tile']}/{tile['face']}" for tile in json["stack"]] == stack.split()
    assert json["seats"][0] == {
        "hand": 36,
        "book": [1, 2, 3, 4, 5, 6, 7, 8],
        "story": [],
        "magic": False,
        "out": False,
    }
    assert [seat["hand"] for seat in json["seats"]] == [36, 30, 20, 10]


def test_the_table_is_empty_before_anything_is_drawn():
    json = GAME.position_to_json(Match(GAME, seats=2, options={}, components=BOX).position)
    seat: Json = {"hand": None, "book": [], "story": [], "magic": False, "out": False}
    assert json == {
        "to_act": "chance",
        "start_seat": 0,
        "adventure": 1,
        "recounted": False,
        "kingdom": [],
        "characters": None,
        "stack": [],
        "seats": [seat, seat],
    }


def test_a_tile_that_is_laid_moves_from_the_stack_to_the_kingdom():
    """[FT-5.1] The kingdom in the order laid, the stack top first."""
    match = dealt_by_hand()
    top = GAME.position_to_json(match.position)["stack"][0]
    lay = next(move for move in match.legal_moves() if str(move).startswith("lay"))
    match.play(lay)
    json = GAME.position_to_json(match.position)
    where = {k: json["kingdom"][3][k] for k in ("q", "r", "rotation")}
    assert json["kingdom"][3] == {**top, **where}
    assert str(lay) == f"lay {where['q']},{where['r']},{where['rotation']}"
    assert len(json["stack"]) == 11
    assert top not in json["stack"]


def test_a_page_that_is_turned_goes_to_the_bottom_of_the_book():
    """[FT-3.4] The book is written top first."""
    match = dealt_by_hand(hands=[36, 35])
    match.play("turn")
    seat = GAME.position_to_json(match.position)["seats"][0]
    assert (seat["hand"], seat["book"][0], seat["book"][-1]) == (1, 2, 36)
    assert seat["magic"] is True


def test_in_the_end_nobody_is_to_act():
    """[FT-8.1] The adventure is the first again, and no page is told."""
    match = next(match for match in GAMES_PLAYED.values() if match.is_over)
    json = GAME.position_to_json(match.position)
    assert (json["to_act"], json["adventure"], json["recounted"]) == (None, 1, False)
