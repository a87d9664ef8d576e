"""The evaluation points the right way."""

from __future__ import annotations

from tessera.bots import Bot
from tessera.bots.engine.evaluation import evaluator, new_scratch, weights_of
from tessera.games.sintra import GAME
from tessera.kernel.engine.chance import generator
from tests.games.sintra.board import Board, palace, table


def value(board: Board, seat: int = 0) -> float:
    return float(evaluator(GAME).lead(board.position, seat, weights_of(GAME), new_scratch(GAME)))


def test_a_won_game_is_worth_more_than_any_other_and_a_lost_one_less():
    """[SIN-8.4] By the outcome, tie-break included."""
    mover = palace(strips="7f 1f 2f 4f 5f 6f 3f 0f", glazier=8)
    won = table(mover | {"score": 30}, palace(), displays="g", game_round=6, track="y").play("1gx")
    lost = table(mover, palace(score=30), displays="g", game_round=6, track="y").play("1gx")
    tied = table(mover | {"score": 1}, palace(), displays="g", game_round=6, track="y").play("1gx")
    assert value(won) > 900
    assert value(lost) < -900
    assert value(tied) < -900  # one point lost more than the other


def test_a_fuller_strip_is_worth_more():
    values = [
        value(table(palace(panes=panes), palace(), displays="oogg"))
        for panes in (".....", "o....", "oy...", "oyo..", "oyoy.")
    ]
    assert values == sorted(set(values))


def test_broken_glass_counts_against_a_seat_and_for_its_opponent():
    whole = table(palace(), palace(), displays="oogg")
    broken = table(palace(row=4), palace(), displays="oogg")
    assert value(broken) < value(whole)
    assert value(broken, seat=1) > value(whole, seat=1)


def test_panes_without_room_count_against_a_seat():
    """[SIN-4.2e] At window 8 (goyog) blue has no room."""
    assert value(table(palace(glazier=8), palace(), displays="bbbb")) < value(
        table(palace(), palace(), displays="bbbb")
    )


def test_greedy_does_not_break_panes_that_it_need_not_take():
    """[SIN-4.2e] Four blue panes have no room above window 8, two green ones do."""
    board = table(palace(glazier=8), palace(), displays="bbbb gg")
    assert board.legal() == {"1bx", "2g8", "<"}
    assert str(Bot(GAME, "greedy").choose_at(board.position, generator(0))) != "1bx"
