"""Playing and replaying in the terminal. Knows no game by name."""

from __future__ import annotations

from rich.console import Console


def can_show_shapes(console: Console) -> bool:
    """Does the terminal know the signs that drawings are made of?"""
    try:
        "●◆■▲★○◇□△☆▼".encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
