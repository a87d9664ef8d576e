"""Section 8: the last page told, pages that have become impossible, the story."""

from __future__ import annotations

import pytest

from tessera.kernel.engine.chance import generator
from tests.games.fairytile.board import (
    GAME,
    OUR_OWN,
    Board,
    Seat,
    drawn,
    dry_box,
    dry_table,
    page,
    started,
)
from tests.games.fairytile.brute_force import pages_by_trying

PRINCESS_AT_CASTLE = page("visits", who="princess", where="castle")
PRINCESS_SEES = page("sees_all", who="princess", whom=["knight", "dragon"])
LONG_RIVER = page("visits", who="knight", where="long river")
LONG_RIVER_TOO = page("visits", who="princess", where="long river")
LONG_RIVER_SEEN = page("sees", who="dragon", where="long river")
MEET_ON_PLAIN = page("meets", who=["princess", "knight"], where="plain")
MEET_IN_FOREST = page("meets", who=["princess", "knight"], where="forest")
KNIGHT_AND_DRAGON_AT_CASTLE = page("meets", who=["knight", "dragon"], where="castle")
KNIGHT_AND_DRAGON_IN_FOREST = page("meets", who=["knight", "dragon"], where="forest")
OVER_CASTLE = page("flies_over", over="castle", ends=None)

# The last tile will be laid on 1 2 3. There is no river and no castle, but plains to meet on.
LAST_TILE = """
    P K D
     f . .
      1 2
       3   """
# No tile is left. The Dragon is on the only castle, and no flight ends there, for it lies inside.
# She can fly to y, the Knight is two steps from her, the Princess one step from x.
DRAGON_INSIDE = """
      y . P
     . D x K
      . . .
       . .    """


def last_tile(*seats: Seat, to_act: int = 0) -> Board:
    """A kingdom that one tile will finish."""
    return drawn(LAST_TILE, seats=seats, to_act=to_act)


def dragon_inside(*seats: Seat) -> Board:
    """A finished kingdom in which the Dragon has not left the castle yet."""
    return drawn(DRAGON_INSIDE, legend="Dc", seats=seats, finished=True)


# ------------------------------------------------------------------ the win


@pytest.mark.parametrize("magic", [False, True])
def test_a_seat_that_recounts_its_last_page_wins_at_once(magic: bool):
    """[FT-8.1] No second adventure, nobody else's turn."""
    seats = Seat(), Seat(hand=PRINCESS_AT_CASTLE, book=[], magic=magic), Seat()
    board = drawn("P x . K D", legend="xc", seats=seats, to_act=1)
    assert GAME.outcome(board.position) is None
    after = board.play("P to x")
    outcome = GAME.outcome(after.position)
    assert outcome is not None
    assert outcome.winners == [1]
    assert after.to_act is None
    assert after.legal() == set()
    assert (after.seat(1)["hand"], after.seat(1)["book"]) == (None, [])
    assert len(after.told(1)) == 12
    assert (after.json["adventure"], after.json["recounted"]) == (1, False)


def test_the_last_page_but_one_does_not_win():
    """[FT-8.1] Another page is to be told."""
    seats = Seat(hand=PRINCESS_AT_CASTLE, book=[MEET_ON_PLAIN]), Seat()
    after = drawn("P x . K D", legend="xc", seats=seats).play("P to x")
    assert GAME.outcome(after.position) is None
    assert after.to_act == 1


def test_the_last_page_may_be_told_by_the_second_adventure():
    """[FT-8.1, FT-6.2] With magic."""
    seats = Seat(hand=PRINCESS_AT_CASTLE, book=[], magic=True), Seat()
    board = drawn("P y x . K D", legend="xc", seats=seats).play("P to y")
    assert board.to_act == 0
    assert board.play("P to x").to_act is None


# ------------------------------------------------------------------ out


