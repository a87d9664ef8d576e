"""Where the words and the rules lie: inside an installed package, or at the top of a checkout."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent


def folder(name: str) -> Path:
    """The folder `locales` or `docs/rules`."""
    inside = _PACKAGE / name
    return inside if inside.exists() else _PACKAGE.parents[1] / name
