"""Servers inside the tests: without luck, and nothing of them is left."""

from __future__ import annotations

import gc
import signal
from pathlib import Path

import pytest

from tessera.bots import LEVELS
from tessera.kernel.fair_draws import commitment_to
from tests.databases import Database
from tests.server.client import Api
from tests.server.clockwork import OPEN, Clock, Clockwork
from tests.server.inside import serving
from tests.table.seated import SECRET

pytestmark = pytest.mark.anyio


async def test_a_server_inside_a_test_leaves_no_trace(tmp_path: Path):
    """How garbage is looked for, who hears signals and how bots think is as before."""
    before = (gc.get_threshold(), gc.get_freeze_count(), dict(LEVELS))
    heard_by = signal.getsignal(signal.SIGINT)
    async with serving(Database(data=tmp_path)):
        assert signal.getsignal(signal.SIGINT) is heard_by
        assert all(level.seconds > 60 for level in LEVELS.values())
    assert (gc.get_threshold(), gc.get_freeze_count(), dict(LEVELS)) == before


async def test_every_table_inside_a_test_has_the_same_secret(tmp_path: Path):
    """With a network and without."""
    async with serving(Database(data=tmp_path / "data")) as (address, _):
        api = Api(address)
        opened = await api.open("open", "open")
        shown = await api.get(f"/api/tables/{opened['table']}", key=opened["key"])
        await api.close()
    hub = Clockwork(Database(data=tmp_path / "clockwork"), Clock())
    live = await hub.laid(OPEN, OPEN)
    await hub.close()
    found = {shown["state"]["shuffle"]["commitment"], live.table.commitment}
    assert found == {commitment_to(SECRET)}
