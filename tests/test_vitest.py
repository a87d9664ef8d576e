"""The browser's own unit tests, which stand beside what they test under `web/src`."""

from __future__ import annotations

import os
import subprocess

import pytest

from tests.node import NODE, WEB, command

pytestmark = pytest.mark.slow


def test_the_browsers_unit_tests_pass():
    """`python -m tests.node vitest` runs them by themselves."""
    path = f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command("vitest", "run"),
        cwd=WEB,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout
