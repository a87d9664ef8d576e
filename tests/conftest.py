"""Compiles everything once, before the tests are spread over processes."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from tessera.bots import POLICIES, Bot
from tessera.games import GAMES
from tessera.lab.playouts import play_randomly

settings.register_profile(
    "tessera",
    derandomize=True,  # no seed from the clock
    deadline=None,  # machines are noisy
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("tessera")


def pytest_configure(config: pytest.Config) -> None:
    """Only the first process compiles; the others find it done."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        return
    for game in GAMES.values():
        for policy in POLICIES:
            Bot(game, policy)
        play_randomly(game, games=1)
