"""Counting what conditions and amounts speak of."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.hallertau.content.cards import DECK_OF
from feldberg.games.hallertau.content.language import ANY, Amount, Need
from feldberg.games.hallertau.content.measures import (
    BARE_CARDS,
    BEST_CROP,
    BUTCHERING,
    CLEARED,
    CROPS,
    DOOMED,
    EMPTY,
    EXCHANGED,
    FIELD_WORK,
    FIELDS,
    FLOCKS,
    FULL_SPACES,
    GRAZING,
    HAND_BUT_GATEWAY,
    HARVESTED,
    IMPROVED,
    LARGEST_FLOCK,
    LAST_ACTION,
    LEAD,
    NURSERY,
    PLAYED,
    PLAYED_ALIKE,
    PLAYED_GATEWAY,
    PLAYED_POINTS,
    PLAYED_WHEN_DRAWN,
    REAPED_BARLEY,
    REAPED_BEST,
    REAPED_FLAX,
    REAPED_RYE,
    ROUND,
    ROUND4_SHEEP,
    ROUND6_SHEEP,
    ROW2,
    ROW5,
    SECTOR_USED,
    SOWN,
    SOWN_ALIKE,
    SOWN_BARLEY,
    SOWN_ROW5,
    SOWN_RYE,
    SPACES_OF_THREE,
    SPENT_LAST_JEWELRY,
    STABLE,
    TOOLS_AT_ONCE,
    TOOLS_GAINED,
    WINDOW,
    WORKERS,
)
from feldberg.games.hallertau.content.pieces import (
    BARLEY,
    BUILDINGS,
    COLUMNS,
    DECKS,
    FLAX,
    HARVEST,
    HIGHEST_ROW,
    NEW_WORKERS,
    ROUNDS,
    RYE,
    SECTORS,
    SHEEP,
    SOWING_SPACES,
    SPACES,
    SPACES_A_SECTOR,
    STOCK,
)
from feldberg.games.hallertau.content.pieces import CROPS as CROP_KINDS
from feldberg.games.hallertau.content.pieces import GATEWAY as GATEWAY_DECK
from feldberg.games.hallertau.content.pieces import GOODS as GOOD_KINDS
from feldberg.games.hallertau.content.pieces import NURSERY as NURSERY_SPACE
from feldberg.games.hallertau.content.pieces import STABLE as STABLE_PLACE
from feldberg.games.hallertau.content.pieces import WORKERS as IN_WINDOW
from feldberg.games.hallertau.rules.board import full_spaces, sector_workers, workers_on
from feldberg.games.hallertau.state import NOWHERE, QUICK, TWICE, Player, Table


def holds(table: Table, seat: i64, needs: list[list[Need]]) -> bool:
    """Whether one of several lists of conditions is met."""
    player = table.players[seat]
    for either in needs:
        met = True
        for one in either:
            total = (
                measure(table, player, one.alone) if one.alone != ANY else summed(table, player, one.kinds, one.coefs)
            )
            if total < one.low or total > one.high:
                met = False
                break
        if met:
            return True
    return False


def amount_of(table: Table, seat: i64, amount: Amount) -> i64:
    """A number that is counted where needed, never below 0."""
    if len(amount.kinds) == 0:
        return amount.base
    total = amount.base + summed(table, table.players[seat], amount.kinds, amount.coefs)
    return max(total // 2 if amount.half else total, 0)


def summed(table: Table, player: Player, kinds: vec[i64], coefs: vec[i64]) -> i64:
    """Measures, each times its coefficient."""
    total: i64 = 0
    for at in range(i64(len(kinds))):
        total += coefs[at] * measure(table, player, kinds[at])
    return total


def measure(table: Table, player: Player, kind: i64) -> i64:
    if kind < STOCK:
        return player.stock[kind]
    if kind == SHEEP:
        return sheep(player)
    if kind < STABLE:
        return measure_fields(table, player, kind)
    if kind < HAND_BUT_GATEWAY:
        return measure_sheep(table, player, kind)
    if kind < LEAD:
        return measure_cards(player, kind)
    if kind < SPENT_LAST_JEWELRY:
        return measure_progress(table, player, kind)
    return measure_moment(table, player, kind)


def sheep(player: Player) -> i64:
    total: i64 = 0
    for count in player.flock:
        total += count
    return total


def crops(player: Player) -> i64:
    return player.stock[0] + player.stock[1] + player.stock[2] + player.stock[3]


def window(player: Player) -> i64:
    """The number of workers that the centre's window shows, 12 once it shows points."""
    return IN_WINDOW[player.centre]


def measure_fields(table: Table, player: Player, kind: i64) -> i64:
    if kind == CROPS:
        return crops(player)
    if kind == BEST_CROP:
        return max(max(player.stock[0], player.stock[1]), max(player.stock[2], player.stock[3]))
    if kind == WINDOW:
        return window(player)
    if kind == ROUND:
        return table.round
    if kind == WORKERS:
        return player.workers
    if kind == FIELDS:
        return fields(player)
    if kind == EMPTY:
        return fields(player) - sown(player)
    if kind == SOWN:
        return sown(player)
    count: i64 = 0
    if ROW2 <= kind <= ROW5:
        for row in player.rows:
            if row == kind - ROW2 + 2:
                count += 1
        return count
    if kind == SOWN_ROW5:
        for column in range(i64(COLUMNS)):
            if player.rows[column] == HIGHEST_ROW and player.sown[column]:
                count += 1
        return count
    if SOWN_BARLEY <= kind <= SOWN_RYE:
        return sown_with(player, kind - SOWN_BARLEY)
    for crop in range(i64(CROP_KINDS)):
        if kind == SOWN_ALIKE:
            count = max(count, sown_with(player, crop))
        elif sown_with(player, crop):
            count += 1
    return count


