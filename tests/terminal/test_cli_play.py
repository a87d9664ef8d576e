"""`tessera play`: a game in the terminal, with what somebody types."""

from __future__ import annotations

import io
import re
import signal
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

import tessera
from tessera.bots import ADVISER, LEVELS
from tessera.kernel.match import Match
from tessera.rulebook import clauses
from tests.bots.stopping import NEVER
from tests.command import CTRL_C, Command, Ran
from tests.kernel.playing import SET_UP, advance, finish, new

SHAPES = "●◆■▲★○◇□△☆▼"
FIRST_FOR_A_WHILE = ["1"] * 300


def seed_where(seat: int) -> int:
    """A seed with which this seat of two starts."""
    return next(seed for seed in range(100) if new(seed).to_act == seat)


PERSON_STARTS, BOT_STARTS = seed_where(0), seed_where(1)


class Play:
    """A person on seat 0 against a random bot, unless told otherwise."""

    def __init__(self, command: Command) -> None:
        self.command = command
        self.folder = command.folder

    def __call__(
        self,
        *typed: str,
        options: tuple[str, ...] = ("--bots", "random"),
        seed: int = PERSON_STARTS,
    ) -> Ran:
        ran = self.command("play", "--seed", str(seed), *options, typed=typed)
        assert ran.err == ""
        return ran

    def saved(self, name: str = "game.json") -> Match:
        return tessera.load(self.folder / name, chance=False)


@pytest.fixture
def play(command: Command) -> Play:
    """The command `tessera play`."""
    return Play(command)


# ------------------------------------------------------------------ a whole game


def test_a_whole_game_is_played(play: Play):
    ran = play(*FIRST_FOR_A_WHILE)
    assert ran.code == 0
    for words in ("Round 1 begins", "Round 6 is over.", " takes 1 ", " points   ", "Random bot 1"):
        assert words in ran.out
    assert re.search("wins|share the victory", ran.out)
    assert "Save the game?" in ran.out


def test_a_finished_game_can_be_kept_and_replayed(play: Play):
    new(PERSON_STARTS)
    ran = play("game.json", options=("--bots", "random,random"))
    assert "tessera replay game.json" in ran.out
    assert play.saved().is_over


def test_two_people_play_on_one_screen(play: Play):
    ran = play(*FIRST_FOR_A_WHILE, options=("--bots", "none"))
    assert ran.code == 0
    assert "Round 6 is over." in ran.out
    assert " bot " not in ran.out
    asked = set(re.findall(r"(\w+ \d), your move", ran.out))
    assert len(asked) == 2


def test_bots_may_play_among_themselves(play: Play):
    ran = play(options=("--bots", "random,greedy"))
    assert ran.code == 0
    assert "your move" not in ran.out
    assert "Round 6 is over." in ran.out


def test_without_a_word_a_person_plays_against_easy_bots(play: Play):
    """They introduce themselves."""
    ran = play("q", "n", options=("--seats", "3"))
    assert "Hare 1: Quick and cheerful" in ran.out
    assert "Hare 2: Quick and cheerful" in ran.out


KNOWN_BOTS = "random, greedy, rollouts, novice, easy, medium, hard and strong"


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("nonsense", f"there is no bot 'nonsense'; there are {KNOWN_BOTS}"),
        ("random,random,random", "3 bots do not fit on 2 seats"),
        ("random,", f"there is no bot ''; there are {KNOWN_BOTS}"),
    ],
    ids=["unknown", "too many", "nothing behind a comma"],
)
def test_bots_that_cannot_sit_down_are_refused(command: Command, bots: str, sentence: str):
    ran = command("play", "--bots", bots)
    assert (ran.code, ran.out, ran.err) == (1, "", f"tessera: {sentence}\n")


@pytest.mark.parametrize("letters", [True, False], ids=["letters", "shapes"])
def test_the_table_is_drawn_in_shapes_or_letters(play: Play, *, letters: bool):
    """[SIN-1.1] Every colour has a shape of its own; where none can be shown, letters do."""
    options = ("--bots", "random", *(["--letters"] if letters else []))
    ran = play("q", "n", options=options)
    assert any(shape in ran.out for shape in SHAPES) == (not letters)
    assert "glazier" in ran.out


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_game_can_be_played_on_a_terminal_without_shapes(
    play: Play, monkeypatch: pytest.MonkeyPatch, encoding: str
):
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding=encoding))
    assert play(options=("--bots", "random,random")).code == 0


