"""Attacks on a server, each within what an anonymous client may do; `availability.py` runs them.

Each comes from an address of its own on the loopback, lasts so many seconds, and prints how much
was granted and how much refused. It is meant for one's own server: any other is left alone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tessera.server.websocket import MOST_FRAGMENTS

FIRST = 2  # 127.0.0.2: every attack comes from an address of its own, from there on
BOX = Path(__file__).parents[1] / "tests/games/fairytile/box.toml"
LONG_PLIES = 2_000  # of a very long game
AT_ONCE = 2  # messages of a line
FRAGMENTS_PAUSE = 4.0  # seconds to the next ones: 200 messages a second of an address
SHORT_PAUSE = 0.2  # seconds before a line that was cut is opened again

Counts = Counter[str]


class Target(NamedTuple):
    """What is attacked: a server, a game with the key of whoever is to act, very long games."""

    address: str
    table: str
    key: str
    long: list[str]
    come_from: str
    until: float

    @property
    def at(self) -> tuple[str, int]:
        """Where lines begin: at any port."""
        return (self.come_from, 0)

    @property
    def is_over(self) -> bool:
        """Has it lasted long enough?"""
        return time.time() >= self.until


Attack = Callable[[Target, Counts], Coroutine[Any, Any, None]]


# ------------------------------------------------------------------ at a table


async def at_table(
    target: Target, counts: Counts, *, key: bool, wish: Callable[[Any], Any]
) -> None:
    """Say hello, then wish the same again and again, as soon as there is an answer."""
    url = f"ws://{target.address}/api/tables/{target.table}/play"
    while not target.is_over:
        try:
            async with connect(url, local_addr=target.at, proxy=None, compression=None) as line:
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
    while not target.is_over:
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
        moves, ply = welcome["moves"][:100], welcome["state"]["ply"]
        return {"type": "foresee", "id": 2, "ply": ply, "moves": moves}

    await _many(200, lambda: at_table(target, counts, key=True, wish=wish))


async def unread(target: Target, counts: Counts) -> None:
    """300 spectators who read nothing."""
    url = f"ws://{target.address}/api/tables/{target.table}/play"

    async def deaf() -> None:
        while not target.is_over:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(url, local_addr=target.at, proxy=None, max_queue=1) as line:
                    line.transport.pause_reading()
                    for _ in range(10):
                        await line.send('{"type":"hello"}')
                        counts["asked"] += 1
                        await asyncio.sleep(SHORT_PAUSE)
                    line.transport.abort()

    await _many(300, deaf)


async def fragments(target: Target, counts: Counts) -> None:
    """400 lines send two messages at once, in as many pieces as may be, within the pace."""
    url = f"ws://{target.address}/api/tables/{target.table}/play"

    async def one() -> None:
        while not target.is_over:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(url, local_addr=target.at, proxy=None) as line:
                    await line.send(json.dumps({"type": "hello", "id": 1, "key": target.key}))
                    welcome = json.loads(await line.recv())
                    if "state" not in welcome:
                        counts["refused"] += 1
                        continue
                    pieces = in_pieces(welcome["state"]["ply"])
                    while not target.is_over:
                        for _ in range(AT_ONCE):
                            await line.send(pieces)
                        async with asyncio.timeout(30):
                            for _ in range(AT_ONCE):
                                await _answer(line, counts)
                        await asyncio.sleep(FRAGMENTS_PAUSE)
            if not target.is_over:
                counts["cut"] += 1
                await asyncio.sleep(SHORT_PAUSE)

    await _many(400, one)


def in_pieces(ply: int) -> list[str]:
    """A wish that means nearly nothing, in as many pieces as are read; the library adds one."""
    wish = json.dumps({"type": "foresee", "id": 2, "ply": ply, "moves": []})
    size = -(-len(wish) // (MOST_FRAGMENTS - 2))
    return [wish[nth : nth + size] for nth in range(0, len(wish), size)]


async def _answer(line: ClientConnection, counts: Counts) -> None:
    """Wait for it, whatever else is told before."""
    while (news := json.loads(await line.recv()))["type"] == "update":
        pass
    counts["refused" if news["type"] == "refusal" else "granted"] += 1


async def bots(target: Target, counts: Counts) -> None:
    """60 tables of one address where medium bots always owe a move."""

    async def one() -> None:
        try:
            await _keep_a_bot_busy(target, counts)
        except (OSError, WebSocketException, TimeoutError, httpx.HTTPError):
            counts["cut"] += 1

    await _many(60, one)


async def _keep_a_bot_busy(target: Target, counts: Counts) -> None:
    """Open a table, sit down and answer every move at once."""
    places = [{"kind": "open"}, {"kind": "bot", "level": "medium"}]
    transport = httpx.AsyncHTTPTransport(verify=False, local_address=target.come_from)
    there = f"http://{target.address}/api/tables"
    async with httpx.AsyncClient(transport=transport, timeout=60) as http:
        answer = await http.post(there, json={"settings": {"game": "sintra", "places": places}})
        table = answer.raise_for_status().json()["table"]
        seat = {"seat": 0, "name": "P", "seed": "s"}
        answer = await http.post(f"{there}/{table}/sit", json=seat)
        key = answer.raise_for_status().json()["key"]
    url = f"ws://{target.address}/api/tables/{table}/play"
    async with connect(url, local_addr=target.at, proxy=None) as line:
        await line.send(json.dumps({"type": "hello", "id": 1, "key": key}))
        move = ""
        while not target.is_over:
            async with asyncio.timeout(30):
                news = json.loads(await line.recv())
            state = news.get("state", {})
            if state.get("status") == "over":
                return
            if state.get("to_act") == 0:
                play = {"type": "play", "id": 2, "ply": state["ply"], "move": news["moves"][0]}
                move = json.dumps(play)
                await line.send(move)
            elif news["type"] == "refusal":
                counts["refused"] += 1
                await asyncio.sleep(1)
                await line.send(move)
            elif news["type"] == "done":
                counts["granted"] += 1


# ------------------------------------------------------------------ over HTTP


async def ask_on(target: Target, counts: Counts, ask: Callable[[httpx.AsyncClient], Any]) -> None:
    """The same request again and again."""
    transport = httpx.AsyncHTTPTransport(verify=False, local_address=target.come_from)
    async with httpx.AsyncClient(transport=transport, timeout=60) as http:
        while not target.is_over:
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


@cache
def long_record(most: int = 1900) -> bytes:
    """A game of Fairy Tile in which nobody wants to come to an end."""
    import tessera

    match, rng = tessera.new_game("fairytile", seed=1), random.Random(1)
    while match.ply < most and not match.is_over:
        quiet = [move for move in match.legal_moves() if not str(move).startswith("tell")]
        match.play(rng.choice(quiet or match.legal_moves()))
    return match.to_json().encode()


async def downloads(target: Target, counts: Counts) -> None:
    """200 at once download the record of a very long game."""
    url = f"http://{target.address}/api/tables/{target.long[0]}/record"
    await _many(200, lambda: ask_on(target, counts, lambda http: http.get(url)))


async def ranges(target: Target, counts: Counts) -> None:
    """16 clients ask for parts of very long games that nobody has asked for."""
    rng = random.Random(3)
    urls = [
        f"http://{target.address}/api/tables/{table}/plies?first={first}"
        for table in target.long
        for first in range(0, LONG_PLIES - 40, 40)
    ]
    rng.shuffle(urls)
    again = cycle(urls)
    await _many(16, lambda: ask_on(target, counts, lambda http: http.get(next(again))))


async def boxes(target: Target, counts: Counts) -> None:
    """60 at once open tables of Fairy Tile with a box of their own."""
    url, box = f"http://{target.address}/api/tables", tomllib.loads(BOX.read_text("utf-8"))
    settings = {"game": "fairytile", "places": [{"kind": "open"}, {"kind": "open"}]}
    body = {"settings": settings, "box": box}
    await _many(60, lambda: ask_on(target, counts, lambda http: http.post(url, json=body)))


async def chunks(target: Target, counts: Counts) -> None:
    """400 lines send bodies in chunks of one byte."""
    host, _, port = target.address.partition(":")
    head = (
        f"POST /api/tables/{target.table}/stand HTTP/1.1\r\nHost: {target.address}\r\n"
        "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    )

    async def one() -> None:
        while not target.is_over:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    host, int(port), local_addr=target.at
                )
                writer.write(head.encode())
                for _ in range(20):
                    writer.write(b"1\r\n \r\n" * 400)
                    counts["begun"] += 400
                    await writer.drain()
                    await asyncio.sleep(SHORT_PAUSE)
                writer.write(b"0\r\n\r\n")
                status = (await reader.readline())[9:12].decode()
                counts["granted" if status in ("400", "401", "403") else status or "cut"] += 1
                writer.close()
            await asyncio.sleep(SHORT_PAUSE)

    await _many(400, one)


# ------------------------------------------------------------------ unfinished


async def unfinished(target: Target, counts: Counts, beginning: bytes, more: bytes) -> None:
    """Begin a request, and add a little to it now and then, without end."""
    host, _, port = target.address.partition(":")
    while not target.is_over:
        try:
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=target.at)
            writer.write(beginning)
            counts["begun"] += 1
            while not target.is_over:
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

ON_A_TABLE = (hello, plies, hints, foresee, unread, fragments, bots)
ON_THE_SERVER = (records, document, downloads, ranges, requests, bodies, chunks, header, boxes)
ATTACKS: dict[str, Attack] = {one.__name__: one for one in (*ON_A_TABLE, *ON_THE_SERVER)}


async def _many(count: int, one: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(one() for _ in range(count)))


def main() -> None:
    """One attack; says when it begins, and in the end prints its counts as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attack", choices=list(ATTACKS))
    for name in ("address", "table", "key"):
        parser.add_argument(name)
    parser.add_argument("long", nargs="*", help="tables with very long games")
    parser.add_argument("--seconds", type=float, default=10.0)
    asked = parser.parse_args()
    if not asked.address.startswith("127.0.0.1:"):
        sys.exit("only one's own server on this machine is attacked")
    os.nice(19)  # as if it were another machine
    if asked.attack == "records":
        long_record()  # before anything is measured
    come_from = f"127.0.0.{FIRST + list(ATTACKS).index(asked.attack)}"
    until, counts = time.time() + asked.seconds, Counts()
    target = Target(asked.address, asked.table, asked.key, asked.long, come_from, until)
    print("begins", flush=True)
    asyncio.run(ATTACKS[asked.attack](target, counts))
    print(json.dumps(counts))


if __name__ == "__main__":
    main()
