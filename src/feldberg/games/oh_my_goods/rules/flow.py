"""The flow of a round: its phases, whose turn it is, and the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import NONE, joined, zeros
from feldberg.games.oh_my_goods import questions
from feldberg.games.oh_my_goods.content import (
    CARD_OFFICE,
    COLOUR_OF,
    FEW_CARDS,
    KIND_OF,
    MOST_BUILDINGS,
    RESOURCES,
    SUN,
)
from feldberg.games.oh_my_goods.rules import people, piles, production
from feldberg.games.oh_my_goods.state import (
    BUILDING,
    DEALING,
    EXCHANGE_BUT,
    EXCHANGING,
    GAME_ENDS,
    KEEP,
    NEW_ROUND,
    NOWHERE,
    OPENING,
    PRODUCING,
    ROUND_ENDS,
    SUNRISE,
    SUNSET,
    Player,
    Table,
)

ROUND: Final = EventKind("round", ["round"], fate=True, heading=1)
LAST_ROUND: Final = EventKind("last round", ["round"], fate=True, heading=1)
EXCHANGED: Final = EventKind("exchanged", ["cards"])
SUN_RISES: Final = EventKind("sunrise", [], fate=True, heading=2)
SUN_SETS: Final = EventKind("sunset", [], fate=True, heading=2)
TURNED_UP: Final = EventKind("turned up", ["card"], fate=True)


def advance(table: Table) -> None:
    """Nothing is asked: go on with the round. What ran out of cards is taken up again where it stopped."""
    step = table.step
    if step == NEW_ROUND:
        begin_round(table)
    elif step == OPENING:
        offer_exchanges(table)
    elif step == EXCHANGING:
        exchange_hands(table)
    elif step == DEALING:
        deal(table)
    elif step == SUNRISE:
        sunrise(table)
    elif step == SUNSET:
        sunset(table)
    elif step == PRODUCING:
        produce(table)
    elif step == BUILDING:
        table.ask(questions.Build(table.seat_at(table.place)))
    elif step == ROUND_ENDS:
        end_round(table)
    else:
        table.over = True


def turn_order(table: Table) -> list[int]:
    return [int(table.seat_at(place)) for place in range(i64(len(table.players)))]


def halve_hands(table: Table) -> None:
    table.ask(questions.Halving(len(table.players)))


# Phase I


def begin_round(table: Table) -> None:
    table.round += 1
    table.tell(LAST_ROUND if table.last else ROUND, -1, table.round)
    table.step = OPENING
    for module in table.modules:
        module.round_begins(table)


def offer_exchanges(table: Table) -> None:
    for player in table.players:
        player.extra += extra_cards(player)
    table.step = EXCHANGING
    table.ask(questions.Exchanges(len(table.players)))


def extra_cards(player: Player) -> i64:
    """What card offices bring to a hand that is small when the phase begins."""
    found: i64 = 0
    if len(player.hand) <= FEW_CARDS:
        for card in player.buildings:
            if KIND_OF[card] == CARD_OFFICE:
                found += 1
    return found


def exchange_hands(table: Table) -> None:
    """Those who want to exchange their hands, one after the other."""
    for place in range(i64(len(table.players))):
        seat = table.seat_at(place)
        player = table.players[seat]
        if player.exchange != KEEP:
            discard_hand(table, seat)
        if not piles.draw_owed(table, seat):
            halve_hands(table)
            return
    for player in table.players:
        player.owed = table.terms.new_cards + player.extra
        player.extra = 0
    table.step = DEALING


def discard_hand(table: Table, seat: i64) -> None:
    player = table.players[seat]
    kept: i64 = player.exchange - EXCHANGE_BUT
    hand = player.hand
    player.exchange = KEEP
    player.hand = NONE
    for card in hand:
        if card == kept:
            player.hand = joined(NONE, card)
        else:
            piles.discard(table, card)
            player.owed += 1
    table.tell(EXCHANGED, seat, player.owed)


def deal(table: Table) -> None:
    """New cards for everybody."""
    for place in range(i64(len(table.players))):
        seat = table.seat_at(place)
        player = table.players[seat]
        held: i64 = len(player.hand)
        enough = piles.draw_owed(table, seat)
        count: i64 = len(player.hand)
        if count > held:
            table.tell(piles.DREW_ALL, seat, count - held)
        if not enough:
            halve_hands(table)
            return
    table.step = SUNRISE
    table.tell(SUN_RISES, -1)


# Phases II and III


def sunrise(table: Table) -> None:
    """The market opens, and all plan their day."""
    table.sunrise = laid(table, table.sunrise, table.terms.sunrise_suns)
    if must_halve(table, table.sunrise, table.terms.sunrise_suns):
        return
    table.step = SUNSET
    table.ask(questions.Dawn(len(table.players)))


def sunset(table: Table) -> None:
    """The market closes, and the turns begin."""
    table.sunset = laid(table, table.sunset, table.terms.sunset_suns)
    if must_halve(table, table.sunset, table.terms.sunset_suns):
        return
    table.place = 0
    table.step = PRODUCING


def laid(table: Table, row: vec[i64], wanted: i64) -> vec[i64]:
    """A row of the market with the cards that are turned up until it has its half-suns, or none is left."""
    while suns(row) < wanted:
        card = turn_up(table)
        if card == NOWHERE:
            break
        if stays(table, card):
            row = joined(row, card)
    return row


def must_halve(table: Table, row: vec[i64], wanted: i64) -> bool:
    """Whether a row ran out of cards that hands could give; they are then asked for."""
    if suns(row) >= wanted or piles.is_dry(table):
        return False
    halve_hands(table)
    return True


def suns(row: vec[i64]) -> i64:
    """The half-suns of a row of the market."""
    found: i64 = 0
    for card in row:
        found += SUN[card]
    return found


def turn_up(table: Table) -> i64:
    """Turn up a card for the market."""
    card = piles.top_card(table)
    if card != NOWHERE:
        table.tell(TURNED_UP, -1, card)
    return card


def stays(table: Table, card: i64) -> bool:
    """Whether a card that was turned up belongs to the market."""
    if any(module.turned_up(table, card) for module in table.modules):
        return False
    table.market[COLOUR_OF[card]] += 1
    return True


# Phase IV


def produce(table: Table) -> None:
    """Whose turn it is makes goods, one building after the other."""
    seat = table.seat_at(table.place)
    if table.players[seat].coming > 0 and not production.draw_coming(table, seat):
        halve_hands(table)
        return
    table.ask(questions.Produce(seat))


def end_production(table: Table, seat: i64) -> None:
    player = table.players[seat]
    for slot in range(i64(len(player.buildings))):
        if production.is_due(table, player, slot):
            table.tell(production.STOOD_STILL, seat, slot, player.buildings[slot])
    player.produced = 0
    player.opened = NOWHERE
    player.spares = zeros(MOST_BUILDINGS)
    people.worker_leaves(player)
    table.step = BUILDING


def end_turn(table: Table, seat: i64) -> None:
    table.players[seat].discount = 0
    table.place += 1
    table.step = PRODUCING if table.place < len(table.players) else ROUND_ENDS


def end_round(table: Table) -> None:
    """The market is cleared, and the next one is the active player, unless the game is over."""
    table.discards = extend(extend(table.discards[:], table.sunrise), table.sunset)
    table.sunrise = NONE
    table.sunset = NONE
    table.market = zeros(RESOURCES)
    for player in table.players:
        player.free_moves = 0
    if table.last:
        table.step = GAME_ENDS
        for module in table.modules:
            module.game_ends(table)
        return
    table.last = table.ending or table.round + 1 == table.rounds
    table.first = table.seat_at(1)
    table.place = 0
    table.step = NEW_ROUND
