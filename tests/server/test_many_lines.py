"""How many lines there are, whom they belong to, and what becomes of those to tables."""

from __future__ import annotations

import pickle
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tessera.server import lines
from tessera.server.limits import Limits
from tessera.server.lines import Door, Line
from tessera.server.serving import web_server
from tessera.table.refusals import Refused
from tests.server.by_hand import A_LOT, GET, Caller, Place, standing

STRANGERS = "203.0.113.1"  # a proxy that nobody here is, so that we are strangers

pytestmark = pytest.mark.anyio


@pytest.fixture(params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    """Both loops: a server has the quicker one where there is one."""
    return "asyncio", {"use_uvloop": request.param}


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
        await caller.say_often(frames(*[(0x00, b"")] * 50), times=10)
        await place.until(lambda: place.lines == [])


async def test_echoes_that_nobody_reads_are_not_kept():
    """Whoever only pings is cut off."""
    async with standing(Limits()) as place:
        caller = await upgraded(place)
        caller._reader._transport.pause_reading()  # pyright: ignore
        await caller.say_often(frames(*[(0x89, b"x" * 125)] * 500), times=500)
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


def test_a_server_takes_all_files_it_can_have(few_files: int, tmp_path: Path):
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
