"""Why a seat may not make a move: the code, the clause, and what would work instead."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tessera.games.fairytile import GAME, refusals
from tessera.games.fairytile.notation import (
    Faces,
    FairyTileMove,
    Lay,
    MoveCharacter,
    Pages,
    Stack,
    Start,
)
from tessera.kernel.errors import IllegalMove, InvalidNotation
from tessera.kernel.match import Match
from tessera.kernel.position import Position
from tessera.kernel.values import Move, SeatMove
from tessera.rulebook import clauses

from .boxes import (
    BOX,
    CHARACTERS,
    dealt_by_hand,
    page_that,
    played,
    some_games,
    stuck_box,
    table,
)

SEAT_MOVES = ["princess 0,0", "lay 2,1,3", "turn", "end"]
TWELVE_FIRST = "12/0 3/0 7/1 1/0 9/1 4/0 10/0 2/1 6/0 11/1 5/0 8/1"


def refused(
    position: Position, move: str, sentence: str, *, clause: str, code: str, **facts: object
) -> None:
    """The move is refused just so, and the position stays as it is."""
    before = position.tobytes()
    with pytest.raises(IllegalMove) as refusal:
        GAME.play(position, GAME.parse_move(move))
    assert str(refusal.value) == f"{sentence} [{clause}]"
    assert (refusal.value.code, refusal.value.clause) == (code, clause)
    assert refusal.value.facts == facts
    assert clause in clauses("fairytile")
    assert position.tobytes() == before


def stuck_table(**kw: Any) -> Position:
    """The top tile fits nowhere; both seats can still tell their pages."""
    hands = [
        page_that(kind="visits", who="princess", where="castle"),
        page_that(kind="sees_all", who="knight", whom=["princess", "dragon"]),
    ]
    return table(hands=hands, stack=TWELVE_FIRST, box=stuck_box(), **kw)


# ------------------------------------------------------------------ not now


@pytest.mark.parametrize("move", SEAT_MOVES)
def test_nobody_moves_once_a_seat_has_won(move: str):
    """[FT-8.1] The game ends at once."""
    match = next(match for match in some_games() if match.outcome and match.outcome.winners)
    refused(match.position.copy(), move, "the game is over", clause="FT-8.1", code="game-over")


def test_nobody_moves_in_a_never_ending_story():
    """[FT-8.2] Everybody is out."""
    match = next(match for match in some_games() if match.outcome and not match.outcome.winners)
    for move in SEAT_MOVES:
        over = match.position.copy()
        refused(over, move, "the game is over", clause="FT-8.2", code="game-over")


@pytest.mark.parametrize("move", SEAT_MOVES)
def test_no_seat_moves_during_the_set_up(move: str):
    """[FT-2.5] A turn comes once every seat has its pages."""
    match = Match(GAME, seats=2, options={}, components=BOX)
    whole = dealt_by_hand()
    sentence = "chance is to act, no seat is"
    for drawn in whole.moves:
        code = "not-a-seats-turn"
        refused(match.position, move, sentence, clause="FT-2.5", code=code)
        match.play(drawn)


def test_a_turn_cannot_be_passed():
    """[FT-3.6] A seat must take a turn."""
    sentence = "a turn cannot be passed: make an adventure, or turn the page"
    refused(table(), "end", sentence, clause="FT-3.6", code="no-passing")


def after_an_adventure() -> Position:
    """Seat 0 has its magic and has made one adventure."""
    match = dealt_by_hand(hands=[page_that(kind="visits", who="knight", where="long river")])
    for move in ("turn", "turn", "princess 0,0"):
        match.play(move)
    assert (match.to_act, match.position.adventure) == (0, 2)
    return match.position


def test_the_page_is_not_turned_after_an_adventure():
    """[FT-3.1] Turning the page is the whole turn."""
    sentence = "after an adventure the page cannot be turned: go on with magic, or end"
    code = "turn-is-the-whole-turn"
    refused(after_an_adventure(), "turn", sentence, clause="FT-3.1", code=code)


# ------------------------------------------------------------------ characters


@pytest.mark.parametrize(
    ("move", "ends", "he_or_she"),
    [
        ("princess 5,5", [(0, 0), (0, 1), (1, -1)], "she"),
        ("knight -3,0", [(1, 0), (0, 1), (1, -1), (1, -2)], "he"),
        ("dragon 2,-1", [(1, 0), (-1, 0), (2, -2)], "she"),
        ("dragon 9999,-9999", [(1, 0), (-1, 0), (2, -2)], "she"),
    ],
)
def test_characters_stay_on_the_kingdom(move: str, ends: list[tuple[int, int]], he_or_she: str):
    """[FT-4.4] Where they can go is said, too."""
    who, at = move.split()
    *others, last = [f"{q},{r}" for q, r in ends]
    may = f"{he_or_she} can end on {'; '.join(others)} or {last}"
    sentence = f"no location lies at {at}, and characters stay on the kingdom: {may}"
    facts = {"who": who, "ends": ends}
    refused(table(), move, sentence, clause="FT-4.4", code="off-the-kingdom", **facts)


@pytest.mark.parametrize("at", ["1,0", "-1,0", "0,-1"], ids=["where she is", "far", "two steps"])
def test_the_princess_takes_one_step(at: str):
    """[FT-4.1] There is no other castle to jump to."""
    sentence = (
        "the Princess takes one step, with a jump from castle to castle before or after it: "
        "she can end on 0,0; 0,1 or 1,-1"
    )
    facts = {"who": "princess", "ends": [(0, 0), (0, 1), (1, -1)]}
    code = "not-a-princess-move"
    refused(table(), f"princess {at}", sentence, clause="FT-4.1", code=code, **facts)


@pytest.mark.parametrize("at", ["-1,0", "0,0", "2,-2"], ids=["his own", "beside", "too far"])
def test_the_knight_ends_two_steps_away(at: str):
    """[FT-4.2] Not where he began nor beside it."""
    ends = "he can end on 1,0; 0,1; 1,-1 or 1,-2"
    facts = {"who": "knight", "ends": [(1, 0), (0, 1), (1, -1), (1, -2)]}
    sentence = f"the Knight ends exactly two steps away: {ends}"
    code = "not-a-knight-move"
    refused(table(), f"knight {at}", sentence, clause="FT-4.2", code=code, **facts)


@pytest.mark.parametrize("at", ["1,-2", "1,-1", "0,0"], ids=["her own", "on the way", "a bend"])
def test_the_dragon_flies_to_the_last_location(at: str):
    """[FT-4.3] She may not stop earlier, and not stay."""
    sentence = (
        "the Dragon flies straight on to the last location before the edge or a gap: "
        "she can end on 1,0; -1,0 or 2,-2"
    )
    facts = {"who": "dragon", "ends": [(1, 0), (-1, 0), (2, -2)]}
    code = "not-a-dragon-move"
    refused(table(), f"dragon {at}", sentence, clause="FT-4.3", code=code, **facts)


# ------------------------------------------------------------------ tiles


def test_no_tile_is_laid_when_none_is_left():
    """[FT-5.3] With no tile left this adventure is not available."""
    match = played(2, "random", 6)
    positions = (match.position_at(ply) for ply in range(match.ply))
    position = next(p for p in positions if p.finished and p.adventure == 1)
    sentence = "no tile is left: move a character, or turn the page"
    refused(position, "lay 2,1,3", sentence, clause="FT-5.3", code="no-tile-left")


def test_no_tile_is_laid_that_fits_nowhere():
    """[FT-5.3] It stays on top for good."""
    sentence = "the top tile fits nowhere: move a character, or turn the page"
    refused(stuck_table(), "lay 2,1,3", sentence, clause="FT-5.3", code="fits-nowhere")


def test_the_page_is_not_offered_where_it_cannot_be_turned():
    """[FT-3.1] In a second adventure a refusal does not advise to turn the page."""
    json = GAME.position_to_json(stuck_table())
    json["seats"][0]["magic"], json["adventure"] = True, 2
    position = GAME.position_from_json(json, {}, stuck_box())
    with pytest.raises(IllegalMove) as refusal:
        GAME.play(position, GAME.parse_move("lay 2,1,3"))
    assert "turn the page" not in str(refusal.value)


def fits_at(nearest: tuple[int, int, int]) -> str:
    q, r, rotation = nearest
    return f"it would fit at {q},{r} with rotation {rotation}"


@pytest.mark.parametrize(
    ("move", "where", "nearest"),
    [("lay 0,0,0", "0,0; 1,0 and 0,1", (-1, 1, 1)), ("lay 2,0,3", "1,0", (2, 0, 1))],
    ids=["on three hexes", "on one hex"],
)
def test_a_tile_lies_on_free_hexes(move: str, where: str, nearest: tuple[int, int, int]):
    """[FT-5.1] The nearest place where it would fit is named."""
    sentence = f"a tile already lies on {where}: {fits_at(nearest)}"
    facts = {"placement": nearest, "placements": 15}
    refused(table(), move, sentence, clause="FT-5.1", code="hex-taken", **facts)


@pytest.mark.parametrize(
    ("move", "reason", "nearest"),
    [
        ("lay 6,6,2", "no edge touches the kingdom, 2 must", (2, 1, 3)),
        ("lay 2,0,0", "only 1 edge touches the kingdom, 2 must", (2, 0, 1)),
        ("lay 99,0,0", "99,0 touches nothing", (2, 0, 1)),
    ],
    ids=["no edge", "one edge", "far away"],
)
def test_a_tile_touches_with_two_edges(move: str, reason: str, nearest: tuple[int, int, int]):
    """[FT-5.1] Of hexes, on one tile or on several."""
    sentence = f"{reason}: {fits_at(nearest)}"
    facts = {"placement": nearest, "placements": 15}
    refused(table(), move, sentence, clause="FT-5.1", code="touches-too-little", **facts)


@pytest.mark.parametrize(
    ("move", "where", "nearest"),
    [
        ("lay 1,1,0", "1,1", (1, 1, 5)),
        ("lay 2,0,4", "2,0 and 2,-1", (2, 0, 1)),
    ],
    ids=["at one hex", "at two hexes"],
)
def test_rivers_go_on(move: str, where: str, nearest: tuple[int, int, int]):
    """[FT-5.2] Where they would not is said."""
    sentence = f"the river does not go on at {where}: {fits_at(nearest)}"
    facts = {"placement": nearest, "placements": 15}
    refused(table(), move, sentence, clause="FT-5.2", code="river-broken", **facts)


# ------------------------------------------------------------------ moves of other positions


def refusal_of(position: Position, move: Move) -> IllegalMove:
    """How the move is refused; the position stays as it is."""
    before = position.tobytes()
    with pytest.raises(IllegalMove) as refusal:
        GAME.play(position, move)
    assert position.tobytes() == before
    return refusal.value


def every_move() -> list[Move]:
    """All that was ever legal in some games."""
    moves = {
        str(move): move
        for match in (played(2, "greedy", 1), played(4, "random", 1, most=70, box="stuck"))
        for ply in range(0, match.ply, 6)
        for move in GAME.legal_moves(match.position_at(ply))
    }
    return [moves[text] for text in sorted(moves)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_move_of_another_position_is_legal_or_refused_with_a_clause(seats: int):
    """And a refusal names exactly what is legal."""
    match, moves = played(seats, "random", 5, most=60), every_move()
    assert len(moves) > 150
    for ply in range(0, match.ply, 9):
        position = match.position_at(ply)
        legal = GAME.legal_moves(position)
        for move in moves:
            if move not in legal:
                check(refusal_of(position, move), move, legal)


def check(refusal: IllegalMove, move: Move, legal: list[SeatMove]) -> None:
    """The refusal has an address, and what it offers can be had."""
    assert refusal.clause in clauses("fairytile")
    assert refusal.code != "illegal-move"
    assert len(str(refusal)) < 500
    if isinstance(move, MoveCharacter) and "ends" in refusal.facts:
        mine = [m for m in legal if isinstance(m, MoveCharacter) and m.who == move.who]
        assert refusal.facts["ends"] == [(m.q, m.r) for m in mine]
    lays = [m for m in legal if isinstance(m, Lay)]
    if "placement" in refusal.facts:
        assert refusal.facts["placement"] in [(m.q, m.r, m.rotation) for m in lays]
        assert refusal.facts["placements"] == len(lays)


@pytest.mark.parametrize(
    "move",
    [
        MoveCharacter("witch", 0, 0),
        MoveCharacter("princess", 10**9, 0),
        MoveCharacter("knight 0,1\nturn", 0, 1),
        Lay(0, 0, 6),
        Lay(0, 0, -1),
        Lay(-(10**9), 0, 0),
        Start(4),
        Faces((0, 2, 0)),
        Stack(("7/1",)),
        Pages(0, (1, 2, 3)),
    ],
    ids=repr,
)
def test_a_move_whose_parts_do_not_exist_is_no_move(move: FairyTileMove):
    """Whoever made it up: the rules never see it."""
    position = table()
    before = position.tobytes()
    with pytest.raises(InvalidNotation):
        GAME.play(position, move)
    assert position.tobytes() == before


def test_every_code_of_a_refusal_has_a_test():
    """Except one for a character that cannot move, since in any kingdom each can."""
    code = re.compile(r'code(?:=| = )f?"([a-z{}.-]+)"')
    source = Path(refusals.__file__).read_text(encoding="utf-8")
    here = [file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_ref*.py")]
    known = set(code.findall(source)) - {"not-a-{move.who}-move"}
    known |= {f"not-a-{who}-move" for who in CHARACTERS}
    assert set(code.findall("".join(here))) == known
