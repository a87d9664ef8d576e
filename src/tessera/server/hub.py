"""All tables of this process: found, asked, kept, told. Whatever comes in comes through `ask`.

A table that cannot be read is set aside: whoever asks for it is told so, the log names it, and all
others go on.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from time import perf_counter

import msgspec

from tessera.bots import seconds_of
from tessera.games import GAMES
from tessera.kernel.errors import StaleMove, TesseraError
from tessera.kernel.fair_draws import new_secret
from tessera.kernel.game import Game
from tessera.server.clock import TableClock
from tessera.server.database import Database
from tessera.server.limits import Limits
from tessera.server.live import LiveTable
from tessera.server.logs import log
from tessera.server.metrics import (
    COMMIT_SECONDS,
    GAMES_OVER,
    MOVES,
    SET_ASIDE,
    TABLES_LIVE,
    TABLES_OPENED,
)
from tessera.server.preparation import Preparation
from tessera.storage.journal import Addition, Journal, Summary
from tessera.table import commands
from tessera.table.commands import Changes
from tessera.table.entries import (
    Declined,
    Entry,
    Forfeited,
    Left,
    Opened,
    Played,
    Started,
    entry_from_json,
)
from tessera.table.keys import is_table_id, new_table_id
from tessera.table.refusals import Refused
from tessera.table.settings import Settings
from tessera.table.table import Table
from tessera.table.view import listing_of

TRIES = 20  # to be the first of several processes
BOT_GRACE = 5_000  # milliseconds after a bot should have moved, before another process helps
FORGET_AFTER = 120_000  # milliseconds without anybody at a table
JUST_USED = 5_000  # milliseconds
MOST_ENTRIES = 12_000  # of one table: to read so many takes a third of a second
ROOM_TO_PLAY = 1_000  # entries more for moves: nobody can talk a game to a standstill
TRY_AGAIN = 60_000  # milliseconds until a table that was set aside is read again
MOST_SET_ASIDE = 10_000

FULL = "too much has happened at this table: open another"
DAMAGED = "this table cannot be read; whoever runs the server finds it in the log"


class Damaged(Refused):
    """A table that cannot be read: changed by hand, by a disk, or by a newer version."""

    code = "damaged-table"


class Hub:
    """The tables that are in use, and how they change."""

    def __init__(self, journal: Journal, limits: Limits, preparation: Preparation) -> None:
        self.journal = journal
        self.clock = TableClock()
        self.preparation = preparation
        self._limits = limits
        self.database = Database(journal, limits)
        self._loader = ThreadPoolExecutor(1, thread_name_prefix="loader")  # one table at a time
        self._live: dict[str, LiveTable] = {}
        self._weight = 0  # of all of them; as they grow, it is weighed anew when idle ones go
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._set_aside: dict[str, int] = {}  # tables that cannot be read, and when they are tried
        SET_ASIDE.set(0)  # the gauge is the process's: a hub before this one may have left some
        self.announce: Callable[[str], None] = lambda _: None  # tells the other processes
        self.wake: Callable[[LiveTable], None] = lambda _: None  # lets its bots play

    def now(self) -> int:
        """Milliseconds since 1970, as it is at the tables."""
        return self.clock.now()

    def keep_time(self) -> int:
        """Processes that share tables share the wall clock; how far this one was from it."""
        return self.clock.follow_the_wall() if self.journal.is_shared else 0

    @staticmethod
    def new_secret() -> str:
        """What a new table's draws come from."""
        return new_secret()

    # -------------------------------------------------------------- finding tables

    async def find(self, name: str) -> LiveTable:
        """The table, from memory or from the journal."""
        while (live := self._live.get(name)) is None:
            if not is_table_id(name):
                raise Refused("there is no such table", code="no-such-table")
            if self._set_aside.get(name, 0) > self.now():
                raise Damaged(DAMAGED)
            task = self._loading.get(name)
            if task is None or task.done():
                task = self._loading[name] = asyncio.create_task(self._load(name))
                task.add_done_callback(lambda done: self._loaded(name, done))
            await asyncio.shield(task)  # and look again: it may be forgotten already
        live.used_at = self.now()
        return live

    def _loaded(self, name: str, task: asyncio.Task[LiveTable]) -> None:
        if self._loading.get(name) is task:
            del self._loading[name]

    async def _load(self, name: str) -> LiveTable:
        live = LiveTable(name, await self._read(name))
        self._remember(live)
        return live

    async def _read(self, name: str) -> Table:
        entries = await self.database.read(lambda: self.journal.entries(name))
        if not entries:
            raise Refused("there is no such table", code="no-such-table")
        with self._readable(name):
            game = opened_by(entries).game
        await self.rules_ready(game)
        with self._readable(name):
            return await asyncio.get_running_loop().run_in_executor(self._loader, replayed, entries)

    @contextmanager
    def _readable(self, name: str) -> Generator[None]:
        """What cannot be read, whatever the reason, is set aside."""
        try:
            yield
        except Exception as error:
            log("a table cannot be read: it is set aside", error=error, table=name)
            if len(self._set_aside) >= MOST_SET_ASIDE:
                self._set_aside.clear()
            self._set_aside[name] = self.now() + TRY_AGAIN
            if (live := self._live.pop(name, None)) is not None:
                live.is_gone = True
                live.changed()  # whoever listens is told
            SET_ASIDE.set(len(self._set_aside))
            raise Damaged(DAMAGED) from None
        if self._set_aside.pop(name, None) is not None:
            SET_ASIDE.set(len(self._set_aside))

    @property
    def set_aside(self) -> int:
        """How many tables are known that cannot be read."""
        return len(self._set_aside)

    async def rules_ready(self, game: str) -> None:
        """Wait until the rules of a game are compiled, if there is such a game."""
        if game in GAMES:
            await self.preparation.rules(game)

    async def adviser_ready(self, game: Game) -> None:
        """Wait a moment for whoever gives hints, or refuse and say when they can be had."""
        await self.preparation.adviser(game)

    def _make_room(self) -> None:
        if self._weight >= self._limits.live_tables:
            self.forget_idle(JUST_USED)
        if self._weight >= self._limits.live_tables:
            raise Refused("all tables are in use: try again later", code="too-many")

    def _remember(self, live: LiveTable) -> None:
        self._make_room()
        live.used_at = self.now()
        self._live[live.name] = live
        self._weight += live.weight
        TABLES_LIVE.set(len(self._live))

    def live_tables(self) -> list[LiveTable]:
        """Those in memory."""
        return list(self._live.values())

    async def due(self, most: int) -> list[str]:
        """The tables in the journal that somebody has to look after by now."""
        return await self.database.read(lambda: self.journal.due(self.now(), most))

    async def put_off(self, name: str, milliseconds: int) -> None:
        """Nothing can be done for a table now: let others have their turn."""
        now = self.now()
        await self.database.read(lambda: self.journal.put_off(name, now, now + milliseconds))

    def forget_idle(self, after: int = FORGET_AFTER) -> None:
        """Let go of tables that nobody is at; they are in the journal."""
        before = self.now() - after
        for name, live in list(self._live.items()):
            in_use = live.listeners or live.bots_at_work or live.lock.locked()
            if not in_use and live.used_at <= before:
                del self._live[name]
        self._weight = sum(live.weight for live in self._live.values())
        TABLES_LIVE.set(len(self._live))

    # -------------------------------------------------------------- changing them

    async def open(
        self, settings: Settings, *, host: str, invitations: list[str | None], address: str = ""
    ) -> LiveTable:
        """A new table, opened from an address."""
        self._make_room()  # before it is kept: nobody else would have its key
        game, name = GAMES[settings.game], new_table_id()
        changes = commands.open_table(
            game, settings, host=host, invitations=invitations, secret=self.new_secret()
        )
        entry = Entry(at=self.now(), changes=changes)
        table = Table(game, entry)
        if not await self.database.add([addition(name, table, entry, summary(table))]):
            raise Refused("try again", code="busy")
        live = LiveTable(name, table)
        live.moved_from = address
        self._remember(live)
        TABLES_OPENED.labels(game=settings.game).inc()
        return live

    async def ask(
        self, live: LiveTable, request: Callable[[Table, int], Changes], *, address: str = ""
    ) -> int:
        """Have a request judged; what it changes is on the disk when this returns the ply."""
        began = perf_counter()
        for _ in range(TRIES):
            async with self.at(live) as table:
                at = max(self.now(), table.at)
                try:
                    changes = request(table, at)
                except StaleMove:
                    if not await self._read_news(live):
                        raise
                    continue  # another process was ahead
                if not changes:
                    return table.ply
                check_room(table, changes)
                if await self._keep(live, Entry(at=at, changes=changes)):
                    COMMIT_SECONDS.observe(perf_counter() - began)
                    if address and any(isinstance(one, Played | Started) for one in changes):
                        live.moved_from = address
                    self._committed(live, changes)
                    return table.ply
        raise Refused("too many at once: try again", code="busy")

    async def _keep(self, live: LiveTable, entry: Entry, *beside: Addition) -> bool:
        """Add the entry to the table and the journal; false if another process was faster."""
        live.is_durable = False  # until it is on the disk: whatever happens here, it is read again
        live.table.add(entry)
        before, live.summary = live.summary, summary(live.table)
        changed = None if live.summary == before else live.summary
        unit = [addition(live.name, live.table, entry, changed), *beside]
        if not await self.database.add(unit):
            return False
        live.is_durable = True
        return True

    @asynccontextmanager
    async def at(self, live: LiveTable) -> AsyncGenerator[Table]:
        """The table while nobody else changes it. All of it is on the disk."""
        async with live.lock:
            if live.is_gone:
                raise Refused("this table is read anew: come back", code="busy")
            if not live.is_durable:
                live.read_anew(await self._read(live.name))
                self.announce(live.name)  # what was kept after all was told to nobody
            yield live.table

    def _committed(self, live: LiveTable, changes: Changes) -> None:
        table = live.table
        moves = sum(isinstance(change, Played) for change in changes)
        MOVES.labels(game=table.game.name).inc(moves)
        if moves and table.status == "over":
            GAMES_OVER.labels(game=table.game.name).inc()
        live.changed()
        self.announce(live.name)
        self.wake(live)

    async def rematch(self, live: LiveTable, key: str) -> str:
        """The table where the same people play again: opened once, whoever asks first."""
        for _ in range(TRIES):
            async with self.at(live) as table:
                name, at = new_table_id(), max(self.now(), table.at)
                followed, opened = commands.rematch(
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

    async def catch_up(self, live: LiveTable) -> None:
        """Another process may have changed the table: read what is new."""
        async with self.at(live):
            await self._read_news(live)

    async def hear_of(self, *names: str) -> None:
        """Others say that these tables changed, or that any may have: each is read by itself."""
        for name in names or list(self._live):
            if (live := self._live.get(name)) is not None:
                try:
                    await self.catch_up(live)
                except TesseraError as error:
                    log("could not catch up", level="warning", table=name, code=error.code)

    async def _read_news(self, live: LiveTable) -> bool:
        """Add what other processes brought; whoever asks has the table's lock."""
        if not self.journal.is_shared:
            return False
        table = live.table
        entries = await self.database.read(lambda: self.journal.entries(live.name, table.number))
        if entries:
            live.is_durable = False  # until all of them are there
            with self._readable(live.name):
                for entry in entries:
                    table.add(entry_from_json(entry))
            live.is_durable, live.summary = True, None
            live.changed()
        return bool(entries)

    async def close(self) -> None:
        """Stop working; what was acknowledged is in the journal."""
        self._loader.shutdown(wait=False, cancel_futures=True)
        await self.database.close()


# ------------------------------------------------------------------ tables and the journal


def check_room(table: Table, changes: Changes) -> None:
    """Refuse what a table has no room for any more.

    To go away, by oneself or by the clock, and to answer has always room: to come back and to ask
    has not, so that it does not go on for ever.
    """
    if all(isinstance(change, Forfeited | Left | Declined) for change in changes):
        return
    only_moves = all(isinstance(change, Played) for change in changes)
    if table.number >= MOST_ENTRIES + (ROOM_TO_PLAY if only_moves else 0):
        raise Refused(FULL, code="table-full")


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
    due = table.due_at
    if table.bot_to_act is not None:
        due = table.at + int(seconds_of(table.bot_to_act) * 1000) + BOT_GRACE
    public = table.settings.watch == "anyone"
    return Summary(
        status=table.status,
        listed=msgspec.json.encode(listing_of(table)) if public else None,
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
