"""Where the shields are, and when they act."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.errors import SaveError
from feldberg.core.events import EventKind
from feldberg.core.questions import Question
from feldberg.core.rows import count_of, joined, zeros
from feldberg.core.saves import Field, Row, Truth, Whole
from feldberg.core.senses import Pen
from feldberg.games.burgundy.actions import SHIELDS
from feldberg.games.burgundy.content import (
    ANIMAL,
    CASTLE_TILE,
    DEPOTS,
    MINE_TILE,
    MOST_PLAYERS,
    NUMBERED,
    PHASES,
    ROUNDS,
)
from feldberg.games.burgundy.estates import BIT, MOST_CELLS
from feldberg.games.burgundy.module import Module
from feldberg.games.burgundy.modules.receiving import Receive
from feldberg.games.burgundy.modules.shields import questions
from feldberg.games.burgundy.modules.shields.effects import (
    bonus_points,
    double_price,
    gatherings,
    open_cells,
    shrink,
    turns,
)
from feldberg.games.burgundy.modules.shields.pieces import (
    BORROW_MONASTERIES,
    DOUBLE_BONUS_TILES,
    DOUBLE_MINES,
    DOUBLE_MONASTERIES,
    DOUBLE_SALES,
    DOUBLE_SHIELDS,
    FIRST_BIT,
    GATHER_A_COLOUR,
    IN_DEPOTS,
    LARGER_REGIONS,
    LAST_BLACK,
    LENT,
    MOST_WITH_OTHERS,
    ONE_PASTURE,
    POINTS,
    RECEIVE_BLACK,
    RECEIVE_NUMBERED,
    SHIELD_FOR_CASTLE,
    SILVER_FOR_EACH_SOLD,
    STORE_WITHOUT_END,
    TURN_A_DIE,
    WORKER_WITH_OTHERS,
)
from feldberg.games.burgundy.outlook import DICE, GRANTS, asked, dice_to_come
from feldberg.games.burgundy.questions import Castle, Sail, Turn
from feldberg.games.burgundy.rules import purse, taking, trading
from feldberg.games.burgundy.rules.powers import SILVER_FROM_SALES, refresh
from feldberg.games.burgundy.scoring import SALES, award, goods_points, monastery_total
from feldberg.games.burgundy.state import Table

MOST_HELD: Final = 4  # shields, as a rule

OUT: Final = 0  # of the game: where a shield is, else its depot, or from FIRST_CASTLE on its board and cell
FIRST_CASTLE: Final = DEPOTS + 1
NOBODY: Final = -1

TOOK_SHIELD: Final = EventKind("took_shield", ["shield", "cell"])
LOST_SHIELD: Final = EventKind("lost_shield", ["shield"])
BORROWED: Final = EventKind("borrowed", ["lender"])
TURNED: Final = EventKind("turned", ["die", "number"])

# For `outlook`: what shields do in a whole game, beside what they bring at its end.
WORTH: Final = [0.0, 6.0, 4.0, 2.0, 3.0, 4.0, 5.0, 0.0, 0.0, 4.0, 0.0, 4.0, 6.0, 0.0, 0.0, 0.0, 20.0, 9.0, 5.0]
RECEIVED_TILE: Final = 6.0
MINE_PHASE: Final = 1.2
UPKEEP: Final = 1.3
UNPAID: Final = 10.0  # as things stand, when the phase ends
LAST_DIE: Final = 4.0  # what a die does at the end of the game: a shield costs both of a turn
FIRST_DIE: Final = 9.0  # and at its beginning


class Shields(Module):
    """Where every shield is, whose monasteries are borrowed, and whether a die was turned in this turn."""

    NAME: ClassVar[str] = "shields"

    def __init__(self) -> None:
        self.places = zeros(SHIELDS + 1)  # by the numbers of the shields
        self.lender: i64 = NOBODY  # the board whose monasteries shield 6 uses
        self.turned = False

    def fields(self) -> dict[str, Field]:
        return {
            "places": Row(FIRST_CASTLE + MOST_PLAYERS * MOST_CELLS - 1),
            "lender": Whole(MOST_PLAYERS - 1, low=NOBODY),
            "turned": Truth(),
        }

    def resumed(self, table: Table) -> None:
        castles = [int(place) - FIRST_CASTLE for place in self.places if place >= FIRST_CASTLE]
        for castle in castles:
            board, cell = divmod(castle, MOST_CELLS)
            cells = table.boards[board].cells if board < len(table.boards) else zeros(0)
            if cell >= len(cells) or cells[cell] != CASTLE_TILE or castles.count(castle) > 1:
                raise SaveError(f"no castle for a shield at cell {cell} of board {board}")
        if self.lender >= len(table.boards):
            raise SaveError(f"there is no board {self.lender} to borrow from")
        self.changed(table)

    def copy(self) -> Shields:
        twin = Shields()
        twin.places = self.places
        twin.lender = self.lender
        twin.turned = self.turned
        return twin

    # Set-up and phases

    def set_up(self, table: Table) -> None:
        pile = vec[i64](range(1, SHIELDS + 1))
        for depot, count in enumerate(IN_DEPOTS[int(table.size)]):
            for _ in range(count):
                pile, shield = table.chance.draw(pile)
                self.move(shield, depot + 1)

    def turn_begins(self, table: Table, seat: i64) -> None:
        self.turned = False

    def phase_ends(self, table: Table) -> None:
        """Tiles are received, then shields are paid for; who has not borrowed yet may do so before the mines pay."""
        seats = table.leaders()
        for place in range(len(seats) - 1, -1, -1):
            table.ask(questions.Borrow(seats[place]))
        for place in range(len(seats) - 1, -1, -1):
            table.ask(questions.Upkeep(seats[place]))
        for place in range(len(seats) - 1, -1, -1):
            works = table.players[seats[place]].works
            if works & RECEIVE_NUMBERED and works & RECEIVE_BLACK:
                table.ask(questions.ReceiveBoth(seats[place]))
            elif works & RECEIVE_NUMBERED:
                table.ask(Receive(seats[place], 0, NUMBERED - 1))
            elif works & RECEIVE_BLACK:
                table.ask(Receive(seats[place], NUMBERED, LAST_BLACK))

    def mines_pay(self, table: Table, seat: i64, mines: i64) -> None:
        if table.players[seat].works & DOUBLE_MINES:
            purse.gain_silver(table, seat, mines)

    # Where shields are

    def in_depot(self, shield: i64) -> bool:
        return OUT < self.places[shield] < FIRST_CASTLE

    def held(self, board: i64) -> vec[i64]:
        """The shields on the castles of a board."""
        shields = vec[i64]()
        for shield in range(i64(1), i64(SHIELDS) + 1):
            place = self.places[shield] - FIRST_CASTLE
            if place >= 0 and place // MOST_CELLS == board:
                shields = append(shields, shield)
        return shields

    def cell_of(self, shield: i64) -> i64:
        """The castle on which a held shield lies."""
        return (self.places[shield] - FIRST_CASTLE) % MOST_CELLS

    def on_castle(self, board: i64, cell: i64) -> i64:
        """The shield on a castle, 0 if there is none."""
        place = FIRST_CASTLE + board * MOST_CELLS + cell
        for shield in range(i64(1), i64(SHIELDS) + 1):
            if self.places[shield] == place:
                return shield
        return 0

    def move(self, shield: i64, place: i64) -> None:
        self.places = self.places[:]
        self.places[shield] = place

    def take(self, table: Table, seat: i64, shield: i64, cell: i64) -> None:
        """Lay a shield onto a castle; one that lies there goes."""
        board = table.board_of(seat)
        old = self.on_castle(board, cell)
        if old:
            self.drop(table, seat, old)
        self.move(shield, FIRST_CASTLE + board * MOST_CELLS + cell)
        table.tell(TOOK_SHIELD, seat, shield, cell)
        self.changed(table)

    def drop(self, table: Table, seat: i64, shield: i64) -> None:
        self.move(shield, OUT)
        table.tell(LOST_SHIELD, seat, shield)
        self.changed(table)

    def changed(self, table: Table) -> None:
        """What follows from shields that come and go."""
        refresh(table)
        for player in table.boards:
            open_cells(player)

    def works(self, table: Table, seat: i64, works: i64) -> i64:
        """Where a monastery and a shield do the same, only the shield counts."""
        for shield in self.held(seat):
            works |= BIT[FIRST_BIT + shield]
        if works & BORROW_MONASTERIES and self.lender != NOBODY:
            works |= table.boards[self.lender].monasteries & LENT
        if works & SILVER_FOR_EACH_SOLD:
            works &= ~SILVER_FROM_SALES
        return works

    # Decisions

    def offers(self, table: Table, question: Question[Any], options: vec[i64]) -> vec[i64]:
        seat = question.seat
        works = table.players[seat].works
        if isinstance(question, Turn):
            options = self.doubles(table, seat, options)
            if works & TURN_A_DIE and not self.turned:
                options = turns(table, seat, options)
        elif isinstance(question, questions.CastleOrShield):
            for shield in range(i64(1), i64(SHIELDS) + 1):
                if self.in_depot(shield):
                    options = self.castles(table, seat, shield, options)
        elif isinstance(question, Sail) and works & GATHER_A_COLOUR:
            options = gatherings(table, seat, options)
        return self.lenders(table, seat, options)

    def answers(self, table: Table, question: Question[Any], action: i64) -> bool:
        actions = table.actions
        seat = question.seat
        if actions.shield.has(action):
            shield = actions.shield.x(action) + 1
            if isinstance(question, Turn):
                purse.pay_workers(table, seat, double_price(table, seat, self.places[shield]))
                table.dice[2 * seat] = 0
                table.dice[2 * seat + 1] = 0
            self.take(table, seat, shield, actions.shield.y(action))
        elif actions.turn.has(action):
            self.turned = True
            die = actions.turn.x(action)
            table.dice[2 * seat + die] = actions.turn.y(action) + 1
            table.tell(TURNED, seat, die, table.dice[2 * seat + die])
        elif actions.gather.has(action):
            trading.load_colour(table, seat, 0, DEPOTS, actions.gather.x(action))
            trading.land(table, seat)
        elif actions.borrow.has(action):
            table.ask(question)
            self.lender = actions.borrow.x(action)
            table.tell(BORROWED, seat, self.lender)
            self.changed(table)
        else:
            return False
        return True

    def doubles(self, table: Table, seat: i64, options: vec[i64]) -> vec[i64]:
        """The shields for which both dice can be made to show the number of the depot."""
        if table.dice[2 * seat] == 0 or table.dice[2 * seat + 1] == 0:
            return options
        workers = table.players[seat].workers
        for shield in range(i64(1), i64(SHIELDS) + 1):
            if self.in_depot(shield) and double_price(table, seat, self.places[shield]) <= workers:
                options = self.castles(table, seat, shield, options)
        return options

    def castles(self, table: Table, seat: i64, shield: i64, options: vec[i64]) -> vec[i64]:
        """Where a shield may be laid; castles without one come to the same."""
        free = False
        cells = table.players[seat].cells
        for cell in range(i64(len(cells))):
            if cells[cell] != CASTLE_TILE:
                continue
            if self.on_castle(table.board_of(seat), cell) == 0:
                if free:
                    continue
                free = True
            options = append(options, table.actions.shield.at(shield - 1, cell))
        return options

    def lenders(self, table: Table, seat: i64, options: vec[i64]) -> vec[i64]:
        """Whose monasteries shield 6 may borrow, as long as that is not settled."""
        if self.lender == NOBODY and table.players[seat].works & BORROW_MONASTERIES:
            for board in range(i64(len(table.boards))):
                if board != table.board_of(seat):
                    options = append(options, table.actions.borrow.at(board))
        return options

    # Tiles, goods and workers

    def stores(self, table: Table, seat: i64, space: i64, bought: bool) -> bool:
        """Shield 4 always has room for one more; without it the spaces that it brought go once they are empty."""
        player = table.players[seat]
        shrink(player)
        if player.works & STORE_WITHOUT_END and taking.free_slot(table, seat) < 0:
            player.store = joined(player.store, 0)
            player.widen(1)
        return False

    def takes_effect(self, table: Table, seat: i64, tile: i64, cell: i64) -> bool:
        if tile != CASTLE_TILE or not table.players[seat].works & SHIELD_FOR_CASTLE:
            return False
        table.ask(questions.CastleOrShield(seat))
        return True

    def placed(self, table: Table, seat: i64, tile: i64, cell: i64) -> None:
        shrink(table.players[seat])

    def sold(self, table: Table, seat: i64, colour: i64, count: i64) -> None:
        works = table.players[seat].works
        if works & DOUBLE_SALES:
            award(table, seat, SALES, count * goods_points(table))
        if works & SILVER_FOR_EACH_SOLD and count > 1:
            purse.gain_silver(table, seat, count - 1)

    def workers_came(self, table: Table, seat: i64, amount: i64) -> None:
        for board in range(i64(len(table.boards))):
            if board != table.board_of(seat) and table.boards[board].works & WORKER_WITH_OTHERS:
                purse.gain_workers(table, board, min(amount, i64(MOST_WITH_OTHERS)))

    # Points

    def region_size(self, table: Table, seat: i64, cell: i64, size: i64) -> i64:
        return size + 1 if table.players[seat].works & LARGER_REGIONS else size

    def pasture(self, table: Table, seat: i64, cells: vec[i64]) -> vec[i64]:
        player = table.players[seat]
        return player.estate.of_colour[ANIMAL] if player.works & ONE_PASTURE else cells

    def scores(self, table: Table, seat: i64, sheet: dict[str, int]) -> None:
        sheet["shields"] = self.points(table, seat) if table.over else 0

    def points(self, table: Table, seat: i64) -> int:
        """What the shields of a seat bring at the end of the game, as things are."""
        player = table.players[seat]
        points = sum(int(POINTS[shield]) for shield in self.held(table.board_of(seat)))
        if player.works & DOUBLE_SHIELDS:
            points *= 2
        if player.works & DOUBLE_BONUS_TILES:
            points += bonus_points(table, player)
        if player.works & DOUBLE_MONASTERIES:
            points += int(monastery_total(table, int(seat)))
        return points

    def outlook(self, table: Table, seat: int, left: float) -> float:
        """Points at the end less the silver until then, what shields will do, and the dice, which they cost."""
        player = table.players[seat]
        shields = self.held(table.board_of(seat))
        phases = float(PHASES - max(int(table.phase), 0))
        guess = float(self.points(table, seat)) - UPKEEP * phases * float(len(shields))
        for shield in shields:
            guess += WORTH[int(shield)] * left
        if player.works & DOUBLE_MINES:
            guess += MINE_PHASE * phases * float(count_of(player.cells, MINE_TILE))
        for bit in (RECEIVE_NUMBERED, RECEIVE_BLACK):
            if player.works & bit:
                guess += RECEIVED_TILE * phases
        if not table.closing:
            unpaid = max(0.0, float(len(shields)) - float(player.silver))
            guess -= UNPAID * unpaid * float(table.round + 1) / float(ROUNDS)
        for question in table.agenda:
            if question.seat == seat and isinstance(question, questions.CastleOrShield):
                guess += GRANTS[Castle]
        return guess + worth_of_dice(dice_to_come(table, seat))

    def notice(self, table: Table, seat: i64, pen: Pen) -> None:
        """The shields that a seat has, with those that only work, and what is lacking for their upkeep."""
        player = table.players[seat]
        held: i64 = len(self.held(table.board_of(seat)))
        pen.slice(self.NAME)
        pen.flags(player.works >> (FIRST_BIT + 1), SHIELDS)
        pen.share(held, MOST_HELD)
        pen.share(max(i64(0), held - player.silver), MOST_HELD)

    def notice_board(self, table: Table, pen: Pen) -> None:
        """Which shields lie in depots, where, and what was decided about two of them."""
        depots = pen.room("shields_by_depot", DEPOTS)
        on_offer = pen.room("shields_on_offer", SHIELDS)
        for shield in range(i64(1), i64(SHIELDS) + 1):
            if self.in_depot(shield):
                pen.add(depots + self.places[shield] - 1, 0.5)
                pen.add(on_offer + shield - 1, 1.0)
        pen.slice("lent")
        pen.flag(self.lender != NOBODY)
        pen.slice("turned")
        pen.flag(self.turned)

    def ponders(self, table: Table, seat: int) -> bool:
        """A turned die is worth what can be done with it."""
        return self.turned and isinstance(asked(table, seat), Turn)


def worth_of_dice(dice: float) -> float:
    """The sum over the dice to come, of which the early ones do more."""
    return dice * (LAST_DIE + (FIRST_DIE - LAST_DIE) / 2.0 * dice / float(DICE))


def shields_of(table: Table) -> Shields:
    for module in table.modules:
        if isinstance(module, Shields):
            return module
    raise AssertionError("asked only where there are shields")
