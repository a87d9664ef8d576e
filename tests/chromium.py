"""The browser that the tests drive: `python -m tests.chromium` makes sure that there is one.

What is there is used: Debian's headless shell before all, Chromium without the browser around the
page, where a window costs a quarter of the time; else Chromium or Chrome, else Playwright's own.
Only where there is none is one fetched. Packages are installed for root alone, and not where
TESSERA_NO_APT is set.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SHELL = "chromium-headless-shell"
NAMES = (
    SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
    "Chromium", "Google Chrome",
)  # fmt: skip
PLACES = (  # beside those of PATH
    "/usr/bin",
    "/usr/local/bin",
    "/opt/google/chrome",
    "/Applications/Chromium.app/Contents/MacOS",
    "/Applications/Google Chrome.app/Contents/MacOS",
)
APT = "apt-get -qq -o Acquire::http::Timeout=20"
PATIENCE = 120  # seconds, for a browser to say its version
NONE = """\
There is no browser, and the browser's tests need one. Install chromium-headless-shell, Chromium or
Chrome, or name one in TESSERA_CHROMIUM; `.venv/bin/python -m tests.chromium` tries to fetch one."""


def find() -> str | None:
    """Where it is; TESSERA_CHROMIUM names another one. Not while Playwright runs."""
    named = os.environ.get("TESSERA_CHROMIUM")
    return named or next(filter(works, _there()), None)


def _there() -> Iterator[str]:
    """All that look like one, the best first."""
    folders = os.pathsep.join([os.environ.get("PATH", os.defpath), *PLACES])
    yield from filter(None, (shutil.which(name, path=folders) for name in NAMES))
    own = _playwrights_own()
    if Path(own).exists():
        yield own


def _playwrights_own() -> str:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


@cache
def works(browser: str) -> bool:
    """Does it say its version? A name may stand for a package that is not installed."""
    try:
        done = subprocess.run(
            [browser, "--version"], stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def ways() -> Iterator[list[str]]:
    """How one may be fetched by whoever asks, one way after the other."""
    playwright = [sys.executable, "-m", "playwright", "install"]
    if may_install():
        yield _package(SHELL)
        yield [*playwright, "--with-deps", "chromium"]
    yield [*playwright, "chromium"]
    if may_install():
        yield _package("chromium")


def may_install() -> bool:
    """Only root, who is asked for no password, and who has not forbidden it."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and not os.environ.get("TESSERA_NO_APT")


def _package(name: str) -> list[str]:
    install = f"{APT} update && {APT} install -y --no-install-recommends {name}"
    return ["sh", "-c", install]


def main() -> None:
    """Look, fetch, look again."""
    if find():
        return
    for way in ways():
        subprocess.run(way, check=False)
        works.cache_clear()
        if find():
            return
    sys.exit(NONE)


if __name__ == "__main__":
    main()
