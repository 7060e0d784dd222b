"""A player's turn and the workers, on estate 1."""

from __future__ import annotations

import pytest

from feldberg.games.burgundy.content import DEPOTS, MINE_TILE, SHIP_TILE, SPACES, monastery
from tests.rulebook.burgundy.games import decisions
from tests.rulebook.burgundy.position import Position

EDITIONS = ["2011", "2019"]
MONASTERY_1 = 12  # cells beside the start castle, with their numbers
SHIP_2 = 17
SHIP_5 = 19


def mines_in_all_depots(workers: int, dice: tuple[int, int], edition: str = "2019") -> Position:
    at = Position(dice=dice, edition=edition)
    at.roll(1, 2, seat=1)
    at.player().workers = workers
    for depot in range(DEPOTS):
        at.lay(depot * SPACES, MINE_TILE)
    at.ask()
    return at


def reach(at: Position) -> set[int]:
    """The numbers of the depots from which a tile can be taken."""
    return {action["space"] // SPACES + 1 for action in at.legal(kind="take")}


@pytest.mark.rule("burgundy.turn.two-actions")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_die_serves_for_one_action_and_then_the_turn_is_over(edition: str) -> None:
    at = Position(dice=(3, 5), edition=edition)
    at.roll(1, 2, seat=1)
    at.player().goods[2] = 1
    at.player().goods[4] = 1
    at.ask()
    assert {action["die"] for action in at.legal()} == {0, 1}
    at.play(kind="sell", die=0)
    assert at.table.seat == 0
    assert {action["die"] for action in at.legal()} == {1}
    at.play(kind="sell", die=1)
    assert at.table.seat == 1


@pytest.mark.rule("burgundy.turn.two-actions")
def test_two_dice_alike_serve_for_two_actions() -> None:
    at = Position(dice=(4, 4))
    at.roll(1, 2, seat=1)
    at.lay(12, MINE_TILE)
    at.lay(13, SHIP_TILE)
    at.ask()
    at.play(kind="take", space=12)
    assert at.table.seat == 0
    at.play(kind="take", space=13)
    assert at.table.seat == 1
    assert list(at.player().store) == [MINE_TILE, SHIP_TILE, 0]


@pytest.mark.rule("burgundy.turn.two-actions")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_through_a_game_both_dice_are_used_in_the_own_turn_and_not_before(players: int, edition: str) -> None:
    for table in decisions(seed=3, players=players, edition=edition):
        for place, seat in enumerate(table.turns):
            dice = table.dice[2 * seat : 2 * seat + 2]
            if place < table.turn:
                assert not any(dice)
            elif place > table.turn:
                assert all(dice)
            else:
                assert table.seat == seat


KINDS = ["take", "place", "sell", "workers"]
TILE_FOR = [monastery(16), SHIP_TILE]  # by die: what the 1 and the 2 can place
HOW: dict[str, list[dict[str, int]]] = {
    "take": [{"space": 0}, {"space": 4}],
    "place": [{"cell": MONASTERY_1}, {"cell": SHIP_2}],
    "sell": [{"goods": 0}, {"goods": 1}],
    "workers": [{}, {}],
}


@pytest.mark.rule("burgundy.turn.any-action")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
@pytest.mark.parametrize("second", KINDS)
@pytest.mark.parametrize("first", KINDS)
def test_the_dice_serve_in_either_order_for_any_two_actions(first: str, second: str, order: tuple[int, int]) -> None:
    plan = list(zip([first, second], order, strict=True))
    at = Position(dice=(1, 2))
    at.roll(1, 2, seat=1)
    at.store(*[TILE_FOR[die] for kind, die in plan if kind == "place"])
    at.lay(0, MINE_TILE)
    at.lay(4, MINE_TILE)
    at.player().goods[0] = 1
    at.player().goods[1] = 1
    at.ask()
    for kind, die in plan:
        assert at.table.seat == 0
        at.play(kind=kind, die=die, **HOW[kind][die])
    assert at.table.seat == 1
    kinds = [first, second]
    assert sum(1 for tile in at.player().store if tile) == kinds.count("take")
    assert sum(1 for tile in at.player().cells if tile) == 1 + kinds.count("place")
    assert sum(at.player().sold) == kinds.count("sell")
    assert at.player().workers == 2 * kinds.count("workers")


@pytest.mark.rule("burgundy.turn.no-pass")
@pytest.mark.parametrize("edition", EDITIONS)
def test_where_nothing_else_is_possible_each_die_still_takes_workers(edition: str) -> None:
    at = Position(dice=(3, 5), edition=edition)
    at.roll(1, 2, seat=1)
    at.ask()
    assert at.legal() == [{"kind": "workers", "die": 0}, {"kind": "workers", "die": 1}]
    at.play(die=0)
    assert at.table.seat == 1
    assert at.player().workers == 4


@pytest.mark.rule("burgundy.turn.no-pass")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_turn_cannot_be_ended_while_a_die_is_left(edition: str) -> None:
    at = Position(dice=(3, 5), edition=edition)
    at.lay(24, MINE_TILE)
    at.player().silver = 2
    at.ask()
    assert not at.legal(kind="done")
    at.play(kind="workers", die=0)
    assert not at.legal(kind="done")
    at.play(kind="workers", die=1)
    assert at.table.seat == 0
    assert at.legal(kind="done")


@pytest.mark.rule("burgundy.worker.step")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_worker_changes_a_die_by_one_up_or_down(edition: str) -> None:
    assert reach(mines_in_all_depots(workers=0, dice=(3, 0), edition=edition)) == {3}
    assert reach(mines_in_all_depots(workers=1, dice=(3, 0), edition=edition)) == {2, 3, 4}


@pytest.mark.rule("burgundy.worker.step")
@pytest.mark.parametrize(("space", "left"), [(4, 0), (8, 1), (12, 0)])
def test_the_worker_that_changes_a_die_is_spent(space: int, left: int) -> None:
    at = mines_in_all_depots(workers=1, dice=(3, 0))
    at.play(kind="take", space=space)
    assert at.player().workers == left


@pytest.mark.rule("burgundy.worker.step")
def test_a_worker_also_helps_to_place_and_to_sell() -> None:
    at = Position(dice=(4, 4))
    at.roll(1, 2, seat=1)
    at.store(SHIP_TILE)
    at.player().goods[2] = 1
    at.ask()
    assert not at.legal(kind="place")
    assert not at.legal(kind="sell")
    at.player().workers = 2
    at.ask()
    at.play(kind="place", cell=SHIP_5)
    assert at.player().workers == 1
    at.play(kind="sell", goods=2)
    assert at.player().workers == 0


@pytest.mark.rule("burgundy.worker.wrap")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_worker_turns_a_six_into_a_one_and_a_one_into_a_six(edition: str) -> None:
    assert reach(mines_in_all_depots(workers=1, dice=(6, 0), edition=edition)) == {5, 6, 1}
    assert reach(mines_in_all_depots(workers=1, dice=(1, 0), edition=edition)) == {6, 1, 2}


@pytest.mark.rule("burgundy.worker.wrap")
@pytest.mark.parametrize(("die", "space"), [(6, 0), (1, 20)])
def test_the_step_between_six_and_one_costs_one_worker(die: int, space: int) -> None:
    at = mines_in_all_depots(workers=3, dice=(die, 0))
    at.play(kind="take", space=space)
    assert at.player().workers == 2


@pytest.mark.rule("burgundy.worker.wrap")
def test_a_six_is_a_one_for_placing_and_selling_too() -> None:
    at = Position(dice=(6, 6))
    at.roll(1, 2, seat=1)
    at.store(monastery(16))
    at.player().workers = 2
    at.player().goods[0] = 1
    at.ask()
    at.play(kind="place", cell=MONASTERY_1)
    assert at.player().workers == 1
    at.play(kind="sell", goods=0)
    assert at.player().workers == 0


@pytest.mark.rule("burgundy.worker.many")
@pytest.mark.parametrize(
    ("workers", "numbers"), [(0, {1}), (1, {6, 1, 2}), (2, {5, 6, 1, 2, 3}), (3, {1, 2, 3, 4, 5, 6})]
)
def test_each_further_worker_takes_a_die_one_step_further(workers: int, numbers: set[int]) -> None:
    assert reach(mines_in_all_depots(workers, dice=(1, 0))) == numbers


@pytest.mark.rule("burgundy.worker.many")
@pytest.mark.parametrize(("depot", "spent"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 2), (6, 1)])
def test_every_step_costs_a_worker(depot: int, spent: int) -> None:
    at = mines_in_all_depots(workers=5, dice=(1, 0))
    at.play(kind="take", space=(depot - 1) * SPACES)
    assert at.player().workers == 5 - spent


