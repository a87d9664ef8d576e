"""Talking: short plain lines and a few reactions, by those who sit there, and not too fast."""

from __future__ import annotations

import pytest

from tessera.table import commands
from tessera.table.chat import AT_ONCE, LONGEST, REACTIONS, REMEMBERED, WITHIN, ChatLine
from tessera.table.entries import Reacted, Said
from tessera.table.refusals import Refused
from tessera.table.view import state_of

from .seated import Sitting, against_bots, everything, one_screen, people, two_people, whole_game


def say(sitting: Sitting, text: str = "hello", who: str = "ana", seat: int = 0) -> None:
    """Say something."""
    sitting.ask(commands.say, who, seat=seat, text=text)


def texts(sitting: Sitting) -> list[str | None]:
    """What was said."""
    return [line.text for line in sitting.table.talk.lines]


# ------------------------------------------------------------------ what may be said


@pytest.mark.parametrize(
    "text",
    [
        "hello",
        "x" * LONGEST,
        "Zażółć gęślą jaźń",
        "Příliš žluťoučký kůň",
        "¿Otra?",
        "<script>alert(1)</script>",
        "{{7*7}} %s \\n '; drop table",
        "👏 ♥ ❤\ufe0f 👩\u200d🚀",
        "A\u0301 na Zda\u0300\u0323r",
        " leading and trailing ",
    ],
)
def test_a_line_is_heard_as_it_was_said(text: str):
    """Plain text: whatever it looks like, nothing is done with it."""
    sitting = two_people()
    assert sitting.ask(commands.say, "ana", seat=0, text=text) == [Said(seat=0, text=text)]
    assert [*sitting.table.talk.lines] == [
        ChatLine(number=sitting.table.number, at=sitting.now, seat=0, name="Ana", text=text)
    ]


@pytest.mark.parametrize(
    "text",
    ["", " ", "   ", "x" * (LONGEST + 1), "x" * 10**6, "a\nb", "a\rb", "\0", "\x1b[2J", "\u202e",
     "\u2028", "\ud800", "\t", "\u200d", "\u200d \ufe0f", "\u3164", "\u2800\u034f", "\u0301",
     " \u0301\u0301"],
    ids=lambda text: ascii(text[:8]),
)  # fmt: skip
def test_what_is_not_a_line_is_not_said(text: str):
    """Empty, too long, several lines, or letters that do something."""
    refusal = two_people().refusal(commands.say, "ana", seat=0, text=text)
    assert isinstance(refusal, Refused)
    assert (refusal.code, refusal.facts) == ("not-a-line", {"longest": LONGEST})


@pytest.mark.parametrize("text", ["Z" + "\u0316" * 3, "ok " + "x\u0300\u0301\u0302" * 9])
def test_nobody_talks_in_towers_of_marks(text: str):
    """They would reach over what others say."""
    assert two_people().code(commands.say, "ana", seat=0, text=text) == "too-many-marks"


@pytest.mark.parametrize("reaction", REACTIONS)
def test_a_feeling_is_shown(reaction: str):
    """One of the few."""
    sitting = two_people()
    changes = sitting.ask(commands.react, "bea", seat=1, reaction=reaction)
    assert changes == [Reacted(seat=1, reaction=reaction)]
    (line,) = sitting.table.talk.lines
    assert (line.seat, line.text, line.reaction) == (1, None, reaction)


@pytest.mark.parametrize("reaction", ["", "Applause", "applause ", "rage", "x" * 10**6, "\0"])
def test_there_are_no_other_feelings(reaction: str):
    """The refusal says which there are, and does not repeat what was sent."""
    refusal = two_people().refusal(commands.react, "ana", seat=0, reaction=reaction)
    assert refusal.code == "no-such-reaction"
    assert all(known in str(refusal) for known in REACTIONS)
    assert len(str(refusal)) < 200


# ------------------------------------------------------------------ who may talk, and when


@pytest.mark.parametrize(
    ("who", "seat"),
    [("cid", 0), ("ana", 1), ("bea", 0), ("ana", 2), ("ana", -2), ("ana", 99), ("", 2), ("", 0)],
)
def test_one_talks_from_ones_own_seat(who: str, seat: int):
    """Nobody talks for another, and those who watch do not talk."""
    sitting = two_people()
    assert sitting.code(commands.say, who, seat=seat, text="hello") == "not-your-seat"
    assert sitting.code(commands.react, who, seat=seat, reaction="wow") == "not-your-seat"


