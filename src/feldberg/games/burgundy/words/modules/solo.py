"""Words of the module `solo`."""

from __future__ import annotations

from collections.abc import Sequence

from feldberg.core.words import Speaker
from feldberg.games.burgundy.content import COLOUR_OF, GOODS_NAMES, MONASTERY, SHIP, monastery_number
from feldberg.games.burgundy.modules.solo import EXCHANGED, First, Gain, solo_of
from feldberg.games.burgundy.scoring import SCORING_MONASTERIES, empty_cells
from feldberg.games.burgundy.state import Table

WORDS = {
    "cells": ("filled cells", "заполненные ячейки"),
    "label.target": ("points to the target", "очки до цели"),
    "label.empty": ("cells to fill", "осталось ячеек"),
}

TITLES = {
    "sheet.cells.help": (
        "Alone, all that counts is how many cells of the estate are filled.",
        "В одиночной игре важно одно: сколько ячеек герцогства заполнено.",
    ),
    "element.target": ("Reach the target", "Дойти до цели"),
}

SENTENCES = {
    "reach": ("reach the target ({silver})", "дойти до цели ({silver})"),
    "done.Reach": ("keep the silver", "оставить серебро"),
    "first": ("first {what}", "сначала {what}"),
    "first.gain": ("count {points}", "засчитать {points}"),
    "swap": ("take {tile} face down for {goods}", "взять {tile} лицом вниз за {goods}"),
    "done.Swap": ("keep the goods", "оставить товары"),
    "give": ("give up {goods}", "отдать {goods}"),
    "ask.Reach": ("buy the points up to the target", "купить очки до самой цели"),
    "ask.First": ("choose what comes first", "выбрать, что будет сначала"),
    "ask.Swap": (
        "take a tile of the black depot face down for 5 goods",
        "взять жетон чёрного рынка лицом вниз за 5 товаров",
    ),
    "ask.Give": ("choose which goods to give up", "выбрать, какие товары отдать"),
    "solo.won": ("The estate is filled: you have won", "Герцогство заполнено: вы победили"),
    "solo.lost": (
        "The estate is not filled, empty cells: {number}",
        "Герцогство не заполнено, пустых ячеек: {number}",
    ),
    "alone.monastery": (
        "Alone it scores once, when it is placed, for what is there.",
        "В одиночной игре очки приходят один раз, при размещении, за то, что уже есть.",
    ),
    "alone.monastery.26": (
        "Alone: when placed, 3 points for every colour whose cells are all filled.",
        "В одиночной игре: при размещении 3 очка за каждый цвет, все ячейки которого заполнены.",
    ),
    "alone.ship": (
        "Alone there is no turn order: the goods of the other depots are lost, and then 5 goods may go for a tile of "
        "the black depot, face down.",
        "В одиночной игре порядка хода нет: товары других хранилищ пропадают, а затем 5 товаров можно отдать за жетон "
        "чёрного рынка лицом вниз.",
    ),
    "tell.round.alone": ("Round {round}", "Раунд {round}"),
    "tell.removed": ("{tile} leaves depot {depot}", "Из хранилища {depot} убирают {tile}"),
    "tell.filled": ("{player} fills all {cells}", "{player} заполняет все {cells}"),
    "tell.left_behind": ("Lost in other depots: {goods}", "В других хранилищах пропало: {goods}"),
    "tell.swapped": (
        "{player} exchanges goods for {tile}, face down",
        "{player} меняет товары на {tile} лицом вниз",
    ),
    "tell.took.black": ("{player} stores {tile}", "{player} кладёт в хранилище {tile}"),
    "tell.gave": ("{player} gives up {goods}", "{player} отдаёт {goods}"),
    "tell.target": (
        "{player} reaches the target of {target}: one more action, and the next target is {next}",
        "{player} достигает цели {target}: ещё одно действие, следующая цель {next}",
    ),
    "tell.points.monasteries": (
        "{player} gets {points} for the monastery",
        "{player} получает {points} за монастырь",
    ),
    "why.target": (
        "Silver buys points only when others have come, and only if it is enough to reach the target.",
        "Очки за серебро покупают, только когда пришли другие, и только если его хватит до цели.",
    ),
    "why.no target": ("Only one who plays alone has a target.", "Цель есть только в одиночной игре."),
    "why.river": (
        "Another part of the estate is opened by a ship.",
        "Другую часть герцогства открывает корабль.",
    ),
    "why.unused.alone": (
        "This space is not used when you play alone.",
        "В одиночной игре это место не используется.",
    ),
}


class SoloSpeaker(Speaker[Table]):
    @property
    def alone(self) -> bool:
        return len(self.table.players) == 1

    def say_reach(self, _: int) -> str:
        solo = solo_of(self.table)
        return self.tongue.sentence("reach", silver=self.tongue.count("silver", int(solo.target - solo.marker)))

    def say_first(self, effect: int) -> str:
        assert isinstance(self.top, First)
        return self.tongue.sentence("first", what=self.pending(effect))

    def pending(self, effect: int) -> str:
        """An effect that waits, as what is to be done."""
        assert isinstance(self.top, First)
        question = self.top.effects(self.table)[effect]
        if isinstance(question, Gain):
            points = self.tongue.count("points", int(question.points))
            return self.tongue.sentence("first.gain", points=points)
        speaker = type(self)(self.table, self.seat, self.tongue)
        speaker.top = question
        return speaker.asked()

    def say_swap(self, space: int) -> str:
        tile = self.tongue.sentences[f"object.{self.table.board[space]}"]
        return self.tongue.sentence("swap", tile=tile, goods=self.tongue.count("goods", EXCHANGED))

    def say_give(self, colour: int) -> str:
        return self.tongue.sentence("give", goods=self.tongue.count(f"goods.{GOODS_NAMES[colour]}", 1))

    def explain_alone(self, tile: int) -> str:
        """What is otherwise about a tile for one alone; empty where nothing is."""
        if not self.alone:
            return ""
        if COLOUR_OF[tile] == SHIP:
            return self.tongue.sentences["alone.ship"]
        if COLOUR_OF[tile] != MONASTERY or int(monastery_number(tile)) not in SCORING_MONASTERIES:
            return ""
        return self.tongue.sentences["alone.monastery.26" if monastery_number(tile) == 26 else "alone.monastery"]

    def result(self, names: Sequence[str], reader: int | None = None) -> str:
        if not self.alone:
            return super().result(names, reader)
        empty = empty_cells(self.table.players[0])
        if empty:
            return self.tongue.sentence("solo.lost", number=empty)
        return self.tongue.sentences["solo.won"]
