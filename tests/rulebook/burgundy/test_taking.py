"""The action of taking a tile."""

from __future__ import annotations

import pytest

from feldberg.games.burgundy.content import (
    BANK,
    BLACK_SPACES,
    CASTLE_TILE,
    CHURCH,
    DEPOTS,
    MARKET,
    MINE_TILE,
    NUMBERED,
    SHIP_TILE,
    SPACES,
    STORAGE,
    WAREHOUSE,
    animal,
    monastery,
)
from tests.rulebook.burgundy.games import decisions
from tests.rulebook.burgundy.position import Position

EDITIONS = ["2011", "2019"]
COWS = animal(0, 3)
MONK = monastery(16)
ONE_OF_EACH_COLOUR = [CASTLE_TILE, MINE_TILE, SHIP_TILE, COWS, BANK, MONK]


@pytest.mark.rule("burgundy.action.take")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_takes_from_the_depot_of_its_number_only(die: int, edition: str) -> None:
    at = Position(dice=(die, 0), edition=edition)
    for space in range(NUMBERED):
        at.lay(space, ONE_OF_EACH_COLOUR[space % SPACES])
    at.ask()
    first = (die - 1) * SPACES
    assert [action["space"] for action in at.legal(kind="take")] == [first, first + 1, first + 2, first + 3]


@pytest.mark.rule("burgundy.action.take")
@pytest.mark.parametrize("tile", ONE_OF_EACH_COLOUR)
def test_a_tile_of_any_colour_is_taken_alone(tile: int) -> None:
    at = Position(dice=(3, 0))
    at.roll(1, 2, seat=1)
    at.lay(8, WAREHOUSE)
    at.lay(9, tile)
    at.lay(10, CHURCH)
    at.ask()
    at.play(kind="take", space=9)
    assert list(at.player().store) == [tile, 0, 0]
    assert list(at.table.board[8:12]) == [WAREHOUSE, 0, CHURCH, 0]


@pytest.mark.rule("burgundy.action.take.storage")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_taken_tile_is_stored_before_it_can_be_placed(edition: str) -> None:
    """The ship could go at once onto the cell beside the castle that has a 5."""
    at = Position(dice=(5, 5), edition=edition)
    at.roll(1, 2, seat=1)
    at.lay(16, SHIP_TILE)
    at.ask()
    before = list(at.player().cells)
    assert not at.legal(kind="place")
    at.play(kind="take", space=16)
    assert list(at.player().store) == [SHIP_TILE, 0, 0]
    assert list(at.player().cells) == before
    at.play(kind="place", cell=19)
    assert list(at.player().store) == [0, 0, 0]
    assert at.player().cells[19] == SHIP_TILE


@pytest.mark.rule("burgundy.action.take.storage")
def test_a_taken_tile_goes_onto_an_empty_space_of_the_storage() -> None:
    at = Position(dice=(5, 0))
    at.roll(1, 2, seat=1)
    at.store(BANK, 0, MARKET)
    at.lay(16, SHIP_TILE)
    at.ask()
    at.play(kind="take", space=16)
    assert list(at.player().store) == [BANK, SHIP_TILE, MARKET]


@pytest.mark.rule("burgundy.action.take.full-storage")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("slot", range(STORAGE))
def test_a_full_storage_first_loses_a_tile_of_choice_for_good(slot: int, edition: str) -> None:
    at = Position(dice=(5, 0), edition=edition)
    at.roll(1, 2, seat=1)
    at.store(BANK, MARKET, CHURCH)
    at.lay(16, SHIP_TILE)
    at.ask()
    bags = [list(bag) for bag in at.table.bags]
    at.play(kind="take", space=16)
    assert at.table.board[16] == SHIP_TILE
    assert at.legal() == [{"kind": "discard", "tile": tile} for tile in range(STORAGE)]
    at.play(kind="discard", tile=slot)
    expected = [BANK, MARKET, CHURCH]
    expected[slot] = SHIP_TILE
    assert list(at.player().store) == expected
    assert not any(at.table.board)
    assert [list(bag) for bag in at.table.bags] == bags


@pytest.mark.rule("burgundy.action.take.full-storage")
def test_of_two_stored_tiles_alike_one_is_offered_to_be_discarded() -> None:
    at = Position(dice=(5, 0))
    at.store(CHURCH, BANK, BANK)
    at.lay(16, SHIP_TILE)
    at.ask()
    at.play(kind="take", space=16)
    assert at.legal() == [{"kind": "discard", "tile": 0}, {"kind": "discard", "tile": 1}]


