"""Phase 9: what an improvement costs, and when the centre follows."""

from __future__ import annotations

from itertools import product

import pytest

from tests.rulebook.hallertau.position import Position

# The goods shown on every building, in the order in which a payment names them.
TAKES = {
    "carpentry": ["clay", "rye"],
    "brewhouse": ["barley", "hops"],
    "icehouse": ["meat", "milk"],
    "bakehouse": ["flax", "barley", "rye"],
    "tailor": ["flax", "hides", "wool"],
}
PARTS = ["first", "second", "third"]


def pays(building: str, in_round: int, *goods: int) -> bool:
    """Whether exactly these goods, in the building's order, pay for one improvement."""
    at = Position(in_round=in_round)
    at.stock(jewelry=1, **dict.fromkeys(TAKES[building], 9))
    at.player().everything = True  # also payments that waste goods
    at.progress()
    return at.can("improve", building=building, jewelry=0, **dict(zip(PARTS, [*goods, 0], strict=False)))


def payments(building: str, in_round: int) -> set[tuple[int, ...]]:
    """All payments of up to six goods that are accepted."""
    amounts = product(range(7), repeat=len(TAKES[building]))
    return {goods for goods in amounts if 0 < sum(goods) <= 6 and pays(building, in_round, *goods)}


def with_stock(in_round: int = 2, tools: int = 0, **stock: int) -> Position:
    at = Position(in_round=in_round)
    at.stock(tools=tools, **stock)
    return at.progress()


@pytest.mark.rule("hallertau.progress.one-turn-each")
def test_progress_goes_clockwise_from_the_holder_of_the_token_one_turn_each() -> None:
    at = Position(players=3, phase=9)
    at.table.first = 1
    for seat in range(3):
        at.stock(seat, jewelry=2)
    at.go()
    seats = []
    for _ in range(3):
        seats.append(at.table.seat)
        at.do("improve", building="tailor", jewelry=1)
        assert at.table.seat == seats[-1]  # who goes on improving is still at turn
        at.do("done")
    assert seats == [1, 2, 0]
    assert [int(at.player(seat).buildings[4]) for seat in range(3)] == [1, 1, 1]
    assert at.table.phase != 9


@pytest.mark.rule("hallertau.progress.improve")
def test_an_improvement_moves_one_building_one_space() -> None:
    at = with_stock(clay=2, meat=4, jewelry=1)
    at.do("improve", building="icehouse", jewelry=0)
    assert list(at.player().buildings) == [0, 0, 1, 0, 0]
    assert (at.has("meat"), at.has("clay"), at.has("jewelry")) == (2, 2, 1)


@pytest.mark.rule("hallertau.progress.improve")
def test_goods_and_jewelry_are_never_mixed() -> None:
    at = with_stock(in_round=3, clay=2, jewelry=1)
    assert not at.can("improve", building="carpentry", jewelry=0)
    at.do("improve", building="carpentry", jewelry=1)
    assert at.has("clay") == 2


@pytest.mark.rule("hallertau.progress.improve")
def test_a_player_may_improve_nothing() -> None:
    at = with_stock(clay=9, jewelry=3)
    at.do("done")
    assert list(at.player().buildings) == [0, 0, 0, 0, 0]
    assert (at.has("clay"), at.has("jewelry")) == (9, 3)


@pytest.mark.rule("hallertau.progress.improve")
def test_any_number_of_improvements_in_one_phase() -> None:
    at = with_stock(in_round=1, tools=9, milk=4, wool=2)
    for building in ("icehouse", "tailor", "icehouse", "icehouse", "tailor"):
        at.do("improve", building=building, jewelry=0)
    assert list(at.player().buildings) == [0, 0, 3, 0, 2]


