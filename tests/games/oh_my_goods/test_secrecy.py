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
from feldberg.games.oh_my_goods.content import FIRST_CHARACTER
from feldberg.games.oh_my_goods.modules.longsdale.content import ALL_ROUNDS, EVENTS
from feldberg.games.oh_my_goods.modules.longsdale.questions import Quarrel
from feldberg.games.oh_my_goods.modules.longsdale.rules import Longsdale, module_of
from feldberg.games.oh_my_goods.questions import Dawn, Discard, DiscardSecond, Exchanges, Halving
from feldberg.games.oh_my_goods.state import NOWHERE, Table
from tests.games.oh_my_goods.option_sets import OPTION_SETS
from tests.games.plans import interleaved, random_plan, replanned

QUARREL = 10
GAMES = pytest.mark.parametrize("name", OPTION_SETS)


def game_of(name: str) -> feldberg.Game[Any]:
    return feldberg.game("oh_my_goods", **OPTION_SETS[name])


def states(name: str, seed: int) -> Iterator[Table]:
    """Those of a random game in which seats answer in any order."""
    luck = random.Random(f"{name} {seed}")
    table: Table = game_of(name).start(seed)
    while not table.over:
        yield table
        seat = luck.choice(table.seats)
        table.play(luck.choice(table.legal(seat)), seat)


def otherwise(table: Table, seat: int | None, luck: random.Random) -> Table:
    """The table with all that a seat cannot know put elsewhere: piles, fronts of goods, others' cards and plans."""
    world = table.copy()
    hidden = [*world.deck, *world.spent]
    for other, player in enumerate(world.players):
        hidden += [card for pile in player.goods for card in pile]
        if other != seat:
            hidden += [*player.hand, *([player.aside] if player.aside != NOWHERE else [])]
    luck.shuffle(hidden)
    asides = [card for card in hidden if card < FIRST_CHARACTER]  # a character is never laid aside

    for other, player in enumerate(world.players):
        if other != seat and player.aside != NOWHERE:
            player.aside = asides.pop()
            hidden.remove(player.aside)

    def some(count: int) -> vec[i64]:
        return vec[i64]([hidden.pop() for _ in range(count)])

    world.deck, world.spent = some(len(world.deck)), some(len(world.spent))
    for other, player in enumerate(world.players):
        player.goods = [some(len(pile)) for pile in player.goods]
        if other != seat:
            player.hand = some(len(player.hand))
    for module in world.modules:
        assert isinstance(module, Longsdale)
        if module.chapter is None:
            coming = [event for event in EVENTS if event not in module.events[: world.round] and event != QUARREL]
            luck.shuffle(coming)
            module.events = vec[i64]([*module.events[: world.round], *coming[: ALL_ROUNDS - world.round]])
    top = world.top
    if isinstance(top, Plan):
        world.top = replanned(world, top, seat, luck)
    world.renew_choices()
    return world


def is_fixed(table: Table, seat: int | None) -> bool:
    """Whether another seat is about to discard: that it can is known, so its hand cannot be any."""
    top = table.top
    return isinstance(top, Discard | DiscardSecond) and top.seat != seat


@GAMES
def test_what_a_seat_cannot_know_does_not_show(name: str) -> None:
    luck = random.Random(name)
    compared = 0
    for table in states(name, 1):
        for seat in (None, *range(len(table.players))):
            if is_fixed(table, seat) or luck.random() * len(table.players) > 0.7:
                continue
            world = otherwise(table, seat, luck)
            assert world.view(seat) == table.view(seat)
            assert world.imagine(seat, 7).digest() == table.imagine(seat, 7).digest()
            if seat is not None:
                assert world.legal(seat) == table.legal(seat)
                assert world.planned(seat) == table.planned(seat)
            compared += world.digest() != table.digest()
    assert compared > 20


@GAMES
def test_no_reason_tells_what_a_seat_cannot_know(name: str) -> None:
    luck = random.Random(name)
    game = game_of(name)
    elements = sorted(game.view_room.ELEMENTS)
    for number, table in enumerate(states(name, 2)):
        seat = luck.randrange(len(table.players))
        if number % 25 or is_fixed(table, seat):
            continue
        world = otherwise(table, seat, luck)
        for element in luck.sample(elements, 30):
            assert game.why_not(world, element, "en", seat) == game.why_not(table, element, "en", seat)


@GAMES
def test_a_step_of_a_plan_is_told_to_nobody(name: str) -> None:
    luck = random.Random(name)
    for table in states(name, 3):
        top = table.top
        if not isinstance(top, Plan) or len(top.awaited()) < 2:
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


@GAMES
def test_the_reveal_tells_no_card_that_was_laid_aside(name: str) -> None:
    """Two plans that differ only in the card laid aside: the others are told the same, to the end of the plans."""
    compared = 0
    for table in states(name, 4):
        top = table.top
        if not isinstance(top, Dawn) or len(top.awaited()) != 1:
            continue
        [seat] = top.awaited()
        asides = [action for action in table.legal(seat) if table.game.parts(action)["kind"] == "lay aside"]
        if len(asides) < 2:
            continue
        first, second = table.copy(), table.copy()
        first.play(asides[0], seat)
        second.play(asides[1], seat)
        for watcher in (None, *range(len(table.players))):
            told = [[told_to(event, watcher) for event in after.events] for after in (first, second)]
            plans = [one[: one.index({"event": "sunset", "seat": -1})] for one in told]
            assert (plans[0] == plans[1]) == (watcher != seat)
            compared += 1
    assert compared > 10


def told_to(event: Event, watcher: int | None) -> dict[str, int | str]:
    return event.seen_by(watcher).to_dict()


@GAMES
def test_who_answers_first_makes_no_difference(name: str) -> None:
    luck = random.Random(name)
    compared: dict[type[Plan[Any]], int] = {Exchanges: 0, Dawn: 0, Halving: 0, Quarrel: 0}
    for seed in (5, 6):
        for table in states(name, seed):
            top = table.top
            if not isinstance(top, Plan) or any(top.answers):
                continue
            plans = {seat: random_plan(table, seat, luck) for seat in top.awaited()}
            ends = {
                (after.digest(), str([event.to_dict() for event in after.events]))
                for after in interleaved(table, plans, luck, 4)
            }
            assert len(ends) == 1
            compared[type(top)] += 1
    assert compared[Exchanges] > 5
    assert compared[Dawn] > 5
    assert compared[Quarrel] == (2 if name in ("3p-chapter-1", "2p-chapter-3") else 0)


def test_an_imagined_game_has_other_events_to_come() -> None:
    """With everything included nobody knows them; the events of a chapter are those of its card."""
    for name, known in (("2p-all", False), ("2p-chapter-4a", True)):
        seen = set()
        for table in states(name, 8):
            for seed in range(3):
                world = table.imagine(0, seed)
                before, after = module_of(table), module_of(world)
                assert list(after.events[: table.round]) == list(before.events[: table.round])
                assert len(set(after.events)) == len(before.events)
                assert after.ending == before.ending
                if table.round == 2:
                    seen.add(tuple(after.events))
        assert (len(seen) == 1) is known


def test_no_character_is_laid_aside_in_an_imagined_game() -> None:
    asides = 0
    for table in states("4p-all", 9):
        if any(player.aside != NOWHERE for player in table.players):
            for seed in range(4):
                for player in table.imagine(0, seed).players:
                    assert player.aside < FIRST_CHARACTER
                    asides += player.aside != NOWHERE
    assert asides > 400
