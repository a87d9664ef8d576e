"""How fast the engines are, beside OpenSpiel in the same run: the ratio counts.

Machines are noisy, so peers and engines take turns in short slices. A speed is the median of its
slices, a ratio the median of the ratios of slices that followed each other.

OpenSpiel is a development extra; without it only our own figures are shown.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tessera.games import GAMES
from tessera.kernel.game import Game
from tessera.lab.playouts import cores, play_randomly
from tessera.lab.search_speed import BEFORE_THE_END, PATIENCE, nodes_per_second, share_proven

PEERS = ("backgammon", "connect_four")
SLICES = 7
ENDINGS_A_SECOND = 20
PLIES_AT_ONCE = 400_000  # about, by each thread


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


def run(*, seconds: float, as_json: bool) -> None:
    """Measure everything and print it."""
    figures = measure(seconds)
    if as_json:
        print(msgspec.json.encode(figures).decode())
    else:
        Console().print(_table(figures))
        Console().print(_searches(figures))


def measure(seconds: float) -> dict[str, Figure]:
    """Plies per second of every game and every peer that is installed."""
    games = {name: GAMES[name] for name in GAMES}
    workers = cores()
    jobs: dict[str, Callable[[float], float]] = {}
    for name, game in games.items():
        jobs[name] = _ours(game, threads=1)
        jobs[f"{name} on all cores"] = _ours(game, threads=workers)
    jobs |= _peers()
    speeds = _slices(jobs, seconds)
    figures = {n: Figure(int(median(speeds[n]))) for n in jobs if "all cores" not in n}
    for name, game in games.items():
        of_game, together = figures[name], speeds[f"{name} on all cores"]
        of_game.all_cores, of_game.cores = int(median(together)), workers
        of_game.speed_up = round(_ratio(together, speeds[name]), 2)
        of_game.position_bytes = game.rules.position.itemsize
        if "openspiel_backgammon" in speeds:
            of_game.ratio = round(_ratio(speeds[name], speeds["openspiel_backgammon"]), 1)
        _measure_search(game, of_game, seconds)
    return figures


def _measure_search(game: Game, figure: Figure, seconds: float) -> None:
    with Console(stderr=True).status(f"Searching in {game.title}"):
        figure.nodes_per_second = nodes_per_second(game, seconds)
        if not game.rules.hides:
            figure.endings_proven = round(share_proven(game, int(ENDINGS_A_SECOND * seconds)), 3)


def _ratio(ours: list[float], theirs: list[float]) -> float:
    """The median ratio of slices from the same turn."""
    return median(our / their for our, their in zip(ours, theirs, strict=True))


def _slices(jobs: dict[str, Callable[[float], float]], seconds: float) -> dict[str, list[float]]:
    """Let the jobs take turns; the speed of each in every turn."""
    speeds: dict[str, list[float]] = {name: [] for name in jobs}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Measuring", total=SLICES * len(jobs))
        for _ in range(SLICES):
            for name, job in jobs.items():
                speeds[name].append(job(seconds / SLICES))
                progress.advance(task)
    return speeds


def _ours(game: Game, *, threads: int) -> Callable[[float], float]:
    def job(seconds: float) -> float:
        plies, started, seed = 0, time.perf_counter(), 0
        while time.perf_counter() - started < seconds:
            plies += play_randomly(game, games, seed=seed, threads=threads)
            seed += 1
        return plies / (time.perf_counter() - started)

    plies_of_a_game = play_randomly(game, 10) // 10  # compiled before the clock starts
    games = threads * max(1, PLIES_AT_ONCE // plies_of_a_game)
    return job


def _peers() -> dict[str, Callable[[float], float]]:
    try:
        import pyspiel  # pyright: ignore[reportMissingImports]
    except ImportError:
        sentence = "OpenSpiel is not installed, so there is no ratio; `make bench` installs it."
        Console(stderr=True).print(sentence)
        return {}
    return {f"openspiel_{name}": _peer(pyspiel.load_game(name)) for name in PEERS}  # pyright: ignore


def _peer(game: Any) -> Callable[[float], float]:
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


def _table(figures: dict[str, Figure]) -> Table:
    table = Table(title="Random legal play, set-up and chance included, two seats")
    table.add_column("game")
    for heading in ("plies a second", "ratio to backgammon", "all cores", "speed-up"):
        table.add_column(heading, justify="right")
    for name, figure in figures.items():
        table.add_row(
            name,
            f"{figure.plies_per_second:,}",
            f"{figure.ratio} ×" if figure.ratio else "",
            f"{figure.all_cores:,} on {figure.cores}" if figure.all_cores else "",
            f"{figure.speed_up} ×" if figure.speed_up else "",
        )
    return table


def _searches(figures: dict[str, Figure]) -> Table:
    proven = f"proven within {PATIENCE:.0f} s, {BEFORE_THE_END} plies before the end"
    table = Table(title="The strongest level, one core, two seats")
    table.add_column("game")
    table.add_column("positions a second", justify="right")
    table.add_column(proven, justify="right")
    for name, figure in figures.items():
        if figure.nodes_per_second is not None:
            share = figure.endings_proven
            percent = "" if share is None else f"{100 * share:.1f} %"
            table.add_row(name, f"{figure.nodes_per_second:,}", percent)
    return table
