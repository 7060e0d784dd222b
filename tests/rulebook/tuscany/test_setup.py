"""Laying out the game, joining boards, the first bonus tile."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest

import feldberg
from feldberg.core.rows import zeros
from feldberg.games.tuscany.box import OUR_BOX
from feldberg.games.tuscany.content import TYPE_OF
from feldberg.games.tuscany.domains import EVERY_WAY, SHAPES
from feldberg.games.tuscany.state import Table
from tests.rulebook.tuscany.position import PRINTED, Position, dealt

player_counts = pytest.mark.parametrize("players", [2, 3, 4])
GAME = feldberg.game("tuscany", content=PRINTED)
FLAT = {"kind": "arrange", "order": 0, "turns": 0, "joins": 1}  # as in positions


def laid_out(players: int = 4, seed: int = 1, **options: Any) -> Table:
    table: Table = feldberg.game("tuscany", players=players, **options).start(seed)
    return table


def actions(table: Table, seat: int, kind: str) -> list[dict[str, Any]]:
    return [parts for parts in map(table.game.parts, table.legal(seat)) if parts["kind"] == kind]


def join(table: Table, seat: int) -> None:
    """Join the boards and place the starting castle in the first way that is offered."""
    table.play(table.legal(seat)[0], seat)
    table.play(table.legal(seat)[0], seat)


@pytest.mark.rule("tuscany.setup.players")
def test_two_to_four_play_each_with_what_is_theirs() -> None:
    for players in (2, 3, 4):
        table = laid_out(players)
        assert len(table.players) == players
        assert [list(player.stack) for player in table.players] == [
            list(range(32 + 21 * seat, 53 + 21 * seat)) for seat in range(players)
        ]
    for players in (0, 1, 5):
        with pytest.raises(feldberg.OptionError, match="players"):
            laid_out(players)


@pytest.mark.rule("tuscany.setup.stacks")
def test_the_own_tiles_form_three_stacks_of_seven() -> None:
    table = laid_out()
    assert [player["stacks"] for player in table.view(None)["players"]] == [[7, 7, 7]] * 4
    position = Position()
    for used, stacks in (
        (1, [6, 7, 7]),
        (7, [0, 7, 7]),
        (8, [0, 6, 7]),
        (14, [0, 0, 7]),
        (20, [0, 0, 1]),
        (21, [0] * 3),
    ):
        twin = position.copy()
        twin.used(used)
        assert twin.table.view(None)["players"][0]["stacks"] == stacks


@pytest.mark.rule("tuscany.setup.stacks")
def test_which_own_tile_comes_is_chance() -> None:
    turned = Counter[int]()
    for seed in range(120):
        position = Position()
        position.table.chance.seed(seed)
        position.turn().do("take castle")
        turned[int(position.table.display[0]) - 32] += 1
    assert len(turned) == 21
    assert max(turned.values()) < 20


@pytest.mark.rule("tuscany.setup.tracks")
@player_counts
def test_all_begin_with_no_points(players: int) -> None:
    view = laid_out(players).view(None)
    assert view["scores"] == [0] * players
    assert [player["green"] for player in view["players"]] == [0] * players
    assert [player["red"] for player in view["players"]] == [0] * players


@pytest.mark.rule("tuscany.setup.colour-bonus")
def test_colour_bonuses_begin_with_their_first_side() -> None:
    table = laid_out()
    assert list(table.sides) == [0] * 8
    assert list(table.view(None)["colour_bonuses"].values()) == [int(sides[0]) for sides in table.box.colour_bonuses]


@player_counts
@pytest.mark.rule("tuscany.setup.first-player")
def test_who_begins_is_drawn_at_random_and_stays_first(players: int) -> None:
    game = feldberg.game("tuscany", players=players)
    began = Counter(int(dealt(game, seed).first) for seed in range(300))
    assert sorted(began) == list(range(players))
    assert min(began.values()) > 300 / players / 2
    table = laid_out(players, 5)
    first = int(table.first)
    while not table.over:
        table.play(table.legal()[0])
        assert table.view(None)["first"] == first


@pytest.mark.rule("tuscany.setup.display")
@player_counts
def test_eight_random_neutral_tiles_lie_open(players: int) -> None:
    shown = Counter[int]()
    for seed in range(60):
        table = dealt(feldberg.game("tuscany", players=players), seed)
        assert len(set(table.display)) == 8
        assert len(table.neutral) == 24
        assert sorted([*table.display, *table.neutral]) == list(range(32))
        shown.update(map(int, table.display))
    assert len(shown) == 32


@pytest.mark.rule("tuscany.setup.display-no-five")
def test_no_colour_lies_open_five_times_at_the_start() -> None:
    most = 0
    for seed in range(300):
        most = max(most, *Counter(TYPE_OF[tile] for tile in dealt(GAME, seed).display).values())
    assert most in (3, 4)


@pytest.mark.rule("tuscany.setup.hand")
@player_counts
def test_everybody_draws_five_cards_that_nobody_else_sees(players: int) -> None:
    table = laid_out(players)
    assert table.top is not None
    assert type(table.top).__name__ == "Joining"
    for seat in range(players):
        seen = table.view(seat)["players"]
        assert sum(seen[seat]["hand"].values()) == 5
        assert [player["hand"] for player in seen if player is not seen[seat]] == [None] * (players - 1)
        assert [player["hand_size"] for player in seen] == [5] * players
    assert table.view(None)["deck"] == 122 - 5 * players


@pytest.mark.rule("tuscany.setup.board-deal")
def test_everybody_gets_a_random_board_of_each_letter() -> None:
    got = [Counter[int](), Counter[int](), Counter[int]()]
    for seed in range(80):
        table = dealt(feldberg.game("tuscany", players=4), seed)
        for letter in range(3):
            assert sorted(int(player.boards[letter]) for player in table.players) == [0, 1, 2, 3]
            got[letter][int(table.players[0].boards[letter])] += 1
    assert all(len(one) == 4 and min(one.values()) > 8 for one in got)
    table = laid_out(2)
    shown = table.view(0)["players"][1]
    assert shown["numbers"] == [int(number) for number in table.players[1].boards]
    assert [len(board) for board in shown["boards"]] == [10, 10, 10]


@pytest.mark.rule("tuscany.setup.board-join")
def test_boards_are_joined_in_any_order_and_either_way_up() -> None:
    table: Table = GAME.start(1)
    offered = actions(table, 0, "arrange")
    assert {way["order"] for way in offered} == set(range(6))
    assert {way["turns"] for way in offered} == set(range(8))
    ways = {(way.order, way.turns, way.joins) for way in EVERY_WAY}
    either = (False, True)
    assert ways == set(product(permutations(range(3)), product(either, repeat=3), product(either, repeat=2)))


@pytest.mark.rule("tuscany.setup.board-no-mirror")
def test_a_board_is_turned_but_never_mirrored() -> None:
    printed = [[int(colour) for colour in alike[0]] for alike in OUR_BOX.boards]
    for domain in OUR_BOX.ways(zeros(3)).values():
        colours = [int(colour) for colour in domain.colour]
        for place, letter in enumerate(domain.arrangement.order):
            lies = colours[10 * place : 10 * place + 10]
            assert lies == (printed[letter][::-1] if domain.arrangement.turns[place] else printed[letter])


@pytest.mark.rule("tuscany.setup.board-offset")
def test_a_board_lies_half_a_space_higher_or_lower_than_its_neighbour() -> None:
    assert len(SHAPES) == 4
    shifts = set()
    for shape in SHAPES:
        tops = [shape.places[10 * board + 3][1] for board in range(3)]  # of the column of four, in half spaces
        shifts.add((tops[1] - tops[0], tops[2] - tops[1]))
        for board in (0, 1):
            seam = {
                (one, other) for one in range(30) for other in shape.touching[one] if one // 10 == board < other // 10
            }
            assert len(seam) == 5
            assert len({one for one, _ in seam}) == len({other for _, other in seam}) == 3
    assert shifts == set(product((-1, 1), repeat=2))


@pytest.mark.rule("tuscany.setup.board-offset")
def test_the_spaces_of_a_board_touch_like_columns_of_three_four_and_three() -> None:
    touching = [{other for other in SHAPES[0].touching[cell] if other < 10} for cell in range(10)]
    assert touching == [
        {1, 3, 4},
        {0, 2, 4, 5},
        {1, 5, 6},
        {0, 4, 7},
        {0, 1, 3, 5, 7, 8},
        {1, 2, 4, 6, 8, 9},
        {2, 5, 9},
        {3, 4, 8},
        {4, 5, 7, 9},
        {5, 6, 8},
    ]


@pytest.mark.rule("tuscany.setup.simultaneous")
def test_all_join_their_boards_at_once_and_unseen() -> None:
    table = laid_out(3)
    assert list(table.seats) == [0, 1, 2]
    join(table, 1)
    assert list(table.seats) == [0, 2]
    for watcher in (0, 2, None):
        assert table.view(watcher)["players"][1]["cells"] == []
        assert table.view(watcher)["players"][1]["way"] is None
    assert len(table.view(1)["players"][1]["cells"]) == 30
    join(table, 0)
    join(table, 2)
    for watcher in (0, 1, 2, None):
        assert [len(player["cells"]) for player in table.view(watcher)["players"]] == [30, 30, 30]


@pytest.mark.rule("tuscany.setup.area-limit")
def test_an_arrangement_with_an_area_of_four_is_not_offered() -> None:
    boards = {"A": "GLL GLYY OOD", "B": "DDB GLGL REL", "C": "GRE YBOO ERO"}
    content = {"boards": {f"{letter}{at}": board for letter, board in boards.items() for at in range(1, 5)}}
    table: Table = feldberg.game("tuscany", content=content).start(1)
    offered = {way["order"] * 32 + way["turns"] * 4 + way["joins"] for way in actions(table, 0, "arrange")}
    refused = 0
    for number in range(192):
        sizes = areas_of(boards, number)
        assert (number in offered) == (max(sizes) <= 3)
        refused += number not in offered
    assert 0 < refused < 192


def areas_of(boards: dict[str, str], number: int) -> list[int]:
    """The sizes of areas, counted by hand: from where spaces lie."""
    way = EVERY_WAY[number]
    colours = ""
    for turned, letter in zip(way.turns, way.order, strict=True):
        printed = boards["ABC"[letter]].replace(" ", "")
        colours += printed[::-1] if turned else printed
    left = dict(zip(way.shape.places, colours, strict=True))
    sizes = []
    while left:
        place, colour = left.popitem()
        area = [place]
        for x, y in area:
            for near in ((x, y - 2), (x, y + 2), (x - 1, y - 1), (x - 1, y + 1), (x + 1, y - 1), (x + 1, y + 1)):
                if left.get(near) == colour:
                    del left[near]
                    area.append(near)
        sizes.append(len(area))
    return sizes


@pytest.mark.rule("tuscany.setup.start-castle")
def test_the_starting_castle_stands_on_any_dark_green_space_and_brings_nothing() -> None:
    table: Table = GAME.start(1)
    table.play(next(action for action in table.legal(0) if GAME.parts(action) == FLAT), 0)
    assert [parts["cell"] for parts in actions(table, 0, "start")] == [11, 14, 20]
    for start in table.legal(0):
        world = table.copy()
        world.play(start, 0)
        join(world, 1)
        cell = int(GAME.parts(start)["cell"])
        assert type(world.top).__name__ == "ChooseBonus"
        cells = world.view(None)["players"][0]["cells"]
        assert [at for at, space in enumerate(cells) if space["piece"] is not None] == [cell]
        assert cells[cell]["piece"] == "start"


@pytest.mark.rule("tuscany.setup.start-castle-no-points")
def test_a_starting_castle_alone_in_its_area_scores_nothing() -> None:
    table: Table = GAME.start(1)
    table.play(next(action for action in table.legal(0) if GAME.parts(action) == FLAT), 0)
    table.play(next(action for action in table.legal(0) if GAME.parts(action)["cell"] == 20), 0)  # D3, an area of 1
    join(table, 1)
    assert table.players[0].green == 0
    assert table.scores() == [0, 0]


@player_counts
@pytest.mark.rule("tuscany.setup.bonus-tile")
def test_everybody_takes_a_bonus_tile_in_turn_order(players: int) -> None:
    table = laid_out(players, 3)
    for seat in range(players):
        join(table, seat)
    first = int(table.first)
    asked = []
    for _ in range(players):
        asked.append(table.seat)
        assert [parts["bonus"] for parts in actions(table, table.seat, "bonus")] == [0, 1, 2, 3, 4]
        table.play(table.legal()[2])
    assert asked == [(first + place) % players for place in range(players)]
    assert [player["bonuses"]["marble"] for player in table.view(None)["players"]] == [1] * players
    assert table.view(None)["bonuses"]["marble"] == 5 - players
    assert type(table.top).__name__ == "Turn"
    assert table.seat == first


@pytest.mark.rule("tuscany.setup.bonus-storage-scores")
def test_a_storage_space_at_the_start_scores_two() -> None:
    table = laid_out(2, 3)
    join(table, 0)
    join(table, 1)
    seat = table.seat
    table.play(table.legal()[1])
    other = table.seat
    table.play(table.legal()[0])
    players = table.view(None)["players"]
    assert (players[seat]["bonuses"]["storage"], players[seat]["green"], players[seat]["storage"]) == (1, 2, 2)
    assert (players[other]["bonuses"]["card"], players[other]["green"], players[other]["storage"]) == (1, 0, 1)


@pytest.mark.rule("tuscany.board.storage")
@pytest.mark.parametrize(
    ("tiles", "stored"), [(0, []), (1, ["hex"]), (5, ["village", "coach", "coach", "coach", "hex"])]
)
def test_one_piece_is_stored_and_one_more_for_each_storage_tile(tiles: int, stored: list[str]) -> None:
    position = Position()
    position.own(*["storage"] * tiles)
    position.player().marble = 20
    position.player().workers = 20
    assert position.table.view(0)["players"][0]["storage"] == tiles + 1
    position.store(*stored)
    position.turn().do("take quarry")
    assert sorted(position.stored()) == sorted([*stored, "quarry"])
    position.do("stop").turn().do("take monastery")
    if tiles:
        assert position.question == "Remove"
    else:
        assert position.stored() == ["monastery"]
