"""Games by the thousand: nothing is held back, and other threads run meanwhile.

How far memory grows over a million games is measured by `bench/million_games.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from numba.core import runtime

from tessera.games import GAMES
from tessera.lab.engine import playouts
from tessera.lab.playouts import play_randomly

memory: Any = runtime  # untyped


@pytest.fixture
def counted() -> Iterator[None]:
    """Pieces of memory are counted meanwhile, which costs every later test a little."""
    was_counting = memory._nrt_python.memsys_stats_enabled()
    memory._nrt_python.memsys_enable_stats()
    yield
    if not was_counting:
        memory._nrt_python.memsys_disable_stats()


def pieces_held() -> int:
    """Pieces of memory that compiled code has taken and not given back."""
    stats = memory.rtsys.get_allocation_stats()
    return stats.alloc - stats.free


@pytest.mark.usefixtures("counted")
@pytest.mark.parametrize("name", list(GAMES))
def test_compiled_games_give_back_all_the_memory_that_they_take(name: str):
    """To the last piece, however many are played."""
    play_randomly(GAMES[name], 1)
    before = pieces_held()
    play_randomly(GAMES[name], 200, seed=1)
    assert pieces_held() == before


@pytest.mark.parametrize("name", list(GAMES))
def test_an_experiment_lets_other_threads_run(name: str):
    """Compiled games hold no lock; that searches hold none is seen where they are stopped."""
    compiled: Any = playouts.player(GAMES[name])
    assert compiled.targetoptions["nogil"] is True
