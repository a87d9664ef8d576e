"""The journal, on SQLite and PostgreSQL alike: nothing twice, nothing lost, nothing by halves."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from tessera.storage.journal import Addition, Journal, Status, Summary
from tessera.storage.opening import CannotOpen, open_journal
from tessera.storage.schema import HEARTBEAT
from tests.databases import Database


@pytest.fixture
def journal(database: Database) -> Iterator[Journal]:
    journal = database.open()
    yield journal
    journal.close()


def entry(
    table: str, number: int, text: bytes = b"{}", *, summary: Summary | None = None, at: int = 0
) -> Addition:
    return Addition(table=table, number=number, at=at, entry=text, summary=summary)


def summed_up(
    status: Status = "running", *, listed: bytes | None = None, due_at: int | None = None
) -> Summary:
    return Summary(status=status, listed=listed, due_at=due_at)


def test_entries_come_back_in_their_order(journal: Journal):
    """Those after a number, if one is given."""
    for number in (1, 2, 3):
        assert journal.add([[entry("a", number, b"%d" % number)]]) == [True]
    assert journal.entries("a") == [b"1", b"2", b"3"]
    assert journal.entries("a", after=2) == [b"3"]
    assert journal.entries("a", after=3) == journal.entries("b") == []


def test_a_number_is_given_once(journal: Journal):
    """Whoever comes second is told so, and what the first wrote stays."""
    assert journal.add([[entry("a", 1, b"first")]]) == [True]
    assert journal.add([[entry("a", 1, b"second")]]) == [False]
    assert journal.add([[entry("a", 1, b"third")], [entry("b", 1, b"other")]]) == [False, True]
    assert journal.entries("a") == [b"first"]
    assert journal.entries("b") == [b"other"]


def test_the_same_number_twice_in_one_go_is_given_once(journal: Journal):
    """To whoever comes first, in whatever order the tables are."""
    units = [[entry("b", 1, b"first")], [entry("a", 1)], [entry("b", 1, b"second")]]
    assert journal.add(units) == [True, True, False]
    assert journal.entries("b") == [b"first"]


def test_a_unit_that_comes_second_leaves_nothing_behind(journal: Journal):
    """Neither its other entries nor its summary."""
    journal.add([[entry("a", 1, summary=summed_up())]])
    late = [entry("a", 1, summary=summed_up("over")), entry("new", 1, summary=summed_up())]
    assert journal.add([late]) == [False]
    assert journal.entries("new") == []
    assert len(journal.entries("a")) == 1


def at_the_same_time(works: Sequence[Callable[[], None]]) -> None:
    """Do all of it in threads; what goes wrong in one goes wrong here."""
    with ThreadPoolExecutor(len(works)) as pool:
        for future in [pool.submit(work) for work in works]:
            future.result(timeout=60)


def test_of_many_at_once_one_is_first(database: Database, journal: Journal):
    """Whatever process they are in: here, each has a journal of its own."""
    won: list[int] = []
    journals = [database.open() for _ in range(6)]

    def race(mine: Journal) -> None:
        for number in range(1, 11):
            if mine.add([[entry("a", number)]]) == [True]:
                won.append(number)
        mine.close()

    at_the_same_time([partial(race, one) for one in journals])
    assert sorted(won) == list(range(1, 11))
    assert len(journal.entries("a")) == 10


def test_units_for_the_same_tables_in_any_order_do_not_block_each_other(database: Database):
    """Two processes write for the same tables, in opposite orders, again and again."""

    def write(mine: Journal, names: list[str]) -> None:
        for number in range(1, 21):
            mine.add([[entry(name, number)] for name in names])
        mine.close()

    names = [f"t{nth}" for nth in range(10)]
    orders = (names, names[::-1])
    at_the_same_time([partial(write, database.open(), order) for order in orders])
    journal = database.open()
    assert [len(journal.entries(name)) for name in names] == [20] * len(names)
    journal.close()


def test_if_one_unit_cannot_be_written_none_is(journal: Journal):
    """A commit is all or nothing."""
    broken = Addition(table="b", number=1, at=0, entry=None, summary=None)  # pyright: ignore
    with pytest.raises(SQLAlchemyError):
        journal.add([[entry("a", 1)], [broken]])
    assert journal.entries("a") == []


def test_the_list_shows_what_is_listed_the_latest_first(journal: Journal):
    """By status, and no more than asked for."""
    for nth, status in enumerate(("waiting", "running", "waiting", "over")):
        summary = summed_up(status, listed=b"shown")  # pyright: ignore[reportArgumentType]
        journal.add([[entry(f"t{nth}", 1, at=nth, summary=summary)]])
    journal.add([[entry("hidden", 1, at=9, summary=summed_up("waiting"))]])
    assert journal.listed("waiting", 10) == [("t2", b"shown"), ("t0", b"shown")]
    assert journal.listed("waiting", 1) == [("t2", b"shown")]
    assert [name for name, _ in journal.listed("running", 10)] == ["t1"]


def test_a_summary_is_kept_until_another_comes(journal: Journal):
    """An entry without one changes nothing about it."""
    journal.add([[entry("a", 1, summary=summed_up("waiting", listed=b"1"))]])
    journal.add([[entry("a", 2)]])
    assert journal.listed("waiting", 10) == [("a", b"1")]
    journal.add([[entry("a", 3, summary=summed_up("running", listed=b"2"))]])
    assert journal.listed("waiting", 10) == []
    assert journal.listed("running", 10) == [("a", b"2")]


def test_tables_that_are_due_are_found_the_longest_waiting_first(journal: Journal):
    """Those without a time never are."""
    for name, due in (("late", 20), ("early", 10), ("later", 30), ("never", None)):
        journal.add([[entry(name, 1, summary=summed_up(due_at=due))]])
    assert journal.due(9, 10) == []
    assert journal.due(20, 10) == ["early", "late"]
    assert journal.due(99, 2) == ["early", "late"]


def test_what_was_added_is_there_after_opening_again(database: Database, journal: Journal):
    """The same data, byte by byte."""
    text = bytes(range(256))
    journal.add([[entry("a", 1, text)]])
    again = database.open()
    assert again.entries("a") == [text]
    again.close()


def test_a_name_that_no_table_can_have_is_not_found(journal: Journal):
    """It is no trouble of the database's."""
    assert journal.entries("a\0") == []


