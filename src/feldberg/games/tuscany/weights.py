"""What things are worth in red points while much of the game is to come, found by playing."""

from __future__ import annotations

from typing import Final

from feldberg.core.weights import Weights


class Promises(Weights):
    def __init__(self) -> None:
        self.marble = 2.7  # a piece of marble
        self.worker = 2.0  # a worker
        self.hex = 3.5  # a hexagon
        self.covered = 3.2  # a space
        self.hoped = 0.12  # of an area's points, before it is begun
        self.begun = 1.1  # more, by the share that is covered
        self.fading = 0.8  # how what areas promise fades with the game, as a power
        self.reached = 0.04  # more, where its next space is open
        self.turned_up = 0.2  # an own tile
        self.stored = 0.32  # a tile that fits
        self.paid = 0.4  # by the share of its price that is there
        self.matched = 0.24  # every card of its colour
        self.wanted = 0.8  # the first two cards of a colour with empty spaces
        self.more_wanted = 0.4  # the next two
        self.too_many = 0.1  # those beyond
        self.unwanted = 0.8  # the first two cards of another colour
        self.more_unwanted = 0.2  # those beyond
        self.overfull = 0.4  # less for every card beyond a full hand
        self.more_cards = 6.4  # a bonus tile for more cards
        self.room = 4.0  # a bonus tile for more storage
        self.marble_space = 1.5  # a bonus tile, for every empty space of its colour
        self.worker_space = 1.2
        self.yield_space = 2.4


WEIGHTS: Final = Promises()
