"""Shields: how they come, where they lie, what they cost and bring. What each does is in `test_shield_effects`."""

from __future__ import annotations

from collections import Counter

import pytest

from feldberg.games.burgundy.content import BANK, CASTLE_TILE, MINE_TILE, SHIP_TILE, monastery
from feldberg.games.burgundy.modules.shields.module import shields_of
from tests.rulebook.burgundy.armed import Armed
from tests.rulebook.burgundy.position import played_at_random, started

FIRST_BLACK = 24
ONE_EACH = dict.fromkeys(range(1, 7), 1)


def in_depots(places: list[int]) -> Counter[int]:
    return Counter(place for place in places if 1 <= place <= 6)


# Set-up


@pytest.mark.rule("burgundy.shield.setup")
@pytest.mark.parametrize(
    ("players", "expected"),
    [(2, ONE_EACH), (3, {1: 1, 2: 2, 3: 1, 4: 2, 5: 1, 6: 2}), (4, dict.fromkeys(range(1, 7), 2))],
)
def test_shields_are_laid_into_the_depots_by_the_number_of_players(players: int, expected: dict[int, int]) -> None:
    laid = set()
    for seed in range(8):
        places = [int(place) for place in shields_of(started(seed, players=players, shields=True)).places]
        assert len(places) == 1 + 18
        assert in_depots(places) == expected
        laid.add(tuple(places))
    assert len(laid) == 8


@pytest.mark.rule("burgundy.shield.setup.rest")
def test_shields_that_are_not_dealt_or_were_taken_never_come_to_the_depots() -> None:
    for seed in range(4):
        table = started(seed, players=3, shields=True)
        before = [int(place) for place in shields_of(table).places]
        assert before.count(0) == 1 + 18 - 9
        for _ in played_at_random(table, seed):
            places = [int(place) for place in shields_of(table).places]
            for number, place in enumerate(places):
                if 1 <= place <= 6:
                    assert place == before[number]
            before = places


@pytest.mark.rule("burgundy.shield.setup.rest")
def test_ships_and_new_phases_leave_the_shields_in_the_depots() -> None:
    at = Armed()
    at.deal(1, 9)
    at.goods(0, 2, 2)
    at.place(17, SHIP_TILE)
    at.play(kind="sail", depot=0)
    assert at.player().goods[2] == 2
    assert at.shields.places[9] == 1
    at.end_phase()
    assert at.table.phase == 1
    assert at.shields.places[9] == 1


# Taking


@pytest.mark.rule("burgundy.shield.take")
def test_a_double_takes_a_shield_of_its_depot() -> None:
    at = Armed(dice=(4, 4))
    at.deal(3, 2)
    at.deal(4, 9, 16)
    at.ask()
    assert {action["shield"] + 1 for action in at.legal(kind="shield")} == {9, 16}
    events = at.play(kind="shield", shield=9 - 1)
    assert events[0] == {"event": "took_shield", "seat": 0, "shield": 9, "cell": 18}
    assert at.held() == [9]
    assert list(at.table.dice[0:2]) == [0, 0]
    assert at.table.seat == 1


@pytest.mark.rule("burgundy.shield.take")
def test_workers_make_a_double() -> None:
    at = Armed(dice=(6, 1))
    at.deal(1, 5)
    at.ask()
    assert not at.legal(kind="shield")
    at.player().workers = 1
    at.ask()
    at.play(kind="shield", shield=5 - 1)
    assert at.player().workers == 0
    assert at.held() == [5]


@pytest.mark.rule("burgundy.shield.take.example")
def test_3_and_5_are_made_a_double_of_5_or_3_or_4_with_two_workers() -> None:
    at = Armed(dice=(3, 5))
    for depot in range(1, 7):
        at.deal(depot, depot)
    at.player().workers = 2
    at.ask()
    assert {action["shield"] + 1 for action in at.legal(kind="shield")} == {3, 4, 5}
    for number in (3, 4, 5):
        world = at.table.copy()
        world.play(world.actions.shield.at(number - 1, 18))
        assert world.players[0].workers == 0
    at.player().workers = 1
    at.ask()
    assert not at.legal(kind="shield")


