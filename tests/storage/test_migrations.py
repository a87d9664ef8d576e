"""The schema as its migrations make it, from the first version on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

import tessera
from tessera.storage.opening import CannotOpen, migrate, open_journal
from tessera.storage.schema import METADATA
from tests.databases import Database

FOLDER = Path(tessera.__file__).parent / "storage" / "migrations"


def versions() -> list[str]:
    """All versions, the first one first."""
    script = ScriptDirectory(str(FOLDER))
    return [revision.revision for revision in script.walk_revisions()][::-1]


@pytest.fixture
def engine(database: Database) -> Iterator[sa.Engine]:
    if database.address is not None:
        url = database.address.replace("postgresql://", "postgresql+psycopg://")
    else:
        assert database.data is not None
        database.data.mkdir()
        url = f"sqlite:///{database.data / 'tessera.sqlite'}"
    engine = sa.create_engine(url)
    yield engine
    engine.dispose()


def test_migrations_make_the_schema_that_the_code_knows(engine: sa.Engine):
    """Nothing missing, nothing more, on either database."""
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_versions_come_one_after_the_other():
    """Each knows the one before it."""
    script = ScriptDirectory(str(FOLDER))
    assert len(script.get_heads()) == 1
    assert versions() == sorted(versions())


@pytest.mark.parametrize("version", versions())
def test_games_of_every_version_are_still_there(
    engine: sa.Engine, database: Database, version: str
):
    """A database that stopped at an older version is brought up to date with its games."""
    migrate(engine, version)
    with engine.begin() as connection:
        for statement in AS_WRITTEN_IN[version]:
            kind = "BLOB" if engine.dialect.name == "sqlite" else "bytea"
            connection.exec_driver_sql(statement.replace("{bytes}", kind))
    journal = open_journal(data=database.data, database=database.address)
    assert journal.entries("old") == [b'{"at":1}', b'{"at":2}']
    assert journal.listed("waiting", 10) == [("old", b"{}")]
    assert journal.due(5, 10) == ["old"]
    journal.close()


ENTRIES_OF_0001 = [
    "INSERT INTO tables (id, status, listed, changed_at, due_at)"
    " VALUES ('old', 'waiting', CAST('{}' AS {bytes}), 1, 5)",
    *(
        "INSERT INTO entries (table_id, number, entry)"
        f" VALUES ('old', {number}, CAST('{{\"at\":{number}}}' AS {{bytes}}))"
        for number in (1, 2)
    ),
]
AS_WRITTEN_IN = {
    "0001": ENTRIES_OF_0001,
    "0002": [*ENTRIES_OF_0001, "UPDATE heartbeat SET beats = beats + 1"],
}


def test_every_version_has_its_games():
    """A new version needs a database that was written by it."""
    assert list(AS_WRITTEN_IN) == versions()


def test_opening_twice_changes_nothing(database: Database):
    """Nor does it lose anything."""
    for _ in range(2):
        journal = database.open()
        assert journal.entries("a") == []
        journal.close()


def test_a_database_of_a_newer_version_gets_a_sentence(engine: sa.Engine, database: Database):
    """And is left as it is."""
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(CannotOpen, match="newer Tessera made this database: update") as caught:
        database.open()
    assert "\n" not in str(caught.value)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT * FROM alembic_version").scalar() == "9999"


@pytest.mark.parametrize("forget", ["DROP TABLE alembic_version", "DELETE FROM alembic_version"])
def test_tables_without_a_version_get_a_sentence(
    engine: sa.Engine, database: Database, forget: str
):
    """They may be anybody's."""
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql(forget)
    with pytest.raises(CannotOpen, match="tables that are not Tessera's: use another"):
        database.open()
