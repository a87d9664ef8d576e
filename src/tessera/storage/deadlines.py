"""Patience: until when whoever asks the database can wait. A line that takes longer is cut."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from time import monotonic

_until = ContextVar("_until", default=inf)


@contextmanager
def within(seconds: float) -> Generator[None]:
    """Whatever is asked here has to be answered in so many seconds, all of it together."""
    token = _until.set(min(until(), monotonic() + seconds))
    try:
        yield
    finally:
        _until.reset(token)


def until() -> float:
    """When patience ends, by the monotonic clock."""
    return _until.get()
