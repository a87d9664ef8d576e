"""The browser for the tests: what is there is used, and only root installs anything."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests import chromium


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a browser, whoever is at it; the folder for programs."""
    monkeypatch.delenv("TESSERA_CHROMIUM", raising=False)
    monkeypatch.delenv("TESSERA_NO_APT", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "PLACES", ())
    monkeypatch.setattr(chromium, "_playwrights_own", lambda: str(tmp_path / "own"))
    return tmp_path


def program(file: Path, code: int = 0, does: str = "") -> str:
    file.write_text(f"#!/bin/sh\n{does}\nexit {code}\n")
    file.chmod(0o755)
    return str(file)


def test_the_lightest_browser_that_is_there_is_used(bare: Path):
    """Playwright's own, Chrome, Chromium, the headless shell: each before those named before it."""
    assert chromium.find() is None
    for name in ("own", "google-chrome", "chromium", "chromium-headless-shell"):
        assert chromium.find() != program(bare / name)
        assert chromium.find() == str(bare / name)


def test_a_browser_that_is_named_is_used(bare: Path, monkeypatch: pytest.MonkeyPatch):
    program(bare / "chromium")
    monkeypatch.setenv("TESSERA_CHROMIUM", "/another")
    assert chromium.find() == "/another"


def test_what_only_stands_for_a_browser_is_not_used(bare: Path):
    """Such as Ubuntu's program that says which package to install."""
    program(bare / "chromium-browser", 1)
    assert chromium.find() is None
    chrome = program(bare / "google-chrome")
    assert chromium.find() == chrome


def test_where_there_is_one_nothing_is_fetched(bare: Path, monkeypatch: pytest.MonkeyPatch):
    program(bare / "chromium")
    program(bare / "fetch", does=f": > {bare / 'fetched'}")
    monkeypatch.setattr(chromium, "ways", lambda: iter([["fetch"]]))
    chromium.main()
    assert not (bare / "fetched").exists()


def test_the_first_way_that_brings_one_is_the_last(bare: Path, monkeypatch: pytest.MonkeyPatch):
    ways = [["false"], ["fetch"], ["again"]]
    own = "/bin/cp $0 " + str(bare / "own")
    program(bare / "false", 1)
    program(bare / "fetch", does=own)
    program(bare / "again", does=f": > {bare / 'again-too'}")
    monkeypatch.setattr(chromium, "ways", lambda: iter(ways))
    chromium.main()
    assert chromium.find() == str(bare / "own")
    assert not (bare / "again-too").exists()


def test_where_none_can_be_had_it_is_said_what_to_do(bare: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(chromium, "ways", lambda: iter([]))
    with pytest.raises(SystemExit, match="TESSERA_CHROMIUM"):
        chromium.main()


@pytest.mark.parametrize(
    ("user", "forbidden", "packages"), [(0, "", True), (0, "1", False), (1000, "", False)]
)
def test_only_root_installs_packages_and_only_if_it_is_not_forbidden(
    monkeypatch: pytest.MonkeyPatch, user: int, forbidden: str, packages: bool
):
    monkeypatch.setattr(os, "geteuid", lambda: user, raising=False)
    monkeypatch.setenv("TESSERA_NO_APT", forbidden)
    found = [" ".join(way) for way in chromium.ways()]
    assert any("apt-get" in way for way in found) == packages
    assert any("--with-deps" in way for way in found) == packages
    assert found[0].endswith(f"--no-install-recommends {chromium.SHELL}") == packages
    assert any(way.endswith("playwright install chromium") for way in found)
