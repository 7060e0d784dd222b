"""The action of selling goods."""

from __future__ import annotations

import pytest

from feldberg.games.burgundy.content import BANK, SHIP_TILE
from feldberg.games.burgundy.scoring import SALES
from tests.rulebook.burgundy.position import Position

EDITIONS = ["2011", "2019"]
TURQUOISE, PURPLE, PINK, RED, BROWN, ORANGE = range(6)


def store_goods(at: Position, *counts: int) -> None:
    """Goods of every colour, in the order of their dice."""
    for colour, count in enumerate(counts):
        at.player().goods[colour] = count


def goods(at: Position) -> list[int]:
    return [int(count) for count in at.player().goods]


def sold(at: Position) -> list[int]:
    return [int(count) for count in at.player().sold]


@pytest.mark.rule("burgundy.action.sell")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("die", "colour"), [(1, TURQUOISE), (2, PURPLE), (3, PINK), (4, RED), (5, BROWN), (6, ORANGE)])
def test_a_die_sells_the_colour_it_stands_for_and_no_other(edition: str, die: int, colour: int) -> None:
    at = Position(edition=edition, dice=(die, die))
    store_goods(at, 1, 1, 1, 1, 1, 1)
    at.ask()
    assert [action["goods"] for action in at.legal(kind="sell")] == [colour]
    at.play(kind="sell")
    assert goods(at) == [0 if other == colour else 1 for other in range(6)]


@pytest.mark.rule("burgundy.action.sell")
def test_a_sale_uses_up_its_die() -> None:
    at = Position(dice=(3, 4))
    store_goods(at, 0, 0, 2, 2)
    at.ask()
    at.play(kind="sell", goods=PINK)
    assert [action["goods"] for action in at.legal(kind="sell")] == [RED]
    assert {action["die"] for action in at.legal()} == {1}


@pytest.mark.rule("burgundy.action.sell.all")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_goods_of_the_colour_are_sold(edition: str) -> None:
    at = Position(edition=edition, dice=(4, 1))
    store_goods(at, 0, 0, 2, 5)
    at.ask()
    assert len(at.legal(kind="sell")) == 1
    at.play(kind="sell")
    assert goods(at) == [0, 0, 2, 0, 0, 0]
    assert sold(at) == [0, 0, 0, 5, 0, 0]
    assert at.question == "Turn"
    assert at.points() == 5 * 2


@pytest.mark.rule("burgundy.action.sell.silver")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("count", [1, 3, 7])
def test_a_sale_brings_one_silver_however_many_tiles(edition: str, count: int) -> None:
    at = Position(edition=edition, dice=(2, 5))
    at.lay(16, BANK)
    store_goods(at, 0, count)
    at.ask()
    at.play(kind="sell")
    assert at.player().silver == 1
    assert at.player().workers == 0


@pytest.mark.rule("burgundy.action.sell.vp")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("count", [1, 4])
def test_each_goods_tile_sold_scores_as_many_points_as_there_are_players(
    edition: str, players: int, count: int
) -> None:
    at = Position(players=players, edition=edition, dice=(6, 5))
    store_goods(at, 0, 0, 0, 0, 0, count)
    at.ask()
    at.play(kind="sell")
    assert at.table.scores() == [count * players] + [0] * (players - 1)


@pytest.mark.rule("burgundy.action.sell.vp")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sale_is_told_with_its_points_then_its_silver_and_worker(edition: str) -> None:
    """The worker is monastery 4's."""
    at = Position(edition=edition, dice=(3, 4))
    at.give(4)
    store_goods(at, 0, 0, 2, 1)
    at.ask()
    assert at.play(kind="sell", goods=PINK) == [
        {"event": "sold", "seat": 0, "colour": PINK, "count": 2},
        {"event": "points", "seat": 0, "points": 4, "cause": SALES},
        {"event": "silver", "seat": 0, "silver": 1},
        {"event": "workers", "seat": 0, "workers": 1},
    ]


@pytest.mark.rule("burgundy.action.sell.pile")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sold_goods_free_their_space(edition: str) -> None:
    """Three colours are stored, so the brown goods find room only once the pink ones are sold."""
    at = Position(edition=edition, dice=(3, 5))
    store_goods(at, 1, 1, 2)
    at.goods(3, BROWN)
    at.store(SHIP_TILE)
    at.ask()
    at.play(kind="sell", goods=PINK)
    at.play(kind="place", cell=19)
    at.play(kind="sail", depot=3)
    assert goods(at) == [1, 1, 0, 0, 1, 0]


@pytest.mark.rule("burgundy.action.sell.pile")
def test_without_a_sale_there_is_no_room_for_a_fourth_colour() -> None:
    at = Position(dice=(3, 5))
    store_goods(at, 1, 1, 2)
    at.goods(3, BROWN)
    at.store(SHIP_TILE)
    at.ask()
    at.play(kind="place", cell=19)
    assert goods(at) == [1, 1, 2, 0, 0, 0]
    assert at.question == "Turn"


@pytest.mark.rule("burgundy.action.sell.pile")
def test_sold_goods_are_kept_to_the_end_and_are_not_sold_again() -> None:
    at = Position(dice=(3, 3))
    at.lay(8, BANK)
    store_goods(at, 0, 0, 2)
    at.ask()
    at.play(kind="sell", goods=PINK)
    assert {action["kind"] for action in at.legal()} == {"take", "workers"}
    at.player().goods[PINK] = 1
    at.ask()
    at.play(kind="sell", goods=PINK)
    assert sold(at) == [0, 0, 3, 0, 0, 0]
    while not at.table.over:
        at.end_phase()
    assert sold(at) == [0, 0, 3, 0, 0, 0]


@pytest.mark.rule("burgundy.action.sell.look")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_sees_the_own_sold_goods_at_any_time(edition: str) -> None:
    at = Position(edition=edition, dice=(3, 6))
    store_goods(at, 0, 0, 2, 0, 0, 1)
    at.ask()
    at.play(kind="sell", goods=PINK)
    assert at.table.view(0)["players"][0]["sold"] == [0, 0, 2, 0, 0, 0]
    at.play(kind="sell", goods=ORANGE)
    assert at.table.seat == 1
    assert at.table.view(0)["players"][0]["sold"] == [0, 0, 2, 0, 0, 1]


@pytest.mark.rule("burgundy.action.sell.none")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_colour_that_is_not_stored_cannot_be_sold(edition: str) -> None:
    at = Position(edition=edition, dice=(3, 1))
    store_goods(at, 0, 1, 0, 1)
    at.lay(24, BANK)
    at.ask()
    assert at.legal(kind="sell") == []
    assert {action["kind"] for action in at.legal()} == {"workers"}
