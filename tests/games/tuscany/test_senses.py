"""What stands where in Tuscany's senses, and what of it others do not see."""

from __future__ import annotations

from feldberg.games.tuscany.content import BIT, COLOUR_NAMES, TYPE_NAMES
from feldberg.games.tuscany.rules import placing
from feldberg.games.tuscany.state import NOTHING
from tests.games.sensing import changed, told
from tests.rulebook.tuscany.position import Position

VILLAGE = TYPE_NAMES.index("village")
FARMLAND = TYPE_NAMES.index("farmland")
ORANGE = COLOUR_NAMES.index("orange")


def test_a_hand_is_known_to_its_owner_and_counted_by_the_others() -> None:
    at = Position()
    assert changed(at.table, lambda: at.hand("OO")) == {"own.cards", "secret.hand", "secret.payable", "piles"}
    assert told(at.table, "secret.hand")[ORANGE] == 0.4
    assert told(at.table, "secret.payable") == [float(colour == ORANGE) for colour in range(8)]
    assert changed(at.table, lambda: at.hand("L"), seat=1) == {"rival1.cards", "piles"}
    assert told(at.table, "own.cards") == [0.25]


def test_a_stored_tile_is_told_with_its_farms_and_whether_it_fits() -> None:
    at = Position()
    assert changed(at.table, lambda: at.store("vineyard+pigs")) == {
        "own.stored",
        "own.fitting",
        "own.farms",
        "own.room",
    }
    assert told(at.table, "own.stored")[FARMLAND] == 0.5
    assert told(at.table, "own.fitting")[FARMLAND] == 0.5
    assert told(at.table, "own.farms") == [0.5, 0.5, 0, 0]
    assert told(at.table, "own.room") == [round(1 / 6, 3), 0]
    at.player().stored = at.player().stored[:0]
    at.fill(seat=0)
    at.store("village")
    assert told(at.table, "own.stored")[VILLAGE] == 0.5
    assert told(at.table, "own.fitting") == [0] * 8  # the domain is full


def test_areas_are_told_by_size_by_what_is_covered_and_by_whether_they_are_open() -> None:
    at = Position()
    at.fill("O1", "O3")
    assert told(at.table, "own.empty") == [0.4 * (colour == ORANGE) for colour in range(8)]
    assert told(at.table, "own.open") == told(at.table, "own.empty")
    assert sum(told(at.table, "own.areas")) == 0.1
    assert told(at.table, "own.lacking_one") == [0] * 8
    at.cover("O1")
    assert told(at.table, "own.lacking_one") == [0.5 * (colour == ORANGE) for colour in range(8)]


def test_an_area_that_lacks_one_tile_is_told_only_where_that_could_be_laid() -> None:
    at = Position()
    at.cover("D2")
    domain = at.player().domain
    singles = [int(cells[0]) for cells in domain.cells if len(cells) == 1]
    reached = [int(domain.colour[cell]) for cell in singles if at.player().open & BIT[cell]]
    assert 0 < len(reached) < len(singles)
    assert told(at.table, "own.lacking_one") == [reached.count(colour) / 2 for colour in range(8)]


def test_bonus_tiles_promise_more_with_spaces_to_come() -> None:
    at = Position()
    at.own("worker")
    assert told(at.table, "own.bonuses") == [0, 0, 0, 0.5, 0]
    assert told(at.table, "own.prospects") == [0, 1, 0]  # five villages are empty
    assert told(at.table, "rival1.bonuses", 1) == [0, 0, 0, 0.5, 0]
    assert told(at.table, "bonuses_left") == [1, 1, 1, 0.8, 1]


def test_points_pieces_and_the_way_of_the_game() -> None:
    at = Position()
    assert changed(at.table, lambda: placing.win_red(at.table, 0, 3, placing.BY_YIELD)) == {"own.score"}
    assert changed(at.table, lambda: placing.win_marble(at.table, 1, 2)) == {"rival1.marble"}
    assert told(at.table, "own.marble", 1) == [0.333, 1, 1, 0]
    assert told(at.table, "round") == [1, 0, 0, 0, 0]
    assert told(at.table, "left") == [1]
    at.table.last = True
    assert told(at.table, "left") == [0]


def test_open_tiles_are_told_by_type_and_by_whether_the_seat_can_use_them() -> None:
    at = Position()
    assert told(at.table, "display") == [0.5] * 8
    at.fill("O1", "O3")
    assert told(at.table, "display_fitting") == [0.5 * (kind == ORANGE) for kind in range(8)]
    at.player().arrangement = NOTHING  # as in set-up, before the boards are joined
    assert told(at.table, "display_fitting") == [0] * 8
    assert told(at.table, "own.empty") == [0] * 8


def test_a_completed_colour_leaves_the_lower_bonus() -> None:
    at = Position()
    village = at.table.box.colour_bonuses[VILLAGE]
    assert told(at.table, "colour_bonuses")[VILLAGE] == village[0] / 4
    at.table.sides[VILLAGE] = 1
    assert told(at.table, "colour_bonuses")[VILLAGE] == village[1] / 4
    at.table.sides[VILLAGE] = 2
    assert told(at.table, "colour_bonuses")[VILLAGE] == 0
