from __future__ import annotations

import math

import pytest

import feldberg
from feldberg.agents.search import Search
from feldberg.agents.tree import CURIOSITY, GROWN, TOLERANCE, Branch, Tree
from feldberg.core.playout import Cut

SPREAD = 10.0


def hallertau(decisions: int = 0, **options: object) -> feldberg.State:
    """A position of two players who take what comes first."""
    state: feldberg.State = feldberg.game("hallertau", players=2, **options).start(1, events=False)
    for _ in range(decisions):
        state.play(state.legal()[0])
    return state


def branch(promises: dict[int, float], tried: dict[int, tuple[int, float]]) -> Branch:
    """With what its answers promise, and how often they were tried and what they came to."""
    made = Branch()
    made.promises = promises
    for action, (count, mean) in tried.items():
        one = made.grow(action)
        one.count, one.total = count, count * mean
        made.count += count
        made.total += count * mean
    return made


@pytest.fixture
def table() -> feldberg.State:
    """Somebody has three choices."""
    state = hallertau()
    while len(state.legal()) != 3:
        state.play(state.legal()[0])
    return state


@pytest.mark.parametrize(
    ("promises", "tried", "taken"),
    [
        ((5.0, 7.0, 6.0), ((1, 30.0), (1, 30.0), (1, 30.0)), 1),  # of equals what promises most
        ((5.0, 5.0, 5.0), ((40, 30.0), (40, 31.0), (40, 29.0)), 1),  # of what was tried much the best
        ((5.0, 5.0, 5.0), ((400, 31.0), (1, 30.0), (400, 31.0)), 1),  # what was hardly tried
        ((5.0, -60.0, 5.0), ((400, 31.0), (1, 30.0), (40, 31.0)), 2),  # unless it promises nothing
        ((5.0, 5.0, 5.0), ((4, 31.0), (1, -300.0), (4, 30.0)), 0),  # or was very bad
    ],
)
def test_a_branch_goes_on_with_what_came_out_best_or_may_be_better(
    table: feldberg.State,
    promises: tuple[float, ...],
    tried: tuple[tuple[int, float], ...],
    taken: int,
) -> None:
    legal = table.legal()
    made = branch(dict(zip(legal, promises, strict=True)), dict(zip(legal, tried, strict=True)))
    assert made.choice(table, table.seat, None, SPREAD) == legal[taken]


def test_what_was_never_tried_counts_as_usual_and_as_it_promises(table: feldberg.State) -> None:
    first, second, third = table.legal()
    share = 1 / (1 + math.exp(-3.0 / (TOLERANCE * SPREAD)) * 2)
    bonus = CURIOSITY * SPREAD * 3.0 * share  # of the first, for the root of nine play-outs
    for less, taken in ((0.1, second), (-0.1, first)):
        better = 30.0 + bonus - CURIOSITY * SPREAD * 3.0 * share * math.exp(-3.0 / (TOLERANCE * SPREAD)) / 10 + less
        made = branch({first: 9.0, second: 6.0, third: 6.0}, {second: (9, better)})
        made.total = 9 * 30.0
        assert made.choice(table, table.seat, None, SPREAD) == taken


def test_what_is_new_in_a_world_is_looked_at_once(table: feldberg.State) -> None:
    made = branch({}, {table.legal()[0]: (GROWN, 1.0)})
    made.choice(table, table.seat, None, SPREAD)
    looked = {}
    for action in table.legal():
        after = table.copy()
        after.play(action)
        looked[action] = after.outlook(table.seat)
    assert made.promises == looked
    made.promises = dict.fromkeys(looked, 3.0)
    made.choice(table, table.seat, None, SPREAD)
    assert set(made.promises.values()) == {3.0}


def tried_out(tree: Tree, start: feldberg.State, action: int, horizon: int) -> list[Branch]:
    """Lead one more play-out through a tree."""
    after = start.copy()
    after.play(action)
    return tree.follow(after, action, Cut(start, start.seat, horizon), None, None)


