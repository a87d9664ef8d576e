"""How much one address or one connection may ask for."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic

from tessera.table.refusals import Refused


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Generous to people, also to a club behind one address; too narrow for a machine."""

    message_bytes: int = 8 * 1024
    body_bytes: int = 4 * 1024 * 1024  # a record
    messages_per_second: float = 20
    messages_at_once: int = 60
    tables_per_minute: float = 10  # that one address may open …
    tables_at_once: int = 60  # … after having opened none for a while
    connections: int = 400  # of one address
    thoughts_per_minute: float = 20  # hints and analyses for one connection
    thoughts_at_once: int = 10
    foreseen_per_second: float = 100  # moves that one connection asks about …
    foreseen_at_once: int = 400
    live_tables: int = 20_000
    send_seconds: float = 20.0  # that a client may take to read a message


class Allowance:
    """So much at once, and so much more with time."""

    __slots__ = ("_at", "_left", "_most", "_per_second")

    def __init__(self, per_second: float, most: int) -> None:
        self._per_second, self._most = per_second, float(most)
        self._left, self._at = float(most), monotonic()

    def take(self, count: int = 1) -> bool:
        """Use so much of it, if it is left."""
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < count:
            return False
        self._left -= count
        return True


class Addresses:
    """What every address has used of what it may, for the last so many addresses."""

    REMEMBERED = 10_000

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._tables: OrderedDict[str, Allowance] = OrderedDict()
        self._connections: dict[str, int] = {}

    def open_table(self, address: str) -> None:
        """Refuse an address that opens too many."""
        limits = self._limits
        allowance = self._tables.pop(address, None) or Allowance(
            limits.tables_per_minute / 60, limits.tables_at_once
        )
        self._tables[address] = allowance
        while len(self._tables) > self.REMEMBERED:
            self._tables.popitem(last=False)
        if not allowance.take():
            raise Refused("too many tables were opened from here: wait a minute", code="too-many")

    def connect(self, address: str) -> None:
        """Refuse an address with too many connections."""
        open_now = self._connections.get(address, 0)
        if open_now >= self._limits.connections:
            raise Refused("too many connections from here", code="too-many")
        self._connections[address] = open_now + 1

    def disconnect(self, address: str) -> None:
        """One of its connections is closed."""
        left = self._connections.get(address, 0) - 1
        if left > 0:
            self._connections[address] = left
        else:
            self._connections.pop(address, None)
