"""Making moves: one's own, in turn, once; and what bots do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tessera.kernel.engine.chance import CHANCE
from tessera.kernel.errors import IllegalMove, InvalidNotation, StaleMove
from tessera.table import commands
from tessera.table.entries import Played
from tessera.table.keys import hash_of
from tessera.table.table import STAND_IN
from tessera.table.view import state_of

from .seated import (
    BOT,
    OPEN,
    Sitting,
    against_bots,
    every_game,
    one_screen,
    people,
    two_people,
    whole_game,
)

SET_UP_FOR_THREE = 6  # plies of Sintra: start, track, three rows of strips, deal


def other(sitting: Sitting) -> str:
    """Whoever of two people is not to act."""
    return sitting.who(1 - sitting.table.to_act)


def played_first_move(game: str) -> tuple[Sitting, str, int, str]:
    """A table of two after a move, who made it, its ply, the move."""
    sitting = two_people(game)
    who, ply, move = sitting.who(sitting.table.to_act), sitting.ply, sitting.legal[0]
    sitting.make(move)
    return sitting, who, ply, move


# ------------------------------------------------------------------ in turn


@every_game
def test_whoever_is_to_act_makes_a_legal_move(game: str):
    """It is one entry, with all that chance does next."""
    sitting = two_people(game)
    ply, move, entries = sitting.ply, sitting.legal[0], len(sitting.entries)
    first, *drawn = sitting.make(move)
    assert first == Played(ply=ply, move=move)
    assert [type(change) for change in drawn] == [Played] * len(drawn)
    assert len(sitting.entries) == entries + 1
    assert sitting.ply == ply + 1 + len(drawn)


@every_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_is_never_waited_for(game: str, seats: int):
    """After every entry of a game a seat is to act, or the game is over."""
    sitting = people(game, seats)
    set_up, drawn = sitting.ply, 0
    while sitting.table.status == "running":
        assert 0 <= sitting.table.to_act < seats
        before = sitting.ply
        sitting.until(lambda before=before: sitting.ply > before)
        drawn += sitting.ply - before - 1
    match = sitting.table.running_match()
    assert drawn == sum(match.seat_at(ply) == CHANCE for ply in range(set_up, match.ply))
    assert state_of(sitting.table).to_act is None


@every_game
def test_nobody_plays_out_of_turn(game: str):
    """Neither the other nor a stranger, with any legal move."""
    sitting = two_people(game)
    for who in (other(sitting), "cid", ""):
        for move in sitting.legal[:5]:
            assert sitting.code(commands.play, who, ply=sitting.ply, move=move) == "not-your-turn"


@every_game
def test_on_one_screen_every_seat_plays_with_the_same_key(game: str):
    """Whoever's turn it is."""
    sitting = one_screen(game, 3)
    for _ in range(8):
        assert sitting.ask(commands.play, "ana", ply=sitting.ply, move=sitting.legal[-1])


@every_game
@pytest.mark.parametrize(
    "move", ["", " ", "nonsense", "\0", "\ud800", "9" * 10_000, "lay 0,0,9", "1o1 ", "<<", "?"]
)
def test_what_is_no_move_cannot_be_read(game: str, move: str):
    """The sentence says what moves look like."""
    sitting = two_people(game)
    who = sitting.who(sitting.table.to_act)
    refusal = sitting.refusal(commands.play, who, ply=sitting.ply, move=move)
    assert isinstance(refusal, InvalidNotation)
    assert refusal.code == "invalid-notation"
    assert len(str(refusal)) < 300


@every_game
def test_nobody_plays_for_chance(game: str):
    """Whatever was drawn before is not to be drawn by a person."""
    sitting = two_people(game)
    who = sitting.who(sitting.table.to_act)
    for draw in {str(move) for move in sitting.table.running_match().moves}:
        refusal = sitting.refusal(commands.play, who, ply=sitting.ply, move=draw)
        assert isinstance(refusal, IllegalMove)


@every_game
def test_a_move_that_is_legal_elsewhere_is_refused_here(game: str):
    """With a code, a sentence and the clause of the rules where there is one."""
    elsewhere = {str(move) for move in whole_game(game).table.running_match().moves[8:]}
    sitting = two_people(game)
    who, legal = sitting.who(sitting.table.to_act), set(sitting.legal)
    illegal = sorted(elsewhere - legal)
    assert len(illegal) > 10
    for move in illegal:
        refusal = sitting.refusal(commands.play, who, ply=sitting.ply, move=move)
        assert isinstance(refusal, IllegalMove)
        assert refusal.code
        assert str(refusal)


