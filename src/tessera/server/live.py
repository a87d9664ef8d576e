"""A table in memory with everybody who looks at it, and what each of them is told.

A listener keeps no queue: it knows what it was told last, and when it is woken it is told all that
happened since. So a client that reads slowly costs nothing, and one that was away misses nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import asdict

from tessera.bots.review import GameReview
from tessera.server.messages import Hello, Update, Welcome
from tessera.storage.journal import Summary
from tessera.table.keys import same
from tessera.table.table import Table
from tessera.table.view import (
    agreement_of,
    moves_of,
    plies_from,
    state_of,
    viewpoint_of,
    views_of,
)

LOG_AT_ONCE = 40  # plies in one message; earlier ones are asked for
MOST_EARLIER = 2 * LOG_AT_ONCE  # plies that are kept besides the last
PLIES_OF_A_TABLE = 200  # take about as much memory as a table with its people, 100 kB
_ENCODER = msgspec.json.Encoder()


class PlyLog:
    """The plies of a table as they are told, each made and encoded once.

    To tell what happened in a ply costs more than all the rest of a welcome, and everybody who
    comes is told of the last forty. Of earlier ones those that were made last are kept.
    """

    def __init__(self) -> None:
        self._told: dict[int, bytes] = {}
        self._takebacks = 0
        self._is_over = False

    def plies(self, table: Table, first: int, last: int) -> Any:
        """Those from one up to, but not including, another, encoded."""
        self._forget_what_changed(table)
        if last - first == 1 and first in self._told:  # as nearly always, to all but one listener
            return msgspec.Raw(b"[%b]" % self._told[first])
        missing = [ply for ply in range(first, last) if ply not in self._told]
        if missing:
            made = plies_from(table, missing[0], missing[-1] + 1)
            self._told.update((one.ply, _ENCODER.encode(one)) for one in made)
        told = b",".join([self._told[ply] for ply in range(first, last)])
        if missing:
            self._forget_earlier_than(table.ply - LOG_AT_ONCE)
        return msgspec.Raw(b"[%b]" % told)

    def clear(self) -> None:
        """The table was read anew."""
        self._told.clear()
        self._takebacks = 0

    def _forget_earlier_than(self, ply: int) -> None:
        """All but some: whoever reads a long game leaves nothing behind."""
        for earlier in [one for one in self._told if one < ply][:-MOST_EARLIER]:
            del self._told[earlier]

    def _forget_what_changed(self, table: Table) -> None:
        """What was taken back; and at the end everything: what was hidden is told now."""
        is_over = table.status == "over"
        if is_over != self._is_over:
            self._told.clear()
        elif len(table.takebacks) > self._takebacks:
            kept = min(table.takebacks[self._takebacks :])
            self._told = {ply: told for ply, told in self._told.items() if ply < kept}
        self._is_over, self._takebacks = is_over, len(table.takebacks)


class LiveTable:
    """One table, who listens, and who is working on it. Look at the table only under its lock."""

    def __init__(self, name: str, table: Table) -> None:
        self.name = name
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.is_durable = True  # is all of it on the disk?
        self.is_gone = False  # was it set aside?
        self.summary: Summary | None = None  # as the journal has it, if that is known
        self.bots_at_work = False
        self.moved_from = ""  # the address of who moved last here, if that is known
        self.review: GameReview | None = None  # of a finished game, once somebody asked
        self.reviewing = asyncio.Lock()
        self.used_at = 0  # milliseconds since 1970
        self.not_before = 0  # the same: when the caretaker may try again
        self._encoded: dict[tuple[object, ...], msgspec.Raw] = {}
        self._log = PlyLog()

    @property
    def weight(self) -> int:
        """As how many tables it counts: a long game takes the memory of several."""
        return 1 + self.table.ply // PLIES_OF_A_TABLE

    @property
    def is_left_in_doubt(self) -> bool:
        """Is nobody about to find out what of it is on the disk?"""
        return not self.is_durable and not self.lock.locked()

    @property
    def is_at_rest(self) -> bool:
        """Is nobody about to change it, and all of it on the disk?"""
        return self.is_durable and not self.is_gone and not self.lock.locked()

    def read_anew(self, table: Table) -> None:
        """As it is in the journal; it may be another than was thought."""
        self.table, self.is_durable, self.summary = table, True, None
        self._log.clear()
        self.changed()

    def plies(self, first: int, last: int) -> Any:
        """The plies from one up to, but not including, another, encoded."""
        return self._log.plies(self.table, first, last)

    def changed(self) -> None:
        """Something happened: wake everybody."""
        self._encoded.clear()
        for listener in self.listeners:
            listener.wake()

    def encoded(self, name: tuple[object, ...], make: Callable[[], object]) -> Any:
        """A part of a message that several listeners get, encoded once."""
        if name not in self._encoded:
            self._encoded[name] = msgspec.Raw(_ENCODER.encode(make()))
        return self._encoded[name]

    def forget_encoded(self) -> None:
        """Once everybody was told, nobody needs them."""
        if all(listener.number == self.table.number for listener in self.listeners):
            self._encoded.clear()

    def view(self, viewpoint: int | None) -> Any:
        """What is seen from this viewpoint, encoded; made for all listeners together."""
        if ("view", viewpoint) not in self._encoded:
            wanted = list({viewpoint, *(listener.viewpoint for listener in self.listeners)})
            for seat, view in zip(wanted, views_of(self.table, wanted), strict=True):
                self._encoded["view", seat] = msgspec.Raw(_ENCODER.encode(view))
        return self._encoded["view", viewpoint]


class Listener:
    """One connection to a table: who it is, and what it was told."""

    __slots__ = (
        "_keys", "_ply", "_seats", "_takebacks", "key", "live", "number", "viewpoint", "wake",
    )  # fmt: skip

    def __init__(
        self, live: LiveTable, hello: Hello, key: str | None, wake: Callable[[], None]
    ) -> None:
        self.live = live
        self.key = key  # its hash
        self.wake = wake  # called when there is something to tell
        self.viewpoint: int | None = None  # through which seat it looked last
        self.number = 0  # of the last entry that it was told of
        self._ply, self._takebacks = hello.ply, hello.takebacks
        self._keys: list[str] = []  # of the table's seats, when it was last asked for its own
        self._seats: list[int] = []

    def welcome(self, wish: int, *, now: int) -> bytes:
        """All that it may know."""
        table = self.live.table
        welcome = Welcome(
            id=wish,
            now=now,
            agreement=agreement_of(table),
            seats=self.seats(),
            host=self.key is not None and same(table.host, self.key),
            **asdict(self._news()),
        )
        return self._told(welcome)

    def update(self) -> bytes | None:
        """What happened since it was last told; nothing if nothing did."""
        return None if self.live.table.number == self.number else self._told(self._news())

    def _news(self) -> Update:
        live, table = self.live, self.live.table
        self.viewpoint = viewpoint = viewpoint_of(table, self.seats())
        first = self._first()
        return Update(
            number=table.number,
            state=live.encoded(("state",), lambda: state_of(table)),
            viewpoint=viewpoint,
            view=live.view(viewpoint),
            moves=live.encoded(("moves", viewpoint), lambda: moves_of(table, viewpoint)),
            first=first,
            plies=live.plies(first, table.ply),
            said=table.talk.since(self.number),
        )

    def seats(self) -> list[int]:
        """Its own."""
        if self.key is None:
            return []
        table = self.live.table
        keys = [seat.key for seat in table.seats]
        if keys != self._keys:  # to compare hashes in the same time whatever they are takes long
            self._keys, self._seats = keys, table.seats_of(self.key)
        return self._seats

    def _first(self) -> int:
        """From which ply on it has to be told, but not more than fits into one message."""
        table = self.live.table
        known = min([self._ply, table.ply, *table.takebacks[self._takebacks :]])
        return max(known, table.ply - LOG_AT_ONCE)

    def _told(self, news: Update) -> bytes:
        table, message = self.live.table, _ENCODER.encode(news)
        self.number, self._ply, self._takebacks = table.number, table.ply, len(table.takebacks)
        self.live.forget_encoded()
        return message
