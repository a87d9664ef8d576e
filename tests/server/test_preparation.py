"""A server's first start: what it says and does before everything is compiled.

The compilation of these tests goes on when a test says so. What it pretends to compile is in the
cache already, so that whatever it releases can be used.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import httpx
import numpy as np
import pytest

from tessera.bots import LEVELS, Bot, parts_of
from tessera.games import GAMES
from tessera.kernel.compiling import Part
from tessera.kernel.match import Match
from tessera.kernel.preparing import Compilation, Function, Observer
from tessera.server.fair_queue import Asker
from tessera.server.limits import Limits
from tessera.server.preparation import Preparation, parts_in_order
from tests.databases import Database
from tests.server import inside
from tests.server.client import PATIENTLY, Api, Player, Refusal

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
PATIENCE = 120.0  # seconds; only what hangs is ended
SINTRA, FAIRY_TILE = GAMES.rules("sintra"), GAMES.rules("fairytile")
(HARE,) = parts_of(GAMES.load("sintra"), "easy")
(OWL,) = parts_of(GAMES.load("sintra"), "strong")


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:  # pyright: ignore[reportUnusedFunction]
    """Everything is in the cache."""
    for game in GAMES.values():
        for policy in ("random", *LEVELS):
            Bot(game, policy)


class Held(Compilation):
    """A compilation that goes on when the test says so. The Owl is more work than all others."""

    def __init__(self) -> None:
        self._orders: SimpleQueue[Callable[[Observer], None] | None] = SimpleQueue()
        self.parts: list[Part] = []

    def __call__(self, parts: Sequence[Part], observer: Observer) -> Held:
        self.parts, self._observer = list(parts), observer
        return self

    def run(self) -> None:
        self._observer.expect({part: [1e6 if part == OWL else 1.0] * 2 for part in self.parts})
        while (order := self._orders.get()) is not None:
            order(self._observer)

    def stop(self) -> None:
        self._orders.put(None)

    def compile(self, part: Part, number: int) -> None:
        self._orders.put(lambda observer: observer.compiled(Function(part, number)))

    def release(self, *parts: Part) -> None:
        for part in parts:
            self._orders.put(lambda observer, part=part: observer.finished(part, None))

    def fail(self, part: Part) -> None:
        trouble = RuntimeError("no room on the disk")
        self._orders.put(lambda observer: observer.finished(part, trouble))

    def release_all(self) -> None:
        """Everything, and then it is over."""
        self.release(*(part for part in parts_in_order()))
        self.stop()


@asynccontextmanager
async def serving(data: Path, held: Held) -> AsyncGenerator[tuple[Api, Any]]:
    """A server in this process whose preparation is held; its API and its parts."""

    def preparation() -> Preparation:
        return Preparation(compiling=held, now=lambda: 0.0)

    place = inside.serving(Database(data=data), Limits.none(), preparation=preparation)
    async with place as (address, services):
        api = Api(address)
        yield api, services
        await api.close()


async def seen(api: Api, true: Callable[[Any], bool]) -> Any:
    """What the server says of its preparation, once that is as it shall be."""
    async with asyncio.timeout(PATIENCE):
        while not true(shown := await api.get("/api/preparation")):
            continue
    return shown


async def status_of(api: Api, path: str) -> int:
    async with httpx.AsyncClient(**PATIENTLY) as http:
        return (await http.get(f"http://{api.address}{path}")).status_code


async def seated(api: Api, level: str) -> tuple[str, str]:
    """Somebody at a table of Sintra with such a bot."""
    table = (await api.open("open", level))["table"]
    return table, await api.sit(table, 0)


async def hand_over(player: Player) -> None:
    """Whoever begins, the bot's turn comes now; one that may think may have moved already."""
    if player.latest["state"]["to_act"] == 0:
        await player.play(player.latest["moves"][0])


async def until_bot_is_to_act(player: Player) -> None:
    """And stays it: what it thinks with is held."""
    await hand_over(player)
    await player.until(lambda one: one.latest["state"]["to_act"] == 1)


def moves_of_bot(player: Player) -> int:
    return sum(ply["seat"] == 1 for ply in player.log)


# ------------------------------------------------------------------ the order


def test_a_first_game_is_compiled_first():
    """Game by game its rules and the bot that the start page offers; then those that search."""
    parts = parts_in_order()
    assert parts[:2] == [SINTRA, HARE]
    assert parts[2:4] == [FAIRY_TILE, *parts_of(GAMES.load("fairytile"), "easy")]
    assert parts.index(OWL) > 3


def test_every_bot_of_a_table_is_prepared_and_nothing_else():
    """What only the lab needs is not."""
    needed = {
        part for name in GAMES for level in LEVELS for part in parts_of(GAMES.load(name), level)
    }
    last_resort = {part for name in GAMES for part in parts_of(GAMES.load(name), "random")}
    parts = parts_in_order()
    assert len(parts) == len(set(parts))
    assert set(parts) == needed | last_resort | {SINTRA, FAIRY_TILE}
    assert not any("rollouts" in part.maker for part in parts)


# ------------------------------------------------------------------ before, during, after


async def test_the_page_is_there_before_anything_is_compiled(tmp_path: Path):
    async with serving(tmp_path, Held()) as (api, _):
        shown = await seen(api, lambda shown: shown["of"] > 0)
        assert (shown["complete"], shown["done"], shown["trouble"]) == (False, 0, False)
        assert all(game["rules"] > 0 for game in shown["games"].values())
        assert [await status_of(api, path) for path in ("/", "/health", "/ready")] == [
            200,
            200,
            503,
        ]
        assert {game["name"] for game in (await api.get("/api/games"))["games"]} == set(GAMES)


