"""A card below its hurdle can be played in no way, so `playable` need not look at its ways."""

import random

import pytest

import feldberg
from feldberg.games.hallertau.content.cards import CARDS, INDEX_OF
from feldberg.games.hallertau.content.measures import NUMBER_OF
from feldberg.games.hallertau.rules import cards, measures


@pytest.mark.parametrize(
    ("number", "hurdle"),
    [
        (6, ("barley", 4)),  # barley >= 4, hops >= 4
        (7, ("meat", 1)),  # meat >= 1/2/5: the lowest tier
        (19, ("fields", 6)),
        (903, ("tools", 3)),  # its cost
        (923, ("sheep", 8)),
    ],
)
def test_hurdle(number: int, hurdle: tuple[str, int]) -> None:
    name, least = hurdle
    assert CARDS[INDEX_OF[number]].hurdle == (NUMBER_OF[name], least)


@pytest.mark.parametrize("number", [2, 4, 23, 815, 918])
def test_no_hurdle(number: int) -> None:
    """Other goods would do as well, or it asks for no plain number of anything."""
    assert CARDS[INDEX_OF[number]].hurdle == (0, 0)


def test_below_its_hurdle_no_card_can_be_played() -> None:
    luck = random.Random(3)
    state = feldberg.game("hallertau", players=3).start(3, events=False)
    below = 0
    while not state.over:
        state.play(luck.choice(state.legal()))
        for seat, player in enumerate(state.players):
            for card in player.hand:
                measure, least = CARDS[card].hurdle
                if measures.measure(state, player, measure) < least:
                    below += 1
                    assert not any(cards.possible(state, seat, way) for way in CARDS[card].ways), CARDS[card].number
    assert below > 100
