"""Nothing acknowledged is ever lost, however often the server dies."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.databases import Database
from tests.server.killing import Forks, check, kill_again_and_again

pytestmark = pytest.mark.anyio
KILLS = {"sqlite": 100, "postgresql": 30}


async def test_what_was_acknowledged_survives_every_kill(database: Database, tmp_path: Path):
    """SIGKILL at random moments, 100 times on SQLite and 30 on PostgreSQL; clients come back."""
    kills = KILLS["sqlite" if database.address is None else "postgresql"]
    forks = Forks(database, tmp_path / "log")
    try:
        seated, told = await kill_again_and_again(forks, kills=kills, tables=6, seed=kills)
    finally:
        forks.close()
    assert check(database, seated, told) >= len(told.moves)
    assert len(told.moves) > kills  # they played on between the kills
    assert told.reconnected > kills  # by themselves