@pytest.mark.rule("burgundy.action.take.discard-only-then")
def test_while_a_space_is_free_nothing_is_discarded() -> None:
    at = Position(dice=(5, 5))
    at.roll(1, 2, seat=1)
    at.store(BANK, MARKET)
    at.lay(16, SHIP_TILE)
    at.ask()
    assert not at.legal(kind="discard")
    events = at.play(kind="take", space=16)
    assert "discarded" not in {event["event"] for event in events}
    assert sorted(at.player().store) == sorted([BANK, MARKET, SHIP_TILE])


@pytest.mark.rule("burgundy.action.take.discard-only-then")
def test_the_tile_just_taken_cannot_be_the_one_discarded() -> None:
    at = Position(dice=(5, 0))
    at.roll(1, 2, seat=1)
    at.store(BANK, MARKET, CHURCH)
    at.lay(16, SHIP_TILE)
    at.ask()
    at.play(kind="take", space=16)
    for action in at.table.legal():
        after = at.table.copy()
        after.play(action)
        assert SHIP_TILE in list(after.players[0].store)


@pytest.mark.rule("burgundy.action.take.discard-only-then")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_through_a_game_tiles_are_only_discarded_from_a_full_storage(edition: str) -> None:
    discards = 0
    for seed in range(3):
        stores: list[list[int]] = []
        for table in decisions(seed, players=2, edition=edition):
            for event in table.events:
                if event.kind.name == "discarded":
                    discards += 1
                    before, after = stores[event.seat], list(table.players[event.seat].store)
                    assert all(before)
                    assert all(after)
                    assert event["tile"] in before
            stores = [list(player.store) for player in table.players]
    assert discards


@pytest.mark.rule("burgundy.action.take.empty-depot")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("die", range(1, 7))
def test_nothing_is_taken_from_an_empty_depot(die: int, edition: str) -> None:
    at = Position(dice=(die, 0), edition=edition)
    for space in range(NUMBERED):
        if space // SPACES != die - 1:
            at.lay(space, MINE_TILE)
    at.ask()
    assert not at.legal(kind="take")


@pytest.mark.rule("burgundy.action.take.empty-depot")
def test_the_last_tile_of_a_depot_is_taken_once() -> None:
    at = Position(dice=(4, 4))
    at.roll(1, 2, seat=1)
    at.player().goods[3] = 1
    at.lay(12, MINE_TILE)
    at.ask()
    at.play(kind="take", space=12)
    assert at.table.seat == 0
    assert not at.legal(kind="take")


@pytest.mark.rule("burgundy.action.take.not-black")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_die_of_any_number_takes_from_the_black_depot(edition: str) -> None:
    at = Position(dice=(1, 4), edition=edition)
    at.player().workers = 6
    for space in range(NUMBERED, NUMBERED + BLACK_SPACES):
        at.lay(space, ONE_OF_EACH_COLOUR[space % 6])
    at.ask()
    assert {action["kind"] for action in at.legal()} == {"workers"}


@pytest.mark.rule("burgundy.action.take.not-black")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_castle_takes_from_the_black_depot(edition: str) -> None:
    """Castle cell 6 has a 6 and touches cell 12."""
    at = Position(dice=(6, 0), edition=edition)
    at.put(12, MONK)
    at.store(CASTLE_TILE)
    for depot in range(DEPOTS):
        at.lay(depot * SPACES, MINE_TILE)
    for space in range(NUMBERED, NUMBERED + BLACK_SPACES):
        at.lay(space, ONE_OF_EACH_COLOUR[space % 6])
    at.ask()
    at.play(kind="place", cell=6)
    assert [action["space"] for action in at.legal(kind="take")] == [0, 4, 8, 12, 16, 20]
    assert {action["kind"] for action in at.legal()} == {"take", "workers"}


@pytest.mark.rule("burgundy.action.take.useless")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mine_may_be_taken_with_all_mine_cells_full(edition: str) -> None:
    at = Position(dice=(2, 0), edition=edition)
    at.roll(1, 2, seat=1)
    for cell in (24, 29, 33):
        at.put(cell, MINE_TILE)
    at.lay(4, MINE_TILE)
    at.ask()
    at.play(kind="take", space=4)
    assert list(at.player().store) == [MINE_TILE, 0, 0]
