"""Playing and replaying in the terminal. Knows no game by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

LONGEST_SENTENCE = 300

Step = TypeVar("Step")


def new_console() -> Console:
    """A console that prints what it is given, without markup of its own."""
    return Console(highlight=False, markup=False, emoji=False)


def progress_bar() -> Progress:
    """How far something is that takes long, beside what is printed; it goes away at the end."""
    told = TextColumn("{task.description}")
    columns = (told, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def tracked(steps: Iterable[Step], total: int, *, description: str) -> Iterator[Step]:
    """The same steps, with a bar while they are made."""
    with progress_bar() as progress:
        yield from progress.track(steps, total=total, description=description)


def can_show_shapes(console: Console) -> bool:
    """Does the terminal know the signs that drawings are made of?"""
    try:
        "●◆■▲★○◇□△☆▼".encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def one_sentence(error: Exception) -> str:
    """An error for the terminal: one line, nothing in it that could steer the terminal."""
    text = "".join(
        sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in str(error)
    )
    return text if len(text) <= LONGEST_SENTENCE else f"{text[:LONGEST_SENTENCE]} …"


def whole_number(answer: str) -> int | None:
    """The number that somebody typed, if it is one; 5000 digits are as good as 9."""
    return int(answer[:9]) if answer.isascii() and answer.isdigit() else None
