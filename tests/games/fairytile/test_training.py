"""Working out what a situation is worth: `tessera train fairytile`."""

from __future__ import annotations

import numpy as np
import pytest

from tessera.games import GAMES
from tessera.games.fairytile.engine.heuristics import DISTANCES
from tessera.games.fairytile.engine.turns import Counts, new_counts
from tessera.games.fairytile.training import best_plan
from tests.command import Command
from tests.lab.learning import learned, weights_in, wins_against_chance

pytestmark = pytest.mark.slow

GAME = GAMES["fairytile"]
GAMES_PLAYED = 20


def test_weights_are_worked_out_from_self_play(command: Command):
    """The same seed brings the same file; a bot reads it, and plays better than chance by it."""
    file = learned(command, "fairytile", games=GAMES_PLAYED, seed=1)
    first = file.read_bytes()
    assert learned(command, "fairytile", games=GAMES_PLAYED, seed=1).read_bytes() == first
    assert learned(command, "fairytile", games=GAMES_PLAYED, seed=2).read_bytes() != first
    weights, before = weights_in(file, "fairytile"), GAME.heuristics.read_weights()
    assert weights.terms.shape == before.terms.shape
    assert (weights.terms != before.terms).any()
    assert wins_against_chance("fairytile", weights, games=6) >= 5


@pytest.mark.parametrize("last", [False, True])
def test_the_nearer_a_page_is_to_being_told_the_more_it_is_worth(last: bool):
    """Where nothing was counted: an adventure brings a page one move nearer, and it stays so."""
    nothing = Counts(*(of_all[0] for of_all in new_counts(GAME)))
    plan = best_plan(nothing, last=last)
    for worths in (*plan.ended.T, *plan.begun.T):
        assert len(worths) == len(DISTANCES)
        assert (np.diff(worths) < 0).all()
    assert (plan.begun[:, 1] >= plan.begun[:, 0]).all()  # magic never hurts
