"""The game for one: fill the whole estate, whose parts only the river joins, within 25 rounds.

Points move a marker towards a target. Each time it gets there it goes back to the start, the next target is nearer, and
there is one more action.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.errors import SaveError
from feldberg.core.events import EventKind
from feldberg.core.questions import Question
from feldberg.core.rows import count_of, increased, total, zeros
from feldberg.core.saves import Field, Whole
from feldberg.core.senses import Pen
from feldberg.games.burgundy.actions import PENDING
from feldberg.games.burgundy.content import (
    COLOUR_OF,
    COLOURS,
    DEPOTS,
    FACE_DOWN,
    GOODS,
    INN_SPACE,
    MONASTERY,
    NUMBERED,
    PHASE_POINTS,
    PHASES,
    ROUNDS,
    SHIP_TILE,
    SPACES,
    monastery_number,
)
from feldberg.games.burgundy.estates import PARTS
from feldberg.games.burgundy.module import Module
from feldberg.games.burgundy.modules.receiving import Receive
from feldberg.games.burgundy.outlook import A_SALE, asked, dice_to_come, started
from feldberg.games.burgundy.questions import Castle, Turn, first_alike
from feldberg.games.burgundy.rules import flow, purse, taking
from feldberg.games.burgundy.rules.powers import refresh
from feldberg.games.burgundy.scoring import MONASTERIES, SCORING_MONASTERIES, award, empty_cells, goods_points, scored
from feldberg.games.burgundy.state import Player, Table

WORKERS: Final = 2
FIRST_TARGET: Final = 50
EASIEST_TARGET: Final = 45  # of the first ones to choose from
FARTHEST_TARGET: Final = 55
NEAREST_TARGET: Final = 5  # so the Special Edition; the text that we follow names no end
TARGET_STEP: Final = 5
EXCHANGED: Final = 5  # goods for a tile of the black depot
A_COLOUR: Final = 3  # points of monastery 26 for each full colour
SCORING: Final[i64] = sum(1 << number for number in SCORING_MONASTERIES)  # as bits
MOST_GAINED: Final = 100  # points at once; no sale brings as many

REMOVED: Final = EventKind("removed", ["tile", "space"], fate=True)
FILLED: Final = EventKind("filled", ["colour"])
LEFT_BEHIND: Final = EventKind("left_behind", ["count"])
SWAPPED: Final = EventKind("swapped", ["tile", "space"])
GAVE: Final = EventKind("gave", ["colour", "count"])
REACHED: Final = EventKind("target", ["target", "next"])

# For the outlook: all that counts in the end is cells. All is told in points of the base game, CELL of them to a cell.
CELL: Final = 8.0
EXTRA_ACTION: Final = 4.0
LEFTOVER: Final = 0.5  # of silver and workers: so much less than they are worth where they score in the end
REGION_POINTS: Final = 0.8  # the share of a begun region's points that is worth nothing
A_DIE: Final = 4.0  # what one that is still to come does
RECEIVED_TILE: Final = 12.0
FACE_DOWN_TILE: Final = 5.0
FULL_COLOUR: Final = 5.0
LACKING: Final = 0.7  # for a cell whose tile is not even stored, more where few such tiles are to come
A_PHASE: Final = [1.0, 1.0, 2.0, 2.0, 4.0, 2.0]  # so many tiles of each colour come
LAST_DICE: Final = 10.0  # with fewer to come, promises fade


# Questions


class Gain(Question[Table]):
    """Points that wait to move the marker; nothing is to be decided."""

    SAVED: ClassVar[dict[str, int]] = {"points": MOST_GAINED}

    points: i64

    def __init__(self, seat: i64, points: i64) -> None:
        super().__init__(seat)
        self.points = points

    def options(self, table: Table) -> vec[i64]:
        return vec[i64]([table.actions.done.at()])

    def answer(self, table: Table, action: i64) -> None:
        solo_of(table).gain(table, self.seat, self.points)


class Reach(Question[Table]):
    """Points have come: whether to buy as many more as the target still lacks."""

    def options(self, table: Table) -> vec[i64]:
        return append(vec[i64]([table.actions.reach.at(0)]), table.actions.done.at())

    def answer(self, table: Table, action: i64) -> None:
        if table.actions.reach.has(action):
            solo = solo_of(table)
            purse.gain_silver(table, self.seat, solo.marker - solo.target)
            solo.reach(table, self.seat)


class First(Question[Table]):
    """Which of the effects of a tile comes next, where that can matter: so many wait below on the agenda."""

    SAVED: ClassVar[dict[str, int]] = {"count": PENDING}

    count: i64

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count = count

    def effects(self, table: Table) -> tuple[Question[Any], ...]:
        """Those that wait, while this is asked."""
        return table.agenda[-1 - int(self.count) : -1]

    def options(self, table: Table) -> vec[i64]:
        """All that differ; but points that cannot reach the target, with all silver to help, come first unasked."""
        solo = solo_of(table)
        far = solo.marker + table.players[self.seat].silver
        options = vec[i64](capacity=PENDING)
        gains = vec[i64]()
        seen: list[list[Any]] = []
        for at, effect in enumerate(self.effects(table)):
            kind: list[Any] = [type(effect).__name__, *effect.ints()]
            if isinstance(effect, Gain):
                gains = append(gains, table.actions.first.at(at))
                far += effect.points
            if kind not in seen:
                seen.append(kind)
                options = append(options, table.actions.first.at(at))
        return gains[:1] if len(gains) and far < solo.target else options

    def answer(self, table: Table, action: i64) -> None:
        waiting = [table.take_question() for _ in range(self.count)][::-1]
        chosen = waiting.pop(int(table.actions.first.x(action)))
        for effect in waiting:
            table.ask(effect)
        if self.count > 2:
            table.ask(First(self.seat, self.count - 1))
        table.ask(chosen)


class Swap(Question[Table]):
    """A ship has its goods: which tile of the black depot to take for five of them, to be laid face down."""

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for space in range(i64(NUMBERED), i64(INN_SPACE)):
            if can_pay(table, self.seat) and table.board[space] and first_alike(table.board, NUMBERED, space):
                options = append(options, table.actions.swap.at(space))
        return append(options, table.actions.done.at())

    def answer(self, table: Table, action: i64) -> None:
        if table.actions.swap.has(action):
            space = table.actions.swap.x(action)
            table.tell(SWAPPED, self.seat, table.board[space], space)
            table.board[space] = FACE_DOWN
            table.ask(Give(self.seat, EXCHANGED))
            taking.take_tile(table, self.seat, space, False)


def can_pay(table: Table, seat: i64) -> bool:
    """Whether a tile can be had for goods: they may be sold by another effect of the ship that comes first."""
    held: i64 = 0
    for amount in table.players[seat].goods:
        held += amount
    return held >= EXCHANGED


class Give(Question[Table]):
    """Which goods are given up for the tile, one after the other."""

    SAVED: ClassVar[dict[str, int]] = {"left": EXCHANGED}

    left: i64

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for colour in range(i64(GOODS)):
            if table.players[self.seat].goods[colour]:
                options = append(options, table.actions.give.at(colour))
        return options

    def answer(self, table: Table, action: i64) -> None:
        colour = table.actions.give.x(action)
        player = table.players[self.seat]
        player.goods = increased(player.goods, colour, -1)
        table.tell(GAVE, self.seat, colour, 1)
        if self.left > 1:
            table.ask(Give(self.seat, self.left - 1))


# The module


class Solo(Module):
    NAME: ClassVar[str] = "solo"

    def __init__(self) -> None:
        self.marker: i64 = 0  # always before the target
        self.target: i64 = FIRST_TARGET
        self.waiting: i64 = 0  # questions on the agenda before the tile that is being placed

    def fields(self) -> dict[str, Field]:
        return {"marker": Whole(FARTHEST_TARGET - 1), "target": Whole(FARTHEST_TARGET, low=NEAREST_TARGET)}

    def copy(self) -> Module:
        twin = Solo()
        twin.marker = self.marker
        twin.target = self.target
        return twin

    def resumed(self, table: Table) -> None:
        if self.marker >= self.target:
            raise SaveError(f"the marker at {self.marker} is not before the target at {self.target}")
        refresh(table)

    def set_up(self, table: Table) -> None:
        self.target = int(table.game.options.get("target", FIRST_TARGET))
        table.players[0].workers = WORKERS

    # The board

    def round_begins(self, table: Table) -> None:
        """A tile leaves the depot of the white die, or the next that has one: its first, which lies topmost or left."""
        first = (table.white - 1) * SPACES
        for step in range(i64(NUMBERED)):
            space = (first + step) % NUMBERED
            if table.board[space]:
                table.tell(REMOVED, -1, table.board[space], space)
                table.board[space] = 0
                return

    def allows(self, table: Table, seat: i64, tile: i64, cell: i64) -> bool:
        """A part without tiles is opened by a ship."""
        player = table.players[seat]
        return tile == SHIP_TILE or player.filled & PARTS[int(player.estate.number)][cell] != 0

    def landed(self, table: Table, seat: i64) -> bool:
        """No marker moves: what other depots hold leaves the game, and five goods may go for a tile."""
        left: i64 = 0
        for amount in table.goods:
            left += amount
        if left:
            table.goods = zeros(DEPOTS * GOODS)
            table.tell(LEFT_BEHIND, seat, left)
        if can_pay(table, seat) and any(table.board[space] for space in range(i64(NUMBERED), i64(INN_SPACE))):
            table.ask(Swap(seat))
        return True

    # Placing a tile, and the order of what follows from it

    def placing(self, table: Table, seat: i64) -> None:
        self.waiting = len(table.agenda)

    def takes_effect(self, table: Table, seat: i64, tile: i64, cell: i64) -> bool:
        """A monastery that scores does so at once."""
        if COLOUR_OF[tile] != MONASTERY or int(monastery_number(tile)) not in SCORING_MONASTERIES:
            return False
        number = int(monastery_number(tile))
        player = table.players[seat]
        points = A_COLOUR * full_colours(player) if number == 26 else scored(table, int(seat), [number])[number]
        if points:
            award(table, seat, MONASTERIES, points)
        return True

    def works(self, table: Table, seat: i64, works: i64) -> i64:
        """What has scored is without effect."""
        return works & ~SCORING

    def colour_filled(self, table: Table, seat: i64, colour: i64) -> bool:
        """Instead of a bonus tile, one of the black depot that is placed at once, if any fits."""
        table.tell(FILLED, seat, colour)
        reward = Receive(seat, NUMBERED, INN_SPACE)
        if table.actions.receive.has(reward.options(table)[0]):
            table.ask(reward)
        return True

    def placed(self, table: Table, seat: i64, tile: i64, cell: i64) -> None:
        """The last cell wins; else what waits is put in order."""
        count = len(table.agenda) - self.waiting
        if empty_cells(table.players[seat]) == 0:
            table.drop_questions()
            table.over = True
            table.tell(flow.ENDED, -1)
        elif count > 1:
            table.ask(First(seat, count))

    # The target

    def awards(self, table: Table, seat: i64, points: i64) -> None:
        table.ask(Gain(seat, points))

    def gain(self, table: Table, seat: i64, points: i64) -> None:
        """The marker moves; silver may bring it all the way."""
        self.marker += points
        if self.marker >= self.target:
            self.reach(table, seat)
        elif self.marker + table.players[seat].silver >= self.target:
            table.ask(Reach(seat))

    def reach(self, table: Table, seat: i64) -> None:
        """Back to the start, towards a nearer target, after one more action."""
        nearer = max(self.target - TARGET_STEP, i64(NEAREST_TARGET))
        table.tell(REACHED, seat, self.target, nearer)
        self.marker = 0
        self.target = nearer
        table.ask(Castle(seat))

    # The end

    def scores(self, table: Table, seat: i64, sheet: dict[str, int]) -> None:
        """All that counts is the cells that are filled."""
        player = table.players[seat]
        sheet.clear()
        sheet["cells"] = len(player.cells) - empty_cells(player)

    def ranks(self, table: Table) -> list[int]:
        return [1 if empty_cells(table.players[0]) == 0 else 2]

    def outlook(self, table: Table, seat: int, left: float) -> float:
        """Points are worth the actions that they bring, tiles the cells that they fill, leftovers little."""
        player = table.players[seat]
        goods = float(total(player.goods))
        guess = A_DIE * dice_to_come(table, seat) - float(total(player.points))
        guess -= LEFTOVER * float(player.silver + player.workers) + goods
        bonus = float(PHASE_POINTS[min(max(int(table.phase), 0) + 1, PHASES - 1)])
        for region in range(i64(len(player.estate.cells))):
            guess -= REGION_POINTS * started(player, region, left, bonus)
        waiting = 0
        for question in table.agenda:
            if isinstance(question, Gain):
                waiting += int(question.points)
            elif isinstance(question, Give):
                guess -= A_SALE * left * float(question.left * goods_points(table))
            elif isinstance(question, Receive):
                guess += RECEIVED_TILE
        near = min(float(self.marker + waiting) / float(self.target), 1.0)
        reached = float(int(table.game.options.get("target", FIRST_TARGET)) - int(self.target)) / TARGET_STEP
        guess += EXTRA_ACTION * (reached + near)
        guess += FACE_DOWN_TILE * sum(1 for tile in player.store if tile == FACE_DOWN)
        phases = float(PHASES - max(int(table.phase), 0)) - float(table.round) / float(ROUNDS)
        for colour in range(COLOURS):
            guess += colour_outlook(player, colour, phases)
        return guess

    def notice(self, table: Table, seat: i64, pen: Pen) -> None:
        """Where the target is and how near, and the cells that are still to be filled."""
        player = table.players[seat]
        pen.slice("target")
        pen.share(self.target, FARTHEST_TARGET)
        pen.share(self.marker, self.target)
        pen.share(min(self.marker + player.silver, self.target), self.target)
        pen.slice("cells_left")
        pen.share(empty_cells(player), len(player.cells))
        pen.slice("face_down")
        pen.share(count_of(player.store, FACE_DOWN), 2)

    def ponders(self, table: Table, seat: int) -> bool:
        """One alone chooses for a die with the other in mind."""
        return isinstance(asked(table, seat), Turn) and (table.dice[0] == 0) != (table.dice[1] == 0)

    def judged(self, table: Table, seat: int, guess: float) -> float:
        """The cells that are filled, and what is promised while there are dice to use it; never a full estate."""
        player = table.players[seat]
        almost = float(len(player.cells) - 1)
        cells = float(len(player.cells) - empty_cells(player))
        cells += guess / CELL * min(1.0, dice_to_come(table, seat) / LAST_DICE)
        beyond = cells - almost
        return cells if beyond < 0.0 else almost + beyond / (beyond + 1.0)


def colour_outlook(player: Player, colour: int, phases: float) -> float:
    """The nearer a colour is to being full the better, and the fewer it lacks of the tiles that are to come."""
    cells = player.estate.of_colour[colour]
    empty = sum(1 for cell in cells if player.cells[cell] == 0)
    lacking = max(0, empty - sum(1 for tile in player.store if tile and COLOUR_OF[tile] == colour))
    share = 1.0 - float(empty) / float(len(cells))
    return FULL_COLOUR * share * share - LACKING * float(lacking * lacking) / (A_PHASE[colour] * phases + 0.5)


def solo_of(table: Table) -> Solo:
    """The module of the game for one, which is the last of all."""
    solo = table.modules[len(table.modules) - 1]
    assert isinstance(solo, Solo)
    return solo


def full_colours(player: Player) -> int:
    return sum(1 for colour in range(COLOURS) if all(player.cells[cell] for cell in player.estate.of_colour[colour]))