# ------------------------------------------------------------------ stale and repeated


@every_game
@pytest.mark.parametrize("far", [-(10**9), -5, -1, 1, 2, 10**9])
def test_a_move_for_another_ply_is_stale(game: str, far: int):
    """Whoever sends it; the refusal says where the game is."""
    sitting = two_people(game)
    for who in (sitting.who(sitting.table.to_act), other(sitting), "cid"):
        refusal = sitting.refusal(commands.play, who, ply=sitting.ply + far, move=sitting.legal[0])
        assert isinstance(refusal, StaleMove)
        assert (refusal.code, refusal.facts) == ("stale-move", {"ply": sitting.ply})


@every_game
def test_a_move_that_comes_twice_is_made_once(game: str):
    """The second one is taken for what it is: no entry, no refusal."""
    sitting, who, ply, move = played_first_move(game)
    at = sitting.ply
    for _ in range(3):
        assert sitting.ask(commands.play, who, ply=ply, move=move) == []
    assert sitting.ply == at


@every_game
def test_a_move_that_comes_again_much_later_is_harmless(game: str):
    """Also when others have moved since, and when the game is over."""
    sitting, who, ply, move = played_first_move(game)
    for _ in range(10):
        sitting.move(-1)
        assert sitting.ask(commands.play, who, ply=ply, move=move) == []
    sitting.finished()
    assert sitting.ask(commands.play, who, ply=ply, move=move) == []


@every_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_move_that_ended_the_game_may_come_again(game: str, seats: int):
    """Whoever sent it did not hear that it was made."""
    sitting = whole_game(game, seats)
    match = sitting.table.running_match()
    last = max(ply for ply in range(match.ply) if match.seat_at(ply) != CHANCE)
    who = sitting.who(match.seat_at(last))
    entries = len(sitting.entries)
    assert sitting.ask(commands.play, who, ply=last, move=str(match.moves[last])) == []
    assert len(sitting.entries) == entries
    code = sitting.code(commands.play, "stranger", ply=last, move=str(match.moves[last]))
    assert code == "game-over"


@every_game
def test_another_move_for_a_ply_that_was_played_is_stale(game: str):
    """Changing one's mind is not sending the same again."""
    sitting, who, ply, move = played_first_move(game)
    before = sitting.table.running_match().position_at(ply)
    options = [str(one) for one in sitting.game.legal_moves(before)]
    for changed in [one for one in options if one != move][:5]:
        assert sitting.code(commands.play, who, ply=ply, move=changed) == "stale-move"


@every_game
def test_the_move_of_another_is_not_ones_own_sent_twice(game: str):
    """Whoever repeats what another played is too late."""
    sitting, who, ply, move = played_first_move(game)
    not_who = "ana" if who == "bea" else "bea"
    for copycat in (not_who, "cid"):
        assert sitting.code(commands.play, copycat, ply=ply, move=move) == "stale-move"


@every_game
def test_what_chance_drew_is_nobodys_move_sent_twice(game: str):
    """Not even on one screen, where one has every seat."""
    sitting = one_screen(game)
    for ply, draw in enumerate(sitting.table.running_match().moves):
        assert sitting.code(commands.play, "ana", ply=ply, move=str(draw)) == "stale-move"


@every_game
def test_a_stale_move_is_stale_even_if_it_cannot_be_read(game: str):
    """Whoever was too late is told so first."""
    sitting, who, ply, _ = played_first_move(game)
    assert sitting.code(commands.play, who, ply=ply, move="nonsense") == "stale-move"


# ------------------------------------------------------------------ before and after


@pytest.mark.parametrize("ply", [-1, 0, 1, 10**9])
def test_nobody_plays_before_the_game_begins(ply: int):
    """Nor do bots."""
    sitting = Sitting().seated("ana")
    assert sitting.code(commands.play, "ana", ply=ply, move="1o1") == "not-begun"
    assert sitting.ask(commands.play_for, ply=ply, move="1o1") == []


@every_game
def test_nobody_plays_after_the_game(game: str):
    """Nor do bots; the table stands as it stood."""
    sitting = whole_game(game)
    for who in ("ana", "bea", "cid"):
        assert sitting.code(commands.play, who, ply=sitting.ply, move="1o1") == "game-over"
    assert sitting.ask(commands.play_for, ply=sitting.ply, move="1o1") == []
    assert sitting.table.bot_to_act is None


