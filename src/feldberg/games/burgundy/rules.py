"""The flow of the game, and the effects that answers have."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.games.burgundy import questions
from feldberg.games.burgundy.actions import ANY_NUMBER
from feldberg.games.burgundy.content import (
    ANIMAL,
    BANK,
    BLACK,
    BOARDING_HOUSE,
    BUILDING,
    CASTLE,
    CASTLE_OR_MINE,
    CASTLE_TILE,
    CHURCH,
    COLOUR_OF,
    DEPOTS,
    GOODS,
    INN_SPACE,
    LAST_STEP,
    MARKET,
    MINE,
    MINE_TILE,
    MONASTERY,
    NUMBERED,
    PHASES,
    ROUNDS,
    SHIP,
    SPACE_COLOURS,
    SPACE_PLAYERS,
    SPACES,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WORKSHOP,
)
from feldberg.games.burgundy.scoring import (
    SALES,
    WATCHTOWERS,
    award,
    goods_points,
    score_animals,
    score_placement,
)
from feldberg.games.burgundy.state import Player, Table

# What the monasteries change, as bits by their numbers; those that only score are in `scoring`.
REPEAT_BUILDINGS: Final = 1 << 1
WORKERS_FROM_MINES: Final = 1 << 2
SILVER_FROM_SALES: Final = 1 << 3
WORKER_FROM_SALES: Final = 1 << 4
TWO_DEPOTS: Final = 1 << 5
BUY_ANYWHERE: Final = 1 << 6
DOUBLE_STEPS: Final = 1 << 8
FREE_STEP_TAKING: Final = 1 << 12
SILVER_WITH_WORKERS: Final = 1 << 13
FOUR_WORKERS: Final = 1 << 14
FREE_STEP_PLACING: Final = vec[i64]([1 << 11, 1 << 11, 1 << 10, 1 << 10, 1 << 9, 1 << 11, 0])  # by colour, then any

TILE_PRICE: Final = 2

SILVER_CHANGED: Final = EventKind("silver", ["silver"], gain=True)
WORKERS_CHANGED: Final = EventKind("workers", ["workers"], gain=True)
GOODS_TAKEN: Final = EventKind("goods", ["goods", "colour", "depot"], gain=True)
PHASE_ENDED: Final = EventKind("phase_end", ["phase"], fate=True)
PHASE_BEGAN: Final = EventKind("phase", ["phase"], fate=True, heading=1)
ROUND_BEGAN: Final = EventKind("round", ["round"], fate=True, heading=2)
ROLLED: Final = EventKind("rolled", ["first", "second"], fate=True)
GOODS_CAME: Final = EventKind("goods_came", ["depot", "colour"], fate=True)
TOOK: Final = EventKind("took", ["tile", "space"])
BOUGHT: Final = EventKind("bought", ["tile", "space"])
DISCARDED: Final = EventKind("discarded", ["tile"])
PLACED: Final = EventKind("placed", ["tile", "cell"])
SOLD: Final = EventKind("sold", ["colour", "count"])
MARKER: Final = EventKind("marker", ["step"])
ENDED: Final = EventKind("ended", [])


def first_edition(table: Table) -> bool:
    return str(table.game.options["edition"]) == "2011"


# Flow


def advance(table: Table) -> None:
    """The agenda is empty: the turn goes on, or the next turn, round or phase begins, or the game ends."""
    count: i64 = len(table.players)
    if table.phase >= 0:
        seat = table.turns[table.turn]
        if table.dice[2 * seat] or table.dice[2 * seat + 1] or can_buy(table, seat) or goes_on(table, seat):
            table.ask(questions.TURNS[seat])
            return
    if table.turn + 1 < count:
        begin_turn(table, table.turn + 1)
    elif table.round + 1 < ROUNDS:
        begin_round(table, table.round + 1)
    elif not closing(table):
        if table.phase >= 0:
            end_phase(table)
        if table.phase + 1 < PHASES:
            begin_phase(table)
            begin_round(table, 0)
        else:
            table.over = True
            table.tell(ENDED, -1)


def goes_on(table: Table, seat: i64) -> bool:
    """Whether a module still has something to offer in a turn without dice."""
    return any(module.goes_on(table, seat) for module in table.modules)


def closing(table: Table) -> bool:
    """Before the first phase and at the end of each, modules have their say, once; whether one asks."""
    if not table.modules or table.closing:
        return False
    table.closing = True
    table.bought = True
    for module in table.modules:
        if table.phase < 0:
            module.settled(table)
        else:
            module.phase_ends(table)
    return table.top is not None


def begin_phase(table: Table) -> None:
    table.phase += 1
    bags = [bag[:] for bag in table.bags]
    for space in range(i64(INN_SPACE)):
        tile: i64 = 0
        if SPACE_PLAYERS[space] <= table.size:
            back = bag_of_space(space, table.phase, table.size)
            bag, tile = table.chance.draw(bags[back])
            bags[back] = bag
        table.board[space] = tile
    table.bags = bags
    goods = table.goods_bag[:]
    for space in range(ROUNDS):
        goods, colour = table.chance.draw(goods)
        table.row[space] = colour + 1
    table.goods_bag = goods
    table.closing = False
    table.tell(PHASE_BEGAN, -1, table.phase)
    for module in table.modules:
        module.phase_begins(table)


def bag_of_space(space: i64, phase: i64, players: i64) -> i64:
    """The pile whose tiles lie on a space of the main board."""
    if space >= NUMBERED:
        return BLACK
    if space == CASTLE_OR_MINE and players == 3 and (phase == 1 or phase == 3):
        return MINE
    return SPACE_COLOURS[space]


def begin_round(table: Table, number: i64) -> None:
    """All roll; the goods of the round go to the depot that the white die shows."""
    table.round = number
    table.turns = table.order[:]
    table.tell(ROUND_BEGAN, table.turns[0], number)
    for seat in table.turns:
        table.dice[2 * seat] = table.chance.die()
        table.dice[2 * seat + 1] = table.chance.die()
        table.tell(ROLLED, seat, table.dice[2 * seat], table.dice[2 * seat + 1])
    table.white = table.chance.die()
    colour = table.row[number] - 1
    table.row[number] = 0
    table.goods[(table.white - 1) * GOODS + colour] += 1
    table.tell(GOODS_CAME, -1, table.white - 1, colour)
    for module in table.modules:
        module.round_begins(table)
    begin_turn(table, 0)


def begin_turn(table: Table, turn: i64) -> None:
    table.turn = turn
    table.bought = False
    for module in table.modules:
        module.turn_begins(table, table.turns[turn])


def end_phase(table: Table) -> None:
    """Mines pay silver, with monastery 2 workers too."""
    table.tell(PHASE_ENDED, -1, table.phase)
    for seat in range(len(table.boards)):
        player = table.boards[seat]
        mines: i64 = 0
        for tile in player.cells:
            if tile == MINE_TILE:
                mines += 1
        if mines:
            gain_silver(table, seat, mines)
            if player.works & WORKERS_FROM_MINES:
                gain_workers(table, seat, mines)
            for module in table.modules:
                module.mines_pay(table, seat, mines)


# Silver, workers and prices


def gain_silver(table: Table, seat: i64, amount: i64) -> None:
    table.players[seat].silver += amount
    table.tell(SILVER_CHANGED, seat, amount)


def gain_workers(table: Table, seat: i64, amount: i64) -> None:
    table.players[seat].workers += amount
    table.tell(WORKERS_CHANGED, seat, amount)
    if table.modules and amount > 0:
        for module in table.modules:
            module.workers_came(table, seat)


def pay_workers(table: Table, seat: i64, amount: i64) -> None:
    if amount:
        gain_workers(table, seat, -amount)


def cheapest(die: int, number: int, free: int, stride: int) -> int:
    """The workers that turn a die into a number, with so many free steps and steps for a worker."""
    steps = min((die - number) % 6, (number - die) % 6)
    return 0 if die == ANY_NUMBER else -(-max(steps - free, 0) // stride)


# The same as tables: with or without double steps, with or without a free step, by dice and numbers from 0 on.
ENOUGH: Final = 3  # workers for any number
AIDS: Final = [(free, stride) for stride in (1, 2) for free in (0, 1)]
PRICES: Final = vec[i64](
    [cheapest(die, number, free, stride) for free, stride in AIDS for die in range(7) for number in range(7)]
)
WITHIN: Final = vec[i64](  # the numbers that so many workers can pay for, as bits from 1 on
    [
        sum(2 ** (number - 1) for number in range(1, 7) if cheapest(die, number, free, stride) <= workers)
        for free, stride in AIDS
        for die in range(7)
        for workers in range(ENOUGH + 1)
    ]
)


def row_of(player: Player, die: i64, free_step: i64) -> i64:
    """Where the tables have what the die of a player costs."""
    aid: i64 = (2 if player.works & DOUBLE_STEPS else 0) + (1 if free_step else 0)
    return aid * 7 + die


def price(player: Player, die: i64, number: i64, free_step: i64) -> i64:
    """The workers that turn a die into a number at their cheapest; die 0 is one of any number."""
    return PRICES[row_of(player, die, free_step) * 7 + number]


def within(player: Player, die: i64, free_step: i64) -> i64:
    """The numbers into which the player's workers can turn a die, as bits."""
    return WITHIN[row_of(player, die, free_step) * (ENOUGH + 1) + min(player.workers, i64(ENOUGH))]


