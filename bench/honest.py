"""Two people who play while a server has a hard time, and how long they wait."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

import httpx
from tests.server.client import Api, Player, coming_from, new_address

BETWEEN_MOVES = 0.04  # seconds


class Waits(NamedTuple):
    """Milliseconds that people waited."""

    moves: list[float]
    health: list[float]
    unready: int  # how often /health or /ready said no, or nothing


class HonestTable:
    """Two people who play, and another game when one is over."""

    def __init__(self, address: str) -> None:
        self._api, self._rng = Api(address), random.Random(1)
        self._stack = AsyncExitStack()
        self._people: list[Player] = []

    async def __aenter__(self) -> HonestTable:
        await self._sit()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()
        await self._api.close()

    async def _sit(self) -> None:
        await self._stack.aclose()
        table, keys = await open_table(self._api, "sintra")
        self._people = [
            await self._stack.enter_async_context(Player(self._api.address, table, key))
            for key in keys
        ]

    async def move(self) -> float:
        """Milliseconds from a move to its acknowledgement; everybody sees it before the next."""
        if self._people[0].state["status"] == "over":
            await self._sit()
        mover = next(one for one in self._people if one.is_to_act)
        began = time.perf_counter()
        done = await mover.play(mover.any_move(self._rng))
        waited = 1000 * (time.perf_counter() - began)
        for one in self._people:
            await one.until(lambda player: player.ply >= done["ply"])
        return waited


async def open_table(api: Api, game: str, **settings: Any) -> tuple[str, list[str]]:
    """A table for two, and their keys."""
    table = (await api.open("open", "open", game=game, **settings))["table"]
    return table, [await api.sit(table, seat, f"P{seat}") for seat in (0, 1)]


async def measure(honest: HonestTable, address: str, seconds: float) -> Waits:
    """Play for so long, and look at the server's health meanwhile."""
    waits = Waits([], [], 0)
    until = time.perf_counter() + seconds

    async def look() -> int:
        unready = 0
        headers = coming_from(new_address())
        async with httpx.AsyncClient(
            base_url=f"http://{address}", timeout=10, headers=headers
        ) as http:
            while time.perf_counter() < until:
                began = time.perf_counter()
                for path in ("/health", "/ready"):
                    try:
                        unready += (await http.get(path)).status_code != 200
                    except httpx.TransportError:
                        unready += 1
                    if path == "/health":
                        waits.health.append(1000 * (time.perf_counter() - began))
                await asyncio.sleep(0.5)
        return unready

    looking = asyncio.create_task(look())
    while time.perf_counter() < until:
        waits.moves.append(await honest.move())
        await asyncio.sleep(BETWEEN_MOVES)
    return waits._replace(unready=await looking)
