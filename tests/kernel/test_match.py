"""A match: one game being played, taken back, looked at and typed in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

import tessera
from tessera.games import GAMES
from tessera.games.sintra.events import Dealt, RoundEnded, StartDrawn, StripsLaid, Taken
from tessera.games.sintra.notation import Advance
from tessera.kernel.engine.chance import CHANCE, NOBODY
from tessera.kernel.errors import (
    IllegalMove,
    InvalidNotation,
    InvalidOption,
    StaleMove,
)
from tessera.kernel.fair_draws import draws_from
from tessera.kernel.match import Match
from tessera.kernel.values import Move

from .playing import SET_UP, advance, at_a_deal, finish, new, state, until_chance

DRAWS = draws_from("secret", [])

# ------------------------------------------------------------------ beginning


def test_a_new_game_is_set_up_and_dealt():
    match = new()
    words = [str(move).split()[0] for move in match.moves]
    assert words == ["start", "track", "strips", "strips", "deal"]
    assert match.ply == SET_UP
    assert match.to_act == match.position.start_seat
    assert not match.is_over
    assert match.outcome is None


def test_the_same_seed_brings_the_same_game():
    assert finish(new(seed=8)).to_json() == finish(new(seed=8)).to_json()
    assert finish(new(seed=8)).to_json() != finish(new(seed=9)).to_json()


def test_without_names_the_seats_are_numbered():
    assert tessera.new_game("sintra", seats=3, seed=1).names == ["Seat 0", "Seat 1", "Seat 2"]


def test_names_are_shown_in_the_drawing():
    match = new(names=["Ana", "Rui"])
    assert match.names == ["Ana", "Rui"]
    assert all(name in str(match.draw()) for name in match.names)


@pytest.mark.parametrize(
    "names", [["Ana"], ["Ana", "Rui", "Eva"], ["Ana", "A" * 41]], ids=["one", "three", "long"]
)
def test_names_that_no_record_may_have_are_refused_at_once(names: list[str]):
    with pytest.raises(InvalidOption):
        new(names=names)


def test_a_game_that_is_not_here_is_refused():
    with pytest.raises(InvalidOption, match="there is no game 'chess'; there is sintra"):
        tessera.new_game("chess")


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"seats": 1}, "Stained Glass of Sintra is for 2 to 4 seats, not 1"),
        ({"seats": 5}, "Stained Glass of Sintra is for 2 to 4 seats, not 5"),
        ({"side": "C"}, "side is A or B, not 'C'"),
        ({"moon": "full"}, "Stained Glass of Sintra has no option 'moon'"),
    ],
    ids=["one seat", "five seats", "side", "option"],
)
def test_what_does_not_exist_is_refused(wishes: dict[str, Any], sentence: str):
    with pytest.raises(InvalidOption) as refusal:
        new(**wishes)
    assert str(refusal.value) == sentence
    assert refusal.value.code == "invalid-option"


def test_a_seed_below_zero_is_refused_in_our_words():
    with pytest.raises(InvalidOption):
        new(seed=-1)


# ------------------------------------------------------------------ playing


def test_a_move_may_be_a_value_or_its_text():
    first = new().legal_moves()[0]
    by_value, by_text = new(), new()
    by_value.play(first)
    by_text.play(str(first))
    assert state(by_value) == state(by_text)
    assert by_value.ply == SET_UP + 1


@pytest.mark.parametrize(
    ("move", "error"),
    [("nonsense", InvalidNotation), ("9o1", IllegalMove), ("deal ////", IllegalMove)],
)
def test_a_move_that_is_refused_changes_nothing(move: str, error: type[Exception]):
    match = new()
    before = state(match)
    with pytest.raises(error):
        match.play(move)
    assert state(match) == before


@pytest.mark.parametrize("ply", [0, SET_UP - 1, SET_UP + 1])
def test_a_move_for_another_ply_is_stale(ply: int):
    match = new()
    with pytest.raises(StaleMove) as refusal:
        match.play(match.legal_moves()[0], ply=ply)
    assert refusal.value.code == "stale-move"
    assert refusal.value.facts == {"ply": SET_UP}
    assert str(refusal.value) == f"this move is for ply {ply}; the game is at ply {SET_UP}"
    assert match.ply == SET_UP


def test_a_move_for_this_ply_is_made_once():
    match = new()
    first = match.legal_moves()[0]
    match.play(first, ply=SET_UP)
    with pytest.raises(StaleMove):
        match.play(first, ply=SET_UP)
    assert match.ply == SET_UP + 1


def test_a_stale_move_is_stale_even_if_it_cannot_be_read():
    """Whoever was too late is told so first."""
    with pytest.raises(StaleMove):
        new().play("nonsense", ply=0)


def test_a_game_ends_with_an_outcome_and_no_moves():
    match = finish(new())
    assert (match.to_act, match.legal_moves()) == (NOBODY, [])
    assert match.outcome is not None
    assert match.outcome.scores == match.position.score[:2].tolist()
    with pytest.raises(IllegalMove) as refusal:
        match.play("1o1")
    assert refusal.value.code == "game-over"


# ------------------------------------------------------------------ taking back


def test_the_last_move_is_taken_back():
    match = new()
    before = state(match)
    advance(match, 1).undo()
    assert state(match) == before


def test_every_move_can_be_taken_back_one_by_one():
    match = new()
    seen = [state(match)]
    while not match.is_over:
        seen.append(state(advance(match, 1)))
    for before in reversed(seen[:-1]):
        match.undo()
        assert state(match) == before


def test_a_deal_is_taken_back_with_the_move_before_it():
    match = at_a_deal(new())
    assert str(match.moves[-1]).startswith("deal ")
    before = match.position_at(match.ply - 2).tobytes()
    match.undo()
    assert match.position.tobytes() == before
    assert not str(match.moves[-1]).startswith("deal ")
    assert match.to_act >= 0


def test_after_taking_back_play_goes_on():
    match = at_a_deal(new())
    ply = match.ply
    match.undo()
    advance(match, 1)
    assert match.ply == ply
    assert finish(match).is_over


def test_the_set_up_is_not_taken_back():
    match = advance(new(), 1)
    match.undo()
    before = state(match)
    with pytest.raises(IllegalMove, match="there is no move to take back") as refusal:
        match.undo()
    assert refusal.value.code == "nothing-to-undo"
    assert state(match) == before


# ------------------------------------------------------------------ copies


def test_a_copy_goes_its_own_way():
    match = advance(new(), 3)
    before = state(match)
    twin = match.copy()
    assert state(twin) == before
    twin.names[0] = "Twin"
    until_chance(twin)
    assert state(match) == before
    assert match.names[0] == "Seat 0"


def test_a_copy_draws_for_itself():
    """It can be played to its end, and tells nothing of the original's draws."""
    match = new()
    drawn = {str(finish(match.copy(seed=seed)).moves[-1]) for seed in range(5)}
    assert len(drawn) > 1
    assert finish(match.copy(seed=3)).moves == finish(match.copy(seed=3)).moves


