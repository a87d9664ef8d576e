"""The tables of a process, without a network."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tessera.server.clock import MOST_APART, TableClock
from tessera.server.dispatch import is_behind
from tessera.server.limits import Limits
from tessera.server.live import LiveTable
from tessera.server.messages import Hello
from tessera.table import commands
from tessera.table.commands import Changes
from tessera.table.refusals import Refused
from tessera.table.table import ANSWER_WITHIN, Table
from tests.databases import Database, PostgreSQL
from tests.server.clockwork import A_MINUTE, OPEN, PEOPLE, Clock, Clockwork, any_move
from tests.server.test_socket import Connection, doors_to

pytestmark = pytest.mark.anyio


@pytest.fixture
async def two(postgresql: PostgreSQL, clock: Clock) -> AsyncIterator[list[Clockwork]]:
    """Two processes on one database that do not hear of each other."""
    database = postgresql.new_database()
    both = [Clockwork(database, clock) for _ in range(2)]
    yield both
    for hub in both:
        await hub.close()


async def test_a_table_that_nobody_is_at_is_forgotten_and_found_again(hub: Any, clock: Clock):
    """It is in the journal; one with a listener stays."""
    live = await hub.with_clock()
    hub.forget_idle()
    assert await hub.find(live.name) is live
    clock.time += 2 * A_MINUTE
    hub.forget_idle()
    again = await hub.find(live.name)
    assert again is not live
    assert again.table.ply == live.table.ply
    again.listeners.add(object())
    clock.time += 2 * A_MINUTE
    hub.forget_idle()
    assert await hub.find(live.name) is again


def test_the_clock_does_not_jump_with_the_wall_clock(monkeypatch: pytest.MonkeyPatch):
    """An hour forward or back on the wall is nothing at the table."""
    clock, before = TableClock(), TableClock().now()
    for hours in (1, -1):
        jumped = time.time() + hours * 3600
        monkeypatch.setattr("time.time", lambda at=jumped: at)
        assert 0 <= clock.now() - before < 10 * A_MINUTE
        monkeypatch.undo()


@pytest.mark.skipif(not hasattr(time, "CLOCK_BOOTTIME"), reason="there is no such clock")
def test_the_clock_goes_on_while_the_machine_sleeps(monkeypatch: pytest.MonkeyPatch):
    """So the caretaker notices that it slept."""
    clock, gettime = TableClock(), time.clock_gettime
    before = clock.now()
    monkeypatch.setattr(
        "time.clock_gettime",
        lambda which: gettime(which) + 3600 * (which == time.CLOCK_BOOTTIME),  # pyright: ignore
    )
    assert 0 <= clock.now() - before - 60 * A_MINUTE < 10 * A_MINUTE


@pytest.mark.parametrize("hours", [1, -1])
def test_a_clock_that_is_told_to_follows_the_wall(monkeypatch: pytest.MonkeyPatch, hours: int):
    """Once; a little is nothing."""
    clock, wall = TableClock(), time.time
    monkeypatch.setattr("time.time", lambda: wall() + 1)
    assert clock.follow_the_wall() == 0
    monkeypatch.setattr("time.time", lambda: wall() + hours * 3600)
    assert abs(clock.follow_the_wall() - hours * 60 * A_MINUTE) < MOST_APART
    assert clock.follow_the_wall() == 0
    assert abs(clock.now() - TableClock().now()) < MOST_APART


async def test_a_process_by_itself_never_follows_the_wall(hub: Clockwork, clock: Clock):
    """It has nobody to agree with."""
    clock.wall_is_ahead = 60 * A_MINUTE
    assert hub.keep_time() == 0


async def test_at_the_limit_no_table_is_there_twice(
    hub: Any, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
):
    """Whoever is the second is refused; whoever has a table has the one that all others have."""
    names = [(await hub.laid(OPEN, OPEN)).name for _ in range(2)]
    small = Clockwork(Database(data=tmp_path), clock, Limits(live_tables=1))
    for _ in range(20):
        found = await asyncio.gather(*map(small.find, names), return_exceptions=True)
        assert sum(isinstance(one, LiveTable) for one in found) == 1
        for one in found:
            if isinstance(one, LiveTable):
                assert await small.find(one.name) is one
        clock.time += A_MINUTE
        small.forget_idle(0)
    await small.close()


async def test_a_long_game_counts_as_several_tables(
    hub: Clockwork, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
):
    """In memory; those that nobody is at make room for others, and only then is one refused."""
    names = list[str]()
    for _ in range(3):
        live = await hub.laid(OPEN, OPEN)
        names.append(live.name)
        for _ in range(4):
            await hub.ask(live, any_move(live.table, PEOPLE[live.table.to_act]))
    monkeypatch.setattr("tessera.server.live.PLIES_OF_A_TABLE", 2)
    small = Clockwork(Database(data=tmp_path), clock, Limits(live_tables=6))
    for name in names[:2]:
        (await small.find(name)).listeners.add(object())  # pyright: ignore
        clock.time += A_MINUTE
    with pytest.raises(Refused, match="all tables are in use"):
        await small.find(names[2])
    (await small.find(names[0])).listeners.clear()
    clock.time += A_MINUTE
    await small.find(names[2])
    assert {live.name for live in small.live_tables()} == set(names[1:])
    await small.close()


async def test_a_table_has_room_for_so_much(hub: Clockwork, monkeypatch: pytest.MonkeyPatch):
    """Else reading it would take longer and longer, and others wait for that."""
    live = await hub.laid(OPEN, OPEN)
    monkeypatch.setattr("tessera.server.hub.MOST_ENTRIES", live.table.number + 1)
    monkeypatch.setattr("tessera.server.hub.ROOM_TO_PLAY", 0)
    await hub.ask(live, any_move(live.table, PEOPLE[live.table.to_act]))
    with pytest.raises(Refused, match="too much has happened"):
        await hub.ask(live, any_move(live.table, PEOPLE[live.table.to_act]))
    assert (await hub.find(live.name)).table.status == "running"


async def test_nobody_can_fill_a_table_so_that_they_do_not_lose(
    hub: Clockwork, clock: Clock, monkeypatch: pytest.MonkeyPatch
):
    """Where there is no room for talk, the others still move and the clock still runs out."""
    live = await hub.with_clock()
    monkeypatch.setattr("tessera.server.hub.MOST_ENTRIES", live.table.number)
    for _ in range(2):
        mover = PEOPLE[live.table.to_act]
        await hub.ask(live, any_move(live.table, mover))
        for wish in (talk(live.table, mover), take_back(mover)):
            with pytest.raises(Refused, match="too much has happened"):
                await hub.ask(live, wish)
    for _ in range(A_MINUTE // 1000):
        clock.time += 1000
        await hub.caretaker.check_tables(far=False)
    assert live.table.outcome is not None
    assert live.table.outcome.reason == "forfeit"


async def test_a_question_lapses_at_a_table_that_is_full(
    hub: Clockwork, clock: Clock, monkeypatch: pytest.MonkeyPatch
):
    """And whoever was asked may answer no: else nobody would move any more."""
    live = await hub.laid(OPEN, OPEN)
    for has_answer in (True, False):
        seat = live.table.to_act
        await hub.ask(live, any_move(live.table, PEOPLE[seat]))
        await hub.ask(live, take_back(PEOPLE[seat]))
        monkeypatch.setattr("tessera.server.hub.MOST_ENTRIES", live.table.number)
        if has_answer:
            await hub.ask(live, say_no(PEOPLE[1 - seat]))
            monkeypatch.undo()
        else:
            clock.time += ANSWER_WITHIN
            await hub.caretaker.check_tables(far=False)
        assert live.table.question is None


def take_back(key: str) -> Callable[[Table, int], Changes]:
    return lambda table, _: commands.undo(table, key)


def say_no(key: str) -> Callable[[Table, int], Changes]:
    return lambda table, _: commands.answer(table, key, agree=False)


def talk(table: Table, key: str) -> Callable[[Table, int], Changes]:
    seat = table.seats_of(key)[0]
    return lambda table, at: commands.say(table, key, seat=seat, text="and on and on", at=at)


# ------------------------------------------------------------------ several processes


async def test_a_move_that_comes_to_a_process_behind_is_made(two: list[Clockwork]):
    """It was not told yet that the other moved: it reads what is new and judges again."""
    live = await two[0].laid(OPEN, OPEN)
    behind = await two[1].find(live.name)
    first = live.table.to_act
    await two[0].ask(live, any_move(live.table, PEOPLE[first]))
    assert behind.table.ply < live.table.ply
    second = live.table.to_act
    ply = await two[1].ask(behind, any_move(live.table, PEOPLE[second]))
    assert ply > live.table.ply


async def test_nobody_is_shown_an_older_table_than_they_have_seen(two: list[Clockwork]):
    """Whoever says hello says how much they know, by entry, by ply or by what was taken back."""
    live = await two[0].laid(OPEN, OPEN)
    behind = await two[1].find(live.name)
    await two[0].ask(live, any_move(live.table, PEOPLE[live.table.to_act]))
    now = live.table
    assert is_behind(behind.table, Hello(number=now.number))
    assert is_behind(behind.table, Hello(ply=now.ply))
    assert is_behind(behind.table, Hello(takebacks=1))
    assert not is_behind(now, Hello(number=now.number, ply=now.ply))
    await two[1].catch_up(behind)
    assert behind.table.number == now.number


async def test_whoever_comes_from_another_process_is_welcomed_with_what_it_told(
    two: list[Clockwork],
):
    """Though nobody has told this process yet."""
    live = await two[0].laid(OPEN, OPEN)
    await two[1].find(live.name)
    await two[0].ask(live, any_move(live.table, PEOPLE[live.table.to_act]))
    line = Connection(doors_to(two[1]), live.name)
    welcome = await line.welcome(number=live.table.number, ply=live.table.ply)
    assert welcome["state"]["ply"] == live.table.ply
    line.socket.leave()
    await line.over()
