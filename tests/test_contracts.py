"""What holds for every game in GAMES, without a list of exceptions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

import numpy as np
import pytest

import tessera
from tessera.bots import Bot
from tessera.games import GAMES
from tessera.kernel.engine.chance import CHANCE, NOBODY, generator
from tessera.kernel.errors import IllegalMove
from tessera.kernel.game import Game
from tessera.kernel.match import Match
from tessera.kernel.position import Position
from tessera.kernel.values import Json, Move
from tessera.lab.playouts import play_randomly
from tests.golden import tables

# A random player may dawdle, one that follows its game's evaluation must not.
MOST_PLIES = {"random": 100_000, "greedy": 5000}


every_table = pytest.mark.parametrize(
    ("name", "seats", "options"), [(game.name, *rest) for game, *rest in tables()]
)


def new_match(name: str, seats: int, options: dict[str, str], seed: int = 0) -> Match:
    game = GAMES[name]
    every_option = game.check_options(seats, options)
    components = game.read_components(None, every_option)
    return Match(
        game, seats=seats, options=every_option, components=components, rng=generator(seed)
    )


def played(match: Match, policy: str, seed: int = 0) -> Iterator[Match]:
    """The match at every decision of a whole game."""
    bot, rng = Bot(match.game, policy), generator(seed)
    while not match.is_over:
        yield match
        match.play(bot.choose(match, rng))
        assert match.ply < MOST_PLIES[policy], "this game does not end"


@every_table
@pytest.mark.parametrize("policy", list(MOST_PLIES))
def test_every_game_ends_with_an_outcome(
    name: str, seats: int, options: dict[str, str], policy: str
):
    match = new_match(name, seats, options)
    for _ in played(match, policy):
        assert match.outcome is None
    assert match.to_act == NOBODY
    assert match.outcome is not None
    assert all(0 <= winner < seats for winner in match.outcome.winners)
    assert match.legal_moves() == []


@every_table
def test_whoever_is_to_act_always_has_a_move(name: str, seats: int, options: dict[str, str]):
    for match in played(new_match(name, seats, options), "random"):
        assert match.legal_moves()
        assert 0 <= match.to_act < seats


@every_table
def test_a_move_is_legal_if_and_only_if_it_is_accepted(
    name: str, seats: int, options: dict[str, str]
):
    """Every move that was legal somewhere is tried in every eighth position of other games."""
    game = GAMES[name]
    known = {
        str(move): move
        for at in played(new_match(name, seats, options), "random")
        for move in at.legal_moves()
    }
    judged = Counter[bool]()
    for seed in count(7):  # one game, if it is not a short one
        for nth, at in enumerate(played(new_match(name, seats, options, seed), "greedy")):
            legal = {str(move) for move in at.legal_moves()}
            if nth % 8:
                continue
            for text, move in known.items():
                judged[text in legal] += 1
                assert accepts(game, at.position.copy(), move) == (text in legal), text
        if min(judged[True], judged[False]) > 20:
            return


def accepts(game: Game, position: Position, move: Move) -> bool:
    """Does the game let the move be made? A refusal leaves the position as it was."""
    before = position.copy()
    try:
        game.play(position, move)
    except IllegalMove:
        assert position == before
        return False
    return True


@every_table
def test_every_move_survives_its_notation_and_its_number(
    name: str, seats: int, options: dict[str, str]
):
    game = GAMES[name]
    match = new_match(name, seats, options)
    for at in played(match, "greedy"):
        for move in at.legal_moves():
            assert game.parse_move(str(move)) == move
            assert game.move_of(game.number_of(move)) == move
    for move in match.moves:
        assert game.parse_move(str(move)) == move


@every_table
def test_a_copy_goes_its_own_way(name: str, seats: int, options: dict[str, str]):
    match = new_match(name, seats, options)
    before, ply = match.position.copy(), match.ply
    twin = match.copy()
    for _ in played(twin, "random"):
        pass
    assert match.position == before
    assert match.ply == ply
    assert twin.position != before


@every_table
def test_undo_is_the_inverse_of_play(name: str, seats: int, options: dict[str, str]):
    match = new_match(name, seats, options)
    for at in played(match, "random"):
        before, moves = at.position.copy(), at.moves[:]
        at.play(at.legal_moves()[-1])
        at.undo()
        assert at.position == before
        assert at.moves == moves


@every_table
def test_replaying_a_record_gives_the_same_position(name: str, seats: int, options: dict[str, str]):
    match = new_match(name, seats, options)
    for _ in played(match, "greedy"):
        pass
    again = tessera.from_json(match.to_json())
    assert again.position == match.position
    assert again.outcome == match.outcome
    assert [str(move) for move in again.moves] == [str(move) for move in match.moves]


@every_table
def test_every_move_and_the_view_after_it_can_be_told_and_drawn(
    name: str, seats: int, options: dict[str, str]
):
    match = new_match(name, seats, options)
    for _ in played(match, "random"):
        pass
    for ply in range(match.ply):
        assert match.events(ply)
    for seat in (None, *range(seats)):
        assert match.draw(seat).plain


@every_table
def test_a_position_survives_json(name: str, seats: int, options: dict[str, str]):
    game = GAMES[name]
    match = new_match(name, seats, options)
    for _ in played(match, "greedy"):
        pass
    for ply in range(match.ply + 1):
        json = game.position_to_json(match.position_at(ply))
        again = game.position_from_json(json, match.options, match.components)
        assert game.position_to_json(again) == json
        if match.ply == ply or match.seat_at(ply) != CHANCE:
            assert told(game, again) == told(game, match.position_at(ply))


@every_table
def test_a_game_goes_on_from_any_position_as_it_did(name: str, seats: int, options: dict[str, str]):
    """The same moves are legal, and the same moves lead to the same end."""
    match = new_match(name, seats, options)
    for _ in played(match, "greedy"):
        pass
    for ply in range(0, match.ply + 1, 7):
        if ply < match.ply and match.seat_at(ply) == CHANCE:
            continue  # before and after `start 0` the set-up looks alike
        json = match.game.position_to_json(match.position_at(ply))
        again = begun_at(name, json, options)
        assert again.seats == seats
        assert again.legal_moves() == match.game.legal_moves(match.position_at(ply))
        for move in match.moves[ply:]:
            again.play(move)
        assert again.outcome == match.outcome
        assert tessera.from_json(again.to_json(), chance=False).position == again.position


def begun_at(name: str, json: Json, options: Any) -> Match:
    """The game from this position on, its draws typed in."""
    return tessera.from_position(name, json, chance=False, **options)


def told(game: Game, position: Position) -> dict[str, bytes]:
    """Every field but those of which the game itself says that its JSON leaves them out."""
    assert set(game.not_in_json) < set(position.dtype.names)
    kept = [name for name in position.dtype.names if name not in game.not_in_json]
    return {name: position[name].tobytes() for name in kept}


@every_table
def test_nothing_about_the_future_is_in_a_position(name: str, seats: int, options: dict[str, str]):
    """The same moves lead to the same bytes, whatever the generator; and draws differ."""
    match = new_match(name, seats, options, seed=1)
    typed = Match(match.game, seats=seats, options=match.options, components=match.components)
    for move in match.moves:
        typed.play(str(move))
    assert typed.position.tobytes() == match.position.tobytes()
    other = new_match(name, seats, options, seed=2)
    assert other.position != match.position


@pytest.mark.parametrize("name", list(GAMES))
def test_playouts_play_the_same_games_as_matches(name: str):
    """Plies of whole games, counted both ways."""
    game = GAMES[name]
    rules = game.rules
    rng = np.random.default_rng([3, 0])
    match = new_match(name, 2, {})
    table = game.new_position(2, match.options, match.components)
    moves, draw = np.empty(rules.most_legal, np.int32), np.empty(rules.draw_size, np.int8)
    plies = 0
    for _ in range(5):
        s = table.copy()
        while game.to_act(s) != NOBODY:
            if game.to_act(s) == CHANCE:
                rules.sample_chance(s, rng, draw)
                rules.play_chance(s, draw)
            else:
                count = rules.legal_moves(s, moves)
                rules.play(s, moves[int(rng.random() * count)])
            plies += 1
    assert play_randomly(game, 5, seed=3) == plies


@pytest.mark.parametrize("name", list(GAMES))
def test_threads_share_the_games_out(name: str):
    """Every game is played once, whatever the number of threads."""
    assert play_randomly(GAMES[name], 1, threads=1) > 0
    halves = [play_randomly(GAMES[name], 7, seed=5, threads=threads) for threads in (2, 2)]
    assert halves[0] == halves[1]
    per_game = halves[0] / 7
    assert 1 < per_game < MOST_PLIES["random"]
