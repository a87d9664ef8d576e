"""The referee of Fairy Tile, clause by clause: characters, tiles, what pages ask for."""

from copy import deepcopy

import pytest

from .fairytile_box import BOX
from .fairytile_drawn import after, clause_against, drawn, ends, legal, marked, row_of, table
from .fairytile_map import Hex, Kingdom, Laid, Location, Spot, legal_spots, refuse_spot
from .fairytile_pages import Deed, FliesOver, Meets, SeesLine, fulfilled, possible

KNIGHT_ON_CASTLE, DRAGON_SEES_RIVER, PRINCESS_SEES_BOTH, ALL_IN_LINE = 2, 15, 28, 36  # pages
DRY = (frozenset[int](),) * 3
PLAINS = ("plain",) * 3
FLIES_OVER: FliesOver = {"kind": "flies_over", "over": "castle", "ends": None}
THREE_FORESTS: SeesLine = {"kind": "sees_line", "who": "knight", "terrain": "forest", "count": 3}


def river_row(tiles: list[int], dry: int | None = None) -> Kingdom:
    """Locations to the east with a river through all of them, on these tiles."""
    rivers = [frozenset[int]() if i == dry else frozenset({0, 3}) for i in range(len(tiles))]
    places = enumerate(zip(tiles, rivers, strict=True))
    return Kingdom({(i, 0): Location("plain", river, tile) for i, (tile, river) in places})


def standing(princess: Hex, knight: Hex, dragon: Hex) -> dict[str, Hex]:
    """Where the three characters are."""
    return {"princess": princess, "knight": knight, "dragon": dragon}


# --- moving a character -----------------------------------------------------------------------


def test_princess_steps_to_a_neighbour():
    """[FT-4.1] Without castles that is all; she does not leave the kingdom."""
    land = """
       p p
      p p p
       p .
    """
    assert ends(drawn(land), "princess", marked(land.replace("p p p", "p x p")).pop()) == marked("""
       x x
      x p x
       x .
    """)


def test_princess_jumps_between_castles_before_or_after_her_step():
    """[FT-4.1] Ruling F-2: a jump alone is no move."""
    kingdom = row_of("cp..pcp..c")
    assert ends(kingdom, "princess", (0, 0)) == {(1, 0), (4, 0), (6, 0)}
    assert ends(kingdom, "princess", (4, 0)) == {(5, 0), (0, 0), (9, 0)}


def test_princess_may_jump_twice_and_end_where_she_began():
    """[FT-4.1] Ruling F-2: she steps between the two jumps."""
    assert ends(row_of("c..cc"), "princess", (0, 0)) == {(0, 0), (3, 0), (4, 0)}
    assert ends(row_of("c.p"), "princess", (0, 0)) == set()


def test_knight_ends_two_steps_from_his_start():
    """[FT-4.2] Not one step, not back, not beside the start."""
    land = """
        p p p
       p p p p
      p p p p p
       p p p p
        p p p
    """
    middle = marked(land.replace("p p p p p", "p p x p p")).pop()
    assert ends(drawn(land), "knight", middle) == marked("""
        x x x
       x p p x
      x p p p x
       x p p x
        x x x
    """)


def test_knight_needs_a_location_between():
    """[FT-4.2] No way over a gap."""
    assert ends(row_of("p.p"), "knight", (0, 0)) == set()
    assert ends(row_of("pppp"), "knight", (0, 0)) == {(2, 0)}


def test_dragon_flies_to_the_edge_or_a_gap():
    """[FT-4.3] She may not stop earlier, nor fly on beyond the gap."""
    kingdom = row_of("pppp.pp")
    assert ends(kingdom, "dragon", (1, 0)) == {(0, 0), (3, 0)}


def test_a_flight_of_no_distance_is_no_move():
    """[FT-4.3] Ruling F-3: at the end of the line she can only fly back."""
    assert ends(row_of("pppp.pp"), "dragon", (3, 0)) == {(0, 0)}
    assert clause_against(table([2], [2]), "dragon 1,-2") == "FT-4.3"


def test_characters_may_share_a_location_and_rivers_hinder_nobody():
    """[FT-4.4] The Dragon flies onto the Princess, over a river; nobody leaves the kingdom."""
    position = table([2], [2])
    shared = after(position, "dragon 1,0")["characters"]
    assert shared is not None
    assert shared["dragon"] == shared["princess"] == [1, 0]
    assert clause_against(position, "princess 2,0") == "FT-4.1"
    assert clause_against(position, "knight 0,0") == "FT-4.2"


# --- laying a tile ----------------------------------------------------------------------------


