"""What happens in a move of Fairy Tile, as events in the order they happen.

The log, the animation and the screen reader live on these. The narrator makes the move on a copy
and tells what has changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, cast

from tessera.games.fairytile.components import CHARACTER_NAMES, TERRAIN_NAMES
from tessera.games.fairytile.engine import chance, characters, rules
from tessera.games.fairytile.engine.state import (
    CASTLE,
    DRAGON,
    KNIGHT,
    NO_PAGE,
    NOWHERE,
    PAGES,
    locations_laid,
    top_face,
)
from tessera.games.fairytile.events import (
    FlewOver,
    Jumped,
    KingdomBegun,
    KingdomFinished,
    Laid,
    MagicKept,
    MagicUsed,
    Moved,
    NeverEnding,
    PagesDealt,
    PageTurned,
    Recounted,
    SeatOut,
    StartDrawn,
    TilesStacked,
    Won,
)
from tessera.games.fairytile.notation import (
    ChanceMove,
    End,
    Faces,
    FairyTileMove,
    Lay,
    MoveCharacter,
    Pages,
    SeatMove,
    Stack,
    Start,
    Turn,
    draw_of,
    hex_at,
    location_on,
    number_of,
    tile_and_side,
)
from tessera.kernel.engine.chance import NOBODY
from tessera.kernel.position import Position
from tessera.kernel.values import Event, Outcome


def narrate(before: Position, move: FairyTileMove) -> list[Event]:
    """Everything that happens in the move."""
    after = _after(before, move)
    if isinstance(move, SeatMove):
        told = _tell_move(before, after, move)
    else:
        told = _tell_chance(after, move)
    return [*told, *_tell_end(before, after)]


def _after(before: Position, move: FairyTileMove) -> Position:
    after = before.copy()
    if isinstance(move, SeatMove):
        rules.play(after, number_of(move))
    else:
        chance.play_chance(after, draw_of(move))
    return after


def reveals(before: Position, move: FairyTileMove) -> bool:
    """Is there a new page in hand, a next tile, or a page that nobody can tell? [FT-2.3, FT-8.2]

    It follows from what everybody sees, or else a move that may be taken back would tell
    something of the others' pages.
    """
    after = _after(before, move)
    next_page = (after.hand != before.hand) & (after.hand != NO_PAGE)
    next_tile = after.stack_size != before.stack_size and after.stack_size > 0
    return bool(next_page.any() or next_tile or _are_judged(before, after))


def _are_judged(before: Position, after: Position) -> bool:
    """Has a page that nobody has told become impossible? [FT-8.2]

    Then everybody knows of whoever is not out that they do not hold it. A win comes first: after
    it nobody is judged any more. [FT-8.1]
    """
    if not after.finished or winners_among(after, range(after.seats)):
        return False
    gone = ~int(after.possible) & (int(before.possible) if before.finished else -1)
    told = after.story[: after.seats].ravel().tolist()
    return any(gone >> page & 1 for page in range(1, PAGES + 1) if page not in told)


def foresee(before: Position, move: SeatMove) -> list[Event]:
    """What the seat knows beforehand. Who will be out depends on pages that it cannot see."""
    return list(_tell_move(before, _after(before, move), move))


def _tell_move(before: Position, after: Position, move: SeatMove) -> Iterator[Event]:
    seat = int(before.to_act)
    if before.adventure == 2 and not isinstance(move, End):
        yield MagicUsed(seat=seat)
    match move:
        case MoveCharacter():
            yield from _tell_character(before, seat, move)
        case Lay(q, r, rotation):
            tile, face = tile_and_side(int(top_face(before)))
            left = int(after.stack_size)
            yield Laid(seat=seat, tile=tile, face=face, q=q, r=r, rotation=rotation, left=left)
        case Turn():
            yield PageTurned(seat=seat)
        case End():
            yield MagicKept(seat=seat)
    if after.story_size[seat] > before.story_size[seat]:
        page = int(before.hand[seat])
        left = int(after.book_size[seat]) + int(after.hand[seat] != NO_PAGE)
        yield Recounted(seat=seat, page=page, left=left, reads=[f"page-{page}"])


# ------------------------------------------------------------------ characters


def _tell_character(before: Position, seat: int, move: MoveCharacter) -> Iterator[Event]:
    who = CHARACTER_NAMES.index(move.who)
    start = int(before.standing[who])
    end = location_on(before, (move.q, move.r))
    if who == DRAGON:
        yield _flew_over(before, seat, start, end)
        return
    if who == KNIGHT:
        yield _moved(before, seat, move.who, _knight_path(before, start, end))
        return
    first, last = princess_step(before, start, end)
    if first != start:
        yield _jumped(before, seat, [start, first])
    yield _moved(before, seat, move.who, [first, last])
    if last != end:
        yield _jumped(before, seat, [last, end])


def _moved(s: Position, seat: int, who: str, locations: list[int]) -> Moved:
    path = [hex_at(s, at) for at in locations]
    q, r = path[-1]
    return Moved(seat=seat, who=who, path=path, q=q, r=r, terrain=terrain_at(s, locations[-1]))


def _jumped(s: Position, seat: int, locations: list[int]) -> Jumped:
    path = [hex_at(s, at) for at in locations]
    q, r = path[-1]
    return Jumped(seat=seat, path=path, q=q, r=r)


def princess_step(s: Position, start: int, end: int) -> tuple[int, int]:
    """From where to where she steps: she jumps before or after it only if she must. [FT-4.1]"""
    castles = [n for n in range(locations_laid(s)) if int(s.sites[CASTLE]) >> n & 1]
    before = [start, *castles] if start in castles else [start]
    after = [end, *castles] if end in castles else [end]
    for first, last in sorted(
        ((first, last) for first in before for last in after),
        key=lambda step: (step[0] != start) + (step[1] != end),
    ):
        if _beside(s, first, last):
            return first, last
    raise ValueError("the Princess cannot come there")


def _knight_path(s: Position, start: int, end: int) -> list[int]:
    between = next(
        n for n in range(locations_laid(s)) if _beside(s, start, n) and _beside(s, n, end)
    )
    return [start, between, end]


def _flew_over(s: Position, seat: int, start: int, end: int) -> FlewOver:
    line = int(characters.flight(s, start, end))
    path, at = [start], start
    while at != end:
        near: list[int] = s.beside[at].tolist()
        at = next(n for n in near if n != NOWHERE and line >> n & 1 and n not in path)
        path.append(at)
    castles = (line & int(s.sites[CASTLE])).bit_count()
    q, r = hex_at(s, end)
    hexes = [hex_at(s, at) for at in path]
    return FlewOver(seat=seat, path=hexes, castles=castles, q=q, r=r, terrain=terrain_at(s, end))


def _beside(s: Position, one: int, other: int) -> bool:
    return other in s.beside[one].tolist()


def terrain_at(s: Position, location: int) -> str:
    """What a location is, by name."""
    return next(name for n, name in enumerate(TERRAIN_NAMES) if int(s.sites[n]) >> location & 1)


# ------------------------------------------------------------------ chance and the end


def _tell_chance(after: Position, move: ChanceMove) -> Iterator[Event]:
    match move:
        case Start(seat):
            yield StartDrawn(seat=seat)
        case Faces(sides):
            yield KingdomBegun(sides=list(sides))
        case Stack():
            tile, face = tile_and_side(int(top_face(after)))
            face = cast("Literal[0, 1]", face)
            yield TilesStacked(tile=tile, face=face, left=int(after.stack_size))
        case Pages(seat, pages):
            yield PagesDealt(seat=seat, pages=len(pages))


def _tell_end(before: Position, after: Position) -> Iterator[Event]:
    if after.finished and not before.finished:
        yield KingdomFinished(left=int(after.stack_size))
    for seat in range(after.seats):
        if after.out[seat] and not before.out[seat]:
            yield SeatOut(seat=seat)
    if after.to_act == NOBODY:
        winners = outcome_of(after).winners
        yield _won(after, winners[0]) if winners else NeverEnding()


def _won(s: Position, seat: int) -> Won:
    pages = sorted(s.story[seat, : s.story_size[seat]].tolist())
    return Won(seat=seat, reads=[f"page-{page}" for page in pages])


def outcome_of(s: Position) -> Outcome:
    """Who won a game that is over, if anyone. [FT-8.1, FT-8.2]"""
    winners = winners_among(s, range(s.seats))
    return Outcome(winners=winners, reason="last-page-told" if winners else "never-ending-story")


def winners_among(s: Position, seats: Sequence[int]) -> list[int]:
    """Those of the seats who told their last page. [FT-8.1]"""
    return [seat for seat in seats if s.hand[seat] == NO_PAGE]
