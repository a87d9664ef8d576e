"""Positions are records: their fields are attributes, and a copy is a thing of its own."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from tessera.kernel.compiling import compiled
from tessera.kernel.position import Fields, Position, empty_position, position_type

KIND = position_type([("small", np.int8), ("row", np.int8, 3), ("large", np.int64)])


@compiled
def add_one(s: Position) -> None:
    """Change every field in a compiled function."""
    s.small += 1
    s.large += 1
    s.row[1] += 1


def values(s: Position) -> tuple[int, list[int], int]:
    """All of it."""
    return int(s.small), s.row.tolist(), int(s.large)


def test_fields_are_attributes():
    """To be read and written; there are no others."""
    s = empty_position(KIND)
    s.small, s.large = 5, -7
    s.row[2] = 9
    assert values(s) == (5, [0, 0, 9], -7)
    assert s["large"] == s.large
    with pytest.raises(AttributeError, match="nothing"):
        _ = s.nothing


def pickled(s: Position) -> Position:
    """Sent to another process."""
    return pickle.loads(pickle.dumps(s))


@pytest.mark.parametrize("make", [Fields.copy, deepcopy, pickled])
def test_a_copy_goes_its_own_way(make: Callable[[Position], Position]):
    """Whatever way it was made."""
    s = empty_position(KIND)
    s.small = 5
    other = make(s)
    add_one(other)
    assert type(other) is type(s)
    assert values(s) == (5, [0, 0, 0], 0)
    assert values(other) == (6, [0, 1, 0], 1)


def test_compiled_functions_work_on_the_record_itself():
    """Alone, one of many, or in a part of an array."""
    many: Any = np.zeros(6, KIND)
    for s in (many[0], many[3], many[2:][2], empty_position(KIND)):
        add_one(s)
        add_one(s)
        assert values(s) == (2, [0, 2, 0], 2)
    assert many["small"].tolist() == [2, 0, 0, 2, 2, 0]
    assert many["large"].tolist() == [2, 0, 0, 2, 2, 0]


def test_records_in_a_buffer_of_several_are_told_apart():
    """Even if the bytes come from elsewhere."""
    several: Any = np.frombuffer(bytearray(3 * KIND.itemsize), KIND)
    add_one(several[1])
    assert several["small"].tolist() == [0, 1, 0]
    part: Any = np.frombuffer(bytearray(2 * KIND.itemsize), KIND, count=1, offset=KIND.itemsize)
    add_one(part[0])
    assert part["small"].tolist() == [1]
