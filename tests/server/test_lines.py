"""Lines by hand: whoever sends half a request, too much of it or nothing does not stay."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tessera.server.limits import Limits
from tessera.server.lines import RequestLine
from tests.server.by_hand import A_LOT, GET, Timer, Timers, standing

pytestmark = pytest.mark.anyio


@pytest.fixture(params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    """Both loops: a server has the quicker one where there is one."""
    return "asyncio", {"use_uvloop": request.param}


@pytest.fixture
def timers(monkeypatch: pytest.MonkeyPatch) -> Timers:
    kept = Timers()

    def after(_: RequestLine, seconds: float, then: Callable[[], None]) -> Timer:
        kept.append(Timer(seconds, then))
        return kept[-1]

    monkeypatch.setattr(RequestLine, "_after", after)
    return kept


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
        await caller.say_often(b"x" * 1000, times=100)
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
