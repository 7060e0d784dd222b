"""What the operator did from the command line, for the servers to tell."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bells",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("topic", sa.String(80), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("bells")
