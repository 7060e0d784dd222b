"""Why something cannot be chosen, and that it is true: what a reason says is missing makes it possible."""

from __future__ import annotations

import random
import re

import pytest

import feldberg
from feldberg.core.questions import Question
from feldberg.games.burgundy.content import (
    BANK,
    CASTLE_TILE,
    MARKET,
    MINE_TILE,
    SHIP_TILE,
    WAREHOUSE,
    WORKSHOP,
    animal,
    monastery,
)
from feldberg.games.burgundy.questions import Castle, Discard, Fetch, Load, Pay, Sail, TownHall, Trade
from feldberg.games.burgundy.state import Table
from tests.rulebook.burgundy.position import Position

# Estate 1 around the castle on 18: river 17 (2) and 19 (5), city 11 (3) and 25 (3), monastery 12 (1), mine 24 (4).
RIVER, CITY, OTHER_CITY, MINE = 17, 11, 25, 24
RED = 3


def why(position: Position, element: str, lang: str = "en", question: Question[Table] | None = None) -> str:
    position.ask()
    if question is not None:
        position.table.ask(question)
        position.table.renew_choices()
    return position.game.why_not(position.table, element, lang)


# Taking


def test_a_tile_of_another_depot_needs_workers() -> None:
    position = Position(dice=(1, 1))
    position.lay(13, SHIP_TILE)
    assert why(position, "space:13") == "Needs a 4: 3 more workers."
    assert why(position, "space:13", "ru") == "Нужно число 4: не хватает 3 рабочих."
    position.player().workers = 2
    assert why(position, "space:13") == "Needs a 4: 1 more worker."
    assert why(position, "space:13", "ru") == "Нужно число 4: не хватает 1 рабочего."
    position.roll(1, 3)  # the nearer die counts
    assert why(position, "space:13") == ""


def test_the_help_of_monasteries_is_counted() -> None:
    position = Position(dice=(1, 0))
    position.lay(13, SHIP_TILE)
    position.give(8)
    assert why(position, "space:13") == "Needs a 4: 2 more workers."
    position.give(12)
    assert why(position, "space:13") == "Needs a 4: 1 more worker."


def test_spaces_without_a_tile() -> None:
    position = Position(dice=(1, 0))
    assert why(position, "space:1") == "There is no tile on this space."
    assert why(position, "space:0") == "This space is not used with 2 players."
    assert why(Position(players=3, dice=(1, 0)), "space:0") == "There is no tile on this space."
    assert why(Position(players=3, dice=(1, 0)), "space:3") == "This space is not used with 3 players."


def test_without_dice_nothing_is_taken_placed_or_sold() -> None:
    position = Position()
    position.player().silver = 2
    position.lay(25, SHIP_TILE)
    position.lay(1, SHIP_TILE)
    position.store(SHIP_TILE)
    position.player().goods[RED] = 1
    for element in ("space:1", "store:0", f"cell:{RIVER}", f"ware:{RED}", "workers"):
        assert why(position, element) == "That takes a die, and you have used yours."
    assert why(position, "die:0") == "This die is used."


# Buying


def test_a_purchase_needs_silver_and_comes_once_a_turn() -> None:
    position = Position(dice=(1, 0))
    position.lay(25, SHIP_TILE)
    for element in ("space:25", "silver"):
        assert why(position, element) == "Costs 2 silver: 2 more silver."
        assert why(position, element, "ru") == "Стоит 2 серебра: не хватает 2 серебра."
    position.player().silver = 1
    assert why(position, "silver") == "Costs 2 silver: 1 more silver."
    position.player().silver = 2
    assert why(position, "silver") == why(position, "space:25") == ""
    position.table.bought = True
    for element in ("space:25", "silver"):
        assert why(position, element) == "You have already bought a tile in this turn."


def test_the_black_depot_begins_after_the_numbered_ones() -> None:
    position = Position(players=3, dice=(1, 0))
    position.lay(24, SHIP_TILE)
    assert why(position, "space:24") == "Costs 2 silver: 2 more silver."


def test_there_may_be_nothing_left_to_buy() -> None:
    position = Position(dice=(1, 0))
    position.player().silver = 2
    assert why(position, "silver") == "There is no tile left to buy."


def test_with_monastery_6_workers_stand_in_for_silver_in_2019() -> None:
    for edition, reason in (
        ("2019", "Costs 2 silver: 1 more silver or worker."),
        ("2011", "Costs 2 silver: 2 more silver."),
    ):
        position = Position(edition=edition)
        position.give(6)
        position.player().workers = 1
        position.lay(1, SHIP_TILE)
        position.table.bought = False
        assert why(position, "space:1") == reason
        position.roll(3, 0)
        assert why(position, "space:1") == "Needs a 1: 1 more worker."


