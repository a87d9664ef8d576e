"""Lines by hand: whoever sends half a request, too much of it or nothing does not stay."""

from __future__ import annotations

import asyncio
import pickle
import resource
import socket
import subprocess
import sys
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import connect

from tessera.server import lines
from tessera.server.limits import Limits
from tessera.server.lines import Door, Line, RequestLine
from tessera.server.serving import web_server
from tessera.table.refusals import Refused

pytestmark = pytest.mark.anyio
PATIENCE = 120.0  # seconds; only what hangs takes longer
STRANGERS = "203.0.113.1"  # a proxy that nobody here is, so that we are strangers
A_LOT = 64 * 1024 * 1024  # bytes: more than any system keeps for somebody who does not read
GET = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"


@pytest.fixture(params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
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


@pytest.fixture
def timers(monkeypatch: pytest.MonkeyPatch) -> Timers:
    kept = Timers()

    def after(_: RequestLine, seconds: float, then: Callable[[], None]) -> Timer:
        kept.append(Timer(seconds, then))
        return kept[-1]

    monkeypatch.setattr(RequestLine, "_after", after)
    return kept


class Application:
    """Answers with the number of bytes it was sent."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self._listen(receive, send)
            return
        length = 0
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

    async def _listen(self, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass


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

    async def call(self) -> Caller:
        self.callers.append(Caller(*await asyncio.open_connection("127.0.0.1", self.port)))
        return self.callers[-1]


class Caller:
    """Somebody who speaks HTTP by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def say(self, text: bytes) -> None:
        self._writer.write(text)
        await self._writer.drain()

    async def say_without_end(self, text: bytes) -> None:
        with suppress(ConnectionError):
            while True:
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

    async def hang_up(self) -> None:
        self._writer.close()
        with suppress(ConnectionError):
            await self._writer.wait_closed()


@asynccontextmanager
async def standing(limits: Limits, **how: Any) -> AsyncGenerator[Place]:
    """A server with these limits and nothing behind them."""
    application = Application()
    config = uvicorn.Config(application, lifespan="off", **web_server(limits, **how))
    server = uvicorn.Server(config)
    door = socket.create_server(("127.0.0.1", 0))
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


# ------------------------------------------------------------------ so much time


@pytest.mark.parametrize("said", [b"GET", GET[:-2], b"GET / HTTP/1.1\r\nhost"])
async def test_headers_have_their_time(timers: Timers, said: bytes):
    """Whoever has begun is told."""
    async with standing(Limits(header_seconds=7)) as place:
        caller = await place.call()
        await caller.say(said)
        await place.until(lambda: any(line._unfinished == len(said) for line in place.lines))
        await timers.run_out(7)
        assert await caller.problem() == (408, "too-slow")
        assert await caller.rest() == b""


async def test_a_line_on_which_nothing_is_said_is_cut(timers: Timers):
    """Without a word, as browsers have such lines in store."""
    async with standing(Limits(header_seconds=7)) as place:
        caller = await place.call()
        await timers.run_out(7)
        assert await caller.rest() == b""


async def test_the_next_request_has_its_time_as_well(timers: Timers):
    """From the answer on."""
    async with standing(Limits(header_seconds=7)) as place:
        caller = await place.call()
        for _ in range(3):
            await caller.say(GET)
            assert await caller.answer() == (200, b"0")
        await place.until(lambda: timers.running() == [7])
        await caller.say(b"GET / ")
        await place.until(lambda: place.lines[0]._unfinished == 6)
        await timers.run_out(7)
        assert await caller.problem() == (408, "too-slow")


@pytest.mark.parametrize(
    "said",
    [
        b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf",
        b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n",
        b"POST / HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 100\r\n\r\n",
    ],
)
async def test_a_body_has_its_time(timers: Timers, said: bytes):
    """From its headers on."""
    async with standing(Limits(body_seconds=9)) as place:
        caller = await place.call()
        await caller.say(said)
        await timers.run_out(9)
        heard = await caller.rest()
        assert b"408 Request Timeout" in heard
        assert b"too-slow" in heard


async def test_a_body_that_was_answered_early_has_its_time_all_the_same(timers: Timers):
    """And is not answered twice."""
    async with standing(Limits(body_seconds=9)) as place:
        caller = await place.call()
        await caller.say(b"POST /early HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf")
        assert await caller.answer() == (200, b"0")
        await timers.run_out(9)
        assert await caller.rest() == b""


async def test_while_a_request_is_at_work_no_time_runs(timers: Timers):
    """However long it takes, and even if the next one has begun to come."""
    async with standing(Limits(header_seconds=7, body_seconds=9)) as place:
        caller = await place.call()
        await caller.say(b"GET /wait HTTP/1.1\r\nhost: x\r\n\r\n" + GET[:9])
        await place.until(lambda: bool(place.lines) and place.lines[0]._is_at_work)
        assert timers.running() == []
        place.application.go_on.set()
        assert await caller.answer() == (200, b"0")
        await place.until(lambda: 7 in timers.running())
        await caller.say(GET[9:])
        assert await caller.answer() == (200, b"0")


async def test_a_request_that_waits_for_the_one_before_has_time(timers: Timers):
    """Its body is not read meanwhile, which is not its fault."""
    async with standing(Limits(header_seconds=7, body_seconds=9)) as place:
        caller = await place.call()
        await caller.say(b"GET /wait HTTP/1.1\r\nhost: x\r\n\r\n")
        await place.until(lambda: bool(place.lines) and place.lines[0]._is_at_work)
        await caller.say(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\nha")
        await place.until(lambda: bool(place.lines[0].pipeline))
        assert timers.running() == []
        place.application.go_on.set()
        assert await caller.answer() == (200, b"0")
        await place.until(lambda: 9 in timers.running())
        await caller.say(b"lf")
        assert await caller.answer() == (200, b"4")


async def test_who_does_not_read_the_answer_is_cut_off(timers: Timers):
    """Nothing of it is kept for them."""
    async with standing(Limits(answer_seconds=11)) as place:
        caller = await place.call()
        await caller.say(b"GET /large HTTP/1.1\r\nhost: x\r\n\r\n")
        await place.until(lambda: any(line._reading is not None for line in place.lines))
        await place.until(lambda: place.lines[0].transport.get_write_buffer_size() > 0)
        await timers.run_out(11)
        await place.until(lambda: place.lines == [])
        assert len(await caller.rest()) < A_LOT


async def test_who_reads_the_answer_may_ask_again(timers: Timers):
    """However much it was."""
    async with standing(Limits(answer_seconds=11)) as place:
        caller = await place.call()
        for _ in range(2):
            await caller.say(b"GET /large HTTP/1.1\r\nhost: x\r\n\r\n")
            status, body = await caller.answer()
            assert (status, len(body)) == (200, A_LOT)
        if 11 in timers.running():
            await timers.run_out(11)
        await caller.say(GET)
        assert await caller.answer() == (200, b"0")


async def test_time_runs_by_itself():
    """By the loop's own clock."""
    async with standing(Limits(header_seconds=0.05, body_seconds=0.05)) as place:
        caller = await place.call()
        await caller.say(b"GET")
        assert b"200 OK" not in await caller.rest()


# ------------------------------------------------------------------ so much room


def request_of(size: int) -> bytes:
    """A whole request without a body, of so many bytes."""
    start, end = b"GET / HTTP/1.1\r\nhost: x\r\nx-long: ", b"\r\n\r\n"
    return start + b"x" * (size - len(start) - len(end)) + end


@pytest.mark.parametrize("size", [60, 1999, 2000])
async def test_headers_that_fit_are_read(size: int):
    """To the last byte."""
    async with standing(Limits(header_bytes=2000)) as place:
        caller = await place.call()
        for _ in range(3):
            await caller.say(request_of(size))
            assert await caller.answer() == (200, b"0")


@pytest.mark.parametrize(
    "said",
    [
        b"GET /" + b"x" * 1996,
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 331,
        request_of(2001)[:-1] + b"x",
    ],
    ids=["address", "many", "one"],
)
async def test_headers_without_end_are_not_read(said: bytes):
    """Neither many nor a long one, nor a long address: one byte too much is refused."""
    assert len(said) >= 2001
    async with standing(Limits(header_bytes=2000)) as place:
        caller = await place.call()
        await caller.say(said[:2001])
        assert await caller.problem() == (431, "malformed")
        assert await caller.rest() == b""


@pytest.mark.parametrize(
    "said",
    [
        b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\nx-after: ",
        b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n4;",
        b"GET /wait HTTP/1.1\r\nhost: x\r\n\r\nGET /",
    ],
    ids=["trailer", "extension", "while at work"],
)
async def test_nor_are_they_elsewhere(said: bytes):
    """The line is cut, and not much was read of it."""
    async with standing(Limits(header_bytes=2000)) as place:
        caller = await place.call()
        await caller.say(said)
        await caller.say_without_end(b"x" * 1000)
        assert b"200 OK" not in await caller.rest()
        await place.until(lambda: place.lines == [])


async def test_bodies_are_larger_than_headers():
    """In one piece, in chunks of one byte, and one request right after the other."""
    async with standing(Limits(header_bytes=2000)) as place:
        caller = await place.call()
        whole = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n" + b"x" * 100_000
        chunks = b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
        chunks += b"1\r\nx\r\n" * 10_000 + b"0\r\n\r\n"
        for said, length in ((whole, b"100000"), (chunks, b"10000"), (GET, b"0")) * 2:
            await caller.say(said)
            assert await caller.answer() == (200, length)


async def test_requests_may_come_all_at_once():
    """They are answered one after the other."""
    async with standing(Limits(header_bytes=2000)) as place:
        caller = await place.call()
        body = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3000\r\n\r\n" + b"x" * 3000
        await caller.say((GET + body) * 20)
        for _ in range(20):
            assert await caller.answer() == (200, b"0")
            assert await caller.answer() == (200, b"3000")


# ------------------------------------------------------------------ so many lines


async def test_one_house_has_so_many_lines():
    """Also idle ones. Who hangs up makes room."""
    async with standing(Limits(lines=3), proxy=STRANGERS) as place:
        callers = [await place.call() for _ in range(3)]
        await place.until(lambda: len(place.lines) == 3)
        assert await (await place.call()).problem() == (429, "too-many")
        await callers[0].hang_up()
        await place.until(lambda: len(place.lines) == 2)
        caller = await place.call()
        await caller.say(GET)
        assert await caller.answer() == (200, b"0")
        assert await (await place.call()).problem() == (429, "too-many")


async def test_websockets_are_lines():
    """They stay counted after they have changed what they speak, and until they are gone."""
    async with standing(Limits(lines=3), proxy=STRANGERS) as place:
        url = f"ws://{place.address}/"
        for _ in range(3):
            async with AsyncExitStack() as stack:
                for _ in range(3):
                    await stack.enter_async_context(connect(url, proxy=None))
                assert await (await place.call()).problem() == (429, "too-many")
            await place.until(lambda: place.lines == [])


async def test_the_proxy_has_as_many_as_it_needs():
    """It brings the lines of many people."""
    async with standing(Limits(lines=3), proxy="127.0.0.1") as place:
        for _ in range(10):
            caller = await place.call()
            await caller.say(GET)
            assert await caller.answer() == (200, b"0")


async def test_some_files_are_kept_for_the_database(monkeypatch: pytest.MonkeyPatch):
    """Nobody gets the last one, not even the proxy."""
    monkeypatch.setattr(lines, "most_lines", lambda: 2)
    async with standing(Limits()) as place:
        stay = [await place.call() for _ in range(2)]
        await place.until(lambda: len(place.lines) == len(stay))
        assert await (await place.call()).problem() == (429, "too-many")


def test_of_ipv6_a_network_is_one_house():
    """Whoever has one address has 2^64 of them; IPv4 in IPv6's clothes is IPv4."""
    door = Door(Limits(lines=2), STRANGERS)
    for address in ("2001:db8::1", "2001:db8::ffff:2"):
        door.let_in(address)
    with pytest.raises(Refused, match="too many connections"):
        door.let_in("2001:db8:0:0:abcd::3")
    door.let_in("2001:db8:0:1::1")
    door.let_go("2001:db8::1")
    door.let_in("2001:db8::4")
    for address in ("192.0.2.1", "::ffff:192.0.2.1"):
        door.let_in(address)
    with pytest.raises(Refused, match="too many connections"):
        door.let_in("192.0.2.1")


def test_a_worker_process_has_a_door_of_its_own():
    """Its web server is set up from a copy that begins with nobody inside."""
    how = web_server(Limits(lines=1), STRANGERS)
    how["http"].__self__.let_in("192.0.2.1")
    copy: dict[str, Any] = pickle.loads(pickle.dumps(how))
    assert copy["http"].__self__ is copy["ws"].__self__
    copy["http"].__self__.let_in("192.0.2.1")
    with pytest.raises(Refused):
        copy["http"].__self__.let_in("192.0.2.1")


# ------------------------------------------------------------------ WebSockets


def frames(*said: tuple[int, bytes]) -> bytes:
    """From a browser: each has its first byte and what it says, masked with nothing."""
    return b"".join(bytes([first, 0x80 | len(data)]) + b"\0\0\0\0" + data for first, data in said)


async def upgraded(place: Place) -> Caller:
    caller = await place.call()
    await caller.say(
        b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    await caller._reader.readuntil(b"\r\n\r\n")
    return caller


async def test_a_greeting_that_is_not_understood_is_not_kept_waiting():
    """Its line would stay for ever: WebSockets have shorter lines of headers than requests."""
    async with standing(Limits()) as place:
        caller = await place.call()
        await caller.say(
            b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            b"x-long: " + b"x" * 9000 + b"\r\n\r\n"
        )
        assert await caller.problem() == (400, "malformed")
        assert await caller.rest() == b""


async def test_a_message_has_only_so_many_pieces():
    """Empty ones cost something too."""
    async with standing(Limits()) as place:
        caller = await upgraded(place)
        await caller.say(frames((0x01, b"begun")))
        await caller.say_without_end(frames(*[(0x00, b"")] * 50))
        await place.until(lambda: place.lines == [])


async def test_echoes_that_nobody_reads_are_not_kept():
    """Whoever only pings is cut off."""
    async with standing(Limits()) as place:
        caller = await upgraded(place)
        caller._reader._transport.pause_reading()  # pyright: ignore
        await caller.say_without_end(frames(*[(0x89, b"x" * 125)] * 500))
        await place.until(lambda: place.lines == [])


async def test_pings_are_answered():
    """As long as somebody reads."""
    async with standing(Limits()) as place, connect(f"ws://{place.address}/", proxy=None) as line:
        for _ in range(20):
            await (await line.ping())


async def test_who_answers_no_ping_is_gone_even_if_they_do_not_read(
    monkeypatch: pytest.MonkeyPatch,
):
    """The good-bye is not waited for."""
    monkeypatch.setattr(lines, "GOODBYE_SECONDS", 0.0)
    async with standing(Limits()) as place:
        caller = await upgraded(place)
        caller._reader._transport.pause_reading()  # pyright: ignore
        await place.until(lambda: isinstance(place.lines[0], Line))
        line: Line = place.lines[0]
        line.transport.write(b"x" * A_LOT)
        await place.until(lambda: line.transport.get_write_buffer_size() > 0)
        line.keepalive_timeout()
        await place.until(lambda: place.lines == [])


# ------------------------------------------------------------------ files


@pytest.fixture
def few_files() -> Iterator[int]:
    """A process that may have few, and could have more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert hard == resource.RLIM_INFINITY or hard > 300
    resource.setrlimit(resource.RLIMIT_NOFILE, (300, hard))
    yield hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_server_takes_all_files_it_can_have(few_files: int, tmp_path: Any):
    """The usual limit is made for programs with few lines."""
    program = f"""
import resource, uvicorn
from tessera.server.app import Options
from tessera.server.serving import serve
uvicorn.run = lambda *_, **how: print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
serve(Options(data={str(tmp_path)!r}), host="127.0.0.1", port=1)
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    files = int(ran.stdout)
    assert files == lines.MOST_FILES or files == few_files
