"""Sitting down and standing up, by link or anywhere; the start of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.bots import LEVELS
from tessera.kernel.engine.chance import CHANCE
from tessera.kernel.errors import InvalidOption
from tessera.kernel.records import LONGEST_NAME, record_from_json
from tessera.table import commands
from tessera.table.commands import LONGEST_SEED
from tessera.table.entries import Played, Sat, Started, Stood
from tessera.table.keys import hash_of
from tessera.table.refusals import Refused
from tessera.table.settings import Place
from tessera.table.view import record_of, state_of

from .seated import (
    BOT,
    INVITED,
    OPEN,
    PEOPLE,
    Sitting,
    against_bots,
    every_game,
    one_screen,
    people,
    replayed,
    two_people,
    whole_game,
)

# ------------------------------------------------------------------ taking a seat


def test_whoever_sits_down_is_shown_by_name():
    """And the other seat is still free."""
    sitting = Sitting().seated("ana")
    ana, free = state_of(sitting.table).seats
    assert (ana.name, ana.person, ana.level, ana.forfeited) == ("Ana", True, None, False)
    assert (free.name, free.person, free.level, free.forfeited) == ("", False, None, False)
    assert sitting.table.status == "waiting"


@every_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_starts_when_all_seats_are_taken(game: str, seats: int):
    """Not before; and all that is drawn in the set-up comes in the same entry."""
    sitting = Sitting(game, [OPEN] * seats)
    for seat, who in enumerate(PEOPLE[: seats - 1]):
        assert [type(change) for change in sitting.sit(who, seat)] == [Sat]
        assert sitting.table.status == "waiting"
    sat, started, *drawn = sitting.sit(PEOPLE[seats - 1], seats - 1)
    assert isinstance(sat, Sat)
    assert started == Started(level=None)
    assert [change.ply for change in drawn if isinstance(change, Played)] == [*range(len(drawn))]
    assert drawn
    match = sitting.table.running_match()
    assert all(match.seat_at(ply) == CHANCE for ply in range(match.ply))
    assert 0 <= sitting.table.to_act < seats
    assert match.names == [who.title() for who in PEOPLE[:seats]]


@every_game
def test_the_order_in_which_people_sit_down_does_not_matter(game: str):
    """The draws depend on who has which seat."""
    one, other = people(game, 3), Sitting(game, [OPEN] * 3)
    for seat in (2, 0, 1):
        other.sit(PEOPLE[seat], seat)
    assert one.table.running_match().moves == other.table.running_match().moves


def test_a_person_and_bots_begin_as_soon_as_the_person_sits_down():
    """A table against bots is one step away."""
    sitting = against_bots(bots=3)
    assert sitting.table.status == "running"
    assert sitting.table.running_match().names == ["Ana", *["novice bot"] * 3]


def test_a_seat_is_taken_once():
    """By whomever, nor where a bot sits."""
    sitting = Sitting("sintra", [OPEN, OPEN, BOT]).seated("ana")
    for who, seat in (("bea", 0), ("bea", 2)):
        refusal = sitting.refusal(commands.sit, who, seat=seat, name="X", seed="")
        assert (refusal.code, str(refusal)) == ("seat-taken", "somebody sits there already")


@pytest.mark.parametrize("seat", [-1, -2, 2, 99, 10**30])
def test_there_are_no_other_seats(seat: int):
    """Counting from the end is not a way to sit down."""
    assert Sitting().code(commands.sit, "ana", seat=seat, name="Ana", seed="") == "no-such-seat"


def test_several_seats_may_have_one_key():
    """That is a game on one screen."""
    sitting = one_screen(seats=3)
    assert sitting.table.status == "running"
    assert sitting.table.seats_of(hash_of("ana")) == [0, 1, 2]
    assert sitting.table.people() == {hash_of("ana")}


def test_nobody_sits_down_once_the_game_has_begun():
    """Nor after it."""
    for sitting in (two_people(), whole_game("sintra")):
        for seat in range(2):
            code = sitting.code(commands.sit, "cid", seat=seat, name="Cid", seed="")
            assert code == "already-begun"


# ------------------------------------------------------------------ by invitation


def test_a_kept_seat_opens_to_its_link_only():
    """Not to the link of another seat, to none, or to the hash that a table keeps."""
    sitting = Sitting("sintra", [INVITED, INVITED, OPEN])
    first, second, _ = sitting.invitations
    assert first is not None
    assert second is not None
    wrong: list[dict[str, str]] = [
        {},
        {"invitation": ""},
        {"invitation": hash_of("")},
        {"invitation": hash_of(second)},
        {"invitation": first},
        {"invitation": hash_of(hash_of(first))},
        {"invitation": hash_of(first)[:-1]},
        {"invitation": "☃"},
    ]
    for wishes in wrong:
        code = sitting.code(commands.sit, "ana", seat=0, name="Ana", seed="", **wishes)
        assert code == "not-invited"
    sitting.sit("ana", 0, invitation=hash_of(first))
    assert sitting.table.seats_of(hash_of("ana")) == [0]


def test_an_open_seat_needs_no_link():
    """A wrong one does not matter there."""
    sitting = Sitting("sintra", [INVITED, OPEN])
    sitting.sit("bea", 1, invitation=hash_of("nonsense"))
    assert sitting.table.seats_of(hash_of("bea")) == [1]


def test_the_host_needs_the_link_too():
    """A seat that is kept is kept from everybody."""
    sitting = Sitting("sintra", [INVITED, OPEN], host="ana")
    assert sitting.code(commands.sit, "ana", seat=0, name="Ana", seed="") == "not-invited"


def test_a_link_works_again_after_standing_up():
    """Whoever has it may come back, or another in their place."""
    sitting = Sitting("sintra", [INVITED, OPEN])
    sitting.sit("ana", 0)
    sitting.ask(commands.stand, "ana", seat=0)
    sitting.sit("bea", 0)
    assert state_of(sitting.table).seats[0].name == "Bea"


# ------------------------------------------------------------------ names and seeds


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ana", "Ana"),
        ("  Ana   Maria ", "Ana Maria"),
        ("Ana\tMaria\n", "Ana Maria"),
        ("Žofie Łącka", "Žofie Łącka"),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("A" * LONGEST_NAME, "A" * LONGEST_NAME),
        (" " * 500 + "A", "A"),
    ],
)
def test_a_name_is_one_line_of_plain_text(given: str, kept: str):
    """White space is tidied up, the rest stays as it was typed."""
    sitting = Sitting()
    sitting.sit("ana", 0, name=given)
    assert state_of(sitting.table).seats[0].name == kept


@pytest.mark.parametrize(
    "name",
    ["", "   ", "\n", "A" * (LONGEST_NAME + 1), "A" * 10**6, "\0", "A\x07", "\u202eana", "\ud800"],
    ids=lambda name: ascii(name[:8]),
)
def test_a_name_that_cannot_be_shown_is_refused(name: str):
    """Empty, too long, or with letters that do something instead of being seen."""
    refusal = Sitting().refusal(commands.sit, "ana", seat=0, name=name, seed="")
    assert isinstance(refusal, InvalidOption)
    assert "a name has 1 to 40 printable characters" in str(refusal)
    assert len(str(refusal)) < 500


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ana\ufe0f", "Ana"),
        ("A\u034fna", "Ana"),
        ("\u3164Ana\u2800", "Ana"),
        ("Ana \u180b Maria", "Ana Maria"),
        ("Ana \u0301", "Ana"),
        ("\u0301Ana", "Ana"),
        ("Ana\U000e0100", "Ana"),
        ("Ana\u2800\ufe0f", "Ana"),
        ("Ana5\ufe0f", "Ana5"),
        ("Ana \u0301\u0301", "Ana"),
        ("Ana ❤\ufe0f\ufe0f", "Ana ❤\ufe0f"),
        ("A\u0301na", "Ána"),
        ("A\u034f\u0301na", "Ána"),
        ("Z\u030coe" + "\ufe0f" * 100, "Žoe"),
        ("\u1112\u1161\u11ab" * LONGEST_NAME, "한" * LONGEST_NAME),
        ("Ế", "Ế"),
        ("E\u0302\u0301\u0323", "Ệ\u0301"),
        ("สมชื่อ", "สมชื่อ"),
        ("Ana ❤\ufe0f", "Ana ❤\ufe0f"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("नेहा", "नेहा"),
    ],
    ids=ascii,
)
def test_what_nothing_is_seen_of_is_taken_out_of_a_name(given: str, kept: str):
    """So that two names that look the same are the same; what makes a picture of a sign stays."""
    sitting = Sitting()
    sitting.sit("ana", 0, name=given)
    assert state_of(sitting.table).seats[0].name == kept


@pytest.mark.parametrize(
    "name",
    ["\ufe0f", "\u034f", "\u180b", "\u17b4", "\U000e0100", "\u0301", " \u0301 \u0301",
     "\u0301\u0301", "\U0001d159", "\u2800\ufe0f", "\u0301\ufe0f\u3164", "\u0301" * 10**5],
    ids=lambda name: ascii(name[:8]),
)  # fmt: skip
def test_a_name_of_nothing_visible_is_refused(name: str):
    """Whatever Unicode says that it is."""
    assert Sitting().code(commands.sit, "ana", seat=0, name=name, seed="") == "bad-name"


@pytest.mark.parametrize(
    "name", ["Z" + "\u0316" * 3, "An\u0316\u0316\u0316a", "1\ufe0f\u20e3\u20e3"]
)
def test_a_name_does_not_reach_over_other_lines(name: str):
    """Two marks on a letter are enough, and a third is a tower."""
    assert Sitting().code(commands.sit, "ana", seat=0, name=name, seed="") == "too-many-marks"


@pytest.mark.parametrize("name", ["Ana\ufe0f", "\ufe0f", "Z" + "\u0316" * 9])
def test_a_table_and_a_record_with_an_old_name_can_still_be_read(name: str):
    """What is refused today was a name once."""
    sitting = Sitting()
    sitting.add([Sat(seat=0, name=name, key=hash_of("ana"), seed="")])
    sitting.sit("bea", 1)
    record = record_of(replayed("sintra", sitting.finished().entries))
    assert record_from_json(record.to_json()).names == [name, "Bea"]


@pytest.mark.parametrize("seed", ["", "x", "x" * LONGEST_SEED, "ąę ☃", '"],["'])
def test_a_seed_is_any_short_text(seed: str):
    """It is shown, so that the draws can be checked."""
    sitting = Sitting()
    sitting.sit("ana", 0, seed=seed)
    assert state_of(sitting.table).shuffle.seeds == [seed, ""]


@pytest.mark.parametrize("seed", ["x" * (LONGEST_SEED + 1), "x" * 10**6, "\n", "\0", "\ud800"])
def test_a_seed_that_cannot_be_shown_is_refused(seed: str):
    """It goes into the record."""
    refusal = Sitting().refusal(commands.sit, "ana", seat=0, name="Ana", seed=seed)
    assert isinstance(refusal, Refused)
    assert refusal.code == "bad-seed"


# ------------------------------------------------------------------ standing up


def test_whoever_stands_up_leaves_nothing_behind():
    """The seat is free for another, with another seed."""
    sitting = Sitting().seated("ana")
    empty = state_of(Sitting().table)
    assert sitting.ask(commands.stand, "ana", seat=0) == [Stood(seat=0)]
    assert state_of(sitting.table) == empty
    sitting.sit("bea", 0)
    assert state_of(sitting.table).shuffle.seeds == ["seed of bea", ""]
    assert sitting.table.seats_of(hash_of("ana")) == []


@pytest.mark.parametrize(
    ("who", "seat"), [("bea", 0), ("ana", 1), ("ana", 2), ("ana", -1), ("ana", -3), ("ana", 99)]
)
def test_nobody_stands_up_for_another(who: str, seat: int):
    """Nor from a free seat, from a bot's, or from one that is not there."""
    sitting = Sitting("sintra", [OPEN, OPEN, BOT]).seated("ana")
    assert sitting.code(commands.stand, who, seat=seat) == "not-your-seat"


