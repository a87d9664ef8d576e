"""What happens in a move is told in order, completely and truly."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tessera.games.fairytile import GAME, events
from tessera.kernel.match import Match
from tessera.kernel.position import Position
from tessera.kernel.values import Event, events_in
from tessera.words import read_out, tell

from .boxes import (
    BOX,
    STEPS,
    Hex,
    are_beside,
    box_with_terrains,
    dealt_by_hand,
    page_that,
    played,
    position_of,
    set_up_moves,
    some_games,
    stuck_box,
    table,
    terrains_of,
)
from .words import RARE

NAMES = ["Ana", "Bea", "Cid", "Dov"]
UNFULFILLED = page_that(kind="visits", who="dragon", where="large plain")
CASTLE = page_that(kind="visits", who="princess", where="castle")
TWO_CASTLES = box_with_terrains({"D0": "mountain mountain castle"})  # 1,0 and 2,-2
FOUR_CASTLES = box_with_terrains({"K0": "castle forest castle"}, TWO_CASTLES)  # 0,-1 and -1,-1


def happens(position: Position, move: str) -> list[Event]:
    return GAME.narrate(position, GAME.parse_move(move))


def told(happened: list[Event]) -> list[str]:
    return [tell("fairytile", event, NAMES) for event in happened]


def quiet(**kw: Any) -> Position:
    """A table on which the seats' pages are not told by what is done below."""
    return table(hands=[UNFULFILLED], **kw)


# ------------------------------------------------------------------ characters


def test_a_step_of_the_princess_is_told():
    """[FT-4.1] From where to where, and the terrain."""
    path: list[Hex] = [(1, 0), (0, 1)]
    happened = happens(quiet(), "princess 0,1")
    moved = events.Moved(seat=0, who="princess", path=path, q=0, r=1, terrain="forest")
    assert happened == [moved]
    assert told(happened) == ["Ana moves the Princess: now in the forest at 0,1."]


def test_a_step_and_a_jump_of_the_princess_are_told():
    """[FT-4.1] She ends her step on a castle and jumps to another."""
    happened = happens(quiet(box=TWO_CASTLES, characters={"princess": (0, 0)}), "princess 2,-2")
    assert happened == [
        events.Moved(seat=0, who="princess", path=[(0, 0), (1, 0)], q=1, r=0, terrain="castle"),
        events.Jumped(seat=0, path=[(1, 0), (2, -2)], q=2, r=-2),
    ]
    assert told(happened) == [
        "Ana moves the Princess: now at the castle at 1,0.",
        "Ana lets the Princess jump to the castle at 2,-2.",
    ]


def test_a_jump_and_a_step_of_the_princess_are_told():
    """[FT-4.1] She begins on a castle, jumps to another and steps from there."""
    assert happens(quiet(box=TWO_CASTLES), "princess 1,-2") == [
        events.Jumped(seat=0, path=[(1, 0), (2, -2)], q=2, r=-2),
        events.Moved(
            seat=0, who="princess", path=[(2, -2), (1, -2)], q=1, r=-2, terrain="mountain"
        ),
    ]


def test_a_jump_a_step_and_a_jump_of_the_princess_are_told():
    """[FT-4.1] Both jumps in one move: her only step is between two castles far away."""
    first, step, last = happens(quiet(box=FOUR_CASTLES), "princess 2,-2")
    assert isinstance(first, events.Jumped)
    assert isinstance(step, events.Moved)
    assert isinstance(last, events.Jumped)
    assert set(step.path) == {(0, -1), (-1, -1)}
    assert step.terrain == "castle"
    assert [first.path[0], first.path[1]] == [(1, 0), step.path[0]]
    assert last.path == [step.path[1], (2, -2)]


def test_no_jump_is_told_where_a_step_is_enough():
    """[FT-4.1] She could also have jumped first."""
    happened = happens(quiet(box=FOUR_CASTLES), "princess 1,-1")
    assert [type(event) for event in happened] == [events.Moved]


