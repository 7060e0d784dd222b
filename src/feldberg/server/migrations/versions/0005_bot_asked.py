"""Tables know whether a bot is asked. Of games that go on that is worked out, with who is asked, by who serves them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("bot_asked", sa.Boolean))
    op.execute(sa.text("UPDATE tables SET bot_asked = false WHERE status <> 'playing'"))
    op.create_index("tables_by_bot", "tables", ["status", "bot_asked", "changed"])


def downgrade() -> None:
    op.drop_index("tables_by_bot", "tables")
    op.drop_column("tables", "bot_asked")
