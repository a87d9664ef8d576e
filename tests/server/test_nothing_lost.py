"""Nothing acknowledged is ever lost, however often the server dies."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.databases import Database
from tests.server.killing import AFTERWARDS, Forks, check, kill_again_and_again

pytestmark = [pytest.mark.anyio, pytest.mark.kills]
KILLS = {"sqlite": 12, "postgresql": 6}  # `make soak` kills by the thousand


async def test_what_was_acknowledged_survives_every_kill(database: Database, tmp_path: Path):
    """SIGKILL before an answer is read and after; clients come back by themselves, and play on."""
    kills = KILLS["sqlite" if database.address is None else "postgresql"]
    forks = Forks(database, tmp_path / "log")
    try:
        seated, told = await kill_again_and_again(forks, kills=kills, tables=6, seed=kills)
    finally:
        forks.close()
    assert check(database, seated, told) >= len(told.moves) >= AFTERWARDS
    assert told.kills == kills
    assert told.connected > kills
