"""Setting up: one bar for the whole way, kind words when something fails, nothing done twice."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

import tessera.__main__
from tessera.server.startup_bar import (
    BEGAN,
    EVERY,
    SERVING,
    STEPS,
    STEPS_TO_PLAY,
    Bar,
    going_on,
    line,
    share_of,
)

ROOT = Path(__file__).parents[2]


class Terminal(io.StringIO):
    """Somebody looks at it."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


# ------------------------------------------------------------------ the bar


class ByHand(Bar):
    """Draws when a test says so, by a clock that the test sets."""

    def __init__(self, out: Terminal) -> None:
        self.clock = 0.0
        super().__init__(out, now=lambda: self.clock)

    def _draw_on(self) -> None:
        return


TEN_MINUTES = 6000  # redraws


def lines_of(step: str) -> list[str]:
    """Ten minutes of a step, after those before it took as long as expected, and what follows."""
    out = Terminal()
    bar = ByHand(out)
    for before, seconds in STEPS.items():
        bar.begin(before)
        for _ in range(TEN_MINUTES if before == step else 2):
            bar.draw()
            bar.clock += EVERY if before == step else seconds / 2
    bar.close()
    return [line.removeprefix("\x1b[2K") for line in out.getvalue().split("\r") if line][:-1]


@pytest.mark.parametrize("step", STEPS)
def test_the_bar_never_stands_still_and_never_goes_back(step: str):
    """However long a step takes: what is seen of it changes, and it is not done before its end."""
    lines = lines_of(step)
    assert len(lines) == TEN_MINUTES + 2 * (len(STEPS) - 1)
    assert all(one != other for one, other in pairwise(lines))
    shown = [(int(line.split("%")[0].split()[-1]), line.count("━")) for line in lines]
    assert all(one <= other for one, other in pairwise(shown))
    assert shown[0] == (0, 0)
    assert shown[-1][0] < 100


def test_a_step_that_takes_as_long_as_expected_is_mostly_done():
    share = share_of("b", 10, {"a": 10, "b": 10})
    assert 0.5 + 0.5 * 0.7 < share < 1


def test_the_line_says_how_far_how_long_and_what():
    shown = line("Fetching packages", 0.5, 75, width=80)
    assert shown.endswith(" 50%  1:15  Fetching packages")
    assert shown.count("━") == shown.count("─") == 14
    assert line("Fetching packages", 0.5, 75, width=20, plain=True) == "| " + "#" * 14 + "-" * 3


def test_a_terminal_sees_one_line_that_is_drawn_again():
    """By a clock that is handed in; nothing is left of it in the end."""
    now, out = [100.0], Terminal()
    bar = Bar(out, now=lambda: now[0])
    bar.begin("Building the page")
    bar.draw()
    now[0] = 105
    bar.draw()
    bar.close()
    shown = out.getvalue()
    assert "0:00  Building the page" in shown
    assert "0:05  Building the page" in shown
    assert "\n" not in shown
    assert shown.endswith("\r\x1b[2K")


def test_without_a_terminal_every_step_is_a_plain_line():
    out = io.StringIO()
    bar = Bar(out)
    for step in SERVING:
        bar.begin(step)
    bar.close()
    assert out.getvalue().splitlines() == [f"{step} …" for step in SERVING]


def test_the_server_goes_on_with_the_bar_of_the_set_up(monkeypatch: pytest.MonkeyPatch):
    """Where there was none, it has one of its own, from 0 on."""
    monkeypatch.setenv(BEGAN, "1000.0")
    assert going_on().began == 1000
    assert BEGAN not in os.environ
    assert share_of(SERVING[0], 0, STEPS_TO_PLAY) > 0.5
    assert share_of(SERVING[0], 0, {step: STEPS[step] for step in SERVING}) == 0
    going_on.cache_clear()
    assert going_on().began > 1000
    going_on.cache_clear()


def test_it_is_drawn_on_before_the_server_is_loaded(monkeypatch: pytest.MonkeyPatch):
    """As soon as set-up has handed over; the server takes the same bar."""
    is_drawn, taken = list[bool](), list[Bar]()

    def main() -> None:
        is_drawn.append(BEGAN not in os.environ)
        taken.append(going_on())

    command = ModuleType("tessera.cli")
    monkeypatch.setattr(command, "main", main, raising=False)
    monkeypatch.setitem(sys.modules, "tessera.cli", command)
    monkeypatch.setattr(sys, "stderr", out := Terminal())
    monkeypatch.setenv(BEGAN, "1000.0")
    tessera.__main__.main()
    going_on.cache_clear()
    taken[0].close()
    assert (is_drawn, taken[0].began, taken[0].step) == ([True], 1000, SERVING[0])
    assert SERVING[0] in out.getvalue()
    drawing = "import sys, tessera.__main__; sys.exit('typer' in sys.modules)"
    subprocess.run([sys.executable, "-c", drawing], check=True)


