"""Inns."""

from __future__ import annotations

from typing import Any

import pytest

from feldberg.games.burgundy.content import (
    BANK,
    CASTLE_TILE,
    CHURCH,
    INN,
    INN_SPACE,
    MARKET,
    MINE_TILE,
    SHIP_TILE,
    WORKSHOP,
    animal,
    monastery,
)
from feldberg.games.burgundy.modules.inns import Inns
from feldberg.games.burgundy.questions import Castle, Fetch
from feldberg.games.burgundy.state import Table
from tests.rulebook.burgundy.position import Position, played_at_random, played_idly, started

# Estate 1 around the castle on 18: river 17 and 19, city 11 (one cell), monastery 12, mine 24, city 25 of five cells.
RIVER, CITY, CLOISTER, MINE, LARGE_CITY = 17, 11, 12, 24, 25


def pile(table: Table) -> int:
    [inns] = [module for module in table.modules if isinstance(module, Inns)]
    assert (table.board[INN_SPACE] == INN) == (inns.pile > 0)
    assert table.view(None)["inns"] == inns.pile
    return int(inns.pile)


def for_sale(silver: int = 2, **modules: Any) -> Position:
    """One inn for sale, and nothing else but what a test lays out; no die is left."""
    at = Position(inns=True, **modules)
    at.lay(INN_SPACE, INN)
    at.player().silver = silver
    at.ask()
    return at


# On sale


@pytest.mark.rule("burgundy.inns.phase")
@pytest.mark.rule("burgundy.inns.stay")
def test_one_inn_comes_in_every_phase_and_stays() -> None:
    table = started(inns=True)
    found = {}
    for _ in played_idly(table):
        if table.phase not in found:
            found[int(table.phase)] = pile(table)
    assert found == {0: 1, 1: 2, 2: 3, 3: 4, 4: 5}


@pytest.mark.rule("burgundy.inns.phase")
def test_all_five_come_into_play() -> None:
    table = started(inns=True)
    bought = 0
    for events in played_at_random(table, 1, "buy"):
        bought += sum(1 for event in events if event["event"] == "bought" and event["space"] == INN_SPACE)
    assert bought
    assert bought + pile(table) == 5


@pytest.mark.rule("burgundy.inns.stay")
def test_under_a_bought_inn_lies_the_one_before() -> None:
    at = for_sale()
    at.end_phase()
    at.player().silver = 4
    at.ask()
    assert pile(at.table) == 2
    at.play(kind="buy", space=INN_SPACE)
    assert pile(at.table) == 1


@pytest.mark.rule("burgundy.inns.buy")
def test_an_inn_costs_2_silver_and_is_stored() -> None:
    at = for_sale(silver=3)
    at.play(kind="buy", space=INN_SPACE)
    assert at.player().silver == 1
    assert list(at.player().store) == [INN, 0, 0]
    assert pile(at.table) == 0
    at = for_sale(silver=1)
    assert at.legal(kind="buy") == []


@pytest.mark.rule("burgundy.inns.buy")
def test_where_storage_is_full_a_tile_makes_room() -> None:
    at = for_sale()
    at.store(BANK, SHIP_TILE, SHIP_TILE)
    at.play(kind="buy", space=INN_SPACE)
    assert at.question == "Discard"
    at.play(kind="discard", tile=BANK)
    assert list(at.player().store) == [INN, SHIP_TILE, SHIP_TILE]
    assert pile(at.table) == 0


@pytest.mark.rule("burgundy.inns.buy.once")
@pytest.mark.parametrize("space", [INN_SPACE, 24])
def test_an_inn_is_the_purchase_of_the_turn(space: int) -> None:
    at = for_sale(silver=9)
    at.end_phase()
    at.player().silver = 9
    at.lay(24, BANK)
    at.ask()
    assert pile(at.table) == 2
    at.play(kind="buy", space=space)
    assert at.legal(kind="buy") == []


