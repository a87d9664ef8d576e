"""How long people wait for a move while bots think at other tables: `python bench/busy_bots.py`.

The same moves are made with and without three of the strongest bots at work, in turns, so that both
meet the same machine; the ratio of the two is what counts.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the tests' own tools

from tests.databases import Database
from tests.server.client import Api, Player
from tests.server.running import Server

BOTS, ROUNDS, MOVES = 3, 5, 20


async def open_table(api: Api, *places: str) -> tuple[str, list[str]]:
    """A table, and the keys of the people at it."""
    table = (await api.open(*places))["table"]
    people = [seat for seat, place in enumerate(places) if place == "open"]
    return table, [await api.sit(table, seat, f"P{seat}") for seat in people]


async def keep_a_bot_busy(api: Api) -> None:
    """Answer its every move at once, until nobody wants to know any more."""
    table, (key,) = await open_table(api, "open", "strong")
    async with Player(api.address, table, key) as person:
        while person.standing["status"] == "running":
            await person.hear(lambda one: one.is_to_act or one.standing["status"] == "over")
            if person.is_to_act:
                await person.play(person.moves()[0])
                await person.hear(lambda one: not one.is_to_act)


async def waits(api: Api, rng: random.Random) -> list[float]:
    """Milliseconds to the acknowledgement of each move at a table of two people."""
    table, keys = await open_table(api, "open", "open")
    found: list[float] = []
    async with (
        Player(api.address, table, keys[0]) as one,
        Player(api.address, table, keys[1]) as two,
    ):
        for _ in range(MOVES):
            mover = one if one.is_to_act else two
            began = time.perf_counter()
            done = await mover.play(mover.any_move(rng))
            found.append(1000 * (time.perf_counter() - began))
            for each in (one, two):
                await each.until(lambda player, ply=done["ply"]: player.ply >= ply)
    return found


async def measure(address: str) -> tuple[list[float], list[float]]:
    """What people wait without bots and beside them."""
    api, rng, alone, beside = Api(address), random.Random(1), list[float](), list[float]()
    for _ in track(range(ROUNDS), "Playing …"):
        alone += await waits(api, rng)
        busy = [asyncio.create_task(keep_a_bot_busy(api)) for _ in range(BOTS)]
        beside += await waits(api, rng)
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
    await api.close()
    return alone, beside


def main() -> None:
    """Print both medians, and how they compare."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Server(Database(data=folder / "data"), folder / "log") as server:
            alone, beside = asyncio.run(measure(server.address))
    print(f"without bots {median(alone):.1f} ms, beside {BOTS} strong bots {median(beside):.1f} ms")
    print(f"ratio {median(beside) / median(alone):.2f}")


if __name__ == "__main__":
    main()