def test_a_step_and_a_jump_back_are_not_two_steps():
    """[FT-4.1] From a castle to the one beside it and back: the way back is a jump."""
    happened = happens(quiet(box=FOUR_CASTLES, characters={"princess": (0, -1)}), "princess 0,-1")
    assert [type(event) for event in happened] in (
        [events.Moved, events.Jumped],
        [events.Jumped, events.Moved],
    )


@pytest.mark.parametrize(
    ("to", "terrain"), [((1, 0), "castle"), ((0, 1), "forest"), ((1, -1), "mountain")]
)
def test_both_steps_of_the_knight_are_told(to: Hex, terrain: str):
    """[FT-4.2] The location between is beside both."""
    q, r = to
    (moved,) = happens(quiet(), f"knight {q},{r}")
    assert isinstance(moved, events.Moved)
    start, between, end = moved.path
    assert (start, end) == ((-1, 0), to)
    assert are_beside(start, between)
    assert are_beside(between, end)
    assert (moved.seat, moved.who, moved.q, moved.r, moved.terrain) == (0, "knight", q, r, terrain)


def test_the_flight_of_the_dragon_is_told_with_its_path_and_castles():
    """[FT-4.3, FT-7.8] The castle she ends on counts."""
    happened = happens(quiet(), "dragon 1,0")
    path: list[Hex] = [(1, -2), (1, -1), (1, 0)]
    assert happened == [events.FlewOver(seat=0, path=path, castles=1, q=1, r=0, terrain="castle")]
    assert told(happened) == [
        "Ana lets the Dragon fly to 1,0, at the castle; there is a castle on her way."
    ]


def test_castles_on_the_way_count_but_not_the_one_she_leaves():
    """[FT-7.8] The location it started from does not count."""
    leaving = happens(quiet(characters={"dragon": (1, 0)}), "dragon 1,-2")
    assert leaving == [
        events.FlewOver(
            seat=0, path=[(1, 0), (1, -1), (1, -2)], castles=0, q=1, r=-2, terrain="mountain"
        )
    ]
    assert told(leaving) == ["Ana lets the Dragon fly to 1,-2, on the mountain."]
    crossing = happens(quiet(box=FOUR_CASTLES), "dragon -1,0")
    assert [event.castles for event in crossing if isinstance(event, events.FlewOver)] == [1]


# ------------------------------------------------------------------ tiles, pages, magic


def test_a_tile_that_is_laid_is_told():
    """[FT-5.1] Which, where, and how many are left."""
    happened = happens(quiet(), "lay 2,1,3")
    assert happened == [events.Laid(seat=0, tile="7", face=1, q=2, r=1, rotation=3, left=11)]
    assert told(happened) == ["Ana lays tile 7 at 2,1, rotation 3; 11 are left."]


def test_turning_the_page_is_told():
    """[FT-3.4] Nothing else happens."""
    assert happens(quiet(), "turn") == [events.PageTurned(seat=0)]


def with_magic(move: str) -> Position:
    """Seat 0 has made the move and may use its magic."""
    match = dealt_by_hand(hands=[CASTLE, UNFULFILLED])
    for made in ("turn", "turn", move):
        match.play(made)
    assert match.position.adventure == 2
    return match.position


def test_magic_is_told_before_what_it_brings():
    """[FT-3.3] The token is flipped, then the second adventure is made."""
    used, moved = happens(with_magic("princess 0,0"), "princess 0,1")
    assert used == events.MagicUsed(seat=0)
    assert isinstance(moved, events.Moved)
    assert told([used]) == ["Ana uses magic for a second adventure."]


def test_magic_that_is_kept_is_told():
    """[FT-3.3] The turn ends after one adventure."""
    assert happens(with_magic("princess 0,0"), "end") == [events.MagicKept(seat=0)]


