"""Monasteries 5 to 7: ships, purchases and animals."""

from __future__ import annotations

import pytest

from feldberg.games.burgundy.content import (
    CASTLE_TILE,
    MARKET,
    MINE_TILE,
    SHIP_TILE,
    TOWN_HALL,
    WATCHTOWER,
    animal,
    monastery,
)
from tests.rulebook.burgundy.position import Position

EDITIONS = ["2011", "2019"]
COW, PIG, SHEEP = 0, 1, 2
FIRST_BLACK = 24  # space of the black depot


def goods(at: Position, seat: int = 0) -> list[int]:
    return [int(count) for count in at.player(seat).goods]


def left(at: Position, depot: int) -> list[int]:
    """The goods in a depot."""
    return [int(count) for count in at.table.goods[depot * 6 : depot * 6 + 6]]


def purse(at: Position) -> tuple[int, int]:
    return int(at.player().silver), int(at.player().workers)


# 5: ships


@pytest.mark.rule("burgundy.monastery.05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_5_makes_a_ship_take_the_goods_of_two_adjacent_depots(edition: str) -> None:
    at = Position(edition=edition)
    at.give(5)
    at.goods(0, 0)
    at.goods(1, 1, 1)
    at.goods(2, 2)
    at.place(17, SHIP_TILE)
    at.play(kind="sail", depot=0)
    assert goods(at) == [1, 2, 0, 0, 0, 0]
    assert left(at, 0) == left(at, 1) == [0] * 6
    assert left(at, 2) == [0, 0, 1, 0, 0, 0]
    assert list(at.table.steps) == [1, 0]


@pytest.mark.rule("burgundy.monastery.05")
def test_without_monastery_5_a_ship_takes_the_goods_of_one_depot() -> None:
    at = Position()
    at.goods(0, 0)
    at.goods(1, 1, 1)
    at.place(17, SHIP_TILE)
    at.play(kind="sail", depot=0)
    assert goods(at) == [1, 0, 0, 0, 0, 0]


@pytest.mark.rule("burgundy.monastery.05")
def test_monastery_5_never_takes_from_depots_that_are_not_adjacent() -> None:
    """Depots 1, 3 and 5 have goods: with any choice the ship gets those of one."""
    at = Position()
    at.give(5)
    for depot in (0, 2, 4):
        at.goods(depot, depot)
    at.place(17, SHIP_TILE)
    gains = set()
    for action in at.table.legal():
        world = at.table.copy()
        world.play(action)
        gains.add(tuple(int(count) for count in world.players[0].goods))
    assert gains == {(1, 0, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0), (0, 0, 0, 0, 1, 0)}


@pytest.mark.rule("burgundy.monastery.05.ring")
@pytest.mark.parametrize("depot", range(6))
def test_any_two_neighbours_on_the_ring_are_a_pair_also_depots_6_and_1(depot: int) -> None:
    at = Position()
    at.give(5)
    for other in range(6):
        at.goods(other, other)
    at.place(17, SHIP_TILE)
    at.play(kind="sail", depot=depot)
    pair = {depot, (depot + 1) % 6}
    assert {colour for colour, count in enumerate(goods(at)) if count} == pair


@pytest.mark.rule("burgundy.monastery.05.ring")
def test_the_goods_of_one_depot_are_reached_by_both_pairs_that_hold_it() -> None:
    """Depot 4 alone has goods: it goes with 3 and with 5, and of all other pairs one stands for taking nothing."""
    at = Position()
    at.give(5)
    at.goods(3, 0)
    at.place(17, SHIP_TILE)
    assert at.legal() == [{"kind": "sail", "depot": depot} for depot in (0, 2, 3)]


@pytest.mark.rule("burgundy.monastery.05.ring")
@pytest.mark.parametrize(("depot", "beside"), [(0, 1), (5, 0)])
def test_the_goods_of_both_depots_are_told_by_their_depots(depot: int, beside: int) -> None:
    """One turquoise good in the chosen depot, two in the one beside it and a purple one."""
    at = Position()
    at.give(5)
    at.goods(depot, 0)
    at.goods(beside, 0, 0, 1)
    at.place(17, SHIP_TILE)
    assert at.play(kind="sail", depot=depot) == [
        {"event": "goods", "seat": 0, "goods": 1, "colour": 0, "depot": depot},
        {"event": "goods", "seat": 0, "goods": 2, "colour": 0, "depot": beside},
        {"event": "goods", "seat": 0, "goods": 1, "colour": 1, "depot": beside},
        {"event": "marker", "seat": 0, "step": 1},
    ]


@pytest.mark.rule("burgundy.monastery.05.full-store")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("chosen", "stored", "first", "second"),
    [
        (2, [2, 2, 2, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0]),
        (3, [2, 2, 0, 1, 0, 0], [0, 0, 1, 0, 0, 0], [0, 0, 1, 0, 0, 0]),
    ],
)
def test_with_monastery_5_one_choice_of_new_colours_is_made_from_both_depots(
    edition: str, chosen: int, stored: list[int], first: list[int], second: list[int]
) -> None:
    """Colours 0 and 1 are stored, one space is free; new are 2 (in both depots) and 3 (in the second)."""
    at = Position(edition=edition)
    at.give(5)
    at.player().goods[0] = 1
    at.player().goods[1] = 1
    at.goods(3, 0, 2)
    at.goods(4, 1, 2, 3)
    at.place(17, SHIP_TILE)
    at.play(kind="sail", depot=3)
    assert [action["goods"] for action in at.legal()] == [2, 3]
    at.play(kind="load", goods=chosen)
    assert goods(at) == stored
    assert left(at, 3) == first
    assert left(at, 4) == second


