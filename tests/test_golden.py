"""Every game has its golden playthroughs, and they still come out the same."""

from __future__ import annotations

import pytest

from tessera.kernel.game import Game
from tests.golden import FOLDER, moves_of, path_of, replayed, story, tables


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    list(tables()),
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_the_playthrough_comes_out_the_same(game: Game, seats: int, options: dict[str, str]):
    """If this is meant, `make golden` writes it anew; the commit names the clause."""
    told = path_of(game, seats, options).read_text(encoding="utf-8")
    assert story(replayed(game, seats, options, moves_of(told))) == told


def test_there_is_no_playthrough_without_a_table():
    """Nothing lies about that is never checked."""
    assert set(FOLDER.iterdir()) == {path_of(*table) for table in tables()}
