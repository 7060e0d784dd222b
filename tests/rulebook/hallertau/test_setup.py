"""Set-up: decks, the action board, and what every player starts with."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import feldberg
from feldberg import OptionError
from feldberg.games.hallertau.content.cards import CARDS
from feldberg.games.hallertau.content.pieces import SPACE_NAMES
from feldberg.games.hallertau.state import Table
from tests.rulebook.hallertau.position import Position

player_counts = pytest.mark.parametrize("players", [1, 2, 3, 4])

SECTORS = {
    1: ["gateway_card", "farming", "sheep_breeding", "sheep_shearing", "clay_delivery"],
    2: ["farmyard_card", "butchery", "nursery", "busy_weekend", "clearing"],
    3: ["bonus_card", "small_trade", "cultivation", "weekly_market", "land_sale"],
    4: ["point_card", "fertilizing", "tool_shed", "town_hall", "sheep_market"],
}
CORNERS = ["gateway_card", "farmyard_card", "bonus_card", "point_card"]


def started(seed: int = 1, **options: Any) -> Table:
    table: Table = feldberg.game("hallertau", **options).start(seed=seed)
    return table


def empty_sectors(table: Table) -> frozenset[int]:
    """The sectors without workers; all others must hold one worker in row 1 of every space."""
    board = dict(zip(SPACE_NAMES, table.view(None)["board"], strict=True))
    empty = set()
    for sector, spaces in SECTORS.items():
        rows = [board[space] for space in spaces]
        if rows == [[0, 0, 0]] * 5:
            empty.add(sector)
        else:
            assert rows == [[1, 0, 0]] * 5
    return frozenset(empty)


def numbers_in_play(table: Table) -> list[int]:
    """The numbers of all cards in decks and hands."""
    found = [int(CARDS[card].number) for bag in table.bags for card in bag]
    return sorted(found + [int(CARDS[card].number) for player in table.players for card in player.hand])


# Players and decks


@pytest.mark.rule("hallertau.setup.players")
def test_one_to_four_play() -> None:
    assert [len(started(players=players).players) for players in (1, 2, 3, 4)] == [1, 2, 3, 4]
    for players in (0, 5):
        with pytest.raises(OptionError):
            feldberg.game("hallertau", players=players)


@pytest.mark.parametrize(
    ("gateway", "first_gateway"), [("beginner", 1), ("intermediate", 101), ("expert", 201), ("master", 301)]
)
@pytest.mark.parametrize(
    ("farmyard", "first_farmyard"), [("hops", 401), ("sheep", 501), ("field", 601), ("jewelry", 701)]
)
@pytest.mark.rule("hallertau.setup.decks")
def test_one_gateway_and_one_farmyard_deck_are_used(
    gateway: str, first_gateway: int, farmyard: str, first_farmyard: int
) -> None:
    table = started(gateway=gateway, farmyard=farmyard)
    assert numbers_in_play(table) == [
        *range(first_gateway, first_gateway + 30),
        *range(first_farmyard, first_farmyard + 35),
        *range(801, 846),
        *range(901, 926),
    ]


@pytest.mark.rule("hallertau.setup.first-game-decks")
def test_the_decks_of_a_first_game_are_the_defaults() -> None:
    numbers = numbers_in_play(started())
    assert numbers[:30] == list(range(1, 31))
    assert numbers[30:65] == list(range(401, 436))


@pytest.mark.rule("hallertau.setup.decks-shuffled")
def test_every_card_of_a_deck_can_come_first_and_only_to_its_own_corner() -> None:
    """Each corner space gives a card of its own deck; over many games each of these comes up."""
    ranges = {
        "gateway_card": range(1, 31),
        "farmyard_card": range(401, 436),
        "bonus_card": range(801, 846),
        "point_card": range(901, 926),
    }
    for space, numbers in ranges.items():
        position = Position().turn()
        [place] = [
            action for action in position.table.legal() if position.named(action) == {"kind": "place", "space": space}
        ]
        seen = set()
        for seed in range(400):
            world = position.table.copy()
            world.chance.seed(seed)
            world.play(place)
            seen.add(int(CARDS[world.players[0].hand[0]].number))
        assert seen == set(numbers)


@pytest.mark.rule("hallertau.setup.cost-shares")
def test_how_many_cards_of_each_deck_ask_for_a_payment() -> None:
    asking = Counter(int(card.deck) for card in CARDS if card.texts[1])
    cards = Counter(int(card.deck) for card in CARDS)
    assert [cards[deck] for deck in range(4)] == [120, 140, 45, 25]
    assert [asking[deck] for deck in range(4)] == [0, 90, 27, 21]
    assert all(card.texts[0] for card in CARDS if not card.texts[1])


# The action board


@pytest.mark.rule("hallertau.setup.sectors")
def test_a_sector_is_cleared_as_five_certain_spaces() -> None:
    """Four players: every sector loses its workers, and the report of a clearing names its five spaces' workers."""
    assert sorted(space for spaces in SECTORS.values() for space in spaces) == sorted(SPACE_NAMES)
    for sector, spaces in SECTORS.items():
        position = Position(players=4, in_round=1, phase=10)
        for space in spaces:
            position.workers(space, 1)
        position.table.events = []
        position.end_phase()
        told = [event.to_dict() for event in position.table.events if event.kind.name == "cleared"]
        assert [(event["sector"], event["workers"]) for event in told if event["workers"]] == [(sector, 5)]


