"""Playing again: the same people, seats moved round, each let in by the key they have."""

from __future__ import annotations

import msgspec
import pytest

from tessera.kernel.fair_draws import commitment_to
from tessera.table import commands
from tessera.table.commands import Changes
from tessera.table.entries import Entry, Followed, Opened
from tessera.table.keys import hash_of
from tessera.table.settings import Place, Settings
from tessera.table.table import Table
from tessera.table.view import may_watch, state_of

from .seated import (
    INVITED,
    MOVE_CLOCK,
    OPEN,
    PEOPLE,
    SECRET,
    Sitting,
    against_bots,
    every_game,
    one_screen,
    people,
    two_people,
    whole_game,
)

NEXT_SECRET = "c3" * 32  # in place of the one that is drawn, for the same draws in every run


def played_again(sitting: Sitting, who: str = "ana") -> Sitting:
    """The table where the same people play again, with nobody there yet."""
    followed, opened = commands.rematch(sitting.table, hash_of(who), new_id="the next one")
    assert followed == [Followed(table="the next one")]
    sitting.add(followed)
    (opening,) = opened
    assert isinstance(opening, Opened)
    again = Sitting(sitting.game.name, sitting.table.settings.places)
    first = Entry(at=sitting.now, changes=[msgspec.structs.replace(opening, secret=NEXT_SECRET)])
    again.entries, again.table = [first], Table(sitting.game, first)
    again.invitations = [None for _ in again.table.seats]  # keys take their place
    return again


def opening(sitting: Sitting) -> Opened:
    """What opened the table."""
    (opened,) = sitting.entries[0].changes
    assert isinstance(opened, Opened)
    return opened


def sit_with_own_key(sitting: Sitting, who: str, seat: int) -> Changes:
    """Sit down with one's key as the invitation."""
    return sitting.sit(who, seat, invitation=hash_of(who))


# ------------------------------------------------------------------ who, and when


@every_game
def test_everybody_who_played_may_ask_to_play_again(game: str):
    """Whoever won."""
    for who in ("ana", "bea"):
        assert played_again(whole_game(game), who).table.status == "waiting"


@pytest.mark.parametrize("who", ["cid", "host", ""])
def test_only_those_who_played_play_again(who: str):
    """Not those who watched."""
    assert whole_game("sintra").code(rematch_changes, who) == "not-your-seat"


def rematch_changes(table: Table, key: str) -> Changes:
    """Both lists of changes of a rematch in one."""
    followed, opened = commands.rematch(table, key, new_id="x")
    return [*followed, *opened]


def test_nobody_plays_again_before_the_game_is_over():
    """Not while it is waited for or played."""
    for sitting in (Sitting().seated("ana"), two_people()):
        assert sitting.code(rematch_changes, "ana") == "not-over"


def test_a_second_table_is_opened_once():
    """Whoever asks later is told the same table."""
    sitting = whole_game("sintra")
    played_again(sitting, "ana")
    for who in ("ana", "bea"):
        assert commands.rematch(sitting.table, hash_of(who), new_id="another") == ([], [])
    assert state_of(sitting.table).followed_by == "the next one"


def test_a_game_that_ended_by_forfeit_can_be_played_again():
    """Also by whoever forfeited."""
    sitting = two_people(absent="forfeit")
    sitting.ask(commands.leave, "ana", seat=0)
    again = played_again(sitting, "ana")
    assert [seat.forfeited for seat in again.table.seats] == [False, False]


# ------------------------------------------------------------------ who sits where


