"""The engine against the referee: a second reading of the clauses, by someone who never saw it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tessera.games import GAMES
from tessera.lab.traces import trace
from tests.referee import fairytile as referee
from tests.referee.fairytile_box import BOX

pytestmark = pytest.mark.slow

GAME = GAMES["fairytile"]
EXTREME = Path(__file__).with_name("box.toml")


def lines_of(seats: int, policy: str, seed: int, box: Path | None = None, games: int = 1):
    return trace(
        GAME, seats=seats, options={}, seed=seed, games=games, policy=policy, components=box
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_careful_games_are_as_the_clauses_say(seats: int):
    """[FT-3.1, FT-6.1, FT-8.1] Every legal move, every next position and the outcome."""
    lines = list(lines_of(seats, "greedy", seed=seats, games=3))
    assert referee.check_trace(lines) == sum('"ply"' in line[:20] for line in lines)


@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 13), (4, 11)])
def test_random_games_are_as_the_clauses_say(seats: int, seed: int):
    """[FT-4.4, FT-5.1, FT-8.2] A thousand plies, most in a finished kingdom; `make soak`: more."""
    assert referee.check_trace(lines_of(seats, "random", seed)) > 1000


@pytest.mark.parametrize("seats", [2, 4])
def test_games_with_an_extreme_box_are_as_the_clauses_say(seats: int):
    """[FT-8.2] A box in which pages become impossible and seats go out."""
    lines = list(lines_of(seats, "greedy", seed=seats, box=EXTREME, games=3))
    referee.check_trace(lines)
    ends = [json.loads(line) for line in lines if line.startswith('{"type":"end"')]
    assert any(seat["out"] for end in ends for seat in end["position"]["seats"])


def test_the_referees_own_box_can_be_played():
    """[FT-1.4] Tiles and pages are data."""
    assert GAME.new_position(3, {}, dict(BOX)).seats == 3
