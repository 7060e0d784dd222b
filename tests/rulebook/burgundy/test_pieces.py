"""The tiles, goods and supplies of the box, and the spaces of the boards."""

from __future__ import annotations

from collections import Counter

import pytest

from feldberg import OptionError
from feldberg.games.burgundy.content import (
    ANIMAL,
    ANIMAL_NAMES,
    BANK,
    BLACK,
    BOARDING_HOUSE,
    BUILDING,
    CASTLE,
    CASTLE_TILE,
    CHURCH,
    COLOUR_OF,
    GOODS_NAMES,
    MARKET,
    MINE,
    MINE_TILE,
    MONASTERY,
    NUMBERED,
    SHIP,
    SHIP_TILE,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WORKSHOP,
    animal,
    monastery,
)
from feldberg.games.burgundy.state import Table
from tests.rulebook.burgundy.position import Position, started

BUILDINGS = [WAREHOUSE, WATCHTOWER, WORKSHOP, CHURCH, MARKET, BOARDING_HOUSE, BANK, TOWN_HALL]
BLACK_MONASTERIES = [7, 12, 14, 15, 24, 25]

editions = pytest.mark.parametrize("edition", ["2011", "2019"])


def tiles_by_back(table: Table) -> list[Counter[int]]:
    """All tiles of a game that has just begun: in the piles, on the main board, and the start castles."""
    backs = [Counter(int(tile) for tile in pile) for pile in table.bags]
    for space, tile in enumerate(table.board):
        if tile:
            backs[BLACK if space >= NUMBERED else COLOUR_OF[tile]][int(tile)] += 1
    for player in table.players:
        backs[CASTLE].update(int(tile) for tile in player.cells if tile)
    return backs


# Players


@editions
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("burgundy.players")
def test_two_three_or_four_can_play(edition: str, players: int) -> None:
    table = started(players=players, edition=edition)
    assert len(table.view(None)["players"]) == players
    assert sorted(table.turns) == list(range(players))


@editions
@pytest.mark.parametrize("players", [0, 5])
@pytest.mark.rule("burgundy.players")
def test_no_other_number_can_play(edition: str, players: int) -> None:
    """One alone can in 2019, with rules of its own."""
    with pytest.raises(OptionError):
        started(players=players, edition=edition)


# Hex tiles


@editions
@pytest.mark.rule("burgundy.tiles.buildings")
def test_each_building_is_there_five_times_beige_and_twice_black(edition: str) -> None:
    backs = tiles_by_back(started(edition=edition, players=3))
    assert backs[BUILDING] == dict.fromkeys(BUILDINGS, 5)
    assert {tile: count for tile, count in backs[BLACK].items() if COLOUR_OF[tile] == BUILDING} == dict.fromkeys(
        BUILDINGS, 2
    )
    assert sum(count for back in backs for tile, count in back.items() if COLOUR_OF[tile] == BUILDING) == 56


@editions
@pytest.mark.rule("burgundy.tiles.animals")
def test_each_animal_has_five_light_green_and_two_black_tiles(edition: str) -> None:
    backs = tiles_by_back(started(edition=edition, players=3))
    light_green = Counter(animal(kind, count) for kind in range(4) for count in (2, 2, 3, 3, 4))
    black = Counter(animal(kind, count) for kind in range(4) for count in (3, 4))
    assert backs[ANIMAL] == light_green
    assert {tile: count for tile, count in backs[BLACK].items() if COLOUR_OF[tile] == ANIMAL} == black
    assert light_green.total() + black.total() == 28


@editions
@pytest.mark.parametrize("kind", range(4))
@pytest.mark.rule("burgundy.tiles.animals.types")
def test_the_four_kinds_of_animals_differ_only_in_name(edition: str, kind: int) -> None:
    """On cell 5 four animals join two of their kind and three of another: 4 + 2."""
    assert len(ANIMAL_NAMES) == 4
    assert ANIMAL_NAMES[:3] == ["cow", "pig", "sheep"]
    at = Position(edition=edition, dice=(1, 3))
    at.put(10, animal(kind, 2))
    at.put(4, animal((kind + 1) % 4, 3))
    at.store(animal(kind, 4))
    at.ask()
    at.play(kind="place", cell=5)
    assert at.points() == 6


@editions
@pytest.mark.rule("burgundy.tiles.monasteries")
def test_the_26_monasteries_are_there_once_each(edition: str) -> None:
    backs = tiles_by_back(started(edition=edition, players=3))
    yellow = [number for number in range(1, 27) if number not in BLACK_MONASTERIES]
    assert len(yellow) == 20
    assert backs[MONASTERY] == Counter(monastery(number) for number in yellow)
    assert {tile: count for tile, count in backs[BLACK].items() if COLOUR_OF[tile] == MONASTERY} == Counter(
        monastery(number) for number in BLACK_MONASTERIES
    )


