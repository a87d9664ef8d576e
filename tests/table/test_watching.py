"""Who may watch, through whose eyes one looks, and what the list, the log and the views show."""

from __future__ import annotations

from typing import Literal

import pytest

from tessera.kernel.engine.chance import CHANCE
from tessera.kernel.errors import InvalidOption
from tessera.table import commands
from tessera.table.keys import hash_of
from tessera.table.view import (
    listing_of,
    may_watch,
    moves_of,
    plies_from,
    record_at,
    record_of,
    state_of,
    view_at,
    viewpoint_of,
)

from .seated import (
    BOT,
    INVITED,
    OPEN,
    Sitting,
    against_bots,
    every_game,
    one_screen,
    people,
    two_people,
    whole_game,
)

# ------------------------------------------------------------------ who may look


@pytest.mark.parametrize("watch", ["anyone", "link"])
@pytest.mark.parametrize("who", ["ana", "bea", "host", "cid", "", None])
def test_whoever_knows_the_table_may_watch_it(watch: Literal["anyone", "link"], who: str | None):
    """Whether it is in the list or known by its address only."""
    table = Sitting(host="host", watch=watch).seated("ana", "bea").table
    assert may_watch(table, None if who is None else hash_of(who))


@pytest.mark.parametrize("stage", ["waiting", "running", "over"])
def test_a_table_that_nobody_watches_is_for_those_who_belong_to_it(stage: str):
    """Its host, those who sit there, those who are invited; nobody without a key."""
    sitting = Sitting("sintra", [OPEN, INVITED, BOT], host="host", watch="nobody").seated("ana")
    link = sitting.invitations[1]
    assert link is not None
    if stage != "waiting":
        sitting.sit("bea", 1)
    if stage == "over":
        sitting.finished()
    assert sitting.table.status == stage
    belong = {"ana", "host", link, *(["bea"] if stage != "waiting" else [])}
    for who in ("ana", "bea", "cid", "host", link, "", hash_of("ana"), hash_of("host")):
        assert may_watch(sitting.table, hash_of(who)) == (who in belong), who
    assert not may_watch(sitting.table, None)
    assert not may_watch(sitting.table, "")


def test_whoever_stood_up_does_not_belong_there_any_more():
    """Unless by invitation."""
    sitting = Sitting(host="host", watch="nobody").seated("ana")
    sitting.ask(commands.stand, "ana", seat=0)
    assert not may_watch(sitting.table, hash_of("ana"))


def test_whoever_left_or_forfeited_may_still_look():
    """It was their game."""
    for absent in ("bot", "forfeit"):
        sitting = people("sintra", 3, host="host", watch="nobody", absent=absent)
        sitting.ask(commands.leave, "bea", seat=1)
        assert may_watch(sitting.table, hash_of("bea"))


# ------------------------------------------------------------------ through whose eyes


@every_game
def test_whoever_watches_looks_through_nobodys_eyes(game: str):
    """Before, during and after the game."""
    for sitting in (Sitting(game), two_people(game), whole_game(game)):
        assert viewpoint_of(sitting.table, []) is None


@every_game
def test_with_one_seat_one_looks_from_there(game: str):
    """Whoever is to act."""
    sitting = two_people(game)
    for _ in range(3):
        assert [viewpoint_of(sitting.table, [seat]) for seat in (0, 1)] == [0, 1]
        sitting.move()


@every_game
def test_on_one_screen_one_looks_from_the_seat_to_act(game: str):
    """So nobody has to press a button to see their page."""
    sitting = one_screen(game, 3)
    seen: set[int | None] = set()
    for _ in range(12):
        viewpoint = viewpoint_of(sitting.table, [0, 1, 2])
        assert viewpoint == sitting.table.to_act
        seen.add(viewpoint)
        sitting.move()
    assert seen == {0, 1, 2}


@every_game
def test_while_another_is_to_act_one_looks_from_the_seat_that_moved_last(game: str):
    """Of those on the screen; from the first one if none has moved."""
    sitting = Sitting(game, [OPEN] * 3).seated("ana", "ana", "bea")
    while sitting.ply < 40:
        sitting.until(lambda at=sitting.ply: sitting.ply > at)
        match = sitting.table.running_match()
        moved = [match.seat_at(ply) for ply in range(match.ply) if match.seat_at(ply) in (0, 1)]
        last = moved[-1] if moved else 0
        expected = sitting.table.to_act if sitting.table.to_act in (0, 1) else last
        assert viewpoint_of(sitting.table, [0, 1]) == expected


def test_before_the_game_one_looks_from_ones_first_seat():
    """There is nothing to see yet."""
    sitting = Sitting("sintra", [OPEN] * 3).seated("ana", "ana")
    assert viewpoint_of(sitting.table, [0, 1]) == 0


# ------------------------------------------------------------------ the list


@every_game
def test_a_table_is_listed_with_the_seats_that_anybody_may_take(game: str):
    """Not those that are kept or taken, and none once the game has begun."""
    sitting = Sitting(game, [OPEN, OPEN, INVITED, BOT])
    assert listing_of(sitting.table).open_seats == 2
    sitting.sit("ana", 0)
    assert listing_of(sitting.table).open_seats == 1
    sitting.ask(commands.stand, "ana", seat=0)
    assert listing_of(sitting.table).open_seats == 2
    sitting.sit("ana", 0)
    sitting.ask(commands.start, "ana", level="easy")
    shown = listing_of(sitting.table)
    assert (shown.open_seats, shown.status, shown.game) == (0, "running", game)
    assert shown.seats == state_of(sitting.table).seats


