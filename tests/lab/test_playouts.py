"""Games by the thousand: memory stays the same, both cores are used."""

from __future__ import annotations

import resource
from threading import Thread

import pytest

from tessera.games import GAMES
from tessera.lab.benchmarks import measure
from tessera.lab.playouts import cores, play_randomly


@pytest.mark.parametrize("name", list(GAMES))
def test_memory_stays_the_same_however_many_games_are_played(name: str):
    """The short version of bench/million_games.py."""
    game = GAMES[name]
    play_randomly(game, 1000)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    play_randomly(game, 10_000, seed=1)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 8 * 1024  # kibibytes


def test_a_search_or_an_experiment_lets_other_threads_run():
    """Compiled games hold no lock: a second thread goes on meanwhile."""
    thread = Thread(target=play_randomly, args=(GAMES["sintra"], 30_000))
    thread.start()
    ticks = 0
    while thread.is_alive():
        ticks += 1
    assert ticks > 1000


@pytest.mark.parametrize("name", list(GAMES))
def test_the_benchmark_has_a_figure_for_every_game_and_peer(name: str):
    """The ratio's own bar is far below what is measured on a quiet machine."""
    figures = measure(seconds=0.5)
    assert set(figures) >= {name, "openspiel_backgammon", "openspiel_connect_four"}
    figure = figures[name]
    assert figure.ratio is not None
    assert figure.ratio > 10
    assert figure.cores == cores()
    assert figure.position_bytes is not None
    assert figure.position_bytes <= 4096
