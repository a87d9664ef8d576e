"""Sections 3 and 6: what a seat does in its turn, and when it recounts."""

from __future__ import annotations

import pytest

from tests.games.fairytile.board import Board, Seat, drawn, page, played, started

AT_CASTLE = page("visits", who="princess", where="castle")
KNIGHT_AT_CASTLE = page("visits", who="knight", where="castle")
IN_LARGE_FOREST = page("visits", who="princess", where="large forest")
PRINCESS_SEES = page("sees_all", who="princess", whom=["knight", "dragon"])
IN_LINE = page("in_line", who=["princess", "knight", "dragon"])

# The Princess can step to a castle x or a plain y, the Knight ride to a castle z. In the row all
# three stand in one line, and so they do wherever the Princess goes.
KINGDOM = """
    x P y . K . z
     1 2 . . . D
      3            """
ROW = "x P y . K . z D"
CASTLES = "xc zc"


def table(*seats: Seat, to_act: int = 0, row: str = KINGDOM) -> Board:
    """A small kingdom in which much can happen."""
    return drawn(row, legend=CASTLES, seats=seats, to_act=to_act)


def kinds(board: Board) -> set[str]:
    """The first words of the legal moves."""
    return {move.split()[0] for move in board.legal()}


# ------------------------------------------------------------------ what may be done


def test_a_seat_develops_the_story_or_turns_the_page():
    """[FT-3.1, FT-3.2] An adventure is a move of a character or a tile."""
    assert kinds(table(Seat(), Seat())) == {"princess", "knight", "dragon", "lay", "turn"}


@pytest.mark.parametrize("move", ["P to y", "K to z", "lay", "turn"])
def test_without_magic_one_adventure_or_one_page_turned_is_the_turn(move: str):
    """[FT-3.1] Then the next seat acts."""
    after = table(Seat(), Seat()).play(move)
    assert (after.to_act, after.json["adventure"]) == (1, 1)


def test_an_adventure_changes_one_thing():
    """[FT-3.2] One character moves, or a tile is laid."""
    board = table(Seat(), Seat())
    moved, laid = board.play("P to y"), board.play("lay")
    assert {who for who, at in moved.characters.items() if at != board.characters[who]} == {
        "princess"
    }
    assert moved.json["stack"] == board.json["stack"]
    assert laid.characters == board.characters
    assert len(laid.json["kingdom"]) == len(board.json["kingdom"]) + 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_seats_take_turns_in_order(seats: int, first: int):
    """[FT-3.1, FT-2.6] From the start seat on, round and round."""
    board, order = table(*[Seat()] * seats, to_act=first), list[int | None]()
    for move in ["P to y", "P to P"] * 4:
        order.append(board.to_act)
        board = board.play(move)
    assert order == [(first + nth) % seats for nth in range(8)]


def test_a_seat_must_take_a_turn():
    """[FT-3.6] It cannot pass, with magic or without."""
    assert "end" not in table(Seat(), Seat()).legal()
    assert "end" not in table(Seat(magic=True), Seat()).legal()


@pytest.mark.parametrize("seed", range(3))
def test_turning_the_page_is_always_allowed(seed: int):
    """[FT-3.6] At the beginning of every turn of a game, but not after an adventure."""
    for match in played(started(2 + seed, seed=seed), seed=seed, plies=300):
        moves = {str(move) for move in match.legal_moves()}
        second = match.position.adventure == 2
        assert ("turn" in moves, "end" in moves) == (not second, second)


# ------------------------------------------------------------------ magic


def test_magic_offers_a_second_adventure():
    """[FT-3.3] After the first: the same adventures, or none; the token is not flipped yet."""
    after = table(Seat(magic=True), Seat()).play("P to y")
    assert (after.to_act, after.json["adventure"]) == (0, 2)
    assert after.seat(0)["magic"]
    assert kinds(after) == {"princess", "knight", "dragon", "lay", "end"}


