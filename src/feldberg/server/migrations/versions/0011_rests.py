"""What was left on the clock when something was accepted, for take-backs to restore."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("rest", sa.Float(), nullable=True))


def downgrade() -> None:
    op.drop_column("entries", "rest")
