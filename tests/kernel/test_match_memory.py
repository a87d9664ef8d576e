"""A match that keeps few positions knows as much as one that keeps them all."""

from __future__ import annotations

import pytest

from tessera.games import GAMES
from tessera.kernel.engine.chance import generator
from tessera.kernel.match import Match


def played(name: str, *, keep_every: int, plies: int = 90) -> Match:
    """A game at random, the same for any number of positions kept."""
    game, rng = GAMES[name], generator(3)
    options = game.check_options(2, {})
    match = Match(
        game,
        seats=2,
        options=options,
        components=game.read_components(None, options),
        rng=generator(2),
        keep_every=keep_every,
    )
    while not match.is_over and match.ply < plies:
        moves = match.legal_moves()
        match.play(moves[int(rng.integers(len(moves)))])
    return match


@pytest.mark.parametrize("keep_every", [7, 16])
@pytest.mark.parametrize("name", list(GAMES))
def test_what_was_not_kept_is_played_again(name: str, keep_every: int):
    whole, sparse = played(name, keep_every=1), played(name, keep_every=keep_every)
    assert len(sparse._history._kept) <= whole.ply // keep_every + 5
    for ply in range(whole.ply):
        assert sparse.position_at(ply).tobytes() == whole.position_at(ply).tobytes()
        assert sparse.seat_at(ply) == whole.seat_at(ply)
        assert sparse.events(ply) == whole.events(ply)
    for ply in (0, 3, keep_every, 50, whole.ply):
        lately = [(one.position.tobytes(), one.move) for one in sparse.recent_plies(ply)]
        assert lately == [(one.position.tobytes(), one.move) for one in whole.recent_plies(ply)]


@pytest.mark.parametrize("name", list(GAMES))
def test_moves_are_taken_back_and_made_again(name: str):
    """Back over what was not kept, and on from there: nothing of the other line is left."""
    whole, sparse = played(name, keep_every=1), played(name, keep_every=16)
    for _ in range(30):
        whole.undo()
        sparse.undo()
        assert sparse.position.tobytes() == whole.position.tobytes()
    twin = sparse.copy()
    for match in (whole, sparse):
        match._rng = generator(9)
        for _ in range(20):
            match.play(match.legal_moves()[-1])
    for ply in range(whole.ply + 1):
        assert sparse.position_at(ply).tobytes() == whole.position_at(ply).tobytes()
    assert twin.position_at(twin.ply - 1).tobytes() == whole.position_at(twin.ply - 1).tobytes()


def test_there_are_no_events_of_a_ply_that_was_not_played():
    match = played("sintra", keep_every=16, plies=20)
    with pytest.raises(IndexError):
        match.events(match.ply)
