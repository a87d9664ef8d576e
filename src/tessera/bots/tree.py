"""Looking ahead where something is hidden: a tree of one's own moves over imagined tables.

Every walk down the tree begins with a table that looks the same from the seat that thinks, what is
hidden from it shuffled anew. Between its moves the others make theirs, each the one after which it
stands best at that table. So the tree knows only the seat's own moves, not positions: a move counts
where it is legal, and what is learned about it is learned over all tables. Where a walk leaves the
tree, the share of the win that the seat seems to have there goes back up: the position is judged as
it is, not by the best move from it, because that could use what the seat will not know. Nothing is
played to the end at random. Walks stop at the next draw.
"""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from tessera.bots.standing import SEATS, Sheet, new_sheet, standing, weights_of
from tessera.bots.thinking import MOST_PLIES, Found, Line, Stop, Thinker
from tessera.kernel.compiling import EntryPoint, compiled, compiled_for
from tessera.kernel.game import Game, Position, Weights

PLIES: Final = 256  # that a walk can have
NODES: Final = 1 << 18  # of a tree
CURIOSITY: Final = 2.5  # how much moves are tried that look good and were tried little
DOUBT: Final = 0.15  # of the range of values: what makes a worse move seem e times less likely
HURRY: Final = 0.002  # share of the win that a point is worth by itself
TABLES: Final = 8  # imagined for a first look at the moves
MOST_REPLIES: Final = 8  # of the others; a seat that is out would wait for ever
LATECOMER: Final = 0.2  # how likely a move seems that was not legal when its node was first met
NONE: Final = -1
ROOT: Final = 0

# What is counted, by place in a row of numbers.
USED, WALKS, MOST_WALKS, LOOKS = range(4)


class Tree(NamedTuple):
    """The nodes by their numbers, and all else that a search writes on."""

    first: Any  # child, or NONE
    next: Any  # child of the same node, or NONE
    moves: Any  # that lead to the nodes
    visits: Any
    priors: Any  # how likely the move seems at first
    worths: Any  # shares of the win that each seat seems to have, at first
    totals: Any  # shares that came back from all visits, for each seat
    counts: Any
    range: Any  # the least and the greatest value seen so far
    stop: Any  # set to 1 by whoever wants it to end
    path: Any  # nodes of the walk under way
    child_of: Any  # the child that a move leads to, while children are compared
    shares: Any  # what the walk brings back
    tables: Any  # the imagined table, and one to look ahead on
    legal: Any
    replies: Any  # legal moves of the others
    draw: Any
    sheet: Sheet


class Search(NamedTuple):
    """The compiled functions of one game."""

    search: Any  # (tree, position, generator, weights): grows the tree
    let_others_play: Any  # (tree, weights, position, seat): until the seat is to act


def new_tree(game: Game) -> Tree:
    """Room for one search at a time."""
    rules = game.rules
    return Tree(
        first=np.zeros(NODES, np.int32),
        next=np.zeros(NODES, np.int32),
        moves=np.zeros(NODES, np.int32),
        visits=np.zeros(NODES, np.int32),
        priors=np.zeros(NODES, np.float32),
        worths=np.zeros((NODES, SEATS), np.float32),
        totals=np.zeros((NODES, SEATS)),
        counts=np.zeros(LOOKS + 1, np.int64),
        range=np.zeros(2),
        stop=np.zeros(1, np.int64),
        path=np.zeros(PLIES, np.int32),
        child_of=np.full(rules.moves, NONE, np.int32),
        shares=np.zeros(SEATS),
        tables=np.zeros(2, rules.position),
        legal=np.zeros(rules.most_legal, np.int32),
        replies=np.zeros(rules.most_legal, np.int32),
        draw=np.zeros(rules.draw_size, np.int8),
        sheet=new_sheet(game),
    )


class TreeSearch(Thinker):
    """Grows a tree by a number of walks."""

    def __init__(
        self,
        game: Game,
        *,
        weights: Weights | None = None,
        seconds: float = 2.0,
        walks: int = 1_000_000,
    ) -> None:
        super().__init__(game, weights=weights, seconds=seconds)
        self.walks = walks
        self._tree = new_tree(game)

    def search(self, position: Position, rng: np.random.Generator, lines: int, stop: Stop) -> Found:
        tree, seat = self._tree._replace(stop=stop.flag), self.game.to_act(position)
        tree.counts[MOST_WALKS] = self.walks
        with stop.after(self.seconds):
            self.grow(tree, position, rng)
        best = sorted(children(tree, ROOT), key=lambda node: _rank(tree, node, seat))[:lines]
        found = [_follow(tree, node, seat) for node in best]
        if not found:  # stopped before the first walk
            found = [Line(self.game.legal_numbers(position)[:1])]
        return Found(found, nodes=int(tree.counts[LOOKS]))

    def reply(self, table: Position, seat: int) -> None:
        searcher(self.game).let_others_play(self._tree, self.weights, table, seat)

    def grow(self, tree: Tree, position: Position, rng: np.random.Generator) -> None:
        """Search from the position."""
        searcher(self.game).search(tree, position, rng, self.weights)


