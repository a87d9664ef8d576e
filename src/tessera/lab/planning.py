"""Finding the weights of a race by planning: `tessera train fairytile`.

Bots play each other, and how their turns go is counted: how near the page in hand is to being told
(its *way*), what the best adventure makes of it, what the others leave of it until the next turn,
and how near a fresh page is. From these counts the best plan is worked out for every stage, as for
a seat that plays alone against chance: when to go on, when to use magic, when to turn the page.
What a situation is worth under the best plan, in pages, is its weight. Better plans make for other
games, so this is done several times over.
"""

# pyright: basic
from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import Progress

from tessera.bots import greedy
from tessera.bots.standing import SEATS, weights_of
from tessera.kernel.chance import CHANCE, NOBODY
from tessera.kernel.compiling import EntryPoint, compiled_for
from tessera.kernel.game import Game, Weights, empty_position
from tessera.lab.playouts import cores

# The terms that say how near a page is; magic, a turn, or being next has such terms of its own.
WAYS: Final = ("one-move", "two-moves", "three-moves", "four-moves", "more-moves", "lacks")
TOLD: Final = 0  # the ways are counted from 1 on
SITUATIONS: Final = len(WAYS) + 1
MOST_PLIES: Final = 400  # of a game; what goes on longer teaches nothing
TRIED: Final = 0.3  # of the adventures: those for which the best one is looked up
UNKNOWN: Final = -1
PRIOR: Final = 3.0  # cases as one would expect them, added to those counted
LAST_PAGE: Final = 0  # the stage
ONE_PAGE_LONG: Final = (0, 1, 2)  # the stages
TURN_IN_PAGES: Final = 0.15  # what a turn is worth while the last page is told
KNOWN: Final = 0.25  # how much the way to the next page counts, if it is known
# Set by hand. A told page counts for more than 1, so that none is left untold because it could be
# told at any time or because the next one is hard.
FIXED: Final = {"points": 1.2, "lack": -0.1, "lack-ahead": -12.0, "out": -5.0}
# A seat that is as good as out would rather have the game end than wander about.
IN_THE_END: Final = {"points": FIXED["points"], "out": FIXED["out"] + 1}
SLOPE: Final = 0.04  # what a move nearer is worth at least; with a box of hard pages it counts


class Counts(NamedTuple):
    """How often what came of what, for each stage."""

    best: Any  # way before and after the best adventure, TOLD if it tells the page
    after_telling: Any  # the same once a page was told in the turn
    meanwhile: Any  # way at the end of a turn, and when the next one begins
    fresh: Any  # way of a page that is taken after telling
    turned_up: Any  # way of a page that is turned up


def new_counts(game: Game) -> Counts:
    """Nothing counted yet."""
    stages = game.heuristics.stages - 1
    pairs, ways = (stages, SITUATIONS, SITUATIONS), (stages, SITUATIONS)
    return Counts(np.zeros(pairs), np.zeros(pairs), np.zeros(pairs), np.zeros(ways), np.zeros(ways))


def plan_weights(game: Game, before: Weights, *, games: int, noise: float, seed: int) -> Weights:
    """Play with the weights as they were, and work out better ones."""
    counts = count_turns(game, before, games=games, noise=noise, seed=seed)
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


def count_turns(game: Game, weights: Weights, *, games: int, noise: float, seed: int) -> Counts:
    """Play on all cores with a progress bar, two seats at a table."""
    table = game.new_position(2, {}, game.read_components(None, {}))

    def play(number: int) -> Counts:
        counts, rng = new_counts(game), np.random.default_rng([seed, number])
        room = greedy.scratch(game)
        player(game)(table.copy(), rng, weights, noise, counts, np.empty_like(room[0]), *room)
        return counts

    total = new_counts(game)
    with (
        Progress(console=Console(stderr=True), transient=True) as bar,
        ThreadPoolExecutor(cores()) as pool,
    ):
        for counts in bar.track(pool.map(play, range(games)), total=games, description=game.title):
            for sum_of, more in zip(total, counts, strict=True):
                sum_of += more
    return total


