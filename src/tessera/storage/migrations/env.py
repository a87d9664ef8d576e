"""How Alembic reaches the database: through the connection that `opening.migrate` gives it."""

from __future__ import annotations

from alembic import context

from tessera.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
