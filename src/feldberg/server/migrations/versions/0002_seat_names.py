"""Names of those who played games that were uploaded."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("name", sa.String(40)))


def downgrade() -> None:
    op.drop_column("seats", "name")
