"""Play inside the compiled core: for searches, and to see how fast the rules are by themselves."""

from __future__ import annotations

from math import inf
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.chance import Chance
from feldberg.core.judging import Judge
from feldberg.core.rows import zeros
from feldberg.core.state import State

A_TURN: Final = 2  # decisions that a whole turn counts for
LOOKS: Final = 2  # at an action, before it may be passed over


@final
class Habits:
    """What is worth a look in play-outs from one position, which are much alike.

    Where much is legal, a seat looks only at some actions that were least behind the best one so far, and at those that
    are new to it.
    """

    def __init__(self, players: int, actions: int, width: int) -> None:
        self.actions: i64 = actions
        self.width: i64 = width  # how many are looked at
        self.looks = zeros(players * actions)
        self.behind = vec[float]([0.0] * (players * actions))  # in all looks, in points

    def worth_a_look(self, choices: vec[i64], seat: i64) -> vec[i64]:
        width = self.width
        if len(choices) <= width:
            return choices
        found = vec[i64]()  # the new ones, then the others in their order
        means = vec[float]([0.0] * int(width))
        known = zeros(int(width))
        count: i64 = 0
        for action in choices:
            place = seat * self.actions + action
            looks = self.looks[place]
            if looks < LOOKS:
                found = append(found, action)
                continue
            mean = self.behind[place] / float(looks)
            if count == width:
                if mean >= means[width - 1]:
                    continue
                count -= 1
            at: i64 = count
            while at > 0 and means[at - 1] > mean:
                means[at] = means[at - 1]
                known[at] = known[at - 1]
                at -= 1
            means[at] = mean
            known[at] = action
            count += 1
        for one in range(count):
            found = append(found, known[one])
        return found

    def note(self, looked: vec[i64], promises: vec[float], most: float, seat: i64) -> None:
        for at in range(i64(len(looked))):
            place = seat * self.actions + looked[at]
            self.looks[place] += 1
            self.behind[place] += most - promises[at]


def playout(state: State, luck: Chance) -> int:
    """Play random legal actions to the end of the game; gives their number."""
    decisions = 0
    while not state.over:
        state.play_legal(state.choices[luck.below(len(state.choices))])
        decisions += 1
    return decisions


@final
class Cut:
    """Where play-outs from a position end: after so many decisions of a seat's own.

    Where a game has moments, so many of them have to pass as usually have at least these decisions. Where it is looked
    at by whole turns, none is broken off, and each counts as some decisions.
    """

    def __init__(self, start: State, seat: int, horizon: int) -> None:
        game = start.game
        self.seat: i64 = seat
        self.left: i64 = horizon
        self.whole_turns = game.whole_turns
        self.pace: i64 = game.decisions_a_moment
        self.until: i64 = 0  # a moment
        if self.pace > 0:
            self.until = game.moment(start) + -(-horizon // int(self.pace))

    def is_at(self, state: State) -> bool:
        if state.over:
            return True
        if self.whole_turns and state.below is not None:
            return False
        if self.pace > 0:
            return i64(state.game.moment(state)) >= self.until
        return self.left <= 0

    def count(self, state: State, mover: i64) -> None:
        """Take notice of a decision before it is made."""
        if mover == self.seat:
            if not self.whole_turns:
                self.left -= 1
            elif state.below is None:
                self.left -= A_TURN


def guided(state: State, seat: int, horizon: int, habits: Habits | None = None, judge: Judge | None = None) -> int:
    """Let all take what promises them most, as far as a seat looks ahead from here. Gives the number of decisions."""
    return play_on(state, Cut(state, seat, horizon), habits, judge)


def play_on(state: State, cut: Cut, habits: Habits | None = None, judge: Judge | None = None) -> int:
    """Let all take what promises them most, until a cut. Gives the number of decisions."""
    decisions = 0
    while not cut.is_at(state):
        step(state, cut, habits, judge)
        decisions += 1
    return decisions


def step(state: State, cut: Cut, habits: Habits | None, judge: Judge | None) -> None:
    """Let the first who is asked take what promises most."""
    mover = state.seat
    cut.count(state, mover)
    state.play_legal(promising(state.draft(mover), mover, habits, judge), mover)


def promising(table: State, seat: int, habits: Habits | None = None, judge: Judge | None = None) -> i64:
    """The legal action after which the seat's outlook is best; of a plan, its next step on the seat's draft."""
    choices = table.choices if habits is None else habits.worth_a_look(table.choices, seat)
    promises = vec[float]()
    best = choices[0]
    most = -inf
    for action in choices:
        its = promise(table, action, seat, judge)
        if habits is not None:
            promises = append(promises, its)
        if its > most:
            most = its
            best = action
    if habits is not None:
        habits.note(choices, promises, most, seat)
    return best


def promise(table: State, action: i64, seat: int, judge: Judge | None) -> float:
    """What a seat's score will be after an action, at first sight."""
    after = table.copy()
    after.play_legal(action)
    found = after.game.outlook(after, seat)
    return found if judge is None or after.over else found + judge.worth(after, seat)