def test_in_2011_nothing_is_bought_within_an_action() -> None:
    for edition, reason in (("2011", "You can buy only once this action is done."), ("2019", "")):
        position = Position(edition=edition, dice=(1, 0))
        position.player().silver = 2
        position.lay(25, SHIP_TILE)
        position.store(SHIP_TILE)
        for question in (Castle(0), TownHall(0)):
            position.player().silver = 2
            assert why(position, "space:25", question=question) == reason
            assert why(position, "silver", question=question) == reason
            position.player().silver = 0
            assert why(position, "silver", question=question) == (reason or "Costs 2 silver: 2 more silver.")


def test_a_purchase_is_paid_as_far_as_silver_and_workers_reach() -> None:
    position = Position(dice=(1, 0))
    position.give(6)
    position.player().silver = 1
    position.player().workers = 2
    assert why(position, "pay:0", question=Pay(0, 25)) == "That takes 1 more silver."
    assert why(position, "pay:1", question=Pay(0, 25)) == ""
    position.player().silver = 2
    position.player().workers = 1
    assert why(position, "pay:2", question=Pay(0, 25)) == "That takes 1 more worker."


# Placing


def test_a_cell_says_what_it_lacks() -> None:
    position = Position(dice=(1, 1))
    assert why(position, "cell:18") == "This cell already holds a tile."
    assert why(position, "cell:0") == "This cell lies next to none of your tiles."
    assert why(position, f"cell:{RIVER}") == "You have stored no tile for a river cell."
    assert why(position, f"cell:{RIVER}", "ru") == "В личном хранилище нет жетона для ячейки реки."
    position.store(SHIP_TILE)
    assert why(position, f"cell:{RIVER}") == "Needs a 2: 1 more worker."
    position.player().workers = 1
    assert why(position, f"cell:{RIVER}") == ""


def test_a_stored_tile_says_what_it_lacks() -> None:
    position = Position(dice=(1, 1))
    assert why(position, "store:0") == "Nothing is stored here."
    position.store(animal(0, 2))
    assert why(position, "store:0") == "There are no free pasture cells next to your tiles."
    assert why(position, "store:0", "ru") == "Рядом с вашими жетонами нет свободных ячеек пастбищ."
    position.store(MINE_TILE)
    assert why(position, "store:0") == "Needs a 4: 3 more workers."
    position.store(SHIP_TILE)  # the cheapest cell counts
    assert why(position, "store:0") == "Needs a 2: 1 more worker."
    position.roll(6, 6)
    assert why(position, "store:0") == "Needs a 5: 1 more worker."


def test_a_city_takes_no_building_twice() -> None:
    position = Position(dice=(3, 3))
    position.store(BANK)
    position.put(CITY, BANK)
    assert why(position, "store:0") == ""
    position.put(OTHER_CITY, BANK)
    assert why(position, "store:0") == "Every city within reach already has such a building."
    assert why(position, f"cell:{OTHER_CITY + 1}") == "This city already has such a building."
    position.give(1)
    assert why(position, f"cell:{OTHER_CITY + 1}") == "Needs a 1: 2 more workers."


def test_tiles_wait_while_something_else_is_asked() -> None:
    position = Position(dice=(1, 0))
    position.store(SHIP_TILE, MINE_TILE, BANK)
    position.lay(25, CASTLE_TILE)
    question = "This is not needed now. Discard a tile to make room for the castle."
    for element in ("cell:0", "space:1", "space:25", "silver", "die:0", "ware:0", "workers", "pay:0"):
        assert why(position, element, question=Discard(0, 25, 0)) == question
    assert why(position, "done", question=Discard(0, 25, 0)) == "This has to be decided, you cannot do without."


# Buildings and ships


def test_buildings_take_only_their_kinds() -> None:
    position = Position(dice=(1, 0))
    position.lay(1, SHIP_TILE)
    position.lay(2, BANK)
    position.lay(5, MINE_TILE)
    position.lay(9, monastery(3))
    position.lay(25, BANK)
    workshop = "The workshop takes only buildings, from the numbered depots."
    assert why(position, "space:1", question=Fetch(0, WORKSHOP)) == workshop
    assert why(position, "space:25", question=Fetch(0, WORKSHOP)) == workshop
    assert why(position, "space:2", question=Fetch(0, WORKSHOP)) == ""
    assert why(position, "space:6", question=Fetch(0, WORKSHOP)) == "There is no tile on this space."
    market = "The market takes only ships and animals, from the numbered depots."
    assert why(position, "space:2", question=Fetch(0, MARKET)) == market


