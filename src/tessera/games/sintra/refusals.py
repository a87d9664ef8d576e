"""Why a move of Stained Glass of Sintra may not be made: what would work, and the clause.

Nothing here decides. `rules.legal_moves` does; these words are found once it has said no. Chance
moves that people type in are judged here, by what could have been drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tessera.games.sintra import notation
from tessera.games.sintra.components import COLOUR_NAMES, LETTERS
from tessera.games.sintra.engine import chance, state
from tessera.kernel.engine.chance import CHANCE, NOBODY
from tessera.kernel.errors import IllegalMove
from tessera.kernel.position import Position


def why_not(s: Position, move: notation.SeatMove) -> IllegalMove:
    """Why the seat to act may not make this move."""
    if s.to_act == NOBODY:
        return IllegalMove("the game is over", clause="SIN-7.1", code="game-over")
    if s.to_act == CHANCE:
        sentence = "chance is to act, no seat is"
        return IllegalMove(sentence, clause="SIN-3.1", code="not-a-seats-turn")
    if isinstance(move, notation.ReturnGlazier):
        return _why_not_return(s)
    return _why_not_take(s, move) or _why_not_place(s, move) or _why_not_keep(s, move)


def _why_not_return(s: Position) -> IllegalMove:
    if state.leftmost_strip(s, int(s.to_act)) == state.NO_STRIP:
        sentence = "no strip is left to return to: take panes"
        return IllegalMove(sentence, clause="SIN-6.2", code="no-strip-left")
    sentence = "the glazier already stands above the leftmost strip: take panes"
    return IllegalMove(sentence, clause="SIN-6.2", code="already-leftmost")


def _why_not_take(s: Position, move: notation.Advance) -> IllegalMove | None:
    if move.source > s.displays:
        sentence = f"there are {s.displays} displays with {s.seats} seats"
        return IllegalMove(
            sentence, clause="SIN-2.1", code="no-such-display", displays=int(s.displays)
        )
    panes = s.sources[move.source]
    if panes[LETTERS.index(move.colour)] > 0:
        return None
    where = "the centre" if move.source == state.CENTRE else f"display {move.source}"
    here = [name for name, count in zip(COLOUR_NAMES, panes.tolist(), strict=True) if count]
    there_is = f"there is {_listed(here)}" if here else "it is empty"
    sentence = f"{where} has no {_name(move.colour)}: {there_is}"
    clause = "SIN-4.1b" if move.source == state.CENTRE else "SIN-4.1a"
    return IllegalMove(
        sentence, clause=clause, code="colour-not-there", source=move.source, colour=move.colour
    )


def _why_not_place(s: Position, move: notation.Advance) -> IllegalMove | None:
    seat = int(s.to_act)
    colour = LETTERS.index(move.colour)
    reached = [w for w in range(state.WINDOWS) if state.in_reach(s, seat, w)]
    room = {w: state.room_for_panes(state.room_on_strip(s, seat, w), colour) for w in reached}
    open_to = [w + 1 for w in reached if room[w] > 0]
    facts = {"colour": move.colour, "windows": open_to}
    if move.window is None:
        if not open_to:
            return None
        sentence = f"{_name(move.colour)} has room above {_windows(open_to)}: place it there"
        return IllegalMove(sentence, clause="SIN-4.2e", code="must-place", **facts)
    if move.window in open_to:
        return None
    if not open_to:
        sentence = f"no strip in reach has room for {_name(move.colour)}: all panes break, write x"
        return IllegalMove(sentence, clause="SIN-4.2e", code="all-break", **facts)
    may = f"{_name(move.colour)} can go above {_windows(open_to)}"
    if move.window - 1 < s.glazier[seat]:
        sentence = f"window {move.window} is to the left of the glazier: {may}"
        return IllegalMove(sentence, clause="SIN-4.2b", code="left-of-glazier", **facts)
    if s.strips[seat, move.window - 1] == state.NO_STRIP:
        sentence = f"there is no strip above window {move.window} any more: {may}"
        return IllegalMove(sentence, clause="SIN-4.2b", code="no-strip-there", **facts)
    sentence = f"the strip above window {move.window} has no room for {_name(move.colour)}: {may}"
    return IllegalMove(sentence, clause="SIN-4.2c", code="no-room", **facts)


def _why_not_keep(s: Position, move: notation.Advance) -> IllegalMove:
    """What is left once panes can be taken and the strip has room: jokers, and the pane kept."""
    assert move.window is not None
    seat, window, colour = int(s.to_act), move.window - 1, LETTERS.index(move.colour)
    room = state.room_on_strip(s, seat, window)
    own, jokers = state.room_for(room, colour), state.room_for(room, state.JOKER)
    placed = min(int(s.sources[move.source, colour]), own + jokers)
    least, most = max(0, placed - own), min(jokers, placed)
    if not least <= move.on_jokers <= most:
        how_many = f"{least}" if least == most else f"{least} to {most}"
        sentence = f"{placed} of the panes must be placed, {how_many} of them on jokers"
        clause = "SIN-4.2d" if move.on_jokers < least else "SIN-4.2f"
        return IllegalMove(sentence, clause=clause, code="wrong-jokers", least=least, most=most)
    if placed < state.room_for(room, state.ANY):
        sentence = "this does not complete the strip, so no pane is kept: leave out ="
        return IllegalMove(sentence, clause="SIN-4.3b", code="nothing-to-keep")
    kept = state.colours_on_strip(s, seat, window) | 1 << colour
    on_it = [letter for number, letter in enumerate(LETTERS) if kept >> number & 1]
    keep = _listed([f"={letter}" for letter in on_it], "or")
    sentence = f"this completes the strip: say which pane you keep, {keep}"
    return IllegalMove(sentence, clause="SIN-4.3b", code="which-to-keep", colours=on_it)


def _name(letter: str) -> str:
    return COLOUR_NAMES[LETTERS.index(letter)]


def _windows(numbers: list[int]) -> str:
    return f"window {numbers[0]}" if len(numbers) == 1 else f"windows {_listed(map(str, numbers))}"


def _listed(words: Iterable[str], last: str = "and") -> str:
    *others, end = words
    return f"{', '.join(others)} {last} {end}" if others else end


# ------------------------------------------------------------------ chance


def why_not_drawn(s: Position, move: notation.ChanceMove) -> IllegalMove | None:
    """Why chance cannot have brought this; None if it can."""
    if s.to_act != CHANCE:
        sentence = "chance is not to act"
        return IllegalMove(sentence, clause="SIN-3.2", code="not-chances-turn")
    awaited, clause = {
        chance.START: ("start", "SIN-2.4"),
        chance.TRACK: ("track", "SIN-2.5"),
        chance.STRIPS_LAID: ("strips", "SIN-2.2"),
        chance.DEAL: ("deal", "SIN-7.2"),
    }[chance.next_chance(s)]
    if str(move).split()[0] != awaited:
        sentence = f"chance now brings '{awaited}'"
        return IllegalMove(sentence, clause=clause, code="wrong-order", awaited=awaited)
    match move:
        case notation.Start(seat):
            if seat < s.seats:
                return None
            return IllegalMove(f"there is no seat {seat}", clause="SIN-2.4", code="no-such-seat")
        case notation.Track():
            return _why_not_track(move)
        case notation.Strips():
            return _why_not_strips(s, move)
        case notation.Deal():
            return _why_not_deal(s, move)


def _why_not_track(move: notation.Track) -> IllegalMove | None:
    if sorted(move.colours[1:]) == sorted(LETTERS):
        return None
    sentence = "places II to VI of the round track show each colour once"
    return IllegalMove(sentence, clause="SIN-2.5", code="wrong-track")


def _why_not_strips(s: Position, move: notation.Strips) -> IllegalMove | None:
    if move.seat != s.setting_up - 2:
        sentence = f"the strips of seat {int(s.setting_up) - 2} come next"
        return IllegalMove(sentence, clause="SIN-2.2", code="wrong-order")
    if len({strip[0] for strip in move.strips}) != state.STRIPS:
        return IllegalMove("every strip is laid once", clause="SIN-2.2", code="strip-twice")
    for strip in move.strips:
        if chance.has_jokers(s, int(strip[0]), "fb".index(strip[1])):
            sentence = f"strip {strip[0]} starts with its joker side down"
            return IllegalMove(sentence, clause="SIN-2.2", code="jokers-up")
    return None


def _why_not_deal(s: Position, move: notation.Deal) -> IllegalMove | None:
    """Displays are filled by number from the bag, then from the tower poured into it. [SIN-7.2]"""
    if len(move.displays) != s.displays:
        sentence = f"a deal lists all {s.displays} displays, with / between them"
        return IllegalMove(sentence, clause="SIN-2.1", code="wrong-displays")
    bag = Counter(dict(zip(LETTERS, s.bag.tolist(), strict=True)))
    tower = Counter(dict(zip(LETTERS, s.tower.tolist(), strict=True)))
    for number, display in enumerate(move.displays, 1):
        panes = Counter(display)
        due = min(state.PANES_ON_A_DISPLAY, bag.total() + tower.total())
        if panes.total() != due:
            clause = "SIN-7.2" if due == state.PANES_ON_A_DISPLAY else "SIN-7.3"
            sentence = f"display {number} gets {due} panes, not {panes.total()}"
            return IllegalMove(sentence, clause=clause, code="wrong-number-of-panes")
        if panes.total() > bag.total():  # all of the bag comes out, then the tower is poured in
            if bag - panes:
                sentence = f"display {number} must get what is left in the bag first"
                return IllegalMove(sentence, clause="SIN-7.2", code="bag-comes-first")
            panes, bag, tower = panes - bag, tower, Counter[str]()
        if panes - bag:
            missing = next(iter(panes - bag))
            sentence = f"display {number}: there is not so much {_name(missing)} left"
            return IllegalMove(sentence, clause="SIN-7.2", code="not-in-the-bag")
        bag -= panes
    return None
