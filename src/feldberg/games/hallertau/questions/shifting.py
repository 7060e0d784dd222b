"""Workers on the action board, moved by cards."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.games.hallertau.content.language import CLEAR_SPACE, LONE_WORKER, SHIFT_THREE, TAKE_TOP, USE_SPACE
from feldberg.games.hallertau.content.pieces import MOST_ROWS, SPACES
from feldberg.games.hallertau.content.spaces import ROWS_OF
from feldberg.games.hallertau.questions.actions import DONE, SPACE, WITHIN
from feldberg.games.hallertau.questions.asking import THE_ONLY_ONE, Ask
from feldberg.games.hallertau.rules import board, effects
from feldberg.games.hallertau.state import Table


class PickSpace(Ask):
    """The space that a card clears, empties, fills or uses; or none."""

    SAVED: ClassVar[dict[str, int]] = {"effect": USE_SPACE}

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def fits(self, table: Table, space: i64) -> bool:
        workers = board.workers_on(table, space)
        if self.effect == CLEAR_SPACE or self.effect == TAKE_TOP:
            return workers > 0
        if self.effect == SHIFT_THREE:
            return workers == 3 and three_targets(table, space) > 0
        if self.effect == LONE_WORKER:
            return table.board[space * MOST_ROWS + 1] == 0 and table.players[self.seat].workers > 0
        return workers <= 1

    def answers(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for space in range(i64(SPACES)):
            if self.fits(table, space):
                options = append(options, SPACE.at(space))
        return append(options, DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if DONE.has(action):
            return
        space = SPACE.x(action)
        if self.effect == CLEAR_SPACE:
            effects.clear_space(table, self.seat, space)
        elif self.effect == TAKE_TOP:
            effects.take_top_row(table, self.seat, space)
        elif self.effect == SHIFT_THREE:
            table.ask(ShiftThree(self.seat, space))
        elif self.effect == LONE_WORKER:
            effects.put(table, self.seat, space, 1, 1)
            effects.use(table, self.seat, space, WITHIN)
        else:
            assert self.effect == USE_SPACE
            effects.use_from_supply(table, self.seat, space)


def can_take_three(table: Table, space: i64) -> bool:
    return ROWS_OF[space] == MOST_ROWS and board.workers_on(table, space) == 3


def three_targets(table: Table, source: i64) -> i64:
    """Spaces that the three workers of another one can fill."""
    count: i64 = 0
    for space in range(i64(SPACES)):
        if space != source and can_take_three(table, space):
            count += 1
    return count


class ShiftThree(Ask):
    """Where the three workers go."""

    SAVED: ClassVar[dict[str, int]] = {"source": SPACES - 1}

    def __init__(self, seat: i64, source: i64) -> None:
        super().__init__(seat)
        self.source: Final = source

    def answers(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for space in range(i64(SPACES)):
            if space != self.source and can_take_three(table, space):
                options = append(options, SPACE.at(space))
        return options if len(options) else THE_ONLY_ONE

    def act(self, table: Table, action: i64) -> None:
        if SPACE.has(action):
            effects.shift_three(table, self.seat, self.source, SPACE.x(action))
