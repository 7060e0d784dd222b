"""Cards with a book: what must be there when they are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rulebook.hallertau.position import Position


def holding(card: int, fields: Sequence[str] = (), sheep: int = 0, **stock: int) -> Position:
    """A turn of a player with a card and stock, and with sheep in the stable."""
    at = Position()
    at.hand(card)
    at.fields(*fields)
    at.sheep(stable=sheep)
    at.stock(**stock)
    return at.turn()


def playable(card: int, **position: Any) -> bool:
    return holding(card, **position).can("play", card=card)


@pytest.mark.rule("hallertau.card.condition.book")
def test_a_condition_takes_nothing() -> None:
    at = holding(8, flax=3, wool=2)
    at.do("play", card=8)
    assert (at.has("flax"), at.has("wool"), at.has("tools")) == (3, 2, 1)


@pytest.mark.rule("hallertau.card.condition.book")
def test_only_what_its_player_has_counts() -> None:
    at = Position(players=2)
    at.hand(8)
    at.stock(1, flax=9, wool=9)
    at.fields("5 flax", "5 flax", "5 flax", seat=1)
    at.turn()
    assert not at.can("play", card=8)


@pytest.mark.rule("hallertau.card.stock-only")
def test_sown_goods_meet_no_condition() -> None:
    sown = ["2 flax", "2 flax", "5 flax"]
    assert not playable(8, fields=sown, wool=2, flax=2)
    assert playable(8, fields=sown, wool=2, flax=3)


@pytest.mark.rule("hallertau.card.stock-only")
def test_sown_goods_pay_no_cost() -> None:
    """Card 612 costs 2 flax; card 824 expressly takes a sown field."""
    assert not playable(612, fields=["2 flax", "2 flax"], flax=1)
    assert playable(824, fields=["2 flax"])
    assert not playable(824, fields=["2"], flax=9)


@pytest.mark.rule("hallertau.card.condition.at-least")
@pytest.mark.parametrize(("tools", "met"), [(3, False), (4, True), (9, True)])
def test_a_plain_number_means_at_least(tools: int, met: bool) -> None:
    assert playable(12, tools=tools) is met


@pytest.mark.rule("hallertau.card.condition.at-least")
@pytest.mark.parametrize("sown", [3, 5, 8])
def test_at_least_holds_where_the_text_leaves_it_out(sown: int) -> None:
    """Card 220: 3, 4 or 6 sown fields."""
    assert playable(220, fields=["2 rye"] * sown)
    assert not playable(220, fields=["2 rye"] * 2)


@pytest.mark.rule("hallertau.card.condition.exactly")
@pytest.mark.parametrize(
    ("card", "right", "wrong"),
    [
        (27, ["2"], [[], ["2", "3"], ["2 rye"]]),
        (122, ["2 rye", "3 rye", "4"], [["2 rye"], ["2 rye", "3 rye", "4 rye"]]),
        (22, ["2 rye", "3 rye"], [[], ["2", "3"], ["2 rye", "3 rye", "4 rye"]]),
        (312, ["2"] * 6, [["2"] * 5]),
    ],
)
def test_exactly_means_neither_more_nor_less(card: int, right: list[str], wrong: list[list[str]]) -> None:
    assert playable(card, fields=right)
    assert [playable(card, fields=fields) for fields in wrong] == [False] * len(wrong)


@pytest.mark.rule("hallertau.card.condition.exactly")
@pytest.mark.parametrize(("fields", "bonus"), [(6, 0), (7, 1), (8, 2)])
def test_each_tier_of_card_312_is_for_exactly_its_fields(fields: int, bonus: int) -> None:
    at = holding(312, fields=["2"] * fields)
    at.do("play", card=312).do("done")
    assert len(at.hand_of()) == bonus


@pytest.mark.rule("hallertau.card.condition.at-most")
@pytest.mark.parametrize(("fields", "met"), [(0, True), (4, True), (5, False)])
def test_at_most_holds_with_fewer_and_with_none(fields: int, met: bool) -> None:
    assert playable(509, fields=["2"] * fields) is met


@pytest.mark.rule("hallertau.card.condition.at-most")
@pytest.mark.parametrize(("tools", "ways"), [(8, 0), (7, 1), (5, 1), (4, 2), (2, 2), (1, 3), (0, 3)])
def test_each_at_most_opens_its_own_tier(tools: int, ways: int) -> None:
    """Card 705: 4 sheep and at most 7, 4 or 1 tools."""
    at = holding(705, sheep=4, tools=tools)
    assert at.can("play", card=705) is (ways > 0)
    assert len(at.ways(705)) == ways


@pytest.mark.rule("hallertau.card.all-listed")
@pytest.mark.parametrize("short", ["tools", "jewelry", "sheep"])
def test_all_resources_of_a_condition_must_be_there(short: str) -> None:
    """Card 840: 3 tools, 3 sheep and 3 jewelry."""
    having = {"tools": 3, "jewelry": 3, "sheep": 3}
    assert playable(840, **having)
    assert not playable(840, **{**having, short: 2})


@pytest.mark.rule("hallertau.card.all-listed")
@pytest.mark.parametrize("short", ["hides", "jewelry"])
def test_all_resources_of_a_cost_must_be_paid(short: str) -> None:
    """Card 909: 2 hides and 3 jewelry."""
    having = {"hides": 2, "jewelry": 3}
    assert not playable(909, **{**having, short: having[short] - 1})
    at = holding(909, hides=2, jewelry=3)
    at.do("play", card=909)
    assert (at.has("hides"), at.has("jewelry")) == (0, 0)


@pytest.mark.rule("hallertau.card.condition.or")
@pytest.mark.parametrize(("hides", "meat"), [(2, 0), (0, 2), (2, 2)])
def test_one_of_two_conditions_is_enough_and_both_give_no_more(hides: int, meat: int) -> None:
    assert not playable(10, hides=1, meat=1)
    at = holding(10, hides=hides, meat=meat)
    at.do("play", card=10)
    assert (at.has("clay"), len(at.hand_of())) == (2, 1)


@pytest.mark.rule("hallertau.card.condition.or")
def test_of_two_conditions_with_a_reward_each_one_is_chosen() -> None:
    """Card 211: 3 clay for 2 hops, or 3 hops for 2 clay."""
    at = holding(211, clay=3, hops=3)
    at.do("play", card=211, way=1)
    assert (at.has("clay"), at.has("hops"), len(at.hand_of())) == (5, 3, 1)
    at = holding(211, clay=3, hops=2)
    at.do("play", card=211)
    assert (at.has("clay"), at.has("hops")) == (3, 4)


@pytest.mark.rule("hallertau.card.condition.total")
@pytest.mark.parametrize(
    ("barley", "rye", "met"), [(4, 0, True), (0, 4, True), (1, 3, True), (2, 1, False), (3, 0, False)]
)
def test_a_total_adds_up_in_any_proportion(barley: int, rye: int, met: bool) -> None:
    """Card 228: 4 fields sown with barley and rye in total."""
    assert playable(228, fields=["2 barley"] * barley + ["2 rye"] * rye + ["2 flax"]) is met


@pytest.mark.rule("hallertau.card.condition.dark-book")
def test_a_situation_on_the_board_counts_whoever_brought_it_about() -> None:
    """Card 329: workers at the Nursery; the holder is asked as soon as another comes there."""
    at = Position(players=2)
    at.hand(329, seat=1)
    at.workers("nursery", 0)
    at.player(1).workers = 1
    at.turn(workers=2)
    at.do("place", space="nursery").do("choose", choice=0)
    assert (at.table.seat, at.question) == (1, "Window")
    at.do("play", card=329)
    assert at.played_by(1) == [329]


@pytest.mark.rule("hallertau.card.condition.dark-book")
def test_two_spaces_of_three_workers_open_card_314() -> None:
    at = Position()
    at.hand(314)
    at.workers("nursery", 1, 2)
    at.turn()
    assert not at.can("play", card=314)
    at.workers("clearing", 1, 2)
    at.workers("town_hall", 1, 2, 3)
    at.turn()
    at.do("play", card=314)
    assert [choice["space"] for choice in at.choices("space")] == ["nursery", "clearing"]
    at.do("space", space="nursery")
    assert at.table.board[7 * 3 : 7 * 3 + 3] == at.table.board[0:3]  # the Nursery is empty now
    assert list(at.table.board[9 * 3 : 9 * 3 + 3]) == [1, 2, 3]  # and Clearing is full
    assert (at.has("clay"), at.rows()) == (0, [])  # no action was carried out


@pytest.mark.rule("hallertau.card.condition.any-field")
@pytest.mark.parametrize("field", ["2", "5", "3 hops"])
def test_a_plain_field_is_any_field(field: str) -> None:
    assert playable(601, fields=[field] * 6)
    assert playable(504, fields=[field])


@pytest.mark.rule("hallertau.card.condition.any-field")
def test_a_sown_empty_or_special_field_only_where_the_text_says_so() -> None:
    assert playable(630, fields=["2 rye"] * 6)
    assert not playable(630, fields=["2 rye"] * 5 + ["2"])
    assert playable(120, fields=["5 rye", "5 hops", "5 flax"])
    assert not playable(120, fields=["5 rye", "5 hops", "4 flax", "5"])
    assert playable(828, fields=["2 rye"])
    assert not playable(828, fields=["2 rye", "2"])


@pytest.mark.rule("hallertau.card.condition.window")
@pytest.mark.parametrize("step", range(11))
def test_the_window_counts_workers_up_to_twelve(step: int) -> None:
    """Card 417: as much wool as the number in the window."""
    number = min(6 + step, 12)
    for wool, met in ((number - 1, False), (number, True)):
        at = Position()
        at.centre(step)
        at.hand(417)
        at.stock(wool=wool)
        at.turn()
        assert at.can("play", card=417) is met


@pytest.mark.rule("hallertau.example.book-wool-and-sheep")
def test_card_003_asks_for_wool_and_sheep() -> None:
    assert not playable(3, wool=1, sheep=2)
    assert not playable(3, wool=0, sheep=3)
    at = holding(3, wool=1, sheep=3)
    at.do("play", card=3)
    assert (at.has("wool"), at.has("sheep")) == (1, 4)


@pytest.mark.rule("hallertau.example.book-wool-and-sheep")
def test_sheep_anywhere_on_the_stable_board_count() -> None:
    at = Position()
    at.hand(3)
    at.stock(wool=1)
    at.sheep(r4=1, r6=1, stable=1)
    at.turn()
    assert at.can("play", card=3)


@pytest.mark.rule("hallertau.example.book-barley-and-hops")
@pytest.mark.parametrize(
    ("barley", "hops", "met"), [(4, 4, True), (7, 5, True), (3, 4, False), (4, 3, False), (8, 0, False)]
)
def test_card_006_asks_for_4_barley_and_4_hops(barley: int, hops: int, met: bool) -> None:
    assert playable(6, barley=barley, hops=hops, fields=["5 barley", "5 hops"]) is met


@pytest.mark.rule("hallertau.example.dark-book-full-space")
@pytest.mark.parametrize(
    ("space", "before", "workers"), [("clay_delivery", (1, 2), 3), ("point_card", (1,), 2), ("nursery", (1,), 2)]
)
def test_card_009_is_played_when_another_fills_a_space(space: str, before: tuple[int, ...], workers: int) -> None:
    at = Position(players=2)
    at.hand(9, seat=1)
    at.workers(space, *before)
    at.player(1).workers = 1
    at.turn(workers=workers)
    at.do("place", space=space)
    if space == "nursery":  # two of its three rows
        at.do("choose", choice=0)
        assert not at.can("play", card=9)
    else:
        assert at.table.seat == 1
        at.do("play", card=9)
        assert at.has("jewelry", seat=1) == 1


@pytest.mark.rule("hallertau.example.or-condition")
@pytest.mark.parametrize(("barley", "hops", "sheep"), [(7, 2, 1), (7, 0, 1), (0, 2, 1), (6, 1, 0)])
def test_card_002_gives_one_sheep(barley: int, hops: int, sheep: int) -> None:
    at = holding(2, barley=barley, hops=hops)
    if sheep:
        at.do("play", card=2)
    assert not at.can("play", card=2)
    assert at.has("sheep") == sheep


@pytest.mark.rule("hallertau.example.total-tools-and-jewelry")
@pytest.mark.parametrize(
    ("tools", "jewelry", "met"), [(7, 0, True), (0, 7, True), (5, 2, True), (4, 2, False), (6, 0, False)]
)
def test_card_216_asks_for_7_tools_and_jewelry_in_total(tools: int, jewelry: int, met: bool) -> None:
    assert playable(216, tools=tools, jewelry=jewelry) is met


@pytest.mark.rule("hallertau.example.field-pictures")
@pytest.mark.parametrize(
    ("card", "met", "unmet"),
    [
        (407, ["2", "3 rye", "4", "5", "2", "3", "4 hops"], ["2", "3 rye", "4", "5", "2", "3"]),
        (603, ["5 rye"], ["4", "4 rye"]),
        (422, ["2 hops"], ["5", "5 rye"]),
    ],
)
def test_field_pictures_plain_with_a_row_and_with_a_crop(card: int, met: list[str], unmet: list[str]) -> None:
    assert playable(card, fields=met)
    assert not playable(card, fields=unmet)


@pytest.mark.rule("hallertau.edge.condition.no-fields-at-all")
@pytest.mark.parametrize("card", [23, 828, 203, 402, 831, 832])
def test_a_player_without_fields_meets_what_asks_for_none_of_a_kind(card: int) -> None:
    assert playable(card)
    assert not playable(card, fields=["2"])


@pytest.mark.rule("hallertau.edge.condition.card-itself")
def test_a_card_does_not_count_itself_as_played() -> None:
    """Card 308 asks for 1, 3, 7 or 12 played cards, card 902 for another point card, card 904 for 6 gateway cards."""
    for card, others in ((308, []), (902, [836]), (904, [1, 2, 3, 4, 5])):
        at = Position()
        at.played(*others)
        at.hand(card)
        at.turn()
        assert not at.can("play", card=card)


@pytest.mark.rule("hallertau.edge.condition.card-itself")
def test_cards_played_before_count() -> None:
    at = Position()
    at.played(1, 430, 836)
    at.hand(308)
    at.turn()
    at.do("play", card=308, way=1)
    assert at.has("tools") == 2
