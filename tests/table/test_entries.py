"""Entries: how they are kept, and that the same entries always make the same table."""

from __future__ import annotations

from functools import cache
from typing import get_args

import msgspec
import pytest

from tessera.games import GAMES
from tessera.table import commands
from tessera.table.entries import (
    Agreed,
    AnyChange,
    Asked,
    Change,
    Declined,
    Entry,
    Followed,
    Forfeited,
    Left,
    Opened,
    Played,
    Reacted,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    TakenBack,
    entry_from_json,
)
from tessera.table.settings import Settings
from tessera.table.table import Table

from .seated import (
    GAME_CLOCK,
    INVITED,
    OPEN,
    Sitting,
    after_a_quiet_move,
    every_game,
    everything,
    people,
    replayed,
    shown,
    two_people,
)

# ------------------------------------------------------------------ as they are kept

KEPT: dict[str, AnyChange] = {
    '{"type":"opened","settings":{"game":"sintra","options":{},"components":null,'
    '"places":[{"kind":"open","level":null},{"kind":"invited","level":null}],"watch":"link",'
    '"pace":{"clock":"none","seconds":0},"absent":"bot","undo":true,"hints":true},'
    '"secret":"5a","host":"aa","invitations":[null,"bb"]}': Opened(
        settings=Settings(game="sintra", places=[OPEN, INVITED]),
        secret="5a",
        host="aa",
        invitations=[None, "bb"],
    ),
    '{"type":"sat","seat":1,"name":"Ana","key":"aa","seed":"x"}': Sat(
        seat=1, name="Ana", key="aa", seed="x"
    ),
    '{"type":"stood","seat":1}': Stood(seat=1),
    '{"type":"started","level":null}': Started(),
    '{"type":"played","ply":7,"move":"1o1"}': Played(ply=7, move="1o1"),
    '{"type":"asked","seat":1,"ply":7}': Asked(seat=1, ply=7),
    '{"type":"agreed","seat":1}': Agreed(seat=1),
    '{"type":"declined","seat":1}': Declined(seat=1),
    '{"type":"takenback","ply":7}': TakenBack(ply=7),
    '{"type":"left","seat":1,"why":"late"}': Left(seat=1, why="late"),
    '{"type":"returned","seat":1}': Returned(seat=1),
    '{"type":"forfeited","seat":1,"why":"left"}': Forfeited(seat=1, why="left"),
    '{"type":"said","seat":1,"text":"hm"}': Said(seat=1, text="hm"),
    '{"type":"reacted","seat":1,"reaction":"wow"}': Reacted(seat=1, reaction="wow"),
    '{"type":"followed","table":"x"}': Followed(table="x"),
}


def kind(change: object) -> str:
    """The name of what happened."""
    return type(change).__name__.lower()


@pytest.mark.parametrize(("text", "change"), KEPT.items(), ids=map(kind, KEPT.values()))
def test_what_was_kept_is_read_for_ever(text: str, change: AnyChange):
    """No release may read or write a change in another way: journals are full of them."""
    entry = Entry(at=5, changes=[change])
    kept = f'{{"at":5,"changes":[{text}]}}'.encode()
    assert msgspec.json.encode(entry) == kept
    assert entry_from_json(kept) == entry


def test_every_change_is_in_the_list_above():
    """A new one needs a line there."""
    assert {type(change) for change in KEPT.values()} == set(get_args(AnyChange))
    assert set(get_args(AnyChange)) == set(Change.__subclasses__())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        '{"at":1}',
        '{"at":"now","changes":[]}',
        '{"at":1,"changes":[{"type":"won","seat":1}]}',
        '{"at":1,"changes":[{"seat":1}]}',
        '{"at":1,"changes":[{"type":"played","ply":"1","move":"1o1"}]}',
        '{"at":1,"changes":[{"type":"left","seat":1,"why":"bored"}]}',
        '{"at":1,"changes":[{"type":"stood","seat":1}]',
    ],
)
def test_what_is_no_entry_is_not_read(text: str):
    """A damaged journal is noticed."""
    with pytest.raises(msgspec.DecodeError):
        entry_from_json(text.encode())


# ------------------------------------------------------------------ the same table again


