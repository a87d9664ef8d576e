"""A few small compiled functions, to see how they are prepared."""

# pyright: basic
from __future__ import annotations

from types import SimpleNamespace

from tessera.kernel.compiling import EntryPoint, compiled


@compiled
def double(number):  # noqa: ANN001
    """Twice the number."""
    return number * 2


@compiled
def quadruple(number):  # noqa: ANN001
    """Four times the number."""
    return double(double(number))


GAME = SimpleNamespace(entry_points=lambda: [EntryPoint(double, (1,)), EntryPoint(quadruple, (1,))])
