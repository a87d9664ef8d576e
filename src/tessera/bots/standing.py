"""How well the seats stand: a game's terms, weighed. What every bot that looks ahead goes by.

A *standing* is the points a seat can expect to have in the end. Its *lead* is its standing less
that of its best rival, and its *share* how likely it is to win.
"""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from tessera.kernel.chance import NOBODY
from tessera.kernel.compiling import compiled_for
from tessera.kernel.game import Game, Weights

SEATS: Final = 4  # at most, in any game
WON: Final = 1000.0  # points that winning is worth, more than any lead


class Sheet(NamedTuple):
    """Paper to reckon on."""

    terms: Any  # a row for each seat
    standings: Any  # a number for each seat
    openly: Any  # the same as far as others can see


class Standing(NamedTuple):
    """The compiled functions of one game."""

    stand: Any  # (position, weights, sheet): every seat's standing, on the sheet
    lead: Any  # (position, seat, weights, sheet) → the seat's lead
    shares: Any  # (position, weights, sheet, shares): the same, and every seat's share of the win


def new_sheet(game: Game) -> Sheet:
    """A clean one for the game."""
    return Sheet(np.zeros((SEATS, len(game.heuristics.reasons))), np.zeros(SEATS), np.zeros(SEATS))


@cache
def weights_of(game: Game) -> Weights:
    """The weights that came with the game."""
    return game.heuristics.read_weights()


@cache
def standing(game: Game) -> Standing:
    """The functions made for the game."""
    stage, terms, share = game.heuristics.stage, game.heuristics.terms, game.rules.share

    @compiled_for(game.name)
    def stand(s, weights, sheet):
        """Weigh every seat's terms."""
        terms(s, sheet.terms)
        for seat in range(s.seats):
            nth = stage(s, seat)
            row, openly = weights.terms[nth], weights.openly[nth]
            points, seen = 0.0, 0.0
            for term in range(row.size):
                points += row[term] * sheet.terms[seat, term]
                seen += openly[term] * sheet.terms[seat, term]
            sheet.standings[seat], sheet.openly[seat] = points, seen

    @compiled_for(game.name)
    def is_won(s):
        """Is the game over, and not without a winner?"""
        won = 0.0
        if s.to_act == NOBODY:
            for seat in range(s.seats):
                won += share(s, seat)
        return won > 0

    @compiled_for(game.name)
    def lead(s, seat, weights, sheet):
        """The seat's standing less its best rival's; a win counts more than any points."""
        stand(s, weights, sheet)
        rival = -np.inf
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, sheet.openly[other])
        if is_won(s):
            return sheet.standings[seat] - rival + WON * (2 * share(s, seat) - 1)
        return sheet.standings[seat] - weights.rival * rival

    @compiled_for(game.name)
    def shares(s, weights, sheet, found):
        """How likely each seat is to win: by e the likelier with every spread that it leads."""
        stand(s, weights, sheet)
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
                    odds += np.exp((sheet.openly[other] - sheet.standings[seat]) / spread)
            found[seat] = 1 / (1 + odds)

    return Standing(stand, lead, shares)
