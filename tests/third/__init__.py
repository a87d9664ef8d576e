"""A tiny game as another package would bring it: in a folder, known by its metadata."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.databases import Database
from tests.server.running import Server

RULES = Path(__file__).with_name("pebbles.py")
GAME = RULES.stem
WORDS = {
    "en": "game-name = A Heap of Pebbles\nmoved = { $name } did { $move }.\n",
    "pl": "moved = { $name } zrobił: { $move }.\n",
}
METADATA = {
    "METADATA": f"Metadata-Version: 2.1\nName: {GAME}\nVersion: 1.0\n",
    "entry_points.txt": f"[tessera.games]\n{GAME} = {GAME}\n",
}


def install(folder: Path) -> Path:
    """The game as a package in the folder; its rules."""
    rules = folder / GAME / "__init__.py"
    files = {rules: RULES.read_text()}
    files |= {folder / f"{GAME}-1.0.dist-info" / name: text for name, text in METADATA.items()}
    for language, text in WORDS.items():
        files[folder / GAME / "locales" / language / f"{GAME}.ftl"] = text
    files[folder / GAME / "rules" / "en.md"] = "# Pebbles\n\n- **PEB-1.1** Take *one* to three.\n"
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return rules


def environment(folder: Path, **more: str) -> dict[str, str]:
    """What a process needs to find it. Most of them play it as plain Python: it is small."""
    return {"PYTHONPATH": str(folder), "TESSERA_COMPILE": "0", **more}


def run(folder: Path, *arguments: str, typed: str = "", **more: str) -> str:
    """What Python prints with these arguments, where the game is installed."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | {"COLUMNS": "200"} | environment(folder, **more),
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@contextmanager
def serving(folder: Path) -> Generator[Server]:
    """A server without luck where the game is installed."""
    install(folder)
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment(folder).items():
            patch.setenv(name, value)
        database = Database(data=folder / "data")
        server = Server(database, folder / "log", program="tests.server.fixed")
        with server as running:
            yield running


def record_of_a_game(folder: Path) -> str:
    """A whole game, as its record."""
    script = (
        "import tessera\n"
        f"game = tessera.new_game({GAME!r}, seed=3)\n"
        "while not game.is_over: game.play(game.legal_moves()[0])\n"
        "print(game.to_json())"
    )
    return json.dumps(json.loads(run(folder, "-c", script)))
