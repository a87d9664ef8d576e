"""Compiling ahead: parts in a given order, in one process for each core.

Numba compiles one function at a time in a process, so every core has a process of its own. They
take the functions in the order of the parts. A bot's functions wait until the rules that they call
are in the cache: else its process would compile those again.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import IO, NamedTuple, cast

from tessera.kernel.compiling import EntryPoint, Part, cache_folder

POLL_SECONDS = 0.2  # between looks at what another process has compiled
DONE, FAILED = "done\n", "failed\n"  # a worker's answers


class Function(NamedTuple):
    """One of a part's entry points, by its number."""

    part: Part
    number: int


class Observer:
    """Whoever wants to know how far it is, if anybody does. Called by any thread."""

    def expect(self, work: Mapping[Part, Sequence[float]]) -> None:
        """These parts are not ready; so much work each of their functions is, in seconds."""

    def begin(self) -> None:
        """It is this process that compiles them."""

    def compiled(self, function: Function) -> None:
        """A function is in the cache."""

    def finished(self, part: Part, trouble: Exception | None) -> None:
        """A part is ready, or could not be compiled."""


class Compilation:
    """Parts that are being compiled, here or by another process that began before."""

    def __init__(self, parts: Sequence[Part], observer: Observer) -> None:
        self._waiting = list(parts)
        self._observer = observer
        self._workers: list[Worker] = []
        self._agenda = Agenda({})
        self._is_stopped = False

    def run(self) -> None:
        """Compile what is not compiled yet. One process does so at a time."""
        self._find_done()
        if not self._waiting:
            return
        from filelock import FileLock, Timeout  # only a cold start needs it

        self._observer.expect({part: part.work() for part in self._waiting})
        lock = FileLock(cache_folder() / "compiling.lock")
        while self._waiting and not self._is_stopped:
            with contextlib.suppress(Timeout), lock.acquire(timeout=POLL_SECONDS):
                self._find_done()
                if self._waiting:
                    self._compile()
            self._find_done()

    def stop(self) -> None:
        """Let it end soon; what is compiled already stays."""
        self._is_stopped = True
        self._end_workers()

    def _find_done(self) -> None:
        """See what was compiled before, or by another process meanwhile."""
        for part in [part for part in self._waiting if part.is_done()]:
            self._finish(part, None)

    def _finish(self, part: Part, trouble: Exception | None) -> None:
        self._waiting.remove(part)
        self._observer.finished(part, trouble)

    def _compile(self) -> None:
        """With a worker for each core; what none of them could compile is compiled here."""
        self._observer.begin()
        functions = {part: len(part.work()) for part in self._waiting}
        self._agenda = Agenda(functions)
        count = max(1, min(os.cpu_count() or 1, sum(functions.values())))
        self._workers = [Worker() for _ in range(count)]
        if self._is_stopped:
            self._end_workers()
        with ThreadPoolExecutor(count) as threads:
            try:
                list(threads.map(self._feed, self._workers))
            finally:
                self._end_workers()
        for worker in self._workers:
            worker.process.communicate()  # wait for its end, close its pipes
        for part in list(self._waiting):
            if not self._is_stopped:
                self._compile_here(part, self._agenda.left(part))

    def _end_workers(self) -> None:
        self._agenda.clear()
        for worker in self._workers:
            worker.process.terminate()

    def _feed(self, worker: Worker) -> None:
        """Hand a worker one function after the other; one that broke gets no more."""
        while (function := self._agenda.take()) is not None:
            answer = worker.compile(function)
            is_last = self._agenda.put_down(function, done=answer == DONE)
            if not answer:
                return
            if answer == DONE:
                self._observer.compiled(function)
            if is_last:
                function.part.mark_done()
                self._finish(function.part, None)

    def _compile_here(self, part: Part, left: Sequence[int]) -> None:
        """Compile what no worker could, in this process; what goes wrong is told."""
        try:
            entry_points = part.entry_points()
            for number in left:
                entry_points[number].compile()
                self._observer.compiled(Function(part, number))
            part.mark_done()
        except Exception as trouble:  # whatever Numba or a game's code may raise
            self._finish(part, trouble)
        else:
            self._finish(part, None)


