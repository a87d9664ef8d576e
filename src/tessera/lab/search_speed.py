"""How fast the strongest level searches, and how many endings it proves, for `tessera bench`."""

from __future__ import annotations

import time
from dataclasses import replace

import numpy as np

from tessera.bots import Bot
from tessera.bots.levels import ADVISER, thinker_of
from tessera.bots.thinker import Task
from tessera.kernel.engine.chance import generator
from tessera.kernel.game import Game
from tessera.kernel.match import Match
from tessera.kernel.position import Position

PLAYERS = "medium"  # of the games that the positions are taken from
BEFORE_THE_END = 8  # plies
PROOF_SECONDS = 2.0
MOST_PLIES = 300
UNLIMITED = 10**12
GAMES_LOOKED_AT = 3


def nodes_per_second(game: Game, seconds: float) -> int:
    """Positions that the strongest level looks at, over positions from whole games, one core."""
    thinker, nodes, spent = thinker_of(game, ADVISER), 0, 0.0
    matches = [_played(game, seed) for seed in range(GAMES_LOOKED_AT)]
    positions = [position for match in matches for position in _decisions(match)]
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
    options = {name: values[seed % len(values)] for name, values in game.options.items()}
    match = Match(
        game,
        seats=2,
        options=options,
        components=game.read_components(None, options),
        rng=generator(seed),
    )
    bot, rng = Bot(game, PLAYERS), generator(seed)
    while not match.is_over and match.ply < MOST_PLIES:
        match.play(bot.choose(match, rng))
    return match


def _decisions(match: Match) -> list[Position]:
    """Every position in which a seat had a choice."""
    positions = (match.position_at(ply) for ply in range(match.ply))
    return [position for position in positions if len(match.game.legal_moves(position)) > 1]