@pytest.mark.rule("hallertau.setup.space-rows")
def test_corners_have_two_rows_and_all_others_three() -> None:
    rows = {}
    for space in SPACE_NAMES:
        position = Position()
        taken = 0
        while space in position.turn(workers=9).spaces():
            taken += 1
            position.workers(space, *range(1, taken + 1))
            position.table.drop_questions()
        rows[space] = taken
    assert rows == {space: 2 if space in CORNERS else 3 for space in SPACE_NAMES}
    assert sum(rows.values()) == 56


# Sector cards


def cleared_in_one_game(seed: int, players: int) -> list[str]:
    """The sectors that the sector cards of a game name, round by round, '13' for 1 and 3."""
    table = started(seed, players=players, cards=False)
    found = ["".join(map(str, sorted(empty_sectors(table))))]
    sectors: list[int] = []
    while not table.over:
        table.play(table.legal()[-1])
        for event in table.events:
            if event.kind.name == "round":
                sectors = []
            elif event.kind.name == "cleared":
                sectors.append(event["sector"])
            elif event.kind.name == "phase" and event["phase"] == 2:
                found.append("".join(map(str, sorted(sectors))))
    return found


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.rule("hallertau.setup.sector-cards.used")
def test_six_sector_cards_last_six_rounds(players: int) -> None:
    table = started(players=players, cards=False)
    left = {int(table.round): len(table.sectors)}
    while not table.over:
        table.play(table.legal()[-1])
        left[int(table.round)] = len(table.sectors)
    assert left == {1: 5, 2: 4, 3: 3, 4: 2, 5: 1, 6: 0}


@pytest.mark.rule("hallertau.setup.sector-cards.used")
def test_four_players_use_no_sector_cards() -> None:
    assert started(players=4).view(None)["sector_cards"] == 0


@pytest.mark.rule("hallertau.setup.sector-cards.two-players")
def test_two_players_clear_each_pair_of_sectors_once() -> None:
    orders = set()
    for seed in range(20):
        lines = cleared_in_one_game(seed, 2)
        assert sorted(lines) == ["12", "13", "14", "23", "24", "34"]
        assert [sum(sector in line for line in lines) for sector in "1234"] == [3, 3, 3, 3]
        orders.add(tuple(lines))
    assert len(orders) > 10


@pytest.mark.rule("hallertau.setup.sector-cards.three-players")
def test_three_players_clear_each_three_sectors_once_and_two_lines_at_random() -> None:
    rest = Counter[tuple[str, ...]]()
    for seed in range(60):
        lines = Counter(cleared_in_one_game(seed, 3))
        assert sum(lines.values()) == 6
        lines.subtract(["123", "124", "134", "234"])
        assert min(lines.values()) == 0
        rest[tuple(sorted(lines.elements()))] += 1
    assert set(rest) == {("123", "134"), ("123", "234"), ("124", "134"), ("124", "234")}


@pytest.mark.rule("hallertau.setup.sector-cards.solo")
def test_alone_each_card_clears_one_sector_and_two_are_random() -> None:
    rest = set()
    for seed in range(60):
        lines = Counter(cleared_in_one_game(seed, 1))
        assert sum(lines.values()) == 6
        lines.subtract(["1", "2", "3", "4"])
        assert min(lines.values()) == 0
        rest.add(tuple(sorted(lines.elements())))
    assert rest == {("1", "3"), ("1", "4"), ("2", "3"), ("2", "4")}


# Workers on the action board at the start


@pytest.mark.parametrize(("players", "cleared"), [(1, 1), (2, 2), (3, 3), (4, 4)])
@pytest.mark.rule("hallertau.setup.board-workers")
def test_the_sectors_of_the_first_card_start_empty_and_the_others_with_one_worker_a_space(
    players: int, cleared: int
) -> None:
    for seed in range(10):
        table = started(seed, players=players)
        assert table.view(None)["round"] == 1
        assert table.view(None)["phase"] == 4
        assert len(empty_sectors(table)) == cleared


@player_counts
@pytest.mark.rule("hallertau.setup.first-sector-card")
def test_the_first_sector_card_is_that_of_round_1(players: int) -> None:
    table = started(players=players)
    assert table.view(None)["sector_cards"] == (0 if players == 4 else 5)
    assert [event.to_dict() for event in table.events if event.kind.name == "cleared"] == []


# Player boards


