"""Border posts: estates 11a to 11f and the points for linking their posts."""

from __future__ import annotations

from itertools import product

import pytest

import feldberg
from feldberg import OptionError
from feldberg.games.burgundy.content import BANK, CASTLE_TILE, INN, LETTERS, MINE_TILE, SHIP_TILE, animal, monastery
from feldberg.games.burgundy.estates import DICE, HEXAGON, NAMED, POST_ESTATES, POSTS, ROWS
from tests.rulebook.burgundy.position import Position, started

NAMES = ["11a", "11b", "11c", "11d", "11e", "11f"]

TOTALS = {"B": 12, "S": 6, "P": 6, "Y": 6, "M": 3, "C": 4}

# On 11a the second row, all monasteries, links the upper posts; ships lead from the left one down to the third.
ACROSS, RIGHT = [4, 5, 6, 7], 8
COWS = animal(0, 2)
DOWN, BOTTOM = [9, 16, 23, 29], 34


def on_11a(players: int = 2, phase: int = 0) -> Position:
    return Position(players=players, estates=NAMES[:players], border_posts=True, inns=True, phase=phase)


def posts(at: Position, seat: int = 0) -> int:
    return at.table.score_sheet(seat)["posts"]


def linked(at: Position, seat: int = 0) -> int:
    found: int = at.table.view(None)["players"][seat]["linked"]
    return found


def fill(at: Position, cells: list[int], seat: int = 0) -> None:
    for cell in cells:
        at.put(cell, MINE_TILE, seat)


def link_all(at: Position, seat: int) -> None:
    """An inn links the third post of an estate that is otherwise full."""
    fill(at, [cell for cell in range(37) if cell not in POSTS[2] and not at.player(seat).cells[cell]], seat)
    at.place(POSTS[2][0], INN, seat)


def cell_at(row: int, place: int) -> int:
    return sum(ROWS[: row - 1]) + place - 1


# Set-up


@pytest.mark.rule("burgundy.border-posts.estates")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_one_of_six_estates_and_none_is_there_twice(players: int) -> None:
    seen = set()
    for seed in range(60):
        table = started(seed, players=players, border_posts=True)
        dealt = table.view(None)["settling"]["dealt"]
        assert all(len(faces) == 1 for faces in dealt)
        assert len({faces[0] for faces in dealt}) == players
        seen |= {POST_ESTATES[faces[0]][0] for faces in dealt}
    assert seen == set(NAMES)


@pytest.mark.rule("burgundy.border-posts.estates")
def test_posts_are_only_on_these_estates() -> None:
    for estates in (1, [1, 2], ["11a", "11a"], ["11a"], "11a", ["11a", "12a"]):
        with pytest.raises(OptionError, match="estates"):
            feldberg.game("burgundy", players=2, border_posts=True, estates=estates)
    with pytest.raises(OptionError, match="estates"):
        feldberg.game("burgundy", players=2, estates=["11a", "11b"])
    assert "posts" not in started().score_sheet(0)


@pytest.mark.rule("burgundy.border-posts.posts")
def test_each_post_touches_two_cells_of_the_rim() -> None:
    places = [[(2, 1), (3, 1)], [(2, 5), (3, 6)], [(7, 2), (7, 3)]]
    assert [[cell_at(*place) for place in post] for post in places] == POSTS


