"""What an agent makes of its choices, and why it takes the one it takes, in words."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import fmean, mean, stdev
from time import monotonic
from typing import NamedTuple

from feldberg.core.moves import made
from feldberg.core.perspective import Perspective
from feldberg.core.playout import guided, promising
from feldberg.core.state import State

MOST = 3  # choices that are explained
FURTHER = 3  # own steps that are foreseen behind a choice
WORLDS = 8  # in which games are imagined to their end, less where time is short
PATIENCE = 0.5  # seconds for that
STRETCH = 4  # own decisions between two looks at the clock

WORDS = {
    "en": {
        "score": "About {0} points in the end; first in {1} of {2} imagined games.",
        "alone": "About {0} points in the end; the goal is reached in {1} of {2} imagined games.",
        "close": "“{0}” is about as good.",
        "less": "“{0}” comes to {1} less.",
        "then": "Then: {0}.",
        "gains": "At once: {0}.",
        "gains with then": "Together: {0}.",
    },
    "ru": {
        "score": "К концу около {0} очков; первое место в {1} из {2} воображаемых партий.",
        "alone": "К концу около {0} очков; цель достигнута в {1} из {2} воображаемых партий.",
        "close": "«{0}» почти не хуже.",
        "less": "«{0}» хуже на {1}.",
        "then": "Затем: {0}.",
        "gains": "Сразу: {0}.",
        "gains with then": "Всё вместе: {0}.",
    },
}


class Weighed(NamedTuple):
    """An action tried out in imagined worlds: how far the seat was ahead of its strongest rival in each."""

    action: int
    leads: list[float]  # alone, what it has; none where its agent does not try out

    @property
    def lead(self) -> float:
        return fmean(self.leads) if self.leads else math.nan

    def behind(self, first: Weighed) -> tuple[float, float]:
        """How much less it comes to than another that was tried in the same worlds, or on in further ones.

        The second number is how far that may well be off.
        """
        less = [most - lead for most, lead in zip(first.leads, self.leads, strict=False)]
        if len(less) < 2:
            return fmean(less) if less else math.nan, math.inf
        return fmean(less), stdev(less) / math.sqrt(len(less))


class Ending(NamedTuple):
    """How one imagined game ended for a seat."""

    score: int
    first: bool  # alone, whether the goal is reached


class Explained(NamedTuple):
    """One of the best choices."""

    action: int
    say: str
    endings: list[Ending]  # of games imagined to their end; none where that would take too long
    less: float  # than the best choice comes to; nan where nothing was tried out
    error: float  # how far that may well be off: a standard error
    line: list[str]  # what the seat would go on with in the same turn
    gains: list[str]  # what it brings and costs together with that: '+14 points'

    @property
    def score(self) -> float:
        """Expected at the end."""
        return mean(ending.score for ending in self.endings) if self.endings else math.nan

    @property
    def wins(self) -> float:
        """How likely the seat is the first then."""
        return mean(ending.first for ending in self.endings) if self.endings else math.nan


def explained(weighed: Sequence[Weighed], seen: Perspective, lang: str, heed: Callable[[], None]) -> list[Explained]:
    """The best few choices, the best first."""
    few = weighed[:MOST]
    world = seen.imagine(0)
    ends = endings(seen, [one.action for one in few], heed)
    return [
        Explained(
            one.action,
            seen.game.say(world, one.action, lang, seen.seat),
            ends[one.action],
            *one.behind(few[0]),
            *foreseen(world, one.action, seen.seat, lang),
        )
        for one in few
    ]


def endings(seen: Perspective, actions: Sequence[int], heed: Callable[[], None]) -> dict[int, list[Ending]]:
    """How games end in which all play on greedily after each action; all actions meet the same worlds."""
    until = monotonic() + PATIENCE
    found: dict[int, list[Ending]] = {action: [] for action in actions}
    for number in range(WORLDS):
        heed()
        world = seen.imagine(number)
        ends = [ending(world, action, seen.seat, until) for action in actions]
        for action, end in zip(actions, ends, strict=True):
            if end is None or None in ends:
                return found
            found[action].append(end)
    return found


def ending(world: State, action: int, seat: int, until: float) -> Ending | None:
    """How a game ends after an action; None where the time does not last."""
    after = world.copy()
    after.play(action, seat)
    while not after.over:
        if monotonic() > until:
            return None
        guided(after, seat, STRETCH)
    return Ending(after.scores()[seat], after.ranking()[seat] == 1)


def foreseen(world: State, action: int, seat: int, lang: str) -> tuple[list[str], list[str]]:
    """What the seat would go on with until others or luck decide; and what all of it brings and costs."""
    game = world.game
    after = world.copy()
    after.telling = True
    gains = Counter(after.consequence(action, seat))
    move = made(after, action, seat)
    line: list[str] = []
    while len(line) < FURTHER and seat in after.seats and not move.revealed:
        step = int(promising(after.draft(seat), seat))
        line.append(game.say(after, step, lang, seat))
        gains.update(after.consequence(step, seat))
        move = made(after, step, seat)
    return line, [game.gained(gain, number, lang) for gain, number in gains.items() if number]


def reason(choices: Sequence[Explained], lang: str, alone: bool) -> str:
    """Why the first of them is the best, in a few sentences; to one who plays alone, of the goal."""
    words = WORDS[lang]
    best, *others = choices
    said: list[str] = []
    if best.endings:
        firsts = sum(ending.first for ending in best.endings)
        said.append(words["alone" if alone else "score"].format(round(best.score), firsts, len(best.endings)))
    for other in others[:1]:
        close = round(other.less) < 1 or other.less < other.error
        said.append(words["close"].format(other.say) if close else words["less"].format(other.say, round(other.less)))
    if best.line:
        said.append(words["then"].format("; ".join(best.line)))
    if best.gains:
        said.append(words["gains with then" if best.line else "gains"].format(", ".join(best.gains)))
    return " ".join(said)
