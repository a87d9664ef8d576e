"""The caretaker looks near and far: what takes long at one table stops no clock at another."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from tessera.server.caretaker import LATE_AFTER, PUT_OFF_OTHERWISE
from tessera.server.hub import Hub
from tessera.server.limits import Limits
from tessera.server.live import LiveTable
from tessera.table.refusals import Refused
from tessera.table.settings import Pace, Settings
from tests.databases import Database
from tests.server.client import PATIENCE
from tests.server.clockwork import A_MINUTE, OPEN, PEOPLE, Clock, Clockwork, seconds_pass, sit
from tests.server.inside import serving

pytestmark = pytest.mark.anyio


# ------------------------------------------------------------------ a table that takes long


@pytest.fixture
def long_read() -> Iterator[threading.Event]:
    """What lets the thread that reads tables go on."""
    gate = threading.Event()
    yield gate
    gate.set()


async def is_being_read(hub: Hub) -> None:
    async with asyncio.timeout(PATIENCE):
        while not hub._loading:
            await asyncio.sleep(0)


async def until_over(live: LiveTable) -> None:
    async with asyncio.timeout(PATIENCE):
        while live.table.status != "over":
            await asyncio.sleep(0)


async def test_no_clock_waits_for_a_table_to_be_read(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch, long_read: threading.Event
):
    """Behind a long queue of others, say. Whoever is late elsewhere loses meanwhile."""
    monkeypatch.setattr("tessera.server.caretaker.CHECK_NEAR_EVERY", 0.01)
    monkeypatch.setattr("tessera.server.caretaker.CHECK_FAR_EVERY", 1)
    monkeypatch.setattr("tessera.server.caretaker.GRACE", 0)
    async with serving(database, Limits.none()) as (_, services):
        hub, other = services.hub, Clockwork(database, clock)
        hub._loader.submit(long_read.wait)
        await other.with_clock()  # and its time was up years ago
        await is_being_read(hub)
        live = await laid(hub, seconds=1)
        await until_over(live)
        assert hub._loading, "the other is still not read"
        long_read.set()
        await other.close()


async def laid(hub: Hub, seconds: int) -> LiveTable:
    """Two people with so many seconds for a move."""
    pace = Pace(clock="move", seconds=seconds)
    wanted = Settings(game="sintra", places=[OPEN, OPEN], pace=pace, absent="forfeit")
    live = await hub.open(wanted, host=PEOPLE[0], invitations=[None, None])
    for seat, key in enumerate(PEOPLE):
        await hub.ask(live, sit(seat, key))
    return live


async def test_no_clock_waits_for_another_table_in_memory(hub: Clockwork, clock: Clock):
    """Somebody holds it: it is read anew, or what is asked there takes long."""
    held, other = await hub.with_clock(), await hub.with_clock()
    clock.time += A_MINUTE
    hub.caretaker._looked_at = clock.time
    async with held.lock:
        look = asyncio.create_task(hub.caretaker.check_tables(far=False))
        await until_over(other)
        assert held.table.status == "running"
        await hub.caretaker.check_tables(far=False)  # which does not begin there again
    await look
    await until_over(held)


async def test_a_look_that_hangs_is_noticed(
    hub: Clockwork, database: Database, clock: Clock, long_read: threading.Event
):
    """Though the other goes on; and it is well again when it has come to its end."""
    other = Clockwork(database, clock)
    await other.with_clock()
    hub._loader.submit(long_read.wait)
    await seconds_pass(hub, clock, A_MINUTE)
    await hub.caretaker.check_tables(far=False)
    hub.caretaker._looked_far_at = clock.time
    look = asyncio.create_task(hub.caretaker.check_tables(far=True))
    await is_being_read(hub)
    await seconds_pass(hub, clock, LATE_AFTER)
    assert not hub.caretaker.is_late
    await seconds_pass(hub, clock, 1000)
    assert hub.caretaker.is_late
    long_read.set()
    await look
    assert not hub.caretaker.is_late
    await other.close()


@pytest.mark.parametrize("is_grace", [False, True])
async def test_all_that_is_due_is_looked_after_in_one_look(
    hub: Clockwork, database: Database, clock: Clock, *, is_grace: bool,
    monkeypatch: pytest.MonkeyPatch,
):  # fmt: skip
    """Each once: what is still due afterwards, as in a grace, keeps nobody from their turn."""
    monkeypatch.setattr("tessera.server.caretaker.MOST_DUE", 2)
    other = Clockwork(database, clock)
    names = [(await other.with_clock()).name for _ in range(5)]
    clock.time += A_MINUTE
    hub.caretaker._grace_from = clock.time if is_grace else 0
    await hub.caretaker.check_tables(far=True)
    found = {live.name: live.table.status for live in hub.live_tables()}
    assert found == dict.fromkeys(names, "running" if is_grace else "over")
    await other.close()


async def test_what_cannot_be_done_at_a_table_is_said_once_a_while(
    hub: Clockwork, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """Not with every look; and it is tried again."""
    live = await hub.with_clock()

    async def refused(*_: Any) -> int:
        raise Refused("there is no room", code="table-full")

    monkeypatch.setattr(hub, "ask", refused)
    await seconds_pass(hub, clock, A_MINUTE + PUT_OFF_OTHERWISE - 1000)
    assert [one.facts["table"] for one in warnings(caplog)] == [live.name]
    monkeypatch.undo()
    await seconds_pass(hub, clock, 1000)
    assert live.table.status == "over"


def warnings(caplog: pytest.LogCaptureFixture) -> list[Any]:
    return [one for one in caplog.records if one.levelname == "WARNING"]
