"""The twenty action spaces."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from feldberg.games.hallertau.content.pieces import RESOURCE_NAMES
from tests.rulebook.hallertau.position import Position

CROPS = ["barley", "flax", "hops", "rye"]


def owned(position: Position, seat: int = 0) -> dict[str, int]:
    """All resources that a player has any of, fields and cards included."""
    found = {name: position.has(name, seat) for name in RESOURCE_NAMES}
    found["fields"] = len(position.rows(seat))
    found["cards"] = len(position.hand_of(seat))
    return {name: amount for name, amount in found.items() if amount}


def used(space: str, in_round: int = 2, **stock: int) -> Position:
    """A player of two, not the first, who has just placed a worker on a space."""
    position = Position(players=2, in_round=in_round)
    position.stock(1, **stock)
    position.turn(seat=1)
    return position.do("place", space=space)


@pytest.mark.parametrize(
    ("space", "first", "last"),
    [
        pytest.param("gateway_card", 1, 30, marks=pytest.mark.rule("hallertau.space.gateway-card")),
        pytest.param("farmyard_card", 401, 435, marks=pytest.mark.rule("hallertau.space.farmyard-card")),
        pytest.param("bonus_card", 801, 845, marks=pytest.mark.rule("hallertau.space.bonus-card")),
        pytest.param("point_card", 901, 925, marks=pytest.mark.rule("hallertau.space.point-card")),
    ],
)
def test_a_corner_gives_a_card_of_its_deck_and_the_token(space: str, first: int, last: int) -> None:
    position = used(space)
    position.do("take")
    [card] = position.hand_of(1)
    assert first <= card <= last
    assert position.table.view(None)["first"] == 1
    assert owned(position, 1) == {"cards": 1}


# Sector 1


@pytest.mark.rule("hallertau.space.farming")
def test_farming_gives_a_field_in_row_5_or_four_sowings() -> None:
    position = Position()
    position.stock(rye=5)
    position.fields("2", "2", "2", "2", "2")
    position.turn().do("place", space="farming").do("choose", choice=0)
    assert position.question == "Turn"
    assert position.fields_of() == ["2", "2", "2", "2", "2", "5"]
    position.do("place", space="farming").do("choose", choice=1)
    for _ in range(4):
        position.do("sow", good="rye", column=position.choices("sow")[0]["column"])
    assert position.question == "Turn"
    assert position.has("rye") == 1
    assert len(position.rows()) == 6


@pytest.mark.parametrize(("choice", "milk", "sheep"), [(0, 3, 1), (1, 1, 2)])
@pytest.mark.rule("hallertau.space.sheep-breeding")
@pytest.mark.rule("hallertau.example.sheep-breeding")
def test_sheep_breeding_changes_2_milk_into_1_sheep_or_4_into_2(choice: int, milk: int, sheep: int) -> None:
    position = Position()
    position.stock(milk=5)
    position.turn().do("place", space="sheep_breeding")
    assert [one["choice"] for one in position.choices("choose")] == [0, 1]
    position.do("choose", choice=choice)
    assert position.question == "Turn"
    assert owned(position) == {"milk": milk, "sheep": sheep}


@pytest.mark.rule("hallertau.example.sheep-breeding")
def test_two_sheep_cannot_be_had_for_two_milk() -> None:
    position = Position()
    position.stock(milk=3)
    position.turn().do("place", space="sheep_breeding")
    assert [one["choice"] for one in position.choices("choose")] == [0]
    position.do("choose", choice=0)
    assert owned(position) == {"milk": 1, "sheep": 1}


@pytest.mark.rule("hallertau.space.sheep-shearing")
def test_sheep_shearing_gives_wool_for_every_sheep_and_moves_one() -> None:
    position = Position(in_round=3)
    position.sheep(r4=2, r6=1, stable=3)
    position.turn().do("place", space="sheep_shearing")
    assert position.has("wool") == 6
    position.do("sheep", place=5)
    assert position.flock() == {"r4": 2, "stable": 4}
    assert owned(position) == {"wool": 6, "sheep": 6}


@pytest.mark.parametrize("in_round", [1, 2, 3, 4, 5, 6])
@pytest.mark.rule("hallertau.space.clay-delivery")
def test_clay_delivery_gives_the_round_number(in_round: int) -> None:
    position = used("clay_delivery", in_round)
    assert owned(position, 1) == {"clay": in_round}


# Sector 2


@pytest.mark.parametrize("place", [3, 6])
@pytest.mark.rule("hallertau.space.butchery")
def test_butchery_changes_a_sheep_into_4_meat_and_2_hides(place: int) -> None:
    position = Position()
    position.sheep(r4=1, stable=1)
    position.turn().do("place", space="butchery").do("sheep", place=place)
    assert position.question == "Turn"
    assert owned(position) == {"sheep": 1, "meat": 4, "hides": 2}
    assert position.player().flock[place] == 0


@pytest.mark.parametrize("crops", [["barley", "barley", "barley"], ["hops", "hops", "rye"], ["flax", "hops", "rye"]])
@pytest.mark.rule("hallertau.space.nursery")
def test_nursery_gives_three_crops_in_any_mix(crops: list[str]) -> None:
    position = Position()
    position.turn().do("place", space="nursery").do("choose", choice=1)
    mixes = [" ".join(mix) for mix in combinations_with_replacement(CROPS, 3)]
    assert [choice["crops"] for choice in position.choices("crops")] == mixes
    position.do("crops", crops=" ".join(crops))
    assert position.question == "Turn"
    assert owned(position) == {crop: crops.count(crop) for crop in crops}


@pytest.mark.rule("hallertau.space.nursery")
def test_nursery_gives_three_clay_instead() -> None:
    position = Position()
    position.turn().do("place", space="nursery").do("choose", choice=0)
    assert position.question == "Turn"
    assert owned(position) == {"clay": 3}


@pytest.mark.parametrize(("choice", "product"), [(0, "milk"), (1, "wool")])
@pytest.mark.rule("hallertau.space.busy-weekend")
def test_busy_weekend_gives_milk_or_wool_and_two_sowings(choice: int, product: str) -> None:
    position = Position()
    position.stock(rye=1, flax=2)
    position.fields("3", "4", "5")
    position.turn().do("place", space="busy_weekend").do("choose", choice=choice)
    position.do("sow", good="rye", column=2).do("sow", good="flax", column=0)
    assert position.question == "Turn"
    assert position.fields_of() == ["3 flax", "4", "5 rye"]
    assert owned(position) == {product: 1, "flax": 1, "fields": 3}


@pytest.mark.rule("hallertau.space.clearing")
def test_clearing_gives_a_field_in_row_2_and_a_clay() -> None:
    position = used("clearing")
    assert owned(position, 1) == {"fields": 1, "clay": 1}
    assert position.rows(1) == [2]


# Sector 3


@pytest.mark.parametrize(("choice", "product"), [(0, "milk"), (1, "wool")])
@pytest.mark.rule("hallertau.space.small-trade")
def test_small_trade_gives_two_crops_milk_or_wool_and_moves_a_sheep(choice: int, product: str) -> None:
    position = Position()
    position.sheep(r4=1)
    position.turn().do("place", space="small_trade")
    position.do("crops", crops="flax hops").do("choose", choice=choice).do("sheep", place=3)
    assert position.question == "Turn"
    assert owned(position) == {"flax": 1, "hops": 1, product: 1, "sheep": 1}
    assert position.flock() == {"r5": 1}


@pytest.mark.rule("hallertau.example.small-trade")
def test_small_trade_in_its_second_row_without_sheep() -> None:
    position = Position(players=2)
    position.workers("small_trade", 1)
    position.turn(6).do("place", space="small_trade")
    assert position.on("small_trade") == [1, 2]
    assert position.player().workers == 4
    position.do("crops", crops="barley hops").do("choose", choice=0)
    assert position.question == "Turn"
    assert owned(position) == {"barley": 1, "hops": 1, "milk": 1}


@pytest.mark.rule("hallertau.space.cultivation")
def test_cultivation_is_three_sowings() -> None:
    position = Position()
    position.stock(rye=4)
    position.fields("2", "3", "4", "5")
    position.turn().do("place", space="cultivation")
    for column in (3, 2, 1):
        position.do("sow", good="rye", column=column)
    assert position.question == "Turn"
    assert position.fields_of() == ["2", "3 rye", "4 rye", "5 rye"]


@pytest.mark.rule("hallertau.space.weekly-market")
def test_weekly_market_gives_a_sheep_and_a_meat() -> None:
    assert owned(used("weekly_market"), 1) == {"sheep": 1, "meat": 1}


@pytest.mark.parametrize(("column", "left"), [(0, ["5 hops"]), (1, ["2"])])
@pytest.mark.rule("hallertau.space.land-sale")
def test_land_sale_gives_a_jewelry_and_3_clay_for_a_field(column: int, left: list[str]) -> None:
    position = Position()
    position.fields("2", "5 hops")
    position.turn().do("place", space="land_sale").do("field", column=column)
    assert position.fields_of() == left
    assert owned(position) == {"jewelry": 1, "clay": 3, "fields": 1}


# Sector 4


@pytest.mark.rule("hallertau.space.fertilizing")
def test_fertilizing_lifts_two_empty_fields_to_row_5_and_sows_one() -> None:
    position = Position()
    position.stock(rye=2)
    position.fields("2", "3", "4", "4 hops")
    position.turn().do("place", space="fertilizing")
    assert [choice["column"] for choice in position.choices("field")] == [0, 1, 2]
    position.do("field", column=0).do("field", column=1)
    assert position.fields_of() == ["4", "4 hops", "5", "5"]
    position.do("sow", good="rye", column=0)
    assert position.question == "Turn"
    assert position.fields_of() == ["4", "4 hops", "5", "5 rye"]


@pytest.mark.parametrize(
    ("lifted", "sown", "after"), [(0, 1, ["2", "3 rye"]), (1, 1, ["3 rye", "5"]), (1, 0, ["3", "5 rye"])]
)
@pytest.mark.rule("hallertau.space.fertilizing")
def test_fertilizing_sows_a_lifted_field_or_any_other(lifted: int, sown: int, after: list[str]) -> None:
    position = Position()
    position.stock(rye=1)
    position.fields("2", "3")
    position.turn().do("place", space="fertilizing")
    if lifted:
        position.do("field", column=0)
    position.do("done")
    position.do("sow", good="rye", column=sown)
    assert position.fields_of() == after


@pytest.mark.parametrize(("choice", "gains"), [(0, {"clay": 4}), (1, {"fields": 1})])
@pytest.mark.rule("hallertau.space.tool-shed")
def test_tool_shed_gives_4_clay_or_a_field_in_row_4(choice: int, gains: dict[str, int]) -> None:
    position = Position()
    position.turn().do("place", space="tool_shed").do("choose", choice=choice)
    assert position.question == "Turn"
    assert owned(position) == gains
    assert position.rows() == ([4] if choice else [])


@pytest.mark.rule("hallertau.space.town-hall")
def test_town_hall_moves_a_building_back_for_2_jewelry() -> None:
    position = Position()
    position.centre(1, [1, 2, 4, 1, 3])
    position.turn().do("place", space="town_hall")
    assert [choice["building"] for choice in position.choices("building")] == ["brewhouse", "icehouse", "tailor"]
    position.do("building", building="icehouse")
    assert position.question == "Turn"
    assert list(position.player().buildings) == [1, 2, 3, 1, 3]
    assert owned(position) == {"jewelry": 2}


@pytest.mark.rule("hallertau.space.town-hall.blocked")
def test_town_hall_gives_nothing_when_all_buildings_touch_the_centre() -> None:
    position = Position()
    position.centre(3)
    position.turn().do("place", space="town_hall")
    assert position.question == "Turn"
    assert owned(position) == {}
    assert list(position.player().buildings) == [3] * 5


@pytest.mark.rule("hallertau.space.town-hall.blocked")
def test_the_centre_stays_when_a_building_comes_back_to_it() -> None:
    position = Position()
    position.centre(3, [4, 3, 3, 3, 3])
    position.turn().do("place", space="town_hall").do("building", building="carpentry")
    assert position.player().centre == 3
    position.do("place", space="town_hall")
    assert position.question == "Turn"
    assert position.has("jewelry") == 2


@pytest.mark.rule("hallertau.space.sheep-market")
def test_sheep_market_gives_a_sheep_and_a_hide() -> None:
    assert owned(used("sheep_market"), 1) == {"sheep": 1, "hides": 1}


@pytest.mark.rule("hallertau.edge.town-hall.boulders-wait")
def test_after_town_hall_a_building_has_its_boulders_3_and_5_spaces_ahead() -> None:
    position = Position(in_round=1)
    position.centre(0, [2, 0, 0, 0, 0])
    position.turn(1).do("place", space="town_hall").do("building", building="carpentry")
    while position.table.phase < 9:
        position.do("pass")
    assert list(position.player().boulders[:2]) == [4, 6]
    position.stock(jewelry=3)
    position.do("improve", building="carpentry", jewelry=1).do("improve", building="carpentry", jewelry=1)
    assert position.player().buildings[0] == 3
    assert not position.can("improve", building="carpentry")  # the third would need a tool
