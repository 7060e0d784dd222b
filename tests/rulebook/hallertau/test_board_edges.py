"""Edges of the action board: lone workers, full spaces, and cards that move workers or use a space."""

from __future__ import annotations

import pytest

from feldberg.games.hallertau.content.pieces import SPACE_NAMES
from tests.rulebook.hallertau.position import Position

CORNERS = ["gateway_card", "farmyard_card", "bonus_card", "point_card"]


# Card 313


@pytest.mark.parametrize("below", [[0], [1]])
@pytest.mark.rule("hallertau.edge.space.lone-cube")
def test_card_313_puts_the_last_worker_alone_into_row_2(below: list[int]) -> None:
    position = Position(players=2, gateway="master")
    position.workers("weekly_market", *below)
    position.hand(313)
    position.player(1).workers = 6
    position.turn(1).do("play", card=313).do("space", space="weekly_market")
    assert position.on("weekly_market") == [*below, 1]
    assert position.player().workers == 0
    assert (position.has("sheep"), position.has("meat")) == (1, 1)
    assert [number // 100 for number in position.hand_of()] == [8]


@pytest.mark.rule("hallertau.edge.space.lone-cube")
def test_card_313_needs_exactly_one_worker_and_a_free_second_row() -> None:
    for workers in (1, 2):
        position = Position(gateway="master")
        position.hand(313)
        position.workers("nursery", 1, 2)
        position.workers("point_card", 1)
        assert position.turn(workers).can("play", card=313) is (workers == 1)
    position.table.drop_questions()
    position.turn(1).do("play", card=313)
    assert [choice["space"] for choice in position.choices("space")] == [one for one in SPACE_NAMES if one != "nursery"]


@pytest.mark.parametrize(("rows", "after", "left"), [([0, 1], [1, 1], 5), ([1, 1], [1, 1, 3], 3)])
@pytest.mark.rule("hallertau.edge.space.lone-cube")
def test_a_lone_worker_is_never_topped_up(rows: list[int], after: list[int], left: int) -> None:
    position = Position(players=2)
    position.workers("weekly_market", *rows)
    position.turn(6).do("place", space="weekly_market")
    assert position.on("weekly_market") == after
    assert position.player().workers == left


@pytest.mark.rule("hallertau.edge.space.lone-cube")
def test_above_a_lone_worker_three_are_needed() -> None:
    for workers in (2, 3):
        position = Position(players=2)
        position.workers("weekly_market", 1, 1)
        assert position.turn(workers).can("place", space="weekly_market") is (workers == 3)


@pytest.mark.parametrize(("rows", "after"), [([0, 1], []), ([1, 1], [1])])
@pytest.mark.rule("hallertau.edge.space.lone-cube-clearing")
def test_phase_1_removes_a_lone_worker_as_the_top_row(rows: list[int], after: list[int]) -> None:
    position = Position(players=4, phase=10)
    position.workers("nursery", *rows)
    position.end_phase()
    assert position.on("nursery") == after


# Full spaces


@pytest.mark.parametrize(
    ("space", "rows", "full"),
    [
        ("nursery", [1, 2, 3], True),
        ("nursery", [1, 1, 3], True),
        ("nursery", [1, 2], False),
        ("nursery", [0, 1], False),
        ("point_card", [1, 2], True),
        ("point_card", [1, 1], True),
        ("point_card", [0, 1], False),
        ("point_card", [1], False),
    ],
)
@pytest.mark.rule("hallertau.edge.space.full")
def test_a_space_is_full_when_all_its_rows_are_taken(space: str, rows: list[int], full: bool) -> None:
    """Card 009 asks for a full space."""
    position = Position()
    position.workers(space, *rows)
    position.hand(9)
    position.turn()
    assert position.can("play", card=9) is full
    assert position.can("place", space=space) is not full


# Cards that remove workers


@pytest.mark.parametrize(
    ("rows", "gained", "after"), [([1, 2, 3], 3, [1, 2]), ([1, 2], 2, [1]), ([1, 1], 1, [1]), ([1], 1, [])]
)
@pytest.mark.rule("hallertau.edge.space.card-removes-top-row")
def test_card_315_takes_a_top_row_into_the_own_pool(rows: list[int], gained: int, after: list[int]) -> None:
    position = Position(players=2, gateway="master")
    position.workers("nursery", *rows)
    position.stock(jewelry=4)
    position.hand(315)
    position.turn(2).do("play", card=315).do("space", space="nursery")
    assert position.on("nursery") == after
    assert position.player().workers == 2 + gained
    assert position.has("jewelry") == 4


@pytest.mark.parametrize("takes", [True, False])
@pytest.mark.rule("hallertau.edge.space.card-removes-top-row")
def test_card_302_clears_the_top_of_all_three_spaces_or_of_none(takes: bool) -> None:
    position = Position(players=2, gateway="master")
    position.workers("sheep_market", 1, 2)
    position.workers("weekly_market", 1)
    position.workers("nursery", 1)
    position.hand(302)
    position.turn(2).do("play", card=302).do("take" if takes else "done")
    assert position.on("sheep_market") == ([1] if takes else [1, 2])
    assert position.on("weekly_market") == ([] if takes else [1])
    assert position.on("sheep_breeding") == []
    assert position.on("nursery") == [1]
    assert position.player().workers == 2


@pytest.mark.parametrize("takes", [True, False])
@pytest.mark.rule("hallertau.edge.space.card-removes-top-row")
def test_card_725_clears_both_spaces_or_none_and_draws_a_bonus_card(takes: bool) -> None:
    position = Position(players=2, farmyard="jewelry")
    position.workers("land_sale", 1, 2, 3)
    position.workers("town_hall", 1, 2)
    position.stock(tools=1)
    position.hand(725)
    position.turn(2).do("play", card=725).do("take" if takes else "done")
    assert position.on("land_sale") == ([1, 2] if takes else [1, 2, 3])
    assert position.on("town_hall") == ([1] if takes else [1, 2])
    assert position.has("tools") == 0
    assert [number // 100 for number in position.hand_of()] == [8]


# Card 314


@pytest.mark.rule("hallertau.edge.space.move-three-workers")
def test_card_314_moves_three_workers_onto_another_space_of_three() -> None:
    position = Position(players=2, gateway="master")
    position.workers("nursery", 1, 2)
    position.workers("weekly_market", 1, 2)
    position.workers("point_card", 1, 2)
    position.workers("clearing", 1)
    position.hand(314)
    position.turn(2).do("play", card=314)
    assert [choice["space"] for choice in position.choices("space")] == ["nursery", "weekly_market", "point_card"]
    position.do("space", space="point_card")
    assert [choice["space"] for choice in position.choices("space")] == ["nursery", "weekly_market"]
    position.do("space", space="weekly_market")
    assert position.on("point_card") == []
    assert position.on("weekly_market") == [1, 2, 3]
    assert position.on("nursery") == [1, 2]
    assert position.has("sheep") == 0
    assert position.player().workers == 2


@pytest.mark.rule("hallertau.edge.space.move-three-workers")
def test_two_corners_of_three_leave_nothing_to_move() -> None:
    position = Position(players=2, gateway="master")
    position.workers("gateway_card", 1, 2)
    position.workers("point_card", 1, 2)
    position.hand(314)
    position.turn(2).do("play", card=314)
    assert (position.on("gateway_card"), position.on("point_card")) == ([1, 2], [1, 2])
    assert [number // 100 for number in position.hand_of()] == [8]


# Cards 419 and 726


@pytest.mark.parametrize(("card", "farmyard"), [(419, "hops"), (726, "jewelry")])
@pytest.mark.parametrize(
    ("rows", "after"),
    [([], [1]), ([1], [1, 2]), ([0, 1], [1, 1])],
)
@pytest.mark.rule("hallertau.edge.space.used-by-card")
def test_a_card_uses_a_space_with_workers_of_the_supply(
    card: int, farmyard: str, rows: list[int], after: list[int]
) -> None:
    position = Position(phase=8, farmyard=farmyard)
    position.workers("weekly_market", *rows)
    position.workers("nursery", 1, 2)
    position.workers("clearing", 1, 1)
    position.stock(jewelry=2)
    position.hand(card)
    position.window().do("play", card=card)
    open_spaces = [one for one in SPACE_NAMES if one not in ("nursery", "clearing")]
    assert [choice["space"] for choice in position.choices("space")] == open_spaces
    position.do("space", space="weekly_market")
    assert position.table.phase == 9
    assert position.on("weekly_market") == after
    assert (position.has("sheep"), position.has("meat"), position.has("jewelry")) == (1, 1, 1)
    assert position.player().workers == 0


@pytest.mark.parametrize(("card", "farmyard"), [(419, "hops"), (726, "jewelry")])
@pytest.mark.rule("hallertau.edge.space.used-by-card")
def test_these_cards_are_not_for_phase_4(card: int, farmyard: str) -> None:
    position = Position(farmyard=farmyard)
    position.stock(jewelry=1)
    position.hand(card)
    assert not position.turn().can("play", card=card)