def test_standing_up_is_for_before_the_game():
    """During the game one leaves."""
    for sitting in (two_people(), whole_game("sintra")):
        assert sitting.code(commands.stand, "ana", seat=0) == "already-begun"


def test_of_several_seats_one_is_given_up():
    """The others on the same screen stay."""
    sitting = Sitting("sintra", [OPEN] * 3).seated("ana", "ana")
    sitting.ask(commands.stand, "ana", seat=0)
    assert sitting.table.seats_of(hash_of("ana")) == [1]


# ------------------------------------------------------------------ on the host's word


@every_game
@pytest.mark.parametrize("level", list(LEVELS))
def test_on_the_hosts_word_bots_take_the_empty_seats(game: str, level: str):
    """Whether they were open or kept; bots that were there before keep their level."""
    sitting = Sitting(game, [OPEN, INVITED, OPEN, BOT]).seated("ana")
    started, *drawn = sitting.ask(commands.start, "ana", level=level)
    assert started == Started(level=level)
    assert all(isinstance(change, Played) for change in drawn)
    seats = state_of(sitting.table).seats
    assert [seat.level for seat in seats] == [None, level, level, "novice"]
    assert [seat.person for seat in seats] == [True, False, False, False]
    assert [seat.name for seat in seats] == ["Ana", f"{level} bot", f"{level} bot", "novice bot"]
    assert sitting.table.status == "running"


