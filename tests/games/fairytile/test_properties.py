"""What holds in every position of every game."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from tessera.kernel.engine.chance import CHANCE, NOBODY, generator
from tessera.kernel.values import Json
from tests.games.fairytile.board import CHARACTERS, GAME, OUR_OWN, Hex, by_hand, neighbour
from tests.games.fairytile.brute_force import FinishedKingdom, Location, land

PLIES = 150  # of a game; many tiles are laid by then, and often all
games = given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10_000))
EMPTY = {seats: by_hand(seats).position for seats in (2, 3, 4)}


def positions(seats: int, seed: int) -> Iterator[Json]:
    """Every position of a random game, from the empty table on."""
    position, rng = EMPTY[seats].copy(), generator(seed)
    for _ in range(PLIES):
        yield GAME.position_to_json(position)
        if GAME.to_act(position) == NOBODY:
            return
        if GAME.to_act(position) == CHANCE:
            GAME.play(position, GAME.draw_chance(position, rng))
        else:
            moves = GAME.legal_moves(position)
            GAME.play(position, moves[int(rng.integers(len(moves)))])


def set_up(seats: int, seed: int) -> Iterator[Json]:
    """Every position in which a seat acts, or the game is over."""
    return (json for json in positions(seats, seed) if json["to_act"] != "chance")


def is_connected(kingdom: dict[Hex, Location]) -> bool:
    return len(FinishedKingdom(kingdom).joined({*kingdom}, by_river=False)) == 1


@games
@settings(max_examples=20)
def test_there_are_always_36_pages(seats: int, seed: int):
    """[FT-1.3, FT-2.5, FT-6.1] In hands, books and stories, and every seat keeps its share."""
    for json in set_up(seats, seed):
        every: list[int] = []
        for seat in json["seats"]:
            pages = [p for p in (seat["hand"], *seat["book"], *seat["story"]) if p is not None]
            assert len(pages) == 36 // seats
            every += pages
        assert sorted(every) == list(range(1, 37))


@games
@settings(max_examples=20)
def test_there_are_always_15_tiles(seats: int, seed: int):
    """[FT-1.2, FT-2.3] Laid or in the stack; start tiles first, sides as they lay in the stack."""
    last: list[tuple[str, int]] = []
    for json in set_up(seats, seed):
        laid = [(tile["tile"], tile["face"]) for tile in json["kingdom"]]
        every = laid + [(tile["tile"], tile["face"]) for tile in json["stack"]]
        assert len({tile for tile, _ in every}) == 15
        assert [tile for tile, _ in laid[:3]] == ["P", "K", "D"]
        assert last in ([], every)
        last = every


@games
@settings(max_examples=20)
def test_the_kingdom_hangs_together_and_no_river_is_cut_off(seats: int, seed: int):
    """[FT-2.1, FT-5.1, FT-5.2] Wherever two locations touch; and all characters stand on it."""
    tiles = 0
    for json in set_up(seats, seed):
        if len(json["kingdom"]) > tiles:
            tiles = len(json["kingdom"])
            kingdom = land(json, OUR_OWN)
            assert len(kingdom) == 3 * tiles
            assert is_connected(kingdom)
            for at, location in kingdom.items():
                for d in range(6):
                    if neighbour(at, d) in kingdom:
                        crossed = (d + 3) % 6 in kingdom[neighbour(at, d)].river
                        assert (d in location.river) == crossed
        assert {*json["characters"].values()} <= {*land(json, OUR_OWN)}
        assert {*json["characters"]} == {*CHARACTERS.values()}


@games
@settings(max_examples=10)
def test_characters_go_where_the_clauses_let_them(seats: int, seed: int):
    """[FT-4.1, FT-4.2, FT-4.3, FT-4.4] Exactly there, in every kingdom, and no move comes twice."""
    position, rng = EMPTY[seats].copy(), generator(seed)
    while GAME.to_act(position) == CHANCE:
        GAME.play(position, GAME.draw_chance(position, rng))
    kingdom, tiles = FinishedKingdom({}), 0
    for _ in range(PLIES):
        if GAME.to_act(position) == NOBODY:
            return
        json = GAME.position_to_json(position)
        if len(json["kingdom"]) > tiles:
            kingdom, tiles = FinishedKingdom(land(json, OUR_OWN)), len(json["kingdom"])
        moves = [str(move) for move in GAME.legal_moves(position)]
        assert len(moves) == len(set(moves))
        for who, at in json["characters"].items():
            row = kingdom.moves[who][kingdom.order.index(at)]
            ends = [f"{who} {q},{r}" for (q, r), ok in zip(kingdom.order, row, strict=True) if ok]
            assert {*ends} == {move for move in moves if move.startswith(who)}
        GAME.play(position, GAME.parse_move(moves[int(rng.integers(len(moves)))]))


@games
@settings(max_examples=5)
def test_a_position_survives_its_json(seats: int, seed: int):
    """[FT-1.4] During set-up and in the game, with the same legal moves."""
    for nth, json in enumerate(positions(seats, seed)):
        if nth < 8 or nth % 15 == 0:
            again = GAME.position_from_json(json, {}, OUR_OWN)
            assert GAME.position_to_json(again) == json


@games
@settings(max_examples=15)
def test_turns_go_on_until_somebody_wins_or_all_are_out(seats: int, seed: int):
    """[FT-3.1, FT-3.3, FT-8.1, FT-8.2] And who is out stays out and does not act."""
    out = [False] * seats
    for json in set_up(seats, seed):
        assert all(now or not before for now, before in zip(
            (seat["out"] for seat in json["seats"]), out, strict=True))  # fmt: skip
        out = [seat["out"] for seat in json["seats"]]
        told_everything = [seat["hand"] is None for seat in json["seats"]]
        assert (json["to_act"] is None) == (any(told_everything) or all(out))
        if json["to_act"] is not None:
            seat = json["seats"][json["to_act"]]
            assert not seat["out"]
            assert json["adventure"] == 1 or seat["magic"]
            assert json["adventure"] == 2 or not json["recounted"]
