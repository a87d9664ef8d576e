"""Looking ahead where nothing is hidden: alpha-beta search, ever deeper, up to the next draw.

It searches as if all others were against the seat that thinks. With two seats that is the truth,
and once no draw can come any more and every line was followed to its end, the choice is proven.
With more, each of the others looks after itself first: it takes one of the moves that are best for
it. What has been seen is remembered, so that the same position is not searched twice.
"""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from tessera.bots.past import Past
from tessera.bots.remembering import (
    Memory,
    forget,
    key_of,
    new_memory,
    recall,
    remember,
    remembered_move,
    slot_of,
)
from tessera.bots.standing import WON, Sheet, new_sheet, standing, weights_of
from tessera.bots.thinking import MOST_PLIES, Found, Line, Stop, Thinker
from tessera.kernel.chance import CHANCE, NOBODY
from tessera.kernel.compiling import EntryPoint, compiled, compiled_for
from tessera.kernel.game import Game, Position, Weights, empty_position

PLIES: Final = 64  # that a line can be followed
LINES: Final = 3  # at most, that are told apart
EVERYTHING: Final = 10 * WON  # more than any lead
A_TRIFLE: Final = 1e-4  # points
FEW: Final = 8  # moves that are not worth being sorted
LIKELY: Final = 2  # moves of another at a table of more than two
NEAR: Final = 8  # plies: an end that is seen within them is searched for at once
# Moves that look bad are searched less deep, and again only if they turn out well.
LATE: Final = 4  # the first of them
VERY_LATE: Final = 16

# What is counted, by place in a row of numbers.
NODES, MOST_NODES, CUT_SHORT, ENDS, DRAWS, DEPTH, LINE, LINES_DONE, WHOLE_LINES = range(9)


class Desk(NamedTuple):
    """All that a search writes on."""

    tables: Any  # the position on each ply of the line, and one to blur
    words: Any  # the same bytes as numbers
    moves: Any  # legal on each ply
    values: Any  # what they seem to be worth
    counts: Any
    stop: Any  # set to 1 by whoever wants it to end
    found: Any  # the best moves at the last depth that was searched to its end
    trying: Any  # the best moves so far at the depth that is being searched
    leads: Any  # what those are worth
    memory: Memory
    sheet: Sheet


class Search(NamedTuple):
    """The compiled functions of one game."""

    search: Any  # (desk, position, weights, lines, most depth): the best moves
    follow: Any  # (desk, position, first move, moves) → how many moves the line has


def new_desk(game: Game) -> Desk:
    """Room for one search at a time."""
    rules = game.rules
    tables = np.zeros(PLIES + 2, rules.position)
    return Desk(
        tables=tables,
        words=tables.view(np.int64).reshape(PLIES + 2, -1),
        moves=np.zeros((PLIES + 1, rules.most_legal), np.int32),
        values=np.zeros((PLIES + 1, rules.most_legal)),
        counts=np.zeros(WHOLE_LINES + 1, np.int64),
        stop=np.zeros(1, np.int64),
        found=np.zeros(LINES, np.int32),
        trying=np.zeros(LINES, np.int32),
        leads=np.zeros(LINES),
        memory=new_memory(),
        sheet=new_sheet(game),
    )


class AlphaBeta(Thinker):
    """Looks ahead to a depth or a number of positions, whichever comes first."""

    def __init__(
        self,
        game: Game,
        *,
        weights: Weights | None = None,
        seconds: float = 2.0,
        nodes: int = 1_000_000,
        depth: int = PLIES,
    ) -> None:
        super().__init__(game, weights=weights, seconds=seconds)
        self.nodes, self.depth = nodes, depth
        self._desk = new_desk(game)

    def search(
        self, position: Position, rng: np.random.Generator, lines: int, stop: Stop, past: Past
    ) -> Found:
        desk = self._desk._replace(stop=stop.flag)
        desk.counts[MOST_NODES] = self.nodes
        functions, most = searcher(self.game), min(lines, LINES)
        with stop.after(self.seconds):
            functions.search(desk, position, self.weights, most, self.depth)
        best = _best(desk) or self.game.legal_numbers(position)[:1]
        counts = desk.counts
        whole = not stop.flag[0] and counts[CUT_SHORT] == 0 and counts[DRAWS] == 0
        return Found(
            [Line(self._follow(desk, position, number)) for number in best],
            nodes=int(counts[NODES]),
            depth=int(counts[DEPTH]),
            proven=bool(whole and position.seats == 2),
        )

    def _follow(self, desk: Desk, position: Position, number: int) -> list[int]:
        line = np.zeros(MOST_PLIES, np.int32)
        length = searcher(self.game).follow(desk, position, number, line)
        return line[:length].tolist()


