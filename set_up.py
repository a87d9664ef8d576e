"""Sets up Tessera in this folder: `make play` and `make test` begin with it.

Nothing is installed yet when it runs, so it needs Python alone. What the tools say goes into a
file, which is named if something fails. Whoever plays is handed on to the server.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  Python may be any that make has found
    sys.exit(f"Tessera needs Python 3.11 or newer, and this is {sys.version.split()[0]}.")

HERE = Path(__file__).parent.resolve()
sys.path.insert(0, str(HERE / "src"))

from tessera.server.startup_bar import BEGAN, FOR_TESTS, SERVING, STEPS, Bar  # noqa: E402  light: it needs nothing installed

LOG = HERE / ".tools" / "set-up.log"
UV = HERE / ".tools" / "uv" / "bin" / "uv"
PYTHON = HERE / ".venv" / "bin" / "python"
(BROWSER,) = FOR_TESTS
PIP = ["install", "--quiet", "--disable-pip-version-check", "--root-user-action=ignore"]
TROUBLE = """\
Setting up did not work: see the lines above, and {log} for all of them.
Without a connection to the package index nothing can be fetched; on a machine behind a proxy,
set HTTPS_PROXY and try again."""
NO_BROWSER = """\
There is no browser, so the browser's tests will fail; all else can be done. Install Chromium or
Chrome, or name one in TESSERA_CHROMIUM. `.venv/bin/python -m tests.chromium` fetches one, as was
tried just now: see {log}.
"""


class Failed(Exception):
    """A step did not work; what its tool said last."""


def main(goal: str) -> None:
    """Set up what is missing: for the "web" page, to "test", or to "play" and go on to that."""
    began = time.time()
    if not is_set_up(goal):
        bar = Bar(steps=steps_to(goal), began=began)
        try:
            lacks = set_up(goal, bar)
        except Failed as failure:
            bar.close()
            sys.exit(f"{failure}\n{TROUBLE.format(log=LOG.relative_to(HERE))}")
        except KeyboardInterrupt:
            bar.close()
            sys.exit(130)
        bar.close(erase=goal != "play")
        sys.stderr.write(lacks)
        os.environ[BEGAN] = str(began)
    if goal == "play":
        os.chdir(HERE)
        os.execve(PYTHON, [str(PYTHON), "-m", "tessera", "serve", "--open"], environment())


def steps_to(goal: str) -> dict[str, float]:
    """The steps of the way, with the seconds expected of each."""
    left_out = {"play": [BROWSER], "web": [BROWSER, *SERVING], "test": SERVING}[goal]
    return {step: seconds for step, seconds in STEPS.items() if step not in left_out}


def is_set_up(goal: str) -> bool:
    """Has nothing changed since it was set up?"""
    mark = mark_of(goal)
    if not mark.exists():
        return False
    since = mark.stat().st_mtime
    return all(source.stat().st_mtime <= since for source in sources())


def mark_of(goal: str) -> Path:
    """A file that is as old as the last set-up."""
    return HERE / ".venv" / ("ready-to-test" if goal == "test" else "ready-to-play")


def sources() -> Iterator[Path]:
    """What the packages and the page are made from."""
    web = ("hatch_build.py", "web/index.html", "web/package-lock.json", "web/vite.config.ts")
    yield from (HERE / name for name in ("pyproject.toml", "uv.lock", *web))
    for folder in ("web/src", "web/public", "locales", "docs/rules"):
        yield from (file for file in (HERE / folder).rglob("*") if file.is_file())


def set_up(goal: str, bar: Bar) -> str:
    """All steps; what is lacking after them, in words, though most can be done without it.

    The first game is compiled beside the page's build: each waits now and then.
    """
    LOG.parent.mkdir(exist_ok=True)
    LOG.unlink(missing_ok=True)
    began = time.time()
    uv = shutil.which("uv") or str(UV)
    if not Path(uv).exists():
        if find_spec("pip") is None:
            bar.close()
            sys.exit("Python has no pip: install it (python3-pip on Debian).")
        bar.begin("Fetching uv")
        run([sys.executable, "-m", "pip", *PIP, "--target", str(UV.parents[1]), "uv"])
    sync = [uv, "sync", "--locked", "--extra", "server", "--python", sys.executable]
    sync += [] if goal == "test" else ["--no-dev", "--inexact"]
    bar.begin("Fetching packages")
    run([*sync, "--no-install-project"])
    if goal != "test":
        os.environ["NPM_CONFIG_OMIT"] = "dev"  # what only checks the page is not needed to play
    compiling = compile_beside() if goal == "play" else None
    bar.begin("Building the page")
    try:
        run(sync)
    except (Failed, KeyboardInterrupt):
        if compiling is not None:
            compiling.terminate()
        raise
    lacks = fetch_browser(bar) if goal == "test" else ""
    for one in {"play", goal}:
        mark_of(one).touch()
        os.utime(mark_of(one), (began, began))  # what changed meanwhile is built the next time
    return lacks


def fetch_browser(bar: Bar) -> str:
    """Make sure that there is one for the tests; a warning if there is none all the same."""
    bar.begin(BROWSER)
    try:
        run([str(PYTHON), "-m", "tests.chromium"])
    except Failed:
        return NO_BROWSER.format(log=LOG.relative_to(HERE))
    return ""


def compile_beside() -> subprocess.Popen[bytes]:
    """Compile a first game while the page is built; the server goes on from there."""
    with LOG.open("ab") as log:
        return subprocess.Popen(
            [PYTHON, "-m", "tessera.server.preparation"],
            env=environment() | {"PYTHONPATH": str(HERE / "src")},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def run(command: Sequence[str]) -> None:
    """Run a tool; its words go into the log file."""
    with LOG.open("ab") as log:
        log.write(f"$ {' '.join(command)}\n".encode())
        log.flush()
        done = subprocess.run(
            command, cwd=HERE, env=environment(), stdin=subprocess.DEVNULL, stdout=log, stderr=log
        )
    if done.returncode:
        said = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
        raise Failed("\n".join(said[-20:]))


def environment() -> dict[str, str]:
    """Ours, without another virtual environment that may be active.

    Where Python is told to keep no bytecode beside sources, it keeps it in `.tools`: without any,
    every start takes seconds more.
    """
    ours = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    if ours.pop("PYTHONDONTWRITEBYTECODE", None):
        ours.setdefault("PYTHONPYCACHEPREFIX", str(HERE / ".tools" / "bytecode"))
    return ours


if __name__ == "__main__":
    main(sys.argv[1])
