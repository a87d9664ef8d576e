"""Why a move tells the page in hand, or what is missing: said to its seat alone, and true."""

from __future__ import annotations

from typing import Any

from tessera.games.fairytile import GAME, events
from tessera.kernel.position import Position
from tessera.kernel.values import Event, SeatMove
from tessera.words import tell

from .board import Seat, drawn, page
from .boxes import some_games

MISSING = (
    events.OthersMove,
    events.OutOfSight,
    events.NothingInSight,
    events.ElsewhereEnded,
    events.NotMet,
    events.NothingCrossed,
    events.NotInLine,
    events.ToldAlready,
)


def said(board: Any, move: str) -> list[str]:
    """In words."""
    parsed = GAME.parse_move(board.notation(move))
    return [
        tell("fairytile", event, ["Ana", "Bea"]) for event in GAME.verdict(board.position, parsed)
    ]


def holding(number: int, **kw: Any) -> list[Seat]:
    return [Seat(hand=number, **kw), Seat()]


# ------------------------------------------------------------------ areas and rivers


def test_a_large_area_needs_three_locations():
    """[FT-7.6] How many there are is said, and where."""
    board = drawn(
        """
        P f f
         m p p
        """,
        seats=holding(page("visits", who="princess", where="large forest")),
    )
    (found,) = GAME.verdict(board.position, GAME.parse_move("princess 1,0"))
    assert isinstance(found, events.AreaFound)
    assert (found.size, found.needed, found.large) == (2, 3, False)
    assert found.hexes == [(1, 0), (2, 0)]
    assert said(board, "princess 1,0") == ["A forest of 2: a large one needs 3."]


def test_another_terrain_is_named():
    """[FT-7.3] Where it ends, and what the page asks for."""
    board = drawn("P m f f f", seats=holding(page("visits", who="princess", where="large forest")))
    assert said(board, "princess 1,0") == [
        "The way ends on the mountain: the page asks for a large forest."
    ]


def test_whose_move_it_has_to_be():
    """[FT-7.5] Visiting is for whoever the page names."""
    board = drawn("P x K f f f", seats=holding(page("visits", who="knight", where="large forest")))
    assert said(board, "P to x") == ["Your page needs a move of the Knight."]


def test_a_tile_says_what_it_makes_large():
    """[FT-7.6] Also if the page is about something else."""
    board = drawn(
        """
        P p p D K
         1 2
          3
        """,
        legend="1p 2p 3m",
        seats=holding(page("visits", who="knight", where="castle")),
    )
    assert said(board, "lay") == ["Your page needs a move of the Knight.", "A large plain of 7."]


def test_a_tile_says_how_long_its_river_is():
    """[FT-7.7] As long as the page waits for a long one."""
    board = drawn(
        """
        P f m D K
         1 2
          3
        """,
        legend="1m 2f 3p",
        edges={"P": [0, 1]},
        face="4//",
        seats=holding(page("visits", who="knight", where="long river")),
    )
    assert said(board, "lay") == [
        "Your page needs a move of the Knight.",
        "The river runs through 2 tiles: a long one needs 5.",
    ]


# ------------------------------------------------------------------ seeing


SEES_BOTH = page("sees_all", who="knight", whom=["princess", "dragon"])


def test_a_gap_ends_a_view():
    """[FT-7.1] It is said who is seen, who is not, and why."""
    board = drawn("P p K p x p _ D", seats=holding(SEES_BOTH))
    assert said(board, "K to x") == [
        "The Knight sees the Princess.",
        "The Knight does not see the Dragon: there is a gap between them.",
    ]


def test_who_stands_aside_is_not_seen():
    """[FT-7.1] Only what lies in a straight line."""
    board = drawn(
        """
        P p K p x
           p D
        """,
        seats=holding(SEES_BOTH),
    )
    assert said(board, "K to x")[1] == (
        "The Knight does not see the Dragon: they do not stand in one line."
    )


def test_a_line_of_three_is_counted():
    """[FT-7.2] The own location counts."""
    board = drawn(
        "f p K p x p P D",
        legend="xf",
        seats=holding(page("sees_line", who="knight", terrain="forest", count=3)),
    )
    assert said(board, "K to x") == ["The Knight sees 2 forests in a line: the page asks for 3."]


# ------------------------------------------------------------------ meeting and flying


def test_who_is_not_met():
    """[FT-7.4] The other one, the terrain, or both."""
    board = drawn(
        "P x K D", seats=holding(page("meets", who=["princess", "knight"], where="forest"))
    )
    assert said(board, "P to x") == [
        "The Knight is not here.",
        "The way ends on the plain: the page asks for a forest.",
    ]


def test_a_flight_needs_its_castle():
    """[FT-7.8] Crossed or ended on."""
    board = drawn("D p x _ P K", seats=holding(page("flies_over", over="castle", ends=None)))
    assert said(board, "D to x") == ["No castle on the Dragon’s way."]


def test_one_page_a_turn():
    """[FT-6.2] The next one waits."""
    board = drawn("P x K D", seats=holding(page("visits", who="princess", where="castle")))
    board.position.adventure, board.position.recounted, board.position.magic[0] = 2, 1, 1
    assert said(board, "P to x") == ["One page a turn: this one waits for your next."]


# ------------------------------------------------------------------ always


def test_a_page_is_told_if_and_only_if_nothing_is_missing():
    """The judge and the explainer agree, whatever the move."""
    verdicts = [
        (told_by(position, move), GAME.verdict(position, move))
        for match in some_games()
        for position in map(match.position_at, range(0, match.ply, 11))
        for move in GAME.legal_moves(position)
        if str(move) not in ("turn", "end")
    ]
    assert {told for told, _ in verdicts} == {True, False}
    for told, found in verdicts:
        assert told == (not any(map(is_missing, found)))


def test_nothing_is_said_of_a_turned_page():
    """[FT-3.5] It is the whole turn."""
    board = drawn("P K D", seats=holding(page("visits", who="princess", where="castle")))
    assert said(board, "turn") == []


def told_by(position: Position, move: SeatMove) -> bool:
    return any(isinstance(one, events.Recounted) for one in GAME.foresee(position, move))


def is_missing(event: Event) -> bool:
    match event:
        case events.AreaFound():
            return not event.large
        case events.RiverFound():
            return not event.long
        case events.LineFound():
            return not event.enough
        case _:
            return isinstance(event, MISSING)
