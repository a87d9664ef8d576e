"""Fair shuffles: draws that nobody chooses alone, and records that let everybody check them."""

from __future__ import annotations

import msgspec
import pytest

from tessera.games import GAMES
from tessera.kernel.engine.chance import CHANCE
from tessera.kernel.errors import InvalidRecord, TesseraError
from tessera.kernel.fair_draws import commitment_to
from tessera.kernel.match import Match
from tessera.kernel.records import record_from_json
from tessera.table import commands
from tessera.table.table import Table
from tessera.table.view import record_of, state_of

from .seated import OPEN, PEOPLE, Sitting, every_game, one_screen, people, two_people, whole_game

# ------------------------------------------------------------------ fair draws


@every_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_draw_changes_when_any_seat_brings_another_seed(game: str, seats: int):
    """Nobody alone decides a draw, and nobody's seed is left out."""
    table = people(game, seats).table
    seeds = state_of(table).shuffle.seeds
    draws = table.draws(seeds)
    for seat in range(seats):
        others = [*seeds[:seat], seeds[seat] + "!", *seeds[seat + 1 :]]
        changed = table.draws(others)
        assert all(draws(ply).random() != changed(ply).random() for ply in range(200))


@every_game
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_another_seed_brings_another_set_up(game: str, seat: int):
    """Whoever brings it, first or last to sit down."""
    setups: set[str] = set()
    for seed in ("one", "two", "three"):
        sitting = Sitting(game, [OPEN] * 3)
        for nth, who in enumerate(PEOPLE[:3]):
            sitting.sit(who, nth, **({"seed": seed} if nth == seat else {}))
        setups.add(str(sitting.table.running_match().moves))
    assert len(setups) == 3


@every_game
def test_another_secret_brings_another_set_up(game: str):
    """So the seats alone do not decide it either."""
    tables = [Sitting(game, secret=f"{nth:064x}").seated("ana", "bea").table for nth in range(3)]
    assert len({str(table.running_match().moves) for table in tables}) == 3
    assert len({table.commitment for table in tables}) == 3


@every_game
def test_a_seed_that_was_withdrawn_does_not_count(game: str):
    """Whoever stands up takes it along."""
    sitting = Sitting(game)
    sitting.sit("cid", 0)
    sitting.ask(commands.stand, "cid", seat=0)
    sitting.seated("ana", "bea")
    assert sitting.table.running_match().moves == two_people(game).table.running_match().moves


@every_game
def test_what_people_play_does_not_change_what_is_drawn_at_a_ply(game: str):
    """It comes from secret, seeds and ply, so that taking back does not help."""
    tables = [two_people(game).table, whole_game(game).table]
    draws = [table.draws(state_of(table).shuffle.seeds) for table in tables]
    numbers = [[draw(ply).random() for ply in range(50)] for draw in draws]
    assert numbers[0] == numbers[1]
    assert len(set(numbers[0])) == 50


# ------------------------------------------------------------------ records


def replay(table: Table) -> Match:
    """The record, written and read, move by move."""
    record = record_from_json(record_of(table).to_json())
    return Match.from_record(GAMES[record.game], record)


@every_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_afterwards_everybody_can_replay_the_record_and_check_every_draw(game: str, seats: int):
    """With names, outcome, commitment, seeds and secret."""
    table = whole_game(game, seats).table
    match, again = table.running_match(), replay(table)
    assert again.position.tobytes() == match.position.tobytes()
    assert (again.outcome, again.names) == (table.outcome, match.names)
    drawn = sum(match.seat_at(ply) == CHANCE for ply in range(match.ply))
    assert again.check_draws() == drawn > seats


@every_game
@pytest.mark.parametrize("plies", [0, 30])
def test_a_game_that_was_forfeited_can_be_checked_as_well(game: str, plies: int):
    """Every draw up to there."""
    sitting = two_people(game, absent="forfeit")
    sitting.until(lambda: sitting.ply >= plies)
    sitting.ask(commands.leave, "ana", seat=0)
    assert sitting.table.status == "over"
    assert replay(sitting.table).check_draws() > 3


@every_game
def test_a_game_with_moves_taken_back_can_be_checked_as_well(game: str):
    """Nothing was drawn twice."""
    sitting, taken_back = one_screen(game), 0
    while sitting.table.status == "running":
        at = sitting.ply
        sitting.until(lambda at=at: sitting.ply > at)
        try:
            sitting.ask(commands.undo, "ana")
            taken_back += 1
        except TesseraError:
            continue  # something was drawn or revealed, or the game is over
        sitting.until(lambda at=at: sitting.ply > at)
    assert taken_back > 10
    assert replay(sitting.table).check_draws() > 3


@every_game
def test_a_record_of_a_game_that_goes_on_cannot_be_checked(game: str):
    """Where something is hidden it cannot be replayed; where nothing is, the secret is missing."""
    table = two_people(game).table
    with pytest.raises(InvalidRecord, match=r"hidden|secret"):
        replay(table).check_draws()


@every_game
@pytest.mark.parametrize("part", ["secret", "seeds", "commitment"])
def test_a_record_that_was_tampered_with_does_not_pass(game: str, part: str):
    """Whichever part of it was changed."""
    record = record_of(whole_game(game).table)
    assert record.shuffle is not None
    wrong = {"secret": "00" * 32, "seeds": ["x", "y"], "commitment": commitment_to("x")}
    record.shuffle = msgspec.structs.replace(record.shuffle, **{part: wrong[part]})
    with pytest.raises(InvalidRecord):
        Match.from_record(GAMES[game], record).check_draws()


def test_seats_that_changed_places_do_not_pass():
    """Whose seed is whose matters."""
    record = record_of(whole_game("sintra").table)
    assert record.shuffle is not None
    record.shuffle = msgspec.structs.replace(record.shuffle, seeds=record.shuffle.seeds[::-1])
    with pytest.raises(InvalidRecord, match="not drawn fairly"):
        Match.from_record(GAMES["sintra"], record).check_draws()
