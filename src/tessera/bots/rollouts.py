"""Plain Monte Carlo tree search: every walk ends in a game played to its end at random.

Nothing is judged but who won. It is a yardstick: what search without knowledge is worth.
"""

# pyright: basic
from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from tessera.bots.tree import (
    MOST_WALKS,
    NONE,
    ROOT,
    SEATS,
    USED,
    WALKS,
    Tree,
    TreeSearch,
    add_node,
    forget_children,
    go_back,
    may_grow,
    new_tree,
    note_children,
)
from tessera.kernel.chance import CHANCE, NOBODY, pick
from tessera.kernel.compiling import EntryPoint, compiled, compiled_for
from tessera.kernel.game import Game, Position

CURIOSITY: Final = 0.7  # how wide the confidence bound is
MOST_PLIES: Final = 2000  # of a random game; one that is longer has no winner


class Rollouts(TreeSearch):
    """Grows a tree by random games."""

    def reply(self, table: Position, seat: int) -> None:
        return  # its lines have the moves of all seats

    def grow(self, tree: Tree, position: Position, rng: np.random.Generator) -> None:
        searcher(self.game)(tree, position, rng)


@compiled
def upper_bound(tree, parent, node, seat):
    """How well the seat may fare with a node, as far as its visits leave that open."""
    visits = tree.visits[node]
    doubt = np.sqrt(np.log(tree.visits[parent] + 1.0) / visits)
    return tree.totals[node, seat] / visits + CURIOSITY * doubt


@cache
def searcher(game: Game):
    """The function made for the game: tree, position and generator in; the tree is grown."""
    rules = game.rules
    legal_moves, play, share, imagine = rules.legal_moves, rules.play, rules.share, rules.imagine
    sample_chance, play_chance = rules.sample_chance, rules.play_chance

    @compiled_for(game.name)
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

    @compiled_for(game.name)
    def play_at_random(tree, s, rng):
        """To the end of the game, chance included; then the shares of the win."""
        plies = 0
        while s.to_act != NOBODY and plies < MOST_PLIES:
            if s.to_act == CHANCE:
                sample_chance(s, rng, tree.draw)
                play_chance(s, tree.draw)
            else:
                play(s, tree.legal[pick(rng, legal_moves(s, tree.legal))])
            plies += 1
        for seat in range(SEATS):
            over = s.to_act == NOBODY and seat < s.seats
            tree.shares[seat] = share(s, seat) if over else 0.0

    @compiled_for(game.name)
    def walk(tree, root, rng):
        """Down the tree, one node beyond it, and on at random."""
        tree.tables[0] = root
        s = tree.tables[0]
        imagine(s, int(root.to_act), rng, tree.draw)
        node, plies, visited = ROOT, 1, 1
        tree.path[0] = ROOT
        while s.to_act >= 0 and visited > 0 and may_grow(tree, plies):
            node = choose_child(tree, s, rng, node)
            play(s, tree.moves[node])
            tree.path[plies], visited = node, tree.visits[node]
            plies += 1
        play_at_random(tree, s, rng)
        go_back(tree, plies)

    @compiled_for(game.name)
    def search(tree, s, rng):
        """Walk until stopped, or until the tree is full."""
        tree.counts[USED], tree.counts[WALKS] = 0, 0
        add_node(tree, NONE, 0)
        while (
            not tree.stop[0] and tree.counts[WALKS] < tree.counts[MOST_WALKS] and may_grow(tree, 0)
        ):
            walk(tree, s, rng)
            tree.counts[WALKS] += 1

    return search


def entry_points(game: Game) -> list[EntryPoint]:
    """The function made for the game."""
    s, tree, rng = np.zeros(1, game.rules.position)[0], new_tree(game), np.random.default_rng(0)
    return [EntryPoint(searcher(game), (tree, s, rng))]