@pytest.mark.rule("burgundy.border-posts.layouts")
@pytest.mark.parametrize(
    ("name", "regions", "count"),
    [
        ("11a", "B 7 2 2 1, S 5 1, P 5 1, Y 5 1, M 2 1, C 1 1 1 1", 16),
        ("11b", "B 5 3 3 1, S 6, P 6, Y 6, M 3, C 1 1 1 1", 12),
        ("11c", "B 4 4 4, S 4 2, P 5 1, Y 4 1 1, M 1 1 1, C 1 1 1 1", 17),
        ("11d", "B 6 4 2, S 6, P 3 3, Y 3 2 1, M 3, C 2 1 1", 13),
        ("11e", "B 8 3 1, S 4 2, P 6, Y 2 2 2, M 2 1, C 2 1 1", 14),
        ("11f", "B 6 6, S 3 2 1, P 4 2, Y 2 2 2, M 3, C 1 1 1 1", 15),
    ],
)
def test_the_estates_are_as_printed(name: str, regions: str, count: int) -> None:
    estate = NAMED[name]
    found = {}
    for letter, *numbers in map(str.split, regions.split(",")):
        found[letter] = sorted(map(int, numbers), reverse=True)
    for letter, sizes in found.items():
        cells = [cells for cells in estate.cells if LETTERS[estate.colour[cells[0]]] == letter]
        assert sorted(map(len, cells), reverse=True) == sizes
    assert len(estate.cells) == count
    assert {letter: sum(sizes) for letter, sizes in found.items()} == TOTALS
    assert "".join(map(str, estate.dice)) == DICE.replace(" ", "")


@pytest.mark.rule("burgundy.border-posts.start-castle")
@pytest.mark.parametrize("name", NAMES)
def test_the_start_castle_goes_onto_any_castle_cell(name: str) -> None:
    estates = [name, next(other for other in NAMES if other != name)]
    table = started(border_posts=True, estates=estates)
    while table.seat != 0:
        table.play(table.legal()[0])
    cells = {table.game.parts(action)["cell"] for action in table.legal()}
    assert cells == {cell for cell, colour in enumerate(NAMED[name].colour) if LETTERS[colour] == "C"}
    assert len(cells) == 4


@pytest.mark.rule("burgundy.border-posts.start-castle")
def test_the_start_castle_is_a_tile_of_the_chain() -> None:
    """On 11e the castle on cell 9 stands at the upper left post."""
    at = Position(estates=["11e", "11a"], castle=9, border_posts=True)
    assert at.player().cells[9] == CASTLE_TILE
    fill(at, [10, 11, 12])
    at.place(13, SHIP_TILE)
    assert (posts(at), linked(at)) == (0, 0)
    at.place(8, BANK)
    assert (posts(at), linked(at)) == (10, 2)


# Points


@pytest.mark.rule("burgundy.border-posts.reached")
@pytest.mark.parametrize(("left", "right"), list(product(POSTS[0], POSTS[1])))
def test_one_of_its_two_cells_reaches_a_post(left: int, right: int) -> None:
    """A chain along the second or the third row, or from one to the other; the inn fills any gap."""
    at = on_11a()
    row = {(4, 8): [4, 5, 6, 7], (4, 14): [4, 5, 6, 7, 13], (9, 8): [9, 10, 11, 12, 13], (9, 14): [9, 10, 11, 12, 13]}
    fill(at, row[left, right])
    assert linked(at) == 0
    at.place(right, INN)
    assert (posts(at), linked(at)) == (10, 2)


@pytest.mark.rule("burgundy.border-posts.two")
@pytest.mark.parametrize(("phase", "points"), list(enumerate([10, 8, 6, 4, 2])))
def test_two_linked_posts_bring_the_value_of_the_phase_once(phase: int, points: int) -> None:
    at = on_11a(phase=phase)
    fill(at, ACROSS)
    assert posts(at) == 0
    at.place(RIGHT, monastery(16))
    assert (posts(at), linked(at)) == (points, 2)
    assert posts(at, seat=1) == 0
    at.place(14, COWS)  # at the same post
    assert posts(at) == points


@pytest.mark.rule("burgundy.border-posts.third")
@pytest.mark.parametrize(("phase", "points"), list(enumerate([10, 8, 6, 4, 2])))
def test_the_third_post_brings_the_value_of_the_phase_once_more(phase: int, points: int) -> None:
    at = on_11a(phase=phase)
    link_all(at, 1)  # so that the bonus is the small one
    fill(at, [*ACROSS, RIGHT, *DOWN])
    at.place(BOTTOM, SHIP_TILE)
    assert (posts(at), linked(at)) == (points + 2, 3)