# 6: purchases


def shop(edition: str, silver: int, workers: int, owned: bool = True) -> Position:
    """A castle in each numbered depot, a mine in the black one; a die that shows 6 is left."""
    at = Position(edition=edition, dice=(6, 0))
    if owned:
        at.give(6)
    for depot in range(6):
        at.lay(4 * depot, CASTLE_TILE)
    at.lay(FIRST_BLACK, MINE_TILE)
    at.player().silver = silver
    at.player().workers = workers
    at.ask()
    return at


def offers(at: Position) -> list[int]:
    return [action["space"] for action in at.legal(kind="buy")]


EVERYWHERE = [0, 4, 8, 12, 16, 20, FIRST_BLACK]


@pytest.mark.rule("burgundy.monastery.06.2011")
@pytest.mark.parametrize("space", EVERYWHERE)
def test_monastery_6_of_2011_buys_from_any_depot_for_two_silver(space: int) -> None:
    assert offers(shop("2011", 2, 2, owned=False)) == [FIRST_BLACK]
    at = shop("2011", 3, 2)
    assert offers(at) == EVERYWHERE
    at.play(kind="buy", space=space)
    assert purse(at) == (1, 2)
    assert at.player().store[0] == (MINE_TILE if space == FIRST_BLACK else CASTLE_TILE)
    assert at.table.board[space] == 0


def without_black_tiles(edition: str) -> Position:
    at = shop(edition, 2, 0)
    at.lay(FIRST_BLACK, 0)
    at.ask()
    return at


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("2011", marks=pytest.mark.rule("burgundy.monastery.06.2011")),
        pytest.param("2019", marks=pytest.mark.rule("burgundy.monastery.06.2019")),
    ],
)
def test_monastery_6_buys_from_the_numbered_depots_though_the_black_one_is_empty(edition: str) -> None:
    at = without_black_tiles(edition)
    assert offers(at) == [0, 4, 8, 12, 16, 20]
    at.play(kind="buy", space=16)
    assert purse(at) == (0, 0)
    assert list(at.player().store) == [CASTLE_TILE, 0, 0]


@pytest.mark.rule("burgundy.buy.last-action")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_goes_on_after_the_last_die_while_monastery_6_finds_a_tile(edition: str) -> None:
    at = without_black_tiles(edition)
    at.play(kind="workers")
    assert at.table.seat == 0
    assert {action["kind"] for action in at.legal()} == {"buy", "done"}


