"""Whole random games of all 4 x 4 pairs of decks with 1 to 4 players, and without cards: nothing is made or lost."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest

import feldberg
from feldberg.games.hallertau.content.cards import CARDS, bonus_deck, farmyard_deck, gateway_deck, point_deck
from feldberg.games.hallertau.content.pieces import (
    COLUMNS,
    FARMYARD_DECKS,
    GATEWAY_DECKS,
    MOST_ROWS,
    RESOURCE_NAMES,
    SHEEP,
    SPACES,
    STEPS,
)
from feldberg.games.hallertau.content.spaces import ROWS_OF
from feldberg.games.hallertau.state import Player, Table

LONGEST = 3000  # decisions of a random game; 4 players take about 400
SETS: list[dict[str, Any]] = [
    {"players": players, "gateway": gateway, "farmyard": farmyard}
    for players, gateway, farmyard in itertools.product((1, 2, 3, 4), GATEWAY_DECKS, FARMYARD_DECKS)
] + [{"players": players, "cards": False} for players in (1, 2, 3, 4)]


def owned(player: Player) -> list[int]:
    """Goods, tools, jewelry and sheep."""
    return [int(amount) for amount in player.stock] + [sum(map(int, player.flock))]


def told(table: Table, seat: int) -> list[int]:
    """What the events say that a player gained and lost."""
    gains = [0] * len(RESOURCE_NAMES)
    for event in table.events:
        if event.seat == seat and event.kind.name in RESOURCE_NAMES:
            gains[RESOURCE_NAMES.index(event.kind.name)] += event["amount"]
        if event.seat == seat and event.kind.name == "died":
            gains[SHEEP] -= event["count"]
    return gains


def check_cards(table: Table, options: dict[str, Any]) -> None:
    """Every card of the four decks is in exactly one place."""
    decks = [
        *gateway_deck(GATEWAY_DECKS.index(options["gateway"])),
        *farmyard_deck(FARMYARD_DECKS.index(options["farmyard"])),
        *bonus_deck(),
        *point_deck(),
    ]
    found = [int(card) for bag in table.bags for card in bag] + [int(card) for card in table.removed]
    for player in table.players:
        found += [int(card) for card in player.hand] + [int(card) for card in player.played]
    assert sorted(found) == sorted(decks)
    assert 0 <= table.buried <= len(table.bags[1])


def check_boards(table: Table) -> None:
    for space in range(SPACES):
        for row in range(MOST_ROWS):
            assert 0 <= table.board[space * MOST_ROWS + row] <= (row + 1 if row < ROWS_OF[space] else 0)
    for player in table.players:
        assert min(player.stock) >= 0
        assert min(player.flock) >= 0
        assert player.stock[RESOURCE_NAMES.index("jewelry")] <= 10
        assert player.workers >= 0
        assert all(player.centre <= step <= STEPS for step in player.buildings)
        for column in range(COLUMNS):
            assert player.rows[column] in (0, 2, 3, 4, 5)
            assert player.rows[column] or not player.sown[column]


@pytest.mark.parametrize("options", SETS, ids=lambda options: "-".join(map(str, options.values())))
def test_nothing_is_made_or_lost(options: dict[str, Any]) -> None:
    game = feldberg.game("hallertau", **options)
    luck = random.Random(str(options))
    for seed in range(2):
        table: Table = game.start(seed)
        length = 0
        while not table.over:
            before = [owned(player) for player in table.players]
            table.play(luck.choice(table.legal()))
            length += 1
            assert length < LONGEST
            check_boards(table)
            if table.cards:
                check_cards(table, options)
            for seat, player in enumerate(table.players):
                changes = [after - had for after, had in zip(owned(player), before[seat], strict=True)]
                assert changes == told(table, seat)
        assert table.inside == 0
        assert all(len(player.pending) == 0 for player in table.players)


@pytest.mark.parametrize("gateway", GATEWAY_DECKS)
def test_no_view_names_a_card_that_was_not_seen(gateway: str) -> None:
    game = feldberg.game("hallertau", players=3, gateway=gateway, farmyard="random")
    luck = random.Random(gateway)
    table: Table = game.start(5)
    while not table.over:
        for seat in (0, 1, 2, None):
            view = table.view(seat)
            view["choosing"] = None  # a card that is being laid down is seen by all
            shown = json.dumps(view)
            for other, player in enumerate(table.players):
                if other != seat:
                    assert not any(f'"{CARDS[card].number:03}"' in shown for card in player.hand)
            assert not any(f'"{CARDS[card].number:03}"' in shown for bag in table.bags for card in bag)
        table.play(luck.choice(table.legal()))
