"""Alpha-beta finds what following every line finds, says so when it is proven, and stops."""

from __future__ import annotations

import numpy as np
import pytest

import tessera
from tessera.bots import ADVISER, Bot, Stop, Thought
from tessera.bots.alphabeta import AlphaBeta
from tessera.bots.engine.alphabeta import NODES, PLIES
from tessera.bots.engine.evaluation import evaluator, new_scratch, weights_of
from tessera.bots.thinker import Level, Task
from tessera.games import GAMES
from tessera.kernel.engine.chance import CHANCE, NOBODY, generator
from tessera.kernel.match import Match
from tessera.kernel.position import Position
from tests.bots.stopping import ENDLESS, NEVER, found_in_time, found_when_told
from tests.kernel.playing import match_at

GAME = GAMES["sintra"]
RULES = GAME.rules
ROUNDS = 6


def searching(*, nodes: int = 10**6, depth: int = PLIES, seconds: float = NEVER) -> AlphaBeta:
    """As far as that, and by itself no longer than that."""
    return AlphaBeta(GAME, Level(seconds, nodes=nodes, depth=depth))


def thought(
    match: Match, *, nodes: int = 10**6, lines: int = 1, stop: Stop | None = None
) -> Thought:
    """What a bot that searches so finds out about the match."""
    bot = Bot(GAME, ADVISER)
    bot.thinker = searching(nodes=nodes)
    return bot.think(match, generator(0), lines=lines, stop=stop)


def last_round(seed: int, panes: int, side: str = "A") -> Position:
    """A position of the last round, reached at random, with no more than so many panes to take."""
    rng = generator(seed)
    position = tessera.new_game("sintra", seed=seed, side=side).position
    draw = np.zeros(RULES.draw_size, np.int8)
    while is_early(position) or position.sources.sum() > panes:
        if position.to_act == CHANCE:
            RULES.sample_chance(position, rng, draw)
            RULES.play_chance(position, draw)
        else:
            RULES.play(position, rng.choice(numbers(position)))
    return position if position.to_act >= 0 else last_round(seed + 100_000, panes, side)


def is_early(position: Position) -> bool:
    return position.round_number < ROUNDS or position.to_act == CHANCE


def numbers(position: Position) -> list[int]:
    moves = np.zeros(RULES.most_legal, np.int32)
    return moves[: RULES.legal_moves(position, moves)].tolist()


def lead(position: Position, seat: int) -> float:
    return evaluator(GAME).lead(position, seat, weights_of(GAME), new_scratch(GAME))


def by_brute_force(position: Position, seat: int, known: dict[bytes, float]) -> float:
    """The lead that the seat has in the end if both do their best, every line followed."""
    if position.to_act == NOBODY:
        return lead(position, seat)
    key = position.tobytes()
    if key not in known:
        values: list[float] = []
        for number in numbers(position):
            after = position.copy()
            RULES.play(after, number)
            values.append(by_brute_force(after, seat, known))
        known[key] = max(values) if position.to_act == seat else min(values)
    return known[key]


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_choice_is_as_good_as_by_brute_force(side: str):
    """A thousand endings: those reached at random, and many that brute force met on its way."""
    thinker, rng, endings = searching(), generator(0), 0
    for seed in range(70):
        known: dict[bytes, float] = {}
        position = last_round(seed, panes=4, side=side)
        seat = int(position.to_act)
        by_brute_force(position, seat, known)
        met = list(known)
        some = [met[int(nth)] for nth in rng.permutation(len(met))[:40]]
        for key in {position.tobytes(), *some}:
            ending = np.frombuffer(key, RULES.position)[0].copy()
            found = thinker.search(Task(ending, rng))
            after = ending.copy()
            RULES.play(after, found.best)
            assert by_brute_force(after, seat, known) == pytest.approx(known[key])
            assert found.proven
            endings += 1
    assert endings > 1000


