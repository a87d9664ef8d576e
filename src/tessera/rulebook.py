"""The rules as text, clause by clause: what a refusal points at. [SIN-4.2b] is such an address."""

from __future__ import annotations

import re
from functools import cache

from tessera.resources import rules_of

CLAUSE = re.compile(r"^- \*\*(?P<clause>[A-Z]+-\d+\.\d+[a-z]?)\*\* (?P<text>.+)$", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")


@cache
def clauses(game: str) -> dict[str, str]:
    """Every clause of a game's rules by its number, as plain text; none if they are not written."""
    file = rules_of(game, "en")
    page = file.read_text(encoding="utf-8") if file.exists() else ""
    return {found["clause"]: _plain(found["text"]) for found in CLAUSE.finditer(page)}


def _plain(markdown: str) -> str:
    return _LINK.sub(r"\1", markdown).replace("*", "").replace("`", "")
