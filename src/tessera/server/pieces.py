"""A line is read piece by piece, so that whoever sends a lot at once keeps nobody waiting."""

from __future__ import annotations

import asyncio

PIECE = 2048  # bytes that are read before others have their turn


class InPieces:
    """A line that is read piece by piece: in between others have their turn, and nothing comes."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _left = b""  # what has come and is not read yet
    _turn: asyncio.Handle | None = None  # when the next piece is read

    def data_received(self, data: bytes) -> None:
        """Read the first piece, or wait for those before."""
        self._left += data
        if self._turn is None and not self._is_held_up:
            self._read_on()
        else:
            self.go_on()

    def go_on(self) -> None:
        """Come back for the rest, unless somebody holds it up."""
        if self._is_over:
            self._left = b""
        elif self._left:
            if self.transport.is_reading():
                self.transport.pause_reading()
            if self._turn is None and not self._is_held_up:
                self._turn = self.loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        self._turn = None
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
