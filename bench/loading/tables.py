"""Tables with two seats and a spectator each, where a move is made every second."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeAlias

import httpx
import msgspec
from bench.loading.line import Line

AT_ONCE = 20  # tables that are opened
PATIENCE = 60.0  # seconds until the last news have come, or are lost


class TableState(msgspec.Struct):
    """What a client looks at of how the table stands."""

    status: str
    ply: int
    to_act: int | None


class News(msgspec.Struct, tag=str.lower):
    """A message: only what is looked at is decoded."""


class Told(News):
    """How a table stands. An older server, measured beside ours, says `standing` for `state`."""

    moves: msgspec.Raw
    first: int
    plies: list[msgspec.Raw]
    state: TableState | None = None
    standing: TableState | None = None


class Welcome(Told, kw_only=True):
    """All that one may know."""

    seats: list[int]


class Update(Told):
    """Something happened."""


class Done(News):
    """The move is acknowledged."""


class Problem(msgspec.Struct):
    """Why not."""

    code: str


class Refusal(News):
    """It is not."""

    problem: Problem


AnyNews: TypeAlias = Welcome | Update | Done | Refusal
_NEWS = msgspec.json.Decoder(AnyNews)
_MOVES = msgspec.json.Decoder(list[str])


@dataclass
class Tally:
    """What was measured."""

    waits: list[float] = field(default_factory=list[float])  # seconds to each acknowledgement
    behind: int = 0  # moves not sent, because the former one was not seen yet
    out_of_order: int = 0
    refused: Counter[str] = field(default_factory=Counter[str])  # by code


class Client:
    """One connection: keeps the order of what it hears."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._line: Line | None = None
        self.state = TableState("waiting", 0, None)
        self.seats: list[int] = []
        self._moves = msgspec.Raw(b"[]")
        self._heard = asyncio.Event()  # something, since it was last cleared
        self._began: float | None = None  # when the move was sent that is not acknowledged yet

    async def join(self, address: str, table: str, key: str | None) -> None:
        """Say hello, and hear the answer."""
        self._line = await Line.to(address, f"/api/tables/{table}/play", self._hear)
        self._line.send(msgspec.json.encode({"type": "hello", "key": key}))
        await self._heard.wait()

    async def leave(self) -> None:
        """Hang up."""
        assert self._line is not None
        await self._line.close()

    def _hear(self, message: bytes) -> None:
        news = _NEWS.decode(message)
        if isinstance(news, Welcome):
            self.seats = news.seats
        if isinstance(news, Welcome | Update):
            self._follow(news)
        elif self._began is not None:
            self._tally.waits.append(time.perf_counter() - self._began)
            self._began = None
            self._heard.set()
            if isinstance(news, Refusal):
                self._tally.refused[news.problem.code] += 1

    def _follow(self, news: Welcome | Update) -> None:
        state = news.state or news.standing
        assert state is not None
        first, last = news.first, state.ply
        if first != self.state.ply or first + len(news.plies) != last:
            self._tally.out_of_order += isinstance(news, Update)
        self.state, self._moves = state, news.moves
        self._heard.set()

    async def until(self, true: Callable[[Client], bool]) -> None:
        """Listen until what was heard says so."""
        while not true(self):
            self._heard.clear()
            await self._heard.wait()

    @property
    def ply(self) -> int:
        """How far it knows the game."""
        return self.state.ply

    @property
    def is_to_act(self) -> bool:
        """Is it this seat's move, and the former one acknowledged?"""
        return self._began is None and self.state.to_act in self.seats

    def play(self, nth: int) -> None:
        """Make some legal move; how long it takes to be acknowledged is noted."""
        assert self._line is not None
        moves = _MOVES.decode(self._moves)
        wish = {"type": "play", "id": 1, "ply": self.ply, "move": moves[nth % len(moves)]}
        text = msgspec.json.encode(wish)
        self._began = time.perf_counter()
        self._line.send(text)

    @property
    def is_waiting(self) -> bool:
        """Is a move not acknowledged yet?"""
        return self._began is not None


@dataclass
class Seated:
    """A table with two seats and a spectator."""

    people: list[Client]
    watcher: Client

    @property
    def everybody(self) -> list[Client]:
        """All who are connected."""
        return [*self.people, self.watcher]

    @property
    def to_act(self) -> Client | None:
        """Who knows that it is their move."""
        return next((one for one in self.people if one.is_to_act), None)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.people[0].state.status == "over"


class Pace:
    """When each move is made: so many seconds after the first, by the clock."""

    def __init__(self) -> None:
        self._began = time.perf_counter()
        self._late = 0

    async def until(self, seconds: float, _tables: list[Seated]) -> None:
        """Wait for the moment."""
        pause = self._began + seconds - time.perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)
            return
        self._late += 1
        if not self._late % AT_ONCE:
            await asyncio.sleep(0)  # what was answered is to be heard


class Tables:
    """Those of one server, all by one tally."""

    def __init__(self, address: str) -> None:
        self.tally = Tally()
        self._address = address
        self._tables: list[Seated] = []
        self._moves = 0  # that were to be made so far

    async def open(self, count: int, games: list[str]) -> None:
        """With everybody connected, some at a time."""
        limits = httpx.Limits(max_connections=AT_ONCE)
        server = f"http://{self._address}"
        async with httpx.AsyncClient(base_url=server, timeout=PATIENCE, limits=limits) as http:
            for first in range(0, count, AT_ONCE):
                some = range(first, min(count, first + AT_ONCE))
                new = (self._open_one(http, nth, games[nth % len(games)]) for nth in some)
                self._tables += await asyncio.gather(*new)

    async def _open_one(self, http: httpx.AsyncClient, nth: int, game: str) -> Seated:
        settings = {"game": game, "places": [{"kind": "open"}, {"kind": "open"}]}
        table = (await http.post("/api/tables", json={"settings": settings})).json()["table"]
        people: list[Client] = []
        for seat in (0, 1):
            body = {"seat": seat, "name": f"P{seat}", "seed": str(nth)}
            key = (await http.post(f"/api/tables/{table}/sit", json=body)).json()["key"]
            people.append(Client(self.tally))
            await people[-1].join(self._address, table, key)
        watcher = Client(self.tally)
        await watcher.join(self._address, table, None)
        for person in people:  # who sat first was told of the start later
            await person.until(lambda one: one.state.status == "running")
        return Seated(people, watcher)

    async def play(self, seconds: float, new_pace: Callable[[], Pace] = Pace) -> None:
        """A move a second at every table, spread evenly."""
        count, pace = len(self._tables), new_pace()
        for nth in range(int(count * seconds)):
            await pace.until(nth / count, self._tables)
            table, self._moves = self._tables[self._moves % count], self._moves + 1
            if table.is_over:
                continue
            if (mover := table.to_act) is None:
                self.tally.behind += 1
            else:
                mover.play(self._moves)
        await self._acknowledged()

    async def _acknowledged(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                for one in (person for table in self._tables for person in table.people):
                    await one.until(lambda client: not client.is_waiting)

    async def lost(self) -> int:
        """Updates that did not reach somebody, however long one waits for them."""
        missing = 0
        for table in self._tables:
            last = max(one.ply for one in table.everybody)
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    for one in table.everybody:
                        await one.until(lambda client, last=last: client.ply >= last)
            missing += sum(last - one.ply for one in table.everybody)
        return missing

    async def leave(self) -> None:
        """Everybody hangs up."""
        everybody = [one for table in self._tables for one in table.everybody]
        await asyncio.gather(*(one.leave() for one in everybody))
