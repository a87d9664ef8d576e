"""The same source, compiled and as plain Python, plays the same games to the letter."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from tessera.games import GAMES
from tessera.lab.traces import trace

BOXES = Path(__file__).with_name("boxes")
LINES = {"random": 1000, "greedy": 9}  # looking ahead takes long in plain Python


@pytest.mark.parametrize("policy", list(LINES))
@pytest.mark.parametrize("name", list(GAMES))
def test_compiled_and_plain_python_agree(name: str, policy: str):
    """Traces: positions, legal moves, draws and choices, for every number of seats."""
    script = (
        "from tests.test_compiled_and_plain import lines_of\n"
        "from tessera.kernel.compiling import compiling\n"
        "assert not compiling()\n"
        f"print(*lines_of({name!r}, {policy!r}), sep='\\n')\n"
    )
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        env=os.environ | {"TESSERA_COMPILE": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.stderr == ""
    assert plain.stdout.splitlines() == lines_of(name, policy)


def lines_of(name: str, policy: str) -> list[str]:
    """Traces for each number of seats, with our box and with one of the largest values."""
    game = GAMES[name]
    options = {option: values[-1] for option, values in game.options.items()}
    traces = [
        trace(game, seats=seats, options=options, seed=5, policy=policy, components=box)
        for seats in game.seats
        for box in (None, BOXES / f"{name}.toml")
    ]
    return [line for lines in traces for line in islice(lines, LINES[policy])]
