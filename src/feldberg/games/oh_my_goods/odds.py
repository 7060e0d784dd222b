"""How likely the evening's market brings what a building still lacks."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.rows import zeros
from feldberg.games.oh_my_goods.content import COLOUR_OF, NEEDS, NEEDS_ANY, RESOURCES, SUN
from feldberg.games.oh_my_goods.rules import production
from feldberg.games.oh_my_goods.rules.production import LACKING
from feldberg.games.oh_my_goods.state import NOWHERE, Player, Table


class Unseen:
    """The cards that a seat does not know, as shares by resource, without and with a half-sun.

    The draw pile is taken for endless: close enough for a guess.
    """

    def __init__(self, table: Table, seat: int) -> None:
        plain = zeros(RESOURCES + 1)  # the last are cards that carry none
        sunny = zeros(RESOURCES + 1)
        total: i64 = 0
        piles = [table.deck, table.spent]
        for number, player in enumerate(table.players):
            piles.extend(player.goods)
            if number != seat:
                piles.append(player.hand)
                if player.aside != NOWHERE:
                    piles.append(vec[i64]([player.aside]))
        for pile in piles:
            for card in pile:
                total += 1
                if SUN[card]:
                    sunny[COLOUR_OF[card]] += 1
                else:
                    plain[COLOUR_OF[card]] += 1
        self.suns = int(table.terms.sunset_suns)
        share = 1.0 / max(1, int(total))
        self.plain = [int(count) * share for count in plain]
        self.sunny = [int(count) * share for count in sunny]
        self.sunny_resources = sum(self.sunny[:RESOURCES], 0.0)


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


def chance(unseen: Unseen, needs_any: bool, missing: vec[i64], spared: i64) -> float:
    """How likely the next row of the market brings all that is missing, but for what is spared."""
    if missing[LACKING] <= spared:
        return 1.0
    if needs_any:
        return any_chance(unseen, missing[LACKING] - spared)
    first: i64 = -1
    second: i64 = -1
    for resource in range(i64(RESOURCES)):
        if missing[resource] > 0:
            if first < 0:
                first = resource
            else:
                second = resource
    wanted = missing[second] if second >= 0 else 0
    return pair_chance(unseen, first, missing[first], second, wanted, spared)


def any_chance(unseen: Unseen, wanted: i64) -> float:
    """How likely so many cards are turned up."""
    sun = sum(unseen.sunny, 0.0)
    seen = [1.0] + [0.0] * (unseen.suns - 1)  # the chances of having seen so many half-suns before the last card
    for _ in range(wanted - 1):
        for suns in range(unseen.suns - 1, 0, -1):
            seen[suns] = seen[suns] * (1 - sun) + seen[suns - 1] * sun
        seen[0] *= 1 - sun
    return sum(seen, 0.0)


def pair_chance(unseen: Unseen, first: i64, count: i64, second: i64, other: i64, spared: i64) -> float:
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
    for suns in range(unseen.suns + 1):
        now = vec[float]([0.0] * size)
        for a in range(count + 1):
            for b in range(width):
                at = a * width + b
                if a + b <= spared:
                    now[at] = 1.0
                elif suns > 0:
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
