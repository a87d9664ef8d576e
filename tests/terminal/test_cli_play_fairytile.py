"""`tessera play fairytile`: pages stay hidden at one keyboard, and what was seen stays seen."""

from __future__ import annotations

import tessera
from tessera.games.fairytile.components import components_from_json
from tessera.games.fairytile.view import FairyTileView
from tessera.words import say
from tests.command import Command, Ran

SEED = 3


def play(command: Command, *typed: str, options: tuple[str, ...] = ("--bots", "none")) -> Ran:
    ran = command("play", "fairytile", "--seed", str(SEED), *options, typed=typed)
    assert ran.err == ""
    return ran


def page_of(seat: int) -> str:
    """The objective in the seat's hand at the beginning, in words."""
    match = tessera.new_game("fairytile", seed=SEED)
    view = match.view(seat)
    assert isinstance(view, FairyTileView)
    hand, pages = view.seats[seat].hand, components_from_json(match.components).pages
    assert hand is not None
    return say("fairytile", "objective", pages[hand - 1].objective)


def first() -> int:
    return tessera.new_game("fairytile", seed=SEED).to_act


def a_step_of_the_princess() -> str:
    """A move that reveals nothing and tells no page."""
    match = tessera.new_game("fairytile", seed=SEED)
    for move in match.legal_moves():
        if str(move).startswith("princess") and not match.game.reveals(match.position, move):
            return str(move)
    raise AssertionError("choose another seed")


def test_the_page_is_shown_to_the_seat_to_move_only(command: Command):
    """[FT-2.5] Two people at one keyboard: each looks when the other does not."""
    ran = play(command, "", "q", "n")
    assert f"Player {first()}, press Enter when only you can see this" in ran.plain
    assert page_of(first()) in ran.plain
    assert page_of(1 - first()) not in ran.plain


def test_the_keyboard_changes_hands_with_the_turn(command: Command):
    """[FT-2.5] Not before the first person has let go of it."""
    ran = play(command, "", a_step_of_the_princess(), "", "q", "n")
    assert ran.plain.count("press Enter when only you can see this") == 2
    assert page_of(1 - first()) in ran.plain


def test_a_person_against_bots_is_not_asked(command: Command):
    """Nobody else looks."""
    ran = play(command, "q", "n", options=("--bots", "random"))
    assert "press Enter" not in ran.plain


def test_a_move_that_reveals_nothing_is_taken_back(command: Command):
    ran = play(command, "", a_step_of_the_princess(), "", "u", "", "q", "n")
    assert "cannot be taken back" not in ran.plain


def test_a_page_once_seen_is_not_taken_back(command: Command):
    """[FT-3.4] Turning the page shows the next one."""
    ran = play(command, "", "turn", "", "u", "q", "n")
    assert "what came to light since cannot be taken back" in ran.plain


def test_a_tile_once_seen_is_not_taken_back(command: Command):
    """[FT-2.3] Laying a tile shows the one below."""
    match = tessera.new_game("fairytile", seed=SEED)
    lay = next(str(move) for move in match.legal_moves() if str(move).startswith("lay"))
    ran = play(command, "", lay, "", "u", "q", "n")
    assert "what came to light since cannot be taken back" in ran.plain


def test_a_told_page_is_read_out(command: Command):
    """[FT-6.1] In a whole game between bots."""
    ran = play(command, "n", options=("--bots", "greedy,greedy"))
    assert "has told every page and wins. This is the story:" in ran.plain
    assert "the Princess" in ran.plain


def test_help_and_rules_are_at_hand(command: Command):
    ran = play(command, "?", "r 4.3", "knight 99,0", "q", "n", options=("--bots", "random"))
    assert "lay 2,-1,3" in ran.plain
    assert "FT-4.3" in ran.plain
    assert "no location lies at 99,0" in ran.plain
