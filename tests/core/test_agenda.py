"""The agenda: what is asked last is answered first."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import feldberg
from feldberg.core.questions import Question


def asking(count: int) -> tuple[feldberg.State, list[Question[Any]]]:
    """The toy with so many questions on its agenda and no other."""
    state: feldberg.State = feldberg.game("toy").start(1)
    state.drop_questions()
    questions: list[Question[Any]] = [Question(seat) for seat in range(count)]
    for question in questions:
        state.ask(question)
    return state, questions


def test_questions_come_off_in_the_order_of_a_stack() -> None:
    state, questions = asking(3)
    assert state.agenda == tuple(questions)
    assert [state.take_question() for _ in range(3)] == questions[::-1]
    assert state.agenda == ()
    assert state.next_question() is None


def test_what_an_answer_asks_comes_before_all_that_waits() -> None:
    state, [first, second, third] = asking(3)
    assert state.take_question() is third
    further: Question[Any] = Question(0)
    state.ask(further)
    assert state.agenda == (first, second, further)


def test_the_next_question_comes_up_when_the_top_one_is_answered() -> None:
    state, [first, second] = asking(2)
    assert state.next_question() is second
    state.take_question()
    assert (state.top, state.agenda) == (None, (first,))
    assert state.next_question() is first
    assert (state.top, state.agenda) == (first, (first,))


def test_a_copy_has_an_agenda_of_its_own() -> None:
    state, questions = asking(3)
    twin = state.copy()
    twin.take_question()
    twin.take_question()
    twin.ask(Question(0))
    assert state.agenda == tuple(questions)
    state.drop_questions()
    assert twin.agenda[0] is questions[0]


class Noted(Question[Any]):
    """Has two options, and notes how often they are worked out."""

    def __init__(self, promised: bool) -> None:
        super().__init__(0)
        self.promised = promised
        self.times = 0

    def branches(self, table: feldberg.State) -> bool:
        return self.promised

    def options(self, table: feldberg.State) -> vec[i64]:
        self.times += 1
        return vec[i64]([0, 1])


@pytest.mark.parametrize("promised", [False, True])
def test_options_are_worked_out_once_and_promised_ones_when_they_are_wanted(promised: bool) -> None:
    state, _ = asking(0)
    question = Noted(promised)
    state.ask(question)
    state.settle()
    assert question.times == (0 if promised else 1)
    assert state.legal() == [0, 1]
    assert state.copy().legal() == [0, 1]
    assert question.times == 1
