"""Records: read strictly, written whole or not at all."""

from __future__ import annotations

import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NoReturn

import pytest

import tessera
from tessera.kernel.engine.chance import CHANCE
from tessera.kernel.errors import InvalidRecord
from tessera.kernel.match import Match
from tessera.kernel.records import (
    FORMAT,
    LARGEST,
    VERSION,
    Record,
    read_record,
    record_from_json,
    write_record,
)
from tessera.kernel.values import Json

from .playing import SET_UP, advance, finish, new, state

RECORD = finish(new(names=["Ana", "Rui"])).record()
TEXT = RECORD.to_json()


def plain(**changes: Any) -> Json:
    """The record as plain JSON, with changes."""
    return {**json.loads(TEXT), **changes}


def changed(match: Match, **changes: Any) -> str:
    """The text of another record, with changes."""
    return json.dumps({**json.loads(match.to_json()), **changes})


def refusal_of(text: str | bytes) -> str:
    with pytest.raises(InvalidRecord) as refusal:
        tessera.from_json(text)
    assert refusal.value.code == "invalid-record"
    sentence = str(refusal.value)
    assert "\n" not in sentence
    assert len(sentence) < 250
    return sentence


# ------------------------------------------------------------------ what a record says


def test_a_record_holds_everything_needed_to_play_it_again():
    assert plain().keys() == {
        *("format", "version", "game", "seats", "options", "names"),
        *("components", "moves", "outcome", "shuffle"),
    }
    assert (FORMAT, VERSION) == ("tessera record", 1)
    assert plain()["names"] == ["Ana", "Rui"]
    assert plain()["options"] == {"side": "A"}
    assert plain()["moves"][0].startswith("start ")


def test_a_record_is_text_with_a_line_for_each_move():
    lines = [line.strip(' ",') for line in TEXT.splitlines()]
    assert TEXT.endswith("}\n")
    assert all(move in lines for move in RECORD.moves)


def test_a_record_survives_its_text():
    assert record_from_json(TEXT) == RECORD
    assert record_from_json(TEXT.encode()) == RECORD
    assert tessera.from_json(TEXT).to_json() == TEXT


def test_a_record_survives_its_file(tmp_path: Path):
    file = tmp_path / "game.json"
    write_record(RECORD, file)
    assert read_record(file) == RECORD
    assert file.read_text(encoding="utf-8") == TEXT


def test_names_in_any_alphabet_survive(tmp_path: Path):
    match = tessera.new_game("sintra", seed=1, names=["Łukasz", "Žofie"])
    match.save(tmp_path / "game.json")
    assert tessera.load(tmp_path / "game.json").names == ["Łukasz", "Žofie"]


# ------------------------------------------------------------------ what is not a record


def test_a_record_cut_short_anywhere_is_refused():
    cuts = range(0, len(TEXT) - 2, 50)
    assert len(cuts) > 30
    for cut in cuts:
        assert refusal_of(TEXT[:cut]).startswith("this is not a whole JSON file")


@pytest.mark.parametrize(
    "text",
    ["[]", "{}", "3", "null", "true", '"tessera record"', '{"format": "another"}', '{"format": 1}'],
)
def test_other_json_is_not_a_record(text: str):
    assert refusal_of(text) == 'this is not a record: it does not say "format": "tessera record"'


@pytest.mark.parametrize(
    "text",
    ["", "1. e4 e5", TEXT + TEXT, TEXT.replace('"seats"', "seats"), b"\xff\xfe", b"\x80" * 60],
    ids=["nothing", "chess", "twice", "an unquoted key", "a byte order mark", "bytes"],
)
def test_what_is_not_json_is_not_a_record(text: str | bytes):
    assert refusal_of(text).startswith("this is not a whole JSON file")


