"""Whole random games: every card, person and coin is accounted for after every decision."""

from __future__ import annotations

import random
from typing import Any

import pytest

import feldberg
from feldberg.core.questions import Plan
from feldberg.games.oh_my_goods.questions import Pay, Station
from feldberg.games.oh_my_goods.rules import goods
from feldberg.games.oh_my_goods.state import ASSISTANT, GAME_ENDS, NOBODY, NOWHERE, Player, Table
from tests.games.oh_my_goods.option_sets import OPTION_SETS

PRINTED = feldberg.game("oh_my_goods").printed()
DECK = list(range(94))
CHARBURNERS = range(94, 98)
CHARACTERS = range(132, 136)
UNSTAFFED = ("corn field", "vineyard")
BASE_SETS = {name: options for name, options in OPTION_SETS.items() if "chapter" not in name and "all" not in name}
SEEDS = {name: 4 if name in BASE_SETS else 2 for name in OPTION_SETS}


def cards_of(table: Table) -> list[int]:
    """The cards of every place."""
    places = [table.deck, table.discards, table.spent, table.sunrise, table.sunset, table.middle]
    for player in table.players:
        places += [player.hand, player.buildings, *player.goods]
    found = [int(card) for place in places for card in place]
    return found + [int(player.aside) for player in table.players if player.aside != NOWHERE]


def faces_of(table: Table) -> list[int]:
    """The assistants on offer, at work, and on their way to work."""
    at_work = [int(person) - ASSISTANT for player in table.players for person in player.people if person >= ASSISTANT]
    on_the_way = [int(question.face) for question in table.agenda if isinstance(question, Station)]
    return [int(face) for face in table.offer] + at_work + on_the_way


def of_longsdale(table: Table) -> list[int]:
    """The cards of Longsdale that are in play: those of all numbers that have come in, less those that have left."""
    story = table.view(None)["story"]
    if story is None:
        return []
    if story["chapter"] is None:
        return list(range(98, 136))
    numbers: set[int] = set()
    for chapter in story["story"]:
        printed = PRINTED["chapters"][chapter]
        numbers |= brought_by(printed["events"])
        numbers -= set(PRINTED["endings"][printed["ending"]]["leave"])
    numbers |= brought_by(PRINTED["chapters"][story["chapter"]]["events"][: table.round])
    return [card for card in range(98, 136) if number_of(card) in numbers]


def brought_by(events: list[int]) -> set[int]:
    return {number for event in events for number in PRINTED["events"][event]["brings"]}


def number_of(card: int) -> int:
    return 57 + card - 132 if card in CHARACTERS else PRINTED["numbers"][PRINTED["cards"][card]["kind"]]


def market_of(table: Table) -> dict[str, int]:
    """The resources of both rows, and what the event brings besides."""
    found = dict.fromkeys(PRINTED["resources"], 0)
    for card in [*table.sunrise, *table.sunset]:
        found[PRINTED["cards"][card]["resource"]] += 1
    story = table.view(None)["story"]
    if story is not None and table.step != GAME_ENDS:
        for resource, count in PRINTED["events"][story["event"]]["market"].items():
            found[resource] += count
    return found


def check(table: Table, faces: list[int]) -> None:
    found = cards_of(table)
    charburners = [card for card in found if card in CHARBURNERS]
    assert len(found) == len(set(found))
    assert len(charburners) == len(table.players)
    assert sorted(set(found) - set(charburners)) == DECK + of_longsdale(table)
    assert [int(player.buildings[0]) in CHARBURNERS for player in table.players] == [True] * len(table.players)
    assert sorted(faces_of(table)) == faces
    assert {name: int(count) for name, count in zip(PRINTED["resources"], table.market, strict=True)} == market_of(
        table
    )
    assert not set(CHARACTERS) & {*table.sunrise, *table.sunset, *table.middle}
    for player in table.players:
        check_player(player)
        assert len(player.buildings) <= (10 if table.modules else 9)


def check_player(player: Player) -> None:
    assert player.aside not in CHARACTERS
    assert not set(CHARACTERS) & {*player.buildings}
    workers = [person for person in player.people if NOBODY < person < ASSISTANT]
    assert len(workers) <= 1
    for slot, person in enumerate(player.people):
        tower = int(player.under[slot]) - 1
        if person != NOBODY or len(player.goods[slot]) > 0 or tower >= 0:
            card = PRINTED["cards"][player.buildings[slot]]
            assert card["good"] is not None
            if person != NOBODY or tower >= 0:
                assert card["kind"] not in UNSTAFFED
        if tower >= 0:
            assert tower in player.buildings
            assert PRINTED["cards"][tower]["kind"] in ("watchtower", "large watchtower")
    attached = [int(tower) for tower in player.under if tower]
    assert len(attached) == len(set(attached))


