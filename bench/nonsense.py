"""Send broken messages by the thousand to a server: `python bench/nonsense.py`, or `make soak`.

Meanwhile two people play on, and nothing changes at the table that is pestered. The tests do the
same with fewer.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the tests' own tools

from tests.databases import Database
from tests.server.pestering import pester_while_playing
from tests.server.running import Server

ROUNDS, REFUSALS = 25, 2000


def main() -> None:
    """Round after round, each with new tables."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Server(Database(data=folder / "data"), folder / "log") as server:
            for _ in track(range(ROUNDS), "Pestering …"):
                asyncio.run(pester_while_playing(server.address, refusals=REFUSALS))
    print(f"{ROUNDS * REFUSALS} broken messages were refused, and changed nothing.")


if __name__ == "__main__":
    main()
