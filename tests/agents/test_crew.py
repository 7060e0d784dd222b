"""A thought that is spread over processes."""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import random
import signal
import subprocess
import sys
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

import feldberg
from feldberg.agents import GivenUp, crew, search
from feldberg.agents.crew import IDLE, Errand, Helper, Leads, Subject, dismiss
from feldberg.agents.explaining import Weighed
from feldberg.agents.search import Search
from feldberg.agents.tree import GROWN
from feldberg.agents.weights import own
from feldberg.core.perspective import Perspective
from tests.games.option_sets import CASES, game_of

PATIENCE = 180.0  # seconds


def middle_of(name: str) -> feldberg.State:
    """A table in the midst of a game, where much is legal."""
    game = feldberg.game(name, players=2)
    state: feldberg.State = game.start(3, events=False)
    greedy = feldberg.agent("greedy", game, 1)
    played = 0
    while played < 40 or len(state.legal()) < 13:
        state.play(greedy.choose(state.seen_by(state.seat)), state.seat)
        played += 1
    return state


def weighed(state: feldberg.State, processes: int = 3, **budget: Any) -> list[Weighed]:
    agent = Search(state.game, 5, **{"playouts": 120, "horizon": 2, "processes": processes} | budget)
    return agent.weigh(state.seen_by(state.seat))


class Here(Helper):
    """Runs its errands in this process."""

    def __init__(self) -> None:
        self.connection, _theirs = multiprocessing.Pipe()
        self.found: Leads | None = None

    def free(self) -> bool:
        if self.untold is not None:
            self.seen = self.untold.world.seen_by(self.untold.seat)
            self.search = Search(self.seen.game, 0, **self.untold.budget)
            self.search.begin()
            self.untold = None
        return True

    def run(self, errand: Errand) -> None:
        self.found = self.search.leads(self.seen, errand.seed, errand.actions, errand.horizon, math.inf)

    def answer(self, until: float) -> Leads | None:
        return self.found


def help_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on."""
    monkeypatch.setattr(crew, "Helper", Here)
    monkeypatch.setattr(crew, "IDLE", [])
    monkeypatch.setattr(crew, "idle", lambda: None)


def one_idle() -> Helper:
    """The only one who waits."""
    dismiss()
    weighed(middle_of("burgundy"), processes=2)
    [helper] = IDLE
    return helper


# The same thought


@pytest.mark.parametrize("name", ["burgundy", "hallertau", "oh_my_goods"])
def test_helpers_find_what_this_process_would(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every time, whatever they helped with before."""
    state = middle_of(name)
    found = weighed(state)
    weighed(middle_of("tuscany"))
    assert weighed(state) == found
    assert len(IDLE) >= 2
    help_here(monkeypatch)
    assert weighed(state) == found
    assert len(crew.IDLE) == 2


