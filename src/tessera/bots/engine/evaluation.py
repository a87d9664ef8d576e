"""How well the seats stand: a game's terms, weighed. What every bot that looks ahead goes by.

A *value* is the points a seat can expect to have in the end. Its *lead* is its value less
that of its best rival, and its *share* how likely it is to win.
"""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from tessera.kernel.compiling import compiled_for
from tessera.kernel.engine.chance import MOST_SEATS, NOBODY
from tessera.kernel.engine.heuristics import Weights
from tessera.kernel.game import Game

WON: Final = 1000.0  # points that winning is worth, more than any lead


class Scratch(NamedTuple):
    """Paper to reckon on."""

    terms: Any  # a row for each seat
    values: Any  # a number for each seat
    visible: Any  # the same as far as others can see


class Evaluator(NamedTuple):
    """The compiled functions of one game."""

    lead: Any  # (position, seat, weights, scratch) → the seat's lead
    shares: Any  # (position, weights, scratch, shares): every seat's share of the win


def new_scratch(game: Game) -> Scratch:
    """A clean one for the game."""
    return Scratch(
        np.zeros((MOST_SEATS, len(game.heuristics.reasons))),
        np.zeros(MOST_SEATS),
        np.zeros(MOST_SEATS),
    )


@cache
def weights_of(game: Game) -> Weights:
    """The weights that came with the game."""
    return game.heuristics.read_weights()


@cache
def evaluator(game: Game) -> Evaluator:
    """The functions made for the game."""
    stage, terms, share = game.heuristics.stage, game.heuristics.terms, game.rules.share

    @compiled_for(game.module)
    def evaluate(s, weights, scratch):
        """Weigh every seat's terms: its value is then on the scratch."""
        terms(s, scratch.terms)
        for seat in range(s.seats):
            nth = stage(s, seat)
            row, visible = weights.terms[nth], weights.visible[nth]
            points, seen = 0.0, 0.0
            for term in range(row.size):
                points += row[term] * scratch.terms[seat, term]
                seen += visible[term] * scratch.terms[seat, term]
            scratch.values[seat], scratch.visible[seat] = points, seen

    @compiled_for(game.module)
    def is_won(s):
        """Is the game over, and not without a winner?"""
        won = 0.0
        if s.to_act == NOBODY:
            for seat in range(s.seats):
                won += share(s, seat)
        return won > 0

    @compiled_for(game.module)
    def lead(s, seat, weights, scratch):
        """The seat's value less its best rival's; a win counts more than any points."""
        evaluate(s, weights, scratch)
        rival = -np.inf
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, scratch.visible[other])
        if is_won(s):
            return scratch.values[seat] - rival + WON * (2 * share(s, seat) - 1)
        return scratch.values[seat] - weights.rival * rival

    @compiled_for(game.module)
    def shares(s, weights, scratch, found):
        """How likely each seat is to win: by e the likelier with every spread that it leads."""
        evaluate(s, weights, scratch)
        if s.to_act == NOBODY:
            for seat in range(s.seats):
                found[seat] = share(s, seat)
            return
        spread = np.inf
        for seat in range(s.seats):
            spread = min(spread, weights.spread[stage(s, seat)])
        for seat in range(s.seats):
            odds = 0.0
            for other in range(s.seats):
                if other != seat:
                    odds += np.exp((scratch.visible[other] - scratch.values[seat]) / spread)
            found[seat] = 1 / (1 + odds)

    return Evaluator(lead, shares)
