"""Rounds and phases, the clearing of workers (phase 1) and the new workers (phase 2)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import feldberg
from feldberg.games.hallertau.content.pieces import SPACE_NAMES
from feldberg.games.hallertau.state import Table
from tests.rulebook.hallertau.position import Position

SPACES_OF_SECTOR = {sector: SPACE_NAMES[5 * (sector - 1) : 5 * sector] for sector in (1, 2, 3, 4)}

player_counts = pytest.mark.parametrize("players", [1, 2, 3, 4])


def before_round(number: int, players: int = 1, sector_card: int | None = None, gateway: str = "beginner") -> Position:
    """The end of the round before, with the next sector card known if it is told."""
    position = Position(players=players, in_round=number - 1, phase=10, gateway=gateway)
    if sector_card is not None:
        position.table.sectors = vec[i64]([sector_card])
    return position


# Rounds and phases


@player_counts
@pytest.mark.rule("hallertau.flow.six-rounds")
@pytest.mark.rule("hallertau.flow.ten-phases")
def test_six_rounds_of_ten_phases_and_a_last_card_window(players: int) -> None:
    table: Table = feldberg.game("hallertau", players=players).start(seed=5)
    choose = random.Random(5)
    events = list(table.events)
    while not table.over:
        table.play(choose.choice(table.legal()))
        events += table.events
    phases: list[list[int]] = []
    for event in events:
        if event.kind.name == "round":
            assert event["round"] == len(phases) + 1
            phases.append([])
        elif event.kind.name == "phase":
            phases[-1].append(event["phase"])
    assert phases == [[*range(1, 11)]] * 5 + [[*range(1, 12)]]


@pytest.mark.rule("hallertau.flow.ten-phases")
def test_what_the_phases_of_a_round_do_follows_their_order() -> None:
    """Clearing 1, workers 2, income 3, card 5, fallow 6, harvest 7, milk 8: told in that order for one player."""
    position = before_round(4, sector_card=1)
    position.workers("nursery", 1)
    position.played(801)
    position.fields("3", "4 rye")
    position.sheep(stable=1)
    position.table.events = []
    position.end_phase()
    events = list(position.table.events)
    position.do("tools", workers=6)
    events += position.table.events
    names = [event.kind.name for event in events if event.kind.name not in ("round", "phase")]
    order = ["cleared", "new_workers", "meat", "tools", "drew", "field_moved", "reaped", "rye", "milk"]
    assert [name for number, name in enumerate(names) if name in order and name not in names[:number]] == order


# Phase 1


@pytest.mark.rule("hallertau.phase1.four-players")
def test_four_players_clear_every_space() -> None:
    position = before_round(3, players=4)
    for space in SPACE_NAMES:
        position.workers(space, 1, 2)
    position.end_phase()
    assert [position.on(space) for space in SPACE_NAMES] == [[1]] * 20


@pytest.mark.parametrize(
    ("card", "sectors"), [(0, [1, 2]), (1, [1, 3]), (2, [1, 4]), (3, [2, 3]), (4, [2, 4]), (5, [3, 4])]
)
@pytest.mark.rule("hallertau.phase1.sector-card")
def test_only_the_sectors_of_the_card_are_cleared_and_the_card_is_gone(card: int, sectors: list[int]) -> None:
    position = before_round(3, players=2, sector_card=card)
    for space in SPACE_NAMES:
        position.workers(space, 1, 2)
    position.end_phase()
    for sector, spaces in SPACES_OF_SECTOR.items():
        assert [position.on(space) for space in spaces] == [[1] if sector in sectors else [1, 2]] * 5
    assert position.table.view(None)["sector_cards"] == 0


@pytest.mark.rule("hallertau.phase1.sector-card")
@pytest.mark.parametrize(("players", "cleared"), [(1, 1), (2, 2), (3, 3)])
def test_the_line_for_the_number_of_players_is_read(players: int, cleared: int) -> None:
    for card in range(6):
        position = before_round(2, players=players, sector_card=card)
        for space in SPACE_NAMES:
            position.workers(space, 1)
        position.end_phase()
        assert sum(position.on(space) == [] for space in SPACE_NAMES) == 5 * cleared


@pytest.mark.parametrize(("before", "after"), [([1, 2, 3], [1, 2]), ([1, 2], [1]), ([1], []), ([], [])])
@pytest.mark.rule("hallertau.phase1.top-row-only")
@pytest.mark.rule("hallertau.example.clearing")
def test_only_the_highest_row_with_workers_is_taken_off(before: list[int], after: list[int]) -> None:
    position = before_round(2, players=4)
    position.workers("nursery", *before)
    position.end_phase()
    assert position.on("nursery") == after
    assert [int(player.workers) for player in position.table.players] == [6] * 4  # nobody gets those taken off


@pytest.mark.parametrize(("players", "card", "fixed", "either"), [(3, 4, {1, 2}, [3, 4]), (3, 5, {3, 4}, [1, 2])])
@pytest.mark.rule("hallertau.phase1.random-sector")
def test_a_question_mark_is_a_fair_coin(players: int, card: int, fixed: set[int], either: list[int]) -> None:
    came = Counter[int]()
    for seed in range(400):
        position = before_round(2, players=players, sector_card=card)
        position.table.chance.seed(seed)
        for spaces in SPACES_OF_SECTOR.values():
            position.workers(spaces[1], 1)
        position.end_phase()
        cleared = {sector for sector, spaces in SPACES_OF_SECTOR.items() if position.on(spaces[1]) == []}
        assert fixed < cleared
        [random_sector] = cleared - fixed
        came[random_sector] += 1
    assert sorted(came) == either
    assert min(came.values()) > 150


@pytest.mark.parametrize(("number", "place"), [(2, "r5"), (3, "r6"), (4, "stable")])
@pytest.mark.rule("hallertau.edge.phase1.round-number")
def test_a_sheep_won_in_phase_1_is_one_of_the_new_round(number: int, place: str) -> None:
    """Card 303: 6 workers were just removed from one sector."""
    position = before_round(number, players=4, gateway="master")
    position.workers("nursery", 1, 2, 3)
    position.workers("clearing", 1, 2, 3)
    position.hand(303)
    position.end_phase()
    assert position.table.phase == 1
    position.do("play", card=303)
    assert position.flock() == {place: 1}


# Phase 2


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@pytest.mark.rule("hallertau.phase2.take-card")
def test_the_card_of_the_round_leaves_the_stable_board_unseen(number: int) -> None:
    position = Position(players=2, in_round=number, phase=1)
    position.end_phase()
    view = position.table.view(0)
    assert view["phase"] == 4
    for player in view["players"]:
        assert [place + 1 for place, count in enumerate(player["flock"]) if count is not None] == [
            *range(number + 1, 7)
        ]
        assert player["hand_size"]["farmyard"] == 0
    assert (
        view["decks"]["farmyard"]
        == Position(players=2, in_round=number, phase=1).turn().table.view(0)["decks"]["farmyard"]
    )


@pytest.mark.rule("hallertau.example.phase2-first-card")
def test_the_first_card_is_that_of_round_1() -> None:
    position = Position(in_round=1, phase=1)
    position.end_phase()
    assert position.table.view(0)["players"][0]["flock"] == [None, 0, 0, 0, 0, 0]


@pytest.mark.rule("hallertau.phase2.sheep-die")
def test_all_sheep_on_the_card_of_the_round_die_without_compensation() -> None:
    position = before_round(5, players=2)
    position.sheep(r5=3, r6=2, stable=1)
    position.sheep(seat=1, r5=1)
    position.end_phase()
    assert position.flock() == {"r6": 2, "stable": 1}
    assert position.flock(1) == {}
    assert sum(position.player().stock) == sum(position.player(1).stock) == 0


@pytest.mark.parametrize(("step", "workers"), [(0, 6), (1, 7), (2, 8), (3, 9), (4, 10), (5, 11), (6, 12)])
@pytest.mark.rule("hallertau.phase2.new-workers")
def test_as_many_workers_come_as_the_window_shows(step: int, workers: int) -> None:
    position = before_round(4, players=2)
    position.centre(step)
    position.end_phase()
    assert position.player().workers == workers
    assert position.player(1).workers == 6


@pytest.mark.parametrize("step", [7, 8, 9, 10])
@pytest.mark.rule("hallertau.phase2.workers-stay-twelve")
def test_twelve_workers_are_the_most(step: int) -> None:
    position = before_round(4)
    position.centre(step)
    position.end_phase()
    assert position.player().workers == 12


@player_counts
@pytest.mark.rule("hallertau.example.six-workers")
def test_all_begin_with_six_workers(players: int) -> None:
    table = feldberg.game("hallertau", players=players).start(seed=2)
    assert [player["workers"] for player in table.view(None)["players"]] == [6] * players


@pytest.mark.rule("hallertau.example.phase2-two-rounds")
def test_one_sheep_dies_in_each_of_two_rounds() -> None:
    position = before_round(4)
    position.sheep(r4=1, r5=1)
    position.end_phase()
    assert position.flock() == {"r5": 1}
    position.do("tools", workers=6)
    assert position.table.round == 5
    assert position.flock() == {}
    assert position.has("milk") == 1


@pytest.mark.rule("hallertau.edge.sheep.last-moment")
def test_a_doomed_sheep_still_gives_wool_and_milk_and_can_be_spent_or_moved() -> None:
    position = Position(in_round=3)
    position.sheep(r4=2)
    position.turn().do("place", space="sheep_shearing")
    assert position.has("wool") == 2
    position.do("sheep", place=3)
    assert position.flock() == {"r4": 1, "r5": 1}
    position.do("place", space="butchery").do("sheep", place=3)
    assert position.flock() == {"r5": 1}
    position = Position(in_round=3, phase=8)
    position.sheep(r4=2)
    position.go()
    assert position.has("milk") == 2
    assert position.table.round == 4
    assert position.has("sheep") == 0


@pytest.mark.parametrize(
    ("number", "sheep", "moves", "after"),
    [
        (4, {"r4": 2, "r5": 1}, [3, 3], {"r5": 3}),
        (4, {"r4": 2, "r5": 1}, [3, 4], {"r5": 1, "r6": 1}),  # the other one on card 4 dies
        (5, {"r5": 4}, [4, 4, 4], {"r6": 3}),
        (6, {"r6": 2, "stable": 1}, [5, 5], {"stable": 3}),
    ],
)
@pytest.mark.rule("hallertau.edge.sheep.card-301-in-phase-2")
def test_card_301_saves_sheep_in_phase_2(
    number: int, sheep: dict[str, int], moves: list[int], after: dict[str, int]
) -> None:
    position = Position(in_round=number, phase=2, gateway="master")
    position.sheep(**sheep)
    position.hand(301)
    position.go()
    position.do("play", card=301)
    for place in moves:
        position.do("sheep", place=place)
    if position.can("done"):
        position.do("done")
    while position.table.phase < 4:
        position.do("pass")
    assert position.flock() == after


@pytest.mark.rule("hallertau.edge.sheep.card-301-in-phase-2")
def test_card_301_moves_each_sheep_only_once() -> None:
    position = Position(in_round=4, phase=2, gateway="master")
    position.sheep(r4=1)
    position.hand(301)
    position.go().do("play", card=301).do("sheep", place=3)
    assert position.question != "Step"
    assert position.flock() == {"r5": 1}


@pytest.mark.rule("hallertau.edge.sheep.card-301-in-phase-2")
def test_card_301_is_offered_at_the_end_of_phase_2_for_the_sheep_of_the_next_card() -> None:
    """The nearest phase 2 is then that of the next round."""
    position = Position(in_round=4, phase=2, gateway="master")
    position.sheep(r5=1)
    position.hand(301)
    position.go()
    assert (position.table.phase, position.question) == (2, "Window")
    position.do("play", card=301).do("sheep", place=4)
    assert position.flock() == {"r6": 1}


@pytest.mark.parametrize(
    ("number", "phase", "sheep", "playable"),
    [
        (3, 4, {"r4": 1}, True),  # the nearest phase 2 is that of round 4
        (3, 4, {"r5": 1}, False),
        (4, 4, {"r5": 1}, True),
        (5, 4, {"r6": 1}, True),
        (6, 4, {"stable": 3}, False),
    ],
)
@pytest.mark.rule("hallertau.edge.sheep.card-301-in-phase-2")
def test_card_301_asks_for_a_sheep_that_will_die_next(
    number: int, phase: int, sheep: dict[str, int], playable: bool
) -> None:
    position = Position(in_round=number, phase=phase, gateway="master")
    position.sheep(**sheep)
    position.hand(301)
    assert position.turn().can("play", card=301) is playable


@pytest.mark.rule("hallertau.edge.sheep.round-6-all-in-stable")
def test_in_round_6_all_sheep_are_in_the_stable() -> None:
    for seed in range(30):
        table: Table = feldberg.game("hallertau", players=2, farmyard="sheep").start(seed=seed)
        choose = random.Random(seed)
        while not table.over:
            if table.round == 6 and table.phase > 2:
                for player in table.players:
                    assert sum(player.flock[:6]) == 0
            table.play(choose.choice(table.legal()))
    position = before_round(6)
    position.sheep(r6=3, stable=1)
    position.end_phase()
    assert position.flock() == {"stable": 1}
    assert position.table.view(0)["players"][0]["flock"] == [None] * 6
