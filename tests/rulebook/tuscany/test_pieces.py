"""What is in the box."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import feldberg
from feldberg.games.tuscany.box import OUR_BOX, OURS
from feldberg.games.tuscany.content import Farm
from feldberg.games.tuscany.state import Table
from feldberg.games.tuscany.view import tile_view
from tests.rulebook.tuscany.position import Position

PRINTED = feldberg.game("tuscany").printed()
SPACES = {"dark green": 3, "red": 3, "blue": 2, "light green": 5, "grey": 4, "orange": 5, "yellow": 4, "beige": 4}


def laid_out(players: int = 4, seed: int = 1) -> Table:
    table: Table = feldberg.game("tuscany", players=players).start(seed)
    return table


def types_of(table: Table, tiles: vec[i64]) -> Counter[str]:
    return Counter(tile_view(table, int(tile))["type"] for tile in tiles)


@pytest.mark.rule("tuscany.pieces.types")
def test_every_type_has_its_colour() -> None:
    assert dict(zip(PRINTED["types"], PRINTED["colours"], strict=True)) == {
        "castle": "dark green",
        "city": "red",
        "tavern": "blue",
        "farmland": "light green",
        "quarry": "grey",
        "village": "orange",
        "monastery": "yellow",
        "coach": "beige",
    }


@pytest.mark.rule("tuscany.pieces.player-set")
def test_all_players_have_the_same_21_tiles_and_a_starting_castle() -> None:
    table = laid_out()
    own = {"village": 4, "farmland": 4, "coach": 3, "monastery": 3, "quarry": 3, "city": 2, "tavern": 1, "castle": 1}
    assert PRINTED["own"] == own
    for player in table.players:
        assert types_of(table, player.stack) == own
    faces = [sorted(int(table.box.face[tile]) for tile in player.stack) for player in table.players]
    assert faces == [faces[0]] * 4


@pytest.mark.rule("tuscany.pieces.neutral")
def test_32_tiles_are_neutral_4_of_each_type() -> None:
    table = laid_out()
    assert types_of(table, table.neutral) + types_of(table, table.display) == dict.fromkeys(PRINTED["types"], 4)
    tiles = {*table.neutral, *table.display}.union(*(player.stack for player in table.players))
    assert len(tiles) + len(table.players) == 120


@pytest.mark.rule("tuscany.pieces.farm-kinds")
def test_a_farmland_shows_one_or_two_kinds() -> None:
    assert PRINTED["farms"] == ["vineyard", "pigs", "olives", "wheat"]
    table = laid_out()
    own: list[list[list[Farm]]] = []
    for player in table.players:
        seen = [tile_view(table, int(tile)) for tile in player.stack]
        own.append(sorted(tile["farms"] for tile in seen if tile["type"] == "farmland"))
        assert all((tile["farms"] == []) == (tile["type"] != "farmland") for tile in seen)
    assert own == [own[0]] * 4
    assert {len(farms) for farms in own[0]} == {1, 2}
    assert sorted(map(sorted, own[0])) == sorted(map(sorted, OURS["farmland"]["own"]))
    neutral = [tile_view(table, tile) for tile in range(32)]
    shown = sorted(sorted(tile["farms"]) for tile in neutral if tile["type"] == "farmland")
    assert shown == sorted(map(sorted, OURS["farmland"]["neutral"]))
    assert ["pigs", "vineyard"] in shown + [sorted(farms) for farms in own[0]]


@pytest.mark.rule("tuscany.pieces.boards")
def test_there_are_4_boards_of_10_spaces_with_each_letter() -> None:
    assert PRINTED["letters"] == ["A", "B", "C"]
    assert [len(alike) for alike in OUR_BOX.boards] == [4, 4, 4]
    for alike in OUR_BOX.boards:
        assert all(len(board) == 10 for board in alike)
        assert len({tuple(board) for board in alike}) == 4
        assert len({tuple(sorted(board)) for board in alike}) == 1


@pytest.mark.rule("tuscany.pieces.spaces")
def test_any_three_boards_have_30_spaces_of_the_same_colours() -> None:
    for numbers in product(range(4), repeat=3):
        boards = [OUR_BOX.boards[letter][number] for letter, number in enumerate(numbers)]
        assert Counter(PRINTED["colours"][colour] for board in boards for colour in board) == SPACES


@pytest.mark.rule("tuscany.pieces.region-cards")
def test_there_are_122_region_cards_of_all_colours() -> None:
    table = laid_out()
    cards = table.deck[:]
    for player in table.players:
        for colour, count in enumerate(player.hand):
            cards[colour] += count
    assert sum(cards) == 122
    assert min(cards) > 0
    assert [int(count) for count in cards] == list(OURS["region_cards"].values())


@pytest.mark.rule("tuscany.pieces.yield-cards")
@pytest.mark.parametrize(
    ("reward", "gain"),
    [
        ("red", {"red": 3}),
        ("green", {"green": 2}),
        ("cards", {"cards": 2}),
        ("marble", {"marble": 1}),
        ("hex", {"hexes": 1}),
        ("worker", {"workers": 1}),
    ],
)
def test_what_a_yield_card_brings(reward: str, gain: dict[str, int]) -> None:
    position = Position()
    position.cover("D2")
    position.store("coach")
    position.hand("EE")
    position.yields(reward)
    position.turn().do("put coach E1")
    player = position.player()
    brought = {
        "red": position.red(),
        "green": position.green(),
        "cards": len(position.cards()),
        "marble": int(player.marble),
        "hexes": int(player.hexes),
        "workers": int(player.workers),
    }
    assert {name: count for name, count in brought.items() if count} == gain


@pytest.mark.rule("tuscany.pieces.yield-cards")
def test_there_are_27_yield_cards() -> None:
    table = laid_out()
    assert sorted(table.yields) == list(range(27))
    kinds = {
        (PRINTED["rewards"][reward], amount) for reward, amount in zip(OUR_BOX.rewards, OUR_BOX.amounts, strict=True)
    }
    assert kinds == {(card["reward"], card["amount"]) for card in OURS["yield_cards"]}
    assert {reward for reward, _ in kinds} >= {"red", "green", "cards", "marble", "hex"}


@pytest.mark.rule("tuscany.pieces.bonus-tiles")
def test_there_are_5_bonus_tiles_of_each_of_5_kinds() -> None:
    assert laid_out().view(None)["bonuses"] == {"card": 5, "storage": 5, "marble": 5, "worker": 5, "yield": 5}


@pytest.mark.rule("tuscany.pieces.colour-bonus-values")
def test_what_the_colour_bonuses_are_worth() -> None:
    sides = OURS["colour_bonuses"]
    assert list(sides) == PRINTED["types"]
    assert max(first for first, _ in sides.values()) == 4
    assert all(0 < second < first <= 4 for first, second in sides.values())
    assert laid_out().view(None)["colour_bonuses"] == {
        colour: sides[kind][0] for kind, colour in zip(PRINTED["types"], PRINTED["colours"], strict=True)
    }


@pytest.mark.rule("tuscany.pieces.unlimited")
def test_marble_workers_and_hexes_never_run_out() -> None:
    position = Position()
    position.own(*["storage"] * 5)
    player, other = position.table.players
    player.marble, player.workers, player.hexes, other.hexes = 12, 12, 5, 6
    position.cover("D2")
    position.hand("GG OO BB")
    for tile, cell in (("quarry", "G3"), ("village", "O3"), ("tavern", "B1")):
        position.store(tile)
        position.turn().do(f"put {tile} {cell}", f"pay {cell[0]} {cell[0]}", "stop")
    assert (player.marble, player.workers, player.hexes + other.hexes) == (13, 13, 12)