def test_recounting_follows_the_adventure():
    """[FT-6.1] Which page, how many are left, and its words."""
    position = table(hands=[CASTLE], characters={"princess": (0, 0)})
    moved, recounted = happens(position, "princess 1,0")
    assert isinstance(moved, events.Moved)
    assert recounted == events.Recounted(seat=0, page=CASTLE, left=17, reads=[f"page-{CASTLE}"])


def test_the_words_of_the_page_are_read_out():
    """[FT-6.1] Its title and its text, below the sentence."""
    recounted = events.Recounted(seat=1, page=7, left=3, reads=["page-7"])
    sentence, title, *text = tell("fairytile", recounted, NAMES).split("\n")
    assert sentence == "Bea recounts page 7; 3 are still to be told."
    assert "\n".join([title, *text]) == read_out("fairytile", "page-7")
    assert title
    assert not title.endswith(".")
    assert len(" ".join(text)) > 100


# ------------------------------------------------------------------ chance and the end


def test_the_set_up_is_told_step_by_step():
    """[FT-2.1, FT-2.3, FT-2.5, FT-2.6] A sentence for each chance move."""
    match, happened = Match(GAME, seats=3, options={}, components=BOX), list[Event]()
    for move in set_up_moves(3, start=2, faces="P1 K0 D1"):
        happened += happens(match.position, move)
        match.play(move)
    assert happened == [
        events.StartDrawn(seat=2),
        events.KingdomBegun(sides=[1, 0, 1]),
        events.TilesStacked(tile="7", face=1, left=12),
        *(events.PagesDealt(seat=seat, pages=12) for seat in range(3)),
    ]
    assert told(happened)[0] == "Cid starts."
    assert told(happened)[3] == "Ana gets 12 pages."


STUCK = "12/0 3/0 7/1 1/0 9/1 4/0 10/0 2/1 6/0 11/1 5/0 8/1"
IMPOSSIBLE = [
    page_that(kind="visits", who=who, where="long river") for who in ("princess", "knight")
]


def test_a_top_tile_that_fits_nowhere_finishes_the_kingdom():
    """[FT-5.3, FT-8.2] Even before the first turn; impossible pages put seats out."""
    match, happened = Match(GAME, seats=2, options={}, components=stuck_box()), list[list[Event]]()
    for move in set_up_moves(stack=STUCK, hands=[CASTLE, IMPOSSIBLE[0]]):
        happened.append(happens(match.position, move))
        match.play(move)
    assert happened[2][1:] == [events.KingdomFinished(left=12)]
    assert happened[3][1:] == []
    assert happened[4][1:] == [events.SeatOut(seat=1)]
    assert told(happened[2][1:]) == ["The top tile fits nowhere: the kingdom is finished."]


def test_when_everybody_is_out_the_story_never_ends():
    """[FT-8.2] Seat by seat, then the end."""
    match = dealt_by_hand(stack=STUCK, hands=IMPOSSIBLE, box=stuck_box())
    assert match.events()[1:] == [
        events.SeatOut(seat=0),
        events.SeatOut(seat=1),
        events.NeverEnding(),
    ]
    assert told(match.events()[3:]) == ["Nobody can go on: it is the never-ending story."]


def test_telling_the_last_page_wins():
    """[FT-8.1, FT-8.3] Moved, recounted, won; the story is read again in the order of its pages."""
    json = GAME.position_to_json(table(hands=[CASTLE], characters={"princess": (0, 0)}))
    book = json["seats"][0]["book"]
    json["seats"][0].update(story=book[::-1], book=[])
    happened = happens(position_of(json), "princess 1,0")
    assert happened[1:] == [
        events.Recounted(seat=0, page=CASTLE, left=0, reads=[f"page-{CASTLE}"]),
        events.Won(seat=0, reads=[f"page-{page}" for page in sorted([*book, CASTLE])]),
    ]
    assert tell("fairytile", happened[1], NAMES).startswith(f"Ana recounts page {CASTLE}, the last")
    sentence, first_title, *_ = tell("fairytile", happened[2], NAMES).splitlines()
    assert sentence == "Ana has told every page and wins. This is the story:"
    assert first_title == read_out("fairytile", f"page-{min(CASTLE, *book)}").splitlines()[0]


