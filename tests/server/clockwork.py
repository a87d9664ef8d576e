"""Tables of a process without a network, whose clock is moved by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tessera.kernel.game import Game
from tessera.server.caretaker import Caretaker
from tessera.server.limits import Limits
from tessera.server.live import LiveTable
from tessera.server.preparation import Preparation
from tessera.table import commands
from tessera.table.commands import Changes
from tessera.table.keys import hash_of
from tessera.table.settings import Pace, Place, Settings
from tessera.table.table import Table
from tests.databases import PATIENCE, Database
from tests.server.fixed import FixedHub, patient_thinkers

PEOPLE = [hash_of("ana"), hash_of("bea")]
A_MINUTE = 60_000
OPEN = Place(kind="open")
BOT = Place(kind="bot", level="novice")


class Clock:
    """Milliseconds since 1970."""

    def __init__(self) -> None:
        self.time = 1_700_000_000_000
        self.wall_is_ahead = 0  # of this clock, since the wall's was put right

    def now(self) -> int:
        return self.time

    def follow_the_wall(self) -> int:
        apart, self.wall_is_ahead = self.wall_is_ahead, 0
        self.time += apart
        return apart


class AllReady(Preparation):
    """Everything was compiled before."""

    def are_rules_settled(self) -> bool:
        return True

    async def rules(self, game: str) -> None: ...

    async def bot(self, game: Game, level: str) -> None: ...

    async def adviser(self, game: Game) -> None: ...


class Clockwork(FixedHub):
    """A hub that goes by such a clock, with somebody who looks after its tables."""

    def __init__(self, database: Database, clock: Clock, limits: Limits | None = None) -> None:
        limits = limits or Limits(database_seconds=PATIENCE)
        super().__init__(database.open(), limits, AllReady())
        self.clock: Any = clock
        self.bot_pool = patient_thinkers(1)
        self.caretaker = Caretaker(self, self.bot_pool, patience=PATIENCE)

    async def close(self) -> None:
        await self.caretaker.close()
        self.bot_pool.close()
        await super().close()

    async def bots_rest(self) -> None:
        """Wait until no bot thinks any more."""
        while self.caretaker._work:
            await asyncio.wait(self.caretaker._work)

    async def laid(self, *places: Place, come_from: str = "", **settings: Any) -> LiveTable:
        """A table of Sintra with these places; Ana and Bea sit on those that are open."""
        wanted = Settings(game="sintra", places=list(places), **settings)
        live = await self.open(
            wanted, host=PEOPLE[0], invitations=[None] * len(places), address=come_from
        )
        free = [seat for seat, place in enumerate(places) if place.kind == "open"]
        for seat, key in zip(free, PEOPLE, strict=False):
            await self.ask(live, sit(seat, key))
        return live

    async def with_clock(self) -> LiveTable:
        """Two people, a minute for every move, and whoever is late forfeits."""
        pace = Pace(clock="move", seconds=60)
        return await self.laid(OPEN, OPEN, pace=pace, absent="forfeit")

    async def bot_owes_a_move(self) -> LiveTable:
        """As if this process had died before its bot could think."""
        self.wake = lambda _: None
        live = await self.laid(OPEN, BOT)
        if live.table.bot_to_act is None:
            await self.ask(live, any_move(live.table, PEOPLE[0]))
        self.wake = self.caretaker.wake
        assert live.table.bot_to_act is not None
        return live


def sit(seat: int, key: str) -> Callable[[Table, int], Changes]:
    return lambda table, _: commands.sit(table, key, seat=seat, name=f"P{seat}", seed="")


def any_move(table: Table, key: str) -> Callable[[Table, int], Changes]:
    """The first that is legal, for the position as it is now."""
    ply, move = table.ply, str(table.running_match().legal_moves()[0])
    return lambda table, _: commands.play(table, key, ply=ply, move=move)


async def seconds_pass(hub: Clockwork, clock: Clock, milliseconds: int) -> None:
    """While the caretaker looks around every second."""
    for _ in range(milliseconds // 1000):
        clock.time += 1000
        await hub.caretaker.check_tables(far=False)
