"""The rules of Stained Glass of Sintra, in rulebook order: turns, and the end of a round.

Set-up and deals are in `chance`. Everything here works on a position in place. Moves are numbers
here; `notation` turns them into values and text.
"""

# pyright: basic
from __future__ import annotations

from typing import Final

from tessera.games.sintra.engine.scoring import colour_bonus, score_the_end, window_points
from tessera.games.sintra.engine.state import (
    ANY,
    BACK,
    CENTRE,
    COLOURS,
    DISPLAYS,
    EMPTY,
    FRONT,
    IN_CENTRE,
    JOKER,
    JOKERS,
    LOWER,
    NO_STRIP,
    PANES_ON_A_DISPLAY,
    ROUNDS,
    SOURCES,
    SPACES,
    UPPER,
    WINDOWS,
    colours_on_strip,
    in_reach,
    leftmost_strip,
    no_pane_left,
    printed_on,
    room_for,
    room_for_panes,
    room_on_strip,
    strip_is_full,
)
from tessera.kernel.compiling import compiled, entry_point
from tessera.kernel.engine.chance import CHANCE, NOBODY

# A move as a number: five digits of mixed base, and one number for the glazier's return.
NO_WINDOW: Final = WINDOWS  # no reachable strip has room: all panes break [SIN-4.2e]
NO_KEEP: Final = COLOURS  # the move does not complete the strip
ADVANCES: Final = SOURCES * COLOURS * (WINDOWS + 1) * (JOKERS + 1) * (COLOURS + 1)
RETURN_GLAZIER: Final = ADVANCES
MOVES: Final = ADVANCES + 1
# 4 colours on each of 9 displays and 5 in the centre, 8 windows, 5 colours to keep; the return;
# and those that are written but not counted
NOTES: Final = (DISPLAYS * PANES_ON_A_DISPLAY + COLOURS) * WINDOWS * COLOURS + 1 + SOURCES
MOST_LEGAL: Final = NOTES + COLOURS * SOURCES  # behind the moves: see `note_sources`
AT_ONCE: Final = 4  # sources


# ------------------------------------------------------------------ moves as numbers


@entry_point()
def advance_number(source, colour, window, on_jokers, keep):
    """The number of an advance; the digits are those of its notation."""
    number = source * COLOURS + colour
    number = number * (WINDOWS + 1) + window
    number = number * (JOKERS + 1) + on_jokers
    return number * (COLOURS + 1) + keep


@entry_point()
def advance_parts(number):
    """Source, colour, window, panes on jokers and colour kept of an advance."""
    keep = number % (COLOURS + 1)
    number //= COLOURS + 1
    on_jokers = number % (JOKERS + 1)
    number //= JOKERS + 1
    window = number % (WINDOWS + 1)
    number //= WINDOWS + 1
    return number // COLOURS, number % COLOURS, window, on_jokers, keep


# ------------------------------------------------------------------ legal moves [SIN-3.2]


@entry_point(work=1.5)
def legal_moves(s, moves):
    """All moves of the seat to act, as numbers, into `moves`; returns how many. [SIN-3.2]"""
    count = 0
    seat = int(s.to_act)
    held = note_sources(s, moves)
    room_anywhere = 0
    for window in range(s.glazier[seat], WINDOWS):
        if in_reach(s, seat, window):
            room = room_on_strip(s, seat, window)
            room_anywhere |= room
            count = list_advances(s, seat, window, room, held, moves, count)
    count = list_breakages(room_anywhere, held, moves, count)
    if may_return(s, seat):
        moves[count] = RETURN_GLAZIER
        count += 1
    return count


@compiled
def list_advances(s, seat, window, room, held, moves, count):
    """Every advance on one strip, whatever the colour and the source. [SIN-4.2c]"""
    if room_for(room, JOKER) > 0:
        return list_joker_choices(s, seat, window, room, moves, count)
    for colour in range(COLOURS):
        own = room_for(room, colour)
        if own == room_for(room, ANY):
            count = list_completions(s, seat, window, own, colour, moves, count)
        elif own > 0:
            count = list_sources(held, window, colour, moves, count)
    return count


@compiled
def note_sources(s, moves):
    """Note for each colour which sources have panes of it; returns how many, 4 bits for each.

    They are noted behind the moves, each as what it adds to the number of a move.
    """
    held = 0
    for source in range(s.displays + 1):
        for colour in range(COLOURS):
            nth = (held >> (4 * colour)) & 15
            moves[NOTES + SOURCES * colour + nth] = advance_number(source, 0, 0, 0, 0)
            held += int(s.sources[source, colour] > 0) << (4 * colour)
    return held