def test_a_tile_touches_with_at_least_two_edges():
    """[FT-5.1] On free hexes; both edges may touch the same tile."""
    two = row_of("pp")
    assert refuse_spot(two, Laid(PLAINS, DRY, Spot(0, -2, 0))) == "FT-5.1"
    assert refuse_spot(two, Laid(PLAINS, DRY, Spot(1, -2, 0))) is None
    assert refuse_spot(two, Laid(PLAINS, DRY, Spot(1, 0, 0))) == "FT-5.1"
    assert refuse_spot(row_of("p"), Laid(PLAINS, DRY, Spot(0, -1, 5))) is None


def test_around_one_location_a_dry_tile_has_eighteen_places():
    """[FT-5.1] Two hexes beside it: 6 pairs, the third hex outside, 3 ways to turn the trefoil."""
    assert len(legal_spots(row_of("p"), Laid(PLAINS, DRY, Spot(0, 0, 0)))) == 18


def test_rivers_go_on_into_the_new_tile():
    """[FT-5.2] A river edge meets a river edge, a dry one a dry one."""
    kingdom = Kingdom({(0, 0): Location("plain", frozenset({4}), 0)})
    edge = frozenset[int]()
    for river, clause in (
        ((frozenset({2}), edge, edge), None),
        (DRY, "FT-5.2"),
        ((edge, edge, frozenset({3})), "FT-5.2"),
        ((frozenset({2}), edge, frozenset({3})), "FT-5.2"),
    ):
        assert refuse_spot(kingdom, Laid(PLAINS, river, Spot(0, -1, 5))) == clause


def test_the_top_tile_is_laid_with_the_side_that_lies_up():
    """[FT-5.1] [FT-2.3] It leaves the stack and is last in the kingdom."""
    position = table([2], [2])
    move = min(move for move in legal(position) if move.startswith("lay"))
    laid = after(position, move)
    assert [tile["tile"] for tile in laid["kingdom"]] == ["P", "K", "D", "1"]
    assert [tile["tile"] for tile in laid["stack"]] == ["2"]


def test_without_a_tile_or_a_spot_nothing_is_laid():
    """[FT-5.3] Ruling F-4: a tile that fits nowhere stays on top; a page may be impossible."""
    assert not any(move.startswith("lay") for move in legal(table([2], [2], stack=())))
    assert clause_against(table([2], [2], stack=()), "lay 2,0,0") == "FT-5.3"
    box = deepcopy(BOX)
    box["tiles"][3]["faces"][0]["river"] = [[2, 3, 4, 5], [0, 1, 4, 5], [0, 1, 2, 3]]
    stuck = after(table([2], [DRAGON_SEES_RIVER]), "princess 0,0", box=box)
    assert [tile["tile"] for tile in stuck["stack"]] == ["1", "2"]
    assert stuck["seats"][1]["out"]


# --- objectives -------------------------------------------------------------------------------


def test_a_character_sees_along_lines_up_to_a_gap():
    """[FT-7.1] Characters do not block; it sees its own location and who shares it."""
    page = BOX["pages"][PRINCESS_SEES_BOTH - 1]["objective"]
    kingdom = row_of("ppp.p")
    for knight, dragon, seen in (((1, 0), (2, 0), True), ((0, 0), (0, 0), True)):
        assert fulfilled(kingdom, standing((0, 0), knight, dragon), Deed(), page) == seen
    assert fulfilled(kingdom, standing((1, 0), (0, 0), (2, 0)), Deed(), page)
    assert not fulfilled(kingdom, standing((0, 0), (1, 0), (4, 0)), Deed(), page)


@pytest.mark.parametrize(
    ("land", "at", "told"),
    [("fpfpf", 0, True), ("pfff", 0, True), ("fff", 1, False), ("ffp.f", 0, False)],
)
def test_three_in_a_line_lie_in_one_direction(land: str, at: int, told: bool):
    """[FT-7.2] Ruling F-6: the own location counts; they need not touch; a gap ends the line."""
    where = standing((0, 0), (at, 0), (0, 0))
    assert fulfilled(row_of(land), where, Deed(), THREE_FORESTS) == told


def test_a_visit_is_the_end_of_a_move_of_that_character():
    """[FT-7.3] [FT-7.5] Ruling F-7: standing there while another moves is no visit."""
    characters = {"knight": (1, 0), "princess": (0, 1)}
    position = table([KNIGHT_ON_CASTLE, 5], [2], characters=characters)
    assert after(position, "princess 0,0")["seats"][0]["story"] == []
    position = table([KNIGHT_ON_CASTLE, 5], [2])
    assert after(position, "knight 1,0")["seats"][0]["story"] == [KNIGHT_ON_CASTLE]


def test_the_dragon_visits_a_castle_and_sees_one_of_the_others_there():
    """[FT-7.3] From where her flight ended."""
    page = BOX["pages"][2]["objective"]
    flight = Deed("dragon", ((2, 0),))
    assert fulfilled(row_of("ppc.pp"), standing((0, 0), (5, 0), (2, 0)), flight, page)
    assert not fulfilled(row_of("ppc.pp"), standing((4, 0), (5, 0), (2, 0)), flight, page)


