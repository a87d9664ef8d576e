"""Going away during the game, coming back, forfeiting; and who wins then."""

from __future__ import annotations

import pytest

from tessera.kernel.values import Outcome
from tessera.table import commands
from tessera.table.entries import Forfeited, Left, Returned
from tessera.table.keys import hash_of
from tessera.table.table import STAND_IN
from tessera.table.view import SeatShown, record_of, state_of

from .seated import (
    PEOPLE,
    Request,
    Sitting,
    every_game,
    one_screen,
    people,
    two_people,
    whole_game,
)


def outcome_of(sitting: Sitting) -> Outcome:
    """How the game ended, as shown."""
    outcome = state_of(sitting.table).outcome
    assert outcome is not None
    return outcome


# ------------------------------------------------------------------ away, with a bot


@every_game
def test_a_bot_plays_for_whoever_leaves(game: str):
    """It is still their seat: the name stays."""
    sitting = two_people(game)
    assert sitting.ask(commands.leave, "ana", seat=0) == [Left(seat=0, why="left")]
    shown = state_of(sitting.table).seats[0]
    assert shown == SeatShown(name="Ana", person=True, level=STAND_IN, forfeited=False)
    assert sitting.table.people() == {hash_of("bea")}


@every_game
def test_whoever_left_may_come_back(game: str):
    """To the same seat, with everything as if they had not been away."""
    sitting = two_people(game)
    before = state_of(sitting.table)
    sitting.ask(commands.leave, "ana", seat=0)
    assert sitting.ask(commands.come_back, "ana", seat=0) == [Returned(seat=0)]
    assert state_of(sitting.table) == before


@every_game
def test_a_game_is_played_to_its_end_for_whoever_left(game: str):
    """And they may win it."""
    sitting = people(game, 3)
    for who, seat in (("ana", 0), ("cid", 2)):
        sitting.ask(commands.leave, who, seat=seat)
    assert outcome_of(sitting.finished()) == outcome_of(whole_game(game, 3))


def test_leaving_or_coming_back_twice_changes_nothing():
    """Both are harmless to repeat."""
    sitting = two_people()
    assert sitting.ask(commands.come_back, "ana", seat=0) == []
    sitting.ask(commands.leave, "ana", seat=0)
    assert sitting.ask(commands.leave, "ana", seat=0) == []
    sitting.ask(commands.come_back, "ana", seat=0)
    assert sitting.ask(commands.come_back, "ana", seat=0) == []


def test_when_all_have_left_the_game_waits_for_them():
    """It is neither over nor played on."""
    sitting = two_people()
    sitting.ask(commands.leave, "ana", seat=0)
    sitting.ask(commands.leave, "bea", seat=1)
    assert (sitting.table.status, sitting.table.bot_to_act) == ("running", None)
    sitting.ask(commands.come_back, "bea", seat=1)
    sitting.finished()


def test_on_one_screen_seats_leave_one_by_one():
    """The others go on."""
    sitting = one_screen(seats=3)
    sitting.ask(commands.leave, "ana", seat=1)
    assert [seat.level for seat in sitting.table.seats] == [None, STAND_IN, None]
    sitting.finished()


@pytest.mark.parametrize("request_of", [commands.leave, commands.come_back])
@pytest.mark.parametrize(
    ("who", "seat"), [("bea", 0), ("cid", 0), ("ana", 1), ("ana", -2), ("ana", 99), ("", 0)]
)
def test_nobody_leaves_or_comes_back_for_another(request_of: Request, who: str, seat: int):
    """Nor for a seat that is not there."""
    assert two_people().code(request_of, who, seat=seat) == "not-your-seat"


def test_a_bot_has_nobody_to_come_back():
    """Its seat is nobody's, not even of whoever has no key."""
    sitting = Sitting(host="ana").seated("ana")
    sitting.ask(commands.start, "ana", level="easy")
    for who in ("ana", "bea", ""):
        assert sitting.code(commands.come_back, who, seat=1) == "not-your-seat"


@pytest.mark.parametrize("request_of", [commands.leave, commands.come_back])
def test_one_leaves_and_comes_back_during_the_game_only(request_of: Request):
    """Before it one stands up; after it there is nothing to leave."""
    assert Sitting().seated("ana").code(request_of, "ana", seat=0) == "not-begun"
    assert whole_game("sintra").code(request_of, "ana", seat=0) == "game-over"


# ------------------------------------------------------------------ forfeiting