@player_counts
@pytest.mark.rule("hallertau.setup.player.centre-and-buildings")
@pytest.mark.rule("hallertau.setup.player.boulders")
def test_buildings_touch_the_centre_and_have_boulders_two_and_four_spaces_ahead(players: int) -> None:
    for player in started(players=players).view(None)["players"]:
        assert (player["centre"], player["window"]) == (0, 6)
        assert [building["building"] for building in player["buildings"]] == [
            "carpentry",
            "brewhouse",
            "icehouse",
            "bakehouse",
            "tailor",
        ]
        assert [building["step"] for building in player["buildings"]] == [0] * 5
        assert [building["boulders"] for building in player["buildings"]] == [[2, 4]] * 5


@player_counts
@pytest.mark.rule("hallertau.setup.player.fields")
def test_three_empty_fields_lie_in_rows_2_3_and_4(players: int) -> None:
    for player in started(players=players).view(None)["players"]:
        fields = [field for field in player["fields"] if field]
        assert sorted(field["row"] for field in fields) == [2, 3, 4]
        assert [field["sown"] for field in fields] == [None] * 3


@player_counts
@pytest.mark.rule("hallertau.setup.player.goods")
def test_a_barley_a_flax_and_a_rye_are_all_there_is(players: int) -> None:
    for player in started(players=players).view(None)["players"]:
        assert {name: amount for name, amount in player["stock"].items() if amount} == {
            "barley": 1,
            "flax": 1,
            "rye": 1,
        }
        assert player["sheep"] == 0


@player_counts
@pytest.mark.rule("hallertau.setup.player.stable-cards")
def test_six_farmyard_cards_lie_unseen_on_each_stable_board(players: int) -> None:
    """They are neither in the deck nor in a hand, and no view names one."""
    table = started(players=players)
    for seat in range(players):
        view = table.view(seat)
        assert view["decks"]["farmyard"] == 35 - 6 * players
        assert [player["hand_size"]["farmyard"] for player in view["players"]] == [0] * players
        assert view["players"][seat]["flock"] == [None, 0, 0, 0, 0, 0]  # card 1 carries the workers
        assert not any(f"'{number}'" in str(view) for number in range(401, 436))


@player_counts
@pytest.mark.rule("hallertau.setup.player.hand")
@pytest.mark.rule("hallertau.setup.deck-sizes")
def test_four_gateway_cards_and_a_point_card_are_dealt_to_each(players: int) -> None:
    view = started(players=players).view(None)
    for player in view["players"]:
        assert player["hand_size"] == {"gateway": 4, "farmyard": 0, "bonus": 0, "points": 1}
    assert view["decks"] == {
        "gateway": 30 - 4 * players,
        "farmyard": 35 - 6 * players,
        "bonus": 45,
        "points": 25 - players,
    }


@pytest.mark.rule("hallertau.setup.deck-sizes")
def test_what_four_players_leave_in_the_decks() -> None:
    assert started(players=4).view(None)["decks"] == {"gateway": 14, "farmyard": 11, "bonus": 45, "points": 21}


@player_counts
@pytest.mark.rule("hallertau.setup.first-player")
def test_anybody_can_be_first(players: int) -> None:
    holders = Counter(started(seed, players=players).view(None)["first"] for seed in range(100))
    assert set(holders) == set(range(players))
    assert min(holders.values()) > 60 / players
    for seed in range(5):
        table = started(seed, players=players)
        assert table.seat == table.view(None)["first"]


# The centre


@pytest.mark.parametrize(("step", "workers"), [(0, 6), (1, 7), (2, 8), (3, 9), (4, 10), (5, 11), (6, 12)])
@pytest.mark.rule("hallertau.centre.window-workers")
def test_the_window_shows_workers_first(step: int, workers: int) -> None:
    position = Position()
    position.centre(step)
    position.turn()
    assert position.table.view(0)["players"][0]["window"] == workers
    assert position.table.score_sheet(0)["centre"] == 0


@pytest.mark.parametrize(("step", "points"), [(7, 18), (8, 34), (9, 50), (10, 70)])
@pytest.mark.rule("hallertau.centre.window-points")
def test_the_window_shows_points_at_last(step: int, points: int) -> None:
    position = Position()
    position.centre(step)
    assert position.table.score_sheet(0)["centre"] == points


@pytest.mark.rule("hallertau.centre.window-points")
def test_step_10_is_the_last() -> None:
    position = Position()
    position.centre(10)
    position.stock(jewelry=10, tools=10)
    position.progress()
    assert position.table.phase == 4  # of the next round: there was nothing to improve
    assert position.player().centre == 10


@pytest.mark.parametrize(("moves", "points"), [(6, 0), (7, 3), (8, 6), (9, 9), (10, 12)])
@pytest.mark.parametrize("building", range(5))
@pytest.mark.rule("hallertau.centre.point-symbols")
def test_each_building_leaves_symbols_behind_with_its_last_four_moves(moves: int, points: int, building: int) -> None:
    position = Position()
    position.centre(0, [moves if one == building else 0 for one in range(5)])
    assert position.table.score_sheet(0)["centre"] == points
