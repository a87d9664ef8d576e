"""A table as its entries made it, from the first seat taken to the last line said."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from tessera.kernel.engine.chance import NOBODY, Draws
from tessera.kernel.fair_draws import Shuffle, commitment_to, draws_from
from tessera.kernel.game import Game
from tessera.kernel.match import Match
from tessera.kernel.values import Outcome
from tessera.table.chat import Chat, ChatLine
from tessera.table.clocks import Clock, MoveId
from tessera.table.entries import (
    Agreed,
    AnyChange,
    Asked,
    Declined,
    Entry,
    Followed,
    Forfeited,
    Left,
    Opened,
    Played,
    Reacted,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    TakenBack,
)
from tessera.table.keys import same
from tessera.table.settings import box_of

KEEP_EVERY = 16  # positions of a match: a server holds many tables
STAND_IN = "medium"  # the level that plays for somebody who is not there
ANSWER_WITHIN = 20_000  # milliseconds: a question that nobody answers is answered no


@dataclass(slots=True)
class Seat:
    """Who sits there."""

    name: str = ""
    key: str = ""  # hash of the person's key; a bot has none
    seed: str = ""
    level: str | None = None  # of the bot that plays, be it for a person who is not there
    forfeited: bool = False

    @property
    def is_taken(self) -> bool:
        """Is somebody there, person or bot?"""
        return bool(self.key) or self.level is not None

    @property
    def is_played_by_person(self) -> bool:
        """Is somebody there who makes the moves?"""
        return bool(self.key) and self.level is None

    @property
    def is_away(self) -> bool:
        """Does a bot play for a person, who may come back?"""
        return bool(self.key) and self.level is not None and not self.forfeited


@dataclass(slots=True)
class Question:
    """Whether a seat may take moves back, and who agreed so far."""

    seat: int
    ply: int
    lapses_at: int  # if nobody answers: nobody waits for ever
    agreed: set[str] = field(default_factory=set[str])  # hashes of keys


class Table:
    """One table. It is changed by `add` alone."""

    def __init__(self, game: Game, entry: Entry) -> None:
        (opened,) = entry.changes
        assert isinstance(opened, Opened)
        self.game = game
        self.settings = opened.settings
        self.host = opened.host
        self.invitations = opened.invitations
        self.commitment = commitment_to(opened.secret)
        self._secret = opened.secret
        self.number = 1  # of the last entry
        self.at = entry.at  # when it was made
        self.seats = [Seat(level=place.level) for place in self.settings.places]
        self.match: Match | None = None
        self.status: Literal["waiting", "running", "over"] = "waiting"
        self.to_act = NOBODY  # the seat whose move it is, while the game runs
        self.takebacks: list[int] = []  # the plies that the game went back to
        self.question: Question | None = None
        self.questions = Counter[MoveId]()  # so often it was asked to take back each move
        self.unanswered: MoveId = (-1, -1)  # the last one that nobody answered
        self.clock = Clock(self.settings.pace, len(self.seats))
        self.talk = Chat()
        self.followed_by: str | None = None

    # -------------------------------------------------------------- how it stands

    @property
    def _is_decided(self) -> bool:
        """Is one seat left, or no person who has not forfeited?"""
        people = [seat for seat in self.seats if seat.key]
        return len(self._in_play()) < 2 or all(seat.forfeited for seat in people)

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return 0 if self.match is None else self.match.ply

    def move_at(self, ply: int) -> MoveId:
        """The name of a move that another at the same ply never has."""
        return (ply, len(self.takebacks))

    @property
    def bot_to_act(self) -> str | None:
        """The level of the bot that should move now. While nobody is there to see it, bots rest."""
        if self.to_act == NOBODY or self.question is not None:
            return None
        somebody_there = any(seat.is_played_by_person for seat in self.seats)
        return self.seats[self.to_act].level if somebody_there else None

    @property
    def due_at(self) -> int | None:
        """When somebody has to look after it, unless something happens before."""
        lapses_at = None if self.question is None else self.question.lapses_at
        return min((at for at in (self.clock.deadline, lapses_at) if at is not None), default=None)

    @property
    def outcome(self) -> Outcome | None:
        """Who won; whoever has forfeited has not."""
        if self.match is None or self.status != "over":
            return None
        outcome, left = self.match.outcome, self._in_play()
        if outcome is None:
            return Outcome(winners=left, reason="forfeit")
        if set(outcome.winners) <= set(left):
            return outcome
        winners = self.game.winners_among(self.match.position, left) or left
        return Outcome(winners=winners, reason="forfeit", scores=outcome.scores)

    def _in_play(self) -> list[int]:
        return [nth for nth, seat in enumerate(self.seats) if not seat.forfeited]

    @property
    def shuffle(self) -> Shuffle:
        """What is said about the draws; the secret is told once nothing can be drawn any more."""
        secret = self._secret if self.status == "over" else None
        return Shuffle(commitment=self.commitment, seeds=self.seeds, secret=secret)

    # -------------------------------------------------------------- who is who

    def seats_of(self, key: str) -> list[int]:
        """The seats of whoever has the key, by its hash: several, if people share one screen."""
        return [nth for nth, seat in enumerate(self.seats) if seat.key and same(seat.key, key)]

    def people(self) -> set[str]:
        """Everybody who plays and is there, by the hashes of their keys."""
        return {seat.key for seat in self.seats if seat.is_played_by_person}

    # -------------------------------------------------------------- the game to come

    @property
    def seeds(self) -> list[str]:
        """Of all seats."""
        return [seat.seed for seat in self.seats]

    def draws(self, seeds: list[str]) -> Draws:
        """What brings the draws, given the seeds of all seats."""
        return draws_from(self._secret, seeds)

    @property
    def bot_draws(self) -> Draws:
        """What a bot leaves to chance at a ply: nobody can foresee it, and it stays the same.

        So a move that is taken back and made again is answered alike.
        """
        return draws_from(self._secret, [*self.seeds, "bot"])

    def new_match(self) -> Match:
        """The game before anything is drawn."""
        return Match(
            self.game,
            seats=len(self.seats),
            options=self.settings.options,
            components=box_of(self.game, self.settings),
            keep_every=KEEP_EVERY,
        )

    def running_match(self) -> Match:
        """The game, which has begun."""
        assert self.match is not None
        return self.match

    # -------------------------------------------------------------- what happens

    def add(self, entry: Entry) -> None:
        """Make it so."""
        self.number += 1
        self.at = entry.at
        for change in entry.changes:
            self._change(change)
        if self.match is not None:
            self._take_stock(self.match)
            self._wind_clock()

    def _change(self, change: AnyChange) -> None:
        match change:
            case Sat() | Stood() | Started() | Left() | Returned() | Forfeited():
                self._change_seats(change)
                self.question = None  # others may have to be asked now
            case Played(ply=ply, move=move):
                self.running_match().play(move, ply=ply)
                self.question = None
            case Asked(seat=seat, ply=ply):
                self.question = Question(seat, ply, self.at + ANSWER_WITHIN)
                self.questions[self.move_at(ply)] += 1
            case Agreed(seat=seat):
                if self.question is not None:
                    self.question.agreed.add(self.seats[seat].key)
            case Declined():
                if self.question is not None and self.at >= self.question.lapses_at:
                    self.unanswered = self.move_at(self.question.ply)
                self.question = None
            case TakenBack(ply=ply):
                self.running_match().undo_to(ply)
                self.takebacks.append(ply)
                self.question = None
            case Said(seat=seat, text=text):
                self._hear(seat, text=text)
            case Reacted(seat=seat, reaction=reaction):
                self._hear(seat, reaction=reaction)
            case Followed(table=table):
                self.followed_by = table
            case Opened():
                raise ValueError("a table is opened once")

    def _change_seats(self, change: Sat | Stood | Started | Left | Returned | Forfeited) -> None:
        match change:
            case Sat(seat=seat, name=name, key=key, seed=seed):
                self.seats[seat] = Seat(name, key, seed)
            case Stood(seat=seat):
                self.seats[seat] = Seat()
            case Started(level=level):
                self._start(level)
            case Left(seat=seat, why=why):
                self.seats[seat].level = STAND_IN
                if why == "late":
                    self.clock.begin_anew()  # when somebody comes back
            case Returned(seat=seat):
                self.seats[seat].level = None
            case Forfeited(seat=seat):
                self.seats[seat].level = STAND_IN
                self.seats[seat].forfeited = True

    def _start(self, level: str | None) -> None:
        for seat in self.seats:
            if not seat.is_taken:
                seat.level = level
            if not seat.key:
                seat.name = f"{seat.level} bot"
        self.match = self.new_match()
        self.match.names = [seat.name for seat in self.seats]

    def _hear(self, seat: int, *, text: str | None = None, reaction: str | None = None) -> None:
        name = self.seats[seat].name
        line = ChatLine(self.number, self.at, seat, name, text=text, reaction=reaction)
        self.talk.hear(line)

    def _take_stock(self, match: Match) -> None:
        """Who is to act now, if the game is not over."""
        self.status = "over" if match.is_over or self._is_decided else "running"
        self.to_act = match.to_act if self.status == "running" else NOBODY

    def _wind_clock(self) -> None:
        """It runs for the person to act."""
        seat = self.seats[self.to_act] if self.to_act >= 0 else Seat()
        runs_for = self.to_act if seat.is_played_by_person else None
        move = (self.ply, len(self.takebacks))
        self.clock.wind(move, runs_for, self.at, is_away=seat.is_away)
