"""Section 7: what a character has to move for: visits, meets and flies over."""

from __future__ import annotations

import pytest

from tests.games.fairytile.board import CHARACTERS, page, tells

TERRAIN = {"p": "plain", "f": "forest", "m": "mountain", "c": "castle"}
CASTLE_VISITED_BY = {
    letter: page("visits", who=CHARACTERS[letter], where="castle") for letter in "PK"
}
OVER_CASTLE = page("flies_over", over="castle", ends=None)
OVER_CASTLE_TO_MOUNTAIN = page("flies_over", over="castle", ends="mountain")


def meets(pair: str, where: str) -> int:
    """The page on which these two meet on a terrain."""
    return page("meets", who=[CHARACTERS[letter] for letter in pair], where=TERRAIN[where])


# ------------------------------------------------------------------ visits


@pytest.mark.parametrize("letter", "PK")
def test_a_character_visits_where_its_move_ends(letter: str):
    """[FT-7.3] A castle, not a plain."""
    row = {"P": "P x .", "K": "K . x"}[letter]
    assert tells(CASTLE_VISITED_BY[letter], f"{letter} to x", row, legend="xc")
    assert not tells(CASTLE_VISITED_BY[letter], f"{letter} to x", row, legend="xp")


def test_passing_is_no_visit():
    """[FT-7.3] The Knight steps over a castle, the Princess leaves one."""
    assert not tells(CASTLE_VISITED_BY["K"], "K to x", "K c x")
    assert not tells(CASTLE_VISITED_BY["P"], "P to x", "P x c", legend="Pc")


def test_a_jump_ends_in_a_visit():
    """[FT-7.3, FT-4.1] And so does a move that ends on the castle where it began."""
    assert tells(CASTLE_VISITED_BY["P"], "P to x", "P c . . x", legend="xc")
    assert tells(CASTLE_VISITED_BY["P"], "P to P", "P c . .", legend="Pc")


def test_a_character_that_is_there_already_does_not_visit():
    """[FT-7.3] Another one moved."""
    assert not tells(CASTLE_VISITED_BY["P"], "K to x", "P K . x", legend="Pc xc")
    assert not tells(CASTLE_VISITED_BY["K"], "P to x", "P x . K", legend="Kc xc")


def arriving(letter: str, row: str) -> str:
    """A row of locations on whose x the character ends its move, coming from above."""
    start, between = ("c", letter) if letter == "P" else (letter, "c")
    return f"{start}\n {between}\n  {row}"


@pytest.mark.parametrize("letter", CHARACTERS)
@pytest.mark.parametrize("terrain", "fmp")
def test_a_large_area_has_three_connected_locations(letter: str, terrain: str):
    """[FT-7.6, FT-7.3] Of exactly 3 in any shape, not of 2, and no third one apart."""
    told = page("visits", who=CHARACTERS[letter], where=f"large {TERRAIN[terrain]}")
    rows = {
        "x t t": True,
        "x t t t": True,
        "x t\n     t": True,  # round a corner
        "x t c": False,
        "x t c t t t": False,  # others are large
        "x t _ t": False,
        "x c t t t": False,
        "x": False,
    }
    for row, large in rows.items():
        text = arriving(letter, row).replace("t", terrain)
        assert tells(told, f"{letter} to x", text, legend=f"x{terrain} {letter}c") == large, row


def test_a_large_area_is_of_one_terrain():
    """[FT-7.6] Three forests, not forests and mountains."""
    told = page("visits", who="knight", where="large forest")
    assert not tells(told, "K to x", arriving("K", "x f m"), legend="xf Kc")
    assert not tells(told, "K to x", arriving("K", "x m m m"), legend="xm Kc")


# ------------------------------------------------------------------ long river

LONG_RIVER_VISITED_BY = {
    letter: page("visits", who=CHARACTERS[letter], where="long river") for letter in "PK"
}
FIVE_TILES = "x P . . . . . . . . . . . . ."  # three locations in a row are a tile


@pytest.mark.parametrize(
    ("river", "long"),
    [
        ("~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . .", True),  # ends on the first location of the fifth
        ("~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . . .", False),  # 4 tiles
        ("~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ = = =", False),  # broken off before the fifth
        ("~ ~ ~ ~ ~ ~ ~ . = = = = = = =", False),  # two rivers share the third tile
    ],
)
def test_a_long_river_runs_unbroken_through_5_tiles(river: str, long: bool):
    """[FT-7.7] Exactly 5 are enough, 4 are not."""
    assert tells(LONG_RIVER_VISITED_BY["P"], "P to x", FIVE_TILES, river=river) == long


def test_to_visit_the_long_river_is_to_end_on_a_location_it_runs_through():
    """[FT-7.7, FT-7.3] Not beside it on the same tile, not by passing it."""
    kingdom = """
        z x K . . . . . . . . . . . . .
           P y                          """
    river = """
        . . ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
           . .                          """
    told = LONG_RIVER_VISITED_BY["P"]
    assert tells(told, "P to K", kingdom, river=river)
    assert not tells(told, "P to x", kingdom, river=river)
    assert not tells(told, "P to y", kingdom, river=river)
    assert not tells(LONG_RIVER_VISITED_BY["K"], "K to z", kingdom, river=river)


