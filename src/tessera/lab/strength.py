"""What games say about strength: shares of wins, Elo with its error, a sequential test.

The unit is the group of games with one set-up: the games of a group depend on each other, groups do
not.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

import msgspec
import numpy as np

from tessera.lab.arena import MOST_PLIES, GameResult

ERROR = 0.05  # how often the sequential test may be wrong, either way
STEP = 0.05  # of share between its two hypotheses
NINETY_FIVE = 1.96  # standard errors to either side


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """How the first bot did against the others."""

    games: int
    share: float  # of wins; a win that is shared counts in part
    error: float  # 95 % of such runs lie within it
    shares: list[float]  # of each bot
    elo: float
    elo_low: float
    elo_high: float
    points: list[float] | None  # mean of each bot, where the game has points
    plies: float
    unwon: int  # games that nobody won
    unfinished: int  # those of them that were ended because they went on too long
    seconds: list[float]  # of each bot for a move
    bar: float
    verdict: Literal["at least", "not", "open"]  # the share is above the bar, or it is not


def strength(played: Sequence[GameResult], *, bar: float | None = None) -> Strength:
    """What can be said from the games so far; the bar is a fair share if not said."""
    seats = len(played[0].shares)
    bar = 1 / seats if bar is None else bar
    groups = group_shares(played)
    share, error = float(groups.mean()), NINETY_FIVE * math.sqrt(variance(groups) / len(groups))
    points = [game.points for game in played if game.points is not None]
    unwon = [game for game in played if sum(game.shares) == 0]
    return Strength(
        games=len(played),
        share=share,
        error=error,
        shares=np.mean([game.shares for game in played], axis=0).tolist(),
        elo=elo(share, seats),
        elo_low=elo(share - error, seats),
        elo_high=elo(share + error, seats),
        points=np.mean(points, axis=0).tolist() if points else None,
        plies=float(np.mean([game.plies for game in played])),
        unwon=len(unwon),
        unfinished=sum(game.plies >= MOST_PLIES for game in unwon),
        seconds=np.mean([game.seconds for game in played], axis=0).tolist(),
        bar=bar,
        verdict=sequential_test(groups, bar),
    )


def group_shares(played: Sequence[GameResult]) -> np.ndarray:
    """The first bot's share of wins in every group."""
    shares: dict[int, list[float]] = {}
    for game in played:
        shares.setdefault(game.group, []).append(game.shares[0])
    return np.array([np.mean(of_group) for of_group in shares.values()])


def variance(groups: np.ndarray) -> float:
    """Of a group's share, as if one group more had been won and one lost: it is never nothing."""
    return float(np.var([*groups, 0.0, 1.0]))


def elo(share: float, seats: int) -> float:
    """The difference in rating that makes for such a share, against equal rivals."""
    share = min(max(share, 1e-4), 1 - 1e-4)
    return 400 * math.log10(share * (seats - 1) / (1 - share))


def sequential_test(groups: np.ndarray, bar: float) -> Literal["at least", "not", "open"]:
    """Wald's test in its normal form: is the share the bar, or a step above it?"""
    if len(groups) < 2:
        return "open"
    above = bar + min(STEP, (1 - bar) / 2)
    mean = float(groups.mean())
    evidence = len(groups) * (above - bar) * (2 * mean - bar - above) / (2 * variance(groups))
    threshold = math.log((1 - ERROR) / ERROR)
    return "at least" if evidence >= threshold else "not" if evidence <= -threshold else "open"
