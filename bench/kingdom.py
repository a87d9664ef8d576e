"""What a tile set of Fairy Tile does to the game: thousands of games of objective-seeking bots.

    python bench/kingdom.py --games 2000                     # for 2, 3 and 4 seats, on all cores
    python bench/kingdom.py --components my-box.toml

Prints for each number of seats how long games take, how often the top tile fits nowhere and how
often a seat goes out, and for every page in how many turns it could be told within two adventures,
how many turns of its seat it is held until it is told or turned, and how often a seat went out
with it.
`docs/design/fairytile-tiles.md` keeps the table for our own set and the goals it has to meet.
"""

# Its functions are compiled, and typed by Numba.
# ruff: noqa: ANN001, ANN201, ANN202, D103

# pyright: basic
from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
from numba import njit
from rich.console import Console
from rich.progress import Progress

from tessera.bots.engine.evaluation import weights_of
from tessera.bots.engine.greedy import TEMPERATURE, chooser, new_workspace
from tessera.bots.greedy import Greedy
from tessera.games import GAMES
from tessera.games.fairytile.components import components_from_json
from tessera.games.fairytile.engine.chance import play_chance, sample_chance
from tessera.games.fairytile.engine.objectives import fulfilled
from tessera.games.fairytile.engine.rules import (
    HEXES,
    LAY,
    TURN,
    lay_tile,
    legal_moves,
    move_character,
    play,
)
from tessera.games.fairytile.engine.state import LONG_RIVER, NO_CHARACTER, PAGES, SEATS
from tessera.kernel.engine.chance import CHANCE, NOBODY
from tessera.lab.playouts import cores
from tessera.words import say

GAME = GAMES["fairytile"]
compiled_here = njit(nogil=True)  # anew in every run: a script has no place in the cache
choose = chooser(GAME)
SAMPLE = 20  # one turn of so many is searched for what could be told
BATCH = 10  # games between two steps of the progress bar

# What is counted, by place in a row of numbers.
PLIES, TURNS, TILE_TURNS, FITS_NOWHERE, GAMES_WITH_OUT, SEATS_OUT, NEVER_ENDING, SAMPLES = range(8)
RIVER_TURNS, FINISHED, FINISHED_WITH_RIVER, LONGEST = 8, 9, 10, 11
COUNTS = 12
PAGE_COUNTS = 4
HELD, HOLDINGS, TELLABLE, OUT_WITH = range(PAGE_COUNTS)


@compiled_here
def make_adventure(s, move):
    """The adventure alone, without a turn around it; returns who moved, and over what."""
    if move >= LAY:
        lay_tile(s, move - LAY)
        return NO_CHARACTER, 0
    return move // HEXES, move_character(s, move // HEXES, move % HEXES)


@compiled_here
def add_told(s, moved, crossed, told):
    """The pages that an adventure fulfils, added to a set of pages."""
    for page in range(1, PAGES + 1):
        if not (told >> page) & 1 and fulfilled(s, page, moved, crossed):
            told |= 1 << page
    return told


@compiled_here
def tellable(s, tables, moves, more):
    """The pages that could be told within two adventures from here."""
    told = 0
    for first in range(legal_moves(s, moves)):
        if moves[first] >= TURN:
            continue
        tables[0] = s
        moved, crossed = make_adventure(tables[0], moves[first])
        told = add_told(tables[0], moved, crossed, told)
        for second in range(legal_moves(tables[0], more)):
            if more[second] < TURN:
                tables[1] = tables[0]
                moved, crossed = make_adventure(tables[1], more[second])
                told = add_told(tables[1], moved, crossed, told)
    return told


@compiled_here
def count_turn(s, rng, counts, pages, tables, moves, more):
    counts[TURNS] += 1
    counts[RIVER_TURNS] += s.sites[LONG_RIVER] != 0
    if s.stack_size > 0:
        counts[TILE_TURNS] += 1
        counts[FITS_NOWHERE] += s.placement_count == 0
    if rng.random() * SAMPLE < 1:
        counts[SAMPLES] += 1
        told = tellable(s, tables, moves, more)
        for page in range(1, PAGES + 1):
            pages[TELLABLE, page] += (told >> page) & 1


@compiled_here
def count_end(s, plies, counts, pages):
    counts[PLIES] += plies
    counts[LONGEST] = max(counts[LONGEST], plies)
    counts[GAMES_WITH_OUT] += s.out.max()
    counts[NEVER_ENDING] += s.out[: s.seats].min()
    counts[FINISHED] += s.finished
    counts[FINISHED_WITH_RIVER] += s.finished and s.sites[LONG_RIVER] != 0
    for seat in range(s.seats):
        counts[SEATS_OUT] += s.out[seat]
        pages[OUT_WITH, s.hand[seat]] += s.out[seat]


