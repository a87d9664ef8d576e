"""Random legal moves, each as likely as the others, up to the end of the game."""

# pyright: basic
from __future__ import annotations

from functools import cache

from tessera.kernel.compiling import compiled_for
from tessera.kernel.engine.chance import CHANCE, NOBODY, pick
from tessera.kernel.game import Game


@cache
def player(game: Game):
    """The function made for the game: it changes a position, and needs room for moves and draws."""
    legal_moves, play = game.rules.legal_moves, game.rules.play
    sample_chance, play_chance = game.rules.sample_chance, game.rules.play_chance

    @compiled_for(game.module)
    def play_on(s, rng, moves, draw, most_plies):
        """To the end, chance included, but no longer than so many plies; how many there were."""
        plies = 0
        while s.to_act != NOBODY and plies < most_plies:
            if s.to_act == CHANCE:
                sample_chance(s, rng, draw)
                play_chance(s, draw)
            else:
                play(s, moves[pick(rng, legal_moves(s, moves))])
            plies += 1
        return plies

    return play_on
