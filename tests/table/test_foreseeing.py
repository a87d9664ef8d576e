"""What a move would do is told before it is made: to whoever is to act, and nothing hidden."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from tessera.kernel.engine.chance import generator
from tessera.kernel.errors import IllegalMove, StaleMove
from tessera.table.refusals import Refused
from tessera.table.view import foreseen

from .seated import Sitting, every_game, two_people

PLIES = 60


def to_act(sitting: Sitting) -> int:
    return sitting.table.to_act


@every_game
def test_what_is_foreseen_happens(game: str):
    """All of it, in the same order, then its worth; what comes to light only then may follow."""
    sitting = two_people(game)
    for nth in range(PLIES):
        if sitting.table.status != "running":
            break
        ply, move = sitting.ply, sitting.legal[nth % len(sitting.legal)]
        (events,) = foreseen(sitting.table, [to_act(sitting)], ply, [move])
        match = sitting.table.running_match()
        worth = match.game.verdict(match.position, match.game.parse_move(move))
        sitting.make(move)
        told = events[: len(events) - len(worth)]
        assert told
        assert match.events(ply)[: len(told)] == told
        assert events == [*told, *worth]


@every_game
def test_what_a_seat_cannot_see_changes_nothing_that_it_foresees(game: str):
    """Pages in other hands, tiles under the top one: also where they would end the game."""
    sitting = two_people(game)
    rules = sitting.game.rules
    for nth in range(PLIES):
        if sitting.table.status != "running":
            break
        seat, match = to_act(sitting), sitting.table.running_match()
        asked = ([seat], sitting.ply, sitting.legal)
        before, true = foreseen(sitting.table, *asked), match.position
        match.position = true.copy()
        rules.resample(match.position, seat, generator(nth), np.zeros(rules.draw_size, np.int8))
        after = foreseen(sitting.table, *asked)
        match.position = true
        assert msgspec.json.encode(before) == msgspec.json.encode(after)
        sitting.make(sitting.legal[(7 * nth) % len(sitting.legal)])


@every_game
def test_only_whoever_is_to_act_is_told(game: str):
    """Neither the other seat nor somebody who watches."""
    sitting = two_people(game)
    for seats in ([], [1 - to_act(sitting)]):
        with pytest.raises(Refused) as refusal:
            foreseen(sitting.table, seats, sitting.ply, [sitting.legal[0]])
        assert refusal.value.code == "not-your-turn"


@every_game
def test_another_ply_or_an_illegal_move_is_refused(game: str):
    """The rules say why, as when it is made."""
    sitting = two_people(game)
    seats, move = [to_act(sitting)], sitting.legal[0]
    with pytest.raises(StaleMove):
        foreseen(sitting.table, seats, sitting.ply - 1, [move])
    illegal = {"sintra": "9o1", "fairytile": "end"}[game]
    with pytest.raises(IllegalMove):
        foreseen(sitting.table, seats, sitting.ply, [illegal])
    assert sitting.legal[0] == move
