"""Compilation: lazy, cached by what it came from, and switched off by one variable."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tessera.kernel import compiling


def python(script: str, **environment: str) -> str:
    """What a fresh Python prints."""
    run = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def test_importing_tessera_does_not_load_numba():
    """Nor NumPy: nothing heavy before a game is asked for."""
    script = (
        "import sys, tessera; print([m for m in ('numba', 'numpy', 'rich') if m in sys.modules])"
    )
    assert python(script) == "[]"


def test_plain_python_never_loads_numba():
    """[TESSERA_COMPILE=0] A whole game without it."""
    script = (
        "import sys, tessera\n"
        "game = tessera.new_game('sintra', seed=1)\n"
        "game.play(game.legal_moves()[0])\n"
        "print('numba' in sys.modules, game.ply)"
    )
    assert python(script, TESSERA_COMPILE="0") == "False 6"


def test_a_warm_start_to_the_first_legal_moves_takes_at_most_2_seconds():
    """In processor time, as the other tests keep the machine busy."""
    script = (
        "import time, tessera\n"
        "assert tessera.new_game('sintra', seed=1).legal_moves()\n"
        "print(time.process_time())"
    )
    assert min(float(python(script)) for _ in range(3)) < 2


def test_a_changed_source_gets_a_cache_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """So that no caller goes on with a callee that has changed."""
    source, other = tmp_path / "rules.py", tmp_path / "drawing.py"
    source.write_text("@compiled")
    monkeypatch.setattr(compiling, "PACKAGE", tmp_path)
    before = compiling._fingerprint()
    other.write_text("nothing that is compiled")
    assert compiling._fingerprint() == before
    source.write_text("@compiled and changed")
    assert compiling._fingerprint() != before


def test_old_caches_of_the_same_package_are_cleared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """After a week, as a process may still use them; another package's stay."""
    monkeypatch.setenv("TESSERA_CACHE", str(tmp_path))
    fresh = compiling.cache_folder.__wrapped__
    present = fresh()
    assert present is not None
    ours = present.name.split("-")[0]
    stale, recent = present.parent / f"{ours}-old", present.parent / f"{ours}-recent"
    foreign = present.parent / "other-old"
    present.rmdir()
    for folder in (stale, recent, foreign):
        folder.mkdir()
    for folder in (stale, foreign):
        os.utime(folder, (0, 0))
    assert fresh() == present
    assert [folder.exists() for folder in (stale, recent, foreign)] == [False, True, True]


def test_where_nothing_can_be_written_nothing_is_cached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Compilation still works, it only takes its time at every start."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TESSERA_CACHE", str(tmp_path / "file"))
    assert compiling.cache_folder.__wrapped__() is None


def test_a_function_made_inside_another_needs_a_name():
    """Else two of them would share one place in the cache."""
    captured = 1

    def closure() -> int:
        return captured

    with pytest.raises(TypeError, match="compiled_for"):
        compiling.compiled(closure)


def test_functions_made_for_a_game_come_from_the_cache():
    """Closures over compiled rules too: a second process compiles nothing."""
    script = (
        "from tessera.bots import Bot, greedy\n"
        "from tessera.games import GAMES\n"
        "game = GAMES['sintra']\n"
        "Bot(game, 'greedy')\n"
        "entry = greedy.entry_points(game)[0]\n"
        "entry.compile()\n"
        "stats = entry.function.stats\n"
        "print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))"
    )
    assert python(script) == "1 0"
