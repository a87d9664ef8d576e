"""Servers inside the tests: nothing of them is left."""

from __future__ import annotations

import gc
import signal
from pathlib import Path

import pytest

from tests.databases import Database
from tests.server.inside import serving

pytestmark = pytest.mark.anyio


async def test_a_server_inside_a_test_leaves_no_trace(tmp_path: Path):
    """How garbage is looked for and who hears signals is as before."""
    before = (gc.get_threshold(), gc.get_freeze_count())
    heard_by = signal.getsignal(signal.SIGINT)
    async with serving(Database(data=tmp_path)):
        assert signal.getsignal(signal.SIGINT) is heard_by
    assert (gc.get_threshold(), gc.get_freeze_count()) == before
