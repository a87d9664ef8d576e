"""What a seat may learn from the moves so far: what the others did, and where the game has been."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tessera.kernel.game import Game, Ply, Position


class Past(NamedTuple):
    """What is worth knowing of the moves so far."""

    plies: Sequence[Ply] = ()  # of the others, each since what it hides last changed
    met: Mapping[int, int] = MappingProxyType({})  # how often a move led to where it leads now


NOTHING = Past()


def look_back(game: Game, position: Position, plies: Sequence[Ply]) -> Past:
    """What the seat to act may learn. That what another hides has changed is plain to see."""
    if not game.rules.hides:
        return NOTHING
    me, learned = game.to_act(position), list[Ply]()
    for seat in range(int(position.seats)):
        secret = game.rules.secret(position, seat)
        for ply in reversed(plies):
            if seat == me or game.rules.secret(ply.position, seat) != secret:
                break
            if ply.position.to_act == seat:
                learned.append(ply)
    return Past(learned, _met(game, position, plies))


def _met(game: Game, position: Position, plies: Sequence[Ply]) -> dict[int, int]:
    been = Counter(ply.position.tobytes() for ply in plies)
    met: dict[int, int] = {}
    for move in game.legal_numbers(position):
        table = position.copy()
        game.rules.play(table, move)
        if times := been[table.tobytes()]:
            met[move] = times
    return met
