"""How much one line and one address may ask for: generous to people, too narrow for a machine."""

from __future__ import annotations

import tomllib
from asyncio import sleep
from collections import Counter, OrderedDict
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil, inf
from pathlib import Path
from time import monotonic
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, TypeVar, cast

import msgspec
from msgspec import Meta

from tessera.kernel.errors import InvalidOption
from tessera.table.refusals import Refused

NETWORK_BITS = 64  # of an IPv6 address: whoever has one has all that begin alike
LONGEST_WAIT = 60  # seconds that anybody is told to wait

Name = TypeVar("Name")
Value = TypeVar("Value")
Row: TypeAlias = tuple[str, bytes]  # a table and what is listed of it
Count: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Bytes: TypeAlias = Annotated[int, Meta(ge=1024, le=1_000_000_000)]
Seconds: TypeAlias = Annotated[float, Meta(gt=0, le=86_400)]


class Rate(NamedTuple):
    """So much at once, and so much more with every second."""

    per_second: Annotated[float, Meta(gt=0, le=1_000_000_000)]
    at_once: Count


class Allowance:
    """What is left of a rate."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left, self._at = float(rate.at_once), monotonic()

    def take(self, count: int = 1) -> bool:
        """Use so much of it, if it is left."""
        now, rate = monotonic(), self._rate
        self._left = min(rate.at_once, self._left + (now - self._at) * rate.per_second)
        self._at = now
        if self._left < count:
            return False
        self._left -= count
        return True

    def seconds_until(self, count: int = 1) -> int:
        """How long it takes until so much is left again, about."""
        missing, per_second = count - self._left, self._rate.per_second
        if missing > per_second * LONGEST_WAIT:
            return LONGEST_WAIT
        return max(1, ceil(missing / per_second))


What: TypeAlias = Literal[
    "requests",
    "looks",
    "lookups",
    "moments",
    "openings",
    "seats",
    "replays",
    "hellos",
    "wishes",
    "thoughts",
    "foreseen",
]


class Paces(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one address may ask for, be it a person or a club behind one router."""

    requests: Rate = Rate(50, 1_500)  # over HTTP, of any kind: 40 people who load the page
    looks: Rate = Rate(5, 100)  # at health, readiness and metrics, which are not counted above
    lookups: Rate = Rate(10, 200)  # of these what has to be made: logs, records, lists
    moments: Rate = Rate(60, 1_000)  # of a game: somebody draws a slider over all of them
    openings: Rate = Rate(1 / 6, 60)  # of tables
    seats: Rate = Rate(1 / 2, 60)  # to sit, stand, start, leave, return, play again
    replays: Rate = Rate(1 / 5, 10)  # of records
    hellos: Rate = Rate(20, 400)  # at tables: everybody who comes back after a start
    wishes: Rate = Rate(200, 1_000)  # at tables, of any kind
    thoughts: Rate = Rate(1, 30)  # hints, reviews
    foreseen: Rate = Rate(800, 4_000)  # moves: of 20 games with 300 each


