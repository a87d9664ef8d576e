"""The tables of a process, without a network."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import tessera.server.hub
from tessera.server.hub import Hub
from tessera.server.messages import Hello
from tessera.server.wishes import is_behind
from tests.databases import Database, PostgreSQL
from tests.server.clockwork import A_MINUTE, OPEN, PEOPLE, Clock, Clockwork, any_move

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def hub(tmp_path: Path, clock: Clock) -> AsyncIterator[Clockwork]:
    hub = Clockwork(Database(data=tmp_path), clock)
    yield hub
    await hub.close()


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
    before = Hub.now()
    for hours in (1, -1):
        jumped = tessera.server.hub.time() + hours * 3600
        monkeypatch.setattr("tessera.server.hub.time", lambda at=jumped: at)
        assert 0 <= Hub.now() - before < 10 * A_MINUTE
        monkeypatch.undo()


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
