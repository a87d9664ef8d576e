"""Why a move of Fairy Tile may not be made: what would work, and the clause.

Nothing here decides. `rules.legal_moves` does; these words are found once it has said no. Chance
moves that people type in are judged here, by what could have been drawn.
"""

from __future__ import annotations

from collections.abc import Iterable

from tessera.games.fairytile import notation
from tessera.games.fairytile.components import CHARACTER_NAMES, START_IDS, TILE_IDS
from tessera.games.fairytile.engine import chance, characters, kingdom, state
from tessera.kernel.engine.chance import CHANCE, NOBODY
from tessera.kernel.errors import IllegalMove
from tessera.kernel.position import Position

FARTHEST = state.MIDDLE - 3  # no kingdom comes near


def why_not(s: Position, move: notation.SeatMove) -> IllegalMove:
    """Why the seat to act may not make this move."""
    if s.to_act == NOBODY:
        clause = "FT-8.2" if s.out[: s.seats].all() else "FT-8.1"
        return IllegalMove("the game is over", clause=clause, code="game-over")
    if s.to_act == CHANCE:
        return IllegalMove("chance is to act, no seat is", clause="FT-2.5", code="not-a-seats-turn")
    match move:
        case notation.MoveCharacter():
            return _why_not_move(s, move)
        case notation.Lay():
            return _why_not_lay(s, move)
        case notation.Turn():
            sentence = "after an adventure the page cannot be turned: go on with magic, or end"
            return IllegalMove(sentence, clause="FT-3.1", code="turn-is-the-whole-turn")
        case notation.End():
            sentence = "a turn cannot be passed: make an adventure, or turn the page"
            return IllegalMove(sentence, clause="FT-3.6", code="no-passing")


# ------------------------------------------------------------------ characters


def _why_not_move(s: Position, move: notation.MoveCharacter) -> IllegalMove:
    who = CHARACTER_NAMES.index(move.who)
    clause = ("FT-4.1", "FT-4.2", "FT-4.3")[who]
    can_end = [notation.hex_at(s, at) for at in notation.members(characters.ends_of(s, who))]
    facts = {"who": move.who, "ends": can_end}
    may = f"{'he' if who == state.KNIGHT else 'she'} can end on {_hexes(can_end, 'or')}"
    if notation.location_on(s, (move.q, move.r)) == state.NOWHERE:
        sentence = f"no location lies at {move.q},{move.r}, and characters stay on the kingdom: "
        return IllegalMove(sentence + may, clause="FT-4.4", code="off-the-kingdom", **facts)
    how = (
        "the Princess takes one step, with a jump from castle to castle before or after it",
        "the Knight ends exactly two steps away",
        "the Dragon flies straight on to the last location before the edge or a gap",
    )[who]
    return IllegalMove(f"{how}: {may}", clause=clause, code=f"not-a-{move.who}-move", **facts)


def _hexes(hexes: Iterable[notation.Hex], last_word: str) -> str:
    *others, last = [f"{q},{r}" for q, r in hexes]
    return f"{'; '.join(others)} {last_word} {last}" if others else last


# ------------------------------------------------------------------ tiles


def _why_not_lay(s: Position, move: notation.Lay) -> IllegalMove:
    instead = "turn the page" if s.adventure == 1 else "end your turn"
    if s.stack_size == 0:
        sentence = f"no tile is left: move a character, or {instead}"
        return IllegalMove(sentence, clause="FT-5.3", code="no-tile-left")
    if s.placement_count == 0:
        sentence = f"the top tile fits nowhere: move a character, or {instead}"
        return IllegalMove(sentence, clause="FT-5.3", code="fits-nowhere")
    return _why_not_there(s, move)