def fields(player: Player) -> i64:
    count: i64 = 0
    for row in player.rows:
        if row:
            count += 1
    return count


def sown(player: Player) -> i64:
    count: i64 = 0
    for good in player.sown:
        if good:
            count += 1
    return count


def sown_with(player: Player, good: i64) -> i64:
    count: i64 = 0
    for found in player.sown:
        if found % TWICE == good + 1:
            count += 1
    return count


def doomed_place(table: Table) -> i64:
    """The card that the next phase 2 takes, also while that phase takes it; the stable where none is left."""
    place = (
        table.round if table.phase > NEW_WORKERS or (table.phase == NEW_WORKERS and table.ending) else table.round - 1
    )
    return min(max(place, 0), STABLE_PLACE)


def first_card(table: Table) -> i64:
    """The first card that lies on the stable board: phase 2 begins by taking the one of the round."""
    return table.round if table.phase >= NEW_WORKERS else table.round - 1


def measure_sheep(table: Table, player: Player, kind: i64) -> i64:
    flock = player.flock
    if kind == STABLE:
        return flock[STABLE_PLACE]
    if kind == GRAZING:
        return sheep(player) - flock[STABLE_PLACE]
    if ROUND4_SHEEP <= kind <= ROUND6_SHEEP:
        return flock[kind - ROUND4_SHEEP + 3]
    if kind == DOOMED:
        place = doomed_place(table)
        if place == STABLE_PLACE:
            return 0
        return flock[place]
    count: i64 = 0
    for place in range(i64(ROUNDS)):
        if kind == LARGEST_FLOCK:
            count = max(count, flock[place])
        elif kind == FLOCKS:
            if flock[place]:
                count += 1
        elif kind == BARE_CARDS and place >= first_card(table) and flock[place] == 0:
            count += 1
    return count


def measure_cards(player: Player, kind: i64) -> i64:
    count: i64 = 0
    if kind == HAND_BUT_GATEWAY:
        for card in player.hand:
            if DECK_OF[card] != GATEWAY_DECK:
                count += 1
        return count
    if kind == PLAYED:
        return len(player.played)
    if kind == PLAYED_ALIKE:
        for deck in range(i64(DECKS)):
            count = max(count, played_of(player, deck))
        return count
    assert PLAYED_GATEWAY <= kind <= PLAYED_POINTS
    return played_of(player, kind - PLAYED_GATEWAY)


def played_of(player: Player, deck: i64) -> i64:
    count: i64 = 0
    for card in player.played:
        if DECK_OF[card] == deck:
            count += 1
    return count


def measure_progress(table: Table, player: Player, kind: i64) -> i64:
    count: i64 = 0
    if kind == LEAD:
        last: i64 = player.buildings[0]
        for step in player.buildings:
            count = max(count, step)
            last = min(last, step)
        return count - last
    if kind == FULL_SPACES:
        return full_spaces(table)
    if kind == SPACES_OF_THREE:
        for space in range(i64(SPACES)):
            if workers_on(table, space) == 3:
                count += 1
        return count
    if kind == NURSERY:
        return workers_on(table, NURSERY_SPACE)
    if kind == IMPROVED:
        for building in range(i64(BUILDINGS)):
            count = max(count, player.improved[building])
        return count
    if kind == HARVESTED:
        if table.phase == HARVEST:
            for good in range(i64(GOOD_KINDS)):
                count += player.reaped[good]
        return count
    assert kind == TOOLS_GAINED
    return player.tools_gained


def measure_moment(table: Table, player: Player, kind: i64) -> i64:
    if kind == SPENT_LAST_JEWELRY:
        return 1 if player.spent_last_jewelry else 0
    if kind == CLEARED:
        most: i64 = 0
        for sector in range(i64(SECTORS)):
            most = max(most, table.cleared[sector])
        return most
    if kind == SECTOR_USED:
        if player.used == NOWHERE:
            return 0
        return sector_workers(table, player.used // SPACES_A_SECTOR)
    if kind == TOOLS_AT_ONCE:
        return player.tools_at_once
    if kind == EXCHANGED:
        return player.exchanged
    if kind == FIELD_WORK:
        return 1 if player.used in SOWING_SPACES else 0
    if kind == BUTCHERING:
        return 1 if player.butchering else 0
    if kind == LAST_ACTION:
        return 1 if player.last_action else 0
    if kind == REAPED_BARLEY:
        return player.reaped[BARLEY]
    if kind == REAPED_FLAX:
        return player.reaped[FLAX]
    if kind == REAPED_RYE:
        return player.reaped[RYE]
    if kind == REAPED_BEST:
        best: i64 = 0
        for crop in range(i64(CROP_KINDS)):
            best = max(best, player.reaped[crop])
        return best
    assert kind == PLAYED_WHEN_DRAWN
    return 1 if player.quick == QUICK else 0
