"""Why a move tells the page in hand, or what is missing for it, as events.

Only the seat itself may hear them: they are about its hidden page. The judge is `objectives`; here
stands what it found, in numbers and places that can be shown on the map.
"""

from __future__ import annotations

from collections.abc import Iterator

from tessera.games.fairytile import events, notation
from tessera.games.fairytile.components import CHARACTER_NAMES, SITE_NAMES, TERRAIN_NAMES
from tessera.games.fairytile.engine import characters, kingdom, rules, state
from tessera.games.fairytile.narration import terrain_at
from tessera.kernel.position import Position
from tessera.kernel.values import Event


def verdict(before: Position, move: notation.SeatMove) -> list[Event]:
    """What the move is worth for the page in the hand of the seat to act."""
    page = int(before.hand[before.to_act])
    if page == state.NO_PAGE or not isinstance(move, notation.MoveCharacter | notation.Lay):
        return []
    after = before.copy()
    rules.play(after, notation.number_of(move))
    if isinstance(move, notation.MoveCharacter):
        return [*_page(before, after, page, CHARACTER_NAMES.index(move.who))]
    found = [*_page(before, after, page, None), *_land(before, after, page)]
    return [one for nth, one in enumerate(found) if one not in found[:nth]]


def _page(before: Position, after: Position, page: int, moved: int | None) -> Iterator[Event]:
    """What the page asks for, and what of it is there."""
    if before.recounted:
        yield events.ToldAlready()
        return
    kind, movers = int(after.kind[page]), _movers(after, page)
    if movers and moved not in movers:
        yield events.OthersMove(who=_named(movers))
    elif kind == state.VISITS:
        yield from _visit(after, page)
    elif kind == state.MEETS and moved is not None:
        yield from _meeting(after, page, moved)
    elif kind == state.FLIES_OVER:
        yield from _flight(before, after, page)
    elif kind == state.SEES:
        yield from _site_seen(after, page)
    elif kind == state.SEES_LINE:
        yield _line(after, page)
    elif kind == state.SEES_ALL:
        yield from _seen(after, page)
    elif after.story_size[before.to_act] == before.story_size[before.to_act]:
        yield events.NotInLine(who=_named(notation.members(after.whom[page])))


def _movers(s: Position, page: int) -> list[int]:
    """Whose move the page asks for; nobody's if a tile can tell it as well. [FT-7.5]"""
    kind = int(s.kind[page])
    if kind == state.MEETS:
        return notation.members(s.whom[page])
    if kind == state.FLIES_OVER:
        return [state.DRAGON]
    return [int(s.who[page])] if kind == state.VISITS else []


# ------------------------------------------------------------------ kinds of objective


def _visit(s: Position, page: int) -> Iterator[Event]:
    """[FT-7.3]"""
    where, at = int(s.where[page]), int(s.standing[s.who[page]])
    yield from _place(s, where, at)
    if notation.has(s.sites[where], at) and s.whom[page]:
        seen = [*_seen(s, page)]
        yield from [one for one in seen if isinstance(one, events.InSight)] or seen  # one is enough


def _place(s: Position, where: int, at: int) -> Iterator[Event]:
    """How a location is what the page asks for, or why not."""
    if state.LARGE <= where < state.LONG_RIVER and notation.has(s.sites[where - state.LARGE], at):
        yield _area(s, at)
    elif where == state.LONG_RIVER and s.river[at]:
        yield _river(s, at)
    elif not notation.has(s.sites[where], at):
        yield events.ElsewhereEnded(where=_site(where), terrain=terrain_at(s, at))


def _meeting(s: Position, page: int, moved: int) -> Iterator[Event]:
    """[FT-7.4]"""
    at = int(s.standing[moved])
    for other in notation.members(s.whom[page]):
        if int(s.standing[other]) != at:
            yield events.NotMet(whom=CHARACTER_NAMES[other])
    yield from _place(s, int(s.where[page]), at)


def _flight(before: Position, after: Position, page: int) -> Iterator[Event]:
    """[FT-7.8]"""
    start, end = int(before.standing[state.DRAGON]), int(after.standing[state.DRAGON])
    over, ends = int(after.where[page]), int(after.ends[page])
    if not int(characters.flight(before, start, end)) & int(after.sites[over]):
        yield events.NothingCrossed(over=_site(over))
    if ends != state.NO_SITE:
        yield from _place(after, ends, end)