def test_the_host_need_not_play():
    """Somebody has to, though."""
    sitting = Sitting(host="host")
    assert sitting.code(commands.start, "host", level="easy") == "nobody-there"
    sitting.seated("ana")
    sitting.ask(commands.start, "host", level="easy")
    assert sitting.table.status == "running"


def test_bots_that_wait_do_not_count_as_somebody():
    """There is nobody to play for."""
    sitting = Sitting("sintra", [OPEN, BOT, BOT])
    assert sitting.code(commands.start, "ana", level="easy") == "nobody-there"


@pytest.mark.parametrize("who", ["bea", "cid", "", hash_of("ana")])
def test_only_the_host_starts_early(who: str):
    """Neither another who sits there nor a stranger, nor whoever has seen a hash."""
    sitting = Sitting("sintra", [OPEN] * 3, host="ana").seated("ana", "bea")
    assert sitting.code(commands.start, who, level="easy") == "not-host"


@pytest.mark.parametrize("level", ["", "greedy", "EASY", "x" * 10**5, "\0", None])
def test_the_bots_level_must_exist(level: Any):
    """The table goes on waiting."""
    sitting = Sitting().seated("ana")
    assert isinstance(sitting.refusal(commands.start, "ana", level=level), InvalidOption)
    assert sitting.table.status == "waiting"


def test_a_game_starts_once():
    """Not again while it is played, or when it is over."""
    for sitting in (two_people(), whole_game("sintra")):
        assert sitting.code(commands.start, "ana", level="easy") == "already-begun"


def test_people_who_stood_up_are_replaced_by_bots_like_all_others():
    """An empty seat is an empty seat."""
    sitting = Sitting("sintra", [OPEN] * 3).seated("ana", "bea")
    sitting.ask(commands.stand, "bea", seat=1)
    sitting.ask(commands.start, "ana", level="hard")
    assert [seat.level for seat in sitting.table.seats] == [None, "hard", "hard"]


def test_a_bot_of_each_level_may_sit_at_one_table():
    """Each keeps its own."""
    levels = list(LEVELS)[:3]
    sitting = Sitting("sintra", [OPEN, *[Place(kind="bot", level=one) for one in levels]])
    sitting.seated("ana")
    assert [seat.level for seat in sitting.table.seats] == [None, *levels]
