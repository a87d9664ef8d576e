"""What is shown of a table: to whoever sits at it, to whoever watches, and in the list.

Built up from nothing: no key, no invitation and no secret before its time is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec
from msgspec.structs import asdict, replace

from tessera.bots import Reason, Thought
from tessera.kernel.engine.chance import CHANCE
from tessera.kernel.errors import InvalidOption, StaleMove
from tessera.kernel.fair_draws import Shuffle
from tessera.kernel.match import Match
from tessera.kernel.records import Record
from tessera.kernel.values import Event, Json, Move, Outcome, View
from tessera.table.keys import same
from tessera.table.refusals import Refused
from tessera.table.settings import Pace, Place, box_of
from tessera.table.table import Seat, Table


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there."""

    name: str  # empty if nobody does
    person: bool
    level: str | None  # of the bot that plays, be it for the person
    forfeited: bool


class QuestionShown(msgspec.Struct, frozen=True, kw_only=True):
    """A seat asks to take moves back, from a ply on."""

    seat: int
    ply: int


class Agreement(msgspec.Struct, frozen=True, kw_only=True):
    """What was decided when the table was opened."""

    game: str
    options: dict[str, str]
    components: Json  # what is printed on the pieces
    places: list[Place]
    watch: Literal["anyone", "link", "nobody"]
    pace: Pace
    absent: Literal["bot", "forfeit"]
    undo: bool
    hints: bool


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """How the table stands, for everybody."""

    status: Literal["waiting", "running", "over"]
    seats: list[SeatShown]
    ply: int
    takebacks: int  # how often moves were taken back so far
    to_act: int | None  # a seat
    left: list[int]  # milliseconds on the clock of each seat, when the move began
    deadline: int | None  # of the seat to act, in milliseconds since 1970
    question: QuestionShown | None
    outcome: Outcome | None
    shuffle: Shuffle
    followed_by: str | None


class PlyShown(msgspec.Struct, frozen=True, kw_only=True):
    """One move and what happened in it."""

    ply: int
    seat: int | None  # None is chance
    move: str  # what is hidden in a draw is left out until the game is over
    events: list[Event]


