"""What can be wrong with a table in the journal: done to it on purpose."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from tessera.storage.schema import ENTRIES

Damage = Callable[[sa.Connection, str], None]


def put_instead(entry: bytes) -> Damage:
    """Instead of the last entry of the table."""

    def damage(connection: sa.Connection, table: str) -> None:
        of_table = ENTRIES.c.table_id == table
        last = sa.select(sa.func.max(ENTRIES.c.number)).where(of_table).scalar_subquery()
        connection.execute(
            sa.update(ENTRIES).where(of_table, ENTRIES.c.number == last).values(entry=entry)
        )

    return damage


def of_another_game(connection: sa.Connection, table: str) -> None:
    first = (ENTRIES.c.table_id == table) & (ENTRIES.c.number == 1)
    entry = bytes(connection.scalar(sa.select(ENTRIES.c.entry).where(first)) or b"")
    changed = entry.replace(b'"sintra"', b'"ludo"')
    connection.execute(sa.update(ENTRIES).where(first).values(entry=changed))


def without_entries(connection: sa.Connection, table: str) -> None:
    connection.execute(sa.delete(ENTRIES).where(ENTRIES.c.table_id == table))


DAMAGES: dict[str, Damage] = {
    "an illegal move": put_instead(b'{"at":1,"changes":[{"type":"played","ply":1,"move":"9o9"}]}'),
    "a game that is not known": of_another_game,
    "garbage": put_instead(b"\x00\xff garbage"),
    "a change that is not known": put_instead(b'{"at":1,"changes":[{"type":"danced","seat":0}]}'),
    "no entries": without_entries,
}
