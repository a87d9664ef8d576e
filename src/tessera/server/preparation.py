"""What can be played already and when the rest will be: compiled while the server runs.

The page is there at once. Rules and bots follow in the order in which somebody who has just come
wants them, compiled by processes of their own.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from itertools import product
from math import ceil

from tessera.bots import ADVISER, LEVELS, parts_of
from tessera.games import GAMES
from tessera.kernel.compiling import Part, compiling
from tessera.kernel.game import Game
from tessera.kernel.preparing import Compilation, Function, Observer
from tessera.kernel.progress import Progress
from tessera.server.logs import log
from tessera.server.messages import GamePrepared, PreparationShown
from tessera.table.refusals import Refused
from tessera.table.settings import Place, Settings, check_settings

LAST_RESORT = "random"  # plays where a level cannot
SILENT_WAIT = 3  # seconds that somebody waits without being told


def parts_in_order() -> list[Part]:
    """First what a first game needs, game by game; then the bots that look further ahead."""
    games = [GAMES.load(name) for name in GAMES]
    first = [part for game in games for part in (GAMES.rules(game.name), *parts_of(game, "easy"))]
    levels = (LAST_RESORT, *LEVELS)
    rest = [part for level in levels for game in games for part in parts_of(game, level)]
    return list(dict.fromkeys([*first, *rest]))


class Preparation(Observer):
    """The state of it, for everybody in this process. Asked and changed in the event loop."""

    def __init__(
        self,
        compiling: Callable[[Sequence[Part], Observer], Compilation] = Compilation,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._make, self._now = compiling, now
        self._progress: Progress[Part] = Progress({}, workers=1, began=now())
        self._ready: set[Part] = set()
        self._failed: set[Part] = set()
        self._changed = asyncio.Condition()
        self._compiling: Compilation | None = None
        self._settling: list[Future[None]] = []
        self._is_over = self._is_stopped = False

    # -------------------------------------------------------------- asking

    @property
    def is_complete(self) -> bool:
        """Is everything ready?"""
        return self._is_over and not self._failed

    def are_rules_settled(self) -> bool:
        """Can every game be played, but for those that never can?"""
        return self._is_over or {*map(GAMES.rules, GAMES)} <= self._ready | self._failed

    async def rules(self, game: str) -> None:
        """Wait until tables of the game can be used; refuse if they never can."""
        part = GAMES.rules(game)
        await self._settled([part])
        if part not in self._ready:
            raise Refused("this game could not be made ready", code="not-ready")

    async def bot(self, game: Game, level: str) -> None:
        """Wait until such a bot can play, or it is known that it cannot be made ready."""
        await self._settled(parts_of(game, level))

    async def adviser(self, game: Game) -> None:
        """Wait a moment for whoever gives hints; refuse if it would take longer."""
        seconds = self._seconds_until(parts_of(game, ADVISER))
        if seconds is not None and seconds > SILENT_WAIT:
            sentence = f"this will be possible in about {seconds} seconds"
            raise Refused(sentence, code="getting-ready", seconds=seconds)
        await self.bot(game, ADVISER)

    def shown(self) -> PreparationShown:
        """For the page."""
        now = self._now()
        return PreparationShown(
            complete=self.is_complete,
            done=self._progress.done,
            of=self._progress.of,
            share=1.0 if self._is_over else self._progress.share(now),
            seconds=0 if self._is_over else max(1, ceil(self._progress.seconds_until(None, now))),
            trouble=bool(self._failed),
            games={name: self._shown_of(GAMES.load(name)) for name in GAMES},
        )

    def _shown_of(self, game: Game) -> GamePrepared:
        levels = {level: self._seconds_until(parts_of(game, level)) for level in LEVELS}
        rules = self._seconds_until([GAMES.rules(game.name)])
        return GamePrepared(rules=rules, levels=levels, hints=levels[ADVISER])

    def _seconds_until(self, parts: Sequence[Part]) -> int | None:
        """About how long until all of these are ready: 0 if they are, None if they never are."""
        if any(part in self._failed for part in parts):
            return None
        now, waiting = self._now(), [part for part in parts if part not in self._ready]
        if self._is_over or not waiting:
            return 0
        return max(1, *(ceil(self._progress.seconds_until(part, now)) for part in waiting))

    async def _settled(self, parts: Sequence[Part]) -> None:
        async with self._changed:
            await self._changed.wait_for(
                lambda: self._is_over or self._ready | self._failed >= {*parts}
            )

    # -------------------------------------------------------------- doing

    async def run(self) -> None:
        """Make everything ready. What goes wrong is logged and told; the server goes on."""
        try:
            parts = await asyncio.to_thread(parts_in_order)
            self._loop = asyncio.get_running_loop()
            self._compiling = self._make(parts, self)
            if not self._is_stopped:
                await asyncio.to_thread(self._compiling.run)
                await asyncio.gather(*map(asyncio.wrap_future, self._settling))
        except Exception as error:  # the last place where it can be noted
            log("could not prepare", error=error)
            self._failed |= {*map(GAMES.rules, GAMES)} - self._ready
        self._is_over = True
        await self._tell()
        log("prepared", complete=self.is_complete)

    def stop(self) -> None:
        """Let `run` end soon."""
        self._is_stopped = True
        if self._compiling is not None:
            self._compiling.stop()

    async def _settle(self, part: Part, trouble: Exception | None) -> None:
        """A part can be used from now on, or could not be compiled."""
        self._progress.finish(part, self._now())
        try:
            if trouble is not None:
                raise trouble
            if part.rules is None:
                await asyncio.to_thread(load_compiled, part)
                make_game_ready(part)
        except Exception as error:  # whatever a game's code may raise
            log("could not be made ready", error=error, maker=part.maker, game=part.game)
            self._failed.add(part)
        else:
            log("ready", maker=part.maker, game=part.game)
            self._ready.add(part)
        await self._tell()

    async def _tell(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    # -------------------------------------------------------------- heard from threads that compile

    def expect(self, work: Mapping[Part, Sequence[float]]) -> None:
        """So much is to be compiled."""
        workers = os.cpu_count() or 1
        self._progress = Progress(work, workers=workers, began=self._now())

    def begin(self) -> None:
        """By this process."""
        log("compiling, once for this machine")

    def compiled(self, function: Function) -> None:
        """A function is."""
        step = partial(self._progress.step, function.part, function.number, self._now())
        self._loop.call_soon_threadsafe(step)

    def finished(self, part: Part, trouble: Exception | None) -> None:
        """A part is, or could not be."""
        settling = self._settle(part, trouble)
        self._settling.append(asyncio.run_coroutine_threadsafe(settling, self._loop))


def load_compiled(part: Part) -> None:
    """Fetch a part's functions from the cache, so that nobody has to wait for it later."""
    if compiling():
        for entry_point in part.entry_points():
            entry_point.compile()


def make_game_ready(rules: Part) -> None:
    """Try the game with every box of ours, in the event loop, before any thread does.

    What msgspec finds out about a type when it first meets it must not be found out by two threads
    at once: that ends the process.
    """
    for game in (GAMES.load(name) for name in GAMES if GAMES.rules(name) == rules):
        for values in product(*game.options.values()):
            options = dict(zip(game.options, values, strict=True))
            seats = [Place(kind="open")] * game.seats[0]
            check_settings(game, Settings(game=game.name, options=options, places=seats))


def prepare_first_game() -> None:
    """Compile a first game before a server is there, and let Python see the server's sources."""
    rules, bot, *_ = parts_in_order()
    compilation = Compilation([rules, bot], Observer())
    compiling = threading.Thread(target=compilation.run)
    compiling.start()
    importlib.import_module("tessera.server.serving")
    compiling.join()


if __name__ == "__main__":
    prepare_first_game()
