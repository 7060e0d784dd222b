"""What a seat cannot know does not show, and who answers first makes no difference."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import feldberg
from feldberg.core.events import Event
from feldberg.core.questions import Plan
from feldberg.core.rows import zeros
from feldberg.games.tuscany.questions import Joining, Pay
from feldberg.games.tuscany.state import Table
from tests.games.plans import interleaved, random_plan, replanned
from tests.games.tuscany.option_sets import OPTION_SETS
from tests.games.tuscany.test_conservation import choose, game_of

GAMES = pytest.mark.parametrize("name", ["revised-2p", "revised-4p", "first-3p", "first-2p-corrected"])
TYPES = 8


def states(name: str, seed: int) -> Iterator[Table]:
    """Those of a random game in which seats answer in any order."""
    luck = random.Random(f"{name} {seed}")
    table: Table = game_of(name).start(seed)
    while not table.over:
        yield table
        seat = luck.choice(table.seats)
        table.play(choose(table, seat, luck), seat)


def otherwise(table: Table, seat: int | None, luck: random.Random) -> Table:
    """The table with all that a seat cannot know put elsewhere: others' cards and plans, stacks and supplies."""
    world = table.copy()
    others = [player for number, player in enumerate(world.players) if number != seat]
    hidden = [colour for colour in range(TYPES) for _ in range(int(world.deck[colour]))]
    sizes = [int(player.cards()) for player in others]
    for player in others:
        hidden += [colour for colour in range(TYPES) for _ in range(int(player.hand[colour]))]
        player.hand = zeros(TYPES)
        player.stack = shuffled(player.stack, luck)
    world.neutral = shuffled(world.neutral, luck)
    world.yields = shuffled(world.yields, luck)
    luck.shuffle(hidden)
    for player, size in zip(others, sizes, strict=True):
        for _ in range(size):
            player.hand[hidden.pop()] += 1
    world.deck = vec[i64]([hidden.count(colour) for colour in range(TYPES)])
    top = world.top
    if isinstance(top, Plan):
        world.top = replanned(world, top, seat, luck)
    world.renew_choices()
    return world


def shuffled(tiles: vec[i64], luck: random.Random) -> vec[i64]:
    found = [int(tile) for tile in tiles]
    luck.shuffle(found)
    return vec[i64](found)


def pays(table: Table, seat: int | None) -> bool:
    """Whether another seat is about to pay: that it can is known, so its hand cannot be any."""
    top = table.top
    return isinstance(top, Pay) and top.seat != seat


@GAMES
def test_what_a_seat_cannot_know_does_not_show(name: str) -> None:
    luck = random.Random(name)
    compared = 0
    for table in states(name, 1):
        for seat in (None, *range(len(table.players))):
            if pays(table, seat) or luck.random() * len(table.players) > 0.6:
                continue
            world = otherwise(table, seat, luck)
            assert world.view(seat) == table.view(seat)
            assert hands(world.imagine(seat, 7)) == hands(table.imagine(seat, 7))
            if seat is not None:
                assert world.legal(seat) == table.legal(seat)
                assert world.planned(seat) == table.planned(seat)
            compared += world.digest() != table.digest()
    assert compared > 20


def hands(table: Table) -> list[list[int]]:
    return [[int(count) for count in player.hand] for player in table.players]


@GAMES
def test_an_imagined_world_keeps_what_is_known(name: str) -> None:
    """The own hand, the sizes of the others', all cards together, and all tiles."""
    dealt = set()
    for number, table in enumerate(states(name, 2)):
        if number % 7 == 0:
            seat = number % len(table.players)
            world = table.imagine(seat, number)
            assert hands(world)[seat] == hands(table)[seat]
            assert [sum(hand) for hand in hands(world)] == [sum(hand) for hand in hands(table)]
            assert list(world.discards) == list(table.discards)
            for mine, theirs in zip(world.players, table.players, strict=True):
                assert list(mine.stack) == list(theirs.stack)
                assert list(mine.laid) == list(theirs.laid)
            assert list(world.neutral) == list(table.neutral)
            dealt.add(hands(world) == hands(table))
    assert False in dealt


@GAMES
def test_who_is_asked_how_to_pay_can_choose_in_every_imagined_world(name: str) -> None:
    """One way to pay is not asked for, so all know that there are several."""
    paid = 0
    for table in states(name, 3):
        if isinstance(table.top, Pay):
            for watcher in (None, *range(len(table.players))):
                world = table.imagine(watcher, paid)
                assert len(world.legal()) > 1
                assert world.view(watcher) == table.view(watcher)
                if watcher == table.seat:
                    assert world.legal() == table.legal()
                    assert hands(world)[watcher] == hands(table)[watcher]
                world.play(world.legal()[0])
            paid += 1
    assert paid > 5


@GAMES
def test_a_step_of_a_plan_is_told_to_nobody(name: str) -> None:
    luck = random.Random(name)
    seen = 0
    for table in states(name, 4):
        top = table.top
        if not isinstance(top, Plan):
            break
        if len(top.awaited()) < 2:
            continue
        seat = luck.choice(table.seats)
        watchers = [other for other in (None, *range(len(table.players))) if other != seat]
        before = [table.view(other) for other in watchers]
        after = table.copy()
        after.play(luck.choice(table.legal(seat)), seat)
        assert after.events == []
        assert after.chance.same(table.chance)
        for other, view in zip(watchers, before, strict=True):
            assert {**after.view(other), "asked": view["asked"]} == view
        seen += 1
    assert seen > 0


@GAMES
def test_drawn_cards_are_told_to_their_owner_alone(name: str) -> None:
    told = 0
    for table in states(name, 5):
        for event in table.events:
            if event.kind.name == "card":
                for watcher in (None, *range(len(table.players))):
                    assert ("colour" in told_to(event, watcher)) == (watcher == event.seat)
                    told += 1
    assert told > 100


def told_to(event: Event, watcher: int | None) -> dict[str, int | str]:
    return event.seen_by(watcher).to_dict()


@pytest.mark.parametrize("name", OPTION_SETS)
def test_who_answers_first_makes_no_difference(name: str) -> None:
    luck = random.Random(name)
    table: Table = game_of(name).start(6)
    assert isinstance(table.top, Joining)
    plans = {seat: random_plan(table, seat, luck) for seat in range(len(table.players))}
    ends = set()
    for after in interleaved(table, plans, luck, 4):
        ends.add((after.digest(), str([event.to_dict() for event in after.events])))
    assert len(ends) == 1
    order = [event.seat for event in after.events if event.kind.name == "joined"]
    assert order == [(int(table.first) + place) % len(plans) for place in range(len(plans))]


def test_no_reason_tells_what_a_seat_cannot_know() -> None:
    name = "first-3p"
    luck = random.Random(name)
    game: feldberg.Game[Any] = game_of(name)
    elements = sorted(game.view_room.ELEMENTS)
    asked = 0
    for number, table in enumerate(states(name, 7)):
        seat = luck.randrange(len(table.players))
        if number % 12 or pays(table, seat):
            continue
        world = otherwise(table, seat, luck)
        for element in luck.sample(elements, 20):
            assert game.why_not(world, element, "en", seat) == game.why_not(table, element, "en", seat)
            asked += 1
    assert asked > 100
