"""Taking back by consent: the others who play are asked, all of them, and nobody else."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

from tessera.kernel.errors import TesseraError
from tessera.table import commands
from tessera.table.entries import Agreed, Asked, Declined, TakenBack
from tessera.table.table import ANSWER_WITHIN
from tessera.table.view import QuestionShown, state_of

from .seated import (
    BOT,
    MINUTE,
    MOVE_CLOCK,
    OPEN,
    Sitting,
    after_a_quiet_move,
    against_bots,
    every_game,
    one_screen,
    people,
    replayed,
    two_people,
    whole_game,
)

# ------------------------------------------------------------------ by consent


def asked(game: str = "sintra", seats: int = 2) -> tuple[Sitting, int]:
    """Ana asks to take her move back, from a ply on."""
    sitting = people(game, seats)
    ply = after_a_quiet_move(sitting, by=0)
    assert sitting.ask(commands.undo, "ana") == [Asked(seat=0, ply=ply)]
    return sitting, ply


@every_game
def test_among_people_the_other_is_asked(game: str):
    """Everybody can see it; nothing is taken back yet."""
    sitting, ply = asked(game)
    assert state_of(sitting.table).question == QuestionShown(seat=0, ply=ply)
    assert sitting.ply == ply + 1


@every_game
def test_when_the_other_agrees_the_move_is_taken_back(game: str):
    """And the question is settled."""
    sitting, ply = asked(game)
    changes = sitting.ask(commands.answer, "bea", agree=True)
    assert changes == [Agreed(seat=1), TakenBack(ply=ply)]
    assert (sitting.ply, sitting.table.to_act, sitting.table.question) == (ply, 0, None)


@pytest.mark.parametrize("who", ["ana", "bea"])
def test_the_other_may_decline_and_whoever_asked_may_think_better_of_it(who: str):
    """Then the game goes on as it was."""
    sitting, ply = asked()
    seat = {"ana": 0, "bea": 1}[who]
    assert sitting.ask(commands.answer, who, agree=False) == [Declined(seat=seat)]
    assert (sitting.ply, sitting.table.question) == (ply + 1, None)
    assert sitting.code(commands.answer, "bea", agree=True) == "not-asked"


def test_nobody_agrees_to_their_own_question():
    """That would not be consent."""
    sitting, _ = asked()
    assert sitting.code(commands.answer, "ana", agree=True) == "own-question"


@pytest.mark.parametrize("agree", [True, False])
def test_only_those_who_play_are_asked(agree: bool):
    """Not whoever watches, nor a host who does not play."""
    sitting = Sitting(host="host").seated("ana", "bea")
    after_a_quiet_move(sitting)
    sitting.ask(commands.undo, "ana")
    for who in ("cid", "host", ""):
        assert sitting.code(commands.answer, who, agree=agree) == "not-your-seat"


@pytest.mark.parametrize("who", ["ana", "bea"])
def test_one_question_at_a_time(who: str):
    """Also from whoever asked it."""
    sitting, _ = asked()
    assert sitting.code(commands.undo, who) == "asked-already"


def test_a_move_settles_the_question():
    """Whoever moves on has answered; an answer that comes later is too late."""
    sitting, _ = asked()
    sitting.move()
    assert sitting.table.question is None
    assert sitting.code(commands.answer, "bea", agree=True) == "not-asked"


@pytest.mark.parametrize("order", [("bea", "cid"), ("cid", "bea")])
def test_of_three_both_others_must_agree(order: tuple[str, str]):
    """In any order; saying it twice does not count for two."""
    sitting, ply = asked(seats=3)
    first, second = order
    for _ in range(3):
        assert TakenBack(ply=ply) not in sitting.ask(commands.answer, first, agree=True)
    assert sitting.table.question is not None
    assert TakenBack(ply=ply) in sitting.ask(commands.answer, second, agree=True)
    assert sitting.ply == ply


def test_of_four_one_who_declines_is_enough():
    """Whatever the others said before."""
    sitting, ply = asked(seats=4)
    sitting.ask(commands.answer, "bea", agree=True)
    sitting.ask(commands.answer, "cid", agree=True)
    sitting.ask(commands.answer, "dov", agree=False)
    assert (sitting.table.question, sitting.ply) == (None, ply + 1)


def test_who_agreed_once_is_asked_again_the_next_time():
    """Consent is for one question."""
    sitting, ply = asked(seats=3)
    sitting.ask(commands.answer, "bea", agree=True)
    sitting.ask(commands.answer, "cid", agree=False)
    sitting.ask(commands.undo, "ana")
    assert sitting.ask(commands.answer, "cid", agree=True) == [Agreed(seat=2)]
    assert sitting.ask(commands.answer, "bea", agree=True)[-1] == TakenBack(ply=ply)


def test_somebody_with_two_seats_agrees_once():
    """People are asked, not seats."""
    sitting = Sitting("sintra", [OPEN] * 3).seated("ana", "bea", "bea")
    ply = after_a_quiet_move(sitting)
    sitting.ask(commands.undo, "ana")
    assert sitting.ask(commands.answer, "bea", agree=True)[-1] == TakenBack(ply=ply)


def test_bots_are_not_asked():
    """Among two people and a bot, the other person is."""
    sitting = Sitting("sintra", [OPEN, OPEN, BOT]).seated("ana", "bea")
    ply = after_a_quiet_move(sitting)
    sitting.ask(commands.undo, "ana")
    assert sitting.ask(commands.answer, "bea", agree=True)[-1] == TakenBack(ply=ply)


def test_whoever_is_away_is_not_asked():
    """Nobody would answer."""
    sitting, ply = asked(seats=3)
    sitting.ask(commands.leave, "cid", seat=2)
    assert sitting.table.question is None  # others have to be asked now
    sitting.ask(commands.undo, "ana")
    assert sitting.ask(commands.answer, "bea", agree=True)[-1] == TakenBack(ply=ply)


def test_with_everybody_else_away_a_move_is_taken_back_at_once():
    """Then one plays against bots."""
    sitting = two_people()
    ply = after_a_quiet_move(sitting)
    sitting.ask(commands.leave, "bea", seat=1)
    assert sitting.ask(commands.undo, "ana") == [TakenBack(ply=ply)]


def test_whoever_is_away_takes_nothing_back_without_those_who_are_there():
    """It is for them to say."""
    sitting = two_people()
    ply = after_a_quiet_move(sitting)
    sitting.ask(commands.leave, "ana", seat=0)
    with suppress(TesseraError):
        sitting.ask(commands.undo, "ana")
    assert sitting.ply == ply + 1


def test_whoever_comes_back_has_to_be_asked():
    """So the question is asked anew."""
    sitting = people("sintra", 3)
    ply = after_a_quiet_move(sitting, by=0)
    sitting.ask(commands.leave, "cid", seat=2)
    sitting.ask(commands.undo, "ana")
    sitting.ask(commands.come_back, "cid", seat=2)
    assert sitting.table.question is None
    sitting.ask(commands.undo, "ana")
    assert sitting.ask(commands.answer, "bea", agree=True) == [Agreed(seat=1)]
    assert sitting.ask(commands.answer, "cid", agree=True)[-1] == TakenBack(ply=ply)


def test_ones_move_is_taken_back_with_what_others_did_since():
    """They have agreed to it."""
    sitting = two_people()
    ply = after_a_quiet_move(sitting, by=0, then=1)
    sitting.ask(commands.undo, "ana")
    sitting.ask(commands.answer, "bea", agree=True)
    assert (sitting.ply, sitting.table.to_act) == (ply, 0)


def test_a_question_that_nobody_answers_lapses():
    """Not before its time; then the move stands, and is not asked about again."""
    sitting, ply = asked()
    question = sitting.table.question
    assert question is not None
    assert sitting.table.due_at == question.lapses_at == sitting.now + ANSWER_WITHIN
    sitting.later(ANSWER_WITHIN - 1)
    assert sitting.ask(commands.lapse) == []
    sitting.later(1)
    assert sitting.ask(commands.lapse) == [Declined(seat=0)]
    assert sitting.table.question is None
    assert sitting.ply > ply
    assert sitting.table.due_at is None
    assert sitting.code(commands.undo, "ana") == "nobody-answered"
    sitting.move()
    assert sitting.code(commands.undo, "ana") == "nobody-answered"


@pytest.mark.parametrize("answer", ["at once", "in the last second", "by coming and going"])
def test_about_one_move_there_are_two_questions_at_most(answer: str):
    """However they ended: else bots would rest for ever, and no clock would run."""
    sitting = Sitting(places=[OPEN, OPEN, BOT]).seated("ana", "bea")
    ply = after_a_quiet_move(sitting, by=1)
    assert sitting.table.to_act == 2
    for _ in range(2):
        assert sitting.ask(commands.undo, "bea") == [Asked(seat=1, ply=ply)]
        assert sitting.table.bot_to_act is None
        settle(sitting, answer)
    assert sitting.code(commands.undo, "bea") == "asked-enough"
    assert sitting.table.bot_to_act is not None
    read_again = replayed(sitting.game.name, sitting.entries)
    assert read_again.questions == sitting.table.questions


def settle(sitting: Sitting, answer: str) -> None:
    """In one of the ways that whoever asks has."""
    if answer == "by coming and going":
        sitting.ask(commands.leave, "bea", seat=1)
        sitting.ask(commands.come_back, "bea", seat=1)
        return
    sitting.later(ANSWER_WITHIN - 1000 if answer == "in the last second" else 0)
    sitting.ask(commands.answer, "bea", agree=False)


def test_questions_of_two_people_in_turns_are_counted_for_each_move():
    """Neither is forgotten over the other."""
    sitting = two_people()
    after_a_quiet_move(sitting, by=0, then=1)
    for who in ("ana", "bea", "ana", "bea"):
        sitting.ask(commands.undo, who)
        sitting.ask(commands.answer, who, agree=False)
    assert sitting.code(commands.undo, "ana") == "asked-enough"
    assert sitting.code(commands.undo, "bea") == "asked-enough"


def test_a_journal_in_which_somebody_asked_more_often_is_read_as_before():
    """It was written when that was allowed."""
    sitting, ply = asked()
    for _ in range(3):
        sitting.add([Declined(seat=0)])
        sitting.add([Asked(seat=0, ply=ply)])
    read_again = replayed(sitting.game.name, sitting.entries)
    assert read_again.question == sitting.table.question is not None
    assert sitting.code(commands.undo, "ana") == "asked-already"


def test_after_another_move_one_may_ask_again():
    """It is another question."""
    sitting, _ = asked()
    sitting.later(ANSWER_WITHIN)
    sitting.ask(commands.lapse)
    ply = after_a_quiet_move(sitting, by=0)
    assert sitting.ask(commands.undo, "ana") == [Asked(seat=0, ply=ply)]


def test_talking_does_not_settle_the_question():
    """Nor does a refused request."""
    sitting, _ = asked()
    question = state_of(sitting.table).question
    sitting.ask(commands.say, "bea", seat=1, text="hm")
    sitting.ask(commands.react, "ana", seat=0, reaction="oops")
    sitting.code(commands.play, "ana", ply=sitting.ply, move="nonsense")
    assert state_of(sitting.table).question == question


def test_a_seat_that_is_late_settles_the_question():
    """Its time runs on while others make up their minds."""
    sitting = two_people(pace=MOVE_CLOCK)
    after_a_quiet_move(sitting)
    sitting.ask(commands.undo, "ana")
    sitting.later(MINUTE)
    assert sitting.ask(commands.expire)
    assert sitting.table.question is None


# ------------------------------------------------------------------ not at all


@pytest.mark.parametrize("make", [against_bots, one_screen, two_people], ids=lambda m: m.__name__)
def test_a_table_may_be_without_undo(make: Callable[..., Sitting]):
    """For everybody."""
    sitting = make("sintra", undo=False)
    after_a_quiet_move(sitting)
    assert sitting.code(commands.undo, "ana") == "no-undo"


@pytest.mark.parametrize("who", ["cid", "host", ""])
def test_only_those_who_play_take_moves_back(who: str):
    """Not whoever watches."""
    sitting = Sitting(host="host").seated("ana", "bea")
    after_a_quiet_move(sitting)
    assert sitting.code(commands.undo, who) == "not-your-seat"


@every_game
def test_a_game_that_is_over_stays_over(game: str):
    """The secret is out."""
    for who in ("ana", "bea"):
        sitting = whole_game(game)
        assert sitting.code(commands.undo, who) == "game-over"
        assert sitting.code(commands.answer, who, agree=True) == "game-over"


def test_before_the_game_there_is_nothing_to_ask():
    """Nor to answer."""
    sitting = Sitting().seated("ana")
    assert sitting.code(commands.undo, "ana") == "not-begun"
    assert sitting.code(commands.answer, "ana", agree=True) == "not-begun"
