"""What a seat sees: nothing hidden comes through views, events, words or a bot's choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from tessera.bots import Bot
from tessera.games.fairytile import GAME
from tessera.games.fairytile.view import FairyTileView
from tessera.kernel.engine.chance import CHANCE, NOBODY, generator
from tessera.kernel.errors import InvalidOption
from tessera.kernel.match import Match
from tessera.kernel.position import Position
from tessera.kernel.values import Json
from tessera.words import tell

from .boxes import BOX, dealt_by_hand, played, set_up_moves, some_games, stuck_box, table

GAMES_PLAYED = {
    f"{match.seats} seats, {match.ply} plies, {nth}": match
    for nth, match in enumerate(some_games())
}
EVERY_GAME = pytest.mark.parametrize("match", GAMES_PLAYED.values(), ids=GAMES_PLAYED.keys())
NAMES = ["Ana", "Bea", "Cid", "Dov"]


def seen(position: Position, viewer: int | None) -> FairyTileView:
    view = GAME.view(position, viewer)
    assert isinstance(view, FairyTileView)
    return view


def viewers(match: Match) -> list[int | None]:
    return [*range(match.seats), None]


# ------------------------------------------------------------------ the same table, shuffled


def shuffled(position: Position, viewer: int | None, rng: np.random.Generator) -> Position:
    """A table that is the same but for what the viewer cannot see.

    That is every hand but its own, every book but for the pages it has turned, and the stack below
    its top. Where the kingdom is finished, everyone knows that whoever is out holds an impossible
    page, and nobody else does.
    """
    s = position.copy()
    told = {p for seat in range(s.seats) for p in s.story[seat, : s.story_size[seat]].tolist()}
    known, unseen = told, s.book_size.copy()
    if viewer is not None:
        unseen[viewer] -= s.turned[viewer]
        turned = s.book[viewer, unseen[viewer] : s.book_size[viewer]].tolist()
        known = told | {int(s.hand[viewer]), *turned}
    pages: list[int] = rng.permutation([p for p in range(1, 37) if p not in known]).tolist()
    for seat in range(s.seats):
        if seat != viewer and s.hand[seat]:
            s.hand[seat] = page = next(p for p in pages if could_hold(s, seat, p))
            pages.remove(page)
    for seat in range(s.seats):
        for nth in range(unseen[seat]):
            s.book[seat, nth] = pages.pop()
    below = int(s.stack_size) - 1
    if below > 0:
        tiles = rng.permutation(s.stack[:below] // 2)
        s.stack[:below] = 2 * tiles + rng.integers(0, 2, below)
    return s


def could_hold(s: Position, seat: int, page: int) -> bool:
    if not s.finished or s.to_act == CHANCE:
        return True
    possible = bool(int(s.possible) >> page & 1)
    if s.to_act == NOBODY and not s.out[seat]:
        return True  # the win came first
    return possible != bool(s.out[seat])


def some_positions(match: Match) -> Iterator[Position]:
    """Every fifth one, and all of the set-up and of the end."""
    for ply in range(match.ply + 1):
        if ply < 8 or ply % 5 == 0 or ply == match.ply:
            yield match.position_at(ply)


@EVERY_GAME
def test_what_is_hidden_does_not_come_through_a_view(match: Match):
    """[FT-2.3, FT-2.5] Nobody sees other hands, any book, or the stack below its top."""
    rng = generator(match.ply)
    for position in some_positions(match):
        for viewer in viewers(match):
            view = msgspec.json.encode(GAME.view(position, viewer))
            for _ in range(2):
                other = shuffled(position, viewer, rng)
                assert msgspec.json.encode(GAME.view(other, viewer)) == view


def test_the_shuffle_above_changes_what_is_hidden_and_only_that():
    """Otherwise the test above could not fail."""
    position = played(3, "greedy", 1).position_at(30)
    other = shuffled(position, 1, generator(1))
    for field in position.dtype.names:
        same = bool((position[field] == other[field]).all())
        assert same == (field not in {"hand", "book", "stack"})
    assert other.hand[1] == position.hand[1]
    assert other.stack[position.stack_size - 1] == position.stack[position.stack_size - 1]
    assert sorted(pages_of(other)) == sorted(pages_of(position)) == list(range(1, 37))


def pages_of(s: Position) -> list[int]:
    books = [p for n in range(s.seats) for p in s.book[n, : s.book_size[n]].tolist()]
    stories = [p for n in range(s.seats) for p in s.story[n, : s.story_size[n]].tolist()]
    return [*s.hand[: s.seats].tolist(), *books, *stories]


VIEW = {
    *("seat", "to_act", "start_seat", "adventure", "recounted", "kingdom"),
    *("characters", "top", "tiles_left", "finished", "seats"),
}


@EVERY_GAME
def test_a_view_holds_exactly_what_may_be_seen(match: Match):
    """[FT-2.3, FT-2.5] Compared with the whole position, field by field."""
    for position in some_positions(match):
        json = GAME.position_to_json(position)
        for viewer in viewers(match):
            view: Json = msgspec.to_builtins(GAME.view(position, viewer))
            assert set(view) == VIEW
            for field in ("to_act", "start_seat", "adventure", "recounted", "kingdom"):
                assert view[field] == json[field]
            assert view["characters"] == json["characters"]
            assert view["top"] == (json["stack"][0] if json["stack"] else None)
            assert view["tiles_left"] == len(json["stack"])
            seats = [seat_as_seen(seat, own=n == viewer) for n, seat in enumerate(json["seats"])]
            assert view["seats"] == seats


def seat_as_seen(seat: Json, *, own: bool) -> Json:
    """Of its pages the others see how many are left, and those that are told."""
    return {
        "hand": seat["hand"] if own else None,
        "pages_left": len(seat["book"]) + (seat["hand"] is not None),
        "story": seat["story"],
        "magic": seat["magic"],
        "out": seat["out"],
    }


def test_a_finished_kingdom_is_seen_as_such():
    """[FT-8.2] No tile is left, or the top one fits nowhere."""
    stuck = table(stack="12/0 3/0 7/1 1/0 9/1 4/0 10/0 2/1 6/0 11/1 5/0 8/1", box=stuck_box())
    assert seen(stuck, None).finished
    assert not seen(table(), None).finished
    empty = next(m for m in GAMES_PLAYED.values() if m.position.finished).position
    assert (seen(empty, 0).finished, seen(empty, 0).top) == (True, None)


def test_a_view_is_plain_data():
    """It survives JSON whole."""
    view = seen(table(), 0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=FairyTileView) == view


@pytest.mark.parametrize("seat", [-1, -2, 2, 4, 100])
def test_there_is_no_view_of_a_seat_that_does_not_take_part(seat: int):
    """[FT-2.4] Nor of chance."""
    with pytest.raises(InvalidOption, match=f"there is no seat {seat}"):
        GAME.view(table(), seat)


# ------------------------------------------------------------------ events and words


def told(position: Position, move: str) -> tuple[bytes, list[str]]:
    """The events of a move, and their sentences."""
    events = GAME.narrate(position, GAME.parse_move(move))
    return msgspec.json.encode(events), [tell("fairytile", event, NAMES) for event in events]


def test_a_deal_tells_no_page():
    """[FT-2.5] Whatever is dealt, the same is told."""
    dealt = Match(GAME, seats=2, options={}, components=BOX)
    for move in set_up_moves()[:3]:
        dealt.play(move)
    first = "pages 0 " + " ".join(str(page) for page in range(1, 19))
    second = "pages 0 " + " ".join(str(page) for page in range(36, 18, -1))
    assert told(dealt.position, first) == told(dealt.position, second)
    assert told(dealt.position, first)[1] == ["Ana gets 18 pages."]


def test_the_stack_tells_its_top_and_nothing_below():
    """[FT-2.3] Everyone sees the top face."""
    match = Match(GAME, seats=2, options={}, components=BOX)
    start, faces, stack, *_ = set_up_moves()
    match.play(start)
    match.play(faces)
    word, top, *below = stack.split()
    turned = " ".join([word, top, *below[::-1]])
    assert told(match.position, stack) == told(match.position, turned)
    assert told(match.position, stack)[1] == ["12 tiles are stacked; tile 7 is on top."]


@EVERY_GAME
def test_what_is_hidden_does_not_come_through_what_is_told(match: Match):
    """[FT-3.4, FT-6.1] Only who makes the move may be told by it, when its page is told or new."""
    rng = generator(7)
    for ply in range(3 + match.seats, match.ply, 3):
        before, move = match.position_at(ply), str(match.moves[ply])
        mover = None if move in {"turn", "end"} else int(before.to_act)
        takes_a_page = match.position_at(ply + 1).hand[before.to_act] != before.hand[before.to_act]
        if (before.finished and takes_a_page) or becomes_finished(match, ply):
            continue  # whoever now holds an impossible page is out, for all to see
        assert told(shuffled(before, mover, rng), move) == told(before, move)


def becomes_finished(match: Match, ply: int) -> bool:
    """Does what can be told change in this ply?"""
    before, after = match.position_at(ply), match.position_at(ply + 1)
    return bool(before.possible != after.possible)


def test_turning_the_page_tells_neither_page():
    """[FT-3.4] Which ones only the seat knows."""
    match = dealt_by_hand(hands=[23, 24])
    assert told(match.position, "turn") == (
        b'[{"type":"page-turned","seat":0}]',
        ["Ana turns the page and has magic."],
    )


# ------------------------------------------------------------------ bots


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_greedy_bot_does_not_know_what_is_hidden_from_it(seats: int):
    """[FT-2.5] With the same draws it chooses the same move."""
    bot, rng = Bot(GAME, "greedy"), generator(seats)
    for match in GAMES_PLAYED.values():
        if match.seats != seats:
            continue
        for ply in range(3 + seats, match.ply, 4):
            position = match.position_at(ply)
            choice = bot.choose_at(position, generator(ply))
            for _ in range(2):
                other = shuffled(position, int(position.to_act), rng)
                assert bot.choose_at(other, generator(ply)) == choice


def test_a_spectator_is_shown_no_page_but_those_told():
    """[FT-2.5] Not even in a drawing."""
    match = played(2, "greedy", 1)
    for ply in range(6, match.ply, 10):
        view: Any = seen(match.position_at(ply), None)
        assert all(seat.hand is None for seat in view.seats)
        assert "Your page" not in GAME.draw(view, match.components, NAMES[:2]).plain
