"""Buying from the black depot."""

from __future__ import annotations

import pytest

from feldberg.games.burgundy.content import (
    BANK,
    CASTLE_TILE,
    CHURCH,
    MARKET,
    MINE_TILE,
    NUMBERED,
    SHIP_TILE,
    STORAGE,
    TOWN_HALL,
    animal,
    monastery,
)
from tests.rulebook.burgundy.position import Position

EDITIONS = ["2011", "2019"]
COWS = animal(0, 3)
MONK = monastery(16)
BLACK_DEPOT = [SHIP_TILE, COWS, BANK, MONK]


def black_market(edition: str, silver: int, dice: tuple[int, int] = (3, 5)) -> Position:
    """The black depot of two players is full, and so is depot 1."""
    at = Position(edition=edition, dice=dice)
    at.roll(1, 2, seat=1)
    at.player().silver = silver
    for place, tile in enumerate(BLACK_DEPOT):
        at.lay(place, MINE_TILE)
        at.lay(NUMBERED + place, tile)
    at.ask()
    return at


@pytest.mark.rule("burgundy.buy")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("place", range(4))
def test_two_silver_buy_a_tile_of_choice_from_the_black_depot(place: int, edition: str) -> None:
    at = black_market(edition, silver=3)
    assert [action["space"] for action in at.legal(kind="buy")] == [24, 25, 26, 27]
    at.play(kind="buy", space=NUMBERED + place)
    assert at.player().silver == 1
    assert list(at.player().store) == [BLACK_DEPOT[place], 0, 0]
    assert at.table.board[NUMBERED + place] == 0
    assert sum(1 for tile in at.table.board[NUMBERED:] if tile) == 3


@pytest.mark.rule("burgundy.buy")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_purchase_uses_no_die_and_no_action(edition: str) -> None:
    at = black_market(edition, silver=2)
    at.play(kind="buy", space=24)
    assert at.table.seat == 0
    assert list(at.table.dice[0:2]) == [3, 5]
    assert {action["die"] for action in at.legal(kind="workers")} == {0, 1}


@pytest.mark.rule("burgundy.buy.once")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_second_tile_cannot_be_bought_in_the_same_turn(edition: str) -> None:
    at = black_market(edition, silver=6)
    at.play(kind="buy", space=24)
    assert not at.legal(kind="buy")
    at.play(kind="workers", die=0)
    assert not at.legal(kind="buy")
    at.play(kind="workers", die=1)
    assert at.table.seat == 1
    assert at.player().silver == 4


@pytest.mark.rule("burgundy.buy.once")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_turn_has_its_own_purchase(edition: str) -> None:
    at = black_market(edition, silver=6)
    at.player(1).silver = 2
    at.play(kind="buy", space=24)
    at.play(kind="workers", die=0)
    at.play(kind="workers", die=1)
    at.play(kind="buy", space=25)
    assert at.player(1).store[0] == COWS
    at.play(kind="workers", die=0)
    at.play(kind="workers", die=1)
    assert (at.table.round, at.table.seat) == (1, 0)
    assert at.legal(kind="buy")


def buy_at(edition: str, moment: int) -> Position:
    """Take workers with both dice and buy the bank before, between or after (moment 0, 1, 2)."""
    at = black_market(edition, silver=2)
    for die in range(3):
        if die == moment:
            at.play(kind="buy", space=26)
            assert at.player().store[0] == BANK
        if die < 2:
            at.play(kind="workers", die=die)
    return at


@pytest.mark.rule("burgundy.buy.when.2011")
@pytest.mark.parametrize("moment", [0, 1, 2])
def test_in_2011_a_tile_is_bought_before_between_or_after_the_actions(moment: int) -> None:
    at = buy_at("2011", moment)
    assert at.table.seat == 1
    assert (at.player().silver, at.player().workers) == (0, 4)


@pytest.mark.rule("burgundy.buy.when.2019")
@pytest.mark.parametrize("moment", [0, 1, 2])
def test_in_2019_a_tile_is_bought_before_between_or_after_the_actions(moment: int) -> None:
    at = buy_at("2019", moment)
    assert at.table.seat == 1
    assert (at.player().silver, at.player().workers) == (0, 4)


def in_the_middle(edition: str, tile: int) -> Position:
    """A castle in 6, or a town hall in 11, has just been placed on estate 1, and what it grants is open."""
    cell, die, question = (6, 6, "Castle") if tile == CASTLE_TILE else (11, 3, "TownHall")
    at = black_market(edition, silver=2, dice=(die, 0))
    at.put(12, monastery(17))
    at.store(tile, MINE_TILE)
    at.ask()
    at.play(kind="place", tile=0, cell=cell)
    assert at.question == question
    return at


@pytest.mark.rule("burgundy.buy.when.2011")
@pytest.mark.parametrize("tile", [CASTLE_TILE, TOWN_HALL])
def test_in_2011_nothing_is_bought_before_a_castle_or_town_hall_is_used(tile: int) -> None:
    at = in_the_middle("2011", tile)
    assert not at.legal(kind="buy")
    at.play(kind="place", cell=24)
    assert at.legal(kind="buy")


