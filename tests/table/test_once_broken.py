"""What once went wrong at a table, and must not again."""

from __future__ import annotations

import pytest

from tessera.games import GAMES
from tessera.kernel.errors import StaleMove
from tessera.kernel.records import check_names
from tessera.kernel.values import Outcome
from tessera.table import commands
from tessera.table.keys import hash_of
from tessera.table.settings import Settings
from tessera.table.view import moves_of, record_of, state_of

from .seated import (
    INVITED,
    MINUTE,
    MOVE_CLOCK,
    OPEN,
    Sitting,
    after_a_quiet_move,
    against_bots,
    every_game,
    people,
    two_people,
    whole_game,
)


def test_what_a_bot_thought_of_before_moves_were_taken_back_is_not_played():
    """The ply is the same again, but not the position."""
    sitting = against_bots().until_turn_of(0)
    sitting.move(0)
    ply, old = sitting.ply, sitting.legal[0]
    sitting.ask(commands.undo, "ana")
    sitting.move(-1)
    assert sitting.ply == ply
    assert sitting.ask(commands.play_for, ply=ply, takebacks=0, move=old) == []
    assert sitting.ask(commands.play_for, ply=ply, takebacks=1, move=sitting.legal[0])


def test_a_move_that_was_taken_back_and_comes_again_is_stale():
    """It was made before."""
    sitting = against_bots().until_turn_of(0)
    ply, move = sitting.ply, sitting.legal[0]
    sitting.make(move)
    sitting.ask(commands.undo, "ana")
    refusal = sitting.refusal(commands.play, "ana", ply=ply, move=move, takebacks=0)
    assert isinstance(refusal, StaleMove)
    assert sitting.ask(commands.play, "ana", ply=ply, move=move, takebacks=1)


@every_game
def test_when_every_person_has_forfeited_the_game_is_over(game: str):
    """However many bots are left: they have won, and the secret is told."""
    sitting = against_bots(game, bots=2, absent="forfeit")
    sitting.ask(commands.leave, "ana", seat=0)
    state = state_of(sitting.table)
    assert state.status == "over"
    assert state.outcome == Outcome(winners=[1, 2], reason="forfeit")
    assert state.shuffle.is_kept


def test_who_has_forfeited_takes_nothing_back_and_has_no_say():
    """The others are asked, and only they."""
    sitting = people("sintra", 3, absent="forfeit")
    after_a_quiet_move(sitting, by=0, then=1)
    sitting.ask(commands.leave, "cid", seat=2)
    assert sitting.code(commands.undo, "cid") == "away"
    if sitting.table.to_act == 2:
        sitting.make(sitting.sensible_move())
    sitting.ask(commands.undo, sitting.who(sitting.table.running_match().seat_at(sitting.ply - 2)))
    assert sitting.code(commands.answer, "cid", agree=False) == "away"


def test_who_is_away_takes_nothing_back():
    """Before that one comes back."""
    sitting = two_people()
    after_a_quiet_move(sitting, by=0)
    sitting.ask(commands.leave, "ana", seat=0)
    assert sitting.code(commands.undo, "ana") == "away"


def test_to_leave_and_come_back_wins_no_time():
    """The clock of the move goes on."""
    sitting = two_people(pace=MOVE_CLOCK)
    seat, deadline = sitting.table.to_act, sitting.table.clock.deadline
    who = sitting.who(seat)
    sitting.later(MINUTE - 1000)
    sitting.ask(commands.leave, who, seat=seat)
    assert sitting.table.clock.deadline is None
    sitting.ask(commands.come_back, who, seat=seat)
    assert sitting.table.clock.deadline == deadline


def test_who_was_late_and_comes_back_has_time_again():
    """Or the seat would be lost at once."""
    sitting = against_bots(pace=MOVE_CLOCK).until_turn_of(0)
    sitting.later(MINUTE)
    sitting.ask(commands.expire)
    sitting.later(MINUTE)
    sitting.ask(commands.come_back, "ana", seat=0)
    assert sitting.table.clock.deadline == sitting.now + MINUTE


@every_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_all_seats_the_winners_are_those_of_the_outcome(game: str, seats: int):
    """Among others, somebody else may be; a tie is broken as always."""
    match = whole_game(game, seats).table.running_match()
    assert match.outcome is not None
    among = GAMES[game].winners_among
    assert among(match.position, range(seats)) == match.outcome.winners
    rest = [seat for seat in range(seats) if seat not in match.outcome.winners]
    assert set(among(match.position, rest)) <= set(rest)


def test_a_record_after_a_forfeit_names_no_winner():
    """It is not by the moves that somebody has won."""
    sitting = people("sintra", 3, absent="forfeit")
    sitting.ask(commands.leave, "ana", seat=0)
    assert record_of(sitting.finished().table).outcome is None


def test_words_stay_with_whoever_said_them():
    """Also when somebody else takes the seat."""
    sitting = Sitting()
    sitting.sit("ana", 0)
    sitting.ask(commands.say, "ana", seat=0, text="I am Ana")
    sitting.ask(commands.stand, "ana", seat=0)
    sitting.sit("bea", 0)
    assert [line.name for line in sitting.table.talk.lines] == ["Ana"]


def test_pictures_made_of_several_can_be_said():
    """Their joiner is not printable, but harmless."""
    sitting = Sitting()
    sitting.sit("ana", 0)
    assert sitting.ask(commands.say, "ana", seat=0, text="👩\u200d🚀")


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u115f\u1160", " \uffa0 "])
def test_a_name_can_be_seen(name: str):
    """Letters that show nothing make none."""
    sitting = Sitting()
    assert sitting.code(commands.sit, "ana", seat=0, name=name, seed="") == "bad-name"
    check_names([f"{name.strip()}x"], 1)


def test_every_place_that_is_kept_has_its_invitation():
    """By seat."""
    settings = Settings(game="sintra", places=[OPEN, INVITED])
    for wrong in ([hash_of("x")], [hash_of("x"), None], [None, None]):
        with pytest.raises(ValueError, match="invitation"):
            commands.open_table(GAMES["sintra"], settings, host=hash_of("ana"), invitations=wrong)


def test_to_sit_down_twice_is_harmless():
    """For a client that did not hear the answer."""
    sitting = Sitting()
    sitting.sit("ana", 0)
    assert sitting.sit("ana", 0) == []
    sitting.sit("bea", 1)
    assert sitting.sit("ana", 0) == []


def test_a_seat_that_a_bot_plays_for_is_offered_no_moves():
    """It could not make them."""
    sitting = two_people()
    seat = sitting.table.to_act
    sitting.ask(commands.leave, sitting.who(seat), seat=seat)
    assert moves_of(sitting.table, seat) == []