def test_a_second_adventure_uses_the_magic():
    """[FT-3.3] The token shows its plain side, and there is no third."""
    for second in ("P to P", "K to z", "lay"):
        after = table(Seat(magic=True), Seat()).play("P to y", second)
        assert not after.seat(0)["magic"]
        assert (after.to_act, after.json["adventure"]) == (1, 1)


def test_a_seat_may_keep_its_magic():
    """[FT-3.3] It ends the turn after one adventure."""
    after = table(Seat(magic=True), Seat()).play("P to y", "end")
    assert after.seat(0)["magic"]
    assert (after.to_act, after.json["adventure"]) == (1, 1)


def test_kept_magic_serves_a_later_turn():
    """[FT-3.3] Once."""
    board = table(Seat(magic=True), Seat()).play("P to y", "end", "turn", "K to z")
    assert (board.to_act, board.json["adventure"]) == (0, 2)
    assert not board.play("lay").seat(0)["magic"]


def test_magic_is_for_the_seat_that_has_it():
    """[FT-3.3] The others have one adventure."""
    board = table(Seat(), Seat(magic=True)).play("P to y")
    assert (board.to_act, board.json["adventure"]) == (1, 1)
    assert board.play("K to z").to_act == 1
    assert [board.seat(seat)["magic"] for seat in (0, 1)] == [False, True]


def test_no_page_is_turned_after_an_adventure():
    """[FT-3.1, FT-3.3] Magic is for an adventure."""
    assert "turn" not in table(Seat(magic=True), Seat()).play("P to y").legal()


# ------------------------------------------------------------------ turning the page


def test_the_page_turned_goes_to_the_bottom_and_the_top_page_is_taken():
    """[FT-3.4] And the token shows its magic side."""
    before = table(Seat(hand=5, book=[7, 30, 2]), Seat())
    after = before.play("turn").seat(0)
    assert (after["hand"], after["book"], after["magic"]) == (7, [30, 2, 5], True)
    assert after["story"] == before.told()


def test_magic_stays_magic():
    """[FT-3.4] It cannot be saved up: afterwards there is one second adventure."""
    board = table(Seat(magic=True), Seat()).play("turn", "turn", "turn", "turn")
    assert board.seat(0)["magic"]
    board = board.play("P to y", "K to z")
    assert not board.seat(0)["magic"]
    assert board.to_act == 1


def test_turning_brings_magic_for_the_next_turn():
    """[FT-3.4, FT-3.5] Not for this one."""
    board = table(Seat(), Seat()).play("turn")
    assert board.to_act == 1
    assert board.play("turn", "P to y").json["adventure"] == 2


def test_a_single_page_comes_back():
    """[FT-3.4] Turning is allowed, and brings magic."""
    after = table(Seat(hand=5, book=[]), Seat()).play("turn").seat(0)
    assert (after["hand"], after["book"], after["magic"]) == (5, [], True)


def test_nothing_is_recounted_by_turning_the_page():
    """[FT-3.5] Neither the old page nor the new one, though the three stand in line."""
    board = table(Seat(hand=PRINCESS_SEES, book=[IN_LINE, 1]), Seat(), row=ROW)
    after = board.play("turn")
    assert after.told() == board.told()
    assert after.seat(0)["hand"] == IN_LINE
    assert after.play("turn", "P to y").told() == [*board.told(), IN_LINE]


# ------------------------------------------------------------------ recounting


def test_a_page_fulfilled_by_an_adventure_is_recounted():
    """[FT-6.1, FT-3.2] It goes to the story, and the next page is taken."""
    board = table(Seat(hand=AT_CASTLE, book=[9, 4]), Seat())
    after = board.play("P to x")
    assert after.told() == [*board.told(), AT_CASTLE]
    assert (after.seat(0)["hand"], after.seat(0)["book"]) == (9, [4])
    assert after.to_act == 1


def test_a_page_that_is_not_fulfilled_stays_in_hand():
    """[FT-6.1] The Princess is on a plain."""
    board = table(Seat(hand=AT_CASTLE, book=[9, 4]), Seat())
    assert board.play("P to y").seat(0) == board.seat(0)


