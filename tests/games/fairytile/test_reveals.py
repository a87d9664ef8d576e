"""What a move shows that was hidden before: such a move is not taken back lightly."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from tessera.bots import Bot
from tessera.games import GAMES
from tessera.games.fairytile.engine.state import PAGES
from tessera.games.fairytile.events import Laid, PageTurned, Recounted, SeatOut, Won
from tessera.games.fairytile.notation import Lay, MoveCharacter, Start, Turn, number_of
from tessera.kernel.engine.chance import generator
from tessera.kernel.errors import InvalidNotation
from tessera.kernel.match import Match
from tessera.kernel.position import Position
from tessera.kernel.values import Event, Json, Move
from tests.games.fairytile.board import Board, Seat
from tests.games.fairytile.brute_force import pages_by_trying
from tests.games.fairytile.test_end import (
    KNIGHT_AND_DRAGON_AT_CASTLE,
    MEET_ON_PLAIN,
    PRINCESS_AT_CASTLE,
    dragon_inside,
)
from tests.games.fairytile.test_referee import EXTREME

GAME = GAMES["fairytile"]
LONGEST = 60  # plies that are looked at: the kingdom is finished after about 20
SOME_WORLDS = 30  # of a position with three seats or four


@cache
def builders_game(seats: int, seed: int, *, extreme: bool = False) -> Match:
    """Tiles are laid first, anywhere, so that much is played in a finished kingdom."""
    components = GAME.read_components(EXTREME if extreme else None, {})
    rng, bot = generator(seed), Bot(GAME, "greedy")
    match = Match(GAME, seats=seats, options={}, components=components, rng=rng)
    while not match.is_over and match.ply < LONGEST:
        tiles = [move for move in match.legal_moves() if isinstance(move, Lay)]
        chosen = tiles[rng.integers(len(tiles))] if tiles else bot.choose(match, rng)
        match.play(chosen)
    return match


def plies_of_seats(match: Match) -> Iterator[int]:
    return (ply for ply in range(match.ply) if match.seat_at(ply) >= 0)


# ------------------------------------------------------------------ what is revealed


def pages_not_told(position: Position) -> set[int]:
    told = {page for seat in GAME.position_to_json(position)["seats"] for page in seat["story"]}
    return {*range(1, PAGES + 1)} - told


def can_be_told(position: Position, components: Json) -> set[int]:
    """The pages that somebody may still tell: before the kingdom is finished, all. [FT-8.2]"""
    left = pages_not_told(position)
    if not position.finished:
        return left
    return left & pages_by_trying(GAME.position_to_json(position), components)


@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (2, 5), (3, 1), (4, 0)])
def test_a_move_reveals_a_page_a_tile_or_that_a_page_is_impossible(seats: int, seed: int):
    """[FT-2.3, FT-3.4, FT-6.1, FT-8.2] And nothing else does."""
    match = builders_game(seats, seed)
    judged = 0
    for ply in plies_of_seats(match):
        before, after, move = match.position_at(ply), match.position_at(ply + 1), match.moves[ply]
        shows = is_a_page_or_tile_seen(before, match.seat_at(ply), match.events(ply))
        if after.finished and (not before.finished or is_flight(move)):
            possible = (can_be_told(position, match.components) for position in (before, after))
            impossible = next(possible) - next(possible) & pages_not_told(after)
            judged += bool(impossible)
            shows |= bool(impossible)
        assert GAME.reveals(before, move) == shows, str(move)
    assert judged


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 0), (4, 2)])
def test_a_move_that_puts_somebody_out_reveals_something(seats: int, seed: int):
    """[FT-8.2] In a box that is made for it."""
    match = builders_game(seats, seed, extreme=True)
    out = [
        ply
        for ply in plies_of_seats(match)
        if any(isinstance(event, SeatOut) for event in match.events(ply))
    ]
    assert out
    assert all(GAME.reveals(match.position_at(ply), match.moves[ply]) for ply in out)


@pytest.mark.parametrize("hand", [PRINCESS_AT_CASTLE, KNIGHT_AND_DRAGON_AT_CASTLE])
def test_a_flight_from_which_she_cannot_come_back_reveals_who_is_out_and_who_is_not(hand: int):
    """[FT-8.2] She meets nobody at the castle after it; other moves change nothing any more."""
    board = dragon_inside(Seat(hand=MEET_ON_PLAIN), Seat(hand=hand), Seat())
    assert GAME.reveals(board.position, GAME.parse_move(board.notation("D to y")))
    assert not GAME.reveals(board.position, GAME.parse_move(board.notation("P to x")))
    after = board.play("D to y")
    assert after.out()[1] == (hand == KNIGHT_AND_DRAGON_AT_CASTLE)
    for move in GAME.legal_moves(after.position):
        reach = after.position.dragon_reach
        if Board(after.position, {}).play(str(move)).position.dragon_reach == reach:
            assert GAME.reveals(after.position, move) == isinstance(move, Turn)


def is_a_page_or_tile_seen(before: Position, seat: int, events: list[Event]) -> bool:
    """Does somebody see a page or a tile that was hidden? After a win there is no next page."""
    turned = any(isinstance(event, PageTurned) for event in events)
    told = any(isinstance(event, Recounted) for event in events)
    won = any(isinstance(event, Won) for event in events)
    next_tile = any(isinstance(event, Laid) and event.left > 0 for event in events)
    return next_tile or (told and not won) or (turned and int(before.book_size[seat]) > 0)


# ------------------------------------------------------------------ and what that must not tell


def same_to_the_mover(position: Position) -> list[Position]:
    """Tables that the mover cannot tell from this one: of two seats all, of more some."""
    (*others,) = {*range(position.seats)} - {int(position.to_act)}
    if len(others) == 1:
        return list(with_every_page(position, others[0]))
    rng, draw = generator(0), np.zeros(GAME.rules.draw_size, np.int8)
    worlds = [position.copy() for _ in range(SOME_WORLDS)]
    for world in worlds:
        GAME.rules.resample(world, int(position.to_act), rng, draw)
    return worlds


def with_every_page(position: Position, other: int) -> Iterator[Position]:
    """Every page in the other's hand that the mover does not know to be somewhere else.

    It knows those that were told, its own and those that it has turned.
    """
    seat = int(position.to_act)
    size, turned = int(position.book_size[seat]), int(position.turned[seat])
    known = {int(position.hand[seat]), *position.book[seat, size - turned : size].tolist()}
    for page in pages_not_told(position) - known:
        if could_hold(position, other, page):
            world = position.copy()
            GAME.rules.suppose(world, other, page)
            yield world


def could_hold(position: Position, seat: int, page: int) -> bool:
    """A seat that is out holds an impossible page, another a possible one. [FT-8.2]"""
    is_possible = bool(int(position.possible) >> page & 1)
    return not position.finished or is_possible != bool(position.out[seat])


def is_flight(move: Move) -> bool:
    return isinstance(move, MoveCharacter) and move.who == "dragon"


def moves_of_every_kind(position: Position) -> list[Move]:
    """Every flight, some tiles, turning the page or ending, and a move of another character."""
    moves = GAME.legal_moves(position)
    flights = [move for move in moves if is_flight(move)]
    tiles = [move for move in moves if isinstance(move, Lay)]
    return [moves[0], moves[-1], *flights, *tiles[:2]]


@pytest.mark.parametrize(
    ("seats", "seed", "extreme"),
    [(2, 2, False), (2, 5, False), (3, 4, False), (4, 0, False), (2, 2, True), (3, 2, True)],
)
def test_what_is_revealed_never_depends_on_what_the_mover_cannot_see(
    seats: int, seed: int, extreme: bool
):
    """[FT-8.2] Or whether a move may be taken back would tell of the pages in other hands."""
    match = builders_game(seats, seed, extreme=extreme)
    differ = 0
    for ply in plies_of_seats(match):
        before = match.position_at(ply)
        worlds = [before, *same_to_the_mover(before)]
        for move in moves_of_every_kind(before):
            said = {GAME.reveals(world, move) for world in worlds}
            assert len(said) == 1, f"ply {ply}, {move}"
            differ += len({seats_out_after(world, move) for world in worlds}) > 1
    assert differ, "what becomes of the others should depend on their pages now and then"


def seats_out_after(position: Position, move: Move) -> bytes:
    after = position.copy()
    GAME.play(after, move)
    return after.out.tobytes()


def test_only_moves_of_seats_have_numbers():
    """A draw has none, nor has a character that does not exist."""
    for move in (Start(0), MoveCharacter("witch", 0, 0)):
        with pytest.raises(InvalidNotation):
            number_of(move)  # pyright: ignore[reportArgumentType]
