"""Craft buildings and boulders."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.games.hallertau.content.cards import CARDS
from feldberg.games.hallertau.content.pieces import BUILDINGS, JEWELRY, ROUNDS, WITH_JEWELRY
from feldberg.games.hallertau.content.pieces import TOOLS as TOOL_STOCK
from feldberg.games.hallertau.questions.actions import BOULDER, BUILDING, DONE, IMPROVE
from feldberg.games.hallertau.questions.asking import Ask
from feldberg.games.hallertau.rules import cards, crafts
from feldberg.games.hallertau.state import Table

USUAL_OPTIONS: Final = 16  # for improvements
BOULDER_BITS: Final = vec[i64]([2**number for number in range(2 * BUILDINGS)])


class Progress(Ask):
    """Phase 9: which building is improved, and with which goods or with jewelry; or no more."""

    def answers(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        options = vec[i64](capacity=USUAL_OPTIONS)
        for building in range(i64(BUILDINGS)):
            if crafts.can_step(player, building):
                for payment in crafts.payments(table, self.seat, building, player.everything):
                    options = append(options, IMPROVE.at(building, payment))
                if player.stock[JEWELRY]:
                    options = append(options, IMPROVE.at(building, WITH_JEWELRY))
        if self.pushes(table):
            for building in range(i64(BUILDINGS)):
                for which in range(i64(2)):
                    if crafts.can_push(player, building, which):
                        options = append(options, BOULDER.at(building, which))
        return append(options, DONE.start)

    def pushes(self, table: Table) -> bool:
        """Whether to offer moving boulders alone: it only helps who then pays a card with the used tools."""
        player = table.players[self.seat]
        if table.round == ROUNDS or player.stock[TOOL_STOCK] <= player.used_tools:
            return False
        return any(CARDS[card].pays_tools and cards.playable(table, self.seat, card) for card in player.hand)

    def always_offers(self) -> bool:
        return True  # a card may pay for improvements

    def act(self, table: Table, action: i64) -> None:
        if DONE.has(action):
            return
        table.ask(self)
        cards.new_action(table, self.seat)
        if BOULDER.has(action):
            crafts.push(table, self.seat, BOULDER.x(action), BOULDER.y(action))
            table.players[self.seat].used_tools += 1
            return
        building = IMPROVE.x(action)
        payment = IMPROVE.y(action)
        if payment == WITH_JEWELRY:
            crafts.pay_jewelry(table, self.seat)
        else:
            crafts.pay_goods(table, self.seat, building, payment)
        crafts.clear_way(table, self.seat, building)
        crafts.step(table, self.seat, building)
        cards.open_windows(table)


class Advance(Ask):
    """Which building is improved for free, or none."""

    def answers(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for building in range(i64(BUILDINGS)):
            if crafts.can_step_free(table.players[self.seat], building):
                options = append(options, BUILDING.at(building))
        return append(options, DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if BUILDING.has(action):
            crafts.step(table, self.seat, BUILDING.x(action))


class Push(Ask):
    """Which of different boulders moves one space next, or no more."""

    SAVED: ClassVar[dict[str, int]] = {"count": 9, "moved": 2 ** (2 * BUILDINGS) - 1}

    def __init__(self, seat: i64, count: i64, moved: i64) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.moved: Final = moved

    def answers(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for building in range(i64(BUILDINGS)):
            for which in range(i64(2)):
                bit = BOULDER_BITS[2 * building + which]
                if not self.moved & bit and crafts.can_push(table.players[self.seat], building, which):
                    options = append(options, BOULDER.at(building, which))
        return append(options, DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if BOULDER.has(action):
            building = BOULDER.x(action)
            which = BOULDER.y(action)
            crafts.push(table, self.seat, building, which)
            if self.count > 1:
                table.ask(Push(self.seat, self.count - 1, self.moved | BOULDER_BITS[2 * building + which]))