def test_goods_are_sold_by_their_number() -> None:
    position = Position(dice=(1, 0))
    assert why(position, f"ware:{RED}") == "You have no red goods."
    assert why(position, f"ware:{RED}", "ru") == "У вас нет красных товаров."
    position.player().goods[RED] = 1
    assert why(position, f"ware:{RED}") == "Needs a 4: 3 more workers."
    position.store(WAREHOUSE)
    assert why(position, f"ware:{RED}", question=Trade(0)) == ""
    assert why(position, "ware:0", question=Trade(0)) == "You have no turquoise goods."


def test_goods_come_with_ships_alone() -> None:
    position = Position(dice=(1, 0))
    position.goods(0, RED)
    position.goods(1, 0, 1, 2)
    for element in ("goods:0", f"load:{RED}"):
        assert why(position, element) == "Only a ship that you place takes goods."
    position.give(5)
    assert why(position, "goods:3", question=Sail(0)) == "This depot has no goods for which you have room."
    assert why(position, "goods:0", question=Sail(0)) == ""
    assert why(position, "load:0", question=Sail(0)).startswith("This is not needed now.")
    position.player().goods[4] = 1
    position.player().goods[5] = 1
    loading = Load(0, 1, 1)
    assert why(position, f"load:{RED}", question=loading) == "The ship finds no red goods there."
    assert why(position, "load:4", question=loading).startswith("Goods of a colour that you already have")
    assert why(position, "goods:1", question=loading).startswith("This is not needed now.")


def test_what_comes_only_at_other_times() -> None:
    position = Position(dice=(1, 0))
    assert why(position, "die:castle") == "Only a castle that you place gives this action."
    assert why(position, "die:castle", question=Castle(0)) == ""
    assert why(position, "die:1") == "This die is used."
    assert why(position, "die:0", question=Castle(0)).startswith("This is not needed now.")
    assert why(position, "done") == "You still have a die to use."
    assert why(position, "face:0") == "Estates are chosen only before the first phase."


def test_the_first_castle_goes_onto_a_castle_cell() -> None:
    for choosing in ("in turn", "secret"):
        game = feldberg.game("burgundy", estates="dealt", choosing=choosing)
        state = game.start(1)
        legal = {element for action in state.legal() for element in game.elements(state, action)}
        unlit = next(f"cell:{cell}" for cell in range(37) if f"cell:{cell}" not in legal)
        assert game.why_not(state, unlit, "en", state.seat) == "The first castle goes onto a castle cell."
        assert game.why_not(state, "face:1", "en", state.seat) == ""


# What a reason says is missing


@pytest.mark.parametrize("edition", ["2019", "2011"])
def test_what_is_missing_is_enough_and_not_too_much(edition: str) -> None:
    game = feldberg.game("burgundy", players=2, edition=edition, estates=[7, 3])
    luck = random.Random(31)
    checked = {"workers": 0, "silver": 0}
    for seed in range(6):
        table: Table = game.start(seed)
        while not table.over:
            if luck.random() < 0.1:
                for element in game.view_room.ELEMENTS:
                    reason = game.why_not(table, element, "en")
                    found = re.search(r"(\d) more (worker|silver)", reason)
                    if found and "silver or worker" not in reason:
                        lacking, what = int(found[1]), "workers" if found[2] == "worker" else "silver"
                        assert not granted(table, element, what, lacking - 1), reason
                        assert granted(table, element, what, lacking), reason
                        checked[what] += 1
            table.play(luck.choice(table.legal()))
    assert min(checked.values()) > 50, checked


def granted(table: Table, element: str, what: str, amount: int) -> bool:
    """Whether something can be chosen with so much more."""
    richer = table.copy()
    player = richer.players[richer.seat]
    if what == "workers":
        player.workers += amount
    else:
        player.silver += amount
    richer.renew_choices()
    return richer.game.why_not(richer, element, "en") == ""


# What a choice will cost


@pytest.mark.parametrize("stored", [2, 3])
def test_a_choice_for_which_a_tile_must_go_says_so(stored: int) -> None:
    position = Position(dice=(1, 0))
    position.player().silver = 2
    position.lay(1, BANK)
    position.lay(25, SHIP_TILE)
    position.store(*[animal(0, 2)] * stored)
    position.ask()
    warnings = {"en": "Your storage is full: ", "ru": "Личное хранилище заполнено: "}
    for lang, warning in warnings.items():
        for action in position.table.legal():
            costs = stored == 3 and position.game.parts(action)["kind"] in ("take", "buy")
            explanation = position.game.explain(position.table, action, lang)
            assert explanation.startswith(warning) == costs
            assert (warning in explanation) == costs
    position.give(6)
    position.player().workers = 2
    position.table.ask(Pay(0, 25))
    position.table.renew_choices()
    for action in position.table.legal():
        assert (position.game.explain(position.table, action, "en") != "") == (stored == 3)
