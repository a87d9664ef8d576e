"""Short ways to play a match in tests: always the first legal move."""

from __future__ import annotations

from typing import Any

import tessera
from tessera.kernel.game import Game
from tessera.kernel.match import Match
from tessera.kernel.position import Position

SET_UP = 5  # plies before the first turn of two seats: start, track, two rows of strips, deal


def new(seed: int | None = 1, **options: Any) -> Match:
    """A game for two; the same seed brings the same draws."""
    return tessera.new_game("sintra", seed=seed, **options)


def match_at(game: Game, position: Position) -> Match:
    """A match that begins at the position, with every option as usual."""
    seats = int(position.seats)
    options = game.check_options(seats, {})
    components = game.read_components(None, options)
    return Match(game, seats=seats, options=options, components=components, start=position)


def advance(match: Match, turns: int) -> Match:
    """Make the first legal move so many times."""
    for _ in range(turns):
        match.play(match.legal_moves()[0])
    return match


def finish(match: Match) -> Match:
    """Play to the end."""
    while not match.is_over:
        advance(match, 1)
    return match


def at_a_deal(match: Match) -> Match:
    """Play until a turn is followed by a deal."""
    before = match.ply
    while match.ply - before < 2:
        before = match.ply
        advance(match, 1)
    return match


def state(match: Match) -> tuple[bytes, list[str]]:
    """Everything that playing changes."""
    return match.position.tobytes(), [str(move) for move in match.moves]


def until_chance(match: Match) -> Match:
    """Play until chance is to act, or the game is over."""
    while match.to_act >= 0:
        advance(match, 1)
    return match