def _follow(tree: Tree, node: int, seat: int) -> Line:
    """The line through a node that was visited most."""
    visits, moves = int(tree.visits[node]), [int(tree.moves[node])]
    share = float(tree.totals[node, seat] / visits if visits else tree.worths[node, seat])
    share = min(share, 1.0)  # points count for a trifle
    while (below := children(tree, node)) and len(moves) < MOST_PLIES:
        node = max(below, key=lambda child: int(tree.visits[child]))
        moves.append(int(tree.moves[node]))
    return Line(moves, share)


def children(tree: Tree, parent: int) -> list[int]:
    """The nodes right below a node."""
    found, node = [], int(tree.first[parent])
    while node != NONE:
        found.append(node)
        node = int(tree.next[node])
    return found


def _rank(tree: Tree, node: int, seat: int) -> tuple[int, float]:
    """What was visited most comes first; of equals, what seemed best."""
    return -int(tree.visits[node]), -float(tree.worths[node, seat])


# ------------------------------------------------------------------ nodes


@compiled
def add_node(tree, parent, move):
    """A new child; returns its number."""
    node = int(tree.counts[USED])
    tree.counts[USED] += 1
    tree.moves[node], tree.first[node], tree.visits[node] = move, NONE, 0
    tree.totals[node] = 0
    if parent != NONE:
        tree.next[node], tree.first[parent] = tree.first[parent], node
    return node


@compiled
def may_grow(tree, plies):
    """Is there room for one more ply, and for all its moves?"""
    return plies < PLIES and tree.counts[USED] + tree.legal.size <= tree.first.size


@compiled
def set_priors(tree, parent, seat):
    """The better a child seems to the seat, the likelier it is tried."""
    total, best, node = 0.0, -np.inf, tree.first[parent]
    doubt = DOUBT * width(tree)
    while node != NONE:
        best = max(best, tree.worths[node, seat])
        node = tree.next[node]
    node = tree.first[parent]
    while node != NONE:
        tree.priors[node] = np.exp((tree.worths[node, seat] - best) / doubt)
        total += tree.priors[node]
        node = tree.next[node]
    node = tree.first[parent]
    while node != NONE:
        tree.priors[node] /= total
        node = tree.next[node]


@compiled
def promise(tree, parent, node, seat):
    """What a visit promises the seat: what is known of the node, and more the less is known."""
    visits = tree.visits[node]
    known = (tree.totals[node, seat] + tree.worths[node, seat]) / (visits + 1)
    unknown = tree.priors[node] * np.sqrt(tree.visits[parent] + 1.0) / (visits + 1)
    return known / width(tree) + CURIOSITY * unknown


@compiled
def width(tree):
    """How far the values range that were seen; differences count in parts of it.

    So a small difference decides where there is no greater one: a game that is as good as won is
    brought home, one that is as good as lost is not given up.
    """
    return max(tree.range[1] - tree.range[0], 1e-9)


@compiled
def set_range(tree, seat):
    """From the least to the greatest value that the moves at the root seem to have."""
    tree.range[0], tree.range[1] = np.inf, -np.inf
    node = tree.first[ROOT]
    while node != NONE:
        widen(tree, tree.worths[node, seat])
        node = tree.next[node]


@compiled
def widen(tree, value):
    """Take a value into the range."""
    tree.range[0] = min(tree.range[0], value)
    tree.range[1] = max(tree.range[1], value)


@compiled
def note_children(tree, parent):
    """Write down which child each move leads to."""
    node = tree.first[parent]
    while node != NONE:
        tree.child_of[tree.moves[node]] = node
        node = tree.next[node]


@compiled
def forget_children(tree, parent):
    """Wipe that out again."""
    node = tree.first[parent]
    while node != NONE:
        tree.child_of[tree.moves[node]] = NONE
        node = tree.next[node]


@compiled
def go_back(tree, plies):
    """Carry the shares up to the root."""
    for ply in range(plies):
        node = tree.path[ply]
        tree.visits[node] += 1
        for seat in range(SEATS):
            tree.totals[node, seat] += tree.shares[seat]


# ------------------------------------------------------------------ walks


