from __future__ import annotations

import itertools
import math
from typing import Any

import pytest

import feldberg
from feldberg.agents import Agent, foresight
from feldberg.agents.explaining import Weighed
from feldberg.agents.foresight import Foresight
from feldberg.agents.greedy import Greedy
from feldberg.agents.search import Search
from feldberg.core.lines import follow, script
from feldberg.core.perspective import Perspective
from feldberg.server import bots


def alone() -> feldberg.Game[Any]:
    return feldberg.game("hallertau", players=1, cards=False)


def weigh(plan: Foresight, seen: Perspective, playouts: int, seconds: float = math.inf) -> list[Weighed]:
    return plan.weigh(seen, playouts, seconds, lambda: None)


def points(agent: Agent, start: feldberg.State) -> int:
    """What an agent has at the end of a game alone."""
    state = start.copy()
    while not state.over:
        state.play(agent.choose(state.seen_by(0)))
    return state.scores()[0]


@pytest.mark.parametrize(
    ("name", "options", "foreseeable"),
    [
        ("hallertau", {"players": 1, "cards": False}, True),
        ("hallertau", {"players": 1}, False),
        ("hallertau", {"players": 2, "cards": False}, False),
        ("burgundy", {"players": 1}, False),
        ("oh_my_goods", {"players": 1, "chapter": "1"}, False),
        ("tuscany", {"players": 2}, False),
    ],
)
def test_a_whole_game_is_planned_where_it_is_foreseeable(
    name: str, options: dict[str, Any], foreseeable: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = feldberg.game(name, **options)
    assert game.foreseeable == foreseeable
    planned: list[Perspective] = []

    def weigh(_self: Foresight, seen: Perspective, *_: object) -> list[Weighed]:
        planned.append(seen)
        return [Weighed(seen.legal()[0], [])]

    monkeypatch.setattr(Foresight, "weigh", weigh)
    state: feldberg.State = game.start(1, events=False)
    for plans in (1, 0):
        planned.clear()
        Search(game, 0, playouts=1, horizon=1, plans=plans).choose(state.seen_by(state.seat))
        assert bool(planned) == (foreseeable and plans == 1)


def test_who_decides_once_does_not_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server makes a new bot for every decision: nothing would be gone on with."""
    monkeypatch.delattr(Foresight, "weigh")
    state: feldberg.State = alone().start(1, events=False)
    assert bots.decide(bots.job(state.to_dict(), 0, "master", ""))["action"] in state.legal()


def test_who_plans_scores_more_than_greed() -> None:
    game = alone()
    more = 0
    for seed in range(3):
        start: feldberg.State = game.start(seed, events=False)
        while start.view(None)["round"] < 5:
            start.play(Greedy(game, 0).choose(start.seen_by(0)))
        more += points(Search(game, seed, playouts=100, plans=1), start) - points(Greedy(game, seed), start)
    assert more > 3


def test_more_thought_finds_better_lines_and_the_best_is_chosen() -> None:
    seen = alone().start(3, events=False).seen_by(0)
    little, much = (weigh(Foresight(1), seen, playouts) for playouts in (1, 300))
    assert much[0].lead > little[0].lead
    assert len(much) > 1
    assert [one.lead for one in much] == sorted((one.lead for one in much), reverse=True)
    assert {one.action for one in much} <= set(seen.legal())
    assert much == weigh(Foresight(1), seen, 300)  # the same seed and budget


def test_the_next_decision_goes_on_where_the_last_one_ended() -> None:
    state: feldberg.State = alone().start(4, events=False)
    plan = Foresight(2)
    halves = 0
    for _ in range(8):  # in the first round, in which chance tells nothing
        best = weigh(plan, state.seen_by(0), 40)[0]
        state.play(best.action)
        halves += state.below is not None
        again = follow(state.imagine(0, foresight.WORLD), 0, script(plan.coming), plan.luck, [])
        assert [again.worth] == best.leads
    assert halves  # in the midst of a turn


@pytest.mark.parametrize(("seconds", "playouts", "changes"), [(0.0, 1000, 0), (9.0, 1000, 8), (math.inf, 5, 5)])
def test_time_and_play_outs_end_it(
    seconds: float, playouts: int, changes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = itertools.count()
    heats: list[float] = []

    def takes(_self: Foresight, _more: float, heat: float) -> bool:
        heats.append(heat)
        return False

    monkeypatch.setattr(foresight, "monotonic", lambda: next(clock))
    monkeypatch.setattr(Foresight, "takes", takes)
    assert weigh(Foresight(0), alone().start(1, events=False).seen_by(0), playouts, seconds)
    assert len(heats) == changes
    assert heats == sorted(heats, reverse=True)  # less and less is put up with
    assert all(foresight.COLD <= heat <= foresight.HOT for heat in heats)


def test_what_is_worse_is_taken_the_less_the_colder_it_is() -> None:
    plan = Foresight(0)
    hot, cold = (sum(plan.takes(-0.5, heat) for _ in range(400)) for heat in (foresight.HOT, foresight.COLD))
    assert hot == pytest.approx(400 * math.exp(-0.5), abs=40)
    assert cold == pytest.approx(400 * math.exp(-2.5), abs=20)
    assert all(plan.takes(more, foresight.COLD) for more in (0.0, 3.0))
