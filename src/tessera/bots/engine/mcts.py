"""A tree grown by random games: bounds decide where it grows."""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from tessera.kernel.compiling import EntryPoint, compiled, compiled_for
from tessera.kernel.engine.chance import CHANCE, MOST_SEATS, NOBODY, pick
from tessera.kernel.game import Game
from tessera.kernel.position import empty_position

PLIES: Final = 256  # that a walk can have within the tree
NODES: Final = 1 << 18  # of the tree
EXPLORATION: Final = 0.7  # how wide the confidence bound is
LONGEST: Final = 2000  # plies of a random game; one that is longer has no winner
NONE: Final = -1
ROOT: Final = 0


class Tree(NamedTuple):
    """The nodes by their numbers, and all else that a search writes on."""

    first: Any  # child, or NONE
    next: Any  # child of the same node, or NONE
    moves: Any  # that lead to the nodes
    visits: Any
    totals: Any  # shares of the win that came back from all visits, for each seat
    used: Any  # how many nodes there are
    stop: Any  # set to 1 by whoever wants it to end
    path: Any  # nodes of the walk under way
    child_of: Any  # the child that a move leads to, while children are compared
    shares: Any  # what the walk brings back
    tables: Any  # the sampled table
    legal: Any
    draw: Any


def new_tree(game: Game) -> Tree:
    """Room for one search at a time."""
    rules = game.rules
    return Tree(
        first=np.zeros(NODES, np.int32),
        next=np.zeros(NODES, np.int32),
        moves=np.zeros(NODES, np.int32),
        visits=np.zeros(NODES, np.int32),
        totals=np.zeros((NODES, MOST_SEATS)),
        used=np.zeros(1, np.int64),
        stop=np.zeros(1, np.int64),
        path=np.zeros(PLIES, np.int32),
        child_of=np.full(rules.moves, NONE, np.int32),
        shares=np.zeros(MOST_SEATS),
        tables=np.zeros(1, rules.position),
        legal=np.zeros(rules.most_legal, np.int32),
        draw=np.zeros(rules.draw_size, np.int8),
    )


# ------------------------------------------------------------------ nodes


@compiled
def add_node(tree, parent, move):
    """A new child; returns its number."""
    node = int(tree.used[0])
    tree.used[0] += 1
    tree.moves[node], tree.first[node], tree.visits[node] = move, NONE, 0
    tree.totals[node] = 0
    if parent != NONE:
        tree.next[node], tree.first[parent] = tree.first[parent], node
    return node


@compiled
def may_grow(tree, plies):
    """Is there room for one ply and one node more?"""
    return plies < PLIES and tree.used[0] < NODES


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
        for seat in range(MOST_SEATS):
            tree.totals[node, seat] += tree.shares[seat]


@compiled
def upper_bound(tree, parent, node, seat):
    """How well the seat may fare with a node, as far as its visits leave that open."""
    visits = tree.visits[node]
    doubt = np.sqrt(np.log(tree.visits[parent] + 1.0) / visits)
    return tree.totals[node, seat] / visits + EXPLORATION * doubt


@cache
def searcher(game: Game):
    """The function made for the game: tree, position and generator in; the tree is grown."""
    rules = game.rules
    legal_moves, play, share, resample = rules.legal_moves, rules.play, rules.share, rules.resample
    sample_chance, play_chance = rules.sample_chance, rules.play_chance

    @compiled_for(game.module)
    def choose_child(tree, s, rng, parent):
        """The legal move with the highest bound; any that was never tried comes before."""
        seat, best, most, count = int(s.to_act), NONE, -np.inf, legal_moves(s, tree.legal)
        note_children(tree, parent)
        start = pick(rng, count)
        for nth in range(count):
            move = tree.legal[(start + nth) % count]
            node = tree.child_of[move]
            bound = np.inf if node == NONE else upper_bound(tree, parent, node, seat)
            if bound > most:
                best, most = move, bound
        node = tree.child_of[best]
        forget_children(tree, parent)
        return add_node(tree, parent, best) if node == NONE else node

    @compiled_for(game.module)
    def play_at_random(tree, s, rng):
        """To the end of the game, chance included; then the shares of the win."""
        plies = 0
        while s.to_act != NOBODY and plies < LONGEST:
            if s.to_act == CHANCE:
                sample_chance(s, rng, tree.draw)
                play_chance(s, tree.draw)
            else:
                play(s, tree.legal[pick(rng, legal_moves(s, tree.legal))])
            plies += 1
        for seat in range(MOST_SEATS):
            over = s.to_act == NOBODY and seat < s.seats
            tree.shares[seat] = share(s, seat) if over else 0.0

    @compiled_for(game.module)
    def walk(tree, root, rng):
        """Down the tree, one node beyond it, and on at random."""
        tree.tables[0] = root
        s = tree.tables[0]
        resample(s, int(root.to_act), rng, tree.draw)
        node, plies, visited = ROOT, 1, 1
        tree.path[0] = ROOT
        while s.to_act >= 0 and visited > 0 and may_grow(tree, plies):
            node = choose_child(tree, s, rng, node)
            play(s, tree.moves[node])
            tree.path[plies], visited = node, tree.visits[node]
            plies += 1
        play_at_random(tree, s, rng)
        go_back(tree, plies)

    @compiled_for(game.module)
    def search(tree, s, rng):
        """Walk until stopped, or until the tree is full."""
        tree.used[0] = 0
        add_node(tree, NONE, 0)
        while not tree.stop[0] and may_grow(tree, 0):
            walk(tree, s, rng)

    return search


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    s, tree, rng = empty_position(game.rules.position), new_tree(game), np.random.default_rng(0)
    return [EntryPoint(searcher(game), (tree, s, rng))]
