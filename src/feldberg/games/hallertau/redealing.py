"""What a seat cannot know, dealt anew: the other hands. Decks and stable boards have no order to be known."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.rows import NONE
from feldberg.games.hallertau.content.cards import DECK_OF
from feldberg.games.hallertau.content.pieces import DECKS
from feldberg.games.hallertau.rules.stock import hand_cards
from feldberg.games.hallertau.state import Player, Table


def redeal(table: Table, seat: int | None) -> None:
    """Other players get cards of the same backs. What comes depends on what the seat knows and on chance alone."""
    others = [player for number, player in enumerate(table.players) if number != seat]
    for deck in range(i64(DECKS)):
        table.bags[deck] = unseen(table, others, deck)
    for player in others:
        deal_again(table, player)


def unseen(table: Table, others: list[Player], deck: i64) -> vec[i64]:
    """All cards of a deck that the seat has not seen, in the order of their numbers."""
    found = [int(card) for card in table.bags[deck]]
    for player in others:
        found += [int(card) for card in player.hand if DECK_OF[card] == deck]
    return vec[i64](sorted(found))


def deal_again(table: Table, player: Player) -> None:
    """A new hand of the same backs."""
    hand = vec[i64](capacity=len(player.hand))
    drawn = vec[i64]()
    for deck in range(i64(DECKS)):
        just_drawn: i64 = 0
        for card in player.drawn:
            if DECK_OF[card] == deck:
                just_drawn += 1
        for number in range(hand_cards(player, deck)):
            table.bags[deck], card = table.chance.draw(table.bags[deck])
            hand = append(hand, card)
            if number < just_drawn:
                drawn = append(drawn, card)
    player.hand = hand
    player.drawn = drawn
    player.declined = NONE
    player.before = NONE
