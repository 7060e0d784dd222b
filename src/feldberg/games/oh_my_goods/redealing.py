"""What a seat cannot know, dealt anew: other hands, cards laid aside, the fronts of goods, and the draw pile."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from feldberg.core.rows import joined, without, zeros
from feldberg.games.oh_my_goods.content import CARDS, COLOUR_OF, FIRST_CHARACTER, RESOURCES
from feldberg.games.oh_my_goods.questions import Discard, DiscardSecond
from feldberg.games.oh_my_goods.rules import piles, production
from feldberg.games.oh_my_goods.state import NOWHERE, Player, Table


def redeal(table: Table, seat: int | None) -> None:
    """Shuffle all unseen cards and lay as many of them in every place as there were."""
    unseen = extend(table.deck[:], table.spent)
    for number, player in enumerate(table.players):
        for pile in player.goods:
            unseen = extend(unseen, pile)
        if number != seat:
            unseen = extend(unseen, player.hand)
            if player.aside != NOWHERE:
                unseen = append(unseen, player.aside)
    unseen = piles.shuffled(table, in_order(unseen))
    needy: i64 = table.top.seat if isinstance(table.top, (Discard, DiscardSecond)) else NOWHERE
    if needy >= 0 and needy != (NOWHERE if seat is None else seat):
        unseen = deal_hand(table, needy, unseen)  # first, while all cards that it may need are there
    for number in range(len(table.players)):
        if number != seat and number != needy:
            unseen = deal_hand(table, number, unseen)
    for player in table.players:
        for slot in range(i64(len(player.buildings))):
            count: i64 = len(player.goods[slot])
            player.goods[slot] = unseen[:count]
            unseen = unseen[count:]
    spent: i64 = len(table.spent)
    table.spent = unseen[:spent]
    table.deck = unseen[spent:]
    for module in table.modules:
        module.redeal(table)


def in_order(cards: vec[i64]) -> vec[i64]:
    """The cards by number: where they lay must not show in how they are dealt."""
    there = zeros(CARDS)
    for card in cards:
        there[card] = 1
    found = vec[i64](capacity=len(cards))
    for card in range(i64(CARDS)):
        if there[card]:
            found = append(found, card)
    return found


def deal_hand(table: Table, seat: i64, unseen: vec[i64]) -> vec[i64]:
    """A hand as large as before, and a card laid aside; whose production goes on has the cards for it."""
    player = table.players[seat]
    count: i64 = len(player.hand)
    player.hand = unseen[:count]
    unseen = unseen[count:]
    top = table.top
    if top is not None and top.seat == seat and isinstance(top, (Discard, DiscardSecond)):
        unseen = fit_hand(table, player, isinstance(top, DiscardSecond), unseen)
    if player.aside != NOWHERE:
        player.aside = next(card for card in unseen if card < FIRST_CHARACTER)
        unseen = without(unseen, player.aside)
    return unseen


def fit_hand(table: Table, player: Player, second: bool, unseen: vec[i64]) -> vec[i64]:
    """Exchange cards that production has no use for, until it can go on."""
    at: i64 = 0
    while not production.can_go_on(table, player, second):
        useless = useless_card(player)
        while not is_useful(player, unseen[at]):
            at += 1
        player.hand = joined(without(player.hand, useless), unseen[at])
        unseen[at] = useless
    return unseen


def useless_card(player: Player) -> i64:
    """A card of the hand that stands for nothing that is missing, or for more of it than is."""
    counts = zeros(RESOURCES + 1)
    for card in player.hand:
        resource = COLOUR_OF[card]
        counts[resource] += 1
        if resource == RESOURCES or counts[resource] > player.missing[resource]:
            return card
    raise AssertionError("a hand full of useful cards is enough")


def is_useful(player: Player, card: i64) -> bool:
    """Whether one more of its resource stands for something that is missing."""
    if COLOUR_OF[card] == RESOURCES:
        return False
    held: i64 = 0
    for other in player.hand:
        if COLOUR_OF[other] == COLOUR_OF[card]:
            held += 1
    return held < player.missing[COLOUR_OF[card]]
