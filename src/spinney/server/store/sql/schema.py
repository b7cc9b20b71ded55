"""The tables of the database, for SQLite and PostgreSQL alike. migrations/ builds them step by step."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

visitors = sa.Table(
    "visitors",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
)

# A secret opens an identity: a browser's cookie, a program's token, or a link that works once.
secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("visitor", sa.String, nullable=False, index=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("expires", sa.Double),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("status", sa.String, nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("row", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    # What the lobby needs of the game itself, written with every move.
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("waiting", sa.String, nullable=False),
    sa.Column("owes", sa.Boolean, nullable=False),
    sa.Column("deadline", sa.Double),
    sa.Column("result", sa.Text),
    # The visitor who made it; those who sit there are in `seatings`.
    sa.Column("host", sa.String, nullable=False, server_default=""),
    sa.Index("tables_by_host", "host", "status"),
    sa.Index("tables_by_status", "status", "open", "created"),
    sa.Index("tables_by_deadline", "deadline"),
    sa.Index("tables_by_debt", "owes"),
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("match", sa.String, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sqlite_with_rowid=False,
)

seatings = sa.Table(
    "seatings",
    metadata,
    sa.Column("visitor", sa.String, primary_key=True),
    sa.Column("match", sa.String, primary_key=True, index=True),
    # Whether the visitor has taken the finished game off their list.
    sa.Column("forgotten", sa.Boolean, nullable=False, server_default=sa.false()),
    sqlite_with_rowid=False,
)

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("match", sa.String, primary_key=True),
    sa.Column("visitor", sa.String, primary_key=True),
    sa.Column("process", sa.String, primary_key=True),
    # Since when the visitor is away; 0 while connected.
    sa.Column("gone", sa.Double, nullable=False),
    sqlite_with_rowid=False,
)

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("beat", sa.Double, nullable=False),
)

# When no server ran at all: clocks do not count it.
downtimes = sa.Table(
    "downtimes",
    metadata,
    sa.Column("began", sa.Double, primary_key=True),
    sa.Column("ended", sa.Double, nullable=False),
)
