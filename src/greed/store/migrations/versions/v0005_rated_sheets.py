"""What was played in each rated game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; of the games that were rated before, it isn't known any more."""
    op.add_column("results", sa.Column("sheet", sa.Text, nullable=True))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("results") as batch:
        batch.drop_column("sheet")
