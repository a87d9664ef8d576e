"""The `tessera` command run inside the tests, with what somebody types."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tessera.cli import main

CTRL_C = "\x03"
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True)
class Ran:
    """What came of a command."""

    code: int
    out: str
    err: str

    @property
    def plain(self) -> str:
        """What was printed, without colours."""
        return _COLOUR.sub("", self.out)


class Typing:
    """Somebody at the keyboard: a line at a time, perhaps Ctrl-C, then the end of input."""

    encoding = "utf-8"

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = list(lines)

    def readline(self, _size: int = -1) -> str:
        if not self.lines:
            return ""
        line = self.lines.pop(0)
        if line == CTRL_C:
            raise KeyboardInterrupt
        return f"{line}\n"

    def isatty(self) -> bool:
        return False

    def fileno(self) -> int:
        raise OSError("no file")


class Command:
    """Runs `tessera` in a folder of its own, on lines so wide that no sentence is broken."""

    def __init__(
        self,
        folder: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        self.folder = folder
        self._patch = monkeypatch
        self._capsys = capsys
        monkeypatch.chdir(folder)
        monkeypatch.setenv("COLUMNS", "500")
        monkeypatch.setenv("LINES", "100")

    def __call__(self, *arguments: str, typed: Sequence[str] = ()) -> Ran:
        """Run the command; whatever is no polite ending is raised."""
        self._patch.setattr(sys, "argv", ["tessera", *arguments])
        self._patch.setattr(sys, "stdin", Typing(typed))
        self._capsys.readouterr()
        code: object = 0
        try:
            main()
        except SystemExit as ending:
            code = ending.code or 0
        captured = self._capsys.readouterr()
        assert isinstance(code, int)
        return Ran(code, captured.out, captured.err)
