"""What each of the shields does. How they come and what they cost is in `test_shields`."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.burgundy.content import (
    BANK,
    BOARDING_HOUSE,
    CASTLE_TILE,
    GEESE,
    INN,
    INN_SPACE,
    MINE_TILE,
    SHIP_TILE,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    animal,
    monastery,
)
from feldberg.games.burgundy.estates import BIT
from feldberg.games.burgundy.rules import placing
from feldberg.games.burgundy.scoring import ROUTES
from feldberg.games.burgundy.state import Table
from tests.rulebook.burgundy.armed import Armed

COW, PIG = 0, 1
FIRST_BLACK = 24
MONK = monastery(16)


def goods(at: Armed, seat: int = 0) -> list[int]:
    return [int(count) for count in at.player(seat).goods]


def animals(at: Armed) -> int:
    return at.table.score_sheet(0)["animals"]


# 1: pastures


@pytest.mark.rule("burgundy.shield.01")
@pytest.mark.parametrize(("shields", "points"), [([1], 2 + 3 + 4), ([], 2)])
def test_shield_1_makes_all_pastures_one_for_the_points_of_animals(shields: list[int], points: int) -> None:
    at = Armed()
    at.hold(*shields)
    at.put(21, SHIP_TILE)
    at.put(5, animal(COW, 3))
    at.put(9, animal(COW, 4))
    at.put(10, animal(PIG, 4))
    at.place(27, animal(COW, 2))
    assert animals(at) == points


@pytest.mark.rule("burgundy.shield.01")
def test_shield_1_works_with_monastery_7_and_leaves_regions_apart() -> None:
    """The single pasture is finished by its own tile: 1 point for its size."""
    at = Armed()
    at.hold(1)
    at.give(7)
    at.put(21, SHIP_TILE)
    at.put(5, animal(COW, 3))
    at.place(27, animal(COW, 2))
    assert animals(at) == 2 + 3 + 2
    assert at.table.score_sheet(0)["regions"] == 1


# 2: workers


@pytest.mark.rule("burgundy.shield.02")
def test_shield_2_brings_a_worker_whenever_another_player_gains_some() -> None:
    at = Armed(players=3, dice=(1, 0))
    at.hold(2, seat=1)
    at.ask()
    at.play(kind="workers", die=0)
    assert [int(player.workers) for player in at.table.players] == [2, 1, 0]


@pytest.mark.rule("burgundy.shield.02")
def test_shield_2_brings_one_worker_for_a_boarding_house() -> None:
    at = Armed()
    at.hold(2, seat=1)
    at.put(17, SHIP_TILE)
    at.player().goods[2] = 1
    at.place(11, BOARDING_HOUSE)
    assert [int(player.workers) for player in at.table.players] == [4, 1]


@pytest.mark.rule("burgundy.shield.02")
def test_shield_2_brings_nothing_for_its_owners_workers_or_for_spent_ones() -> None:
    at = Armed(dice=(1, 1))
    at.hold(2)
    at.lay(4, BANK)
    at.ask()
    at.play(kind="workers")
    assert [int(player.workers) for player in at.table.players] == [2, 0]
    at = Armed(dice=(1, 1))
    at.hold(2, seat=1)
    at.lay(4, BANK)
    at.player().workers = 1
    at.player().goods[0] = 1
    at.ask()
    at.play(kind="take")
    assert [int(player.workers) for player in at.table.players] == [0, 0]


# 3: upkeep


@pytest.mark.rule("burgundy.shield.03")
def test_shield_3_lets_workers_pay_for_shields_in_any_mix() -> None:
    at = Armed()
    at.hold(3, 16, 17)
    at.player().silver = 2
    at.player().workers = 2
    at.end_phase()
    assert {action["workers"] for action in at.legal(kind="upkeep")} == {1, 2}
    at.play(kind="upkeep", workers=2)
    assert (at.player().silver, at.player().workers) == (1, 0)
    assert at.held() == [3, 16, 17]


@pytest.mark.rule("burgundy.shield.03")
def test_without_shield_3_workers_do_not_pay_and_once_it_is_given_up_no_longer() -> None:
    at = Armed()
    at.hold(3, 16)
    at.player().workers = 5
    at.end_phase()
    assert {action["workers"] for action in at.legal(kind="upkeep")} == {2}
    at.play(kind="drop", shield=3 - 1)
    assert at.held() == []
    assert at.player().workers == 5


# 4: storage


def stored(at: Armed) -> list[int]:
    return [int(tile) for tile in at.player().store]


@pytest.mark.rule("burgundy.shield.04")
def test_shield_4_stores_any_number_of_tiles() -> None:
    at = Armed(dice=(1, 1))
    at.hold(4)
    at.store(SHIP_TILE, SHIP_TILE, SHIP_TILE)
    at.lay(0, BANK)
    at.lay(1, MONK)
    at.ask()
    at.play(kind="take", space=0)
    at.play(kind="take", space=1)
    assert stored(at) == [SHIP_TILE, SHIP_TILE, SHIP_TILE, BANK, MONK]
    assert at.table.seat == 1


@pytest.mark.rule("burgundy.shield.04")
def test_a_tile_on_a_further_storage_space_can_be_placed() -> None:
    at = Armed(dice=(1, 3))
    at.hold(4)
    at.put(17, SHIP_TILE)
    at.store(SHIP_TILE, MONK, MINE_TILE)
    at.lay(0, BANK)
    at.ask()
    at.play(kind="take", space=0)
    at.play(kind="place", cell=11)
    assert at.player().cells[11] == BANK
    assert stored(at) == [SHIP_TILE, MONK, MINE_TILE]


@pytest.mark.rule("burgundy.shield.04.lost")
def test_without_shield_4_the_surplus_stays_and_a_new_tile_needs_fewer_than_three() -> None:
    at = Armed(dice=(1, 1))
    at.hold(4)
    at.store(SHIP_TILE, MINE_TILE, CASTLE_TILE)
    at.lay(0, WATCHTOWER)
    at.lay(1, MONK)
    at.lay(2, BANK)
    at.ask()
    at.play(kind="take", space=0)
    at.play(kind="take", space=1)
    at.shields.drop(at.table, 0, 4)
    assert stored(at) == [SHIP_TILE, MINE_TILE, CASTLE_TILE, WATCHTOWER, MONK]
    at.roll(1, 0)
    at.table.turn = 0
    at.ask()
    at.play(kind="take", space=2)
    for tile in (SHIP_TILE, MINE_TILE):
        assert at.question == "Discard"
        at.play(kind="discard", tile=tile)
    assert at.question == "Discard"
    assert at.table.board[2] == BANK
    at.play(kind="discard", tile=CASTLE_TILE)
    assert sorted(stored(at)) == sorted([WATCHTOWER, MONK, BANK])


@pytest.mark.rule("burgundy.shield.04.lost")
def test_placing_from_the_surplus_makes_no_room_while_three_are_left() -> None:
    at = Armed(dice=(1, 3))
    at.hold(4)
    at.put(17, SHIP_TILE)
    at.store(SHIP_TILE, MINE_TILE, CASTLE_TILE)
    at.lay(0, WATCHTOWER)
    at.lay(1, BANK)
    at.ask()
    at.play(kind="take", space=0)
    at.shields.drop(at.table, 0, 4)
    at.play(kind="place", cell=11)
    assert stored(at) == [SHIP_TILE, MINE_TILE, CASTLE_TILE]
    at.roll(1, 0)
    at.table.turn = 0
    at.ask()
    at.play(kind="take", space=1)
    assert at.question == "Discard"


# 5: ships


def with_goods() -> Armed:
    at = Armed()
    at.goods(0, 0, 1)
    at.goods(1, 3)
    at.goods(3, 0, 0)
    return at


@pytest.mark.rule("burgundy.shield.05")
def test_with_shield_5_a_ship_may_take_one_colour_from_all_depots() -> None:
    at = with_goods()
    at.hold(5)
    at.place(17, SHIP_TILE)
    assert {action["goods"] for action in at.legal(kind="gather")} == {0, 1, 3}
    at.play(kind="gather", goods=0)
    assert goods(at) == [3, 0, 0, 0, 0, 0]
    assert [int(count) for count in at.table.goods[0:6]] == [0, 1, 0, 0, 0, 0]
    assert list(at.table.steps) == [1, 0]


@pytest.mark.rule("burgundy.shield.05")
def test_shield_5_is_used_instead_of_a_depot_never_with_it() -> None:
    at = with_goods()
    at.hold(5)
    at.place(17, SHIP_TILE)
    at.play(kind="sail", depot=0)
    assert goods(at) == [1, 1, 0, 0, 0, 0]
    assert at.question == "Turn"


@pytest.mark.rule("burgundy.shield.05")
def test_shield_5_takes_only_what_there_is_room_for() -> None:
    at = with_goods()
    at.hold(5)
    for colour in (0, 4, 5):
        at.player().goods[colour] = 1
    at.place(17, SHIP_TILE)
    assert [action["goods"] for action in at.legal(kind="gather")] == [0]


@pytest.mark.rule("burgundy.shield.05")
def test_without_shield_5_no_colour_is_gathered() -> None:
    at = with_goods()
    at.place(17, SHIP_TILE)
    assert not at.legal(kind="gather")


@pytest.mark.rule("burgundy.shield.05.monastery-05")
def test_monastery_5_helps_a_ship_by_depot_and_is_ignored_with_shield_5() -> None:
    at = with_goods()
    at.hold(5)
    at.give(5)
    at.place(17, SHIP_TILE)
    other = at.table.copy()
    at.play(kind="gather", goods=3)
    assert goods(at) == [0, 0, 0, 1, 0, 0]
    other.play(other.actions.sail.at(0))
    assert [int(count) for count in other.players[0].goods] == [1, 1, 0, 1, 0, 0]


# 6: borrowed monasteries


@pytest.mark.rule("burgundy.shield.06")
def test_with_shield_6_the_monasteries_of_a_chosen_player_work_as_own_ones() -> None:
    at = Armed(players=3, dice=(1, 2))
    at.hold(6)
    at.give(14, seat=1)
    at.give(13, seat=2)
    at.player().goods[1] = 1
    at.ask()
    assert {action["seat"] for action in at.legal(kind="borrow")} == {1, 2}
    at.play(kind="borrow", seat=1)
    at.play(kind="workers", die=0)
    assert (at.player().workers, at.player().silver) == (4, 0)


@pytest.mark.rule("burgundy.shield.06")
@pytest.mark.rule("burgundy.shield.06.own-pieces")
def test_borrowed_monasteries_score_for_what_their_borrower_has() -> None:
    at = Armed(dice=(1, 2))
    at.hold(6)
    at.give(16, seat=1)
    at.give(25, seat=1)
    at.put(11, WAREHOUSE)
    at.put(22, WAREHOUSE)
    at.put(11, WATCHTOWER, seat=1)
    at.player().sold[3] = 5
    at.player(1).sold[3] = 1
    at.player().silver = 1
    at.ask()
    at.play(kind="borrow")
    assert at.end()["monasteries"] == 2 * 4 + 5
    assert at.table.score_sheet(1)["monasteries"] == 1


@pytest.mark.rule("burgundy.shield.06")
def test_when_shield_6_is_gone_so_are_the_borrowed_monasteries() -> None:
    at = Armed(dice=(1, 2))
    at.hold(6)
    at.give(14, seat=1)
    at.ask()
    at.play(kind="borrow")
    at.player().goods[1] = 1
    at.shields.drop(at.table, 0, 6)
    at.play(kind="workers", die=0)
    assert at.player().workers == 2


@pytest.mark.rule("burgundy.shield.06")
def test_neither_shields_nor_borrowed_monasteries_are_borrowed() -> None:
    at = Armed(players=3, dice=(1, 2))
    at.hold(6)
    at.hold(17, seat=1)
    at.give(14, seat=2)
    at.ask()
    at.play(kind="borrow", seat=1)
    assert at.player().works == BIT[30 + 6]


@pytest.mark.rule("burgundy.shield.06.choice")
def test_the_lender_is_chosen_once_and_stays() -> None:
    at = Armed(players=3, dice=(1, 2))
    at.hold(6)
    at.ask()
    at.play(kind="workers", die=0)
    assert at.legal(kind="borrow")
    at.play(kind="borrow", seat=2)
    assert not at.legal(kind="borrow")
    assert at.shields.lender == 2


@pytest.mark.rule("burgundy.shield.06.choice")
def test_the_choice_may_be_made_while_a_castle_acts() -> None:
    at = Armed(players=3)
    at.hold(6)
    at.put(12, MONK)
    at.give(14, seat=2)
    at.player().goods[5] = 1
    at.place(6, CASTLE_TILE)
    assert at.question == "Castle"
    at.play(kind="borrow", seat=2)
    assert at.question == "Castle"
    at.play(kind="workers")
    assert at.player().workers == 4


@pytest.mark.rule("burgundy.shield.06.choice")
def test_at_the_end_of_a_phase_the_choice_can_wait_but_not_at_the_end_of_the_game() -> None:
    at = Armed(players=3)
    at.hold(6)
    at.put(24, MINE_TILE)
    at.give(2, seat=1)
    at.player().silver = 1
    at.end_phase()
    at.play(kind="upkeep")
    assert at.question == "Borrow"
    assert {action["kind"] for action in at.legal()} == {"borrow", "done"}
    later = at.table.copy()
    at.play(kind="borrow", seat=1)
    assert at.player().workers == 1
    later.play(later.actions.done.at())
    assert later.players[0].workers == 0
    at = Armed(players=3, phase=4)
    at.hold(6)
    at.player().silver = 1
    at.end_phase()
    at.play(kind="upkeep")
    assert {action["kind"] for action in at.legal()} == {"borrow"}


@pytest.mark.rule("burgundy.shield.06.later")
def test_a_monastery_that_the_lender_places_later_works_at_once() -> None:
    at = Armed(dice=(1, 2))
    at.hold(6)
    at.roll(4, 0, seat=1)
    at.put(25, BANK, seat=1)
    at.put(29, MINE_TILE, seat=1)
    at.ask()
    at.play(kind="borrow")
    at.place(30, monastery(14), seat=1)
    at.table.turn = 0
    at.player().goods[1] = 1
    at.ask()
    at.play(kind="workers", die=0)
    assert at.player().workers == 4


# 7 to 10


def with_bonus_tiles(players: int, *shields: int) -> Armed:
    at = Armed(players=players)
    at.hold(*shields)
    at.player().large = 1
    at.player().small = 2
    at.player().silver = len(shields)
    return at


@pytest.mark.rule("burgundy.shield.07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_shield_7_brings_the_points_of_bonus_tiles_once_more(players: int) -> None:
    at = with_bonus_tiles(players, 7)
    assert at.end()["shields"] == 8 + (players + 3) + players


@pytest.mark.rule("burgundy.shield.07.numbers")
def test_shield_7_adds_11_for_bonus_tiles_of_7_and_4_and_nothing_for_monastery_26() -> None:
    at = with_bonus_tiles(4, 7)
    at.give(26)
    sheet = at.end()
    assert sheet["shields"] == 8 + 11
    assert sheet["monasteries"] == 2 * 3


@pytest.mark.rule("burgundy.shield.08")
@pytest.mark.parametrize(("shields", "silver"), [([8], 6), ([16], 3)])
def test_shield_8_doubles_the_silver_of_mines(shields: list[int], silver: int) -> None:
    at = Armed()
    at.hold(*shields)
    for cell in (24, 29, 33):
        at.put(cell, MINE_TILE)
    at.player().silver = 1
    at.end_phase()
    at.play(kind="upkeep")
    assert at.player().silver == silver


@pytest.mark.rule("burgundy.shield.08.monastery-02")
def test_monastery_2_still_brings_a_worker_for_each_mine() -> None:
    at = Armed()
    at.hold(8)
    at.give(2)
    for cell in (24, 29, 33):
        at.put(cell, MINE_TILE)
    at.player().silver = 1
    at.end_phase()
    at.play(kind="upkeep")
    assert (at.player().silver, at.player().workers) == (6, 3)


def sale(count: int, *shields: int, monasteries: tuple[int, ...] = ()) -> Armed:
    at = Armed(dice=(3, 0))
    at.hold(*shields)
    for number in monasteries:
        at.give(number)
    at.player().goods[2] = count
    at.ask()
    at.play(kind="sell")
    return at


@pytest.mark.rule("burgundy.shield.09")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_shield_9_brings_a_silver_for_each_good_sold(count: int) -> None:
    assert sale(count, 9).player().silver == count
    assert sale(count).player().silver == 1


@pytest.mark.rule("burgundy.shield.09.monastery-03")
@pytest.mark.parametrize(("count", "silver"), [(3, 3), (1, 1)])
def test_shield_9_overrides_monastery_3(count: int, silver: int) -> None:
    assert sale(count, 9, monasteries=(3,)).player().silver == silver
    assert sale(count, monasteries=(3,)).player().silver == 2


@pytest.mark.rule("burgundy.shield.10")
@pytest.mark.parametrize(("shields", "points"), [([10], 8 + 8), ([16], 4)])
def test_shield_10_doubles_the_points_of_monasteries(shields: list[int], points: int) -> None:
    at = Armed()
    at.hold(*shields)
    at.give(16)
    at.put(11, WAREHOUSE)
    at.put(22, WAREHOUSE)
    at.player().silver = 1
    sheet = at.end()
    assert sheet["monasteries"] == 8
    assert sheet["shields"] == points


@pytest.mark.rule("burgundy.shield.10.copied")
def test_shield_10_doubles_borrowed_monasteries_as_well() -> None:
    at = Armed(dice=(1, 2))
    at.hold(10, 6)
    at.give(16, seat=1)
    at.put(11, WAREHOUSE)
    at.player().silver = 2
    at.ask()
    at.play(kind="borrow")
    sheet = at.end()
    assert sheet["monasteries"] == 4
    assert sheet["shields"] == 8 + 12 + 4


# 11: castles


def with_shield_11(*dealt: int) -> Armed:
    at = Armed()
    at.hold(11)
    at.put(12, MONK)
    for depot, number in enumerate(dealt, 1):
        at.deal(depot, number)
    at.player().goods[5] = 1
    at.place(6, CASTLE_TILE)
    return at


@pytest.mark.rule("burgundy.shield.11")
def test_with_shield_11_a_placed_castle_may_take_a_shield_instead_of_its_action() -> None:
    at = with_shield_11(16)
    assert at.question == "CastleOrShield"
    at.play(kind="shield", cell=6)
    assert at.held() == [11, 16]
    assert at.question == "Turn"
    assert at.player().workers == 0


@pytest.mark.rule("burgundy.shield.11")
def test_with_shield_11_a_castle_may_still_give_its_action() -> None:
    at = with_shield_11(16)
    at.play(kind="workers")
    assert at.player().workers == 2
    assert at.question == "Turn"
    assert at.held() == [11]


@pytest.mark.rule("burgundy.shield.11")
def test_without_shield_11_a_castle_takes_no_shield() -> None:
    at = Armed()
    at.put(12, MONK)
    at.deal(1, 16)
    at.player().goods[5] = 1
    at.place(6, CASTLE_TILE)
    assert at.question == "Castle"
    assert not at.legal(kind="shield")


@pytest.mark.rule("burgundy.shield.11.any-depot")
def test_the_shield_for_a_castle_comes_from_any_depot_and_may_lie_on_that_castle() -> None:
    at = with_shield_11(2, 3, 4, 5, 7, 8)
    dice = list(at.table.dice)
    assert {(action["shield"] + 1, action["cell"]) for action in at.legal(kind="shield")} == {
        (number, cell) for number in (2, 3, 4, 5, 7, 8) for cell in (6, 18)
    }
    at.play(kind="shield", shield=5 - 1, cell=6)
    assert at.shields.on_castle(0, 6) == 5
    assert list(at.table.dice) == dice


@pytest.mark.rule("burgundy.shield.11.only-placed")
def test_a_building_takes_no_shield() -> None:
    at = Armed()
    at.hold(11)
    at.put(17, SHIP_TILE)
    at.deal(1, 16)
    at.place(11, BANK)
    assert at.question == "Turn"
    assert at.player().silver == 2


@pytest.mark.rule("burgundy.shield.11.only-placed")
def test_the_action_of_a_trade_route_takes_no_shield() -> None:
    at = Armed(dice=(1, 0))
    at.hold(11)
    at.deal(1, 16)
    at.player().goods[0] = 1
    at.ask()
    placing.grant(at.table, 0, CASTLE_TILE, ROUTES)
    assert at.question == "Castle"
    at.table.renew_choices()
    assert not at.legal(kind="shield")


# 12 and 13


@pytest.mark.rule("burgundy.shield.12")
@pytest.mark.parametrize(("shields", "points"), [([12], 12), ([], 6)])
def test_shield_12_doubles_the_points_of_a_sale(shields: list[int], points: int) -> None:
    at = sale(3, *shields)
    assert at.table.score_sheet(0)["sales"] == points
    assert at.player().silver == 1


@pytest.mark.rule("burgundy.shield.13")
def test_shield_13_doubles_the_points_of_all_own_shields() -> None:
    at = Armed()
    at.hold(13, 1, 8)
    at.hold(2, seat=1)
    at.player().silver = 3
    at.player(1).silver = 1
    assert at.end()["shields"] == 8 + 24 + 16
    assert at.table.score_sheet(1)["shields"] == 12


@pytest.mark.rule("burgundy.shield.13")
def test_shield_13_does_not_double_what_shields_7_and_10_add() -> None:
    at = with_bonus_tiles(4, 13, 7, 10)
    at.give(26)
    assert at.end()["shields"] == 8 + 16 + 16 + 11 + 6


# 14 and 15: tiles at the end of a phase


@pytest.mark.rule("burgundy.shield.14")
def test_shield_14_places_a_tile_of_a_numbered_depot_with_its_effect() -> None:
    at = Armed()
    at.hold(14)
    at.put(17, SHIP_TILE)
    at.lay(5, WATCHTOWER)
    at.lay(9, BANK)
    at.lay(FIRST_BLACK, BOARDING_HOUSE)
    at.player().silver = 1
    at.end_phase()
    assert {action["space"] for action in at.legal()} == {5, 9}
    at.play(kind="receive", space=5, cell=11)
    assert at.player().cells[11] == WATCHTOWER
    assert at.table.board[5] == 0
    assert at.table.score_sheet(0)["watchtowers"] == 4
    assert at.question == "Upkeep"


@pytest.mark.rule("burgundy.shield.15")
def test_shield_15_places_a_tile_of_the_black_depot_with_its_effect() -> None:
    at = Armed()
    at.hold(15)
    at.put(17, SHIP_TILE)
    at.lay(5, WATCHTOWER)
    at.lay(FIRST_BLACK, BOARDING_HOUSE)
    at.lay(FIRST_BLACK + 1, BANK)
    at.player().silver = 1
    at.end_phase()
    assert {action["space"] for action in at.legal()} == {FIRST_BLACK, FIRST_BLACK + 1}
    at.play(kind="receive", space=FIRST_BLACK, cell=11)
    assert at.player().workers == 4
    assert at.table.board[FIRST_BLACK] == 0


@pytest.mark.rule("burgundy.shield.14")
@pytest.mark.rule("burgundy.shield.15")
@pytest.mark.parametrize(("number", "space"), [(14, 5), (15, FIRST_BLACK)])
def test_shields_14_and_15_act_at_the_end_of_every_phase(number: int, space: int) -> None:
    for phase in range(5):
        at = Armed(phase=phase)
        at.hold(number)
        at.put(17, SHIP_TILE)
        at.lay(space, MINE_TILE)
        at.lay(space + 1, WATCHTOWER)
        at.player().silver = 1
        at.end_phase()
        assert at.question == "Receive"


@pytest.mark.rule("burgundy.shield.14-15.placing")
def test_received_tiles_need_a_fitting_cell_next_to_a_tile_but_no_number() -> None:
    """Next to the start castle, 17 and 19 are ships, 11 and 25 cities, 12 a monastery and 24 a mine."""
    at = Armed()
    at.hold(14)
    at.put(11, BANK)
    at.put(26, WATCHTOWER)
    at.lay(0, WATCHTOWER)
    at.lay(4, MINE_TILE)
    at.lay(8, animal(COW, 2))
    at.end_phase()
    assert {(action["space"], action["cell"]) for action in at.legal()} == {(4, 24), (8, 5), (8, 10), (8, 27)}


@pytest.mark.rule("burgundy.shield.14-15.placing")
def test_where_no_tile_fits_nothing_is_received() -> None:
    at = Armed()
    at.hold(15)
    at.put(11, BANK)
    at.lay(FIRST_BLACK, CASTLE_TILE)
    at.player().silver = 1
    at.end_phase()
    assert at.question == "Upkeep"


@pytest.mark.rule("burgundy.shield.14-15.town-hall")
def test_a_received_town_hall_places_a_stored_tile_and_a_castle_acts() -> None:
    at = Armed()
    at.hold(14)
    at.put(12, MONK)
    at.store(SHIP_TILE)
    at.lay(0, TOWN_HALL)
    at.lay(4, CASTLE_TILE)
    at.player().goods[2] = 1
    at.end_phase()
    other = at.table.copy()
    at.play(kind="receive", space=0, cell=11)
    assert at.question == "TownHall"
    at.play(kind="place", cell=17)
    assert at.player().cells[17] == SHIP_TILE
    other.play(other.actions.receive.at(4, 6))
    assert type(other.agenda[-1]).__name__ == "Castle"


@pytest.mark.rule("burgundy.shield.14-15.phase-value")
@pytest.mark.parametrize(("phase", "points"), [(0, 10), (2, 6), (4, 2)])
def test_a_region_finished_with_a_received_tile_counts_for_the_phase_that_ends(phase: int, points: int) -> None:
    at = Armed(phase=phase)
    at.hold(14)
    at.lay(0, MINE_TILE)
    at.put(29, MINE_TILE)
    at.put(33, MINE_TILE)
    at.player().silver = 1
    at.end_phase()
    assert at.player().cells[24] == MINE_TILE
    assert at.table.score_sheet(0)["phases"] == points


def order_of(table: Table) -> list[tuple[int, str]]:
    """Who is asked what until the phase is over, the first option being taken."""
    asked = []
    phase = table.phase
    while table.phase == phase:
        asked.append((int(table.agenda[-1].seat), type(table.agenda[-1]).__name__))
        table.play(table.legal()[0])
    return asked


@pytest.mark.rule("burgundy.shield.14-15.order")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_different_players_receive_their_tiles_in_turn_order(order: list[int]) -> None:
    at = Armed()
    at.hold(14)
    at.hold(15, seat=1)
    for space in (0, 4, FIRST_BLACK, FIRST_BLACK + 1):
        at.lay(space, BANK if space % 8 else WATCHTOWER)
    for seat in (0, 1):
        at.put(17, SHIP_TILE, seat)
        at.player(seat).silver = 1
        at.table.order[seat] = order[seat]
    at.end_phase()
    assert [seat for seat, question in order_of(at.table) if question == "Receive"] == order


@pytest.mark.rule("burgundy.shield.14-15.order")
@pytest.mark.parametrize(("first", "second"), [(0, FIRST_BLACK), (FIRST_BLACK, 0)])
def test_who_has_both_shields_chooses_which_acts_first(first: int, second: int) -> None:
    at = Armed()
    at.hold(14, 15)
    at.put(17, SHIP_TILE)
    at.lay(0, BANK)
    at.lay(FIRST_BLACK, BANK)
    at.lay(FIRST_BLACK + 1, MINE_TILE)
    at.lay(1, MINE_TILE)
    at.end_phase()
    assert {action["space"] for action in at.legal()} == {0, 1, FIRST_BLACK, FIRST_BLACK + 1}
    at.play(kind="receive", space=first, cell=11)
    assert {action["space"] // FIRST_BLACK for action in at.legal()} == {second // FIRST_BLACK}
    at.play(kind="receive", space=second + 1, cell=24)
    assert at.question == "Upkeep"


# 16: dice


@pytest.mark.rule("burgundy.shield.16")
def test_shield_16_turns_an_own_die_to_any_number() -> None:
    at = Armed(dice=(2, 5))
    at.hold(16)
    at.ask()
    assert {(action["die"], action["number"] + 1) for action in at.legal(kind="turn")} == {
        (die, number) for die, shown in enumerate((2, 5)) for number in range(1, 7) if number != shown
    }
    at.play(kind="turn", die=0, number=6 - 1)
    assert list(at.table.dice[0:2]) == [6, 5]
    assert at.player().workers == 0


@pytest.mark.rule("burgundy.shield.16.once")
def test_shield_16_turns_an_unused_die_once_a_turn() -> None:
    at = Armed(dice=(2, 5))
    at.hold(16)
    at.player().goods[0] = 1
    at.ask()
    at.play(kind="workers", die=0)
    assert {action["die"] for action in at.legal(kind="turn")} == {1}
    at.play(kind="turn", die=1, number=0)
    assert not at.legal(kind="turn")
    at.play(kind="workers")
    assert not at.shields.turned


@pytest.mark.rule("burgundy.shield.16.once")
def test_a_turned_die_helps_to_make_a_double() -> None:
    at = Armed(dice=(2, 5))
    at.hold(16)
    at.deal(5, 17)
    at.ask()
    assert not at.legal(kind="shield")
    at.play(kind="turn", die=0, number=5 - 1)
    at.play(kind="shield")
    assert at.held() == [17]


# 17: regions


@pytest.mark.rule("burgundy.shield.17")
@pytest.mark.rule("burgundy.shield.17.example")
@pytest.mark.parametrize(("shields", "points"), [([17], 10), ([16], 6)])
def test_with_shield_17_a_region_of_3_scores_as_one_of_4(shields: list[int], points: int) -> None:
    at = Armed()
    at.hold(*shields)
    at.put(13, BANK)
    at.put(14, WATCHTOWER)
    at.place(8, WAREHOUSE)
    assert at.table.score_sheet(0)["regions"] == points


@pytest.mark.rule("burgundy.shield.17")
@pytest.mark.parametrize("shields", [[17], []])
def test_no_region_scores_as_more_than_8(shields: list[int]) -> None:
    """Estate 10 has a city of 8 cells; its start castle may stand on cell 3."""
    at = Armed(estate=10, castle=3)
    for number in shields:
        at.deal(1, number)
        at.shields.take(at.table, 0, number, 3)
    at.give(1)
    for cell in (1, 6, 12, 15, 16, 17, 18):
        at.put(cell, BANK)
    at.place(19, BANK)
    assert at.table.score_sheet(0)["regions"] == 36


# 18: placing


@pytest.mark.rule("burgundy.shield.18")
def test_with_shield_18_a_tile_goes_anywhere() -> None:
    at = Armed(dice=(4, 1))
    at.hold(18)
    at.store(monastery(5))
    at.ask()
    assert {action["cell"] for action in at.legal(kind="place", die=0)} == {34}
    assert {action["cell"] for action in at.legal(kind="place", die=1)} == {12, 35}
    at.play(kind="place", cell=35)
    assert at.player().cells[35] == monastery(5)


@pytest.mark.rule("burgundy.shield.18")
def test_without_shield_18_only_the_cells_next_to_tiles_are_open_again() -> None:
    at = Armed(dice=(4, 0))
    at.hold(18)
    at.put(35, MONK)
    at.shields.drop(at.table, 0, 18)
    at.store(monastery(5))
    at.ask()
    assert {action["cell"] for action in at.legal(kind="place")} == {34}
    assert not at.player().is_open(3)
    assert {cell for cell in range(37) if at.player().is_open(cell)} == {11, 12, 17, 19, 24, 25, 30, 31, 34, 36}


@pytest.mark.rule("burgundy.shield.18.limits")
def test_shield_18_lifts_neither_colour_nor_number_nor_the_one_of_a_kind_in_a_city() -> None:
    at = Armed(dice=(3, 0))
    at.hold(18)
    at.put(25, BANK)
    at.store(BANK)
    at.ask()
    assert {action["cell"] for action in at.legal(kind="place")} == {11, 14}


# With the tiles of other modules


@pytest.mark.rule("burgundy.shield.01.geese")
def test_with_shield_1_geese_score_the_chosen_animals_of_all_pastures() -> None:
    at = Armed(extra_tiles=True)
    at.hold(1)
    at.put(21, SHIP_TILE)
    at.put(5, animal(COW, 3))
    at.put(9, animal(PIG, 4))
    at.put(0, animal(COW, 2))
    at.place(27, GEESE)
    assert at.question == "Geese"
    at.play(kind="herd", animal=COW)
    assert animals(at) == 2 + 3 + 2
    assert at.table.score_sheet(0)["regions"] == 1


@pytest.mark.rule("burgundy.shield.01.geese")
@pytest.mark.parametrize(("shields", "points"), [([1], 4 + 2), ([16], 4)])
def test_with_shield_1_geese_help_every_later_animal(shields: list[int], points: int) -> None:
    at = Armed(extra_tiles=True)
    at.hold(*shields)
    at.put(27, GEESE)
    at.put(11, BANK)
    at.place(5, animal(PIG, 4))
    assert animals(at) == points


@pytest.mark.rule("burgundy.shield.03.monastery-28")
def test_with_monastery_28_one_silver_pays_for_two_shields_shield_3_among_them() -> None:
    at = Armed(extra_tiles=True)
    at.hold(3, 16)
    at.give(28)
    at.player().silver = 1
    at.end_phase()
    assert not at.legal(kind="upkeep")
    at.play(kind="hire")
    assert at.question == "Upkeep"
    at.play(kind="upkeep")
    assert (at.player().silver, at.player().workers) == (0, 0)
    assert at.held() == [3, 16]


@pytest.mark.rule("burgundy.shield.06.monastery-27")
def test_borrowed_monastery_27_lifts_the_marker_above_those_without_it() -> None:
    at = Armed(players=3, extra_tiles=True, dice=(1, 2))
    at.hold(6, seat=0)
    at.give(27, seat=2)
    at.table.order = vec[i64]([2, 1, 0])
    at.player().goods[1] = 1
    at.ask()
    at.play(kind="borrow", seat=2)
    assert list(at.table.order) == [2, 0, 1]


@pytest.mark.rule("burgundy.shield.06.monastery-27")
def test_of_two_markers_with_monastery_27_the_later_arrival_lies_on_top() -> None:
    at = Armed(extra_tiles=True)
    at.hold(6)
    at.shields.lender = 1
    at.give(27, seat=1)
    at.table.order = vec[i64]([1, 0])
    at.table.steps = vec[i64]([0, 1])
    at.place(17, SHIP_TILE)
    assert list(at.table.steps) == [1, 1]
    assert list(at.table.order) == [0, 1]


@pytest.mark.rule("burgundy.shield.15.inn")
def test_shield_15_may_take_the_inn() -> None:
    at = Armed(inns=True)
    at.hold(15)
    at.put(17, SHIP_TILE)
    at.lay(FIRST_BLACK, BANK)
    at.lay(INN_SPACE, INN)
    at.player().silver = 1
    at.end_phase()
    assert {action["space"] for action in at.legal()} == {FIRST_BLACK, INN_SPACE}
    at.play(kind="receive", space=INN_SPACE, cell=11)
    assert at.player().cells[11] == INN
    assert at.table.view(0)["inns"] == 0


@pytest.mark.rule("burgundy.shield.17.inn")
@pytest.mark.parametrize(
    ("estate", "castle", "city", "points"),
    [(6, 18, [16, 17, 23, 24], 21), (7, 1, [11, 12, 17, 18, 19, 24, 25], 36)],
)
def test_shield_17_and_an_inn_add_up_to_8_at_most(estate: int, castle: int, city: list[int], points: int) -> None:
    at = Armed(estate=estate, castle=castle, inns=True)
    at.deal(1, 17)
    at.shields.take(at.table, 0, 17, castle)
    at.give(1)
    at.put(city[0], INN)
    for cell in city[1:-1]:
        at.put(cell, BANK)
    at.place(city[-1], BANK)
    assert at.table.score_sheet(0)["regions"] == points
