"""Kill the server many times more than the tests do: `python bench/kills.py`, or `make soak`.

A thousand times on SQLite and 300 times on a PostgreSQL that is started for it, unless `--sqlite`
and `--postgresql` say otherwise; in rounds of 50 kills, each with new tables and moments of its
own. Stops at the first acknowledged move that is not in the journal, or one that is there by
halves.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the tests' own tools

from tests.databases import Database, PostgreSQL
from tests.server.killing import Forks, check, kill_again_and_again

A_ROUND = 50  # kills
TABLES = 16  # so many that some games go on until the last kill


def kill(database: Database, folder: Path, *, kills: int, seed: int) -> tuple[int, int]:
    """One round: how many moves were acknowledged, and how often clients came back."""
    forks = Forks(database, folder / "log")
    try:
        playing = kill_again_and_again(forks, kills=kills, tables=TABLES, seed=seed)
        seated, told = asyncio.run(playing)
    finally:
        forks.close()
    check(database, seated, told)
    assert told.kills == kills, "all games were over before the last kill"
    return len(told.moves), told.connected


def soak(kind: str, kills: int, folder: Path, postgresql: PostgreSQL | None) -> None:
    """Round after round on one kind of database."""
    moves = connected = 0
    with Progress() as progress:
        task = progress.add_task(f"Killing on {kind} …", total=kills)
        for seed, done in enumerate(range(0, kills, A_ROUND)):
            data = Database(data=folder / str(seed))
            database = data if postgresql is None else postgresql.new_database()
            count = min(A_ROUND, kills - done)
            found = kill(database, folder, kills=count, seed=seed)
            moves, connected = moves + found[0], connected + found[1]
            progress.advance(task, count)
    print(f"{kind}: {kills} kills; clients came, and came back, {connected} times.")
    print(f"All {moves} acknowledged moves are in the journal, and no half move.")


def main() -> None:
    """Both databases, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sqlite", type=int, default=1000, help="kills")
    parser.add_argument("--postgresql", type=int, default=300, help="kills")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if options.sqlite:
            soak("SQLite", options.sqlite, folder, None)
        if options.postgresql:
            postgresql = PostgreSQL(folder / "postgresql")
            try:
                soak("PostgreSQL", options.postgresql, folder, postgresql)
            finally:
                postgresql.close()


if __name__ == "__main__":
    main()