def test_a_meeting_needs_a_move_of_one_of_the_two():
    """[FT-7.4] On the named terrain."""
    page: Meets = {"kind": "meets", "who": ["princess", "knight"], "where": "plain"}
    together = standing((1, 0), (1, 0), (0, 0))
    for land, who, told in (
        ("fp", "knight", True),
        ("fp", "dragon", False),
        ("pf", "knight", False),
    ):
        assert fulfilled(row_of(land), together, Deed(who, ((1, 0),)), page) == told
    assert not fulfilled(row_of("fp"), together, Deed(), page)


def test_laying_a_tile_can_fulfil_only_what_is_seen():
    """[FT-7.5] Sees, sees in a line and stand in one line; never a visit, meeting or flight."""
    kingdom, here = row_of("cpc"), standing((0, 0), (0, 0), (0, 0))
    pages = {page["number"] for page in BOX["pages"]}
    told = {n for n in pages if fulfilled(kingdom, here, Deed(), BOX["pages"][n - 1]["objective"])}
    assert told == {28, 29, 30, ALL_IN_LINE}


def test_a_large_area_has_three_connected_locations():
    """[FT-7.6] Of one terrain, over tiles."""
    kingdom = drawn("""
      f f p
       p f p
    """)
    assert len(kingdom.in_large_area) == 3
    assert {kingdom.terrain(at) for at in kingdom.in_large_area} == {"forest"}


def test_a_long_river_runs_through_five_tiles():
    """[FT-7.7] Ruling F-8: a tile counts once, and a dry location breaks the river."""
    assert len(river_row([0, 1, 2, 3, 4]).on_long_river) == 5
    assert river_row([0, 0, 1, 1, 2, 2, 3, 3]).on_long_river == set()
    assert river_row([0, 1, 2, 3, 4, 5], dry=2).on_long_river == set()


def test_branches_belong_to_the_river():
    """[FT-7.7] Ruling F-8: two arms of three tiles from one location are five tiles."""
    fork = river_row([0, 1, 2, 3]).locations
    fork[(1, 0)] = Location("plain", frozenset({0, 3, 1}), 1)
    fork[(1, 1)] = Location("plain", frozenset({4}), 4)
    assert len(Kingdom(fork).on_long_river) == 5


@pytest.mark.parametrize(
    ("land", "ending", "told"),
    [
        ("pcp", None, True),
        ("ppc", None, True),
        ("cpp", None, False),
        ("pcm", "mountain", True),
        ("pcp", "mountain", False),
    ],
)
def test_a_flight_over_a_castle_may_end_on_it_but_not_begin(
    land: str, ending: str | None, told: bool
):
    """[FT-7.8] Ruling F-9."""
    page: FliesOver = {"kind": "flies_over", "over": "castle", "ends": ending}
    flight = Deed("dragon", ((1, 0), (2, 0)))
    assert fulfilled(row_of(land), standing((0, 0), (0, 0), (2, 0)), flight, page) == told


def test_all_three_stand_in_one_line_without_a_gap():
    """[FT-7.5] In any order, shared locations included; a tile can close the gap."""
    page = BOX["pages"][ALL_IN_LINE - 1]["objective"]
    where = standing((2, 0), (0, 0), (3, 0))
    assert fulfilled(row_of("pppp"), where, Deed(), page)
    assert not fulfilled(row_of("p.pp"), where, Deed(), page)
    assert fulfilled(row_of("p.pp"), standing((2, 0), (2, 0), (3, 0)), Deed(), page)


# --- pages that have become impossible --------------------------------------------------------


def test_a_flight_can_make_a_page_impossible():
    """[FT-8.2] Ruling F-10: the Dragon never comes back to the middle of a line."""
    page: Meets = {"kind": "meets", "who": ["princess", "dragon"], "where": "mountain"}
    assert possible(row_of("pmp"), standing((0, 0), (0, 0), (1, 0)), page)
    assert not possible(row_of("pmp"), standing((0, 0), (0, 0), (2, 0)), page)


def test_a_page_fulfilled_as_things_stand_still_needs_a_move():
    """[FT-8.2] Ruling F-10: whoever is not needed may make it, but somebody must."""
    where = standing((0, 0), (0, 0), (0, 0))
    assert not possible(row_of("p"), where, BOX["pages"][ALL_IN_LINE - 1]["objective"])
    assert possible(row_of("pp"), where, BOX["pages"][ALL_IN_LINE - 1]["objective"])
    assert not possible(row_of("pc.p"), standing((3, 0), (3, 0), (3, 0)), FLIES_OVER)
