"""Lines by hand: whoever sends half a request, too much of it or nothing does not stay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from logging import ERROR, WARNING
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from tessera.server.connections import (
    MOST_HEADERS,
    MOST_REQUESTS_WAITING,
    HttpConnection,
)
from tessera.server.pieces import PIECE
from tessera.server.websocket import text_frame
from tests.server.by_hand import (
    A_LOT,
    GET,
    TO_WEBSOCKET,
    WAIT,
    Timer,
    Timers,
    both_loops,
    noting,
    patient,
    serving,
)

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
anyio_backend = both_loops


@pytest.fixture
def timers(monkeypatch: pytest.MonkeyPatch) -> Timers:
    kept = Timers()

    def after(_: HttpConnection, seconds: float, then: Callable[[], None]) -> Timer:
        kept.append(Timer(seconds, then))
        return kept[-1]

    monkeypatch.setattr(HttpConnection, "_after", after)
    return kept


# ------------------------------------------------------------------ so much time


@pytest.mark.parametrize("said", [b"GET", GET[:-2], b"GET / HTTP/1.1\r\nhost"])
async def test_headers_have_their_time(timers: Timers, said: bytes):
    """Whoever has begun is told."""
    async with serving(patient(header_seconds=7)) as place:
        caller = await place.call()
        await caller.say(said)
        await place.until(lambda: any(line._unfinished == len(said) for line in place.lines))
        await timers.run_out(7)
        assert await caller.problem() == (408, "too-slow")
        assert await caller.rest() == b""


async def test_a_line_on_which_nothing_is_said_is_cut(timers: Timers):
    """Without a word, as browsers have such lines in store."""
    async with serving(patient(header_seconds=7)) as place:
        caller = await place.call()
        await timers.run_out(7)
        assert await caller.rest() == b""


async def test_the_next_request_has_its_time_as_well(timers: Timers):
    """From the answer on."""
    async with serving(patient(header_seconds=7)) as place:
        caller = await place.call()
        for _ in range(3):
            await caller.say(GET)
            assert await caller.answer() == (200, b"0")
        await place.until(lambda: 7 in timers.running())
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
    async with serving(patient(body_seconds=9)) as place:
        caller = await place.call()
        await caller.say(said)
        await timers.run_out(9)
        heard = await caller.rest()
        assert b"408 Request Timeout" in heard
        assert b"too-slow" in heard


async def test_a_body_that_was_answered_early_has_its_time_all_the_same(timers: Timers):
    """And is not answered twice."""
    async with serving(patient(body_seconds=9)) as place:
        caller = await place.call()
        await caller.say(b"POST /early HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf")
        assert await caller.answer() == (200, b"0")
        await timers.run_out(9)
        assert await caller.rest() == b""


async def test_while_a_request_is_at_work_no_time_runs(timers: Timers):
    """However long it takes, and even if the next one has begun to come."""
    async with serving(patient(header_seconds=7, body_seconds=9)) as place:
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
    async with serving(patient(header_seconds=7, body_seconds=9)) as place:
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
    async with serving(patient(answer_seconds=11)) as place:
        caller = await place.call()
        await caller.say(b"GET /large HTTP/1.1\r\nhost: x\r\n\r\n")
        await place.until(lambda: any(line._reading is not None for line in place.lines))
        await place.until(lambda: place.lines[0].transport.get_write_buffer_size() > 0)
        await timers.run_out(11)
        await place.until(lambda: place.lines == [])
        assert len(await caller.rest()) < A_LOT


async def test_who_reads_the_answer_may_ask_again(timers: Timers):
    """However much it was."""
    async with serving(patient(answer_seconds=11)) as place:
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
    async with serving(patient(header_seconds=0.05, body_seconds=0.05)) as place:
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
    async with serving(patient(header_bytes=2000)) as place:
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
    async with serving(patient(header_bytes=2000)) as place:
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
    async with serving(patient(header_bytes=2000)) as place:
        caller = await place.call()
        await caller.say(said)
        await caller.say_often(b"x" * 1000, times=100)
        assert b"200 OK" not in await caller.rest()
        await place.until(lambda: place.lines == [])


async def test_bodies_are_larger_than_headers():
    """In one piece, in chunks of one byte, and one request right after the other."""
    async with serving(patient(header_bytes=2000)) as place:
        caller = await place.call()
        whole = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n" + b"x" * 100_000
        chunks = b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
        chunks += b"1\r\nx\r\n" * 10_000 + b"0\r\n\r\n"
        for said, length in ((whole, b"100000"), (chunks, b"10000"), (GET, b"0")) * 2:
            await caller.say(said)
            assert await caller.answer() == (200, length)


async def test_a_body_that_nobody_wants_yet_is_held_up():
    """And read to its end when somebody does."""
    async with serving(patient()) as place:
        caller = await place.call()
        said = WAIT.replace(b"GET", b"POST").replace(b"host: x", b"content-length: 70000")
        saying = asyncio.create_task(caller.say(said + b"x" * 70_000))
        await place.until(lambda: bool(place.lines) and place.lines[0].flow.read_paused)
        place.application.go_on.set()
        assert await caller.answer() == (200, b"70000")
        await saying


async def test_requests_may_come_all_at_once():
    """They are answered one after the other."""
    async with serving(patient(header_bytes=2000)) as place:
        caller = await place.call()
        body = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3000\r\n\r\n" + b"x" * 3000
        await caller.say((GET + body) * 20)
        for _ in range(20):
            assert await caller.answer() == (200, b"0")
            assert await caller.answer() == (200, b"3000")


async def test_of_requests_only_so_many_wait():
    """Whoever sends more at once than anybody needs is cut off."""
    async with serving(patient()) as place:
        caller = await place.call()
        await caller.say(WAIT + GET * MOST_REQUESTS_WAITING)
        await place.until(lambda: bool(place.lines) and bool(place.lines[0].pipeline))
        place.application.go_on.set()
        for _ in range(1 + MOST_REQUESTS_WAITING):
            assert await caller.answer() == (200, b"0")
        place.application.go_on.clear()
        await caller.say_often(WAIT + GET * 5_000, times=1)
        assert await caller.rest() == b""
        await place.until(lambda: place.lines == [])


async def test_others_have_their_turn_while_a_body_comes(monkeypatch: pytest.MonkeyPatch):
    """However small its chunks are: a piece in every turn of the loop."""
    chunks = b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    chunks += b"1\r\nx\r\n" * 30_000 + b"0\r\n\r\n"
    async with serving(patient()) as place:
        caller = await place.call()
        with noting(monkeypatch, HttpConnection) as in_turn:
            await caller.say(chunks)
            assert await caller.answer() == (200, b"30000")
    assert max(in_turn.values()) <= 2 * PIECE  # one that was left and one that has just come


@pytest.mark.parametrize("unread", [0, 4 * PIECE])
async def test_who_hangs_up_amid_many_requests_leaves_no_error(
    caplog: pytest.LogCaptureFixture, unread: int
):
    """All of them learn of it, not only the last."""
    async with serving(patient()) as place:
        caller = await place.call()
        body = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: %d\r\n\r\n" % unread
        await caller.say(WAIT + GET * 3 + body + b"x" * unread)
        await place.until(lambda: bool(place.lines) and len(place.lines[0].pipeline) == 4)
        line: HttpConnection = place.lines[0]
        line.transport.abort()
        await place.until(lambda: place.lines == [])
        place.application.go_on.set()
        await place.until(lambda: not line.tasks)
    assert [record for record in caplog.records if record.levelno >= WARNING] == []


@pytest.mark.parametrize("path", [b"/", b"/large"])
async def test_nor_does_who_is_gone_before_the_first_answer(
    caplog: pytest.LogCaptureFixture, path: bytes
):
    """It is noticed only when something is said to them."""
    async with serving(patient()) as place:
        caller = await place.call()
        await caller.say(WAIT + GET.replace(b"/", path, 1) * MOST_REQUESTS_WAITING)
        await place.until(lambda: bool(place.lines) and bool(place.lines[0].pipeline))
        line: HttpConnection = place.lines[0]
        await caller.hang_up()
        place.application.go_on.set()
        await place.until(lambda: place.lines == [] and not line.tasks)
    assert [record for record in caplog.records if record.levelno >= ERROR] == []


async def test_a_websocket_does_not_begin_amid_an_answer():
    """The answer would come between what is said on it."""
    async with serving(patient()) as place:
        caller = await place.call()
        await caller.say(WAIT + TO_WEBSOCKET)
        assert await caller.rest() == b""


async def test_nor_behind_one_that_nobody_reads():
    """What is kept for it would not count as held up on the WebSocket, and grow without end."""
    async with serving(patient()) as place:
        caller = await place.call()
        caller.stop_reading()
        await caller.say(GET.replace(b"/", b"/large", 1))
        await place.until(lambda: any(is_unread(line) for line in place.lines))
        await caller.say(TO_WEBSOCKET)
        await place.until(lambda: place.lines == [])


def is_unread(line: Any) -> bool:
    """Is an answer given of which much is still here?"""
    return line.transport.get_write_buffer_size() > 0 and not line._is_at_work


def request_with(headers: int, more: bytes = b"") -> bytes:
    return b"GET / HTTP/1.1\r\n" + b"a:\r\n" * headers + more + b"\r\n"


async def test_a_request_has_so_many_headers():
    """However small they are."""
    async with serving(patient()) as place:
        caller = await place.call()
        for _ in range(2):
            await caller.say(request_with(MOST_HEADERS))
            assert await caller.answer() == (200, b"0")
        await caller.say(request_with(MOST_HEADERS + 1))
        assert await caller.problem() == (431, "malformed")
        assert await caller.rest() == b""


@pytest.mark.parametrize("count", [200, 8_000])
@pytest.mark.parametrize("more", [b"", b"connection: upgrade\r\nupgrade: websocket\r\n"])
async def test_nor_has_a_line_to_a_table_more_headers(
    caplog: pytest.LogCaptureFixture, count: int, more: bytes
):
    """What has too many is not begun with."""
    async with serving(patient(header_bytes=64 * 1024)) as place:
        caller = await place.call()
        await caller.say_often(request_with(count, more) + GET, times=1)
        heard = await caller.rest()  # nothing, if the line was cut while more was coming
        assert heard == b"" or heard.startswith(b"HTTP/1.1 431 ")
        assert heard.count(b"HTTP/1.1") <= 1
        await place.until(lambda: place.lines == [])
    assert [record for record in caplog.records if record.levelno >= ERROR] == []


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_message_is_one_frame_as_the_library_would_write_it(size: int):
    """Its length stands in one byte, in two or in eight."""
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
