"""A connection to a table: wishes come in, news go out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from tessera.kernel.chance import CHANCE
from tessera.kernel.errors import TesseraError
from tessera.server.hub import Hub
from tessera.server.limits import Addresses, Allowance, Limits
from tessera.server.live import Listener
from tessera.server.logs import log
from tessera.server.messages import (
    Agree,
    Analyse,
    AnyWish,
    Decline,
    Done,
    Foresee,
    Foreseen,
    Hello,
    Hint,
    News,
    Play,
    Problem,
    React,
    Refusal,
    Review,
    Reviewing,
    Say,
    Undo,
)
from tessera.server.metrics import CONNECTIONS
from tessera.server.preparation import Preparation
from tessera.server.problems import problem_of
from tessera.server.thoughts import advice, reviewed
from tessera.table import requests
from tessera.table.keys import hash_of
from tessera.table.refusals import Refused
from tessera.table.requests import Changes
from tessera.table.table import Table
from tessera.table.view import foreseen, may_watch

HELLO_WITHIN = 10.0  # seconds
GOODBYE_WITHIN = 1.0
MOST_NONSENSE = 20  # messages that nobody can read, before the line is cut
CLOSED_POLITELY, CLOSED_BADLY, CLOSED_SLOW = 4000, 4400, 4408

_WISHES = msgspec.json.Decoder(AnyWish)
_ENCODER = msgspec.json.Encoder()


class Doors(NamedTuple):
    """What every connection needs of the server."""

    hub: Hub
    limits: Limits
    addresses: Addresses
    preparation: Preparation


@websocket("/api/tables/{table:str}/play")
async def play(socket: WebSocket[Any, Any, State], table: FromPath[str]) -> None:
    """Play or watch: the first message is hello, then wishes and news in any order."""
    doors: Doors = socket.app.state.doors
    address = socket.client.host if socket.client else ""
    await socket.accept()
    cast("list[Any]", socket.scope["headers"]).clear()  # nobody asks for them any more
    try:
        doors.addresses.connect(address)
    except Refused as refusal:
        await _close(socket, refusal.code)
        return
    CONNECTIONS.inc()
    try:
        await Conversation(socket, doors, table).run()
    finally:
        CONNECTIONS.dec()
        doors.addresses.disconnect(address)


async def _close(socket: WebSocket[Any, Any, State], why: str, code: int = CLOSED_POLITELY) -> None:
    """Say good-bye, but not to somebody who does not read it."""
    with suppress(WebSocketException, RuntimeError, TimeoutError):
        async with asyncio.timeout(GOODBYE_WITHIN):
            await socket.close(code=code, reason=why)


class Conversation:
    """One connection from hello to the end."""

    def __init__(self, socket: WebSocket[Any, Any, State], doors: Doors, table: str) -> None:
        limits = doors.limits
        self._socket, self._hub, self._limits, self._name = socket, doors.hub, limits, table
        self._pace = Allowance(limits.wishes)
        self._thoughts = Allowance(limits.thoughts)
        self._foreseen = Allowance(limits.foreseen)
        self._nonsense = 0
        self._listener: Listener | None = None
        self._has_news = False
        self._telling: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[Any] | None = None

    async def run(self) -> None:
        """Until one side has enough."""
        self._reading = asyncio.current_task()
        try:
            await self._guarded(self._read_on())
        except asyncio.CancelledError:
            if self._reading is not None:
                raise
        finally:
            self._reading = None
            self._leave()
            for task in (self._telling, self._thinking):
                if task is not None and not task.done():
                    task.cancel()
                    with suppress(asyncio.CancelledError):
                        await task

    async def _guarded(self, work: Awaitable[None]) -> bool:
        """In trouble the line is cut, and this is false; everybody else plays on."""
        try:
            await work
            return True
        except WebSocketException:
            pass
        except TimeoutError:
            await _close(self._socket, "too-slow", CLOSED_SLOW)
        except TesseraError as refusal:  # the database is gone: come back and ask again
            await _close(self._socket, refusal.code)
        except Exception as error:
            log("a connection failed", error=error, table=self._name)
            await _close(self._socket, "our-fault", 1011)
        return False

    async def _read_on(self) -> None:
        async with asyncio.timeout(HELLO_WITHIN):
            wish = await self._read()
        if not isinstance(wish, Hello):
            await _close(self._socket, "hello-first", CLOSED_BADLY)
            return
        if await self._meet(wish):
            while (wish := await self._read()) is not None:
                await self._grant(wish)

    # -------------------------------------------------------------- reading and writing

    async def _read(self) -> AnyWish | None:
        """The next wish; None when the line is to be cut."""
        while self._nonsense <= MOST_NONSENSE:
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="gone", code=event.get("code", 1005))
            if not self._pace.take():
                self._nonsense += 1
                await self._refuse(0, Refused("not so fast", code="too-fast"))
                await asyncio.sleep(1 / self._limits.wishes.per_second)
                continue
            try:
                return _WISHES.decode(event.get("text") or event.get("bytes") or b"")
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self._nonsense += 1
                problem = Problem(code="malformed", sentence=str(error)[:200])
                await self._send(Refusal(id=0, problem=problem))
        await _close(self._socket, "too much nonsense", CLOSED_BADLY)
        return None

    async def _send(self, news: News | bytes) -> None:
        """A client that does not read is not waited for."""
        message = news if isinstance(news, bytes) else _ENCODER.encode(news)
        async with asyncio.timeout(self._limits.send_seconds):
            await self._socket.send(
                {"type": "websocket.send", "bytes": None, "text": message.decode()}
            )

    async def _refuse(self, wish: int, error: TesseraError) -> None:
        await self._send(Refusal(id=wish, problem=problem_of(error)))

    # -------------------------------------------------------------- being there

    async def _meet(self, hello: Hello) -> bool:
        """Tell somebody who has said who they are all that they may know."""
        self._leave()
        key = None if hello.key is None else hash_of(hello.key)
        try:
            live = await self._hub.find(self._name)
            async with self._hub.at(live) as table:
                if not may_watch(table, key):
                    raise Refused("this table is not for watching", code="may-not-watch")
                listener = Listener(live, hello, key, self._wake)
                message = listener.welcome(hello.id, now=self._hub.now())
                live.listeners.add(listener)
        except TesseraError as error:
            await self._refuse(hello.id, error)
            await _close(self._socket, error.code)
            return False
        try:
            await self._send(message)
        finally:
            self._listener = listener
        if self._has_news:
            self._wake()
        self._hub.wake_bots(live)
        return True

    def _leave(self) -> None:
        if self._listener is not None:
            self._listener.live.listeners.discard(self._listener)
            self._listener = None

    def _wake(self) -> None:
        """Something happened: tell it, unless that is under way, or hello is being said."""
        self._has_news = True
        if self._telling is None and self._listener is not None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Tell what is new. If that does not work, nothing more is read either."""
        went_well = await self._guarded(self._tell_news())
        self._telling = None
        if not went_well and self._reading is not None:
            reading, self._reading = self._reading, None
            reading.cancel()

    async def _tell_news(self) -> None:
        while self._has_news and (listener := self._listener) is not None:
            async with self._hub.at(listener.live):
                message = listener.update()
                self._has_news = False
            if message is not None:
                await self._send(message)

    # -------------------------------------------------------------- wishes

    async def _grant(self, wish: AnyWish) -> None:
        assert self._listener is not None
        try:
            if isinstance(wish, Hello):
                await self._meet(wish)
            elif isinstance(wish, Hint | Analyse | Review):
                self._think(wish)
            elif isinstance(wish, Foresee):
                await self._foretell(wish)
            else:
                ply = await self._hub.ask(self._listener.live, self._request(wish))
                await self._send(Done(id=wish.id, ply=ply))
        except TesseraError as error:
            await self._refuse(wish.id, error)

    def _request(
        self, wish: Play | Undo | Agree | Decline | Say | React
    ) -> Callable[[Table, int], Changes]:
        """The request to the table that grants the wish."""
        assert self._listener is not None
        key = self._listener.key
        if key is None:
            raise Refused("you watch: sit down to play", code="not-your-seat")
        match wish:
            case Play(ply=ply, move=move, takebacks=takebacks):
                return lambda table, _: requests.play(
                    table, key, ply=ply, move=move, takebacks=takebacks
                )
            case Undo():
                return lambda table, _: requests.undo(table, key)
            case Agree():
                return lambda table, _: requests.answer(table, key, agree=True)
            case Decline():
                return lambda table, _: requests.answer(table, key, agree=False)
            case Say(seat=seat, text=text):
                return lambda table, at: requests.say(table, key, seat=seat, text=text, at=at)
            case React(seat=seat, reaction=reaction):
                return lambda table, at: requests.react(
                    table, key, seat=seat, reaction=reaction, at=at
                )

    async def _foretell(self, wish: Foresee) -> None:
        """Say what one's moves would do; whose turn it is not is told nothing."""
        assert self._listener is not None
        if not self._foreseen.take(len(wish.moves)):
            raise Refused("not so fast", code="too-fast")
        async with self._hub.at(self._listener.live) as table:
            events = foreseen(table, self._listener.seats(), wish.ply, wish.moves)
        await self._send(Foreseen(id=wish.id, ply=wish.ply, events=events))

    # -------------------------------------------------------------- hints

    def _think(self, wish: Hint | Analyse | Review) -> None:
        """Let a strong bot think about it; one thing at a time."""
        if self._thinking is not None and not self._thinking.done():
            raise Refused("one thing at a time", code="thinking")
        if not self._thoughts.take():
            raise Refused("not so fast: think for yourself a while", code="too-fast")
        work = self._review(wish) if isinstance(wish, Review) else self._advise(wish)
        self._thinking = asyncio.create_task(self._answer_after(wish.id, work))

    async def _advise(self, wish: Hint | Analyse) -> None:
        listener = self._listener
        assert listener is not None
        async with self._hub.at(listener.live) as table:
            ply = wish.ply if isinstance(wish, Analyse) else table.ply
            check_advice(table, listener.seats(), ply)
            twin, rng = table.running_match().copy(), table.bot_draws(ply)
        if ply < twin.ply:
            twin.undo_to(ply)
        await self._hub.adviser_ready(twin.game)
        thought = await self._hub.thinkers.advise(twin, rng)
        await self._send(advice(wish.id, ply, thought))

    async def _review(self, wish: Review) -> None:
        """A finished game does not change: the first who asks waits for the bot, others do not."""
        assert self._listener is not None
        live = self._listener.live
        async with self._hub.at(live) as table:
            if table.status != "over":
                raise Refused("the game is not over", code="not-over")
            twin = table.running_match().copy()

        async def tell(done: int, of: int) -> None:
            await self._send(Reviewing(id=wish.id, done=done, of=of))

        async with live.reviewing:
            if live.review is None:
                await self._hub.adviser_ready(twin.game)
                live.review = reviewed(twin, await self._hub.thinkers.review(twin, tell))
        await self._send(msgspec.structs.replace(live.review, id=wish.id))

    async def _answer_after(self, wish: int, work: Awaitable[None]) -> None:
        """Whatever happens while a bot thinks, whoever asked gets an answer."""
        try:
            await work
        except TesseraError as error:
            await self._refuse(wish, error)
        except WebSocketException:
            pass
        except Exception as error:
            log("a hint failed", error=error, table=self._name)
            await self._refuse(wish, Refused("no hint can be had", code="no-hint"))


def check_advice(table: Table, seats: list[int], ply: int) -> None:
    """Who may be told what a strong bot thinks: of one's own moves, or of all when it is over."""
    if not table.settings.hints:
        raise Refused("at this table there are no hints", code="no-hints")
    if table.match is None or ply > table.ply or (ply == table.ply and table.to_act < 0):
        raise Refused("there is no move to think about", code="no-such-ply")
    seat = table.to_act if ply == table.ply else table.match.seat_at(ply)
    if seat == CHANCE:
        raise Refused("chance does not think", code="no-such-ply")
    if seat not in seats and table.status != "over":
        raise Refused("only about your own moves, while the game goes on", code="not-your-turn")
