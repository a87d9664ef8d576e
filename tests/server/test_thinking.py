"""Threads that think: who begins after whom. What they do ends when the test says so."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from prometheus_client import REGISTRY

import tessera
from tessera.bots import LEVELS, Stop
from tessera.server.thinking import Thinkers
from tessera.server.turns import MOST_AT_ONCE, Asker
from tessera.table.refusals import Refused

pytestmark = pytest.mark.anyio
RNG = np.random.default_rng(0)
PATIENCE = 60.0  # seconds; only what hangs takes longer


class Held(Thinkers):
    """Whatever is thought about says that it begins, and ends when the test says so."""

    def __init__(self, threads: int) -> None:
        super().__init__(threads)
        self._loop = asyncio.get_running_loop()
        self._begun = asyncio.Queue[str]()
        self._gates: dict[str, threading.Event] = {}
        self._all_open = False
        self._tasks: dict[str, asyncio.Task[Any]] = {}
        self.stops: dict[str, Stop] = {}

    async def ask(self, name: str, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Ask for it, as far as the event loop gets without a thread."""
        self._tasks[name] = task = asyncio.create_task(work)
        await asyncio.sleep(0)
        return task

    async def bot(self, name: str, level: str = "strong") -> asyncio.Task[Any]:
        return await self.ask(name, self.choose(match(name), level, RNG, table=name))

    async def hint(self, name: str, who: Asker) -> asyncio.Task[Any]:
        return await self.ask(name, self.advise(match(name), RNG, who=who))

    async def paper(self, name: str, who: Asker) -> asyncio.Task[Any]:
        return await self.ask(name, self.calculate(lambda: self._hold(name), who=who))

    async def begun(self) -> str:
        """What has begun next."""
        async with asyncio.timeout(PATIENCE):
            return await self._begun.get()

    def end(self, name: str) -> None:
        self._gate(name).set()

    async def then(self, name: str) -> str:
        """What begins next after that has come to its end."""
        self.end(name)
        return await self.begun()

    def open_all(self) -> None:
        """Hold nothing any more."""
        self._all_open = True
        for gate in list(self._gates.values()):
            gate.set()

    def _gate(self, name: str) -> threading.Event:
        return self._gates.setdefault(name, threading.Event())

    def _hold(self, name: str) -> str:
        self._loop.call_soon_threadsafe(self._begun.put_nowait, name)
        gate = self._gate(name)
        if not self._all_open:
            gate.wait()
        return name

    def _choose(self, match: Any, level: str, rng: Any) -> str:
        return self._hold(match.name)

    def _think(self, match: Any, rng: Any, stop: Stop) -> Any:
        self.stops[match.name] = stop
        return self._hold(match.name)

    def _look(self, match: Any, ply: int) -> Any:
        return self._hold(f"{match.name}{ply}")

    def _judge(self, match: Any, considered: list[Any]) -> Any:
        return [*considered, self._hold(f"{match.name} judged")]


def match(name: str, ply: int = 0) -> Any:
    """As much of a match as these bots look at."""
    return SimpleNamespace(name=name, ply=ply, game=SimpleNamespace(name="a game"))


async def answer(*tasks: asyncio.Task[Any]) -> list[Any]:
    """What they bring; a thread that is held is never waited for."""
    async with asyncio.timeout(PATIENCE):
        return await asyncio.gather(*tasks)


def somebody(nth: int) -> Asker:
    """With an address, a key and a table that nobody else has."""
    return Asker(f"10.0.0.{nth}", f"key {nth}", f"table {nth}")


ANA, BEA = somebody(1), somebody(2)


@pytest.fixture
async def held() -> AsyncIterator[Callable[[int], Held]]:
    made: list[Held] = []

    def make(threads: int) -> Held:
        made.append(Held(threads))
        return made[-1]

    yield make
    for one in made:
        one.open_all()
        one.close()


Make = Callable[[int], Held]


# ------------------------------------------------------------------ hints


async def test_many_lines_with_one_key_hold_up_neither_bots_nor_others(held: Make):
    """One hint of the key is thought about, some wait, the rest is refused."""
    thinkers = held(1)
    lines = [await thinkers.hint(f"line {nth}", ANA) for nth in range(300)]
    assert await thinkers.begun() == "line 0"
    refused = [line.exception() for line in lines if line.done()]
    assert len(refused) == 300 - MOST_AT_ONCE
    assert {one.code for one in refused if isinstance(one, Refused)} == {"too-fast"}
    await thinkers.bot("easy bot", "easy")
    assert await thinkers.begun() == "easy bot"  # nobody had to end anything
    await thinkers.bot("strong bot")
    await thinkers.hint("somebody else", BEA)
    assert await thinkers.then("line 0") == "strong bot"
    assert await thinkers.then("strong bot") == "line 1"
    assert await thinkers.then("line 1") == "somebody else"
    assert await thinkers.then("somebody else") == "line 2"


