"""Visitors, tables, moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "visitors",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("visitor", sa.String, nullable=False, index=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("row", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("waiting", sa.String, nullable=False),
        sa.Column("owes", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("result", sa.Text),
    )
    op.create_index("tables_by_status", "tables", ["status", "open", "created"])
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_index("tables_by_debt", "tables", ["owes"])
    op.create_table(
        "moves",
        sa.Column("match", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seatings",
        sa.Column("visitor", sa.String, primary_key=True),
        sa.Column("match", sa.String, primary_key=True, index=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "presence",
        sa.Column("match", sa.String, primary_key=True),
        sa.Column("visitor", sa.String, primary_key=True),
        sa.Column("process", sa.String, primary_key=True),
        sa.Column("gone", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("beat", sa.Double, nullable=False),
    )
    op.create_table(
        "downtimes",
        sa.Column("began", sa.Double, primary_key=True),
        sa.Column("ended", sa.Double, nullable=False),
    )
