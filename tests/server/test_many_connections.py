"""How many lines there are, whom they belong to, and what becomes of those to tables."""

from __future__ import annotations

import pickle
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from tessera.server import acceptor, pieces, websocket
from tessera.server.acceptor import MOST_FILES, Door
from tessera.server.limits import Limits
from tessera.server.pieces import PIECE
from tessera.server.serving import web_server
from tessera.server.websocket import MOST_WAITING, Connection
from tessera.table.refusals import Refused
from tests.server.by_hand import (
    A_LOT,
    GET,
    PATIENCE,
    TO_WEBSOCKET,
    Caller,
    Place,
    both_loops,
    noting,
    patient,
    serving,
)
from tests.server.client import line_to

STRANGERS = "203.0.113.1"  # a proxy that nobody here is, so that we are strangers

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
anyio_backend = both_loops


def has_ipv6() -> bool:
    """May anybody come by it here?"""
    with suppress(OSError), socket.create_server(("::1", 0), family=socket.AF_INET6):
        return socket.has_dualstack_ipv6()
    return False


# ------------------------------------------------------------------ so many lines


async def test_one_house_has_so_many_lines():
    """Also idle ones. Who hangs up makes room."""
    async with serving(patient(lines=3), proxy=STRANGERS) as place:
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
    async with serving(patient(lines=3), proxy=STRANGERS) as place:
        url = f"ws://{place.address}/"
        for _ in range(3):
            async with AsyncExitStack() as stack:
                for _ in range(3):
                    await stack.enter_async_context(line_to(url))
                assert await (await place.call()).problem() == (429, "too-many")
            await place.until(lambda: place.lines == [])


async def test_the_proxy_has_as_many_as_it_needs():
    """It brings the lines of many people."""
    async with serving(patient(lines=3), proxy="127.0.0.1") as place:
        for _ in range(10):
            caller = await place.call()
            await caller.say(GET)
            assert await caller.answer() == (200, b"0")


@pytest.mark.skipif(not has_ipv6(), reason="a system without IPv6")
@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
async def test_the_proxy_is_known_at_a_door_for_ipv6_as_well(host: str):
    """There it comes from ::ffff:127.0.0.1, or from ::1."""
    door = socket.create_server(("::", 0), family=socket.AF_INET6, dualstack_ipv6=True)
    async with serving(patient(lines=3), door) as place:
        for _ in range(10):
            caller = await place.call(host)
            await caller.say(GET.replace(b"host: x", b"host: x\r\nx-forwarded-for: 192.0.2.7"))
            assert await caller.answer() == (200, b"0")
            assert place.application.asked_by == "192.0.2.7"


@pytest.mark.parametrize(
    ("proxy", "forms"),
    [
        ("127.0.0.1", "127.0.0.1,::ffff:127.0.0.1,::1"),
        ("10.0.0.2", "10.0.0.2,::ffff:10.0.0.2"),
        ("10.0.0.2, 2001:db8::1", "10.0.0.2,2001:db8::1,::ffff:10.0.0.2"),
        ("10.0.0.0/8", "10.0.0.0/8,::ffff:10.0.0.0/104"),
        ("10.0.0.1/8", "10.0.0.1/8"),
        ("*", "*"),
        ("", ""),
        ("proxy", "proxy"),
    ],
)
def test_a_proxy_is_trusted_in_all_its_forms(proxy: str, forms: str):
    """And nobody else is."""
    how = web_server(Limits(lines=1), proxy)
    assert how["forwarded_allow_ips"] == forms
    trusted = how["http"].args[0]._trusted
    assert ("::ffff:10.0.0.2" in trusted) == (forms == "*" or "::ffff:10." in forms)
    assert ("::ffff:192.0.2.1" in trusted) == (forms == "*")


async def test_some_files_are_kept_for_the_database(monkeypatch: pytest.MonkeyPatch):
    """Nobody gets the last one, not even the proxy."""
    monkeypatch.setattr(acceptor, "most_lines", lambda: 2)
    async with serving(patient()) as place:
        stay = [await place.call() for _ in range(2)]
        await place.until(lambda: len(place.lines) == len(stay))
        assert await (await place.call()).problem() == (429, "too-many")


