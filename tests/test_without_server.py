"""Engine, terminal and arena need nothing of what serves tables: it is an extra of the package."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NAME = re.compile(r"[\w-]+")

REFUSING = """
import sys

class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {REFUSED}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Refusing())
"""


def modules_of(extra: str) -> set[str]:
    """What can be imported once the extra is installed, and without it cannot."""
    wanted = {NAME.match(one)[0] for one in PROJECT["optional-dependencies"][extra]}  # pyright: ignore
    return {
        module
        for module, packages in packages_distributions().items()
        if {package.lower() for package in packages} & wanted
    }


@pytest.fixture(scope="module")
def without_server(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that makes any Python that looks into it refuse the server's packages."""
    folder = tmp_path_factory.mktemp("refusing")
    refused = repr(modules_of("server"))
    (folder / "sitecustomize.py").write_text(REFUSING.replace("{REFUSED}", refused))
    return folder


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python as it is where only `tessera` was installed."""
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=folder,
        input="",
        capture_output=True,
        text=True,
        timeout=500,
    )


def test_the_servers_packages_are_really_refused(without_server: Path):
    names = modules_of("server")
    assert {"litestar", "alembic", "sqlalchemy", "uvicorn", "websockets", "httptools"} <= names
    for name in names - {"uvloop"}:
        assert run(without_server, "-c", f"import {name}").returncode == 1, name


def test_a_game_is_played_without_them(without_server: Path):
    played = """
import tessera
match = tessera.new_game("sintra", seed=1)
while not match.is_over:
    match.play(match.legal_moves()[0])
print(match.outcome, match.draw().plain[:5])
"""
    ran = run(without_server, "-c", played)
    assert ran.stdout.startswith("Outcome("), ran.stderr


@pytest.mark.parametrize(
    "command",
    [
        ("games",),
        ("play", "--bots", "greedy,greedy", "--seed", "1"),
        ("trace", "sintra"),
        ("arena", "sintra", "--bots", "greedy,random", "--games", "2"),
    ],
    ids=lambda command: command[0],
)
def test_so_are_commands(without_server: Path, command: tuple[str, ...]):
    ran = run(without_server, "-m", "tessera", *command)
    assert ran.returncode == 0, ran.stderr


def test_serving_names_the_command_that_installs_them(without_server: Path):
    ran = run(without_server, "-m", "tessera", "serve")
    assert ran.returncode == 1
    assert len(ran.stderr.splitlines()) == 1
    assert ran.stderr.endswith("pip install 'tessera[server]'\n")


def test_whoever_sets_up_a_checkout_gets_them():
    assert '"--extra", "server"' in (ROOT / "set_up.py").read_text("utf-8")
    assert "tessera[server]" in PROJECT["optional-dependencies"]["postgresql"]
