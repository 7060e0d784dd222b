"""What stands where in Burgundy's senses, and that a change on the table changes that alone."""

from __future__ import annotations

import pytest

import feldberg
from feldberg.games.burgundy.content import (
    BANK,
    CASTLE_TILE,
    CRANE,
    INN,
    INN_SPACE,
    MINE_TILE,
    SHIP_TILE,
    WHITE_CASTLE,
    animal,
    monastery,
)
from feldberg.games.burgundy.modules.shields.module import FIRST_CASTLE, shields_of
from feldberg.games.burgundy.modules.solo import solo_of
from feldberg.games.burgundy.questions import Castle
from feldberg.games.burgundy.scoring import SALES, award
from tests.games.sensing import changed, told
from tests.rulebook.burgundy.position import Position


def test_silver_is_told_as_a_share_and_by_what_it_can_do() -> None:
    at = Position()
    at.player().silver = 5
    assert told(at.table, "own.silver") == [0.5, 1, 1, 1, 0]
    assert told(at.table, "rival1.silver", 1) == [0.5, 1, 1, 1, 0]
    assert changed(at.table, lambda: setattr(at.player(), "silver", 6)) == {"own.silver"}
    assert changed(at.table, lambda: setattr(at.player(), "silver", 7), seat=1) == {"rival1.silver"}


def test_a_laid_tile_shows_in_the_estate_alone() -> None:
    at = Position()
    cell = int(at.player().estate.of_colour[1][0])
    seen = changed(at.table, lambda: at.put(cell, MINE_TILE))
    assert seen == {"own.filled", "own.empty", "own.regions", "own.lacking_two", "own.mines", "own.open", "own.numbers"}
    assert told(at.table, "own.mines") == [0.333]
    assert told(at.table, "own.filled")[1] == 0.333
    assert told(at.table, "own.empty")[1] == round(2 / 12, 3)


def test_regions_are_told_by_colour_and_size_and_by_what_they_lack() -> None:
    at = Position()
    estate = at.player().estate
    [cells] = [cells for cells in estate.cells if estate.colour[cells[0]] == 3 and len(cells) > 3]
    size = len(cells)
    for cell in cells[: size - 2]:
        at.put(int(cell), int(animal(0, 3)))
    regions = told(at.table, "own.regions")
    assert regions[3 * 8 + size - 1] == round((size - 2) / 8, 3)
    assert sum(number > 0 for number in regions) == 2  # that, and the castle
    two, one = told(at.table, "own.lacking_two"), told(at.table, "own.lacking_one")
    at.put(int(cells[size - 2]), int(animal(0, 2)))
    assert two[size - 1] - told(at.table, "own.lacking_two")[size - 1] == 0.25
    assert told(at.table, "own.lacking_one")[size - 1] - one[size - 1] == 0.25
    assert told(at.table, "own.animals") == [round((3 * (size - 2) + 2) / 10, 3), 0, 0, 0]
    at.put(int(cells[size - 1]), int(animal(1, 2)))
    assert told(at.table, "own.animals") == [0] * 4  # a full pasture scores no more


def test_a_stored_tile_is_told_by_its_kind_and_by_whether_it_finds_a_cell() -> None:
    at = Position()
    at.store(BANK)
    assert told(at.table, "own.store").index(0.5) == 6  # the seventh building
    assert told(at.table, "own.room") == [0.667]
    fits, waits, lost = (told(at.table, "own.fitting")[place::3] for place in range(3))
    assert (fits, waits, lost) == ([0, 0, 0, 0, 0.5, 0], [0] * 6, [0] * 6)
    at.store(int(animal(0, 2)))
    assert told(at.table, "own.fitting")[3 * 3 + 1] == 0.5  # animals have to wait
    at.store(CASTLE_TILE)
    for cell in at.player().estate.of_colour[0]:
        at.put(int(cell), CASTLE_TILE)
    assert told(at.table, "own.fitting")[2] == 0.5  # no cell is left for a castle