NO_END = Rate(0, 1_000_000_000)


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All limits of a server."""

    of_address: Paces = Paces()
    lines: Count = 400  # of one address
    # of one line
    hellos: Rate = Rate(1, 10)
    wishes: Rate = Rate(20, 60)
    thoughts: Rate = Rate(1 / 3, 10)
    foreseen: Rate = Rate(100, 400)
    message_bytes: Bytes = 8 * 1024
    send_seconds: Seconds = 20.0  # that a client may take to read a message
    # of one request over HTTP
    header_bytes: Bytes = 32 * 1024
    header_seconds: Seconds = 10.0
    body_bytes: Bytes = 128 * 1024  # a table with a box of one's own
    record_bytes: Bytes = 512 * 1024
    body_seconds: Seconds = 30.0
    answer_seconds: Seconds = 120.0  # until it has been read
    refusal_seconds: Seconds = 1.0  # that whoever asks for too much waits to be told so
    # of the server
    large_bodies: Count = 16  # that are read at once
    live_tables: Count = 20_000
    database_seconds: Seconds = 3.0  # until a line to a database that is silent is cut

    @classmethod
    def none(cls) -> Limits:
        """For whoever measures or tests something else: nobody asks too much or answers late."""
        paces = Paces(**dict.fromkeys(Paces.__struct_fields__, NO_END))
        of_line: dict[str, Any] = dict.fromkeys(
            ("hellos", "wishes", "thoughts", "foreseen"), NO_END
        )
        return cls(of_address=paces, lines=1_000_000, database_seconds=300.0, **of_line)


class AtOnce:
    """So much at once of one network, and of all together."""

    def __init__(self, of_one: int, refusal: Callable[[], Refused], *, of_all: float = inf) -> None:
        self._of_one, self._of_all, self._refusal = of_one, of_all, refusal
        self._counts, self._all = Counter[str](), 0

    def begin(self, address: str) -> None:
        """One more, if there is room."""
        network = network_of(address)
        if self._all >= self._of_all or self._counts[network] >= self._of_one:
            raise self._refusal()
        self._counts[network] += 1
        self._all += 1

    def end(self, address: str) -> None:
        """One less."""
        network = network_of(address)
        self._counts[network] -= 1
        self._all -= 1
        if not self._counts[network]:
            del self._counts[network]

    @contextmanager
    def counted(self, address: str) -> Generator[None]:
        """Be one of them."""
        self.begin(address)
        try:
            yield
        finally:
            self.end(address)


def too_many_lines() -> Refused:
    """From one network."""
    return Refused("too many connections from here", code="too-many")


def too_fast(**facts: int) -> Refused:
    """Somebody, or all of a network together."""
    return Refused("too much at once from here: wait a moment", code="too-fast", **facts)


class Addresses:
    """What every address has used of what it may, for the last so many addresses."""

    REMEMBERED = 10_000

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.lines = AtOnce(limits.lines, too_many_lines)
        self._left: OrderedDict[tuple[str, What], Allowance] = OrderedDict()
        self._opened: OrderedDict[str, str] = OrderedDict()  # tables, and the network of who did

    def _remember(self, name: Name, what: Value, among: OrderedDict[Name, Value]) -> None:
        among[name] = what
        among.move_to_end(name)
        if len(among) > self.REMEMBERED:
            among.popitem(last=False)

    def opened(self, table: str, address: str) -> None:
        """A table was opened from there."""
        self._remember(table, network_of(address), self._opened)

    def shared_out(self, tables: Sequence[Row], most: int, few: int) -> list[Row]:
        """So many of these tables, in their order: of one network a few, and more if there is room.

        Whose a table is that was opened long ago, or by another process, is not known.
        """
        counts = Counter[str]()

        def is_one_of_many(row: Row) -> bool:
            network = self._opened.get(row[0], row[0])
            counts[network] += 1
            return counts[network] > few

        shown = {name for name, _ in sorted(tables, key=is_one_of_many)[:most]}
        return [row for row in tables if row[0] in shown]

    def take(self, what: What, address: str, count: int = 1) -> None:
        """Refuse an address that asks for too much."""
        name = (network_of(address), what)
        allowance = self._left.get(name) or Allowance(getattr(self.limits.of_address, what))
        self._remember(name, allowance, self._left)
        if allowance.take(count):
            return
        seconds = allowance.seconds_until(count)
        if what == "openings":
            sentence = "too many tables were opened from here: wait a minute"
            raise Refused(sentence, code="too-many", seconds=seconds)
        raise too_fast(seconds=seconds)

    async def paced(self, what: What, address: str) -> None:
        """The same, but who is refused is told so only after a while."""
        try:
            self.take(what, address)
        except Refused:
            await sleep(self.limits.refusal_seconds)
            raise


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Whom an address belongs to: of IPv6 a whole network is one customer's."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        mapped = parsed.ipv4_mapped
        return str(mapped or ip_network((parsed, NETWORK_BITS), strict=False))
    return address


# ------------------------------------------------------------------ a host's own


def read_limits(path: Path) -> Limits:
    """The limits that a host has written down; those that are not named stay as they are."""
    try:
        said = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise InvalidOption(f"{path.name} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeError, RecursionError) as error:
        raise InvalidOption(f"{path.name} is not a whole TOML file: {error}") from None
    _check_limit_names(path.name, said, Limits)
    _check_limit_names(path.name, said.get("of_address"), Paces)
    try:
        return msgspec.convert(said, Limits)
    except msgspec.ValidationError as error:
        sentence = f"{path.name} has a limit that cannot be: {error}"
        raise InvalidOption(sentence) from None


def _check_limit_names(file: str, said: object, kind: type[msgspec.Struct]) -> None:
    """Refuse a name that does not exist, and tell those that do."""
    known = kind.__struct_fields__
    for name in cast("dict[str, object]", said) if isinstance(said, dict) else ():
        if name not in known:
            raise InvalidOption(f"{file}: there is no limit {name!r}; there are {', '.join(known)}")