def _why_not_there(s: Position, move: notation.Lay) -> IllegalMove:
    q, r, rotation = hex_and_rotation = _nearest(s, move)
    may = f"it would fit at {q},{r} with rotation {rotation}"
    facts = {"placement": hex_and_rotation, "placements": int(s.placement_count)}
    if max(abs(move.q), abs(move.r)) > FARTHEST:
        sentence = f"{move.q},{move.r} touches nothing: {may}"
        return IllegalMove(sentence, clause="FT-5.1", code="touches-too-little", **facts)
    surroundings = kingdom.find_surroundings(s)
    at = notation.number_of_hex((move.q, move.r))
    parts = [int(kingdom.part_at(at, move.rotation, part)) for part in range(state.PARTS)]
    around = [int(surroundings[part]) for part in parts]
    taken = [notation.hex_of(part) for part in parts if surroundings[part] == kingdom.TAKEN]
    if taken:
        sentence = f"a tile already lies on {_hexes(taken, 'and')}: {may}"
        return IllegalMove(sentence, clause="FT-5.1", code="hex-taken", **facts)
    touching = sum(seen >> kingdom.TOUCHING for seen in around)
    if touching < kingdom.EDGES_THAT_TOUCH:
        edges = "no edge touches" if touching == 0 else "only 1 edge touches"
        sentence = f"{edges} the kingdom, 2 must: {may}"
        return IllegalMove(sentence, clause="FT-5.1", code="touches-too-little", **facts)
    face = int(state.top_face(s))
    broken = [
        notation.hex_of(parts[part])
        for part in range(state.PARTS)
        if not kingdom.rivers_go_on(s, face, part, move.rotation, around[part])
    ]
    sentence = f"the river does not go on at {_hexes(broken, 'and')}: {may}"
    return IllegalMove(sentence, clause="FT-5.2", code="river-broken", **facts)


def _nearest(s: Position, move: notation.Lay) -> tuple[int, int, int]:
    """The legal placement most like the one that was tried."""
    numbers: list[int] = s.placements[: s.placement_count].tolist()
    placements = [
        (*notation.hex_of(number % state.HEXES), number // state.HEXES) for number in numbers
    ]

    def distance(placement: tuple[int, int, int]) -> tuple[int, int]:
        q, r, rotation = placement
        dq, dr = q - move.q, r - move.r
        sixths = (rotation - move.rotation) % 6
        return (abs(dq) + abs(dr) + abs(dq + dr)) // 2, min(sixths, 6 - sixths)

    return min(placements, key=distance)


# ------------------------------------------------------------------ chance


def why_not_drawn(s: Position, move: notation.ChanceMove) -> IllegalMove | None:
    """Why chance cannot have brought this; None if it can."""
    if s.to_act != CHANCE:
        return IllegalMove("chance is not to act", clause="FT-3.1", code="not-chances-turn")
    awaited, clause = {
        chance.START: ("start", "FT-2.6"),
        chance.FACES_UP: ("faces", "FT-2.1"),
        chance.STACK: ("stack", "FT-2.3"),
        chance.PAGES_DEALT: ("pages", "FT-2.5"),
    }[int(chance.next_chance(s))]
    if str(move).split()[0] != awaited:
        sentence = f"chance now brings '{awaited}'"
        return IllegalMove(sentence, clause=clause, code="wrong-order", awaited=awaited)
    match move:
        case notation.Start(seat):
            if seat < s.seats:
                return None
            return IllegalMove(f"there is no seat {seat}", clause="FT-2.6", code="no-such-seat")
        case notation.Faces():
            return None
        case notation.Stack():
            return _why_not_stack(move)
        case notation.Pages():
            return _why_not_pages(s, move)


def _why_not_stack(move: notation.Stack) -> IllegalMove | None:
    if sorted(tile.split("/")[0] for tile in move.tiles) == sorted(TILE_IDS[len(START_IDS) :]):
        return None
    sentence = f"every tile from {TILE_IDS[len(START_IDS)]} to {TILE_IDS[-1]} is stacked once"
    return IllegalMove(sentence, clause="FT-2.3", code="wrong-tiles")


def _why_not_pages(s: Position, move: notation.Pages) -> IllegalMove | None:
    due, share = int(chance.seat_to_be_dealt(s)), int(state.pages_of_a_seat(s))
    if move.seat != due:
        sentence = f"the pages of seat {due} come next"
        return IllegalMove(sentence, clause="FT-2.5", code="wrong-order")
    if len(move.pages) != share:
        sentence = f"every seat gets {share} pages, not {len(move.pages)}"
        return IllegalMove(sentence, clause="FT-2.5", code="wrong-number-of-pages")
    dealt: set[int] = {int(s.hand[seat]) for seat in range(due)}
    for seat in range(due):
        dealt |= set(s.book[seat, : s.book_size[seat]].tolist())
    twice = [page for page in move.pages if page in dealt or move.pages.count(page) > 1]
    if twice:
        sentence = f"page {twice[0]} is dealt twice"
        return IllegalMove(sentence, clause="FT-2.5", code="page-twice")
    if max(move.pages) > state.PAGES:
        sentence = f"there is no page {max(move.pages)}"
        return IllegalMove(sentence, clause="FT-2.5", code="no-such-page")
    return None
