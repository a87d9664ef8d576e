"""The lines to browsers: each has so much time and room for a request, each network so many lines.

uvicorn by itself waits for the end of a request for ever, takes headers of any size, and works
through all that has come at once while everybody else waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import msgspec
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from tessera.server.guard import HEADERS
from tessera.server.limits import network_of
from tessera.server.messages import Problem
from tessera.server.metrics import REFUSALS
from tessera.server.pieces import PIECE, PiecewiseReader
from tessera.table.refusals import Refused

if TYPE_CHECKING:
    from tessera.server.acceptor import Door

MOST_REQUESTS_WAITING = 8  # for the one before; browsers send none
MOST_HEADERS = 100  # of one request


class Flow(FlowControl):
    """What has come already is read before anything more."""

    def __init__(self, line: HttpConnection) -> None:
        super().__init__(line.transport)
        self._line = line

    def resume_reading(self) -> None:
        """Go on, where there is something to go on with."""
        super().resume_reading()
        self._line.go_on()


class HttpConnection(PiecewiseReader, HttpToolsProtocol):
    """A line that brings requests: whatever is to come next on it has its time and its room.

    Time runs for headers from the line's opening and from every answer on, for a body from its
    headers on, and for an answer until it has been read. It does not run while we are at work.
    """

    def __init__(self, door: Door, **parts: Any) -> None:
        super().__init__(**parts)
        self._door, self._limits, self.turns = door, door.limits, door.turns
        self._counted_as: str | None = None
        self._in_body = False
        self._unfinished = 0  # bytes since a request got further
        self._upgraded = False
        self._answering: RequestResponseCycle | None = None
        self._patience: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None  # our answer

    # -------------------------------------------------------------- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore
        """Let somebody in, or turn them away at once."""
        super().connection_made(transport)
        self.flow = Flow(self)
        peer = self.client[0] if self.client else ""
        self.network = network_of(peer)
        try:
            self._door.let_in(peer)
        except Refused as refusal:
            self._turn_away(429, str(refusal), code=refusal.code)
            return
        self._counted_as = peer
        self._expect_more()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone; all their requests have to know, not only the last one."""
        super().connection_lost(exc)
        for cycle in (self._answering, *(waiting for waiting, _ in self.pipeline)):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        self.pipeline.clear()
        self._leave()

    def handle_websocket_upgrade(self) -> None:
        """Somebody else listens from now on, and counts the line."""
        if self._is_at_work or self.transport.get_write_buffer_size():  # it would come between
            self.transport.abort()
        if self.transport.is_closing():
            return
        self._upgraded = True
        self._leave()
        if not self.transport.is_reading():  # it has waited for its turn
            self.transport.resume_reading()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._patience, self._reading = _stopped(self._patience), _stopped(self._reading)
        if self._counted_as is not None:
            self._door.let_go(self._counted_as)
            self._counted_as = None

    # -------------------------------------------------------------- so much room

    @property
    def _room(self) -> int:
        return min(PIECE, max(0, self._limits.header_bytes - self._unfinished))

    @property
    def _is_over(self) -> bool:
        return self._upgraded or self.transport.is_closing()

    @property
    def _is_held_up(self) -> bool:
        return self.flow.read_paused or bool(self.pipeline)

    def _read(self, piece: bytes) -> None:
        """Read on, as long as a request gets on by it."""
        if not piece:
            most = self._limits.header_bytes
            self._turn_away(431, f"the headers of a request have up to {most} bytes")
            return
        self._unfinished += len(piece)
        HttpToolsProtocol.data_received(self, piece)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One more, if there is room."""
        if self.transport.is_closing():
            return
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            self._turn_away(431, f"a request has up to {MOST_HEADERS} headers")

    def on_headers_complete(self) -> None:
        """The headers are whole; now there may be a body."""
        if len(self.pipeline) >= MOST_REQUESTS_WAITING:
            self.transport.abort()
        if self.transport.is_closing():
            return
        super().on_headers_complete()
        self._unfinished, self._in_body = 0, True
        self._expect_more()

    def on_body(self, body: bytes) -> None:
        """Some more of a body."""
        if self.transport.is_closing():
            return
        self._unfinished = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        if self.transport.is_closing():
            return
        super().on_message_complete()
        self._unfinished, self._in_body = 0, False
        self._expect_more()

    # -------------------------------------------------------------- so much time

    def _expect_more(self) -> None:
        """Start the time of what they are to send next, if it is their turn."""
        self._patience = _stopped(self._patience)
        if self.pipeline or self.transport.is_closing():  # more came while we are at work
            return
        if self._in_body or not self._is_at_work:
            limits = self._limits
            seconds = limits.body_seconds if self._in_body else limits.header_seconds
            self._patience = self._after(seconds, self._out_of_patience)

    def _after(self, seconds: float, then: Callable[[], None]) -> asyncio.TimerHandle:
        return self.loop.call_later(seconds, then)

    def _out_of_patience(self) -> None:
        if self._in_body or self._unfinished:
            sentence = "this request took too long to arrive: send it again, whole"
            self._turn_away(408, sentence, code="too-slow")
        else:
            self.transport.close()

    @property
    def _is_at_work(self) -> bool:
        """Is a request being answered?"""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return cycle is not None and not cycle.response_complete

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """Have a request answered."""
        self._answering = cycle
        super()._start_asgi_task(cycle, cast(Any, partial(self._answered, app)))

    async def _answered(self, app: Any, scope: Any, receive: Any, send: Any) -> None:
        """Have the application answer, and start the time when it does."""

        async def in_time(message: Any) -> None:
            if message["type"] == "http.response.start" and not self.transport.is_closing():
                self._begin_answer()
            await send(message)

        await app(scope, receive, in_time)

    def _begin_answer(self) -> None:
        if self._reading is None or not self.transport.get_write_buffer_size():
            _stopped(self._reading)
            self._reading = self._after(self._limits.answer_seconds, self._hang_up_unread)

    def on_response_complete(self) -> None:
        """The answer is given; it may not have been read."""
        super().on_response_complete()
        self.go_on()
        if not self.transport.get_write_buffer_size():
            self._reading = _stopped(self._reading)
        self._expect_more()

    def _hang_up_unread(self) -> None:
        self._reading = None
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    # -------------------------------------------------------------- the end

    def _turn_away(self, status: int, sentence: str, *, code: str = "malformed") -> None:
        """Hang up, and say why unless an answer is under way that this would be taken for."""
        REFUSALS.labels(code=code).inc()
        if self._may_speak():
            self._begin_answer()
            self.transport.write(whole_answer(status, Problem(code=code, sentence=sentence)))
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP."""
        self._turn_away(400, msg)

    def _unsupported_upgrade_warning(self) -> None:
        """Somebody wants to speak what is not spoken here; they are answered as if they did not."""
        REFUSALS.labels(code="malformed").inc()

    def _may_speak(self) -> bool:
        if self._in_body:
            return not self.pipeline and not self.cycle.response_started
        return not self._is_at_work


def _stopped(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


def whole_answer(status: int, problem: Problem) -> bytes:
    """A whole answer, after which the line is closed."""
    body = msgspec.json.encode(problem)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"connection", b"close"),
        *HEADERS,
    ]
    lines = [b"%s: %s\r\n" % header for header in headers]
    return b"".join([STATUS_LINE[status], *lines, b"\r\n", body])