@editions
@pytest.mark.parametrize(
    ("colour", "tile", "coloured", "black"),
    [
        pytest.param(CASTLE, CASTLE_TILE, 14, 2, marks=pytest.mark.rule("burgundy.tiles.castles")),
        pytest.param(MINE, MINE_TILE, 10, 2, marks=pytest.mark.rule("burgundy.tiles.mines")),
        pytest.param(SHIP, SHIP_TILE, 20, 6, marks=pytest.mark.rule("burgundy.tiles.ships")),
    ],
)
def test_castles_mines_and_ships_are_there_in_their_numbers(
    edition: str, colour: int, tile: int, coloured: int, black: int
) -> None:
    backs = tiles_by_back(started(edition=edition, players=3))
    assert backs[colour] == {tile: coloured}
    assert backs[BLACK][tile] == black


@editions
@pytest.mark.rule("burgundy.tiles.black-back")
def test_an_animal_from_the_black_depot_is_placed_and_scored_like_any(edition: str) -> None:
    at = Position(edition=edition, dice=(1, 3))
    at.put(10, animal(0, 2))
    at.lay(24, animal(0, 4))
    at.player().silver = 2
    at.ask()
    at.play(kind="buy", space=24)
    at.play(kind="place", cell=5)
    assert at.points() == 6


@editions
@pytest.mark.rule("burgundy.tiles.black-back")
def test_a_building_from_the_black_depot_takes_effect_and_obeys_the_rule_of_cities(edition: str) -> None:
    """Cells 11 and 25 show a 3 and belong to two cities; in the city of 25 there is a bank already."""
    at = Position(edition=edition, dice=(3, 1))
    at.put(26, BANK)
    at.lay(24, BANK)
    at.player().silver = 2
    at.ask()
    at.play(kind="buy", space=24)
    assert [action["cell"] for action in at.legal(kind="place", die=0)] == [11]
    at.play(kind="place", cell=11)
    assert at.player().silver == 2


@editions
@pytest.mark.rule("burgundy.tiles.black-back")
def test_a_monastery_with_a_black_back_acts(edition: str) -> None:
    at = Position(edition=edition, dice=(1, 3))
    at.lay(24, monastery(14))
    at.player().silver = 2
    at.ask()
    at.play(kind="buy", space=24)
    at.play(kind="place", cell=12)
    assert {"event": "workers", "seat": 0, "workers": 4} in [event.to_dict() for event in at.table.events]


# Goods, silver and workers


@editions
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("burgundy.goods.total")
def test_there_are_seven_goods_of_each_of_six_colours(edition: str, players: int) -> None:
    table = started(edition=edition, players=players)
    goods = Counter(int(colour) for colour in table.goods_bag)
    goods.update(int(ware) - 1 for ware in table.row if ware)
    for depot in table.view(None)["goods"]:
        goods.update(dict(enumerate(depot)))
    for player in table.players:
        goods.update(dict(enumerate(int(count) for count in player.goods)))
    assert goods == dict.fromkeys(range(6), 7)


@editions
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.rule("burgundy.goods.numbers")
def test_a_die_sells_the_goods_of_its_number(edition: str, die: int) -> None:
    names = {1: "turquoise", 2: "purple", 3: "pink", 4: "red", 5: "brown", 6: "orange"}
    at = Position(edition=edition, dice=(die, 0))
    for colour in range(6):
        at.player().goods[colour] = 1
    at.ask()
    assert [GOODS_NAMES[action["goods"]] for action in at.legal(kind="sell")] == [names[die]]


@pytest.mark.parametrize(("edition", "printed"), [("2011", 20), ("2019", 24)])
@pytest.mark.rule("burgundy.supply.unlimited")
def test_silver_never_runs_out(edition: str, printed: int) -> None:
    at = Position(edition=edition, dice=(3, 1))
    at.player(0).silver = printed
    at.player(1).silver = printed
    at.store(BANK)
    at.ask()
    at.play(kind="place", cell=11)
    assert at.player().silver == printed + 2


@pytest.mark.parametrize(("edition", "printed"), [("2011", 30), ("2019", 26)])
@pytest.mark.rule("burgundy.supply.unlimited")
def test_workers_never_run_out(edition: str, printed: int) -> None:
    at = Position(edition=edition, dice=(3, 2))
    at.player(0).workers = printed
    at.player(1).workers = printed
    at.store(BOARDING_HOUSE, SHIP_TILE)
    at.ask()
    at.play(kind="place", cell=11, die=0)
    assert at.player().workers == printed + 4
    events = at.play(kind="workers")
    assert {"event": "workers", "seat": 0, "workers": 2} in events


