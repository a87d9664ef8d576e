"""Does an honest table play on while a server is attacked? `python bench/availability.py`

Two people play; then each attack of `bench/attacks.py` runs beside them, bounded in number and
time, from an address of its own on the loopback. For each: how long a move took before and during,
and whether /health and /ready answered. Then a server with a table of each kind of damage, and one
whose database falls silent.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import httpx
from rich.console import Console
from rich.table import Table as Sheet

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the tests' own tools

from bench.attacks import ATTACKS
from tests.databases import Database, PostgreSQL
from tests.server.client import Api, Player, Refusal, coming_from, new_address
from tests.server.damage import DAMAGES
from tests.server.playing import until_ready
from tests.server.running import Server
from tests.silence import Proxy

from tessera.server.caretaker import GRACE

BEFORE, DURING = 4.0, 12.0  # seconds
BETWEEN_MOVES = 0.04  # seconds
WORST = 150.0  # milliseconds, for an honest move
LONG_GAME = 45  # plies
REFUSED_WITHIN, BACK_WITHIN = 5.0, 10.0  # seconds, with a silent database


class Waits(NamedTuple):
    """Milliseconds that people waited."""

    moves: list[float]
    health: list[float]
    unready: int  # how often /health or /ready said no, or nothing


# ------------------------------------------------------------------ honest people


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
        if self._people[0].standing["status"] == "over":
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


# ------------------------------------------------------------------ attacks


async def long_game(address: str) -> tuple[str, str]:
    """A game of Fairy Tile that has gone on for long, and the key of whoever is to act."""
    api = Api(address)
    table, keys = await open_table(api, "fairytile")
    rng = random.Random(2)
    async with Player(address, table, keys[0]) as one, Player(address, table, keys[1]) as two:
        while one.ply < LONG_GAME:
            mover = one if one.is_to_act else two
            done = await mover.play(mover.any_move(rng))
            for each in (one, two):
                await each.until(lambda player, ply=done["ply"]: player.ply >= ply)
        key = keys[int(one.standing["to_act"])]
    await api.close()
    return table, key


@asynccontextmanager
async def under_attack(
    name: str, address: str, table: str, key: str
) -> AsyncGenerator[dict[str, Any]]:
    """While it lasts; afterwards how much of it was granted."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(Path(__file__).parent / "attacks.py"),
        *(name, address, table, key, "--seconds", str(DURING + 3)),
        stdout=asyncio.subprocess.PIPE,
    )
    counts: dict[str, Any] = {}
    await asyncio.sleep(2)  # until it is under way
    yield counts
    out, _ = await process.communicate()
    counts.update(json.loads(out or b"{}"))


class Finding(NamedTuple):
    """One line of the table."""

    what: str
    before: Waits
    during: Waits
    granted: str
    went_well: bool = True

    @property
    def is_good(self) -> bool:
        """Was nobody kept waiting?"""
        waited = max(self.during.moves) > WORST or self.during.unready > 0
        return self.went_well and not waited


async def attacked(server: Server, names: list[str], console: Console) -> list[Finding]:
    """Every attack by itself, with some quiet before it."""
    findings: list[Finding] = []
    table, key = await long_game(server.address)
    async with HonestTable(server.address) as honest:
        for name in names:
            console.print(f"{name}: {(ATTACKS[name].__doc__ or '').strip()}")
            before = await measure(honest, server.address, BEFORE)
            async with under_attack(name, server.address, table, key) as counts:
                during = await measure(honest, server.address, DURING)
            told = ", ".join(f"{what} {count}" for what, count in sorted(counts.items()))
            findings.append(Finding(name, before, during, told))
    return findings


# ------------------------------------------------------------------ bad tables


