"""Compiles everything once, before the tests are spread over processes; runs the command."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tessera.bots import POLICIES, Bot
from tessera.games import GAMES
from tessera.lab.playouts import play_randomly
from tests.command import Command
from tests.databases import database, postgresql

__all__ = ["database", "postgresql"]  # fixtures for all

settings.register_profile(
    "tessera",
    derandomize=True,  # no seed from the clock
    deadline=None,  # machines are noisy
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("tessera")


@pytest.fixture
def command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Command:
    """The command, in an empty folder."""
    return Command(tmp_path, monkeypatch, capsys)


def pytest_configure(config: pytest.Config) -> None:
    """Only the first process compiles; the others find it done."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        return
    for game in GAMES.values():
        for policy in POLICIES:
            Bot(game, policy)
        play_randomly(game, games=1)
