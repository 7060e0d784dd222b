"""What a seat may see as numbers, see `core.senses`: everybody's buildings and people, the own hand, the middle."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.rows import bits
from feldberg.core.senses import Pen, kinds_of
from feldberg.games.oh_my_goods.content import (
    BASE_GOODS,
    BASE_KINDS,
    COLOUR_NAMES,
    COLOUR_OF,
    FACES,
    FIRST_CHARACTER,
    GOOD_OF,
    KIND_OF,
    LAST_BUILDING,
    NO_GOOD,
    NO_RESOURCE,
    POINTS,
    SUNS,
    TAKES_GOODS,
    TAKES_RESOURCE,
    VALUES,
)
from feldberg.games.oh_my_goods.modules.longsdale.questions import QUESTIONS as MODULE_QUESTIONS
from feldberg.games.oh_my_goods.questions import QUESTIONS, Pay
from feldberg.games.oh_my_goods.rules import building, flow, goods, people, production
from feldberg.games.oh_my_goods.rules.production import LACKING
from feldberg.games.oh_my_goods.scoring import assistant_points, building_points
from feldberg.games.oh_my_goods.state import (
    ASSISTANT,
    BUILDING,
    GAME_ENDS,
    KEEP,
    NOBODY,
    NOWHERE,
    PRODUCING,
    SLOPPY,
    Player,
    Table,
)

ASKED: Final = kinds_of(QUESTIONS)
ASKED_WITH_MODULES: Final = kinds_of(QUESTIONS + MODULE_QUESTIONS)
COLOURS: Final = len(COLOUR_NAMES)
LAST_BUILDINGS: Final = vec[i64]([6, 7, 8])

# What is usual, so that most numbers are at most 1.
SCORE: Final = 40
COINS: Final = 40
A_COST: Final = 15
A_VALUE: Final = 8
A_BUILDING: Final = 6  # points
ALIKE: Final = 2  # buildings, offices
OF_A_COLOUR: Final = 4
A_STOCK: Final = 4  # of one good
CHAINED: Final = 10  # coins
MISSING: Final = 4
ASSISTANTS: Final = 3
INCOME: Final = 16
HAND: Final = 8
ROUNDS: Final = 11
PILE: Final = 100


def notice(table: Table, seat: int, pen: Pen) -> None:
    seats: i64 = len(table.players)
    for ahead in range(pen.seats(seats)):
        other = (seat + ahead) % seats
        pen.player(ahead, False)
        notice_estate(table.players[other], pen)
        notice_people(table, table.players[other], pen)
        notice_owing(table, other, pen)
        pen.asked(table, other, ASKED_WITH_MODULES if table.modules else ASKED)
        for module in table.modules:
            module.notice(table, other, pen)
    pen.secret()
    notice_hand(table, table.players[seat], pen)
    for module in table.modules:
        module.notice_secret(table, seat, pen)
    pen.common()
    notice_time(table, seat, pen)
    notice_middle(table, table.players[seat], pen)
    for module in table.modules:
        module.notice_middle(table, pen)


# What a player has


def notice_estate(player: Player, pen: Pen) -> None:
    """Points, coins, buildings by kind and colour, goods, and what chains would make of these."""
    count: i64 = len(player.buildings)
    pen.slice("score")
    pen.share(building_points(player) + assistant_points(player), SCORE)
    pen.slice("coins")
    pen.share(goods.coins(player), COINS)
    pen.slice("built")
    pen.share(count, LAST_BUILDING)
    pen.ladder(count, LAST_BUILDINGS)
    kinds = pen.room("buildings", BASE_KINDS)
    colours = pen.room("colours", COLOURS)
    stock = pen.room("goods", BASE_GOODS)
    for slot in range(count):
        card = player.buildings[slot]
        good = GOOD_OF[card]
        if KIND_OF[card] < BASE_KINDS:
            pen.add(kinds + KIND_OF[card], 1.0 / ALIKE)
        pen.add(colours + COLOUR_OF[card], 1.0 / OF_A_COLOUR)
        if 0 <= good < BASE_GOODS:
            pen.add(stock + good, float(len(player.goods[slot])) / A_STOCK)
    pen.slice("offices")
    pen.shares(player.offices, ALIKE)
    pen.slice("chained")
    pen.share(chained(player), CHAINED)


def chained(player: Player) -> i64:
    """The coins that chains would add that take goods alone, if all were used at once."""
    found: i64 = 0
    stock = goods.stock(player)
    for card in player.buildings:
        kind = KIND_OF[card]
        if TAKES_RESOURCE[kind] == NO_RESOURCE and len(TAKES_GOODS[kind]) > 0:
            gain = production.inputs(kind) * goods.value(player, GOOD_OF[card])
            for good in TAKES_GOODS[kind]:
                gain -= VALUES[good]
            found += max(i64(0), gain) * production.sets(stock, kind)
    return found


def notice_people(table: Table, player: Player, pen: Pen) -> None:
    """Where the worker stands and how, where the assistants do, and what they lack; then what is under way."""
    worker = pen.room("worker", 4)
    assistants = pen.room("assistants", 3)
    for slot in range(i64(len(player.buildings))):
        person = player.people[slot]
        if person == NOBODY:
            continue
        worth = float(goods.value(player, goods.good_at(player, slot)))
        missing = production.missing(table, player, slot, production.spared(player, slot))
        if person >= ASSISTANT:
            pen.add(assistants, 1.0 / ASSISTANTS)
            pen.add(assistants + 1, worth / INCOME)
            pen.add(assistants + 2, float(missing[LACKING]) / MISSING)
            continue
        pen.add(worker + (1 if person == SLOPPY else 0), 1.0)
        pen.add(worker + 2, worth / A_VALUE)
        pen.add(worker + 3, float(missing[LACKING]) / MISSING)
    pen.slice("produced")
    pen.share(bits(player.produced), ASSISTANTS)
    pen.slice("lacking")
    pen.share(player.missing[LACKING], MISSING)
    pen.slice("cards")
    pen.share(len(player.hand), HAND)
    pen.slice("has_aside")
    pen.flag(player.aside != NOWHERE)


def notice_hand(table: Table, player: Player, pen: Pen) -> None:
    """The hand as resources and buildings, the best that could be paid, the card laid aside, if it helps the worker."""
    colours = pen.room("hand", COLOURS)
    kinds = pen.room("hand_kinds", BASE_KINDS)
    payable = pen.room("payable", 1)
    aside = pen.room("aside", 4)
    coins = goods.coins(player)
    best: i64 = 0
    for card in player.hand:
        pen.add(colours + COLOUR_OF[card], 1.0 / ASSISTANTS)
        if KIND_OF[card] < BASE_KINDS:
            pen.add(kinds + KIND_OF[card], 1.0 / ALIKE)
        if card < FIRST_CHARACTER and building.cost(table, player, card) <= coins:
            best = max(best, POINTS[card])
    pen.add(payable, float(best) / A_BUILDING)
    if player.aside != NOWHERE:
        cost = building.cost(table, player, player.aside)
        pen.add(aside, float(POINTS[player.aside]) / A_BUILDING)
        pen.add(aside + 1, float(cost) / A_COST)
        pen.add(aside + 2, 1.0 if cost <= coins else 0.0)
        if GOOD_OF[player.aside] != NO_GOOD:
            pen.add(aside + 3, float(goods.value(player, GOOD_OF[player.aside])) / A_VALUE)
    pen.slice("exchanged")
    pen.flag(player.exchange != KEEP)
    pen.slice("supplied")
    hand = production.hand_by_resource(player)
    for slot in range(i64(len(player.buildings))):
        if NOBODY < player.people[slot] < ASSISTANT:
            missing = production.missing(table, player, slot, production.spared(player, slot))
            pen.flag(production.can_supply(table, missing, hand))
            return
    pen.flag(False)


def notice_owing(table: Table, seat: i64, pen: Pen) -> None:
    """The coins that a seat is still to pay."""
    owing: i64 = 0
    for question in table.agenda:
        if isinstance(question, Pay) and question.seat == seat:
            owing += question.cost
    pen.slice("owing")
    pen.share(owing, A_COST)


# What is common


def notice_time(table: Table, seat: i64, pen: Pen) -> None:
    seats: i64 = len(table.players)
    most: i64 = 0
    for player in table.players:
        most = max(most, i64(len(player.buildings)))
    pen.slice("round")
    pen.share(table.round, ROUNDS)
    pen.slice("left")
    if table.rounds:
        pen.share(table.rounds - table.round, ROUNDS)
    else:
        pen.share(0 if table.last else max(i64(0), LAST_BUILDING - most), LAST_BUILDING)
    pen.slice("end")
    pen.flag(table.ending)
    pen.flag(table.last)
    pen.slice("step")
    pen.one_of(table.step, GAME_ENDS + 1)
    pen.seat("first", table.first, seat, seats)
    acting = PRODUCING <= table.step <= BUILDING
    pen.seat("turn", table.seat_at(table.place) if acting else i64(NOWHERE), seat, seats)


def notice_middle(table: Table, player: Player, pen: Pen) -> None:
    """The market, the assistants on offer, those that the seat could hire, and the piles."""
    pen.slice("market")
    pen.shares(table.market, MISSING)
    pen.slice("suns")
    pen.share(flow.suns(table.sunrise), SUNS)
    pen.share(flow.suns(table.sunset), SUNS)
    offer = pen.room("offer", FACES)
    hireable = pen.room("hireable", 2)
    coins = goods.coins(player)
    for face in table.offer:
        pen.add(offer + face, 1.0)
        if people.may_hire(player, face):
            pen.add(hireable, 1.0 / ASSISTANTS)
            if people.hiring_cost(table, face) <= coins:
                pen.add(hireable + 1, 1.0 / ASSISTANTS)
    pen.slice("piles")
    pen.share(len(table.deck), PILE)
    pen.share(len(table.discards) + len(table.spent), PILE)
