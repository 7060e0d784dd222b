"""Crops and fields."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.rows import NONE
from feldberg.games.hallertau.content.language import ANY
from feldberg.games.hallertau.content.pieces import COLUMNS, CROPS, GOODS, HIGHEST_ROW, JEWELRY, LOWEST_ROW
from feldberg.games.hallertau.questions.actions import CROP_MIX, DONE, FIELD, GOOD, ROWS, SOW, TAKE
from feldberg.games.hallertau.questions.asking import THE_ONLY_ONE, Ask, single
from feldberg.games.hallertau.questions.paying import GOOD_BITS
from feldberg.games.hallertau.rules import cards, fields, flow, stock
from feldberg.games.hallertau.state import Player, Table


class Crops(Ask):
    """Several crops of any kinds at once; one by one where a card could be laid down in between."""

    SAVED: ClassVar[dict[str, int]] = {"count": 9}

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def answers(self, table: Table) -> vec[i64]:
        return crops_of(table, self.seat, self.count)

    def act(self, table: Table, action: i64) -> None:
        if CROP_MIX.has(action):
            stock.gain(table, self.seat, CROP_MIX.x(action), 1)
            for further in (CROP_MIX.y(action), CROP_MIX.z(action)):
                if further:
                    stock.gain(table, self.seat, further - 1, 1)
        elif GOOD.has(action):
            stock.gain(table, self.seat, GOOD.x(action), 1)
            if self.count > 1:
                table.ask(Crops(self.seat, self.count - 1))


def crops_of(table: Table, seat: i64, count: i64) -> vec[i64]:
    """The mixes of so many crops, or the first of them."""
    if 1 < count <= MOST_AT_ONCE and not cards.minds_crops(table, seat):
        return MIXES[count]
    options = vec[i64](capacity=CROPS + 1)
    for crop in range(i64(CROPS)):
        options = append(options, GOOD.at(crop))
    return append(options, DONE.start) if table.players[seat].everything else options


def mixes(count: int) -> vec[i64]:
    """So many crops of any kinds, whatever their order: the second and third with 0 for none."""
    options = vec[i64]()
    for first in range(i64(CROPS)):
        for second in range(first, i64(CROPS)):
            if count == 2:
                options = append(options, CROP_MIX.at(first, second + 1))
            else:
                for third in range(second, i64(CROPS)):
                    options = append(options, CROP_MIX.at(first, second + 1, third + 1))
    return options


MOST_AT_ONCE: Final = 3
MIXES: Final = [NONE, NONE, mixes(2), mixes(MOST_AT_ONCE)]  # by how many
MOST_MIXES: Final = len(MIXES[MOST_AT_ONCE])


class DifferentCrops(Ask):
    """The next of several crops of different kinds."""

    SAVED: ClassVar[dict[str, int]] = {"count": CROPS, "taken": 2**CROPS - 1}

    def __init__(self, seat: i64, count: i64, taken: i64) -> None:
        """Those taken as bits."""
        super().__init__(seat)
        self.count: Final = count
        self.taken: Final = taken

    def answers(self, table: Table) -> vec[i64]:
        options = vec[i64](capacity=CROPS + 1)
        for crop in range(i64(CROPS)):
            if not self.taken & GOOD_BITS[crop]:
                options = append(options, GOOD.at(crop))
        return append(options, DONE.start) if table.players[self.seat].everything else options

    def act(self, table: Table, action: i64) -> None:
        if GOOD.has(action):
            crop = GOOD.x(action)
            stock.gain(table, self.seat, crop, 1)
            if self.count > 1:
                table.ask(DifferentCrops(self.seat, self.count - 1, self.taken | GOOD_BITS[crop]))


class CropToSow(Ask):
    """The crop that is gained, so many of it, and may then be sown."""

    SAVED: ClassVar[dict[str, int]] = {"count": 9}

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def answers(self, table: Table) -> vec[i64]:
        options = vec[i64](capacity=CROPS + 1)
        for crop in range(i64(CROPS)):
            options = append(options, GOOD.at(crop))
        return append(options, DONE.start) if table.players[self.seat].everything else options

    def act(self, table: Table, action: i64) -> None:
        if GOOD.has(action):
            table.ask(Sow(self.seat, 1, GOOD.x(action) + 1))
            stock.gain(table, self.seat, GOOD.x(action), self.count)


class Sow(Ask):
    """What is sown next, and where; or no more."""

    SAVED: ClassVar[dict[str, int]] = {"count": 9, "good": GOODS}

    def __init__(self, seat: i64, count: i64, good: i64) -> None:
        """Sowings left; the good's number + 1, 0 for any crop."""
        super().__init__(seat)
        self.count: Final = count
        self.good: Final = good

    def answers(self, table: Table) -> vec[i64]:
        return sowings_of(table, self.seat, self.good - 1)

    def act(self, table: Table, action: i64) -> None:
        if DONE.has(action):
            return
        if table.inside == 0:
            cards.new_action(table, self.seat)
        fields.sow(table, self.seat, SOW.x(action), SOW.y(action))
        if self.count > 1:
            table.ask(Sow(self.seat, self.count - 1, self.good))
        if table.inside == 0:
            cards.open_windows(table)


