"""All tables of this process: found, asked, kept, told. Whatever comes in comes through `ask`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from time import perf_counter, time
from typing import TypeVar

import msgspec

from tessera.bots import LEVELS
from tessera.games import GAMES
from tessera.kernel.errors import TesseraError
from tessera.kernel.game import Game
from tessera.kernel.shuffles import new_secret
from tessera.server.database import Database, StorageTrouble
from tessera.server.limits import Limits
from tessera.server.live import LiveTable
from tessera.server.logs import log
from tessera.server.metrics import COMMIT_SECONDS, GAMES_OVER, MOVES, TABLES_LIVE, TABLES_OPENED
from tessera.server.preparation import Preparation
from tessera.server.thinking import Thinkers
from tessera.storage.journal import Addition, Journal, Summary
from tessera.table import requests
from tessera.table.entries import Entry, Opened, Played, entry_from_json
from tessera.table.keys import new_table_id
from tessera.table.refusals import Refused
from tessera.table.requests import Changes
from tessera.table.settings import Settings
from tessera.table.table import Table
from tessera.table.view import listed

TRIES = 20  # to be the first of several processes
BOT_GRACE = 5_000  # milliseconds after a bot should have moved, before another process helps
FORGET_AFTER = 120_000  # milliseconds without anybody at a table
LOOK_AROUND = 1.0  # seconds between looks at clocks
LOOK_FAR = 5  # such looks between looks into the journal
MOST_DUE = 50  # tables that are looked after at once

Result = TypeVar("Result")


class Hub:
    """The tables that are in use, and how they change."""

    def __init__(
        self,
        journal: Journal,
        thinkers: Thinkers,
        limits: Limits,
        preparation: Preparation | None = None,
    ) -> None:
        self.journal = journal
        self.preparation = preparation  # None: everything is ready
        self.thinkers = thinkers
        self._limits = limits
        self.database = Database(journal, limits)
        self._loader = ThreadPoolExecutor(1, thread_name_prefix="loader")  # one table at a time
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._work: set[asyncio.Task[None]] = set()
        self._began_at = self.now()
        self.announce: Callable[[str], None] = lambda _: None  # tells the other processes

    @staticmethod
    def now() -> int:
        """Milliseconds since 1970."""
        return int(time() * 1000)

    @staticmethod
    def new_secret() -> str:
        """What a new table's draws come from."""
        return new_secret()

    # -------------------------------------------------------------- finding tables

    async def find(self, name: str) -> LiveTable:
        """The table, from memory or from the journal."""
        live = self._live.get(name)
        if live is None:
            task = self._loading.get(name)
            if task is None:
                task = self._loading[name] = asyncio.create_task(self._load(name))
                task.add_done_callback(lambda _: self._loading.pop(name, None))
            live = await asyncio.shield(task)
        live.used_at = self.now()
        return live

    async def _load(self, name: str) -> LiveTable:
        live = LiveTable(name, await self._read(name))
        self._remember(live)
        return live

    async def _read(self, name: str) -> Table:
        entries = await self.from_journal(lambda: self.journal.entries(name))
        if not entries:
            raise Refused("there is no such table", code="no-such-table")
        await self.rules_ready(opened_by(entries).game)
        return await asyncio.get_running_loop().run_in_executor(self._loader, replayed, entries)

    async def rules_ready(self, game: str) -> None:
        """Wait until the rules of a game are compiled, if there is such a game."""
        if self.preparation is not None and game in GAMES:
            await self.preparation.rules(game)

    async def adviser_ready(self, game: Game) -> None:
        """Wait a moment for whoever gives hints, or refuse and say when they can be had."""
        if self.preparation is not None:
            await self.preparation.adviser(game)

    def _remember(self, live: LiveTable) -> None:
        if len(self._live) >= self._limits.live_tables:
            self.forget_idle(0)
        if len(self._live) >= self._limits.live_tables:
            raise Refused("all tables are in use: try again later", code="too-many")
        live.used_at = self.now()
        self._live[live.name] = live
        TABLES_LIVE.set(len(self._live))

    async def from_journal(self, read: Callable[[], Result]) -> Result:
        """Read in a thread; a database that is gone is a refusal."""
        return await self.database.read(read)

    def forget_idle(self, after: int = FORGET_AFTER) -> None:
        """Let go of tables that nobody is at; they are in the journal."""
        before = self.now() - after
        for name, live in list(self._live.items()):
            in_use = live.listeners or live.bots_at_work or live.lock.locked()
            if not in_use and live.used_at <= before:
                del self._live[name]
        TABLES_LIVE.set(len(self._live))

    # -------------------------------------------------------------- changing them

    async def open(
        self, settings: Settings, *, host: str, invitations: list[str | None]
    ) -> LiveTable:
        """A new table."""
        game, name = GAMES[settings.game], new_table_id()
        changes = requests.open_table(
            game, settings, host=host, invitations=invitations, secret=self.new_secret()
        )
        entry = Entry(at=self.now(), changes=changes)
        table = Table(game, entry)
        if not await self.database.add([addition(name, table, entry, summary(table))]):
            raise Refused("try again", code="busy")
        live = LiveTable(name, table)
        self._remember(live)
        TABLES_OPENED.labels(game=settings.game).inc()
        return live

    async def ask(self, live: LiveTable, request: Callable[[Table, int], Changes]) -> int:
        """Have a request judged; what it changes is on the disk when this returns the ply."""
        began = perf_counter()
        for _ in range(TRIES):
            async with self.at(live) as table:
                at = max(self.now(), table.at)
                changes = request(table, at)
                if not changes:
                    return table.ply
                if await self._keep(live, Entry(at=at, changes=changes)):
                    COMMIT_SECONDS.observe(perf_counter() - began)
                    self._committed(live, changes)
                    return table.ply
        raise Refused("too many at once: try again", code="busy")

    async def _keep(self, live: LiveTable, entry: Entry, *beside: Addition) -> bool:
        """Add the entry to the table and the journal; false if another process was faster."""
        live.is_sure = False  # until it is on the disk: whatever happens here, it is read again
        live.table.add(entry)
        before, live.summary = live.summary, summary(live.table)
        changed = None if live.summary == before else live.summary
        unit = [addition(live.name, live.table, entry, changed), *beside]
        if not await self.database.add(unit):
            return False
        live.is_sure = True
        return True

    @asynccontextmanager
    async def at(self, live: LiveTable) -> AsyncGenerator[Table]:
        """The table while nobody else changes it. All of it is on the disk."""
        async with live.lock:
            if not live.is_sure:
                live.table = await self._read(live.name)
                live.is_sure, live.summary = True, None
                live.changed()
            yield live.table

    def _committed(self, live: LiveTable, changes: Changes) -> None:
        table = live.table
        moves = sum(isinstance(change, Played) for change in changes)
        MOVES.labels(game=table.game.name).inc(moves)
        if moves and table.status == "over":
            GAMES_OVER.labels(game=table.game.name).inc()
        live.changed()
        self.announce(live.name)
        self.wake_bots(live)

    async def rematch(self, live: LiveTable, key: str) -> str:
        """The table where the same people play again: opened once, whoever asks first."""
        for _ in range(TRIES):
            async with self.at(live) as table:
                name, at = new_table_id(), max(self.now(), table.at)
                followed, opened = requests.rematch(
                    table, key, new_id=name, secret=self.new_secret()
                )
                if not followed:
                    return str(table.followed_by)
                first = Entry(at=at, changes=opened)
                new = Table(table.game, first)
                beside = addition(name, new, first, summary(new))
                if await self._keep(live, Entry(at=at, changes=followed), beside):
                    self._committed(live, followed)
                    return name
        raise Refused("too many at once: try again", code="busy")

    async def catch_up(self, name: str) -> None:
        """Another process changed the table: read what is new."""
        live = self._live.get(name)
        if live is None:
            return
        async with self.at(live) as table:
            entries = await self.from_journal(lambda: self.journal.entries(name, table.number))
            for entry in entries:
                table.add(entry_from_json(entry))
            if entries:
                live.summary = None
                live.changed()

    async def catch_up_all(self) -> None:
        """Who knows what happened meanwhile."""
        for name in list(self._live):
            await self.catch_up(name)

    # -------------------------------------------------------------- bots and clocks

    def wake_bots(self, live: LiveTable) -> None:
        """If it is a bot's turn, let it think; this returns at once."""
        if live.table.bot_to_act and not live.bots_at_work:
            live.bots_at_work = True
            self.in_background(self._let_bots_play(live))

    async def _let_bots_play(self, live: LiveTable) -> None:
        try:
            while True:
                async with self.at(live) as table:
                    level = table.bot_to_act
                    if level is None:
                        return
                    twin, takebacks = table.running_match().copy(), len(table.takebacks)
                    rng = table.bot_draws(table.ply)
                if self.preparation is not None:
                    await self.preparation.bot(twin.game, level)
                move = await self.thinkers.choose(twin, level, rng)
                await self.ask(live, _move_of_a_bot(twin.ply, takebacks, move))
        except StorageTrouble:
            return  # it is due again in a while
        finally:
            live.bots_at_work = False

    async def look_around(self) -> None:
        """Again and again: whose time is up, which bot was forgotten, which table is not in use."""
        nth = 0
        while True:
            await asyncio.sleep(LOOK_AROUND)
            nth += 1
            try:
                for live in list(self._live.values()):
                    await self._look_at_clock(live)
                if nth % LOOK_FAR == 0:
                    self.forget_idle()
                    await self._look_after_due()
            except TesseraError as error:
                log("could not look around", reason=error.code)

    async def _look_at_clock(self, live: LiveTable) -> None:
        deadline, now = live.table.clock.deadline, self.now()
        if deadline is not None and now >= max(deadline, self._began_at + self._grace):
            await self.ask(live, lambda table, at: requests.expire(table, at=at))

    _grace = 20_000  # milliseconds after a start, for everybody to come back

    async def _look_after_due(self) -> None:
        if self.preparation is not None and not self.preparation.are_rules_ready():
            return  # nobody's clock waits for the rules of another game
        names = await self.from_journal(lambda: self.journal.due(self.now(), MOST_DUE))
        for name in names:
            live = await self.find(name)
            await self.catch_up(name)
            await self._look_at_clock(live)
            self.wake_bots(live)

    def in_background(self, work: Awaitable[None]) -> None:
        """Do it, and say so if it goes wrong."""

        async def guarded() -> None:
            try:
                await work
            except Exception as error:  # the last place where it can be noted
                log("something went wrong in the background", error=error)

        task = asyncio.create_task(guarded())
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def close(self) -> None:
        """Stop working; what was acknowledged is in the journal."""
        for task in self._work:
            task.cancel()
        self._loader.shutdown(wait=False, cancel_futures=True)
        self.thinkers.close()
        await self.database.close()


