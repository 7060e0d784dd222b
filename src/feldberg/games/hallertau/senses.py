"""What a seat may see as numbers, see `core.senses`: everybody's boards and stock, the own hand, the action board."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.rows import total
from feldberg.core.senses import Pen, kinds_of
from feldberg.games.hallertau import scoring
from feldberg.games.hallertau.content.cards import DECK_OF, FIRST_BONUS, FIRST_FARMYARD, FIRST_POINT
from feldberg.games.hallertau.content.pieces import (
    BONUS,
    BONUS_CARDS,
    BUILDINGS,
    COLUMNS,
    DECKS,
    FARMYARD,
    FARMYARD_CARDS,
    FARMYARD_DECKS,
    GATEWAY,
    GATEWAY_CARDS,
    GATEWAY_DECKS,
    GOODS,
    HIGHEST_ROW,
    JEWELRY,
    LAST_CARDS,
    LOWEST_ROW,
    MOST_JEWELRY,
    POINT_CARDS,
    ROUNDS,
    SPACES,
    STABLE,
    STEPS,
    TOOLS,
)
from feldberg.games.hallertau.content.spaces import ROWS_OF
from feldberg.games.hallertau.questions import QUESTIONS
from feldberg.games.hallertau.rules import board, cards, crafts, measures, stock
from feldberg.games.hallertau.state import TWICE, Player, Table

ASKED: Final = kinds_of(QUESTIONS)
DECK_CARDS: Final = vec[i64]([GATEWAY_CARDS, FARMYARD_CARDS, BONUS_CARDS, POINT_CARDS])
RUNGS: Final = vec[i64]([1, 3])  # of every good
JEWELS: Final = vec[i64]([1, 2, 3])
FIELD_ROWS: Final = HIGHEST_ROW - LOWEST_ROW + 1
STEPS_BEYOND: Final = 3  # of buildings over the centre, that are told apart

# What is usual, so that most numbers are at most 1.
SCORE: Final = 100
CENTRE_SCORE: Final = 70
CARD_SCORE: Final = 30
A_STOCK: Final = 8
MANY_TOOLS: Final = 6
A_HARVEST: Final = 8
FIELDS: Final = 4
A_FLOCK: Final = 4
WORKERS: Final = 12
A_HAND: Final = 4
IMPROVED: Final = 3
BOULDERS: Final = 2


def notice(table: Table, seat: int, pen: Pen) -> None:
    seats: i64 = len(table.players)
    for ahead in range(pen.seats(seats)):
        other = (seat + ahead) % seats
        pen.player(ahead, False)
        notice_stock(table.players[other], pen)
        notice_land(table, table.players[other], pen)
        notice_village(table.players[other], pen)
        if table.cards:
            notice_cards(table.players[other], pen)
        pen.asked(table, other, ASKED)
    if table.cards:
        pen.secret()
        notice_hand(table, seat, pen)
    pen.common()
    notice_time(table, seat, pen)
    notice_board(table, pen)


# What a player has


def notice_stock(player: Player, pen: Pen) -> None:
    pen.slice("score")
    pen.share(scoring.total(player), SCORE)
    pen.share(scoring.centre_points(player), CENTRE_SCORE)
    pen.share(scoring.card_points(player), CARD_SCORE)
    pen.slice("goods")
    for good in range(i64(GOODS)):
        pen.share(player.stock[good], A_STOCK)
        pen.ladder(player.stock[good], RUNGS)
    pen.slice("tools")
    pen.share(player.stock[TOOLS], MANY_TOOLS)
    pen.share(player.used_tools, MANY_TOOLS)
    pen.slice("jewelry")
    pen.share(player.stock[JEWELRY], MOST_JEWELRY)
    pen.ladder(player.stock[JEWELRY], JEWELS)
    pen.slice("workers")
    pen.share(player.workers, WORKERS)


def notice_land(table: Table, player: Player, pen: Pen) -> None:
    """Empty and sown fields by their rows, what will be harvested, and sheep by the phases 2 that they will see."""
    empty = pen.room("empty_fields", FIELD_ROWS)
    sown = pen.room("sown_fields", FIELD_ROWS)
    crops = pen.room("sown", GOODS)
    for column in range(i64(COLUMNS)):
        row = player.rows[column]
        crop = player.sown[column]
        if crop:
            times = 2 if crop > TWICE else 1
            pen.add(sown + row - LOWEST_ROW, 1.0 / FIELDS)
            pen.add(crops + crop % TWICE - 1, float(times * row) / A_HARVEST)
        elif row:
            pen.add(empty + row - LOWEST_ROW, 1.0 / FIELDS)
    flock = pen.room("flock", STABLE)
    doomed = measures.doomed_place(table)
    for place in range(doomed, i64(STABLE)):
        pen.add(flock + place - doomed, float(player.flock[place]) / A_FLOCK)
    pen.slice("stable")
    pen.share(player.flock[STABLE], A_FLOCK)


def notice_village(player: Player, pen: Pen) -> None:
    """The community centre, the steps of the buildings, how many are beyond it, and the boulders before them."""
    pen.slice("centre")
    pen.one_of(player.centre, STEPS + 1)
    pen.slice("buildings")
    pen.shares(player.buildings, STEPS)
    beyond = pen.room("beyond", STEPS_BEYOND)
    boulders = pen.room("boulders", BUILDINGS)
    for building in range(i64(BUILDINGS)):
        for steps in range(i64(STEPS_BEYOND)):
            if player.buildings[building] > player.centre + steps:
                pen.add(beyond + steps, 1.0 / BUILDINGS)
        pen.add(boulders + building, float(crafts.tools_needed(player, building)) / BOULDERS)
    pen.slice("improved")
    pen.shares(player.improved, IMPROVED)


def notice_cards(player: Player, pen: Pen) -> None:
    """Cards in hand and played, by their backs."""
    pen.slice("hand_size")
    for deck in range(i64(DECKS)):
        pen.share(stock.hand_cards(player, deck), A_HAND)
    played = pen.room("played", DECKS)
    for card in player.played:
        pen.add(played + DECK_OF[card], 1.0 / A_HAND)
    pen.slice("pending")
    pen.share(len(player.pending), A_HAND)


def notice_hand(table: Table, seat: i64, pen: Pen) -> None:
    """The very cards, and how many of each deck could be played now."""
    hand = pen.room("hand", total(DECK_CARDS))
    playable = pen.room("playable", DECKS)
    for card in table.players[seat].hand:
        pen.add(hand + place_in_hand(table, card), 1.0)
    for card in cards.playable_cards(table, seat):
        pen.add(playable + DECK_OF[card], 1.0 / A_HAND)


def place_in_hand(table: Table, card: i64) -> i64:
    """Where a card stands among those that are in the game, deck by deck."""
    deck = DECK_OF[card]
    if deck == GATEWAY:
        return card - GATEWAY_CARDS * table.gateway
    if deck == FARMYARD:
        return GATEWAY_CARDS + card - FIRST_FARMYARD - FARMYARD_CARDS * table.farmyard
    if deck == BONUS:
        return GATEWAY_CARDS + FARMYARD_CARDS + card - FIRST_BONUS
    return GATEWAY_CARDS + FARMYARD_CARDS + BONUS_CARDS + card - FIRST_POINT


# What is common


def notice_time(table: Table, seat: i64, pen: Pen) -> None:
    seats: i64 = len(table.players)
    pen.slice("round")
    pen.one_of(table.round - 1, ROUNDS)
    pen.slice("left")
    pen.share(ROUNDS - table.round, ROUNDS)
    pen.slice("phase")
    pen.one_of(table.phase - 1, LAST_CARDS)
    pen.slice("ending")
    pen.flag(table.ending)
    pen.seat("first", table.first, seat, seats)
    pen.seat("active", table.active, seat, seats)


def notice_board(table: Table, pen: Pen) -> None:
    """How far the spaces are filled, the sector cards to come, and the decks."""
    pen.slice("spaces")
    for space in range(i64(SPACES)):
        row = board.free_row(table, space)
        pen.share(row if row >= 0 else ROWS_OF[space], ROWS_OF[space])
    sectors = pen.room("sectors", ROUNDS)
    for card in table.sectors:
        pen.add(sectors + card, 1.0)
    if table.cards:
        pen.slice("decks")
        for deck in range(i64(DECKS)):
            pen.share(stock.deck_size(table, deck), DECK_CARDS[deck])
        pen.slice("gateway")
        pen.one_of(table.gateway, len(GATEWAY_DECKS))
        pen.slice("farmyard")
        pen.one_of(table.farmyard, len(FARMYARD_DECKS))
