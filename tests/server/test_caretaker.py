"""Clocks, questions, bots that owe a move: every table is looked after, whatever another does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tessera.server.caretaker import GRACE, MOST_DUE
from tessera.server.database import StorageTrouble
from tessera.server.fair_queue import Asker
from tessera.server.limits import Limits
from tessera.server.live import Listener
from tessera.server.messages import Hello
from tessera.server.supervision import Supervised
from tessera.table import commands
from tessera.table.commands import Changes
from tessera.table.refusals import Refused
from tessera.table.table import ANSWER_WITHIN, Table
from tests.databases import Database, PostgreSQL
from tests.server.client import Api, Refusal
from tests.server.clockwork import (
    A_MINUTE,
    BOT,
    OPEN,
    PEOPLE,
    Clock,
    Clockwork,
    any_move,
    seconds_pass,
)
from tests.server.inside import serving

pytestmark = pytest.mark.anyio


# ------------------------------------------------------------------ clocks


@pytest.mark.parametrize(
    ("down", "up", "status"),
    [
        (0, A_MINUTE - 1000, "running"),  # nothing went wrong
        (0, A_MINUTE, "over"),
        (A_MINUTE * 10, 0, "running"),  # the server was down when the time was up
        (A_MINUTE * 10, GRACE - 1000, "running"),
        (A_MINUTE * 10, GRACE, "over"),  # time enough to come back
        (A_MINUTE - 5_000, GRACE - 1000, "running"),  # the time was up soon after
    ],
)
async def test_nobody_loses_on_time_because_the_server_was_down(
    hub: Clockwork, database: Database, clock: Clock, down: int, up: int, status: str
):
    """After a start everybody has 20 seconds to come back."""
    name = (await hub.with_clock()).name
    if down:
        clock.time += down
        hub = Clockwork(database, clock)
    live = await hub.find(name)
    await seconds_pass(hub, clock, up)
    assert live.table.status == status


@pytest.mark.parametrize(("up", "status"), [(GRACE - 1000, "running"), (GRACE, "over")])
async def test_nobody_loses_on_time_because_the_server_was_asleep(
    hub: Clockwork, clock: Clock, up: int, status: str
):
    """Stopped, or a machine that was busy: the same 20 seconds as after a start."""
    live = await hub.with_clock()
    await seconds_pass(hub, clock, 1000)
    clock.time += 10 * A_MINUTE
    await hub.caretaker.check_tables(far=False)
    await seconds_pass(hub, clock, up)
    assert live.table.status == status


@pytest.mark.parametrize("hours", [1, -1])
async def test_nobody_loses_on_time_because_a_clock_was_put_right(
    postgresql: PostgreSQL, clock: Clock, hours: int
):
    """One process was started before, the other after; people play on at both of them."""
    database, apart = postgresql.new_database(), hours * 60 * A_MINUTE
    before, other = Clockwork(database, clock), Clock()
    live = await before.with_clock()
    clock.wall_is_ahead, other.time = apart, clock.time + apart
    await before.caretaker.check_tables(far=True)
    after = Clockwork(database, other)
    for hub in (before, after) * 5:
        for _ in range(GRACE // 1000 - 1):
            for one, at in ((before, clock), (after, other)):
                at.time += 1000
                await one.caretaker.check_tables(far=True)
        found = await hub.find(live.name)
        await hub.catch_up(found)
        assert found.table.status == "running"
        await hub.ask(found, any_move(found.table, PEOPLE[found.table.to_act]))
    for hub in (before, after):
        await hub.close()


# ------------------------------------------------------------------ questions


@pytest.mark.parametrize("places", [(OPEN, OPEN), (OPEN, OPEN, BOT)])
async def test_a_question_that_nobody_answers_lapses(hub: Clockwork, clock: Clock, places: Any):
    """Bots rest while there is one, so nobody may keep it open for ever, nor ask again."""
    live = await hub.laid(*places)
    await hub.bots_rest()
    seat = live.table.to_act
    await hub.ask(live, any_move(live.table, PEOPLE[seat]))
    hub.wake = lambda _: None
    await hub.ask(live, take_back(PEOPLE[seat]))
    assert live.summary is not None
    assert live.summary.due_at == clock.time + ANSWER_WITHIN, "if this process dies, another looks"
    await seconds_pass(hub, clock, ANSWER_WITHIN - 1000)
    assert live.table.question is not None
    await seconds_pass(hub, clock, 1000)
    assert live.table.question is None
    assert live.table.takebacks == []
    with pytest.raises(Exception, match="nobody answered"):
        await hub.ask(live, take_back(PEOPLE[seat]))


def take_back(key: str) -> Callable[[Table, int], Changes]:
    return lambda table, _: commands.undo(table, key)


# ------------------------------------------------------------------ bots


async def test_a_bots_move_that_another_process_owes_is_made_when_it_is_due(
    hub: Clockwork, database: Database, clock: Clock
):
    """Not before, so that the other has time."""
    live = await hub.bot_owes_a_move()
    other = Clockwork(database, clock)
    await other.caretaker.check_tables(far=True)
    assert not other.live_tables()
    clock.time += A_MINUTE
    await other.caretaker.check_tables(far=True)
    await other.bots_rest()
    assert (await other.find(live.name)).table.ply > live.table.ply
    await other.close()


async def test_a_bot_that_always_fails_holds_up_no_other_table(hub: Clockwork, clock: Clock):
    """It is put off when it is due, and so on."""
    live = await hub.bot_owes_a_move()

    async def fails(*_: Any, **__: Any) -> Any:
        raise ZeroDivisionError

    hub.bot_pool.choose = fails
    clock.time += A_MINUTE
    hub.caretaker._looked_at = clock.time
    assert live.name in await hub.due(MOST_DUE)
    await hub.caretaker.check_tables(far=True)
    await hub.bots_rest()
    assert live.name not in await hub.due(MOST_DUE)


async def test_a_bot_thinks_in_the_name_of_whoever_moved_before_it(
    hub: Clockwork, database: Database, clock: Clock
):
    """By address: of who opened the table, then of who moved; after a start nobody is known."""
    hub.bot_pool.choose, asked = chooses_nothing()
    live, last = await hub.laid(OPEN, BOT, come_from="10.0.0.1"), "10.0.0.1"
    if live.table.bot_to_act is None:
        last = "10.0.0.2"
        await hub.ask(live, any_move(live.table, PEOPLE[0]), address=last)
    await hub.bots_rest()
    assert asked[-1] == Asker(last, table=live.name)
    await hub.ask(live, talk(PEOPLE[0]), address="10.0.0.3")
    await hub.bots_rest()
    assert asked[-1] == Asker(last, table=live.name), "who only talks has not moved"
    other = Clockwork(database, clock)
    other.bot_pool.choose, asked = chooses_nothing()
    other.caretaker.wake(await other.find(live.name))
    await other.bots_rest()
    assert asked == [Asker(table=live.name)]
    await other.close()


def chooses_nothing() -> tuple[Any, list[Asker]]:
    """A bot that only notes in whose name it would think."""
    asked = list[Asker]()

    async def choose(*_: Any, who: Asker) -> Any:
        asked.append(who)
        raise Refused("no move", code="refused")

    return choose, asked


def talk(key: str) -> Callable[[Table, int], Changes]:
    return lambda table, at: commands.say(table, key, seat=0, text="hm", at=at)


# ------------------------------------------------------------------ what was kept after all


@pytest.fixture
def kept_after_all(hub: Clockwork, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on whatever is written is refused, and is on the disk a moment later."""

    def begin() -> None:
        add = hub.database.add

        async def added(unit: Any) -> bool:
            await add(unit)
            raise StorageTrouble("too slow")

        monkeypatch.setattr(hub.database, "add", added)

    return begin


