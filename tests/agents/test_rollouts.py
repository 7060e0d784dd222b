from __future__ import annotations

import pytest

import feldberg
from feldberg.agents import Agent
from feldberg.agents.greedy import Greedy
from feldberg.agents.rollouts import Rollouts
from feldberg.core.perspective import Perspective
from feldberg.core.playout import guided, promising


def points(agent: Agent, seed: int) -> int:
    """What an agent has at the end of a game alone."""
    state: feldberg.State = agent.game.start(seed, events=False)
    while not state.over:
        state.play(agent.choose(state.seen_by(0)))
    return state.scores()[0]


@pytest.mark.parametrize("seed", [0, 1])
def test_trying_out_scores_more_than_greed(seed: int) -> None:
    game = feldberg.game("oh_my_goods", players=1, chapter="5")
    assert points(Rollouts(game, seed), seed) > points(Greedy(game, seed), seed)


class Noted(Rollouts):
    """Notes how many actions each world was tried with, and how far ahead."""

    tried: list[tuple[int, int]]

    def try_out(self, seen: Perspective, actions: list[int], totals: dict[int, float], horizon: int) -> None:
        self.tried.append((len(actions), horizon))
        super().try_out(seen, actions, totals, horizon)


@pytest.mark.parametrize(
    ("legal", "playouts", "worlds"),
    [
        (16, 48, [(16, 0), (12, 1)] + [(6, 1)] * 2 + [(3, 1)] * 4 + [(2, 1)] * 6),  # twelve that promise most
        (3, 12, [(3, 1)] * 2 + [(2, 1)] * 3),
        (3, 0, [(3, 1), (2, 1)]),  # nothing is dropped untried
    ],
)
def test_the_budget_is_spent_by_halving(legal: int, playouts: int, worlds: list[tuple[int, int]]) -> None:
    game = feldberg.game("burgundy", players=2)
    state = game.start(1, events=False)
    while len(state.legal()) != legal:
        state.play(state.legal()[0])
    noted = Noted(game, 0, playouts, horizon=1)
    noted.tried = []
    assert noted.choose(state.seen_by(state.seat)) in state.legal()
    assert noted.tried == worlds


def test_a_seat_is_judged_by_its_lead_over_those_of_other_teams() -> None:
    for options, rivals in [({"players": 1}, []), ({"players": 3}, [0, 2]), ({"players": 4, "team": True}, [0, 2])]:
        game = feldberg.game("burgundy", **options)
        state = game.start(1, events=False)
        for _ in range(60):
            state.play(state.legal()[0])
        seat = min(1, game.players - 1)
        expected = state.outlook(seat) - max((state.outlook(rival) for rival in rivals), default=0.0)
        assert Rollouts(game, 0).lead(state, seat) == expected


# Guided play


def test_a_play_out_is_cut_after_so_many_decisions_of_the_seat() -> None:
    state: feldberg.State = feldberg.game("burgundy", players=3).start(1, events=False)
    by_hand = state.copy()
    seat = (state.seat + 1) % 3  # another moves first
    guided(state, seat, 2)
    left = 2
    while left:
        left -= by_hand.seat == seat
        by_hand.play(int(promising(by_hand, by_hand.seat)))
    assert state.digest() == by_hand.digest()
    guided(state, seat, 10_000)
    assert state.over


@pytest.mark.parametrize("name", ["burgundy", "oh_my_goods"])
def test_what_is_promising_is_what_greed_takes(name: str) -> None:
    """In a plan too, whose steps are judged on the seat's own draft."""
    game = feldberg.game(name, players=2)
    state = game.start(3, events=False)
    seat = state.seats[0]
    promises = {action: after.outlook(seat) for action, after in worlds_after(state, seat).items()}
    assert promises[int(promising(state.draft(seat), seat))] == max(promises.values())
    assert len(set(promises.values())) > 1


def worlds_after(state: feldberg.State, seat: int) -> dict[int, feldberg.State]:
    found = {action: state.copy() for action in state.legal(seat)}
    for action, after in found.items():
        after.play(action, seat)
    return found
