"""A million random games in constant memory: `python bench/million_games.py [GAMES]`."""

from __future__ import annotations

import resource
import sys
import time

from rich.progress import track

from tessera.games import GAMES
from tessera.lab.playouts import cores, play_randomly

BATCHES = 20


def main(games: int) -> None:
    """Play in batches on all cores and print how far memory grew after the first."""
    for game in GAMES.values():
        games = games if game.name == "sintra" else games // 100  # random Fairy Tile dawdles
        plies, first, started = 0, 0, time.perf_counter()
        for batch in track(range(BATCHES), f"{game.title}: {games:,} games"):
            plies += play_randomly(game, games // BATCHES, seed=batch, threads=cores())
            if batch == 0:
                first = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - first
        seconds = time.perf_counter() - started
        print(f"{game.title}: {plies:,} plies in {seconds:.0f} s, memory grew by {grown} KiB")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)
