"""Tables know how often they changed, so that who has read one knows whether that still holds."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    op.drop_column("tables", "version")