class ChoiceShown(msgspec.Struct, frozen=True, kw_only=True):
    """A move that a bot considered."""

    move: str
    events: list[Event]  # what it does, as far as its seat can know
    share: float  # how likely the seat is to win with it
    lead: float  # points by which it is then ahead
    line: list[str]
    reasons: list[Reason]


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the list."""

    game: str
    options: dict[str, str]
    status: Literal["waiting", "running", "over"]
    seats: list[SeatShown]
    open_seats: int  # that anybody may take
    pace: Pace


def agreement_of(table: Table) -> Agreement:
    """What everybody may know of the settings."""
    settings = replace(table.settings, components=box_of(table.game, table.settings))
    return Agreement(**asdict(settings))


def state_of(table: Table) -> TableState:
    """How the table stands."""
    question = table.question
    return TableState(
        status=table.status,
        seats=[_shown(seat) for seat in table.seats],
        ply=table.ply,
        takebacks=len(table.takebacks),
        to_act=table.to_act if table.to_act >= 0 else None,
        left=list(table.clock.left),
        deadline=table.clock.deadline,
        question=question and QuestionShown(seat=question.seat, ply=question.ply),
        outcome=table.outcome,
        shuffle=table.shuffle,
        followed_by=table.followed_by,
    )


def _shown(seat: Seat) -> SeatShown:
    return SeatShown(
        name=seat.name, person=bool(seat.key), level=seat.level, forfeited=seat.forfeited
    )


def listing_of(table: Table) -> Listed:
    """The table as it is listed."""
    places = zip(table.seats, table.settings.places, strict=True)
    free = [seat for seat, place in places if place.kind == "open" and not seat.is_taken]
    return Listed(
        game=table.settings.game,
        options=table.settings.options,
        status=table.status,
        seats=[_shown(seat) for seat in table.seats],
        open_seats=len(free) if table.status == "waiting" else 0,
        pace=table.settings.pace,
    )


# ------------------------------------------------------------------ the game


def may_watch(table: Table, key: str | None) -> bool:
    """May whoever has the key, or none, look at the table?"""
    if table.settings.watch != "nobody":
        return True
    if key is None:
        return False
    invited = any(one is not None and same(one, key) for one in table.invitations)
    return invited or same(table.host, key) or bool(table.seats_of(key))


def viewpoint_of(table: Table, seats: list[int]) -> int | None:
    """Through whose eyes somebody with these seats looks: of the one to act, or who moved last."""
    if len(seats) <= 1 or table.match is None:
        return seats[0] if seats else None
    if table.to_act in seats:
        return table.to_act
    moved = (table.match.seat_at(ply) for ply in range(table.ply - 1, -1, -1))
    return next((seat for seat in moved if seat in seats), seats[0])


def view_at(table: Table, ply: int, seat: int | None) -> View | None:
    """What the seat could see before the ply; without a seat, what a spectator could."""
    if table.match is None:
        return None
    return table.game.view(table.match.position_at(ply), seat)


def views_of(table: Table, seats: Sequence[int | None]) -> Sequence[View | None]:
    """What each of these seats, or spectators, sees now."""
    if table.match is None:
        return [None] * len(seats)
    return table.game.views(table.match.position, seats)


def moves_of(table: Table, seat: int | None) -> list[str]:
    """The notation of the moves that the seat may make now."""
    if table.match is None or seat is None or seat != table.to_act:
        return []
    if not table.seats[seat].is_played_by_person:
        return []
    return table.game.texts_of(table.match.legal_numbers())


def check_advice(table: Table, seats: list[int]) -> None:
    """Who may be told what a strong bot thinks: whoever is to act."""
    if not table.settings.hints:
        raise Refused("at this table there are no hints", code="no-hints")
    if table.match is None or table.to_act < 0:
        raise Refused("there is no move to think about", code="no-such-ply")
    if table.to_act not in seats:
        raise Refused("only about your own moves", code="not-your-turn")


def check_review(table: Table) -> None:
    """A game is reviewed when it is over."""
    if table.status != "over":
        raise Refused("the game is not over", code="not-over")


def choices_of(match: Match, thought: Thought) -> list[ChoiceShown]:
    """What a bot found out about the match as it is."""
    return [
        ChoiceShown(
            move=str(choice.move),
            events=match.game.foresee(match.position, choice.move),
            share=choice.share,
            lead=choice.lead,
            line=[str(move) for move in choice.line],
            reasons=choice.reasons,
        )
        for choice in thought.choices
    ]


def foreseen(table: Table, seats: list[int], ply: int, moves: list[str]) -> list[list[Event]]:
    """What each of these moves would do, for whoever has the seats and is to act at this ply."""
    if table.match is None or ply != table.ply:
        raise StaleMove(f"this is about ply {ply}; the game is at {table.ply}", ply=table.ply)
    if table.to_act not in seats:
        raise Refused("only about your own moves", code="not-your-turn")
    game, position, legal = table.game, table.match.position, table.match.legal_numbers()
    numbers = dict(zip(game.texts_of(legal), legal.tolist(), strict=True))
    values = [
        game.move_of(numbers[move]) if move in numbers else _judged(table.match, move)
        for move in moves
    ]
    return [[*game.foresee(position, value), *game.verdict(position, value)] for value in values]


def _judged(match: Match, text: str) -> Move:
    """A move that is not written as the game writes it, if it is one; or why it is not legal."""
    move = match.game.parse_move(text)
    return match.game.play(match.position.copy(), move, match.legal_numbers())


def check_plies(table: Table, *plies: int) -> None:
    """Refuse those that the game has not come to, and any that are not in order."""
    if [0, *plies, table.ply] != sorted([0, *plies, table.ply]):
        raise InvalidOption(f"the plies so far are 0 to {table.ply}", code="no-such-ply")


def plies_from(table: Table, first: int, last: int) -> list[PlyShown]:
    """The moves from one ply up to, but not including, another."""
    check_plies(table, first, last)
    if first == last:
        return []
    match, is_over = table.running_match(), table.status == "over"
    return [
        ply_shown(match, ply, events, is_over=is_over)
        for ply, events in enumerate(match.events_from(first, last), first)
    ]


def ply_shown(match: Match, ply: int, events: list[Event], *, is_over: bool) -> PlyShown:
    """A move and what happened in it; what a draw hides is shown once the game is over."""
    seat, move = match.seat_at(ply), match.moves[ply]
    return PlyShown(
        ply=ply,
        seat=None if seat == CHANCE else seat,
        move=str(move) if is_over else match.game.shown(move),
        events=events,
    )


def record_of(table: Table) -> Record:
    """The game so far as a record; what is hidden in a draw is left out until it is over."""
    return record_at(table)()


def record_at(table: Table) -> Callable[[], Record]:
    """What makes the record of the table as it is now, whatever happens there meanwhile.

    To make it takes long, to say what it is to be made of does not.
    """
    match = table.new_match() if table.match is None else table.match.copy()
    shuffle, is_over = table.shuffle, table.status == "over"
    by_moves = not any(seat.forfeited for seat in table.seats)

    def make() -> Record:
        record = match.record()
        record.shuffle = shuffle
        if not by_moves:
            record.outcome = None  # it is not decided by the moves
        if not is_over:
            record.moves = [match.game.shown(move) for move in match.moves]
        return record

    return make