@every_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_person_moves_to_the_next_seat(game: str, seats: int):
    """And is let in there by their own key, nowhere else."""
    again = played_again(whole_game(game, seats))
    assert again.table.settings.places == [INVITED] * seats
    for seat in range(seats):
        expected = PEOPLE[(seat - 1) % seats]
        for who in PEOPLE[:seats]:
            if who != expected:
                wishes = {"seat": seat, "name": "X", "seed": "", "invitation": hash_of(who)}
                assert again.code(commands.sit, who, **wishes) == "not-invited"
        sit_with_own_key(again, expected, seat)
    assert again.table.status == "running"
    assert again.table.running_match().names == [
        PEOPLE[(seat - 1) % seats].title() for seat in range(seats)
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_a_game_on_every_seat_one_is_back_on_the_first(seats: int):
    """Seats go round."""
    sitting = whole_game("sintra", seats)
    had = [[hash_of(who)] for who in PEOPLE[:seats]]
    for _ in range(seats - 1):
        sitting = played_again(sitting)
        for seat, invitation in enumerate(opening(sitting).invitations):
            assert invitation is not None
            had[seat].append(invitation)
            sit_with_own_key(sitting, PEOPLE[[*map(hash_of, PEOPLE)].index(invitation)], seat)
        sitting.finished()
    assert all(len(set(one)) == seats for one in had)


@every_game
def test_bots_move_round_with_the_people(game: str):
    """With the level they had."""
    levels = ["easy", "hard"]
    places = [OPEN, *[Place(kind="bot", level=level) for level in levels]]
    again = played_again(Sitting(game, places).seated("ana").finished())
    assert again.table.settings.places == [
        Place(kind="bot", level="hard"),
        INVITED,
        Place(kind="bot", level="easy"),
    ]
    sit_with_own_key(again, "ana", 1)
    assert again.table.status == "running"


def test_bots_that_came_on_the_hosts_word_stay_bots():
    """Nobody was invited to their seats."""
    sitting = Sitting("sintra", [OPEN, INVITED, OPEN]).seated("ana")
    sitting.ask(commands.start, "ana", level="novice")
    novice = Place(kind="bot", level="novice")
    assert played_again(sitting.finished()).table.settings.places == [novice, INVITED, novice]


def test_whoever_left_is_invited_again():
    """A bot only stood in for them."""
    sitting = two_people()
    sitting.ask(commands.leave, "bea", seat=1)
    again = played_again(sitting.finished())
    assert again.table.settings.places == [INVITED, INVITED]
    sit_with_own_key(again, "bea", 0)
    assert again.table.seats[0].is_played_by_person


def test_on_one_screen_all_seats_are_for_the_same_key():
    """Names may change places as they like."""
    again = played_again(one_screen(seats=3).finished())
    for seat in range(3):
        sit_with_own_key(again, "ana", seat)
    assert again.table.seats_of(hash_of("ana")) == [0, 1, 2]


def test_the_links_of_the_first_table_open_no_seat_of_the_second():
    """Only those who did play are invited."""
    sitting = Sitting("sintra", [INVITED, INVITED]).seated("ana", "bea")
    links = sitting.invitations
    again = played_again(sitting.finished())
    for link in links:
        assert link is not None
        wishes = {"seat": 0, "name": "X", "seed": "", "invitation": hash_of(link)}
        assert again.code(commands.sit, "cid", **wishes) == "not-invited"


def test_whoever_does_not_come_can_be_replaced_on_the_hosts_word():
    """The host is still the same."""
    again = played_again(whole_game("sintra"))
    sit_with_own_key(again, "bea", 0)
    assert again.code(commands.start, "bea", level="easy") == "not-host"
    again.ask(commands.start, "ana", level="easy")
    assert again.table.status == "running"


# ------------------------------------------------------------------ what is new


@every_game
def test_everything_but_the_places_stays_as_it_was(game: str):
    """Pace, watching, undo, the box."""
    options = {name: values[-1] for name, values in Sitting(game).game.options.items()}
    sitting = against_bots(
        game, options=options, pace=MOVE_CLOCK, watch="nobody", absent="forfeit", undo=False
    ).finished()
    before, after = sitting.table.settings, played_again(sitting).table.settings
    assert msgspec.structs.replace(after, places=before.places) == before
    assert isinstance(after, Settings)


@every_game
def test_a_new_table_has_a_new_secret(game: str):
    """The old one is known to everybody."""
    table, secrets = whole_game(game).table, {SECRET}
    for _ in range(3):
        (opened,) = commands.rematch(table, hash_of("ana"), new_id="x")[1]
        assert isinstance(opened, Opened)
        secrets.add(opened.secret)
    assert len(secrets) == 4


@every_game
def test_a_new_table_tells_nothing_of_the_old_secret_or_seeds(game: str):
    """Seeds come with whoever sits down."""
    again = played_again(whole_game(game))
    shuffle = state_of(again.table).shuffle
    assert shuffle.commitment == commitment_to(opening(again).secret) != commitment_to(SECRET)
    assert (shuffle.seeds, shuffle.secret) == (["", ""], None)
    assert SECRET not in str(again.entries)


def test_those_who_are_invited_may_look_at_a_table_that_nobody_watches():
    """With the key they have, before they sit down."""
    again = played_again(people("sintra", 3, watch="nobody").finished())
    assert all(may_watch(again.table, hash_of(who)) for who in PEOPLE[:3])
    assert not may_watch(again.table, hash_of("dov"))
    assert not may_watch(again.table, None)
