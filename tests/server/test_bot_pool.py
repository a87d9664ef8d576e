"""Threads that think: who begins after whom. What they do ends when the test says so."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import pytest
from prometheus_client import REGISTRY

import tessera
from tessera.bots import LEVELS
from tessera.server.bot_pool import MOST_AT_ONCE, BotPool
from tessera.server.fair_queue import Asker
from tessera.table.refusals import Refused
from tests.server.held import PATIENCE, RNG, Held, answer, match

pytestmark = pytest.mark.anyio


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
    bot_pool = held(1)
    lines = [await bot_pool.hint(f"line {nth}", ANA) for nth in range(300)]
    assert await bot_pool.begun() == "line 0"
    refused = [line.exception() for line in lines if line.done()]
    assert len(refused) == 300 - MOST_AT_ONCE
    assert {one.code for one in refused if isinstance(one, Refused)} == {"too-fast"}
    await bot_pool.bot("easy bot", "easy")
    assert await bot_pool.begun() == "easy bot"  # nobody had to end anything
    await bot_pool.bot("strong bot")
    await bot_pool.hint("somebody else", BEA)
    assert await bot_pool.then("line 0") == "strong bot"
    assert await bot_pool.then("strong bot") == "line 1"
    assert await bot_pool.then("line 1") == "somebody else"
    assert await bot_pool.then("somebody else") == "line 2"


async def test_of_one_key_there_is_one_hint_at_a_time_even_if_threads_are_free(held: Make):
    bot_pool = held(2)
    await bot_pool.hint("first", ANA)
    await bot_pool.hint("second", ANA)
    await bot_pool.hint("other", BEA)
    assert {await bot_pool.begun(), await bot_pool.begun()} == {"first", "other"}
    assert await bot_pool.then("first") == "second"


async def test_neighbours_in_an_ipv6_network_are_one_address(held: Make):
    """Whoever has one address there has all of them."""
    bot_pool = held(1)
    for nth in range(3):
        await bot_pool.hint(f"flood {nth}", Asker(f"2001:db8::{nth}", f"k{nth}", f"t{nth}"))
    await bot_pool.hint("other", BEA)
    assert await bot_pool.begun() == "flood 0"
    assert await bot_pool.then("flood 0") == "flood 1"
    assert await bot_pool.then("flood 1") == "other"
    assert await bot_pool.then("other") == "flood 2"


# ------------------------------------------------------------------ bots


async def test_a_quick_bot_begins_while_slow_ones_have_all_threads(held: Make):
    bot_pool = held(2)
    for name in ("one", "two", "three"):
        await bot_pool.bot(name)
    assert {await bot_pool.begun(), await bot_pool.begun()} == {"one", "two"}
    for level in ("novice", "easy"):
        bot = await bot_pool.bot(level, level)
        assert await bot_pool.begun() == level
        bot_pool.end(level)
        assert await answer(bot) == [level]


async def test_a_quick_bot_is_known_by_its_seconds(held: Make, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(LEVELS, "easy", replace(LEVELS["easy"], seconds=0.3))
    monkeypatch.setitem(LEVELS, "strong", replace(LEVELS["strong"], seconds=0.2))
    bot_pool = held(1)
    await bot_pool.bot("first", "hard")
    assert await bot_pool.begun() == "first"
    await bot_pool.bot("slow now", "easy")
    await bot_pool.bot("quick now", "strong")
    assert await bot_pool.begun() == "quick now"
    assert await bot_pool.then("first") == "slow now"


async def test_bots_at_sixty_tables_of_one_house_hold_up_nobody_elses(held: Make):
    """Whoever has a whole network has one turn in each round; medium bots are not quick."""
    bot_pool = held(1)
    for nth in range(60):
        await bot_pool.bot(f"flood {nth}", "medium", f"2001:db8::{nth:x}")
    await bot_pool.bot("easy bot", "easy", "10.0.0.2")
    await bot_pool.bot("other", "medium", "10.0.0.2")
    assert [await bot_pool.begun(), await bot_pool.begun()] == ["flood 0", "easy bot"]
    assert await bot_pool.then("flood 0") == "flood 1"
    assert await bot_pool.then("flood 1") == "other"
    assert await bot_pool.then("other") == "flood 2"


async def test_a_bot_that_fails_has_another_turn_by_a_quick_one(held: Make):
    """It does not wait for slow ones again."""
    bot_pool = held(1)

    def fails(match: Any, level: str, rng: Any) -> str:
        if level == "strong":
            raise ZeroDivisionError("a bad day")
        return level

    bot_pool._choose = fails
    await bot_pool.paper("paper", ANA)
    bot = await bot_pool.bot("bot")
    await bot_pool.hint("hint", BEA)
    assert await bot_pool.begun() == "paper"
    assert await bot_pool.then("paper") == "hint"
    assert await answer(bot) == ["random"]


# ------------------------------------------------------------------ reviews and papers


async def test_reviews_of_two_addresses_take_turns_look_by_look(held: Make):
    bot_pool, told = held(1), list[tuple[int, int]]()

    async def tell(done: int, of: int) -> None:
        told.append((done, of))

    async def nothing(done: int, of: int) -> None:
        return

    one = await bot_pool.ask("a", bot_pool.review(match("a", 2), tell, who=ANA))
    await bot_pool.ask("b", bot_pool.review(match("b", 2), nothing, who=BEA))
    order = [await bot_pool.begun()]
    while len(order) < 8:
        order.append(await bot_pool.then(order[-1]))
    assert order == ["a0", "b0", "a1", "b1", "a2", "b2", "a judged", "b judged"]
    assert await answer(one) == [["a0", "a1", "a2", "a judged"]]
    assert told == [(1, 3), (2, 3), (3, 3)]


async def test_a_review_that_has_begun_comes_to_its_end_however_many_others_ask(held: Make):
    """Only one that is new is refused."""
    bot_pool = held(1)

    async def tell(done: int, of: int) -> None:
        return

    begun = [
        await bot_pool.ask(f"{nth}", bot_pool.review(match(f"{nth}-", 1), tell, who=ANA))
        for nth in range(MOST_AT_ONCE)
    ]
    late = await bot_pool.ask("late", bot_pool.review(match("late", 1), tell, who=ANA))
    with pytest.raises(Refused, match="wait a moment") as refused:
        await answer(late)
    assert refused.value.code == "too-fast"
    bot_pool.open_all()
    assert len(await answer(*begun)) == MOST_AT_ONCE


async def test_papers_come_last_and_one_at_a_time(held: Make):
    bot_pool = held(2)
    await bot_pool.paper("first", ANA)
    await bot_pool.paper("second", BEA)
    assert await bot_pool.begun() == "first"
    await bot_pool.hint("hint", ANA)
    assert await bot_pool.begun() == "hint"
    await bot_pool.bot("bot")
    assert await bot_pool.then("first") == "bot"
    assert await bot_pool.then("hint") == "second"


async def test_what_goes_wrong_with_a_paper_is_told_to_whoever_asked(held: Make):
    bot_pool = held(1)
    with pytest.raises(ZeroDivisionError):
        await bot_pool.calculate(lambda: 1 / 0, who=ANA)
    assert await bot_pool.calculate(lambda: "and the next one goes well", who=ANA) != ""


# ------------------------------------------------------------------ gone


async def test_whoever_goes_away_waits_no_longer(held: Make):
    bot_pool = held(1)
    await bot_pool.bot("bot")
    assert await bot_pool.begun() == "bot"
    first, _ = [await bot_pool.hint(name, who) for name, who in (("a", ANA), ("b", BEA))]
    assert waiting("hint") == 2
    first.cancel()
    await asyncio.wait([first], timeout=PATIENCE)
    assert waiting("hint") == 1
    assert await bot_pool.then("bot") == "b"
    assert waiting("hint") == 0


async def test_a_hint_that_nobody_waits_for_is_told_to_stop_and_keeps_its_thread(held: Make):
    """Until it has stopped: nobody begins before."""
    bot_pool = held(1)
    gone = await bot_pool.hint("gone", ANA)
    assert await bot_pool.begun() == "gone"
    assert not bot_pool.stops["gone"].flag[0]
    gone.cancel()
    await asyncio.wait([gone], timeout=PATIENCE)
    assert bot_pool.stops["gone"].flag[0]
    await bot_pool.hint("next", BEA)
    assert waiting("hint") == 1
    assert await bot_pool.then("gone") == "next"


async def test_whoever_is_gone_makes_room_for_others_of_the_address(held: Make):
    bot_pool = held(1)
    hints = [await bot_pool.hint(f"{nth}", ANA) for nth in range(MOST_AT_ONCE)]
    hints[-1].cancel()
    await asyncio.wait([hints[-1]], timeout=PATIENCE)
    assert not (await bot_pool.hint("one more", ANA)).done()
    with pytest.raises(Refused):
        await answer(await bot_pool.hint("too many", ANA))


async def test_closing_ends_whatever_waits(held: Make):
    bot_pool = held(1)
    running = await bot_pool.bot("running")
    assert await bot_pool.begun() == "running"
    tasks = [
        await bot_pool.bot("bot"),
        await bot_pool.hint("h", ANA),
        await bot_pool.paper("p", BEA),
    ]
    bot_pool.close()
    await asyncio.wait(tasks, timeout=PATIENCE)
    assert all(task.cancelled() for task in tasks)
    assert not running.done()
    late = await bot_pool.hint("late", ANA)
    await asyncio.wait([late], timeout=PATIENCE)
    assert late.cancelled()
    assert [waiting(kind) for kind in ("bot", "hint", "paper")] == [0, 0, 0]


# ------------------------------------------------------------------ for whoever runs it


async def test_how_many_wait_and_how_long_is_told_by_kind(held: Make):
    bot_pool, before = held(1), waited("look")
    await bot_pool.bot("bot")
    assert await bot_pool.begun() == "bot"

    async def tell(done: int, of: int) -> None:
        return

    review = await bot_pool.ask("r", bot_pool.review(match("r"), tell, who=ANA))
    assert (waiting("look"), waited("look") - before) == (1, 0)
    bot_pool.open_all()
    await answer(review)
    assert (waiting("look"), waited("look") - before) == (0, 2)


def waiting(kind: str) -> float:
    return REGISTRY.get_sample_value("tessera_work_waiting", {"kind": kind}) or 0


def waited(kind: str) -> float:
    return REGISTRY.get_sample_value("tessera_work_waited_seconds_count", {"kind": kind}) or 0


@pytest.mark.skipif(sys.platform != "linux", reason="a thread has no priority of its own")
async def test_every_thread_steps_back(held: Make):
    """The quick one too, from wherever the server itself stands."""
    bot_pool, niceness = held(1), dict[str, int]()

    def look(match: Any, level: str, rng: Any) -> str:
        thread = threading.get_native_id()
        niceness[match.name] = os.getpriority(os.PRIO_PROCESS, thread)
        return bot_pool._hold(match.name)

    bot_pool._choose = look
    await bot_pool.bot("strong", "strong")
    await bot_pool.bot("easy", "easy")
    assert {await bot_pool.begun(), await bot_pool.begun()} == {"strong", "easy"}
    back = min(os.getpriority(os.PRIO_PROCESS, 0) + 10, 19)
    assert niceness == {"strong": back, "easy": back}


async def test_real_bots_choose_advise_and_review():
    """Asked as plainly as can be."""
    bot_pool, told = BotPool(1, seconds=0.01), list[int]()

    async def tell(done: int, of: int) -> None:
        told.append(of - done)

    game = tessera.new_game("sintra", seed=1)
    move = await bot_pool.choose(game, "easy", RNG, who=ANA)
    thought = await bot_pool.advise(game, RNG, who=ANA)
    assert move in map(str, game.legal_moves())
    assert str(thought.choices[0].move) in map(str, game.legal_moves())
    game.play(move)
    review = await bot_pool.review(game, tell, who=ANA)
    assert len(review.plies) == game.ply
    assert told == [*range(game.ply, -1, -1)]
    bot_pool.close()
