"""What tests of servers do again and again: sit down, make any move, look whether it was kept."""

from __future__ import annotations

import random
from typing import Any

from tessera.server.hub import replayed
from tessera.table import commands
from tessera.table.settings import Place
from tests.browser.laying import key_of, lay
from tests.databases import Database
from tests.server.client import Api, Player, Refusal
from tests.table.seated import OPEN, Sitting


async def seated(api: Api, *places: str, **settings: Any) -> tuple[str, list[str]]:
    opened = await api.open(*(places or ("open", "open")), **settings)
    people = [seat for seat, place in enumerate(places or ("open", "open")) if place == "open"]
    return opened["table"], [await api.sit(opened["table"], seat, f"P{seat}") for seat in people]


async def play_any(people: list[Player], rng: random.Random) -> tuple[int, str]:
    """One move; its ply and notation."""
    mover = next(one for one in people if one.is_to_act)
    ply, move = mover.ply, mover.any_move(rng)
    done = await mover.play(move, ply)
    for one in people:
        await one.until(lambda player: player.ply >= done["ply"])
    return ply, move


async def play_in_the_end(people: list[Player], rng: random.Random) -> tuple[int, str]:
    """One move that is acknowledged, however often the database refuses before."""
    while True:
        try:
            return await play_any(people, rng)
        except Refusal as refusal:  # it is stale if one that was refused was kept after all
            if refusal.code not in ("storage-trouble", "stale-move"):
                raise


async def is_ready(api: Api) -> bool:
    """Asked by somebody else every time: nobody asks too often."""
    somebody = Api(api.address)
    try:
        await somebody.get("/ready")
    except Refusal as refusal:
        if refusal.status != 503:
            raise
        return False
    finally:
        await somebody.close()
    return True


async def until_ready(api: Api) -> None:
    """As a load balancer would; the server looks after its database before it answers."""
    while not await is_ready(api):
        continue


def owing(database: Database, level: str) -> tuple[str, str, int]:
    """A table as a server leaves it that dies before its bot moves; a person's key, and the ply."""
    sitting = Sitting(places=[OPEN, Place(kind="bot", level=level)]).seated("ana")
    while sitting.table.bot_to_act is None:
        ply, move = sitting.table.ply, str(sitting.table.running_match().legal_moves()[0])
        sitting.ask(commands.play, "ana", ply=ply, move=move)
    return lay(database, sitting), key_of("ana"), sitting.table.ply


def check_kept(database: Database, table: str, kept: list[tuple[int, str]]) -> None:
    """Every move that was acknowledged is in the journal, at its ply."""
    journal = database.open()
    moves = replayed(journal.entries(table)).running_match().moves
    journal.close()
    assert [str(moves[ply]) for ply, _ in kept] == [move for _, move in kept]
