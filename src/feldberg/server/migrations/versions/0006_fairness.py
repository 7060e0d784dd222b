"""Seeds of 128 bits, whose games cannot be foretold, and clocks that stand still while no server is there."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("seed", existing_type=sa.String(20), type_=sa.String(40), existing_nullable=False)
    op.create_table("pulse", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Float, nullable=False))


def downgrade() -> None:
    op.drop_table("pulse")
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("seed", existing_type=sa.String(40), type_=sa.String(20), existing_nullable=False)