@every_game
def test_of_two_whoever_leaves_loses_where_the_table_says_so(game: str):
    """The game is over at once, and its secret is told."""
    sitting = two_people(game, absent="forfeit")
    sitting.move()
    assert sitting.ask(commands.leave, "bea", seat=1) == [Forfeited(seat=1, why="left")]
    state = state_of(sitting.table)
    assert (state.status, state.to_act) == ("over", None)
    assert state.outcome == Outcome(winners=[0], reason="forfeit")
    assert state.seats[1] == SeatShown(name="Bea", person=True, level=STAND_IN, forfeited=True)
    assert state.shuffle.is_kept


def test_whoever_has_forfeited_cannot_come_back():
    """Nor play; a bot makes the moves, if the game goes on."""
    sitting = people("sintra", 3, absent="forfeit").until_turn_of(1)
    sitting.ask(commands.leave, "bea", seat=1)
    assert sitting.table.status == "running"
    assert sitting.table.bot_to_act == STAND_IN
    assert sitting.code(commands.come_back, "bea", seat=1) == "forfeited"
    assert sitting.code(commands.play, "bea", ply=sitting.ply, move=sitting.legal[0])
    assert sitting.ask(commands.leave, "bea", seat=1) == []


@every_game
@pytest.mark.parametrize("seats", [3, 4])
def test_a_seat_that_has_forfeited_never_wins(game: str, seats: int):
    """Not even if its bot plays as the winner would have."""
    (winner,) = outcome_of(whole_game(game, seats)).winners
    sitting = people(game, seats, absent="forfeit")
    sitting.ask(commands.leave, PEOPLE[winner], seat=winner)
    outcome = outcome_of(sitting.finished())
    match = sitting.table.running_match()
    assert match.outcome is not None
    assert match.outcome.winners == [winner]
    assert winner not in outcome.winners
    assert outcome.reason == "forfeit"
    assert outcome.scores == match.outcome.scores


@pytest.mark.parametrize("seats", [3, 4])
def test_where_points_are_counted_the_best_of_the_others_wins(seats: int):
    """The points stay as they are."""
    (winner,) = outcome_of(whole_game("sintra", seats)).winners
    sitting = people("sintra", seats, absent="forfeit")
    sitting.ask(commands.leave, PEOPLE[winner], seat=winner)
    outcome = outcome_of(sitting.finished())
    assert outcome.scores is not None
    others = {seat: outcome.scores[seat] for seat in range(seats) if seat != winner}
    assert outcome.winners == [max(others, key=lambda seat: others[seat])]


@every_game
@pytest.mark.parametrize("seats", [3, 4])
def test_whoever_would_not_have_won_forfeits_without_changing_the_outcome(game: str, seats: int):
    """The winner has won as the rules say."""
    expected = outcome_of(whole_game(game, seats))
    loser = next(seat for seat in range(seats) if seat not in expected.winners)
    sitting = people(game, seats, absent="forfeit")
    sitting.ask(commands.leave, PEOPLE[loser], seat=loser)
    assert outcome_of(sitting.finished()) == expected


@every_game
@pytest.mark.parametrize("stays", [0, 1, 2, 3])
def test_the_last_one_who_stays_has_won(game: str, stays: int):
    """Whoever that is, and whatever the board says."""
    sitting = people(game, 4, absent="forfeit")
    for seat in range(4):
        if seat != stays:
            sitting.ask(commands.leave, PEOPLE[seat], seat=seat)
    assert outcome_of(sitting) == Outcome(winners=[stays], reason="forfeit")


@every_game
def test_a_game_that_ended_early_can_be_replayed_as_far_as_it_came(game: str):
    """Its record has every move, and none more."""
    sitting = two_people(game, absent="forfeit")
    for _ in range(4):
        sitting.move(-1)
    sitting.ask(commands.leave, "ana", seat=0)
    record = record_of(sitting.table)
    assert record.moves == [str(move) for move in sitting.table.running_match().moves]


def test_after_a_forfeit_that_ends_the_game_nobody_plays():
    """The board would let them."""
    sitting = two_people(absent="forfeit")
    move = sitting.legal[0]
    sitting.ask(commands.leave, "ana", seat=0)
    for who in ("ana", "bea"):
        assert sitting.code(commands.play, who, ply=sitting.ply, move=move) == "game-over"
        assert sitting.code(commands.undo, who) == "game-over"
    assert sitting.table.bot_to_act is None
    assert sitting.ask(commands.play_for, ply=sitting.ply, move=move) == []
