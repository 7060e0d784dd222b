"""How likely the evening's market brings what a building still lacks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.rows import NONE, alike, total, zeros
from feldberg.games.oh_my_goods.content import CARDS, COLOUR_OF, MOST_PLAYERS, NEEDS, NEEDS_ANY, RESOURCES, SUN
from feldberg.games.oh_my_goods.rules import production
from feldberg.games.oh_my_goods.rules.production import LACKING
from feldberg.games.oh_my_goods.state import NOWHERE, Player, Table

KINDS: Final = RESOURCES + 1  # of cards by what they carry, the last nothing


class Unseen:
    """The cards that a seat does not know, as shares by resource, without and with a half-sun.

    The draw pile is taken for endless: close enough for a guess.
    """

    def __init__(self, counts: vec[i64]) -> None:
        self.counts = counts  # plain cards by what they carry, then sunny ones
        share = 1.0 / float(max(1, int(total(counts))))
        self.plain = vec[float]([float(counts[kind]) * share for kind in range(KINDS)])
        self.sunny = vec[float]([float(counts[KINDS + kind]) * share for kind in range(KINDS)])
        self.sunny_resources = 0.0
        for resource in range(i64(RESOURCES)):
            self.sunny_resources += self.sunny[resource]
        self.all_sunny = self.sunny_resources + self.sunny[RESOURCES]


def unseen_by(table: Table, seat: int) -> Unseen:
    return Unseen(unseen_counts(table, seat))


def unseen_counts(table: Table, seat: int) -> vec[i64]:
    """How many cards of every kind a seat does not know, the plain ones first."""
    counts = zeros(2 * KINDS)
    add(counts, table.deck)
    add(counts, table.spent)
    for number, player in enumerate(table.players):
        for slot in range(i64(len(player.buildings))):
            add(counts, player.goods[slot])
        if number != seat:
            add(counts, player.hand)
            if player.aside != NOWHERE:
                counts[kind_of(player.aside)] += 1
    return counts


def add(counts: vec[i64], cards: vec[i64]) -> None:
    for card in cards:
        counts[kind_of(card)] += 1


def kind_of(card: i64) -> i64:
    return COLOUR_OF[card] + KINDS if SUN[card] else COLOUR_OF[card]


def still_missing(table: Table, player: Player, slot: i64, hand: vec[i64]) -> vec[i64]:
    """What a building lacks, with nobody sloppy there, when a hand, counted by resource, is spent on it."""
    missing = production.missing(table, player, slot, 0)
    if NEEDS[player.buildings[slot]][NEEDS_ANY] > 0:
        for count in hand:
            missing[LACKING] = max(0, missing[LACKING] - count)
        return missing
    for resource in range(i64(RESOURCES)):
        used = min(hand[resource], missing[resource])
        missing[resource] -= used
        missing[LACKING] -= used
    return missing


def chance(unseen: Unseen, suns: i64, needs_any: bool, missing: vec[i64], spared: i64) -> float:
    """How likely the next row of the market, which ends with so many suns, brings what is missing, less the spared."""
    if missing[LACKING] <= spared:
        return 1.0
    if needs_any:
        return any_chance(unseen, suns, missing[LACKING] - spared)
    first: i64 = -1
    second: i64 = -1
    for resource in range(i64(RESOURCES)):
        if missing[resource] > 0:
            if first < 0:
                first = resource
            else:
                second = resource
    other = missing[second] if second >= 0 else 0
    return pair_chance(unseen, suns, first, missing[first], second, other, spared)


def any_chance(unseen: Unseen, suns: i64, wanted: i64) -> float:
    """How likely so many cards are turned up."""
    sun = unseen.all_sunny
    seen = vec[float]([0.0] * suns)  # the chances of having seen so many half-suns before the last card
    seen[0] = 1.0
    for _ in range(wanted - 1):
        count = suns - 1
        while count > 0:
            seen[count] = seen[count] * (1 - sun) + seen[count - 1] * sun
            count -= 1
        seen[0] *= 1 - sun
    found = 0.0
    for one in seen:
        found += one
    return found


def pair_chance(unseen: Unseen, suns: i64, first: i64, count: i64, second: i64, other: i64, spared: i64) -> float:
    """How likely `count` cards of one resource and `other` of a second are turned up, but for those spared.

    Worked out for every number still missing, from those with less missing and with a half-sun fewer to come.
    """
    plain_first = unseen.plain[first]
    sunny_first = unseen.sunny[first]
    plain_second = unseen.plain[second] if other > 0 else 0.0
    sunny_second = unseen.sunny[second] if other > 0 else 0.0
    width = other + 1
    size = (count + 1) * width
    before = vec[float]([0.0] * size)  # when the row has ended
    for to_come in range(suns + 1):
        now = vec[float]([0.0] * size)
        for a in range(count + 1):
            for b in range(width):
                at = a * width + b
                if a + b <= spared:
                    now[at] = 1.0
                elif to_come > 0:
                    found = 0.0
                    useful = unseen.sunny_resources  # what is no plain card that changes nothing
                    useless_sunny = unseen.sunny_resources
                    if a > 0:
                        found += plain_first * now[at - width] + sunny_first * before[at - width]
                        useful += plain_first
                        useless_sunny -= sunny_first
                    if b > 0:
                        found += plain_second * now[at - 1] + sunny_second * before[at - 1]
                        useful += plain_second
                        useless_sunny -= sunny_second
                    found += useless_sunny * before[at]
                    now[at] = found / useful if useful > 0.0 else 0.0
        before = now
    return before[size - 1]


# A round to come

SPARED: Final = 4  # more than are ever spared
NOT_YET: Final = -1.0


class Supply:
    """How likely both rows of a market bring what buildings need, beside the offices of a seat; worked out once."""

    def __init__(self, unseen: Unseen, offices: vec[i64], suns: i64) -> None:
        self.unseen = unseen
        self.offices = offices
        self.suns = suns  # of one row
        self.chances = vec[float]([NOT_YET] * (CARDS * SPARED))  # by card and what is spared

    def chance(self, card: i64, spared: i64) -> float:
        at = card * SPARED + spared
        if self.chances[at] == NOT_YET:
            needs_any = NEEDS[card][NEEDS_ANY] > 0
            self.chances[at] = chance(self.unseen, 2 * self.suns, needs_any, self.missing(card), spared)
        return self.chances[at]

    def missing(self, card: i64) -> vec[i64]:
        """What the offices leave to be desired."""
        needs = NEEDS[card]
        missing = zeros(RESOURCES + 1)
        for resource in range(i64(RESOURCES)):
            missing[resource] = max(0, needs[resource] - self.offices[resource])
            missing[LACKING] += missing[resource]
        missing[LACKING] += needs[NEEDS_ANY]
        return missing


LATEST: Final = [Supply(Unseen(zeros(2 * KINDS)), NONE, 0)] * MOST_PLAYERS  # by seat: mostly nothing has changed


def supply_for(table: Table, seat: int) -> Supply:
    """That of the last time, as long as nothing has changed that it hangs on."""
    latest = LATEST[seat]
    counts = unseen_counts(table, seat)
    offices = table.players[seat].offices
    suns = table.terms.sunset_suns
    if not (alike(counts, latest.unseen.counts) and alike(offices, latest.offices) and suns == latest.suns):
        latest = Supply(Unseen(counts), offices[:], suns)
        LATEST[seat] = latest
    return latest
