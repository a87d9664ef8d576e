"""The move generator against brute force, and the number of ways a round can begin."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tessera.bots import Bot
from tessera.games.sintra import GAME
from tessera.games.sintra.engine import rules
from tessera.games.sintra.engine.rules import MOST_LEGAL
from tessera.kernel.engine.chance import generator
from tessera.kernel.position import Position
from tessera.lab.traces import trace
from tests.games.sintra.board import Board, palace, started, table
from tests.referee import sintra as referee


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_referee_agrees_with_every_ply(seats: int, side: str, policy: str):
    """Legal moves by brute force, every next position, every deal, the outcome."""
    lines = list(trace(GAME, seats=seats, options={"side": side}, seed=11, games=2, policy=policy))
    assert referee.check_trace(lines) == sum('"ply"' in line[:20] for line in lines)


def test_short_deals_are_reached_and_agreed_on():
    """[SIN-7.3] Careful play with four seats runs out of panes; the referee follows."""
    lines = list(trace(GAME, seats=4, options={"side": "A"}, seed=9, games=6, policy="greedy"))
    assert sum("//" in line.rsplit('"move"', 1)[-1] for line in lines) >= 1
    referee.check_trace(lines)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_referee_agrees_with_an_extreme_box_too(seats: int):
    """[SIN-1.5] 100 points under every window and on the second row of broken glass."""
    box = Path(__file__).with_name("box.toml")
    lines = trace(
        GAME, seats=seats, options={"side": "B"}, seed=3, games=3, policy="greedy", components=box
    )
    assert referee.check_trace(lines) > 200


def brute_force(position: Position, components: Any, options: Any) -> set[str]:
    """The referee's legal moves: every conceivable one, judged by the clauses."""
    described: Any = GAME.position_to_json(position)
    return referee.legal_moves(described, components, options)


@settings(max_examples=60)
@given(
    seats=st.integers(2, 4),
    side=st.sampled_from("AB"),
    seed=st.integers(0, 10_000),
    choices=st.lists(st.integers(0, 10_000), min_size=1, max_size=60),
)
def test_wherever_choices_lead_the_generator_equals_brute_force(
    seats: int, side: str, seed: int, choices: list[int]
):
    """The last position on any way through a game."""
    match = started(seats, side=side, seed=seed)
    for choice in choices:
        legal = match.legal_moves()
        if not legal:
            break
        match.play(legal[choice % len(legal)])
    found = [str(move) for move in match.legal_moves()]
    if not match.is_over:
        assert len(found) == len(set(found))
        assert set(found) == brute_force(match.position, match.components, match.options)


@settings(max_examples=40)
@given(data=st.data())
def test_crowded_joker_strips_equal_brute_force(data: st.DataObject):
    """[SIN-4.2f, SIN-4.3b] Every way to fill the joker side, and every handful of panes."""
    printed = "o?b?p"
    spaces = [st.sampled_from("." + (p if p != "?" else "opybg")) for p in printed]
    panes = "".join(data.draw(st.tuples(*spaces)))
    if "." not in panes:
        panes = "." + panes[1:]
    handful = data.draw(st.sampled_from("opybg")) * data.draw(st.integers(1, 4))
    seat = palace(strips="7b 1f 2f 3f 4f 5f 6f 0f", panes=panes)
    board = table(seat, palace(), displays=handful, centre="ogb")
    assert board.legal() == brute_force(board.position, board.components, board.options)


def perft(position: Position, depth: int) -> int:
    """How many ways there are to play so many moves, within one round."""
    moves = np.empty(MOST_LEGAL, np.int32)
    count = int(rules.legal_moves(position, moves)) if position.to_act >= 0 else 0
    if depth == 1 or count == 0:
        return count
    total = 0
    for move in moves[:count].tolist():
        after = position.copy()
        rules.play(after, move)
        total += perft(after, depth - 1)
    return total


def brute_force_perft(position: Any, board: Board, depth: int) -> int:
    """The same by the referee alone."""
    legal = referee.legal_moves(position, board.components, board.options)
    if depth == 1 or position["to_act"] == "chance":
        return len(legal)
    after = [referee.play(position, board.components, board.options, move) for move in legal]
    return sum(brute_force_perft(next_one, board, depth - 1) for next_one in after)


OPENING = table(palace(), palace(), displays="oopy bbgg oypb pppg yyyb", game_round=1)
LATE = table(
    palace(
        strips="- 1b 2f 7b 4b 5f 6f -",
        panes="..... byg.. y.y.. o...p poy.. ..... py.y. .....",
        glass="op y - b g - - oy",
        glazier=3,
    ),
    palace(strips="0b 1f 2f 3f 4f 5f 6f 7f", panes="ypb.. .bpb.", glass="y", glazier=2),
    displays="bbgg oypb",
    centre="oyy",
    game_round=5,
    side="B",
)
JOKERS = table(
    palace(strips="7b 1f 2f 3f 4f 5f 6f 0f", panes="o...p"),
    palace(strips="7b 1f 2f 3f 4f 5f 6f 0f", panes="..b.."),
    displays="oogg bbpy ",
    centre="yg",
)


@pytest.mark.parametrize(
    ("board", "counts"),
    [
        (OPENING, [49, 2214, 53146]),
        (LATE, [24, 479, 6229, 54186]),
        (JOKERS, [30, 740, 8747, 78997]),
    ],
    ids=["opening", "late", "jokers"],
)
def test_perft(board: Board, counts: list[int]):
    """How many ways there are to play 1, 2, 3 … moves."""
    assert [perft(board.position, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize("board", [OPENING, LATE, JOKERS], ids=["opening", "late", "jokers"])
def test_perft_agrees_with_brute_force(board: Board):
    """Two moves deep."""
    position = GAME.position_to_json(board.position)
    assert perft(board.position, 2) == brute_force_perft(position, board, 2)


def test_a_bot_never_makes_an_illegal_move():
    """Random and greedy alike choose among the legal moves."""
    for policy in ("random", "greedy"):
        match, bot, rng = started(3, seed=4), Bot(GAME, policy), generator(4)
        while not match.is_over:
            move = bot.choose(match, rng)
            assert move in match.legal_moves()
            match.play(move)
