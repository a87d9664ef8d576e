"""Bots of others are known by name, play everywhere ours do, and can do no harm."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest

import tessera
from tessera.bots import Bot, opponents, policies, register, registry
from tessera.bots.beliefs import History
from tessera.games import GAMES
from tessera.kernel.engine.chance import generator
from tessera.kernel.errors import BotFailed, InvalidOption
from tessera.kernel.match import Match
from tessera.kernel.values import Ply
from tessera.lab.arena import play_group, settings_for
from tessera.server.bot_pool import BotPool
from tessera.server.fair_queue import Asker
from tessera.table.settings import Place, Settings, check_settings

ROOT = Path(__file__).parents[2]


class First:
    """Always the first legal move."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, position: Any, rng: np.random.Generator) -> Any:
        return self.game.legal_moves(position)[0]


class Says(First):
    """Whatever it was told to say."""

    answer: Any = None

    def choose(self, position: Any, rng: np.random.Generator) -> Any:
        return self.answer


class Breaks(First):
    """Never comes to a move."""

    def choose(self, position: Any, rng: np.random.Generator) -> Any:
        raise ZeroDivisionError("oh")


@pytest.fixture(autouse=True)
def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else hears of these bots."""
    monkeypatch.setattr(registry, "_REGISTERED", {})


def test_the_example_of_the_documents_plays():
    text = (ROOT / "docs/design/bots.md").read_text("utf-8")
    example = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert example
    exec(compile(example[1], "bots.md", "exec"), {})
    kept = play_group(settings_for("sintra", ["grabber", "random"]), 0)
    assert all(game.record.outcome is not None for game in kept)


@pytest.mark.parametrize("name", list(GAMES))
def test_it_chooses_where_ours_do(name: str):
    register("first", First)
    match = tessera.new_game(name, seed=3)
    assert Bot(match.game, "first").choose(match, generator(0)) == match.legal_moves()[0]
    thought = Bot(match.game, "first").think(match, generator(0))
    assert thought.choices[0].move == match.legal_moves()[0]


def test_it_is_listed_and_one_can_sit_down_against_it():
    places = [Place(kind="open"), Place(kind="bot", level="first")]
    with pytest.raises(InvalidOption, match="there is no level 'first'"):
        check_settings(GAMES["sintra"], Settings(game="sintra", places=places))
    register("first", First)
    assert opponents()[-1] == policies()[-1] == "first"
    check_settings(GAMES["sintra"], Settings(game="sintra", places=places))


@pytest.mark.parametrize("name", ["strong", "greedy", "none", "open", "", "A", "a,b", "x" * 31])
def test_a_name_that_means_something_else_is_refused(name: str):
    with pytest.raises(InvalidOption, match="a bot's name is its own"):
        register(name, First)


def test_a_bot_sees_only_what_its_seat_may_know():
    """In two games that differ in the other's hidden pages alone, it is shown the same."""
    seen: list[bytes] = []

    class Spy(First):
        def choose(self, position: Any, rng: np.random.Generator) -> Any:
            seen.append(position.tobytes())
            return super().choose(position, rng)

    register("spy", Spy)
    match = tessera.new_game("fairytile", seed=3)
    game, other = match.game, match.position.copy()
    game.rules.resample(other, match.to_act, generator(9), np.zeros(game.rules.draw_size, np.int8))
    assert other != match.position
    for position in (match.position, other):
        Bot(game, "spy").choose_at(position, generator(0))
    assert seen[0] == seen[1]


class Remembers:
    """Learns from what the others did, and keeps what it was shown."""

    shown: ClassVar[list[History]] = []

    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, position: Any, rng: np.random.Generator, *, history: History) -> Any:
        self.shown.append(history)
        return self.game.legal_moves(position)[0]


def two_plies(seed: int) -> Match:
    """Where the second seat is to act, and the first one has just moved."""
    match = tessera.new_game("fairytile", seed=seed)
    first = match.to_act
    while match.to_act == first:
        match.play(match.legal_moves()[0])
    return match


def test_a_bot_that_asks_for_it_is_shown_what_the_others_did():
    """Their moves, and the positions before them, as far as its seat could see."""
    register("remembers", Remembers)
    Remembers.shown.clear()
    match = two_plies(3)
    Bot(match.game, "remembers").choose(match, generator(0))
    theirs = [ply for ply in match.recent_plies() if ply.position.to_act != match.to_act]
    (history,) = Remembers.shown
    told = [match.game.move_of(ply.move) for ply in history.plies]
    assert told
    assert told == [match.game.move_of(ply.move) for ply in reversed(theirs)][: len(told)]
    for ply, really in zip(history.plies, reversed(theirs), strict=False):
        shown, true = (match.game.view(one.position, match.to_act) for one in (ply, really))
        assert shown == true


