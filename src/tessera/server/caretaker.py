"""The caretaker: whose time is up, which bot owes a move, which table nobody is at any more.

It looks near, at the tables in memory, and far, at what the journal says is due. These are two
tasks: to read a table may take long, and no clock waits for that. Every table is looked after by
itself. What goes wrong at one is noted with its name, and the others never hear of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tessera.kernel.errors import TesseraError
from tessera.kernel.values import SeatMove
from tessera.server.bot_pool import BotPool
from tessera.server.database import StorageTrouble
from tessera.server.fair_queue import Asker
from tessera.server.hub import Hub
from tessera.server.live import LiveTable
from tessera.server.logs import log
from tessera.server.supervision import Supervised, stop
from tessera.table import commands
from tessera.table.commands import Changes
from tessera.table.table import Table

CHECK_NEAR_EVERY = 1.0  # seconds between looks at clocks
CHECK_FAR_EVERY = 5.0  # seconds between looks into the journal
MOST_DUE = 50  # tables that the journal is asked for at once
GRACE = 20_000  # milliseconds for everybody to come back, after a start or a long sleep
ASLEEP = 4_000  # milliseconds from one look to the next: the machine did something else
LATE_AFTER = 30_000  # milliseconds without a look: nobody looks after anything any more
PUT_OFF = {"damaged-table": 3_600_000, "no-such-table": 3_600_000}  # milliseconds, by refusal
PUT_OFF_OTHERWISE = 60_000  # milliseconds, for any other trouble
PUT_OFF_NOT_KEPT = 5_000  # milliseconds, if it could not be kept just now


class Caretaker:
    """Looks after the tables of a hub."""

    def __init__(self, hub: Hub, bot_pool: BotPool, patience: float = CHECK_NEAR_EVERY) -> None:
        self._hub, self._bot_pool = hub, bot_pool
        self._patience = patience  # seconds that a look waits for what it has begun
        self._looked_at = self._looked_far_at = self._grace_from = hub.now()
        self._work: set[asyncio.Task[None]] = set()
        self._cared_for: dict[str, asyncio.Task[None]] = {}  # tables in memory
        hub.wake = self.wake

    @property
    def is_late(self) -> bool:
        """Has it not looked around for long, near or far?"""
        return self._hub.now() - min(self._looked_at, self._looked_far_at) > LATE_AFTER

    async def run(self, task: Supervised, *, far: bool) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(CHECK_FAR_EVERY if far else CHECK_NEAR_EVERY)
            await self.check_tables(far=far)
            task.is_well = True

    async def check_tables(self, *, far: bool) -> None:
        """At the tables in memory, or far: at those in the journal."""
        self._keep_time()
        if far:
            await self._look_far()
            self._looked_far_at = self._hub.now()
        else:
            self._notice_sleep()
            await self._look_near()
            self._looked_at = self._hub.now()

    def _notice_sleep(self) -> None:
        """Whoever could not be heard meanwhile has time to come back, as after a start."""
        now = self._hub.now()
        if now - self._looked_at > ASLEEP:
            log("the server was asleep", level="warning", milliseconds=now - self._looked_at)
            self._grace_from = now

    def _keep_time(self) -> None:
        """The same for those whose clocks another process would have ended an hour ago."""
        if apart := self._hub.keep_time():
            log("the clock was put right", level="warning", milliseconds=apart)
            self._looked_at = self._looked_far_at = self._grace_from = self._hub.now()

    async def _care_or_put_off(self, name: str, care: Awaitable[None]) -> None:
        if put_off := await self._care_for(name, care):
            await self._care_for(name, self._hub.put_off(name, put_off))

    async def _care_for(self, name: str, care: Awaitable[None]) -> int:
        """Whatever happens at one table stays there: so long it is to be put off then."""
        try:
            await care
        except StorageTrouble:
            if self._hub.database.is_well:  # else it is gone for all: there will be another look
                return PUT_OFF_NOT_KEPT
        except TesseraError as error:
            log("a table could not be looked after", level="warning", table=name, code=error.code)
            return PUT_OFF.get(error.code, PUT_OFF_OTHERWISE)
        except Exception as error:
            log("a table could not be looked after", error=error, table=name)
            return PUT_OFF_OTHERWISE
        return 0

    # -------------------------------------------------------------- clocks and questions

    async def _look_near(self) -> None:
        """Each table in a task: for one that takes long the next look does not wait."""
        begun = list[asyncio.Task[None]]()
        for live in self._hub.live_tables():
            if self._is_to_be_cared_for(live):
                task = self._cared_for[live.name] = asyncio.create_task(self._care_near(live))
                begun.append(task)
                await asyncio.sleep(0)  # others have their turn, however many are due
        if begun:
            await asyncio.wait(begun, timeout=self._patience)

    def _is_to_be_cared_for(self, live: LiveTable) -> bool:
        if live.name in self._cared_for or live.not_before > self._hub.now():
            return False
        due_at = live.table.due_at
        return live.is_left_in_doubt or (due_at is not None and due_at <= self._hub.now())

    async def _care_near(self, live: LiveTable) -> None:
        """If something goes wrong, it is tried again, and said again, after a while."""
        try:
            put_off = await self._care_for(live.name, self._look_at(live))
            live.not_before = self._hub.now() + put_off
        finally:
            del self._cared_for[live.name]

    async def _look_at(self, live: LiveTable) -> None:
        """Is the time of the seat to act up, was a question not answered, or a bot forgotten?

        A table of which it is not sure what is on the disk is read anew by asking.
        """
        if self._hub.now() >= self._grace_from + GRACE:
            await self._hub.ask(live, lambda table, at: commands.expire(table, at=at))
        await self._hub.ask(live, lambda table, at: commands.lapse(table, at=at))
        self.wake(live)

    # -------------------------------------------------------------- what the journal says is due

    async def _look_far(self) -> None:
        """At all that is due, once at each: while there are more, it goes on at once."""
        seen, is_more = set[str](), True
        while is_more:
            self._hub.forget_idle()
            names = await self._due_but_not(seen)
            for name in names:
                await self._care_or_put_off(name, self._look_after(name))
                self._looked_far_at = self._hub.now()
            seen.update(names)
            is_more = len(names) == MOST_DUE

    async def _due_but_not(self, seen: set[str]) -> list[str]:
        """The next of them. Some of those that were seen may be due as before, as in a grace."""
        if not self._hub.preparation.are_rules_settled():
            return []  # nobody's clock waits for the rules of another game
        try:
            names = await self._hub.due(MOST_DUE + len(seen))
        except StorageTrouble:
            return []
        return [name for name in names if name not in seen][:MOST_DUE]

    async def _look_after(self, name: str) -> None:
        live = await self._hub.find(name)
        await self._hub.catch_up(live)
        await self._look_at(live)

    # -------------------------------------------------------------- bots

    def wake(self, live: LiveTable) -> None:
        """If it is a bot's turn, let it think; this returns at once."""
        if live.table.bot_to_act and not live.bots_at_work:
            live.bots_at_work = True
            task = asyncio.create_task(self._let_bots_play(live))
            self._work.add(task)
            task.add_done_callback(self._work.discard)

    async def _let_bots_play(self, live: LiveTable) -> None:
        """If something goes wrong, the table is due again in a while."""
        try:
            await self._care_or_put_off(live.name, self._play_on(live))
        finally:
            live.bots_at_work = False

    async def _play_on(self, live: LiveTable) -> None:
        while True:
            async with self._hub.at(live) as table:
                level = table.bot_to_act
                if level is None:
                    return
                twin, takebacks = table.running_match().copy(), len(table.takebacks)
                rng = table.bot_draws(table.ply)
            await self._hub.preparation.bot(twin.game, level)
            who = Asker(live.moved_from, table=live.name)
            move = await self._bot_pool.choose(twin, level, rng, who=who)
            await self._hub.ask(live, _move_of_a_bot(twin.ply, takebacks, move))

    async def close(self) -> None:
        """Let nobody begin anything any more."""
        await stop([*self._work, *self._cared_for.values()])


def _move_of_a_bot(ply: int, takebacks: int, move: SeatMove) -> Callable[[Table, int], Changes]:
    return lambda table, _: commands.play_for(table, ply=ply, takebacks=takebacks, move=move)
