"""A compiled function that no compiler understands."""

# pyright: basic
from __future__ import annotations

from tessera.kernel.compiling import EntryPoint, compiled


@compiled
def impossible(number):  # noqa: ANN001
    """A number has no such thing."""
    return number.nothing


def entry_points() -> list[EntryPoint]:
    """It alone."""
    return [EntryPoint(impossible, (1,))]
