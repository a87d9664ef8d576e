"""Send broken messages and requests by the thousand: `python bench/nonsense.py`, or `make soak`.

Meanwhile two people play on, and nothing changes at the table that is pestered. In the end no
answer was a fault of ours, the log has no error, and the server takes no more memory than after the
first quarter. The tests do the same with fewer.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path

import httpx
import msgspec
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the tests' own tools

from tests.databases import Database
from tests.server.client import Api, Json, asking
from tests.server.pestering import SAMPLES, nonsense, pester_while_playing
from tests.server.running import Server
from tests.server.test_bodies import ODD_NAMES, POSTS, UNREADABLE

ROUNDS = 20
A_CLIENT = 50  # requests from one address
FLAT = 1.05  # times the memory after a quarter of the rounds
METHODS = ["GET", "POST", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"]
OPENING: Json = {"settings": {"game": "sintra", "places": [{"kind": "open"}, {"kind": "open"}]}}
BODIES: list[Json] = [OPENING, {"seat": 1, "name": "Ana", "seed": "x"}, {"seat": 1}, *SAMPLES]
ODD_HEADERS = [
    ("origin", b"http://["),
    ("origin", b"\xff"),
    ("host", b"[::1"),
    ("host", b"evil.example"),
    ("authorization", b"Bearer \xff\xff"),
    ("authorization", b"Bearer " + b"k" * 40),
    ("content-type", b"multipart/form-data; boundary=x"),
    ("content-type", b"\xff"),
    ("accept-encoding", b"gzip;q=x"),
    ("if-none-match", b'"\x80'),
]


async def odd_requests(address: str, table: str, count: int, seed: int) -> Counter[int]:
    """So many, and how often each status was answered; 0 is a line that was cut."""
    rng, statuses = random.Random(seed), Counter[int]()
    while statuses.total() < count:
        async with asking(address) as http:
            for _ in range(min(A_CLIENT, count - statuses.total())):
                statuses[await _odd_request(http, table, rng)] += 1
    return statuses


async def _odd_request(http: httpx.AsyncClient, table: str, rng: random.Random) -> int:
    """Of any kind, to any address."""
    rest = rng.choice(["", "/plies", "/plies/9", "/plies/-1", "/record", "/sit", "/rematch", "/x"])
    name = rng.choice([table, "x", *ODD_NAMES])
    path = rng.choice(
        [f"/api/tables/{name}{rest}", *POSTS, "/", "/api/games", "/api/tables?status=x"]
    )
    body = rng.choice(
        [
            nonsense(rng, BODIES),
            msgspec.json.encode(rng.choice(BODIES)),
            rng.choice(list(UNREADABLE.values())),
        ]
    )
    headers = [(name.encode(), value) for name, value in rng.sample(ODD_HEADERS, rng.randrange(3))]
    try:
        method = rng.choice(METHODS)
        answer = await http.request(method, path, content=body, headers=headers)
    except (httpx.TransportError, httpx.InvalidURL):
        return 0
    return answer.status_code


def memory_of(pid: int) -> float:
    """Megabytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


async def victim_of(address: str) -> str:
    """A table of whose address odd requests are made."""
    api = Api(address)
    table = (await api.open("open", "open"))["table"]
    await api.close()
    return table


def main() -> None:
    """Round after round, each with new tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=30_000)
    parser.add_argument("--requests", type=int, default=12_000)
    asked = parser.parse_args()
    statuses, memory = Counter[int](), list[float]()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Server(Database(data=folder / "data"), folder / "log") as server:
            for nth in track(range(ROUNDS), "Pestering …"):
                asyncio.run(pester_while_playing(server.address, refusals=asked.messages // ROUNDS))
                table = asyncio.run(victim_of(server.address))
                count = asked.requests // ROUNDS
                statuses += asyncio.run(odd_requests(server.address, table, count, nth))
                memory.append(memory_of(server.pid))
            lines = [msgspec.json.decode(line) for line in server.log().splitlines()]
    errors = [line for line in lines if line["level"] in ("error", "critical")]
    early, late = memory[ROUNDS // 4 - 1], memory[-1]
    print(f"{asked.messages} broken messages were refused, and changed nothing.")
    print(f"{statuses.total()} requests: {dict(sorted(statuses.items()))} (0: no answer)")
    print(
        f"{len(errors)} errors in the log; {early:.0f} MB after a quarter, {late:.0f} at the end."
    )
    faults = sum(count for status, count in statuses.items() if status >= 500)
    if faults or errors or late > early * FLAT:
        sys.exit(f"{faults} answers were faults of ours; errors: {errors[:3]}")


if __name__ == "__main__":
    main()
