"""What the screen is told."""

from __future__ import annotations

import feldberg
from feldberg.games.burgundy.content import MINE_TILE, SHIP_TILE
from tests.rulebook.burgundy.position import Position


def test_taking_no_goods_can_be_pointed_at_with_two_depots() -> None:
    """With monastery 5 the pair without goods may lie inside the others: touching it alone must be possible."""
    at = Position(dice=(2, 5))
    at.give(5)
    at.store(SHIP_TILE)
    for depot in (0, 1, 2, 5):
        at.goods(depot, 1)
    at.ask()
    at.play(kind="place", cell=17)
    assert at.question == "Sail"
    elements = [set(at.game.elements(at.table, action)) for action in at.table.legal()]
    assert {"done"} in elements
    assert not any(one < other for one in elements for other in elements)


def test_the_income_of_a_phase_is_no_consequence_of_the_last_choice() -> None:
    at = Position(players=2, dice=(0, 0))
    at.put(24, MINE_TILE)
    at.table.round = 4
    at.table.turn = 1
    at.roll(3, 0, seat=1)
    at.put(24, MINE_TILE, seat=1)
    at.table.drop_questions()
    at.player(1).goods[0] = 1
    at.player(1).workers = 2
    at.table.settle()
    assert at.table.seat == 1
    [workers] = [action for action in at.table.legal() if at.game.parts(action)["kind"] == "workers"]
    assert at.table.consequence(workers) == {"workers": 2}
    at.table.play(workers)
    assert at.player(1).silver == 1


def test_what_is_left_undrawn_adds_up() -> None:
    view = feldberg.game("burgundy", players=4).start(1).view(0)
    assert [sum(kinds.values()) for kinds in view["undrawn"]] == [8, 8, 16, 16, 32, 16, 32]
    assert sum(view["undrawn_goods"].values()) == 42 - 12 - 5


def test_linked_posts_are_told_with_the_shortest_chain_of_tiles() -> None:
    at = Position(players=2, estates=["11a", "11b"], border_posts=True)

    def links() -> list[tuple[list[int], list[int]]]:
        return [(link["posts"], link["cells"]) for link in at.table.view(None)["players"][0]["links"]]

    across, detour, down = [4, 5, 6, 7, 8], [1, 2, 10, 11], [9, 16, 23, 29, 34]
    for cell in [*across[:-1], *detour]:
        at.put(cell, MINE_TILE)
    assert links() == []
    at.put(across[-1], MINE_TILE)
    assert links() == [([0, 1], across)]
    for cell in down:
        at.put(cell, MINE_TILE)
    assert links() == [([0, 1], across), ([0, 2], down)]
