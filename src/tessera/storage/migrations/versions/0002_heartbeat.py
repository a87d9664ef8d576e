"""A heartbeat: the one row that is written to see whether anything can be."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make it, with its row."""
    heartbeat = op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beats", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(heartbeat, [{"id": 1, "beats": 0}])
