"""How long random games take: `python bench/every_game_ends.py [GAMES]`, all games and seat counts.

The longest game is told, and the share of games that take more than 5,000 plies. Games of Fairy
Tile between bots that follow its evaluation are measured by `bench/kingdom.py`.
"""

from __future__ import annotations

import sys

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

from tessera.games import GAMES
from tessera.lab.playouts import cores, game_lengths

BATCHES = 50
MANY = 5000  # plies


def main(games: int) -> None:
    """Play, count, print a table."""
    print(f"| game | seats | games | mean | median | longest | over {MANY:,} plies |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for game in GAMES.values():
            for seats in game.seats:
                task = progress.add_task(f"{game.title}, {seats} seats", total=BATCHES)
                batches: list[NDArray[np.int64]] = []
                for seed in range(BATCHES):
                    share = -(-games // BATCHES)
                    lengths = game_lengths(game, share, seats=seats, seed=seed, threads=cores())
                    batches.append(lengths)
                    progress.advance(task)
                print(row(game.title, seats, np.concatenate(batches)))


def row(title: str, seats: int, lengths: NDArray[np.int64]) -> str:
    """One line of the table."""
    return (
        f"| {title} | {seats} | {len(lengths):,} | {lengths.mean():,.0f} | "
        f"{np.median(lengths):,.0f} | {lengths.max():,} | {100 * (lengths > MANY).mean():.2f} % |"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
