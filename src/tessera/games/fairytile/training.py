"""Finding the weights by planning: how `tessera train` learns Fairy Tile.

Bots play each other, and how their turns go is counted: how near the page in hand is to being told
(its *distance*), what the best adventure makes of it, what the others leave of it until the next
turn, and how near a fresh page is. From these counts the best plan is worked out for every stage,
as for a seat that plays alone against chance: when to go on, when to use magic, when to turn the
page. What a situation is worth under the best plan, in pages, is its weight. Better plans make for
other games, so this is done several times over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np

from tessera.games.fairytile.engine.heuristics import DISTANCES
from tessera.games.fairytile.engine.turns import SITUATIONS, TOLD, Counts, new_counts, player
from tessera.kernel.engine.heuristics import SelfPlay, Weights
from tessera.kernel.game import Game

TEMPERATURE: Final = 0.05  # of the players in pages, so that games differ
PRIOR: Final = 3.0  # cases as one would expect them, added to those counted
LAST_PAGE: Final = 0  # the stage
ONE_PAGE_LONG: Final = (0, 1, 2)  # the stages
TURN_IN_PAGES: Final = 0.15  # what a turn is worth while the last page is told
KNOWN: Final = 0.25  # how much the distance to the next page counts, if it is known
# Set by hand. A told page counts for more than 1, so that none is left untold because it could be
# told at any time or because the next one is hard.
FIXED: Final = {"points": 1.2, "lack": -0.1, "lack-ahead": -12.0, "out": -5.0}
# A seat that is as good as out would rather have the game end than wander about.
IN_THE_END: Final = {"points": FIXED["points"], "out": FIXED["out"] + 1}
SLOPE: Final = 0.04  # what a move nearer is worth at least; with a box of hard pages it counts


def plan_weights(
    game: Game, bots: SelfPlay, before: Weights, *, games: int, noise: float | None, seed: int
) -> Weights:
    """Play with the weights as they were, and work out better ones."""
    temperature = TEMPERATURE if noise is None else noise
    counts = count_turns(game, bots, before, games, temperature, seed)
    stages, names = game.heuristics.stages, tuple(game.heuristics.reasons)
    of_stage = [Counts(*(of_all[stage] for of_all in counts)) for stage in range(stages - 1)]
    plans = [best_plan(one, last=stage == LAST_PAGE) for stage, one in enumerate(of_stage)]
    terms = np.zeros((stages, len(names)))
    for stage, plan in enumerate(plans):
        following = plans[max(0, stage - 1)] if stage in ONE_PAGE_LONG else plan
        row = weigh(of_stage[stage], plan, following)
        terms[stage] = [row[name] for name in names]
    terms[-1] = [IN_THE_END.get(name, 0.0) for name in names]
    return game.heuristics.weights_from(terms, before.spread, before.rival)


# ------------------------------------------------------------------ counting


def count_turns(
    game: Game, bots: SelfPlay, weights: Weights, games: int, noise: float, seed: int
) -> Counts:
    """Play on all cores, two seats at a table."""
    table = game.new_position(2, {}, game.read_components(None, {}))

    def play(number: int) -> Counts:
        counts, work = new_counts(game), bots.new_workspace()
        rng, tried = np.random.default_rng([seed, number]), np.empty_like(work.moves)
        player(game, bots.choose)(table.copy(), rng, weights, noise, counts, tried, work)
        return counts

    total = new_counts(game)
    for counts in bots.on_all_cores(play, games):
        for sum_of, more in zip(total, counts, strict=True):
            sum_of += more
    return total


# ------------------------------------------------------------------ planning


class Plan(NamedTuple):
    """What each distance is worth in pages, without and with magic."""

    ended: Any  # at the end of the seat's turn
    begun: Any  # at the beginning
    telling: float  # what it is worth that the adventure to come tells the page


def best_plan(counts: Counts, *, last: bool) -> Plan:
    """Work out what situations are worth, from how they follow each other.

    Every turn costs as much as it brings on average, so that worths stay small.
    """
    best, after_telling, meanwhile, fresh, turned_up = _chances(counts)
    begun = np.zeros((SITUATIONS, 2))
    while True:
        ended = meanwhile @ begun
        told = 1 + (0.0 if last else fresh @ ended[:, 0])
        kept = 0.0 if last else fresh @ np.maximum(ended[:, 1], after_telling @ ended[:, 0])
        turned = ended[:, 1] if last else np.full(SITUATIONS, turned_up @ ended[:, 1])
        one = best[:, TOLD] * told + best[:, 1:] @ ended[1:, 0]
        two = best[:, TOLD] * (1 + kept) + best[:, 1:] @ np.maximum(ended[:, 1], one)[1:]
        after = np.maximum(turned[:, None], np.stack([one, two], axis=1))
        after -= TURN_IN_PAGES if last else (after - begun)[1:].mean()
        after[TOLD] = 0
        if np.abs(after - begun).max() < 1e-9:
            break
        begun = after
    usual = fresh @ ended[:, 0]  # a fresh page is worth nothing, so that telling one is worth 1
    slope = SLOPE * np.arange(len(DISTANCES))[:, None]
    return Plan(ended[1:] - usual - slope, begun[1:] - usual - slope, float(told - usual))


def _chances(counts: Counts) -> Iterator[Any]:
    """The counts as chances, with a few expected cases where little was seen."""
    nearer = PRIOR * np.eye(SITUATIONS, k=-1)  # an adventure brings the page one move nearer
    kept = PRIOR * np.eye(SITUATIONS)
    told_before = nearer.copy()
    told_before[1] = kept[1]  # only one page is told in a turn
    for seen, expected in zip(counts[:3], (nearer, told_before, kept), strict=True):
        chances = seen + expected
        chances[TOLD] = 0
        yield chances / np.maximum(chances.sum(axis=1, keepdims=True), PRIOR)
    for distances in (counts.fresh, counts.turned_up if counts.turned_up.sum() else counts.fresh):
        yield distances / max(distances.sum(), 1.0)


def weigh(counts: Counts, plan: Plan, following: Plan) -> dict[str, float]:
    """The weights of one stage: what magic and the turn add to a distance, each beside its mean.

    The means have terms of their own, because the others can see magic and turn but not the page.
    """
    row = dict(FIXED)
    ended, begun = plan.ended.T, plan.begun.T
    at_end, at_begin = (counts.meanwhile.sum(axis=axis)[1:] + PRIOR for axis in (1, 0))
    parts = {
        ("plays", ""): (ended[0], at_end),
        ("magic", "magic-"): (ended[1] - ended[0], at_end),
        ("turn", "turn-"): (begun[0] - ended[0], at_begin),
        ("magic-at-turn", "magic-at-turn-"): (begun[1] - begun[0] - ended[1] + ended[0], at_begin),
    }
    for (mean, prefix), (worths, often) in parts.items():
        row[mean] = float(worths @ often / often.sum())
        row |= {f"{prefix}{far}": worths[nth] - row[mean] for nth, far in enumerate(DISTANCES)}
    row |= {f"next-{far}": KNOWN * following.ended[nth, 0] for nth, far in enumerate(DISTANCES)}
    row["tells-again"] = plan.telling - ended[1, 0]
    return row