async def test_of_one_key_there_is_one_hint_at_a_time_even_if_threads_are_free(held: Make):
    thinkers = held(2)
    await thinkers.hint("first", ANA)
    await thinkers.hint("second", ANA)
    await thinkers.hint("other", BEA)
    assert {await thinkers.begun(), await thinkers.begun()} == {"first", "other"}
    assert await thinkers.then("first") == "second"


async def test_neighbours_in_an_ipv6_network_are_one_address(held: Make):
    """Whoever has one address there has all of them."""
    thinkers = held(1)
    for nth in range(3):
        await thinkers.hint(f"flood {nth}", Asker(f"2001:db8::{nth}", f"k{nth}", f"t{nth}"))
    await thinkers.hint("other", BEA)
    assert await thinkers.begun() == "flood 0"
    assert await thinkers.then("flood 0") == "flood 1"
    assert await thinkers.then("flood 1") == "other"
    assert await thinkers.then("other") == "flood 2"


# ------------------------------------------------------------------ bots


async def test_a_quick_bot_begins_while_slow_ones_have_all_threads(held: Make):
    thinkers = held(2)
    for name in ("one", "two", "three"):
        await thinkers.bot(name)
    assert {await thinkers.begun(), await thinkers.begun()} == {"one", "two"}
    for level in ("novice", "easy", "medium"):
        bot = await thinkers.bot(level, level)
        assert await thinkers.begun() == level
        thinkers.end(level)
        assert await answer(bot) == [level]


