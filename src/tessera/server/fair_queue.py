"""Who may think next: threads are few, many ask, and whoever asks gets a fair turn.

Work is of five kinds, and the first that waits comes first: a bot that moves quickly, any other bot
that owes a move, a hint, a look of a review, a paper. A paper is whatever else takes long to
calculate; it holds Python's lock, so there is one at a time.

- Work of one kind goes round by address, and the turns of an address by key, or by table where
  there is none; those of bots by table. A bot's address is that of whoever moved before it, if that
  is known, else its table stands for it. Whoever comes new is the last of the round, so that an
  address with three hundred lines, or sixty tables, counts as one among the others.
- Of one key and of one table there is one hint at a time; the others of it wait, and hold up
  nobody else.
- No kind starves. A kind that has had three turns in a row while a lower one waited gives its next
  one away: to the next lower kind that waits, to another of them each time. So of any 37 turns
  every kind that waits has one, and of any 16 if all the time the same kind comes first.
- Quick bots have a thread besides, which nobody else can use. A turn there takes nothing from
  anybody, so it does not count.

All this is decided in the event loop. There is no thread here and no clock.
"""

from __future__ import annotations

from enum import Enum
from typing import Literal, NamedTuple, TypeAlias

from tessera.server.limits import network_of

IN_A_ROW = 3  # turns of a kind, before one of a lower kind


class Kind(Enum):
    """What waits, the first before the others."""

    QUICK_BOT = "quick-bot"
    BOT = "bot"
    HINT = "hint"
    LOOK = "look"
    PAPER = "paper"


ORDER = {kind: nth for nth, kind in enumerate(Kind)}
BOTS = (Kind.QUICK_BOT, Kind.BOT)


class Asker(NamedTuple):
    """Who wants something found out: from where, with which key, at which table."""

    address: str = ""
    key: str | None = None  # its hash
    table: str = ""


class Work:
    """Something that waits for a thread."""

    def __init__(self, kind: Kind, who: Asker) -> None:
        self.kind = kind
        is_bot, network = kind in BOTS, network_of(who.address)
        self.source = network or who.table if is_bot else network
        self.place = who.table if is_bot else who.key or who.table
        alone: dict[str, str | None] = {}  # of what only one at a time can have a thread
        if kind is Kind.PAPER:
            alone = {"paper": "any"}
        elif kind is Kind.HINT:
            alone = {"key": who.key, "table": who.table}
        self.alone = {name for name in alone.items() if name[1]}


Lane: TypeAlias = Literal["any", "quick"]  # what a thread is for


class Round:
    """Work of one kind: source after source, in a source place after place, there in order."""

    def __init__(self) -> None:
        self._sources: dict[str, dict[str, dict[Work, None]]] = {}  # the next of each is first

    def add(self, work: Work) -> None:
        """It waits from now on; a source or a place that is new comes last."""
        places = self._sources.setdefault(work.source, {})
        places.setdefault(work.place, {})[work] = None

    def next(self, busy: set[tuple[str, str | None]]) -> Work | None:
        """The first that can begin while these names are busy."""
        for places in self._sources.values():
            for line in places.values():
                for work in line:
                    if busy.isdisjoint(work.alone):
                        return work
        return None

    def take(self, work: Work) -> None:
        """It has its turn: what else waits at its place and in its source comes last again."""
        places = self._sources[work.source] = self._sources.pop(work.source)
        places[work.place] = places.pop(work.place)
        self.drop(work)

    def drop(self, work: Work) -> None:
        """It does not wait any more, and the others stay where they are."""
        places = self._sources.get(work.source, {})
        line = places.get(work.place, {})
        line.pop(work, None)
        if not line:
            places.pop(work.place, None)
        if not places:
            self._sources.pop(work.source, None)


class FairQueue:
    """Gives threads to work: so many for anything, and some more for quick bots."""

    def __init__(self, threads: int, *, quick: int = 1) -> None:
        self._free: dict[Lane, int] = {"any": threads, "quick": quick}
        self._rounds = {kind: Round() for kind in Kind}
        self._at_work: dict[Work, Lane] = {}
        self._busy: set[tuple[str, str | None]] = set()
        self._in_a_row = dict.fromkeys(Kind, 0)  # turns while a lower kind waited
        self._gave_to = {kind: kind for kind in Kind}  # whom a kind gave its last turn to

    def wait(self, work: Work) -> None:
        """It wants a thread."""
        self._rounds[work.kind].add(work)

    def begin(self) -> Work | None:
        """What begins now, if a thread is free for anything that waits: until it leaves."""
        lane: Lane = "quick"
        work = self._next(Kind.QUICK_BOT) if self._free[lane] else None
        if work is None:
            lane = "any"
            work = self._in_turn() if self._free[lane] else None
        if work is not None:
            self._free[lane] -= 1
            self._at_work[work] = lane
            self._busy |= work.alone
            self._rounds[work.kind].take(work)
        return work

    def leave(self, work: Work) -> None:
        """It waits no more; or it has come to its end, and its thread is free again."""
        if work in self._at_work:
            self._free[self._at_work.pop(work)] += 1
            self._busy -= work.alone
        else:
            self._rounds[work.kind].drop(work)

    def _next(self, kind: Kind) -> Work | None:
        return self._rounds[kind].next(self._busy)

    def _in_turn(self) -> Work | None:
        """The first kind that waits, unless it has to give its turn away."""
        ready = [work for work in map(self._next, Kind) if work is not None]
        if not ready:
            return None
        first, lower = ready[0], ready[1:]
        if lower and self._in_a_row[first.kind] < IN_A_ROW:
            self._in_a_row[first.kind] += 1
            return first
        self._in_a_row[first.kind] = 0
        if not lower:
            return first
        last = ORDER[self._gave_to[first.kind]]
        work = next((one for one in lower if ORDER[one.kind] > last), lower[0])
        self._gave_to[first.kind] = work.kind
        return work
