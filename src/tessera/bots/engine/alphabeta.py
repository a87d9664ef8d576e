"""Alpha-beta search, ever deeper: principal variations, late moves reduced, transpositions.

Three things that textbooks do not have: several best lines are told apart (`trying`), at a table of
more than two each of the others takes one of the moves that are best for it, and once an end is
seen near by, whole lines are searched at once.
"""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from tessera.bots.engine.evaluation import WON, Scratch, evaluator, new_scratch, weights_of
from tessera.bots.engine.transposition import (
    TranspositionTable,
    clear,
    key_of,
    new_transposition_table,
    probe,
    slot_of,
    store,
    stored_move,
)
from tessera.kernel.compiling import EntryPoint, compiled, compiled_for
from tessera.kernel.engine.chance import CHANCE, NOBODY
from tessera.kernel.game import Game
from tessera.kernel.position import empty_position

PLIES: Final = 64  # that a line can be followed
MOST_LINES: Final = 3  # at most, that are told apart
INFINITY: Final = 10 * WON  # more than any lead
NULL_WINDOW: Final = 1e-4  # points
TOO_FEW_TO_SORT: Final = 8  # moves: it is not worth it
LIKELY: Final = 2  # moves of another at a table of more than two
NEAR_END: Final = 8  # plies: an end that is seen within them is searched for at once
# Moves that look bad are searched less deep, and again only if they turn out well.
LATE_MOVE: Final = 4  # the first of them
VERY_LATE_MOVE: Final = 16

# What is counted, by place in a row of numbers.
NODES, MOST_NODES, CUT_SHORT, ENDS, DRAWS, LINE, LINES_DONE, WHOLE_LINES = range(8)


class Workspace(NamedTuple):
    """All that a search writes on."""

    tables: Any  # the position on each ply of the line, and one as it is looked up
    words: Any  # the same bytes as numbers
    moves: Any  # legal on each ply
    values: Any  # what they seem to be worth
    counts: Any
    stop: Any  # set to 1 by whoever wants it to end
    found: Any  # the best moves at the last depth that was searched to its end
    trying: Any  # the best moves so far at the depth that is being searched
    leads: Any  # what those are worth
    transpositions: TranspositionTable
    scratch: Scratch


class SearchFunctions(NamedTuple):
    """The compiled functions of one game."""

    search: Any  # (work, position, weights, lines, most depth): the best moves
    follow: Any  # (work, position, first move, moves) → how many moves the line has


def new_workspace(game: Game) -> Workspace:
    """Room for one search at a time."""
    rules = game.rules
    tables = np.zeros(PLIES + 2, rules.position)
    return Workspace(
        tables=tables,
        words=tables.view(np.int64).reshape(PLIES + 2, -1),
        moves=np.zeros((PLIES + 1, rules.most_legal), np.int32),
        values=np.zeros((PLIES + 1, rules.most_legal)),
        counts=np.zeros(WHOLE_LINES + 1, np.int64),
        stop=np.zeros(1, np.int64),
        found=np.zeros(MOST_LINES, np.int32),
        trying=np.zeros(MOST_LINES, np.int32),
        leads=np.zeros(MOST_LINES),
        transpositions=new_transposition_table(),
        scratch=new_scratch(game),
    )


# ------------------------------------------------------------------ sorting


@compiled
def move_best_first(moves, values, nth, count):
    """Bring the best of the moves that are left to the nth place."""
    best = nth
    for other in range(nth + 1, count):
        if values[other] > values[best]:
            best = other
    moves[nth], moves[best] = moves[best], moves[nth]
    values[nth], values[best] = values[best], values[nth]


@compiled
def shallower(depth, nth):
    """How deep the nth best move is searched at first."""
    if depth < 3 or nth < LATE_MOVE:
        return depth - 1
    return depth - 2 if nth < VERY_LATE_MOVE else depth - 3


@compiled
def settled(value, floor, ceiling, mine, deep_enough):
    """Is a first look at a move enough? It is no better, or so good that no more need be known."""
    if np.isnan(value):
        return False
    no_better = value <= floor if mine else value >= ceiling
    good_enough = value >= ceiling if mine else value <= floor
    return no_better or (good_enough and deep_enough)


@compiled
def is_among(moves, count, move):
    """Is the move one of the first so many?"""
    for nth in range(count):
        if moves[nth] == move:
            return True
    return False


# ------------------------------------------------------------------ searching