@pytest.mark.rule("burgundy.inns.monastery-06")
@pytest.mark.parametrize("workers", [0, 1, 2])
def test_with_monastery_6_workers_pay_for_an_inn(workers: int) -> None:
    at = for_sale()
    at.give(6)
    at.player().workers = 2
    at.ask()
    at.play(kind="buy", space=INN_SPACE)
    at.play(kind="pay", workers=workers)
    assert (at.player().silver, at.player().workers) == (workers, 2 - workers)
    assert at.player().store[0] == INN


@pytest.mark.rule("burgundy.inns.not-by-take")
def test_neither_dice_nor_buildings_take_an_inn() -> None:
    at = for_sale(silver=0)
    at.roll(1, 6)
    at.player().workers = 9
    at.ask()
    assert at.legal(kind="take") == []
    at.table.ask(Castle(0))
    at.table.renew_choices()
    assert at.legal(kind="take") == []
    for building in (WORKSHOP, CHURCH, MARKET):
        at.table.ask(Fetch(0, building))
        at.table.renew_choices()
        assert [action["kind"] for action in at.legal()] == ["done"]


# In the estate


@pytest.mark.rule("burgundy.inns.place")
def test_an_inn_goes_onto_a_cell_of_any_colour_by_number_and_next_to_a_tile() -> None:
    """Beside the castle: 11 and 25 (3), 12 (1), 17 (2), 19 (5), 24 (4)."""
    for number, cells in {1: [12], 2: [17], 3: [11, 25], 4: [24], 5: [19], 6: []}.items():
        at = Position(inns=True, dice=(number, 0))
        at.store(INN)
        at.ask()
        assert [action["cell"] for action in at.legal(kind="place")] == cells
    at = Position(inns=True, dice=(6, 0))
    at.store(INN)
    at.player().workers = 1
    at.ask()
    assert [action["cell"] for action in at.legal(kind="place")] == [12, 19]
    at.play(kind="place", cell=12)
    assert at.player().workers == 0
    assert at.player().cells[12] == INN


@pytest.mark.rule("burgundy.inns.one-per-area")
def test_a_region_has_one_inn_but_another_of_its_colour_may_have_one_too() -> None:
    """The rivers 15 to 17 and 19 to 21 are two regions: 16 has the number 1, 20 the number 4."""
    at = Position(inns=True, dice=(1, 4))
    at.put(RIVER, INN)
    at.put(19, SHIP_TILE)
    at.store(INN)
    at.ask()
    assert [action["cell"] for action in at.legal(kind="place", die=0)] == [CLOISTER, 26]
    assert [action["cell"] for action in at.legal(kind="place", die=1)] == [10, 20, MINE]


@pytest.mark.rule("burgundy.inns.no-effect")
@pytest.mark.parametrize("cell", [11, 12, 17, 24, 25, 27])
def test_an_inn_only_fills_its_cell(cell: int) -> None:
    at = Position(inns=True)
    at.put(26, BANK)
    at.goods(2, 1, 1)
    for depot in range(6):
        at.lay(4 * depot, SHIP_TILE)  # something else to do with the other die
    before = list(at.table.order)
    at.place(cell, INN)
    assert at.question == "Turn"
    assert (at.player().silver, at.player().workers, sum(at.player().goods)) == (0, 0, 0)
    assert list(at.table.order) == before
    finished = {11: 3 + 10, 27: 3 + 10}  # regions of one cell, which count as two
    assert at.points() == finished.get(cell, 0)


@pytest.mark.rule("burgundy.inns.size")
@pytest.mark.parametrize("last", ["inn", "tile"])
def test_a_region_with_an_inn_counts_one_cell_larger(last: str) -> None:
    """The city 22, 23, 28 of three cells, in phase B."""
    at = Position(inns=True, phase=1)
    at.put(22, INN if last == "tile" else BANK)
    at.put(23, CHURCH)
    at.place(28, MARKET if last == "tile" else INN)
    assert at.points() == 10 + 8


@pytest.mark.rule("burgundy.inns.size")
def test_without_an_inn_a_region_counts_as_it_is() -> None:
    at = Position(inns=True, phase=1)
    at.put(25, INN)  # in another city
    at.put(22, BANK)
    at.put(23, CHURCH)
    at.place(28, MARKET)
    assert at.points() == 6 + 8


