"""The figures about searching that `tessera bench` prints."""

from __future__ import annotations

import pytest

from tessera.games import GAMES
from tessera.lab.search_speed import nodes_per_second, share_proven


@pytest.mark.parametrize("name", list(GAMES))
def test_positions_are_counted_by_the_second(name: str):
    assert nodes_per_second(GAMES[name], seconds=0.2) > 1000


def test_most_endings_are_proven():
    """The whole measurement is in `tessera bench`; a busy machine is given more time."""
    assert share_proven(GAMES["sintra"], endings=10, seconds=6) >= 0.8
