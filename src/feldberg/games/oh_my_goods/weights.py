"""What things promise, in coins unless something else is said; found by playing."""

from __future__ import annotations

from typing import Final

from feldberg.core.weights import Weights


class Promises(Weights):
    def __init__(self) -> None:
        self.coin = 0.201  # points that a coin will buy while there is much to build
        self.fading = 6.3  # rounds before the end from which it buys less
        self.card = 1.18  # a card in hand as a resource
        self.usual_rounds = 7.38  # of a game
        self.rounds_a_building = 2.6  # until the eighth
        self.assistant = 6.04  # what an assistant makes in a round
        self.strength = 0.67  # what strength saves where coins are levied
        self.office = 0.284  # what a resource more brings in a round
        self.card_office = 0.595  # what a card more brings in a round
        self.first_choice = 0.137  # how much of the best building in hand is counted, the rest is not sure
        self.hand_a_round = 0.0807  # cards of one colour that a round brings
        self.chain = 0.369  # how often a chain goes on in a round
        self.assisted_chain = 1.59  # of that, where an assistant works
        self.character = 1.15  # somebody to be hired
        self.another = 0.093  # a round's income from a building that is no better than the best


WEIGHTS: Final = Promises()
