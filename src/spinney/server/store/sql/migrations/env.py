"""Run by Alembic."""

from alembic import context

from spinney.server.store.sql.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