def coins_of(player: Player) -> int:
    """The coins that were told of: goods of a production that has stopped for want of cards are told when it ends."""
    untold = player.made * goods.value(player, goods.good_at(player, player.opened)) if player.coming else 0
    return int(goods.coins(player) - untold)


def has_vineyard(player: Player) -> bool:
    return any(PRINTED["cards"][card]["kind"] == "vineyard" for card in player.buildings)


def told_coins(table: Table, seat: int) -> int:
    return sum(event["coins"] for event in table.events if event.seat == seat and event.kind.name == "coins")


@pytest.mark.parametrize("name", OPTION_SETS)
def test_nothing_is_made_or_lost(name: str) -> None:
    game: feldberg.Game[Any] = feldberg.game("oh_my_goods", **OPTION_SETS[name])
    luck = random.Random(name)
    for seed in range(SEEDS[name]):
        table: Table = game.start(seed)
        faces = sorted(map(int, table.offer))
        check(table, faces)
        length = 0
        while not table.over:
            coins = [coins_of(player) for player in table.players]
            seat = luck.choice(table.seats)
            table.play(luck.choice(table.legal(seat)), seat)
            check(table, faces)
            for other, player in enumerate(table.players):
                if not has_vineyard(player):  # a new building makes its grapes dearer
                    assert coins_of(player) - coins[other] == told_coins(table, other)
            length += 1
            assert length < 5000
        assert all(player.aside == NOWHERE and player.coming == player.owed == 0 for player in table.players)


@pytest.mark.parametrize("name", OPTION_SETS)
def test_drafts_lose_nothing_either(name: str) -> None:
    """While plans are made every seat's private copy holds all cards too."""
    game: feldberg.Game[Any] = feldberg.game("oh_my_goods", **OPTION_SETS[name])
    luck = random.Random(name)
    table: Table = game.start(7)
    faces = sorted(map(int, table.offer))
    looked = 0
    while not table.over:
        if isinstance(table.top, Plan):
            for seat in range(len(table.players)):
                draft = table.draft(seat)
                assert isinstance(draft, Table)
                check(draft, faces)
                looked += 1
        seat = luck.choice(table.seats)
        table.play(luck.choice(table.legal(seat)), seat)
    assert looked > 20


@pytest.mark.parametrize("name", BASE_SETS)
def test_copies_and_imagined_worlds_lose_nothing_either(name: str) -> None:
    """They hold all cards, and what is played in them leaves the table as it was."""
    game: feldberg.Game[Any] = feldberg.game("oh_my_goods", **BASE_SETS[name])
    luck = random.Random(name)
    table: Table = game.start(9)
    faces = sorted(map(int, table.offer))
    while not table.over:
        if luck.random() < 0.15:
            for world in (table.copy(), table.imagine(luck.choice([None, *range(game.players)]), luck.getrandbits(60))):
                for _ in range(8):
                    check(world, faces)
                    if world.over:
                        break
                    seat = luck.choice(world.seats)
                    world.play(luck.choice(world.legal(seat)), seat)
            check(table, faces)
        seat = luck.choice(table.seats)
        table.play(luck.choice(table.legal(seat)), seat)


@pytest.mark.parametrize("name", BASE_SETS)
def test_no_price_is_left_unpaid(name: str) -> None:
    """What is built, hired or moved is paid with at least its price, and with no good that could be left out."""
    game: feldberg.Game[Any] = feldberg.game("oh_my_goods", **BASE_SETS[name])
    printed = game.printed()
    luck = random.Random(name)
    table: Table = game.start(3)
    asked = {"built": 0, "hired": 0}
    owing: list[int] = []
    while not table.over:
        seat = luck.choice(table.seats)
        table.play(luck.choice(table.legal(seat)), seat)
        for event in table.events:
            if event.kind.name == "built":
                owing = [printed["cards"][event["card"]]["cost"], 0, 99]
                asked["built"] += 1
            elif event.kind.name == "hired":
                owing = [printed["faces"][event["face"]]["cost"], 0, 99]
                asked["hired"] += 1
            elif event.kind.name == "paid" and owing:
                value = list(printed["values"].values())[event["good"]]
                owing[1] += value * event["count"]
                owing[2] = min(owing[2], value)
        top = table.top
        if owing and not isinstance(top, Pay):
            cost, paid, least = owing
            assert cost <= paid < cost + least
            owing = []
    assert asked["built"] > 3
