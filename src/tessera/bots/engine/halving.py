"""Moves tried at many tables that look the same, and how likely the tables are by past moves."""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from tessera.bots.engine.evaluation import Scratch, evaluator, new_scratch, weights_of
from tessera.kernel.compiling import EntryPoint, compiled_for
from tessera.kernel.engine.chance import MOST_SEATS, NOBODY
from tessera.kernel.game import Game
from tessera.kernel.position import empty_position

SAMPLES: Final = 128  # tables
MOST_REPLIES: Final = 8  # of the others; a seat that is out would wait for ever
BEFORE_THE_END: Final = 0.95  # what a share of the win counts that is not won yet
POINT_VALUE: Final = 0.002  # share of the win that a point is worth by itself
TEMPERATURE: Final = 0.1  # points that make a worse move e times less likely
MISTAKES: Final = 0.05  # how often a move is made for no reason that we know
NONE: Final = -1


class Workspace(NamedTuple):
    """All that a search writes on."""

    samples: Any
    tables: Any  # one to try a move or a secret at, and one to look ahead on
    moves: Any  # that are legal
    replies: Any  # that are likely
    totals: Any  # of the values that came of each legal move
    shares: Any
    draw: Any
    scratch: Scratch
    looks: Any  # positions that were judged
    stop: Any  # set to 1 by whoever wants it to end


class HalvingFunctions(NamedTuple):
    """The compiled functions of one game."""

    draw_samples: Any  # (work, position, generator): many tables that look the same
    likelihood: Any  # (work, weights, generator, position, seat, made, held, found): writes odds
    look: Any  # (work, weights, picks, count): judges every move at the picked tables
    try_out: Any  # (work, weights, picks, tried): the same for some, after the others' replies
    best_move: Any  # (work, weights, position) → the move after which the seat to act stands best
    let_others_play: Any  # (work, weights, position, seat): until the seat is to act


def new_workspace(game: Game) -> Workspace:
    """Room for one search at a time."""
    rules = game.rules
    return Workspace(
        samples=np.zeros(SAMPLES, rules.position),
        tables=np.zeros(2, rules.position),
        moves=np.zeros(rules.most_legal, np.int32),
        replies=np.zeros(rules.most_legal, np.int32),
        totals=np.zeros(rules.most_legal),
        shares=np.zeros(MOST_SEATS),
        draw=np.zeros(rules.draw_size, np.int8),
        scratch=new_scratch(game),
        looks=np.zeros(1, np.int64),
        stop=np.zeros(1, np.int64),
    )


@cache
def searcher(game: Game) -> HalvingFunctions:
    """The functions made for the game."""
    legal_moves, play, resample = game.rules.legal_moves, game.rules.play, game.rules.resample
    shares, lead, suppose = evaluator(game).shares, evaluator(game).lead, game.rules.suppose
    likely = game.heuristics.likely or legal_moves

    @compiled_for(game.module)
    def draw_samples(work, s, rng):
        """Many tables that look the same to the seat to act."""
        for nth in range(work.samples.size):
            work.samples[nth] = s
            resample(work.samples[nth], int(s.to_act), rng, work.draw)

    @compiled_for(game.module)
    def value_for(work, weights, s, me):
        """The seat's share of the win, and a trifle for its points; of no win all have a share."""
        work.looks[0] += 1
        shares(s, weights, work.scratch, work.shares)
        if s.to_act == NOBODY:
            return work.shares[me] if work.shares[: s.seats].sum() > 0 else 1 / s.seats
        return BEFORE_THE_END * work.shares[me] + POINT_VALUE * work.scratch.values[me]

    @compiled_for(game.module)
    def look(work, weights, picks, count):
        """Judge every legal move at the picked tables, right after it is made."""
        me = int(work.samples[0].to_act)
        legal_moves(work.samples[0], work.moves)
        work.totals[:count] = 0
        for pick in picks:
            for nth in range(count):
                work.tables[0] = work.samples[pick]
                play(work.tables[0], work.moves[nth])
                work.totals[nth] += value_for(work, weights, work.tables[0], me)

    @compiled_for(game.module)
    def best_move(work, weights, s):
        """The move after which the seat to act stands best, among those that are likely."""
        seat, best, most, count = int(s.to_act), NONE, -np.inf, likely(s, work.replies)
        work.looks[0] += count
        for nth in range(count):
            work.tables[1] = s
            play(work.tables[1], work.replies[nth])
            value = lead(work.tables[1], seat, weights, work.scratch)
            if value > most:
                best, most = work.replies[nth], value
        return best

    @compiled_for(game.module)
    def let_others_play(work, weights, s, me):
        """Each makes the move after which it stands best, until the seat is to act again."""
        for _ in range(MOST_REPLIES):
            if s.to_act < 0 or s.to_act == me:
                return
            play(s, best_move(work, weights, s))

    @compiled_for(game.module)
    def try_out(work, weights, picks, tried):
        """Make each move at each table, end the turn, let the others reply; False if stopped."""
        me = int(work.samples[0].to_act)
        for pick in picks:
            for nth in tried:
                if work.stop[0]:
                    return False
                work.tables[0] = work.samples[pick]
                s = work.tables[0]
                play(s, work.moves[nth])
                if s.to_act == me:
                    play(s, best_move(work, weights, s))
                let_others_play(work, weights, s, me)
                work.totals[nth] += value_for(work, weights, s, me)
        return True

    @compiled_for(game.module)
    def likelihood(work, weights, rng, s, me, made, held, found):
        """How likely a move was, by what its seat may hide.

        What is hidden from me is shuffled before anything is supposed.
        """
        moves, values, tables = work.replies, work.totals, work.tables
        seat, count = int(s.to_act), legal_moves(s, moves)
        tables[0] = s
        resample(tables[0], me, rng, work.draw)
        for secret in held:
            suppose(tables[0], seat, secret)
            of_made = -np.inf
            for nth in range(count):
                tables[1] = tables[0]
                play(tables[1], moves[nth])
                values[nth] = lead(tables[1], seat, weights, work.scratch)
                if moves[nth] == made:
                    of_made = values[nth]
            odds, best = 0.0, values[:count].max()
            for nth in range(count):
                odds += np.exp((values[nth] - best) / TEMPERATURE)
            for_a_reason = np.exp((of_made - best) / TEMPERATURE) / odds
            found[secret] = MISTAKES / count + (1 - MISTAKES) * for_a_reason

    return HalvingFunctions(draw_samples, likelihood, look, try_out, best_move, let_others_play)


def entry_points(game: Game) -> list[EntryPoint]:
    """The functions made for the game."""
    s, work, weights = empty_position(game.rules.position), new_workspace(game), weights_of(game)
    functions, rng, some = searcher(game), np.random.default_rng(0), np.zeros(1, np.int64)
    found = np.zeros(game.rules.secrets)
    return [
        EntryPoint(functions.draw_samples, (work, s, rng), work=0.7),
        EntryPoint(functions.likelihood, (work, weights, rng, s, 0, 0, some, found), work=1.6),
        EntryPoint(functions.look, (work, weights, some, 0), work=3.3),
        EntryPoint(functions.try_out, (work, weights, some, some), work=4.8),
        EntryPoint(functions.best_move, (work, weights, s)),
        EntryPoint(functions.let_others_play, (work, weights, s, 0)),
    ]
