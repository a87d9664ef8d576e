"""How fast the engines are, beside OpenSpiel in the same run: the ratio counts.

Machines are noisy, so peers and engines take turns in short slices. A speed is the median of its
slices, a ratio the median of the ratios of slices that followed each other.

OpenSpiel is a development extra; without it there are only our own figures. Whoever measures is
told how far it is, and may draw it or not.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any, NamedTuple, TypeAlias

import msgspec

from tessera.games import GAMES
from tessera.kernel.game import Game
from tessera.lab.playouts import cores, play_randomly
from tessera.lab.search_speed import nodes_per_second, share_proven

PEERS = ("backgammon", "connect_four")
YARDSTICK = f"openspiel_{PEERS[0]}"
TOGETHER = "on all cores"
SLICES = 7
ENDINGS_A_SECOND = 20
PLIES_AT_ONCE = 400_000  # about, by each thread

Job: TypeAlias = Callable[[float], float]  # so many seconds of play → plies per second


class Figure(msgspec.Struct, omit_defaults=True):
    """What was measured for one game."""

    plies_per_second: int
    ratio: float | None = None  # to OpenSpiel's backgammon
    all_cores: int | None = None  # plies per second
    cores: int | None = None
    speed_up: float | None = None  # all cores to one
    position_bytes: int | None = None
    nodes_per_second: int | None = None  # of the strongest level, one core
    endings_proven: float | None = None  # share, where nothing is hidden


class Measured(NamedTuple):
    """How far it is: what comes next, and at last everything."""

    step: int
    steps: int
    following: str
    figures: dict[str, Figure]


def measure(seconds: float) -> Iterator[Measured]:
    """The figures of every game and of every peer that is installed; told before each step."""
    jobs, speeds = _jobs(), dict[str, list[float]]()
    slices = SLICES * len(jobs)
    steps = slices + len(GAMES)
    for nth in range(slices):  # the jobs take turns
        name = list(jobs)[nth % len(jobs)]
        yield Measured(nth, steps, name, {})
        speeds.setdefault(name, []).append(jobs[name](seconds / SLICES))
    figures = _figures(speeds)
    for nth, name in enumerate(GAMES, slices):
        yield Measured(nth, steps, f"{name}: searching", figures)
        _measure_search(GAMES[name], figures[name], seconds)
    yield Measured(steps, steps, "", figures)


def _jobs() -> dict[str, Job]:
    jobs: dict[str, Job] = {}
    for name in GAMES:
        jobs[name] = _ours(GAMES[name], threads=1)
        jobs[f"{name} {TOGETHER}"] = _ours(GAMES[name], threads=cores())
    return jobs | _peers()


def _figures(speeds: dict[str, list[float]]) -> dict[str, Figure]:
    """What the slices say."""
    figures = {n: Figure(int(median(speeds[n]))) for n in speeds if not n.endswith(TOGETHER)}
    for name in GAMES:
        of_game, together = figures[name], speeds[f"{name} {TOGETHER}"]
        of_game.all_cores, of_game.cores = int(median(together)), cores()
        of_game.speed_up = round(_ratio(together, speeds[name]), 2)
        of_game.position_bytes = GAMES[name].rules.position.itemsize
        if YARDSTICK in speeds:
            of_game.ratio = round(_ratio(speeds[name], speeds[YARDSTICK]), 1)
    return figures


def _measure_search(game: Game, figure: Figure, seconds: float) -> None:
    figure.nodes_per_second = nodes_per_second(game, seconds)
    if not game.rules.hides:
        figure.endings_proven = round(share_proven(game, int(ENDINGS_A_SECOND * seconds)), 3)


def _ratio(ours: list[float], theirs: list[float]) -> float:
    """The median ratio of slices from the same turn."""
    return median(our / their for our, their in zip(ours, theirs, strict=True))


def _ours(game: Game, *, threads: int) -> Job:
    def job(seconds: float) -> float:
        plies, started, seed = 0, time.perf_counter(), 0
        while time.perf_counter() - started < seconds:
            plies += play_randomly(game, games, seed=seed, threads=threads)
            seed += 1
        return plies / (time.perf_counter() - started)

    plies_of_a_game = play_randomly(game, 10) // 10  # compiled before the clock starts
    games = threads * max(1, PLIES_AT_ONCE // plies_of_a_game)
    return job


def _peers() -> dict[str, Job]:
    try:
        import pyspiel  # pyright: ignore[reportMissingImports]
    except ImportError:
        return {}
    return {f"openspiel_{name}": _peer(pyspiel.load_game(name)) for name in PEERS}  # pyright: ignore


def _peer(game: Any) -> Job:
    """Random play of an OpenSpiel game through its Python interface."""
    rng = random.Random(0)

    def job(seconds: float) -> float:
        plies, started = 0, time.perf_counter()
        while time.perf_counter() - started < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    action = rng.choices(outcomes, odds)[0]
                else:
                    action = rng.choice(state.legal_actions())
                state.apply_action(action)
                plies += 1
        return plies / (time.perf_counter() - started)

    return job
