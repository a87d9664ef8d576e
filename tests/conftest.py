"""Compiles everything once, before the tests are spread over processes; runs the command."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tessera.bots import parts_of, policies
from tessera.games import GAMES
from tessera.kernel.compiling import Part
from tessera.kernel.preparing import compile_with_bar
from tessera.lab.engine import playouts
from tessera.lab.playouts import cores
from tests.command import Command
from tests.databases import Database, database, postgresql
from tests.server.running import Server
from tests.silence import lines

MOST_CORES = 8

__all__ = ["database", "lines", "postgresql"]  # fixtures for all

# Whatever this machine is set up for: nobody is between a test and its server, and what is printed
# for a file has no colours.
os.environ["NO_PROXY"] = os.environ["no_proxy"] = "127.0.0.1,localhost"
for colours in ("FORCE_COLOR", "NO_COLOR"):
    os.environ.pop(colours, None)

settings.register_profile(
    "tessera",
    derandomize="TESSERA_EXAMPLES" not in os.environ,  # no seed from the clock but in `make soak`
    deadline=None,  # machines are noisy
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("tessera")


@pytest.fixture
def command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Command]:
    """The command, in an empty folder. Where it sends its log to is forgotten afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield Command(tmp_path, monkeypatch, capsys)
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture(scope="session")
def fixed_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without luck on SQLite, for all tests of a worker; none knows another's tables."""
    folder = tmp_path_factory.mktemp("fixed")
    database = Database(data=folder / "data")
    with Server(database, folder / "log", program="tests.server.fixed") as running:
        yield running


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: now and then one waits for its server or its browser.

    Not without end: a container may count more cores than it gets, and each has servers of its own.
    """
    return min(cores(), MOST_CORES) + 1


def pytest_configure(config: pytest.Config) -> None:
    """Only the first process compiles, all at once; the others find it done."""
    for mark, about in MARKS.items():
        config.addinivalue_line("markers", f"{mark}: {about}")
    if "PYTEST_XDIST_WORKER" not in os.environ:
        compile_with_bar("all that is tested", *everything_compiled())


def everything_compiled() -> list[Part]:
    """The rules of every game, every bot's part and the playouts, each once."""
    games = [GAMES.load(name) for name in GAMES]
    rules = [GAMES.rules(game.name) for game in games]
    bots = [part for policy in policies() for game in games for part in parts_of(game, policy)]
    return list(
        dict.fromkeys([*rules, *bots, *(Part(playouts.__name__, game.module) for game in games)])
    )


MARKS = {
    "browser": "drives a real Chromium",
    "postgresql": "starts a real PostgreSQL",
    "kills": "kills servers again and again",
    "slow": "takes long, and seldom fails alone: other processes, whole games, long searches",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`make quick` leaves out what is marked here, by what a test uses."""
    for item in items:
        used = {*getattr(item, "fixturenames", ())}
        given = getattr(item, "callspec", None)
        if "chromium" in used:
            item.add_marker("browser")
        if "postgresql" in used or (given and "postgresql" in given.params.values()):
            item.add_marker("postgresql")
