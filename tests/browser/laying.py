"""Tables as a test wants them, put into a server's journal before anybody goes there."""

from __future__ import annotations

from functools import cache

import msgspec

from tessera.server.hub import summary
from tessera.storage.journal import Addition, Journal
from tessera.table.entries import Entry
from tessera.table.keys import hash_of, new_table_id
from tests.databases import Database
from tests.table.seated import EVERYBODY, Sitting


def key_of(who: str) -> str:
    """As long as a real one; the short ones of `Sitting` no server would take."""
    return f"{who}-" * 12


def entry_for_a_server(entry: Entry) -> bytes:
    text = msgspec.json.encode(entry).decode()
    for who in EVERYBODY:
        text = text.replace(hash_of(who), hash_of(key_of(who)))
    return text.encode()


_journal_of = cache(Database.open)  # stays open as long as the tests last


def lay(database: Database, sitting: Sitting) -> str:
    """Write down all that happened at the table; its name."""
    return written(_journal_of(database), sitting)


def written(journal: Journal, sitting: Sitting) -> str:
    """The same, where the journal is not to stay open."""
    name, last = new_table_id(), len(sitting.entries)
    journal.add(
        [
            [
                Addition(
                    table=name,
                    number=number,
                    at=entry.at,
                    entry=entry_for_a_server(entry),
                    summary=summary(sitting.table) if number == last else None,
                )
                for number, entry in enumerate(sitting.entries, 1)
            ]
        ]
    )
    return name
