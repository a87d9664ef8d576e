"""Tables for tests: people ask, and what their requests bring about is added as an entry.

People are known by short keys such as "ana"; a table only ever gets the hashes of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import deepcopy
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pytest

from tessera.bots import Bot
from tessera.games import GAMES
from tessera.kernel.engine.chance import generator
from tessera.kernel.errors import TesseraError
from tessera.table import commands
from tessera.table.commands import Changes
from tessera.table.entries import Entry, Opened, entry_from_json
from tessera.table.keys import hash_of
from tessera.table.settings import Pace, Place, Settings
from tessera.table.table import Table
from tessera.table.view import (
    agreement_of,
    listing_of,
    moves_of,
    plies_from,
    record_of,
    state_of,
    view_at,
)

SECRET = "5a" * 32  # so that nothing is drawn that another run would not draw
NOON = 1_700_000_000_000  # milliseconds since 1970
PEOPLE = ("ana", "bea", "cid", "dov")
EVERYBODY = (*PEOPLE, "host", "stranger")
OPEN, INVITED = Place(kind="open"), Place(kind="invited")
BOT = Place(kind="bot", level="novice")

Request = Callable[..., Changes]
TIMED: tuple[Request, ...] = (commands.say, commands.react, commands.expire, commands.lapse)
every_game = pytest.mark.parametrize("game", list(GAMES))


_player = cache(Bot)


@cache
def sensible_move(game: str, position: bytes, ply: int) -> str:
    """What somebody plays who wants the game to end: always the same at the same ply."""
    array = np.frombuffer(position, GAMES[game].rules.position)
    return str(_player(GAMES[game], "greedy").choose_at(array[0].copy(), generator(ply)))


class Sitting:
    """A table, every entry that made it, and a clock that stands still unless it is moved."""

    def __init__(
        self,
        game: str = "sintra",
        places: Iterable[Place] = (OPEN, OPEN),
        *,
        host: str = "ana",
        secret: str = SECRET,
        **settings: Any,
    ) -> None:
        all_places = list(places)
        wanted = Settings(game=game, places=all_places, **settings)
        self.game = GAMES[game]
        self.invitations: list[str | None] = [
            f"come to seat {seat}" if place.kind == "invited" else None
            for seat, place in enumerate(all_places)
        ]
        hashes = [None if one is None else hash_of(one) for one in self.invitations]
        (opened,) = commands.open_table(self.game, wanted, host=hash_of(host), invitations=hashes)
        assert isinstance(opened, Opened)
        self.now = NOON
        first = Entry(at=self.now, changes=[msgspec.structs.replace(opened, secret=secret)])
        self.entries = [first]
        self.table = Table(self.game, first)

    # -------------------------------------------------------------- asking

    def ask(self, request: Request, who: str | None = None, **wishes: Any) -> Changes:
        """Have a request judged for somebody, and keep what it changes."""
        if request in TIMED:
            wishes.setdefault("at", self.now)
        keys = [] if who is None else [hash_of(who)]
        changes = request(self.table, *keys, **wishes)
        if changes:
            self.add(changes)
        return changes

    def add(self, changes: Changes) -> None:
        """Keep changes as one entry."""
        entry = Entry(at=self.now, changes=changes)
        self.entries.append(entry)
        self.table.add(entry)

    def refusal(self, request: Request, who: str | None = None, **wishes: Any) -> TesseraError:
        """Why a request is refused; that it changes nothing is checked here."""
        before = everything(self.table)
        with pytest.raises(TesseraError) as refusal:
            self.ask(request, who, **wishes)
        assert everything(self.table) == before
        return refusal.value

    def code(self, request: Request, who: str | None = None, **wishes: Any) -> str:
        """The code of the refusal."""
        return self.refusal(request, who, **wishes).code

    def later(self, milliseconds: int) -> None:
        """Let time pass."""
        self.now += milliseconds

    # -------------------------------------------------------------- what people usually do

    def sit(self, who: str, seat: int, **wishes: Any) -> Changes:
        """Sit down by name; the invitation comes along where there is one."""
        invitation = self.invitations[seat]
        if invitation is not None:
            wishes.setdefault("invitation", hash_of(invitation))
        usual: dict[str, Any] = {"name": who.title(), "seed": f"seed of {who}"}
        return self.ask(commands.sit, who, seat=seat, **{**usual, **wishes})

    def seated(self, *people: str) -> Sitting:
        """These sit down on the seats that are free, in order."""
        free = [nth for nth, seat in enumerate(self.table.seats) if not seat.is_taken]
        for who, seat in zip(people, free, strict=False):
            self.sit(who, seat)
        return self

    def who(self, seat: int) -> str:
        """Who sits there."""
        return next(who for who in EVERYBODY if hash_of(who) == self.table.seats[seat].key)

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return self.table.ply

    @property
    def legal(self) -> list[str]:
        """The moves that may be made now."""
        return [str(move) for move in self.table.running_match().legal_moves()]

    def move(self, nth: int = 0) -> Changes:
        """Whoever is to act makes a legal move."""
        return self.make(self.legal[nth])

    def make(self, move: str) -> Changes:
        """Whoever is to act makes this move: the person, or else the bot."""
        seat = self.table.seats[self.table.to_act]
        if seat.is_played_by_person:
            who = self.who(self.table.to_act)
            return self.ask(commands.play, who, ply=self.ply, move=move)
        return self.ask(commands.play_for, ply=self.ply, move=move)

    def sensible_move(self) -> str:
        """What whoever is to act should play."""
        position = self.table.running_match().position.tobytes()
        return sensible_move(self.game.name, position, self.ply)

    def until(self, condition: Callable[[], bool]) -> Sitting:
        """Play sensibly until it is so, or the game is over."""
        while self.table.status == "running" and not condition():
            assert self.make(self.sensible_move()), "nobody moves"
        return self

    def finished(self) -> Sitting:
        """Play to the end."""
        self.until(lambda: False)
        assert self.table.status == "over"
        return self

    def until_turn_of(self, seat: int) -> Sitting:
        """Play until this seat is to act."""
        self.until(lambda: self.table.to_act == seat)
        assert self.table.to_act == seat
        return self


# ------------------------------------------------------------------ tables as they often are


def two_people(game: str = "sintra", **settings: Any) -> Sitting:
    """Ana and Bea play."""
    return Sitting(game, **settings).seated("ana", "bea")


def against_bots(game: str = "sintra", bots: int = 1, **settings: Any) -> Sitting:
    """Ana plays against bots."""
    return Sitting(game, [OPEN, *[BOT] * bots], **settings).seated("ana")


def one_screen(game: str = "sintra", seats: int = 2, **settings: Any) -> Sitting:
    """Ana has every seat."""
    return Sitting(game, [OPEN] * seats, **settings).seated(*["ana"] * seats)


def people(game: str, seats: int, **settings: Any) -> Sitting:
    """So many people play."""
    return Sitting(game, [OPEN] * seats, **settings).seated(*PEOPLE[:seats])


@cache
def _whole_game(game: str, seats: int) -> Sitting:
    return people(game, seats).finished()


def whole_game(game: str, seats: int = 2) -> Sitting:
    """A game that people played to its end, once; each caller has a table of its own."""
    played = _whole_game(game, seats)
    sitting = Sitting(game, played.table.settings.places)
    sitting.entries = played.entries[:]
    sitting.table = deepcopy(played.table, {id(played.game): played.game})
    return sitting


MINUTE = 60_000  # milliseconds
MOVE_CLOCK, GAME_CLOCK = Pace(clock="move", seconds=60), Pace(clock="game", seconds=600)


# ------------------------------------------------------------------ moves that can be taken back


def after_a_quiet_move(sitting: Sitting, *, by: int = 0, then: int = 0) -> int:
    """Play until a seat has made a move, and others so many since, that can be taken back."""
    while True:
        ply = sitting.until_turn_of(by).ply
        if make_quiet_moves(sitting, 1 + then):
            return ply
        sitting.make(sitting.sensible_move())


def make_quiet_moves(sitting: Sitting, count: int) -> bool:
    """Make so many moves that draw and reveal nothing, all but the first by other seats."""
    mover = sitting.table.to_act
    for nth in range(count):
        quiet = [move for move in sitting.legal if is_quiet(sitting, move)]
        if not quiet or (nth and sitting.table.to_act == mover):
            return False
        sitting.make(quiet[0])
    return True


def is_quiet(sitting: Sitting, move: str) -> bool:
    """Does the game go on after the move, with nothing drawn or revealed?"""
    before = sitting.table.running_match().position
    after, value = before.copy(), sitting.game.parse_move(move)
    sitting.game.play(after, value)
    return sitting.game.to_act(after) >= 0 and not sitting.game.reveals(before, value)


# ------------------------------------------------------------------ looking


def replayed(game: str, entries: Iterable[Entry]) -> Table:
    """The table that entries make after they were kept as JSON."""
    first, *more = (entry_from_json(msgspec.json.encode(entry)) for entry in entries)
    table = Table(GAMES[game], first)
    for entry in more:
        table.add(entry)
    return table


def shown(table: Table, viewers: Iterable[int | None] | None = None) -> bytes:
    """All that is shown of a table, to all seats and spectators or to some, as JSON."""
    looking = [None, *range(len(table.seats))] if viewers is None else viewers
    plies = [*range(0, table.ply, 7), table.ply]
    return msgspec.json.encode(
        [
            agreement_of(table),
            state_of(table),
            listing_of(table),
            plies_from(table, 0, table.ply),
            record_of(table),
            list(table.talk.lines),
            [
                [[view_at(table, ply, seat) for ply in plies], moves_of(table, seat)]
                for seat in looking
            ],
        ]
    )


def everything(table: Table) -> bytes:
    """All that a request could change by mistake, also what is not shown."""
    match, question = table.match, table.question
    position = b"" if match is None else match.position.tobytes()
    hidden = [
        table.number,
        table.at,
        [[seat.name, seat.key, seat.seed, seat.level, seat.forfeited] for seat in table.seats],
        table.invitations,
        table.takebacks,
        None if match is None else [[str(move) for move in match.moves], match.names],
        None if question is None else [question.seat, question.ply, sorted(question.agreed)],
        [table.clock.left, table.clock.deadline],
        list(table.talk.lines),
        table.followed_by,
    ]
    return msgspec.json.encode([hidden, state_of(table)]) + position
