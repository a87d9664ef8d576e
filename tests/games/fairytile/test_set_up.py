"""Sections 1 and 2: what is in the box, and how the table is set."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import msgspec
import pytest

from tessera.kernel.engine.chance import CHANCE, generator
from tessera.kernel.errors import IllegalMove, InvalidOption
from tessera.kernel.values import Json
from tests.games.fairytile.board import (
    CHARACTERS,
    GAME,
    OUR_OWN,
    Board,
    Hex,
    Seat,
    by_hand,
    drawn,
    neighbour,
    page,
    started,
    tells,
)
from tests.games.fairytile.brute_force import Location, land, trefoil

SEATS = [2, 3, 4]
START = ["P", "K", "D"]
REGULAR = [str(number) for number in range(1, 13)]
STACK = f"stack {' '.join(f'{tile}/0' for tile in REGULAR)}"


def box_with_other_corners() -> Json:
    """The marked corners are on all hexes, and the river goes round them."""
    corners = [(0, 4), (1, 0), (2, 2)]
    tiles = [{**tile, "faces": [{**face} for face in tile["faces"]]} for tile in OUR_OWN["tiles"]]
    for nth, side in product(range(3), (0, 1)):
        part, corner = corners[(nth + side) % 3]
        river: list[list[int]] = [[], [], []]
        river[part] = [(corner - 1) % 6, corner]
        face = tiles[nth]["faces"][side]
        face["river"], face["marked"] = river, {"hex": part, "corner": corner}
    return {**OUR_OWN, "tiles": tiles}


every_box = pytest.mark.parametrize(
    "box", [GAME.read_components(None, {}), OUR_OWN, box_with_other_corners()]
)

# ------------------------------------------------------------------ the box


@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_may_move_any_character(seats: int):
    """[FT-1.1] They belong to nobody."""
    for to_act in range(seats):
        board = drawn("P K D . .", seats=[Seat()] * seats, to_act=to_act)
        assert {move.split()[0] for move in board.legal()} >= {*CHARACTERS.values()}


@every_box
def test_there_are_3_start_tiles_and_12_regular_ones_with_two_sides(box: Json):
    """[FT-1.2] The sides differ, and each has three locations with a terrain."""
    assert [tile["id"] for tile in box["tiles"]] == START + REGULAR
    assert [tile["start"] for tile in box["tiles"]] == [True] * 3 + [False] * 12
    for tile in box["tiles"]:
        one, other = tile["faces"]
        assert one != other
        for face in (one, other):
            assert len(face["terrain"]) == len(face["river"]) == 3
            assert {*face["terrain"]} <= {"plain", "forest", "mountain", "castle"}


@every_box
def test_a_river_runs_from_edge_to_edge(box: Json):
    """[FT-1.2] Inside a tile it is not cut off."""
    for tile, side in product(box["tiles"], (0, 1)):
        laid = {"tile": tile["id"], "face": side, "q": 0, "r": 0, "rotation": 0}
        assert rivers_match(land({"kingdom": [laid]}, box))


@every_box
def test_there_is_a_start_tile_for_each_character(box: Json):
    """[FT-1.2, FT-2.2] With a castle, a forest and a mountain to begin on."""
    for tile, who, home in zip(
        box["tiles"], CHARACTERS.values(), ("castle", "forest", "mountain"), strict=False
    ):
        for face in tile["faces"]:
            assert face["character"]["who"] == who
            assert face["terrain"][face["character"]["hex"]] == home


@every_box
def test_there_are_36_pages_with_a_number_each(box: Json):
    """[FT-1.3] And of each kind of objective as many as the rules list."""
    assert [page["number"] for page in box["pages"]] == list(range(1, 37))
    objectives = [page["objective"] for page in box["pages"]]
    assert len({str(objective) for objective in objectives}) == 36
    assert Counter(objective["kind"] for objective in objectives) == {
        "visits": 3 + 9 + 2, "sees": 1, "meets": 9 + 3, "sees_all": 3, "sees_line": 3,
        "flies_over": 2, "in_line": 1,
    }  # fmt: skip


def test_what_is_printed_is_data():
    """[FT-1.4] Two boxes side by side: the same page number, another objective."""
    at_castle = page("visits", who="princess", where="castle")
    other_box: Json = {**OUR_OWN, "pages": [{**p} for p in OUR_OWN["pages"]]}
    other_box["pages"][at_castle - 1]["objective"] = {
        "kind": "visits", "who": "princess", "where": "forest",
    }  # fmt: skip
    assert tells(at_castle, "P to x", "P x .", legend="xc")
    assert not tells(at_castle, "P to x", "P x .", legend="xf")
    assert tells(at_castle, "P to x", "P x .", legend="xf", components=other_box)
    assert not tells(at_castle, "P to x", "P x .", legend="xc", components=other_box)


# ------------------------------------------------------------------ the start tiles


def start_tiles(sides: tuple[int, ...], box: Json) -> Json:
    """The position after the start tiles are laid with these sides up."""
    match = by_hand(components=box)
    match.play("start 0")
    match.play(
        f"faces {' '.join(f'{tile}{side}' for tile, side in zip(START, sides, strict=True))}"
    )
    return GAME.position_to_json(match.position)


def rivers_match(kingdom: dict[Hex, Location]) -> bool:
    """At every edge where two locations touch a river crosses both or none."""
    return all(
        (d in location.river) == ((d + 3) % 6 in kingdom[neighbour(at, d)].river)
        for at, location in kingdom.items()
        for d in range(6)
        if neighbour(at, d) in kingdom
    )


def along_the_river(kingdom: dict[Hex, Location], at: Hex) -> set[Hex]:
    """Every location that a river joins with this one."""
    found, todo = {at}, [at]
    while todo:
        here = todo.pop()
        joined = {neighbour(here, d) for d in kingdom[here].river} & set(kingdom)
        todo += joined - found
        found |= joined
    return found


every_side_up = pytest.mark.parametrize("sides", list(product((0, 1), repeat=3)))


@every_box
@every_side_up
def test_the_marked_corners_of_the_start_tiles_meet_in_one_point(box: Json, sides: tuple[int, ...]):
    """[FT-2.1] A corner is where three hexes meet: here one of each tile."""
    json = start_tiles(sides, box)
    assert [laid["tile"] for laid in json["kingdom"]] == START
    marked: list[Hex] = []
    points: list[set[Hex]] = []
    for laid, tile in zip(json["kingdom"], box["tiles"], strict=False):
        mark: Json = tile["faces"][laid["face"]]["marked"]
        at = trefoil(laid["q"], laid["r"], laid["rotation"])[int(mark["hex"])]
        corner = mark["corner"] + laid["rotation"]
        marked.append(at)
        points.append({at, neighbour(at, corner - 1), neighbour(at, corner)})
    assert points == [{*marked}] * 3
    assert len(land(json, box)) == 9


@every_box
@every_side_up
def test_the_river_runs_unbroken_through_all_start_tiles(box: Json, sides: tuple[int, ...]):
    """[FT-2.1] One river joins all three, and nowhere is one cut off."""
    kingdom = land(start_tiles(sides, box), box)
    assert rivers_match(kingdom)
    wet = [at for at, location in kingdom.items() if location.river]
    joined = [{kingdom[h].tile for h in along_the_river(kingdom, at)} for at in wet]
    assert {*START} in joined


@every_box
@every_side_up
def test_characters_begin_on_a_castle_a_forest_and_a_mountain(box: Json, sides: tuple[int, ...]):
    """[FT-2.2] On the marked locations of their tiles."""
    json = start_tiles(sides, box)
    kingdom = land(json, box)
    standing = [kingdom[json["characters"][who]] for who in CHARACTERS.values()]
    assert [location.terrain for location in standing] == ["castle", "forest", "mountain"]
    assert [location.tile for location in standing] == START
    for laid, tile, who in zip(json["kingdom"], box["tiles"], CHARACTERS.values(), strict=False):
        part = int(tile["faces"][laid["face"]]["character"]["hex"])
        spot = trefoil(laid["q"], laid["r"], laid["rotation"])[part]
        assert json["characters"][who] == spot


def test_either_side_of_a_start_tile_may_lie_up():
    """[FT-2.1] Chance decides."""
    sides = {tuple(tile["face"] for tile in json["kingdom"]) for json in drawn_tables()}
    assert sides == {*product((0, 1), repeat=3)}


# ------------------------------------------------------------------ what chance draws


@cache
def drawn_tables(seats: int = 4) -> list[Json]:
    """Many tables, set up by chance."""
    empty, rng = by_hand(seats).position, generator(1)
    tables: list[Json] = []
    for _ in range(300):
        position = empty.copy()
        while GAME.to_act(position) == CHANCE:
            GAME.play(position, GAME.draw_chance(position, rng))
        tables.append(GAME.position_to_json(position))
    return tables


@pytest.mark.parametrize("seats", SEATS)
def test_the_12_regular_tiles_make_a_stack(seats: int):
    """[FT-2.3] Each once."""
    json = GAME.position_to_json(started(seats).position)
    assert sorted(tile["tile"] for tile in json["stack"]) == sorted(REGULAR)


def test_tiles_are_shuffled_sides_included():
    """[FT-2.3] Every tile is met in every place of the stack, and on both sides alike."""
    stacks = [json["stack"] for json in drawn_tables()]
    met = {(nth, tile["tile"]) for stack in stacks for nth, tile in enumerate(stack)}
    assert met == {*product(range(12), REGULAR)}
    sides = Counter((tile["tile"], tile["face"]) for stack in stacks for tile in stack)
    assert all(0.4 < sides[tile, 0] / 300 < 0.6 for tile in REGULAR)
    tops = Counter(stack[0]["tile"] for stack in stacks)
    assert all(10 < tops[tile] < 45 for tile in REGULAR)  # 25 are expected


def test_everyone_sees_the_top_face():
    """[FT-2.3] Whoever looks."""
    match = started(3)
    top = GAME.position_to_json(match.position)["stack"][0]
    for seat in (0, 1, 2, None):
        assert msgspec.to_builtins(match.view(seat))["top"] == top


@pytest.mark.parametrize("seats", SEATS)
def test_tokens_begin_with_their_plain_side_up(seats: int):
    """[FT-2.4, FT-1.3] One for each seat, and nobody is out."""
    json = GAME.position_to_json(started(seats).position)
    assert [seat["magic"] for seat in json["seats"]] == [False] * seats
    assert [seat["out"] for seat in json["seats"]] == [False] * seats
    assert (json["adventure"], json["recounted"]) == (1, False)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_seats_play(seats: int):
    """[FT-2.4] Not fewer, not more."""
    with pytest.raises(InvalidOption):
        started(seats)


@pytest.mark.parametrize(("seats", "share"), [(2, 18), (3, 12), (4, 9)])
def test_all_pages_are_dealt_evenly_and_each_once(seats: int, share: int):
    """[FT-2.5] One of them in hand, none told."""
    json = GAME.position_to_json(started(seats).position)
    for seat in json["seats"]:
        assert len(seat["book"]) == share - 1
        assert seat["story"] == []
    every = [number for seat in json["seats"] for number in (seat["hand"], *seat["book"])]
    assert sorted(every) == list(range(1, 37))


def test_pages_are_shuffled():
    """[FT-2.5] Every seat meets every page, in hand and last in the book."""
    hands: set[tuple[int, int]] = set()
    for json in drawn_tables():
        for seat, of_seat in enumerate(json["seats"]):
            assert of_seat["hand"] not in of_seat["book"]
            hands |= {(seat, of_seat["hand"]), (seat + 4, of_seat["book"][-1])}
    assert len(hands) > 8 * 36 * 0.99
    assert {number for seat, number in hands if seat == 0} == set(range(1, 37))


def test_the_first_page_of_the_book_is_the_hand():
    """[FT-2.5] In the order in which they are dealt, top first."""
    match = by_hand()
    for move in ("start 0", "faces P0 K0 D0", STACK):
        match.play(move)
    numbers = [36, *range(1, 18)]
    match.play(f"pages 0 {' '.join(map(str, numbers))}")
    seat = Board(match.position).seat(0)
    assert seat["hand"] == 36
    assert seat["book"] == numbers[1:]


def test_only_the_seat_itself_looks_at_its_page():
    """[FT-2.5] Others and spectators do not."""
    match = started(3)
    hands = [seat["hand"] for seat in GAME.position_to_json(match.position)["seats"]]
    for looking in (0, 1, 2, None):
        shown = [seat["hand"] for seat in msgspec.to_builtins(match.view(looking))["seats"]]
        assert shown == [hand if seat == looking else None for seat, hand in enumerate(hands)]


def test_a_page_is_dealt_once():
    """[FT-2.5] Not to two seats, not twice to one."""
    match = by_hand()
    for move in ("start 0", "faces P0 K0 D0", STACK, f"pages 0 {' '.join(map(str, range(1, 19)))}"):
        match.play(move)
    with pytest.raises(IllegalMove):
        match.play(f"pages 1 {' '.join(map(str, range(18, 36)))}")
    with pytest.raises(IllegalMove):
        match.play(f"pages 1 19 {' '.join(map(str, range(19, 36)))}")
    match.play(f"pages 1 {' '.join(map(str, range(19, 37)))}")
    assert match.to_act == 0


@pytest.mark.parametrize("seats", SEATS)
def test_the_start_seat_is_drawn(seats: int):
    """[FT-2.6] Each seat alike, and it takes the first turn."""
    starts = Counter(json["start_seat"] for json in drawn_tables(seats))
    assert {*starts} == {*range(seats)}
    assert all(0.7 < starts[seat] * seats / 300 < 1.3 for seat in range(seats))
    assert all(json["to_act"] == json["start_seat"] for json in drawn_tables(seats))


def test_a_table_may_name_the_start_seat():
    """[FT-2.6] By typing the chance move in."""
    match = by_hand(3)
    match.play("start 2")
    assert GAME.position_to_json(match.position)["start_seat"] == 2
    assert match.to_act == CHANCE


def test_set_up_is_chance_moves_in_a_fixed_order():
    """[FT-2.6, FT-2.1, FT-2.3, FT-2.5] So a record needs no seed."""
    kinds = [str(move).split()[:2] for move in started(3).moves]
    assert [kind for kind, _ in kinds] == ["start", "faces", "stack", "pages", "pages", "pages"]
    assert [seat for kind, seat in kinds if kind == "pages"] == ["0", "1", "2"]
