"""The `tessera` command: trace and replay, and what every command refuses politely."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera.games import GAMES
from tests.command import Command, Ran
from tests.games.sintra.boxes import TRACK, changed, written
from tests.kernel.playing import finish, new
from tests.referee.sintra import check_trace


def refused(ran: Ran) -> str:
    """One sentence on stderr, nothing else, and an exit code that says so."""
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err.startswith("tessera: ")
    assert ran.err.count("\n") == 1
    return ran.err.removeprefix("tessera: ").rstrip("\n")


# ------------------------------------------------------------------ trace


@pytest.mark.parametrize(
    ("seats", "side", "policy"),
    [(2, "A", "random"), (4, "B", "random"), (2, "B", "greedy"), (3, "A", "greedy")],
    ids=lambda value: str(value),
)
def test_the_referee_accepts_a_trace(command: Command, seats: int, side: str, policy: str):
    options = ["--seats", str(seats), "--side", side, "--policy", policy]
    ran = command("trace", "sintra", "--seed", "11", *options)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert check_trace(lines) == len(lines) - 2
    first = json.loads(lines[0])
    assert (first["type"], first["game"]) == ("game", "sintra")
    assert (first["seats"], first["options"]) == (seats, {"side": side})


def test_several_games_follow_each_other(command: Command):
    lines = command("trace", "sintra", "--games", "3").out.splitlines()
    types = [json.loads(line)["type"] for line in lines]
    assert (types.count("game"), types.count("end")) == (3, 3)
    assert check_trace(lines) == types.count("ply")


def test_the_same_seed_prints_the_same_bytes(command: Command):
    once, again = (command("trace", "sintra", "--seed", "5").out for _ in range(2))
    assert once == again
    assert once != command("trace", "sintra", "--seed", "6").out


def test_a_side_may_be_written_small(command: Command):
    assert '"side":"B"' in command("trace", "sintra", "--side", "b").out.splitlines()[0]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["sintra", "--seats", "5"], "Stained Glass of Sintra is for 2 to 4 seats, not 5"),
        (["sintra", "--seats", "1"], "Stained Glass of Sintra is for 2 to 4 seats, not 1"),
        (["sintra", "--side", "C"], "side is A or B, not 'C'"),
        (["sintra", "--policy", "nonsense"], "there is no bot 'nonsense'; there are random"),
        (["chess"], f"there is no game 'chess'; there is {' and '.join(GAMES)}"),
    ],
    ids=["five seats", "one seat", "side C", "an unknown policy", "an unknown game"],
)
def test_a_trace_of_what_does_not_exist_is_refused(
    command: Command, arguments: list[str], sentence: str
):
    assert refused(command("trace", *arguments)).startswith(sentence)


def test_a_seed_below_zero_is_refused(command: Command):
    assert "seed" in refused(command("trace", "sintra", "--seed", "-1"))


def test_a_trace_needs_at_least_one_game(command: Command):
    ran = command("trace", "sintra", "--games", "0")
    assert (ran.code, ran.out) == (2, "")
    assert "--games" in ran.err


def test_a_trace_may_be_cut_off_by_its_reader():
    """As in `tessera trace sintra | head -1`."""
    arguments = [sys.executable, "-m", "tessera", "trace", "sintra", "--games", "50"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline().startswith(b'{"type":"game"')
        running.stdout.close()
        assert running.stderr.read() == b""


# ------------------------------------------------------------------ a box of one's own


@pytest.mark.parametrize("name", ["play", "trace"])
def test_a_broken_box_is_refused_with_the_line(command: Command, name: str):
    box = written(command.folder, changed(TRACK, "broken_glass = [0, 5, 3]"))
    sentence = refused(command(name, "sintra", "--components", str(box)))
    assert sentence == "box.toml, line 2: the track must increase: 3 follows 5"


def test_a_box_of_ones_own_is_traced_and_accepted(command: Command):
    box = written(command.folder, changed(TRACK, "broken_glass = [0, 2, 7]"))
    lines = command("trace", "sintra", "--components", str(box)).out.splitlines()
    assert json.loads(lines[0])["components"]["broken_glass"] == [0, 2, 7]
    assert check_trace(lines) > 50


# ------------------------------------------------------------------ replay


def saved(folder: Path, text: str) -> str:
    file = folder / "game.json"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_good_record_is_verified(command: Command):
    match = finish(new(names=["Ana", "Rui"]))
    ran = command("replay", saved(command.folder, match.to_json()))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == f"Verified: {match.ply} plies by the rules, finished."
    first = next(str(move) for move in match.moves[5:])
    assert any(f": {first}" in line for line in ran.out.splitlines())
    assert "Ana" in ran.out
    assert "Rui" in ran.out


def test_an_unfinished_record_is_verified_as_far_as_it_goes(command: Command):
    ran = command("replay", saved(command.folder, new().to_json()))
    assert ran.code == 0
    assert ran.out.splitlines()[-1] == "Verified: 5 plies by the rules, not finished."


def illegal() -> str:
    match = new()
    move = str(match.legal_moves()[0])
    match.play(move)
    return match.to_json().replace(f'"{move}"', '"9o1"')


def truncated() -> str:
    return new().to_json()[:-40]


def foreign() -> str:
    return '{"type": "game", "game": "sintra"}'


def other_version() -> str:
    return new().to_json().replace('"version": 1', '"version": 2')


def of_another_game() -> str:
    return new().to_json().replace('"game": "sintra"', '"game": "chess"')


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (illegal, "ply 5, '9o1': there are 5 displays with 2 seats [SIN-2.1]"),
        (truncated, "this is not a whole JSON file"),
        (foreign, "this is not a record"),
        (other_version, "this record has version 2; only version 1 is known"),
        (of_another_game, "this is a record of 'chess', a game that is not here"),
    ],
    ids=["illegal", "truncated", "foreign", "another version", "another game"],
)
@pytest.mark.parametrize("arguments", [["replay"], ["play", "--resume"]], ids=["replay", "resume"])
def test_what_is_no_record_is_refused(
    command: Command, arguments: list[str], make: Callable[[], str], sentence: str
):
    file = saved(command.folder, make())
    assert refused(command(*arguments, file)).startswith(sentence)


def test_a_record_that_is_not_there_is_refused(command: Command):
    assert refused(command("replay", "nowhere.json")).startswith("nowhere.json cannot be read: ")


def test_a_record_is_stepped_through_at_a_terminal(
    command: Command, monkeypatch: pytest.MonkeyPatch
):
    """Next, back, a ply by its number, the end, leave."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    match = finish(new())
    file = saved(command.folder, match.to_json())
    ran = command("replay", file, "--letters", typed=["", "", "b", "4", "what", "e", "q"])
    assert ran.code == 0
    shown = re.findall(r"^(?:> )? *(\d+)  .+: ", ran.plain, re.MULTILINE)
    assert shown == ["1", "2", "1", "4", "4", str(match.ply)]
    assert f"Verified: {match.ply} plies by the rules, finished." in ran.plain


