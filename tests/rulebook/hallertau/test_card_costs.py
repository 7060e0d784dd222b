"""Cards with an arrow: what is paid for them."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.position import Position


def holding(*cards: int, **stock: int) -> Position:
    """A position with cards in hand and stock, to be furnished further."""
    at = Position()
    at.hand(*cards)
    at.stock(**stock)
    return at


@pytest.mark.rule("hallertau.card.cost.exact")
@pytest.mark.parametrize("clay", [3, 5])
def test_exactly_the_cost_is_paid(clay: int) -> None:
    """Card 814 costs 3 clay."""
    at = holding(814, clay=clay).turn()
    at.do("play", card=814)
    assert at.has("clay") == clay - 3


@pytest.mark.rule("hallertau.card.cost.exact")
def test_a_cost_that_cannot_be_paid_in_full_keeps_the_card_in_hand() -> None:
    assert not holding(814, clay=2).turn().can("play", card=814)


@pytest.mark.rule("hallertau.card.cost.exact")
def test_sheep_are_paid_from_any_place() -> None:
    """Card 532 costs 2 sheep."""
    at = holding(532)
    at.sheep(r5=1, stable=2)
    at.turn()
    at.do("play", card=532).do("sheep", place=4)
    assert (at.has("sheep"), at.player().flock[6], at.has("meat")) == (1, 1, 6)


@pytest.mark.rule("hallertau.card.cost.or")
@pytest.mark.parametrize(("way", "jewelry", "tools"), [(0, 0, 3), (1, 1, 0)])
def test_one_of_two_costs_is_paid(way: int, jewelry: int, tools: int) -> None:
    """Card 727: 1 jewelry or 3 tools for 7 clay."""
    at = holding(727, jewelry=1, tools=3).turn()
    at.do("play", card=727, way=way)
    assert (at.has("jewelry"), at.has("tools"), at.has("clay")) == (jewelry, tools, 7)


@pytest.mark.rule("hallertau.card.cost.or")
def test_only_costs_that_can_be_paid_are_offered() -> None:
    """Card 723: 7 flax, or 5 flax and 1 hides, or 3 and 2, or 1 and 3, or 4 hides."""
    at = holding(723, flax=5, hides=3).turn()
    assert at.ways(723) == [1, 2, 3]
    at.do("play", card=723, way=2)
    assert (at.has("flax"), at.has("hides"), at.has("jewelry")) == (2, 1, 2)


@pytest.mark.rule("hallertau.example.cost-barley-or-rye")
@pytest.mark.parametrize(("way", "barley", "rye"), [(0, 0, 1), (1, 1, 0)])
def test_card_401_costs_one_barley_or_one_rye(way: int, barley: int, rye: int) -> None:
    at = holding(401, barley=1, rye=1).turn()
    at.do("play", card=401, way=way)
    assert (at.has("barley"), at.has("rye")) == (barley, rye)


@pytest.mark.rule("hallertau.example.cost-four-crops")
def test_card_405_costs_one_of_each_crop() -> None:
    at = holding(405, barley=2, flax=1, hops=3, rye=1).turn()
    at.do("play", card=405)
    assert [at.has(crop) for crop in ("barley", "flax", "hops", "rye")] == [1, 0, 2, 0]
    assert (at.has("milk"), at.has("wool"), at.has("sheep")) == (1, 2, 1)
    assert not holding(405, barley=9, flax=9, hops=9).turn().can("play", card=405)


@pytest.mark.rule("hallertau.edge.cost.zero")
@pytest.mark.parametrize(
    ("card", "fields", "jewelry"),
    [(404, 8, 0), (506, 8, 0), (515, 8, 0), (604, 8, 0), (519, 0, 0), (507, 0, 10), (733, 0, 10), (724, 0, 0)],
)
def test_a_cost_of_zero_makes_a_card_free(card: int, fields: int, jewelry: int) -> None:
    at = holding(card, jewelry=jewelry)
    at.fields(*["2 rye"] * fields)
    at.turn()
    at.do("play", card=card)
    assert at.played_by() == [card]


@pytest.mark.rule("hallertau.edge.cost.zero")
@pytest.mark.parametrize(("fields", "cost"), [(6, 2), (3, 5)])
def test_a_cost_is_the_difference(fields: int, cost: int) -> None:
    """Card 404: rye for every field that is missing to 8."""
    at = holding(404, rye=cost - 1)
    at.fields(*["2"] * fields)
    assert not at.turn().can("play", card=404)
    at.stock(rye=cost + 1)
    at.turn().do("play", card=404)
    assert at.has("rye") == 1


@pytest.mark.rule("hallertau.edge.cost.paid-first")
@pytest.mark.parametrize(("jewelry", "offered"), [(1, []), (2, [0]), (8, [0, 1]), (9, [0, 1, 2])])
def test_card_719_needs_what_it_gives_back(jewelry: int, offered: list[int]) -> None:
    at = holding(719, jewelry=jewelry).turn()
    assert at.can("play", card=719) is bool(offered)
    assert at.ways(719) == offered


@pytest.mark.rule("hallertau.edge.cost.paid-first")
def test_card_719_gives_back_what_its_tier_says() -> None:
    at = holding(719, jewelry=9).turn()
    at.do("play", card=719, way=2)
    assert (at.has("jewelry"), at.rows()) == (9, [3, 3])


@pytest.mark.rule("hallertau.edge.cost.paid-first")
@pytest.mark.parametrize(("tools", "hides", "after"), [(7, 1, 5), (3, 1, 1), (2, 4, 4)])
def test_card_631_compares_hides_with_the_tools_that_are_left(tools: int, hides: int, after: int) -> None:
    at = holding(631, tools=tools, hides=hides).turn()
    at.do("play", card=631)
    assert (at.has("tools"), at.has("hides")) == (tools - 2, after)


@pytest.mark.rule("hallertau.edge.cost.paid-first")
@pytest.mark.parametrize(("others", "after"), [(7, 8), (6, 8), (4, 7)])
def test_card_409_frees_a_column_first(others: int, after: int) -> None:
    at = holding(409, clay=2)
    at.fields("5", *["3"] * others)
    at.turn().do("play", card=409)
    while at.can("take"):  # the last places are asked for
        at.do("take")
    assert (len(at.rows()), at.has("clay")) == (after, 0)
    assert at.rows().count(2) == after - others


@pytest.mark.rule("hallertau.edge.cost.hand-cards")
@pytest.mark.parametrize(("card", "others"), [(414, [836]), (634, [836]), (815, [836, 837])])
def test_a_card_does_not_pay_for_itself(card: int, others: list[int]) -> None:
    assert not holding(card, *others).turn().can("play", card=card)


@pytest.mark.rule("hallertau.edge.cost.hand-cards")
def test_hand_cards_leave_the_game() -> None:
    at = holding(414, 836, 837, 838).turn()
    at.do("play", card=414)
    assert [choice["card"] for choice in at.choices("discard")] == [836, 837, 838]
    at.do("discard", card=837).do("discard", card=836)
    assert (at.hand_of()[0], len(at.hand_of()), at.played_by()) == (838, 2, [414])
    assert at.has("tools") == 1


@pytest.mark.rule("hallertau.edge.cost.hand-cards")
def test_card_635_takes_point_cards_only() -> None:
    assert not holding(635, 836, 921).turn().can("play", card=635)
    at = holding(635, 836, 921, 922).turn()
    at.do("play", card=635).do("discard", card=921)
    assert 836 in at.hand_of()
    assert 922 not in at.hand_of()