@compiled
def list_sources(held, window, colour, moves, count):
    """One move for every source with panes of the colour, where nothing else is to be chosen.

    The first are written down whether there are so many or not: a branch for each would be
    mispredicted so often that the whole generator took half as long again.
    """
    first, sources = NOTES + SOURCES * colour, (held >> (4 * colour)) & 15
    number = advance_number(0, colour, window, 0, NO_KEEP)
    for nth in range(AT_ONCE):
        moves[count + nth] = moves[first + nth] + number
    if sources > AT_ONCE:
        for nth in range(AT_ONCE, SOURCES):
            moves[count + nth] = moves[first + nth] + number
    return count + sources


@compiled
def list_completions(s, seat, window, own, colour, moves, count):
    """Where panes of the colour alone are missing: enough of them complete the strip. [SIN-4.3]"""
    kept = colours_on_strip(s, seat, window) | 1 << colour
    for source in range(s.displays + 1):
        if s.sources[source, colour] >= own:
            count = list_keeps(kept, source, colour, window, 0, moves, count)
        else:
            moves[count] = advance_number(source, colour, window, 0, NO_KEEP)
            count += s.sources[source, colour] > 0
    return count


@compiled
def list_joker_choices(s, seat, window, room, moves, count):
    """Where jokers are free: every number of panes that may go on them. [SIN-4.2f]"""
    jokers = room_for(room, JOKER)
    for colour in range(COLOURS):
        own = room_for(room, colour)
        kept = colours_on_strip(s, seat, window) | 1 << colour
        for source in range(s.displays + 1):
            taken = s.sources[source, colour]
            placed = min(taken, room_for_panes(room, colour))  # [SIN-4.2d]
            if taken > 0 and placed == room_for(room, ANY):
                count = list_keeps(kept, source, colour, window, jokers, moves, count)
            elif taken > 0:
                for on_jokers in range(max(0, placed - own), min(jokers, placed) + 1):
                    moves[count] = advance_number(source, colour, window, on_jokers, NO_KEEP)
                    count += 1
    return count


@compiled
def list_breakages(room_anywhere, held, moves, count):
    """Taking panes of a colour for which no strip in reach has room. [SIN-4.2e]"""
    for colour in range(COLOURS):
        if room_for_panes(room_anywhere, colour) == 0:
            count = list_sources(held, NO_WINDOW, colour, moves, count)
    return count


@compiled
def list_keeps(kept, source, colour, window, on_jokers, moves, count):
    """One move for every colour that could be kept from the strip it completes. [SIN-4.3b]"""
    for keep in range(COLOURS):
        moves[count] = advance_number(source, colour, window, on_jokers, keep)
        count += (kept >> keep) & 1
    return count


@compiled
def may_return(s, seat):
    """Is there a leftmost strip that the glazier does not stand above yet? [SIN-6.2]

    It may well lie to the glazier's right. [SIN-6.3]
    """
    window = leftmost_strip(s, seat)
    return window != NO_STRIP and window != s.glazier[seat]


# ------------------------------------------------------------------ a turn [SIN-3.2]


@entry_point(work=3.8)
def play(s, move):
    """Make a legal move of the seat to act; end the round if no pane is left. [SIN-3]"""
    seat = int(s.to_act)
    if move == RETURN_GLAZIER:
        return_glazier(s, seat)
    else:
        source, colour, window, on_jokers, keep = advance_parts(int(move))
        advance_pattern(s, source, colour, window, on_jokers, keep)
    pass_turn(s)
    if no_pane_left(s):  # [SIN-3.3]
        end_round(s)


@entry_point()
def pass_turn(s):
    """The next seat clockwise is to act. [SIN-3.1]"""
    s.to_act = (s.to_act + 1) % s.seats


@compiled
def advance_pattern(s, source, colour, window, on_jokers, keep):
    """Take panes of one colour, place them on one strip, complete it if full. [SIN-4]"""
    seat = int(s.to_act)
    taken = take_panes(s, seat, source, colour)  # [SIN-4.1]
    if window == NO_WINDOW:
        break_panes(s, seat, colour, taken)  # [SIN-4.2e]
        return
    placed = place_panes(s, seat, window, colour, taken, on_jokers)  # [SIN-4.2]
    break_panes(s, seat, colour, taken - placed)  # [SIN-4.2d]
    if strip_is_full(s, seat, window):
        complete_strip(s, seat, window, keep)  # [SIN-4.3]


