"""Whole random games: every tile, card and point is accounted for after every decision."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import feldberg
from feldberg.core.questions import Plan
from feldberg.games.tuscany.content import NEUTRALS, OWN_TILES, TILES, TYPE_OF
from feldberg.games.tuscany.domains import EVERY_WAY
from feldberg.games.tuscany.state import JOINING, NOTHING, START_CASTLE, WOODEN_HEX, Player, Table
from tests.games.tuscany.option_sets import OPTION_SETS

# What every one of these games tries.
HAPPENS = ["joined", "started", "bonus", "took", "turned up", "placed", "paid", "workers", "marble", "yield", "removed"]
GAMES = pytest.mark.parametrize("name", OPTION_SETS)


def game_of(name: str) -> feldberg.Game[Any]:
    return feldberg.game("tuscany", **OPTION_SETS[name])


def choose(table: Table, seat: int, luck: random.Random) -> int:
    """A random answer, rather one that places a piece, and a card rather than a tile for which there is no room."""
    by_kind: dict[object, list[int]] = {}
    for action in table.legal(seat):
        by_kind.setdefault(table.game.parts(action)["kind"], []).append(action)
    for kind in ("put", "put free", "draw" if not table.players[seat].has_room() else "take"):
        if kind in by_kind and luck.random() < 0.8:
            return luck.choice(by_kind[kind])
    return luck.choice(table.legal(seat))


def tables(name: str, seed: int) -> Iterator[Table]:
    """The states of a random game, to its end."""
    luck = random.Random(f"{name} {seed}")
    table: Table = game_of(name).start(seed)
    yield table
    while not table.over:
        seat = luck.choice(table.seats)
        table.play(choose(table, seat, luck), seat)
        yield table


def tiles_of(table: Table) -> list[int]:
    """The tiles of every place where one can be, but those that have left the game."""
    places = [table.display, table.neutral, table.swept]
    for player in table.players:
        places += [player.stack, player.stored, player.laid]
    return [int(tile) for place in places for tile in place if 0 <= tile < TILES]


def own(seat: int) -> range:
    return range(NEUTRALS + seat * OWN_TILES, NEUTRALS + (seat + 1) * OWN_TILES)


def check(table: Table) -> None:
    found = tiles_of(table)
    assert len(found) == len(set(found))
    assert set(found) <= {*range(NEUTRALS + len(table.players) * OWN_TILES)}
    assert all(tile < NEUTRALS for tile in [*table.neutral, *table.swept])
    for colour, count in enumerate(table.box.region_cards):
        cards = [table.deck[colour], table.discards[colour], *(player.hand[colour] for player in table.players)]
        assert sum(cards) == count
        assert min(cards) >= 0
    assert sorted([*table.yields, *table.used_yields]) == list(range(27))
    for kind, left in enumerate(table.bonuses):
        assert left >= 0
        assert left + sum(player.bonuses[kind] for player in table.players) == 5
    assert max(Counter(TYPE_OF[tile] for tile in table.display if tile != NOTHING).values(), default=0) < 5
    for seat, player in enumerate(table.players):
        assert set(player.stack) <= set(own(seat))
        check_player(player)


def check_player(player: Player) -> None:
    assert len(player.stored) + player.hexes <= 1 + player.bonuses[1]
    assert 0 <= player.fresh <= player.hexes
    assert min(player.marble, player.workers, player.green, player.direct) >= 0
    covered = {cell for cell, piece in enumerate(player.laid) if piece != NOTHING}
    assert player.covered == sum(2**cell for cell in covered)
    if player.arrangement != NOTHING:
        near = {cell for cell in range(30) if any(int(player.domain.around[one]) >> cell & 1 for one in covered)}
        assert player.open == sum(2**cell for cell in near - covered)
        for cell in covered:
            piece = player.laid[cell]
            if piece < TILES:
                assert TYPE_OF[piece] == player.domain.colour[cell]
    starts = [cell for cell in covered if player.laid[cell] == START_CASTLE]
    assert len(starts) <= 1
    assert all(player.domain.colour[cell] == 0 for cell in starts)


def hexes_laid(player: Player) -> int:
    return sum(piece == WOODEN_HEX for piece in player.laid)


def counted(player: Player) -> dict[str, int]:
    """What events tell of, by their names."""
    return {
        "green": int(player.green),
        "red": int(player.direct),
        "marble": int(player.marble),
        "workers": int(player.workers),
    }


@GAMES
def test_nothing_is_made_or_lost(name: str) -> None:
    players = OPTION_SETS[name]["players"]
    gone: set[int] = set()
    everything = set(range(NEUTRALS + players * OWN_TILES))
    before: list[dict[str, int]] = [{}] * players
    shown: set[int] = set()
    happened: Counter[str] = Counter()
    for table in tables(name, 1):
        check(table)
        missing = everything - set(tiles_of(table))
        assert gone <= missing
        removed = {event["piece"] for event in table.events if event.kind.name == "removed"}
        cleared = any(event.kind.name in ("five", "swept") for event in table.events)
        for tile in missing - gone - removed:
            turned_up = {event["tile"] for event in table.events if event.kind.name == "turned up"}
            assert tile >= NEUTRALS
            assert cleared
            assert tile in shown | turned_up
        gone = missing
        shown = set(map(int, table.display))
        for seat, player in enumerate(table.players):
            now = counted(player)
            if before[seat]:
                for what, count in now.items():
                    told = [event for event in table.events if event.kind.name == what and event.seat == seat]
                    assert count - before[seat][what] == sum(int(event.first) for event in told)
            before[seat] = now
        happened.update(event.kind.name for event in table.events)
    assert happened["placed"] > 10 * players
    assert [kind for kind in HAPPENS if not happened[kind]] == []
    assert happened["round scored"] == 3
    assert {len(player.rounds) for player in table.players} == {3}
    for player in table.players:
        assert sum(player.rounds) >= player.rounds[2] == player.green


@pytest.mark.parametrize("name", ["revised-3p", "first-2p-corrected"])
def test_drafts_copies_and_imagined_worlds_lose_nothing_either(name: str) -> None:
    luck = random.Random(name)
    drafts = 0
    for table in tables(name, 4):
        if isinstance(table.top, Plan):
            for seat in range(len(table.players)):
                draft = table.draft(seat)
                assert isinstance(draft, Table)
                check(draft)
                drafts += 1
        if not table.over and luck.random() < 0.2:
            digest = table.digest()
            for world in (table.copy(), table.imagine(luck.choice([None, 0, 1]), luck.getrandbits(60))):
                for _ in range(6):
                    check(world)
                    if not world.over:
                        seat = luck.choice(world.seats)
                        world.play(choose(world, seat, luck), seat)
            assert table.digest() == digest
    assert drafts > 3


@pytest.mark.parametrize("seed", range(3))
def test_a_domain_turned_by_180_degrees_plays_alike(seed: int) -> None:
    """The same game with the first seat's domain turned as a whole, and its spaces counted from the other end."""
    luck = random.Random(seed)
    game = feldberg.game("tuscany", players=2)
    table: Table = game.start(seed)
    twin: Table = game.start(seed)
    while not table.over:
        seat = luck.choice(table.seats)
        action = choose(table, seat, luck)
        twin.play(turned(twin, action) if seat == 0 else action, seat)
        table.play(action, seat)
        assert twin.scores() == table.scores()
        assert twin.players[0].hand == table.players[0].hand
        assert [int(piece) for piece in twin.players[0].laid][::-1] == [int(piece) for piece in table.players[0].laid]
        if table.step != JOINING:
            assert list(twin.display) == list(table.display)
    assert twin.ranking() == table.ranking()


def turned(table: Table, action: int) -> int:
    """The same action in a turned domain."""
    parts = table.game.parts(action)
    if parts["kind"] == "arrange":
        way = EVERY_WAY[action]
        wanted = (way.order[::-1], tuple(not turn for turn in way.turns[::-1]), way.joins[::-1])
        return next(other.number for other in EVERY_WAY if (other.order, other.turns, other.joins) == wanted)
    if "cell" in parts:
        parts["cell"] = 29 - int(parts["cell"])
    return next(other for other in table.legal(0) if table.game.parts(other) == parts)