# Boards


@editions
@pytest.mark.rule("burgundy.board.ring")
def test_a_die_reaches_the_tiles_of_its_depot_and_no_die_the_black_one(edition: str) -> None:
    at = Position(edition=edition)
    for depot in range(8):
        for place, tile in enumerate([BANK, MARKET, CHURCH, WORKSHOP]):
            at.lay(depot * 4 + place, tile)
    for die in range(1, 7):
        at.roll(die, 0)
        at.ask()
        assert [action["space"] for action in at.legal(kind="take")] == list(range(die * 4 - 4, die * 4))


@editions
@pytest.mark.parametrize("depot", range(6))
@pytest.mark.rule("burgundy.board.ring")
def test_the_depots_lie_in_a_ring(edition: str, depot: int) -> None:
    """Monastery 5 lets a ship empty two neighbouring depots; next to depot 6 lies depot 1."""
    at = Position(edition=edition, dice=(2, 3))
    for other in range(6):
        at.goods(other, other)
    at.give(5)
    at.store(SHIP_TILE)
    at.ask()
    at.play(kind="place", cell=17)
    assert len(at.legal(kind="sail")) == len(at.legal()) == 6
    at.play(kind="sail", depot=depot)
    assert {colour for colour, count in enumerate(at.player().goods) if count} == {depot, (depot + 1) % 6}


@editions
@pytest.mark.rule("burgundy.board.ring")
def test_only_the_six_numbered_depots_hold_goods(edition: str) -> None:
    view = started(edition=edition, players=4).view(None)
    assert len(view["goods"]) == 6
    assert len(view["spaces"]) == 6 * 4 + 8


@editions
@pytest.mark.rule("burgundy.board.turn-track")
def test_six_ships_lead_from_the_start_to_the_last_space(edition: str) -> None:
    at = Position(edition=edition)
    steps = [int(at.table.steps[0])]
    for cell in (17, 16, 15, 19, 20, 21):
        at.place(cell, SHIP_TILE)
        steps.append(int(at.table.steps[0]))
    assert steps == [0, 1, 2, 3, 4, 5, 6]


@editions
@pytest.mark.rule("burgundy.board.turn-track")
def test_there_is_no_space_after_the_sixth_step(edition: str) -> None:
    at = Position(edition=edition)
    at.table.steps[0] = 6
    at.place(17, SHIP_TILE)
    assert at.table.steps[0] == 6


@editions
@pytest.mark.rule("burgundy.storage.capacity")
def test_three_storage_spaces_are_empty_at_the_start(edition: str) -> None:
    view = started(edition=edition, players=4).view(None)
    assert [player["store"] for player in view["players"]] == [[None, None, None]] * 4


@editions
@pytest.mark.rule("burgundy.storage.capacity")
def test_a_fourth_tile_finds_no_room(edition: str) -> None:
    at = Position(edition=edition)
    for place, tile in enumerate([BANK, MARKET, CHURCH, WORKSHOP]):
        at.lay(place, tile)
    for place, tile in enumerate([BANK, MARKET, CHURCH]):
        at.roll(1, 1)
        at.ask()
        at.play(kind="take", space=place)
        assert at.question == "Turn"
        assert at.player().store[place] == tile
    at.roll(1, 1)
    at.ask()
    at.play(kind="take", space=3)
    assert at.question == "Discard"
    at.play(kind="discard", tile=0)
    assert sorted(at.player().store) == sorted([MARKET, CHURCH, WORKSHOP])


@editions
@pytest.mark.rule("burgundy.goods-store.capacity")
def test_a_goods_space_holds_any_number_of_one_colour_but_there_is_no_fourth_space(edition: str) -> None:
    at = Position(edition=edition)
    at.player().goods[0] = at.player().goods[1] = at.player().goods[2] = 1
    at.goods(3, 0, 0, 0, 0, 0, 0, 5)
    at.place(17, SHIP_TILE)
    at.play(kind="sail", depot=3)
    assert list(at.player().goods) == [7, 1, 1, 0, 0, 0]
    assert at.table.view(None)["goods"][3] == [0, 0, 0, 0, 0, 1]


@editions
@pytest.mark.rule("burgundy.goods-store.capacity")
def test_of_four_new_colours_three_find_room(edition: str) -> None:
    at = Position(edition=edition)
    at.goods(3, 0, 1, 2, 3)
    at.place(17, SHIP_TILE)
    at.play(kind="sail", depot=3)
    at.play(kind="load", goods=3)
    at.play(kind="load", goods=1)
    at.play(kind="load", goods=0)
    assert list(at.player().goods) == [1, 1, 0, 1, 0, 0]
    assert at.table.view(None)["goods"][3] == [0, 0, 1, 0, 0, 0]
