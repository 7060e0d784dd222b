"""An expansion, and the moments of the game at which it may step in.

The base game calls these moments and knows nothing else of expansions; without any there is nothing to call. What a
module keeps on the table beside the base game's things it keeps itself, and declares as everything that is saved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.questions import Question
from feldberg.core.rows import count_of
from feldberg.core.saves import Field, Saved
from feldberg.core.senses import Pen

if TYPE_CHECKING:
    from feldberg.games.burgundy.state import Table


class Module(Saved):
    """An expansion that does nothing at any moment; each derives from it and does its own."""

    NAME: ClassVar[str]
    BRINGS: ClassVar[list[int]] = []  # kinds of tiles, as far as a learner is to tell them apart

    def fields(self) -> dict[str, Field]:
        return {}

    def copy(self) -> Module:
        """For the copy of a table; what keeps nothing can be shared."""
        return self

    def resumed(self, table: Table) -> None:
        """The table was read from a save: what follows from it, and what no field alone can refuse."""

    # The flow

    def set_up(self, table: Table) -> None:
        """Piles, purses and boards are there, no estate is chosen yet."""

    def settled(self, table: Table) -> None:
        """All estates are chosen: what is still to be laid out."""

    def phase_begins(self, table: Table) -> None:
        """The depots are filled anew."""

    def round_begins(self, table: Table) -> None:
        """All have rolled, and the goods of the round are in their depot."""

    def turn_begins(self, table: Table, seat: i64) -> None:
        """A seat is about to act."""

    def phase_ends(self, table: Table) -> None:
        """All have acted, no mine has paid yet; it may ask. What is asked last is answered first."""

    def goes_on(self, table: Table, seat: i64) -> bool:
        """No die is left and nothing can be bought as things stand: whether the module has something to offer."""
        return False

    def mines_pay(self, table: Table, seat: i64, mines: i64) -> None:
        """A seat got the silver of its mines."""

    # Decisions

    def offers(self, table: Table, question: Question[Any], options: vec[i64]) -> vec[i64]:
        """A decision comes up: its options, with those that the module adds."""
        return options

    def answers(self, table: Table, question: Question[Any], action: i64) -> bool:
        """Whether the answer is one of the module's own, which it then carries out."""
        return False

    # Tiles

    def allows(self, table: Table, seat: i64, tile: i64, cell: i64) -> bool:
        """Whether a tile may go onto an empty cell that is open to it."""
        return True

    def stores(self, table: Table, seat: i64, space: i64, bought: bool) -> bool:
        """A tile is taken: whether the module finds another place for it, or asks, than the base game would."""
        return False

    def placing(self, table: Table, seat: i64) -> None:
        """A tile is about to be placed."""

    def taken(self, table: Table, space: i64) -> None:
        """A space of the main board has been emptied."""

    def takes_effect(self, table: Table, seat: i64, tile: i64, cell: i64) -> bool:
        """A tile was placed and scored: whether the module puts something into the place of the tile's own effect."""
        return False

    def grants(self, table: Table, seat: i64, effect: i64) -> None:
        """The effect of a building that the base game does not know is granted."""

    def placed(self, table: Table, seat: i64, tile: i64, cell: i64) -> None:
        """A tile was placed, and has scored and taken effect."""

    def works(self, table: Table, seat: i64, works: i64) -> i64:
        """What works for a seat now, as bits: the monasteries of its estate and what the module adds or takes away."""
        return works

    def refreshed(self, table: Table) -> None:
        """What works for everybody was worked out anew."""

    # Goods, workers and markers

    def sold(self, table: Table, seat: i64, colour: i64, count: i64) -> None:
        """Goods were sold and paid."""

    def landed(self, table: Table, seat: i64) -> bool:
        """A ship has taken its goods: whether the module does something else than moving the marker."""
        return False

    def marker_moved(self, table: Table) -> None:
        """Somebody's marker came onto a space of the turn-order track."""

    def workers_came(self, table: Table, seat: i64, amount: i64) -> None:
        """A seat gained so many workers."""

    # Points

    def region_size(self, table: Table, seat: i64, cell: i64, size: i64) -> i64:
        """The size at which the full region of a cell is scored."""
        return size

    def pasture(self, table: Table, seat: i64, cells: vec[i64]) -> vec[i64]:
        """The cells whose animals are scored together."""
        return cells

    def colour_filled(self, table: Table, seat: i64, colour: i64) -> bool:
        """All cells of a colour are filled: whether the module gives something instead of a bonus tile."""
        return False

    def awards(self, table: Table, seat: i64, points: i64) -> None:
        """A seat got points."""

    def monasteries_score(self, table: Table, seat: i64, points: dict[int, int]) -> None:
        """Put right what monasteries score for a seat, by their numbers."""

    def scores(self, table: Table, seat: i64, sheet: dict[str, int]) -> None:
        """Put right or add to the score sheet of a seat."""

    def ranks(self, table: Table) -> list[int]:
        """The places of all seats, where the module ranks otherwise than the base game; empty if not."""
        return []

    def outlook(self, table: Table, seat: int, left: float) -> float:
        """What the module promises a seat, with this share of the game still to come."""
        return 0.0

    # Senses

    def notice(self, table: Table, seat: i64, pen: Pen) -> None:
        """Write what a seat has of the module, as numbers: at least its tiles, in the estate and in storage."""
        if self.BRINGS:
            player = table.players[seat]
            pen.slice(self.NAME)
            for tile in self.BRINGS:
                pen.share(count_of(player.cells, tile), 2)
                pen.share(count_of(player.store, tile), 2)

    def notice_board(self, table: Table, pen: Pen) -> None:
        """Write what of the module is nobody's: at least its tiles on the main board."""
        if self.BRINGS:
            pen.slice(self.NAME)
            for tile in self.BRINGS:
                pen.share(count_of(table.board, tile), 2)

    def ponders(self, table: Table, seat: int) -> bool:
        """Whether what the table promises a seat hangs on what it can answer now, which then is tried."""
        return False

    def judged(self, table: Table, seat: int, guess: float) -> float:
        """The guess of a seat's final score, where that is not counted in points."""
        return guess