# ------------------------------------------------------------------ commands


def test_help_tells_how_moves_are_written_and_what_else_there_is(play: Play):
    ran = play("?", "q", "n")
    assert tessera.new_game("sintra").game.notation_help in ran.out
    for words in ("list your legal moves", "take back", "r 4.2b", "s FILE", "leave the table"):
        assert words in ran.out


def test_the_list_numbers_every_legal_move(play: Play):
    ran = play("l", "q", "n")
    listed = dict(re.findall(r"(?<=[ \n])(\d+)  (\S+)(?=\s)", ran.out.split("for help): ")[1]))
    assert listed == {
        str(n): str(move) for n, move in enumerate(new(PERSON_STARTS).legal_moves(), 1)
    }


def test_a_hint_names_a_legal_move_with_a_reason(play: Play, monkeypatch: pytest.MonkeyPatch):
    """As soon as the adviser has looked at its positions, however long that takes."""
    monkeypatch.setitem(LEVELS, ADVISER, replace(LEVELS[ADVISER], seconds=NEVER))
    ran = play("h", "s game.json", "q")
    hints = re.findall(r"  (\S+)   wins \d+ %", ran.plain)
    assert len(hints) == 3
    assert set(hints) <= {str(move) for move in play.saved().legal_moves()}
    assert re.search(rf"{re.escape(hints[0])}   wins .*\n    \S.*\.", ran.plain)


def test_a_move_is_picked_by_its_number_or_typed(play: Play):
    third = str(new(PERSON_STARTS).legal_moves()[2])
    for typed in ("3", third, third.upper(), f"  {third}  "):
        play(typed, "s game.json", "q", "n")
        assert str(play.saved().moves[SET_UP]) == third


@pytest.mark.parametrize("number", ["0", "9999"])
def test_a_number_that_is_not_on_the_list_is_refused(play: Play, number: str):
    ran = play(number, "s game.json", "q", "n")
    count = len(new(PERSON_STARTS).legal_moves())
    assert f"there is no move {number}; the list (l) has {count}" in ran.out
    assert play.saved().ply == SET_UP


def test_a_number_of_thousands_of_digits_is_refused(play: Play):
    assert play("9" * 5000, "q", "n").code == 0


def test_an_illegal_move_is_refused_with_reason_and_clause(play: Play):
    """[SIN-2.1] Two seats use five displays."""
    ran = play("9o1", "s game.json", "q", "n")
    assert "there are 5 displays with 2 seats [SIN-2.1]" in ran.out
    assert "r SIN-2.1 shows the rule." in ran.out
    assert play.saved().ply == SET_UP


def test_what_is_no_move_is_refused_with_examples(play: Play):
    ran = play("hello", "", "q", "n")
    assert "'hello' is not a move; moves look like 3o5" in ran.out
    assert "shows the rule" not in ran.out


@pytest.mark.parametrize("asked", ["r 4.2b", "r SIN-4.2b", "R sin-4.2B"])
def test_a_clause_is_shown(play: Play, asked: str):
    """[SIN-4.2b] As an example."""
    ran = play(asked, "q", "n")
    assert f"SIN-4.2b  {clauses('sintra')['SIN-4.2b']}" in ran.out
    assert clauses("sintra")["SIN-4.2c"] not in ran.out


def test_a_whole_section_is_shown(play: Play):
    ran = play("r 4.3", "q", "n")
    assert all(clauses("sintra")[f"SIN-4.3{letter}"] in ran.out for letter in "abc")


@pytest.mark.parametrize("asked", ["r 99", "r"])
def test_a_clause_that_is_not_there_is_refused_with_the_sections(play: Play, asked: str):
    assert "there is no clause" in play(asked, "q", "n").out
    assert "SIN-1, SIN-2, SIN-3" in play(asked, "q", "n").out