async def damaged(folder: Path, console: Console) -> Finding:
    """A table of each kind of damage, all with clocks that have run out; others play on."""
    console.print(f"damage: a table with each of {', '.join(DAMAGES)}")
    database = Database(data=folder / "data")
    server = Server(database, folder / "log")
    clocks = {"pace": {"clock": "move", "seconds": 5}, "absent": "forfeit"}
    with server:
        api = Api(server.address)
        bad = [(await open_table(api, "sintra", **clocks))[0] for _ in DAMAGES]
        timed, _ = await open_table(api, "sintra", **clocks)
        async with HonestTable(server.address) as honest:
            before = await measure(honest, server.address, BEFORE)
        owed, ply = await _bot_that_owes_a_move(api)
        await api.close()
        server.kill()
    journal = database.open()
    with journal._engine.begin() as connection:  # pyright: ignore[reportPrivateUsage]
        for table, damage in zip(bad, DAMAGES.values(), strict=True):
            damage(connection, table)
    journal.close()
    with server:
        async with HonestTable(server.address) as honest:
            during = await measure(honest, server.address, GRACE / 1000 + 15)
        api = Api(server.address)
        standing = [(await api.get(f"/api/tables/{table}"))["standing"] for table in (timed, owed)]
        set_aside = (await api.get("/ready"))["set_aside"]
        await api.close()
    ran_out, moved = standing[0]["status"] == "over", standing[1]["ply"] > ply
    named = sum(table in server.log() for table in bad)
    told = (
        f"clock elsewhere {'ran out' if ran_out else 'STOOD STILL'}, bot elsewhere"
        f" {'moved' if moved else 'DID NOT MOVE'}, {set_aside} set aside, {named} named in the log"
    )
    unreadable = len(bad) - 1  # one has lost its entries: there is no such table any more
    is_good = ran_out and moved and named == len(bad) and set_aside == unreadable
    return Finding("damage", before, during, told, went_well=is_good)


async def _bot_that_owes_a_move(api: Api) -> tuple[str, int]:
    """A table where a strong bot is just thinking, and its ply."""
    table = (await api.open("open", "strong", game="sintra"))["table"]
    key = await api.sit(table, 0)
    async with Player(api.address, table, key) as person:
        await person.until(lambda one: one.is_to_act)
        done = await person.play(person.moves()[0])
    return table, int(done["ply"])


# ------------------------------------------------------------------ a silent database


class Silence(NamedTuple):
    """What people see while the database says nothing."""

    refused: float  # seconds until a move is refused, at most
    back: float  # seconds from its first word to the next move that is kept
    unready: float  # seconds until /ready says so
    is_lost: bool  # was anything that had been acknowledged gone afterwards?
    is_true: bool  # did /health say meanwhile that it lives, and /ready then that all is well?

    @property
    def is_good(self) -> bool:
        """The bar."""
        in_time = self.refused <= REFUSED_WITHIN and self.back <= BACK_WITHIN
        return in_time and self.is_true and not self.is_lost


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
        refused, is_true = 0.0, True
        for _ in range(8):
            asked = time.perf_counter()
            with suppress(Refusal):
                await _play(one, two)
            refused = max(refused, time.perf_counter() - asked)
            is_true &= (await api.get("/health"))["status"] == "alive"
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
    return Silence(refused, back, told, is_lost, is_true)


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


# ------------------------------------------------------------------ report


def health_of(waits: Waits) -> str:
    """The longest wait for /health, and how often /ready was not."""
    unready = f", not ready {waits.unready} times" if waits.unready else ""
    return f"{max(waits.health):.0f}{unready}"


def show(findings: list[Finding], console: Console) -> None:
    """The table."""
    sheet = Sheet("attack", "before", "worst", "during", "worst", "moves", "/health", "what it got")
    for one in findings:
        sheet.add_row(
            one.what,
            f"{median(one.before.moves):.1f}",
            f"{max(one.before.moves):.0f}",
            f"{median(one.during.moves):.1f}",
            f"{max(one.during.moves):.0f}",
            str(len(one.during.moves)),
            health_of(one.during),
            one.granted,
        )
    console.print(sheet)
    console.print("Milliseconds from an honest move to its acknowledgement: median and worst.")


def main() -> None:
    """All attacks, or those that are named."""
    known = [*ATTACKS, "damage", "silence"]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", help=f"{', '.join(known)}; all if none is named")
    wanted = parser.parse_args().what or known
    console = Console(width=150)
    findings: list[Finding] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if attacks := [one for one in ATTACKS if one in wanted]:
            with Server(Database(data=folder / "attacked"), folder / "log of attacks") as server:
                findings += asyncio.run(attacked(server, attacks, console))
        if "damage" in wanted:
            findings.append(asyncio.run(damaged(folder, console)))
        silence = asyncio.run(silenced(folder, console)) if "silence" in wanted else None
    if findings:
        show(findings, console)
    bad = [one.what for one in findings if not one.is_good]
    if silence is not None:
        console.print(
            f"A silent database: a move was refused after {silence.refused:.1f} s at most, /ready"
            f" said so after {silence.unready:.1f} s, and {silence.back:.1f} s after its first word"
            f" the next move was kept. {'SOMETHING' if silence.is_lost else 'Nothing'} was lost."
        )
        bad += [] if silence.is_good else ["silence"]
    if bad:
        sys.exit(f"The bar, at most {WORST:.0f} ms and always ready: missed by {', '.join(bad)}.")


if __name__ == "__main__":
    main()
