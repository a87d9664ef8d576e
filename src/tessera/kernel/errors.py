"""What can be wrong with a move or a file, each with a stable code and a sentence for people.

Three kinds of trouble with a move, never mixed: it cannot be read, it may not be made, or somebody
was faster. A code and its facts let the browser say the same in another language.
"""

from __future__ import annotations


class TesseraError(Exception):
    """Something a person can put right: the sentence says how."""

    code = "error"

    def __init__(self, sentence: str, *, code: str | None = None, **facts: object) -> None:
        super().__init__(sentence)
        self.code = code or type(self).code
        self.facts = facts

    def __str__(self) -> str:
        return str(self.args[0])


class InvalidNotation(TesseraError):
    """The text is not a move, whatever the position."""

    code = "invalid-notation"


class IllegalMove(TesseraError):
    """The move may not be made now; the clause says why."""

    code = "illegal-move"

    def __init__(
        self, sentence: str, *, clause: str | None = None, code: str | None = None, **facts: object
    ) -> None:
        super().__init__(sentence, code=code, **facts)
        self.clause = clause

    def __str__(self) -> str:
        return f"{super().__str__()} [{self.clause}]" if self.clause else super().__str__()


class StaleMove(TesseraError):
    """The move belongs to a ply that has been played already."""

    code = "stale-move"


class InvalidOption(TesseraError):
    """A game, number of seats or option that does not exist."""

    code = "invalid-option"


class UnknownGame(InvalidOption, KeyError):
    """A game that is not in the list."""


class InvalidComponents(TesseraError):
    """A components file that no game can be played with; names the line where it can."""

    code = "invalid-components"


class BotFailed(TesseraError):
    """A bot of others that cannot be loaded, ends in an error or makes no legal move."""


class InvalidRecord(TesseraError):
    """A file or text that is not the record of a game by the rules."""

    code = "invalid-record"


class InvalidPosition(TesseraError):
    """A position in JSON that cannot be set up."""

    code = "invalid-position"


def require(holds: object, sentence: str) -> None:
    """Refuse a position in JSON for which this does not hold."""
    if not holds:
        raise InvalidPosition(sentence)
