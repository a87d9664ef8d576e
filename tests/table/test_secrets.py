"""Fair draws and well kept secrets: what is shown when, to whom, and what can be checked after."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from tessera.kernel.engine.chance import generator
from tessera.kernel.fair_draws import commitment_to
from tessera.kernel.position import Position
from tessera.kernel.values import Json
from tessera.table import commands
from tessera.table.entries import AnyChange, Entry, Played
from tessera.table.keys import hash_of
from tessera.table.table import Table
from tessera.table.view import record_of, state_of

from .seated import (
    BOT,
    INVITED,
    OPEN,
    PEOPLE,
    SECRET,
    Sitting,
    every_game,
    people,
    replayed,
    shown,
    two_people,
)


def much_happened(game: str) -> Sitting:
    """A table with a host, links, a bot, talk, somebody away, and a question in the air."""
    sitting = Sitting(game, [INVITED, OPEN, INVITED, BOT], host="host")
    for who, seat in (("ana", 0), ("bea", 1), ("cid", 2)):
        sitting.sit(who, seat)
    sitting.ask(commands.say, "ana", seat=0, text="hello")
    for _ in range(9):
        sitting.move(-1)
    sitting.ask(commands.leave, "cid", seat=2)
    sitting.until(lambda: sitting.table.to_act == 0)
    return sitting


def private(sitting: Sitting) -> list[str]:
    """What nobody may be shown, ever: keys, links, and the hashes of both."""
    words = ["host", *PEOPLE, *(link for link in sitting.invitations if link is not None)]
    return [*(f'"{word}"' for word in words), *map(hash_of, words)]


# ------------------------------------------------------------------ nothing comes through


@every_game
def test_no_key_link_or_secret_is_shown_while_people_wait(game: str):
    """To nobody, in no form."""
    sitting = Sitting(game, [INVITED, OPEN, INVITED, BOT], host="host").seated("ana", "bea")
    text = shown(sitting.table).decode()
    assert [word for word in [SECRET, *private(sitting)] if word in text] == []


@every_game
def test_no_key_link_or_secret_is_shown_during_the_game(game: str):
    """Not in agreement, state, list, log, record, talk or views."""
    sitting = much_happened(game)
    text = shown(sitting.table).decode()
    assert [word for word in [SECRET, *private(sitting)] if word in text] == []
    assert sitting.table.commitment in text
    assert "hello" in text


@every_game
def test_no_key_or_link_is_shown_when_the_game_is_over(game: str):
    """The secret is, and only now."""
    sitting = much_happened(game).finished()
    text = shown(sitting.table).decode()
    assert [word for word in private(sitting) if word in text] == []
    assert SECRET in text


@every_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_secret_is_told_with_the_last_move_and_not_before(game: str, seats: int):
    """At every ply of a game; the commitment never changes."""
    sitting = Sitting(game, [OPEN] * seats)
    commitments = {state_of(sitting.table).shuffle.commitment}
    sitting.seated(*PEOPLE[:seats])
    while sitting.table.status == "running":
        for shuffle in (state_of(sitting.table).shuffle, record_of(sitting.table).shuffle):
            assert shuffle is not None
            assert shuffle.secret is None
            commitments.add(shuffle.commitment)
        sitting.until(lambda at=sitting.ply: sitting.ply > at)
    shuffle = state_of(sitting.table).shuffle
    assert (shuffle.secret, shuffle.is_kept) == (SECRET, True)
    assert commitments == {commitment_to(SECRET)} == {shuffle.commitment}
    assert shuffle.seeds == [f"seed of {who}" for who in PEOPLE[:seats]]


@every_game
def test_a_draw_that_hides_something_is_shown_without_it_until_the_end(game: str):
    """In the log and in the record; afterwards both have everything."""
    sitting = two_people(game)
    match = sitting.table.running_match()
    hidden = [str(move) for move in match.moves if sitting.game.shown(move) != str(move)]
    assert len(hidden) == (3 if sitting.game.rules.hides else 0)
    text = shown(sitting.table).decode()
    assert [draw for draw in hidden if draw in text] == []
    text = shown(sitting.finished().table).decode()
    assert [draw for draw in hidden if draw not in text] == []


# ------------------------------------------------------------------ the same table, imagined


def imagined(sitting: Sitting, position: Position, *viewers: int) -> Position:
    """The position with all shuffled that none of the viewers can see."""
    rules, other = sitting.game.rules, position.copy()
    for viewer in viewers:
        rules.resample(other, viewer, generator(viewer), np.zeros(rules.draw_size, np.int8))
    return other


def set_up_otherwise(sitting: Sitting) -> list[Entry]:
    """The entries with other hidden draws: what everybody saw of them is the same."""
    position = imagined(sitting, sitting.table.running_match().position, 0, 1)
    json = sitting.game.position_to_json(position)
    return [
        msgspec.structs.replace(entry, changes=[_redrawn(one, json) for one in entry.changes])
        for entry in sitting.entries
    ]


def _redrawn(change: AnyChange, json: Json) -> AnyChange:
    match change:
        case Played(ply=ply, move=move) if move.startswith("stack "):
            tiles = [f"{one['tile']}/{one['face']}" for one in json["stack"]]
            return Played(ply=ply, move=f"stack {' '.join(tiles)}")
        case Played(ply=ply, move=move) if move.startswith("pages "):
            seat = json["seats"][int(move.split()[1])]
            pages = [seat["hand"], *seat["book"]]
            return Played(ply=ply, move=f"pages {move.split()[1]} {' '.join(map(str, pages))}")
        case _:
            return change


def test_what_is_drawn_hidden_changes_nothing_that_a_spectator_is_shown():
    """Other pages, other tiles below the top: the same table, to the last letter."""
    sitting = two_people("fairytile")
    other = replayed("fairytile", set_up_otherwise(sitting))
    one, two = sitting.table.running_match(), other.running_match()
    assert [str(move) for move in one.moves[3:]] != [str(move) for move in two.moves[3:]]
    assert (one.position.hand[:2] != two.position.hand[:2]).all()
    assert (one.position.stack != two.position.stack).any()
    assert shown(sitting.table, [None]) == shown(other, [None])


def test_nor_does_it_as_the_game_goes_on():
    """While characters move and pages are turned, and none is told."""
    sitting = two_people("fairytile")
    other = replayed("fairytile", set_up_otherwise(sitting))
    for nth in range(20):
        moves = [move for move in sitting.legal if is_quiet(move, sitting.table, other)]
        other.add(Entry(at=sitting.now, changes=sitting.make(moves[nth % len(moves)])))
        assert shown(sitting.table, [None]) == shown(other, [None])
    assert "turn" in [str(move) for move in other.running_match().moves]


def is_quiet(move: str, *tables: Table) -> bool:
    """Does the move show no new tile, and recount no page at any of the tables?"""
    if move.startswith("lay"):
        return False
    for table in tables:
        position = table.running_match().position.copy()
        before = position.story_size.copy()
        table.game.play(position, table.game.parse_move(move))
        if (position.story_size != before).any():
            return False
    return True


@every_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_depends_on_nothing_that_is_hidden_from_it(game: str, seats: int):
    """Of spectators and of every seat, all through a game."""
    sitting = people(game, seats)
    changed = 0
    while sitting.table.status == "running":
        match = sitting.table.running_match()
        position = match.position
        for viewer in (None, *range(seats)):
            before = msgspec.json.encode(match.view(viewer))
            match.position = imagined(sitting, position, *([0, 1] if viewer is None else [viewer]))
            changed += match.position.tobytes() != position.tobytes()
            assert msgspec.json.encode(match.view(viewer)) == before
            match.position = position
        sitting.until(lambda at=sitting.ply: sitting.ply > at + 6)
    assert (changed > 10) == sitting.game.rules.hides
