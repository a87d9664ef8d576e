"""Learning what the terms of an evaluation are worth: `tessera train sintra`."""

from __future__ import annotations

import numpy as np
import pytest

from tessera.games import GAMES
from tessera.lab.training import FEWEST, Positions, fit_spread, fit_terms
from tests.command import Command
from tests.lab.learning import learned, weights_in, wins_against_chance

pytestmark = pytest.mark.slow

GAME = GAMES["sintra"]
GAMES_PLAYED = 100  # about 400 positions for each stage


def test_weights_are_learned_by_self_play(command: Command):
    """The same seed brings the same file; a bot reads it, and plays better than chance by it."""
    file = learned(command, "sintra", games=GAMES_PLAYED, seed=1)
    first = file.read_bytes()
    assert learned(command, "sintra", games=GAMES_PLAYED, seed=1).read_bytes() == first
    assert learned(command, "sintra", games=GAMES_PLAYED, seed=2).read_bytes() != first
    weights, before = weights_in(file, "sintra"), GAME.heuristics.read_weights()
    assert weights.terms.shape == before.terms.shape
    assert (weights.terms != before.terms).any()
    assert wins_against_chance("sintra", weights, games=10) >= 9


def positions(rng: np.random.Generator, worth: list[float], count: int) -> Positions:
    """Tables of two at which nothing counts but these worths of the terms."""
    terms = np.zeros((count, 4, len(worth)), np.float32)
    terms[:, :2] = rng.integers(0, 5, (count, 2, len(worth)))
    points = terms @ np.array(worth, np.float32)
    shares = np.zeros((count, 4), np.float32)
    shares[:, 0], shares[:, 1] = points[:, 0] > points[:, 1], points[:, 0] <= points[:, 1]
    return Positions(np.zeros(count, np.int8), np.full(count, 2, np.int8), terms, points, shares)


def test_a_term_is_worth_what_it_brings_in_points():
    """Exactly, but for the doubt that is kept."""
    worth = [1.0, -2.5, 4.0]
    found = fit_terms(positions(np.random.default_rng(1), worth, 5000), np.zeros(3))
    assert found == pytest.approx(worth, abs=0.05)


def test_a_term_that_was_hardly_ever_seen_keeps_its_weight():
    """A few positions teach nothing."""
    seen = positions(np.random.default_rng(2), [1.0, 2.0], FEWEST)
    seen.terms[FEWEST // 4 :, :, 1] = 0
    assert fit_terms(seen, np.array([0.0, 7.0]))[1] == 7.0


def test_the_surer_a_lead_wins_the_smaller_is_the_spread():
    """Where the better always wins, a small lead says much; where chance decides, little."""
    rng, worth = np.random.default_rng(3), [1.0, 2.0]
    sure = positions(rng, worth, 1000)
    chance = sure._replace(shares=sure.shares[rng.permutation(1000)])
    assert fit_spread(sure, np.array(worth)) < 1 < 10 < fit_spread(chance, np.array(worth))