# ------------------------------------------------------------------ taking back


def test_the_last_decision_is_taken_back_with_the_bots_answer(play: Play):
    play("1", "u", "s game.json", "q", "n")
    assert play.saved().ply == SET_UP
    play("1", "1", "u", "s game.json", "q", "n")
    assert play.saved().ply == SET_UP + 2


def test_after_taking_back_the_table_is_shown_and_play_goes_on(play: Play):
    ran = play("1", "u", "2", "s game.json", "q", "n")
    assert str(play.saved().moves[SET_UP]) == str(new(PERSON_STARTS).legal_moves()[1])
    first, after_a_move, taken_back, *_ = drawings(ran)
    assert first == taken_back != after_a_move


def drawings(ran: Ran) -> list[str]:
    """The table as it was drawn before every question."""
    return re.findall("╭.+?╯", ran.out, re.DOTALL)


def test_there_is_nothing_to_take_back_at_the_start(play: Play):
    ran = play("u", "s game.json", "q", "n")
    assert "there is no move to take back" in ran.out
    assert play.saved().ply == SET_UP


def test_a_bots_first_move_stays_when_there_is_nothing_to_take_back(play: Play):
    """Otherwise the person is asked for the bot's move."""
    ran = play("u", "s game.json", "q", "n", seed=BOT_STARTS)
    assert "there is no move to take back" in ran.out
    assert (play.saved().ply, play.saved().to_act) == (SET_UP + 1, 0)


# ------------------------------------------------------------------ saving and leaving