def test_a_seat_whose_page_has_become_impossible_is_out_even_in_anothers_turn():
    """[FT-8.2] The last tile is laid, and there will never be a long river."""
    board = last_tile(Seat(hand=MEET_ON_PLAIN), Seat(hand=LONG_RIVER))
    after = board.play("lay")
    assert after.json["stack"] == []
    assert after.out() == [False, True]
    assert after.to_act == 0


def test_before_the_kingdom_is_finished_no_page_is_impossible():
    """[FT-8.2] A tile is left that fits."""
    board = last_tile(Seat(hand=LONG_RIVER), Seat(hand=LONG_RIVER_TOO))
    assert board.play("P to K", "turn").out() == [False, False]


def test_a_seat_that_is_out_keeps_its_pages_and_its_token():
    """[FT-8.2] Only its turns are lost."""
    seats = Seat(hand=MEET_ON_PLAIN), Seat(hand=LONG_RIVER, book=[3, 4], magic=True)
    board = last_tile(*seats)
    assert board.play("lay").seat(1) == {**board.seat(1), "out": True}


def test_pages_in_the_book_put_nobody_out():
    """[FT-8.2] Only the page in hand counts."""
    book = [LONG_RIVER_TOO, LONG_RIVER]
    after = last_tile(Seat(hand=MEET_ON_PLAIN, book=book), Seat(hand=MEET_IN_FOREST)).play("lay")
    assert after.out() == [False, False]


def test_the_others_play_on():
    """[FT-8.2] In their order, without the seat that is out."""
    seats = Seat(hand=MEET_ON_PLAIN), Seat(hand=LONG_RIVER), Seat(hand=MEET_IN_FOREST)
    board = last_tile(*seats).play("lay")
    order = [board.to_act]
    for _ in range(3):
        free = [m for m in sorted(board.legal()) if m.startswith("knight") or m == "end"]
        board = board.play(free[-1])
        order.append(board.to_act)
    assert board.out() == [False, True, False]
    assert order == [2, 0, 2, 0]


def test_a_single_seat_left_plays_on_and_may_win():
    """[FT-8.2, FT-8.1] Turn after turn."""
    board = last_tile(Seat(hand=MEET_ON_PLAIN, book=[]), Seat(hand=LONG_RIVER)).play("lay")
    board = board.play("turn")
    assert (board.to_act, GAME.outcome(board.position)) == (0, None)
    after = board.play("P to K")
    outcome = GAME.outcome(after.position)
    assert outcome is not None
    assert outcome.winners == [0]
    assert after.out() == [False, True]


def test_if_every_seat_is_out_the_story_never_ends():
    """[FT-8.2] Nobody wins."""
    after = last_tile(Seat(hand=LONG_RIVER), Seat(hand=LONG_RIVER_TOO)).play("lay")
    assert after.out() == [True, True]
    outcome = GAME.outcome(after.position)
    assert outcome is not None
    assert outcome.winners == []
    assert after.to_act is None
    assert after.legal() == set()


def test_turning_to_an_impossible_page_puts_a_seat_out():
    """[FT-8.2] As on the rules page: the other is out already, and nobody wins."""
    seats = Seat(hand=MEET_ON_PLAIN, book=[LONG_RIVER_TOO, 1]), Seat(hand=LONG_RIVER)
    after = last_tile(*seats).play("lay", "turn")
    assert after.seat(0)["hand"] == LONG_RIVER_TOO
    assert after.out() == [True, True]
    assert after.to_act is None


def test_taking_an_impossible_page_after_recounting_puts_a_seat_out():
    """[FT-8.2, FT-6.1] The page told stays told; with magic, the rest of the turn is lost."""
    seats = (
        Seat(hand=MEET_ON_PLAIN, book=[LONG_RIVER_TOO, 1], magic=True),
        Seat(hand=MEET_IN_FOREST),
    )
    board = last_tile(*seats).play("lay", "end", "turn")
    assert board.to_act == 0
    after = board.play("P to K")
    assert after.told() == [*board.told(), MEET_ON_PLAIN]
    assert after.out()[0]
    assert (after.to_act, after.json["adventure"]) == (1, 1)
    assert after.seat(0)["magic"]


