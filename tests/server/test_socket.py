"""One line at a table: hello again, good-byes at any moment, limits by line and by address."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from tessera.server.limits import Addresses, Limits, Paces, Rate
from tessera.server.live import Listener
from tessera.server.preparation import Preparation
from tessera.server.socket import Conversation, Services
from tessera.table.refusals import Refused
from tests.databases import Database
from tests.server.clockwork import OPEN, Clock, Clockwork

pytestmark = pytest.mark.anyio
KEY = "ana"  # whose hash sits at the table


class FakeSocket:
    """The far end of a line, in the test's hands."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.inbox = asyncio.Queue[dict[str, Any]]()
        self.heard = asyncio.Queue[Any]()
        self.closed: list[str] = []
        self.is_broken = False
        self.is_deaf = False  # does not hear how far a review is

    def say(self, kind: str, **fields: Any) -> None:
        text = msgspec.json.encode({"type": kind, **fields}).decode()
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def hear(self, kind: str) -> Any:
        news = await self.heard.get()
        assert news["type"] == kind, news
        return news

    # what the server does

    async def receive(self) -> dict[str, Any]:
        return await self.inbox.get()

    async def send(self, event: dict[str, Any]) -> None:
        assert not self.closed, "nothing is sent after the good-bye, of which one is enough"
        if self.is_broken:
            raise ClientDisconnected
        if event["type"] == "websocket.close":
            self.closed.append(event["reason"])
            return
        news = msgspec.json.decode(event["text"])
        if self.is_deaf and news["type"] == "reviewing":
            await asyncio.Event().wait()
        self.heard.put_nowait(news)


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Clockwork]:
    hub = Clockwork(Database(data=tmp_path), Clock())
    yield hub
    await hub.close()


def doors_to(hub: Clockwork, limits: Limits | None = None) -> Services:
    limits = limits or Limits()
    return Services(
        hub,
        hub.caretaker,
        hub.bot_pool,
        limits,
        Addresses(limits),
        Preparation(),
        asyncio.Lock(),
    )


class Connection:
    """A conversation with a fake far end."""

    def __init__(self, services: Services, table: str, address: str = "10.0.0.1") -> None:
        self.socket = FakeSocket()
        self.conversation: Any = Conversation(self.socket, services, table, address)  # pyright: ignore
        self.task = asyncio.create_task(self.conversation.run())

    async def welcome(self, **hello: Any) -> Any:
        self.socket.say("hello", **hello)
        return await self.socket.hear("welcome")

    async def over(self) -> None:
        await asyncio.wait_for(self.task, 60)


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    gc.collect()  # a task whose exception nobody took complains when it is let go
    return [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]


async def test_others_have_their_turn_between_two_wishes(
    hub: Clockwork, monkeypatch: pytest.MonkeyPatch
):
    """However many have come at once."""
    live = await hub.laid(OPEN, OPEN)
    line = Connection(doors_to(hub), live.name)
    await line.welcome()
    handled, in_between = list[int](), 0

    async def handle(_: Conversation, wish: Any) -> None:
        handled.append(in_between)

    monkeypatch.setattr(Conversation, "_handle", handle)
    for nth in range(10):
        line.socket.say("undo", id=nth)
    while len(handled) < 10:
        await asyncio.sleep(0)
        in_between += 1
    assert len({*handled}) == 10
    line.socket.leave()
    await line.over()


# ------------------------------------------------------------------ hello again


async def test_whoever_says_hello_again_is_welcomed_again(hub: Clockwork):
    """With the key they have got meanwhile."""
    live = await hub.laid(OPEN, OPEN)
    line = Connection(doors_to(hub), live.name)
    assert (await line.welcome())["seats"] == []
    assert (await line.welcome(key=KEY))["seats"] == [0]
    line.socket.leave()
    await line.over()


async def test_a_second_hello_that_is_refused_ends_the_line(
    hub: Clockwork, caplog: pytest.LogCaptureFixture
):
    """What is wished after it is not heard, and nothing goes wrong."""
    live = await hub.laid(OPEN, OPEN, watch="nobody")
    line = Connection(doors_to(hub), live.name)
    await line.welcome(key=KEY)
    line.socket.say("hello", id=7, key="x" * 40)
    line.socket.say("undo", id=8)
    refusal = await line.socket.hear("refusal")
    assert (refusal["id"], refusal["problem"]["code"]) == (7, "may-not-watch")
    await line.over()
    assert line.socket.closed == ["may-not-watch"]
    assert line.socket.heard.empty()
    assert errors(caplog) == []


