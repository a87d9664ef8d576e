"""The browser that the tests drive: `python -m tests.chromium` makes sure that there is one.

Debian's headless shell is best: Chromium without the browser around the page, where a window costs
a quarter of the time. Else one that is installed will do, else Playwright's own, else the package.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APT = "apt-get -qq -o Acquire::http::Timeout=20"


def _package(name: str) -> list[str]:
    install = f"{APT} update && {APT} install -y --no-install-recommends {name}"
    return ["sh", "-c", install]


_PLAYWRIGHT = [sys.executable, "-m", "playwright", "install"]
WAYS = (
    _package(SHELL),
    [*_PLAYWRIGHT, "--with-deps", "chromium"],
    [*_PLAYWRIGHT, "chromium"],  # all that somebody can do who is not root
    _package("chromium"),
)


def find() -> str | None:
    """Where it is; TESSERA_CHROMIUM names another one."""
    named = os.environ.get("TESSERA_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None) or _playwrights_own()


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def main() -> None:
    """Look, fetch, look again."""
    if os.environ.get("TESSERA_CHROMIUM") or shutil.which(SHELL):
        return
    for way in WAYS:
        subprocess.run(way, check=False)
        if find():
            return
    sys.exit("The browser's tests need Chromium: install it, or name it in TESSERA_CHROMIUM.")


if __name__ == "__main__":
    main()
