"""A compiled function that no compiler understands."""

# pyright: basic
from __future__ import annotations

from types import SimpleNamespace

from tessera.kernel.compiling import EntryPoint, compiled


@compiled
def impossible(number):  # noqa: ANN001
    """A number has no such thing."""
    return number.nothing


GAME = SimpleNamespace(entry_points=lambda: [EntryPoint(impossible, (1,))])
