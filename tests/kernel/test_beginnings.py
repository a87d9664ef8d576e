"""A game may begin at any position: it is kept, taken back and looked at like any other."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tessera
from tessera.bots import Bot
from tessera.bots.review import consider, review
from tessera.games import GAMES
from tessera.kernel.errors import IllegalMove, InvalidPosition, InvalidRecord
from tessera.kernel.match import Match
from tessera.kernel.position import Position
from tessera.kernel.values import Json
from tests.command import Command
from tests.kernel.playing import advance, new


def middle(seats: int = 2) -> Match:
    """A game of Sintra some plies after its set-up."""
    return advance(new(7, seats=seats), 9)


def position_of(match: Match) -> dict[str, Any]:
    return match.game.position_to_json(match.position)


def begun(**wishes: Any) -> Match:
    return tessera.from_position("sintra", position_of(middle()), seed=3, **wishes)


def test_it_begins_where_the_position_says():
    match = begun()
    assert (match.ply, match.seats) == (0, 2)
    assert match.position == middle().position
    assert match.legal_moves() == middle().legal_moves()


def test_the_position_brings_its_seats():
    match = tessera.from_position("sintra", position_of(middle(seats=3)))
    assert match.seats == 3


def test_chance_goes_on_by_itself_where_it_was_to_act():
    dealt = new(7)
    before = dealt.game.position_to_json(dealt.position_at(dealt.ply - 1))
    assert tessera.from_position("sintra", before, seed=1).ply == 1
    assert tessera.from_position("sintra", before, chance=False).ply == 0


def test_nothing_before_the_beginning_is_taken_back():
    match = begun()
    match.play(match.legal_moves()[0])
    match.undo()
    assert match.position == middle().position
    with pytest.raises(IllegalMove, match="no move to take back"):
        match.undo()


def test_its_record_says_where_it_began(tmp_path: Path):
    match = advance(begun(), 4)
    match.save(tmp_path / "game.json")
    again = tessera.load(tmp_path / "game.json", seed=3)
    assert (again.ply, again.position) == (match.ply, match.position)
    assert again.position_at(0) == middle().position
    assert again.to_json() == match.to_json()


def test_a_record_from_set_up_on_says_nothing_of_a_position():
    assert "start" not in json.loads(new(7).to_json())


def test_what_becomes_of_the_json_changes_no_game():
    given = position_of(middle())
    match = tessera.from_position("sintra", given)
    given["seats"].clear()
    record = match.record()
    assert isinstance(record.start, dict)
    record.start.clear()
    assert match.record().start == position_of(middle())


@pytest.mark.parametrize(
    "start", [{}, {"seats": []}, position_of(middle(seats=3))], ids=["empty", "none", "three"]
)
def test_a_record_with_another_position_is_refused(start: dict[str, Any]):
    text = json.dumps({**json.loads(begun().to_json()), "start": start})
    with pytest.raises(InvalidRecord, match=r"this record cannot be set up: .*position"):
        tessera.from_json(text)


def test_a_position_is_read_once(monkeypatch: pytest.MonkeyPatch):
    read, game = list[Json](), GAMES["sintra"]

    def read_position(json: Json, options: Any, components: Json) -> Position:
        read.append(json)
        return game.position_from_json(json, options, components)

    once = replace(game, position_from_json=read_position)
    monkeypatch.setattr("tessera.games.GAMES", {"sintra": once})
    assert tessera.from_position("sintra", position_of(middle())).position == middle().position
    assert read == [position_of(middle())]


def test_a_position_that_cannot_be_says_why():
    position = position_of(middle())
    position["bag"]["o"] += 1
    with pytest.raises(InvalidPosition, match="there are 21 panes of 'o'"):
        tessera.from_position("sintra", position)


def test_what_is_printed_may_be_said_as_in_a_trace():
    printed = GAMES["sintra"].read_components(None, {"side": "A"})
    printed["palace"][0] += 1
    assert begun(components=printed).components == printed


def test_it_is_reviewed_like_any_other():
    """Where chance is to act at the beginning, somebody may be ahead."""
    match = advance(begun(), 2)
    bot = Bot(match.game, "greedy")
    assert len(review(match, list(consider(match, bot)), bot).plies) == match.ply


# ------------------------------------------------------------------ in the terminal


def file_of(folder: Path, **parts: Any) -> str:
    (folder / "position.json").write_bytes(
        msgspec.json.encode({"position": position_of(middle()), **parts})
    )
    return "position.json"


@pytest.mark.parametrize("said", [(), ("sintra", "--side", "A")], ids=["in the file", "typed"])
def test_the_terminal_begins_at_a_position(command: Command, said: tuple[str, ...]):
    facts: dict[str, Any] = {} if said else {"game": "sintra", "options": {"side": "A"}}
    name = file_of(command.folder, **facts)
    ran = command("play", *said, "--from", name, "--bots", "none", typed=["1", "s out.json"])
    assert (ran.code, ran.err) == (0, "")
    saved = tessera.load(command.folder / "out.json")
    assert saved.position_at(0) == middle().position
    assert saved.moves == [middle().legal_moves()[0]]


def test_a_line_of_a_trace_is_a_position(command: Command):
    lines = command("trace", "fairytile", "--policy", "greedy").out.splitlines()
    (command.folder / "ply.json").write_text(lines[20])
    ran = command("play", "fairytile", "--from", "ply.json", typed=["s out.json"])
    assert (ran.code, ran.err) == (0, "")
    saved = tessera.load(command.folder / "out.json")
    assert json.loads(saved.to_json())["start"] == json.loads(lines[20])["position"]


@pytest.mark.parametrize(
    ("facts", "said", "sentence"),
    [
        ({}, (), "position.json does not say of which game it is"),
        ({"game": "sintra"}, ("fairytile",), "brings its own game, options or box"),
        ({"options": {"side": "A"}}, ("sintra", "--side", "B"), "brings its own game"),
        ({}, ("sintra", "--seats", "2"), "a position brings its own seats"),
        ({}, ("fairytile",), "not a position of Fairy Tile: .*round"),
        ({"game": "chess"}, (), "there is no game 'chess'"),
        ({"position": 5}, ("sintra",), r"position.json is not the file .*\$.position"),
        ({"components": {}}, ("sintra",), "components are damaged: .*colours"),
    ],
)
def test_what_is_wrong_with_it_is_said_in_one_sentence(
    command: Command, facts: dict[str, Any], said: tuple[str, ...], sentence: str
):
    ran = command("play", *said, "--from", file_of(command.folder, **facts))
    assert ran.code == 1
    assert len(ran.err.splitlines()) == 1
    assert re.search(sentence, ran.err), ran.err


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"{", "truncated"), (b"\xff", "not the file of a position"), (b"[" * 9999, "position")],
)
def test_a_file_that_is_no_json_is_named(command: Command, content: bytes, sentence: str):
    (command.folder / "bad.json").write_bytes(content)
    ran = command("play", "sintra", "--from", "bad.json")
    assert ran.code == 1
    assert "bad.json" in ran.err
    assert sentence in ran.err


def test_a_file_that_is_not_there_is_named(command: Command):
    ran = command("play", "sintra", "--from", "nowhere.json")
    assert (ran.code, ran.err.startswith("tessera: nowhere.json cannot be read")) == (1, True)


def test_verify_says_that_nobody_knows_how_a_position_came_about(command: Command):
    begun().save(command.folder / "game.json")
    assert "It begins at a position" in command("verify", "game.json").out
    assert "position" not in command("replay", "game.json").err