def _move_of_a_bot(ply: int, takebacks: int, move: str) -> Callable[[Table, int], Changes]:
    return lambda table, _: requests.play_for(table, ply=ply, takebacks=takebacks, move=move)


# ------------------------------------------------------------------ tables and the journal


def opened_by(entries: list[bytes]) -> Settings:
    """What was decided when the table was opened."""
    (opened,) = entry_from_json(entries[0]).changes
    assert isinstance(opened, Opened)
    return opened.settings


def replayed(entries: list[bytes]) -> Table:
    """The table that these entries made."""
    first, *more = map(entry_from_json, entries)
    table = Table(GAMES[opened_by(entries).game], first)
    for entry in more:
        table.add(entry)
    return table


def summary(table: Table) -> Summary:
    """What the journal can be searched for."""
    due = table.clock.deadline
    if table.bot_to_act is not None:
        due = table.at + int(LEVELS[table.bot_to_act].seconds * 1000) + BOT_GRACE
    public = table.settings.watch == "anyone"
    return Summary(
        status=table.status,
        listed=msgspec.json.encode(listed(table)) if public else None,
        due_at=due,
    )


def addition(name: str, table: Table, entry: Entry, changed: Summary | None) -> Addition:
    """The table's last entry for the journal, and the summary if it is another now."""
    return Addition(
        table=name,
        number=table.number,
        at=entry.at,
        entry=msgspec.json.encode(entry),
        summary=changed,
    )
