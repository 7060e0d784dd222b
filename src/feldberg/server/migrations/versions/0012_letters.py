"""Addresses to which letters are sent, and what those letters let one do once."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("mail", sa.String(254), nullable=True))
    op.create_table(
        "letters",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
    )
    op.create_index("letters_by_user", "letters", ["user"])


def downgrade() -> None:
    op.drop_table("letters")
    op.drop_column("users", "mail")
