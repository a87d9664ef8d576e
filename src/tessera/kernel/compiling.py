"""The compile decorator: rules are written once in Python and run compiled by Numba.

Compiled code is kept in the user's cache folder, in a folder named after the sources it came
from. (Numba by itself looks at one file at a time and would go on using a caller whose callee
has changed.) `prepare` fills that folder the first time, on all cores and with a progress bar.

Set TESSERA_COMPILE=0 to run the same code as plain Python, for debugging and coverage.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import IO, Any, TypeAlias, cast

import numpy as np
import platformdirs

Compiled: TypeAlias = Callable[..., Any]  # Numba finds the types

PACKAGE = Path(__file__).parents[1]
A_WEEK = 7 * 24 * 3600  # seconds


def compiling() -> bool:
    """Are compiled functions wanted? TESSERA_COMPILE=0 switches them off."""
    return os.environ.get("TESSERA_COMPILE") != "0"


def compiled(function: Compiled) -> Compiled:
    """Compile a function over positions, without the GIL, once for each machine."""
    return compiled_for("")(function)


def compiled_for(name: str) -> Callable[[Compiled], Compiled]:
    """The same for a function made inside another one, such as a search made for one game.

    The name tells apart what the same lines were made for.
    """

    def decorate(function: Compiled) -> Compiled:
        return _dispatcher(function, name) if compiling() else function

    return decorate


def _dispatcher(function: Compiled, name: str) -> Compiled:
    if function.__closure__ and not name:
        raise TypeError(f"{function.__qualname__} is made inside another function: compiled_for it")
    dispatcher: Any = _numba().njit(nogil=True)(function)
    _widen_integers(dispatcher)
    _keep_in(cache_folder(), dispatcher, name)
    return dispatcher


def _numba() -> Any:
    """Numba, loaded only once somebody needs it; it does not say what types it has."""
    return importlib.import_module("numba")


def _widen_integers(dispatcher: Any) -> None:
    """Let every integer argument be an int64, so that a function is compiled once.

    Numba would compile it again for every literal and every small integer it is called with: the
    same speed, half as long again to compile.
    """
    types = _numba().types
    resolve = dispatcher.get_call_template

    def widened(args: Sequence[Any], kws: dict[str, Any]) -> Any:
        plain = [types.unliteral(arg) for arg in args]
        wide = [types.int64 if isinstance(arg, types.Integer) else arg for arg in plain]
        return resolve(tuple(wide), kws)

    dispatcher.get_call_template = widened


def _keep_in(folder: Path, dispatcher: Any, name: str) -> None:
    """Give the function a cache whose key is stable also for functions made inside others."""
    config = _numba().config
    caching: Any = importlib.import_module("numba.core.caching")

    class NamedCache(caching.FunctionCache):
        def _index_key(self, sig: Any, codegen: Any) -> Any:
            return (sig, codegen.magic_tuple(), name)

    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder / name) if name else str(folder)
    try:
        dispatcher._cache = NamedCache(dispatcher.py_func)
    finally:
        config.CACHE_DIR = before


# ------------------------------------------------------------------ the cache folder


@cache
def cache_folder() -> Path:
    """Where code compiled from the present sources is kept."""
    home = Path(os.environ.get("TESSERA_CACHE") or platformdirs.user_cache_dir("tessera"))
    ours = hashlib.sha256(str(PACKAGE).encode()).hexdigest()[:8]
    folder = home / "compiled" / f"{ours}-{_fingerprint()}"
    try:
        if not folder.exists():
            _remove_stale(folder.parent, f"{ours}-*")
            folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        sys.stderr.write(
            f"Compiled code cannot be kept in {home} ({error.strerror}): every start compiles "
            "anew. Set TESSERA_CACHE to a folder that can be written.\n"
        )
        folder = _home_for_this_run() / "compiled" / folder.name
        folder.mkdir(parents=True)
    return folder


def _home_for_this_run() -> Path:
    """A folder that goes away again when the program ends."""
    home = Path(tempfile.mkdtemp(prefix="tessera-"))
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    return home


def _remove_stale(home: Path, pattern: str) -> None:
    """Remove what older sources left a week ago; a process may still use what is newer."""
    for folder in home.glob(pattern):
        with contextlib.suppress(OSError):  # another process may have been faster
            if time.time() - folder.stat().st_mtime > A_WEEK:
                shutil.rmtree(folder, ignore_errors=True)


def _fingerprint() -> str:
    """A name for the sources and for what compiles them."""
    versions = f"{sys.version} {_numba().__version__} {np.__version__}"
    digest = hashlib.sha256(versions.encode())
    for source in compiled_sources():
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def compiled_sources() -> list[Path]:
    """The files with compiled functions. They take constants only from one another."""
    return [file for file in sorted(PACKAGE.rglob("*.py")) if b"@compiled" in file.read_bytes()]


# ------------------------------------------------------------------ compiling ahead


@dataclass(frozen=True, slots=True)
class EntryPoint:
    """A compiled function that Python calls, with an example of its arguments."""

    function: Compiled
    arguments: tuple[object, ...]

    def compile(self) -> None:
        """Compile the function for arguments like the example, or fetch it from the cache."""
        function: Any = self.function
        function.compile(tuple(_numba().typeof(argument) for argument in self.arguments))


def prepare(title: str, maker: str, game: str = "") -> None:
    """Compile what the maker lists, unless that was done before.

    The maker is a module with a function `entry_points()`, or `entry_points(game)` if it makes
    functions for the game whose module is named. Of several processes one compiles and the others
    wait for it.
    """
    if not compiling():
        return
    done = cache_folder() / f"{maker} {game}".strip()
    if done.exists():
        return
    from filelock import FileLock  # only a cold start needs it

    with FileLock(cache_folder() / "compiling.lock"):
        if done.exists():
            return
        entry_points = _entry_points(maker, game)
        with _progress(title, len(entry_points)) as advance:
            for entry_point in _left_after_workers(maker, game, entry_points, advance):
                entry_point.compile()
                advance()
        done.touch()


def _entry_points(maker: str, game: str) -> list[EntryPoint]:
    arguments = [importlib.import_module(game).GAME] if game else []
    return importlib.import_module(maker).entry_points(*arguments)


@contextmanager
def _progress(title: str, count: int) -> Generator[Callable[[], None]]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    text = f"Compiling {title}, once for this machine"
    if not console.is_terminal:
        console.print(f"{text} …")
        yield lambda: None
        return
    columns = (TextColumn(text), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=count)
        yield lambda: progress.advance(task)


def _left_after_workers(
    maker: str, game: str, entry_points: list[EntryPoint], advance: Callable[[], None]
) -> list[EntryPoint]:
    """Hand out the entry points to one process for each core; returns those that none compiled."""
    waiting, left = deque(range(len(entry_points))), set(range(len(entry_points)))
    workers = [_Worker(maker, game) for _ in range(min(os.cpu_count() or 1, len(waiting)))]

    def feed(worker: _Worker) -> None:
        with contextlib.suppress(IndexError, OSError):  # nothing waits any more, or it broke
            while worker.compiles(index := waiting.popleft()):
                left.discard(index)
                advance()

    threads = [threading.Thread(target=feed, args=(worker,)) for worker in workers]
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        for worker in workers:
            worker.process.terminate()
        for thread in threads:
            if thread.is_alive():
                thread.join()
        for worker in workers:
            worker.close()
    return [entry_points[index] for index in sorted(left)]


class _Worker:
    """A process that compiles entry points by their numbers. Ctrl-C does not reach it."""

    def __init__(self, maker: str, game: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tessera.kernel.compiling", maker, game],
            env=os.environ | {"TESSERA_CACHE": str(cache_folder().parents[1])},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def compiles(self, index: int) -> bool:
        """Compile one; says whether it did."""
        stdin, stdout = cast("IO[str]", self.process.stdin), cast("IO[str]", self.process.stdout)
        stdin.write(f"{index}\n")
        stdin.flush()
        return bool(stdout.readline())

    def close(self) -> None:
        """Wait for its end and close its pipes."""
        with contextlib.suppress(OSError), self.process:
            pass


def _work(maker: str, game: str) -> None:
    """Compile the entry points whose numbers arrive, and say so after each."""
    entry_points = _entry_points(maker, game)
    for line in sys.stdin:
        entry_points[int(line)].compile()
        sys.stdout.write("done\n")
        sys.stdout.flush()


if __name__ == "__main__":
    _work(*sys.argv[1:])
