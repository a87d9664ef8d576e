"""How far a page is from being told, and which moves a bot thinks likely, against the rules."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

import tessera
from tessera.bots import Bot
from tessera.games import GAMES
from tessera.games.fairytile.engine.distances import find_lacks
from tessera.games.fairytile.engine.heuristics import likely_moves
from tessera.games.fairytile.engine.rules import LAY, TURN
from tessera.kernel.engine.chance import generator
from tessera.kernel.position import Position

GAME = GAMES["fairytile"]
RULES = GAME.rules
TERMS = list(GAME.heuristics.reasons)


def positions(games: int) -> Iterator[Position]:
    """Of games between greedy bots, as long as the turn has not told a page."""
    bot = Bot(GAME, "greedy")
    for seed in range(games):
        match, rng = tessera.new_game("fairytile", seed=seed), generator(seed)
        while not match.is_over and match.ply < 150:
            if not match.position.recounted:
                yield match.position
            match.play(bot.choose(match, rng))


def tells(position: Position, move: int) -> bool:
    """Does the move tell the page in hand?"""
    seat, table = int(position.to_act), position.copy()
    RULES.play(table, move)
    return bool(table.story_size[seat] > position.story_size[seat])


def term(position: Position, name: str) -> bool:
    counted = np.zeros((4, len(TERMS)))
    GAME.heuristics.terms(position, counted)
    return bool(counted[int(position.to_act), TERMS.index(name)])


def test_a_page_is_one_move_away_if_and_only_if_a_character_can_tell_it():
    """[FT-6.1] Also when the princess ends where she stands. Laying a tile is not counted."""
    seen = {True: 0, False: 0}
    for position in positions(games=10):
        moves = [move for move in GAME.legal_numbers(position) if move < LAY]
        can_tell = any(tells(position, move) for move in moves)
        assert term(position, "one-move") == can_tell
        seen[can_tell] += 1
    assert min(seen.values()) > 200


def test_likely_moves_are_all_but_laying_a_tile_for_which_no_page_waits():
    moves, with_tiles = np.zeros(RULES.most_legal, np.int32), 0
    for position in positions(games=5):
        legal = GAME.legal_numbers(position)
        waits = find_lacks(position)[position.hand[position.to_act]] > 0
        likely = moves[: likely_moves(position, moves)].tolist()
        assert likely == [move for move in legal if waits or not LAY <= move < TURN]
        with_tiles += waits
    assert with_tiles > 10