@pytest.mark.rule("burgundy.buy.when.2019")
@pytest.mark.parametrize("tile", [CASTLE_TILE, TOWN_HALL])
@pytest.mark.parametrize(("place", "cell"), [(0, 19), (1, 5), (2, 25)])
def test_in_2019_a_tile_bought_in_the_middle_is_placed_by_the_castle_or_town_hall(
    place: int, cell: int, tile: int
) -> None:
    at = in_the_middle("2019", tile)
    at.play(kind="buy", space=NUMBERED + place)
    assert at.player().silver == 0
    assert at.question in ("Castle", "TownHall")
    assert not at.legal(kind="buy")
    at.play(kind="place", tile=0, cell=cell)
    assert at.player().cells[cell] == BLACK_DEPOT[place]


@pytest.mark.rule("burgundy.buy.when.2019")
def test_in_2019_a_tile_can_be_bought_for_a_town_hall_with_an_empty_storage() -> None:
    at = black_market("2019", silver=2, dice=(3, 0))
    at.store(TOWN_HALL)
    at.ask()
    at.play(kind="place", cell=11)
    at.play(kind="buy", space=24)
    at.play(kind="place", cell=19)
    assert at.player().cells[19] == SHIP_TILE


@pytest.mark.rule("burgundy.buy.storage")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bought_tile_is_stored_and_takes_no_effect(edition: str) -> None:
    at = black_market(edition, silver=2)
    at.store(0, CHURCH, 0)
    before = list(at.player().cells)
    at.play(kind="buy", space=26)
    assert list(at.player().store) == [BANK, CHURCH, 0]
    assert list(at.player().cells) == before
    assert at.player().silver == 0


@pytest.mark.rule("burgundy.buy.full-storage")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("slot", range(STORAGE))
def test_a_purchase_with_a_full_storage_first_discards_a_stored_tile(slot: int, edition: str) -> None:
    at = black_market(edition, silver=2)
    at.store(TOWN_HALL, CHURCH, MARKET)
    at.ask()
    at.play(kind="buy", space=26)
    assert at.legal() == [{"kind": "discard", "tile": tile} for tile in range(STORAGE)]
    at.play(kind="discard", tile=slot)
    expected = [TOWN_HALL, CHURCH, MARKET]
    expected[slot] = BANK
    assert list(at.player().store) == expected
    assert at.table.board[26] == 0
    assert at.player().silver == 0


@pytest.mark.rule("burgundy.buy.full-storage")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_purchase_with_a_full_storage_is_told_as_a_purchase(edition: str) -> None:
    """And a tile taken with a die as taken."""
    at = black_market(edition, silver=2, dice=(1, 1))
    at.store(TOWN_HALL, CHURCH, MARKET)
    at.ask()
    assert at.play(kind="buy", space=26) == [{"event": "silver", "seat": 0, "silver": -2}]
    assert at.play(kind="discard", tile=1) == [
        {"event": "discarded", "seat": 0, "tile": CHURCH},
        {"event": "bought", "seat": 0, "tile": BANK, "space": 26},
    ]
    assert at.play(kind="take", space=0) == []
    assert at.play(kind="discard", tile=1) == [
        {"event": "discarded", "seat": 0, "tile": BANK},
        {"event": "took", "seat": 0, "tile": MINE_TILE, "space": 0},
    ]


@pytest.mark.rule("burgundy.buy.too-poor")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("silver", [0, 1])
def test_fewer_than_two_silver_buy_nothing_whatever_the_workers(silver: int, edition: str) -> None:
    at = black_market(edition, silver)
    at.player().workers = 9
    at.ask()
    assert not at.legal(kind="buy")


@pytest.mark.rule("burgundy.buy.too-poor")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_bought_from_an_empty_black_depot(edition: str) -> None:
    at = black_market(edition, silver=9, dice=(3, 0))
    for space in range(24, 28):
        at.lay(space, 0)
    at.ask()
    assert not at.legal(kind="buy")
    at.play(kind="workers")
    assert at.table.seat == 1


@pytest.mark.rule("burgundy.buy.last-action")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("answer", "silver"), [({"kind": "buy", "space": 26}, 0), ({"kind": "done"}, 2)])
def test_silver_from_the_last_die_still_buys_or_is_kept(
    answer: dict[str, str | int], silver: int, edition: str
) -> None:
    at = black_market(edition, silver=1, dice=(3, 0))
    at.player().goods[2] = 1
    at.ask()
    assert not at.legal(kind="buy")
    at.play(kind="sell", goods=2)
    assert at.table.seat == 0
    assert {action["kind"] for action in at.legal()} == {"buy", "done"}
    at.play(**answer)
    assert at.player().silver == silver
    assert at.table.seat == 1


@pytest.mark.rule("burgundy.buy.last-action")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_ends_by_itself_where_nothing_can_be_bought(edition: str) -> None:
    at = black_market(edition, silver=0, dice=(3, 0))
    at.player().goods[2] = 1
    at.ask()
    at.play(kind="sell", goods=2)
    assert at.player().silver == 1
    assert at.table.seat == 1
