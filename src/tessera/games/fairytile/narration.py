"""What happens in a move of Fairy Tile, as events in the order they happen.

The log, the animation and the screen reader live on these. The narrator makes the move on a copy
and tells what has changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tessera.games.fairytile import events, notation
from tessera.games.fairytile.components import CHARACTER_NAMES, TERRAIN_NAMES
from tessera.games.fairytile.engine import chance, characters, rules, state
from tessera.kernel.engine.chance import NOBODY
from tessera.kernel.position import Position
from tessera.kernel.values import Event, Outcome


def narrate(before: Position, move: notation.FairyTileMove) -> list[Event]:
    """Everything that happens in the move."""
    after = _after(before, move)
    if isinstance(move, notation.SeatMove):
        told = _tell_move(before, after, move)
    else:
        told = _tell_chance(after, move)
    return [*told, *_tell_end(before, after)]


def _after(before: Position, move: notation.FairyTileMove) -> Position:
    after = before.copy()
    if isinstance(move, notation.SeatMove):
        rules.play(after, notation.number_of(move))
    else:
        chance.play_chance(after, notation.draw_of(move))
    return after


def reveals(before: Position, move: notation.FairyTileMove) -> bool:
    """Is there a new page in hand, a next tile, or a page that nobody can tell? [FT-2.3, FT-8.2]

    It follows from what everybody sees, or else a move that may be taken back would tell
    something of the others' pages.
    """
    after = _after(before, move)
    next_page = (after.hand != before.hand) & (after.hand != state.NO_PAGE)
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
    return any(notation.has(gone, page) for page in range(1, state.PAGES + 1) if page not in told)


def foresee(before: Position, move: notation.SeatMove) -> list[Event]:
    """What the seat knows beforehand. Who will be out depends on pages that it cannot see."""
    return list(_tell_move(before, _after(before, move), move))


def _tell_move(before: Position, after: Position, move: notation.SeatMove) -> Iterator[Event]:
    seat = int(before.to_act)
    if before.adventure == 2 and not isinstance(move, notation.End):
        yield events.MagicUsed(seat=seat)
    match move:
        case notation.MoveCharacter():
            yield from _tell_character(before, seat, move)
        case notation.Lay(q, r, rotation):
            tile, face = notation.tile_and_side(int(state.top_face(before)))
            left = int(after.stack_size)
            yield events.Laid(
                seat=seat, tile=tile, face=face, q=q, r=r, rotation=rotation, left=left
            )
        case notation.Turn():
            yield events.PageTurned(seat=seat)
        case notation.End():
            yield events.MagicKept(seat=seat)
    if after.story_size[seat] > before.story_size[seat]:
        page = int(before.hand[seat])
        left = int(after.book_size[seat]) + int(after.hand[seat] != state.NO_PAGE)
        yield events.Recounted(seat=seat, page=page, left=left, reads=[f"page-{page}"])


# ------------------------------------------------------------------ characters


def _tell_character(before: Position, seat: int, move: notation.MoveCharacter) -> Iterator[Event]:
    who = CHARACTER_NAMES.index(move.who)
    start = int(before.standing[who])
    end = notation.location_on(before, (move.q, move.r))
    if who == state.DRAGON:
        yield _flew_over(before, seat, start, end)
        return
    steps = (_knight_path if who == state.KNIGHT else princess_step)(before, start, end)
    if steps[0] != start:
        yield events.Jumped(seat=seat, **_path(before, [start, steps[0]]))
    terrain = terrain_at(before, steps[-1])
    yield events.Moved(seat=seat, who=move.who, terrain=terrain, **_path(before, steps))
    if steps[-1] != end:
        yield events.Jumped(seat=seat, **_path(before, [steps[-1], end]))


def _path(s: Position, locations: Sequence[int]) -> dict[str, Any]:
    """What every event of a character's way says: its hexes, and where it ended."""
    path = [notation.hex_at(s, at) for at in locations]
    return {"path": path, "q": path[-1][0], "r": path[-1][1]}


def princess_step(s: Position, start: int, end: int) -> tuple[int, int]:
    """From where to where she steps: she jumps before or after it only if she must. [FT-4.1]"""
    castles = notation.members(s.sites[state.CASTLE])
    before = [start, *castles] if start in castles else [start]
    after = [end, *castles] if end in castles else [end]
    steps = ((first, last) for first in before for last in after if _beside(s, first, last))
    return min(steps, key=lambda step: (step[0] != start) + (step[1] != end))


def _knight_path(s: Position, start: int, end: int) -> tuple[int, int, int]:
    laid = range(state.locations_laid(s))
    return start, next(n for n in laid if _beside(s, start, n) and _beside(s, n, end)), end


def _flew_over(s: Position, seat: int, start: int, end: int) -> events.FlewOver:
    line = int(characters.flight(s, start, end))
    path, at = [start], start
    while at != end:
        near: list[int] = s.beside[at].tolist()
        at = next(n for n in near if n != state.NOWHERE and notation.has(line, n) and n not in path)
        path.append(at)
    castles = (line & int(s.sites[state.CASTLE])).bit_count()
    terrain = terrain_at(s, end)
    return events.FlewOver(seat=seat, castles=castles, terrain=terrain, **_path(s, path))


def _beside(s: Position, one: int, other: int) -> bool:
    return other in s.beside[one].tolist()


def terrain_at(s: Position, location: int) -> str:
    """What a location is, by name."""
    return next(name for n, name in enumerate(TERRAIN_NAMES) if notation.has(s.sites[n], location))


# ------------------------------------------------------------------ chance and the end


def _tell_chance(after: Position, move: notation.ChanceMove) -> Iterator[Event]:
    match move:
        case notation.Start(seat):
            yield events.StartDrawn(seat=seat)
        case notation.Faces(sides):
            yield events.KingdomBegun(sides=list(sides))
        case notation.Stack():
            tile, face = notation.tile_and_side(int(state.top_face(after)))
            yield events.TilesStacked(tile=tile, face=face, left=int(after.stack_size))
        case notation.Pages(seat, pages):
            yield events.PagesDealt(seat=seat, pages=len(pages))


def _tell_end(before: Position, after: Position) -> Iterator[Event]:
    if after.finished and not before.finished:
        yield events.KingdomFinished(left=int(after.stack_size))
    for seat in range(after.seats):
        if after.out[seat] and not before.out[seat]:
            yield events.SeatOut(seat=seat)
    if after.to_act == NOBODY:
        winners = outcome_of(after).winners
        yield _won(after, winners[0]) if winners else events.NeverEnding()


def _won(s: Position, seat: int) -> events.Won:
    pages = sorted(s.story[seat, : s.story_size[seat]].tolist())
    return events.Won(seat=seat, reads=[f"page-{page}" for page in pages])


def outcome_of(s: Position) -> Outcome:
    """Who won a game that is over, if anyone. [FT-8.1, FT-8.2]"""
    winners = winners_among(s, range(s.seats))
    return Outcome(winners=winners, reason="last-page-told" if winners else "never-ending-story")


def winners_among(s: Position, seats: Sequence[int]) -> list[int]:
    """Those of the seats who told their last page. [FT-8.1]"""
    return [seat for seat in seats if s.hand[seat] == state.NO_PAGE]