# ------------------------------------------------------------------ bots


def at_a_bots_turn(game: str) -> Sitting:
    """Ana against a bot, which is to act."""
    return against_bots(game).until_turn_of(1)


@every_game
def test_a_bot_moves_when_it_is_its_turn(game: str):
    """The table says which level should."""
    sitting = at_a_bots_turn(game)
    assert sitting.table.bot_to_act == "novice"
    move, ply = sitting.legal[0], sitting.ply
    assert sitting.ask(commands.play_for, ply=ply, move=move)[0] == Played(ply=ply, move=move)


@every_game
def test_a_bots_move_for_another_ply_is_dropped(game: str):
    """The game has gone on without it."""
    sitting = at_a_bots_turn(game)
    for ply in (-1, 0, sitting.ply - 1, sitting.ply + 1, 10**9):
        assert sitting.ask(commands.play_for, ply=ply, move=sitting.legal[0]) == []


@every_game
def test_a_bot_does_not_move_for_a_person(game: str):
    """Who is there."""
    sitting = against_bots(game).until_turn_of(0)
    assert sitting.table.bot_to_act is None
    assert sitting.ask(commands.play_for, ply=sitting.ply, move=sitting.legal[0]) == []


@every_game
def test_a_person_does_not_move_for_a_bot(game: str):
    """Not even the host, who is alone with it."""
    sitting = at_a_bots_turn(game)
    for who in ("ana", "bea", ""):
        code = sitting.code(commands.play, who, ply=sitting.ply, move=sitting.legal[0])
        assert code == "not-your-turn"


@every_game
def test_a_bot_keeps_the_rules_too(game: str):
    """A move that may not be made is refused, not made."""
    sitting = at_a_bots_turn(game)
    refusal = sitting.refusal(commands.play_for, ply=sitting.ply, move="nonsense")
    assert isinstance(refusal, InvalidNotation)
    draw = str(sitting.table.running_match().moves[0])
    refusal = sitting.refusal(commands.play_for, ply=sitting.ply, move=draw)
    assert isinstance(refusal, IllegalMove)


def test_a_bot_waits_while_somebody_asks_to_take_a_move_back():
    """Its answer could not be taken back so easily."""
    sitting = Sitting("sintra", [OPEN, OPEN, BOT]).seated("ana", "bea")
    sitting.until(lambda: sitting.table.to_act == 2 and sitting.ply > SET_UP_FOR_THREE)
    last = sitting.table.running_match().seat_at(sitting.ply - 1)
    sitting.ask(commands.undo, sitting.who(last))
    assert sitting.table.bot_to_act is None
    assert sitting.ask(commands.play_for, ply=sitting.ply, move=sitting.legal[0]) == []
    sitting.ask(commands.answer, sitting.who(1 - last), agree=False)
    assert sitting.table.bot_to_act == "novice"


def test_bots_rest_while_nobody_is_there():
    """And go on when the person is back."""
    sitting = at_a_bots_turn("sintra")
    sitting.ask(commands.leave, "ana", seat=0)
    assert sitting.table.bot_to_act is None
    assert sitting.ask(commands.play_for, ply=sitting.ply, move=sitting.legal[0]) == []
    sitting.ask(commands.come_back, "ana", seat=0)
    assert sitting.table.bot_to_act == "novice"


@every_game
def test_a_stand_in_plays_for_whoever_is_away(game: str):
    """The person cannot, until they are back."""
    sitting = two_people(game).until_turn_of(0)
    sitting.ask(commands.leave, "ana", seat=0)
    assert sitting.table.bot_to_act == STAND_IN
    code = sitting.code(commands.play, "ana", ply=sitting.ply, move=sitting.legal[0])
    assert code == "away"
    sitting.ask(commands.come_back, "ana", seat=0)
    assert sitting.table.bot_to_act is None
    assert sitting.ask(commands.play, "ana", ply=sitting.ply, move=sitting.legal[0])


@every_game
@pytest.mark.parametrize(
    "make", [against_bots, one_screen, two_people], ids=lambda one: one.__name__
)
def test_every_kind_of_table_is_played_to_its_end(game: str, make: Callable[[str], Sitting]):
    """With an outcome, the secret, and nobody to act."""
    state = state_of(make(game).finished().table)
    assert state.outcome is not None
    assert state.shuffle.is_kept
    assert (state.to_act, state.deadline, state.question) == (None, None, None)
    assert hash_of("ana") not in str(state)