async def test_a_game_can_be_played_as_soon_as_its_rules_are_ready(tmp_path: Path):
    """The other one cannot, and whoever wants to play it waits."""
    held = Held()
    async with serving(tmp_path, held) as (api, _):
        early = asyncio.create_task(api.open("open", "easy"))
        other = asyncio.create_task(api.open("open", "easy", game="fairytile"))
        held.release(SINTRA)
        assert (await early)["table"]
        shown = await api.get("/api/preparation")
        assert shown["games"]["sintra"]["rules"] == 0
        assert shown["games"]["fairytile"]["rules"] > 0
        assert not other.done()
        held.release(FAIRY_TILE)
        assert (await other)["table"]


async def test_progress_is_told_by_functions(tmp_path: Path):
    held = Held()
    async with serving(tmp_path, held) as (api, _):
        before = await seen(api, lambda shown: shown["of"] > 0)
        held.compile(SINTRA, 0)
        after = await seen(api, lambda shown: shown["done"] == 1)
        assert after["of"] == before["of"] == 2 * len(held.parts)


async def test_in_the_end_all_is_ready_and_says_so(tmp_path: Path):
    held = Held()
    async with serving(tmp_path, held) as (api, _):
        held.release_all()
        shown = await seen(api, lambda shown: shown["complete"])
        assert (shown["share"], shown["seconds"], shown["trouble"]) == (1, 0, False)
        for game in shown["games"].values():
            assert {game["rules"], game["hints"], *game["levels"].values()} == {0}
        assert await status_of(api, "/ready") == 200


async def test_a_server_can_be_stopped_while_it_prepares(tmp_path: Path):
    """And is there again afterwards."""
    for _ in range(2):
        async with serving(tmp_path, Held()) as (api, _):
            assert await status_of(api, "/health") == 200


# ------------------------------------------------------------------ bots and hints


async def test_a_bot_that_is_not_ready_moves_once_it_is(tmp_path: Path):
    held, order = Held(), list[str]()
    async with serving(tmp_path, held) as (api, services):
        choose = services.bot_pool.choose

        async def noted(match: Match, level: str, rng: np.random.Generator, *, who: Asker) -> str:
            order.append("asked for a move")
            return await choose(match, level, rng, who=who)

        services.bot_pool.choose = noted
        held.release(SINTRA)
        table, key = await seated(api, "strong")
        async with Player(api.address, table, key) as player:
            await until_bot_is_to_act(player)
            shown = await api.get("/api/preparation")
            assert shown["games"]["sintra"]["levels"]["strong"] > 0
            order.append("ready")
            held.release(OWL)
            await player.until(lambda one: moves_of_bot(one) > 0)
    assert order[:2] == ["ready", "asked for a move"]


async def test_a_hint_that_cannot_be_had_yet_says_when_it_can(tmp_path: Path):
    held = Held()
    async with serving(tmp_path, held) as (api, _):
        held.release(SINTRA, HARE)
        table, key = await seated(api, "easy")
        async with Player(api.address, table, key) as player:
            await player.until(lambda one: one.latest["state"]["to_act"] == 0)
            with pytest.raises(Refusal) as refused:
                await player.wish("hint")
            assert refused.value.code == "getting-ready"
            assert refused.value.problem["facts"]["seconds"] > 3
            held.release(OWL)
            await seen(api, lambda shown: shown["games"]["sintra"]["hints"] == 0)
            assert (await player.wish("hint"))["choices"]


async def test_a_table_from_before_waits_for_its_rules(tmp_path: Path):
    """Somebody comes back to a game while the server compiles after an update."""
    first, second = Held(), Held()
    async with serving(tmp_path, first) as (api, _):
        first.release_all()
        table, key = await seated(api, "easy")
    async with serving(tmp_path, second) as (api, _):
        player = Player(api.address, table, key)
        back = asyncio.create_task(player.connect())
        for _ in range(20):  # the journal has had time to be read for the table, too
            await api.get("/api/tables")
        assert not back.done()
        second.release_all()
        assert (await back)["agreement"]["game"] == "sintra"
        await player.close()


# ------------------------------------------------------------------ when something goes wrong


async def test_a_fault_is_logged_and_shown_and_the_game_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    """The bot tries all the same, and if it cannot, another one moves for it."""
    held = Held()
    async with serving(tmp_path, held) as (api, _):
        held.fail(OWL)
        held.release(SINTRA)
        shown = await seen(api, lambda shown: shown["trouble"])
        assert shown["games"]["sintra"]["levels"]["strong"] is None
        table, key = await seated(api, "strong")
        async with Player(api.address, table, key) as player:
            await hand_over(player)
            await player.until(lambda one: moves_of_bot(one) > 0)
        held.stop()
        shown = await seen(api, lambda shown: shown["seconds"] == 0)
        assert not shown["complete"]
        assert await status_of(api, "/ready") == 503
    assert "could not be made ready" in caplog.messages


async def test_a_game_whose_rules_are_broken_is_refused(tmp_path: Path):
    held = Held()
    async with serving(tmp_path, held) as (api, _):
        held.fail(FAIRY_TILE)
        held.release(SINTRA)
        with pytest.raises(Refusal) as refused:
            await api.open("open", "easy", game="fairytile")
        assert refused.value.code == "not-ready"
        assert (await api.open("open", "easy"))["table"]