def test_a_ply_of_thousands_of_digits_is_the_last_one(
    command: Command, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("FORCE_COLOR", "1")
    file = saved(command.folder, new().to_json())
    assert command("replay", file, typed=["9" * 5000, "q"]).code == 0


def test_leaving_a_replay_by_the_end_of_input_is_fine(
    command: Command, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("FORCE_COLOR", "1")
    ran = command("replay", saved(command.folder, new().to_json()), typed=[])
    assert (ran.code, ran.err) == (0, "")
    assert "not finished." in ran.out


def test_a_record_can_be_read_on_a_terminal_without_such_signs(
    command: Command, monkeypatch: pytest.MonkeyPatch
):
    file = saved(command.folder, finish(new()).to_json())
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    assert command("replay", file).code == 0


ESCAPE = "\x1b]0;owned\x07\x1b[2J"


@pytest.mark.parametrize(
    "change",
    [
        {"options": {"side": ESCAPE}},
        {"options": {ESCAPE: "A"}},
        {ESCAPE: 1},
        {"game": ESCAPE},
        {"moves": [ESCAPE]},
        {"names": [ESCAPE, "Rui"]},
        {"version": ESCAPE},
        {"components": {ESCAPE: 1}},
        {"moves": ["x" * 100_000]},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_hostile_record_does_not_steer_the_terminal(command: Command, change: dict[str, Any]):
    record = json.loads(new().to_json()) | change
    ran = command("replay", saved(command.folder, json.dumps(record)))
    assert ran.code == 1
    assert "\x1b" not in ran.err
    assert len(ran.err) < 400


# ------------------------------------------------------------------ and the rest


@pytest.mark.parametrize("name", ["play", "trace", "replay", "bench"])
def test_every_command_explains_itself(command: Command, name: str):
    assert f" {name} " in command("--help").out
    ran = command(name, "--help")
    assert ran.code == 0
    assert f"tessera {name}" in ran.out


def test_the_command_is_installed():
    """Whoever types a wrong word gets help, not a traceback."""
    arguments = [sys.executable, "-m", "tessera", "sing"]
    ran = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "sing" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_the_version_is_that_of_the_package():
    from importlib.metadata import version

    assert tessera.__version__ == version("tessera")