@pytest.mark.rule("hallertau.progress.price")
@pytest.mark.parametrize("in_round", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("building", ["carpentry", "brewhouse", "icehouse", "tailor"])
def test_the_full_price_is_the_round_number_in_one_kind(building: str, in_round: int) -> None:
    others = [0] * (len(TAKES[building]) - 1)
    assert [amount for amount in range(1, 7) if pays(building, in_round, amount, *others)] == [in_round]


@pytest.mark.rule("hallertau.progress.price")
def test_any_mix_of_the_goods_shown_pays() -> None:
    assert payments("icehouse", 2) == {(2, 0), (1, 1), (0, 2)}
    assert payments("tailor", 2) == {(2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 0), (1, 0, 1), (0, 1, 1)}


@pytest.mark.rule("hallertau.progress.carpentry")
def test_the_carpentry_takes_more_clay_than_rye() -> None:
    assert payments("carpentry", 3) == {(3, 0), (2, 1)}
    assert payments("carpentry", 5) == {(5, 0), (4, 1), (3, 2), (3, 1)}
    assert not with_stock(in_round=1, rye=9, jewelry=1).can("improve", building="carpentry", jewelry=0)


@pytest.mark.rule("hallertau.progress.brewhouse")
def test_the_brewhouse_takes_more_barley_than_hops() -> None:
    assert payments("brewhouse", 3) == {(3, 0), (2, 1)}
    assert payments("brewhouse", 5) == {(5, 0), (4, 1), (3, 2), (3, 1)}
    assert not with_stock(in_round=1, hops=9, jewelry=1).can("improve", building="brewhouse", jewelry=0)


@pytest.mark.rule("hallertau.progress.icehouse")
def test_the_icehouse_takes_meat_and_milk_in_any_mix() -> None:
    assert payments("icehouse", 3) == {(3, 0), (2, 1), (1, 2), (0, 3), (1, 1)}


@pytest.mark.rule("hallertau.progress.bakehouse")
def test_the_bakehouse_takes_at_most_one_flax() -> None:
    assert payments("bakehouse", 2) == {(1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2)}
    assert all(flax <= 1 for flax, _, _ in payments("bakehouse", 6))


@pytest.mark.rule("hallertau.progress.tailor")
def test_the_tailor_takes_flax_hides_and_wool_in_any_mix() -> None:
    three = {goods for goods in product(range(4), repeat=3) if sum(goods) == 3}
    assert payments("tailor", 3) == three | {(1, 1, 0), (1, 0, 1), (0, 1, 1)}


@pytest.mark.rule("hallertau.progress.limit-on-payment")
def test_the_limit_looks_at_the_payment_and_not_at_the_stock() -> None:
    at = with_stock(in_round=1, rye=9, clay=1, hops=9, barley=1)
    at.do("improve", building="carpentry", jewelry=0)
    at.do("improve", building="brewhouse", jewelry=0)
    assert list(at.player().buildings[:2]) == [1, 1]
    assert (at.has("rye"), at.has("clay"), at.has("hops"), at.has("barley")) == (9, 0, 9, 0)


@pytest.mark.rule("hallertau.example.carpentry-round-2")
def test_the_carpentry_in_round_2_costs_2_clay() -> None:
    assert payments("carpentry", 2) == {(2, 0)}
    assert not with_stock(in_round=2, clay=1, rye=1, jewelry=1).can("improve", building="carpentry", jewelry=0)
    assert pays("carpentry", 3, 2, 1)


@pytest.mark.rule("hallertau.progress.last-space")
def test_a_building_on_the_last_space_is_not_improved_any_more() -> None:
    at = Position()
    at.centre(9, [9, 9, 9, 9, 10])
    at.stock(jewelry=3, wool=9, tools=9)
    at.progress()
    assert not at.can("improve", building="tailor")
    at.do("improve", building="carpentry", jewelry=1)
    assert not at.can("improve", building="carpentry")


@pytest.mark.rule("hallertau.progress.discount.two-kinds")
@pytest.mark.parametrize(
    ("building", "goods", "first_round"),
    [
        ("icehouse", (1, 1), 3),
        ("bakehouse", (1, 1, 0), 3),
        ("bakehouse", (0, 1, 1), 3),
        ("tailor", (0, 1, 1), 3),
        ("carpentry", (2, 1), 4),
        ("brewhouse", (2, 1), 4),
    ],
)
def test_two_kinds_save_one_good(building: str, goods: tuple[int, ...], first_round: int) -> None:
    assert pays(building, first_round, *goods)
    assert sum(goods) == first_round - 1


@pytest.mark.rule("hallertau.progress.discount.two-kinds")
@pytest.mark.parametrize("building", TAKES)
def test_there_is_no_discount_in_round_2(building: str) -> None:
    assert {sum(goods) for goods in payments(building, 2)} == {2}


@pytest.mark.rule("hallertau.progress.discount.three-kinds")
@pytest.mark.parametrize("building", ["bakehouse", "tailor"])
@pytest.mark.parametrize("in_round", [3, 4, 5, 6])
def test_three_kinds_save_two_goods_from_round_5_on(in_round: int, building: str) -> None:
    two_less = {goods for goods in payments(building, in_round) if sum(goods) == in_round - 2}
    assert two_less == {5: {(1, 1, 1)}, 6: payments_of_three_kinds(building)}.get(in_round, set())


def payments_of_three_kinds(building: str) -> set[tuple[int, ...]]:
    """Four goods of three kinds; the bakehouse takes one flax."""
    return {(1, 2, 1), (1, 1, 2)} | ({(2, 1, 1)} if building == "tailor" else set())


@pytest.mark.rule("hallertau.progress.discount.reduced-payment-counts")
def test_the_reduced_payment_shows_the_kinds_and_keeps_the_limit() -> None:
    assert not pays("icehouse", 3, 2, 0)  # one kind
    assert not pays("tailor", 5, 2, 1, 0)  # two kinds, two less
    assert not pays("carpentry", 3, 1, 1)  # not more clay than rye
    assert not pays("bakehouse", 4, 2, 1, 0)  # two flax
    assert not pays("carpentry", 5, 2, 2)


@pytest.mark.rule("hallertau.progress.discount.one-or-none")
def test_each_payment_uses_one_discount_or_none() -> None:
    three_kinds = {goods for goods in payments("tailor", 6) if all(goods)}
    assert {sum(goods) for goods in three_kinds} == {4, 5, 6}  # never 3, both discounts at once
    assert pays("icehouse", 3, 2, 1)  # full price with two kinds


@pytest.mark.rule("hallertau.progress.fewest-goods")
@pytest.mark.parametrize(
    ("building", "fewest"),
    [
        ("carpentry", [1, 2, 3, 3, 4, 5]),
        ("brewhouse", [1, 2, 3, 3, 4, 5]),
        ("icehouse", [1, 2, 2, 3, 4, 5]),
        ("bakehouse", [1, 2, 2, 3, 3, 4]),
        ("tailor", [1, 2, 2, 3, 3, 4]),
    ],
)
def test_the_fewest_goods_of_every_round(building: str, fewest: list[int]) -> None:
    assert [min(sum(goods) for goods in payments(building, in_round)) for in_round in range(1, 7)] == fewest


@pytest.mark.rule("hallertau.example.icehouse-twice")
def test_the_icehouse_is_improved_with_and_without_discount() -> None:
    at = with_stock(in_round=3, tools=1, meat=4, milk=1)
    at.do("improve", building="icehouse", first=1, second=1)
    assert (at.has("meat"), at.has("milk")) == (3, 0)
    at.do("improve", building="icehouse", jewelry=0)
    assert at.has("meat") == 0
    assert at.player().buildings[2] == 2


@pytest.mark.rule("hallertau.example.brewhouse-no-discount")
def test_2_barley_and_1_hops_pay_in_round_3_and_with_the_discount_in_round_4() -> None:
    assert payments("brewhouse", 3) == {(3, 0), (2, 1)}
    assert payments("brewhouse", 4) == {(4, 0), (3, 1), (2, 1)}


@pytest.mark.rule("hallertau.edge.progress.bakehouse-flax")
def test_the_bakehouse_in_round_6() -> None:
    assert pays("bakehouse", 6, 1, 2, 1)
    assert not pays("bakehouse", 6, 2, 1, 1)


@pytest.mark.rule("hallertau.edge.progress.three-kinds-early")
def test_three_kinds_in_round_4_save_one_good() -> None:
    assert pays("tailor", 4, 1, 1, 1)
    assert {sum(goods) for goods in payments("tailor", 4) if all(goods)} == {3, 4}


@pytest.mark.rule("hallertau.progress.jewelry")
@pytest.mark.parametrize("in_round", [1, 3, 6])
def test_one_jewelry_pays_for_any_building_in_any_round(in_round: int) -> None:
    at = with_stock(in_round=in_round, jewelry=6)
    for spent, building in enumerate(TAKES, 1):
        at.do("improve", building=building, jewelry=1)
        assert at.has("jewelry") == 6 - spent
    assert list(at.player().buildings) == [1, 1, 1, 1, 1]


@pytest.mark.rule("hallertau.example.jewelry-then-boulder")
def test_jewelry_moves_the_last_building_and_then_a_boulder_blocks() -> None:
    at = Position()
    at.centre(0, [0, 1, 1, 1, 1])
    at.stock(jewelry=2)
    at.progress()
    at.do("improve", building="carpentry", jewelry=1)
    assert (at.player().centre, at.has("jewelry")) == (1, 1)
    assert not at.can("improve", building="carpentry")


@pytest.mark.rule("hallertau.centre.follows")
@pytest.mark.parametrize(
    ("before", "after"),
    [([1, 1, 1, 1, 0], 1), ([0, 1, 1, 1, 0], 0), ([3, 2, 1, 4, 0], 1), ([2, 2, 2, 2, 0], 1)],
)
def test_the_centre_moves_up_to_the_leftmost_building(before: list[int], after: int) -> None:
    at = Position()
    at.centre(0, before)
    at.stock(jewelry=2)
    at.progress()
    at.do("improve", building="tailor", jewelry=1)
    assert at.player().centre == after


@pytest.mark.rule("hallertau.example.centre-moves")
def test_the_fifth_building_moves_the_centre_and_brings_a_seventh_worker() -> None:
    at = Position(in_round=1)
    at.centre(0, [1, 1, 1, 1, 0])
    at.stock(wool=1, jewelry=1)
    at.progress()
    at.do("improve", building="tailor", jewelry=0)
    assert at.player().centre == 1
    assert at.player().workers == 0
    at.do("done")
    assert (at.table.round, at.player().workers) == (2, 7)


def window_card(step: int) -> Position:
    """A turn with 8 fields and a window that 7 flax meet only before the centre moves (card 116: flax >= window)."""
    at = Position(gateway="master")
    at.centre(step, [step, step + 1, step + 1, step + 1, step + 1])
    at.fields("2", "2", "2", "2", "2", "2", "2")
    at.hand(312, 116)
    at.stock(flax=7)
    return at.turn(workers=2)


@pytest.mark.rule("hallertau.edge.centre.moved-in-phase-4")
def test_a_centre_moved_in_phase_4_changes_the_window_but_not_the_workers() -> None:
    at = window_card(step=1)
    assert at.can("play", card=116)
    at.do("play", card=312)
    at.do("building", building="carpentry")
    assert at.player().centre == 2
    assert at.player().workers == 2
    assert not at.can("play", card=116)  # the window shows 8 now


@pytest.mark.rule("hallertau.edge.centre.card-312-boulder")
def test_card_312_moves_no_building_against_a_boulder_or_beyond_the_last_space() -> None:
    at = Position(gateway="master")
    at.centre(7, [10, 7, 8, 7, 7])
    at.player().boulders[2] = 8  # of the brewhouse
    at.fields("2", "2", "2", "2", "2", "2")
    at.stock(tools=5)
    at.hand(312)
    at.turn()
    at.do("play", card=312)
    assert [choice["building"] for choice in at.choices("building")] == ["icehouse", "bakehouse", "tailor"]
    at.do("building", building="tailor")
    assert at.has("tools") == 5
