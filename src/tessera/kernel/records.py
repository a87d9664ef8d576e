"""The record of a game: a JSON file with everything needed to play it again, chance included.

A record is read strictly. What cannot be trusted to be a whole record of this version is refused
with one sentence; whether its moves are legal shows when it is replayed (`Match.from_record`).
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Annotated, Any, TypeAlias, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tessera.kernel.engine.chance import MOST_SEATS
from tessera.kernel.errors import InvalidOption, InvalidPosition, InvalidRecord, TesseraError
from tessera.kernel.fair_draws import Shuffle
from tessera.kernel.values import Json, Outcome

FORMAT = "tessera record"
VERSION = 1
LONGEST_NAME = 40
INVISIBLE = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"))  # printable, they say
LARGEST = 4 * 1024 * 1024  # bytes; a long game is a few thousand
MOST_MOVES = 100_000  # a game without points may need ten thousand at random
MOST_OPTIONS = 20

Word: TypeAlias = Annotated[str, Meta(max_length=100)]
Text: TypeAlias = Annotated[str, Meta(max_length=1_000)]
ChosenOptions: TypeAlias = Annotated[dict[Word, Word], Meta(max_length=MOST_OPTIONS)]


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game from set-up on, or from the position where it began, finished or not."""

    format: str = FORMAT
    version: int = VERSION
    game: Word
    seats: int
    options: ChosenOptions
    names: Annotated[list[Text], Meta(max_length=MOST_SEATS)]
    components: Json
    start: Json | UnsetType = UNSET  # the position before the first move, if not the set-up
    moves: Annotated[list[Text], Meta(max_length=MOST_MOVES)]
    outcome: Outcome | None = None
    shuffle: Shuffle | None = None  # how the draws can be checked, where a table was played at

    def to_json(self) -> str:
        """The record as text, a line for each part and each move."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


def check_names(names: list[str], seats: int) -> None:
    """Every seat has a name that can be shown anywhere."""
    if len(names) != seats:
        raise InvalidOption(f"there are {len(names)} names for {seats} seats")
    for name in names:
        seen = name.translate(INVISIBLE).strip()
        if not seen or not name.isprintable() or len(name) > LONGEST_NAME:
            sentence = f"a name has 1 to {LONGEST_NAME} printable characters, unlike {name[:60]!r}"
            raise InvalidOption(sentence, code="bad-name", longest=LONGEST_NAME)


def record_from_json(text: str | bytes) -> Record:
    """Read a record; InvalidRecord says in one sentence what is wrong."""
    try:
        plain: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise InvalidRecord(f"this is not a whole JSON file ({error})") from None
    parts = cast("dict[str, object]", plain) if isinstance(plain, dict) else {}
    if parts.get("format") != FORMAT:
        raise InvalidRecord(f'this is not a record: it does not say "format": "{FORMAT}"')
    if parts.get("version") != VERSION:
        found = repr(parts.get("version"))[:40]
        raise InvalidRecord(f"this record has version {found}; only version {VERSION} is known")
    try:
        record = msgspec.convert(plain, Record)
        check_names(record.names, record.seats)
    except (msgspec.ValidationError, InvalidOption) as error:
        raise InvalidRecord(f"this record is damaged: {error}") from None
    return record


def read_record(path: Path) -> Record:
    """Read a record's file."""
    return record_from_json(_content(path, InvalidRecord, "a record"))


class Beginning(msgspec.Struct, frozen=True):
    """A file with a position: the line of a ply in a trace, or one that says more."""

    position: Json
    game: Word | None = None
    options: ChosenOptions = {}
    components: Json | None = None


def read_beginning(path: Path) -> Beginning:
    """Read the file of a position; whether it is one of its game is seen when it is set up."""
    content = _content(path, InvalidPosition, "a position")
    try:
        return msgspec.json.decode(content, type=Beginning)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise InvalidPosition(f"{path.name} is not the file of a position: {error}") from None


def _content(path: Path, trouble: type[TesseraError], what: str) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise trouble(f"{path.name} cannot be read: {error.strerror}") from None
    if len(content) > LARGEST:
        raise trouble(f"{path.name} is too large to be {what}")
    return content


def write_record(record: Record, path: Path) -> None:
    """Write a record's file, whole or not at all."""
    part = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    with part.open("x", encoding="utf-8") as file:
        try:
            file.write(record.to_json())
            file.flush()
            os.fsync(file.fileno())
            part.replace(path)
        except BaseException:
            part.unlink()
            raise
