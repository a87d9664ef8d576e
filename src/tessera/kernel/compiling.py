"""The compile decorator: rules are written once in Python and run compiled by Numba.

Compiled code is kept in the user's cache folder, in a folder named after the sources it came
from. (Numba by itself looks at one file at a time and would go on using a caller whose callee
has changed.) `prepare` fills that folder the first time; how is in `preparing`.

Set TESSERA_COMPILE=0 to run the same code as plain Python, for debugging and coverage.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import importlib.util
import inspect
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import platformdirs

Compiled: TypeAlias = Callable[..., Any]  # Numba finds the types

PACKAGE = Path(__file__).parents[1]
PACKAGE_NAME = PACKAGE.name
A_WEEK = 7 * 24 * 3600  # seconds


def compiling() -> bool:
    """Are compiled functions wanted? TESSERA_COMPILE=0 switches them off."""
    return os.environ.get("TESSERA_COMPILE") != "0"


def compiled(function: Compiled) -> Compiled:
    """Compile a function over positions, without the GIL, once for each machine."""
    return compiled_for("")(function)


def compiled_for(name: str) -> Callable[[Compiled], Compiled]:
    """The same for a function made inside another one, such as a search made for one game.

    The name tells apart what the same lines were made for: a game's module.
    """

    def decorate(function: Compiled) -> Compiled:
        return _dispatcher(function, name) if compiling() else function

    return decorate


def entry_point(*, work: float = 0.1) -> Callable[[Compiled], Compiled]:
    """The same for a function of a game's engine that Python calls: it is compiled ahead.

    The work is the seconds that this takes one core, about; only estimates go by it.
    """

    def decorate(function: Compiled) -> Compiled:
        dispatcher = compiled(function)
        _ENTRY_POINTS[f"{function.__module__}.{function.__name__}"] = (dispatcher, work)
        return dispatcher

    return decorate


_ENTRY_POINTS: dict[str, tuple[Compiled, float]] = {}


def _dispatcher(function: Compiled, name: str) -> Compiled:
    if function.__closure__ and not name:
        raise TypeError(f"{function.__qualname__} is made inside another function: compiled_for it")
    dispatcher: Any = _numba().njit(nogil=True)(function)
    _widen_integers(dispatcher)
    _keep_in(folder_of(name or function.__module__.partition(".engine")[0]), dispatcher, name)
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
    config.CACHE_DIR = str(folder)
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
        _make(folder, f"{ours}-*")
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        sys.stderr.write(
            f"Compiled code cannot be kept in {home} ({error.strerror}): every start compiles "
            "anew. Set TESSERA_CACHE to a folder that can be written.\n"
        )
        home = tempfile.mkdtemp(prefix="tessera-")  # it goes away again when the program ends
        atexit.register(shutil.rmtree, home, ignore_errors=True)
        folder = Path(home) / "compiled" / folder.name
        folder.mkdir(parents=True)
    return folder


def _make(folder: Path, older: str) -> None:
    """Make a folder if it is not there, and remove what older sources left a week ago.

    A process may still use what is newer.
    """
    if not folder.exists():
        for left in folder.parent.glob(older):
            with contextlib.suppress(OSError):  # another process may have been faster
                if time.time() - left.stat().st_mtime > A_WEEK:
                    shutil.rmtree(left, ignore_errors=True)
        folder.mkdir(parents=True, exist_ok=True)


def _fingerprint() -> str:
    """A name for the sources and for what compiles them."""
    versions = f"{sys.version} {_numba().__version__} {np.__version__}"
    return _digest(compiled_sources(), versions)


def _digest(sources: Sequence[Path], versions: str = "") -> str:
    digest = hashlib.sha256(versions.encode())
    for source in sources:
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def folder_of(module: str) -> Path:
    """Where code of a game's module is kept, or of any other that is compiled.

    That of another package is named after what is in it: a change there compiles it anew, and
    nothing else.
    """
    is_ours = module.partition(".")[0] == PACKAGE_NAME
    name = module if is_ours else f"{module}-{_digest(_sources_of(module))}"
    folder = cache_folder() / name
    _make(folder, f"{module}-*")
    return folder


def _sources_of(module: str) -> list[Path]:
    """A package's files, or the one of a module that is none."""
    try:
        spec = importlib.util.find_spec(module)
    except (ImportError, ValueError):
        return []  # typed in somewhere
    if spec is None or spec.origin is None:
        return []
    file = Path(spec.origin)
    return sorted(file.parent.rglob("*.py")) if file.name == "__init__.py" else [file]


def compiled_sources() -> list[Path]:
    """The files with compiled functions. They take constants only from one another."""
    return sorted(PACKAGE.glob("**/engine/*.py"))


# ------------------------------------------------------------------ compiling ahead


@dataclass(frozen=True, slots=True)
class EntryPoint:
    """A compiled function that Python calls, with an example of its arguments."""

    function: Compiled
    arguments: tuple[object, ...]
    work: float = 0.1  # seconds, as for an entry point

    def compile(self) -> None:
        """Compile the function for arguments like the example, or fetch it from the cache."""
        function: Any = self.function
        function.compile(tuple(_numba().typeof(argument) for argument in self.arguments))


def entry_points_of(
    module: str, examples: Mapping[str, object], others: Collection[object]
) -> list[EntryPoint]:
    """Those of a game's module and those that it has from others, the longest to compile first.

    There is an example of an argument for its annotation or else its name; all others are integers.
    """
    found: list[EntryPoint] = []
    for name, (function, work) in _ENTRY_POINTS.items():
        if name.startswith(f"{module}.") or function in others:
            wanted = inspect.signature(function).parameters.values()
            arguments = (examples.get(one.annotation, examples.get(one.name, 0)) for one in wanted)
            found.append(EntryPoint(function, tuple(arguments), work))
    return sorted(found, key=lambda one: -one.work)


@dataclass(frozen=True, slots=True, order=True)
class Part:
    """What is compiled together: a game's rules, or what a bot's module makes for a game.

    The maker is a game's module, or one with a function `entry_points(game)` if it makes functions
    for the game whose module is named.
    """

    maker: str
    game: str = ""

    @property
    def rules(self) -> Part | None:
        """The rules that its functions call, if it is not those itself."""
        return Part(self.game) if self.game else None

    def is_done(self) -> bool:
        """Was it compiled before? Where nothing is compiled, there is nothing to do."""
        return not compiling() or self._mark.exists()

    def mark_done(self) -> None:
        """Leave a mark for all processes."""
        self._mark.touch()

    @property
    def _mark(self) -> Path:
        return folder_of(self.game or self.maker) / f"{self.maker} is ready"

    def entry_points(self) -> list[EntryPoint]:
        """Its functions that Python calls."""
        maker = importlib.import_module(self.maker)
        if self.game:
            return maker.entry_points(importlib.import_module(self.game).GAME)
        return maker.GAME.entry_points()

    def work(self) -> list[float]:
        """How much work each of them is to compile, in seconds of one core."""
        return [entry_point.work for entry_point in self.entry_points()]


def prepare(title: str, maker: str, game: str = "") -> None:
    """Compile a part, with a progress bar, unless that was done before.

    Of several processes one compiles and the others wait for it.
    """
    part = Part(maker, game)
    if not part.is_done():
        from tessera.kernel.preparing import compile_with_bar  # only a cold start needs it

        compile_with_bar(title, part)
