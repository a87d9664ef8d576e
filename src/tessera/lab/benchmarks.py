"""How fast the engines are, beside OpenSpiel in the same run: the ratio counts.

Machines are noisy, so peers and engines take turns in short slices. A speed is the median of its
slices, a ratio the median of the ratios of slices that followed each other. Then comes how fast the
strongest level searches, and how many endings it proves.

OpenSpiel is a development extra; without it there are only our own figures. Whoever measures is
told how far it is, and may draw it or not.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from statistics import median
from typing import Any, TypeAlias

import msgspec
import numpy as np

import tessera
from tessera.bots import ADVISER, Bot
from tessera.bots.registry import thinker_of
from tessera.bots.thinker import Task
from tessera.games import GAMES
from tessera.kernel.engine.chance import generator
from tessera.kernel.game import Game
from tessera.kernel.match import Match
from tessera.lab.playouts import cores, play_randomly

PEERS = ("backgammon", "connect_four")
YARDSTICK = f"openspiel_{PEERS[0]}"
TOGETHER = "on all cores"
SLICES = 7
ENDINGS_A_SECOND = 20
PLIES_AT_ONCE = 400_000  # about, by each thread
PLAYERS = "medium"  # of the games that searches take their positions from
GAMES_LOOKED_AT = 3
MOST_PLIES = 300
BEFORE_THE_END = 8  # plies
PROOF_SECONDS = 2.0
UNLIMITED = 10**12

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


def measure(seconds: float, tell: Callable[[int, int, str], object]) -> dict[str, Figure]:
    """The figures of every game and of every peer that is installed.

    Before each step it tells its number, how many there are, and what is measured.
    """
    jobs, speeds = _jobs(), dict[str, list[float]]()
    slices = SLICES * len(jobs)
    steps = slices + len(GAMES)
    for nth in range(slices):  # the jobs take turns
        name = list(jobs)[nth % len(jobs)]
        tell(nth, steps, name)
        speeds.setdefault(name, []).append(jobs[name](seconds / SLICES))
    figures = _figures(speeds)
    for nth, name in enumerate(GAMES, slices):
        tell(nth, steps, f"{name}: searching")
        _measure_search(GAMES[name], figures[name], seconds)
    return figures


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
    plies_of_a_game = play_randomly(game, 10) // 10  # compiled before the clock starts
    games = threads * max(1, PLIES_AT_ONCE // plies_of_a_game)
    return partial(_speed, lambda seed: play_randomly(game, games, seed=seed, threads=threads))


def _speed(play: Callable[[int], int], seconds: float) -> float:
    """Plies per second, in as many times as there is time for, each with a seed of its own."""
    plies, started, seed = 0, time.perf_counter(), 0
    while time.perf_counter() - started < seconds:
        plies += play(seed)
        seed += 1
    return plies / (time.perf_counter() - started)


def _peers() -> dict[str, Job]:
    try:
        import pyspiel  # pyright: ignore[reportMissingImports]
    except ImportError:
        return {}
    return {f"openspiel_{name}": _peer(pyspiel.load_game(name)) for name in PEERS}  # pyright: ignore


def _peer(game: Any) -> Job:
    """Random play of an OpenSpiel game through its Python interface."""
    rng = random.Random(0)

    def play(_: int) -> int:
        plies, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, odds)[0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            plies += 1
        return plies

    return partial(_speed, play)


# ------------------------------------------------------------------ searching


def nodes_per_second(game: Game, seconds: float) -> int:
    """Positions that the strongest level looks at wherever a game had a choice, on one core."""
    thinker, nodes, spent = thinker_of(game, ADVISER), 0, 0.0
    matches = [_played(game, seed) for seed in range(GAMES_LOOKED_AT)]
    positions = [match.position_at(ply) for match in matches for ply in range(match.ply)]
    positions = [one for one in positions if len(game.legal_numbers(one)) > 1]
    for nth in np.random.default_rng(0).permutation(len(positions)).tolist():
        started = time.perf_counter()
        nodes += thinker.search(Task(positions[nth], generator(nth))).nodes
        spent += time.perf_counter() - started
        if spent > seconds:
            break
    return int(nodes / spent)


def share_proven(game: Game, endings: int, seconds: float = PROOF_SECONDS) -> float:
    """The share of positions shortly before the end that the solver proves in time, two seats."""
    solver, proven = thinker_of(game, ADVISER), 0
    solver.level = replace(solver.level, seconds=seconds, nodes=UNLIMITED)
    for seed in range(endings):
        match = _played(game, seed)
        position = match.position_at(match.ply - BEFORE_THE_END)
        proven += solver.search(Task(position, generator(seed))).proven
    return proven / endings


def _played(game: Game, seed: int) -> Match:
    """A game of two seats, every option in turn."""
    options: Any = {name: values[seed % len(values)] for name, values in game.options.items()}
    match = tessera.new_game(game.name, seed=seed, **options)
    bot, rng = Bot(game, PLAYERS), generator(seed)
    while not match.is_over and match.ply < MOST_PLIES:
        match.play(bot.choose(match, rng))
    return match
