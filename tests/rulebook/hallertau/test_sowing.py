"""Phase 4: sowing, and the longer life of sheep."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.position import Position

CROPS = ["barley", "flax", "hops", "rye"]


@pytest.mark.parametrize("crop", CROPS)
@pytest.mark.rule("hallertau.sow.one-action")
def test_a_sowing_takes_one_crop_from_stock_onto_an_empty_field(crop: str) -> None:
    position = Position()
    position.stock(**{crop: 2})
    position.fields("3", "4 rye")
    position.turn().do("place", space="cultivation")
    assert [(choice["good"], choice["column"]) for choice in position.choices("sow")] == [(crop, 0)]
    position.do("sow", good=crop)
    assert position.has(crop) == 1
    assert position.fields_of() == sorted([f"3 {crop}", "4 rye"])


@pytest.mark.rule("hallertau.sow.one-action")
def test_neither_the_supply_nor_another_field_gives_a_seed() -> None:
    position = Position()
    position.fields("3", "4 rye")
    position.turn().do("place", space="cultivation")
    assert position.question == "Turn"  # there was nothing to sow
    assert position.fields_of() == ["3", "4 rye"]


@pytest.mark.parametrize(
    ("space", "sowings"), [("fertilizing", 1), ("busy_weekend", 2), ("cultivation", 3), ("farming", 4)]
)
@pytest.mark.rule("hallertau.sow.fewer-allowed")
def test_so_many_fields_are_sown_or_fewer(space: str, sowings: int) -> None:
    for wanted in range(sowings + 1):
        position = Position()
        position.stock(rye=9)
        position.fields(*["5"] * 6)
        position.turn().do("place", space=space)
        if space == "farming":
            position.do("choose", choice=1)
        elif space == "busy_weekend":
            position.do("choose", choice=0)
        for _ in range(wanted):
            assert position.question == "Sow"
            position.do("sow", good="rye")
        if wanted < sowings:
            position.do("done")
        assert position.question == "Turn"
        assert position.fields_of().count("5 rye") == wanted
        assert position.has("rye") == 9 - wanted


@pytest.mark.rule("hallertau.sow.fewer-allowed")
def test_several_sowings_may_be_of_different_crops() -> None:
    position = Position()
    position.stock(barley=1, hops=1)
    position.fields("2", "4", "5")
    position.turn().do("place", space="cultivation")
    position.do("sow", good="hops", column=1).do("sow", good="barley", column=0)
    assert position.fields_of() == ["2 barley", "4 hops", "5"]


@pytest.mark.rule("hallertau.example.sow-rye")
def test_rye_goes_only_on_the_empty_field_and_both_are_harvested() -> None:
    position = Position()
    position.stock(rye=1)
    position.fields("3", "4 flax")
    position.turn(1).do("place", space="cultivation")
    assert [choice["column"] for choice in position.choices("sow")] == [0]
    position.do("sow", good="rye")
    assert position.table.phase == 9  # the harvest is in
    assert (position.has("rye"), position.has("flax")) == (3, 4)


# Sheep that live longer


@pytest.mark.parametrize("space", ["sheep_shearing", "small_trade"])
@pytest.mark.parametrize(("place", "after"), [(3, "r5"), (4, "r6"), (5, "stable")])
@pytest.mark.rule("hallertau.life.one-step")
@pytest.mark.rule("hallertau.example.sheep-4-to-5")
def test_one_sheep_moves_one_step(space: str, place: int, after: str) -> None:
    before = {"r4": 2, "r5": 2, "r6": 2}
    position = Position()
    position.sheep(**before)
    position.turn().do("place", space=space)
    if space == "small_trade":
        position.do("crops", crops="rye rye").do("choose", choice=0)
    assert [choice["place"] for choice in position.choices("sheep")] == [3, 4, 5]
    position.do("sheep", place=place)
    assert position.question == "Turn"
    expected = before | {f"r{place + 1}": 1}
    expected[after] = expected.get(after, 0) + 1
    assert position.flock() == expected


@pytest.mark.rule("hallertau.edge.life.limits")
def test_a_sheep_on_card_3_steps_to_card_4_and_one_in_the_stable_stays() -> None:
    position = Position()
    position.sheep(r3=1, stable=2)
    position.turn().do("place", space="sheep_shearing")
    assert [choice["place"] for choice in position.choices("sheep")] == [2]
    position.do("sheep", place=2)
    assert position.flock() == {"r4": 1, "stable": 2}


@pytest.mark.rule("hallertau.edge.life.limits")
def test_with_sheep_only_in_the_stable_none_is_moved() -> None:
    position = Position(in_round=4)
    position.sheep(stable=2)
    position.turn().do("place", space="sheep_shearing")
    assert position.question == "Turn"
    assert position.flock() == {"stable": 2}


@pytest.mark.rule("hallertau.edge.life.limits")
def test_card_531_can_bring_a_sheep_onto_card_3() -> None:
    position = Position(in_round=2, farmyard="sheep")
    position.sheep(r4=1, stable=1)
    position.hand(531)
    position.turn().do("play", card=531).do("sheep", place=3)
    assert position.flock() == {"r3": 1, "r6": 1}  # the other one steps back as well
