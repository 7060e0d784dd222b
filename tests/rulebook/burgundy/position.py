"""Positions for rule tests: a table cleared of everything that chance laid out, to be furnished by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import feldberg
from feldberg.games.burgundy.content import GOODS, ROUNDS
from feldberg.games.burgundy.estates import BIT
from feldberg.games.burgundy.questions import Turn
from feldberg.games.burgundy.state import Player, Table


class Position:
    """A game in which it is seat 0's turn, seats act in their order, and boards, stores and purses are empty.

    Only the start castles (in the centre of estate 1 unless told otherwise) are left. The dice that are not given are
    used up, so that nothing but what a test asks for is possible. The names of modules are options.
    """

    def __init__(
        self,
        players: int = 2,
        edition: str = "2019",
        estate: int = 1,
        castle: int = 18,
        phase: int = 0,
        dice: tuple[int, int] = (0, 0),
        estates: list[str] | str | None = None,
        **options: Any,
    ) -> None:
        given: Any = estates or [estate] * players
        self.game = feldberg.game("burgundy", players=players, edition=edition, estates=given, **options)
        self.table: Table = self.game.start(seed=1)
        while self.table.phase < 0:
            cells = {self.game.parts(action).get("cell"): action for action in self.table.legal()}
            self.table.play(cells.get(castle, self.table.legal()[0]))
        self.table.phase = phase
        self.table.turn = 0
        self.table.bought = False
        self.table.order = vec[i64](range(players))
        self.table.turns = vec[i64](range(players))
        for player in self.table.players:
            player.silver = 0
            player.workers = 0
            player.goods = vec[i64]([0] * GOODS)
        for space in range(len(self.table.board)):
            self.table.board[space] = 0
        for at in range(len(self.table.goods)):
            self.table.goods[at] = 0
        self.roll(*dice)

    def player(self, seat: int = 0) -> Player:
        return self.table.players[seat]

    def roll(self, first: int, second: int, seat: int = 0) -> None:
        """Lay the dice of a seat; 0 is a used die. The other seats keep theirs."""
        self.table.dice[2 * seat] = first
        self.table.dice[2 * seat + 1] = second

    def put(self, cell: int, tile: int, seat: int = 0) -> None:
        """Lay a tile into an estate without any effect."""
        self.player(seat).lay(cell, tile)

    def give(self, number: int, seat: int = 0) -> None:
        """Let a monastery act for a seat without laying it anywhere."""
        self.player(seat).monasteries |= BIT[number]
        self.player(seat).works |= BIT[number]

    def store(self, *tiles: int, seat: int = 0) -> None:
        """Lay tiles onto the storage spaces of a seat, from the first on; in a team the own ones come first."""
        player = self.player(seat)
        own = [slot for slot in range(len(player.store)) if player.mine(slot, self.table.member(seat))]
        for slot, tile in zip(own, tiles, strict=False):
            player.store[slot] = tile

    def lay(self, space: int, tile: int) -> None:
        """Lay a tile onto a space of the main board: depot * 4 + place, 24 to 31 are the black depot."""
        self.table.board[space] = tile

    def goods(self, depot: int, *colours: int) -> None:
        """Lay goods into a depot, 0 to 5."""
        for colour in colours:
            self.table.goods[depot * GOODS + colour] += 1

    def ask(self, seat: int = 0) -> None:
        """Ask a seat for its turn anew, now that the position is furnished."""
        self.table.turn = list(self.table.turns).index(seat)
        self.table.drop_questions()
        self.table.ask(Turn(seat))
        self.table.renew_choices()

    def legal(self, **wanted: Any) -> list[dict[str, Any]]:
        """The legal actions that have all the wanted parts, taken apart."""
        parts = [self.game.parts(action) for action in self.table.legal()]
        return [found for found in parts if all(found.get(key) == value for key, value in wanted.items())]

    def play(self, **wanted: Any) -> list[dict[str, Any]]:
        """Play the one legal action that has all the wanted parts; gives the events."""
        actions = [
            action
            for action in self.table.legal()
            if all(self.game.parts(action).get(key) == value for key, value in wanted.items())
        ]
        assert len(actions) == 1, f"{wanted} matches {[self.game.parts(action) for action in actions]}"
        self.table.play(actions[0])
        return [event.to_dict() for event in self.table.events]

    def place(self, cell: int, tile: int, seat: int = 0) -> list[dict[str, Any]]:
        """Let a seat store a tile and place it with a die of the cell's number; a die of that number is left to it."""
        number = int(self.player(seat).estate.dice[cell])
        self.store(tile, seat=seat)
        self.roll(number, number, seat)
        self.ask(seat)
        return self.play(kind="place", cell=cell)

    def end_phase(self) -> list[dict[str, Any]]:
        """Let the last turn of the phase be over, with all dice used; gives the events. After phase 4 the game ends."""
        self.table.round = ROUNDS - 1
        self.table.turn = len(self.table.players) - 1
        self.table.bought = True
        for seat in range(len(self.table.players)):
            self.roll(0, 0, seat)
        self.table.drop_questions()
        self.table.events = []
        self.table.settle()
        return [event.to_dict() for event in self.table.events]

    def points(self, seat: int = 0) -> int:
        return self.table.scores()[seat]

    @property
    def question(self) -> str:
        return type(self.table.agenda[-1]).__name__


def started(seed: int = 1, **options: Any) -> Table:
    """A new game, as chance lays it out."""
    table: Table = feldberg.game("burgundy", **options).start(seed)
    return table


def played_at_random(table: Table, seed: int = 1, kind: str = "") -> Iterator[list[dict[str, Any]]]:
    """Play a game to its end with random legal actions, of one kind where there are any; gives the events of each."""
    luck = random.Random(seed)
    while not table.over:
        legal = table.legal()
        wanted = [action for action in legal if table.game.parts(action)["kind"] == kind]
        table.play(luck.choice(wanted or legal))
        yield [event.to_dict() for event in table.events]


def played_idly(table: Table) -> Iterator[list[dict[str, Any]]]:
    """Play a game to its end in which everybody only takes workers; gives the events of each action."""
    while not table.over:
        kinds = {table.game.parts(action)["kind"]: action for action in table.legal()}
        table.play(kinds["workers"] if "workers" in kinds else kinds["done"])
        yield [event.to_dict() for event in table.events]