def test_what_a_stored_tile_would_finish_and_score() -> None:
    at = Position()
    estate = at.player().estate
    [cells] = [cells for cells in estate.cells if estate.colour[cells[0]] == 3 and len(cells) > 3]
    for cell in cells[:-1]:
        at.put(int(cell), int(animal(2, 4)))
    at.store(int(animal(2, 3)))
    assert told(at.table, "own.finish") == [round(len(cells) / 8, 3)]
    assert told(at.table, "own.herd") == [round((4 * (len(cells) - 1) + 3) / 20, 3)]
    at.store(int(animal(1, 3)))
    assert told(at.table, "own.herd") == [0.15]


def test_monasteries_are_told_by_their_numbers() -> None:
    at = Position()
    assert changed(at.table, lambda: at.give(6)) == {"own.works"}
    assert told(at.table, "own.works").index(1) == 5


def test_taking_a_tile_moves_it_from_the_depot_to_the_store() -> None:
    at = Position(dice=(3, 5))
    at.lay(9, int(monastery(4)))
    at.lay(17, SHIP_TILE)
    at.ask()
    assert told(at.table, "depots")[2 * 6 + 5] == 0.5
    assert told(at.table, "tiles")[8 + 4 + 3] == 0.25
    seen = changed(at.table, lambda: at.play(kind="take", space=9))
    assert seen == {"own.dice", "own.store", "own.fitting", "own.room", "depots", "tiles"}
    assert told(at.table, "own.store")[8 + 4 + 3] == 0.5
    assert told(at.table, "own.dice") == [0, 0, 0, 0, 0.5, 0]


def test_goods_points_and_the_track() -> None:
    at = Position()
    at.player().goods[2] = 3
    assert told(at.table, "own.goods") == [0, 0, 0.6, 0, 0, 0, 1, 0, 0]
    assert changed(at.table, lambda: at.goods(4, 1)) == {"goods_by_depot", "goods_by_colour"}
    assert changed(at.table, lambda: award(at.table, 0, SALES, 10)) == {"own.score"}
    assert told(at.table, "own.score")[0] == 0.05
    at.table.steps[0] = 3
    assert told(at.table, "own.track") == [0.5, 0]
    assert told(at.table, "own.track", 1) == [0, 0.5]
    assert told(at.table, "bags") == [round(len(bag) / 40, 3) for bag in (*at.table.bags, at.table.goods_bag)]


def test_time_runs_from_1_to_0() -> None:
    at = Position(phase=4)
    at.table.round = 4
    assert told(at.table, "left") == [0]
    assert told(at.table, "phase") == [0, 0, 0, 0, 1]
    assert told(at.table, "turn") == [1, 0, 0, 0]
    assert told(at.table, "turn", 1) == [0, 1, 0, 0]
    dealt = feldberg.game("burgundy", estates="dealt").start(1)
    assert told(dealt, "left") == [1]
    assert told(dealt, "phase") == [0] * 5


def test_what_is_asked_is_told_by_kinds() -> None:
    at = Position()
    at.ask()
    at.table.ask(Castle(0))
    kinds = ["Settle", "Turn", "Castle", "TownHall", "Fetch", "Trade", "Sail", "Load", "Discard", "Pay"]
    assert told(at.table, "own.asked") == [float(kind in ("Turn", "Castle")) for kind in kinds]
    assert told(at.table, "rival1.asked") == [0] * len(kinds)


MODULES = {
    "extra_tiles": {"own.extra_tiles", "extra_tiles"},
    "white_castles": {"own.white_castles", "white_castles"},
    "inns": {"own.inns", "inns"},
    "border_posts": {"own.border_posts", "border_posts"},
    "trade_routes": {"own.trade_routes", "own.route_ready", "own.route_goods", "own.route_effects"},
    "shields": {"own.shields", "shields_by_depot", "shields_on_offer", "lent", "turned"},
}


