"""A server with nothing behind it, and somebody who speaks HTTP with it by hand."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import msgspec
import pytest
import uvicorn

from tessera.server.limits import Limits
from tessera.server.pieces import PiecewiseReader
from tessera.server.serving import web_server

PATIENCE = 120.0  # seconds; only what hangs takes longer
PATIENTLY = {"timeout_keep_alive": PATIENCE, "ws_ping_interval": None}
A_LOT = 64 * 1024 * 1024  # bytes: more than any system keeps for somebody who does not read
GET = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
WAIT = GET.replace(b"/", b"/wait", 1)
TO_WEBSOCKET = (
    b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def patient(**limits: Any) -> Limits:
    """These limits, and all the time that a busy machine wants to say something by hand."""
    for what in ("header_seconds", "body_seconds", "answer_seconds"):
        limits.setdefault(what, PATIENCE)
    return Limits(**limits)


@pytest.fixture(params=[False, True], ids=["asyncio", "uvloop"])
def both_loops(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    """Both loops: a server has the quicker one where there is one."""
    return "asyncio", {"use_uvloop": request.param}


class Timer:
    """Time that runs out when the test says so."""

    def __init__(self, seconds: float, then: Callable[[], None]) -> None:
        self.seconds, self._then, self.is_running = seconds, then, True

    def cancel(self) -> None:
        self.is_running = False

    def run_out(self) -> None:
        assert self.is_running
        self.is_running = False
        self._then()


class Timers(list[Timer]):
    """All of them, in the order they were set."""

    def running(self) -> list[float]:
        return [timer.seconds for timer in self if timer.is_running]

    async def run_out(self, seconds: float) -> None:
        """Wait until one of so many seconds runs, and end it."""
        while True:
            for timer in self:
                if timer.is_running and timer.seconds == seconds:
                    timer.run_out()
                    return
            await asyncio.sleep(0)


class Application:
    """Answers with the number of bytes it was sent, and keeps what it hears on WebSockets."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.heard: list[str] = []
        self.asked_by = ""  # the last one's address

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self._listen(scope["path"], receive, send)
            return
        self.asked_by, length = scope["client"][0], 0
        if scope["path"] == "/wait":
            await self.go_on.wait()
        if scope["path"] != "/early":
            while True:
                event = await receive()
                length += len(event.get("body", b""))
                if not event.get("more_body", False):
                    break
        body = b"%d" % length if scope["path"] != "/large" else b"x" * A_LOT
        headers = [(b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _listen(self, path: str, receive: Any, send: Any) -> None:
        await receive()
        if path == "/slowly":
            await self.go_on.wait()
        await send({"type": "websocket.accept"})
        if path != "/":
            await self.go_on.wait()
        if path == "/goodbye":
            await send({"type": "websocket.close"})
            return
        if path == "/unread":
            await send({"type": "websocket.send", "text": "x" * A_LOT})
            return
        while (message := await receive())["type"] != "websocket.disconnect":
            self.heard.append(message["bytes"].decode(errors="replace"))


class Place:
    """A server that stands somewhere, and who is connected."""

    def __init__(self, server: uvicorn.Server, application: Application, port: int) -> None:
        self._server, self.application = server, application
        self.address, self.port = f"127.0.0.1:{port}", port
        self.callers: list[Caller] = []

    @property
    def lines(self) -> list[Any]:
        return list(self._server.server_state.connections)

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                await asyncio.sleep(0)

    async def call(self, host: str = "127.0.0.1") -> Caller:
        self.callers.append(Caller(*await asyncio.open_connection(host, self.port)))
        return self.callers[-1]


class Caller:
    """Somebody who speaks HTTP by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def say(self, text: bytes) -> None:
        self._writer.write(text)
        await self._writer.drain()

    async def say_often(self, text: bytes, times: int) -> None:
        """Again and again, unless the line is cut before."""
        with suppress(ConnectionError):
            for _ in range(times):
                await self.say(text)

    async def answer(self) -> tuple[int, bytes]:
        """The next one: its status and its body."""
        async with asyncio.timeout(PATIENCE):
            head = await self._reader.readuntil(b"\r\n\r\n")
            status, *headers = head.decode().split("\r\n")
            lengths = [line for line in headers if line.startswith("content-length:")]
            body = await self._reader.readexactly(int(lengths[0].split(":")[1]))
            return int(status.split()[1]), body

    async def problem(self) -> tuple[int, str]:
        status, body = await self.answer()
        assert msgspec.json.decode(body)["sentence"]
        return status, msgspec.json.decode(body)["code"]

    async def rest(self) -> bytes:
        """Whatever comes until the line is cut."""
        heard = bytearray()
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                while piece := await self._reader.read(65_536):
                    heard += piece
        return bytes(heard)

    def stop_reading(self) -> None:
        """So that the other end has to keep what it says."""
        self._reader._transport.pause_reading()  # pyright: ignore

    async def hang_up(self) -> None:
        self._writer.close()
        with suppress(ConnectionError):
            await self._writer.wait_closed()


@contextmanager
def noting(monkeypatch: pytest.MonkeyPatch, kind: type[PiecewiseReader]) -> Generator[Counter[int]]:
    """How many bytes are read in each turn of the loop, on lines of this kind."""
    loop, turn, is_over = asyncio.get_running_loop(), 0, False
    in_turn: Counter[int] = Counter()
    read = kind._read

    def next_turn() -> None:
        nonlocal turn
        turn += 1
        if not is_over:
            loop.call_soon(next_turn)

    def noted(line: PiecewiseReader, piece: bytes) -> None:
        in_turn[turn] += len(piece)
        read(line, piece)

    next_turn()
    monkeypatch.setattr(kind, "_read", noted)
    yield in_turn
    is_over = True


@asynccontextmanager
async def serving(
    limits: Limits, door: socket.socket | None = None, **how: Any
) -> AsyncGenerator[Place]:
    """A server with these limits and nothing behind them."""
    application = Application()
    options: dict[str, Any] = {**web_server(limits, **how), **PATIENTLY}
    config = uvicorn.Config(application, lifespan="off", **options)
    server = uvicorn.Server(config)
    door = door or socket.create_server(("127.0.0.1", 0))
    task = asyncio.create_task(server._serve(sockets=[door]))  # takes no signals
    place = Place(server, application, door.getsockname()[1])
    await place.until(lambda: server.started)
    try:
        yield place
    finally:
        application.go_on.set()
        for caller in place.callers:
            await caller.hang_up()
        server.should_exit = True
        await task