def leads_of(agent: Search, state: feldberg.State) -> tuple[Leads | None, Leads | None]:
    """What actions come to in some world, tried out several times each, by a helper and here."""
    seen = state.seen_by(state.seat)
    actions = 2 * GROWN * state.legal()[:6]
    with agent.helped(seen) as [helper]:
        helper.run(Errand(9, actions, 8, math.inf))
        by_helper = helper.answer(monotonic() + PATIENCE)
    agent.begin()
    return by_helper, agent.leads(seen, 9, actions, 8, math.inf)


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("tuscany", {"judgement": "none"}),
        ("hallertau", {"width": 1}),
        ("hallertau", {"regard": 0.0}),
        ("hallertau", {"depth": 3}),
        ("hallertau", {"weights": "weights.json"}),
    ],
    ids=str,
)
def test_helpers_judge_as_the_search_does(
    name: str, budget: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where they are begun
    dismiss()
    state = middle_of(name)
    if "weights" in budget:
        Path(budget["weights"]).write_text(json.dumps({key: 1.7 * number for key, number in own(state.game).items()}))
    plain, special = (leads_of(Search(state.game, 5, processes=2, **one), state) for one in ({}, budget))
    assert plain[0] == plain[1] != special[0] == special[1]
    assert leads_of(Search(state.game, 5, processes=2), state) == plain


class Noted(Search):
    """Notes with how many actions further worlds were tried, and in how many."""

    noted: list[tuple[int, int]]

    def try_out(self, seen: Perspective, weighed: list[Weighed], *others: Any, **named: Any) -> int:
        worlds = super().try_out(seen, weighed, *others, **named)
        self.noted.append((len(weighed), worlds))
        return worlds


@pytest.mark.parametrize(
    ("processes", "lots"),
    [
        (1, [(12, 1)] + [(6, 1)] * 2 + [(3, 1)] * 4 + [(2, 1)] * 6),
        (3, [(12, 1), (6, 2), (3, 3), (3, 1), (2, 3), (2, 3)]),
        (9, [(12, 1), (6, 2), (3, 4), (2, 6)]),
    ],
)
def test_so_many_worlds_at_a_time_and_no_more_than_the_budget(
    processes: int, lots: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    help_here(monkeypatch)
    monkeypatch.setattr(search, "SURE", math.inf)  # nothing is clear before
    state = middle_of("burgundy")
    noted = Noted(state.game, 0, playouts=48, horizon=1, processes=processes)
    noted.noted = []
    found = noted.weigh(state.seen_by(state.seat))
    assert noted.noted[search.GLANCES :] == lots
    assert [len(one.leads) for one in found] == [13] * 2 + [7] + [3] * 3 + [1] * 6


class Settled(Search):
    """Every action comes to what was settled."""

    worth: dict[int, float]

    def leads(self, seen: Perspective, seed: int, actions: list[int], horizon: int, until: float) -> Leads:
        return [self.worth[action] + seed / 2**32 for action in actions]


def test_what_is_surely_no_better_is_dropped_with_helpers_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the first look after eight worlds, however many are tried at a time; all actions meet the same worlds."""
    help_here(monkeypatch)
    monkeypatch.setattr(Here, "run", lambda helper, errand: None)  # who searches does it
    state = middle_of("burgundy")
    worth = {action: float(action) for action in state.legal()}
    for processes, tries in ((1, 8), (2, 8), (3, 9), (5, 10), (11, 11)):
        agent = Settled(state.game, 3, 10**6, candidates=5, processes=processes)
        agent.worth = worth
        found = agent.weigh(state.seen_by(state.seat))
        assert [len(one.leads) for one in found] == [tries] * 5
        assert found[0].action == max(worth)
        luck = random.Random(3)
        seeds = [luck.getrandbits(32) for _ in range(search.GLANCES + tries)][search.GLANCES :]
        for one in found:
            assert one.leads == [one.action + seed / 2**32 for seed in seeds]


def test_one_process_has_nobody_help_and_draws_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "Helper", None)
    state = middle_of("burgundy")
    agent = Search(state.game, 5, playouts=120, horizon=2)
    found = agent.weigh(state.seen_by(state.seat))
    assert agent.processes == 1
    drawn = search.GLANCES + len(found[0].leads)
    twin = Search(state.game, 5)
    for _ in range(drawn):
        twin.luck.getrandbits(32)
    assert twin.luck.random() == agent.luck.random()


# What they are told


class Caught(Exception):
    def __init__(self, subject: Subject) -> None:
        self.subject = subject


@pytest.mark.parametrize("case", CASES, ids=["-".join(case) for case in CASES])
def test_helpers_are_told_nothing_hidden(case: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The same of tables that differ in nothing else; they imagine from it what the truth would give."""

    def caught(count: int, subject: Subject, *others: Any) -> Any:
        raise Caught(subject)

    monkeypatch.setattr(search, "gathered", caught)
    game = game_of(*case)
    state = game.start(6, events=False)
    for number in range(30):
        if state.over:
            break
        seat = state.seats[-1]
        told = []
        for truth in (state, state.imagine(seat, number)):
            with pytest.raises(Caught) as one:
                Search(game, 0, processes=2).choose(truth.seen_by(seat))
            told.append(one.value.subject)
        assert told[0].world.digest() == told[1].world.digest()
        assert told[0].seat == seat
        assert told[0].world.imagine(seat, number).digest() == state.imagine(seat, number).digest()
        state.play(feldberg.agent("random", game, number).choose(state.seen_by(seat)), seat)


# What can happen to them


def test_a_helper_who_died_idle_is_replaced() -> None:
    state = middle_of("burgundy")
    found = weighed(state, processes=2)
    dead = one_idle()
    dead.process.kill()
    dead.process.wait()
    assert weighed(state, processes=2) == found
    [helper] = IDLE
    assert helper is not dead
    assert not dead.alive


@pytest.mark.parametrize("when", ["before", "after"])
def test_what_a_helper_who_died_cannot_do_is_done_here(when: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "SURE", math.inf)  # so that the tries are always the same
    state = middle_of("burgundy")
    tries = [len(one.leads) for one in weighed(state, processes=2)]
    victim = one_idle()
    run, errands = Helper.run, count(1)

    def fatal(helper: Helper, errand: Errand) -> None:
        last = next(errands) == 3
        if last and when == "before":
            helper.process.kill()
            helper.process.wait()
        run(helper, errand)
        if last and when == "after":
            helper.process.kill()

    monkeypatch.setattr(Helper, "run", fatal)
    assert [len(one.leads) for one in weighed(state, processes=2)] == tries
    assert victim.process.returncode is not None
    assert not victim.alive
    assert not IDLE


def test_where_no_process_can_be_had_the_thought_is_had_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*arguments: Any, **others: Any) -> Any:
        raise BlockingIOError("no more processes")

    dismiss()
    monkeypatch.setattr(subprocess, "Popen", refused)
    state = middle_of("burgundy")
    assert weighed(state, processes=3) == weighed(state, processes=1)


def test_without_a_clock_a_helper_who_does_not_become_free_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle_of("burgundy")
    helper = one_idle()
    monkeypatch.setattr(search, "START_SECONDS", 0.01)
    helper.process.send_signal(signal.SIGSTOP)
    helper.run(Errand(1, [], 0, 0.0))
    assert weighed(state, processes=2) == weighed(state, processes=1)
    assert not helper.alive
    assert not IDLE


class Looked:
    """Whether a thought is unwanted: from so many looks on."""

    def __init__(self, most: float, error: type[BaseException] | None = None) -> None:
        self.left = most
        self.error = error

    def __call__(self) -> bool:
        self.left -= 1
        if self.left < 0 and self.error is not None:
            raise self.error
        return self.left < 0


@pytest.mark.parametrize("looks", [0, 1, 4, 9])
def test_after_a_thought_that_was_given_up_helpers_are_as_before(looks: int) -> None:
    state = middle_of("burgundy")
    found = weighed(state, processes=2)
    helper = one_idle()
    for _ in range(3):
        agent = Search(state.game, 1, playouts=10**6, horizon=12, processes=2)
        agent.unwanted = Looked(looks)
        with pytest.raises(GivenUp):
            agent.weigh(state.seen_by(state.seat))
    assert [helper] == IDLE
    assert weighed(state, processes=2) == found
    assert [helper] == IDLE


def test_a_thought_is_given_up_though_a_helper_does_not_answer() -> None:
    state = middle_of("burgundy")
    found = weighed(state, processes=2)
    helper = one_idle()
    helper.process.send_signal(signal.SIGSTOP)
    agent = Search(state.game, 1, playouts=10**6, processes=2)
    agent.unwanted = Looked(9)  # some of them while it waits
    with pytest.raises(GivenUp):
        agent.weigh(state.seen_by(state.seat))
    helper.process.send_signal(signal.SIGCONT)
    assert weighed(state, processes=2) == found
    assert [helper] == IDLE


def test_with_a_clock_nobody_waits_for_a_helper(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who does not answer in time is sent on no further errand; what it says later is not taken for another answer."""
    state = middle_of("burgundy")
    found = weighed(state, processes=2)
    helper = one_idle()
    helper.process.send_signal(signal.SIGSTOP)
    run = Helper.run
    sent: list[Errand] = []

    def noted(helper: Helper, errand: Errand) -> None:
        sent.append(errand)
        run(helper, errand)

    monkeypatch.setattr(Helper, "run", noted)
    for _ in range(3):
        hasty = weighed(state, processes=2, playouts=10**6, seconds=0.05)
        assert min(len(one.leads) for one in hasty) >= 1
    assert len(sent) == 1
    helper.process.send_signal(signal.SIGCONT)
    assert weighed(state, processes=2) == found
    assert [helper] == IDLE


def test_a_helper_stops_when_its_time_is_over() -> None:
    helper = one_idle()
    state = middle_of("burgundy")
    budget = {"width": 12, "regard": 1.0, "judgement": "own", "weights": "own"}
    helper.begin(Subject(state.imagine(state.seat, 0), state.seat, budget), PATIENCE, lambda: None)
    for seconds, tried in ((0.0, False), (math.inf, True), (-1.0, False)):
        helper.run(Errand(1, state.legal(), 1, seconds))
        assert (helper.answer(monotonic() + PATIENCE) is not None) == tried
        assert not helper.owes


def test_after_ctrl_c_others_help_with_the_next_thought() -> None:
    """Half a message may have been on its way."""
    state = middle_of("burgundy")
    found = weighed(state, processes=2)
    helper = one_idle()
    agent = Search(state.game, 1, playouts=10**6, processes=2)
    agent.unwanted = Looked(9, KeyboardInterrupt)
    with pytest.raises(KeyboardInterrupt):
        agent.weigh(state.seen_by(state.seat))
    assert not IDLE
    assert helper.process.returncode is not None
    assert weighed(state, processes=2) == found


# Where they come from, and how they end


def thinks(connection: Connection) -> None:
    """In a process of its own: how many helpers it had before and after."""
    before = len(IDLE)
    found = weighed(middle_of("burgundy"), processes=2)
    connection.send((before, found, len(IDLE)))


@pytest.mark.parametrize("way", ["spawn", "fork"])
def test_another_process_has_helpers_of_its_own(way: str) -> None:
    """Also a daemon, as the workers of a server are."""
    found = weighed(middle_of("burgundy"), processes=2)
    context: Any = multiprocessing.get_context(way)
    mine, theirs = context.Pipe()
    process = context.Process(target=thinks, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    assert mine.recv() == (0, found, 1)
    process.join()
    assert process.exitcode == 0
    assert weighed(middle_of("burgundy"), processes=2) == found


def test_ctrl_c_is_not_for_helpers() -> None:
    """A terminal sends it to its own session."""
    assert os.getsid(one_idle().process.pid) != os.getsid(0)


THINKER = """
import sys
from feldberg.agents.crew import IDLE
from feldberg.agents.search import Search
import feldberg
state = feldberg.game("burgundy", players=2).start(1, events=False)
agent = Search(state.game, 1, playouts={playouts}, processes=3)
looks = 0
def unwanted():
    global looks
    looks += 1
    if looks == 9:
        print("thinks", flush=True)
    return False
agent.unwanted = unwanted
agent.choose(state.seen_by(state.seat))
print(*(helper.process.pid for helper in IDLE), flush=True)
{then}
"""


@pytest.mark.parametrize(
    ("playouts", "then", "killed"),
    [(120, "", False), (120, "sys.exit(3)", False), (120, "sys.stdin.read()", True), (10**9, "", True)],
    ids=["ends", "fails", "killed-idle", "killed-thinking"],
)
def test_helpers_survive_nobody(playouts: int, then: str, killed: bool) -> None:
    """They write to the same pipe: it is at its end when the last of them is gone."""
    script = THINKER.format(playouts=playouts, then=then)
    thinker = subprocess.Popen(
        [sys.executable, "-c", script],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    with thinker:
        assert thinker.stdout is not None
        assert thinker.stdout.readline() == "thinks\n"
        helpers = [] if playouts > 120 else thinker.stdout.readline().split()
        assert len(helpers) == (0 if playouts > 120 else 2)
        if killed:
            thinker.kill()
        assert thinker.communicate(timeout=PATIENCE)[0] == ""
    for helper in helpers if not killed else ():  # who could did clear them away
        with pytest.raises(ProcessLookupError):
            os.kill(int(helper), 0)


@pytest.mark.parametrize(
    ("number", "told"),
    [(0, "processes=0 cannot be: a thought takes 1 to 256"), (-1, "processes=-1 cannot be"), (257, "cannot be")]
    + [(number, f"processes wants a whole number, not {number}") for number in (2.5, 2.0, True)],
)
def test_a_thought_is_spread_over_a_whole_number_of_processes(number: Any, told: str) -> None:
    game = feldberg.game("burgundy")
    with pytest.raises(feldberg.OptionError, match=told):
        feldberg.agent("master", game, processes=number)


def test_only_who_searches_is_given_processes() -> None:
    game = feldberg.game("burgundy")
    with pytest.raises(feldberg.OptionError, match="apprentice has no 'processes' in its budget"):
        feldberg.agent("apprentice", game, processes=2)
    with pytest.raises(feldberg.OptionError, match="processes wants a number"):
        feldberg.agent("master", game, processes="many")
    many = feldberg.agent("master", game, processes=4)
    assert isinstance(many, Search)
    assert many.processes == 4