async def test_a_quick_bot_is_known_by_its_seconds(held: Make, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(LEVELS, "easy", replace(LEVELS["easy"], seconds=0.6))
    monkeypatch.setitem(LEVELS, "strong", replace(LEVELS["strong"], seconds=0.5))
    thinkers = held(1)
    await thinkers.bot("first", "hard")
    assert await thinkers.begun() == "first"
    await thinkers.bot("slow now", "easy")
    await thinkers.bot("quick now", "strong")
    assert await thinkers.begun() == "quick now"
    assert await thinkers.then("first") == "slow now"


async def test_a_bot_that_fails_has_another_turn_by_a_quick_one(held: Make):
    """It does not wait for slow ones again."""
    thinkers = held(1)

    def fails(match: Any, level: str, rng: Any) -> str:
        if level == "strong":
            raise ZeroDivisionError("a bad day")
        return level

    thinkers._choose = fails
    await thinkers.paper("paper", ANA)
    bot = await thinkers.bot("bot")
    await thinkers.hint("hint", BEA)
    assert await thinkers.begun() == "paper"
    assert await thinkers.then("paper") == "hint"
    assert await answer(bot) == ["random"]


# ------------------------------------------------------------------ reviews and papers


async def test_reviews_of_two_addresses_take_turns_look_by_look(held: Make):
    thinkers, told = held(1), list[tuple[int, int]]()

    async def tell(done: int, of: int) -> None:
        told.append((done, of))

    async def nothing(done: int, of: int) -> None:
        return

    one = await thinkers.ask("a", thinkers.review(match("a", 2), tell, who=ANA))
    await thinkers.ask("b", thinkers.review(match("b", 2), nothing, who=BEA))
    order = [await thinkers.begun()]
    while len(order) < 8:
        order.append(await thinkers.then(order[-1]))
    assert order == ["a0", "b0", "a1", "b1", "a2", "b2", "a judged", "b judged"]
    assert await answer(one) == [["a0", "a1", "a2", "a judged"]]
    assert told == [(1, 3), (2, 3), (3, 3)]


async def test_a_review_that_has_begun_comes_to_its_end_however_many_others_ask(held: Make):
    """Only one that is new is refused."""
    thinkers = held(1)

    async def tell(done: int, of: int) -> None:
        return

    begun = [
        await thinkers.ask(f"{nth}", thinkers.review(match(f"{nth}-", 1), tell, who=ANA))
        for nth in range(MOST_AT_ONCE)
    ]
    late = await thinkers.ask("late", thinkers.review(match("late", 1), tell, who=ANA))
    with pytest.raises(Refused, match="wait a moment") as refused:
        await answer(late)
    assert refused.value.code == "too-fast"
    thinkers.open_all()
    assert len(await answer(*begun)) == MOST_AT_ONCE


async def test_papers_come_last_and_one_at_a_time(held: Make):
    thinkers = held(2)
    await thinkers.paper("first", ANA)
    await thinkers.paper("second", BEA)
    assert await thinkers.begun() == "first"
    await thinkers.hint("hint", ANA)
    assert await thinkers.begun() == "hint"
    await thinkers.bot("bot")
    assert await thinkers.then("first") == "bot"
    assert await thinkers.then("hint") == "second"


async def test_what_goes_wrong_with_a_paper_is_told_to_whoever_asked(held: Make):
    thinkers = held(1)
    with pytest.raises(ZeroDivisionError):
        await thinkers.calculate(lambda: 1 / 0)
    assert await thinkers.calculate(lambda: "and the next one goes well") != ""


# ------------------------------------------------------------------ gone


async def test_whoever_goes_away_waits_no_longer(held: Make):
    thinkers = held(1)
    await thinkers.bot("bot")
    assert await thinkers.begun() == "bot"
    first, _ = [await thinkers.hint(name, who) for name, who in (("a", ANA), ("b", BEA))]
    assert waiting("hint") == 2
    first.cancel()
    await asyncio.wait([first], timeout=PATIENCE)
    assert waiting("hint") == 1
    assert await thinkers.then("bot") == "b"
    assert waiting("hint") == 0


async def test_a_hint_that_nobody_waits_for_is_told_to_stop_and_keeps_its_thread(held: Make):
    """Until it has stopped: nobody begins before."""
    thinkers = held(1)
    gone = await thinkers.hint("gone", ANA)
    assert await thinkers.begun() == "gone"
    assert not thinkers.stops["gone"].flag[0]
    gone.cancel()
    await asyncio.wait([gone], timeout=PATIENCE)
    assert thinkers.stops["gone"].flag[0]
    await thinkers.hint("next", BEA)
    assert waiting("hint") == 1
    assert await thinkers.then("gone") == "next"


async def test_whoever_is_gone_makes_room_for_others_of_the_address(held: Make):
    thinkers = held(1)
    hints = [await thinkers.hint(f"{nth}", ANA) for nth in range(MOST_AT_ONCE)]
    hints[-1].cancel()
    await asyncio.wait([hints[-1]], timeout=PATIENCE)
    assert not (await thinkers.hint("one more", ANA)).done()
    with pytest.raises(Refused):
        await answer(await thinkers.hint("too many", ANA))


async def test_closing_ends_whatever_waits(held: Make):
    thinkers = held(1)
    running = await thinkers.bot("running")
    assert await thinkers.begun() == "running"
    tasks = [
        await thinkers.bot("bot"),
        await thinkers.hint("h", ANA),
        await thinkers.paper("p", BEA),
    ]
    thinkers.close()
    await asyncio.wait(tasks, timeout=PATIENCE)
    assert all(task.cancelled() for task in tasks)
    assert not running.done()
    late = await thinkers.hint("late", ANA)
    await asyncio.wait([late], timeout=PATIENCE)
    assert late.cancelled()
    assert [waiting(kind) for kind in ("bot", "hint", "paper")] == [0, 0, 0]


# ------------------------------------------------------------------ for whoever runs it


async def test_how_many_wait_and_how_long_is_told_by_kind(held: Make):
    thinkers, before = held(1), waited("look")
    await thinkers.bot("bot")
    assert await thinkers.begun() == "bot"

    async def tell(done: int, of: int) -> None:
        return

    review = await thinkers.ask("r", thinkers.review(match("r"), tell, who=ANA))
    assert (waiting("look"), waited("look") - before) == (1, 0)
    thinkers.open_all()
    await answer(review)
    assert (waiting("look"), waited("look") - before) == (0, 2)


def waiting(kind: str) -> float:
    return REGISTRY.get_sample_value("tessera_work_waiting", {"kind": kind}) or 0


def waited(kind: str) -> float:
    return REGISTRY.get_sample_value("tessera_work_waited_seconds_count", {"kind": kind}) or 0


@pytest.mark.skipif(sys.platform != "linux", reason="a thread has no priority of its own")
async def test_every_thread_steps_back(held: Make):
    """The quick one too, from wherever the server itself stands."""
    thinkers, niceness = held(1), dict[str, int]()

    def look(match: Any, level: str, rng: Any) -> str:
        thread = threading.get_native_id()
        niceness[match.name] = os.getpriority(os.PRIO_PROCESS, thread)
        return thinkers._hold(match.name)

    thinkers._choose = look
    await thinkers.bot("strong", "strong")
    await thinkers.bot("easy", "easy")
    assert {await thinkers.begun(), await thinkers.begun()} == {"strong", "easy"}
    back = min(os.getpriority(os.PRIO_PROCESS, 0) + 10, 19)
    assert niceness == {"strong": back, "easy": back}


async def test_real_bots_choose_advise_and_review():
    """Asked as plainly as can be."""
    thinkers, told = Thinkers(1, seconds=0.01), list[int]()

    async def tell(done: int, of: int) -> None:
        told.append(of - done)

    game = tessera.new_game("sintra", seed=1)
    move = await thinkers.choose(game, "easy", RNG)
    thought = await thinkers.advise(game, RNG)
    assert move in map(str, game.legal_moves())
    assert str(thought.choices[0].move) in map(str, game.legal_moves())
    game.play(move)
    review = await thinkers.review(game, tell)
    assert len(review.plies) == game.ply
    assert told == [*range(game.ply, -1, -1)]
    thinkers.close()