def test_recounting_is_not_asked():
    """[FT-6.1] It follows the adventure, and neither turn has a move for it or against it."""
    before = table(Seat(hand=AT_CASTLE, magic=True), Seat())
    after = before.play("P to x")
    assert after.told() == [AT_CASTLE]
    assert kinds(before) | kinds(after) == {"princess", "knight", "dragon", "lay", "turn", "end"}


def test_only_the_page_in_hand_is_recounted():
    """[FT-6.1] Those in the book wait."""
    board = table(Seat(hand=IN_LARGE_FOREST, book=[AT_CASTLE]), Seat())
    assert board.play("P to x").told() == board.told()


def test_stories_are_in_the_order_told():
    """[FT-6.1] Whatever the numbers are."""
    seats = Seat(hand=IN_LINE, book=[AT_CASTLE, 9]), Seat()
    board = table(*seats, row=ROW)
    after = board.play("P to y", "turn", "P to P", "turn", "P to x")
    assert IN_LINE > AT_CASTLE
    assert after.told() == [*board.told(), IN_LINE, AT_CASTLE]


def test_with_magic_a_page_may_be_told_after_the_first_adventure():
    """[FT-6.2, FT-3.3] The second is still to come."""
    board = table(Seat(hand=AT_CASTLE, book=[9, 4], magic=True), Seat())
    after = board.play("P to x")
    assert after.told() == [*board.told(), AT_CASTLE]
    assert (after.to_act, after.json["adventure"], after.json["recounted"]) == (0, 2, True)
    assert kinds(after) == {"princess", "knight", "dragon", "lay", "end"}
    assert not after.play("end").json["recounted"]


def test_with_magic_a_page_may_be_told_after_the_second_adventure():
    """[FT-6.2] If the first did not fulfil it."""
    board = table(Seat(hand=KNIGHT_AT_CASTLE, book=[9, 4], magic=True), Seat())
    after = board.play("P to y")
    assert (after.told(), after.json["recounted"]) == (board.told(), False)
    assert after.play("K to z").told() == [*board.told(), KNIGHT_AT_CASTLE]


def test_at_most_one_page_is_told_in_a_turn():
    """[FT-6.2] The second adventure would fulfil the next page; it waits."""
    board = table(Seat(hand=AT_CASTLE, book=[KNIGHT_AT_CASTLE, 4], magic=True), Seat())
    after = board.play("P to x", "K to z")
    assert after.told() == [*board.told(), AT_CASTLE]
    assert after.seat(0)["hand"] == KNIGHT_AT_CASTLE
    assert not after.json["recounted"]


def test_a_page_drawn_in_the_turn_waits_for_a_later_one():
    """[FT-6.2] It is fulfilled as it is drawn and stays so, but is told a turn later."""
    board = table(Seat(hand=AT_CASTLE, book=[IN_LINE, 4], magic=True), Seat(), row=ROW)
    drawn_now = board.play("P to x")
    assert drawn_now.told() == [*board.told(), AT_CASTLE]
    ended = drawn_now.play("P to P")
    assert ended.told() == [*board.told(), AT_CASTLE]
    assert ended.play("turn", "P to y").told() == [*board.told(), AT_CASTLE, IN_LINE]


def test_nothing_is_recounted_in_other_seats_turns():
    """[FT-6.3] Seat 0 brings about what seat 1's page asks for; it is told in seat 1's own turn."""
    board = table(Seat(), Seat(hand=IN_LINE, book=[9]), row=ROW)
    after = board.play("P to y")
    assert after.told(1) == board.told(1)
    assert after.seat(1)["hand"] == IN_LINE
    assert after.play("P to P").told(1) == [*board.told(1), IN_LINE]


def test_a_visit_by_another_seat_is_lost():
    """[FT-6.3, FT-7.5] Seat 1 has to move the Princess itself."""
    board = table(Seat(), Seat(hand=AT_CASTLE, book=[9]))
    assert board.play("P to x", "K to z").told(1) == board.told(1)
