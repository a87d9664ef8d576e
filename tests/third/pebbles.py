"""Pebbles: take one to three of a heap, but not as many as were just taken; who cannot has lost."""

# ruff: noqa: ANN001
# pyright: basic

import numpy as np

from tessera.kernel.compiling import entry_point
from tessera.kernel.engine.chance import NOBODY, pick
from tessera.kernel.engine.rules import CompiledRules
from tessera.kernel.game import Game
from tessera.kernel.position import position_type

FEWEST, MOST = 15, 40
POSITION = position_type(
    [("to_act", np.int8), ("seats", np.int8), ("heap", np.int8), ("taken", np.int8)]
)


@entry_point()
def legal_moves(s, moves):
    """Take 1, 2 or 3."""
    count = 0
    for number in range(3):
        if number + 1 != s.taken and number + 1 <= s.heap:
            moves[count] = number
            count += 1
    return count


@entry_point()
def play(s, number):
    """At the end `taken` is the seat that has won: the last that could move."""
    mover = s.to_act
    s.heap, s.taken, s.to_act = s.heap - number - 1, number + 1, (s.to_act + 1) % s.seats
    if s.heap == 0 or (s.heap == 1 and s.taken == 1):
        s.taken, s.to_act = mover, NOBODY


@entry_point()
def share(s, seat):
    """All or nothing."""
    return 1.0 if s.taken == seat else 0.0


@entry_point()
def sample_chance(s, rng, draw):
    """How many there are."""
    draw[0] = FEWEST + pick(rng, MOST - FEWEST + 1)


@entry_point()
def play_chance(s, draw):
    """Put them there."""
    s.heap, s.to_act = draw[0], 0


def can_draw(s, draw):
    """Any of those."""
    return FEWEST <= draw[0] <= MOST


GAME = Game(
    module=__name__,
    title="Pebbles",
    seats=range(2, 4),
    moves=("take 1", "take 2", "take 3"),
    rules=CompiledRules(
        position=POSITION,
        moves=3,
        most_legal=3,
        legal_moves=legal_moves,
        play=play,
        share=share,
        sample_chance=sample_chance,
        play_chance=play_chance,
        can_draw=can_draw,
    ),
)
