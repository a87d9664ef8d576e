"""What people at a table say to each other: short plain lines and a few quick reactions."""

from __future__ import annotations

import msgspec

from tessera.table.refusals import Refused
from tessera.table.text import check_marks, visible

LONGEST = 300  # letters
JOINER = "\u200d"  # makes one picture of several
REMEMBERED = 50  # lines
REACTIONS = ("applause", "laugh", "wow", "thinking", "oops", "thanks")
AT_ONCE = 5  # lines of one seat …
WITHIN = 10_000  # … in so many milliseconds


class ChatLine(msgspec.Struct, frozen=True):
    """Something said or shown."""

    number: int  # of the entry
    at: int
    seat: int
    name: str  # of whoever sat there
    text: str | None = None
    reaction: str | None = None


class Chat:
    """The last lines."""

    def __init__(self) -> None:
        self.lines: list[ChatLine] = []

    def hear(self, line: ChatLine) -> None:
        """One more; the oldest is forgotten."""
        self.lines.append(line)
        del self.lines[:-REMEMBERED]

    def check(self, seat: int, at: int) -> None:
        """Refuse somebody who talks too fast."""
        lately = [line for line in self.lines if line.seat == seat and line.at > at - WITHIN]
        if len(lately) >= AT_ONCE:
            raise Refused("not so fast: wait a few seconds", code="too-fast")

    def since(self, number: int) -> list[ChatLine]:
        """What was said after an entry."""
        return [line for line in self.lines if line.number > number]


def check_text(text: str) -> None:
    """Plain text of one line, of which something is seen."""
    printable = len(text) <= LONGEST and text.replace(JOINER, "").isprintable()
    if not printable or not visible(text).strip():
        raise Refused(
            f"a line has 1 to {LONGEST} printable characters", code="not-a-line", longest=LONGEST
        )
    check_marks(text)


def check_reaction(reaction: str) -> None:
    """One of the few."""
    if reaction not in REACTIONS:
        raise Refused(f"the reactions are {', '.join(REACTIONS)}", code="no-such-reaction")
