"""What takes long is done one at a time with others in between, or in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
import tomllib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import tessera
from tessera.games import GAMES
from tessera.games.sintra.components import OUR_BOX
from tessera.kernel.match import Match
from tessera.kernel.records import Record
from tessera.kernel.values import Json
from tessera.server import bot_pool, hub, routes
from tessera.server.live import Listener, LiveTable
from tessera.server.messages import OpenTable
from tessera.server.services import Services
from tessera.table.settings import Settings
from tests.databases import Database
from tests.server.clockwork import OPEN, PEOPLE, Clock, Clockwork, any_move
from tests.server.test_socket import Connection, doors_to

pytestmark = pytest.mark.anyio
AT_ONCE = 3


class Passes:
    """Of the event loop: what happens in the same one has nothing of others in between."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self._now, self._goes_on = 0, True
        self.noted: list[int] = []
        self._count()

    def _count(self) -> None:
        self._now += 1
        if self._goes_on:
            asyncio.get_running_loop().call_soon(self._count)

    def note(self, where: Any, name: str) -> None:
        """In which pass this is called, every time."""
        real = getattr(where, name)

        def noted(*arguments: Any, **named: Any) -> Any:
            self.noted.append(self._now)
            return real(*arguments, **named)

        self._monkeypatch.setattr(where, name, noted)

    def stop(self) -> None:
        self._goes_on = False

    def were_all_different(self, count: int) -> bool:
        return len(self.noted) == len(set(self.noted)) == count


@pytest.fixture
async def passes(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Passes]:
    passes = Passes(monkeypatch)
    yield passes
    passes.stop()


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Clockwork]:
    tables = Clockwork(Database(data=tmp_path), Clock())
    yield tables
    await tables.close()


@pytest.fixture
async def played(tables: Clockwork) -> LiveTable:
    """A table where some moves were made."""
    live = await tables.laid(OPEN, OPEN)
    while live.table.ply < 2 * AT_ONCE:
        await tables.ask(live, any_move(live.table, PEOPLE[live.table.to_act]))
    return live


def asked(services: Services, handler: Any, **wishes: Any) -> Any:
    """What a route answers, without a line: all who ask do so in one pass."""
    state = SimpleNamespace(services=services)
    request = SimpleNamespace(
        app=SimpleNamespace(state=state), client=SimpleNamespace(host="10.0.0.1"), headers={}
    )
    return handler.fn(request, **wishes)


# ------------------------------------------------------------------ in turn


async def test_welcomes_are_made_one_at_a_time(
    tables: Clockwork, played: LiveTable, passes: Passes
):
    services = doors_to(tables)
    passes.note(Listener, "welcome")
    lines = [Connection(services, played.name) for _ in range(AT_ONCE)]
    for line in lines:
        line.socket.say("hello")
    for line in lines:
        await line.socket.hear("welcome")
        line.socket.leave()
        await line.over()
    assert passes.were_all_different(AT_ONCE)


async def test_so_are_logs(tables: Clockwork, played: LiveTable, passes: Passes):
    """Of plies that nobody was told before; whoever asks for them goes through a game again."""
    services = doors_to(tables)
    passes.note(Match, "events_from")
    logs = await asyncio.gather(
        *(
            asked(services, routes.show_plies, table=played.name, first=first)
            for first in reversed(range(AT_ONCE))
        )
    )
    assert passes.were_all_different(AT_ONCE)
    told = [msgspec.json.decode(msgspec.json.encode(log)) for log in logs]
    assert [log[0]["ply"] for log in told] == [2, 1, 0]


async def test_so_are_moments(tables: Clockwork, played: LiveTable, passes: Passes):
    """A position that was not kept is played to again."""
    services = doors_to(tables)
    passes.note(Match, "position_at")
    moments = await asyncio.gather(
        *(asked(services, routes.show_moment, table=played.name, ply=ply) for ply in range(AT_ONCE))
    )
    assert passes.were_all_different(AT_ONCE)
    assert [moment.ply for moment in moments] == [0, 1, 2]


def boxes(what: str) -> list[Json]:
    """That nobody has seen before: as a file says it, or as it is kept."""
    ours: Json = tomllib.loads(OUR_BOX.read_text("utf-8"))
    if what == "components":
        ours = GAMES["sintra"].read_components(None, {"side": "A"})
    losses = ours["broken_glass"]
    return [ours | {"broken_glass": [*losses[:-1], 20 + nth]} for nth in range(AT_ONCE)]


@pytest.mark.parametrize("what", ["box", "components"])
async def test_boxes_are_checked_one_at_a_time(tables: Clockwork, passes: Passes, what: str):
    """Each is checked when it is read, and when the table is opened."""
    services, seen = doors_to(tables), boxes(what)
    passes.note(routes, "with_box")
    passes.note(hub.commands, "open_table")
    opened = await asyncio.gather(
        *(asked(services, routes.open_table, data=a_table(what, box)) for box in seen)
    )
    assert passes.were_all_different(AT_ONCE * (2 if what == "box" else 1))
    found = [(await tables.find(one.table)).table.settings.components for one in opened]
    assert [box and box["broken_glass"] for box in found] == [box["broken_glass"] for box in seen]


def a_table(what: str, box: Json) -> OpenTable:
    if what == "box":
        return OpenTable(settings=Settings(game="sintra", places=[OPEN, OPEN]), box=box)
    return OpenTable(settings=Settings(game="sintra", places=[OPEN, OPEN], components=box))


# ------------------------------------------------------------------ in a thread


async def test_a_record_is_made_in_a_thread(
    tables: Clockwork, played: LiveTable, monkeypatch: pytest.MonkeyPatch
):
    """That of twelve thousand moves takes milliseconds, and many may be asked for at once."""
    services, threads = doors_to(tables), list[threading.Thread]()
    note_threads(monkeypatch, Match, "record", threads)
    note_threads(monkeypatch, Record, "to_json", threads)
    answers = await asyncio.gather(
        *(asked(services, routes.download_record, table=played.name) for _ in range(2))
    )
    assert len(threads) == 4
    assert threading.current_thread() not in threads
    for answer in answers:
        assert msgspec.json.decode(answer.content)["moves"] == moves_of(played)


def note_threads(
    monkeypatch: pytest.MonkeyPatch, where: Any, name: str, threads: list[threading.Thread]
) -> None:
    real: Callable[..., Any] = getattr(where, name)

    def noted(*arguments: Any, **named: Any) -> Any:
        threads.append(threading.current_thread())
        return real(*arguments, **named)

    monkeypatch.setattr(where, name, noted)


def moves_of(live: LiveTable) -> list[str]:
    return [str(move) for move in live.table.running_match().moves]


async def test_a_replay_breathes_at_every_step(monkeypatch: pytest.MonkeyPatch):
    """Else the event loop would not have Python's lock until all of it is made."""
    match, breaths = tessera.new_game("sintra", seed=1), list[float]()
    for _ in range(AT_ONCE):
        match.play(match.legal_moves()[0])
    monkeypatch.setattr(bot_pool, "time", SimpleNamespace(sleep=breaths.append))
    routes.replay_of(match.record(), None)
    assert breaths == [0] * match.ply