def files(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_a_game_is_saved_and_told_how_to_go_on(play: Play):
    ran = play("1", "s game.json", "q", "n")
    assert "Saved. Go on: tessera play --resume game.json" in ran.out
    assert files(play.folder) == ["game.json"]
    assert play.saved().ply == SET_UP + 2


def test_a_game_is_saved_under_a_name_of_its_own(play: Play):
    play("s", "q", "n")
    (name,) = files(play.folder)
    assert re.fullmatch(r"sintra-\d{8}-\d{4}\.json", name)


def test_a_file_that_cannot_be_written_is_named(play: Play):
    ran = play("s nowhere/game.json", "q", "n")
    assert "nowhere/game.json cannot be written: No such file or directory" in ran.out
    assert files(play.folder) == []


def test_a_file_name_that_no_system_takes_is_refused(play: Play):
    ran = play("s a\0b", "q", "n")
    assert "cannot be written" in ran.out
    assert files(play.folder) == []


@pytest.mark.parametrize("leave", [["q"], ["Q"], [CTRL_C]], ids=["q", "Q", "Ctrl-C"])
@pytest.mark.parametrize(
    ("answer", "kept"),
    [("n", []), ("No", []), ("mine.json", ["mine.json"])],
    ids=["not saved", "not saved at all", "saved by name"],
)
def test_whoever_leaves_is_asked_about_the_game(
    play: Play, leave: list[str], answer: str, kept: list[str]
):
    ran = play("1", *leave, answer)
    assert ran.code == 0
    assert "You leave the table." in ran.out
    assert "Save the game?" in ran.out
    assert files(play.folder) == kept


@pytest.mark.parametrize("answer", ["", "y", "Yes"])
def test_yes_saves_under_the_name_that_was_offered_too(play: Play, answer: str):
    play("q", answer)
    (name,) = files(play.folder)
    assert re.fullmatch(r"sintra-\d{8}-\d{4}\.json", name)


def test_a_game_that_is_resumed_keeps_its_names(play: Play):
    advance(new(PERSON_STARTS, names=["Ana", "Rui"]), 2).save(play.folder / "before.json")
    ran = play("s game.json", "q", "n", options=("--resume", "before.json"))
    assert "Ana, your move" in ran.out
    assert play.saved().names == ["Ana", "Rui"]


def test_enter_saves_under_the_name_that_was_offered(play: Play):
    ran = play("q", "")
    (name,) = files(play.folder)
    assert f"Enter for {name}" in ran.out
    assert play.saved(name).ply == SET_UP


@pytest.mark.parametrize("typed", [["q", CTRL_C], [CTRL_C, CTRL_C], ["q"], []], ids=repr)
def test_whoever_does_not_answer_leaves_without_saving(play: Play, typed: list[str]):
    ran = play(*typed)
    assert ran.code == 0
    assert "Save the game?" in ran.out
    assert files(play.folder) == []


def test_a_real_interrupt_leaves_politely():
    """Ctrl-C at the prompt; the game is offered for saving."""
    running = subprocess.Popen(
        [sys.executable, "-m", "tessera", "play", "--seed", str(PERSON_STARTS)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )
    with running:
        assert running.stdout is not None
        before = b""
        while not before.endswith(b"for help): "):
            byte = running.stdout.read(1)
            assert byte, "no prompt"
            before += byte
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(b"n\n", timeout=60)
    assert (running.returncode, err) == (0, b"")
    assert b"Save the game?" in out


# ------------------------------------------------------------------ going on


def test_a_saved_game_is_resumed(play: Play):
    play("1", "1", "s game.json", "q", "n")
    before = play.saved()
    play("s again.json", "q", "n", options=("--resume", "game.json", "--bots", "random"))
    again = play.saved("again.json")
    assert again.moves == before.moves
    assert again.position.tobytes() == before.position.tobytes()


def test_people_who_saved_their_game_are_people_when_it_is_resumed(play: Play):
    """And bots are the bots that they were, without a word."""
    options = ("--seats", "3", "--bots", "random")
    play("1", "1", "s three.json", "q", "n", options=options)
    ran = play("q", "n", options=("--resume", "three.json"))
    assert re.search("Player [01], your move", ran.out)
    again = play("1", "1", "1", "s later.json", "q", "n", options=("--resume", "three.json"))
    assert "Random bot 2" in again.out
    assert "Random bot 2, your move" not in again.out


def test_how_to_go_on_can_be_pasted(play: Play):
    """Also where the name has a blank."""
    ran = play("s my game.json", "q", "n")
    assert "tessera play --resume 'my game.json'" in ran.out


def test_a_table_without_seats_is_refused(command: Command):
    ran = command("play", "--seats", "0")
    assert ran.code == 1
    assert "2 to 4 seats, not 0" in ran.err


@pytest.mark.parametrize("option", [("--seats", "3"), ("--side", "B"), ("--components", "x.toml")])
def test_a_saved_game_brings_its_own_table(command: Command, option: tuple[str, str]):
    new().save(command.folder / "game.json")
    ran = command("play", "--resume", "game.json", *option)
    assert ran.code == 1
    assert (
        ran.err == "tessera: a saved game brings its own seats, options and box: leave them out\n"
    )


def test_what_was_drawn_is_not_taken_back(play: Play):
    """A deal is not rolled again."""
    match = new(PERSON_STARTS)
    while str(match.moves[-1]).startswith("deal") is False or match.ply < SET_UP + 3:
        advance(match, 1)
    match.names = ["Player 0", "Player 1"]
    match.save(play.folder / "game.json")
    ran = play("u", "q", "n", options=("--resume", "game.json"))
    assert "what was drawn since cannot be taken back" in ran.out


def test_a_resumed_game_is_played_to_its_end(play: Play):
    advance(new(PERSON_STARTS), 4).save(play.folder / "game.json")
    ran = play(*FIRST_FOR_A_WHILE, options=("--resume", "game.json", "--bots", "random"))
    assert "Round 6 is over." in ran.out


def test_a_finished_game_is_shown_and_that_is_all(play: Play):
    finish(new()).save(play.folder / "game.json")
    ran = play(options=("--resume", "game.json", "--bots", "random"))
    assert ran.code == 0
    assert "your move" not in ran.out
    assert "Round 6 of 6" in ran.out


def test_a_box_of_ones_own_is_on_the_table(play: Play):
    from tests.games.sintra.boxes import SIDE_A, changed, written

    written(play.folder, changed(SIDE_A, "A = [44, 3, 3, 2, 1, 2, 1, 2]"))
    ran = play("q", "n", options=("--components", "box.toml", "--bots", "random"))
    assert re.search(r"worth +44 +3 +3", ran.out)