def test_the_last_tile_finishes_the_kingdom_once():
    """[FT-8.2] Laid, recounted if so, finished, then who is out."""
    match = played(2, "random", 6)
    happened = [match.events(ply) for ply in range(match.ply)]
    finished = [events_ for events_ in happened if events.KingdomFinished(left=0) in events_]
    assert len(finished) == 1
    assert isinstance(finished[0][0], events.Laid | events.MagicUsed)
    laid = next(event for event in finished[0] if isinstance(event, events.Laid))
    assert laid.left == 0
    assert told([laid])[0].endswith("; it was the last one.")


# ------------------------------------------------------------------ whole games


@pytest.mark.parametrize("nth", range(len(some_games())))
def test_what_is_told_is_what_happened(nth: int):
    """[FT-4.1, FT-4.2, FT-4.3, FT-6.1] Every path is walked, every page told is told of."""
    match = some_games()[nth]
    for ply in range(3 + match.seats, match.ply):
        before = GAME.position_to_json(match.position_at(ply))
        after = GAME.position_to_json(match.position_at(ply + 1))
        happened = match.events(ply)
        terrains = terrains_of(before, match.components)
        check_paths(happened, before["characters"], after["characters"], terrains)
        pages = [event.page for event in happened if isinstance(event, events.Recounted)]
        stories = [seat["story"] for seat in before["seats"]]
        stories[before["to_act"]] = stories[before["to_act"]] + pages
        assert [seat["story"] for seat in after["seats"]] == stories
        gone = [event.seat for event in happened if isinstance(event, events.SeatOut)]
        out = [n for n, seat in enumerate(after["seats"]) if seat["out"]]
        assert gone == [n for n in out if not before["seats"][n]["out"]]


def check_paths(
    happened: list[Event], before: dict[str, Hex], after: dict[str, Hex], terrains: dict[Hex, str]
) -> None:
    """From where each character was to where it is; the Princess steps once, however she jumps."""
    standing, steps = dict(before), 0
    for event in happened:
        match event:
            case events.Moved(who=who):
                assert len(event.path) == (3 if who == "knight" else 2)
                assert event.terrain == terrains[event.path[-1]]
                assert all(are_beside(one, other) for one, other in pairwise(event.path))
                steps += who == "princess"
            case events.Jumped():
                who = "princess"
                assert [terrains[at] for at in event.path] == ["castle", "castle"]
            case events.FlewOver():
                who = "dragon"
                ways = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(event.path)}
                assert len(ways & set(STEPS)) == len(ways) == 1
                assert event.terrain == terrains[event.path[-1]]
                assert event.castles == [terrains[at] for at in event.path[1:]].count("castle")
            case _:
                continue
        assert set(event.path) <= set(terrains)
        assert (event.path[0], event.path[-1]) == (standing[who], (event.q, event.r))
        standing[who] = event.path[-1]
    assert standing == after
    assert steps <= 1


def test_narrating_changes_nothing():
    """The position that is told about stays as it is."""
    position = table()
    before = position.tobytes()
    for move in GAME.legal_moves(position):
        GAME.narrate(position, move)
    assert position.tobytes() == before


def test_every_event_has_an_english_sentence():
    """All kinds of events, as they come in games."""
    kinds = {*events_in(events)}
    met: dict[type[Event], Event] = {}
    for match in some_games():
        for ply in range(match.ply):
            met.update({type(event): event for event in match.events(ply)})
            at = match.position_at(ply)
            worth = [GAME.verdict(at, move) for move in GAME.legal_moves(at)[::20]]
            met.update({type(event): event for events in worth for event in events})
    met.update({type(event): event for event in RARE})
    assert set(met) == kinds
    for event in met.values():
        sentence = tell("fairytile", event, NAMES)
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence[-1] in ".!?”"
        assert "{" not in sentence
        assert "$" not in sentence
