"""How long others wait while bots think: `python bench/busy_bots.py [--tables 50] [--seconds 60]`.

At so many tables of both games the strongest bots have always a move to make, everybody there from
an address of their own; then medium bots of one address, which may ask for as much as it
likes. Meanwhile two people play at another table, and in both games somebody plays against an easy
bot. Leaves with 1 if a bar is missed. Wants a machine that has nothing else to do.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the tests' own tools

from tests.databases import Database
from tests.server.client import Api, Player, new_address
from tests.server.running import Server

GAMES = ("sintra", "fairytile")
PAUSE = 0.02  # seconds between moves of people, within what a line may ask for
FOR_ONE_ADDRESS = """[of_address]
openings = [1000, 1000]
seats = [1000, 1000]
wishes = [10000, 10000]
"""
MOST_FOR_A_MOVE = 50.0  # milliseconds to its acknowledgement, for 99 of 100
MOST_FOR_AN_EASY_BOT = 1000.0  # milliseconds to its move, for every one


class Found(NamedTuple):
    """Milliseconds that others waited."""

    moves: list[float]  # people, for the acknowledgement of each move
    answers: list[float]  # somebody, for each move of an easy bot


async def play_at_tables(
    address: str,
    game: str,
    *places: str,
    play: Callable[[list[Player]], Awaitable[None]],
    come_from: str | None = None,
) -> None:
    """Open a table with such places, play there until the game is over, and open the next."""
    while True:
        api = Api(address, come_from)  # else everybody comes from an address of their own
        table = (await api.open(*places, game=game))["table"]
        seats = [seat for seat, place in enumerate(places) if place == "open"]
        keys = [await api.sit(table, seat, f"P{seat}") for seat in seats]
        people = [Player(address, table, key, come_from=come_from) for key in keys]
        try:
            for person in people:
                await person.connect()
            while people[0].state["status"] == "running":
                await play(people)
        finally:
            for person in people:
                await person.close()
            await api.close()


def is_to_act_or_over(person: Player) -> bool:
    """Is there nothing more to wait for?"""
    return person.is_to_act or person.state["status"] != "running"


async def keep_the_bot_busy(people: list[Player]) -> None:
    """Answer its every move at once."""
    (person,) = people
    await person.hear(is_to_act_or_over)
    if person.is_to_act:
        done = await person.play(person.moves()[0])
        await person.hear(lambda one: one.ply >= done["ply"])


class Stopwatch:
    """Plays as people do, and notes how long they wait."""

    def __init__(self) -> None:
        self._rng = random.Random(1)
        self.found = Found([], [])

    async def move(self, people: list[Player]) -> None:
        """A move of whoever's turn it is."""
        mover = next(person for person in people if person.is_to_act)
        began = time.perf_counter()
        done = await mover.play(mover.any_move(self._rng))
        self.found.moves.append(1000 * (time.perf_counter() - began))
        for person in people:
            await person.hear(lambda one: one.ply >= done["ply"])
        await asyncio.sleep(PAUSE)

    async def answer(self, people: list[Player]) -> None:
        """A move, and what the bot makes of it."""
        (person,) = people
        await person.hear(is_to_act_or_over)
        if not person.is_to_act:
            return
        done = await person.play(person.any_move(self._rng))
        began = time.perf_counter()
        await person.hear(lambda one: one.ply >= done["ply"])
        try:
            await person.hear(is_to_act_or_over)
        finally:  # an answer that never came counts too
            moved = any(
                ply["seat"] not in (None, *person.seats) for ply in person.log[done["ply"] :]
            )
            if moved or not is_to_act_or_over(person):
                self.found.answers.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(PAUSE)


async def watch(address: str, seconds: float) -> Found:
    """What people wait for so many seconds."""
    stopwatch = Stopwatch()
    tasks = [
        asyncio.create_task(play_at_tables(address, game, *places, play=play))
        for game, places, play in (
            ("sintra", ("open", "open"), stopwatch.move),
            *((game, ("open", "easy"), stopwatch.answer) for game in GAMES),
        )
    ]
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    await end(tasks)
    return stopwatch.found


async def end(tasks: list[asyncio.Task[None]]) -> None:
    """Let them stop; whatever went wrong with them goes wrong here."""
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome


async def measure(
    address: str, level: str, tables: int, seconds: float, come_from: str | None = None
) -> Found:
    """What people wait for beside bots of a level at so many tables."""
    busy = [
        asyncio.create_task(
            play_at_tables(
                address, game, "open", level, play=keep_the_bot_busy, come_from=come_from
            )
        )
        for game in islice(cycle(GAMES), tables)
    ]
    beside = await watch(address, seconds)
    await end(busy)
    return beside


async def all_parts(address: str, tables: int, seconds: float) -> dict[str, Found]:
    """One after the other."""
    return {
        "nobody else": await watch(address, seconds / 4),
        f"{tables} strong bots": await measure(address, "strong", tables, seconds),
        f"{tables} medium bots of one address": await measure(
            address, "medium", tables, seconds, new_address()
        ),
    }


def told(what: str, found: list[float]) -> str:
    """The usual, the worst of a hundred, and the worst."""
    most = np.percentile(found, 99)
    figures = f"median {median(found):.1f} ms, 99 of 100 within {most:.1f} ms"
    return f"{what}: {figures}, worst {max(found):.1f} ms ({len(found)})"


def main() -> int:
    """Print how long people waited, and judge it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="where bots think")
    parser.add_argument("--seconds", type=float, default=60.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "limits.toml").write_text(FOR_ONE_ADDRESS)
        limits = ("--limits", str(folder / "limits.toml"))
        with Server(Database(data=folder / "data"), folder / "log", *limits) as server:
            parts = asyncio.run(all_parts(server.address, asked.tables, asked.seconds))
    bars: dict[str, bool] = {}
    for when, found in parts.items():
        print(told(f"beside {when}, a person's move", found.moves))
        print(told(f"beside {when}, an easy bot's answer", found.answers))
        quick, worst = float(np.percentile(found.moves, 99)), max(found.answers)
        if "medium" not in when:  # there one address moves far faster than it usually may
            moves = f"{when}: 99 of 100 moves within {MOST_FOR_A_MOVE:.0f} ms"
            bars[moves] = quick <= MOST_FOR_A_MOVE
        easy = f"{when}: easy bots, all within {MOST_FOR_AN_EASY_BOT:.0f} ms"
        bars[easy] = worst <= MOST_FOR_AN_EASY_BOT
    for bar, holds in bars.items():
        print(f"{'holds ' if holds else 'MISSED'} {bar}")
    return 0 if all(bars.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