@cache
def searcher(game: Game) -> SearchFunctions:
    """The functions made for the game."""
    legal_moves, play, lead = game.rules.legal_moves, game.rules.play, evaluator(game).lead
    erase_irrelevant = game.heuristics.erase_irrelevant

    @compiled_for(game.module)
    def key_at(work, ply):
        """A number for the position on a ply, the same for all that come to the same."""
        work.tables[PLIES + 1] = work.tables[ply]
        erase_irrelevant(work.tables[PLIES + 1])
        return key_of(work.words[PLIES + 1])

    @compiled_for(game.module)
    def is_leaf(work, ply, depth):
        """Does the line end here? Counts why."""
        work.counts[NODES] += 1
        to_act = work.tables[ply].to_act
        if to_act == CHANCE:
            work.counts[DRAWS] += 1
        elif to_act == NOBODY:
            work.counts[ENDS] += 1
        elif depth <= 0 or ply == PLIES:
            work.counts[CUT_SHORT] += 1
            return True
        return to_act < 0

    @compiled_for(game.module)
    def list_moves(work, weights, me, ply, depth, first):
        """The moves, and what they seem to be worth to whoever is to act.

        A few moves, or the last ones of a line, are all looked at without asking: that is faster.
        """
        s, moves, values = work.tables[ply], work.moves[ply], work.values[ply]
        sign, count, legal = 1 if s.to_act == me else -1, 0, legal_moves(s, moves)
        for nth in range(legal):
            move = moves[nth]
            if ply > 0 or not is_among(work.trying, work.counts[LINE], move):
                moves[count] = move
                values[count] = INFINITY if move == first else 0.0
                if depth > 1 and legal > TOO_FEW_TO_SORT:
                    work.tables[ply + 1] = s
                    play(work.tables[ply + 1], move)
                    values[count] += sign * lead(work.tables[ply + 1], me, weights, work.scratch)
                count += 1
        return count

    @compiled_for(game.module)
    def list_likely_moves(work, weights, ply):
        """The moves that are best for the seat to act, by its own lead."""
        s, moves, values = work.tables[ply], work.moves[ply], work.values[ply]
        legal = legal_moves(s, moves)
        work.counts[NODES] += legal
        for nth in range(legal):
            work.tables[ply + 1] = s
            play(work.tables[ply + 1], moves[nth])
            values[nth] = lead(work.tables[ply + 1], int(s.to_act), weights, work.scratch)
        count = min(legal, LIKELY)
        for nth in range(count):
            move_best_first(moves, values, nth, legal)
        return count

    @compiled_for(game.module)
    def visit(work, weights, me, ply, depth, low, high):
        """The lead of seat `me` from here on, as far as it matters: between low and high."""
        if is_leaf(work, ply, depth):
            return lead(work.tables[ply], me, weights, work.scratch)
        if work.stop[0] or work.counts[NODES] >= work.counts[MOST_NODES]:
            work.stop[0] = 1
            return 0.0
        key, cut_short = key_at(work, ply), work.counts[CUT_SHORT]
        if ply > 0:
            known = probe(work.transpositions, key, depth, low, high)
            if not np.isnan(known):
                work.counts[CUT_SHORT] += not work.transpositions.whole[slot_of(key)]
                return known
        mine, whole_lines = work.tables[ply].to_act == me, work.counts[WHOLE_LINES] == 1
        if mine or work.tables[ply].seats == 2:
            count = list_moves(work, weights, me, ply, depth, stored_move(work.transpositions, key))
        else:
            count = list_likely_moves(work, weights, ply)
        best, best_move, floor, ceiling = -INFINITY if mine else INFINITY, -1, low, high
        for nth in range(count):
            move_best_first(work.moves[ply], work.values[ply], nth, count)
            move, value = work.moves[ply, nth], np.nan
            at_first = depth - 1 if whole_lines else shallower(depth, nth)
            work.tables[ply + 1] = work.tables[ply]
            play(work.tables[ply + 1], move)
            if nth > 0 and depth > 1:  # is it any better than what there is?
                under = floor if mine else ceiling - NULL_WINDOW
                value = visit(work, weights, me, ply + 1, at_first, under, under + NULL_WINDOW)
            if not settled(value, floor, ceiling, mine, at_first == depth - 1):
                value = visit(work, weights, me, ply + 1, depth - 1, floor, ceiling)
            if work.stop[0]:
                return 0.0
            if value > best if mine else value < best:
                best, best_move = value, move
                if ply == 0:
                    work.trying[work.counts[LINE]], work.leads[work.counts[LINE]] = move, value
            floor, ceiling = (max(floor, best), high) if mine else (low, min(ceiling, best))
            if floor >= ceiling:
                break
        if ply > 0 or work.counts[LINE] == 0:
            whole = work.counts[CUT_SHORT] == cut_short
            store(work.transpositions, key, depth, whole, low, high, best, best_move)
        return best

    @compiled_for(game.module)
    def search(work, s, weights, lines, most_depth):
        """The best lines for the seat to act, deeper and deeper, until stopped or at the end."""
        clear(work.transpositions)
        work.tables[0] = s
        lines = min(lines, legal_moves(s, work.moves[0]))
        work.counts[NODES], work.counts[DRAWS] = 0, 0
        work.counts[LINES_DONE], work.counts[WHOLE_LINES], work.trying[:] = 0, 0, -1
        depth = 0
        while depth < most_depth:
            depth = most_depth if work.counts[WHOLE_LINES] else depth + 1
            work.counts[CUT_SHORT], work.counts[ENDS] = 0, 0
            for line in range(lines):
                work.counts[LINE] = line
                work.trying[line] = -1
                visit(work, weights, int(s.to_act), 0, depth, -INFINITY, INFINITY)
                if work.stop[0]:
                    return
            work.found[:lines], work.counts[LINES_DONE] = work.trying[:lines], lines
            if work.counts[CUT_SHORT] == 0:
                return
            if work.counts[DRAWS] == 0 and work.counts[ENDS] > 0 and depth <= NEAR_END:
                work.counts[WHOLE_LINES] = 1

    @compiled_for(game.module)
    def follow(work, s, first, moves):
        """The line that begins with the first move, as far as it is remembered; its length."""
        work.tables[0], moves[0], count = s, first, 1
        play(work.tables[0], first)
        while work.tables[0].to_act >= 0 and count < moves.size:
            move = stored_move(work.transpositions, key_at(work, 0))
            if not is_among(work.moves[0], legal_moves(work.tables[0], work.moves[0]), move):
                break
            play(work.tables[0], move)
            moves[count] = move
            count += 1
        return count

    return SearchFunctions(search, follow)


def entry_points(game: Game) -> list[EntryPoint]:
    """The functions made for the game."""
    s, work, found = empty_position(game.rules.position), new_workspace(game), searcher(game)
    line = np.zeros(PLIES, np.int32)
    return [
        EntryPoint(found.search, (work, s, weights_of(game), 1, 1), work=9.9),
        EntryPoint(found.follow, (work, s, 0, line), work=1.0),
    ]
