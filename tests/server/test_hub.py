"""What the tables of a process do by themselves, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tessera.server.hub import Hub
from tessera.server.limits import Limits
from tessera.server.live import LiveTable
from tessera.server.thinking import Thinkers
from tessera.storage.opening import open_journal
from tessera.table import requests
from tessera.table.keys import hash_of
from tessera.table.requests import Changes
from tessera.table.settings import Pace, Place, Settings
from tessera.table.table import Table

pytestmark = pytest.mark.anyio
PEOPLE = [hash_of("ana"), hash_of("bea")]
A_MINUTE = 60_000


class Clockwork(Hub):
    """A hub whose clock is moved by hand."""

    time = 1_700_000_000_000

    @classmethod
    def now(cls) -> int:  # pyright: ignore[reportIncompatibleMethodOverride]
        return cls.time


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Any]:
    journal = open_journal(data=tmp_path, database=None)
    hub = Clockwork(journal, Thinkers(1), Limits())
    yield hub
    await hub.close()


async def table_with_clock(hub: Hub) -> LiveTable:
    """Two people, a minute for every move, and whoever is late forfeits."""
    settings = Settings(
        game="sintra",
        places=[Place(kind="open")] * 2,
        pace=Pace(clock="move", seconds=60),
        absent="forfeit",
    )
    live = await hub.open(settings, host=PEOPLE[0], invitations=[None, None])
    for seat, key in enumerate(PEOPLE):
        await hub.ask(live, sit(seat, key))
    return live


def sit(seat: int, key: str) -> Callable[[Table, int], Changes]:
    return lambda table, _: requests.sit(table, key, seat=seat, name=f"P{seat}", seed="")


@pytest.mark.parametrize(
    ("down", "up", "status"),
    [
        (0, A_MINUTE - 1, "running"),  # nothing went wrong
        (0, A_MINUTE, "over"),
        (A_MINUTE * 10, 0, "running"),  # the server was down when the time was up
        (A_MINUTE * 10, 19_000, "running"),
        (A_MINUTE * 10, 20_000, "over"),  # time enough to come back
        (A_MINUTE - 5_000, 19_000, "running"),  # the time was up soon after
    ],
)
async def test_nobody_loses_on_time_because_the_server_was_down(
    hub: Any, down: int, up: int, status: str
):
    """After a start everybody has 20 seconds to come back."""
    name = (await table_with_clock(hub)).name
    if down:
        Clockwork.time += down
        hub = Clockwork(hub.journal, Thinkers(1), Limits())
    Clockwork.time += up
    live = await hub.find(name)
    await hub._look_at_clock(live)
    assert live.table.status == status


async def test_a_table_that_nobody_is_at_is_forgotten_and_found_again(hub: Any):
    """It is in the journal; one with a listener stays."""
    live = await table_with_clock(hub)
    hub.forget_idle()
    assert await hub.find(live.name) is live
    Clockwork.time += 2 * A_MINUTE
    hub.forget_idle()
    again = await hub.find(live.name)
    assert again is not live
    assert again.table.ply == live.table.ply
    again.listeners.add(object())
    Clockwork.time += 2 * A_MINUTE
    hub.forget_idle()
    assert await hub.find(live.name) is again


async def test_a_bots_move_that_another_process_owes_is_made_when_it_is_due(hub: Any):
    """Not before, so that the other has time; and whoever looks after it tells nobody to."""
    places = [Place(kind="open"), Place(kind="bot", level="easy")]
    settings = Settings(game="sintra", places=places)
    live = await hub.open(settings, host=PEOPLE[0], invitations=[None, None])
    hub.wake_bots = str  # does nothing: this one dies before its bot moves
    await hub.ask(live, sit(0, PEOPLE[0]))
    if live.table.bot_to_act is None:
        move = str(live.table.running_match().legal_moves()[0])
        await hub.ask(live, play(live.table.ply, move))
    other = Clockwork(hub.journal, Thinkers(1), Limits())
    await other._look_after_due()
    assert not other._live
    Clockwork.time += A_MINUTE
    await other._look_after_due()
    await asyncio.gather(*other._work)
    assert (await other.find(live.name)).table.ply > live.table.ply


def play(ply: int, move: str) -> Callable[[Table, int], Changes]:
    return lambda table, _: requests.play(table, PEOPLE[0], ply=ply, move=move, takebacks=0)
