"""What is said is kept with its author, and can be reported."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("chats") as chats:
        chats.add_column(sa.Column("user", sa.String(32)))
        chats.alter_column("name", existing_type=sa.String(40), nullable=True)
        chats.create_foreign_key("chats_user", "users", ["user"], ["id"])
    op.create_table(
        "reports",
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("reporter", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("author", sa.String(32), sa.ForeignKey("users.id")),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reports")
    with op.batch_alter_table("chats") as chats:
        chats.drop_constraint("chats_user", type_="foreignkey")
        chats.drop_column("user")
