"""Sessions, which can be ended. Who has a cookie from before has one session for it, made when the cookie comes."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("device", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("sessions_by_user", "sessions", ["user"])
    op.add_column("users", sa.Column("old_cookie", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("users", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("users", "banned")
    op.drop_column("users", "old_cookie")
    op.drop_table("sessions")
