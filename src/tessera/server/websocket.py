"""The lines to tables: WebSockets that keep as little as they can, as there are so many of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from tessera.server.connections import whole_answer
from tessera.server.limits import Allowance, Rate, network_of
from tessera.server.messages import Problem
from tessera.server.pieces import PiecewiseReader

if TYPE_CHECKING:
    from tessera.server.acceptor import Door

MOST_FRAGMENTS = 8  # of one message; browsers send one
MOST_WAITING = 64  # messages, in one piece or after our good-bye
ECHOES = Rate(10, 20)  # pings and pongs of one line; browsers send a pong every 20 seconds
GOODBYE_SECONDS = 5.0  # for the last bytes to a line that is cut
LINE = "tessera.line"  # where the application finds a WebSocket's own connection


class LeanQueue:
    """Messages that one reader has not read yet. A queue of asyncio's is 2 kB, on every line."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """One more."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The oldest, as soon as there is one."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.pop(0)

    def qsize(self) -> int:
        """How many there are."""
        return len(self._messages)

    def empty(self) -> bool:
        """Is there none?"""
        return not self._messages


class LeanEvent:
    """Open nearly always, so that an event of asyncio's is only there while it is shut."""

    __slots__ = ("_opened",)

    def __init__(self) -> None:
        self._opened: asyncio.Event | None = None  # None: it is open

    def set(self) -> None:
        """Open it."""
        if self._opened is not None:
            self._opened.set()
            self._opened = None

    def clear(self) -> None:
        """Shut it."""
        if self._opened is None:
            self._opened = asyncio.Event()

    def is_set(self) -> bool:
        """Is it open?"""
        return self._opened is None

    async def wait(self) -> None:
        """Until it is open."""
        if self._opened is not None:
            await self._opened.wait()


class Connection(PiecewiseReader, WebSocketsSansIOProtocol):
    """A WebSocket. It does not keep what the browser said of itself: 2 kB less for hours."""

    def __init__(self, door: Door, **parts: Any) -> None:
        super().__init__(**parts)
        self.queue: Any = LeanQueue()
        self.writable: Any = LeanEvent()
        self._door, self.turns = door, door.turns
        self._echoes = Allowance(ECHOES)
        self._too_late = 0  # messages after our good-bye
        self._talk: Callable[[], Awaitable[None]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it as long as it is there."""
        super().connection_made(transport)
        self.network = network_of(self._peer)
        self._door.let_in(self._peer)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        super().connection_lost(exc)
        self._door.let_go(self._peer)

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    # -------------------------------------------------------------- who talks

    def take_over(self, talk: Callable[[], Awaitable[None]]) -> None:
        """Have this talk on the line once the application, which has let it in, is done."""
        self._talk = talk

    async def run_asgi(self) -> None:
        """All that lies between application and line would be kept as long as the line."""
        self.app: Any = partial(self._talked, self.app)
        await super().run_asgi()
        if not self.disconnected:  # nobody may be reading our good-bye
            self.loop.call_later(self.close_timeout + GOODBYE_SECONDS, self.transport.abort)

    async def _talked(self, app: Any, scope: Any, receive: Any, send: Any) -> None:
        await app(scope, receive, send)
        if self._talk is not None:
            scope.clear()
            self.request = self.response = None
            await self._talk()

    # -------------------------------------------------------------- what comes in

    def data_received(self, data: bytes) -> None:
        """Read on; a greeting that is not understood at once never will be."""
        if self.handshake_complete:
            super().data_received(data)
            return
        if self.handshake_initiated:  # nobody speaks before they are let in
            self.transport.abort()
            return
        self._read(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            sentence = "this is not how a WebSocket begins"
            self.transport.write(whole_answer(400, Problem(code="malformed", sentence=sentence)))
            self.transport.close()

    def _read(self, piece: bytes) -> None:
        WebSocketsSansIOProtocol.data_received(self, piece)

    @property
    def _is_held_up(self) -> bool:
        return self.read_paused

    async def receive(self) -> Any:
        """The next message; after the last one there is room for more."""
        message = await super().receive()
        self.go_on()
        return message

    async def send(self, message: Any) -> None:
        """Say something; after our good-bye theirs is waited for."""
        await super().send(message)
        self.go_on()

    # -------------------------------------------------------------- what goes out

    @property
    def is_free(self) -> bool:
        """Can something be said at once?"""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        return is_open and self.writable.is_set() and not self.transport.is_closing()

    def write(self, message: bytes) -> None:
        """Say it on a free line: the way through the application costs more than the writing."""
        self.transport.write(text_frame(message))

    def send_receive_event_to_app(self) -> None:
        """A message is whole: but so many at once nobody has to say. More waits in `_left`."""
        self._too_late += self.close_sent
        if self.queue.qsize() >= MOST_WAITING or self._too_late > MOST_WAITING:
            self.transport.abort()
        if not (self.close_sent or self.transport.is_closing()):
            self.queue.put_nowait({"type": "websocket.receive", "bytes": b"".join(self.frames)})
            self.read_paused = True
        self.frames = []

    def handle_connect(self, event: Request) -> None:
        """The application has its own copy of the headers, as long as it wants them."""
        super().handle_connect(event)
        event.headers.clear()
        if not self.close_sent:
            self.scope["extensions"][LINE] = self  # pyright: ignore

    def handle_text(self, event: Frame) -> None:
        """As bytes: whoever reads it refuses what is no text like any other nonsense."""
        self.handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Pieces of a message without end would be kept, even empty ones."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer whoever does not ask all the time."""
        if self._is_patient():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """They are there; to say so all the time is work for us."""
        if self._is_patient():
            super().handle_pong(event)

    def _is_patient(self) -> bool:
        if not self._echoes.take():
            self.transport.abort()
        return not self.transport.is_closing()

    def keepalive_timeout(self) -> None:
        """Somebody who is not there any more does not read our good-bye either."""
        super().keepalive_timeout()
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)


def text_frame(message: bytes) -> bytes:
    """A text in one frame, as servers send it: neither masked nor compressed."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)