def test_text_in_another_encoding_is_refused():
    text = TEXT.replace("Ana", "Zo\u00eb").encode("iso8859-1")
    assert refusal_of(text).startswith("this is not a whole JSON file")


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '"\ud800"'], ids=["thousands of brackets", "half a character"]
)
def test_monstrous_text_is_refused_like_any_other(text: str):
    refusal_of(text)


@pytest.mark.parametrize("version", [0, 2, 1.5, "1", None, [1]], ids=repr)
def test_another_version_is_refused(version: object):
    sentence = f"this record has version {version!r}; only version 1 is known"
    assert refusal_of(json.dumps(plain(version=version))) == sentence


def test_a_version_must_be_a_number():
    """In Python true is 1, but not in a record."""
    assert refusal_of(json.dumps(plain(version=True))).startswith("this record is damaged")


def test_a_record_without_version_is_refused():
    record = plain()
    del record["version"]
    assert refusal_of(json.dumps(record)).startswith("this record has version None")


@pytest.mark.parametrize("field", ["game", "seats", "options", "names", "components", "moves"])
def test_nothing_may_be_missing(field: str):
    record = plain()
    del record[field]
    sentence = f"this record is damaged: Object missing required field `{field}`"
    assert refusal_of(json.dumps(record)) == sentence


def test_an_unknown_field_is_refused():
    sentence = "this record is damaged: Object contains unknown field `seed`"
    assert refusal_of(json.dumps(plain(seed=7))) == sentence


def test_an_unknown_field_of_the_outcome_is_refused():
    outcome = {**plain()["outcome"], "prize": 100}
    assert "unknown field `prize`" in refusal_of(json.dumps(plain(outcome=outcome)))


WRONG_TYPES: dict[str, tuple[str, Any, str]] = {
    "a number for the game": ("game", 3, "Expected `str`, got `int` - at `$.game`"),
    "text for the seats": ("seats", "2", "Expected `int`, got `str` - at `$.seats`"),
    "true for the seats": ("seats", True, "Expected `int`, got `bool` - at `$.seats`"),
    "a list of options": ("options", ["A"], "Expected `object`, got `array` - at `$.options`"),
    "a number as an option": ("options", {"side": 1}, "Expected `str`, got `int`"),
    "text for the names": ("names", "Ana", "Expected `array`, got `str` - at `$.names`"),
    "no name": ("names", ["Ana", None], "Expected `str`, got `null` - at `$.names[1]`"),
    "a list of components": ("components", [], "Expected `object`, got `array`"),
    "text for the moves": ("moves", "3o5", "Expected `array`, got `str` - at `$.moves`"),
    "a number as a move": ("moves", [1], "Expected `str`, got `int` - at `$.moves[0]`"),
    "text for the outcome": ("outcome", "Ana won", "Expected `object | null`, got `str`"),
    "half an outcome": ("outcome", {"winners": [0]}, "Object missing required field `reason`"),
}


@pytest.mark.parametrize("fault", WRONG_TYPES.values(), ids=WRONG_TYPES.keys())
def test_a_value_of_another_kind_is_refused_with_its_place(fault: tuple[str, Any, str]):
    field, value, reason = fault
    sentence = refusal_of(json.dumps(plain(**{field: value})))
    assert sentence.startswith(f"this record is damaged: {reason}")


TOO_MUCH: dict[str, tuple[str, Any, str]] = {
    "names": ("names", ["Ana"] * 5, "Expected `array` of length <= 4 - at `$.names`"),
    "a name": ("names", ["Ana", "x" * 1001], "Expected `str` of length <= 1000"),
    "options": ("options", dict.fromkeys(map(str, range(21)), "A"), "Expected `object` of length"),
    "an option": ("options", {"side": "A" * 101}, "Expected `str` of length <= 100"),
    "moves": ("moves", [""] * 100_001, "Expected `array` of length <= 100000 - at `$.moves`"),
    "a move": ("moves", ["x" * 1001], "Expected `str` of length <= 1000 - at `$.moves[0]`"),
    "a game": ("game", "x" * 101, "Expected `str` of length <= 100 - at `$.game`"),
    "seeds": (
        "shuffle",
        {"commitment": "", "seeds": ["x"] * 5},
        "Expected `array` of length <= 4 - at `$.shuffle.seeds`",
    ),
}