def take_price(player: Player, die: i64, space: i64) -> i64:
    return price(player, die, space // SPACES + 1, player.works & FREE_STEP_TAKING)


def place_price(player: Player, die: i64, colour: i64, number: i64) -> i64:
    return price(player, die, number, player.works & FREE_STEP_PLACING[colour])


def sell_price(player: Player, die: i64, colour: i64) -> i64:
    return price(player, die, colour + 1, 0)


def taken_with(player: Player, die: i64) -> i64:
    """The numbers of the depots from which a die can take, as bits."""
    return within(player, die, player.works & FREE_STEP_TAKING)


def placed_with(player: Player, die: i64, colour: i64) -> i64:
    """The numbers of the cells onto which a die can place a colour, as bits."""
    return within(player, die, player.works & FREE_STEP_PLACING[colour])


def sold_with(player: Player, die: i64) -> i64:
    """The numbers of the goods that a die can sell, as bits."""
    return within(player, die, 0)


# Taking and buying tiles


def take_tile(table: Table, seat: i64, space: i64, bought: bool) -> None:
    """A tile from the board goes onto an empty storage space; if there is none a stored tile goes first."""
    for module in table.modules:
        if module.stores(table, seat, space, bought):
            return
    slot = free_slot(table, seat)
    if slot < 0:
        table.ask(questions.Discard(seat, space, 1 if bought else 0))
    else:
        store_tile(table, seat, slot, space, bought)


def free_slot(table: Table, seat: i64) -> i64:
    """The first empty storage space that a seat may use, -1 if there is none."""
    player = table.players[seat]
    store = player.store
    for slot in range(i64(len(store))):
        if store[slot] == 0 and player.mine(slot, table.member(seat)):
            return slot
    return -1


def store_tile(table: Table, seat: i64, slot: i64, space: i64, bought: bool) -> None:
    tile = table.board[space]
    table.players[seat].store[slot] = tile
    table.board[space] = 0
    table.tell(BOUGHT if bought else TOOK, seat, tile, space)
    for module in table.modules:
        module.taken(table, space)


def discard(table: Table, seat: i64, slot: i64) -> None:
    player = table.players[seat]
    table.tell(DISCARDED, seat, player.store[slot])
    player.store[slot] = 0


def buys_anywhere(player: Player) -> bool:
    return (player.works & BUY_ANYWHERE) != 0


def least_workers(table: Table, player: Player) -> i64:
    """The fewest workers with which the player can pay for a tile; more than there are if too poor."""
    missing: i64 = TILE_PRICE - player.silver
    if missing <= 0:
        return 0
    if buys_anywhere(player) and not first_edition(table):
        return missing
    return player.workers + 1


def most_workers(table: Table, player: Player) -> i64:
    """The most workers that may stand for silver when paying for a tile."""
    if buys_anywhere(player) and not first_edition(table):
        return min(player.workers, i64(TILE_PRICE))
    return 0


def can_buy(table: Table, seat: i64) -> bool:
    """Once a turn, with the price at hand and a tile to buy."""
    player = table.players[seat]
    if table.bought or least_workers(table, player) > player.workers:
        return False
    return on_sale(table, player)


def on_sale(table: Table, player: Player) -> bool:
    """Whether there is a tile that the player may buy."""
    first: i64 = 0 if buys_anywhere(player) else NUMBERED
    return any(table.board[space] for space in range(first, i64(len(table.board))))


def buy(table: Table, seat: i64, space: i64) -> None:
    player = table.players[seat]
    table.bought = True
    least = least_workers(table, player)
    if most_workers(table, player) > least:
        table.ask(questions.Pay(seat, space))
    else:
        pay(table, seat, space, least)


def pay(table: Table, seat: i64, space: i64, workers: i64) -> None:
    """Pay for a tile with so many workers, the rest in silver."""
    pay_workers(table, seat, workers)
    if workers < TILE_PRICE:
        gain_silver(table, seat, workers - TILE_PRICE)
    take_tile(table, seat, space, True)


# Placing tiles


def fits(table: Table, seat: i64, tile: i64, cell: i64) -> bool:
    """Whether a tile may go onto a cell of its colour: empty, next to a tile, and welcome there."""
    return table.players[seat].is_open(cell) and is_welcome(table, seat, tile, cell)


def is_allowed(table: Table, seat: i64, tile: i64, cell: i64) -> bool:
    return all(module.allows(table, seat, tile, cell) for module in table.modules)


def is_welcome(table: Table, seat: i64, tile: i64, cell: i64) -> bool:
    """Whether an open cell takes a tile of its colour: of buildings one of a kind in a city."""
    if table.modules and not is_allowed(table, seat, tile, cell):
        return False
    if COLOUR_OF[tile] != BUILDING:
        return True
    player = table.players[seat]
    if player.works & REPEAT_BUILDINGS:
        return True
    return all(player.cells[other] != tile for other in player.estate.cells[player.estate.region[cell]])


def place_stored(table: Table, seat: i64, slot: i64, cell: i64) -> None:
    """Put a stored tile into the estate."""
    player = table.players[seat]
    tile = player.store[slot]
    player.store[slot] = 0
    place_tile(table, seat, tile, cell)


def place_tile(table: Table, seat: i64, tile: i64, cell: i64) -> None:
    """Put a tile into the estate, score what it completes, then let it take effect."""
    for module in table.modules:
        module.placing(table, seat)
    table.players[seat].lay(cell, tile)
    table.tell(PLACED, seat, tile, cell)
    if table.modules:
        refresh(table)
    score_placement(table, seat, cell)
    if not replaced(table, seat, tile, cell):
        take_effect(table, seat, tile, cell)
    for module in table.modules:
        module.placed(table, seat, tile, cell)


def refresh(table: Table) -> None:
    """Work out anew what works for everybody."""
    for seat in range(i64(len(table.boards))):
        works = table.boards[seat].monasteries
        for module in table.modules:
            works = module.works(table, seat, works)
        table.boards[seat].works = works
    for module in table.modules:
        module.refreshed(table)


def replaced(table: Table, seat: i64, tile: i64, cell: i64) -> bool:
    """Whether a module puts something into the place of a tile's effect."""
    return any(module.takes_effect(table, seat, tile, cell) for module in table.modules)


def take_effect(table: Table, seat: i64, tile: i64, cell: i64) -> None:
    colour = COLOUR_OF[tile]
    if colour in (BUILDING, CASTLE):
        grant(table, seat, tile, WATCHTOWERS)
    elif colour == SHIP:
        use_ship(table, seat)
    elif colour == ANIMAL:
        score_animals(table, seat, cell)


def grant(table: Table, seat: i64, effect: i64, cause: i64) -> None:
    """The effect of a building or a castle, whatever brought it; points count for the cause."""
    if effect == WAREHOUSE:
        if stores_goods(table.players[seat]):
            table.ask(questions.Trade(seat))
    elif effect == WATCHTOWER:
        award(table, seat, cause, 4)
    elif effect == BOARDING_HOUSE:
        gain_workers(table, seat, 4)
    elif effect == BANK:
        gain_silver(table, seat, 2)
    elif effect == TOWN_HALL:
        table.ask(questions.TownHall(seat))
    elif effect == CASTLE_TILE:
        table.ask(questions.Castle(seat))
    elif effect in (WORKSHOP, CHURCH, MARKET):
        if can_fetch(table, effect):
            table.ask(questions.Fetch(seat, effect))
    else:
        for module in table.modules:
            module.grants(table, seat, effect)


def fetches(building: i64, tile: i64) -> bool:
    """Whether a workshop, church or market takes such a tile from the numbered depots."""
    if tile == 0:
        return False
    colour = COLOUR_OF[tile]
    if building == WORKSHOP:
        return colour == BUILDING
    if building == MARKET:
        return colour in (SHIP, ANIMAL)
    return colour in (MINE, MONASTERY, CASTLE)


def can_fetch(table: Table, building: i64) -> bool:
    return any(fetches(building, table.board[space]) for space in range(NUMBERED))


# Goods and ships


def stores_goods(player: Player) -> bool:
    return any(amount for amount in player.goods)


def sell_goods(table: Table, seat: i64, colour: i64) -> None:
    """All goods of one colour: points for each, silver once."""
    player = table.players[seat]
    count = player.goods[colour]
    player.goods[colour] = 0
    player.sold[colour] += count
    table.tell(SOLD, seat, colour, count)
    award(table, seat, SALES, count * goods_points(table))
    gain_silver(table, seat, 2 if player.works & SILVER_FROM_SALES else 1)
    if player.works & WORKER_FROM_SALES:
        gain_workers(table, seat, 1)
    for module in table.modules:
        module.sold(table, seat, colour, count)


def take_workers(table: Table, seat: i64) -> None:
    """The action of taking workers (a boarding house is another thing)."""
    player = table.players[seat]
    gain_workers(table, seat, 4 if player.works & FOUR_WORKERS else 2)
    if player.works & SILVER_WITH_WORKERS:
        gain_silver(table, seat, 1)


def use_ship(table: Table, seat: i64) -> None:
    """First the goods of a depot, then one step on the turn-order track."""
    player = table.players[seat]
    for depot in range(DEPOTS):
        if offers_goods(table, player, depot):
            table.ask(questions.Sail(seat))
            return
    land(table, seat)


def depots_sailed(player: Player) -> i64:
    """How many neighbouring depots a ship empties."""
    return 2 if player.works & TWO_DEPOTS else 1


def offers_goods(table: Table, player: Player, depot: i64) -> bool:
    """Whether the depot has goods for which the player has room."""
    room = free_goods_spaces(player) > 0
    return any(table.goods[depot * GOODS + colour] and (room or player.goods[colour]) for colour in range(i64(GOODS)))


def free_goods_spaces(player: Player) -> i64:
    used: i64 = 0
    for amount in player.goods:
        if amount:
            used += 1
    return player.estate.goods_spaces - used


def new_colours(table: Table, player: Player, depot: i64, depots: i64) -> vec[i64]:
    """The colours in these depots that the player does not store yet."""
    colours = vec[i64]()
    for colour in range(i64(GOODS)):
        if player.goods[colour] == 0:
            for other in range(depot, depot + depots):
                if table.goods[other % DEPOTS * GOODS + colour]:
                    colours = append(colours, colour)
                    break
    return colours


def load_goods(table: Table, seat: i64, depot: i64, depots: i64) -> None:
    """Take all goods that fit; where new colours outnumber the free spaces the player chooses."""
    player = table.players[seat]
    for colour in range(i64(GOODS)):
        if player.goods[colour]:
            load_colour(table, seat, depot, depots, colour)
    fresh = new_colours(table, player, depot, depots)
    room = free_goods_spaces(player)
    if room and len(fresh) > room:
        table.ask(questions.Load(seat, depot, depots))
        return
    if room:
        for colour in fresh:
            load_colour(table, seat, depot, depots, colour)
    land(table, seat)


def load_colour(table: Table, seat: i64, depot: i64, depots: i64, colour: i64) -> None:
    for place in range(depot, depot + depots):
        at = place % DEPOTS * GOODS + colour
        count = table.goods[at]
        if count:
            table.goods[at] = 0
            table.players[seat].goods[colour] += count
            table.tell(GOODS_TAKEN, seat, count, colour, place % DEPOTS)


def land(table: Table, seat: i64) -> None:
    """A ship has its goods; now the marker moves."""
    for module in table.modules:
        if module.landed(table, seat):
            return
    move_marker(table, seat)


def move_marker(table: Table, seat: i64) -> None:
    """One step ahead, on top of those already there: before all that are not further. Counts from next round."""
    if table.steps[seat] < LAST_STEP:
        table.steps[seat] += 1
    order = vec[i64](capacity=len(table.order))
    placed = False
    for other in table.order:
        if other == seat:
            continue
        if not placed and table.steps[other] <= table.steps[seat]:
            order = append(order, seat)
            placed = True
        order = append(order, other)
    if not placed:
        order = append(order, seat)
    table.order = order
    table.tell(MARKER, seat, table.steps[seat])
    for module in table.modules:
        module.marker_moved(table)
