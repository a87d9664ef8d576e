"""The record of a game: a JSON file with everything needed to play it again, chance included.

A record is read strictly. What cannot be trusted to be a whole record of this version is refused
with one sentence; whether its moves are legal shows when it is replayed (`Match.from_record`).
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from tessera.kernel.errors import InvalidRecord
from tessera.kernel.game import Json, Outcome

FORMAT = "tessera record"
VERSION = 1
LONGEST_NAME = 40
LARGEST = 4 * 1024 * 1024  # bytes; a long game is a few thousand


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game from set-up on, finished or not."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    seats: int
    options: dict[str, str]
    names: list[str]
    components: Json
    moves: list[str]
    outcome: Outcome | None = None

    def to_json(self) -> str:
        """The record as text, a line for each part and each move."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


def record_from_json(text: str | bytes) -> Record:
    """Read a record; InvalidRecord says in one sentence what is wrong."""
    try:
        plain: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise InvalidRecord(f"this is not a whole JSON file ({error})") from None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:  # pyright: ignore[reportUnknownMemberType]
        raise InvalidRecord(f'this is not a record: it does not say "format": "{FORMAT}"')
    version: object = plain.get("version")  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    if version != VERSION:
        found = repr(version)[:40]
        raise InvalidRecord(f"this record has version {found}; only version {VERSION} is known")
    try:
        record = msgspec.convert(plain, Record)
    except msgspec.ValidationError as error:
        raise InvalidRecord(f"this record is damaged: {error}") from None
    if len(record.names) != record.seats:
        raise InvalidRecord(f"this record names {len(record.names)} of {record.seats} seats")
    for name in record.names:
        if not name.isprintable() or not 0 < len(name) <= LONGEST_NAME:
            raise InvalidRecord(
                f"a name has 1 to {LONGEST_NAME} printable characters: {name[:60]!r}"
            )
    return record


def read_record(path: Path) -> Record:
    """Read a record's file."""
    try:
        if path.stat().st_size > LARGEST:
            raise InvalidRecord(f"{path.name} is too large to be a record")
        return record_from_json(path.read_bytes())
    except OSError as error:
        raise InvalidRecord(f"{path.name} cannot be read: {error.strerror}") from None


def write_record(record: Record, path: Path) -> None:
    """Write a record's file, whole or not at all."""
    with tempfile.NamedTemporaryFile("w", dir=path.parent, delete=False, encoding="utf-8") as file:
        file.write(record.to_json())
        file.flush()
        os.fsync(file.fileno())
    Path(file.name).replace(path)