def test_nothing_hidden_is_in_the_positions_that_it_is_shown():
    """In two games that differ in the other's hidden pages alone, they are the same."""
    register("remembers", Remembers)
    Remembers.shown.clear()
    match = two_plies(3)
    game, me, draw = match.game, match.to_act, np.zeros(match.game.rules.draw_size, np.int8)
    plies, others = match.recent_plies(), list[Ply]()
    for ply in [*plies, Ply(match.position, 0)]:
        others.append(ply._replace(position=ply.position.copy()))
        game.rules.resample(others[-1].position, me, generator(9), draw)
    *others, (position, _) = others
    assert position != match.position
    for at, before in ((match.position, plies), (position, others)):
        Bot(game, "remembers").choose_at(at, generator(0), before)
    first, second = (
        [(ply.position.tobytes(), ply.move) for ply in history.plies] for history in Remembers.shown
    )
    assert first
    assert first == second


def test_what_it_does_to_the_position_it_sees_changes_nothing():
    class Vandal(First):
        def choose(self, position: Any, rng: np.random.Generator) -> Any:
            move = super().choose(position, rng)
            position.to_act = 1 - position.to_act
            return move

    register("vandal", Vandal)
    match = tessera.new_game("sintra", seed=3)
    before = match.position.copy()
    move = Bot(match.game, "vandal").choose(match, generator(0))
    assert match.position == before
    assert move == match.legal_moves()[0]


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("1x9", "'1x9': "),
        (None, "'None': "),
        (5, "'5': "),
        ("start 0", "'start 0': this is no move of a seat"),
        ("9o5", "'9o5': .*display"),
    ],
)
def test_a_move_that_is_none_or_not_legal_is_told_with_the_reason(answer: Any, reason: str):
    Says.answer = answer
    register("says", Says)
    match = tessera.new_game("sintra", seed=3)
    with pytest.raises(BotFailed, match=f"the bot 'says' chose {reason}"):
        Bot(match.game, "says").choose(match, generator(0))


def test_an_error_is_told_with_its_place():
    register("breaks", Breaks)
    match = tessera.new_game("sintra", seed=3)
    with pytest.raises(BotFailed, match=r"'breaks' failed: ZeroDivisionError: oh \(test_registry"):
        Bot(match.game, "breaks").choose(match, generator(0))


def moves_in_a_pool(match: Match, *levels: str) -> list[str]:
    async def ask() -> list[str]:
        pool = BotPool(1)
        try:
            asked = [pool.choose(match, level, generator(0), who=Asker()) for level in levels]
            return await asyncio.gather(*asked)
        finally:
            pool.close()

    return asyncio.run(ask())


def test_at_a_table_a_random_move_stands_for_one_that_fails():
    """Also where its package is gone, and everybody else's bots play on."""
    register("breaks", Breaks)
    register("first", First)
    match = tessera.new_game("sintra", seed=3)
    legal = [str(move) for move in match.legal_moves()]
    *failed, first = moves_in_a_pool(match, "breaks", "gone", "first")
    assert set(failed) <= set(legal)
    assert first == legal[0]


# ------------------------------------------------------------------ packages


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package that is installed: its module, and what says which bots it has."""
    (tmp_path / "mine.py").write_text(
        "class Last:\n"
        "    def __init__(self, game): self.game = game\n"
        "    def choose(self, position, rng): return self.game.legal_moves(position)[-1]\n"
    )
    facts = tmp_path / "mine-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.0\n")
    bots = "last = mine:Last\nstrong = mine:Last\nlost = nowhere:Last\n"
    (facts / "entry_points.txt").write_text(f"[tessera.bots]\n{bots}")
    return tmp_path


def command(package: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(package)},
        cwd=package,
        input="",
        capture_output=True,
        text=True,
        timeout=500,
    )


@pytest.mark.parametrize(
    "said",
    [
        ("arena", "sintra", "--bots", "last,random", "--games", "2"),
        ("play", "--bots", "last,last", "--seed", "1"),
        ("trace", "sintra", "--policy", "last"),
    ],
    ids=lambda said: said[0],
)
def test_the_bots_of_a_package_play(package: Path, said: tuple[str, ...]):
    ran = command(package, "-m", "tessera", *said)
    assert ran.returncode == 0, ran.stderr


def test_a_package_is_loaded_when_its_bot_is_asked_for_and_takes_no_name_of_ours(package: Path):
    asked = "import sys; from tessera.bots import policies as p; print(*p(), 'mine' in sys.modules)"
    names = command(package, "-c", asked).stdout.split()
    assert (names[-3:], names.count("strong")) == (["last", "lost", "False"], 1)


def test_a_bot_that_cannot_be_loaded_is_told_in_one_sentence(package: Path):
    ran = command(package, "-m", "tessera", "trace", "sintra", "--policy", "lost")
    assert ran.returncode == 1
    assert ran.stderr.startswith("tessera: the bot 'lost'")
    assert "No module named 'nowhere'" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
