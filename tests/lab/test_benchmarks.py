"""`tessera bench` has a figure for every game and every peer; what they are is not for tests."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tessera.games import GAMES
from tessera.lab import benchmarks
from tessera.lab.benchmarks import (
    PEERS,
    SLICES,
    TOGETHER,
    YARDSTICK,
    Figure,
    measure,
    nodes_per_second,
    share_proven,
)
from tessera.lab.playouts import cores
from tessera.terminal.benchmarks import show
from tests.bots.stopping import NEVER
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


def test_jobs_take_turns_and_every_step_is_told_before_it_is_made(monkeypatch: pytest.MonkeyPatch):
    """So that whoever draws knows what somebody waits for."""
    done: list[str] = []

    def job(name: str, speed: float) -> Callable[[float], float]:
        return lambda _: done.append(name) or speed

    def search(*_: object) -> None:
        done.append("search")

    speeds = {YARDSTICK: 10.0} | {
        job: 70.0 for name in GAMES for job in (name, f"{name} {TOGETHER}")
    }
    jobs = {name: job(name, speed) for name, speed in speeds.items()}
    monkeypatch.setattr(benchmarks, "_jobs", lambda: jobs)
    monkeypatch.setattr(benchmarks, "_measure_search", search)
    told: list[tuple[int, int, int]] = []

    def tell(step: int, steps: int, what: str) -> None:
        assert what.startswith((*jobs, *GAMES))
        told.append((step, steps, len(done)))

    figures = measure(1.0, tell)
    count = SLICES * len(jobs) + len(GAMES)
    assert told == [(step, count, step) for step in range(count)]
    assert done == [*jobs] * SLICES + ["search"] * len(GAMES)
    assert {figures[name].ratio for name in GAMES} == {7.0}


def test_the_terminal_says_where_there_is_nothing_to_compare_with(
    capsys: pytest.CaptureFixture[str],
):
    show({"chess": Figure(1234, nodes_per_second=5678)})
    shown = capsys.readouterr().out
    assert "1,234" in shown
    assert "5,678" in shown
    assert "OpenSpiel is not installed" in shown


# ------------------------------------------------------------------ searching


@pytest.mark.parametrize("name", list(GAMES))
def test_positions_are_counted_by_the_second(name: str):
    """How many there are is for `tessera bench` to say."""
    assert nodes_per_second(GAMES[name], seconds=0.01) > 0


def test_endings_are_proven_if_there_is_time():
    """How many are within two seconds is measured by `bench/bars.py`."""
    assert share_proven(GAMES["sintra"], endings=2, seconds=NEVER) == 1