async def test_a_move_that_was_refused_and_kept_after_all_is_told(
    hub: Clockwork, kept_after_all: Callable[[], None], monkeypatch: pytest.MonkeyPatch
):
    """Nobody has a reason to ask: so the caretaker looks, and a bot that is to act then acts."""
    hub.wake = lambda _: None
    live = await hub.laid(OPEN, BOT)
    if live.table.bot_to_act is not None:
        hub.caretaker.wake(live)
        await hub.bots_rest()
    heard, announced = list[str](), list[str]()
    live.listeners.add(Listener(live, Hello(), None, lambda: heard.append("news")))
    hub.announce = announced.append
    kept_after_all()
    ply = live.table.ply
    with pytest.raises(StorageTrouble):
        await hub.ask(live, any_move(live.table, PEOPLE[0]))
    monkeypatch.undo()
    hub.wake = hub.caretaker.wake
    assert (heard, announced) == ([], [])
    await hub.caretaker.check_tables(far=False)
    assert heard
    assert announced
    await hub.bots_rest()
    assert live.table.ply >= ply + 2


# ------------------------------------------------------------------ the caretaker itself


async def test_a_task_that_fails_is_begun_again(monkeypatch: pytest.MonkeyPatch):
    """It says itself when it goes well again; until then the server is not ready."""
    begun, go_on = asyncio.Queue[int](), asyncio.Event()
    nth = 0

    async def work(task: Supervised) -> None:
        nonlocal nth
        nth += 1
        begun.put_nowait(nth)
        if nth == 1:
            raise OSError("gone")
        if nth == 2:
            return  # it should not end either
        await go_on.wait()
        task.is_well = True
        begun.put_nowait(0)
        await asyncio.Event().wait()

    monkeypatch.setattr("tessera.server.supervision.PAUSE", 0)
    supervised = Supervised("work", work)
    assert supervised.is_well
    task = asyncio.create_task(supervised.run())
    assert [await begun.get() for _ in range(3)] == [1, 2, 3]
    assert not supervised.is_well
    go_on.set()
    assert await begun.get() == 0
    assert supervised.is_well
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


