"""Looking ahead where something is hidden: fair, repeatable, and no going round in circles."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import tessera
from tessera.bots import Bot, Stop
from tessera.bots.beliefs import NO_HISTORY, History, observe, posterior
from tessera.bots.engine.evaluation import weights_of
from tessera.bots.engine.halving import SAMPLES, new_workspace, searcher
from tessera.bots.halving import SequentialHalving
from tessera.bots.thinker import Level, Task
from tessera.games import GAMES
from tessera.kernel.engine.chance import generator
from tessera.kernel.match import Match
from tessera.kernel.position import Position
from tessera.kernel.values import Ply
from tests.bots.stopping import NEVER, found_in_time, found_when_told

GAME = GAMES["fairytile"]


def searching(*, tries: int = 256, seconds: float = NEVER) -> SequentialHalving:
    """With so many tries, and by itself no longer than that."""
    return SequentialHalving(GAME, Level(seconds, tries=tries))


def game_of(plies: int, *, seats: int = 2, seed: int = 1) -> Match:
    """A game between greedy bots, up to a ply at which a seat is to act."""
    match = tessera.new_game("fairytile", seats=seats, seed=seed)
    bot, rng = Bot(GAME, "greedy"), generator(seed)
    while not match.is_over and match.ply < plies:
        match.play(bot.choose(match, rng))
    return match


def hidden_otherwise(position: Position, seat: int, seed: int) -> Position:
    """The same table to the seat, with other pages and tiles where it cannot see them."""
    other = position.copy()
    draw = np.zeros(GAME.rules.draw_size, np.int8)
    GAME.rules.resample(other, seat, np.random.default_rng(seed), draw)
    return other


# ------------------------------------------------------------------ fair


@pytest.mark.parametrize("policy", ["novice", "easy", "medium", "hard", "strong", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_choice_depends_on_what_is_hidden(policy: str, seats: int):
    """[FT-2.5] Neither on pages and tiles now, nor on those of the plies before."""
    bot = Bot(GAME, policy, seconds=NEVER)
    for plies in (25, 60):
        match = game_of(plies, seats=seats, seed=seats)
        me, history = match.to_act, match.recent_plies()
        if me < 0:
            continue
        choice = bot.choose_at(match.position, generator(plies), history)
        for seed in range(2):
            table, plies_otherwise = _otherwise(match, me, history, seed)
            assert bot.choose_at(table, generator(plies), plies_otherwise) == choice


def _otherwise(match: Match, me: int, history: list[Ply], seed: int) -> tuple[Position, list[Ply]]:
    """Other pages in other hands, the same ones as long as a seat kept its page."""
    table = hidden_otherwise(match.position, me, seed)
    plies: list[Ply] = []
    for ply in history:
        position = hidden_otherwise(ply.position, me, seed)
        for seat in range(match.seats):
            if seat != me and ply.position.hand[seat] == match.position.hand[seat]:
                GAME.rules.suppose(position, seat, int(table.hand[seat]))
            elif seat != me and position.hand[seat] == table.hand[seat]:
                GAME.rules.suppose(position, seat, int(position.book[seat, 0]))
        plies.append(Ply(position, ply.move))
    return table, plies


def test_no_generator_can_be_reached_from_a_position():
    for game in GAMES.values():
        assert not game.rules.position.hasobject


def test_a_seat_remembers_the_pages_that_it_has_turned():
    """[FT-3.4] They lie at the bottom of its book in the order in which it turned them."""
    match = tessera.new_game("fairytile", seed=1)
    turned: dict[int, list[int]] = {0: [], 1: []}
    for nth in range(6):
        seat = match.to_act
        turned[seat].append(int(match.position.hand[seat]))
        match.play("turn")
        for me in (0, 1):
            resampled = hidden_otherwise(match.position, me, nth)
            known = turned[me]
            end = int(resampled.book_size[me])
            assert resampled.book[me, end - len(known) : end].tolist() == known


# ------------------------------------------------------------------ guessing


def test_worlds_that_explain_what_the_others_did_are_likelier():
    """Over many positions the true page is likelier than chance, and often much."""
    likely, even = list[float](), list[float]()
    for seed in range(4):
        match = game_of(60, seed=seed)
        for ply in range(12, match.ply, 5):
            position, me = match.position_at(ply), match.seat_at(ply)
            history = observe(GAME, position, match.recent_plies(ply))
            if me < 0 or not history.plies:
                continue
            work, rng = new_workspace(GAME), np.random.default_rng(ply)
            searcher(GAME).draw_samples(work, position, rng)
            odds = posterior(GAME, work, history, weights_of(GAME), rng)
            assert odds.sum() == pytest.approx(1)
            true = work.samples["hand"][:, 1 - me] == position.hand[1 - me]
            likely.append(float(odds[true].sum()))
            even.append(float(true.mean()))
    assert len(likely) > 10
    assert np.mean(likely) > 1.5 * np.mean(even)


def test_who_has_taken_a_new_page_has_shown_nothing_yet():
    """[FT-6.1, FT-3.4] Only what was done with the page in hand says something about it."""
    match = game_of(40)
    while match.position.adventure == 2:
        match.play("end")
    before = match.to_act
    match.play("turn")
    plies = observe(GAME, match.position, match.recent_plies()).plies
    assert not [ply for ply in plies if ply.position.to_act == before]


def test_without_a_past_all_worlds_are_equally_likely():
    match = game_of(20)
    work, rng = new_workspace(GAME), np.random.default_rng(0)
    searcher(GAME).draw_samples(work, match.position, rng)
    odds = posterior(GAME, work, NO_HISTORY, weights_of(GAME), rng)
    assert odds == pytest.approx(np.full(SAMPLES, 1 / SAMPLES))


# ------------------------------------------------------------------ going round in circles


def test_moves_back_to_where_the_game_was_are_noted():
    match = game_of(30)
    start = match.position.copy()
    move = GAME.legal_numbers(start)[0]
    after = start.copy()
    GAME.rules.play(after, move)
    plies = [Ply(start, move), Ply(after, 0), Ply(start, move), Ply(after, 0)]
    assert observe(GAME, start, plies).repetitions[move] == 2


def test_a_move_that_led_nowhere_is_given_up():
    """The favourite is dropped once it has led back often enough."""
    match = game_of(30)
    thinker = searching(tries=16)
    first = thinker.search(Task(match.position, generator(0))).best
    tired = History(repetitions={first: 40})
    assert thinker.search(Task(match.position, generator(0), history=tired)).best != first


# ------------------------------------------------------------------ stopping


TOO_MANY = 10**7  # tries: hours of them


def test_it_stops_when_told():
    """In the middle of a search that would go on for hours; what it has found so far is legal."""
    position, thinker = game_of(60).position, searching(tries=TOO_MANY)
    found = found_when_told(thinker, position, lambda: int(thinker._work.looks[0]))
    assert found.best in GAME.legal_numbers(position)


def test_it_stops_when_its_time_is_up():
    position = game_of(60).position
    found = found_in_time(searching(tries=TOO_MANY, seconds=0.01), position)
    assert found.best in GAME.legal_numbers(position)


def test_it_stops_while_it_guesses():
    """However much there is to learn from: told at the third ply, it does not ask for a fourth."""
    match, stop = game_of(60), Stop()
    one = Ply(hidden_otherwise(match.position, match.to_act, 0), match.recent_plies()[-1].move)
    one.position.to_act = 1 - match.to_act

    def plies() -> Iterator[Ply]:
        yield from (one, one)
        stop()
        yield one
        pytest.fail("it goes on guessing")

    thinker = searching()
    history = History(plies())  # pyright: ignore[reportArgumentType] - all that is done is to go through
    found = thinker.search(Task(match.position, generator(0), stop=stop, history=history))
    assert found.best in GAME.legal_numbers(match.position)


def test_told_at_once_it_still_has_a_move():
    match, stop = game_of(30), Stop()
    stop()
    found = searching().search(Task(match.position, generator(0), 3, stop))
    assert found.best in GAME.legal_numbers(match.position)


def test_a_page_that_can_be_told_is_told_if_that_wins():
    """[FT-8.1] Also when nobody else is left to hurry for."""
    match = game_of(2000, seed=3)
    assert match.is_over
    ply = match.ply - 1
    position = match.position_at(ply)
    winner = match.seat_at(ply)
    for seat in range(2):
        position.out[seat] = int(seat != winner)
    bot = Bot(GAME, "strong", seconds=NEVER)
    choice = bot.choose_at(position, generator(0))
    GAME.play(position, choice)
    assert GAME.outcome(position) is not None
