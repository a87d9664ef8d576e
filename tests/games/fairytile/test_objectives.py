"""Section 7: what is seen. These pages may be told after a move or after a tile."""

from __future__ import annotations

import pytest

from tests.games.fairytile.board import CHARACTERS, Seat, drawn, page, tells

BOTH_SEEN_BY = {
    letter: page("sees_all", who=who, whom=[other for other in CHARACTERS.values() if other != who])
    for letter, who in CHARACTERS.items()
}
THREE_PLAINS = page("sees_line", who="princess", terrain="plain", count=3)
THREE_FORESTS = page("sees_line", who="knight", terrain="forest", count=3)
THREE_MOUNTAINS = page("sees_line", who="dragon", terrain="mountain", count=3)
DRAGON_AT_A_CASTLE = page("visits", who="dragon", where="castle", sees_any=["princess", "knight"])
LONG_RIVER_SEEN = page("sees", who="dragon", where="long river")
IN_LINE = page("in_line", who=["princess", "knight", "dragon"])

# ------------------------------------------------------------------ sees


def test_a_character_sees_to_the_edge_of_the_kingdom():
    """[FT-7.1] At any distance; two may be in different directions."""
    assert tells(BOTH_SEEN_BY["P"], "D to x", """
        x . P
         . .
          D
         .
        K     """)  # fmt: skip


def test_who_is_in_no_straight_line_is_not_seen():
    """[FT-7.1] The Dragon ends beside the line."""
    assert not tells(BOTH_SEEN_BY["P"], "D to x", """
        . . P
         . .
          D
         . x
        K     """)  # fmt: skip


def test_characters_do_not_block_the_view():
    """[FT-7.1] The Dragon stands behind the Knight."""
    assert tells(BOTH_SEEN_BY["P"], "K to x", """
        P . x . . D
             . K    """)  # fmt: skip


def test_nobody_sees_across_a_gap():
    """[FT-7.1] The line goes on behind it, but the view ends before."""
    assert not tells(BOTH_SEEN_BY["P"], "K to x", """
        P . x _ . D
             . K    """)  # fmt: skip


def test_a_character_sees_who_shares_its_location():
    """[FT-7.1] The Knight beside her, the Dragon far off; or both beside him."""
    assert tells(BOTH_SEEN_BY["P"], "K to P", "D . P . K")
    assert tells(BOTH_SEEN_BY["K"], "K to P", "P . K", together="DP")


@pytest.mark.parametrize("who", CHARACTERS)
def test_sees_both_others_is_about_the_one_who_sees(who: str):
    """[FT-7.1] The Knight in the bend sees both, and nobody else does."""
    told = tells(BOTH_SEEN_BY[who], "K to x", """
        P . . x
               .
              K .
                 D  """)  # fmt: skip
    assert told == (who == "K")


@pytest.mark.parametrize(
    ("mover", "text"),
    [("P", "x . K . D\n P"), ("K", "P . x . D\n       K"), ("D", "P . K . x\n         D")],
)
def test_whoever_moves_may_fulfil_sees(mover: str, text: str):
    """[FT-7.1, FT-7.5] Unlike a visit, it needs no move of the one who sees."""
    assert tells(BOTH_SEEN_BY["P"], f"{mover} to x", text)


def test_princess_of_the_example_sees_both_others():
    """[FT-7.1] Past the castle the Knight, to the left the Dragon; no Knight behind the gap."""
    told = BOTH_SEEN_BY["P"]
    assert tells(told, "K to x", """
           m m
        p x m K c
         f c p p c
        D f P _ f m
         m         """)  # fmt: skip
    assert not tells(told, "K to x", """
           m m
        p f m p K
         f c p p c
        D f P _ x m
         m         """)  # fmt: skip
    assert tells(told, "K to x", """
           m m
        p f m p c
         P c x p D
        p K p _ f m
         m         """)  # fmt: skip


