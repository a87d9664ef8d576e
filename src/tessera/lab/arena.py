"""The arena: bots against each other in many games, and what can be said about their strength.

Games come in groups: the same set-up and the same draws, played once for every way to seat the bots
round the table, so that luck with the set-up cancels out. Each game is written down as soon as it
ends; killed and started again, the arena goes on where it was.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import numpy as np

from tessera.bots import Bot, check_policy
from tessera.games import GAMES
from tessera.kernel.errors import InvalidOption
from tessera.kernel.match import Match
from tessera.kernel.records import Record
from tessera.lab.playouts import cores

MOST_PLIES = 5000  # of a game; then it counts as won by nobody


class ArenaSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays what. The first bot is the one that is measured."""

    game: str
    bots: list[str]  # as many as there are seats
    options: dict[str, str] = {}
    seed: int = 0
    seconds: float | None = None  # for a move, in place of what the bots would take

    @property
    def seats(self) -> int:
        """How many take part."""
        return len(self.bots)


class GameResult(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one game ended. Lists are in the order of the bots, not of the seats."""

    group: int
    rotation: int  # seats that the first bot sits away from seat 0
    shares: list[float]  # of the win
    points: list[int] | None
    plies: int
    seconds: list[float]  # that each bot took for a move, on average


def settings_for(
    game: str,
    bots: list[str],
    *,
    seats: int = 2,
    options: dict[str, str] | None = None,
    seed: int = 0,
    seconds: float | None = None,
) -> ArenaSettings:
    """The last bot takes all seats that are left; refuses what cannot be played."""
    for bot in bots:
        check_policy(bot)
    if not 1 < len(bots) <= seats:
        raise InvalidOption(f"{len(bots)} bots cannot meet on {seats} seats")
    return ArenaSettings(
        game=game,
        bots=[*bots, *bots[-1:] * (seats - len(bots))],
        options=GAMES[game].check_options(seats, options or {}),
        seed=seed,
        seconds=seconds,
    )


# ------------------------------------------------------------------ playing


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that is over: how it ended, and all its moves."""

    played: GameResult
    record: Record


Players: TypeAlias = Callable[[ArenaSettings, Iterable[int]], Iterator[list[FinishedGame]]]


def play_group(settings: ArenaSettings, group: int) -> list[FinishedGame]:
    """The games of one set-up: every bot once on every seat."""
    bots = _bots_of_this_thread(settings)
    return [_play(settings, bots, group, rotation) for rotation in range(settings.seats)]


def _play(settings: ArenaSettings, bots: list[Bot], group: int, rotation: int) -> FinishedGame:
    game, seats = GAMES[settings.game], settings.seats
    match = Match(
        game,
        seats=seats,
        options=settings.options,
        components=game.read_components(None, settings.options),
        names=[f"{settings.bots[(seat - rotation) % seats]} {seat}" for seat in range(seats)],
        rng=np.random.default_rng([settings.seed, group]),
    )
    rngs = [np.random.default_rng([settings.seed, group, rotation, n]) for n in range(seats)]
    thought, moves = [0.0] * seats, [0] * seats
    while not match.is_over and match.ply < MOST_PLIES:
        bot = (match.to_act - rotation) % seats
        started = time.perf_counter()
        move = bots[bot].choose(match, rngs[bot])
        thought[bot] += time.perf_counter() - started
        moves[bot] += 1
        match.play(move)
    order = [(bot + rotation) % seats for bot in range(seats)]  # where each bot sat
    winners = match.outcome.winners if match.outcome else []
    points = match.outcome.scores if match.outcome else None
    played = GameResult(
        group=group,
        rotation=rotation,
        shares=[1 / len(winners) if seat in winners else 0.0 for seat in order],
        points=None if points is None else [points[seat] for seat in order],
        plies=match.ply,
        seconds=[round(t / max(1, n), 5) for t, n in zip(thought, moves, strict=True)],
    )
    return FinishedGame(played, match.record())


_of_this_thread = threading.local()


def _bots_of_this_thread(settings: ArenaSettings) -> list[Bot]:
    """Every thread has bots of its own, made once."""
    kept: dict[ArenaSettings, list[Bot]] = _of_this_thread.__dict__.setdefault("bots", {})
    key: Any = msgspec.json.encode(settings)
    if key not in kept:
        game = GAMES[settings.game]
        kept[key] = [Bot(game, name, seconds=settings.seconds) for name in settings.bots]
    return kept[key]


def on_this_machine(settings: ArenaSettings, groups: Iterable[int]) -> Iterator[list[FinishedGame]]:
    """Play the groups on all cores, each as soon as one is free."""
    with ThreadPoolExecutor(cores()) as pool:
        tasks = [pool.submit(play_group, settings, group) for group in groups]
        try:
            for task in as_completed(tasks):
                yield task.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


# ------------------------------------------------------------------ keeping


class Log:
    """The games of an arena in a file, one to a line, the settings on the first."""

    def __init__(self, file: Path, settings: ArenaSettings) -> None:
        self.file = file
        self.played = self._read(settings) if file.exists() else []
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(settings) + b"\n")

    def _read(self, settings: ArenaSettings) -> list[GameResult]:
        """What was played before; a line that was cut off by a kill is dropped."""
        lines = self.file.read_bytes().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith(b"\n")]
        try:
            if not whole or msgspec.json.decode(whole[0], type=ArenaSettings) != settings:
                raise InvalidOption(f"{self.file} belongs to another arena: choose another folder")
            played = [msgspec.json.decode(line, type=GameResult) for line in whole[1:]]
        except msgspec.DecodeError as error:
            raise InvalidOption(f"{self.file} is damaged: {error}") from None
        if len(whole) < len(lines):
            self.file.write_bytes(b"".join(whole))
        return played

    def add(self, games: list[GameResult]) -> None:
        """Write games down, whole groups only."""
        with self.file.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
        self.played += games

    def groups(self, seats: int) -> set[int]:
        """The groups that are complete."""
        count = Counter(game.group for game in self.played)
        return {group for group, games in count.items() if games == seats}