@pytest.mark.rule("burgundy.shield.take.both-dice")
def test_a_shield_needs_both_dice_unused() -> None:
    for dice in ((4, 0), (0, 4), (0, 0)):
        at = Armed(dice=dice)
        at.deal(4, 9)
        at.player().workers = 9
        at.player().silver = 2
        at.lay(FIRST_BLACK, BANK)
        at.ask()
        assert not at.legal(kind="shield")


@pytest.mark.rule("burgundy.shield.take.both-dice")
def test_after_taking_a_shield_a_tile_can_still_be_bought() -> None:
    at = Armed(dice=(4, 4))
    at.deal(4, 9)
    at.player().silver = 2
    at.lay(FIRST_BLACK, BANK)
    at.ask()
    at.play(kind="shield")
    assert {action["kind"] for action in at.legal()} == {"buy", "done"}
    at.play(kind="buy")
    assert list(at.player().store) == [BANK, 0, 0]


@pytest.mark.rule("burgundy.shield.take.no-free-step")
def test_monastery_12_gives_no_free_step_towards_a_double() -> None:
    at = Armed(dice=(3, 4))
    at.deal(4, 9)
    at.lay(12, BANK)
    at.give(12)
    at.ask()
    assert at.legal(kind="take", die=0, space=12)
    assert not at.legal(kind="shield")
    at.player().workers = 1
    at.ask()
    assert at.legal(kind="shield")


@pytest.mark.rule("burgundy.shield.take.no-free-step")
def test_monastery_8_lets_a_worker_move_a_die_by_two_towards_a_double() -> None:
    at = Armed(dice=(3, 1))
    at.deal(5, 9)
    at.give(8)
    at.player().workers = 1
    at.ask()
    assert not at.legal(kind="shield")
    at.player().workers = 2
    at.ask()
    at.play(kind="shield")
    assert at.player().workers == 0


# Laying


@pytest.mark.rule("burgundy.shield.lay")
def test_a_shield_is_laid_on_any_castle_and_works_from_then_on() -> None:
    """All castles without a shield come to the same, so they are one choice that lights them all."""
    at = Armed(dice=(4, 4))
    at.deal(4, 18)
    at.put(6, CASTLE_TILE)
    at.put(12, monastery(16))
    at.ask()
    [choice] = [action for action in at.table.legal() if at.game.parts(action)["kind"] == "shield"]
    lit = at.game.elements(at.table, choice)
    assert {element for element in lit if element.startswith("cell:")} == {"cell:6", "cell:18"}
    at.play(kind="shield")
    assert at.held() == [18]
    assert at.player().is_open(36)


@pytest.mark.rule("burgundy.shield.lay.replace")
def test_a_new_shield_on_a_castle_sends_the_old_one_out_of_the_game() -> None:
    at = Armed(dice=(4, 4))
    at.hold(16)
    at.deal(4, 9)
    at.ask()
    events = at.play(kind="shield", shield=9 - 1, cell=18)
    assert events[:2] == [
        {"event": "lost_shield", "seat": 0, "shield": 16},
        {"event": "took_shield", "seat": 0, "shield": 9, "cell": 18},
    ]
    assert at.held() == [9]
    assert at.shields.places[16] == 0


@pytest.mark.rule("burgundy.shield.lay.replace")
def test_with_a_free_castle_the_old_shield_may_stay() -> None:
    at = Armed(dice=(4, 4))
    at.hold(16)
    at.put(6, CASTLE_TILE)
    at.deal(4, 9)
    at.ask()
    assert {action["cell"] for action in at.legal(kind="shield")} == {6, 18}
    at.play(kind="shield", cell=6)
    assert at.held() == [9, 16]


@pytest.mark.rule("burgundy.shield.versus-monastery")
def test_where_a_monastery_does_the_same_only_the_shield_counts() -> None:
    at = Armed(dice=(1, 0))
    at.give(3)
    at.hold(9)
    at.player().goods[0] = 1
    at.ask()
    at.play(kind="sell")
    assert at.player().silver == 1
    at.shields.drop(at.table, 0, 9)
    at.roll(1, 0)
    at.player().goods[0] = 1
    at.table.turn = 0
    at.ask()
    at.play(kind="sell")
    assert at.player().silver == 1 + 2


# Upkeep


