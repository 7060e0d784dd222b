"""The decisions that come with shields."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.questions import Question
from feldberg.games.burgundy.content import NUMBERED, PHASES
from feldberg.games.burgundy.modules.receiving import Receive
from feldberg.games.burgundy.modules.shields import module
from feldberg.games.burgundy.modules.shields.pieces import LAST_BLACK, PAY_WITH_WORKERS
from feldberg.games.burgundy.questions import Castle, answered, extended
from feldberg.games.burgundy.rules import purse
from feldberg.games.burgundy.state import Table


class CastleOrShield(Castle):
    """With shield 11 a placed castle gives its action, or a shield from any depot."""


class Upkeep(Question[Table]):
    """The shields that stay are paid for; one after the other may go instead."""

    def options(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        shields = module.shields_of(table).held(table.board_of(self.seat))
        owed: i64 = len(shields)
        most = min(owed, player.workers) if player.works & PAY_WITH_WORKERS else i64(0)
        options = vec[i64]()
        for workers in range(max(i64(0), owed - player.silver), most + 1):
            options = append(options, table.actions.upkeep.at(workers))
        for shield in shields:
            options = append(options, table.actions.drop.at(shield - 1))
        return extended(table, self, options) if owed else options

    def answer(self, table: Table, action: i64) -> None:
        if answered(table, self, action):
            return
        shields = module.shields_of(table)
        if table.actions.drop.has(action):
            table.ask(self)
            shields.drop(table, self.seat, table.actions.drop.x(action) + 1)
            return
        workers = table.actions.upkeep.x(action)
        silver = len(shields.held(table.board_of(self.seat))) - workers
        purse.pay_workers(table, self.seat, workers)
        if silver:
            purse.gain_silver(table, self.seat, -silver)


class Borrow(Question[Table]):
    """Whose monasteries shield 6 uses; only at the end of the game it cannot wait."""

    def options(self, table: Table) -> vec[i64]:
        options = module.shields_of(table).lenders(table, self.seat, vec[i64]())
        if len(options) == 0 or table.phase + 1 < PHASES:
            options = append(options, table.actions.done.at())
        return options

    def answer(self, table: Table, action: i64) -> None:
        answered(table, self, action)


class ReceiveBoth(Receive):
    """One seat has shields 14 and 15: it chooses which of them acts first."""

    SAVED: ClassVar[dict[str, int]] = {}

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, 0, LAST_BLACK)

    def answer(self, table: Table, action: i64) -> None:
        receive = table.actions.receive
        if receive.has(action):
            if receive.x(action) < NUMBERED:
                table.ask(Receive(self.seat, NUMBERED, LAST_BLACK))
            else:
                table.ask(Receive(self.seat, 0, NUMBERED - 1))
        super().answer(table, action)
