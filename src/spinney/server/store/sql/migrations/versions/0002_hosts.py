"""Who made a table, where it can be looked up."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String, nullable=False, server_default=""))
    op.create_index("tables_by_host", "tables", ["host", "status"])
    tables = sa.table("tables", sa.column("id"), sa.column("row"), sa.column("host"))
    connection = op.get_bind()
    for match, row in connection.execute(sa.select(tables.c.id, tables.c.row)).all():
        connection.execute(sa.update(tables).where(tables.c.id == match).values(host=json.loads(row)["host"]))
