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


def whole_number(answer: str) -> int | None:
    """The number that somebody typed, if it is one; 5000 digits are as good as 9."""
    return int(answer[:9]) if answer.isascii() and answer.isdigit() else None
