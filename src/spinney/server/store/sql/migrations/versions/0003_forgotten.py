"""Which finished games a visitor has taken off their list."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seatings", sa.Column("forgotten", sa.Boolean, nullable=False, server_default=sa.false()))