async def test_hellos_have_a_pace_by_line(hub: Clockwork):
    """Beyond it they are refused, and the line stays."""
    live = await hub.laid(OPEN, OPEN)
    line = Connection(doors_to(hub, Limits(hellos=Rate(0, 2))), live.name)
    await line.welcome(key=KEY)
    await line.welcome(key=KEY)
    line.socket.say("hello", key=KEY)
    assert (await line.socket.hear("refusal"))["problem"]["code"] == "too-fast"
    line.socket.say("say", id=3, seat=0, text="still here")
    assert {(await line.socket.heard.get())["type"] for _ in range(2)} == {"done", "update"}
    line.socket.leave()
    await line.over()


async def test_a_hint_and_a_hello_together_are_both_answered(
    hub: Clockwork, caplog: pytest.LogCaptureFixture
):
    """The hint is for whoever asked, be they greeted anew meanwhile."""
    live = await hub.laid(OPEN, OPEN)
    asked = asyncio.Event()

    async def advise(*_: Any, who: Any, **__: Any) -> Any:
        asked.set()
        raise Refused(f"asked by {who.key[:4]}", code="no-hint")

    bot_pool: Any = hub.bot_pool
    bot_pool.advise = advise
    line = Connection(doors_to(hub), live.name)
    await line.welcome(key=["ana", "bea"][live.table.to_act])
    line.socket.say("hint", id=1)
    line.socket.say("hello", id=2)
    kinds = {(await line.socket.heard.get())["type"] for _ in range(2)}
    assert kinds == {"refusal", "welcome"}
    await asked.wait()
    line.socket.leave()
    await line.over()
    assert errors(caplog) == []


async def test_a_review_waits_for_nobody_who_does_not_listen(
    hub: Clockwork, monkeypatch: pytest.MonkeyPatch
):
    """Others at the table want it too."""
    monkeypatch.setattr("tessera.server.socket.PROGRESS_WITHIN", 0.01)
    live = await hub.laid(OPEN, OPEN)
    live.table.status = "over"
    line = Connection(doors_to(hub), live.name)
    told = 0

    async def review(_: Any, tell: Any, **__: Any) -> Any:
        nonlocal told
        for nth in range(5):
            await tell(nth, 5)
            told += 1
        raise Refused("enough", code="no-hint")

    bot_pool: Any = hub.bot_pool
    bot_pool.review = review
    await line.welcome(key="ana")
    line.socket.is_deaf = True
    line.socket.say("review", id=1)
    refusal = await line.socket.hear("refusal")
    assert (told, refusal["problem"]["code"]) == (5, "no-hint")
    line.socket.leave()
    await line.over()


# ------------------------------------------------------------------ by address

NEAR, FAR = "2001:db8:1:2::5", "2001:db8:1:2:aaaa::9"  # of one network


@pytest.mark.parametrize(
    ("what", "wish"),
    [
        ("hellos", {"type": "hello"}),
        ("wishes", {"type": "undo", "id": 1}),
        ("foreseen", {"type": "foresee", "id": 1, "ply": 1, "moves": ["1o1"]}),
        ("thoughts", {"type": "hint", "id": 1}),
    ],
)
async def test_what_one_line_has_used_up_its_neighbours_do_not_have(
    hub: Clockwork, what: str, wish: dict[str, Any]
):
    """Lines of one address share; one from elsewhere has its own."""
    live = await hub.laid(OPEN, OPEN)
    least = {"hellos": 2, "wishes": 3, "foreseen": 1, "thoughts": 1}[what]
    limits = Limits(of_address=Paces(**{what: Rate(0, least)}))
    services = doors_to(hub, limits)
    first, second, elsewhere = (
        Connection(services, live.name, address) for address in (NEAR, FAR, "2001:db8:1:3::5")
    )
    for line in (first, second, elsewhere):
        await line.welcome()
    codes = list[str]()
    for line in (first, second, elsewhere):
        line.socket.inbox.put_nowait(
            {"type": "websocket.receive", "text": msgspec.json.encode(wish).decode()}
        )
        news = await line.socket.heard.get()
        codes.append(news["problem"]["code"] if news["type"] == "refusal" else "")
        assert news["id"] == wish.get("id", 0), "whoever asked is answered"
    assert codes[1] == "too-fast"
    assert codes[2] != "too-fast"
    for line in (first, second, elsewhere):
        line.socket.leave()
        await line.over()


