"""An expansion, and the moments of the game at which it may step in.

The base game calls these moments and knows nothing else of expansions; without any there is nothing to call. What a
module keeps on the table beside the base game's things it keeps itself, and declares as everything that is saved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.options import Options
from feldberg.core.saves import Field, Saved
from feldberg.core.senses import Pen

if TYPE_CHECKING:
    from feldberg.games.oh_my_goods.state import Table

# What a seat decides about.

NEW_CARDS: Final = 0
DAWN: Final = 1
PRODUCTION: Final = 2
BUILDING: Final = 3


class Module(Saved):
    """An expansion that does nothing at any moment; each derives from it and does its own."""

    NAME: ClassVar[str]

    def fields(self) -> dict[str, Field]:
        return {}

    def copy(self) -> Module:
        """For the copy of a table; what keeps nothing can be shared."""
        return self

    def resumed(self, table: Table) -> None:
        """The table was read from a save: what follows from it, and what no field alone can refuse."""

    def set_up(self, table: Table) -> None:
        """Charburners and assistants are laid out, the draw pile is not shuffled yet."""

    def round_begins(self, table: Table) -> None:
        """A round begins; it may ask. What is asked last is answered first."""

    def offers(self, table: Table, seat: i64, moment: i64, options: vec[i64]) -> vec[i64]:
        """A seat decides: its options, with those that the module adds."""
        return options

    def answers(self, table: Table, seat: i64, action: i64) -> bool:
        """Whether the answer is one of the module's own, which it then carries out."""
        return False

    def allows(self, table: Table, seat: i64, card: i64) -> bool:
        """Whether a seat may build a card that it can pay."""
        return True

    def built(self, table: Table, seat: i64, card: i64) -> None:
        """A building stands; it may ask."""

    def turned_up(self, table: Table, card: i64) -> bool:
        """A card comes to the market: whether the module takes it away."""
        return False

    def game_ends(self, table: Table) -> None:
        """The last round is over, nothing is counted yet; it may ask."""

    def redeal(self, table: Table) -> None:
        """Deal anew what nobody knows yet."""

    def notice(self, table: Table, seat: i64, pen: Pen) -> None:
        """Write what a seat has of the module and all can see, as numbers."""

    def notice_secret(self, table: Table, seat: i64, pen: Pen) -> None:
        """Write what the seat alone knows."""

    def notice_middle(self, table: Table, pen: Pen) -> None:
        """Write what of the module is nobody's, as numbers."""

    def scores(self, table: Table, seat: int, sheet: dict[str, int]) -> None:
        """Add to the score sheet of a seat."""

    def ranks(self, table: Table) -> list[int]:
        """The places of all seats, where the module ranks otherwise than the base game; empty if not."""
        return []

    def sequel(self, table: Table) -> Options | None:
        """The options of the game that follows."""
        return None