@cache
def player(game: Game):
    """The function that plays one game and counts."""
    rules, terms, stage = game.rules, game.heuristics.terms, game.heuristics.stage
    legal_moves, play, choose = rules.legal_moves, rules.play, greedy.chooser(game)
    sample_chance, play_chance = rules.sample_chance, rules.play_chance
    secret, nearest = rules.secret, list(game.heuristics.reasons).index(WAYS[0])

    @compiled_for(game.name)
    def way_of(terms, seat):
        """How near the seat's page is to being told."""
        for nth in range(SITUATIONS - 1):
            if terms[seat, nearest + nth]:
                return nth + 1
        return UNKNOWN

    @compiled_for(game.name)
    def best_adventure(s, moves, tables, sheet):
        """The nearest way that an adventure of the seat to act leads to."""
        seat, best = int(s.to_act), SITUATIONS - 1
        for nth in range(legal_moves(s, moves) - 1):  # the last one is no adventure
            tables[0] = s
            play(tables[0], moves[nth])
            if tables[0].story_size[seat] > s.story_size[seat]:
                return TOLD
            terms(tables[0], sheet.terms)
            way = way_of(sheet.terms, seat)
            if way != UNKNOWN:
                best = min(best, way)
        return best

    @compiled_for(game.name)
    def play_game(s, rng, weights, noise, counts, tried, moves, values, tables, draw, sheet):
        """Until it is over, or a seat is out."""
        left_with = np.full(SEATS, UNKNOWN)
        for _ in range(MOST_PLIES):
            if s.to_act == CHANCE:
                sample_chance(s, rng, draw)
                play_chance(s, draw)
                continue
            seat, told, nth = int(s.to_act), int(s.story_size[s.to_act]), stage(s, s.to_act)
            terms(s, sheet.terms)
            way = way_of(sheet.terms, seat)
            if s.adventure == 1 and left_with[seat] != UNKNOWN:
                counts.meanwhile[nth, left_with[seat], way] += 1
            if rng.random() < TRIED:
                after = counts.best if s.recounted == 0 else counts.after_telling
                after[nth, way, best_adventure(s, tried, tables, sheet)] += 1
            page = secret(s, seat)
            play(s, choose(s, rng, weights, noise, moves, values, tables, draw, sheet))
            if s.to_act == NOBODY or s.out[:].any():
                return
            terms(s, sheet.terms)
            way = way_of(sheet.terms, seat)
            left_with[seat] = way
            if s.story_size[seat] > told:
                counts.fresh[stage(s, seat), way] += 1
            elif secret(s, seat) != page:
                counts.turned_up[nth, way] += 1

    return play_game


# ------------------------------------------------------------------ planning


class Plan(NamedTuple):
    """What each way is worth in pages, without and with magic."""

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
    slope = SLOPE * np.arange(len(WAYS))[:, None]
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
    for ways in (counts.fresh, counts.turned_up if counts.turned_up.sum() else counts.fresh):
        yield ways / max(ways.sum(), 1.0)


def weigh(counts: Counts, plan: Plan, following: Plan) -> dict[str, float]:
    """The weights of one stage: what magic and the turn add to a way, each beside its mean.

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
        row |= {f"{prefix}{way}": worths[nth] - row[mean] for nth, way in enumerate(WAYS)}
    row |= {f"next-{way}": KNOWN * following.ended[nth, 0] for nth, way in enumerate(WAYS)}
    row["tells-again"] = plan.telling - ended[1, 0]
    return row


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    s, rng, room = (
        empty_position(game.rules.position),
        np.random.default_rng(0),
        greedy.scratch(game),
    )
    given = (s, rng, weights_of(game), 1.0, new_counts(game), np.empty_like(room[0]), *room)
    return [EntryPoint(player(game), given)]
