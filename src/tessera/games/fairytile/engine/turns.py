"""How turns go: what the best adventure makes of a page, and what the others leave of it."""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from tessera.games.fairytile.engine.heuristics import DISTANCE, DISTANCES
from tessera.kernel.compiling import compiled_for
from tessera.kernel.engine.chance import CHANCE, MOST_SEATS, NOBODY
from tessera.kernel.game import Game

TOLD: Final = 0  # the distances are counted from 1 on
SITUATIONS: Final = len(DISTANCES) + 1
MOST_PLIES: Final = 400  # of a game; what goes on longer teaches nothing
TRIED: Final = 0.3  # of the adventures: those for which the best one is looked up
UNKNOWN: Final = -1


class Counts(NamedTuple):
    """How often what came of what, for each stage."""

    best: Any  # distance before and after the best adventure, TOLD if it tells the page
    after_telling: Any  # the same once a page was told in the turn
    meanwhile: Any  # distance at the end of a turn, and when the next one begins
    fresh: Any  # distance of a page that is taken after telling
    turned_up: Any  # distance of a page that is turned up


def new_counts(game: Game) -> Counts:
    """Nothing counted yet."""
    stages = game.heuristics.stages - 1
    pairs, one = (stages, SITUATIONS, SITUATIONS), (stages, SITUATIONS)
    return Counts(np.zeros(pairs), np.zeros(pairs), np.zeros(pairs), np.zeros(one), np.zeros(one))


@cache
def player(game: Game, choose):
    """The function that plays one game and counts."""
    rules, terms, stage = game.rules, game.heuristics.terms, game.heuristics.stage
    legal_moves, play = rules.legal_moves, rules.play
    sample_chance, play_chance, secret = rules.sample_chance, rules.play_chance, rules.secret

    @compiled_for(game.module)
    def distance_of(terms, seat):
        """How near the seat's page is to being told."""
        for nth in range(SITUATIONS - 1):
            if terms[seat, DISTANCE + nth]:
                return nth + 1
        return UNKNOWN

    @compiled_for(game.module)
    def best_adventure(s, moves, tables, scratch):
        """The least distance that an adventure of the seat to act leads to."""
        seat, best = int(s.to_act), SITUATIONS - 1
        for nth in range(legal_moves(s, moves) - 1):  # the last one is no adventure
            tables[0] = s
            play(tables[0], moves[nth])
            if tables[0].story_size[seat] > s.story_size[seat]:
                return TOLD
            terms(tables[0], scratch.terms)
            distance = distance_of(scratch.terms, seat)
            if distance != UNKNOWN:
                best = min(best, distance)
        return best

    @compiled_for(game.module)
    def play_game(s, rng, weights, noise, counts, tried, work):
        """Until it is over, or a seat is out."""
        left_with, scratch = np.full(MOST_SEATS, UNKNOWN), work.scratch
        for _ in range(MOST_PLIES):
            if s.to_act == CHANCE:
                sample_chance(s, rng, work.draw)
                play_chance(s, work.draw)
                continue
            seat, told, nth = int(s.to_act), int(s.story_size[s.to_act]), stage(s, s.to_act)
            terms(s, scratch.terms)
            distance = distance_of(scratch.terms, seat)
            if s.adventure == 1 and left_with[seat] != UNKNOWN:
                counts.meanwhile[nth, left_with[seat], distance] += 1
            if rng.random() < TRIED:
                after = counts.best if s.recounted == 0 else counts.after_telling
                after[nth, distance, best_adventure(s, tried, work.tables, scratch)] += 1
            page = secret(s, seat)
            play(s, choose(s, rng, weights, noise, work))
            if s.to_act == NOBODY or s.out[:].any():
                return
            terms(s, scratch.terms)
            distance = distance_of(scratch.terms, seat)
            left_with[seat] = distance
            if s.story_size[seat] > told:
                counts.fresh[stage(s, seat), distance] += 1
            elif secret(s, seat) != page:
                counts.turned_up[nth, distance] += 1

    return play_game
