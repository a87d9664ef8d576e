"""Draws that nobody can choose and everybody can check."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tessera
from tessera.games import GAMES
from tessera.kernel.engine.chance import generator
from tessera.kernel.errors import InvalidRecord
from tessera.kernel.fair_draws import Shuffle, commitment_to, draws_from, new_secret
from tessera.kernel.match import Match
from tessera.kernel.records import record_from_json
from tests.command import Command

SECRET = "5a" * 32
KEPT = commitment_to(SECRET)


def fair_match(name: str, seeds: list[str], *, secret: str = SECRET, seats: int = 2) -> Match:
    """A game whose draws come from the secret and the seeds, played to its end at random."""
    game = GAMES[name]
    options = game.check_options(seats, {})
    match = Match(
        game,
        seats=seats,
        options=options,
        components=game.read_components(None, options),
        rng=draws_from(secret, seeds),
    )
    match.shuffle = Shuffle(commitment=commitment_to(secret), seeds=seeds, secret=secret)
    return match


def finished(match: Match, plies: int = 300) -> Match:
    rng = generator(1)
    while not match.is_over and match.ply < plies:
        moves = match.legal_moves()
        match.play(moves[int(rng.integers(len(moves)))])
    return match


@pytest.mark.parametrize("name", list(GAMES))
def test_every_draw_can_be_made_again(name: str):
    match = finished(fair_match(name, ["ana", "ben"]))
    again = tessera.from_json(match.to_json(), chance=False)
    assert again.check_draws() == sum(seat < 0 for seat in map(match.seat_at, range(match.ply)))


@pytest.mark.parametrize(
    "other",
    [
        ("other seed", ["ana", "bem"], SECRET),
        ("seeds swapped", ["ben", "ana"], SECRET),
        ("seeds run together", ["anaben", ""], SECRET),
        ("other secret", ["ana", "ben"], "5b" * 32),
    ],
    ids=lambda other: other[0],
)
def test_other_seeds_or_another_secret_bring_other_draws(other: tuple[str, list[str], str]):
    _, seeds, secret = other
    first = fair_match("sintra", ["ana", "ben"]).moves
    assert first != fair_match("sintra", seeds, secret=secret).moves


def test_a_draw_depends_on_its_ply_only_not_on_what_was_drawn_before():
    draws = draws_from(SECRET, ["ana"])
    assert draws(7).random() == draws(7).random()
    assert draws(7).random() != draws(8).random()


def test_the_first_number_is_always_the_same():
    """Philox 4×64 keyed with the first 16 bytes of HMAC-SHA-256: no release may change it."""
    assert draws_from(SECRET, ["ana", "ben"])(3).random() == 0.3104160927721089


def test_a_secret_is_long_and_never_the_same():
    assert len({new_secret() for _ in range(100)}) == 100
    assert all(len(bytes.fromhex(new_secret())) == 32 for _ in range(10))


# ------------------------------------------------------------------ cheating


def changed(match: Match, **changes: object) -> Match:
    """The match with something else in what its record says about the draws."""
    assert match.shuffle is not None
    match.shuffle = msgspec.structs.replace(match.shuffle, **changes)
    return match


def test_another_secret_than_was_committed_to_is_found():
    match = changed(fair_match("sintra", ["ana", "ben"]), secret="5b" * 32)
    with pytest.raises(InvalidRecord, match="not the one that the table committed to"):
        match.check_draws()


def test_other_seeds_than_were_drawn_with_are_found():
    match = changed(fair_match("sintra", ["ana", "ben"]), seeds=["ana", "bob"])
    with pytest.raises(InvalidRecord, match="was not drawn fairly"):
        match.check_draws()


def test_a_draw_that_was_chosen_is_found():
    """The deal of another game in place of the right one, everything else in order."""
    match = fair_match("sintra", ["ana", "ben"])
    record = record_from_json(match.to_json())
    record.moves[1] = "track oopybg" if record.moves[1] != "track oopybg" else "track pppybg"
    with pytest.raises(InvalidRecord, match=r"ply 1 was not drawn fairly: the secret brings track"):
        tessera.from_json(record.to_json(), chance=False).check_draws()


def chosen_later(name: str = "sintra") -> Match:
    """Draws from a secret that was found when the seeds were known; its own commitment fits it."""
    return finished(fair_match(name, ["ana", "ben"], secret="c0ffee" * 10), plies=40)


def test_a_secret_that_was_chosen_later_is_found_by_whoever_kept_the_commitment():
    match = chosen_later()
    assert match.check_draws() > 0
    assert match.check_draws(commitment_to("c0ffee" * 10)) > 0
    with pytest.raises(InvalidRecord, match="did not commit to these draws before the game"):
        match.check_draws(KEPT)


def test_what_is_not_revealed_cannot_be_checked():
    match = changed(fair_match("sintra", ["ana", "ben"]), secret=None)
    with pytest.raises(InvalidRecord, match="is not in this record"):
        match.check_draws()


# ------------------------------------------------------------------ tessera verify


@pytest.mark.parametrize("name", list(GAMES))
def test_a_record_is_verified(command: Command, tmp_path: Path, name: str):
    match = finished(fair_match(name, ["ana", "ben"]), plies=40)
    match.save(tmp_path / "game.json")
    ran = command("verify", str(tmp_path / "game.json"))
    assert ran.code == 0
    assert f"all {match.ply} plies are by the rules" in ran.out
    assert "draws come from the secret and the seats' seeds." in ran.out
    assert f"The commitment in this record: {KEPT}\n" in ran.out
    assert "proof only if you have kept the same from before the game" in ran.out


@pytest.mark.parametrize("typed", [KEPT, KEPT.upper(), f" {KEPT}\n"])
def test_a_record_is_compared_with_the_commitment_that_was_kept(
    command: Command, tmp_path: Path, typed: str
):
    finished(fair_match("sintra", ["ana", "ben"]), plies=40).save(tmp_path / "game.json")
    ran = command("verify", str(tmp_path / "game.json"), "--commitment", typed)
    assert (ran.code, ran.err) == (0, "")
    assert "It is the one that you kept." in ran.out
    assert "proof only if" not in ran.out


def refused(command: Command, file: Path, *more: str) -> str:
    """The one sentence why a record does not pass."""
    ran = command("verify", str(file), *more)
    assert ran.code == 1
    assert ran.err.count("\n") == 1
    assert "It is the one that you kept." not in ran.out
    return ran.err


def test_a_secret_that_was_chosen_later_is_refused(command: Command, tmp_path: Path):
    """With its own commitment it is as good as any; not with the one told at the opening."""
    chosen_later().save(tmp_path / "game.json")
    assert command("verify", str(tmp_path / "game.json")).code == 0
    sentence = refused(command, tmp_path / "game.json", "--commitment", KEPT)
    assert "did not commit to these draws before the game" in sentence


def test_a_game_that_goes_on_is_compared_with_the_commitment_as_well(
    command: Command, tmp_path: Path
):
    match = changed(fair_match("sintra", ["ana", "ben"]), secret=None)
    match.save(tmp_path / "open.json")
    assert "when the game is over" in refused(command, tmp_path / "open.json", "--commitment", KEPT)
    other = commitment_to("another")
    sentence = refused(command, tmp_path / "open.json", "--commitment", other)
    assert "did not commit to these draws before the game" in sentence


@pytest.mark.parametrize("more", [[], ["--commitment", KEPT]], ids=["alone", "kept"])
def test_a_finished_game_without_its_secret_is_refused(
    command: Command, tmp_path: Path, more: list[str]
):
    match = changed(finished(fair_match("sintra", ["ana", "ben"])), secret=None)
    assert match.is_over
    match.save(tmp_path / "game.json")
    assert "secret behind the draws is not in" in refused(command, tmp_path / "game.json", *more)


@pytest.mark.parametrize("more", [[], ["--commitment", KEPT]], ids=["alone", "kept"])
def test_a_forfeited_game_without_its_secret_is_refused(
    command: Command, tmp_path: Path, more: list[str]
):
    """By its moves it goes on, so whoever keeps the secret back could say that it does."""
    match = fair_match("sintra", ["ana", "ben"])
    match.save(tmp_path / "forfeited.json")
    assert not match.is_over
    assert command("verify", str(tmp_path / "forfeited.json"), *more).code == 0
    changed(match, secret=None).save(tmp_path / "kept_back.json")
    sentence = refused(command, tmp_path / "kept_back.json", *more)
    assert "be it by forfeit" in sentence


def test_a_game_of_no_table_does_not_fit_a_commitment(command: Command, tmp_path: Path):
    """Without one that was kept there is nothing to compare, and the command says so."""
    tessera.new_game("sintra", seed=1).save(tmp_path / "plain.json")
    assert command("verify", str(tmp_path / "plain.json")).code == 0
    sentence = refused(command, tmp_path / "plain.json", "--commitment", KEPT)
    assert "secret behind the draws is not in this record" in sentence


@pytest.mark.parametrize("typed", ["", "kept", KEPT[:-1], KEPT + "0", "g" + KEPT[1:]])
def test_what_cannot_be_a_commitment_is_refused(command: Command, tmp_path: Path, typed: str):
    fair_match("sintra", ["ana", "ben"]).save(tmp_path / "game.json")
    sentence = refused(command, tmp_path / "game.json", "--commitment", typed)
    assert "a commitment has 64 hexadecimal digits" in sentence


def test_a_hostile_commitment_does_not_steer_the_terminal(command: Command, tmp_path: Path):
    match = fair_match("sintra", ["ana", "ben"])
    changed(match, secret=None, commitment="\x1b[2J" * 16).save(tmp_path / "game.json")
    assert "a commitment has 64" in refused(command, tmp_path / "game.json")
    assert "\x1b" not in command("verify", str(tmp_path / "game.json")).out


def test_a_record_without_a_secret_says_what_cannot_be_checked(command: Command, tmp_path: Path):
    match = changed(fair_match("sintra", ["ana", "ben"]), secret=None)
    match.save(tmp_path / "open.json")
    tessera.new_game("sintra", seed=1).save(tmp_path / "plain.json")
    assert "when the game is over" in refused(command, tmp_path / "open.json")
    assert "No table committed" in command("verify", str(tmp_path / "plain.json")).out


def test_an_unfair_record_is_refused(command: Command, tmp_path: Path):
    match = changed(fair_match("sintra", ["ana", "ben"]), seeds=["x", "y"])
    match.save(tmp_path / "game.json")
    ran = command("verify", str(tmp_path / "game.json"))
    assert ran.code != 0
    assert "was not drawn fairly" in ran.err
