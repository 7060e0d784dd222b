from __future__ import annotations

import math
import random
from statistics import median
from typing import Any

import pytest

import feldberg
from feldberg.agents import LEVELS, Agent, Level, Role, level, level_for
from feldberg.agents.novice import Novice
from feldberg.agents.search import Search
from feldberg.core.words import LANGUAGES
from tests.games.option_sets import CASES, game_of


def quick(name: str, game: feldberg.Game[Any], seed: int) -> Agent:
    """An agent that thinks no longer than a test can wait."""
    made = feldberg.agent(name, game, seed)
    if isinstance(made, Search):
        made.playouts, made.horizon, made.candidates, made.seconds = 1, 1, 3, math.inf
    return made


def played(names: list[str], seed: int) -> list[int]:
    game = feldberg.game("burgundy", players=len(names))
    seats = [quick(name, game, seed) for name in names]
    state: feldberg.State = game.start(seed, events=False)
    while not state.over:
        state.play(seats[state.seat].choose(state.seen_by(state.seat)))
    return state.ranking()


def test_an_unknown_agent_is_refused_with_the_known_ones() -> None:
    with pytest.raises(feldberg.OptionError, match="the agents are random, novice, greedy, apprentice, j"):
        feldberg.agent("deep", feldberg.game("burgundy"))


def test_greedy_beats_random() -> None:
    wins = sum(played(["random", "greedy", "random"], seed)[1] == 1 for seed in range(20))
    assert wins >= 19


def test_a_novice_errs_but_takes_none_of_the_worse_half() -> None:
    game = feldberg.game("burgundy", players=2)
    state = game.start(4, events=False)
    erred = 0
    for number in range(60):
        seen = state.seen_by(state.seat)
        novice = Novice(game, number)
        world = seen.imagine(random.Random(number).getrandbits(32))  # what it imagines itself
        promises = {action: novice.promise(world, action, seen.seat) for action in seen.legal()}
        choice = novice.choose(seen)
        assert promises[choice] >= median(promises.values())
        erred += promises[choice] < max(promises.values())
        state.play(choice)
    assert 10 < erred < 60


@pytest.mark.parametrize("name", feldberg.agents())
def test_an_agent_repeats_itself_with_the_same_seed(name: str) -> None:
    assert played([name, name], 5) == played([name, name], 5)


@pytest.mark.parametrize("name", feldberg.agents())
@pytest.mark.parametrize("case", CASES, ids=["-".join(case) for case in CASES])
def test_a_choice_does_not_depend_on_what_is_hidden(name: str, case: tuple[str, str]) -> None:
    game = game_of(*case)
    state = game.start(6)
    stride = 5 if level(name).seconds else 1  # who takes longer is asked less often
    for number in range(40):
        if state.over:
            break
        seat = state.seats[-1]
        choice = feldberg.agent("random", game, number).choose(state.seen_by(seat))
        if number % stride == 0:
            other = state.imagine(seat, number)
            here, there = quick(name, game, number), quick(name, game, number)
            choice = here.choose(state.seen_by(seat))
            assert choice == there.choose(other.seen_by(seat))
        state.play(choice, seat)


@pytest.mark.parametrize("name", ["burgundy", "hallertau", "oh_my_goods", "tuscany"])
def test_a_master_knows_no_more_than_its_seat_in_a_tree_or_far_ahead(name: str) -> None:
    game = feldberg.game(name, players=2)
    state = game.start(7, events=False)
    grown = 0
    for number in range(8):
        for _ in range(4):
            state.play(feldberg.agent("apprentice", game, number).choose(state.seen_by(state.seat)))
        seat = state.seats[-1]
        found = []
        for world in (state, state.imagine(seat, number)):
            master = feldberg.agent("master", game, number, seconds=math.inf, playouts=36, candidates=2)
            assert isinstance(master, Search)
            found.append(master.weigh(world.seen_by(seat)))
            grown += any(branch.branches for branch in master.tree.candidates.values())
        assert found[0] == found[1]
    assert bool(grown) == bool(game.tree_depth)


# The table of levels


def test_a_level_thinks_as_long_as_it_says_unless_told_otherwise() -> None:
    game = feldberg.game("burgundy")
    master = feldberg.agent("master", game)
    assert isinstance(master, Search)
    assert master.seconds == level("master").seconds == 2.0
    hasty = feldberg.agent("master", game, 0, seconds=0.5, playouts=7)
    assert isinstance(hasty, Search)
    assert (hasty.seconds, hasty.playouts, hasty.horizon) == (0.5, 7, master.horizon)


@pytest.mark.parametrize(
    ("name", "players", "horizon"),
    [("oh_my_goods", 2, 60), ("burgundy", 2, 12), ("toy", 2, 12), ("hallertau", 1, 36), ("hallertau", 2, 12)],
)
def test_a_master_looks_as_far_ahead_as_the_game_says(name: str, players: int, horizon: int) -> None:
    game = feldberg.game(name, players=players)
    found = {level: feldberg.agent(level, game) for level in ("journeyman", "master")}
    assert [one.horizon for one in found.values() if isinstance(one, Search)] == [8, horizon]


def test_every_role_is_one_levels() -> None:
    held = [role for level in LEVELS for role in level.roles]
    assert sorted(held) == sorted(Role)
    assert all(role in level_for(role).roles for role in Role)


@pytest.mark.parametrize("level", LEVELS, ids=feldberg.agents())
def test_a_level_is_named_in_every_language_and_makes_its_agent(level: Level) -> None:
    assert set(level.words) == set(LANGUAGES)
    assert all(words.name and words.style for words in level.words.values())
    assert isinstance(feldberg.agent(level.name, feldberg.game("burgundy")), Agent)
    assert level.seconds >= 0
