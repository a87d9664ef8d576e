"""Attacks on a server, each within what an anonymous client may do; `availability.py` runs them.

They come from an address of their own on the loopback, last so many seconds, and print how much
was granted and how much refused. They are meant for one's own server on one's own machine: any
other address is refused.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

FROM = "127.0.0.2"  # where all of them come from
SHORT_PAUSE = 0.2  # seconds before a line that was cut is opened again

Counts = Counter[str]


class Target(NamedTuple):
    """What is attacked: a server, a long game on it, and the key of whoever is to act there."""

    address: str
    table: str
    key: str
    until: float


Attack = Callable[[Target, Counts], Coroutine[Any, Any, None]]


# ------------------------------------------------------------------ at a table


async def at_table(
    target: Target, counts: Counts, *, key: bool, wish: Callable[[Any], Any]
) -> None:
    """Say hello, then wish the same again and again, as soon as there is an answer."""
    url = f"ws://{target.address}/api/tables/{target.table}/play"
    while time.time() < target.until:
        try:
            async with connect(url, local_addr=(FROM, 0), proxy=None, compression=None) as line:
                await _wish_on(line, target, counts, key=key, wish=wish)
        except (OSError, WebSocketException, TimeoutError):
            counts["cut"] += 1
            await asyncio.sleep(SHORT_PAUSE)


async def _wish_on(
    line: ClientConnection, target: Target, counts: Counts, *, key: bool, wish: Callable[[Any], Any]
) -> None:
    hello: dict[str, Any] = {"type": "hello", "id": 1}
    if key:
        hello["key"] = target.key
    await line.send(json.dumps(hello))
    welcome = json.loads(await line.recv())
    if welcome["type"] != "welcome":
        counts["refused"] += 1
        return
    while time.time() < target.until:
        await line.send(json.dumps(wish(welcome) or hello))
        async with asyncio.timeout(30):
            while (news := json.loads(await line.recv()))["type"] in ("update", "reviewing"):
                pass
        counts["refused" if news["type"] == "refusal" else "granted"] += 1


async def hello(target: Target, counts: Counts) -> None:
    """60 spectators say hello."""
    await _many(60, lambda: at_table(target, counts, key=False, wish=lambda _: None))


async def hints(target: Target, counts: Counts) -> None:
    """300 lines with one key ask for hints."""
    await _many(
        300, lambda: at_table(target, counts, key=True, wish=lambda _: {"type": "hint", "id": 2})
    )


async def foresee(target: Target, counts: Counts) -> None:
    """200 lines with one key ask what every move would do."""

    def wish(welcome: Any) -> Any:
        moves, ply = welcome["moves"][:100], welcome["standing"]["ply"]
        return {"type": "foresee", "id": 2, "ply": ply, "moves": moves}

    await _many(200, lambda: at_table(target, counts, key=True, wish=wish))


async def unread(target: Target, counts: Counts) -> None:
    """300 spectators who read nothing."""
    url = f"ws://{target.address}/api/tables/{target.table}/play"

    async def deaf() -> None:
        while time.time() < target.until:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(url, local_addr=(FROM, 0), proxy=None, max_queue=1) as line:
                    line.transport.pause_reading()
                    for _ in range(10):
                        await line.send('{"type":"hello"}')
                        counts["asked"] += 1
                        await asyncio.sleep(SHORT_PAUSE)
                    line.transport.abort()

    await _many(300, deaf)


# ------------------------------------------------------------------ over HTTP


async def ask_on(target: Target, counts: Counts, ask: Callable[[httpx.AsyncClient], Any]) -> None:
    """The same request again and again."""
    transport = httpx.AsyncHTTPTransport(local_address=FROM)
    async with httpx.AsyncClient(transport=transport, timeout=60) as http:
        while time.time() < target.until:
            try:
                answer = await ask(http)
                counts["granted" if answer.status_code < 400 else str(answer.status_code)] += 1
            except httpx.TransportError:
                counts["cut"] += 1
                await asyncio.sleep(SHORT_PAUSE)


async def plies(target: Target, counts: Counts) -> None:
    """16 clients ask for the log of a long game."""
    url = f"http://{target.address}/api/tables/{target.table}/plies"
    await _many(16, lambda: ask_on(target, counts, lambda http: http.get(url)))


async def document(target: Target, counts: Counts) -> None:
    """16 clients ask for the API's document."""
    url = f"http://{target.address}/api/schema/openapi.json"
    await _many(16, lambda: ask_on(target, counts, lambda http: http.get(url)))


