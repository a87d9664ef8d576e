"""`tessera bench` has a figure for every game and every peer; what they are is not for tests."""

from __future__ import annotations

import msgspec
import pytest

from tessera.games import GAMES
from tessera.lab import benchmarks
from tessera.lab.benchmarks import PEERS, Figure
from tessera.lab.playouts import cores
from tests.command import Command


@pytest.fixture
def figures(command: Command, monkeypatch: pytest.MonkeyPatch) -> dict[str, Figure]:
    """The shortest measurement that there can be, through the command."""
    monkeypatch.setattr(benchmarks, "SLICES", 2)
    monkeypatch.setattr(benchmarks, "PLIES_AT_ONCE", 1000)
    ran = command("bench", "--json", "--seconds", "0.1")
    assert ran.code == 0
    return msgspec.json.decode(ran.out, type=dict[str, Figure])


def test_every_game_and_every_peer_has_its_figures(figures: dict[str, Figure]):
    assert set(figures) == {*GAMES, *(f"openspiel_{peer}" for peer in PEERS)}
    assert all(figure.plies_per_second > 0 for figure in figures.values())
    for name, game in GAMES.items():
        figure = figures[name]
        assert figure.cores == cores()
        assert figure.position_bytes == game.rules.position.itemsize
        for measured in (figure.ratio, figure.all_cores, figure.speed_up, figure.nodes_per_second):
            assert measured is not None
            assert measured > 0
        assert (figure.endings_proven is None) == game.rules.hides