def test_of_ipv6_a_network_counts_as_one_address():
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
    how["http"].args[0].let_in("192.0.2.1")
    copy: dict[str, Any] = pickle.loads(pickle.dumps(how))
    assert copy["http"].args[0] is copy["ws"].args[0]
    copy["http"].args[0].let_in("192.0.2.1")
    with pytest.raises(Refused):
        copy["http"].args[0].let_in("192.0.2.1")


# ------------------------------------------------------------------ WebSockets


TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


def frames(*said: tuple[int, bytes]) -> bytes:
    """From a browser: each has its first byte and what it says, masked with nothing."""
    return b"".join(_frame(first, data) for first, data in said)


def _frame(first: int, data: bytes) -> bytes:
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([first]) + length + b"\0\0\0\0" + data


async def upgraded(place: Place, path: str = "/") -> Caller:
    caller = await place.call()
    await caller.say(TO_WEBSOCKET.replace(b"/", path.encode(), 1))
    await caller._reader.readuntil(b"\r\n\r\n")
    return caller


async def test_a_greeting_that_is_not_understood_is_not_kept_waiting():
    """Its line would stay for ever: WebSockets have shorter lines of headers than requests."""
    async with serving(patient()) as place:
        caller = await place.call()
        await caller.say(
            b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            b"x-long: " + b"x" * 9000 + b"\r\n\r\n"
        )
        assert await caller.problem() == (400, "malformed")
        assert await caller.rest() == b""


async def test_a_message_has_only_so_many_pieces():
    """Empty ones cost something too."""
    async with serving(patient()) as place:
        caller = await upgraded(place)
        await caller.say(frames((0x01, b"begun")))
        await caller.say_often(frames(*[(0x00, b"")] * 50), times=10)
        await place.until(lambda: place.lines == [])


@pytest.mark.parametrize("said", [PING, PONG], ids=["ping", "pong"])
@pytest.mark.parametrize("read", [True, False], ids=["read", "not read"])
async def test_who_pings_all_the_time_is_cut_off(said: int, read: bool):
    """Every echo is work; whether somebody reads them or not."""
    async with serving(patient()) as place:
        caller = await upgraded(place)
        if not read:
            caller.stop_reading()
        await caller.say_often(frames(*[(said, b"")] * 5_000), times=2)
        await place.until(lambda: place.lines == [])


async def test_a_good_bye_that_nobody_reads_is_not_waited_for(monkeypatch: pytest.MonkeyPatch):
    """The line would be there, and be counted, for as long as they like."""
    monkeypatch.setattr(websocket, "GOODBYE_SECONDS", 0.0)
    async with serving(patient()) as place:
        caller = await upgraded(place, "/unread")
        caller.stop_reading()
        place.lines[0].close_timeout = 0.0
        place.application.go_on.set()
        await place.until(lambda: place.lines == [])


async def test_nobody_speaks_before_they_are_let_in(caplog: pytest.LogCaptureFixture):
    """While the application thinks about it; what they say could not be answered yet."""
    async with serving(patient()) as place:
        caller = await place.call()
        await caller.say(TO_WEBSOCKET.replace(b"/", b"/slowly", 1))
        await place.until(lambda: any(isinstance(line, Connection) for line in place.lines))
        await caller.say(b"\x81\x05plain")
        await place.until(lambda: place.lines == [])
        place.application.go_on.set()
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_text_that_is_none_is_nonsense_like_any_other(caplog: pytest.LogCaptureFixture):
    """It is for whoever reads it, no trace in the log."""
    async with serving(patient()) as place:
        caller = await upgraded(place)
        await caller.say(frames((TEXT, b"\xff\xfe"), (TEXT, b"and more")))
        await place.until(lambda: len(place.application.heard) == 2)
        assert place.application.heard[1] == "and more"
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_pings_are_answered():
    """As many as anybody needs."""
    async with serving(patient()) as place, line_to(f"ws://{place.address}/") as line:
        for _ in range(20):
            await (await line.ping())


@pytest.mark.parametrize("path", ["/", "/deaf"])
async def test_who_says_nothing_very_often_is_cut_off(path: str):
    """Empty messages would be kept by the ten thousand."""
    async with serving(patient()) as place:
        caller = await upgraded(place, path)
        await caller.say_often(frames(*[(TEXT, b"")] * 5_000), times=2)
        await place.until(lambda: place.lines == [])
        assert len(place.application.heard) <= MOST_WAITING


LONG = [f"{nth:04}" * 200 for nth in range(250)]  # messages: 200 kB, all at once


