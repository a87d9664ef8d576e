"""A connection to a table: wishes come in, news go out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Literal, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from tessera.kernel.errors import TesseraError
from tessera.server.dispatch import command_of, is_behind, wish_of
from tessera.server.fair_queue import Asker
from tessera.server.limits import Allowance, network_of
from tessera.server.live import Listener
from tessera.server.logs import log
from tessera.server.messages import (
    Advice,
    AnyWish,
    Done,
    Foresee,
    Foreseen,
    Hello,
    Hint,
    News,
    Problem,
    Refusal,
    Review,
    Reviewed,
    Reviewing,
)
from tessera.server.metrics import CONNECTIONS
from tessera.server.problems import problem_of
from tessera.server.services import Services
from tessera.server.websocket import LINE, Connection
from tessera.table.keys import hash_of
from tessera.table.refusals import Refused
from tessera.table.view import check_advice, check_review, choices_of, foreseen, may_watch

HELLO_WITHIN = 10.0  # seconds
GOODBYE_WITHIN = 1.0
PROGRESS_WITHIN = 1.0  # for somebody to hear how far a review is
MOST_NONSENSE = 20  # messages that nobody can read, before the line is cut
CLOSED_POLITELY, CLOSED_BADLY, CLOSED_SLOW = 4000, 4400, 4408

GONE = (WebSocketException, ClientDisconnected)  # the other side has closed the line
Socket: TypeAlias = WebSocket[Any, Any, State] | Connection
Of: TypeAlias = Literal["hellos", "wishes", "thoughts", "foreseen"]  # what a line has limits for

_ENCODER = msgspec.json.Encoder()


@websocket("/api/tables/{table:str}/play")
async def play(socket: WebSocket[Any, Any, State], table: FromPath[str]) -> None:
    """Play or watch: the first message is hello, then wishes and news in any order."""
    services: Services = socket.app.state.services
    await socket.accept()
    line: Connection | None = socket.scope.get("extensions", {}).get(LINE)  # pyright: ignore
    host = socket.client.host if socket.client else ""
    conversation = Conversation(line or socket, services, table, host)
    if line is None:
        await conversation.talk()
    else:
        line.network = network_of(host)  # as a proxy names them, if there is one
        line.take_over(conversation.talk)


class Conversation:
    """One connection from hello to the end."""

    __slots__ = (
        "_address", "_has_news", "_hub", "_is_closed", "_left", "_line", "_listener", "_name",
        "_nonsense", "_reading", "_services", "_socket", "_telling", "_thinking")  # fmt: skip

    def __init__(self, socket: Socket, services: Services, table: str, address: str) -> None:
        self._socket: Any = socket
        self._line = socket if isinstance(socket, Connection) else None
        self._services, self._hub, self._name = services, services.hub, table
        self._address = address
        self._left: dict[Of, Allowance] = {}
        self._nonsense, self._is_closed, self._has_news = 0, False, False
        self._listener: Listener | None = None
        self._telling: asyncio.Task[None] | asyncio.Handle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[Any] | None = None

    async def talk(self) -> None:
        """All of it, if there are not too many from there."""
        addresses = self._services.addresses
        try:
            addresses.lines.begin(self._address)
        except Refused as refusal:
            await self.close(refusal.code)
            return
        CONNECTIONS.inc()
        try:
            await self.run()
        finally:
            CONNECTIONS.dec()
            addresses.lines.end(self._address)

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
                if isinstance(task, asyncio.Task) and not task.done():
                    task.cancel()
                    with suppress(asyncio.CancelledError):
                        await task

    async def _guarded(self, work: Awaitable[None]) -> bool:
        """In trouble the line is cut, and this is false; everybody else plays on."""
        try:
            await work
            return True
        except GONE:
            self._is_closed = True
        except TimeoutError:
            await self.close("too-slow", CLOSED_SLOW)
        except TesseraError as refusal:  # the database is gone: come back and ask again
            await self.close(refusal.code)
        except Exception as error:
            log("a connection failed", error=error, table=self._name)
            await self.close("our-fault", 1011)
        return False

    async def _beside(self, work: Awaitable[None]) -> None:
        """While wishes are read. If it goes wrong, nothing more is read either."""
        went_well = await self._guarded(work)
        if not went_well and self._reading is not None:
            reading, self._reading = self._reading, None
            reading.cancel()

    async def close(self, why: str, code: int = CLOSED_POLITELY) -> None:
        """Say good-bye, but not to somebody who does not read it."""
        if self._is_closed:
            return
        self._is_closed = True
        with suppress(*GONE, RuntimeError, TimeoutError):
            async with asyncio.timeout(GOODBYE_WITHIN):
                await self._socket.send({"type": "websocket.close", "code": code, "reason": why})

    def _take(self, what: Of, count: int = 1) -> None:
        """Refuse a line, or an address, that asks for too much."""
        limits = self._services.limits
        if what not in self._left:
            self._left[what] = Allowance(getattr(limits, what))
        if not self._left[what].take(count):
            raise Refused("not so fast: wait a few seconds", code="too-fast")
        self._services.addresses.take(what, self._address, count)

    async def _read_on(self) -> None:
        async with asyncio.timeout(HELLO_WITHIN):
            wish = await self._read()
        if not isinstance(wish, Hello):
            await self.close("hello-first", CLOSED_BADLY)
            return
        await self._handle(wish)
        while self._listener is not None and (wish := await self._read()) is not None:
            await self._handle(wish)
            await asyncio.sleep(0)  # however much was said at once
        await self.close("too-fast")

    # -------------------------------------------------------------- reading and writing

    async def _read(self) -> AnyWish | None:
        """The next wish; None when the line is to be cut."""
        while self._nonsense <= MOST_NONSENSE:
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="gone", code=event.get("code", 1005))
            wish = wish_of(event.get("text") or event.get("bytes") or b"")
            try:
                self._take("wishes")
            except Refused as refusal:
                self._nonsense += 1
                await self._refuse(0 if isinstance(wish, Problem) else wish.id, refusal)
                await asyncio.sleep(self._services.limits.refusal_seconds)
                continue
            if not isinstance(wish, Problem):
                return wish
            self._nonsense += 1
            await self._send(Refusal(id=0, problem=wish))
        await self.close("too much nonsense", CLOSED_BADLY)
        return None

    async def _send(self, news: News | bytes) -> None:
        """A client that does not read is not waited for."""
        if self._is_closed:
            raise WebSocketDisconnect(detail="gone")
        message = news if isinstance(news, bytes) else _ENCODER.encode(news)
        if self._line is not None and self._line.is_free:
            self._line.write(message)
            return
        async with asyncio.timeout(self._services.limits.send_seconds):
            await self._socket.send(
                {"type": "websocket.send", "bytes": None, "text": message.decode()}
            )

    async def _refuse(self, wish: int, error: TesseraError) -> None:
        await self._send(Refusal(id=wish, problem=problem_of(error)))

    # -------------------------------------------------------------- being there

    async def _welcome(self, hello: Hello) -> None:
        """Tell somebody who has said who they are all that they may know, or cut the line."""
        self._leave()
        try:
            listener, message = await self._join(hello)
        except TesseraError as error:
            await self._refuse(hello.id, error)
            await self.close(error.code)
            return
        try:
            await self._send(message)
        finally:
            self._listener = listener
        if self._has_news:
            self._wake()
        self._services.caretaker.wake(listener.live)

    async def _join(self, hello: Hello) -> tuple[Listener, bytes]:
        key = None if hello.key is None else hash_of(hello.key)
        live = await self._hub.find(self._name)
        if is_behind(live.table, hello):
            await self._hub.catch_up(live)  # another process has told more already
        await self._services.in_turn()
        async with self._hub.at(live) as table:
            if not may_watch(table, key):
                raise Refused("this table is not for watching", code="may-not-watch")
            listener = Listener(live, hello, key, self._wake)
            message = listener.welcome(hello.id, now=self._hub.now())
            live.listeners.add(listener)
        return listener, message

    def _leave(self) -> None:
        if self._listener is not None:
            self._listener.live.listeners.discard(self._listener)
            self._listener = None

    def _wake(self) -> None:
        """Something happened: tell it, unless that is under way, or hello is being said."""
        self._has_news = True
        if self._telling is None and self._listener is not None:
            self._telling = asyncio.get_running_loop().call_soon(self._tell_at_once)

    def _tell_together(self) -> None:
        """In one go with what was just said, what is about to be told."""
        if self._telling is not None and not isinstance(self._telling, asyncio.Task):
            self._telling.cancel()
            self._tell_at_once()

    def _tell_at_once(self) -> None:
        """If nobody has to be waited for: neither the table nor the line. If not, in a task."""
        self._telling, listener = None, self._listener
        if listener is None:
            return
        line = self._line
        if line is None or not line.is_free or not listener.live.is_at_rest:
            self._telling = asyncio.create_task(self._tell())
            return
        try:
            message = listener.update()
        except Exception:  # it will be met again there
            self._telling = asyncio.create_task(self._tell())
            return
        self._has_news = False
        if message is not None:
            line.write(message)

    async def _tell(self) -> None:
        await self._beside(self._tell_news())
        self._telling = None

    async def _tell_news(self) -> None:
        while self._has_news and (listener := self._listener) is not None:
            async with self._hub.at(listener.live):
                message = listener.update()
                self._has_news = False
            if message is not None:
                await self._send(message)

    # -------------------------------------------------------------- wishes

    async def _handle(self, wish: AnyWish) -> None:
        try:
            if isinstance(wish, Hello):
                self._take("hellos")
                await self._welcome(wish)
            elif isinstance(wish, Hint | Review):
                self._think(wish)
            elif isinstance(wish, Foresee):
                await self._foresee(wish)
            else:
                listener = self._present()
                command = command_of(wish, listener.key)
                ply = await self._hub.ask(listener.live, command, address=self._address)
                await self._send(Done(id=wish.id, ply=ply))
                self._tell_together()
        except TesseraError as error:
            await self._refuse(wish.id, error)

    def _present(self) -> Listener:
        """Whoever wishes something has said hello."""
        assert self._listener is not None
        return self._listener

    async def _foresee(self, wish: Foresee) -> None:
        """Say what one's moves would do; whose turn it is not is told nothing."""
        self._take("foreseen", len(wish.moves))
        listener = self._present()
        await self._services.in_turn()
        async with self._hub.at(listener.live) as table:
            events = foreseen(table, listener.seats(), wish.ply, wish.moves)
        await self._send(Foreseen(id=wish.id, ply=wish.ply, events=events))

    # -------------------------------------------------------------- hints

    def _think(self, wish: Hint | Review) -> None:
        """Let a strong bot think about it; one thing at a time."""
        if self._thinking is not None and not self._thinking.done():
            raise Refused("one thing at a time", code="thinking")
        self._take("thoughts")
        self._thinking = asyncio.create_task(self._answer_after(wish, self._present()))

    def _asker(self, listener: Listener) -> Asker:
        return Asker(self._address, listener.key, self._name)

    async def _advise(self, wish: Hint, listener: Listener) -> None:
        async with self._hub.at(listener.live) as table:
            check_advice(table, listener.seats())
            twin, rng = table.running_match().copy(), table.bot_draws(table.ply)
        await self._hub.adviser_ready(twin.game)
        thought = await self._services.bot_pool.advise(twin, rng, who=self._asker(listener))
        choices = choices_of(twin, thought)
        await self._send(Advice(id=wish.id, ply=twin.ply, choices=choices, proven=thought.proven))

    async def _review(self, wish: Review, listener: Listener) -> None:
        """A finished game does not change: the first who asks waits for the bot, others do not."""
        live = listener.live
        async with self._hub.at(live) as table:
            check_review(table)
            twin = table.running_match().copy()

        is_heard = True

        async def tell(done: int, of: int) -> None:
            nonlocal is_heard
            if is_heard:  # others wait for the review too, but not for whoever does not listen
                try:
                    async with asyncio.timeout(PROGRESS_WITHIN):
                        await self._send(Reviewing(id=wish.id, done=done, of=of))
                except TimeoutError:
                    is_heard = False

        async with live.reviewing:
            if live.review is None:
                await self._hub.adviser_ready(twin.game)
                found = await self._services.bot_pool.review(twin, tell, who=self._asker(listener))
                live.review = found
        await self._send(Reviewed(id=wish.id, review=live.review))

    async def _answer_after(self, wish: Hint | Review, listener: Listener) -> None:
        await self._beside(self._answer(wish, listener))

    async def _answer(self, wish: Hint | Review, listener: Listener) -> None:
        """Whatever happens while a bot thinks, whoever asked gets an answer."""
        try:
            if isinstance(wish, Review):
                await self._review(wish, listener)
            else:
                await self._advise(wish, listener)
        except TesseraError as error:
            await self._refuse(wish.id, error)
        except (*GONE, TimeoutError):
            raise
        except Exception as error:
            log("a hint failed", error=error, table=self._name)
            await self._refuse(wish.id, Refused("no hint can be had", code="no-hint"))