def sowings_of(table: Table, seat: i64, good: i64) -> vec[i64]:
    """The good, or every crop in stock, on every empty field; or no sowing."""
    player = table.players[seat]
    options = vec[i64](capacity=16)
    goods = fields.sowable(player, good)
    if len(goods):
        for column in range(i64(COLUMNS)):
            if fields.is_empty(player, column) and fields.first_alike(table, player, column):
                for good in goods:
                    options = append(options, SOW.at(good, column))
    return append(options, DONE.start)


class SowDouble(Ask):
    """A crop that may be sown twice on one field."""

    def answers(self, table: Table) -> vec[i64]:
        return sowings_of(table, self.seat, ANY)

    def act(self, table: Table, action: i64) -> None:
        if SOW.has(action):
            fields.sow(table, self.seat, SOW.x(action), SOW.y(action))
            table.ask(SowSecond(self.seat, SOW.y(action)))


class SowSecond(Ask):
    """Whether a second crop goes onto the same field."""

    SAVED: ClassVar[dict[str, int]] = {"column": COLUMNS - 1}

    def __init__(self, seat: i64, column: i64) -> None:
        super().__init__(seat)
        self.column: Final = column

    def answers(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        sown = player.sown[self.column]
        if 0 < sown <= GOODS and player.stock[sown - 1]:
            return append(single(TAKE.start), DONE.start)
        return THE_ONLY_ONE

    def act(self, table: Table, action: i64) -> None:
        if TAKE.has(action):
            fields.sow_second(table, self.seat, self.column)


class Reap(Ask):
    """Which field is harvested by a card, or no more."""

    SAVED: ClassVar[dict[str, int]] = {"count": 9}

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def answers(self, table: Table) -> vec[i64]:
        return append(ripe_fields(table, self.seat), DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if FIELD.has(action):
            fields.reap(table, self.seat, FIELD.x(action))
            if self.count > 1:
                table.ask(Reap(self.seat, self.count - 1))


def ripe_fields(table: Table, seat: i64) -> vec[i64]:
    player = table.players[seat]
    options = vec[i64]()
    for column in range(i64(COLUMNS)):
        if fields.ripe(table, player, column) and fields.first_alike(table, player, column):
            options = append(options, FIELD.at(column))
    return options


class Harvest(Ask):
    """In phase 7: which field comes next, or all that are left in any order."""

    def answers(self, table: Table) -> vec[i64]:
        options = ripe_fields(table, self.seat)
        if len(options) and table.players[self.seat].doubling:
            return options  # a field to be doubled has to be named
        return append(options, DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if DONE.has(action):
            flow.harvest_rest(table, self.seat)
        else:
            table.ask(self)
            fields.reap(table, self.seat, FIELD.x(action))
            cards.open_windows(table)


class Raise(Ask):
    """Which of different fields rises one row next, or no more."""

    SAVED: ClassVar[dict[str, int]] = {"count": 9, "moved": 2**COLUMNS - 1}

    def __init__(self, seat: i64, count: i64, moved: i64) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.moved: Final = moved

    def answers(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        options = vec[i64]()
        for column in range(i64(COLUMNS)):
            if 0 < player.rows[column] < HIGHEST_ROW and self.first_alike(player, column):
                options = append(options, FIELD.at(column))
        return append(options, DONE.start)

    def first_alike(self, player: Player, column: i64) -> bool:
        """Whether the field has not risen yet, and none like it before it."""
        if self.moved & fields.BITS[column]:
            return False
        for other in range(column):
            alike = player.rows[other] == player.rows[column] and player.sown[other] == player.sown[column]
            if alike and not self.moved & fields.BITS[other]:
                return False
        return True

    def act(self, table: Table, action: i64) -> None:
        if FIELD.has(action):
            column = FIELD.x(action)
            fields.move(table, self.seat, column, fields.raised(table.players[self.seat], column))
            if self.count > 1:
                table.ask(Raise(self.seat, self.count - 1, self.moved | fields.BITS[column]))


class Lift(Ask):
    """Which empty field goes to a certain row next, or no more."""

    SAVED: ClassVar[dict[str, int]] = {"count": 9, "row": HIGHEST_ROW}

    def __init__(self, seat: i64, count: i64, row: i64) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.row: Final = row

    def answers(self, table: Table) -> vec[i64]:
        return fields_to_lift(table, self.seat, self.row)

    def act(self, table: Table, action: i64) -> None:
        if FIELD.has(action):
            fields.move(table, self.seat, FIELD.x(action), self.row)
            if self.count > 1:
                table.ask(Lift(self.seat, self.count - 1, self.row))


def fields_to_lift(table: Table, seat: i64, row: i64) -> vec[i64]:
    """The empty fields of other rows, or none of them."""
    player = table.players[seat]
    options = vec[i64](capacity=COLUMNS + 1)
    for column in range(i64(COLUMNS)):
        if fields.is_empty(player, column) and player.rows[column] != row and fields.first_alike(table, player, column):
            options = append(options, FIELD.at(column))
    return append(options, DONE.start)


class Fallow(Ask):
    """Which empty field rises once more."""

    def answers(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        options = vec[i64]()
        for column in range(i64(COLUMNS)):
            if (
                fields.is_empty(player, column)
                and player.rows[column] < HIGHEST_ROW
                and fields.first_alike(table, player, column)
            ):
                options = append(options, FIELD.at(column))
        return options if len(options) else THE_ONLY_ONE

    def act(self, table: Table, action: i64) -> None:
        if FIELD.has(action):
            column = FIELD.x(action)
            fields.move(table, self.seat, column, fields.raised(table.players[self.seat], column))


class TwoFields(Ask):
    """The rows of two new fields, together as many as one's jewelry, or of one where that is a row."""

    def answers(self, table: Table) -> vec[i64]:
        player = table.players[self.seat]
        jewelry = player.stock[JEWELRY]
        room = fields.room(player)
        options = vec[i64]()
        if room >= 1 and 2 * LOWEST_ROW <= jewelry <= HIGHEST_ROW:
            options = append(options, ROWS.at(jewelry, 0))
        for low in range(i64(LOWEST_ROW), i64(HIGHEST_ROW + 1)):
            high = jewelry - low
            if room >= 2 and low <= high <= HIGHEST_ROW:
                options = append(options, ROWS.at(low, high))
        return append(options, DONE.start)

    def act(self, table: Table, action: i64) -> None:
        if ROWS.has(action):
            fields.add_field(table, self.seat, ROWS.x(action))
            if ROWS.y(action):
                fields.add_field(table, self.seat, ROWS.y(action))
