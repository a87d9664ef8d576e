"""One bar for the whole way from nothing to a first game.

Set-up begins it before anything is installed and the server goes on with it, so there is nothing
in here but Python itself. Within a step the bar moves by time, slower and slower but without an
end; a sign before it turns with every redraw, so that it never stands still.
"""

from __future__ import annotations

import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Mapping
from functools import cache
from typing import TextIO

BEGAN = "TESSERA_SET_UP_BEGAN"  # in the environment: when set-up began, for whoever goes on
STEPS: Mapping[str, float] = {  # seconds, on two cores and a good line
    "Fetching uv": 3,
    "Fetching packages": 5,
    "Fetching a browser for the tests": 2,
    "Building the page": 11,
    "Starting the server": 3,
    "Compiling the first game": 5,
}
SERVING = ("Starting the server", "Compiling the first game")
FOR_TESTS = ("Fetching a browser for the tests",)
STEPS_TO_PLAY = {step: seconds for step, seconds in STEPS.items() if step not in FOR_TESTS}
WIDTH = 28
EVERY = 0.1  # seconds
HALF = 0.4  # of the time expected of a step: then half of it is shown as done
TURNING = "|/-\\"  # before the bar, one after the other


def share_of(step: str, seconds: float, steps: Mapping[str, float] = STEPS) -> float:
    """How far the way is after so long in a step, from 0 to 1; it slows down, but has no end."""
    names = list(steps)
    before = sum(steps[name] for name in names[: names.index(step)])
    within = steps[step] * seconds / (seconds + HALF * steps[step])
    return (before + within) / sum(steps.values())


def line(
    step: str, share: float, seconds: float, *, width: int, plain: bool = False, turn: int = 0
) -> str:
    """The bar as one line of text, redrawn so often. It is never full: at the end it goes away."""
    full, empty = ("#", "-") if plain else ("━", "─")
    filled = int(share * WIDTH)
    drawn = f"{TURNING[turn % len(TURNING)]} {full * filled}{empty * (WIDTH - filled)}"
    minutes, rest = divmod(int(seconds), 60)
    text = f"{drawn} {min(99, int(share * 100)):3}%  {minutes}:{rest:02}  {step}"
    return text[: width - 1]


class Bar:
    """Draws itself until it is closed; without a terminal it is one plain line a step."""

    def __init__(
        self,
        out: TextIO | None = None,
        *,
        steps: Mapping[str, float] = STEPS,
        began: float | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._out, self._steps, self._now = out or sys.stderr, steps, now
        self.began = now() if began is None else began
        self.step, self._step_began = "", self.began
        self._turn = 0
        self._closed = threading.Event()
        self._thread: threading.Thread | None = None

    def begin(self, step: str) -> None:
        """The next step has begun."""
        self.step, self._step_began = step, self._now()
        if not self._out.isatty():
            self._out.write(f"{step} …\n")
            self._out.flush()
        elif self._thread is None:
            self._thread = threading.Thread(target=self._draw_on, daemon=True)
            self._thread.start()

    def close(self, *, erase: bool = True) -> None:
        """Stop drawing. What is not erased is for somebody else to go on with."""
        self._closed.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
            self._out.write("\r\x1b[2K" if erase else "")
            self._out.flush()

    def _draw_on(self) -> None:
        while True:
            self.draw()
            if self._closed.wait(EVERY):
                return

    def draw(self) -> None:
        """Draw it as it is now."""
        now = self._now()
        share = share_of(self.step, now - self._step_began, self._steps)
        width, plain = shutil.get_terminal_size().columns, not _has_signs(self._out)
        passed, turn = now - self.began, self._turn
        text = line(self.step, share, passed, width=width, plain=plain, turn=turn)
        self._turn += 1
        self._out.write(f"\r\x1b[2K{text}")
        self._out.flush()


def go_on_at_once() -> None:
    """Draw the bar of the set-up that has just ended, if there was one."""
    if BEGAN in os.environ:
        going_on()


@cache
def going_on() -> Bar:
    """The bar of the set-up that has just ended, or one for what the server does alone.

    On a terminal it is drawn from now on; elsewhere the server's own lines say enough.
    """
    began = os.environ.pop(BEGAN, None)
    if began is None:
        bar = Bar(steps={step: STEPS[step] for step in SERVING})
    else:
        bar = Bar(steps=STEPS_TO_PLAY, began=float(began))
    if sys.stderr.isatty():
        bar.begin(SERVING[0])
    return bar


def _has_signs(out: TextIO) -> bool:
    try:
        "━─…".encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
