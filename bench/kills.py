"""Kill the server many times more than the tests do: `python bench/kills.py [--kills 1000]`.

Plays in rounds of 100 kills, each with new tables; `--postgresql` starts a PostgreSQL for it. Stops
at the first acknowledged move that is not in the journal, or a move that is there by halves.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the tests' own tools

from tests.databases import Database, PostgreSQL
from tests.server.killing import Forks, check, kill_again_and_again

A_ROUND = 100  # kills
TABLES = 6


def kill(database: Database, folder: Path, *, kills: int, seed: int) -> tuple[int, int]:
    """One round: how many moves were acknowledged, and how often clients came back."""
    forks = Forks(database, folder / "log")
    try:
        playing = kill_again_and_again(forks, kills=kills, tables=TABLES, seed=seed)
        seated, told = asyncio.run(playing)
    finally:
        forks.close()
    check(database, seated, told)
    return len(told.moves), told.reconnected


def main() -> None:
    """Round after round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--postgresql", action="store_true")
    options = parser.parse_args()
    moves = reconnected = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        postgresql = PostgreSQL(folder / "postgresql") if options.postgresql else None
        try:
            for seed in track(range(options.kills // A_ROUND), "Killing …"):
                data = Database(data=folder / str(seed))
                database = data if postgresql is None else postgresql.new_database()
                found = kill(database, folder, kills=A_ROUND, seed=seed)
                moves, reconnected = moves + found[0], reconnected + found[1]
        finally:
            if postgresql is not None:
                postgresql.close()
    print(f"{options.kills} kills; clients came back {reconnected} times.")
    print(f"All {moves} acknowledged moves are in the journal, and no half move.")


if __name__ == "__main__":
    main()