def test_a_heartbeat_is_written(journal: Journal):
    """Into the same row again and again."""
    for _ in range(3):
        journal.beat()
    with journal._engine.connect() as connection:
        assert list(connection.scalars(sa.select(HEARTBEAT.c.beats))) == [3]


@pytest.mark.skipif(sys.platform == "win32", reason="files have no modes there")
def test_only_their_owner_may_read_games(tmp_path: Path):
    """New ones and those that were there."""
    data = tmp_path / "data"
    for _ in range(2):
        journal = open_journal(data=data)
        journal.add([[entry("a", 1)]])
        files = [data / f"tessera.sqlite{end}" for end in ("", "-wal", "-shm")]
        assert data.stat().st_mode & 0o777 == 0o700
        assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 3
        journal.close()
        (data / "tessera.sqlite").chmod(0o644)


@pytest.mark.skipif(sys.platform == "win32", reason="files have no modes there")
def test_what_a_killed_server_left_is_for_its_owner_too(tmp_path: Path):
    """Also the files beside the database, as an older version made them."""
    alive = open_journal(data=tmp_path)
    alive.add([[entry("a", 1)]])
    files = [tmp_path / f"tessera.sqlite{end}" for end in ("", "-wal", "-shm")]
    for file in files:
        file.chmod(0o644)
    open_journal(data=tmp_path).close()
    assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 3
    alive.close()


def test_sqlite_waits_for_the_disk(tmp_path: Path):
    """A commit that has returned survives a power cut."""
    journal = open_journal(data=tmp_path)
    with journal._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    journal.close()


def test_only_postgresql_is_shared(journal: Journal, database: Database):
    """Several processes need a database that is made for it."""
    assert journal.is_shared == (database.address is not None)


@pytest.mark.parametrize(
    "address",
    ["", "mysql://x/y", "postgresql", "postgresql://nobody@127.0.0.1:1/none", "postgresql://[::/x"],
)
def test_an_address_where_no_database_is_gets_a_sentence(address: str):
    """Not a trace."""
    with pytest.raises(CannotOpen) as caught:
        open_journal(database=address)
    assert "\n" not in str(caught.value)


def test_a_folder_that_cannot_be_made_gets_a_sentence(tmp_path: Path):
    """A file is in the way."""
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotOpen, match="cannot be made"):
        open_journal(data=tmp_path / "file" / "data")


def test_a_file_that_is_no_database_gets_a_sentence(tmp_path: Path):
    """It is left as it is."""
    file = tmp_path / "tessera.sqlite"
    file.write_bytes(b"not a database, but long enough to be taken for one" * 100)
    with pytest.raises(CannotOpen, match="not a database"):
        open_journal(data=tmp_path)
    assert file.read_bytes().startswith(b"not a database")
