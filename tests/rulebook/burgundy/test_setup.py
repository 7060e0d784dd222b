"""Set-up: the piles, the goods, and what every player starts with."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from feldberg import OptionError
from feldberg.games.burgundy.content import (
    BLACK,
    CASTLE,
    CASTLE_TILE,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    MONASTERY,
    NUMBERED,
    SHIP_TILE,
    monastery_number,
)
from tests.rulebook.burgundy.position import Position, played_at_random, played_idly, started

editions = pytest.mark.parametrize("edition", ["2011", "2019"])
player_counts = pytest.mark.parametrize("players", [2, 3, 4])
standard_estates = pytest.mark.parametrize(("edition", "estates"), [("2011", 1), ("2019", 1), ("2019", 2)])

COLOURS_OF_TILES = ["castle", "mine", "ship", "animal", "building", "monastery"]


# The main board


@editions
@pytest.mark.rule("burgundy.setup.tile-piles")
def test_six_coloured_piles_and_a_black_one_are_drawn_from(edition: str) -> None:
    """Phase A of four players takes 24 coloured tiles and 8 of the 40 black ones."""
    table = started(edition=edition, players=4)
    assert len(table.bags) == 7
    assert len(table.bags[BLACK]) == 40 - 8
    for colour in range(COLOURS):
        assert {COLOUR_OF[tile] for tile in table.bags[colour]} == {colour}
    assert {COLOUR_OF[tile] for tile in table.bags[BLACK]} == set(range(COLOURS))


@editions
@pytest.mark.rule("burgundy.setup.tile-piles")
def test_tiles_are_drawn_by_their_backs_and_at_random(edition: str) -> None:
    """Of the monasteries those with a black back come up in the black depot only, and all in the end."""
    numbered: set[int] = set()
    black: set[int] = set()
    for seed in range(100):
        table = started(seed, edition=edition, players=4)
        for space, tile in enumerate(table.board):
            if COLOUR_OF[tile] == MONASTERY:
                (black if space >= NUMBERED else numbered).add(int(monastery_number(tile)))
    assert black == {7, 12, 14, 15, 24, 25}
    assert numbered == set(range(1, 27)) - black


@editions
@player_counts
@pytest.mark.rule("burgundy.setup.goods-stacks")
@pytest.mark.rule("burgundy.setup.goods.leftover")
def test_each_phase_has_five_goods_and_the_rest_of_the_17_is_never_seen(edition: str, players: int) -> None:
    table = started(edition=edition, players=players)
    dealt = sum(int(count) for player in table.players for count in player.goods)
    came = Counter[int]()
    phase = 0
    events = [event.to_dict() for event in table.events]
    for more in played_at_random(table):
        events += more
    for event in events:
        if event["event"] == "phase":
            phase = int(event["phase"])
        elif event["event"] == "goods_came":
            came[phase] += 1
    assert came == dict.fromkeys(range(5), 5)
    assert dealt == 3 * players
    assert len(table.goods_bag) == 42 - 25 - dealt == {2: 11, 3: 8, 4: 5}[players]


@editions
@player_counts
@pytest.mark.rule("burgundy.setup.bonus-tiles")
def test_a_large_and_a_small_bonus_tile_of_each_colour_lie_ready(edition: str, players: int) -> None:
    view = started(edition=edition, players=players).view(None)
    assert sorted(view["bonus_tiles"]["large"]) == sorted(COLOURS_OF_TILES)
    assert sorted(view["bonus_tiles"]["small"]) == sorted(COLOURS_OF_TILES)
    for player in view["players"]:
        assert player["bonus_tiles"] == {"large": [], "small": []}


@pytest.mark.rule("burgundy.setup.board-side")
def test_two_players_use_fewer_spaces_of_the_side_for_two_and_three() -> None:
    used = {}
    for players in (2, 3, 4):
        view = started(edition="2019", players=players).view(None)
        used[players] = {space for space, tile in enumerate(view["spaces"]) if tile}
        assert used[players] == set(view["used_spaces"])
    assert [len([space for space in used[players] if space < NUMBERED]) for players in (2, 3, 4)] == [12, 18, 24]
    assert [len([space for space in used[players] if space >= NUMBERED]) for players in (2, 3, 4)] == [4, 6, 8]
    assert used[2] < used[3] < used[4]
    for depot in range(6):
        spaces = set(range(4 * depot, 4 * depot + 4))
        assert [len(used[players] & spaces) for players in (2, 3, 4)] == [2, 3, 4]


# Estates and start castles


@player_counts
@pytest.mark.rule("burgundy.setup.estate.2011")
def test_all_play_estate_1_in_2011(players: int) -> None:
    view = started(edition="2011", players=players).view(None)
    assert [player["estate"] for player in view["players"]] == [1] * players
    assert view["question"] == "Turn"


@pytest.mark.rule("burgundy.setup.estate.2011")
def test_no_other_estate_is_standard_in_2011() -> None:
    for number in range(2, 11):
        with pytest.raises(OptionError):
            started(edition="2011", estates=number)


@player_counts
@pytest.mark.parametrize("estates", [1, 2])
@pytest.mark.rule("burgundy.setup.estate.2019")
def test_all_play_estate_1_or_all_estate_2_in_2019(players: int, estates: int) -> None:
    view = started(edition="2019", players=players, estates=estates).view(None)
    assert [player["estate"] for player in view["players"]] == [estates] * players
    assert view["question"] == "Turn"


@pytest.mark.rule("burgundy.setup.estate.2019")
def test_no_other_estate_is_standard_in_2019() -> None:
    for number in range(3, 11):
        with pytest.raises(OptionError):
            started(edition="2019", estates=number)


@standard_estates
@player_counts
@pytest.mark.rule("burgundy.setup.castle")
def test_everybody_starts_with_a_castle_in_the_centre(edition: str, estates: int, players: int) -> None:
    table = started(edition=edition, estates=estates, players=players)
    printed = table.game.printed()
    for player in table.view(None)["players"]:
        assert {cell: tile for cell, tile in enumerate(player["cells"]) if tile} == {18: CASTLE_TILE}
        estate = printed["estates"][edition][player["estate"]]
        assert COLOUR_NAMES[estate["colours"][18]] == "castle"
        assert estate["dice"][18] == 6


@editions
@player_counts
@pytest.mark.parametrize("estates", [1, "dealt"])
@pytest.mark.rule("burgundy.setup.castle.pile")
def test_the_start_castles_come_from_the_castle_pile(edition: str, players: int, estates: int | str) -> None:
    table = started(edition=edition, players=players, estates=estates)
    while table.phase < 0:
        table.play(table.legal()[0])
    laid_out = [tile for tile in list(table.board)[:NUMBERED] if tile == CASTLE_TILE]
    assert len(table.bags[CASTLE]) + len(laid_out) == 14 - players


@standard_estates
@pytest.mark.rule("burgundy.setup.castle.no-action")
def test_the_start_castle_gives_no_action(edition: str, estates: int) -> None:
    table = started(edition=edition, estates=estates, players=3)
    view = table.view(None)
    assert view["question"] == "Turn"
    assert table.seat == view["order"][0]
    assert all(die for player in view["players"] for die in player["dice"])
    assert all(player["store"] == [None] * 3 for player in view["players"])


@standard_estates
@player_counts
@pytest.mark.rule("burgundy.setup.castle.no-score")
@pytest.mark.rule("burgundy.setup.vp")
def test_all_begin_with_no_points_though_the_start_castle_fills_its_region(
    edition: str, estates: int, players: int
) -> None:
    table = started(edition=edition, estates=estates, players=players)
    for player in table.players:
        assert len(player.estate.cells[player.estate.region[18]]) == 1
    assert table.scores() == [0] * players


@editions
@pytest.mark.rule("burgundy.setup.castle.counts")
def test_the_first_tile_goes_beside_the_start_castle(edition: str) -> None:
    """Cells 15 and 17 are of one river; only 17 touches the centre."""
    at = Position(edition=edition, dice=(6, 2))
    at.store(SHIP_TILE)
    at.ask()
    assert [action["cell"] for action in at.legal(kind="place")] == [17]


@editions
@pytest.mark.rule("burgundy.setup.castle.counts")
def test_the_start_castle_fills_its_part_of_a_region(edition: str) -> None:
    """Estate 7 has castles two and two: 3 points for the region and 10 for phase A."""
    at = Position(edition=edition, estate=7, castle=1)
    at.place(2, CASTLE_TILE)
    assert at.points() == 3 + 10


@editions
@pytest.mark.rule("burgundy.setup.castle.counts")
def test_three_more_castles_bring_the_bonus_tile(edition: str) -> None:
    at = Position(edition=edition)
    at.put(1, CASTLE_TILE)
    at.put(2, CASTLE_TILE)
    events = at.place(6, CASTLE_TILE)
    assert {"event": "bonus_tile", "seat": 0, "colour": CASTLE, "large": 1} in events


# What every player gets


@editions
@player_counts
@pytest.mark.rule("burgundy.setup.goods")
def test_everybody_gets_three_goods_by_chance(edition: str, players: int) -> None:
    """Over many games some get three of a colour, most have two or three colours, and every colour comes up."""
    colours: set[int] = set()
    spaces: set[int] = set()
    for seed in range(300):
        for player in started(seed, edition=edition, players=players).view(None)["players"]:
            assert sum(player["goods"]) == 3
            assert player["sold"] == [0] * 6
            colours |= {colour for colour, count in enumerate(player["goods"]) if count}
            spaces.add(sum(1 for count in player["goods"] if count))
    assert colours == set(range(6))
    assert spaces == {1, 2, 3}


@editions
@player_counts
@pytest.mark.rule("burgundy.setup.silver")
def test_everybody_starts_with_one_silver(edition: str, players: int) -> None:
    view = started(edition=edition, players=players).view(None)
    assert [player["silver"] for player in view["players"]] == [1] * players


@editions
@player_counts
@pytest.mark.rule("burgundy.setup.first-player")
def test_each_seat_is_as_likely_to_be_first_and_the_others_follow_clockwise(edition: str, players: int) -> None:
    """1200 games: 600, 400 or 300 for each seat, give or take four times the spread of chance."""
    first = Counter[int]()
    for seed in range(1200):
        order = [int(seat) for seat in started(seed, edition=edition, players=players).order]
        assert order == [(order[0] + place) % players for place in range(players)]
        first[order[0]] += 1
    spread = (1200 * (1 / players) * (1 - 1 / players)) ** 0.5
    assert all(abs(first[seat] - 1200 / players) < 4 * spread for seat in range(players))


@editions
@player_counts
@pytest.mark.rule("burgundy.setup.workers")
def test_later_players_start_with_more_workers(edition: str, players: int) -> None:
    for seed in range(10):
        view = started(seed, edition=edition, players=players).view(None)
        assert [view["players"][seat]["workers"] for seat in view["order"]] == [1, 2, 3, 4][:players]


@editions
@player_counts
@pytest.mark.rule("burgundy.setup.turn-order")
def test_all_markers_start_in_one_stack_with_the_first_player_on_top(edition: str, players: int) -> None:
    for seed in range(10):
        view = started(seed, edition=edition, players=players).view(None)
        assert view["steps"] == [0] * players
        workers = [player["workers"] for player in view["players"]]
        assert view["turns"] == view["order"] == sorted(range(players), key=lambda seat: workers[seat])
        assert view["asked"] == view["order"][:1]


# Open and hidden


@editions
@pytest.mark.rule("burgundy.info.open")
def test_all_that_lies_face_up_is_open_to_everybody(edition: str) -> None:
    table = started(edition=edition, players=3)
    play = played_at_random(table)
    for _ in range(60):
        next(play)
    for viewer in (None, 0, 1, 2):
        view = table.view(viewer)
        assert [tile or 0 for tile in view["spaces"]] == list(table.board)
        assert [count for depot in view["goods"] for count in depot] == list(table.goods)
        assert [0 if ware is None else ware + 1 for ware in view["row"]] == list(table.row)
        assert [die for player in view["players"] for die in player["dice"]] == list(table.dice)
        for shown, player in zip(view["players"], table.players, strict=True):
            assert shown["estate"] == player.estate.number
            assert [tile or 0 for tile in shown["cells"]] == list(player.cells)
            assert [tile or 0 for tile in shown["store"]] == list(player.store)
            assert shown["goods"] == list(player.goods)
            assert (shown["silver"], shown["workers"]) == (player.silver, player.workers)


@editions
@pytest.mark.rule("burgundy.info.hidden")
def test_the_view_does_not_tell_an_order_of_the_piles_or_what_chance_will_do(edition: str) -> None:
    table = started(edition=edition, players=3)
    other = table.copy()
    other.chance.seed(12345)
    other.goods_bag = vec[i64](list(table.goods_bag)[::-1])
    other.bags = [vec[i64](list(bag)[::-1]) for bag in table.bags]
    for viewer in (None, 0, 1, 2):
        assert table.view(viewer) == other.view(viewer)


@editions
@pytest.mark.rule("burgundy.info.hidden")
def test_the_tiles_and_goods_of_later_phases_cannot_be_foreseen(edition: str) -> None:
    def next_phase(seed: int) -> tuple[list[Any], list[Any]]:
        world = table.imagine(0, seed)
        for _ in played_idly(world):
            if world.phase == 1:
                break
        return list(world.board), list(world.row)

    table = started(edition=edition, players=3)
    worlds = [next_phase(seed) for seed in range(5)]
    assert len({tuple(board) for board, _ in worlds}) > 1
    assert len({tuple(row) for _, row in worlds}) > 1
    other = table.copy()
    other.chance.seed(12345)
    assert other.imagine(0, 7).digest() == table.imagine(0, 7).digest()
