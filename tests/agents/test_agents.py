from __future__ import annotations

import math
from typing import Any

import pytest

import feldberg
from feldberg.agents import LEVELS, Agent, Level, Role, level, level_for
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


# The table of levels


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
