"""Let the referees judge random games: `python bench/referee.py [GAMES]`, or `make soak`.

So many games for every game and number of seats, each with another seed than in the tests; every
legal move, every next position and the outcome are compared. Stops at the first difference.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the tests' own tools

from tests.referee import fairytile, sintra

from tessera.games import GAMES
from tessera.lab.traces import trace

REFEREES: dict[str, Callable[[Iterable[str]], int]] = {
    "sintra": sintra.check_trace,
    "fairytile": fairytile.check_trace,
}
FIRST_SEED = 1000


def main(games: int) -> None:
    """Game after game, every option in turn."""
    for name, check_trace in REFEREES.items():
        game, plies = GAMES[name], 0
        with Progress() as progress:
            task = progress.add_task(f"{game.title} …", total=games * len(game.seats))
            for seats in game.seats:
                for seed in range(FIRST_SEED, FIRST_SEED + games):
                    options = {
                        option: values[seed % len(values)]
                        for option, values in game.options.items()
                    }
                    plies += check_trace(trace(game, seats=seats, options=options, seed=seed))
                    progress.advance(task)
        print(f"{game.title}: {plies} plies of random games are as the clauses say.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
