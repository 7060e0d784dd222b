"""Trade routes: sold goods are laid on a row of spaces, and one of the right colour brings what stands there."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.errors import SaveError
from feldberg.core.events import EventKind
from feldberg.core.questions import Question
from feldberg.core.rows import NONE, joined, listed, without
from feldberg.core.saves import Distinct, Each, Field, Pile
from feldberg.core.senses import Pen
from feldberg.games.burgundy.actions import ROUTE_BOARDS
from feldberg.games.burgundy.content import (
    BANK,
    BOARDING_HOUSE,
    CASTLE_TILE,
    CHURCH,
    GOODS,
    GOODS_OF_A_COLOUR,
    MARKET,
    MOST_PLAYERS,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WORKSHOP,
)
from feldberg.games.burgundy.module import Module
from feldberg.games.burgundy.rules import placing
from feldberg.games.burgundy.scoring import ROUTES
from feldberg.games.burgundy.state import ALL_CAUSES, Table

# The boards (published, the first and the last four confirmed; they carry no numbers, the order is ours). Of each space
# from the left: the goods by the number that sells them, and the tile whose effect it has.

SPACES: Final = 3
BOARDS: Final = [
    [(2, WORKSHOP), (4, CHURCH), (1, BOARDING_HOUSE)],
    [(1, MARKET), (2, BANK), (5, TOWN_HALL)],
    [(4, CASTLE_TILE), (1, WATCHTOWER), (2, MARKET)],
    [(3, TOWN_HALL), (5, WATCHTOWER), (6, MARKET)],
    [(6, TOWN_HALL), (4, MARKET), (3, WAREHOUSE)],
    [(4, BOARDING_HOUSE), (1, WAREHOUSE), (6, WORKSHOP)],
    [(5, CASTLE_TILE), (6, BANK), (1, WORKSHOP)],
    [(4, TOWN_HALL), (3, CHURCH), (2, BOARDING_HOUSE)],
    [(1, BANK), (6, CASTLE_TILE), (5, WORKSHOP)],
    [(6, WATCHTOWER), (3, BANK), (4, WAREHOUSE)],
    [(5, WAREHOUSE), (2, CHURCH), (3, WATCHTOWER)],
    [(3, BOARDING_HOUSE), (5, CHURCH), (2, CASTLE_TILE)],
]
COLOURS: Final = vec[i64]([number - 1 for board in BOARDS for number, _ in board])
EFFECTS: Final = vec[i64]([effect for board in BOARDS for _, effect in board])
DEALT: Final = {2: 5, 3: 4, 4: 3}  # boards for everybody, by the number of players

# For the senses.
AHEAD: Final = 3  # spaces that are looked at
MOST_DEALT: Final = 6  # boards of one route: that of partners
EFFECT_KINDS: Final = {effect: at for at, effect in enumerate(sorted({int(effect) for effect in EFFECTS}))}

LAID_BOARD: Final = EventKind("route_board", ["board"])
CARRIED: Final = EventKind("carried", ["colour", "board", "stop"])
BONUS: Final = EventKind("route_bonus", ["effect"])
FILLED: Final = EventKind("route_full", [])

# For `outlook`: what the effects are worth, and how likely one of the next spaces is met.
WORTH: Final = {
    BANK: 3.0,
    BOARDING_HOUSE: 2.5,
    WATCHTOWER: 4.0,
    WORKSHOP: 3.0,
    CHURCH: 3.0,
    MARKET: 3.0,
    TOWN_HALL: 3.0,
    WAREHOUSE: 2.5,
    CASTLE_TILE: 4.0,
}
MET_WITH_GOODS: Final = [0.7, 0.45, 0.3]
MET_BY_CHANCE: Final = 0.12


class TradeRoutes(Module):
    """The route of every board; that of partners is one."""

    NAME: ClassVar[str] = "trade_routes"

    def __init__(self) -> None:
        self.hands = [NONE] * MOST_PLAYERS  # the boards still to be laid out
        self.boards = [NONE] * MOST_PLAYERS  # those that make up the route, from the left
        self.laid = [NONE] * MOST_PLAYERS  # the colours of the goods on it; once full it only remembers them

    def fields(self) -> dict[str, Field]:
        return {
            "hands": Each(Distinct(ROUTE_BOARDS - 1)),
            "boards": Each(Distinct(ROUTE_BOARDS - 1)),
            "laid": Each(Pile(GOODS - 1)),
        }

    def restored(self) -> None:
        dealt = [board for boards in self.hands + self.boards for board in listed(boards)]
        if len(set(dealt)) < len(dealt):
            raise SaveError(f"a route board is there twice: {dealt}")
        for boards, laid in zip(self.boards, self.laid, strict=True):
            if len(laid) > SPACES * len(boards):
                raise SaveError(f"{listed(laid)} are more goods than {len(boards)} route boards have spaces")

    def copy(self) -> TradeRoutes:
        twin = TradeRoutes()
        twin.hands = self.hands[:]
        twin.boards = self.boards[:]
        twin.laid = self.laid[:]
        return twin

    # Set-up

    def set_up(self, table: Table) -> None:
        """Deal the boards; partners lay theirs out as one route."""
        pile = vec[i64](range(ROUTE_BOARDS))
        for _ in range(DEALT[int(table.size)]):
            for seat in range(len(table.players)):
                pile, board = table.chance.draw(pile)
                at = table.board_of(seat)
                self.hands[at] = joined(self.hands[at], board)

    def settled(self, table: Table) -> None:
        seats = table.leaders()
        for place in range(len(seats) - 1, -1, -1):
            table.ask(LayRoute(seats[place]))

    def extend(self, table: Table, seat: i64, board: i64) -> None:
        """Lay out the next board of a route."""
        at = table.board_of(seat)
        self.hands[at] = without(self.hands[at], board)
        self.boards[at] = joined(self.boards[at], board)
        table.tell(LAID_BOARD, seat, board)
        if len(self.hands[at]):
            table.ask(LayRoute(seat))

    # Play

    def is_full(self, at: i64) -> bool:
        return len(self.laid[at]) == SPACES * len(self.boards[at])

    def sold(self, table: Table, seat: i64, colour: i64, count: i64) -> None:
        table.ask(Caravan(seat, colour, count))

    def carry(self, table: Table, seat: i64, colour: i64, left: i64) -> None:
        """Lay one of the goods that are left of a sale; its bonus comes before the next."""
        at = table.board_of(seat)
        space: i64 = len(self.laid[at])
        self.laid[at] = joined(self.laid[at], colour)
        board = self.boards[at][space // SPACES]
        printed = board * SPACES + space % SPACES
        table.tell(CARRIED, seat, colour, board, space)
        if self.is_full(at):
            table.tell(FILLED, seat)
        elif left > 1:
            table.ask(Caravan(seat, colour, left - 1))
        if COLOURS[printed] == colour:
            table.tell(BONUS, seat, EFFECTS[printed])
            placing.grant(table, seat, EFFECTS[printed], ROUTES)

    def scores(self, table: Table, seat: i64, sheet: dict[str, int]) -> None:
        first = table.member(seat) * ALL_CAUSES
        sheet["routes"] = int(table.players[seat].points[first + ROUTES])

    def outlook(self, table: Table, seat: int, left: float) -> float:
        """What the spaces to come promise, more where the goods for one of the next are at hand."""
        at = table.board_of(seat)
        goods = table.players[seat].goods
        spaces = [int(board) * SPACES + space for board in self.boards[at] for space in range(SPACES)]
        guess = 0.0
        for ahead, space in enumerate(spaces[len(self.laid[at]) :]):
            chance = MET_BY_CHANCE * left
            if ahead < len(MET_WITH_GOODS) and goods[COLOURS[space]]:
                chance = MET_WITH_GOODS[ahead] * min(1.0, 4.0 * left)
            guess += chance * WORTH[int(EFFECTS[space])]
        return guess

    def notice(self, table: Table, seat: i64, pen: Pen) -> None:
        """How far the route is filled, the next spaces by goods and by effect, and for which the goods are at hand."""
        at = table.board_of(seat)
        boards = self.boards[at]
        laid: i64 = len(self.laid[at])
        pen.slice(self.NAME)
        pen.share(len(self.hands[at]), MOST_DEALT)
        pen.share(laid, SPACES * MOST_DEALT)
        pen.share(SPACES * len(boards) - laid, SPACES * MOST_DEALT)
        ready = pen.room("route_ready", AHEAD)
        colours = pen.room("route_goods", GOODS)
        effects = pen.room("route_effects", len(EFFECT_KINDS))
        for ahead in range(min(i64(AHEAD), SPACES * len(boards) - laid)):
            space = boards[(laid + ahead) // SPACES] * SPACES + (laid + ahead) % SPACES
            pen.add(colours + COLOURS[space], 1.0 / AHEAD)
            pen.add(effects + EFFECT_KINDS[int(EFFECTS[space])], 1.0 / AHEAD)
            if table.players[seat].goods[COLOURS[space]]:
                pen.add(ready + ahead, 1.0)


def routes_of(table: Table) -> TradeRoutes:
    for module in table.modules:
        if isinstance(module, TradeRoutes):
            return module
    raise AssertionError("asked only where there are trade routes")


class LayRoute(Question[Table]):
    """Which board comes next on the own route."""

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for board in routes_of(table).hands[table.board_of(self.seat)]:
            options = append(options, table.actions.route.at(board))
        return options

    def answer(self, table: Table, action: i64) -> None:
        routes_of(table).extend(table, self.seat, table.actions.route.x(action))


class Caravan(Question[Table]):
    """Goods that were sold and are still to be laid on the route, one by one, unless it is full; no choice."""

    SAVED: ClassVar[dict[str, int]] = {"colour": GOODS - 1, "left": GOODS_OF_A_COLOUR}

    colour: i64
    left: i64

    def __init__(self, seat: i64, colour: i64, left: i64) -> None:
        super().__init__(seat)
        self.colour = colour
        self.left = left

    def options(self, table: Table) -> vec[i64]:
        return vec[i64]([table.actions.done.at()])

    def answer(self, table: Table, action: i64) -> None:
        routes = routes_of(table)
        if not routes.is_full(table.board_of(self.seat)):
            routes.carry(table, self.seat, self.colour, self.left)