async def test_others_have_their_turn_while_much_is_said(monkeypatch: pytest.MonkeyPatch):
    """All is heard in its order, a piece in every turn of the loop."""
    async with serving(patient()) as place:
        caller = await upgraded(place)
        with noting(monkeypatch, Connection) as in_turn:
            await caller.say(frames(*[(TEXT, text.encode()) for text in LONG]))
            await place.until(lambda: len(place.application.heard) == len(LONG))
        assert place.application.heard == LONG
        await caller.say(frames((TEXT, b"and more"), (CLOSE, b"")))
        await place.until(lambda: place.lines == [])
        assert place.application.heard[-1] == "and more"
    assert max(in_turn.values()) <= 2 * PIECE  # one that was left and one that has just come


async def test_others_have_their_turn_while_many_say_much(monkeypatch: pytest.MonkeyPatch):
    """Of all lines together a piece is read in a turn of the loop, if it takes that long."""
    monkeypatch.setattr(pieces, "TURN_SECONDS", 0.0)
    pinging = frames(*[(PING, b"")] * 10, *[(TEXT, b"%d" % nth) for nth in range(20)])
    async with serving(Limits()) as place:
        callers = [await upgraded(place) for _ in range(20)]
        with noting(monkeypatch, Connection) as in_turn:
            for caller in callers:
                await caller.say(pinging)
            await place.until(lambda: len(place.application.heard) == 20 * len(callers))
    assert max(in_turn.values()) <= 2 * len(pinging)  # before and after ours in the same turn


async def test_what_was_said_before_a_good_bye_is_heard():
    """Although the line was held up, as nobody listened."""
    async with serving(patient()) as place:
        caller = await upgraded(place, "/deaf")
        said = frames(*[(TEXT, text.encode()) for text in LONG], (CLOSE, b""))
        await caller.say(said)
        place.application.go_on.set()
        await place.until(lambda: place.lines == [])
        assert place.application.heard == LONG


async def test_our_good_bye_is_answered_though_much_was_said_before():
    """It is not waited for until time is up."""
    async with serving(patient()) as place:
        caller = await upgraded(place, "/goodbye")
        await caller.say(frames(*[(TEXT, text.encode()) for text in LONG[:50]], (CLOSE, b"")))
        line: Connection = place.lines[0]
        await place.until(lambda: bool(line._left))
        line.close_timeout = 10 * PATIENCE
        place.application.go_on.set()
        await place.until(lambda: place.lines == [])
        assert place.application.heard == []


async def test_who_goes_on_after_our_good_bye_is_cut_off():
    """Nobody hears it."""
    async with serving(patient()) as place:
        caller = await upgraded(place, "/goodbye")
        place.lines[0].close_timeout = 10 * PATIENCE
        place.application.go_on.set()
        await caller.say_often(frames(*[(TEXT, b"x" * 100)] * 1_000), times=2)
        await place.until(lambda: place.lines == [])


async def test_who_hangs_up_while_much_is_unread_leaves_no_error(
    caplog: pytest.LogCaptureFixture,
):
    """What is left is forgotten."""
    async with serving(patient()) as place:
        caller = await upgraded(place, "/deaf")
        await caller.say(frames(*[(TEXT, text.encode()) for text in LONG]))
        line: Connection = place.lines[0]
        await place.until(lambda: bool(line._left))
        line.transport.abort()
        await place.until(lambda: place.lines == [])
        place.application.go_on.set()
        await place.until(lambda: not line.tasks)
        assert len(place.application.heard) <= MOST_WAITING
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_who_answers_no_ping_is_gone_even_if_they_do_not_read(
    monkeypatch: pytest.MonkeyPatch,
):
    """The good-bye is not waited for."""
    monkeypatch.setattr(websocket, "GOODBYE_SECONDS", 0.0)
    async with serving(patient()) as place:
        caller = await upgraded(place)
        caller._reader._transport.pause_reading()  # pyright: ignore
        await place.until(lambda: isinstance(place.lines[0], Connection))
        line: Connection = place.lines[0]
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
from tessera.server.app import ServerOptions
from tessera.server.serving import serve
uvicorn.run = lambda *_, **how: print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
serve(ServerOptions(data={str(tmp_path)!r}), host="127.0.0.1", port=1)
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    files = int(ran.stdout)
    assert files in (MOST_FILES, few_files)
