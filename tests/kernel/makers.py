"""A few small compiled functions, to see how they are prepared."""

# pyright: basic
from __future__ import annotations

from tessera.kernel.compiling import EntryPoint, compiled


@compiled
def double(number):  # noqa: ANN001
    """Twice the number."""
    return number * 2


@compiled
def quadruple(number):  # noqa: ANN001
    """Four times the number."""
    return double(double(number))


def entry_points() -> list[EntryPoint]:
    """Both."""
    return [EntryPoint(double, (1,)), EntryPoint(quadruple, (1,))]
