"""A database that acknowledges every byte and answers none: what people see of it."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from statistics import median
from typing import NamedTuple

import httpx
from bench.honest import HonestTable, Waits, measure, open_table
from rich.console import Console
from tests.databases import PostgreSQL
from tests.server.client import Api, Player, Refusal, coming_from, new_address
from tests.server.playing import until_ready
from tests.server.running import Server
from tests.silence import Proxy

BEFORE = 4.0  # seconds
REFUSED_WITHIN, BACK_WITHIN = 5.0, 10.0  # seconds


class Silence(NamedTuple):
    """What people see while the database says nothing."""

    before: Waits
    refused: list[float]  # seconds until a move was refused
    back: float  # seconds from its first word to the next move that is kept
    unready: float  # seconds until /ready says so
    is_lost: bool  # was anything that had been acknowledged gone afterwards?
    is_true: bool  # did /health say meanwhile that it lives, and /ready then that all is well?

    @property
    def is_good(self) -> bool:
        """The bar."""
        longest = max(*self.refused, self.unready)
        in_time = longest <= REFUSED_WITHIN and self.back <= BACK_WITHIN
        return in_time and self.is_true and not self.is_lost

    def __str__(self) -> str:
        """In sentences."""
        moves, refused = self.before.moves, self.refused
        return (
            f"A silent database: before, a move took {median(moves):.1f} ms, {max(moves):.0f} at"
            f" worst; then it was refused after {median(refused):.1f} s, {max(refused):.1f} at"
            f" worst, and /ready said so after {self.unready:.1f} s. {self.back:.1f} s after the"
            f" first word the next move was kept. {'SOMETHING' if self.is_lost else 'Nothing'} was"
            " lost."
        )


async def silenced(folder: Path, console: Console) -> Silence:
    """A database behind a proxy that keeps every byte back, for all lines, old and new."""
    console.print("silence: the database acknowledges every byte and answers none")
    postgresql = PostgreSQL(folder / "postgresql")
    try:
        async with Proxy(postgresql.new_database()) as proxy:
            server = Server(proxy.database, folder / "log of silence", patient=False)
            server.start(wait=False)
            await asyncio.to_thread(server.wait_until_ready)
            try:
                return await _through_silence(server, proxy)
            finally:
                await asyncio.to_thread(server.stop)
    finally:
        postgresql.close()


async def _through_silence(server: Server, proxy: Proxy) -> Silence:
    async with HonestTable(server.address) as honest:
        before = await measure(honest, server.address, BEFORE)
    api = Api(server.address)
    table, keys = await open_table(api, "sintra")
    acknowledged = 0
    async with AsyncExitStack() as stack:
        one, two = [
            await stack.enter_async_context(Player(server.address, table, key)) for key in keys
        ]
        for _ in range(10):
            acknowledged = await _play(one, two)
        proxy.fall_silent()
        began = time.perf_counter()
        unready = asyncio.create_task(_until_unready(server.address))
        refused, is_true = list[float](), True
        for _ in range(8):
            asked = time.perf_counter()
            with suppress(Refusal):
                await _play(one, two)
            refused.append(time.perf_counter() - asked)
            is_true &= before.unready == 0 and (await api.get("/health"))["status"] == "alive"
            await asyncio.sleep(1)
        told = await unready - began
    proxy.speak()
    spoke = time.perf_counter()
    while True:
        try:
            async with (
                Player(server.address, table, keys[0]) as one,
                Player(server.address, table, keys[1]) as two,
            ):
                is_lost = one.ply < acknowledged
                await _play(one, two)
                break
        except (Refusal, OSError):
            await asyncio.sleep(0.1)
    back = time.perf_counter() - spoke
    await until_ready(api)
    await api.close()
    is_true &= time.perf_counter() - spoke <= BACK_WITHIN
    return Silence(before, refused, back, told, is_lost, is_true)


async def _play(one: Player, two: Player) -> int:
    """Whoever is to act moves; the ply after it."""
    mover = one if one.is_to_act else two
    done = await mover.play(mover.moves()[0])
    for each in (one, two):
        await each.until(lambda player: player.ply >= done["ply"])
    return int(done["ply"])


async def _until_unready(address: str) -> float:
    headers = coming_from(new_address())
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=30, headers=headers) as http:
        while (await http.get("/ready")).status_code == 200:
            await asyncio.sleep(0.1)
    return time.perf_counter()
