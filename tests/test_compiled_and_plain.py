"""The same source, compiled and as plain Python, plays the same games to the letter."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

import tessera
from tessera.bots.registry import thinker_of
from tessera.bots.thinker import Task
from tessera.games import GAMES
from tessera.kernel.engine.chance import generator
from tessera.lab.traces import trace

pytestmark = pytest.mark.slow

BOXES = Path(__file__).with_name("games")  # the largest values that a game can have
LINES = {"random": 600, "greedy": 9}  # of a trace: looking ahead takes long in plain Python


@pytest.mark.parametrize("policy", list(LINES))
@pytest.mark.parametrize("name", list(GAMES))
def test_compiled_and_plain_python_agree(name: str, policy: str):
    """Traces: positions, legal moves, draws and choices, for every number of seats."""
    assert in_plain_python(f"lines_of({name!r}, {policy!r})") == lines_of(name, policy)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_search_comes_to_the_same_in_plain_python(name: str):
    """The same lines, the same number of positions looked at."""
    assert in_plain_python(f"thoughts_of({name!r})") == thoughts_of(name)


def in_plain_python(expression: str) -> list[str]:
    """What the functions below give where nothing is compiled."""
    script = (
        "from tests.test_compiled_and_plain import lines_of, thoughts_of\n"
        "from tessera.kernel.compiling import compiling\n"
        "assert not compiling()\n"
        f"print(*{expression}, sep='\\n')\n"
    )
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        env=os.environ | {"TESSERA_COMPILE": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.stderr == ""
    return plain.stdout.splitlines()


def lines_of(name: str, policy: str) -> list[str]:
    """Traces for each number of seats, with a box of the largest values and with our own.

    Our own is judged by the search below, too; looking ahead in one box is enough.
    """
    game = GAMES[name]
    options = {option: values[-1] for option, values in game.options.items()}
    extreme = BOXES / name / "box.toml"
    traces = [
        trace(game, seats=seats, options=options, seed=5, policy=policy, components=box)
        for seats in game.seats
        for box in ((extreme,) if policy == "greedy" else (extreme, None))
        if box is None or box.exists()
    ]
    return [line for lines in traces for line in islice(lines, LINES[policy])]


def thoughts_of(name: str) -> list[str]:
    """What the strongest search of the game finds within a small budget.

    Where nothing is hidden, a table of two is searched otherwise than a larger one.
    """
    game, found = GAMES[name], list[str]()
    for seats in (3,) if game.rules.hides else (2, 3):
        match = tessera.new_game(name, seats=seats, seed=5)
        thinker = thinker_of(game, "strong")
        thinker.level = replace(thinker.level, seconds=600, nodes=300, tries=2)
        lines = thinker.search(Task(match.position, generator(0), lines=3))
        found += [f"{line.moves} {line.share}" for line in lines.lines] + [f"{lines.nodes} nodes"]
    return found
