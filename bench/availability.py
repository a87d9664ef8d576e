"""Does an honest table play on while a server is attacked? `python bench/availability.py`

Two people play; then each attack of `bench/attacks.py` runs beside them, bounded in number and
time, from an address of its own on the loopback. For each: how long a move took before and during,
and whether /health and /ready answered; an attack that failed or got nothing was none. Then a
server with a table of each kind of damage, and one whose database falls silent.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Sheet

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the tests' own tools

from bench.attacks import ATTACKS, LONG_PLIES
from bench.honest import HonestTable, Waits, measure, open_table
from bench.silence import silenced
from tests.browser.laying import lay
from tests.databases import Database
from tests.server.client import Api, Player
from tests.server.damage import DAMAGES
from tests.server.running import Server
from tests.table.seated import two_people

from tessera.server.caretaker import GRACE

BEFORE, DURING = 4.0, 12.0  # seconds
WORST = 150.0  # milliseconds, for an honest move
LONG_GAME = 45  # plies
VERY_LONG_GAMES = 6  # tables, of which much has never been asked for


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
        key = keys[int(one.state["to_act"])]
    await api.close()
    return table, key


def very_long_games(database: Database) -> list[str]:
    """Games of Fairy Tile that nobody wants to come to an end, written into the journal."""
    sitting, rng = two_people("fairytile"), random.Random(1)
    while sitting.ply < LONG_PLIES and sitting.table.status == "running":
        moves = sitting.legal
        quiet = [move for move in moves if not move.startswith("tell")]
        sitting.make(rng.choice(quiet or moves))
    assert sitting.ply >= LONG_PLIES
    return [lay(database, sitting) for _ in range(VERY_LONG_GAMES)]


class Attack:
    """One that runs, and what came of it."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.has_failed = False

    @property
    def was_granted(self) -> bool:
        """Has it come to its end, and reached the server?"""
        reached = any(self.counts.get(one) for one in ("granted", "asked", "begun"))
        return reached and not self.has_failed

    def __str__(self) -> str:
        told = ", ".join(f"{what} {count}" for what, count in sorted(self.counts.items()))
        return told if self.was_granted else f"FAILED {told}"


@asynccontextmanager
async def under_attack(
    name: str, address: str, table: str, key: str, long: list[str]
) -> AsyncGenerator[Attack]:
    """While it lasts; afterwards how much of it was granted."""
    what = (name, address, table, key, *long)  # any of them may begin with a dash
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(Path(__file__).parent / "attacks.py"),
        *(
            "--seconds",
            str(DURING + 3),
            "--",
            *what,
        ),
        stdout=asyncio.subprocess.PIPE,
    )
    attack = Attack()
    assert process.stdout is not None
    await process.stdout.readline()  # what it sends is prepared
    await asyncio.sleep(2)  # until it is under way
    yield attack
    out, _ = await process.communicate()
    attack.has_failed = process.returncode != 0
    attack.counts = json.loads(out or b"{}")


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
    long = await asyncio.to_thread(very_long_games, server.database)
    async with HonestTable(server.address) as honest:
        for name in names:
            console.print(f"{name}: {(ATTACKS[name].__doc__ or '').strip()}")
            before = await measure(honest, server.address, BEFORE)
            async with under_attack(name, server.address, table, key, long) as attack:
                during = await measure(honest, server.address, DURING)
            findings.append(Finding(name, before, during, str(attack), attack.was_granted))
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
        states = [(await api.get(f"/api/tables/{table}"))["state"] for table in (timed, owed)]
        set_aside = (await api.get("/ready"))["set_aside"]
        await api.close()
    ran_out, moved = states[0]["status"] == "over", states[1]["ply"] > ply
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
        console.print(str(silence))
        bad += [] if silence.is_good else ["silence"]
    if bad:
        bar = f"at most {WORST:.0f} ms, always ready, and an attack that was granted"
        sys.exit(f"The bar, {bar}: missed by {', '.join(bad)}.")


if __name__ == "__main__":
    main()
