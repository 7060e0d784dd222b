"""Laying out the game."""

from __future__ import annotations

from collections import Counter

import pytest

import feldberg
from feldberg.games.oh_my_goods.state import Table
from tests.rulebook.oh_my_goods.position import some

player_counts = pytest.mark.parametrize("players", [2, 3, 4])


def laid_out(players: int, seed: int = 1) -> Table:
    table: Table = feldberg.game("oh_my_goods", players=players).start(seed)
    return table


@pytest.mark.rule("omg.setup.players")
def test_two_to_four_play() -> None:
    for players in (2, 3, 4):
        assert len(laid_out(players).players) == players
    for players in (0, 1, 5):
        with pytest.raises(feldberg.OptionError):
            feldberg.game("oh_my_goods", players=players, expansion="none")


@player_counts
@pytest.mark.rule("omg.setup.charburner")
def test_everybody_gets_another_charburner_and_a_worker(players: int) -> None:
    got = Counter[int]()
    for seed in range(80):
        table = laid_out(players, seed)
        charburners = [int(card) for player in table.players for card in player.buildings]
        assert len(charburners) == len(set(charburners)) == players
        assert all(94 <= card < 98 for card in charburners)
        got[int(table.players[0].buildings[0])] += 1
    assert sorted(got) == [94, 95, 96, 97]
    assert min(got.values()) > 8


@pytest.mark.rule("omg.setup.charburner-kinds")
@pytest.mark.parametrize(("number", "resource"), [(95, "wheat"), (96, "wool"), (97, "clay"), (98, "stone")])
def test_a_charburner_needs_wood_and_two_of_another(number: int, resource: str) -> None:
    printed = feldberg.game("oh_my_goods").printed()["cards"][number - 1]
    assert printed["kind"] == "charburner"
    assert some(printed["needs"]) == {"wood": 1, resource: 2}


@pytest.mark.rule("omg.setup.assistants")
@pytest.mark.parametrize(("players", "offered"), [(2, 4), (3, 6), (4, 8)])
def test_assistants_are_on_offer_with_a_random_side_up(players: int, offered: int) -> None:
    faces, cards = Counter[int](), Counter[int]()
    for seed in range(200):
        offer = [int(face) for face in laid_out(players, seed).offer]
        assert len(offer) == offered
        assert len({face // 2 for face in offer}) == offered
        faces.update(offer)
        cards.update(face // 2 for face in offer)
    assert sorted(faces) == list(range(16))
    assert sorted(cards) == list(range(8))
    assert min(faces.values()) > 200 * offered / 16 / 2


@player_counts
@pytest.mark.rule("omg.setup.hand")
@pytest.mark.rule("omg.setup.coal")
def test_everybody_begins_with_5_cards_and_7_coal(players: int) -> None:
    table = laid_out(players)
    for player in table.players:
        assert len(player.hand) == 5
        assert [len(pile) for pile in player.goods] == [7] + [0] * 11
    view = table.view(0)
    assert [player["coins"] for player in view["players"]] == [7] * players
    assert view["deck"] == 94 - 12 * players
    everywhere = [*table.deck]
    for player in table.players:
        everywhere += [*player.hand, *player.goods[0]]
    assert sorted(map(int, everywhere)) == list(range(94))


@pytest.mark.rule("omg.setup.hand")
def test_the_deck_is_shuffled() -> None:
    first = Counter(int(laid_out(2, seed).players[0].hand[0]) for seed in range(300))
    assert len(first) > 80
    assert max(first.values()) < 15


@pytest.mark.rule("omg.setup.coal-unseen")
def test_nobody_sees_the_fronts_of_goods() -> None:
    table = laid_out(3)
    for seat in (0, 1, 2, None):
        for player in table.view(seat)["players"]:
            assert player["buildings"][0]["goods"] == 7
    twin = table.copy()
    twin.players[0].goods[0] = twin.players[0].goods[0][::-1]
    twin.players[0].goods[0], twin.players[1].goods[0] = twin.players[1].goods[0], twin.players[0].goods[0]
    for seat in (0, 1, 2, None):
        assert twin.view(seat) == table.view(seat)


@player_counts
@pytest.mark.rule("omg.setup.first-player")
def test_who_begins_is_drawn_at_random(players: int) -> None:
    began = Counter(int(laid_out(players, seed).first) for seed in range(300))
    assert sorted(began) == list(range(players))
    assert min(began.values()) > 300 / players / 2
