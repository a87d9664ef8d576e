"""The figures about searching that `tessera bench` prints, without a look at the clock."""

from __future__ import annotations

import pytest

from tessera.games import GAMES
from tessera.lab.benchmarks import nodes_per_second, share_proven
from tests.bots.stopping import NEVER


@pytest.mark.parametrize("name", list(GAMES))
def test_positions_are_counted_by_the_second(name: str):
    """How many there are is for `tessera bench` to say."""
    assert nodes_per_second(GAMES[name], seconds=0.01) > 0


def test_endings_are_proven_if_there_is_time():
    """How many are within two seconds is measured by `bench/bars.py`."""
    assert share_proven(GAMES["sintra"], endings=2, seconds=NEVER) == 1
