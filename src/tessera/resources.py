"""Where words, rules and the built page lie: in an installed package, or in a checkout."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent


def folder(name: str) -> Path:
    """The folder `locales`, `docs/rules` or `web/dist`."""
    inside = _PACKAGE / name
    return inside if inside.exists() else _PACKAGE.parents[1] / name