def test_nobody_talks_for_a_bot():
    """Its seat has no key, which is not the same as an empty one."""
    sitting = against_bots()
    for who in ("", "ana", "bea"):
        assert sitting.code(commands.say, who, seat=1, text="beep") == "not-your-seat"


def test_people_talk_before_during_and_after_the_game():
    """Also those who have left."""
    waiting, running = Sitting().seated("ana"), two_people()
    running.ask(commands.leave, "ana", seat=0)
    for sitting in (waiting, running, whole_game("sintra")):
        say(sitting)
        assert texts(sitting) == ["hello"]


def test_on_one_screen_each_seat_has_its_own_voice():
    """Whoever holds it."""
    sitting = one_screen()
    for seat in (0, 1):
        say(sitting, f"I am seat {seat}", "ana", seat)
    assert [line.seat for line in sitting.table.talk.lines] == [0, 1]


def test_talking_changes_nothing_but_the_talk():
    """Not the game, not the clock, not the state of the table."""
    sitting = two_people()
    before = state_of(sitting.table), sitting.legal
    say(sitting)
    assert (state_of(sitting.table), sitting.legal) == before


# ------------------------------------------------------------------ how fast


def talked_out() -> Sitting:
    """Ana has said as much as one can at once."""
    sitting = two_people()
    for nth in range(AT_ONCE):
        say(sitting, f"line {nth}")
        sitting.later(10)
    return sitting


def test_after_a_few_lines_one_has_to_wait():
    """And is told so; nothing of it is kept."""
    sitting = talked_out()
    assert sitting.code(commands.say, "ana", seat=0, text="more") == "too-fast"
    assert len(texts(sitting)) == AT_ONCE


def test_words_and_feelings_count_together():
    """There is one allowance."""
    sitting = talked_out()
    assert sitting.code(commands.react, "ana", seat=0, reaction="wow") == "too-fast"


def test_others_may_still_talk():
    """The limit is for each seat."""
    sitting = talked_out()
    say(sitting, "my turn", "bea", 1)
    assert texts(sitting)[-1] == "my turn"


def test_after_a_while_one_may_talk_again():
    """Not a millisecond before the first of the lines is old enough."""
    sitting = talked_out()
    first = sitting.table.talk.lines[0].at
    sitting.now = first + WITHIN - 1
    assert sitting.code(commands.say, "ana", seat=0, text="now?") == "too-fast"
    sitting.now = first + WITHIN
    say(sitting, "now!")
    assert sitting.code(commands.say, "ana", seat=0, text="and now?") == "too-fast"


def test_what_is_refused_does_not_count():
    """Neither nonsense nor what came too fast makes one wait longer."""
    sitting = talked_out()
    for _ in range(20):
        sitting.code(commands.say, "ana", seat=0, text="more")
        sitting.code(commands.say, "ana", seat=0, text="")
    sitting.later(WITHIN)
    say(sitting)


def test_four_who_talk_as_fast_as_they_can_do_not_help_each_other():
    """Their lines do not push each other out of what is remembered for the limit."""
    sitting = people("sintra", 4)
    for _ in range(AT_ONCE):
        for seat, who in enumerate(("ana", "bea", "cid", "dov")):
            say(sitting, "la", who, seat)
    for seat, who in enumerate(("ana", "bea", "cid", "dov")):
        assert sitting.code(commands.say, who, seat=seat, text="la") == "too-fast"


# ------------------------------------------------------------------ what is remembered


def test_the_last_lines_are_remembered():
    """So many and no more, however long one talks."""
    sitting = two_people()
    for nth in range(REMEMBERED + 7):
        say(sitting, f"line {nth}")
        sitting.later(WITHIN)
    assert texts(sitting) == [f"line {nth}" for nth in range(7, REMEMBERED + 7)]


def test_what_was_said_since_an_entry_can_be_asked():
    """Everything since the beginning, the rest, or nothing."""
    sitting = two_people()
    say(sitting, "one")
    number = sitting.table.number
    say(sitting, "two")
    talk = sitting.table.talk
    assert [line.text for line in talk.since(0)] == ["one", "two"]
    assert [line.text for line in talk.since(number)] == ["two"]
    assert talk.since(sitting.table.number) == []


def test_what_was_said_is_not_taken_back_with_a_move():
    """Words stay."""
    sitting = one_screen()
    sitting.move()
    say(sitting, "oh no")
    before = everything(sitting.table)
    sitting.ask(commands.undo, "ana")
    assert everything(sitting.table) != before
    assert texts(sitting) == ["oh no"]
