"""How long games take: `python bench/every_game_ends.py [GAMES]`, for every game and seat count.

Random play first; then a hundredth as many games of the greedy bot, which follows its game's
evaluation. The longest game is told, and the share of games that take more than 5,000 plies.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tessera.bots import Bot
from tessera.games import GAMES
from tessera.kernel.chance import CHANCE, NOBODY, generator
from tessera.kernel.game import Game
from tessera.lab.playouts import cores, game_lengths

BATCHES = 50
MANY = 5000  # plies


def greedy_lengths(game: Game, games: int, seats: int, seed: int) -> NDArray[np.int64]:
    """The plies of games between greedy bots."""
    bot, rng, lengths = Bot(game, "greedy"), generator(seed), np.zeros(games, np.int64)
    options = game.check_options(seats, {})
    table = game.new_position(seats, options, game.read_components(None, options))
    for nth in range(games):
        s = table.copy()
        while game.to_act(s) != NOBODY:
            chance = game.to_act(s) == CHANCE
            game.play(s, game.draw_chance(s, rng) if chance else bot.choose(s, rng))
            lengths[nth] += 1
    return lengths


def main(games: int) -> None:
    """Play, count, print."""
    table = Table(title="Plies of a game, chance included")
    for heading in (
        "game",
        "seats",
        "play",
        "games",
        "mean",
        "median",
        "longest",
        f"over {MANY:,}",
    ):
        table.add_column(heading, justify="left" if heading in ("game", "play") else "right")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for game in GAMES.values():
            for seats in game.seats:

                def randomly(
                    batch: int, game: Game = game, seats: int = seats
                ) -> NDArray[np.int64]:
                    share = games // BATCHES
                    return game_lengths(game, share, seats=seats, seed=batch, threads=cores())

                def greedily(
                    batch: int, game: Game = game, seats: int = seats
                ) -> NDArray[np.int64]:
                    return greedy_lengths(game, games // BATCHES // 100, seats, batch)

                for play, batch_of in (("random", randomly), ("greedy", greedily)):
                    lengths = _all_batches(progress, f"{game.title}, {seats}, {play}", batch_of)
                    table.add_row(game.title, str(seats), play, *_row(lengths))
    Console().print(table)


def _all_batches(
    progress: Progress, title: str, batch_of: Callable[[int], NDArray[np.int64]]
) -> NDArray[np.int64]:
    task = progress.add_task(title, total=BATCHES)
    batches: list[NDArray[np.int64]] = []
    for batch in range(BATCHES):
        batches.append(batch_of(batch))
        progress.advance(task)
    return np.concatenate(batches)


def _row(lengths: NDArray[np.int64]) -> list[str]:
    return [
        f"{len(lengths):,}",
        f"{lengths.mean():,.0f}",
        f"{np.median(lengths):,.0f}",
        f"{lengths.max():,}",
        f"{100 * (lengths > MANY).mean():.2f} %",
    ]


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
