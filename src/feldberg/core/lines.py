"""Lines: the whole way of one who plays alone to the end of a game, and how another is made from it.

A line is followed where that is legal; where it is not, or there is nothing to follow, what promises most is taken. So
a line that is changed in one place stays good in others, and a better one is found by many such changes.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from feldberg.core.chance import Chance
from feldberg.core.playout import promising
from feldberg.core.questions import Question
from feldberg.core.state import State

ANYTHING: Final = -1  # in place of an answer: what luck says

Kind = type[Question[Any]] | None
Stretch = tuple[Kind, int]
Script = dict[Stretch, list[list[int]]]


@final
class Turn:
    """A question with nothing below it, and the answers to it and to all that followed from it."""

    def __init__(self, before: State, kind: Kind, answers: list[int]) -> None:
        self.before = before
        self.kind = kind  # of the question; none where the line begins in the midst of a turn
        self.answers = answers


@final
class Line:
    def __init__(self, turns: list[Turn], worth: float) -> None:
        self.turns = turns  # until the game is over
        self.worth = worth  # the points then


@final
class Counter:
    """Tells apart stretches, which are turns in a row with the same kind of question.

    A stretch is known by its kind and its number among those of that kind: the third actions, the second progress.
    """

    def __init__(self) -> None:
        self.counts: dict[Kind, int] = {}
        self.last: Kind = None
        self.place = -1  # of the last turn in its stretch

    def count(self, kind: Kind) -> Stretch:
        if kind is not self.last or self.place < 0:
            self.counts[kind] = self.counts.get(kind, 0) + 1
            self.last = kind
            self.place = -1
        self.place += 1
        return kind, self.counts[kind]


def stretches(turns: list[Turn]) -> list[Stretch]:
    """Which one each turn is in."""
    counter = Counter()
    return [counter.count(turn.kind) for turn in turns]


def script(turns: list[Turn]) -> Script:
    """The answers of every stretch: who follows them may have more turns in it, or fewer."""
    found: Script = {}
    for turn, stretch in zip(turns, stretches(turns), strict=True):
        found.setdefault(stretch, []).append(turn.answers)
    return found


def follow(start: State, seat: int, wanted: Script, luck: Chance, kept: list[Turn]) -> Line:
    """The line that a script gives from a state on; the turns that led there are kept."""
    turns = kept[:]
    counter = Counter()
    for turn in kept:
        counter.count(turn.kind)
    state = start.copy()
    stretch: Stretch = (None, 0)
    todo: list[list[int]] = []  # in this stretch
    at = 0
    answers: list[int] = []  # in this turn
    given = 0
    while not state.over:
        table = state.draft(seat)
        action: i64 = -1
        whole = state.below is None
        if whole or not turns:
            top = state.top
            kind = type(top) if whole and top is not None else None
            turns.append(Turn(state.copy(), kind, []))
            now = counter.count(kind)
            if now != stretch:
                stretch = now
                todo = wanted.get(now, [])
                at = counter.place
            answers = []
            given = 1
            while action < 0 and at < len(todo):  # what became illegal is passed over
                answers = todo[at]
                action = legal(table, answers[0], luck)
                at += 1
        elif given < len(answers):
            action = legal(table, answers[given], luck)
            given += 1
        if action < 0:
            action = promising(table, seat)
            answers = []
        turns[-1].answers.append(int(action))
        state.play_legal(action, seat)
    return Line(turns, state.game.outlook(state, seat))


def legal(table: State, answer: i64, luck: Chance) -> i64:
    """The answer where it is legal, else -1."""
    choices = table.choices
    if answer == ANYTHING:
        return choices[luck.below(len(choices))]
    return answer if answer in choices else -1


def varied(turns: list[Turn], luck: Chance) -> tuple[Script, int]:
    """A script that differs from a line in one place, and the turn from which on it does."""
    its = stretches(turns)
    wanted = script(turns)
    at = int(luck.below(len(turns)))
    stretch = its[at]
    first = its.index(stretch)
    todo = wanted[stretch]
    place = at - first
    way = luck.below(6)
    if way == 0:
        todo[place] = [ANYTHING]
    elif way == 1:
        todo.insert(place, [ANYTHING])
    elif way == 2:
        answers = todo[place][:]
        answers[luck.below(len(answers))] = ANYTHING
        todo[place] = answers
    elif way == 3:
        other = int(luck.below(len(todo)))
        todo[place], todo[other] = todo[other], todo[place]
        place = min(place, other)
    elif way == 4:
        del todo[place]
    else:
        del todo[place:]
    if luck.below(2):
        forget(wanted, its[at:], stretch, luck)
    return wanted, first + place


def forget(wanted: Script, coming: list[Stretch], besides: Stretch, luck: Chance) -> None:
    """Leave some of the coming stretches of one kind open: what went with the old way may not with the new one."""
    kind = coming[luck.below(len(coming))][0]
    for stretch in dict.fromkeys(coming):
        if stretch[0] is kind and stretch != besides and luck.below(2):
            del wanted[stretch]