def test_a_copy_of_a_game_that_is_typed_in_is_typed_in_too():
    match = tessera.new_game("sintra", chance=False)
    assert match.copy().to_act == CHANCE


@pytest.mark.parametrize("ply", [-1, 99])
def test_there_is_no_position_before_the_first_or_after_the_last_ply(ply: int):
    with pytest.raises(InvalidOption, match=f"there is no ply {ply}"):
        new().position_at(ply)


def test_nothing_has_happened_before_the_first_move():
    assert tessera.new_game("sintra", chance=False).events() == []


def test_a_seat_that_is_not_there_sees_nothing():
    with pytest.raises(InvalidOption, match="there is no seat 7"):
        new().view(7)


def test_a_move_made_by_hand_is_kept_as_it_is_written():
    """[1.0 is 1 in Python, but not in a record.]"""
    match = new()
    made = next(move for move in match.legal_moves() if isinstance(move, Advance) and move.source)
    source: Any = float(made.source)
    match.play(msgspec.structs.replace(made, source=source))
    assert match.record().moves[-1] == str(made)


def test_a_record_is_not_changed_by_what_happens_later():
    match = new()
    record = match.record()
    match.names[0] = "Somebody else"
    match.options["side"] = "B"
    assert record.names[0] != "Somebody else"
    assert record.options == {"side": "A"}


def test_the_original_goes_its_own_way_too():
    match = advance(new(), 3)
    twin = match.copy()
    before = state(twin)
    finish(match)
    assert state(twin) == before


def test_taking_back_in_the_original_leaves_the_history_of_a_copy():
    match = advance(new(), 3)
    twin = match.copy()
    history = [twin.position_at(ply).tobytes() for ply in range(twin.ply)]
    match.undo()
    match.play(match.legal_moves()[-1])
    assert [twin.position_at(ply).tobytes() for ply in range(twin.ply)] == history


# ------------------------------------------------------------------ trying


def test_what_is_tried_is_made_only_when_it_is_played():
    match = advance(new(), 3)
    before, first, other = match.position.tobytes(), *match.legal_moves()[:2]
    made, *_ = match.try_out(DRAWS, str(first))
    assert made == first
    assert match.position.tobytes() == before
    twin, third = match.copy(), match.copy()
    match.play(str(first), ply=match.ply)
    then = match.position.tobytes()
    assert then != before
    assert match.position_at(match.ply - 1).tobytes() == before
    twin.play(first)
    assert twin.position is not match.position
    third.try_out(DRAWS, first)
    third.play(other)
    assert third.moves[-1] == other
    assert third.position.tobytes() != then


