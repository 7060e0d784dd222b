"""Secret plans of several steps, on the toy: all lay a card at once and may stake a coin on it."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest

import feldberg
from feldberg.core.moves import Move, free_undo, goes_alone, last_move, made, replayed, taken_back

LAY, STAKE, CAUTION = 0, 16, 20  # the first action of each kind


def toy(seed: int = 1, **options: Any) -> feldberg.State:
    state: feldberg.State = feldberg.game("toy", **options).start(seed)
    return state


def plan_of(state: feldberg.State, seat: int) -> list[dict[str, Any]]:
    planned: list[dict[str, Any]] = state.view(seat)["planned"]
    return planned


def test_all_are_asked_at_once_for_their_first_step() -> None:
    state = toy(players=3)
    assert state.seats == (0, 1, 2)
    for seat in range(3):
        assert [action - LAY for action in state.legal(seat)] == state.view(seat)["hand"]
        assert state.view(seat)["question"] == "Lay"
    assert state.view(None)["question"] == "Bids"
    assert state.legal() == state.legal(0)


def test_a_step_leads_to_the_next_on_the_own_draft_alone() -> None:
    state = toy()
    other, spectator = state.view(1), state.view(None)
    card = state.legal(0)[1]
    state.play(card, 0)
    assert state.events == []
    assert state.legal(0) == [STAKE, STAKE + 1]
    assert state.view(0)["question"] == "Stake"
    assert state.view(0)["laid"][0] == card - LAY
    assert card - LAY not in state.view(0)["hand"]
    assert plan_of(state, 0) == [{"kind": "lay", "card": card - LAY}]
    assert (state.view(1), state.view(None)) == (other, spectator)
    assert state.game.asks(state, "en", ["Ann", "Ben"], 0) == "Ann: stake a coin, or not"
    assert state.game.asks(state, "en", ["Ann", "Ben"], 1) == "Ben: lay a card"
    assert state.game.asks(state, "en", ["Ann", "Ben"]) == "Ann, Ben: lay a card in secret"


def test_others_see_only_who_is_ready() -> None:
    state = toy()
    before = state.view(1)
    for action in (state.legal(0)[0], STAKE + 1):
        state.play(action, 0)
    assert state.seats == (1,)
    assert state.view(1) == before | {"asked": [1]}
    assert state.view(0)["question"] == "Bids"
    assert plan_of(state, 1) == []
    assert state.view(None)["planned"] is None
    with pytest.raises(feldberg.IllegalAction, match="seat 0 is not asked"):
        state.play(STAKE, 0)


def test_a_step_of_another_question_is_illegal_and_changes_nothing() -> None:
    state = toy()
    before = state.digest()
    for action in (STAKE, STAKE + 1, *(card for card in range(16) if card not in state.legal(0))):
        with pytest.raises(feldberg.IllegalAction):
            state.play(action, 0)
    assert state.digest() == before


def test_all_plans_are_carried_out_in_turn_order_when_the_last_is_ready() -> None:
    state = toy()
    first, second = state.legal(0)[0], state.legal(1)[2]
    for seat, action in ((1, second), (1, STAKE + 1), (0, first)):
        state.play(action, seat)
        assert (state.events, state.view(None)["laid"]) == ([], [0, 0])
    state.play(STAKE, 0)
    told = [(event.kind.name, event.seat, event.values()) for event in state.events]
    assert told == [("laid", 0, [first]), ("coins", 0, [0]), ("laid", 1, [second]), ("coins", 1, [-1])]
    assert state.view(None)["laid"] == [first, second]
    assert state.view(None)["staked"] == [0, 1]
    assert state.view(0)["question"] == "Prize"


def test_the_order_of_answering_does_not_matter() -> None:
    plans = {seat: [toy(players=3).legal(seat)[seat], STAKE + seat % 2] for seat in range(3)}
    found = set()
    for order in set(itertools.permutations([0, 0, 1, 1, 2, 2])):
        state = toy(players=3)
        left = {seat: plan[:] for seat, plan in plans.items()}
        for seat in order:
            state.play(left[seat].pop(0), seat)
        found.add(state.digest())
    assert len(found) == 1


def test_planning_draws_nothing_from_chance() -> None:
    state = toy()
    luck = state.chance.copy()
    while len(state.seats) > 1:
        state.play(state.legal()[-1])
    assert state.chance.same(luck)


def test_who_has_nothing_to_decide_is_ready() -> None:
    state = toy()
    luck = random.Random(1)
    while state.view(None)["round"] < 4:
        state.play(luck.choice(state.legal()))
    assert [state.view(seat)["hand"] for seat in range(2)] == [[], []]  # the last card is no choice, the stake may be
    assert state.seats == tuple(seat for seat in range(2) if state.view(None)["coins"][seat] > 0)


def test_a_plan_is_saved_in_its_middle() -> None:
    state = toy(players=3)
    state.play(state.legal(2)[1], 2)
    state.play(STAKE + 1, 2)
    state.play(state.legal(1)[0], 1)
    again: feldberg.State = state.game.load(json.loads(json.dumps(state.to_dict())))
    assert again.digest() == state.digest()
    assert again.seats == state.seats == (0, 1)
    for seat in range(3):
        assert (again.view(seat), again.legal(seat)) == (state.view(seat), state.legal(seat))


def test_a_copy_plans_on_its_own() -> None:
    state = toy()
    state.play(state.legal(0)[0], 0)
    twin = state.copy()
    twin.play(STAKE + 1, 0)
    assert state.legal(0) == [STAKE, STAKE + 1]
    assert twin.seats == (1,)


def test_imagined_plans_of_others_differ_and_keep_who_is_ready() -> None:
    state = toy(players=3)
    own = state.legal(0)[2]
    state.play(own, 0)
    for action in (state.legal(1)[0], STAKE):
        state.play(action, 1)
    state.play(state.legal(2)[0], 2)
    plans = []
    for seed in range(30):
        world = state.imagine(0, seed)
        assert (world.seats, world.view(0), world.legal(0)) == ((0, 2), state.view(0), state.legal(0))
        assert plan_of(world, 2) == []
        plans.append([plan_of(world, seat) for seat in range(3)])
        for action in (STAKE, world.legal(2)[0], STAKE):
            world.play(action)
        assert world.view(0)["laid"][0] == own
    assert all(plan[0] == [{"kind": "lay", "card": own}] for plan in plans)
    assert len({plan[1][0]["card"] for plan in plans}) > 5
    assert {plan[1][1]["coins"] for plan in plans} == {0, 1}


def test_what_a_step_brings_is_told_before_it_is_taken() -> None:
    state = toy()
    state.play(state.legal(0)[0], 0)
    assert state.consequence(STAKE + 1, 0) == {"coins": -1}
    assert state.consequence(STAKE, 0) == {}


def test_an_agent_looks_at_its_own_draft() -> None:
    """Greedy lays its highest card: the table itself shows nothing of it before the reveal."""
    state = toy()
    choice = feldberg.agent("greedy", state.game).choose(state.seen_by(1))
    assert choice == max(state.legal(1))


def test_an_aside_is_said_before_a_plan_is_begun_not_in_its_middle() -> None:
    state = toy()
    assert state.asides(0) == [CAUTION + 1]
    state.play(CAUTION + 1, 0)
    state.play(state.legal(1)[0], 1)
    assert state.asides(1) == []
    with pytest.raises(feldberg.IllegalAction):
        state.play(CAUTION + 1, 1)
    state.play(state.legal(0)[0], 0)  # the only step of who does not want to be asked for stakes
    assert state.seats == (1,)
    assert state.asides(0) == []


def test_an_aside_that_leaves_nothing_to_plan_is_not_heard_now() -> None:
    state = toy()
    luck = random.Random(1)
    while state.view(None)["round"] < 4:
        state.play(luck.choice(state.legal()))
    seat = state.seat
    assert state.legal(seat) == [STAKE, STAKE + 1]
    assert state.asides(seat) == []


def test_teams_win_together() -> None:
    game = feldberg.game("toy", players=4, team=True)
    assert game.teams == [[0, 2], [1, 3]]
    assert feldberg.game("toy", players=3).teams == [[0], [1], [2]]
    state = game.start(2)
    while not state.over:
        state.play(state.legal()[0])
    places = state.ranking()
    assert places[0] == places[2] != places[1] == places[3]
    assert game.sequel(state) is None


# What may be taken back


def moves(state: feldberg.State, *answers: tuple[int, int]) -> list[Move]:
    return [made(state, action, seat) for seat, action in answers]


def test_own_steps_are_taken_back_freely_whatever_others_planned_since() -> None:
    state = toy()
    so_far = moves(state, (0, state.legal(0)[0]), (1, state.legal(1)[0]), (1, STAKE))
    assert [move.planned for move in so_far] == [True, True, True]
    assert free_undo(so_far, 0) == 0
    assert free_undo(so_far, 1) == 2


def test_the_step_that_reveals_all_plans_is_not() -> None:
    state = toy()
    so_far = moves(state, (0, state.legal(0)[0]), (1, state.legal(1)[0]), (1, STAKE), (0, STAKE))
    assert (so_far[-1].planned, so_far[-1].revealed) == (False, True)
    assert (free_undo(so_far, 0), free_undo(so_far, 1)) == (None, None)


def test_an_aside_is_no_move_to_take_back() -> None:
    state = toy()
    so_far = moves(state, (0, state.legal(0)[0]), (1, CAUTION + 1))
    assert so_far[1].aside
    assert (free_undo(so_far, 0), free_undo(so_far, 1)) == (0, None)


def test_a_move_is_free_until_another_acts_or_luck_decides() -> None:
    plain, lucky = Move(0, 5), Move(0, 5, revealed=True)
    assert free_undo([plain], 0) == 0
    assert free_undo([plain], 1) is None
    assert free_undo([plain, Move(1, 5)], 0) is None
    assert free_undo([plain, Move(1, 5, planned=True)], 0) == 0
    assert free_undo([lucky], 0) is None
    assert free_undo([], 0) is None


def test_others_know_of_a_plan_only_that_it_is_ready() -> None:
    state = toy()
    step, ready, aside = moves(state, (0, state.legal(0)[0]), (0, STAKE), (1, CAUTION + 1))
    assert [(move.planned, move.ready, move.hidden) for move in (step, ready)] == [
        (True, False, True),
        (True, True, False),
    ]
    assert [[move.known_to(seat) for seat in (0, 1, None)] for move in (step, ready, aside)] == [
        [True, False, False],
        [True, True, True],
        [False, True, False],
    ]


def test_what_had_all_plan_is_not_taken_back_freely() -> None:
    """Else one would learn, from whether it may be, if another has begun; and others would lose their steps."""
    state = toy()
    plan = type(state.agenda[-1])
    while len(state.seats) > 1 or state.view(None)["question"] == "Bids":
        state.play(state.legal()[0])
    assert state.view(None)["question"] == "Prize"
    prize_question = state.take_question()
    state.ask(plan(2))
    state.ask(prize_question)
    luck = state.chance.copy()
    prize = made(state, state.legal()[0], state.seat)
    assert (state.chance.same(luck), state.view(None)["question"]) == (True, "Bids")
    assert (prize.planned, prize.revealed) == (False, True)


def test_the_last_move_is_no_aside() -> None:
    so_far = [Move(0, 5), Move(1, 5), Move(0, 7, aside=True)]
    assert (last_move(so_far, 0), last_move(so_far, 1), last_move(so_far, 2)) == (0, 1, None)


def test_asides_outlive_a_take_back_unless_their_seat_is_left_amid_its_plan() -> None:
    state = toy()
    plans = [(1, state.legal(1)[0]), (0, state.legal(0)[0]), (0, STAKE), (1, STAKE)]
    so_far = moves(state, *plans)
    so_far += [made(state, CAUTION + 1, seat) for seat in (0, 1)]
    again, left = taken_back(state.game, 1, so_far, 3)
    assert [(move.seat, move.aside) for move in left] == [(1, False), (0, False), (0, False)]
    assert again.seats == (1,)
    luckless = [Move(move.seat, move.action) for move in so_far[:4]] + so_far[4:]
    again, left = taken_back(state.game, 1, luckless, 1)
    assert [(move.seat, move.aside) for move in left] == [(1, False), (0, True)]
    assert again.digest() == replayed(state.game, 1, [(move.seat, move.action) for move in left])[0].digest()


def test_a_step_of_a_plan_that_was_carried_out_goes_with_all_that_followed() -> None:
    state = toy()
    so_far = moves(state, (0, state.legal(0)[0]), (1, state.legal(1)[0]), (1, STAKE), (0, STAKE))
    assert [goes_alone(so_far[:3], at) for at in range(3)] == [True, True, True]
    assert not any(goes_alone(so_far, at) for at in range(4))
    again, left = taken_back(state.game, 1, so_far, 2)
    assert [(move.seat, move.planned) for move in left] == [(0, True), (1, True)]
    assert again.seats == (0, 1)


def test_a_step_that_is_taken_back_is_gone_alone() -> None:
    state = toy()
    so_far = moves(state, (0, state.legal(0)[0]), (1, CAUTION + 1), (1, state.legal(1)[0]))
    again, left = taken_back(state.game, 1, so_far, 0)
    assert [(move.seat, move.aside, move.ready) for move in left] == [(1, True, False), (1, False, True)]
    assert again.seats == (0,)
