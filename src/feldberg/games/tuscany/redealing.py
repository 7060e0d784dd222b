"""What a seat cannot know, dealt anew: the hands of the others. Stacks and decks have no order that could be known."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.rows import zeros
from feldberg.games.tuscany.content import TYPES
from feldberg.games.tuscany.questions import Pay
from feldberg.games.tuscany.rules import cards
from feldberg.games.tuscany.state import NOTHING, Player, Table


def redeal(table: Table, seat: int | None) -> None:
    """Shuffle the deck with all hands but the seat's, and deal hands as large as they were."""
    own: i64 = NOTHING if seat is None else seat
    others = [player for number, player in enumerate(table.players) if number != own]
    sizes = [player.cards() for player in others]
    for player in others:
        for colour in range(i64(TYPES)):
            table.deck[colour] += player.hand[colour]
    top = table.top
    if isinstance(top, Pay) and top.seat != own:
        payer = table.players[top.seat]
        deal_who_pays(table, top, payer)
        for player, size in zip(others, sizes, strict=True):
            if player is not payer:
                player.hand = dealt(table, size)
    else:
        for player, size in zip(others, sizes, strict=True):
            player.hand = dealt(table, size)


def dealt(table: Table, count: i64) -> vec[i64]:
    """So many cards of the deck; the discards are known and stay."""
    hand = zeros(TYPES)
    for _ in range(count):
        colour = cards.top_card(table)
        hand[colour] += 1
    return hand


def deal_who_pays(table: Table, question: Pay, player: Player) -> None:
    """A hand that can pay in several ways: who has only one is not asked."""
    count = player.cards()
    while True:
        player.hand = dealt(table, count)
        if len(question.options(table)) > 1:
            return
        for colour in range(i64(TYPES)):
            table.deck[colour] += player.hand[colour]
