"""Compilation: lazy, cached by what it came from, and switched off by one variable.

How long a cold and a warm start take is measured by `bench/bars.py`.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tessera.kernel import compiling

pytestmark = pytest.mark.slow


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


def test_a_changed_source_gets_a_cache_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """So that no caller goes on with a callee that has changed."""
    source, other = tmp_path / "game" / "engine" / "rules.py", tmp_path / "game" / "drawing.py"
    source.parent.mkdir(parents=True)
    source.write_text("some rules")
    monkeypatch.setattr(compiling, "PACKAGE", tmp_path)
    before = compiling._fingerprint()
    other.write_text("nothing that is compiled")
    assert compiling._fingerprint() == before
    source.write_text("other rules")
    assert compiling._fingerprint() != before


def test_old_caches_of_the_same_package_are_cleared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """After a week, as a process may still use them; another package's stay."""
    monkeypatch.setenv("TESSERA_CACHE", str(tmp_path))
    fresh = compiling.cache_folder.__wrapped__
    present = fresh()
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


PREPARE = (
    "from tessera.kernel import compiling\n"
    "from tests.kernel import makers\n"
    "compiling.prepare('two functions', 'tests.kernel.makers')\n"
    "makers.double(1), makers.quadruple(1)\n"
    "stats = [f.stats for f in (makers.double, makers.quadruple)]\n"
    "print(*(len(s.cache_misses) for s in stats), compiling.cache_folder())"
)


def prepared(cache: Path, script: str = PREPARE) -> tuple[str, str]:
    """What a process with this cache says on either stream."""
    run = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"TESSERA_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.strip(), run.stderr.strip()


def test_what_is_prepared_needs_no_compilation_afterwards(tmp_path: Path):
    """Workers fill the cache, and say so only the first time."""
    first, said = prepared(tmp_path)
    assert first.startswith("0 0 ")
    assert said == "Compiling two functions, once for this machine …"
    again, said = prepared(tmp_path)
    assert again == first
    assert said == ""


def test_several_processes_that_start_at_once_compile_once(tmp_path: Path):
    """One compiles, the others wait."""
    with ThreadPoolExecutor(3) as pool:
        results = list(pool.map(prepared, [tmp_path] * 3))
    assert sum("Compiling" in said for _, said in results) == 1
    assert all(out.startswith("0 0 ") for out, _ in results)


def test_where_nothing_can_be_kept_it_is_said_and_compiled_all_the_same(tmp_path: Path):
    """Into a folder that is gone afterwards."""
    (tmp_path / "file").write_text("")
    out, said = prepared(tmp_path / "file")
    assert "Compiled code cannot be kept in" in said
    assert "Set TESSERA_CACHE" in said
    assert out.startswith("0 0 ")
    assert not Path(out.split(" ", 2)[2]).exists()


def test_what_broken_workers_leave_is_compiled_here(tmp_path: Path):
    """They cannot even start, so this process does it all."""
    broken = "import sys\nsys.executable = '/bin/false'\n" + PREPARE
    out, said = prepared(tmp_path, broken)
    assert said.startswith("Compiling two functions")
    assert out.startswith("1 1 ")
    assert prepared(tmp_path)[0].startswith("0 0 ")


def test_ctrl_c_while_compiling_is_no_heap_of_tracebacks(tmp_path: Path):
    """Workers are ended; the command says nothing but that it stopped."""
    run = subprocess.Popen(
        [sys.executable, "-m", "tessera", "trace", "sintra"],
        env=os.environ | {"TESSERA_CACHE": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # in the background, too
    )
    assert run.stderr is not None
    said = run.stderr.readline()
    run.send_signal(signal.SIGINT)
    said += run.communicate()[1]
    assert said.startswith("Compiling")
    assert "Traceback" not in said
    assert run.returncode != 0
    assert not list(tmp_path.rglob("* is ready"))


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
        "from tessera.bots import Bot\n"
        "from tessera.bots.engine import greedy\n"
        "from tessera.games import GAMES\n"
        "game = GAMES['sintra']\n"
        "Bot(game, 'greedy')\n"
        "entry = greedy.entry_points(game)[0]\n"
        "entry.compile()\n"
        "stats = entry.function.stats\n"
        "print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))"
    )
    assert python(script) == "1 0"
