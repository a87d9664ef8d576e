"""What happens in a move of Stained Glass of Sintra, as events in the order they happen.

The log, the animation and the screen reader live on these. The narrator takes the steps of
`rules.advance_pattern` one by one on a copy and tells what each of them did.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tessera.games.sintra import events, notation
from tessera.games.sintra.components import LETTERS
from tessera.games.sintra.engine import chance, rules, scoring, state
from tessera.kernel.position import Position
from tessera.kernel.values import Event, Outcome


def narrate(before: Position, move: notation.SintraMove) -> list[Event]:
    """Everything that happens in the move."""
    s = before.copy()
    match move:
        case notation.Advance():
            return list(_tell_turn(s, _tell_advance(s, move)))
        case notation.ReturnGlazier():
            return list(_tell_turn(s, _tell_return(s)))
        case _:
            return list(_tell_chance(s, move))


def _tell_turn(s: Position, turn: Iterator[Event]) -> Iterator[Event]:
    yield from turn
    rules.pass_turn(s)
    if state.no_pane_left(s):
        yield from _tell_end_of_round(s)


def _tell_return(s: Position) -> Iterator[Event]:
    seat = int(s.to_act)
    rules.return_glazier(s, seat)
    yield events.GlazierReturned(seat=seat, window=int(s.glazier[seat]) + 1)


def _tell_advance(s: Position, move: notation.Advance) -> Iterator[Event]:
    seat, taken = int(s.to_act), int(s.sources[move.source, LETTERS.index(move.colour)])
    yield from _tell_take(s, seat, move)
    if move.window is None:
        yield from _tell_break(s, seat, move.colour, taken)
        return
    yield from _tell_place(s, seat, move, move.window - 1, taken)
    if state.strip_is_full(s, seat, move.window - 1):
        yield from _tell_complete(s, seat, move, move.window - 1)


def _tell_take(s: Position, seat: int, move: notation.Advance) -> Iterator[Event]:
    colour, marker = LETTERS.index(move.colour), int(s.start_marker)
    rest: list[int] = s.sources[move.source].tolist()
    lost = int(s.points_lost[seat])
    taken = rules.take_panes(s, seat, move.source, colour)
    yield events.Taken(seat=seat, source=move.source, colour=move.colour, count=int(taken))
    rest[colour] = 0
    if move.source != state.CENTRE and any(rest):
        yield events.MovedToCentre(display=move.source, panes=notation.letters(rest))
    if s.start_marker != marker:
        yield events.MarkerTaken(seat=seat, row=int(s.broken_row[seat]))
        yield from _tell_loss(s, seat, lost)


def _tell_place(
    s: Position, seat: int, move: notation.Advance, window: int, taken: int
) -> Iterator[Event]:
    glazier, before = int(s.glazier[seat]), s.panes[seat, window].tolist()
    rules.place_panes(s, seat, window, LETTERS.index(move.colour), taken, move.on_jokers)
    after = s.panes[seat, window].tolist()
    spaces = [space + 1 for space in range(state.SPACES) if before[space] != after[space]]
    if s.glazier[seat] != glazier:
        yield events.GlazierMoved(seat=seat, window=window + 1)
    yield events.Placed(
        seat=seat,
        window=window + 1,
        colour=move.colour,
        count=len(spaces),
        spaces=spaces,
        on_jokers=move.on_jokers,
    )
    yield from _tell_break(s, seat, move.colour, taken - len(spaces))


def _tell_break(s: Position, seat: int, colour: str, count: int) -> Iterator[Event]:
    if count == 0:
        return
    lost = int(s.points_lost[seat])
    rules.break_panes(s, seat, LETTERS.index(colour), count)
    yield events.Broken(seat=seat, colour=colour, count=count, row=int(s.broken_row[seat]))
    yield from _tell_loss(s, seat, lost)


def _tell_loss(s: Position, seat: int, lost_before: int) -> Iterator[Event]:
    """One event for every time that the marker came to the bottom."""
    points = int(s.broken_glass[s.bottom_row])
    for _ in range((int(s.points_lost[seat]) - lost_before) // points):
        yield events.LostAtBottom(seat=seat, points=points)


def _tell_complete(s: Position, seat: int, move: notation.Advance, window: int) -> Iterator[Event]:
    assert move.keep is not None
    yield events.Completed(seat=seat, window=window + 1)
    bonus = int(scoring.colour_bonus(s, seat, window))
    if bonus:
        colour = LETTERS[s.round_track[s.round_number - 1]]
        yield events.ColourBonus(seat=seat, colour=colour, points=bonus)
    was_empty = s.windows[seat, window, state.UPPER] == state.EMPTY
    rules.complete_strip(s, seat, window, LETTERS.index(move.keep))
    frame = "upper" if was_empty else "lower"
    yield events.Kept(seat=seat, window=window + 1, frame=frame, colour=move.keep)
    yield (events.Flipped if was_empty else events.Removed)(seat=seat, window=window + 1)
    yield _window_points(s, seat, window)


def _window_points(s: Position, seat: int, window: int) -> events.WindowPoints:
    parts = [
        events.WindowValue(other + 1, int(s.window_values[other]))
        for other in range(window, state.WINDOWS)
        if state.panes_in_window(s, seat, other) > 0
    ]
    points = int(scoring.window_points(s, seat, window))
    return events.WindowPoints(seat=seat, points=points, parts=parts)


# ------------------------------------------------------------------ the end of a round or game


def _tell_end_of_round(s: Position) -> Iterator[Event]:
    number, took_marker = int(s.round_number), s.start_marker != state.IN_CENTRE
    yield events.RoundEnded(round=number, colour=LETTERS[s.round_track[number - 1]])
    before = s.copy()
    rules.end_round(s)
    if number < state.ROUNDS:
        yield events.NextStart(seat=int(s.start_seat), took_marker=bool(took_marker))
        return
    for seat in range(s.seats):
        yield _final_score(before, s, seat)
    outcome = outcome_of(s)
    yield events.GameEnded(winners=outcome.winners, reason=outcome.reason)


def _final_score(before: Position, s: Position, seat: int) -> events.FinalScore:
    side_a = s.side == state.SIDE_A
    return events.FinalScore(
        seat=seat,
        before=int(before.score[seat]),
        panes_on_strips=int(scoring.panes_on_strips(s, seat)),
        strip_points=int(scoring.strip_points(s, seat)),
        row=int(s.broken_row[seat]),
        row_points=int(scoring.row_points(s, seat)),
        palace_points=int(scoring.palace_points(s, seat)),
        ornaments=[_ornament(s, seat, n) for n in range(scoring.ORNAMENTS)] if side_a else None,
        tally=None if side_a else _tally(s, seat),
        score=int(s.score[seat]),
    )


def _ornament(s: Position, seat: int, ornament: int) -> events.Ornament:
    panes = sum(int(state.panes_in_window(s, seat, 2 * ornament + side)) for side in (0, 1))
    return events.Ornament(panes=panes, points=int(scoring.ornament_points(s, seat, ornament)))


def _tally(s: Position, seat: int) -> events.ColourTally:
    best = int(scoring.best_colour(s, seat))
    return events.ColourTally(
        colour=LETTERS[best],
        panes=int(scoring.panes_in_palace(s, seat, best)),
        complete_windows=int(scoring.complete_windows(s, seat)),
    )


def outcome_of(s: Position) -> Outcome:
    """Who won a game that is over, and by what. [SIN-8.4]"""
    winners = winners_among(s, range(int(s.seats)))
    scores: list[int] = s.score[: s.seats].tolist()
    if len(winners) > 1:
        reason = "shared-victory"
    elif scores.count(max(scores)) > 1:
        reason = "fewer-points-lost"
    else:
        reason = "most-points"
    return Outcome(winners=winners, reason=reason, scores=scores)


def winners_among(s: Position, seats: Sequence[int]) -> list[int]:
    """Those of the seats whom no other of them is ahead of. [SIN-8.4]"""
    return [a for a in seats if not any(scoring.is_ahead(s, b, a) for b in seats)]


# ------------------------------------------------------------------ chance


def _tell_chance(s: Position, move: notation.ChanceMove) -> Iterator[Event]:
    match move:
        case notation.Start(seat):
            yield events.StartDrawn(seat=seat)
        case notation.Track(colours):
            yield events.TrackLaid(colours=colours)
        case notation.Strips(seat, strips):
            yield events.StripsLaid(seat=seat, strips=list(strips))
        case notation.Deal(displays):
            yield from _tell_deal(s, move, displays)


def _tell_deal(s: Position, move: notation.Deal, displays: tuple[str, ...]) -> Iterator[Event]:
    in_bag, in_tower = int(s.bag.sum()), int(s.tower.sum())
    chance.play_chance(s, notation.draw_of(move))
    dealt = sum(len(display) for display in displays)
    if dealt > in_bag:
        yield events.TowerPoured(panes=in_tower)
    complete = dealt == len(displays) * state.PANES_ON_A_DISPLAY
    yield events.Dealt(round=int(s.round_number), displays=list(displays), complete=complete)