@pytest.mark.rule("burgundy.monastery.06.2011")
@pytest.mark.parametrize("silver", [0, 1])
def test_monastery_6_of_2011_buys_nothing_for_workers(silver: int) -> None:
    assert offers(shop("2011", silver, 5)) == []


@pytest.mark.rule("burgundy.monastery.06.2019")
@pytest.mark.parametrize("space", EVERYWHERE)
@pytest.mark.parametrize("workers", [0, 1, 2])
def test_monastery_6_of_2019_buys_from_any_depot_for_silver_and_workers_in_any_mix(space: int, workers: int) -> None:
    assert offers(shop("2019", 2, 2, owned=False)) == [FIRST_BLACK]
    at = shop("2019", 2, 3)
    assert offers(at) == EVERYWHERE
    at.play(kind="buy", space=space)
    assert [action["workers"] for action in at.legal(kind="pay")] == [0, 1, 2]
    at.play(kind="pay", workers=workers)
    assert purse(at) == (workers, 3 - workers)
    assert at.player().store[0] == (MINE_TILE if space == FIRST_BLACK else CASTLE_TILE)
    assert at.table.board[space] == 0


@pytest.mark.rule("burgundy.monastery.06.2019")
@pytest.mark.parametrize(("silver", "workers"), [(2, 0), (1, 1), (0, 2)])
def test_monastery_6_of_2019_takes_the_only_two_pieces_that_are_there(silver: int, workers: int) -> None:
    at = shop("2019", silver, workers)
    assert offers(at) == EVERYWHERE
    at.play(kind="buy", space=8)
    assert purse(at) == (0, 0)
    assert at.player().store[0] == CASTLE_TILE


@pytest.mark.rule("burgundy.monastery.06.2019")
@pytest.mark.parametrize(
    ("silver", "workers", "payments"),
    [(2, 1, [0, 1]), (5, 2, [0, 1, 2]), (2, 9, [0, 1, 2]), (1, 2, [1, 2]), (1, 9, [1, 2])],
)
def test_at_the_payment_of_2019_nothing_else_can_be_done(silver: int, workers: int, payments: list[int]) -> None:
    at = shop("2019", silver, workers)
    at.play(kind="buy", space=8)
    assert at.question == "Pay"
    assert at.legal() == [{"kind": "pay", "workers": payment} for payment in payments]


def granted(edition: str, tile: int) -> Position:
    """A castle in 6, or a town hall in 11, has just been placed; 2 silver are there, in 2019 1 and a worker."""
    cell, die = (6, 6) if tile == CASTLE_TILE else (11, 3)
    at = shop(edition, *((2, 0) if edition == "2011" else (1, 1)))
    at.put(12, monastery(17))
    at.store(tile, MINE_TILE)
    at.roll(die, 0)
    at.ask()
    at.play(kind="place", cell=cell)
    assert at.question == ("Castle" if tile == CASTLE_TILE else "TownHall")
    return at


@pytest.mark.rule("burgundy.buy.when.2011")
@pytest.mark.parametrize("tile", [CASTLE_TILE, TOWN_HALL])
def test_monastery_6_of_2011_buys_nothing_before_a_castle_or_town_hall_is_used(tile: int) -> None:
    assert offers(granted("2011", tile)) == []


@pytest.mark.rule("burgundy.buy.when.2019")
@pytest.mark.parametrize(("tile", "cell"), [(CASTLE_TILE, 2), (TOWN_HALL, 6)])
def test_what_monastery_6_of_2019_buys_in_the_middle_is_placed_by_the_castle_or_town_hall(tile: int, cell: int) -> None:
    at = granted("2019", tile)
    asked = at.question
    assert offers(at) == EVERYWHERE
    at.play(kind="buy", space=12)
    assert purse(at) == (0, 0)
    assert at.question == asked
    assert offers(at) == []
    at.play(kind="place", cell=cell)
    assert at.player().cells[cell] == CASTLE_TILE