def test_what_was_tried_before_something_was_taken_back_is_judged_anew():
    match = advance(new(), 3)
    first, *_, last = match.legal_moves()
    match.play(first)
    move = match.legal_moves()[0]
    match.try_out(DRAWS, move)
    match.undo()
    match.play(last)
    again = Match.from_record(match.game, match.record())
    assert move in match.legal_moves()
    match.play(move)
    again.play(move)
    assert match.position.tobytes() == again.position.tobytes()


def test_draws_that_were_tried_are_neither_read_nor_judged_again():
    """As at a table, where they are written down before they are made."""
    match = tessera.new_game("sintra", chance=False)
    drawn = [str(move) for move in match.try_out(DRAWS)]
    assert match.ply == 0
    match.game = replace(match.game, parse_move=never, why_not_drawn=never)
    for move in drawn:
        match.play(move)
    assert [str(move) for move in match.moves] == drawn
    assert match.ply == SET_UP


def test_the_draws_that_were_tried_after_another_move_are_forgotten():
    match = tessera.new_game("sintra", chance=False)
    first, *drawn = match.try_out(DRAWS)
    match.play(next(f"start {seat}" for seat in range(2) if str(first) != f"start {seat}"))
    match.game = replace(match.game, parse_move=never)
    with pytest.raises(AssertionError, match="asked"):
        match.play(str(drawn[0]))


def test_a_draw_that_is_typed_in_is_read_once():
    match, read = tessera.new_game("sintra", chance=False), list[str]()

    def parse(text: str) -> Move:
        read.append(text)
        return GAMES["sintra"].parse_move(text)

    match.game = replace(match.game, parse_move=parse)
    match.play("start 1")
    assert read == ["start 1"]


def never(*_: object) -> Any:
    """Nobody should ask."""
    raise AssertionError("asked")


# ------------------------------------------------------------------ looking


def test_the_position_at_a_ply_is_the_one_before_it():
    match = advance(new(), 4)
    again = tessera.new_game("sintra", chance=False)
    for ply, move in enumerate(match.moves):
        assert match.position_at(ply).tobytes() == again.position.tobytes()
        again.play(move)
    assert match.position_at(match.ply).tobytes() == match.position.tobytes()


def test_a_position_that_was_looked_at_is_a_copy():
    match = advance(new(), 1)
    before = state(match), match.position_at(SET_UP).tobytes()
    for ply in (SET_UP, match.ply):
        match.position_at(ply).score[:] = 99
    assert (state(match), match.position_at(SET_UP).tobytes()) == before


def test_the_events_are_those_of_a_ply():
    match = at_a_deal(new())
    start, _, row, _, deal = (match.events(ply) for ply in range(SET_UP))
    assert start == [StartDrawn(seat=int(match.position_at(1).start_seat))]
    assert isinstance(row[0], StripsLaid)
    assert isinstance(deal[0], Dealt)
    assert isinstance(match.events(SET_UP)[0], Taken)
    assert isinstance(match.events(match.ply - 2)[-2], RoundEnded)


def test_the_events_without_a_ply_are_the_last_ones():
    match = at_a_deal(new())
    assert match.events() == match.events(match.ply - 1)
    assert isinstance(match.events()[-1], Dealt)


def test_legal_moves_are_listed_once_for_a_position():
    match = new()
    listed = match.legal_numbers()
    assert match.legal_numbers() is match.copy().legal_numbers() is listed
    match.play(match.legal_moves()[0])
    after = match.legal_moves()
    assert after == match.game.legal_moves(match.position)
    match.undo()
    match.play(match.legal_moves()[-1])
    assert match.legal_moves() == match.game.legal_moves(match.position) != after


# ------------------------------------------------------------------ typing in


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_can_be_typed_in(seats: int):
    played = finish(tessera.new_game("sintra", seats=seats, side="B", seed=6))
    typed = tessera.new_game("sintra", seats=seats, side="B", chance=False)
    assert (typed.ply, typed.to_act) == (0, CHANCE)
    for move in played.moves:
        typed.play(str(move))
    assert state(typed) == state(played)
    assert typed.outcome == played.outcome


def test_without_chance_nothing_is_drawn_and_no_seat_may_move():
    match = tessera.new_game("sintra", chance=False)
    assert match.legal_moves() == []
    with pytest.raises(IllegalMove) as refusal:
        match.play("1o1")
    assert refusal.value.code == "not-a-seats-turn"


def test_typed_in_draws_are_taken_back_one_at_a_time():
    """A mistyped deal can be put right without taking back the turn before it."""
    match = tessera.new_game("sintra", chance=False)
    match.play("start 1")
    match.play("track yobpgy")
    match.undo()
    assert [str(move) for move in match.moves] == ["start 1"]