@pytest.mark.parametrize("module", MODULES)
def test_a_module_has_slices_where_the_game_has_it(module: str) -> None:
    base = feldberg.game("burgundy").senses
    names = feldberg.game("burgundy", **{module: True}).senses
    new = {name for name in names if name not in base and not name.startswith("rival")}
    assert new == MODULES[module]


def test_tiles_of_modules_are_told_where_they_lie() -> None:
    at = Position(extra_tiles=True, white_castles=True, inns=True)
    at.store(CRANE, WHITE_CASTLE, INN)
    assert told(at.table, "own.extra_tiles") == [0, 0, 0, 0, 0, 0.5, 0, 0]
    assert told(at.table, "own.white_castles") == [0, 0.5, 0, 0]
    assert told(at.table, "own.inns") == [0, 0.5, 0]
    at.lay(2, CRANE)
    at.lay(INN_SPACE, INN)
    assert told(at.table, "extra_tiles") == [0, 0, 0.5, 0]
    assert told(at.table, "inns") == [0.2]


def test_shields_are_told_in_depots_and_on_castles() -> None:
    at = Position(shields=True)
    shields = shields_of(at.table)
    shield = next(number for number in range(1, 19) if shields.in_depot(number))
    assert told(at.table, "shields_on_offer")[shield - 1] == 1
    shields.take(at.table, 0, shield, 18)
    assert shields.places[shield] >= FIRST_CASTLE
    assert told(at.table, "own.shields")[shield - 1] == 1
    assert told(at.table, "own.shields")[18:] == [0.25, 0.25]  # one is held, and there is no silver for it
    assert told(at.table, "rival1.shields", 1)[shield - 1] == 1
    assert told(at.table, "shields_on_offer")[shield - 1] == 0


def test_linked_posts_and_what_they_bring_the_next() -> None:
    at = Position(border_posts=True, estates=["11a", "11b"], castle=0)
    assert told(at.table, "own.border_posts")[0] == 0
    assert 0 < told(at.table, "own.border_posts")[1] <= 0.5  # at least two tiles are missing
    assert told(at.table, "border_posts") == [1]
    for cell in range(37):
        if not at.player().cells[cell]:
            at.put(cell, SHIP_TILE)
    assert told(at.table, "own.border_posts") == [1, 0]
    assert told(at.table, "border_posts") == [0.4]


def test_one_alone_senses_the_target() -> None:
    at = Position(players=1, estates="13a")
    solo = solo_of(at.table)
    solo.marker = 20
    at.player().silver = 10
    assert told(at.table, "own.target") == [round(50 / 55, 3), 0.4, 0.6]
    assert "rival1.silver" not in at.game.senses


def test_partners_have_one_estate_and_dice_and_storage_of_their_own() -> None:
    at = Position(players=4, team=True, estates="12a")
    at.roll(5, 5, seat=2)
    at.store(BANK, seat=2)
    assert told(at.table, "partner2.dice") == [0, 0, 0, 0, 1, 0]
    assert told(at.table, "partner2.store")[6] == 0.5
    assert told(at.table, "own.store")[6] == 0
    assert told(at.table, "own.filled") == told(at.table, "partner2.filled")


def test_all_cells_of_a_large_board_are_told() -> None:
    at = Position(players=4, team=True, estates="12a")
    for cell in (21, 30, 36, 37, 50, 60):
        at.put(cell, SHIP_TILE)
    open_cells = [cell for cell in range(73) if at.player().is_open(cell)]
    colours = [sum(at.player().estate.colour[cell] == colour for cell in open_cells) for colour in range(6)]
    numbers = [sum(at.player().estate.dice[cell] == number for cell in open_cells) for number in range(1, 7)]
    assert told(at.table, "own.open") == [round(count / 6, 3) for count in colours]
    assert told(at.table, "own.numbers") == [round(count / 6, 3) for count in numbers]
