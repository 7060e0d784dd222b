"""What a seat may see as numbers, see `core.senses`: everybody's estate and stock, then the main board."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.rows import bits, count_of, total
from feldberg.core.senses import Pen, kinds_of
from feldberg.games.burgundy.content import (
    ANIMAL,
    ANIMAL_COUNT,
    ANIMAL_KIND,
    ANY,
    BASE_MONASTERIES,
    BUILDING,
    BUILDINGS,
    COLOUR_OF,
    COLOURS,
    DEPOTS,
    FIRST_MONASTERY,
    GEESE_KIND,
    GOODS,
    LAST_STEP,
    MINE_TILE,
    MONASTERY,
    NUMBERED,
    PHASES,
    ROUNDS,
    SPACES,
    STORAGE,
    TOWN_HALL,
    WAREHOUSE,
)
from feldberg.games.burgundy.estates import BIT
from feldberg.games.burgundy.modules import QUESTIONS as MODULE_QUESTIONS
from feldberg.games.burgundy.questions import QUESTIONS
from feldberg.games.burgundy.rules.placing import fits
from feldberg.games.burgundy.scoring import LARGEST_REGION, herd_points, monastery_total
from feldberg.games.burgundy.state import Player, Table

ASKED: Final = kinds_of(QUESTIONS)
ASKED_WITH_MODULES: Final = kinds_of(QUESTIONS + MODULE_QUESTIONS)
KINDS: Final = BUILDINGS + GEESE_KIND + BASE_MONASTERIES  # of tiles that are told apart within their colour
RUNGS: Final = vec[i64]([1, 2, 4, 6])  # of silver and workers
COLOURS_HELD: Final = vec[i64]([1, 2, 3])

# What is usual, so that most numbers are at most 1.
POINTS: Final = 200
MONASTERY_POINTS: Final = 40
CELLS: Final = 12  # of a colour
OPEN_CELLS: Final = 6
REGIONS: Final = 4  # of a size, lacking as much
ANIMALS: Final = 10
A_HERD: Final = 20
ALIKE: Final = 3  # buildings, mines
PURSE: Final = 10
WARES: Final = 5  # goods of a colour
A_BAG: Final = 40
BLACK_TILES: Final = 4  # of a colour

# A stored tile has a cell that takes it, or one that is not open to it yet, or none.
PLACES: Final = 3
HAS_A_CELL: Final = 0
HAS_TO_WAIT: Final = 1
HAS_NONE: Final = 2


def notice(table: Table, seat: int, pen: Pen) -> None:
    seats: i64 = len(table.players)
    for ahead in range(pen.seats(seats)):
        other = (seat + ahead) % seats
        pen.player(ahead, table.board_of(other) == table.board_of(seat))
        notice_stock(table, other, pen)
        notice_estate(table, other, pen)
        notice_store(table, other, pen)
        pen.asked(table, other, ASKED_WITH_MODULES if table.modules else ASKED)
        for module in table.modules:
            module.notice(table, other, pen)
    pen.common()
    notice_time(table, seat, pen)
    notice_board(table, pen)
    for module in table.modules:
        module.notice_board(table, pen)


# What a player has


def notice_stock(table: Table, seat: i64, pen: Pen) -> None:
    player = table.players[seat]
    pen.slice("score")
    pen.share(total(player.points), POINTS)
    pen.share(monastery_total(table, int(seat)), MONASTERY_POINTS)
    pen.slice("silver")
    pen.share(player.silver, PURSE)
    pen.ladder(player.silver, RUNGS)
    pen.slice("workers")
    pen.share(player.workers, PURSE)
    pen.ladder(player.workers, RUNGS)
    pen.slice("goods")
    pen.shares(player.goods, WARES)
    pen.ladder(GOODS - count_of(player.goods, 0), COLOURS_HELD)
    pen.slice("sold")
    pen.share(GOODS - count_of(player.sold, 0), GOODS)
    pen.slice("bonuses")
    pen.share(bits(player.large), COLOURS)
    pen.share(bits(player.small), COLOURS)
    pen.slice("works")
    pen.flags(player.works >> 1, BASE_MONASTERIES)
    pen.slice("track")
    pen.share(table.steps[seat], LAST_STEP)
    pen.share(place_of(table.order, seat), len(table.order))
    dice = pen.room("dice", 6)
    for die in range(2 * seat, 2 * seat + 2):
        if table.dice[die]:
            pen.add(dice + table.dice[die] - 1, 0.5)


def place_of(seats: vec[i64], seat: i64) -> i64:
    for place in range(i64(len(seats))):
        if seats[place] == seat:
            return place
    return 0


def notice_estate(table: Table, seat: i64, pen: Pen) -> None:
    """Regions by colour and size, how much of them is filled, which lack one or two tiles, and what lies in them."""
    player = table.players[seat]
    estate = player.estate
    filled = pen.room("filled", COLOURS)
    empty = pen.room("empty", COLOURS)
    regions = pen.room("regions", COLOURS * LARGEST_REGION)
    lacking_one = pen.room("lacking_one", LARGEST_REGION)
    lacking_two = pen.room("lacking_two", LARGEST_REGION)
    animals = pen.room("animals", GEESE_KIND)
    buildings = pen.room("buildings", BUILDINGS)
    for cells in estate.cells:
        colour = estate.colour[cells[0]]
        size: i64 = min(i64(len(cells)), i64(LARGEST_REGION))
        lacking: i64 = 0
        for cell in cells:
            tile = player.cells[cell]
            if tile == 0:
                lacking += 1
            elif WAREHOUSE <= tile <= TOWN_HALL:
                pen.add(buildings + tile - WAREHOUSE, 1.0 / ALIKE)
        here: i64 = len(cells) - lacking
        if here:
            pen.add(filled + colour, float(here) / float(len(estate.of_colour[colour])))
            pen.add(regions + colour * LARGEST_REGION + size - 1, float(here) / LARGEST_REGION)
        if lacking:
            pen.add(empty + colour, float(lacking) / CELLS)
            if lacking == 1:
                pen.add(lacking_one + size - 1, 1.0 / REGIONS)
            elif lacking == 2:
                pen.add(lacking_two + size - 1, 1.0 / REGIONS)
        if colour == ANIMAL and here and lacking:
            for cell in cells:
                kind = ANIMAL_KIND[player.cells[cell]]
                if 0 <= kind < GEESE_KIND:
                    pen.add(animals + kind, float(ANIMAL_COUNT[player.cells[cell]]) / ANIMALS)
    pen.slice("mines")
    pen.share(count_of(player.cells, MINE_TILE), ALIKE)
    notice_open(player, pen)


def notice_open(player: Player, pen: Pen) -> None:
    """The cells that are open to a tile, by their colours and by their numbers."""
    estate = player.estate
    colours = pen.room("open", COLOURS)
    numbers = pen.room("numbers", 6)
    for colour in range(i64(COLOURS)):
        pen.add(colours + colour, float(bits(player.open & estate.near_of_colour[colour])) / OPEN_CELLS)
    for number in range(i64(6)):
        pen.add(numbers + number, float(bits(player.open & estate.near_of_numbers[BIT[number]])) / OPEN_CELLS)
    if player.open_far:
        for cell in estate.far_cells[ANY]:
            if player.open_far & estate.far[cell]:
                pen.add(colours + estate.colour[cell], 1.0 / OPEN_CELLS)
                pen.add(numbers + estate.dice[cell] - 1, 1.0 / OPEN_CELLS)


def notice_store(table: Table, seat: i64, pen: Pen) -> None:
    """Stored tiles: what they are, whether they find a cell, and what the best of them would finish or score."""
    player = table.players[seat]
    member = table.member(seat)
    kinds = pen.room("store", KINDS)
    colours: i64 = COLOURS + 1 if table.modules else COLOURS
    places = pen.room("fitting", colours * PLACES)
    room = pen.room("room", 1)
    finish = pen.room("finish", 1)
    herd = pen.room("herd", 1)
    largest: i64 = 0
    most: i64 = 0
    for slot in range(i64(len(player.store))):
        if not player.mine(slot, member):
            continue
        tile = player.store[slot]
        if tile == 0:
            pen.add(room, 1.0 / STORAGE)
            continue
        add_kind(pen, kinds, tile, 0.5)
        colour = COLOUR_OF[tile]
        some_open = player.open & player.estate.near_of_colour[colour] or player.open_far
        place: i64 = HAS_NONE
        for cell in player.estate.of_colour[colour]:
            if player.cells[cell]:
                continue
            if not some_open:
                place = HAS_TO_WAIT
                break
            if not fits(table, seat, tile, cell):
                place = min(place, i64(HAS_TO_WAIT))
                continue
            place = HAS_A_CELL
            largest = max(largest, finished_size(player, cell))
            if colour == ANIMAL:
                most = max(most, herd_points(table, seat, cell, ANIMAL_KIND[tile]) + ANIMAL_COUNT[tile])
        pen.add(places + colour * PLACES + place, 0.5)
    pen.add(finish, float(largest) / LARGEST_REGION)
    pen.add(herd, float(most) / A_HERD)


def finished_size(player: Player, cell: i64) -> i64:
    """The size of the region that a tile on a cell would fill up, 0 if it does not."""
    cells = player.estate.cells[player.estate.region[cell]]
    for other in cells:
        if other != cell and player.cells[other] == 0:
            return 0
    return min(i64(len(cells)), i64(LARGEST_REGION))


def add_kind(pen: Pen, start: i64, tile: i64, amount: float) -> None:
    """A building, an animal or a monastery of the base game; the others are told by their colour."""
    colour = COLOUR_OF[tile]
    if colour == BUILDING and tile <= TOWN_HALL:
        pen.add(start + tile - WAREHOUSE, amount)
    elif colour == ANIMAL and ANIMAL_KIND[tile] < GEESE_KIND:
        pen.add(start + BUILDINGS + ANIMAL_KIND[tile], amount)
    elif colour == MONASTERY and tile < FIRST_MONASTERY + BASE_MONASTERIES:
        pen.add(start + BUILDINGS + GEESE_KIND + tile - FIRST_MONASTERY, amount)


# What is common


def notice_time(table: Table, seat: i64, pen: Pen) -> None:
    seats: i64 = len(table.players)
    pen.slice("phase")
    pen.one_of(table.phase, PHASES)
    pen.slice("round")
    pen.one_of(table.round, ROUNDS)
    pen.slice("left")
    pen.share(PHASES * ROUNDS - 1 - ROUNDS * table.phase - table.round, PHASES * ROUNDS)
    pen.seat("turn", table.turns[table.turn], seat, seats)
    pen.slice("bought")
    pen.flag(table.bought)
    pen.slice("white")
    pen.one_of(table.white - 1, 6)


def notice_board(table: Table, pen: Pen) -> None:
    """The tiles of every depot by colour and those of all by kind, the goods, what nobody has yet, and the bags."""
    depots = pen.room("depots", DEPOTS * COLOURS)
    black = pen.room("black", COLOURS)
    kinds = pen.room("tiles", KINDS)
    for space in range(i64(len(table.board))):
        tile = table.board[space]
        if tile == 0:
            continue
        colour = COLOUR_OF[tile]
        if space < NUMBERED:
            pen.add(depots + space // SPACES * COLOURS + colour, 0.5)
        elif colour < COLOURS:
            pen.add(black + colour, 1.0 / BLACK_TILES)
        add_kind(pen, kinds, tile, 1.0 / BLACK_TILES)
    at_depots = pen.room("goods_by_depot", DEPOTS)
    of_colours = pen.room("goods_by_colour", GOODS)
    for at in range(i64(DEPOTS * GOODS)):
        if table.goods[at]:
            pen.add(at_depots + at // GOODS, float(table.goods[at]) / WARES)
            pen.add(of_colours + at % GOODS, float(table.goods[at]) / WARES)
    row = pen.room("goods_to_come", GOODS)
    for ware in table.row:
        if ware:
            pen.add(row + ware - 1, 1.0 / ROUNDS)
    large: i64 = 0
    small: i64 = 0
    for player in table.boards:
        large |= player.large
        small |= player.small
    pen.slice("bonuses_left")
    pen.flags(~large, COLOURS)
    pen.flags(~small, COLOURS)
    pen.slice("bags")
    for bag in table.bags:
        pen.share(len(bag), A_BAG)
    pen.share(len(table.goods_bag), A_BAG)
