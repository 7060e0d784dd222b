"""Trade routes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.burgundy.content import (
    BANK,
    BOARDING_HOUSE,
    CASTLE_TILE,
    CHURCH,
    MARKET,
    MINE_TILE,
    SHIP_TILE,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WORKSHOP,
    animal,
    monastery,
)
from feldberg.games.burgundy.modules.trade_routes import BOARDS, TradeRoutes, routes_of
from feldberg.games.burgundy.state import Table
from tests.rulebook.burgundy.position import Position, started

MONK = monastery(16)
T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12 = range(12)
NOTHING = T4  # begins with pink, number 3


class Routed(Position):
    """A position in which seat 0 has a route of some boards, on which some goods may already lie."""

    def __init__(self, *boards: int, laid: tuple[int, ...] = (), **options: Any) -> None:
        super().__init__(trade_routes=True, **options)
        self.routes.boards[0] = vec[i64](boards)
        self.routes.laid[0] = vec[i64](laid)

    @property
    def routes(self) -> TradeRoutes:
        return routes_of(self.table)

    @property
    def laid(self) -> list[int]:
        return [int(colour) for colour in self.routes.laid[0]]

    def sell(self, colour: int, count: int = 1) -> list[dict[str, Any]]:
        """Sell goods with a die of their number; the other die is used up."""
        self.player().goods[colour] += count
        self.table.turn = 0
        self.roll(colour + 1, 0)
        self.ask()
        return self.play(kind="sell", goods=colour)


def reached(events: list[dict[str, Any]]) -> list[int]:
    return [event["effect"] for event in events if event["event"] == "route_bonus"]


# Set-up


@pytest.mark.rule("burgundy.trade-routes.deal")
@pytest.mark.parametrize(("players", "boards"), [(2, 5), (3, 4), (4, 3)])
def test_everybody_gets_random_boards_by_the_number_of_players(players: int, boards: int) -> None:
    deals = set()
    for seed in range(6):
        hands = routes_of(started(seed, players=players, trade_routes=True)).hands
        dealt = [int(board) for hand in hands for board in hand]
        assert [len(hand) for hand in hands] == [boards] * players + [0] * (4 - players)
        assert len(set(dealt)) == len(dealt)
        assert all(0 <= board < 12 for board in dealt)
        deals.add(tuple(dealt))
    assert len(deals) == 6


@pytest.mark.rule("burgundy.trade-routes.deal")
@pytest.mark.parametrize(("players", "spaces"), [(2, 15), (3, 12), (4, 9)])
def test_a_route_has_three_spaces_for_each_board(players: int, spaces: int) -> None:
    table = laid_out(started(1, players=players, trade_routes=True))
    routes = routes_of(table)
    routes.laid[0] = vec[i64]([0] * (spaces - 1))
    assert not routes.is_full(0)
    routes.laid[0] = vec[i64]([0] * spaces)
    assert routes.is_full(0)


def laid_out(table: Table) -> Table:
    while table.phase < 0:
        table.play(table.legal()[-1])
    return table


@pytest.mark.rule("burgundy.trade-routes.order")
def test_the_owner_lays_the_boards_in_any_order() -> None:
    table = started(3, trade_routes=True)
    first = int(table.order[0])
    hand = [int(board) for board in routes_of(table).hands[first]]
    wanted = sorted(hand, reverse=True)
    for board in wanted[:-1]:
        assert table.seat == first
        assert {int(table.actions.route.x(action)) for action in table.legal()} == set(wanted[wanted.index(board) :])
        table.play(table.actions.route.at(board))
    assert [int(board) for board in routes_of(table).boards[first]] == wanted
    assert table.seat == int(table.order[1])
    laid_out(table)
    assert [len(boards) for boards in routes_of(table).boards] == [5, 5, 0, 0]
    assert [len(hand) for hand in routes_of(table).hands] == [0, 0, 0, 0]


# Filling


@pytest.mark.rule("burgundy.trade-routes.fill")
def test_sold_goods_are_laid_one_by_one_onto_the_leftmost_free_spaces() -> None:
    at = Routed(NOTHING, T5)
    at.sell(0, 2)
    assert at.laid == [0, 0]
    at.sell(3)
    assert at.laid == [0, 0, 3]
    view = at.table.view(0)["players"][0]
    assert view["route"]["laid"] == [0, 0, 3]
    assert view["sold"] == [0] * 6


@pytest.mark.rule("burgundy.trade-routes.match")
def test_only_goods_on_a_space_of_their_colour_bring_its_bonus() -> None:
    at = Routed(T9)
    assert reached(at.sell(1)) == []
    at = Routed(T9)
    events = at.sell(0)
    assert reached(events) == [BANK]
    assert at.player().silver == 1 + 2
    assert reached(at.sell(0)) == []
    assert at.player().silver == 1 + 2 + 1
    assert at.laid == [0, 0]


@pytest.mark.rule("burgundy.trade-routes.full")
def test_when_the_last_space_is_filled_all_goods_go_to_the_sold_pile() -> None:
    at = Routed(T9, laid=(5, 5))
    at.player().sold[5] = 2
    assert at.table.view(0)["players"][0]["sold"] == [0] * 6
    events = at.sell(0)
    assert "route_full" in [event["event"] for event in events]
    view = at.table.view(0)["players"][0]
    assert view["route"]["laid"] == []
    assert view["route"]["full"]
    assert view["sold"] == [1, 0, 0, 0, 0, 2]


@pytest.mark.rule("burgundy.trade-routes.overflow")
def test_what_is_left_of_a_sale_brings_no_bonus() -> None:
    """T6 ends with orange; its first space is red, its second turquoise."""
    at = Routed(T6, laid=(0,))
    events = at.sell(0, 4)
    assert [event["stop"] for event in events if event["event"] == "carried"] == [1, 2]
    assert reached(events) == [WAREHOUSE]
    assert at.player().sold[0] == 4


@pytest.mark.rule("burgundy.trade-routes.overflow")
def test_a_sale_waits_in_vain_where_a_bonus_has_filled_the_route() -> None:
    at = Routed(T11)
    at.player().goods[1] = 2
    at.sell(4, 2)
    events = at.play(kind="sell", goods=1)
    assert [event["colour"] for event in events if event["event"] == "carried"] == [1, 1]
    assert [int(count) for count in at.player().sold] == [0, 2, 0, 0, 2, 0]


@pytest.mark.rule("burgundy.trade-routes.no-second-run")
def test_a_full_route_is_not_used_again() -> None:
    at = Routed(T9, laid=(5, 5, 5))
    events = at.sell(0)
    assert reached(events) == []
    assert not [event for event in events if event["event"] == "carried"]
    assert at.player().silver == 1


@pytest.mark.rule("burgundy.trade-routes.monasteries-15-25")
def test_goods_on_the_route_count_as_sold_for_monasteries_15_and_25() -> None:
    at = Routed(NOTHING, phase=4)
    at.give(15)
    at.give(25)
    at.sell(0, 2)
    at.end_phase()
    assert at.table.over
    assert at.table.score_sheet(0)["monasteries"] == 2 + 2


@pytest.mark.rule("burgundy.trade-routes.not-unsold")
def test_goods_on_the_route_bring_no_points_as_unsold() -> None:
    at = Routed(NOTHING, phase=4)
    at.sell(0, 2)
    at.player().goods[1] = 1
    at.end_phase()
    assert at.table.score_sheet(0)["goods"] == 1


@pytest.mark.rule("burgundy.trade-routes.warehouse")
def test_a_sale_by_die_fills_the_route_and_is_paid() -> None:
    at = Routed(NOTHING)
    at.sell(0, 2)
    assert at.laid == [0, 0]
    assert at.player().silver == 1
    assert at.table.score_sheet(0)["sales"] == 2 * 2


@pytest.mark.rule("burgundy.trade-routes.warehouse")
def test_a_sale_by_warehouse_fills_the_route_and_is_paid() -> None:
    at = Routed(NOTHING)
    at.put(17, SHIP_TILE)
    at.player().goods[4] = 2
    at.place(11, WAREHOUSE)
    at.play(kind="sell", goods=4)
    assert at.laid == [4, 4]
    assert at.player().silver == 1
    assert at.table.score_sheet(0)["sales"] == 2 * 2


@pytest.mark.rule("burgundy.trade-routes.step-by-step")
def test_goods_sold_by_a_bonus_are_laid_before_the_rest_of_the_sale() -> None:
    """T11 begins with brown, which sells: the purple goods it sells come before the second brown one."""
    at = Routed(T11, T2)
    at.player().goods[1] = 2
    at.sell(4, 2)
    assert at.laid == [4]
    assert at.question == "Trade"
    events = at.play(kind="sell", goods=1)
    assert at.laid == [4, 1, 1, 4]
    assert reached(events) == [CHURCH]


@pytest.mark.rule("burgundy.trade-routes.step-by-step")
def test_a_bonus_is_settled_before_the_next_good_is_laid() -> None:
    """T2 begins with turquoise, which takes a ship: as long as that is not done the second good waits."""
    at = Routed(T2)
    at.lay(0, SHIP_TILE)
    at.sell(0, 2)
    assert at.laid == [0]
    assert at.question == "Fetch"
    at.play(kind="take", space=0)
    assert at.laid == [0, 0]


@pytest.mark.rule("burgundy.trade-routes.lost")
@pytest.mark.parametrize(
    ("board", "laid", "colour"),
    [(T1, (), 1), (T1, (0,), 3), (T2, (), 0), (T8, (), 3), (T11, (), 4)],
)
def test_a_bonus_that_cannot_be_used_is_lost(board: int, laid: tuple[int, ...], colour: int) -> None:
    """No building, no monastery, no ship on the board; nothing stored; no other goods."""
    at = Routed(board, laid=laid)
    events = at.sell(colour)
    assert len(reached(events)) == 1
    assert at.laid == [*laid, colour]
    assert at.table.seat == 1


# Bonuses


def before(effect: int) -> Routed:
    """The next space of seat 0 has an effect; tiles lie on the board, and one is stored."""
    board, space = next(
        (at, spaces.index(one)) for at, spaces in enumerate(BOARDS) for one in spaces if one[1] == effect
    )
    at = Routed(board, laid=tuple(wrong(board, place) for place in range(space)))
    for place, tile in enumerate((BANK, MONK, MINE_TILE, CASTLE_TILE, SHIP_TILE, animal(0, 2))):
        at.lay(place * 4, tile)
    at.store(SHIP_TILE)
    return at


def wrong(board: int, space: int) -> int:
    """A colour that is not that of a space."""
    return BOARDS[board][space][0] % 6


def colour_of(effect: int) -> int:
    return next(number - 1 for spaces in BOARDS for number, one in spaces if one == effect)


@pytest.mark.rule("burgundy.trade-routes.bonus.gain")
@pytest.mark.parametrize(
    ("effect", "silver", "workers", "points"), [(BANK, 2, 0, 0), (BOARDING_HOUSE, 0, 4, 0), (WATCHTOWER, 0, 0, 4)]
)
def test_a_bonus_brings_silver_workers_or_points(effect: int, silver: int, workers: int, points: int) -> None:
    at = before(effect)
    at.give(13)
    at.give(14)
    at.sell(colour_of(effect))
    assert (at.player().silver, at.player().workers) == (1 + silver, workers)
    sheet = at.table.score_sheet(0)
    assert (sheet["routes"], sheet["sales"], sheet["watchtowers"]) == (points, 2, 0)


@pytest.mark.rule("burgundy.trade-routes.bonus.take")
@pytest.mark.parametrize(
    ("effect", "spaces"),
    [(WORKSHOP, {0}), (CHURCH, {4, 8, 12}), (MARKET, {16, 20})],
    ids=["workshop", "church", "market"],
)
def test_a_bonus_takes_a_tile_of_its_kinds_from_a_numbered_depot(effect: int, spaces: set[int]) -> None:
    at = before(effect)
    at.sell(colour_of(effect))
    assert {action["space"] for action in at.legal(kind="take")} == spaces
    tile = at.table.board[min(spaces)]
    at.play(kind="take", space=min(spaces))
    assert list(at.player().store) == [SHIP_TILE, tile, 0]


@pytest.mark.rule("burgundy.trade-routes.bonus.place")
def test_a_bonus_places_a_stored_tile_on_a_cell_of_any_number() -> None:
    at = before(TOWN_HALL)
    at.sell(colour_of(TOWN_HALL))
    assert {action["cell"] for action in at.legal(kind="place")} == {17, 19}
    at.play(kind="place", cell=19)
    assert at.player().cells[19] == SHIP_TILE
    assert at.player().workers == 0


@pytest.mark.rule("burgundy.trade-routes.bonus.sell")
def test_a_bonus_sells_goods_with_monasteries_3_and_4() -> None:
    at = before(WAREHOUSE)
    at.give(3)
    at.give(4)
    at.player().goods[4] = 2
    at.sell(colour_of(WAREHOUSE))
    at.play(kind="sell", goods=4)
    assert (at.player().silver, at.player().workers) == (2 + 2, 2)
    assert at.table.score_sheet(0)["sales"] == 3 * 2


@pytest.mark.rule("burgundy.trade-routes.bonus.action")
def test_a_bonus_gives_an_action_with_any_number() -> None:
    at = before(CASTLE_TILE)
    at.sell(colour_of(CASTLE_TILE))
    assert at.question == "Castle"
    assert {action["space"] for action in at.legal(kind="take")} == {0, 4, 8, 12, 16, 20}
    assert at.legal(kind="workers")


# The boards

SILVER, WORK, VP, BLDG, CMY, SP, PLACE, SELL, ACTION = (
    BANK,
    BOARDING_HOUSE,
    WATCHTOWER,
    WORKSHOP,
    CHURCH,
    MARKET,
    TOWN_HALL,
    WAREHOUSE,
    CASTLE_TILE,
)


def shows(board: int, *spaces: tuple[int, int]) -> None:
    """Goods of these numbers, sold one after the other, bring these bonuses; others bring none."""
    for space, (number, bonus) in enumerate(spaces):
        for colour in range(6):
            at = Routed(board, laid=(0,) * space)
            assert reached(at.sell(colour)) == ([bonus] if colour == number - 1 else [])


@pytest.mark.rule("burgundy.trade-routes.board.01")
def test_board_1() -> None:
    shows(T1, (2, BLDG), (4, CMY), (1, WORK))


@pytest.mark.rule("burgundy.trade-routes.board.02")
def test_board_2() -> None:
    shows(T2, (1, SP), (2, SILVER), (5, PLACE))


@pytest.mark.rule("burgundy.trade-routes.board.03")
def test_board_3() -> None:
    shows(T3, (4, ACTION), (1, VP), (2, SP))


@pytest.mark.rule("burgundy.trade-routes.board.04")
def test_board_4() -> None:
    shows(T4, (3, PLACE), (5, VP), (6, SP))


@pytest.mark.rule("burgundy.trade-routes.board.05")
def test_board_5() -> None:
    shows(T5, (6, PLACE), (4, SP), (3, SELL))


@pytest.mark.rule("burgundy.trade-routes.board.06")
def test_board_6() -> None:
    shows(T6, (4, WORK), (1, SELL), (6, BLDG))


@pytest.mark.rule("burgundy.trade-routes.board.07")
def test_board_7() -> None:
    shows(T7, (5, ACTION), (6, SILVER), (1, BLDG))


@pytest.mark.rule("burgundy.trade-routes.board.08")
def test_board_8() -> None:
    shows(T8, (4, PLACE), (3, CMY), (2, WORK))


@pytest.mark.rule("burgundy.trade-routes.board.09")
def test_board_9() -> None:
    shows(T9, (1, SILVER), (6, ACTION), (5, BLDG))


@pytest.mark.rule("burgundy.trade-routes.board.10")
def test_board_10() -> None:
    shows(T10, (6, VP), (3, SILVER), (4, SELL))


@pytest.mark.rule("burgundy.trade-routes.board.11")
def test_board_11() -> None:
    shows(T11, (5, SELL), (2, CMY), (3, VP))


@pytest.mark.rule("burgundy.trade-routes.board.12")
def test_board_12() -> None:
    shows(T12, (3, WORK), (5, CMY), (2, ACTION))


@pytest.mark.rule("burgundy.trade-routes.balance")
def test_colours_and_bonuses_are_spread_evenly_over_the_boards() -> None:
    spaces = [space for board in BOARDS for space in board]
    assert Counter(number for number, _ in spaces) == dict.fromkeys(range(1, 7), 6)
    assert set(Counter(bonus for _, bonus in spaces).values()) == {4}
    assert len({bonus for _, bonus in spaces}) == 9
    assert len(set(spaces)) == 36