def test_dragon_sees_the_princess_from_the_castle_she_visits():
    """[FT-7.1, FT-7.3] One of the two is enough, and only from where the flight ends."""
    told = DRAGON_AT_A_CASTLE
    assert tells(told, "D to x", """
        K . D . x
           . . .
            . P   """, legend="xc")  # fmt: skip
    assert not tells(told, "D to x", """
        D . . . x
         . . . _
        K P .     """, legend="xc")  # fmt: skip


@pytest.mark.parametrize("shared", ["PK", "KP"])
def test_dragon_sees_who_is_on_the_castle_with_her(shared: str):
    """[FT-7.1, FT-7.3] Own location included."""
    castle, other = shared
    assert tells(DRAGON_AT_A_CASTLE, f"D to {castle}", f"""
        D . {castle}
         _ _ .
        {other} . """, legend=f"{castle}c")  # fmt: skip


# ------------------------------------------------------------------ sees three in a line


def test_three_in_a_line_need_not_touch():
    """[FT-7.2] Other terrains lie between them, and characters on them."""
    assert tells(THREE_PLAINS, "P to x", """
        x p m c p f p
         P             """, legend="Pf xf")  # fmt: skip
    assert tells(THREE_FORESTS, "K to x", """
        f m D f c P x
               p K   """, legend="Df Pm")  # fmt: skip


def test_the_own_location_counts_as_one():
    """[FT-7.2] Two more in one direction."""
    assert tells(THREE_PLAINS, "P to x", """
        x f p m p
         P         """, legend="Pf xp")  # fmt: skip
    assert not tells(THREE_PLAINS, "P to x", """
        x f p m p
         P         """, legend="Pf xf")  # fmt: skip


def test_two_opposite_directions_do_not_add_up():
    """[FT-7.2] Two on each side and the own one between are not three in one direction."""
    assert not tells(THREE_MOUNTAINS, "D to x", """
        m f x f m
           f
          D        """, legend="Df xm")  # fmt: skip
    assert tells(THREE_MOUNTAINS, "D to x", """
        m m x f m
           f
          D        """, legend="Df xm")  # fmt: skip


def test_a_gap_ends_the_line():
    """[FT-7.2, FT-7.1] What lies behind it does not count."""
    assert not tells(THREE_PLAINS, "P to x", """
        x p _ p p
         P         """, legend="Pf xp")  # fmt: skip


def test_three_of_another_terrain_do_not_count():
    """[FT-7.2] Forests for the Knight, mountains for the Dragon."""
    kingdom = """
        x m m m
         D      """
    assert tells(THREE_MOUNTAINS, "D to x", kingdom)
    assert not tells(THREE_MOUNTAINS, "D to x", kingdom.replace("m", "f"))
    assert not tells(THREE_FORESTS, "D to x", kingdom.replace("m", "f"))


def test_three_in_a_line_on_the_rules_page():
    """[FT-7.2] From 0,1 the Princess sees three plains, from 1,0 on the same line she does not."""
    assert tells(THREE_PLAINS, "P to x", """
           m m
        p f m p c
         f c p p c
        p P x _ f m
         m         """, legend="Pf")  # fmt: skip
    assert not tells(THREE_PLAINS, "P to x", """
           m m
        p f m p c
         f P x p c
        p f p _ f m
         m         """, legend="Pc")  # fmt: skip
    assert tells(THREE_MOUNTAINS, "D to x", """
           m m
        p f m p c
         f c p p c
        p D p _ f m
         x         """, legend="Df xm")  # fmt: skip


# ------------------------------------------------------------------ stand in one line


@pytest.mark.parametrize(
    ("text", "in_line"),
    [
        ("P . x . D\n       K", True),  # the Knight comes between
        ("x . P . D\n   K", True),  # or to an end
        ("P\n .\n  x . K\n   .\n    D", True),  # down to the right
        ("    P\n   .\n  x . K\n .\nD", True),  # down to the left
        ("P . x _ D\n     . K", False),  # a gap breaks the line
        ("P . x .\n       K\n        D", False),  # the Dragon stands beside the line
        ("P . . x\n       .\n      K D", False),  # round a bend: each sees the next
    ],
)
def test_three_stand_in_one_line_without_a_gap(text: str, in_line: bool):
    """[FT-7.1] In any of the three ways that lines run, at any distance."""
    assert tells(IN_LINE, "K to x", text) == in_line