@pytest.mark.rule("burgundy.shield.upkeep")
def test_every_shield_costs_a_silver_at_the_end_of_the_phase() -> None:
    at = Armed()
    at.hold(16, 17)
    at.hold(12, seat=1)
    at.player().silver = 3
    at.player(1).silver = 1
    at.end_phase()
    assert at.question == "Upkeep"
    assert at.table.seat == 0
    at.play(kind="upkeep")
    assert at.table.seat == 1
    at.play(kind="upkeep")
    assert at.table.phase == 1
    assert (at.player().silver, at.player(1).silver) == (1, 0)
    assert (at.held(), at.held(1)) == ([16, 17], [12])


@pytest.mark.rule("burgundy.shield.upkeep")
def test_who_has_no_shields_is_not_asked() -> None:
    at = Armed()
    at.player().silver = 3
    at.end_phase()
    assert at.table.phase == 1
    assert at.player().silver == 3


@pytest.mark.rule("burgundy.shield.upkeep.before-mines")
def test_without_silver_the_shield_is_lost_before_the_mines_pay() -> None:
    at = Armed()
    at.hold(8)
    for cell in (24, 29, 33):
        at.put(cell, MINE_TILE)
    events = at.end_phase()
    assert [event for event in events if event["event"] in ("lost_shield", "silver")] == [
        {"event": "lost_shield", "seat": 0, "shield": 8},
        {"event": "silver", "seat": 0, "silver": 3},
    ]
    assert at.held() == []
    assert at.player().silver == 3


@pytest.mark.rule("burgundy.shield.upkeep.unpaid")
def test_what_cannot_be_paid_for_leaves_the_game_by_the_owners_choice() -> None:
    at = Armed()
    at.hold(1, 14, 16)
    at.player().silver = 2
    at.end_phase()
    assert {(action["kind"], action.get("shield")) for action in at.legal()} == {
        ("drop", 0),
        ("drop", 13),
        ("drop", 15),
    }
    at.play(kind="drop", shield=14 - 1)
    assert at.legal(kind="upkeep")
    at.play(kind="upkeep")
    assert at.held() == [1, 16]
    assert at.shields.places[14] == 0
    assert at.player().silver == 0


@pytest.mark.rule("burgundy.shield.upkeep.unpaid")
def test_a_shield_may_be_given_up_although_it_could_be_paid_for() -> None:
    at = Armed()
    at.hold(16)
    at.player().silver = 5
    at.end_phase()
    at.play(kind="drop")
    assert at.held() == []
    assert at.player().silver == 5


@pytest.mark.rule("burgundy.shield.upkeep.phase-e")
@pytest.mark.parametrize(("silver", "shields", "left"), [(1, 12, 0), (0, 0, 0)])
def test_shields_are_paid_in_the_last_phase_too_and_only_paid_ones_score(silver: int, shields: int, left: int) -> None:
    at = Armed(phase=4)
    at.hold(1)
    at.player().silver = silver
    at.end_phase()
    if silver:
        at.play(kind="upkeep")
    assert at.table.over
    sheet = at.table.score_sheet(0)
    assert (sheet["shields"], sheet["silver"]) == (shields, left)


@pytest.mark.rule("burgundy.shield.phase-end-order")
def test_first_tiles_are_received_then_shields_paid_then_mines_pay() -> None:
    """The bank of shield 14 pays for shields 14 and 8, and shield 8 then doubles the mine."""
    at = Armed()
    at.hold(14, 8)
    at.put(17, SHIP_TILE)
    at.put(24, MINE_TILE)
    at.give(2)
    at.lay(0, BANK)
    at.end_phase()
    assert at.question == "Receive"
    at.play(kind="receive", cell=11)
    assert at.question == "Upkeep"
    assert at.player().silver == 2
    at.play(kind="upkeep")
    assert at.table.phase == 1
    assert (at.player().silver, at.player().workers) == (2, 1)
    assert at.held() == [8, 14]


# Points


@pytest.mark.rule("burgundy.shield.score")
@pytest.mark.parametrize("number", range(1, 19))
def test_a_shield_brings_its_points_at_the_end(number: int) -> None:
    """Shield 13 doubles its own 4."""
    printed = 12 if number <= 6 else 8 if number <= 12 else 4
    at = Armed()
    at.hold(number)
    at.player().silver = 1
    assert at.table.score_sheet(0)["shields"] == 0
    assert at.end()["shields"] == (8 if number == 13 else printed)
    assert at.table.score_sheet(1)["shields"] == 0
