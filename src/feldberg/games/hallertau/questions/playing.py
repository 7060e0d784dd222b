"""Playing cards: now or not, and when their effects come."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.questions import Question
from feldberg.games.hallertau.content.cards import ALL_CARDS, MOST_WAYS
from feldberg.games.hallertau.questions.actions import AFTER_COST, LAST, PASS, PLAY, QUIET, RESOLVE
from feldberg.games.hallertau.questions.asking import Ask, Continue, plays
from feldberg.games.hallertau.rules import cards
from feldberg.games.hallertau.state import Table


class Window(Ask):
    """Play a card now, or not."""

    SAVED: ClassVar[dict[str, int]] = {"kind": AFTER_COST}

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for card in cards.playable_cards(table, self.seat):
            options = plays(table, self.seat, card, options)
        options = append(options, PASS.start)
        if len(options) > 1 and self.kind != LAST:
            options = append(options, QUIET.start)
        return options

    def answer(self, table: Table, action: i64) -> None:
        if PLAY.has(action):
            if self.kind == LAST:
                table.passes = 0
            else:
                table.ask(self)
            cards.lay(table, self.seat, PLAY.x(action), PLAY.y(action))
        else:
            if self.kind == LAST:
                table.passes += 1
            if QUIET.has(action):
                table.players[self.seat].quiet = True
            cards.decline(table, self.seat, self.kind)


class Effect(Continue):
    """The effect of a card whose cost is paid."""

    SAVED: ClassVar[dict[str, int]] = {"card": ALL_CARDS - 1, "way": MOST_WAYS - 1, "waits": 1}

    def __init__(self, seat: i64, card: i64, way: i64, waits: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.way: Final = way
        self.waits: Final = waits

    def go_on(self, table: Table) -> None:
        if self.waits:
            cards.wait(table, self.seat, self.card, self.way)
        else:
            cards.effect(table, self.seat, self.card, self.way)


class Pending(Question[Table]):
    """Which of the cards laid down inside an action has its effect first."""

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for entry in table.players[self.seat].pending:
            options = append(options, RESOLVE.at(entry // MOST_WAYS))
        return options

    def answer(self, table: Table, action: i64) -> None:
        for entry in table.players[self.seat].pending:
            if entry // MOST_WAYS == RESOLVE.x(action):
                cards.apply_pending(table, self.seat, entry)
                return