@pytest.mark.parametrize("fails_far", [False, True])
async def test_a_server_whose_tables_are_not_looked_after_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, fails_far: bool
):
    """Be it those in memory or those in the journal. One that looks after them again is."""
    monkeypatch.setattr("tessera.server.caretaker.CHECK_NEAR_EVERY", 0.01)
    monkeypatch.setattr("tessera.server.caretaker.CHECK_FAR_EVERY", 0.01)
    async with serving(Database(data=tmp_path), Limits.none()) as (address, services):
        api, fails = Api(address), True
        check_tables = services.caretaker.check_tables

        async def failing(*, far: bool) -> None:
            if fails and far == fails_far:
                raise KeyError("something unforeseen")
            await check_tables(far=far)

        monkeypatch.setattr(services.caretaker, "check_tables", failing)
        while await status_of(api, "/ready") == 200:
            pass
        assert await status_of(api, "/ready") == 503
        assert await status_of(api, "/health") == 200
        fails = False
        while await status_of(api, "/ready") == 503:
            pass
        await api.close()


async def test_a_server_that_has_not_looked_after_tables_for_long_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """As when a look hangs: no task has failed then."""
    monkeypatch.setattr("tessera.server.caretaker.CHECK_FAR_EVERY", 1_000_000.0)
    async with serving(Database(data=tmp_path), Limits.none()) as (address, services):
        api, looked_at = Api(address), services.caretaker._looked_far_at
        assert await status_of(api, "/ready") == 200
        services.caretaker._looked_far_at = 0
        assert await status_of(api, "/ready") == 503
        services.caretaker._looked_far_at = looked_at
        assert await status_of(api, "/ready") == 200
        await api.close()


async def status_of(api: Api, path: str) -> int:
    try:
        await api.get(path)
    except Refusal as refusal:
        return refusal.status
    return 200
