"""The tables of the database. Changes come as migrations, never here alone."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("status", sa.String(10), nullable=False),  # waiting, running, over
    sa.Column("listed", sa.LargeBinary),  # how it is listed, as JSON; nothing if it is not
    sa.Column("changed_at", sa.BigInteger, nullable=False),  # milliseconds since 1970
    sa.Column("due_at", sa.BigInteger),  # when somebody has to look after it: a bot, a clock
    sa.Index("tables_by_status", "status", "changed_at"),
    sa.Index("tables_by_due", "due_at"),
)

ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("entry", sa.LargeBinary, nullable=False),  # as JSON
)

HEARTBEAT = sa.Table(
    "heartbeat",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # 1: there is one row
    sa.Column("beats", sa.BigInteger, nullable=False),
)
