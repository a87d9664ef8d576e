"""Every bar of the opponents' strength: `python bench/arenas.py [NAME …]`.

Plays each arena below, or those named, and keeps its result and games in `bench/arenas/NAME`; what
was played before is not played again, so that a run can be broken off and taken up. In the end a
table says which bars hold; leaves with 1 if one does not. All of them take hours.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

from tessera.lab.arena import on_this_machine, settings_for
from tessera.lab.contest import run
from tessera.lab.strength import Strength
from tessera.terminal.arena import watch

FOLDER = Path(__file__).with_name("arenas")


class Arena(NamedTuple):
    """Who plays whom, how long, and what the first must reach."""

    game: str
    bots: tuple[str, str]
    bar: float  # share of wins
    games: int = 400
    seats: int = 2
    seconds: float | None = None  # for a move, in place of the bots' own
    until_decided: bool = False  # by the sequential test; it must say yes

    def holds(self, found: Strength) -> bool:
        """Is the bar met?"""
        if self.until_decided:
            return found.verdict == "at least"
        return found.share >= self.bar


def steps(game: str, bar: float) -> dict[str, Arena]:
    """Each level against the one below."""
    levels = ("novice", "easy", "medium", "hard", "strong")
    return {
        f"{game}-{above}-{below}": Arena(game, (above, below), bar, 2000, until_decided=True)
        for below, above in pairwise(levels)
    }


ARENAS = {
    **steps("sintra", 0.65),
    "sintra-strong-greedy": Arena("sintra", ("strong", "greedy"), 0.9),
    "sintra-strong-random": Arena("sintra", ("strong", "random"), 0.995),
    "sintra-strong-rollouts": Arena("sintra", ("strong", "rollouts"), 0.8, 200, seconds=0.2),
    "sintra-strong-greedy-4": Arena("sintra", ("strong", "greedy"), 0.5, seats=4),
    **steps("fairytile", 0.6),
    "fairytile-strong-greedy": Arena("fairytile", ("strong", "greedy"), 0.7),
    "fairytile-strong-random": Arena("fairytile", ("strong", "random"), 0.99),
}


def main(names: list[str]) -> None:
    """Play, then say what holds."""
    for name in names or ARENAS:
        play(name, ARENAS[name])
    kept = {name: FOLDER / name / "result.json" for name in ARENAS}
    found = {name: read(file) for name, file in kept.items() if file.exists()}
    print("| arena | games | wins | bar | holds |\n| --- | ---: | ---: | ---: | --- |")
    for name, result in found.items():
        arena = ARENAS[name]
        holds = "yes" if arena.holds(result) else "no"
        wins = f"{100 * result.share:.1f} ± {100 * result.error:.1f} %"
        print(f"| {name} | {result.games} | {wins} | {100 * arena.bar:g} % | {holds} |")
    sys.exit(not all(ARENAS[name].holds(result) for name, result in found.items()))


def play(name: str, arena: Arena) -> None:
    """Play what is missing of one arena."""
    settings = settings_for(arena.game, list(arena.bots), seats=arena.seats, seconds=arena.seconds)
    contest = run(
        settings,
        games=arena.games,
        folder=FOLDER / name,
        players=on_this_machine,
        bar=arena.bar,
        until_decided=arena.until_decided,
        records=False,
    )
    watch(contest, settings, games=arena.games, folder=FOLDER / name)


def read(file: Path) -> Strength:
    """The result of an arena."""
    return msgspec.json.decode(file.read_bytes(), type=Strength)


if __name__ == "__main__":
    main(sys.argv[1:])