def after_each_move(position: Position) -> list[Position]:
    tables: list[Position] = []
    for number in numbers(position):
        tables.append(position.copy())
        RULES.play(tables[-1], number)
    return tables


@pytest.mark.parametrize("seats", [3, 4])
def test_others_at_a_larger_table_look_after_themselves(seats: int):
    """Two plies ahead: each move is worth what the next seat's two best replies leave of it."""
    for seed in range(4):
        position = tessera.new_game("sintra", seats=seats, seed=seed).position
        seat, values = int(position.to_act), list[float]()
        for table in after_each_move(position):
            rival = int(table.to_act)
            replies = sorted(after_each_move(table), key=lambda one: -lead(one, rival))[:2]
            values.append(min(lead(one, seat) for one in replies))
        thinker = searching(depth=2, nodes=ENDLESS)
        best = thinker.search(Task(position, generator(0))).best
        assert values[numbers(position).index(best)] == pytest.approx(max(values))


def test_what_is_expected_of_a_proven_line_comes_true():
    """The line leads to the end, and its lead is the one that brute force finds."""
    for seed in range(10):
        position = last_round(seed, panes=3)
        seat = int(position.to_act)
        choice = thought(match_at(GAME, position)).choices[0]
        best = by_brute_force(position, seat, {})
        assert choice.lead == pytest.approx(best - 1000 * (2 * choice.share - 1))


def test_nothing_is_proven_while_something_can_still_be_drawn():
    match = tessera.new_game("sintra", seed=1)
    assert not thought(match, nodes=3000).proven


def test_nothing_is_proven_by_a_search_that_was_cut_off():
    """However early in a depth it ended: no number of nodes below the whole search proves it."""
    position = last_round(3, panes=6)
    whole = searching().search(Task(position, generator(0)))
    assert whole.proven
    for nodes in range(1, whole.nodes, max(1, whole.nodes // 100)):
        assert not searching(nodes=nodes).search(Task(position, generator(0))).proven


def test_more_lines_than_there_is_room_for_are_cut_down():
    match = tessera.new_game("sintra", seed=1)
    assert len(thought(match, nodes=5_000, lines=50).choices) == 3


def test_more_lines_are_different_moves_the_best_first():
    match = tessera.new_game("sintra", seed=1)
    choices = thought(match, nodes=20_000, lines=3).choices
    moves = [str(choice.move) for choice in choices]
    assert len(set(moves)) == 3
    assert moves[0] == str(choices[0].line[0])
    legal = {str(move) for move in match.legal_moves()}
    assert set(moves) <= legal


def test_a_line_can_be_played():
    match = tessera.new_game("sintra", seed=1)
    line = thought(match, nodes=20_000).choices[0].line
    assert len(line) > 3
    for move in line:
        match.play(move)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_nodes_bring_the_same_choice(seats: int):
    match = tessera.new_game("sintra", seats=seats, seed=2)
    first, again = (
        searching(nodes=5_000).search(Task(match.position, generator(0))) for _ in range(2)
    )
    assert first == again
    assert 5_000 <= first.nodes < 5_500


def test_it_stops_when_told():
    """In the middle of a search that would go on and on; what it has found so far is legal."""
    match = tessera.new_game("sintra", seed=1)
    thinker = searching(nodes=ENDLESS)
    found = found_when_told(thinker, match.position, lambda: int(thinker._work.counts[NODES]))
    assert found.best in numbers(match.position)
    assert not found.proven


def test_it_stops_when_its_time_is_up():
    match = tessera.new_game("sintra", seed=1)
    found = found_in_time(searching(nodes=ENDLESS, seconds=0.01), match.position)
    assert found.best in numbers(match.position)
    assert not found.proven


def test_stopped_before_it_began_it_still_makes_a_legal_move():
    match, stop = tessera.new_game("sintra", seed=1), Stop()
    stop()
    assert thought(match, stop=stop).choices[0].move in match.legal_moves()
