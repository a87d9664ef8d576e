"""What a move shows that was hidden before: such a move is not taken back lightly."""

from __future__ import annotations

import pytest

from tessera.bots import Bot
from tessera.games import GAMES
from tessera.games.fairytile.events import Laid, PageTurned, Recounted, SeatOut, Won
from tessera.games.fairytile.notation import MoveCharacter, Start, number_of
from tessera.kernel.chance import generator
from tessera.kernel.errors import InvalidNotation
from tessera.kernel.match import Match
from tests.games.fairytile.test_referee import EXTREME

GAME = GAMES["fairytile"]


def finished_game(seats: int, seed: int, *, extreme: bool) -> Match:
    components = GAME.read_components(EXTREME if extreme else None, {})
    rng, bot = generator(seed), Bot(GAME, "greedy")
    match = Match(GAME, seats=seats, options={}, components=components, rng=rng)
    while not match.is_over:
        match.play(bot.choose(match.position, rng))
    return match


@pytest.mark.parametrize("extreme", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_a_move_reveals_a_page_a_tile_or_that_a_page_is_impossible(seed: int, extreme: bool):
    """[FT-2.3, FT-3.4, FT-6.1, FT-8.2] And nothing else does."""
    match = finished_game(3, seed, extreme=extreme)
    for ply in range(match.ply):
        if match.seat_at(ply) < 0:
            continue
        events = match.events(ply)
        before, move = match.position_at(ply), match.moves[ply]
        shows = any(isinstance(event, SeatOut) for event in events)
        if not any(isinstance(event, Won) for event in events):
            shows |= any(isinstance(event, Recounted) for event in events)
        turned = any(isinstance(event, PageTurned) for event in events)
        shows |= turned and int(before.book_size[match.seat_at(ply)]) > 0
        shows |= any(isinstance(event, Laid) and event.left > 0 for event in events)
        assert GAME.reveals(before, move) == shows, str(move)


def test_only_moves_of_seats_have_numbers():
    """A draw has none, nor has a character that does not exist."""
    for move in (Start(0), MoveCharacter("witch", 0, 0)):
        with pytest.raises(InvalidNotation):
            number_of(move)  # pyright: ignore[reportArgumentType]
