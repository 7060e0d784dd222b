"""What lies on the main board when a phase begins, and what leaves it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.burgundy.content import (
    BLACK,
    CASTLE,
    CASTLE_TILE,
    COLOUR_OF,
    COLOURS,
    LETTERS,
    MINE,
    MINE_TILE,
    MONASTERY,
    NUMBERED,
    SHIP,
    SHIP_TILE,
    WATCHTOWER,
    monastery,
)
from feldberg.games.burgundy.state import Table
from tests.rulebook.burgundy.position import Position, played_at_random, played_idly, started

editions = pytest.mark.parametrize("edition", ["2011", "2019"])
player_counts = pytest.mark.parametrize("players", [2, 3, 4])


@cache
def phases(edition: str, players: int) -> list[Table]:
    """The table at the start of each phase of a game in which nobody takes a tile or goods."""
    table = started(edition=edition, players=players)
    tables = [table.copy()]
    for _ in played_idly(table):
        if table.phase == len(tables):
            tables.append(table.copy())
    assert len(tables) == 5
    return tables


def letters(table: Table, start: int = 0, end: int = NUMBERED) -> str:
    """The colours of the tiles on spaces of the main board."""
    return "".join(LETTERS[COLOUR_OF[tile]] for tile in list(table.board)[start:end] if tile)


# Phases


@editions
@player_counts
@pytest.mark.rule("burgundy.phase.count")
def test_a_game_has_five_phases_of_five_rounds(edition: str, players: int) -> None:
    table = started(edition=edition, players=players)
    events = [event.to_dict() for event in table.events]
    for more in played_at_random(table):
        events += more
    found = [(event["event"], event.get("phase", event.get("round"))) for event in events]
    expected = [("phase", 0), *[("round", number) for number in range(5)]]
    for phase in range(1, 5):
        expected += [("phase", phase), *[("round", number) for number in range(5)]]
    assert [event for event in found if event[0] in ("phase", "round")] == expected
    assert found[-1][0] == "ended"
    assert table.over


@editions
@player_counts
@pytest.mark.rule("burgundy.phase.clear")
def test_all_tiles_leave_the_board_and_none_of_them_comes_back(edition: str, players: int) -> None:
    """What lies there in a new phase was drawn from the piles, which get nothing back."""
    tables = phases(edition, players)
    for before, after in pairwise(tables):
        drawn = [Counter(list(old)) - Counter(list(new)) for old, new in zip(before.bags, after.bags, strict=True)]
        lost = [Counter(list(new)) - Counter(list(old)) for old, new in zip(before.bags, after.bags, strict=True)]
        assert not any(lost)
        black = Counter(tile for tile in list(after.board)[NUMBERED:] if tile)
        numbered = Counter(tile for tile in list(after.board)[:NUMBERED] if tile)
        assert drawn[BLACK] == black
        assert sum(drawn[:BLACK], Counter[int]()) == numbered
    monasteries = [tile for table in tables for tile in table.board if COLOUR_OF[tile] == MONASTERY]
    assert len(monasteries) == len(set(monasteries))


@editions
@player_counts
@pytest.mark.rule("burgundy.phase.clear")
def test_the_black_depot_is_cleared_too(edition: str, players: int) -> None:
    at = Position(edition=edition, players=players)
    at.lay(25, monastery(7))
    at.lay(1, WATCHTOWER)
    for number, bag in enumerate(at.table.bags):
        at.table.bags[number] = vec[i64]([tile for tile in bag if tile not in (monastery(7), WATCHTOWER)])
    at.end_phase()
    assert at.table.phase == 1
    assert monastery(7) not in list(at.table.board)
    assert WATCHTOWER not in list(at.table.board)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("burgundy.phase.clear.alike")
def test_ships_mines_and_castles_are_drawn_anew_as_well(players: int) -> None:
    """Their piles shrink by what each phase lays out, though everything of the phase before was left lying."""
    tables = phases("2011", players)
    for before, after in pairwise(tables):
        for colour, tile in ((SHIP, SHIP_TILE), (MINE, MINE_TILE), (CASTLE, CASTLE_TILE)):
            laid_out = list(after.board)[:NUMBERED].count(tile)
            assert len(before.bags[colour]) - len(after.bags[colour]) == laid_out > 0


@pytest.mark.rule("burgundy.phase.clear.alike")
def test_a_castle_left_in_depot_6_gives_way_to_a_mine() -> None:
    tables = phases("2011", 3)
    assert [int(table.board[20]) for table in tables[:2]] == [CASTLE_TILE, MINE_TILE]


@editions
@player_counts
@pytest.mark.rule("burgundy.phase.goods-stay")
def test_goods_stay_in_the_depots(edition: str, players: int) -> None:
    at = Position(edition=edition, players=players)
    at.goods(0, 0, 0, 5)
    at.goods(4, 2)
    before = at.table.view(None)["goods"]
    events = at.end_phase()
    [came] = [event for event in events if event["event"] == "goods_came"]
    before[came["depot"]][came["colour"]] += 1
    assert at.table.phase == 1
    assert at.table.view(None)["goods"] == before


@editions
@player_counts
@pytest.mark.rule("burgundy.phase.goods-stay")
def test_goods_that_nobody_takes_pile_up_over_the_phases(edition: str, players: int) -> None:
    """When a phase begins the first of its five goods has already moved to a depot."""
    tables = phases(edition, players)
    assert [sum(list(table.goods)) for table in tables] == [1, 6, 11, 16, 21]


# The numbered depots


@editions
@player_counts
@pytest.mark.rule("burgundy.phase.fill")
def test_every_space_in_use_gets_one_tile_of_its_colour(edition: str, players: int) -> None:
    """The colours of the 24 spaces, depot by depot; small letters are for more players than there are."""
    marks = {
        2: "yBSpYbCbPsBymSBpbMbYcBsP",
        3: "YBSpYBCbPSBymSBPBMbYCBsP",
        4: "YBSPYBCBPSBYMSBPBMBYCBSP",
    }[players]
    for number, table in enumerate(phases(edition, players)):
        for space, mark in enumerate(marks):
            tile = table.board[space]
            if mark.islower():
                assert tile == 0
            elif not (space == 20 and players == 3 and number in (1, 3)):
                assert LETTERS[COLOUR_OF[tile]] == mark


@editions
@pytest.mark.rule("burgundy.phase.fill")
def test_the_tiles_of_a_space_come_at_random(edition: str) -> None:
    """Depot 1 has a building on its second space: in 200 games each of the eight comes up."""
    found = {int(started(seed, edition=edition).board[1]) for seed in range(200)}
    assert len(found) == 8


@editions
@pytest.mark.parametrize(
    ("depot", "offers"),
    [
        pytest.param(1, ["BS", "BSY", "BSYP"], marks=pytest.mark.rule("burgundy.depot.1")),
        pytest.param(2, ["YC", "YCB", "YCBB"], marks=pytest.mark.rule("burgundy.depot.2")),
        pytest.param(3, ["PB", "PBS", "PBSY"], marks=pytest.mark.rule("burgundy.depot.3")),
        pytest.param(4, ["SB", "SBP", "SBPM"], marks=pytest.mark.rule("burgundy.depot.4")),
        pytest.param(5, ["MY", "MYB", "MYBB"], marks=pytest.mark.rule("burgundy.depot.5")),
        pytest.param(6, ["BP", "BPC", "BPCS"], marks=pytest.mark.rule("burgundy.depot.6")),
    ],
)
def test_a_depot_offers_more_to_more_players(edition: str, depot: int, offers: list[str]) -> None:
    for players, offer in zip((2, 3, 4), offers, strict=True):
        for number, table in enumerate(phases(edition, players)):
            if depot == 6 and players == 3 and number in (1, 3):
                continue
            assert sorted(letters(table, depot * 4 - 4, depot * 4)) == sorted(offer)


@editions
@pytest.mark.rule("burgundy.depot.6.three-players")
@pytest.mark.rule("burgundy.three-players.depot-6")
def test_with_three_players_depot_6_has_a_mine_in_phases_b_and_d(edition: str) -> None:
    castle, mine = CASTLE_TILE, MINE_TILE
    assert [int(table.board[20]) for table in phases(edition, 3)] == [castle, mine, castle, mine, castle]
    assert [int(table.board[20]) for table in phases(edition, 4)] == [castle] * 5
    assert [int(table.board[20]) for table in phases(edition, 2)] == [0] * 5


@editions
@pytest.mark.parametrize(
    ("players", "usual", "in_b_and_d"),
    [
        (2, "BBBB SS PP YY C M", "BBBB SS PP YY C M"),
        (3, "BBBBBB SSS PPP YYY CC M", "BBBBBB SSS PPP YYY C MM"),
        (4, "BBBBBBBB SSSS PPPP YYYY CC MM", "BBBBBBBB SSSS PPPP YYYY CC MM"),
    ],
)
@pytest.mark.rule("burgundy.depot.totals")
def test_a_phase_lays_out_so_many_tiles_of_each_colour(edition: str, players: int, usual: str, in_b_and_d: str) -> None:
    for number, table in enumerate(phases(edition, players)):
        expected = (in_b_and_d if number in (1, 3) else usual).replace(" ", "")
        assert Counter(letters(table)) == Counter(expected)
        assert len(letters(table)) == {2: 12, 3: 18, 4: 24}[players]


# The black depot and the piles


@editions
@player_counts
@pytest.mark.rule("burgundy.depot.black")
def test_the_black_depot_gets_two_tiles_for_each_player(edition: str, players: int) -> None:
    for table in phases(edition, players):
        assert len(letters(table, NUMBERED, NUMBERED + 8)) == {2: 4, 3: 6, 4: 8}[players]


@editions
@player_counts
@pytest.mark.rule("burgundy.depot.black")
def test_the_marks_of_the_black_depot_say_which_spaces_are_used(edition: str, players: int) -> None:
    """Rows of three, two and three spaces."""
    marks = [int(mark) for mark in "324 22 423" if mark != " "]
    for table in phases(edition, players):
        used = [tile != 0 for tile in list(table.board)[NUMBERED:]]
        assert used == [mark <= players for mark in marks]


@editions
@pytest.mark.rule("burgundy.depot.black")
def test_any_kind_of_tile_comes_to_any_space_of_the_black_depot(edition: str) -> None:
    for space in range(NUMBERED, NUMBERED + 8):
        found = {int(COLOUR_OF[started(seed, edition=edition, players=4).board[space]]) for seed in range(200)}
        assert found == set(range(COLOURS))


@editions
@pytest.mark.rule("burgundy.depot.supply")
def test_four_players_use_up_all_piles(edition: str) -> None:
    tables = phases(edition, 4)
    assert Counter("".join(letters(table) for table in tables)) == {
        "B": 40,
        "S": 20,
        "P": 20,
        "Y": 20,
        "M": 10,
        "C": 10,
    }
    assert sum(len(letters(table, NUMBERED, NUMBERED + 8)) for table in tables) == 40
    assert [len(bag) for bag in tables[-1].bags] == [0] * 7


@editions
@player_counts
@pytest.mark.rule("burgundy.depot.supply")
def test_no_pile_runs_short_whatever_is_played(edition: str, players: int) -> None:
    for seed in range(3):
        table = started(seed, edition=edition, players=players)
        full = {2: 16, 3: 24, 4: 32}[players]
        assert sum(1 for tile in table.board if tile) == full
        for events in played_at_random(table, seed):
            if any(event["event"] == "phase" for event in events):
                assert sum(1 for tile in table.board if tile) == full


@editions
@player_counts
@pytest.mark.rule("burgundy.depot.no-refill")
def test_an_emptied_space_stays_empty_until_the_next_phase(edition: str, players: int) -> None:
    table = started(edition=edition, players=players)
    lying = list(table.board)
    emptied: set[str] = set()
    for events in played_at_random(table):
        if any(event["event"] == "phase" for event in events):
            assert all(table.board[space] for space in table.view(None)["used_spaces"])
        else:
            for space, (before, after) in enumerate(zip(lying, table.board, strict=True)):
                assert after in (before, 0)
                if before and not after:
                    emptied.add("numbered" if space < NUMBERED else "black")
        lying = list(table.board)
    assert emptied == {"numbered", "black"}


@editions
@player_counts
@pytest.mark.rule("burgundy.phase.goods-row")
def test_the_five_goods_of_a_phase_lie_open_in_a_row(edition: str, players: int) -> None:
    """When a phase begins the first has moved on at once; the other four come in the order in which they lie."""
    table = started(edition=edition, players=players)
    shown = [*table.view(1)["row"]]
    assert shown[0] is None
    assert all(0 <= colour < 6 for colour in shown[1:])
    came: list[int] = []
    for events in played_idly(table):
        if any(event["event"] == "phase" for event in events):
            assert came == shown[1:]
            shown, came = table.view(1)["row"], []
            assert shown[0] is None
            assert None not in shown[1:]
        else:
            came += [event["colour"] for event in events if event["event"] == "goods_came"]
    assert came == shown[1:]