def _site_seen(s: Position, page: int) -> Iterator[Event]:
    """[FT-7.1, FT-7.7]"""
    who, where = int(s.who[page]), int(s.where[page])
    seen = notation.members(int(kingdom.seen_from(s, int(s.standing[who]))) & int(s.sites[where]))
    if not seen and where == state.LONG_RIVER and not s.sites[state.LONG_RIVER]:
        yield _longest_river(s)
    elif not seen:
        yield events.NothingInSight(who=CHARACTER_NAMES[who], where=_site(where))
    else:
        yield from _place(s, where, seen[0])


def _line(s: Position, page: int) -> events.LineFound:
    """[FT-7.2]"""
    who, terrain = int(s.who[page]), int(s.where[page])
    at = int(s.standing[who])
    lines = [
        (int(kingdom.line_from(s, at, d)) | 1 << at) & int(s.sites[terrain])
        for d in range(state.DIRECTIONS)
    ]
    most = max(lines, key=int.bit_count)
    return events.LineFound(
        who=CHARACTER_NAMES[who],
        terrain=TERRAIN_NAMES[terrain],
        count=most.bit_count(),
        needed=int(s.line_count[page]),
        enough=most.bit_count() >= int(s.line_count[page]),
        hexes=_hexes(s, most),
    )


def _seen(s: Position, page: int) -> Iterator[Event]:
    """Each whom the character should see, and whether it does. [FT-7.1]"""
    who = int(s.who[page])
    at = int(s.standing[who])
    seen = int(kingdom.seen_from(s, at))
    for whom in notation.members(s.whom[page]):
        there = int(s.standing[whom])
        names = {"who": CHARACTER_NAMES[who], "whom": CHARACTER_NAMES[whom]}
        if notation.has(seen, there):
            yield events.InSight(**names)
        else:
            yield events.OutOfSight(**names, gap=_are_aligned(s, at, there))


# ------------------------------------------------------------------ what a tile changes


def _land(before: Position, after: Position, page: int) -> Iterator[Event]:
    """Areas and rivers that the tile makes large or long, or that the page still waits for."""
    told = after.story_size[before.to_act] > before.story_size[before.to_act]
    wanted = state.NO_SITE if told else int(after.where[page])

    def is_of_interest(site: int, at: int) -> bool:
        return site == wanted or notation.has(after.sites[site], at)

    for at in range(state.PARTS * int(before.tiles_laid), state.locations_laid(after)):
        terrain = TERRAIN_NAMES.index(terrain_at(after, at))
        if terrain != state.CASTLE and is_of_interest(state.LARGE + terrain, at):
            yield _area(after, at)
        if after.river[at] and is_of_interest(state.LONG_RIVER, at):
            yield _river(after, at)


# ------------------------------------------------------------------ sets, places, names


def _area(s: Position, at: int) -> events.AreaFound:
    terrain = TERRAIN_NAMES.index(terrain_at(s, at))
    area = int(kingdom.area_around(s, at, int(s.sites[terrain])))
    return events.AreaFound(
        terrain=TERRAIN_NAMES[terrain],
        size=area.bit_count(),
        needed=kingdom.SIZE_OF_A_LARGE_AREA,
        large=area.bit_count() >= kingdom.SIZE_OF_A_LARGE_AREA,
        hexes=_hexes(s, area),
    )


def _river(s: Position, at: int) -> events.RiverFound:
    return _river_along(s, int(kingdom.river_through(s, at)))


def _longest_river(s: Position) -> events.RiverFound:
    rivers = [_river(s, at) for at in range(state.locations_laid(s)) if s.river[at]]
    return max(rivers, key=lambda river: river.tiles, default=_river_along(s, 0))


def _river_along(s: Position, locations: int) -> events.RiverFound:
    tiles, needed = int(kingdom.tiles_along(locations)), kingdom.LENGTH_OF_A_LONG_RIVER
    hexes = _hexes(s, locations)
    return events.RiverFound(tiles=tiles, needed=needed, long=tiles >= needed, hexes=hexes)


def _hexes(s: Position, locations: int) -> list[notation.Hex]:
    return [notation.hex_at(s, at) for at in notation.members(locations)]


def _site(where: int) -> str:
    return SITE_NAMES[where].replace(" ", "-")


def _named(those: list[int]) -> str:
    return "-".join(sorted(CHARACTER_NAMES[one] for one in those))


def _are_aligned(s: Position, one: int, other: int) -> bool:
    (q, r), (other_q, other_r) = notation.hex_at(s, one), notation.hex_at(s, other)
    return 0 in (q - other_q, r - other_r, q + r - other_q - other_r)
