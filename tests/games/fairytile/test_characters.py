"""Section 4: moving a character."""

from __future__ import annotations

import pytest

from tests.games.fairytile.board import (
    DRAGON,
    EXAMPLE,
    KNIGHT,
    PRINCESS,
    Board,
    Hex,
    drawing,
    drawn,
    read,
    targets,
)

# ------------------------------------------------------------------ Princess


def test_princess_steps_to_a_neighbouring_location():
    """[FT-4.1] One step, in any direction, on any terrain."""
    assert targets(PRINCESS, """
          m f p
         p p f p
        f m P c f
         f f m p
          p p p   """) == drawing("""
          . . .
         . x x .
        . x P x .
         . x x .
          . . .   """)  # fmt: skip


def test_princess_steps_on_locations_only():
    """[FT-4.1, FT-4.4] Not into a gap, not over the edge."""
    assert targets(PRINCESS, """
        . _ .
         P . .
        _ . .   """) == drawing("""
        x _ .
         P x .
        _ x .   """)  # fmt: skip


def test_princess_beginning_on_a_castle_may_jump_before_her_step():
    """[FT-4.1] To another castle, and from there one step."""
    assert targets(PRINCESS, """
        P p p p c p
               p f   """, legend="Pc") == drawing("""
        P x . x c x
               x x   """)  # fmt: skip


def test_a_jump_alone_is_not_a_move():
    """[FT-4.1] Neither before a step nor instead of one."""
    board = drawn("""
        P p p p x p p c """, legend="Pc xc")  # fmt: skip
    assert not board.can("P to x")


def test_princess_whose_step_ends_on_a_castle_may_jump_after_it():
    """[FT-4.1] And takes no further step."""
    assert targets(PRINCESS, """
        p P c p p c p c p """) == drawing("""
        x P x . . x . x . """)  # fmt: skip


def test_princess_may_jump_before_and_after_her_step():
    """[FT-4.1] The last castle has no castle beside it: it needs both jumps."""
    assert targets(PRINCESS, """
        P p p c c p p c """, legend="Pc") == drawing("""
        x x x x x x x x """)  # fmt: skip


def test_princess_may_end_where_she_began_if_she_stepped():
    """[FT-4.1] To the castle beside her, and a jump back."""
    assert drawn("P c p", legend="Pc").can("P to P")
    assert targets(PRINCESS, "P c p", legend="Pc") == drawing("x x x")


def test_princess_does_not_end_where_she_began_without_a_castle_to_step_on():
    """[FT-4.1] From the other castle every step leads to a plain."""
    assert not drawn("P p p c p", legend="Pc").can("P to P")


def test_princess_who_begins_on_no_castle_does_not_jump_first():
    """[FT-4.1] Castles elsewhere are of no use."""
    assert targets(PRINCESS, "p P p c p c") == drawing("x P x . . .")


def test_with_one_castle_there_is_no_jump():
    """[FT-4.1] A jump leads to another castle."""
    assert targets(PRINCESS, "p P p p", legend="Pc") == drawing("x P x .")
    assert targets(PRINCESS, "p P c p") == drawing("x P x .")


def test_princess_jumps_once_before_and_once_after():
    """[FT-4.1] Her step is one, however many castles there are."""
    assert targets(PRINCESS, """
        p p P p p c p p p c p p """, legend="Pc") == drawing("""
        . x P x x c x . x c x . """)  # fmt: skip


# ------------------------------------------------------------------ Knight


def test_knight_ends_two_steps_from_his_start():
    """[FT-4.2] Not one step, not back, not beside the start."""
    assert targets(KNIGHT, """
          . . . .
         . . . . .
        . . . . . .
       . . . K . . .
        . . . . . .
         . . . . .
          . . . .   """) == drawing("""
          . . . .
         . x x x .
        . x . . x .
       . x . K . x .
        . x . . x .
         . x x x .
          . . . .   """)  # fmt: skip


def test_knight_needs_a_location_between():
    """[FT-4.2] Straight on the only hex between is a gap; round the bend there is another."""
    assert targets(KNIGHT, """
        K _ .
         . .   """) == drawing("""
        K _ .
         . x   """)  # fmt: skip


def test_knight_with_both_ways_broken_does_not_pass():
    """[FT-4.2] The location is at distance 2, but no step leads there."""
    assert targets(KNIGHT, """
          . .
         K _ .
        . _ .
         . .    """) == drawing("""
          . x
         K _ .
        . _ .
         x .    """)  # fmt: skip


def test_knight_takes_two_steps_and_no_detour():
    """[FT-4.2] Round a gap it would be three steps."""
    assert targets(KNIGHT, """
          . .
         K _ x
          . .   """) == drawing("""
          . x
         K _ .
          . x   """)  # fmt: skip


def test_knight_has_no_move_where_nothing_is_two_steps_away():
    """[FT-4.2] On a tile of its own."""
    assert targets(KNIGHT, """
        K .
         .  """) == set()  # fmt: skip


