"""Lines are read piece by piece, so that whoever sends a lot at once keeps nobody waiting.

What a piece costs depends on what is in it: a few hundred lines of one network, each with a piece
of very small messages, would take a third of a second. So all lines together have a few
milliseconds in a turn of the loop, and networks take turns.
"""

from __future__ import annotations

import asyncio
from collections import deque
from time import perf_counter

PIECE = 2048  # bytes that are read of a line before others have their turn
TURN_SECONDS = 0.005  # that reading may take in a turn of the loop


class Turns:
    """Who reads next, of all lines of a process. Mostly nobody waits."""

    def __init__(self) -> None:
        # lines that wait, the next network first
        self._networks: dict[str, deque[PiecewiseReader]] = {}
        self._later: list[PiecewiseReader] = []  # those that wait from the next turn on
        self._spent = 0.0  # seconds in this turn
        self._next: asyncio.Handle | None = None

    def read(self, line: PiecewiseReader) -> None:
        """A piece of the line: at once, if nobody waits and there is time."""
        if self._networks or self._later or self._spent >= TURN_SECONDS:
            self.wait(line)
        else:
            self._read(line)
            self._come_back(line.loop)

    def wait(self, line: PiecewiseReader) -> None:
        """A piece of the line, as soon as it is its turn, but not in this one."""
        line.waits = True
        self._later.append(line)
        self._come_back(line.loop)

    def _come_back(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._next is None:
            self._next = loop.call_soon(self._take_turns, loop)

    def _take_turns(self, loop: asyncio.AbstractEventLoop) -> None:
        self._next, self._spent = None, 0.0
        for line in self._later:
            self._networks.setdefault(line.network, deque()).append(line)
        self._later.clear()
        try:
            while self._networks:
                self._read(self._first())
                if self._spent >= TURN_SECONDS:
                    break
        finally:  # also if one of them fails: the others wait for their turn
            if self._networks or self._later:
                self._come_back(loop)

    def _first(self) -> PiecewiseReader:
        """Whose turn it is. Their network comes last then."""
        network = next(iter(self._networks))
        lines = self._networks.pop(network)
        line = lines.popleft()
        if lines:
            self._networks[network] = lines
        line.waits = False
        return line

    def _read(self, line: PiecewiseReader) -> None:
        began = perf_counter()
        try:
            line.read_piece()
        finally:
            self._spent += perf_counter() - began


class PiecewiseReader:
    """A line that is read piece by piece: in between others have their turn, and nothing comes."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    turns: Turns
    network: str  # to whom it belongs
    waits = False  # for its turn
    _left = b""  # what has come and is not read yet

    def data_received(self, data: bytes) -> None:
        """Read the first piece, or wait for those before."""
        is_first = not self._left
        self._left += data
        if is_first and not self.waits and not self._is_held_up:
            self.turns.read(self)
        if self._left:
            self.go_on()

    def go_on(self) -> None:
        """Come back for the rest, unless somebody holds it up."""
        if self._is_over:
            self._left = b""
        elif self._left:
            if self.transport.is_reading():
                self.transport.pause_reading()
            if not self.waits and not self._is_held_up:
                self.turns.wait(self)

    def read_piece(self) -> None:
        """Now it is its turn."""
        if not self._is_over and not self._is_held_up:
            size = self._room
            piece, self._left = self._left[:size], self._left[size:]
            self._read(piece)
        self.go_on()
        if not (self._left or self._is_over or self._is_held_up or self.transport.is_reading()):
            self.transport.resume_reading()

    @property
    def _room(self) -> int:
        """For the next piece."""
        return PIECE

    @property
    def _is_over(self) -> bool:
        return self.transport.is_closing()

    @property
    def _is_held_up(self) -> bool:
        """Does what was read wait for somebody?"""
        raise NotImplementedError

    def _read(self, piece: bytes) -> None:
        raise NotImplementedError