@pytest.mark.rule("burgundy.worker.anytime")
@pytest.mark.parametrize("edition", EDITIONS)
def test_workers_taken_with_the_first_die_change_the_second(edition: str) -> None:
    at = Position(dice=(3, 5), edition=edition)
    at.roll(1, 2, seat=1)
    at.lay(0, MINE_TILE)
    at.ask()
    assert not at.legal(kind="take")
    at.play(kind="workers", die=0)
    at.play(kind="take", die=1, space=0)
    assert at.player().store[0] == MINE_TILE
    assert at.player().workers == 0


@pytest.mark.rule("burgundy.worker.anytime")
def test_both_dice_may_be_changed_in_one_turn() -> None:
    at = mines_in_all_depots(workers=2, dice=(2, 4))
    at.play(kind="take", die=0, space=0)
    assert at.player().workers == 1
    at.play(kind="take", die=1, space=16)
    assert at.player().workers == 0


@pytest.mark.rule("burgundy.example.worker-2-to-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_anna_turns_a_2_into_a_6_with_two_workers(edition: str) -> None:
    assert 6 not in reach(mines_in_all_depots(workers=1, dice=(2, 0), edition=edition))
    at = mines_in_all_depots(workers=2, dice=(2, 0), edition=edition)
    at.play(kind="take", space=20)
    assert at.player().store[0] == MINE_TILE
    assert at.player().workers == 0
