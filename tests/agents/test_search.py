from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import feldberg
from feldberg.agents import Agent, Explained, explaining, reason, search
from feldberg.agents.crew import Helper
from feldberg.agents.explaining import Ending, Weighed, explained, foreseen
from feldberg.agents.greedy import Greedy
from feldberg.agents.search import Search
from feldberg.core.moves import made
from feldberg.core.perspective import Perspective
from feldberg.core.playout import A_TURN, LOOKS, Cut, Habits, guided, play_on, promising
from feldberg.core.rows import listed


def points(agent: Agent, seed: int) -> int:
    """What an agent has at the end of a game alone."""
    state: feldberg.State = agent.game.start(seed, events=False)
    while not state.over:
        state.play(agent.choose(state.seen_by(0)))
    return state.scores()[0]


@pytest.mark.parametrize("seed", [0, 1])
def test_trying_out_scores_more_than_greed(seed: int) -> None:
    game = feldberg.game("oh_my_goods", players=1, chapter="5")
    assert points(Search(game, seed), seed) > points(Greedy(game, seed), seed)


class Noted(Search):
    """Notes how many actions each world was tried with, and how far ahead."""

    noted: list[tuple[int, int]]

    def try_out(
        self,
        seen: Perspective,
        weighed: list[Weighed],
        horizon: int,
        until: float,
        helpers: Sequence[Helper] = (),
    ) -> int:
        self.noted.append((len(weighed), horizon))
        return super().try_out(seen, weighed, horizon, until, helpers)


def asked_for(legal: int) -> feldberg.State:
    """A position with so many legal actions."""
    state: feldberg.State = feldberg.game("burgundy", players=2).start(1, events=False)
    while len(state.legal()) != legal:
        state.play(state.legal()[0])
    return state


@pytest.mark.parametrize(
    ("legal", "playouts", "worlds"),
    [
        (16, 48, [(16, 0)] * 3 + [(12, 1)] + [(6, 1)] * 2 + [(3, 1)] * 4 + [(2, 1)] * 6),  # twelve that promise most
        (3, 12, [(3, 1)] * 2 + [(2, 1)] * 3),
        (3, 0, [(3, 1), (2, 1)]),  # nothing is dropped untried
    ],
)
def test_the_budget_is_spent_by_halving(
    legal: int, playouts: int, worlds: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "SURE", math.inf)  # nothing is clear before
    state = asked_for(legal)
    noted = Noted(state.game, 0, playouts, horizon=1)
    noted.noted = []
    weighed = noted.weigh(state.seen_by(state.seat))
    assert noted.noted == worlds
    tries = [len(one.leads) for one in weighed]
    assert tries == sorted(tries, reverse=True)
    assert weighed[0].lead >= weighed[1].lead
    assert noted.habits is not None
    assert max(noted.habits.looks) > 0  # which its play-outs have left


class Clocked(Search):
    """Every trial takes a second of its own clock."""

    time = 0.0

    def lead(self, world: feldberg.State, action: int, seat: int, horizon: int) -> float:
        self.time += 1.0
        return super().lead(world, action, seat, horizon)


