"""Broken messages by the thousand, on one table, while two people play on at another.

The tests send some; `bench/nonsense.py` sends tens of thousands.
"""

from __future__ import annotations

import asyncio
import random

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.client import Api, Json, Player, coming_from, line_to, new_address

LINES = 8  # at the same time
A_LINE = 25  # messages; the server cuts it before
MOVES = 30  # that are played meanwhile; no game of Sintra has less

SAMPLES: list[Json] = [
    {"type": "hello", "id": 1, "key": "x", "ply": 1, "takebacks": 1},
    {"type": "play", "id": 1, "ply": 11, "move": "1o1"},
    {"type": "say", "id": 1, "seat": 1, "text": "\u202ehello\u0000"},
    {"type": "react", "id": 1, "seat": 1, "reaction": "wow"},
    {"type": "foresee", "id": 1, "ply": 1, "moves": []},
    {"type": "undo", "id": 1},
    {"type": "nothing", "id": 1},
]


def nonsense(rng: random.Random, samples: list[Json]) -> bytes:
    """A message that is broken in one of many ways."""
    text = bytearray(msgspec.json.encode(rng.choice(samples)))
    for _ in range(rng.randint(1, 4)):
        match rng.randrange(6):
            case 0:
                del text[rng.randrange(len(text) + 1) :]
            case 1:
                text.insert(rng.randrange(len(text) + 1), rng.randrange(256))
            case 2:
                text = bytearray(rng.randbytes(rng.randrange(60)))
            case 3:
                text = bytearray(b"[" * rng.randrange(2000))
            case 4:
                text = text.replace(b"1", rng.choice([b"-1", b"1e400", b"NaN", b'"1"', b"9" * 40]))
            case _:
                text = bytearray(bytes(text) * 2)
    return bytes(text)


class Pests:
    """Whoever sends nonsense to a table, and how much of it was refused."""

    def __init__(self, address: str, table: str, *, refusals: int) -> None:
        self._url = f"ws://{address}/api/tables/{table}/play"
        self._refusals, self.refused = refusals, 0

    async def pester(self, seed: int) -> None:
        """One line after the other, until so many messages were refused to all together."""
        rng = random.Random(seed)
        while self.refused < self._refusals:
            try:
                async with (
                    line_to(self._url, **self._from_elsewhere()) as line,
                    asyncio.TaskGroup() as beside,
                ):
                    beside.create_task(self._listen(line))
                    await line.send('{"type":"hello"}')
                    for _ in range(A_LINE):
                        await line.send(nonsense(rng, SAMPLES), text=rng.random() < 0.5)
            except* ConnectionClosed:
                pass

    def _from_elsewhere(self) -> Json:
        """Every line from an address of its own: it is the nonsense that is refused."""
        headers = coming_from(new_address())
        return {"compression": None, "additional_headers": headers}

    async def _listen(self, line: ClientConnection) -> None:
        async for text in line:
            self.refused += b'"refusal"' in (text if isinstance(text, bytes) else text.encode())


async def pester_while_playing(address: str, *, refusals: int) -> None:
    """Every move is acknowledged and seen, and nothing changes at the table that is pestered."""
    api = Api(address)
    table, keys = await _seated(api)
    victim, _ = await _seated(api)
    before = await api.get(f"/api/tables/{victim}")
    pests = Pests(address, victim, refusals=refusals)
    async with asyncio.TaskGroup() as group:
        for seed in range(LINES):
            group.create_task(pests.pester(seed))
        await _play(address, table, keys)
    assert pests.refused >= refusals
    assert await api.get(f"/api/tables/{victim}") == before
    await api.close()


async def _seated(api: Api) -> tuple[str, list[str]]:
    opened = await api.open("open", "open")
    return opened["table"], [await api.sit(opened["table"], seat, f"P{seat}") for seat in (0, 1)]


async def _play(address: str, table: str, keys: list[str]) -> None:
    rng = random.Random(1)
    async with Player(address, table, keys[0]) as one, Player(address, table, keys[1]) as two:
        for _ in range(MOVES):
            mover = one if one.is_to_act else two
            done = await mover.play(mover.any_move(rng))
            for each in (one, two):
                await each.until(lambda player, ply=done["ply"]: player.ply >= ply)  # pyright: ignore