@pytest.mark.parametrize("fault", TOO_MUCH.values(), ids=TOO_MUCH.keys())
def test_too_much_of_anything_is_refused_while_it_is_read(fault: tuple[str, Any, str]):
    """Whatever else the record says: nobody looks further."""
    field, value, reason = fault
    sentence = refusal_of(json.dumps(plain(**{field: value})))
    assert sentence.startswith(f"this record is damaged: {reason}")


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["Ana"], "this record is damaged: there are 1 names for 2 seats"),
        (["Ana", "Rui", "Eva"], "this record is damaged: there are 3 names for 2 seats"),
        ([], "this record is damaged: there are 0 names for 2 seats"),
    ],
    ids=["one", "three", "none"],
)
def test_every_seat_has_a_name(names: list[str], sentence: str):
    assert refusal_of(json.dumps(plain(names=names))) == sentence


@pytest.mark.parametrize("name", ["", "A" * 41, "An\na", "\x1b[31mAna"], ids=repr)
def test_a_name_can_be_printed(name: str):
    assert refusal_of(json.dumps(plain(names=["Rui", name]))).startswith(
        "this record is damaged: a name has 1 to 40"
    )


# ------------------------------------------------------------------ files


def test_a_file_too_large_for_a_record_is_not_even_read(tmp_path: Path):
    file = tmp_path / "large.json"
    with file.open("wb") as large:
        large.truncate(LARGEST + 1)
    with pytest.raises(InvalidRecord, match=r"^large.json is too large to be a record$"):
        read_record(file)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path):
    with pytest.raises(InvalidRecord, match=r"^game.json cannot be read: No such file"):
        tessera.load(tmp_path / "game.json")


def test_a_folder_is_not_a_record(tmp_path: Path):
    with pytest.raises(InvalidRecord, match="cannot be read: "):
        tessera.load(str(tmp_path))


def fail(*_: object) -> NoReturn:
    raise OSError(28, "No space left on device")


def old_file(folder: Path) -> Path:
    file = folder / "game.json"
    file.write_text("the old game", encoding="utf-8")
    return file


def test_a_file_is_written_over(tmp_path: Path):
    file = old_file(tmp_path)
    write_record(RECORD, file)
    assert read_record(file) == RECORD
    assert list(tmp_path.iterdir()) == [file]


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = old_file(tmp_path)
    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space left"):
        write_record(RECORD, file)
    assert file.read_text(encoding="utf-8") == "the old game"


def test_a_write_that_fails_leaves_nothing_else_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    file = old_file(tmp_path)
    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space left"):
        write_record(RECORD, file)
    assert list(tmp_path.iterdir()) == [file]


def test_writing_on_a_folder_leaves_nothing_behind(tmp_path: Path):
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        write_record(RECORD, tmp_path / "folder")
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


def test_a_record_may_be_read_by_whoever_may_read_other_files(tmp_path: Path):
    other = old_file(tmp_path)
    write_record(RECORD, tmp_path / "new.json")
    assert (tmp_path / "new.json").stat().st_mode == other.stat().st_mode


def test_nothing_is_written_into_a_folder_that_is_not_there(tmp_path: Path):
    with pytest.raises(FileNotFoundError):
        write_record(RECORD, tmp_path / "no folder" / "game.json")
    assert list(tmp_path.iterdir()) == []


def test_a_record_is_a_value():
    assert Record(game="sintra", seats=2, options={}, names=[], components={}, moves=[]) == Record(
        game="sintra", seats=2, options={}, names=[], components={}, moves=[]
    )
    assert finish(new(seed=2)).record() != RECORD


