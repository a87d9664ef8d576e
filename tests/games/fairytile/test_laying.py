"""Section 5: laying a tile."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.fairytile.board import (
    EXAMPLE,
    OUR_OWN,
    Board,
    drawn,
    dry_box,
    dry_table,
    page,
    played,
    read,
    started,
)
from tests.games.fairytile.brute_force import spots_by_trying, trefoil

# Pages that can always be told.
HANDS = [
    page("visits", who="princess", where="castle"),
    page("meets", who=["princess", "knight"], where="forest"),
]

# ------------------------------------------------------------------ where


def test_two_edges_may_touch_the_same_location():
    """[FT-5.1] Two edges of the tile, one location between them."""
    assert drawn("""
          .
         1 2
          3   """).can("lay")  # fmt: skip


def test_one_edge_is_not_enough():
    """[FT-5.1] At least 2 edges touch."""
    assert not drawn("""
        .
         1 2
          3   """).can("lay")  # fmt: skip


def test_two_edges_may_touch_two_tiles():
    """[FT-5.1] One each."""
    both = """
         .     .
        . . _ . .
           1 2
            3     """
    one = """
         .
        . .
           1 2
            3     """
    assert drawn(both, tiles=" a     b\na a _ b b").can("lay")
    assert not drawn(one).can("lay")


def test_a_tile_that_touches_nothing_is_not_laid():
    """[FT-5.1] No island."""
    assert not drawn("""
        . .
         . .

           1 2
            3   """).can("lay")  # fmt: skip


def test_a_tile_lies_on_free_hexes():
    """[FT-5.1] None of its three hexes is taken, wherever else it may lie."""
    taken = set(read(EXAMPLE, (1, -2)))
    board = drawn(EXAMPLE, first=(1, -2))
    for q, r in taken:
        for rotation in range(6):
            assert f"lay {q},{r},{rotation}" not in board.lays()
    for lay in board.lays():
        q, r, rotation = map(int, lay.split()[1].split(","))
        assert not taken & set(trefoil(q, r, rotation))


def test_a_gap_may_be_filled():
    """[FT-5.1] Ten edges touch."""
    assert drawn("""
          . . .
         . 1 2 .
          . 3 .
           . .   """).can("lay")  # fmt: skip


def test_a_tile_has_six_rotations():
    """[FT-5.1] On the same three hexes it lies in three ways, and beside a tile in all six."""
    board = drawn("""
        . .
         x
        1 2
         3  """)  # fmt: skip
    (q, r), (q2, r2), (q3, r3) = (board.marks[mark] for mark in "123")
    assert {f"lay {q},{r},0", f"lay {q2},{r2},2", f"lay {q3},{r3},4"} <= board.lays()
    assert {lay[-1] for lay in board.lays()} == set("012345")


def test_the_tile_of_the_rules_page_that_touches_one_edge():
    """[FT-5.1] On 4,1 and 5,0 and 5,1 it touches only 3,1; on 4,-2, 5,-2 and 4,-1 three edges."""
    lays = drawn(EXAMPLE, first=(1, -2)).lays()
    assert not {"lay 4,1,5", "lay 5,0,1", "lay 5,1,3"} & lays
    assert {"lay 4,-2,0", "lay 5,-2,2", "lay 4,-1,4"} <= lays


# ------------------------------------------------------------------ rivers


@pytest.mark.parametrize(
    ("edges", "face", "fits"),
    [
        ([2], "5//", True),  # river meets river
        ([2], "//", False),  # the kingdom's river would be cut off
        ([], "5//", False),  # the tile's river would be cut off
        ([2], "/4/", False),  # both
        ([2], "5/4/", False),  # one edge is right, the other wrong
        ([1, 2], "5/4/", True),
        ([1, 2], "5//", False),
        ([], "//", True),
        ([0, 3, 4, 5], "//", True),  # elsewhere the kingdom's river is free
        ([], "0 1 2 3 4/0 1 2 3 5/0 1 2 3 4 5", True),  # and so is the tile's
    ],
)
def test_rivers_go_on_where_the_tile_touches(edges: list[int], face: str, fits: bool):
    """[FT-5.2] An edge with river meets one with river, one without meets one without."""
    board = drawn("""
          x
         1 2
          3   """, edges={"x": edges}, face=face)  # fmt: skip
    assert board.can("lay") == fits


def test_terrains_need_not_match():
    """[FT-5.2] Any of the four beside any other."""
    for under, on_tile in product("pfmc", repeat=2):
        board = drawn("""
              x
             1 2
              3   """, legend=f"x{under} 1{on_tile} 2{on_tile} 3p")  # fmt: skip
        assert board.can("lay")


def test_the_river_of_the_rules_page():
    """[FT-5.2] It leaves the castle 3,0 towards 4,-1: a dry tile is refused, rotation may help."""
    kingdom = """
           m m
        p f m p c
         f c p p x
        p f p _ f m
         m         """
    spots = {"lay 4,-2,0", "lay 5,-2,2", "lay 4,-1,4"}

    def found(face: str) -> set[str]:
        board = drawn(kingdom, first=(1, -2), legend="xc", edges={"x": [5]}, face=face)
        return board.lays() & spots

    assert found("//") == set()
    assert found("//2") == {"lay 4,-2,0"}
    assert found("/0/") == {"lay 5,-2,2"}
    assert found("4//") == {"lay 4,-1,4"}


# ------------------------------------------------------------------ every spot, found by trying


@pytest.mark.parametrize("seed", range(9))
def test_every_legal_spot_is_offered_and_no_other(seed: int):
    """[FT-5.1, FT-5.2, FT-5.3] Through whole games, against trying every spot."""
    stacks: set[int] = set()
    for match in played(started(2 + seed % 3, seed=seed), seed=seed, plies=400):
        json = match.game.position_to_json(match.position)
        if len(json["stack"]) not in stacks:
            stacks.add(len(json["stack"]))
            lays = {str(m) for m in match.legal_moves() if str(m).startswith("lay")}
            assert lays == spots_by_trying(json, OUR_OWN)
    assert stacks == set(range(min(stacks), 13))
    assert min(stacks) < 3


# ------------------------------------------------------------------ the tile laid


def test_the_top_tile_is_laid_with_the_side_that_lies_up():
    """[FT-5.1, FT-2.3] The next one is then on top."""
    board = Board(started(seed=3).position)
    top, second, *_ = board.json["stack"]
    for lay in sorted(board.lays())[:10]:
        q, r, rotation = map(int, lay.split()[1].split(","))
        after = board.play(lay).json
        assert after["kingdom"][:-1] == board.json["kingdom"]
        assert after["kingdom"][-1] == {**top, "q": q, "r": r, "rotation": rotation}
        assert after["stack"][0] == second
        assert after["characters"] == board.json["characters"]


def test_a_tile_that_fits_nowhere_cannot_be_laid_and_stays_on_top():
    """[FT-5.3] Its river would be cut off everywhere; the other adventures are there."""
    board = dry_table("12/0 1/0", HANDS)
    assert spots_by_trying(board.json, dry_box()) == set()
    for _ in range(8):
        assert board.lays() == set()
        assert board.legal() >= {"turn"}
        assert board.json["stack"][0] == {"tile": "12", "face": 0}
        board = board.play(min(move for move in board.legal() if move != "turn"))


def test_a_tile_may_fit_nowhere_later():
    """[FT-5.3] As long as the tiles above it fit, they are laid."""
    board = dry_table("1/0 2/0 12/0", HANDS)
    for _ in range(2):
        assert board.lays() == spots_by_trying(board.json, dry_box()) != set()
        board = board.play(min(board.lays()))
    assert board.json["stack"][0]["tile"] == "12"
    assert board.lays() == set()


def test_with_no_tile_left_none_can_be_laid():
    """[FT-5.3] The characters still move."""
    board = drawn("""
        P K D
         . c .
          . . .""", finished=True)  # fmt: skip
    assert board.json["stack"] == []
    assert {move.split()[0] for move in board.legal()} == {"princess", "knight", "dragon", "turn"}
