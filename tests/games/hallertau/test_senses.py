"""What stands where in Hallertau's senses, and what of it others do not see."""

from __future__ import annotations

import pytest

import feldberg
from feldberg.games.hallertau.content.cards import CARDS, bonus_deck, farmyard_deck, gateway_deck, point_deck
from feldberg.games.hallertau.content.pieces import FARMYARD_DECKS, GATEWAY_DECKS, SPACE_NAMES
from feldberg.games.hallertau.senses import place_in_hand
from feldberg.games.hallertau.state import Table
from tests.games.sensing import changed, told
from tests.rulebook.hallertau.position import Position


def test_goods_tools_and_jewelry() -> None:
    at = Position(players=2)
    assert changed(at.table, lambda: at.stock(hops=4)) == {"own.goods"}
    assert told(at.table, "own.goods")[6:9] == [0.5, 1, 1]
    assert changed(at.table, lambda: at.stock(tools=3)) == {"own.score", "own.tools"}  # seven leftovers are a point
    assert changed(at.table, lambda: at.stock(jewelry=2), seat=1) == {"rival1.score", "rival1.jewelry"}
    assert told(at.table, "own.jewelry") == [0.2, 1, 1, 0]


def test_fields_are_told_by_rows_and_by_what_they_will_bring() -> None:
    at = Position()
    at.fields("4", "5 hops", "2 hops")
    assert told(at.table, "own.empty_fields") == [0, 0, 0.25, 0]
    assert told(at.table, "own.sown_fields") == [0.25, 0, 0, 0.25]
    assert told(at.table, "own.sown") == [0, 0, 0.875, 0, 0, 0, 0, 0, 0]


def test_sheep_are_told_by_the_time_they_have() -> None:
    at = Position(in_round=3)
    at.sheep(stable=2, r4=1, r6=3)
    assert told(at.table, "own.flock") == [0.25, 0, 0.75, 0, 0, 0]
    assert told(at.table, "own.stable") == [0.5]


def test_the_village_is_told_by_steps_and_by_what_is_ahead_of_the_centre() -> None:
    at = Position()
    at.centre(2, [2, 3, 4, 2, 5])
    assert told(at.table, "own.centre").index(1) == 2
    assert told(at.table, "own.buildings") == [0.2, 0.3, 0.4, 0.2, 0.5]
    assert told(at.table, "own.beyond") == [0.6, 0.4, 0.2]


def test_a_hand_is_known_to_its_owner_and_counted_by_the_others() -> None:
    at = Position(players=2)
    one, other = (int(CARDS[card].number) for card in bonus_deck()[3:5])
    assert changed(at.table, lambda: at.hand(one)) >= {"own.hand_size", "secret.hand", "decks"}
    assert told(at.table, "secret.hand").index(1) == 30 + 35 + 3
    assert told(at.table, "own.hand_size") == [0, 0, 0.25, 0]
    assert changed(at.table, lambda: at.hand(other), seat=1) == {"rival1.hand_size", "decks"}


@pytest.mark.parametrize("farmyard", range(len(FARMYARD_DECKS)))
@pytest.mark.parametrize("gateway", range(len(GATEWAY_DECKS)))
def test_every_card_has_a_place_of_its_own_in_the_hand(gateway: int, farmyard: int) -> None:
    game = feldberg.game("hallertau", gateway=GATEWAY_DECKS[gateway], farmyard=FARMYARD_DECKS[farmyard])
    table: Table = game.start(1)
    cards = [*gateway_deck(gateway), *farmyard_deck(farmyard), *bonus_deck(), *point_deck()]
    hand = game.senses["secret.hand"]
    assert [place_in_hand(table, card) for card in cards] == list(range(hand.stop - hand.start))


def test_spaces_are_told_by_the_rows_that_are_taken() -> None:
    at = Position()
    at.workers("nursery", 1, 2)
    at.workers("bonus_card", 1, 2)
    spaces = dict(zip(SPACE_NAMES, told(at.table, "spaces"), strict=True))
    assert spaces["nursery"] == 0.667
    assert spaces["bonus_card"] == 1
    assert spaces["farming"] == 0


def test_time_and_who_acts() -> None:
    at = Position(players=2, in_round=6, phase=9)
    assert told(at.table, "round") == [0, 0, 0, 0, 0, 1]
    assert told(at.table, "left") == [0]
    assert told(at.table, "phase").index(1) == 8
    at.table.first = 1
    assert told(at.table, "first") == [0, 1, 0, 0]
    assert told(at.table, "first", 1) == [1, 0, 0, 0]
    assert told(at.table, "active", 1) == [0, 1, 0, 0]


def test_without_cards_nothing_is_told_of_them() -> None:
    with_cards = feldberg.game("hallertau").senses
    without = feldberg.game("hallertau", cards=False).senses
    gone = {name for name in with_cards if name not in without and not name.startswith("rival")}
    assert gone == {
        "own.hand_size",
        "own.played",
        "own.pending",
        "secret.hand",
        "secret.playable",
        "decks",
        "gateway",
        "farmyard",
    }
