"""Why a seat may not make a move: the code, the clause, and what would work instead."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tessera
from tessera.games.sintra import GAME, refusals
from tessera.games.sintra.engine.rules import MOVES
from tessera.games.sintra.notation import Advance, SeatMove, move_of
from tessera.kernel.engine.chance import generator
from tessera.kernel.errors import IllegalMove, InvalidNotation
from tessera.rulebook import clauses

from .board import LETTERS, Board, palace, table

JOKER_STRIP_FIRST = "7b 1f 2f 3f 4f 5f 6f 0f"  # o?b?p above window 1, oyoyo above window 8
NO_STRIPS = "- - - - - - - -"
FULL_OF_GLASS = "op op op op op op op op"


def refused(
    board: Board, move: str, sentence: str, *, clause: str, code: str, **facts: object
) -> None:
    """The move is refused just so, and the position stays as it is."""
    before = board.position.tobytes()
    with pytest.raises(IllegalMove) as refusal:
        GAME.play(board.position, GAME.parse_move(move))
    assert str(refusal.value) == f"{sentence} [{clause}]"
    assert (refusal.value.code, refusal.value.clause) == (code, clause)
    assert refusal.value.facts == facts
    assert clause in clauses("sintra")
    assert board.position.tobytes() == before


# ------------------------------------------------------------------ not now


def test_nobody_moves_once_the_game_is_over():
    """[SIN-7.1] After the sixth round the game ends."""
    over = table(palace(), palace(), to_act=None, game_round=6, track="")
    for move in ("1o1", "<"):
        refused(over, move, "the game is over", clause="SIN-7.1", code="game-over")


def test_no_seat_moves_while_the_displays_are_empty():
    """[SIN-3.1] A turn comes once the round has started."""
    before_the_deal = table(palace(), palace(), to_act="chance")
    sentence = "chance is to act, no seat is"
    for move in ("1o1", "<"):
        refused(before_the_deal, move, sentence, clause="SIN-3.1", code="not-a-seats-turn")


# ------------------------------------------------------------------ returning the glazier


def test_no_return_without_a_strip():
    """[SIN-6.2] Not allowed if no strip is left."""
    board = table(palace(strips=NO_STRIPS, glass=FULL_OF_GLASS), palace(), displays="oooo")
    sentence = "no strip is left to return to: take panes"
    refused(board, "<", sentence, clause="SIN-6.2", code="no-strip-left")


@pytest.mark.parametrize(
    "mine",
    [palace(), palace(strips="- 1f 2f 3f 4f 5f 6f 7f", glass="op", glazier=2)],
    ids=["at window 1", "at window 2, the first with a strip"],
)
def test_no_return_to_where_the_glazier_stands(mine: dict[str, object]):
    """[SIN-6.2] Not allowed if the glazier already stands above that strip."""
    sentence = "the glazier already stands above the leftmost strip: take panes"
    board = table(mine, palace(), displays="oooo")
    refused(board, "<", sentence, clause="SIN-6.2", code="already-leftmost")


# ------------------------------------------------------------------ taking


@pytest.mark.parametrize(
    ("seats", "displays", "move"), [(2, 5, "6o1"), (3, 7, "8o1")], ids=["2 seats", "3 seats"]
)
def test_a_display_that_is_not_in_play(seats: int, displays: int, move: str):
    """[SIN-2.1] 2, 3 or 4 seats use 5, 7 or 9 displays."""
    board = table(*[palace()] * seats, displays="oooo")
    sentence = f"there are {displays} displays with {seats} seats"
    refused(board, move, sentence, clause="SIN-2.1", code="no-such-display", displays=displays)


@pytest.mark.parametrize(
    ("move", "source", "sentence"),
    [
        ("1p1", 1, "display 1 has no pink: there is orange, yellow and green"),
        ("2p1", 2, "display 2 has no pink: there is blue"),
        ("3p1", 3, "display 3 has no pink: it is empty"),
    ],
    ids=["three colours", "one colour", "an empty display"],
)
def test_a_colour_that_is_not_on_the_display(move: str, source: int, sentence: str):
    """[SIN-4.1a] From one display: all panes of one colour."""
    board = table(palace(), palace(), displays="ooyg bbbb", centre="p")
    facts = {"source": source, "colour": "p"}
    refused(board, move, sentence, clause="SIN-4.1a", code="colour-not-there", **facts)


@pytest.mark.parametrize(
    ("centre", "there_is"),
    [("oy", "there is orange and yellow"), ("", "it is empty")],
    ids=["two colours", "an empty centre"],
)
def test_a_colour_that_is_not_in_the_centre(centre: str, there_is: str):
    """[SIN-4.1b] Or from the centre."""
    board = table(palace(), palace(), displays="pppp", centre=centre)
    sentence = f"the centre has no pink: {there_is}"
    facts = {"source": 0, "colour": "p"}
    refused(board, "cp1", sentence, clause="SIN-4.1b", code="colour-not-there", **facts)


# ------------------------------------------------------------------ placing


def test_no_breaking_of_panes_that_have_room():
    """[SIN-4.2e] If a reachable strip has room, breaking all of them is not allowed."""
    sentence = "orange has room above windows 1, 4, 6 and 8: place it there"
    facts = {"colour": "o", "windows": [1, 4, 6, 8]}
    board = table(palace(), palace(), displays="oooo")
    refused(board, "1ox", sentence, clause="SIN-4.2e", code="must-place", **facts)


def test_no_breaking_of_panes_that_have_room_on_one_strip():
    """[SIN-4.2e] One strip with room is enough."""
    board = table(palace(glazier=8), palace(), displays="oooo")
    sentence = "orange has room above window 8: place it there"
    facts = {"colour": "o", "windows": [8]}
    refused(board, "1ox", sentence, clause="SIN-4.2e", code="must-place", **facts)


@pytest.mark.parametrize("window", [2, 8], ids=["left of the glazier", "under it"])
def test_panes_without_room_all_break(window: int):
    """[SIN-4.2e] If no reachable strip has room, all panes break."""
    board = table(palace(glazier=8), palace(), displays="pppp")
    sentence = "no strip in reach has room for pink: all panes break, write x"
    facts: dict[str, object] = {"colour": "p", "windows": []}
    refused(board, f"1p{window}", sentence, clause="SIN-4.2e", code="all-break", **facts)


def test_no_strip_to_the_left_of_the_glazier():
    """[SIN-4.2b] The strip under the glazier or one to its right, never to its left."""
    board = table(palace(glazier=3), palace(), displays="oooo")
    sentence = "window 1 is to the left of the glazier: orange can go above windows 4, 6 and 8"
    facts = {"colour": "o", "windows": [4, 6, 8]}
    refused(board, "1o1", sentence, clause="SIN-4.2b", code="left-of-glazier", **facts)


def test_no_strip_above_a_complete_window():
    """[SIN-4.2b] Where the strip was removed there is nothing to place on."""
    mine = palace(strips="0f 1f 2f - 4f 5f 6f 7f", glass="- - - og")
    board = table(mine, palace(), displays="oooo")
    sentence = "there is no strip above window 4 any more: orange can go above windows 1, 6 and 8"
    facts = {"colour": "o", "windows": [1, 6, 8]}
    refused(board, "1o4", sentence, clause="SIN-4.2b", code="no-strip-there", **facts)


@pytest.mark.parametrize(
    "panes", ["..... .....", "o.o.o ....."], ids=["no orange space", "all of them filled"]
)
def test_a_strip_must_have_room(panes: str):
    """[SIN-4.2c] Only a strip with room for at least one of the panes."""
    board = table(palace(panes=panes), palace(), displays="oooo")
    window = 1 if panes.startswith("o") else 2
    open_to = [4, 6, 8] if window == 1 else [1, 4, 6, 8]
    listed = "4, 6 and 8" if window == 1 else "1, 4, 6 and 8"
    sentence = f"the strip above window {window} has no room for orange: "
    sentence += f"orange can go above windows {listed}"
    facts = {"colour": "o", "windows": open_to}
    refused(board, f"1o{window}", sentence, clause="SIN-4.2c", code="no-room", **facts)


@pytest.mark.parametrize(
    ("display", "move", "least", "sentence"),
    [
        ("yyyg", "1y1", 2, "2 of the panes must be placed, 2 of them on jokers"),
        ("yyyg", "1y1~1", 2, "2 of the panes must be placed, 2 of them on jokers"),
        ("oogg", "1o1", 1, "2 of the panes must be placed, 1 to 2 of them on jokers"),
    ],
    ids=["none of two", "one of two", "none of one or two"],
)
def test_as_many_as_fit_must_be_placed_on_jokers(
    display: str, move: str, least: int, sentence: str
):
    """[SIN-4.2d] As many panes as fit must be placed; the joker strip here is o?b?p."""
    board = table(palace(strips=JOKER_STRIP_FIRST), palace(), displays=display)
    facts = {"least": least, "most": 2}
    refused(board, move, sentence, clause="SIN-4.2d", code="wrong-jokers", **facts)


@pytest.mark.parametrize(
    ("move", "most", "sentence"),
    [
        ("1b1~2", 1, "1 of the panes must be placed, 0 to 1 of them on jokers"),
        ("1o8~1", 0, "2 of the panes must be placed, 0 of them on jokers"),
    ],
    ids=["more than were taken", "a strip without jokers"],
)
def test_no_more_panes_on_jokers_than_there_can_be(move: str, most: int, sentence: str):
    """[SIN-4.2f] The seat decides how many go on jokers, where they fit."""
    board = table(palace(strips=JOKER_STRIP_FIRST), palace(), displays="oobg")
    facts = {"least": 0, "most": most}
    refused(board, move, sentence, clause="SIN-4.2f", code="wrong-jokers", **facts)


# ------------------------------------------------------------------ keeping


def test_nothing_is_kept_from_a_strip_that_is_not_full():
    """[SIN-4.3b] A pane is kept when the strip is completed."""
    board = table(palace(), palace(), displays="oooo")
    sentence = "this does not complete the strip, so no pane is kept: leave out ="
    refused(board, "1o1=o", sentence, clause="SIN-4.3b", code="nothing-to-keep")


@pytest.mark.parametrize("move", ["1o1", "1o1=g"], ids=["nothing said", "a colour not on it"])
def test_one_of_the_panes_on_the_strip_is_kept(move: str):
    """[SIN-4.3b] The seat keeps one of the 5 panes."""
    board = table(palace(panes="oyoy."), palace(), displays="oppp")
    sentence = "this completes the strip: say which pane you keep, =o or =y"
    facts = {"colours": ["o", "y"]}
    refused(board, move, sentence, clause="SIN-4.3b", code="which-to-keep", **facts)


# ------------------------------------------------------------------ every conceivable move


def some_boards() -> dict[str, Board]:
    rng = generator(4)
    match = tessera.new_game("sintra", seats=3, seed=4)
    while match.position.round_number < 5:
        moves = match.legal_moves()
        match.play(moves[rng.integers(len(moves))])
    late = Board(match.position, components=match.components, side="A")
    mine = palace(strips=JOKER_STRIP_FIRST, panes="o.b.p")
    bare = palace(strips=NO_STRIPS, glass=FULL_OF_GLASS, glazier=4)
    return {
        "early": table(palace(), palace(), displays="ooyg pbbb ggyy pppp ooob"),
        "late, three seats": late,
        "two jokers to fill": table(mine, palace(), displays="ooyg yyyb pppp", centre="oopg"),
        "glazier at the end": table(palace(glazier=8), palace(), displays="pppb", centre="oyg"),
        "nothing but broken glass": table(bare, palace(), displays="ooyg", centre="b"),
        "before a deal": table(palace(), palace(), to_act="chance"),
        "over": table(palace(), palace(), to_act=None, game_round=6, track=""),
    }


BOARDS = some_boards()
EVERY_BOARD = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS.keys())


def conceivable(move: SeatMove) -> bool:
    """Can the move be written at all? With x nothing is placed or kept."""
    if isinstance(move, Advance) and move.window is None:
        return move.on_jokers == 0 and move.keep is None
    return True


def refusals_on(board: Board) -> list[tuple[SeatMove, IllegalMove]]:
    legal = set(GAME.legal_moves(board.position))
    moves = [move for move in map(move_of, range(MOVES)) if conceivable(move)]
    return [(m, refusals.why_not(board.position, m)) for m in moves if m not in legal]


@EVERY_BOARD
def test_every_conceivable_move_is_legal_or_refused_with_a_clause(board: Board):
    legal = GAME.legal_moves(board.position)
    refused_moves = refusals_on(board)
    assert len(legal) + len(refused_moves) == sum(conceivable(move_of(n)) for n in range(MOVES))
    for _, refusal in refused_moves:
        assert refusal.code != "illegal-move"
        assert refusal.clause in clauses("sintra")


def choices(legal: list[Advance], move: Advance, refusal: IllegalMove) -> dict[str, object]:
    """What the legal moves that begin like this one offer, as far as the refusal speaks of it."""
    alike = [m for m in legal if (m.source, m.colour) == (move.source, move.colour)]
    here = [m for m in alike if m.window == move.window]
    offered: dict[str, object] = {
        "windows": sorted({m.window for m in alike if m.window}),
        "colours": sorted({m.keep for m in here if m.keep}, key=LETTERS.index),
        "least": min((m.on_jokers for m in here), default=None),
        "most": max((m.on_jokers for m in here), default=None),
    }
    return {fact: offered[fact] for fact in refusal.facts if fact in offered}


@EVERY_BOARD
def test_a_refusal_offers_exactly_what_is_legal(board: Board):
    legal = [move for move in GAME.legal_moves(board.position) if isinstance(move, Advance)]
    for move, refusal in refusals_on(board):
        if isinstance(move, Advance):
            offered = choices(legal, move, refusal)
            assert offered == {fact: refusal.facts[fact] for fact in offered}


@pytest.mark.parametrize(
    "move",
    [
        Advance(1, "o", None, 1),
        Advance(1, "o", None, 0, "o"),
        Advance(10, "o", 1),
        Advance(-1, "o", 1),
        Advance(1, "z", 1),
        Advance(1, "oo", 1),
        Advance(1, "o", 9),
        Advance(1, "o", 0),
        Advance(1, "o", 1, 3),
        Advance(1, "o", 1, -1),
        Advance(1, "o", 1, 0, "z"),
    ],
    ids=repr,
)
def test_a_move_whose_parts_do_not_exist_is_no_move(move: Advance):
    """Whoever made it up: the rules never see it."""
    with pytest.raises(InvalidNotation):
        GAME.play(BOARDS["nothing but broken glass"].position, move)


def test_every_code_of_a_refusal_has_a_test():
    code = re.compile(r'code="([a-z-]+)"')
    source = Path(refusals.__file__).read_text(encoding="utf-8")
    here = [file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_ref*.py")]
    assert set(code.findall("".join(here))) == set(code.findall(source))
