"""Does `.ci/run` pass every time? `python bench/again.py` runs it again and again, from nothing.

Each run is a fresh clone of the last commit with an empty home: so many with the machine idle, with
busy loops beside them, and in random order. What was found is kept in a file, so that it can be
stopped and started over several sittings; runs of another commit do not count.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).parents[1]
KINDS = {"idle": 10, "busy": 3, "random": 3}  # runs of each kind that are asked for
BUSY_LOOPS = 4
MOST_MINUTES = 9  # of an idle run
LEFT_OUT = ("TESSERA_", "PYTEST_", "XDG_", "VIRTUAL_ENV", "UV_", "npm_", "PLAYWRIGHT_")
# from the environment: what would reach into a home, or to what was fetched before


def main() -> None:
    """Run what is missing, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    for kind, runs in KINDS.items():
        parser.add_argument(f"--{kind}", type=int, default=runs, help=f"runs, {runs} if not said")
    parser.add_argument("--results", type=Path, default=PROJECT / ".again" / "runs.jsonl")
    asked = parser.parse_args()
    commit = git("rev-parse", "HEAD")
    if git("status", "--porcelain"):
        sys.stderr.write("What is not committed is not run.\n")
    asked.results.parent.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        while (nth := len(found(asked.results, commit, kind))) < getattr(asked, kind):
            one = {
                "commit": commit,
                "kind": kind,
                "nth": nth,
                **run(commit, kind, nth, asked.results),
            }
            with asked.results.open("a") as file:
                file.write(json.dumps(one) + "\n")
            print(row(one), flush=True)
    report([one for kind in KINDS for one in found(asked.results, commit, kind)])


def git(*arguments: str) -> str:
    """What git says."""
    done = subprocess.run(
        ["git", *arguments], cwd=PROJECT, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def found(results: Path, commit: str, kind: str) -> list[dict[str, Any]]:
    """The runs of a kind that are there already."""
    if not results.exists():
        return []
    runs = [json.loads(line) for line in results.read_text().splitlines()]
    return [one for one in runs if (one["commit"], one["kind"]) == (commit, kind)]


def run(commit: str, kind: str, nth: int, results: Path) -> dict[str, Any]:
    """One run, from nothing; its log is kept if it fails."""
    folder = Path(tempfile.mkdtemp(prefix="again-"))
    log = results.parent / f"{kind}-{nth}-{time.strftime('%m%d-%H%M%S')}.log"
    try:
        (folder / "home").mkdir()
        git("clone", "--quiet", str(PROJECT), str(folder / "clone"))
        git("-C", str(folder / "clone"), "checkout", "--quiet", commit)
        began, load = time.monotonic(), os.getloadavg()[0]
        with busy(BUSY_LOOPS if kind == "busy" else 0), log.open("wb") as out:
            code = subprocess.run(
                ["bash", ".ci/run"],
                cwd=folder / "clone",
                env=environment(folder / "home", kind, nth),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
            ).returncode
        seconds = time.monotonic() - began
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    said = log.read_text(errors="replace")
    if code == 0:
        log.unlink()
    return {
        "code": code,
        "seconds": round(seconds),
        "load": round(load, 1),  # of the minute before it
        "tests": (re.findall(r"^=+ (.*(?:passed|failed|error).*) =+$", said, re.M) or ["?"])[-1],
        "failed": re.findall(r"^(?:FAILED|ERROR) (\S+)", said, re.M),
    }


def environment(home: Path, kind: str, nth: int) -> dict[str, str]:
    """As it is here, but with an empty home."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(LEFT_OUT)}
    order = f"-p randomly --randomly-seed={nth + 1}" if kind == "random" else ""
    return {**kept, "HOME": str(home), "CI": "true", "PYTEST_ADDOPTS": order}


@contextmanager
def busy(loops: int) -> Generator[None]:
    """Other programs that want all the time they can get."""
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(loops)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def row(one: dict[str, Any]) -> str:
    """A line of the table."""
    minutes, seconds = divmod(one["seconds"], 60)
    verdict = "passed" if one["code"] == 0 else f"FAILED: {', '.join(one['failed']) or 'see log'}"
    cells = (one["kind"], one["nth"] + 1, f"{minutes}:{seconds:02}", one["tests"], verdict)
    return f"| {' | '.join(map(str, cells))} |"


def report(runs: list[dict[str, Any]]) -> None:
    """All runs of this commit, and whether the bar holds."""
    print("\n| machine | run | minutes | tests | |\n| --- | ---: | ---: | --- | --- |")
    print(*map(row, runs), sep="\n")
    failures = [one for one in runs if one["code"] != 0]
    longest = max((one["seconds"] for one in runs if one["kind"] == "idle"), default=0)
    print(f"\n{len(runs)} runs, {len(failures)} failed; the longest idle one took {longest} s.")
    if failures or longest > MOST_MINUTES * 60:
        sys.exit(f"The bar: no failure, and at most {MOST_MINUTES} minutes with the machine idle.")


if __name__ == "__main__":
    main()
