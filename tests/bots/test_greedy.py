"""Greedy bots come to an end, even where they want the same thing in opposite ways."""

from __future__ import annotations

import numpy as np
import pytest

import tessera
from tessera.bots import Bot
from tessera.bots.beliefs import History
from tessera.bots.greedy import Greedy
from tessera.bots.thinker import Task
from tessera.games import GAMES
from tessera.kernel.engine.chance import generator

GAME = GAMES["fairytile"]


@pytest.mark.parametrize("level", ["novice", "easy", "medium"])
@pytest.mark.parametrize("seed", [5, 8, 13, 163])
def test_their_games_end(level: str, seed: int):
    """Some of these went on for ever before a bot grew tired of where the game had been."""
    match, bot, rng = tessera.new_game("fairytile", seed=seed), Bot(GAME, level), generator(seed)
    while not match.is_over and match.ply < 2000:
        match.play(bot.choose(match, rng))
    assert match.is_over


def test_what_led_to_where_the_game_was_is_given_up():
    """The better it is, the later."""
    position, greedy = tessera.new_game("fairytile", seed=1).position, Greedy(GAME)
    fresh = greedy.search(Task(position, generator(0))).best
    history = History(repetitions={fresh: 50})
    tired = greedy.search(Task(position, generator(0), history=history)).best
    assert tired != fresh


def test_who_cannot_win_would_rather_have_it_end():
    """At the end of a game that nobody wins each stands better than while it is as good as out."""
    terms = list(GAME.heuristics.reasons)
    weights = GAME.heuristics.read_weights().terms[:, terms.index("out")]
    assert np.all(weights[:-1] < weights[-1])
    assert weights[-1] < 0
