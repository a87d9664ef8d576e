"""Bots choose legal moves, the same for the same seed, and look at nothing they may not."""

from __future__ import annotations

from collections import Counter

import pytest

import tessera
from tessera.bots import LEVELS, Bot, policies
from tessera.games import GAMES
from tessera.kernel.engine.chance import generator
from tessera.kernel.errors import InvalidOption
from tessera.kernel.values import Outcome
from tests.bots.stopping import NEVER


def game_between(name: str, policies: list[str], seed: int) -> Outcome:
    """How a game ends in which each seat is played by its policy."""
    match = tessera.new_game(name, seats=len(policies), seed=seed)
    bots, rng = [Bot(match.game, policy) for policy in policies], generator(seed)
    while not match.is_over:
        match.play(bots[match.to_act].choose(match, rng))
    assert match.outcome is not None
    return match.outcome


@pytest.mark.parametrize("name", list(GAMES))
def test_greedy_beats_random_nearly_always(name: str):
    """Ten set-ups, each played from both sides; `bench/arenas.py` plays hundreds."""
    wins = 0
    for seed in range(10):
        wins += game_between(name, ["greedy", "random"], seed).winners == [0]
        wins += game_between(name, ["random", "greedy"], seed).winners == [1]
    assert wins >= 18


@pytest.mark.parametrize("policy", [*LEVELS, "random", "greedy"])
@pytest.mark.parametrize("name", list(GAMES))
def test_the_same_seed_brings_the_same_choices(name: str, policy: str):
    """As long as it is not the time that ends the search."""
    match = tessera.new_game(name, seed=3)
    bot = Bot(match.game, policy, seconds=NEVER)
    seeds = range(1 if policy == "strong" else 5)
    first = [bot.choose(match, generator(seed)) for seed in seeds]
    assert first == [bot.choose(match, generator(seed)) for seed in seeds]


@pytest.mark.parametrize("name", list(GAMES))
def test_random_play_reaches_every_legal_move(name: str):
    match = tessera.new_game(name, seed=3)
    bot, rng = Bot(match.game, "random"), generator(0)
    chosen = {bot.choose(match, rng) for _ in range(2000)}
    assert chosen == set(match.legal_moves())


@pytest.mark.parametrize("policy", list(policies()))
@pytest.mark.parametrize("name", list(GAMES))
def test_choosing_changes_nothing(name: str, policy: str):
    """A bot thinks on positions of its own."""
    match = tessera.new_game(name, seed=3)
    before = match.position.copy()
    Bot(match.game, policy, seconds=0.05).choose(match, generator(0))
    assert match.position == before


@pytest.mark.parametrize("name", list(GAMES))
def test_what_a_level_overlooks_is_a_reason_of_the_game(name: str):
    """And the strongest two overlook nothing."""
    heuristics = GAMES[name].heuristics
    assert set(heuristics.ignored) <= {"novice", "easy", "medium"} < set(LEVELS)
    for ignored in heuristics.ignored.values():
        assert set(ignored) <= set(heuristics.main_terms)


def test_a_bot_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(InvalidOption, match=r"random, greedy, rollouts, .* and strong"):
        Bot(GAMES["sintra"], "genius")


def test_among_equal_moves_greedy_chooses_each_as_often():
    """Two displays alike: the same panes, the same worth."""
    from tests.games.sintra.board import palace, table

    board = table(palace(), palace(), displays="oopp oopp oopp")
    bot, rng = Bot(GAMES["sintra"], "greedy"), generator(1)
    sources = Counter(str(bot.choose_at(board.position, rng))[0] for _ in range(600))
    assert set(sources) == {"1", "2", "3"}
    assert all(150 < count < 250 for count in sources.values())