@cache
def searcher(game: Game) -> Search:
    """The functions made for the game."""
    legal_moves, play, imagine = game.rules.legal_moves, game.rules.play, game.rules.imagine
    shares, lead = standing(game).shares, standing(game).lead

    @compiled_for(game.name)
    def judge(tree, weights, s, found):
        """The shares of the win, and a trifle for the points."""
        shares(s, weights, tree.sheet, found)
        for seat in range(s.seats):
            found[seat] += HURRY * tree.sheet.standings[seat]

    @compiled_for(game.name)
    def look_at(tree, weights, s, parent, move):
        """A new child with the shares of the win that the seats would have after its move."""
        node = add_node(tree, parent, move)
        tree.tables[1] = s
        play(tree.tables[1], move)
        judge(tree, weights, tree.tables[1], tree.worths[node])
        tree.counts[LOOKS] += 1
        return node

    @compiled_for(game.name)
    def expand(tree, weights, s, parent):
        """Look at every legal move."""
        for nth in range(legal_moves(s, tree.legal)):
            look_at(tree, weights, s, parent, tree.legal[nth])
        set_priors(tree, parent, int(s.to_act))

    @compiled_for(game.name)
    def expand_root(tree, weights, root, rng):
        """Look at every legal move at several tables; what is expected is the mean."""
        for table in range(TABLES):
            tree.tables[0] = root
            s = tree.tables[0]
            imagine(s, int(root.to_act), rng, tree.draw)
            if table == 0:
                expand(tree, weights, s, ROOT)
            node = tree.first[ROOT]
            while node != NONE and table > 0:
                tree.tables[1] = s
                play(tree.tables[1], tree.moves[node])
                judge(tree, weights, tree.tables[1], tree.shares)
                for seat in range(SEATS):
                    surprise = tree.shares[seat] - tree.worths[node, seat]
                    tree.worths[node, seat] += surprise / (table + 1)
                node = tree.next[node]
        set_range(tree, int(root.to_act))
        set_priors(tree, ROOT, int(root.to_act))

    @compiled_for(game.name)
    def most_promising(tree, weights, s, parent):
        """The child to visit next; not every one is legal at every table."""
        seat, best, most = int(s.to_act), NONE, -np.inf
        note_children(tree, parent)
        for nth in range(legal_moves(s, tree.legal)):
            node = tree.child_of[tree.legal[nth]]
            if node == NONE:
                node = look_at(tree, weights, s, parent, tree.legal[nth])
                tree.priors[node] = LATECOMER
            promised = promise(tree, parent, node, seat)
            if promised > most:
                best, most = node, promised
        forget_children(tree, parent)
        return best

    @compiled_for(game.name)
    def let_others_play(tree, weights, s, me):
        """Each makes the move after which it stands best, until the seat is to act again."""
        for _ in range(MOST_REPLIES):
            if s.to_act < 0 or s.to_act == me:
                return
            seat, best, most = int(s.to_act), NONE, -np.inf
            for nth in range(legal_moves(s, tree.replies)):
                tree.tables[1] = s
                play(tree.tables[1], tree.replies[nth])
                value = lead(tree.tables[1], seat, weights, tree.sheet)
                if value > most:
                    best, most = tree.replies[nth], value
            play(s, best)

    @compiled_for(game.name)
    def walk(tree, weights, root, me, rng):
        """From the root down to where the tree ends, and back."""
        tree.tables[0] = root
        s = tree.tables[0]
        imagine(s, me, rng, tree.draw)
        node, plies = ROOT, 1
        tree.path[0] = ROOT
        while s.to_act == me and tree.first[node] != NONE and may_grow(tree, plies):
            node = most_promising(tree, weights, s, node)
            play(s, tree.moves[node])
            tree.path[plies] = node
            plies += 1
            let_others_play(tree, weights, s, me)
        if s.to_act == me and may_grow(tree, plies):
            expand(tree, weights, s, node)
        judge(tree, weights, s, tree.shares)
        widen(tree, tree.shares[me])
        go_back(tree, plies)

    @compiled_for(game.name)
    def search(tree, s, rng, weights):
        """Walk until stopped, or until the tree is full."""
        tree.counts[USED], tree.counts[WALKS], tree.counts[LOOKS] = 0, 0, 0
        add_node(tree, NONE, 0)
        expand_root(tree, weights, s, rng)
        while (
            not tree.stop[0] and tree.counts[WALKS] < tree.counts[MOST_WALKS] and may_grow(tree, 0)
        ):
            walk(tree, weights, s, int(s.to_act), rng)
            tree.counts[WALKS] += 1

    return Search(search, let_others_play)


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    s, tree, rng = np.zeros(1, game.rules.position)[0], new_tree(game), np.random.default_rng(0)
    weights, functions = weights_of(game), searcher(game)
    return [
        EntryPoint(functions.search, (tree, s, rng, weights)),
        EntryPoint(functions.let_others_play, (tree, weights, s, 0)),
    ]