def test_who_shares_a_location_is_in_line_with_each_other():
    """[FT-7.1] Then the third has to be in line with both."""
    assert tells(IN_LINE, "K to P", "D . . P . K")
    assert tells(IN_LINE, "K to P", "K . P .", together="DP")
    assert not tells(IN_LINE, "K to P", """
        . . P . K
         . .
        D .       """)  # fmt: skip


# ------------------------------------------------------------------ the long river


def test_dragon_sees_the_long_river_from_afar():
    """[FT-7.7, FT-7.1] At any distance, not across a gap."""
    kingdom = """
        . . . . . . . . . . . . . . .
           .
            x . D                    """
    river = """
        ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . .
           .
            . . .                    """
    assert tells(LONG_RIVER_SEEN, "D to x", kingdom, river=river)
    gap, gap_river = (text.replace("   .\n", "   _\n") for text in (kingdom, river))
    assert not tells(LONG_RIVER_SEEN, "D to x", gap, river=gap_river)


def test_dragon_on_the_long_river_sees_it_whoever_moves():
    """[FT-7.7, FT-7.5] Her own location is one that she sees."""
    river = "~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . ."
    assert tells(LONG_RIVER_SEEN, "P to x", "D P x . . . . . . . . . . . .", river=river)


# ------------------------------------------------------------------ by a tile


def test_a_tile_can_close_the_gap_in_a_line_of_sight():
    """[FT-7.5, FT-7.1] Laying fulfils sees, sees three in a line and stand in one line."""
    kingdom = """
        . . . .
         P 1 2 K D
          . 3 .    """
    assert tells(BOTH_SEEN_BY["P"], "lay", kingdom)
    assert tells(IN_LINE, "lay", kingdom)
    assert tells(THREE_PLAINS, "lay", kingdom, legend="1f 2p")
    assert not tells(THREE_PLAINS, "lay", kingdom, legend="1f 2f Kf")


def test_a_tile_can_make_the_river_long_that_the_dragon_sees():
    """[FT-7.5, FT-7.7] The fifth tile carries it on, or has no river."""
    kingdom = """
        D . . . . . . . . . . x 1 2
                               . 3  """
    river = """
        ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
                               .    """
    assert tells(LONG_RIVER_SEEN, "lay", kingdom, river=river, edges={"x": [0]}, face="3//")
    assert not tells(LONG_RIVER_SEEN, "lay", kingdom, river=river)


@pytest.mark.parametrize(
    ("number", "legend"),
    [
        (page("visits", who="knight", where="large forest"), "Kf 1f 2m 3m"),
        (page("visits", who="knight", where="castle"), "Kc 1f 2m 3m"),
        (page("meets", who=["princess", "knight"], where="forest"), "Kf 1f 2m 3m"),
        (page("flies_over", over="castle", ends=None), "Kf 1c 2m 3m"),
    ],
)
def test_a_tile_fulfils_nothing_but_sees(number: int, legend: str):
    """[FT-7.5] Even with the Knight and the Princess in a forest that becomes large."""
    kingdom = """
        D c K 1 2
             f 3   """
    assert not tells(number, "lay", kingdom, together="PK", legend=legend)


def test_only_the_adventure_just_made_counts():
    """[FT-7.5] The Knight enters a forest; then, with magic, a tile makes it large."""
    number = page("visits", who="knight", where="large forest")
    board = drawn("""
        K . x 1 2
             f 3   """,
        legend="xf 1f 2m 3m", seats=[Seat(hand=number, magic=True), Seat()],
    )  # fmt: skip
    assert board.play("K to x", "lay").told() == []
    assert board.play("lay", "K to x").told() == [number]