def test_a_branch_belongs_to_the_river():
    """[FT-7.7] Four tiles in a row and a branch into a fifth; visited on the branch."""
    assert tells(
        LONG_RIVER_VISITED_BY["P"],
        "P to x",
        """
        . . . . . . . . . . . .
                           x P . """,
        tiles="""
        a a a b b b c c c d d d
                           e e e """,
        river="""
        ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
                           ~ . . """,
    )


def test_a_tile_counts_once():
    """[FT-7.7] The branch flows into another location of the fourth tile."""
    assert not tells(
        LONG_RIVER_VISITED_BY["P"],
        "P to x",
        """
        . . . . . . . . . . . .
                           x P . """,
        tiles="""
        a a a b b b c c c d d e
                           d e e """,
        river="""
        ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ .
                           ~ . . """,
    )


def test_a_tile_that_the_river_misses_does_not_count():
    """[FT-7.7] Laid between those that it runs through."""
    assert not tells(
        LONG_RIVER_VISITED_BY["P"],
        "P to x",
        """
        x P . . . . . . . . . .
                           . . . """,
        tiles="""
        a a a c c c d d d e e e
                           b b b """,
        river="""
        ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
                           . . . """,
    )


@pytest.mark.parametrize(("middle", "long"), [("#", True), ("~", False)])
def test_all_river_edges_of_a_location_belong_to_one_river(middle: str, long: bool):
    """[FT-7.7] Two rivers of three tiles cross on a location, or one of them passes it by."""
    told = tells(
        LONG_RIVER_VISITED_BY["P"],
        "P to x",
        """
         . . . . .
        . . . . .
         . . x P .""",
        tiles="""
         a d d b c
        a a c b c
         d e e e b""",
        river=f"""
         . = . . .
        . ~ {middle} ~ .
         . . = . .""",
    )
    assert told == long


# ------------------------------------------------------------------ meets


@pytest.mark.parametrize("terrain", "pfmc")
@pytest.mark.parametrize("pair", ["PK", "PD", "KD"])
def test_two_characters_meet_on_the_terrain_where_one_joins_the_other(pair: str, terrain: str):
    """[FT-7.4] Whichever of the two moved, and only where the page says."""
    for mover, other in (pair, pair[::-1]):
        start, between = ("p", mover) if mover == "P" else (mover, "p")
        for under in "pfmc":
            row = f"{start} {between} {other}"
            told = tells(meets(pair, terrain), f"{mover} to {other}", row, legend=f"{other}{under}")
            assert told == (under == terrain)


def test_who_is_together_already_does_not_meet():
    """[FT-7.4] The third one moved, to them or elsewhere."""
    assert not tells(meets("PK", "f"), "D to P", "D . P", together="KP", legend="Pf")
    assert not tells(meets("PK", "f"), "D to x", "P D x", together="KP", legend="Pf")


def test_who_parts_does_not_meet():
    """[FT-7.4] The move ended elsewhere."""
    assert not tells(meets("PK", "f"), "P to x", "P x .", together="KP", legend="Pf xf")


def test_others_on_the_same_location_are_another_page():
    """[FT-7.4] The Knight joins the Princess, not the Dragon."""
    assert not tells(meets("KD", "f"), "K to P", "K . P D", legend="Pf Df")


def test_princess_meets_the_knight_again_where_she_began():
    """[FT-7.4, FT-4.1] Her move ended there."""
    assert tells(meets("PK", "c"), "P to P", "P c .", together="KP", legend="Pc")


# ------------------------------------------------------------------ flies over


def test_dragon_flies_over_a_castle_that_she_crosses_or_ends_on():
    """[FT-7.8] Anywhere on the way."""
    assert tells(OVER_CASTLE, "D to x", "D c . . x")
    assert tells(OVER_CASTLE, "D to x", "D . . c x")
    assert tells(OVER_CASTLE, "D to x", "D . . . x", legend="xc")
    assert not tells(OVER_CASTLE, "D to x", "c D . . x")


def test_the_castle_she_takes_off_from_does_not_count():
    """[FT-7.8] Nor one behind a gap."""
    assert not tells(OVER_CASTLE, "D to x", "D . . x", legend="Dc")
    assert not tells(OVER_CASTLE, "D to x", "D . x _ c")


def test_dragon_flies_over_a_castle_and_ends_on_a_mountain():
    """[FT-7.8] Both in one flight; a castle at the end is no mountain."""
    assert tells(OVER_CASTLE_TO_MOUNTAIN, "D to x", "D c . x", legend="xm")
    assert not tells(OVER_CASTLE_TO_MOUNTAIN, "D to x", "D c m x")
    assert not tells(OVER_CASTLE_TO_MOUNTAIN, "D to x", "D m . x", legend="xm Dc")
    assert not tells(OVER_CASTLE_TO_MOUNTAIN, "D to x", "D c . x", legend="xc")


def test_only_the_dragon_flies():
    """[FT-7.8, FT-7.5] The Knight steps over a castle, the Princess jumps to one."""
    assert not tells(OVER_CASTLE, "K to x", "K c x", legend="xm")
    assert not tells(OVER_CASTLE, "K to x", "c K . x")
    assert not tells(OVER_CASTLE, "P to x", "P c . x", legend="xc")
    assert not tells(OVER_CASTLE, "P to x", "P x . D", legend="Dc")