# ------------------------------------------------------------------ played again


@pytest.mark.parametrize("turns", [0, 7])
def test_a_game_goes_on_where_it_was_saved(tmp_path: Path, turns: int):
    match = advance(new(names=["Ana", "Rui"]), turns)
    match.save(tmp_path / "game.json")
    again = tessera.load(str(tmp_path / "game.json"))
    assert state(again) == state(match)
    assert again.names == ["Ana", "Rui"]
    assert finish(again).is_over


def test_chance_acts_in_a_loaded_game_only_if_wanted():
    waiting = tessera.new_game("sintra", chance=False)
    assert tessera.from_json(waiting.to_json(), chance=False).to_act == CHANCE
    again = tessera.from_json(waiting.to_json(), seed=4)
    assert again.to_act >= 0
    assert again.moves == tessera.from_json(waiting.to_json(), seed=4).moves


def test_several_threads_may_write_the_same_file(tmp_path: Path):
    file = tmp_path / "game.json"
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(write_record, [RECORD] * 40, [file] * 40))
    assert read_record(file) == RECORD
    assert list(tmp_path.iterdir()) == [file]


def test_a_finished_game_is_kept_with_its_outcome():
    match = finish(new())
    again = tessera.from_json(match.to_json())
    assert again.outcome == match.outcome
    assert again.to_json() == match.to_json()


def test_an_illegal_move_in_a_record_is_named_by_its_ply():
    match = advance(new(), 4)
    moves = [str(move) for move in match.moves]
    moves[SET_UP + 2] = "9o1"
    with pytest.raises(InvalidRecord, match=r"^ply 7, '9o1': there are 5 displays") as refusal:
        tessera.from_json(changed(match, moves=moves))
    assert refusal.value.facts == {"ply": SET_UP + 2}


def test_a_move_that_is_none_is_named_by_its_ply():
    moves = [*map(str, new().moves), "x" * 1000]
    with pytest.raises(InvalidRecord, match=r"^ply 5, 'xx+': 'x+' is not a move") as refusal:
        tessera.from_json(changed(new(), moves=moves))
    assert len(str(refusal.value)) < 250


def test_a_move_after_the_end_is_refused():
    match = finish(new())
    with pytest.raises(InvalidRecord, match="the game is over"):
        tessera.from_json(changed(match, moves=[*map(str, match.moves), "1o1"]))


@pytest.mark.parametrize(
    "claim",
    [
        {"winners": [0, 1]},
        {"scores": [100, 100]},
        {"scores": None},
        {"reason": "by grace"},
    ],
    ids=["winners", "scores", "no scores", "reason"],
)
def test_a_record_cannot_claim_another_outcome(claim: Json):
    match = finish(new())
    outcome = {**json.loads(match.to_json())["outcome"], **claim}
    with pytest.raises(InvalidRecord, match="claims another outcome than its moves lead to"):
        tessera.from_json(changed(match, outcome=outcome))


def test_an_unfinished_game_has_no_outcome_to_claim():
    outcome = json.loads(finish(new()).to_json())["outcome"]
    with pytest.raises(InvalidRecord, match="claims another outcome"):
        tessera.from_json(changed(new(), outcome=outcome))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "this is a record of 'chess', a game that is not here"),
        ({"options": {"side": "C"}}, "cannot be set up: side is A or B, not 'C'"),
        ({"options": {"moon": "full"}}, "cannot be set up: .* has no option 'moon'"),
        ({"seats": 1, "names": ["Ana"]}, "cannot be set up: .* not 1"),
        ({"components": {}}, "cannot be set up: the components are damaged"),
    ],
    ids=["game", "side", "option", "seats", "components"],
)
def test_a_record_of_no_game_here_is_refused(changes: Json, reason: str):
    with pytest.raises(InvalidRecord, match=reason):
        tessera.from_json(changed(new(), **changes))
