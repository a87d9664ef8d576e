"""Weights learned in a few games by the command, and bots that play by them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import tessera
from tessera.bots.greedy import Greedy
from tessera.bots.random import Random
from tessera.bots.thinker import Task
from tessera.games import GAMES
from tessera.kernel.engine.chance import generator
from tessera.kernel.engine.heuristics import Weights
from tests.command import Command


def learned(command: Command, name: str, *, games: int, seed: int) -> Path:
    """The file that one round of self-play writes."""
    file = command.folder / f"{name}-{seed}.json"
    budget = ["--games", str(games), "--rounds", "1", "--seed", str(seed)]
    assert command("train", name, *budget, "--out", str(file)).code == 0
    return file


def weights_in(file: Path, name: str) -> Weights:
    """The weights of a file, read as the game's own are."""
    return replace(GAMES[name].heuristics, weights=file).read_weights()


def wins_against_chance(name: str, weights: Weights, games: int) -> int:
    """How many of so many games a bot with these weights wins against random moves."""
    game = GAMES[name]
    return sum(_wins(name, [Greedy(game, weights=weights), Random(game)], n) for n in range(games))


def _wins(name: str, bots: list[Greedy | Random], seed: int) -> bool:
    match, rng = tessera.new_game(name, seed=seed), generator(seed)
    while not match.is_over:
        best = bots[match.to_act].search(Task(match.position, rng)).best
        match.play(match.game.move_of(best))
    assert match.outcome is not None
    return match.outcome.winners == [0]