@pytest.mark.rule("burgundy.inns.size")
def test_no_region_counts_as_more_than_8() -> None:
    """The city of estate 11e has eight cells."""
    at = Position(inns=True, border_posts=True, estates=["11e", "11a"])
    estate = at.player().estate
    city = max((cells for cells in estate.cells), key=len)
    assert len(city) == 8
    *first, last = [int(cell) for cell in city]
    for cell in first:
        at.put(cell, INN if cell == first[0] else BANK)
    at.place(last, MARKET)
    assert at.table.score_sheet(0)["regions"] == 36


@pytest.mark.rule("burgundy.inns.example")
def test_a_region_of_four_cells_with_an_inn_scores_15_instead_of_10() -> None:
    """The pasture of 2, 1, 4 and 3 on estate 11f, completed by the inn in phase C."""
    for tile, points in ((INN, 15), (animal(0, 2), 10)):
        at = Position(inns=True, border_posts=True, estates=["11f", "11a"], phase=2)
        region = next(list(map(int, cells)) for cells in at.player().estate.cells if 35 in cells)
        assert len(region) == 4
        for cell in region[:3]:
            at.put(cell, animal(1, 2))
        at.place(region[3], tile)
        sheet = at.table.score_sheet(0)
        assert (sheet["regions"], sheet["phases"]) == (points, 6)


@pytest.mark.rule("burgundy.inns.last-of-colour")
@pytest.mark.parametrize(("taken", "points"), [(False, 5), (True, 2)])
def test_an_inn_on_the_last_cell_of_a_colour_earns_the_bonus_tile(taken: bool, points: int) -> None:
    """The mines 24, 29 and 33."""
    at = Position(inns=True)
    at.put(29, MINE_TILE)
    at.put(33, MINE_TILE)
    if taken:
        at.player(1).large = 2
    at.place(MINE, INN)
    assert at.table.score_sheet(0)["bonuses"] == points


@pytest.mark.rule("burgundy.inns.city")
def test_an_inn_in_a_city_is_no_building() -> None:
    at = Position(inns=True, dice=(1, 1))
    at.put(LARGE_CITY, INN)
    at.store(BANK)
    at.ask()
    assert [action["cell"] for action in at.legal(kind="place")] == [26]
    for number in range(16, 24):
        at.give(number)
    at.table.phase = 4
    at.end_phase()
    assert at.table.score_sheet(0)["monasteries"] == 0


@pytest.mark.rule("burgundy.inns.other-cells")
def test_an_inn_counts_for_nothing_that_its_cell_is_for() -> None:
    """On a pasture, a mine and a castle cell."""
    at = Position(inns=True, phase=4)
    at.put(10, INN)
    at.put(MINE, INN)
    at.give(2)
    at.give(24)
    at.lay(16, SHIP_TILE)
    at.place(9, animal(0, 3))
    assert at.points() == 3
    at.end_phase()
    assert (at.player().silver, at.player().workers) == (0, 0)
    assert at.table.score_sheet(0)["monasteries"] == 4  # the cows


@pytest.mark.rule("burgundy.inns.other-cells")
def test_an_inn_on_a_castle_cell_gives_no_action() -> None:
    at = Position(inns=True, shields=True)
    at.put(CITY, BANK)
    at.lay(20, SHIP_TILE)
    at.place(6, INN)
    assert at.question == "Turn"
    assert at.player().cells[6] != CASTLE_TILE
    assert at.legal(kind="shield", cell=6) == []


@pytest.mark.rule("burgundy.inns.no-free-step")
@pytest.mark.parametrize("number", [9, 10, 11])
def test_no_monastery_gives_a_free_step_for_an_inn(number: int) -> None:
    """All cells beside the castle but the 6 are within reach of a free step from a die of 6 or 2."""
    at = Position(inns=True, dice=(6, 0))
    at.give(number)
    at.store(INN)
    at.ask()
    assert at.legal(kind="place") == []
    at.store(INN, monastery(16), SHIP_TILE)
    at.ask()
    assert len(at.legal(kind="place")) == (0 if number == 9 else 1)
