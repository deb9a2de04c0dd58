"""Ratings of players who are known by a key."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables. They name rooms, but outlive them."""
    op.create_table(
        "players",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("fingerprint", sa.String(32), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("loss", sa.Float, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
    )
    op.create_index("players_fingerprint", "players", ["fingerprint"])
    op.create_table(
        "rated",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
    )
    op.create_index("rated_state", "rated", ["state", "at"])
    op.create_table(
        "results",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("loss", sa.Float),
        sa.Column("decisions", sa.Integer),
    )
    op.create_index("results_key", "results", ["key", "at"])


def downgrade() -> None:
    """Drop them, and every rating with them."""
    for name in ("results", "rated", "players"):
        op.drop_table(name)
