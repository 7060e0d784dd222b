"""Who plays whom: fair seatings, and the same deals for everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from feldberg.arena.entrants import Entrant
from feldberg.arena.matches import Fixture
from feldberg.core.chance import QUICK_SEEDS
from feldberg.core.errors import OptionError
from feldberg.core.game import Game

Seating = tuple[int, ...]  # which entrant has each seat


class Contest:
    """Every deal is played in all seatings; what comes of one deal is one independent observation."""

    def __init__(
        self,
        game: Game[Any],
        entrants: Sequence[Entrant],
        games: int,
        first: int = 0,
        seated: Sequence[Seating] | None = None,
    ) -> None:
        if not entrants:
            raise OptionError("nobody plays: name one agent or more")
        for entrant in entrants:
            entrant.sit_down(game, 0)  # refuses a budget that it does not know
        self.game = game
        self.entrants = tuple(entrants)
        self.sides = game.teams
        self.seatings = seatings(self.sides, len(self.entrants)) if seated is None else seated
        self.deals = -(-games // len(self.seatings))
        self.first = first  # the first deal's seed
        if not 0 <= first <= QUICK_SEEDS - self.deals:
            raise OptionError(f"seed {first} is out of range: {self.deals} deals need seeds from 0 to 2**64 - 1")

    @property
    def games(self) -> int:
        return self.deals * len(self.seatings)

    @property
    def rivals(self) -> bool:
        """Whether there is somebody to win against: other agents, at the same table."""
        return len(self.sides) > 1 and len(self.entrants) > 1

    def seed(self, number: int) -> int:
        """The deal of a game."""
        return self.first + number // len(self.seatings)

    def seating(self, number: int) -> Seating:
        return self.seatings[number % len(self.seatings)]

    def fixtures(self, recorded: bool = False) -> Iterator[Fixture]:
        """All games in their order."""
        options = self.game.chosen_options()
        for number in range(self.games):
            seats = tuple(self.entrants[one] for one in self.seating(number))
            seed = self.seed(number)
            yield Fixture(number, self.game.name, options, seed, self.first + number, seats, recorded)


def in_turn(sides: Sequence[Sequence[int]]) -> list[Seating]:
    """The first entrant has each side in turn, and the second one all the rest."""
    players = range(sum(map(len, sides)))
    return [tuple(0 if seat in side else 1 for seat in players) for side in sides]


def seatings(sides: Sequence[Sequence[int]], entrants: int) -> list[Seating]:
    """All games of one deal.

    Two entrants meet at a time: one has a side (a seat, or a team's) to itself and the other all the rest, on each side
    in turn, and every such game is followed by its mirror, in which the two have changed places. Where there is
    only one side, or one entrant, that one has all seats.
    """
    players = range(sum(map(len, sides)))
    if entrants == 1 or len(sides) == 1:
        return [(one,) * len(players) for one in range(entrants)]
    alone = sides if len(sides) > 2 else sides[:1]  # of two sides the mirror has the other
    return [
        tuple(one if seat in side else other for seat in players)
        for pair in combinations(range(entrants), 2)
        for side in alone
        for one, other in (pair, pair[::-1])
    ]