def test_a_seat_that_is_out_loses_the_rest_of_its_turn():
    """[FT-8.2] It has magic, but its own tile made its page impossible."""
    seats = Seat(hand=LONG_RIVER, magic=True), Seat(hand=MEET_ON_PLAIN)
    after = last_tile(*seats).play("lay")
    assert after.out() == [True, False]
    assert (after.to_act, after.json["adventure"]) == (1, 1)
    assert after.seat(0)["magic"]
    assert after.play("turn").to_act == 1


def test_a_flight_can_make_a_page_impossible():
    """[FT-8.2] She never comes back to the castle; another move changes nothing."""
    board = dragon_inside(Seat(hand=MEET_ON_PLAIN), Seat(hand=KNIGHT_AND_DRAGON_AT_CASTLE))
    assert board.play("P to x").out() == [False, False]
    after = board.play("D to y")
    assert after.out() == [False, True]
    assert after.to_act == 0


def test_a_flight_can_make_the_own_page_impossible():
    """[FT-8.2] The seat loses its second adventure."""
    seats = Seat(hand=KNIGHT_AND_DRAGON_AT_CASTLE, magic=True), Seat(hand=MEET_ON_PLAIN)
    after = dragon_inside(*seats).play("D to y")
    assert after.out() == [True, False]
    assert (after.to_act, after.json["adventure"]) == (1, 1)


def test_a_page_fulfilled_now_is_impossible_if_no_move_can_fulfil_it_again():
    """[FT-8.2, FT-7.4] Together already, they have to part and meet again."""
    seats = Seat(hand=MEET_ON_PLAIN), Seat(hand=KNIGHT_AND_DRAGON_AT_CASTLE)
    board = dragon_inside(*seats).play("K to D", "P to x")
    assert board.out() == [False, False]  # the Knight can leave and come back
    assert board.play("D to y").out() == [False, True]


@pytest.mark.parametrize(("book", "winners"), [([], [0]), ([MEET_ON_PLAIN], None)])
def test_a_win_comes_first(book: list[int], winners: list[int] | None):
    """[FT-8.2, FT-8.1] The flight that tells the last page makes the other's impossible."""
    seats = Seat(hand=OVER_CASTLE, book=book), Seat(hand=KNIGHT_AND_DRAGON_IN_FOREST)
    board = drawn("""
          . P .
         x c D K
          . . .
           . .    """, legend="Df", seats=seats, finished=True)  # fmt: skip
    after = board.play("D to x")
    outcome = GAME.outcome(after.position)
    assert (outcome and outcome.winners) == winners
    if winners is None:
        assert after.out() == [False, True]


def test_a_win_by_the_last_tile_comes_first():
    """[FT-8.2, FT-8.1] It puts the others out in the same ply."""
    seats = Seat(hand=PRINCESS_SEES, book=[]), Seat(hand=LONG_RIVER), Seat(hand=LONG_RIVER_TOO)
    outcome = GAME.outcome(last_tile(*seats).play("lay").position)
    assert outcome is not None
    assert outcome.winners == [0]


def test_a_tile_that_fits_nowhere_finishes_the_kingdom():
    """[FT-8.2, FT-5.3] Once it is on top: no further tile can be laid."""
    board = dry_table("1/0 12/0", [PRINCESS_AT_CASTLE, LONG_RIVER])
    assert board.out() == [False, False]
    after = board.play(min(board.lays()))
    assert len(after.json["stack"]) == 11
    assert after.out() == [False, True]
    assert after.to_act == 0