@cache
def eventful(game: str) -> Sitting:
    """A table where nearly everything happened that can."""
    sitting = Sitting(game, [OPEN, INVITED, OPEN], host="host", pace=GAME_CLOCK)
    sitting.sit("ana", 0)
    sitting.ask(commands.say, "ana", seat=0, text="Žluťoučký kůň?")
    sitting.sit("dov", 1)
    sitting.ask(commands.stand, "dov", seat=1)
    sitting.later(5000)
    sitting.sit("bea", 1)
    sitting.sit("cid", 2, seed='"☃"')
    sitting.until(lambda: sitting.ply > 20)
    ask_and_answer(sitting, agree=False)
    ask_and_answer(sitting, agree=True)
    sitting.later(1000)
    sitting.ask(commands.react, "bea", seat=1, reaction="oops")
    sitting.ask(commands.leave, "cid", seat=2)
    sitting.until(lambda: sitting.table.to_act == 1)
    sitting.later(10**9)
    sitting.ask(commands.expire)
    sitting.ask(commands.come_back, "cid", seat=2)
    sitting.finished()
    followed, _ = commands.rematch(sitting.table, sitting.table.seats[0].key, new_id="next")
    sitting.add(followed)
    return sitting


def ask_and_answer(sitting: Sitting, *, agree: bool) -> None:
    """Ana asks to take a move back as soon as that can be, and the others answer."""
    after_a_quiet_move(sitting)
    sitting.ask(commands.undo, "ana")
    for who in ("bea", "cid"):
        if sitting.table.question is not None:
            sitting.ask(commands.answer, who, agree=agree)


@every_game
def test_nearly_everything_happens_at_the_table_above(game: str):
    """Or the tests below would not say much."""
    happened = {type(change) for entry in eventful(game).entries for change in entry.changes}
    assert happened == set(get_args(AnyChange)) - {Forfeited}


@every_game
def test_the_same_entries_make_the_same_table(game: str):
    """As they were, and after they were kept as JSON: to the last letter of what is shown."""
    sitting = eventful(game)
    again = Table(GAMES[game], sitting.entries[0])
    for entry in sitting.entries[1:]:
        again.add(entry)
    for table in (again, replayed(game, sitting.entries)):
        assert everything(table) == everything(sitting.table)
        assert shown(table) == shown(sitting.table)


@every_game
def test_so_do_they_at_every_moment(game: str):
    """A server that stops anywhere goes on from there."""
    sitting = eventful(game)
    one, other = (Table(GAMES[game], sitting.entries[0]) for _ in range(2))
    for nth, entry in enumerate(sitting.entries[1:], start=2):
        one.add(entry)
        other.add(entry_from_json(msgspec.json.encode(entry)))
        assert everything(one) == everything(other)
        assert one.number == other.number == nth
        if nth % 20 == 0:
            assert everything(replayed(game, sitting.entries[:nth])) == everything(one)


@every_game
def test_a_table_that_was_read_again_goes_on_the_same_way(game: str):
    """With the same draws, the same clocks and the same refusals."""
    sitting = people(game, 3, pace=GAME_CLOCK)
    sitting.until(lambda: sitting.ply > 15)
    twin = people(game, 3, pace=GAME_CLOCK)
    twin.entries, twin.table = sitting.entries[:], replayed(game, sitting.entries)
    for _ in range(40):
        for one in (sitting, twin):
            one.later(1234)
            one.move(len(one.legal) // 2)
        assert everything(sitting.table) == everything(twin.table)
    assert shown(sitting.table) == shown(twin.table)


@every_game
def test_a_forfeited_game_is_the_same_again(game: str):
    """Outcome included."""
    sitting = people(game, 3, absent="forfeit")
    sitting.ask(commands.leave, "ana", seat=0)
    sitting.until(lambda: sitting.ply > 15)
    sitting.ask(commands.leave, "bea", seat=1)
    assert sitting.table.status == "over"
    assert shown(replayed(game, sitting.entries)) == shown(sitting.table)


# ------------------------------------------------------------------ adding


def test_entries_are_counted_from_one():
    """The opening is the first."""
    sitting = Sitting()
    assert sitting.table.number == 1
    sitting.seated("ana", "bea").move()
    assert sitting.table.number == len(sitting.entries) == 4


def test_a_table_knows_when_it_changed_last():
    """Not when somebody only looked or was refused."""
    sitting = Sitting()
    sitting.later(7)
    sitting.sit("ana", 0)
    at = sitting.table.at
    sitting.later(7)
    sitting.code(commands.start, "bea", level="easy")
    assert sitting.table.at == at == sitting.now - 7


def test_a_table_is_opened_once():
    """A second opening would bring another secret."""
    sitting = two_people()
    with pytest.raises(ValueError, match="opened once"):
        sitting.table.add(sitting.entries[0])


@every_game
def test_an_entry_is_a_value_that_nothing_changes(game: str):
    """Whatever happens at the table afterwards."""
    sitting = two_people(game)
    before = msgspec.json.encode(sitting.entries)
    sitting.until(lambda: sitting.ply > 20)
    count = len(msgspec.json.decode(before))
    assert msgspec.json.encode(sitting.entries[:count]) == before
