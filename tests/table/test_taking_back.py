"""Undo: free against bots and on one screen, by consent among people, never past chance."""

from __future__ import annotations

from collections import Counter

import msgspec

from tessera.kernel.engine.chance import CHANCE
from tessera.kernel.errors import IllegalMove
from tessera.kernel.position import Position
from tessera.kernel.values import Json
from tessera.table import commands
from tessera.table.entries import TakenBack
from tessera.table.keys import hash_of
from tessera.table.view import record_of, state_of

from .seated import (
    Sitting,
    after_a_quiet_move,
    against_bots,
    every_game,
    one_screen,
    two_people,
)


def can_be_taken_back(sitting: Sitting, ply: int) -> bool:
    """Is there nothing from this ply on that was drawn or that showed somebody something new?"""
    match = sitting.table.running_match()
    for nth in range(ply, match.ply):
        before, after = match.position_at(nth), match.position_at(nth + 1)
        if match.seat_at(nth) == CHANCE or sitting.game.reveals(before, match.moves[nth]):
            return False
        assert knowledge(sitting, before) == knowledge(sitting, after)
    return True


def knowledge(sitting: Sitting, position: Position) -> list[object]:
    """What a seat may know and could not forget: pages in hand, the tile on top, who is out."""
    views: list[Json] = [
        msgspec.to_builtins(sitting.game.view(position, seat))
        for seat in range(len(sitting.table.seats))
    ]
    pages = [[(one.get("hand"), one.get("out")) for one in view.get("seats", [])] for view in views]
    return [pages, [view.get("top") for view in views]]


# ------------------------------------------------------------------ at once


@every_game
def test_alone_on_one_screen_a_move_is_taken_back_at_once(game: str):
    """Whichever seat made it."""
    sitting = one_screen(game, 3)
    for seat in (0, 1, 2):
        ply = after_a_quiet_move(sitting, by=seat)
        before = sitting.table.running_match().position_at(ply).tobytes()
        assert sitting.ask(commands.undo, "ana") == [TakenBack(ply=ply)]
        assert sitting.table.to_act == seat
        assert sitting.table.running_match().position.tobytes() == before
        sitting.move()


@every_game
def test_against_bots_ones_move_is_taken_back_with_their_answers(game: str):
    """And it is one's turn again."""
    sitting = against_bots(game, bots=2)
    ply = after_a_quiet_move(sitting, by=0, then=2)
    assert sitting.ask(commands.undo, "ana") == [TakenBack(ply=ply)]
    assert (sitting.ply, sitting.table.to_act) == (ply, 0)
    assert sitting.table.bot_to_act is None


@every_game
def test_what_was_taken_back_is_not_in_the_record(game: str):
    """The game goes on from there, and can be checked to its end."""
    sitting = one_screen(game)
    ply = after_a_quiet_move(sitting, by=1)
    before = [str(move) for move in sitting.table.running_match().moves]
    sitting.ask(commands.undo, "ana")
    assert [str(move) for move in sitting.table.running_match().moves] == before[:ply]
    other = next(move for move in sitting.legal if move != before[ply])
    sitting.make(other)
    assert record_of(sitting.finished().table).moves[ply] == other
    assert (sitting.table.takebacks, state_of(sitting.table).takebacks) == ([ply], 1)


@every_game
def test_moves_are_taken_back_as_far_as_nothing_was_drawn_or_revealed(game: str):
    """At every ply of a whole game; the refusal says which of the two it was."""
    sitting = one_screen(game)
    judged = Counter[str]()
    while sitting.table.status == "running":
        last = sitting.table.running_match().seat_at(sitting.ply - 1)
        moved = [ply for ply in range(sitting.ply) if last_move_is_a_seats(sitting, ply)]
        if moved and can_be_taken_back(sitting, moved[-1]):
            expected = [TakenBack(ply=moved[-1])]
            assert commands.undo(sitting.table, hash_of("ana")) == expected
            judged["free"] += 1
        else:
            refusal = sitting.refusal(commands.undo, "ana")
            assert isinstance(refusal, IllegalMove)
            drawn = "past-chance" if moved else "nothing-to-undo"
            assert refusal.code == (drawn if last == CHANCE else "past-revealed")
            judged[refusal.code] += 1
        at = sitting.ply
        sitting.until(lambda at=at: sitting.ply > at)
    assert judged["free"] > 10
    assert judged["past-chance"] + judged["past-revealed"] >= 4
    assert judged["nothing-to-undo"] == 1


def last_move_is_a_seats(sitting: Sitting, ply: int) -> bool:
    """Did a seat make the move of the ply?"""
    return sitting.table.running_match().seat_at(ply) != CHANCE


def test_a_page_that_was_turned_is_not_turned_back():
    """Whoever turns it knows the next one."""
    sitting = one_screen("fairytile")
    sitting.make("turn")
    assert sitting.code(commands.undo, "ana") == "past-revealed"


def test_a_tile_that_was_laid_is_not_taken_up_again():
    """Everybody has seen the one below."""
    sitting = one_screen("fairytile")
    sitting.make(next(move for move in sitting.legal if move.startswith("lay")))
    assert sitting.code(commands.undo, "ana") == "past-revealed"


def test_a_bots_answer_that_revealed_something_cannot_be_forgotten():
    """Not even in a game against bots, where one's own move showed nothing."""
    sitting = against_bots("fairytile")
    after_a_quiet_move(sitting, by=0)
    sitting.until(lambda: sitting.table.to_act == 1)
    sitting.make("turn")
    assert sitting.code(commands.undo, "ana") == "past-revealed"


def test_a_new_round_cannot_be_forgotten():
    """Whatever was dealt stays dealt, although one's own move is the last."""
    sitting = one_screen("sintra")
    sitting.until(lambda: sitting.ply > 10 and not last_move_is_a_seats(sitting, sitting.ply - 1))
    assert sitting.code(commands.undo, "ana") == "past-chance"


def test_there_is_nothing_to_take_back_before_ones_first_move():
    """The moves of others are not one's own."""
    sitting = two_people()
    assert sitting.code(commands.undo, "ana") == "nothing-to-undo"
    first = sitting.table.to_act
    sitting.move()
    assert sitting.code(commands.undo, sitting.who(1 - first)) == "nothing-to-undo"