# ------------------------------------------------------------------ good-byes


async def test_a_line_that_breaks_while_it_is_told_something_is_no_error(
    hub: Clockwork, caplog: pytest.LogCaptureFixture
):
    """People close their browsers."""
    live = await hub.laid(OPEN, OPEN)
    services = doors_to(hub)
    line, other = Connection(services, live.name), Connection(services, live.name)
    await line.welcome(key=KEY)
    await other.welcome()
    other.socket.is_broken = True
    line.socket.say("say", id=1, seat=0, text="anybody there?")
    await other.over()
    assert not any(listener.wake == other.conversation._wake for listener in live.listeners)
    line.socket.leave()
    await line.over()
    assert errors(caplog) == []


async def test_a_line_that_breaks_before_its_welcome_is_no_error(
    hub: Clockwork, caplog: pytest.LogCaptureFixture
):
    live = await hub.laid(OPEN, OPEN)
    line = Connection(doors_to(hub), live.name)
    line.socket.is_broken = True
    line.socket.say("hello")
    await line.over()
    assert errors(caplog) == []
    assert not live.listeners


@pytest.mark.parametrize("gone", [ClientDisconnected(), WebSocketDisconnect(detail="gone")])
async def test_a_hint_for_somebody_who_is_gone_is_no_error(
    hub: Clockwork, caplog: pytest.LogCaptureFixture, gone: Exception
):
    """Whether it was found or refused; nothing is sent after the good-bye."""
    live = await hub.laid(OPEN, OPEN)
    services = doors_to(hub)
    think, go_on = asyncio.Event(), asyncio.Event()

    async def advise(*_: Any, **__: Any) -> Any:
        think.set()
        await go_on.wait()
        raise gone

    hub.bot_pool.advise = advise
    line = Connection(services, live.name)
    seat = live.table.to_act
    await line.welcome(key=["ana", "bea"][seat])
    line.socket.say("hint", id=1)
    await think.wait()
    go_on.set()
    await line.over()
    assert errors(caplog) == []


# ------------------------------------------------------------------ told at once


class FakeLine:
    """The server's end of the same line, which is free or is not."""

    def __init__(self, socket: FakeSocket) -> None:
        self.is_free = True
        self.socket = socket
        self.written: list[str] = []

    def write(self, message: bytes) -> None:
        assert self.is_free
        news = msgspec.json.decode(message)
        self.written.append(news["type"])
        self.socket.heard.put_nowait(news)


async def with_a_line(hub: Clockwork, live: Any) -> tuple[Connection, FakeLine]:
    """Somebody at the table, welcomed."""
    far = Connection(doors_to(hub), live.name)
    line = far.conversation._line = FakeLine(far.socket)
    await far.welcome(key=KEY)
    return far, line


async def test_on_a_free_line_news_are_written_at_once(hub: Clockwork):
    """After what was wished is done, as ever; without a task."""
    far, line = await with_a_line(hub, await hub.laid(OPEN, OPEN))
    far.socket.say("say", id=3, seat=0, text="here")
    assert [(await far.socket.heard.get())["type"] for _ in range(2)] == ["done", "update"]
    assert line.written == ["welcome", "done", "update"]
    assert far.conversation._telling is None
    far.socket.leave()
    await far.over()


async def test_on_a_line_that_is_not_free_they_wait(hub: Clockwork):
    """They go the long way, and none is lost or said twice."""
    far, line = await with_a_line(hub, await hub.laid(OPEN, OPEN))
    line.is_free = False
    for nth in range(3):
        far.socket.say("say", id=nth, seat=0, text=f"word {nth}")
    said: list[str] = []
    while len(said) < 3:
        said += [one["text"] for one in (await far.socket.heard.get()).get("said", [])]
    assert said == ["word 0", "word 1", "word 2"]
    assert line.written == ["welcome"]
    far.socket.leave()
    await far.over()


async def test_what_cannot_be_told_ends_the_line_and_is_logged(
    hub: Clockwork, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    """As it does the long way."""
    far, _ = await with_a_line(hub, await hub.laid(OPEN, OPEN))

    def fail(_: Listener) -> bytes:
        raise RuntimeError("not to be told")

    monkeypatch.setattr(Listener, "update", fail)
    far.socket.say("say", id=3, seat=0, text="here")
    await far.over()
    assert far.socket.closed == ["our-fault"]
    assert errors(caplog) == ["a connection failed"]