async def records(target: Target, counts: Counts) -> None:
    """12 clients upload the record of a very long game."""
    url, body = f"http://{target.address}/api/replay", long_record()
    await _many(12, lambda: ask_on(target, counts, lambda http: http.post(url, content=body)))


def long_record(most: int = 1900) -> bytes:
    """A game of Fairy Tile in which nobody wants to come to an end."""
    import tessera

    match, rng = tessera.new_game("fairytile", seed=1), random.Random(1)
    while match.ply < most and not match.is_over:
        quiet = [move for move in match.legal_moves() if not str(move).startswith("tell")]
        match.play(rng.choice(quiet or match.legal_moves()))
    return match.to_json().encode()


# ------------------------------------------------------------------ unfinished


async def unfinished(target: Target, counts: Counts, beginning: bytes, more: bytes) -> None:
    """Begin a request, and add a little to it now and then, without end."""
    host, _, port = target.address.partition(":")
    while time.time() < target.until:
        try:
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=(FROM, 0))
            writer.write(beginning)
            counts["begun"] += 1
            while time.time() < target.until:
                writer.write(more)
                await writer.drain()
                with suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        if not await reader.read(1000):
                            break
            writer.close()
        except OSError:
            counts["cut"] += 1
        counts["ended"] += 1
        await asyncio.sleep(SHORT_PAUSE)


async def requests(target: Target, counts: Counts) -> None:
    """1,000 requests whose headers never end."""
    beginning = f"GET / HTTP/1.1\r\nHost: {target.address}\r\n".encode()
    await _many(1000, lambda: unfinished(target, counts, beginning, b"X: y\r\n"))


async def bodies(target: Target, counts: Counts) -> None:
    """150 bodies as large as may be, all but the end."""
    size = 500_000
    head = f"POST /api/replay HTTP/1.1\r\nHost: {target.address}\r\nContent-Length: {size}\r\n\r\n"
    beginning = head.encode() + b" " * (size - 5_000)
    await _many(150, lambda: unfinished(target, counts, beginning, b" "))


async def header(target: Target, counts: Counts) -> None:
    """Four headers without an end, as fast as they go."""
    beginning = f"GET / HTTP/1.1\r\nHost: {target.address}\r\nX: ".encode()
    await _many(4, lambda: unfinished(target, counts, beginning, b"y" * 1_000_000))


# ------------------------------------------------------------------ running one

ON_A_TABLE = (hello, plies, hints, foresee, unread)
ON_THE_SERVER = (records, document, requests, bodies, header)
ATTACKS: dict[str, Attack] = {one.__name__: one for one in (*ON_A_TABLE, *ON_THE_SERVER)}


async def _many(count: int, one: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(one() for _ in range(count)))


def main() -> None:
    """One attack; its counts are printed as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attack", choices=list(ATTACKS))
    for name in ("address", "table", "key"):
        parser.add_argument(name)
    parser.add_argument("--seconds", type=float, default=10.0)
    asked = parser.parse_args()
    if not asked.address.startswith("127.0.0.1:"):
        sys.exit("only one's own server on this machine is attacked")
    os.nice(19)  # as if it were another machine
    counts = Counts()
    target = Target(asked.address, asked.table, asked.key, time.time() + asked.seconds)
    asyncio.run(ATTACKS[asked.attack](target, counts))
    print(json.dumps(counts))


if __name__ == "__main__":
    main()
