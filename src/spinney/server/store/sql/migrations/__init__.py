"""The database's schema, step by step. `migrate` brings any older one up to date at the start of a server."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from spinney.core.message import Unreadable

NEWEST = "0003"
# Several server processes may start at once; only one of them migrates.
MIGRATION_LOCK = 0x5B1E_0001


def migrate(engine: Engine) -> None:
    """Bring the database up to date; `Unreadable` if it cannot be reached or is newer than this version."""
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            if sa.inspect(connection).has_table("alembic_version"):
                version = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
                # Alembic takes a fifth of a second to import, so it is imported only when it is needed.
                if version == NEWEST:
                    return
            _upgrade(connection)
    except sa.exc.DBAPIError as error:
        raise Unreadable(f"the database cannot be opened: {str(error.orig).strip()}") from None


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise Unreadable("the database belongs to a newer version of Spinney; install that one") from None