def test_a_seat_may_be_out_before_its_first_turn():
    """[FT-8.2, FT-5.3] The first tile fits nowhere; seat 0 would start."""
    board = dry_table("12/0 1/0", [LONG_RIVER, PRINCESS_AT_CASTLE])
    assert board.out() == [True, False]
    assert board.to_act == 1
    nobody = dry_table("12/0 1/0", [LONG_RIVER, LONG_RIVER_SEEN])
    assert nobody.to_act is None


# ------------------------------------------------------------------ impossible pages, by trying


def free(board: Board, hand: int, other: int) -> Board:
    """The same kingdom and characters, with seat 0 at the beginning of a turn, nobody out."""
    s = board.position.copy()
    s.to_act, s.adventure, s.recounted = 0, 1, 0
    s.magic[:], s.out[:] = 0, 0
    s.hand[0], s.hand[1] = hand, other
    return Board(s)


def check_all_pages(board: Board, move: str, possible: set[int]) -> Board:
    """The board after the move, if every page that seat 1 may hold puts it out or not as tried."""
    for number in range(1, 37):
        after = free(board, hand=MEET_ON_PLAIN, other=number).play(move)
        assert after.out()[1] == (number not in possible), number
    return free(board, hand=MEET_ON_PLAIN, other=MEET_ON_PLAIN).play(move)


def random_finish(board: Board, seed: int) -> tuple[Board, str]:
    """Lay and move at random; the board and the move that lays the last tile that fits."""
    rng = generator(seed)
    while True:
        board = free(board, hand=MEET_ON_PLAIN, other=MEET_ON_PLAIN)
        moves = sorted(board.legal() - {"turn"})
        lays = sorted(board.lays())
        move = str(rng.choice(lays if rng.random() < 0.5 else moves))
        after = board.play(move)
        if not free(after, MEET_ON_PLAIN, MEET_ON_PLAIN).lays():
            return board, move
        board = after


@pytest.mark.parametrize("seed", range(6))
def test_pages_are_impossible_exactly_if_no_moves_lead_to_them(seed: int):
    """[FT-8.2] In a whole kingdom, after the last tile and after further moves."""
    board, move = random_finish(Board(started(seed=seed).position), seed)
    rng = generator(seed)
    for _ in range(5):
        possible = pages_by_trying(board.play(move).json, OUR_OWN)
        board = check_all_pages(board, move, possible)
        characters = free(board, MEET_ON_PLAIN, MEET_ON_PLAIN).legal() - {"turn"}
        move = str(rng.choice(sorted(characters)))


@pytest.mark.parametrize("tiles", range(1, 7))
def test_pages_are_impossible_exactly_so_in_small_kingdoms_too(tiles: int):
    """[FT-8.2] Where a tile that fits nowhere comes early."""
    stack = " ".join([*(f"{n}/0" for n in range(1, tiles)), "11/0", "12/0"])
    hands = [MEET_ON_PLAIN, MEET_IN_FOREST]
    board, move = random_finish(dry_table(stack, hands), tiles)
    rng = generator(tiles)
    for _ in range(8):
        possible = pages_by_trying(board.play(move).json, dry_box())
        board = check_all_pages(board, move, possible)
        characters = free(board, MEET_ON_PLAIN, MEET_ON_PLAIN).legal() - {"turn"}
        move = str(rng.choice(sorted(characters)))


# ------------------------------------------------------------------ the story


def test_the_pages_told_are_the_story_to_read_again():
    """[FT-8.3] At the end every story lies open, and numbers give each page its place."""
    seats = Seat(hand=PRINCESS_AT_CASTLE, book=[]), Seat(hand=MEET_ON_PLAIN, book=[7, 30])
    board = drawn("P x . K D", legend="xc", seats=seats)
    after = board.play("P to x")
    assert after.to_act is None
    assert after.told(0) == [*board.told(0), PRINCESS_AT_CASTLE]
    assert after.told(1) == board.told(1)
    whole = sorted([*after.told(0), *after.told(1)])
    assert whole == sorted({*range(1, 37)} - {MEET_ON_PLAIN, 7, 30})
