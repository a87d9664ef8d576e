"""Positions: records of fixed size whose fields are attributes, in Python and in compiled code."""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Self, TypeAlias

import numpy as np

Position: TypeAlias = Any  # a Fields of the game's own type: fixed size, nothing hidden in it


class Fields(np.void):
    """A record whose fields are attributes. NumPy's own can do all this, but far more slowly."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(f"there is no field {name!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value

    def copy(self, order: Any = None) -> Self:
        """The same, to be changed by itself."""
        return np.frombuffer(bytearray(self.tobytes()), self.dtype)[0]

    @property
    def data(self) -> Any:
        """The record's bytes, which Numba asks for at every call of a compiled function.

        NumPy makes a new buffer of its whole array each time; a copy has one of its own already.
        """
        buffer = getattr(self.base, "base", None)
        alone = type(buffer) is memoryview and buffer.nbytes == self.itemsize
        return buffer if alone else super().data


def position_type(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The type of a record with these fields, filled up to whole words of 8 bytes."""
    for name, *_ in fields:
        if not hasattr(Fields, name):  # a property takes a third of the time of __getattr__
            setattr(Fields, name, property(itemgetter(name)))
    size = np.dtype(fields).itemsize
    return np.dtype((Fields, [*fields, ("unused", np.int8, -size % 8)]))


def empty_position(kind: np.dtype[Any]) -> Position:
    """A position of this type in which everything is 0."""
    return np.zeros(1, kind)[0].copy()