@pytest.mark.parametrize(
    ("seconds", "trials"),
    [
        (0.0, [1, 1, 1]),  # everything is tried once all the same
        (20.0, [8, 8, 3]),
        (math.inf, [30, 30, 12]),
    ],
)
def test_time_ends_the_search(seconds: float, trials: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each halving has its share; a world that was not met by all candidates does not count."""
    state = asked_for(3)
    agent = Clocked(state.game, 0, 72, horizon=1, seconds=seconds)
    monkeypatch.setattr(search, "monotonic", lambda: agent.time)
    monkeypatch.setattr(search, "SURE", math.inf)
    weighed = agent.weigh(state.seen_by(state.seat))
    assert [len(one.leads) for one in weighed] == trials
    assert agent.time <= max(seconds, 3.0) + 1.0


class Settled(Search):
    """Every action comes to what was settled, more or less by the world's luck, of which each has its own share."""

    worth: dict[int, float]
    swing: float  # of an action by itself
    shared = 0.0  # of all actions in the same world

    def lead(self, world: feldberg.State, action: int, seat: int, horizon: int) -> float:
        common = random.Random(world.digest()).uniform(-self.shared, self.shared)
        return self.worth[action] + common + self.luck.uniform(-self.swing, self.swing)


@pytest.mark.parametrize(
    ("worth", "swing", "shared", "tries"),
    [
        ([0.0, 5.0, 1.0], 0.5, 0.0, [8, 8, 8]),  # clear at the first look
        ([0.0, 5.0, 1.0], 0.5, 90.0, [8, 8, 8]),  # all have the luck of their worlds
        ([4.8, 5.0, 4.9], 9.0, 0.0, [75, 75, 30]),  # anything may be: all is spent
        ([2.0, 2.0, 2.0], 0.0, 90.0, [8, 8, 8]),  # one is as good as another
        ([0.0, 5.0, 4.5], 1.0, 0.0, [16, 16, 8]),  # one is clear, of the other one more must be seen
    ],
)
def test_what_is_surely_no_better_is_dropped_at_once(
    worth: list[float], swing: float, shared: float, tries: list[int]
) -> None:
    state = asked_for(3)
    agent = Settled(state.game, 3, 180, horizon=1)
    agent.worth, agent.swing, agent.shared = dict(zip(state.legal(), worth, strict=True)), swing, shared
    weighed = agent.weigh(state.seen_by(state.seat))
    assert [len(one.leads) for one in weighed] == tries
    if swing < 9:
        assert agent.worth[weighed[0].action] == max(worth)


@pytest.mark.parametrize(("depth", "tries"), [(0, 8), (2, 32)])
def test_with_a_tree_nothing_is_dropped_before_it_has_grown(depth: int, tries: int) -> None:
    state = asked_for(3)
    agent = Settled(state.game, 3, 300, horizon=1, depth=depth)
    agent.worth, agent.swing = dict(zip(state.legal(), [0.0, 5.0, 1.0], strict=True)), 0.5
    assert [len(one.leads) for one in agent.weigh(state.seen_by(state.seat))] == [tries] * 3


def test_how_much_a_rival_counts_is_the_games_to_say() -> None:
    for name, regard in (("burgundy", 1.0), ("hallertau", 0.5)):
        game = feldberg.game(name, players=2)
        state: feldberg.State = game.start(1, events=False)
        seat = state.seat
        action = state.legal()[0]
        after = state.copy()
        after.play(action, seat)
        guided(after, seat, 0)
        own, rivals = after.outlook(seat), after.outlook(1 - seat)
        assert Search(game, 0, judgement="none").lead(state, action, seat, 0) == pytest.approx(own - regard * rivals)
        assert Search(game, 0, judgement="none", regard=0.0).lead(state, action, seat, 0) == pytest.approx(own)


def test_a_seat_is_judged_by_its_lead_over_those_of_other_teams() -> None:
    for options, rivals in [({"players": 1}, []), ({"players": 3}, [0, 2]), ({"players": 4, "team": True}, [0, 2])]:
        game = feldberg.game("burgundy", **options)
        state = game.start(1, events=False)
        for _ in range(60):
            state.play(state.legal()[0])
        seat = min(1, game.players - 1)
        action = state.legal(seat)[0] if seat in state.seats else -1
        if action < 0:
            state.play(state.legal()[0])
            action = state.legal(seat)[0]
        after = state.copy()
        after.play(action, seat)
        lead = after.outlook(seat) - max((after.outlook(rival) for rival in rivals), default=0.0)
        assert Search(game, 0, judgement="none").lead(state, action, seat, 0) == lead


# Explaining


def test_what_trials_say() -> None:
    one = Weighed(7, [2.0, -4.0, 0.0, 6.0])
    assert one.lead == 1.0
    first = Weighed(8, [4.0, -1.0, 1.0, 12.0, 100.0])  # was tried on in another world
    assert one.behind(first) == pytest.approx((3.0, math.sqrt((1 + 0 + 4 + 9) / 3 / 4)))
    assert first.behind(first) == (0.0, 0.0)
    assert Weighed(7, [1.0]).behind(first) == (3.0, math.inf)
    less, error = Weighed(7, []).behind(Weighed(7, []))
    assert math.isnan(less)
    assert error == math.inf


def test_choices_are_told_apart_in_the_worlds_that_both_have_met() -> None:
    state = asked_for(16)
    seen = state.seen_by(state.seat)
    first, second = seen.legal()[:2]
    leads = [20.0, 30.0, 60.0, 90.0]
    one, other = explained([Weighed(first, leads), Weighed(second, [18.0, 28.0])], seen, "en", lambda: None)
    assert (one.less, one.error) == (0.0, 0.0)
    assert (other.less, other.error) == (2.0, 0.0)
    assert f"“{other.say}” comes to 2 less." in reason([one, other], "en", alone=False)


def test_the_best_choices_are_explained() -> None:
    state = asked_for(16)
    seen = state.seen_by(state.seat)
    best, second, third = Search(state.game, 3, 48).explain(seen, "en")
    assert best.say == state.game.say(state, best.action, "en")
    assert best.less == 0.0 <= second.less
    assert 90 < best.score < 220  # what greedy games end with
    assert 0 <= best.wins <= 1
    assert len(best.endings) == len(third.endings) >= 1
    [greedy] = Greedy(state.game, 3).explain(seen, "ru")
    assert greedy.say == state.game.say(state, greedy.action, "ru")
    assert math.isnan(greedy.less)


def test_what_follows_in_the_same_turn_is_foreseen() -> None:
    state: feldberg.State = feldberg.game("tuscany", players=2).start(1, events=False)
    best = Search(state.game, 0, 1).explain(state.seen_by(state.seat))[0]
    [castle] = best.line  # boards are joined, then the starting castle is placed
    assert "starting castle" in castle


def test_what_a_choice_brings_is_told_together_with_the_rest_of_its_turn() -> None:
    state: feldberg.State = feldberg.game("burgundy", players=2).start(1, events=False)
    told = set()
    for _ in range(60):
        seat, action = state.seat, int(promising(state, state.seat))
        line, gains = foreseen(state, action, seat, "en")
        before, after = state.scores()[seat], state.copy()
        after.play(action, seat)
        for _ in line:
            after.play(int(promising(after, seat)), seat)
        scored = after.scores()[seat] - before
        assert [gain for gain in gains if "point" in gain] == ([f"+{scored} points"] if scored else [])
        told.add((bool(line), scored > 0))
        state.play(action, seat)
    assert len(told) == 4


@pytest.mark.parametrize("name", ["burgundy", "hallertau", "oh_my_goods"])
def test_nothing_is_foreseen_that_hangs_on_what_luck_will_bring(name: str) -> None:
    """Dice that will be rolled and cards that will be drawn are imagined, and no advice."""
    state: feldberg.State = feldberg.game(name, players=1).start(1)
    lucky = foretold = 0
    while not state.over:
        action = int(promising(state.draft(0), 0))
        world = state.copy()
        world.telling = False  # as imagined ones do not
        line, _gains = foreseen(world, action, 0, "en")
        foretold += len(line)
        if made(state, action, 0).revealed:
            lucky += not state.over
            assert line == []
    assert lucky > 20
    assert foretold > 20


def test_what_is_gained_and_then_paid_is_not_told() -> None:
    state: feldberg.State = feldberg.game("burgundy", players=2).start(0, events=False)
    for _ in range(13):
        state.play(int(promising(state, state.seat)))
    said = {state.game.say(state, action, "en"): action for action in state.legal()}
    workers = said["take 2 workers with the 4"]
    line, gains = foreseen(state, workers, state.seat, "en")
    assert line[0].endswith("(2 workers)")
    assert gains == []


def test_a_reason_tells_what_is_expected_and_what_the_next_best_would_lose() -> None:
    endings = [Ending(170, True), Ending(174, True), Ending(171, False)]
    best = Explained(1, "take the castle", endings, 0.0, 1.5, ["place it", "end the turn"], ["+6 points", "−1 worker"])
    close = Explained(2, "take the mine", endings, 0.6, 1.5, [], [])
    worse = Explained(3, "sell goods", endings, 6.4, 1.5, [], ["+3 points"])
    expected = "About 172 points in the end; first in 2 of 3 imagined games."
    then = "Then: place it; end the turn. Together: +6 points, −1 worker."
    assert reason([best, close, worse], "en", alone=False) == f"{expected} “take the mine” is about as good. {then}"
    assert reason([best, worse], "en", alone=False) == f"{expected} “sell goods” comes to 6 less. {then}"
    assert reason([best, worse], "ru", alone=False) == (
        "К концу около 172 очков; первое место в 2 из 3 воображаемых партий. «sell goods» хуже на 6. "
        "Затем: place it; end the turn. Всё вместе: +6 points, −1 worker."
    )
    assert reason([worse], "en", alone=False) == f"{expected} At once: +3 points."
    assert reason([worse], "ru", alone=False).endswith(" Сразу: +3 points.")


def test_one_alone_is_told_of_the_goal() -> None:
    endings = [Ending(70, True), Ending(80, False)]
    [best] = [Explained(1, "pass", endings, 0.0, 1.5, [], [])]
    assert reason([best], "en", alone=True) == (
        "About 75 points in the end; the goal is reached in 1 of 2 imagined games."
    )
    assert "цель достигнута в 1 из 2" in reason([best], "ru", alone=True)


def test_what_takes_too_long_is_left_out_of_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """All actions meet the same worlds: one that not all came through does not count."""
    state = asked_for(16)
    seen = state.seen_by(state.seat)
    clock = itertools.count()
    monkeypatch.setattr(explaining, "monotonic", lambda: next(clock))
    seen_counts = set()
    for patience in [*range(0, 240, 8), 10**6]:
        monkeypatch.setattr(explaining, "PATIENCE", patience)
        choices = Search(state.game, 3, 12, horizon=1).explain(seen)
        [count] = {len(one.endings) for one in choices}
        assert reason(choices, "en", alone=False).startswith("About") == (count > 0)
        seen_counts.add(count)
    assert {0, 1, explaining.WORLDS} <= seen_counts


# Guided play


def test_a_play_out_is_cut_after_so_many_decisions_of_the_seat() -> None:
    state: feldberg.State = feldberg.game("toy", players=3).start(1, events=False)
    by_hand = state.copy()
    seat = (state.seat + 1) % 3  # another moves first
    guided(state, seat, 4)
    left = 4
    while left:
        left -= by_hand.seat == seat
        by_hand.play(int(promising(by_hand.draft(by_hand.seat), by_hand.seat)))
    assert state.digest() == by_hand.digest()
    assert not state.over
    guided(state, seat, 10_000)
    assert state.over


@pytest.mark.parametrize(
    ("name", "players", "horizon", "moments"),
    [
        ("burgundy", 2, 0, 0),
        ("burgundy", 2, 1, 1),
        ("burgundy", 2, 8, 2),
        ("burgundy", 2, 9, 3),
        ("burgundy", 2, 12, 3),
        ("hallertau", 1, 0, 0),
        ("hallertau", 1, 8, 1),
        ("hallertau", 1, 36, 3),
        ("oh_my_goods", 2, 4, 1),
        ("oh_my_goods", 2, 8, 2),
        ("oh_my_goods", 2, 12, 3),
    ],
)
def test_where_there_are_moments_all_candidates_are_cut_at_the_same_one(
    name: str, players: int, horizon: int, moments: int
) -> None:
    start: feldberg.State = feldberg.game(name, players=players).start(2, events=False)
    decisions = set()
    for number in range(30):
        seat = start.seat
        for action in start.legal():
            state = start.copy()
            state.play(action)
            by_hand = state.copy()
            decisions.add(play_on(state, Cut(start, seat, horizon)))
            until = start.game.moment(start) + moments
            while start.game.moment(by_hand) < until or (start.game.whole_turns and by_hand.below is not None):
                by_hand.play(int(promising(by_hand.draft(by_hand.seat), by_hand.seat)))
            assert state.digest() == by_hand.digest()
        start.play(start.legal()[number % len(start.legal())])
    assert len(decisions) > 3 or not horizon  # some ways are longer


def test_a_play_out_goes_on_to_the_end_where_it_comes_before_the_cut() -> None:
    for name in ("burgundy", "hallertau", "oh_my_goods", "tuscany"):
        state: feldberg.State = feldberg.game(name, players=2).start(1, events=False)
        guided(state, 0, 10_000)
        assert state.over


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_in_oh_my_goods_who_looks_far_ahead_sees_the_end(players: int) -> None:
    game = feldberg.game("oh_my_goods", players=players)
    for seed in range(10):
        state: feldberg.State = game.start(seed, events=False)
        guided(state, 0, game.far_horizon)
        assert state.over


def test_moments_pass_one_by_one_with_the_rounds() -> None:
    for name, players in (("burgundy", 3), ("hallertau", 1), ("oh_my_goods", 3)):
        game = feldberg.game(name, players=players)
        state: feldberg.State = game.start(4, events=True)
        luck, rounds = random.Random(4), 1
        first = game.moment(state)
        while not state.over:
            state.play(luck.choice(state.legal()))
            rounds += sum(event.kind.name in ("round", "last round") for event in state.events)
            assert game.moment(state) - first == rounds - 1
        assert rounds > 5


def test_where_whole_turns_are_looked_at_none_is_broken_off() -> None:
    start: feldberg.State = feldberg.game("hallertau", players=2).start(1, events=False)
    answers = 0
    for horizon in range(1, 40):
        state, by_hand, turns = start.copy(), start.copy(), 0
        guided(state, 0, horizon)
        while turns * A_TURN < horizon or by_hand.below is not None:
            turns += by_hand.seat == 0 and by_hand.below is None
            answers += by_hand.below is not None
            by_hand.play(int(promising(by_hand, by_hand.seat)))
        assert state.digest() == by_hand.digest()
    assert answers > 20  # in the midst of turns


def test_where_much_is_legal_what_was_least_behind_is_looked_at() -> None:
    habits = Habits(2, 100, 3)
    few, many = vec[i64]([7, 8, 9]), vec[i64]([4, 5, 6, 7, 8, 9])
    assert listed(habits.worth_a_look(few, 1)) == [7, 8, 9]
    for _ in range(LOOKS):
        assert sorted(listed(habits.worth_a_look(many, 1))) == [4, 5, 6, 7, 8, 9]  # all are new
        habits.note(many, vec[float]([3.0, 9.0, 1.0, 8.0, 7.0, 2.0]), 9.0, 1)
    assert listed(habits.worth_a_look(many, 1)) == [5, 7, 8]
    assert listed(habits.worth_a_look(many, 0)) == listed(many)  # another seat has habits of its own
    assert listed(habits.worth_a_look(vec[i64]([3, 4, 5, 6, 9]), 1)) == [3, 5, 4, 9]  # 3 is new
    habits.note(few, vec[float]([1.0, 1.0, 90.0]), 90.0, 1)
    assert listed(habits.worth_a_look(many, 1)) == [5, 9, 4]  # it is the mean that counts


def test_who_looks_at_nothing_is_refused() -> None:
    with pytest.raises(feldberg.OptionError, match="width=0 is too little"):
        Search(feldberg.game("burgundy"), 0, width=0)
    with pytest.raises(feldberg.OptionError, match="candidates=0 is too little"):
        Search(feldberg.game("burgundy"), 0, candidates=0)


def test_habits_make_play_outs_quicker_and_hardly_worse() -> None:
    """Hallertau has dozens of legal actions in a turn."""
    start: feldberg.State = feldberg.game("hallertau", players=1).start(1, events=False)
    habits = Habits(1, start.game.action_count, 12)
    without, used = (sum(outlook_after(start.imagine(0, seed), one) for seed in range(12)) for one in (None, habits))
    assert used > 0.95 * without
    known = vec[i64]([action for action in start.choices if habits.looks[action] >= LOOKS])
    assert len(known) > 30
    assert len(habits.worth_a_look(known, 0)) == 12


def outlook_after(world: feldberg.State, habits: Habits | None) -> float:
    guided(world, 0, 12, habits)
    return world.outlook(0)


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
