"""A review says how likely each seat was to win, and names moves with true reasons."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tessera
from tessera.bots import Bot
from tessera.bots.review import GameReview, consider, review
from tessera.games import GAMES
from tessera.kernel.engine.chance import CHANCE, generator
from tessera.kernel.match import Match
from tests.bots.stopping import NEVER
from tests.command import Command

A_FEW_PLIES = 30


def played(name: str, *, seats: int = 2, plies: int = 10_000) -> Match:
    """A game of beginners, or its first plies."""
    match = tessera.new_game(name, seats=seats, seed=5, names=["Ada", "Ben", "Cleo", "Dan"][:seats])
    bot, rng = Bot(match.game, "novice"), generator(5)
    while not match.is_over and match.ply < plies:
        match.play(bot.choose(match, rng))
    return match


def reviewed(match: Match, policy: str = "medium") -> GameReview:
    bot = Bot(match.game, policy, seconds=NEVER)
    return review(match, list(consider(match, bot)), bot)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", list(GAMES))
def test_the_win_is_shared_out_after_every_ply(name: str, seats: int):
    match = played(name, seats=seats, plies=A_FEW_PLIES)
    found = reviewed(match)
    assert [one.ply for one in found.plies] == list(range(match.ply))
    for one in found.plies:
        assert sum(one.shares) == pytest.approx(1, abs=0.01)
        assert one.move == str(match.moves[one.ply])
        assert (CHANCE if one.seat is None else one.seat) == match.seat_at(one.ply)
        assert 0 <= one.cost <= 1
        assert 0 <= one.kept <= 1


def test_in_the_end_the_shares_are_who_won():
    match = played("sintra")
    assert match.outcome is not None
    shares = reviewed(match).plies[-1].shares
    assert [seat for seat, share in enumerate(shares) if share > 0] == match.outcome.winners


def test_a_bot_finds_no_fault_with_its_own_moves():
    """Reviewed by itself with the same seeds, no move of a depth of two cost anything."""
    match = tessera.new_game("sintra", seed=6)
    bot = Bot(match.game, "medium", seconds=NEVER)
    while not match.is_over:
        match.play(bot.think(match, generator(0), lines=3).choices[0].move)
    assert all(one.cost == 0 for one in reviewed(match).plies)


def test_beginners_make_costly_moves_and_are_told_better_ones():
    match = played("sintra")
    found = reviewed(match, "hard")
    costly = [found.plies[ply] for seat in range(2) for ply in found.worst[seat]]
    assert len(costly) >= 4
    for one in costly:
        legal = [str(move) for move in match.game.legal_moves(match.position_at(one.ply))]
        assert one.best in legal
        assert one.best != one.move
        assert one.line[0] == one.best
        better = match.game.parse_move(one.best)
        assert one.better == match.game.foresee(match.position_at(one.ply), better)
        assert one.reasons


def test_chance_is_not_blamed():
    found = reviewed(played("sintra", plies=A_FEW_PLIES))
    assert all(one.cost == one.kept == 0 for one in found.plies if one.seat == CHANCE)


# ------------------------------------------------------------------ the command


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", "chance of winning"),
        ("pl", "Szansa na wygraną"),
        ("cs", "Naděje na výhru"),
        ("es", "Probabilidad de ganar"),
    ],
)
def test_analyse_prints_a_review_in_every_language(
    language: str, word: str, tmp_path: Path, command: Command
):
    played("sintra", plies=A_FEW_PLIES).save(tmp_path / "game.json")
    ran = command(
        "analyse", str(tmp_path / "game.json"), "--level", "medium", "--language", language
    )
    assert ran.code == 0
    assert word in ran.plain
    assert "Ada" in ran.plain


def test_analyse_prints_json(tmp_path: Path, command: Command):
    played("fairytile", plies=A_FEW_PLIES).save(tmp_path / "game.json")
    ran = command("analyse", str(tmp_path / "game.json"), "--level", "easy", "--json")
    assert msgspec.json.decode(ran.out, type=GameReview).seats == 2


def test_a_language_that_is_not_there_is_refused(tmp_path: Path, command: Command):
    played("sintra", plies=A_FEW_PLIES).save(tmp_path / "game.json")
    ran = command("analyse", str(tmp_path / "game.json"), "--language", "xx")
    assert ran.code == 1
    assert "en, pl, cs, es" in ran.err