@entry_point()
def take_panes(s, seat, source, colour):
    """Take all panes of the colour from the source; returns how many. [SIN-4.1]"""
    taken = int(s.sources[source, colour])
    s.sources[source, colour] = 0
    if source == CENTRE:
        if s.start_marker == IN_CENTRE:
            take_start_marker(s, seat)
    else:
        for other in range(COLOURS):  # [SIN-4.1a]
            s.sources[CENTRE, other] += s.sources[source, other]
            s.sources[source, other] = 0
    return taken


@compiled
def take_start_marker(s, seat):
    """First in the centre: start the next round, one row down. [SIN-4.1c]"""
    s.start_marker = seat
    step_down(s, seat, 1)


@entry_point()
def place_panes(s, seat, window, colour, taken, on_jokers):
    """Move the glazier and fill spaces of the strip, topmost first; returns how many. [SIN-4.2]"""
    s.glazier[seat] = window
    own = min(taken - on_jokers, room_for(room_on_strip(s, seat, window), colour))
    cover_spaces(s, seat, window, colour, own, colour)
    cover_spaces(s, seat, window, JOKER, on_jokers, colour)
    return own + on_jokers


@compiled
def cover_spaces(s, seat, window, printed, count, colour):
    """Put panes on the topmost empty spaces that are printed so. [SIN-4.2a]"""
    for space in range(SPACES):
        if (
            count > 0
            and s.panes[seat, window, space] == EMPTY
            and printed_on(s, seat, window, space) == printed
        ):
            s.panes[seat, window, space] = colour
            count -= 1


@entry_point()
def break_panes(s, seat, colour, count):
    """Drop panes that found no space into the tower, a row down for each. [SIN-4.2d]"""
    s.tower[colour] += count
    step_down(s, seat, count)


@compiled
def step_down(s, seat, rows):
    """Move the broken-glass marker down; from the bottom row go on at the top. [SIN-5.1]"""
    for _ in range(rows):
        s.broken_row[seat] += 1
        if s.broken_row[seat] == s.bottom_row:
            s.score[seat] -= s.broken_glass[s.bottom_row]  # below 0 too [SIN-5.2]
            s.points_lost[seat] += s.broken_glass[s.bottom_row]
            s.broken_row[seat] = 0


@entry_point()
def complete_strip(s, seat, window, keep):
    """Colour bonus, one pane into the window, window points, in this order. [SIN-4.3]"""
    s.score[seat] += colour_bonus(s, seat, window)
    clear_strip(s, seat, window, keep)
    if s.windows[seat, window, UPPER] == EMPTY:
        s.windows[seat, window, UPPER] = keep
        s.strip_side[seat, window] = BACK - s.strip_side[seat, window]
    else:
        s.windows[seat, window, LOWER] = keep
        s.strips[seat, window] = NO_STRIP
        s.strip_side[seat, window] = FRONT  # equal positions are equal bytes
    s.score[seat] += window_points(s, seat, window)


@compiled
def clear_strip(s, seat, window, keep):
    """Take the panes off the strip: one is kept, the others go into the tower. [SIN-4.3b]"""
    for space in range(SPACES):
        s.tower[s.panes[seat, window, space]] += 1
        s.panes[seat, window, space] = EMPTY
    s.tower[keep] -= 1


@entry_point()
def return_glazier(s, seat):
    """Move the glazier above the leftmost strip. [SIN-6.1]"""
    s.glazier[seat] = leftmost_strip(s, seat)


# ------------------------------------------------------------------ the end of a round [SIN-7]


@entry_point()
def end_round(s):
    """Tidy the round that is over; prepare the next one, or end the game. [SIN-7]"""
    top = s.round_number - 1
    s.tower[s.round_track[top]] += 1  # [SIN-7.1]
    s.round_track[top] = EMPTY
    if s.round_number == ROUNDS:
        score_the_end(s)
        s.to_act = NOBODY
        return
    s.round_number += 1
    if s.start_marker != IN_CENTRE:  # [SIN-7.4]
        s.start_seat = s.start_marker
        s.start_marker = IN_CENTRE
    s.to_act = CHANCE