@compiled_here
def play_games(table, games, rng, counts, pages, tables, moves, more, weights, work):
    held = np.zeros(SEATS, np.int64)  # turns with the page now in hand
    for _ in range(games):
        tables[2] = table[0]
        s, plies = tables[2], 0
        while s.to_act != NOBODY:
            if s.to_act == CHANCE:
                sample_chance(s, rng, work.draw)
                play_chance(s, work.draw)
                held[:] = 0
            else:
                seat = int(s.to_act)
                if s.adventure == 1:
                    count_turn(s, rng, counts, pages, tables, moves, more)
                    held[seat] += 1
                hand = int(s.hand[seat])
                play(s, choose(s, rng, weights, TEMPERATURE, work))
                if s.hand[seat] != hand:
                    pages[HOLDINGS, hand] += 1
                    pages[HELD, hand] += held[seat]
                    held[seat] = 0
            plies += 1
        count_end(s, plies, counts, pages)


def simulate(seats: int, games: int, seed: int, box: Path | None = None):
    """Play so many games on all cores; returns the counts, and those for every page."""
    GAME.check_options(seats, {})
    Greedy(GAME)
    table = np.zeros(1, GAME.rules.position)
    table[0] = GAME.new_position(seats, {}, GAME.read_components(box, {}))

    def batch(number: int):
        counts, pages = np.zeros(COUNTS, np.int64), np.zeros((PAGE_COUNTS, PAGES + 1), np.int64)
        rng = np.random.default_rng([seed, seats, number])
        moves = np.empty((2, GAME.rules.most_legal), np.int32)
        tables = np.empty(3, GAME.rules.position)
        given = (tables, moves[0], moves[1], weights_of(GAME), new_workspace(GAME))
        play_games(table, BATCH, rng, counts, pages, *given)
        return counts, pages

    counts, pages = np.zeros(COUNTS, np.int64), np.zeros((PAGE_COUNTS, PAGES + 1), np.int64)
    with (
        Progress(console=Console(stderr=True), transient=True) as bar,
        ThreadPoolExecutor(cores()) as pool,
    ):
        task = bar.add_task(f"{seats} seats", total=games)
        for of_batch, of_pages in pool.map(batch, range(-(-games // BATCH))):
            longest = max(counts[LONGEST], of_batch[LONGEST])
            counts += of_batch
            counts[LONGEST] = longest
            pages += of_pages
            bar.advance(task, BATCH)
    return counts, pages


def summary(games: int, counts) -> dict[str, str]:
    """The figures of one number of seats, in words."""
    games = -(-games // BATCH) * BATCH

    def share(part, whole) -> str:
        return f"{100 * counts[part] / max(1, counts[whole] if whole is not None else games):.2f} %"

    return {
        "games": str(games),
        "turns a game": f"{counts[TURNS] / games:.1f}",
        "plies a game": f"{counts[PLIES] / games:.1f}",
        "longest game, plies": str(counts[LONGEST]),
        "top tile fits nowhere, of tile turns": share(FITS_NOWHERE, TILE_TURNS),
        "games in which a seat goes out": share(GAMES_WITH_OUT, None),
        "never-ending stories": share(NEVER_ENDING, None),
        "turns with a long river": share(RIVER_TURNS, TURNS),
        "kingdoms finished": share(FINISHED, None),
        "of these, with a long river": share(FINISHED_WITH_RIVER, FINISHED),
    }


def main() -> None:
    """Simulate and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2000, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--components", type=Path, help="a box file")
    given = parser.parse_args()
    results = {
        seats: simulate(seats, given.games, given.seed, given.components) for seats in given.seats
    }
    print(summary_table(results, given.games))
    print()
    print(pages_table(results, given.components))


def summary_table(results, games: int) -> str:
    """The figures for each number of seats, as Markdown."""
    columns = [summary(games, counts) for counts, _ in results.values()]
    rows = [["", *(f"{seats} seats" for seats in results)], ["---", *("---:" for _ in results)]]
    rows += [[name, *(column[name] for column in columns)] for name in columns[0]]
    return markdown(rows)


def pages_table(results, box: Path | None) -> str:
    """Every page: how often it could be told, how long it is held, as Markdown."""
    components = components_from_json(GAME.read_components(box, {}))
    objectives = [page.objective for page in components.pages]
    held = [pages[HELD, 1:] / np.maximum(1, pages[HOLDINGS, 1:]) for _, pages in results.values()]
    headings = [f"{seats}: {what}" for seats in results for what in ("in two", "held", "outs")]
    rows = [["page", "objective", *headings], ["---:", "---", *("---:" for _ in headings)]]
    for number, objective in enumerate(objectives, 1):
        cells: list[str] = []
        for turns, (counts, pages) in zip(held, results.values(), strict=True):
            share = 100 * pages[TELLABLE, number] / max(1, counts[SAMPLES])
            outs = str(pages[OUT_WITH, number])
            cells += [f"{share:.0f} %", f"{turns[number - 1]:.2f}", outs]
        rows.append([str(number), say("fairytile", "objective", objective), *cells])
    longest = [f"{max(turns) / np.median(turns):.2f} ×" for turns in held]
    rows.append(
        ["", "longest held to the median", *(x for ratio in longest for x in ("", ratio, ""))]
    )
    return markdown(rows)


def markdown(rows: list[list[str]]) -> str:
    """Rows of cells as a table."""
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


if __name__ == "__main__":
    main()