@pytest.mark.rule("burgundy.monastery.06.2019")
@pytest.mark.parametrize(("silver", "workers", "owned"), [(1, 0, True), (0, 1, True), (1, 5, False), (0, 5, False)])
def test_too_little_silver_and_no_monastery_6_buy_nothing(silver: int, workers: int, owned: bool) -> None:
    assert offers(shop("2019", silver, workers, owned)) == []


@pytest.mark.rule("burgundy.monastery.06.once")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("space", [8, FIRST_BLACK])
def test_with_monastery_6_there_is_one_purchase_a_turn_wherever_it_is_made(edition: str, space: int) -> None:
    at = shop(edition, 8, 0)
    at.lay(FIRST_BLACK + 1, SHIP_TILE)
    at.play(kind="buy", space=space)
    assert at.question == "Turn"
    assert at.table.seat == 0
    assert offers(at) == []


@pytest.mark.rule("burgundy.monastery.06.once")
@pytest.mark.parametrize("workers", [0, 1, 2])
def test_the_purchase_is_used_up_as_soon_as_the_payment_is_asked(workers: int) -> None:
    at = shop("2019", 8, 8)
    assert not at.table.view(0)["bought"]
    at.play(kind="buy", space=8)
    assert at.table.view(0)["bought"]
    at.play(kind="pay", workers=workers)
    assert at.question == "Turn"
    assert offers(at) == []


@pytest.mark.rule("burgundy.monastery.06.once")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_6_placed_after_a_purchase_brings_no_second_one(edition: str) -> None:
    """Cell 12 has the number 1."""
    at = shop(edition, 8, 8, owned=False)
    at.roll(1, 6)
    at.lay(FIRST_BLACK + 1, SHIP_TILE)
    at.player().store[2] = monastery(6)
    at.ask()
    at.play(kind="buy", space=FIRST_BLACK)
    at.play(kind="place", die=0, cell=12)
    assert at.question == "Turn"
    assert at.table.seat == 0
    assert offers(at) == []


# 7: animals; cells 0, 4, 5, 9 and 10 of estate 1 are one pasture, 27 is another


@pytest.mark.rule("burgundy.monastery.07")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_monastery_7_brings_one_point_more_for_a_tile_not_for_each_animal(edition: str, count: int) -> None:
    at = Position(edition=edition)
    at.give(7)
    at.put(17, SHIP_TILE)
    at.place(10, animal(COW, count))
    assert at.points() == count + 1


@pytest.mark.rule("burgundy.monastery.07")
def test_monastery_7_counts_each_tile_that_scores_and_no_other() -> None:
    """Two cow tiles score again; a pig tile and the cows of the other pasture do not."""
    at = Position()
    at.give(7)
    at.put(9, animal(COW, 2))
    at.put(4, animal(COW, 3))
    at.put(5, animal(PIG, 4))
    at.put(27, animal(COW, 4))
    at.place(10, animal(COW, 4))
    assert at.points() == (4 + 1) + (2 + 1) + (3 + 1)


@pytest.mark.rule("burgundy.monastery.07")
def test_monastery_7_brings_nothing_for_other_tiles() -> None:
    at = Position()
    at.give(7)
    at.put(9, animal(COW, 2))
    at.put(22, MARKET)
    at.place(23, WATCHTOWER)
    assert at.points() == 4


@pytest.mark.rule("burgundy.example.monastery-07-sheep")
@pytest.mark.rule("burgundy.example.monastery-07-pigs")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_monastery_7_sheep_join_sheep_for_9_points_and_pigs_then_bring_3(edition: str) -> None:
    at = Position(edition=edition)
    at.give(7)
    at.put(9, animal(SHEEP, 4))
    at.place(10, animal(SHEEP, 3))
    assert at.points() == (3 + 1) + (4 + 1)
    at.place(5, animal(PIG, 2))
    assert at.points() == 9 + 3