class Agenda:
    """Which function is next: in the order of the parts, none before the rules that it calls."""

    def __init__(self, functions: Mapping[Part, int]) -> None:
        self._waiting = {part: deque(range(count)) for part, count in functions.items()}
        self._left = {part: set(range(count)) for part, count in functions.items()}
        self._taken = dict.fromkeys(functions, 0)
        self._changed = threading.Condition()

    def take(self) -> Function | None:
        """The next one, once there is one that can be compiled; None when all are taken."""
        with self._changed:
            while any(self._waiting.values()):
                for part, numbers in self._waiting.items():
                    if numbers and not self._is_busy(part.rules):
                        self._taken[part] += 1
                        return Function(part, numbers.popleft())
                self._changed.wait()
            return None

    def put_down(self, function: Function, *, done: bool) -> bool:
        """It is compiled, or could not be; says whether that completed its part."""
        with self._changed:
            self._taken[function.part] -= 1
            if done:
                self._left[function.part].discard(function.number)
            self._changed.notify_all()
            return not self._left[function.part]

    def left(self, part: Part) -> list[int]:
        """The numbers of those that nobody compiled."""
        return sorted(self._left[part])

    def clear(self) -> None:
        """Hand out no more."""
        with self._changed:
            for numbers in self._waiting.values():
                numbers.clear()
            self._changed.notify_all()

    def _is_busy(self, part: Part | None) -> bool:
        """Is it still being compiled by somebody?"""
        return part in self._waiting and bool(self._waiting[part] or self._taken[part])


class Worker:
    """A process that compiles functions by their numbers. Ctrl-C does not reach it."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tessera.kernel.preparing"],
            env=os.environ | {"TESSERA_CACHE": str(cache_folder().parents[1])},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def compile(self, function: Function) -> str:
        """Compile one; says whether it could, or nothing if the process is gone."""
        stdin, stdout = cast("IO[str]", self.process.stdin), cast("IO[str]", self.process.stdout)
        try:
            stdin.write(f"{function.number} {function.part.maker} {function.part.game}\n")
            stdin.flush()
            return stdout.readline()
        except OSError:
            return ""


def _work() -> None:
    """Compile the functions whose numbers and parts arrive, and say so after each."""
    parts: dict[Part, list[EntryPoint]] = {}
    for line in sys.stdin:
        number, *names = line.split()
        part = Part(*names)
        if part not in parts:
            parts[part] = part.entry_points()
        try:
            parts[part][int(number)].compile()
        except Exception:  # it is tried again where the error can be told
            sys.stdout.write(FAILED)
        else:
            sys.stdout.write(DONE)
        sys.stdout.flush()


# ------------------------------------------------------------------ with a bar


def compile_with_bar(title: str, *parts: Part) -> None:
    """Compile parts for somebody who waits for them; what goes wrong is raised."""
    with contextlib.ExitStack() as shown:
        bar = _Bar(title, shown)
        Compilation(parts, bar).run()
    if bar.trouble is not None:
        raise bar.trouble


class _Bar(Observer):
    """Shows how far it is, if it is this process that compiles."""

    def __init__(self, title: str, shown: contextlib.ExitStack) -> None:
        self._text, self._shown = f"Compiling {title}, once for this machine", shown
        self._count = 0
        self._advance: Callable[[], None] = lambda: None
        self.trouble: Exception | None = None

    def expect(self, work: Mapping[Part, Sequence[float]]) -> None:
        self._count = sum(map(len, work.values()))

    def begin(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn

        console = Console(stderr=True)
        if not console.is_terminal:
            console.print(f"{self._text} …")
            return
        columns = (self._text, BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        bar = Progress(*columns, console=console, transient=True)
        task = self._shown.enter_context(bar).add_task("", total=self._count)
        self._advance = lambda: bar.advance(task)

    def compiled(self, function: Function) -> None:
        self._advance()

    def finished(self, part: Part, trouble: Exception | None) -> None:
        self.trouble = self.trouble or trouble


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):  # whoever wanted it is gone
        _work()
