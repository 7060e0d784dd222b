"""Secret plans that a test makes for others."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from feldberg.core.questions import Plan
from feldberg.core.state import State


def random_plan(table: State, seat: int, luck: random.Random) -> list[int]:
    """A whole plan of a seat, from its first step on."""
    draft = table.draft(seat).copy()
    answers: list[int] = []
    while not draft.whole():
        answers.append(int(luck.choice(list(draft.choices))))
        draft.play_legal(answers[-1])
    return answers


def replanned(world: State, plan: Plan[Any], seat: int | None, luck: random.Random) -> Plan[Any]:
    """Other plans of all others; who was ready is so again."""
    for other, ready in enumerate(plan.ready):
        if other != seat:
            plan = plan.with_plan(other, [], False)
            if ready:
                world.top = plan
                world.drafts = []
                plan = plan.with_plan(other, random_plan(world, other, luck), True)
    return plan


def interleaved(table: State, plans: dict[int, list[int]], luck: random.Random, times: int) -> Iterator[Any]:
    """The table after all plans, their steps made in one order of the seats and another."""
    for _ in range(times):
        turns = [seat for seat, steps in plans.items() for _ in steps]
        luck.shuffle(turns)
        after = table.copy()
        left = {seat: iter(steps) for seat, steps in plans.items()}
        for seat in turns:
            after.play(next(left[seat]), seat)
        yield after