def _best(desk: Desk) -> list[int]:
    """The best moves: those of the depth that was not searched to its end, then those before."""
    done, trying = int(desk.counts[LINES_DONE]), int(desk.counts[LINE])
    moves = [int(move) for move in desk.trying[: trying + 1] if move >= 0]
    return list(dict.fromkeys([*moves, *desk.found[:done].tolist()]))[: max(done, 1)]


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
    if depth < 3 or nth < LATE:
        return depth - 1
    return depth - 2 if nth < VERY_LATE else depth - 3


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
def searcher(game: Game) -> Search:
    """The functions made for the game."""
    legal_moves, play, lead = game.rules.legal_moves, game.rules.play, standing(game).lead
    blur = game.heuristics.blur

    @compiled_for(game.name)
    def key_at(desk, ply):
        """A number for the position on a ply, the same for all that come to the same."""
        desk.tables[PLIES + 1] = desk.tables[ply]
        blur(desk.tables[PLIES + 1])
        return key_of(desk.words[PLIES + 1])

    @compiled_for(game.name)
    def is_leaf(desk, ply, depth):
        """Does the line end here? Counts why."""
        desk.counts[NODES] += 1
        to_act = desk.tables[ply].to_act
        if to_act == CHANCE:
            desk.counts[DRAWS] += 1
        elif to_act == NOBODY:
            desk.counts[ENDS] += 1
        elif depth <= 0 or ply == PLIES:
            desk.counts[CUT_SHORT] += 1
            return True
        return to_act < 0

    @compiled_for(game.name)
    def list_moves(desk, weights, me, ply, depth, first):
        """The moves, and what they seem to be worth to whoever is to act.

        A few moves, or the last ones of a line, are all looked at without asking: that is faster.
        """
        s, moves, values = desk.tables[ply], desk.moves[ply], desk.values[ply]
        sign, count, legal = 1 if s.to_act == me else -1, 0, legal_moves(s, moves)
        for nth in range(legal):
            move = moves[nth]
            if ply > 0 or not is_among(desk.trying, desk.counts[LINE], move):
                moves[count] = move
                values[count] = EVERYTHING if move == first else 0.0
                if depth > 1 and legal > FEW:
                    desk.tables[ply + 1] = s
                    play(desk.tables[ply + 1], move)
                    values[count] += sign * lead(desk.tables[ply + 1], me, weights, desk.sheet)
                count += 1
        return count

    @compiled_for(game.name)
    def list_likely_moves(desk, weights, ply):
        """The moves that are best for the seat to act, by its own lead."""
        s, moves, values = desk.tables[ply], desk.moves[ply], desk.values[ply]
        legal = legal_moves(s, moves)
        desk.counts[NODES] += legal
        for nth in range(legal):
            desk.tables[ply + 1] = s
            play(desk.tables[ply + 1], moves[nth])
            values[nth] = lead(desk.tables[ply + 1], int(s.to_act), weights, desk.sheet)
        count = min(legal, LIKELY)
        for nth in range(count):
            move_best_first(moves, values, nth, legal)
        return count

    @compiled_for(game.name)
    def visit(desk, weights, me, ply, depth, low, high):
        """The lead of seat `me` from here on, as far as it matters: between low and high."""
        if is_leaf(desk, ply, depth):
            return lead(desk.tables[ply], me, weights, desk.sheet)
        if desk.stop[0] or desk.counts[NODES] >= desk.counts[MOST_NODES]:
            desk.stop[0] = 1
            return 0.0
        key, cut_short = key_at(desk, ply), desk.counts[CUT_SHORT]
        if ply > 0:
            known = recall(desk.memory, key, depth, low, high)
            if not np.isnan(known):
                desk.counts[CUT_SHORT] += not desk.memory.whole[slot_of(key)]
                return known
        mine, whole_lines = desk.tables[ply].to_act == me, desk.counts[WHOLE_LINES] == 1
        if mine or desk.tables[ply].seats == 2:
            count = list_moves(desk, weights, me, ply, depth, remembered_move(desk.memory, key))
        else:
            count = list_likely_moves(desk, weights, ply)
        best, best_move, floor, ceiling = -EVERYTHING if mine else EVERYTHING, -1, low, high
        for nth in range(count):
            move_best_first(desk.moves[ply], desk.values[ply], nth, count)
            move, value = desk.moves[ply, nth], np.nan
            at_first = depth - 1 if whole_lines else shallower(depth, nth)
            desk.tables[ply + 1] = desk.tables[ply]
            play(desk.tables[ply + 1], move)
            if nth > 0 and depth > 1:  # is it any better than what there is?
                under = floor if mine else ceiling - A_TRIFLE
                value = visit(desk, weights, me, ply + 1, at_first, under, under + A_TRIFLE)
            if not settled(value, floor, ceiling, mine, at_first == depth - 1):
                value = visit(desk, weights, me, ply + 1, depth - 1, floor, ceiling)
            if desk.stop[0]:
                return 0.0
            if value > best if mine else value < best:
                best, best_move = value, move
                if ply == 0:
                    desk.trying[desk.counts[LINE]], desk.leads[desk.counts[LINE]] = move, value
            floor, ceiling = (max(floor, best), high) if mine else (low, min(ceiling, best))
            if floor >= ceiling:
                break
        if ply > 0 or desk.counts[LINE] == 0:
            whole = desk.counts[CUT_SHORT] == cut_short
            remember(desk.memory, key, depth, whole, low, high, best, best_move)
        return best

    @compiled_for(game.name)
    def search(desk, s, weights, lines, most_depth):
        """The best lines for the seat to act, deeper and deeper, until stopped or at the end."""
        forget(desk.memory)
        desk.tables[0] = s
        lines = min(lines, legal_moves(s, desk.moves[0]))
        desk.counts[NODES], desk.counts[DRAWS], desk.counts[DEPTH] = 0, 0, 0
        desk.counts[LINES_DONE], desk.counts[WHOLE_LINES], desk.trying[:] = 0, 0, -1
        depth = 0
        while depth < most_depth:
            depth = most_depth if desk.counts[WHOLE_LINES] else depth + 1
            desk.counts[CUT_SHORT], desk.counts[ENDS] = 0, 0
            for line in range(lines):
                desk.counts[LINE] = line
                desk.trying[line] = -1
                visit(desk, weights, int(s.to_act), 0, depth, -EVERYTHING, EVERYTHING)
                if desk.stop[0]:
                    return
            desk.found[:lines], desk.counts[LINES_DONE] = desk.trying[:lines], lines
            desk.counts[DEPTH] = 0 if desk.counts[WHOLE_LINES] else depth
            if desk.counts[CUT_SHORT] == 0:
                return
            if desk.counts[DRAWS] == 0 and desk.counts[ENDS] > 0 and depth <= NEAR:
                desk.counts[WHOLE_LINES] = 1

    @compiled_for(game.name)
    def follow(desk, s, first, moves):
        """The line that begins with the first move, as far as it is remembered; its length."""
        desk.tables[0], moves[0], count = s, first, 1
        play(desk.tables[0], first)
        while desk.tables[0].to_act >= 0 and count < moves.size:
            move = remembered_move(desk.memory, key_at(desk, 0))
            if not is_among(desk.moves[0], legal_moves(desk.tables[0], desk.moves[0]), move):
                break
            play(desk.tables[0], move)
            moves[count] = move
            count += 1
        return count

    return Search(search, follow)


def entry_points(game: Game) -> list[EntryPoint]:
    """The functions made for the game."""
    s, desk, found = empty_position(game.rules.position), new_desk(game), searcher(game)
    line = np.zeros(PLIES, np.int32)
    return [
        EntryPoint(found.search, (desk, s, weights_of(game), 1, 1), work=9.9),
        EntryPoint(found.follow, (desk, s, 0, line), work=1.0),
    ]
