"""Pace: no clock, one for every move, or one for the whole game; what becomes of who is late."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.table import commands
from tessera.table.clocks import Clock
from tessera.table.entries import Forfeited, Left, Returned
from tessera.table.settings import Pace
from tessera.table.table import STAND_IN
from tessera.table.view import state_of

from .seated import (
    GAME_CLOCK,
    MINUTE,
    MOVE_CLOCK,
    NOON,
    Sitting,
    against_bots,
    every_game,
    one_screen,
    people,
    two_people,
)

YEAR = 365 * 24 * 3600 * 1000
TEN_MINUTES = 10 * MINUTE


def deadline(sitting: Sitting) -> int | None:
    """When the time of the seat to act is up, as shown."""
    return state_of(sitting.table).deadline


def left(sitting: Sitting) -> list[int]:
    """What every seat has got, as shown."""
    return state_of(sitting.table).left


# ------------------------------------------------------------------ free


@every_game
def test_without_a_clock_nobody_is_ever_late(game: str):
    """Not after a year."""
    sitting = two_people(game)
    sitting.later(YEAR)
    assert deadline(sitting) is None
    assert sitting.ask(commands.expire) == []
    assert sitting.move()


# ------------------------------------------------------------------ for every move


@every_game
def test_a_clock_per_move_begins_anew_with_every_move(game: str):
    """However long the one before took."""
    sitting = people(game, 3, pace=MOVE_CLOCK)
    for used in (1, 30_000, 59_999, 0):
        assert deadline(sitting) == sitting.now + MINUTE
        sitting.later(used)
        sitting.move()
    assert left(sitting) == [MINUTE] * 3


def test_the_clock_is_not_stopped_by_talk_questions_or_refusals():
    """Only by a move."""
    sitting = two_people(pace=MOVE_CLOCK)
    sitting.move()
    sitting.move()
    until = deadline(sitting)
    sitting.later(1000)
    sitting.ask(commands.say, "ana", seat=0, text="hm")
    sitting.ask(commands.react, "bea", seat=1, reaction="thinking")
    sitting.ask(commands.undo, "ana")
    sitting.ask(commands.answer, "bea", agree=False)
    sitting.code(commands.play, sitting.who(sitting.table.to_act), ply=sitting.ply, move="x")
    assert sitting.ask(commands.expire) == []
    assert deadline(sitting) == until


def test_a_move_that_is_taken_back_is_thought_about_anew():
    """With the whole time for a move."""
    sitting = two_people(pace=MOVE_CLOCK)
    mover = sitting.table.to_act
    sitting.move()
    sitting.later(30_000)
    sitting.ask(commands.undo, sitting.who(mover))
    sitting.ask(commands.answer, sitting.who(1 - mover), agree=True)
    assert sitting.table.to_act == mover
    assert deadline(sitting) == sitting.now + MINUTE


def test_the_first_move_begins_with_the_game():
    """Not when the table was opened, even where nothing is drawn before it."""
    dealt = two_people().table.running_match().position
    sitting = Sitting(pace=MOVE_CLOCK)
    sitting.table.game = replace(sitting.game, new_position=lambda *_: dealt.copy())  # pyright: ignore[reportUnknownLambdaType]
    sitting.later(YEAR)
    sitting.seated("ana", "bea")
    assert (sitting.ply, deadline(sitting)) == (0, sitting.now + MINUTE)


# ------------------------------------------------------------------ for the game


@every_game
def test_a_clock_per_game_runs_for_the_seat_to_act_only(game: str):
    """What is used is gone, and nobody else's."""
    sitting = people(game, 3, pace=GAME_CLOCK)
    expected = [TEN_MINUTES] * 3
    for used in (5000, 1, 60_000, 0, 7000, 100):
        seat = sitting.table.to_act
        assert deadline(sitting) == sitting.now + expected[seat]
        sitting.later(used)
        sitting.move()
        expected[seat] -= used
        assert left(sitting) == expected


def test_time_is_not_given_back_with_a_move():
    """Taking back is no way to win time."""
    sitting = one_screen(pace=GAME_CLOCK)
    mover = sitting.table.to_act
    sitting.later(20_000)
    sitting.move()
    sitting.later(5000)
    sitting.ask(commands.undo, "ana")
    expected = [TEN_MINUTES] * 2
    expected[mover] -= 20_000
    expected[1 - mover] -= 5000
    assert left(sitting) == expected
    assert deadline(sitting) == sitting.now + expected[mover]


def test_going_away_and_coming_back_wins_no_time_in_the_game():
    """The clock stops for whoever is away, and goes on where it was."""
    sitting = two_people(pace=GAME_CLOCK).until_turn_of(0)
    sitting.later(MINUTE)
    sitting.ask(commands.leave, "ana", seat=0)
    assert deadline(sitting) is None
    sitting.later(YEAR)
    sitting.ask(commands.come_back, "ana", seat=0)
    assert deadline(sitting) == sitting.now + TEN_MINUTES - MINUTE


def test_whoever_has_no_time_left_is_late_at_once_when_coming_back():
    """Coming back does not wind the clock."""
    sitting = two_people(pace=GAME_CLOCK).until_turn_of(0)
    sitting.later(TEN_MINUTES)
    sitting.ask(commands.expire)
    sitting.ask(commands.come_back, "ana", seat=0)
    assert deadline(sitting) == sitting.now
    assert sitting.ask(commands.expire) == [Left(seat=0, why="late")]


# ------------------------------------------------------------------ for whom it runs