# ------------------------------------------------------------------ the program

FAKE_UV = """#!/bin/sh
echo "uv was asked: $*"
mkdir -p .venv/bin
cp bin/python .venv/bin/python
exit {code}
"""
FAKE_PYTHON = """#!/bin/sh
echo "Python was asked: $*"
exit {code}
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of the project as setting up looks at."""
    for name in (
        "set_up.py", "hatch_build.py", "pyproject.toml", "uv.lock", "web/index.html",
        "web/package-lock.json", "web/vite.config.ts", "src/tessera/__init__.py",
        "src/tessera/server/__init__.py", "src/tessera/server/startup_bar.py",
        "locales/en/shell.ftl",
    ):  # fmt: skip
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def set_up(
    checkout: Path, goal: str = "web", *, code: int = 0, browser: int = 0
) -> subprocess.CompletedProcess[str]:
    """`set_up.py web` with a uv that does nothing and ends like this; so does what fetches one."""
    tools = checkout / "bin"
    tools.mkdir(exist_ok=True)
    for tool, text in (
        ("uv", FAKE_UV.format(code=code)),
        ("python", FAKE_PYTHON.format(code=browser)),
    ):
        (tools / tool).write_text(text)
        (tools / tool).chmod(0o755)
    return subprocess.run(
        [sys.executable, "set_up.py", goal],
        cwd=checkout,
        env=os.environ | {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
    )


def test_it_needs_nothing_but_python():
    """Nothing is installed when it runs: isolated, without anybody's packages."""
    script = "import runpy; runpy.run_path('set_up.py')"
    subprocess.run([sys.executable, "-I", "-S", "-c", script], cwd=ROOT, check=True)


def test_what_is_set_up_is_not_set_up_again_until_something_changes(checkout: Path):
    steps = ["Fetching packages …", "Building the page …"]
    first = set_up(checkout)
    assert (first.returncode, first.stderr.splitlines()) == (0, steps)
    again = set_up(checkout)
    assert (again.returncode, again.stderr) == (0, "")
    mark = (checkout / ".venv" / "ready-to-play").stat().st_mtime
    os.utime(checkout / "locales/en/shell.ftl", (mark + 1, mark + 1))
    assert set_up(checkout).stderr.splitlines() == steps


def test_what_a_tool_said_is_kept_and_shown_when_it_failed(checkout: Path):
    """And it is not taken for set up."""
    failed = set_up(checkout, code=3)
    assert failed.returncode == 1
    assert "uv was asked: sync --locked" in failed.stderr
    assert "Setting up did not work" in failed.stderr
    assert ".tools/set-up.log" in failed.stderr
    assert "uv was asked: sync --locked" in (checkout / ".tools/set-up.log").read_text("utf-8")
    assert set_up(checkout).stderr.startswith("Fetching packages")


def test_without_a_browser_the_rest_is_set_up(checkout: Path):
    """Said once, with what helps: ruff, pyright and `make quick` need none."""
    steps = ["Fetching packages …", "Building the page …", "Fetching a browser for the tests …"]
    done = set_up(checkout, "test", browser=1)
    assert done.returncode == 0
    assert done.stderr.splitlines()[:3] == steps
    assert "There is no browser, so the browser's tests will fail" in done.stderr
    assert "Python was asked: -m tests.chromium" in (checkout / ".tools/set-up.log").read_text()
    again = set_up(checkout, "test", browser=1)
    assert (again.returncode, again.stderr) == (0, "")


def test_nothing_is_put_where_uv_will_make_the_environment(checkout: Path):
    """Also where Python keeps no bytecode beside sources: uv refuses a folder that is not empty."""
    script = "import set_up; set_up.LOG.parent.mkdir(); set_up.run(['uv']); set_up.run(['uv'])"
    uv = "#!/bin/sh\ntest ! -e .venv || exit 1\nexec python3 -c 'import json'\n"
    (checkout / "bin").mkdir()
    (checkout / "bin" / "uv").write_text(uv)
    (checkout / "bin" / "uv").chmod(0o755)
    path = f"{checkout / 'bin'}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(
        [sys.executable, "-c", script],
        cwd=checkout,
        env=os.environ | {"PATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        check=True,
    )