# ------------------------------------------------------------------ views


def test_before_the_game_there_is_nothing_to_view():
    """Whoever asks, for whichever ply."""
    table = Sitting().seated("ana").table
    assert [view_at(table, ply, seat) for ply in (0, 5) for seat in (None, 0)] == [None] * 4
    assert moves_of(table, 0) == []


@every_game
def test_a_view_is_that_of_the_ply(game: str):
    """Of the present one, and of every one before, for everybody."""
    sitting = people(game, 3)
    for _ in range(20):
        sitting.move(-1)
    match = sitting.table.running_match()
    for seat in (None, 0, 1, 2):
        for ply in range(sitting.ply + 1):
            expected = sitting.game.view(match.position_at(ply), seat)
            assert view_at(sitting.table, ply, seat) == expected
        assert view_at(sitting.table, sitting.ply, seat) == match.view(seat)


@every_game
@pytest.mark.parametrize("ply", [-1, -(10**9), 10**9])
def test_there_is_no_view_of_a_ply_that_was_not_played(game: str, ply: int):
    """Nor of the future."""
    with pytest.raises(InvalidOption):
        view_at(two_people(game).table, ply, None)


@every_game
@pytest.mark.parametrize("seat", [-1, -2, 2, 99])
@pytest.mark.parametrize("back", [0, 1])
def test_there_is_no_view_from_a_seat_that_is_not_there(game: str, seat: int, back: int):
    """Nor through the eyes of chance."""
    sitting = two_people(game)
    with pytest.raises(InvalidOption, match=f"there is no seat {seat}"):
        view_at(sitting.table, sitting.ply - back, seat)


@every_game
def test_only_the_seat_to_act_is_offered_moves(game: str):
    """All legal ones, and none when the game is over."""
    sitting = two_people(game)
    for _ in range(6):
        to_act = sitting.table.to_act
        assert moves_of(sitting.table, to_act) == sitting.legal
        for seat in (1 - to_act, None, -1, -2, 99):
            assert moves_of(sitting.table, seat) == []
        sitting.move()
    over = whole_game(game).table
    assert [moves_of(over, seat) for seat in (None, 0, 1, -1, -2)] == [[]] * 5


# ------------------------------------------------------------------ the log


@every_game
def test_the_log_has_every_ply_with_who_made_it_and_what_happened(game: str):
    """Chance is nobody."""
    sitting = whole_game(game)
    match = sitting.table.running_match()
    plies = plies_from(sitting.table, 0, sitting.ply)
    assert [one.ply for one in plies] == [*range(match.ply)]
    for one in plies:
        seat = match.seat_at(one.ply)
        assert one.seat == (None if seat == CHANCE else seat)
        assert one.move == str(match.moves[one.ply])
        assert one.events == match.events(one.ply)
    assert all(one.events for one in plies)


@every_game
def test_the_log_can_be_asked_in_parts(game: str):
    """They fit together."""
    sitting = two_people(game)
    for _ in range(5):
        sitting.move()
    table, end = sitting.table, sitting.ply
    whole = plies_from(table, 0, end)
    for middle in range(end + 1):
        assert plies_from(table, 0, middle) + plies_from(table, middle, end) == whole
    assert plies_from(table, end, end) == []


@every_game
@pytest.mark.parametrize(
    ("first", "last"), [(-1, 0), (0, -1), (3, 2), (0, 10**9), (10**9, 10**9), (-(10**9), 10**9)]
)
def test_the_log_has_no_other_plies(game: str, first: int, last: int):
    """A wrong question is refused, also before the game begins."""
    for sitting in (Sitting(game), two_people(game)):
        with pytest.raises(InvalidOption) as refusal:
            plies_from(sitting.table, first, last)
        assert refusal.value.code == "no-such-ply"


def test_before_the_game_the_log_is_empty():
    """And so is the record, which has the settings already."""
    table = Sitting("sintra", [OPEN] * 3, options={"side": "B"}).table
    assert plies_from(table, 0, 0) == []
    record = record_of(table)
    assert (record.seats, record.options, record.moves) == (3, {"side": "B"}, [])


# ------------------------------------------------------------------ the state of the table


@every_game
def test_the_standing_says_whose_turn_it_is(game: str):
    """Nobody's before and after the game."""
    assert state_of(Sitting(game).table).to_act is None
    sitting = against_bots(game)
    while sitting.table.status == "running":
        assert state_of(sitting.table).to_act == sitting.table.running_match().to_act
        sitting.until(lambda at=sitting.ply: sitting.ply > at)
    state = state_of(sitting.table)
    assert state.to_act is None
    assert state.ply == sitting.ply
    assert state.outcome == sitting.table.running_match().outcome


@every_game
def test_a_record_is_of_the_moment_when_it_was_asked_for(game: str):
    """Though the game goes on, and even to its end, while it is made."""
    sitting = two_people(game).until_turn_of(1)
    make, record = record_at(sitting.table), record_of(sitting.table)
    sitting.ask(commands.leave, "ana", seat=0)
    sitting.finished()
    assert make() == record
    assert record_of(sitting.table) != record
