from __future__ import annotations

from collections.abc import Iterator

import pytest

import feldberg
from feldberg.core.chance import Chance
from feldberg.core.lines import ANYTHING, Line, Turn, follow, script, stretches, varied
from feldberg.core.playout import guided


@pytest.fixture
def world() -> feldberg.State:
    state: feldberg.State = feldberg.game("hallertau", players=1, cards=False).start(5, events=False)
    return state


def luck(seed: int) -> Chance:
    found = Chance()
    found.seed(seed)
    return found


def answers(turns: list[Turn]) -> list[list[int]]:
    return [turn.answers for turn in turns]


def replayed(world: feldberg.State, line: Line) -> feldberg.State:
    """The end of a line, every answer checked."""
    state = world.copy()
    for turn in line.turns:
        assert state.digest() == turn.before.digest()
        for action in turn.answers:
            state.play(action)
    return state


def test_who_has_nothing_to_follow_takes_what_promises_most(world: feldberg.State) -> None:
    line = follow(world, 0, {}, luck(0), [])
    end = replayed(world, line)
    guided(world, 0, 10_000)
    assert end.over
    assert end.digest() == world.digest()
    assert line.worth == world.outlook(0)


def test_stretches_are_told_apart_by_the_question_and_its_number(world: feldberg.State) -> None:
    line = follow(world, 0, {}, luck(0), [])
    its = stretches(line.turns)
    rounds = [number for kind, number in dict.fromkeys(its) if kind is not None and kind.__name__ == "Progress"]
    assert rounds == [1, 2, 3, 4, 5, 6]
    assert sum(map(len, script(line.turns).values())) == len(line.turns)


def changes(world: feldberg.State, count: int) -> Iterator[tuple[Line, int, Line]]:
    """A line, the turn from which on it is changed, and what becomes of it, again and again."""
    chance = luck(1)
    line = follow(world, 0, {}, chance, [])
    for _ in range(count):
        wanted, since = varied(line.turns, chance)
        after = follow(line.turns[since].before, 0, wanted, chance, line.turns[:since])
        yield line, since, after
        line = after


def test_a_changed_line_is_a_legal_game_and_what_was_before_the_change_stays(world: feldberg.State) -> None:
    others = 0
    for line, since, after in changes(world, 40):
        assert answers(after.turns)[:since] == answers(line.turns)[:since]
        end = replayed(world, after)
        assert end.over
        assert after.worth == end.outlook(0)
        others += answers(after.turns) != answers(line.turns)
    assert others > 20


def test_who_follows_a_line_in_its_own_world_makes_it_again(world: feldberg.State) -> None:
    for _, _, line in changes(world, 20):
        again = follow(world, 0, script(line.turns), luck(9), [])
        assert answers(again.turns) == answers(line.turns)
        middle = line.turns[len(line.turns) // 2]
        kept = line.turns[: len(line.turns) // 2]
        again = follow(middle.before, 0, script(line.turns), luck(9), kept)
        assert answers(again.turns) == answers(line.turns)


def test_a_line_may_begin_in_the_midst_of_a_turn(world: feldberg.State) -> None:
    line = follow(world, 0, {}, luck(0), [])
    turn = next(turn for turn in line.turns if len(turn.answers) > 1)
    state = turn.before.copy()
    state.play(turn.answers[0])
    assert state.below is not None
    begun = follow(state, 0, {}, luck(0), []).turns[0]
    assert begun.kind is None
    assert begun.answers == turn.answers[1:]


def test_what_became_illegal_is_passed_over(world: feldberg.State) -> None:
    [stretch, *_] = stretches(follow(world, 0, {}, luck(0), []).turns)
    illegal = next(action for action in range(world.game.action_count) if action not in world.legal())
    last = world.legal()[-1]
    line = follow(world, 0, {stretch: [[illegal], [last]]}, luck(0), [])
    assert line.turns[0].answers[0] == last
    firsts = {follow(world, 0, {stretch: [[ANYTHING]]}, luck(seed), []).turns[0].answers[0] for seed in range(8)}
    assert len(firsts) > 3