# ------------------------------------------------------------------ Dragon


def test_dragon_flies_to_the_last_location_in_each_direction():
    """[FT-4.3] She may not stop earlier."""
    assert targets(DRAGON, """
          . . . .
         . . . . .
        . . . . . .
       . . D . . . .
        . . . . . .
         . . . . .
          . . . .   """) == drawing("""
          . . x .
         x . . . .
        . . . . . .
       x . D . . . x
        . . . . . .
         x . . . .
          . . x .   """)  # fmt: skip


def test_dragon_does_not_cross_a_gap():
    """[FT-4.3] The last location before it is her end, even if the line goes on behind."""
    assert targets(DRAGON, ". . _ . D . . _ . .") == drawing(". . _ x D . x _ . .")


def test_a_flight_of_no_distance_is_not_a_move():
    """[FT-4.3] At the edge and before a gap she has fewer directions."""
    assert targets(DRAGON, """
        D _ .
         . . .  """) == drawing("""
        D _ .
         x . .  """)  # fmt: skip
    assert targets(DRAGON, """
        D _ . """) == set()  # fmt: skip


def test_dragon_flies_straight_on():
    """[FT-4.3] Round no bend."""
    assert targets(DRAGON, """
        D . . .
         _ _ _ .
          _ _ _ . """) == drawing("""
        D . . x
         _ _ _ .
          _ _ _ . """)  # fmt: skip


# ------------------------------------------------------------------ all three


def test_characters_may_share_a_location():
    """[FT-4.4] All three on one."""
    board = drawn("""
        K . D
           P   """)  # fmt: skip
    after = board.play("P to D", "K to D")
    assert after.characters == dict.fromkeys((PRINCESS, KNIGHT, DRAGON), (2, 0))
    assert drawn("D . K P").play("D to P").characters[DRAGON] == (3, 0)


def test_characters_may_pass_one_another():
    """[FT-4.4] Nobody stands in a knight's or a dragon's way."""
    assert targets(KNIGHT, "K P D .") == drawing("K P x .")
    assert targets(DRAGON, "D P K .") == drawing("D P K x")


def test_whoever_shares_a_location_moves_alone():
    """[FT-4.4] The others stay."""
    after = drawn("P . x", together="KP DP").play("D to x")
    assert after.characters == {PRINCESS: (0, 0), KNIGHT: (0, 0), DRAGON: (2, 0)}


@pytest.mark.parametrize("who", [PRINCESS, KNIGHT, DRAGON])
def test_rivers_hinder_nobody(who: str):
    """[FT-4.4] The same moves with a river in the way and without."""
    kingdom = """
          . . .
         P K D .
          . . .   """
    river = """
          ~ . ~
         . ~ ~ ~
          . ~ .   """
    assert targets(who, kingdom, river=river) == targets(who, kingdom) != set()


# ------------------------------------------------------------------ the examples of the rules page


def example(*, princess: Hex = (0, 0), knight: Hex = (0, 0), dragon: Hex = (0, 0)) -> Board:
    """The kingdom of the rules page, with somebody on it."""
    board = drawn(EXAMPLE, first=(1, -2))
    order = list(read(EXAMPLE, (1, -2)))
    for number, at in enumerate((princess, knight, dragon)):
        board.position.standing[number] = order.index(at)
    return board


def test_princess_on_the_plain_of_the_example():
    """[FT-4.1] She may step to the castle 0,0 and stay, or jump on to 3,0 or 3,-1."""
    steps: set[Hex] = {(1, 0), (-1, 1), (0, 0)}
    assert example(princess=(0, 1)).targets(PRINCESS) == steps | {(3, 0), (3, -1)}


def test_princess_on_the_castle_of_the_example():
    """[FT-4.1] To 2,1 by way of 3,0; back to 0,0 by way of 3,0 and 3,-1."""
    beside: set[Hex] = {(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)}
    by_way_of_castles: set[Hex] = {(2, 1), (2, 0), (2, -1), (3, 1), (3, 0), (3, -1), (0, 0)}
    assert example(princess=(0, 0)).targets(PRINCESS) == beside | by_way_of_castles


def test_knight_of_the_example():
    """[FT-4.2] To 2,0 by way of 1,0; not to 2,1 behind the gap, not to 1,0 beside his start."""
    found = example(knight=(0, 1)).targets(KNIGHT)
    assert found == {(2, 0), (2, -1), (1, -1), (0, -1), (-1, 0), (-2, 1), (-2, 2)}
    assert not found & {(2, 1), (1, 0)}


def test_dragon_of_the_example_has_5_moves():
    """[FT-4.3] 0,1 before the gap, -2,1, -1,-1, -2,2 and 2,-2."""
    assert example(dragon=(-1, 1)).targets(DRAGON) == {(0, 1), (-2, 1), (-1, -1), (-2, 2), (2, -2)}