@pytest.mark.rule("burgundy.border-posts.bonus-large")
@pytest.mark.parametrize(("players", "bonus"), [(2, 5), (3, 6), (4, 7)])
def test_the_first_to_link_all_posts_gets_the_large_bonus(players: int, bonus: int) -> None:
    at = on_11a(players, phase=4)
    fill(at, [*ACROSS, RIGHT, *DOWN])
    at.place(BOTTOM, SHIP_TILE)
    assert posts(at) == 2 + bonus
    at.place(35, COWS)  # at the same post
    assert posts(at) == 2 + bonus


@pytest.mark.rule("burgundy.border-posts.bonus-small")
@pytest.mark.parametrize(("players", "bonus"), [(2, 2), (3, 3), (4, 4)])
def test_the_second_gets_the_small_bonus_and_later_ones_none(players: int, bonus: int) -> None:
    at = on_11a(players, phase=4)
    for seat in range(1, players):
        link_all(at, seat)
    assert [posts(at, seat) - 2 for seat in range(1, players)] == [players + 3, players, 0][: players - 1]
    fill(at, [*ACROSS, RIGHT, *DOWN])
    at.place(BOTTOM, SHIP_TILE)
    assert posts(at) == 2 + (bonus if players == 2 else 0)


@pytest.mark.rule("burgundy.border-posts.example")
def test_two_posts_in_phase_a_and_the_third_in_phase_c_bring_10_and_13() -> None:
    at = on_11a(players=4)
    fill(at, ACROSS)
    at.place(RIGHT, monastery(16))
    assert posts(at) == 10
    at.table.phase = 2
    fill(at, DOWN)
    at.place(BOTTOM, SHIP_TILE)
    assert posts(at) == 23


@pytest.mark.rule("burgundy.border-posts.one-chain")
def test_a_gap_in_the_chain_links_nothing() -> None:
    at = on_11a()
    fill(at, [4, 6, 7])
    at.place(RIGHT, monastery(16))
    assert (posts(at), linked(at)) == (0, 0)
    at.place(5, monastery(17))
    assert (posts(at), linked(at)) == (10, 2)


@pytest.mark.rule("burgundy.border-posts.one-chain")
def test_two_posts_need_5_tiles_and_three_need_10() -> None:
    """All chains meet in some cell: the shortest ways from there to the posts, counted by steps."""
    steps = [[distance(cell, post) for post in POSTS] for cell in range(37)]
    assert min(one + two + 1 for one, two, _ in steps) == 5
    assert min(two + three + 1 for _, two, three in steps) == 5
    assert min(one + three + 1 for one, _, three in steps) == 5
    assert min(sum(ways) + 1 for ways in steps) == 10


def distance(cell: int, goal: list[int]) -> int:
    reached, steps = {cell}, 0
    while not reached & set(goal):
        reached |= {other for one in reached for other in HEXAGON.touching[one]}
        steps += 1
    return steps


@pytest.mark.rule("burgundy.border-posts.all-at-once")
def test_one_tile_that_links_all_posts_scores_the_phase_twice_and_the_bonus() -> None:
    """The ship on 9 reaches the left post and joins the ways from there to the other two."""
    at = on_11a(players=4)
    fill(at, [10, 5, 6, 7, RIGHT])
    fill(at, [15, 22, 23, 29, BOTTOM])
    assert linked(at) == 0
    at.place(9, SHIP_TILE)
    assert posts(at) == 10 + 10 + 7


@pytest.mark.rule("burgundy.border-posts.no-bonus-tile")
def test_monastery_26_does_not_count_the_bonus() -> None:
    at = on_11a(phase=4)
    at.give(26)
    fill(at, [*ACROSS, RIGHT, *DOWN])
    at.place(BOTTOM, SHIP_TILE)
    tiles = at.table.view(None)["players"][0]["bonus_tiles"]
    assert tiles == {"large": [], "small": []}
    at.end_phase()
    assert at.table.score_sheet(0)["monasteries"] == 0
