"""How long others wait while bots think: `python bench/busy_bots.py [--tables 50] [--seconds 60]`.

At so many tables of both games the strongest bots have always a move to make. Meanwhile two people
play at another table, and somebody plays against an easy bot. Leaves with 1 if a bar is missed.
Wants a machine that has nothing else to do.
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
from tests.server.client import Api, Player
from tests.server.running import Server

GAMES = ("sintra", "fairytile")
PAUSE = 0.02  # seconds between moves of people, within what a line may ask for
MOST_FOR_A_MOVE = 50.0  # milliseconds to its acknowledgement, for 99 of 100
MOST_FOR_AN_EASY_BOT = 1000.0  # milliseconds to its move, for every one


class Found(NamedTuple):
    """Milliseconds that others waited."""

    moves: list[float]  # people, for the acknowledgement of each move
    answers: list[float]  # somebody, for each move of an easy bot


async def play_at_tables(
    address: str, game: str, *places: str, play: Callable[[list[Player]], Awaitable[None]]
) -> None:
    """Open a table with such places, play there until the game is over, and open the next."""
    while True:
        api = Api(address)  # everybody comes from an address of their own
        table = (await api.open(*places, game=game))["table"]
        seats = [seat for seat, place in enumerate(places) if place == "open"]
        keys = [await api.sit(table, seat, f"P{seat}") for seat in seats]
        people = [Player(address, table, key) for key in keys]
        try:
            for person in people:
                await person.connect()
            while people[0].standing["status"] == "running":
                await play(people)
        finally:
            for person in people:
                await person.close()
            await api.close()


def is_to_act_or_over(person: Player) -> bool:
    """Is there nothing more to wait for?"""
    return person.is_to_act or person.standing["status"] != "running"


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
        asyncio.create_task(play_at_tables(address, "sintra", *places, play=play))
        for places, play in (
            (("open", "open"), stopwatch.move),
            (("open", "easy"), stopwatch.answer),
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


async def measure(address: str, tables: int, seconds: float) -> tuple[Found, Found]:
    """The same without bots at other tables, and beside them."""
    alone = await watch(address, seconds / 4)
    busy = [
        asyncio.create_task(play_at_tables(address, game, "open", "strong", play=keep_the_bot_busy))
        for game in islice(cycle(GAMES), tables)
    ]
    beside = await watch(address, seconds)
    await end(busy)
    return alone, beside


def told(what: str, found: list[float]) -> str:
    """The usual, the worst of a hundred, and the worst."""
    most = np.percentile(found, 99)
    figures = f"median {median(found):.1f} ms, 99 of 100 within {most:.1f} ms"
    return f"{what}: {figures}, worst {max(found):.1f} ms ({len(found)})"


def main() -> int:
    """Print how long people waited, and judge it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="where strong bots think")
    parser.add_argument("--seconds", type=float, default=60.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Server(Database(data=folder / "data"), folder / "log") as server:
            alone, beside = asyncio.run(measure(server.address, asked.tables, asked.seconds))
    for when, found in (("nobody else", alone), (f"{asked.tables} strong bots", beside)):
        print(told(f"beside {when}, a person's move", found.moves))
        print(told(f"beside {when}, an easy bot's answer", found.answers))
    bars = {
        f"people's moves: 99 of 100 within {MOST_FOR_A_MOVE:.0f} ms": (
            float(np.percentile(beside.moves, 99)) <= MOST_FOR_A_MOVE
        ),
        f"easy bots: all within {MOST_FOR_AN_EASY_BOT:.0f} ms": (
            max(beside.answers) <= MOST_FOR_AN_EASY_BOT
        ),
    }
    for bar, holds in bars.items():
        print(f"{'holds ' if holds else 'MISSED'} {bar}")
    return 0 if all(bars.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
