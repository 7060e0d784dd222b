"""The end of the game: when, the final scoring and the ranking."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import feldberg
from feldberg.games.burgundy.content import (
    BANK,
    CASTLE_TILE,
    MINE_TILE,
    SHIP_TILE,
    WATCHTOWER,
    animal,
    monastery,
)
from feldberg.games.burgundy.scoring import SALES
from feldberg.games.burgundy.state import Table
from tests.rulebook.burgundy.position import Position

EDITIONS = ["2011", "2019"]

# A tile for each colour that scores nothing at the end: castle, mine, ship, animals, building, monastery.
TILES = [CASTLE_TILE, MINE_TILE, SHIP_TILE, animal(0, 2), BANK, monastery(16)]


def passive(table: Table) -> Counter[tuple[str, int]]:
    """Play to the end with workers taken by every die and nothing bought; counts the events by kind and seat."""
    found: Counter[tuple[str, int]] = Counter()
    while not table.over:
        action = next(action for action in table.legal() if table.game.parts(action)["kind"] in ("workers", "done"))
        table.play(action)
        found.update((event.kind.name, int(event.seat)) for event in table.events)
    return found


# When


@pytest.mark.rule("burgundy.end.when")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_after_25_rounds_and_50_dice_each(edition: str, players: int) -> None:
    """Every die takes 2 workers, so the workers at the end count the dice."""
    table: Table = feldberg.game("burgundy", players=players, edition=edition).start(seed=7)
    before = [int(player.workers) for player in table.players]
    found = Counter((event.kind.name, int(event.seat)) for event in table.events)
    found += passive(table)
    assert (table.phase, table.round) == (4, 4)
    assert found["phase", -1] == 5
    assert sum(count for (name, _), count in found.items() if name == "round") == 25
    assert found["ended", -1] == 1
    for seat, player in enumerate(table.players):
        assert found["rolled", seat] == 25
        assert player.workers == before[seat] + 50 * 2
    assert table.legal() == []
    assert table.seat == -1


@pytest.mark.rule("burgundy.end.when")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("phase", "number"), [(4, 3), (3, 4), (4, 4)])
def test_only_the_fifth_round_of_phase_e_ends_the_game(edition: str, phase: int, number: int) -> None:
    at = Position(edition=edition, phase=phase, dice=(2, 0))
    at.table.round = number
    at.roll(0, 0, seat=1)
    at.ask()
    at.play(kind="workers")
    assert at.table.over == (phase == 4 and number == 4)


@pytest.mark.rule("burgundy.end.no-early")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_with_a_full_estate_goes_on_taking_turns(edition: str) -> None:
    """It is full in the first round of phase A: the other die and 48 more take workers."""
    at = Position(edition=edition)
    at.lay(0, BANK)
    at.lay(8, BANK)
    player = at.player()
    for cell in range(37):
        if cell not in (18, 33):
            at.put(cell, TILES[player.estate.colour[cell]])
    at.place(33, MINE_TILE)
    assert all(player.cells[cell] for cell in range(37))
    assert not at.table.over
    assert at.table.seat == 0
    passive(at.table)
    assert player.workers == 2 + 48 * 2
    assert player.silver == 5 * 3


# The final scoring


@pytest.mark.rule("burgundy.end.goods")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_unsold_goods_tile_scores_one_point(edition: str) -> None:
    at = Position(players=3, edition=edition, phase=4)
    at.player().goods[1] = 4
    at.player().goods[5] = 2
    at.player(2).sold[3] = 7
    assert at.table.scores() == [0, 0, 0]
    at.end_phase()
    assert at.table.scores() == [6, 0, 0]


@pytest.mark.rule("burgundy.end.silver")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_silver_left_scores_one_point(edition: str) -> None:
    at = Position(edition=edition, phase=4)
    at.player().silver = 3
    assert at.table.scores() == [0, 0]
    at.end_phase()
    assert at.table.scores() == [3, 0]


@pytest.mark.rule("burgundy.end.workers")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("workers", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_every_two_workers_left_score_one_point(edition: str, workers: int, points: int) -> None:
    at = Position(edition=edition, phase=4)
    at.player().workers = workers
    assert at.points() == 0
    at.end_phase()
    assert at.points() == points


@pytest.mark.rule("burgundy.end.storage")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", [CASTLE_TILE, MINE_TILE, SHIP_TILE, WATCHTOWER, animal(2, 4), monastery(25)])
def test_tiles_in_storage_score_nothing(edition: str, tile: int) -> None:
    """With sold goods, which monastery 25 would count, and monasteries 17 and 24, which would count tiles."""
    at = Position(edition=edition, phase=4)
    at.player().sold[0] = 3
    at.give(17)
    at.give(24)
    at.store(tile, tile, tile)
    at.end_phase()
    assert at.points() == 0
    assert at.player().silver == 0


# The ranking


def standing(*points: int) -> Position:
    """A position of the last phase in which the seats have so many points."""
    at = Position(players=len(points), phase=4)
    for seat, amount in enumerate(points):
        at.player(seat).points[SALES] = amount
    return at


@pytest.mark.rule("burgundy.end.winner")
def test_most_points_win() -> None:
    """Empty cells and turn order do not matter."""
    at = standing(40, 60, 50)
    at.put(11, BANK, seat=1)
    at.table.order = vec[i64]([1, 2, 0])
    at.end_phase()
    assert at.table.ranking() == [3, 1, 2]


@pytest.mark.rule("burgundy.end.winner")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_points_after_the_final_scoring_decide(edition: str) -> None:
    at = Position(edition=edition, phase=4)
    at.player(0).points[SALES] = 50
    at.player(1).points[SALES] = 48
    at.player(1).silver = 3
    assert at.table.ranking() == [1, 2]
    at.end_phase()
    assert at.table.scores() == [50, 51]
    assert at.table.ranking() == [2, 1]


@pytest.mark.rule("burgundy.end.tie.empty")
@pytest.mark.parametrize(("order", "winner"), [([0, 1], 0), ([1, 0], 0), ([0, 1], 1), ([1, 0], 1)])
def test_a_tie_goes_to_the_player_with_more_empty_cells(order: list[int], winner: int) -> None:
    at = standing(80, 80)
    at.table.order = vec[i64](order)
    at.put(11, BANK, seat=1 - winner)
    at.end_phase()
    assert at.table.scores() == [80, 80]
    assert at.table.ranking()[winner] == 1


@pytest.mark.rule("burgundy.end.tie.order")
@pytest.mark.parametrize(("order", "places"), [([0, 1, 2], [3, 2, 1]), ([2, 0, 1], [2, 1, 3]), ([1, 2, 0], [1, 3, 2])])
def test_a_further_tie_goes_to_the_player_later_in_turn_order(order: list[int], places: list[int]) -> None:
    at = standing(80, 80, 80)
    at.table.order = vec[i64](order)
    at.end_phase()
    assert at.table.ranking() == places


@pytest.mark.rule("burgundy.end.tie.order.last-round")
@pytest.mark.parametrize("ship", [False, True])
def test_a_ship_of_the_last_round_still_changes_the_order_of_the_tie_break(ship: bool) -> None:
    """Seat 1, last in order, places a tile with its last die: a ship takes it ahead, a mine does not."""
    at = standing(80, 80)
    at.table.round = 4
    tile, cell, die = (SHIP_TILE, 19, 5) if ship else (MINE_TILE, 24, 4)
    at.put(cell, tile)
    at.store(tile, seat=1)
    at.roll(2, 0)
    at.roll(die, 0, seat=1)
    at.ask()
    at.play(kind="workers")
    assert at.table.seat == 1
    at.player(0).workers = 0
    at.play(kind="place", cell=cell)
    assert at.table.over
    assert at.points(0) == at.points(1)
    assert at.table.ranking() == ([1, 2] if ship else [2, 1])


@pytest.mark.rule("burgundy.end.places")
def test_all_places_follow_the_same_criteria() -> None:
    """Seat 2 leads; of the others seat 0 has a cell less empty, and seat 3 is later in order than seat 1."""
    at = standing(70, 70, 90, 70)
    at.put(11, BANK)
    at.put(11, BANK, seat=2)
    at.put(25, BANK, seat=2)
    at.table.order = vec[i64]([2, 1, 3, 0])
    at.end_phase()
    assert at.table.ranking() == [4, 3, 1, 2]


@pytest.mark.rule("burgundy.end.places")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_place_is_ever_shared(edition: str, players: int) -> None:
    game = feldberg.game("burgundy", players=players, edition=edition)
    for seed in range(3):
        table = game.start(seed)
        chooser = random.Random(seed)
        while not table.over:
            table.play(chooser.choice(table.legal()))
        assert sorted(table.ranking()) == list(range(1, players + 1))
        scores = table.scores()
        assert scores[table.ranking().index(1)] == max(scores)