def test_a_tree_grows_where_play_outs_go_and_no_deeper_than_it_may() -> None:
    start = hallertau()
    action = start.legal()[0]
    for depth in (0, 1, 3):
        tree = Tree(depth)
        lengths = []
        for number in range(40):
            way = tried_out(tree, start, action, 12)
            tree.note(way, float(number % 7))
            lengths.append(len(way))
        assert lengths[:GROWN] == [1] * GROWN
        assert max(lengths) == depth + 1
        root = tree.candidates[action]
        assert (root.count, root.total) == (40, sum(number % 7 for number in range(40)))
        assert sum(one.count for one in root.branches.values()) == (40 - GROWN if depth else 0)


def test_a_tree_comes_to_prefer_what_came_out_better_to_what_promised_more() -> None:
    start = hallertau()
    action = start.legal()[0]
    tree = Tree(1)
    for lead in (-SPREAD, SPREAD):
        tree.note([], lead)  # of another candidate
    for _ in range(GROWN + 1):
        tree.note(tried_out(tree, start, action, 12), 0.0)
    root = tree.candidates[action]
    promising, second, *_ = sorted(root.promises, key=lambda one: root.promises[one], reverse=True)
    assert list(root.branches) == [promising]
    for _ in range(100):
        way = tried_out(tree, start, action, 12)
        tree.note(way, 5.0 if way[1] is root.branches.get(second) else 0.0)
    assert root.branches[second].count > 60


def test_a_tree_ends_at_the_cut_and_where_chance_decides() -> None:
    def deepest(start: feldberg.State, horizon: int) -> int:
        tree, found = Tree(30), 0
        for number in range(200):
            way = tried_out(tree, start, start.legal()[0], horizon)
            tree.note(way, float(number % 7))
            found = max(found, len(way))
        return found

    bare: feldberg.State = feldberg.game("hallertau", players=2, cards=False).start(1, events=False)
    assert deepest(bare, 2) < deepest(bare, 6) < deepest(bare, 12)
    rolled: feldberg.State = feldberg.game("burgundy", players=2).start(1, events=False)
    first = rolled.seat
    while rolled.seat == first:
        rolled.play(rolled.legal()[-1])
    assert 1 < deepest(rolled, 12) < 5  # then the dice of the next round are rolled


def test_a_tree_knows_how_far_apart_play_outs_come_out() -> None:
    tree = Tree(1)
    for lead in (4.0, 6.0, 8.0, 14.0):
        tree.note([], lead)
    assert tree.mean == pytest.approx(8.0)
    assert tree.spread == pytest.approx(math.sqrt((16 + 4 + 0 + 36) / 4))
    alike = Tree(1)
    alike.note([], 5.0)
    assert alike.spread == 1.0  # so that it can be divided by


def test_a_search_with_a_tree_tries_the_same_candidates_otherwise() -> None:
    state = hallertau(4)
    found = [
        [(one.action, one.lead) for one in Search(state.game, 1, 240, 12, depth=depth).weigh(state.seen_by(state.seat))]
        for depth in (0, 3, 3)
    ]
    assert found[0] != found[1] == found[2]
    assert {action for action, _ in found[0]} == {action for action, _ in found[1]}


def test_every_thought_has_a_tree_of_its_own() -> None:
    """Of its play-outs: what is looked at before the candidates are chosen is no part of it."""
    state = hallertau()
    search = Search(state.game, 1, 60, 12, depth=3)
    assert len(state.legal()) > search.candidates
    for _ in range(2):
        weighed = search.weigh(state.seen_by(state.seat))
        tried = {action: branch.count for action, branch in search.tree.candidates.items()}
        assert tried == {one.action: len(one.leads) for one in weighed}
        assert search.tree.count == sum(tried.values())


@pytest.mark.parametrize(
    ("level", "name", "depth"), [("master", "hallertau", 3), ("journeyman", "hallertau", 0), ("master", "toy", 0)]
)
def test_masters_search_on_where_the_game_says_so(level: str, name: str, depth: int) -> None:
    agent = feldberg.agent(level, feldberg.game(name, players=2))
    assert isinstance(agent, Search)
    assert agent.depth == depth == agent.tree.depth