@every_game
@pytest.mark.parametrize("pace", [MOVE_CLOCK, GAME_CLOCK], ids=lambda pace: pace.clock)
def test_a_clock_runs_only_while_a_person_is_to_act(game: str, pace: Pace):
    """Not before the game, not for bots, not after it."""
    waiting = Sitting(game, pace=pace).seated("ana")
    assert deadline(waiting) is None
    waiting.later(YEAR)
    assert waiting.ask(commands.expire) == []
    sitting = against_bots(game, pace=pace).until_turn_of(1)
    assert deadline(sitting) is None
    sitting.later(YEAR)
    assert sitting.ask(commands.expire) == []
    assert left(sitting) == [pace.seconds * 1000] * 2
    sitting.until_turn_of(0)
    assert deadline(sitting) == sitting.now + pace.seconds * 1000
    sitting.finished()
    sitting.later(YEAR)
    assert deadline(sitting) is None
    assert sitting.ask(commands.expire) == []


def test_others_who_come_and_go_do_not_wind_the_clock():
    """Nor do those who are not to act."""
    sitting = people("sintra", 3, pace=MOVE_CLOCK).until_turn_of(0)
    until = deadline(sitting)
    sitting.later(1000)
    sitting.ask(commands.leave, "bea", seat=1)
    sitting.later(1000)
    sitting.ask(commands.come_back, "bea", seat=1)
    assert deadline(sitting) == until


# ------------------------------------------------------------------ late


@every_game
@pytest.mark.parametrize("pace", [MOVE_CLOCK, GAME_CLOCK], ids=lambda pace: pace.clock)
def test_a_seat_is_late_when_its_time_is_up_and_not_a_millisecond_before(game: str, pace: Pace):
    """Then a bot plays for it, where the table says so."""
    sitting = two_people(game, pace=pace)
    seat = sitting.table.to_act
    sitting.later(pace.seconds * 1000 - 1)
    assert sitting.ask(commands.expire) == []
    sitting.later(1)
    assert sitting.ask(commands.expire) == [Left(seat=seat, why="late")]
    assert sitting.table.bot_to_act == STAND_IN
    assert deadline(sitting) is None
    assert sitting.ask(commands.expire) == []


def test_whoever_was_late_may_come_back():
    """And has time for a move like everybody."""
    sitting = two_people(pace=MOVE_CLOCK)
    seat = sitting.table.to_act
    who = sitting.who(seat)
    sitting.later(YEAR)
    sitting.ask(commands.expire)
    sitting.later(1000)
    assert sitting.ask(commands.come_back, who, seat=seat) == [Returned(seat=seat)]
    assert deadline(sitting) == sitting.now + MINUTE
    assert sitting.move()


@every_game
def test_where_the_table_says_so_a_late_seat_forfeits(game: str):
    """Of two, the other has won."""
    sitting = two_people(game, pace=MOVE_CLOCK, absent="forfeit")
    seat = sitting.table.to_act
    sitting.later(MINUTE)
    assert sitting.ask(commands.expire) == [Forfeited(seat=seat, why="late")]
    state = state_of(sitting.table)
    assert state.status == "over"
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ([1 - seat], "forfeit")
    assert state.seats[seat].forfeited
    assert deadline(sitting) is None


def test_all_but_one_may_be_late():
    """One after the other, until one is left."""
    sitting = people("sintra", 4, pace=GAME_CLOCK, absent="forfeit")
    late: list[int] = []
    while sitting.table.status == "running":
        if sitting.table.bot_to_act:
            sitting.move()
            continue
        late.append(sitting.table.to_act)
        sitting.later(TEN_MINUTES)
        sitting.ask(commands.expire)
    assert len(set(late)) == len(late) == 3
    outcome = state_of(sitting.table).outcome
    assert outcome is not None
    assert {*late, *outcome.winners} == {0, 1, 2, 3}


def test_the_last_one_there_is_not_late_twice():
    """When all are away the bots rest, and no clock runs."""
    sitting = two_people(pace=MOVE_CLOCK)
    for _ in range(2):
        sitting.until(lambda: sitting.table.bot_to_act is None)
        sitting.later(MINUTE)
        sitting.ask(commands.expire)
    assert sitting.table.people() == set()
    assert (sitting.table.status, sitting.table.bot_to_act) == ("running", None)
    sitting.later(YEAR)
    assert sitting.ask(commands.expire) == []


# ------------------------------------------------------------------ the clock by itself


@given(
    seconds=st.integers(1, 1000),
    turns=st.lists(st.tuples(st.integers(0, 3) | st.none(), st.integers(0, 500_000)), max_size=30),
)
def test_what_is_left_is_what_was_there_without_what_was_used(
    seconds: int, turns: list[tuple[int | None, int]]
):
    """Whoever's turn it was, in any order, and never less than nothing."""
    clock, at, used = Clock(Pace(clock="game", seconds=seconds), 4), NOON, [0] * 4
    for seat, took in turns:
        clock.turn_to(seat, at, began=NOON)
        assert clock.deadline == (None if seat is None else at + clock.left[seat])
        at += took
        if seat is not None:
            used[seat] += took
    clock.turn_to(None, at, began=at)
    assert clock.left == [max(0, seconds * 1000 - one) for one in used]
    assert clock.deadline is None


@given(turns=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 500_000)), max_size=10))
def test_a_clock_per_move_has_the_whole_time_from_where_the_move_began(
    turns: list[tuple[int, int]],
):
    """Also for a seat that is to act again."""
    clock, at = Clock(MOVE_CLOCK, 4), NOON
    for seat, took in turns:
        clock.turn_to(seat, at + 1, began=at)
        assert clock.deadline == at + MINUTE
        at += took
    assert clock.left == [MINUTE] * 4
