"""Positions for rule tests: a table cleared of everything that was dealt or laid out, to be furnished by hand."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import feldberg
from feldberg.core.questions import Question
from feldberg.games.hallertau import questions
from feldberg.games.hallertau.content.cards import CARDS, DECK_OF, FIRST_BONUS, INDEX_OF
from feldberg.games.hallertau.content.pieces import (
    BUILDING_NAMES,
    BUILDINGS,
    COLUMNS,
    MOST_ROWS,
    PLACES,
    RESOURCE_NAMES,
    SPACE_NAMES,
    SPACES,
    STABLE,
    STOCK,
    WITH_JEWELRY,
)
from feldberg.games.hallertau.questions.actions import PHASE_END, PLACE, PLAY
from feldberg.games.hallertau.rules import crafts
from feldberg.games.hallertau.state import Player, Table

Choice = dict[str, int | str]


def mixed(parts: Choice) -> list[int]:
    """The crops of an answer that takes several at once."""
    further = [int(parts["second"]) - 1, int(parts["third"]) - 1]
    return [int(parts["first"]), *(crop for crop in further if crop >= 0)]


class Position:
    """A game at a certain phase of a certain round, with empty boards, hands and stocks.

    Nothing is asked yet: furnish the table, then let `turn`, `window`, `progress` or `ask` ask the first question.
    Seats act in their order, and seat 0 holds the first-player token.
    """

    def __init__(self, players: int = 1, in_round: int = 2, phase: int = 4, **options: Any) -> None:
        self.game = feldberg.game("hallertau", players=players, **options)
        self.table: Table = self.game.start(seed=1)
        table = self.table
        table.drop_questions()
        table.inside = 0
        table.moment = False
        table.first = 0
        table.active = 0
        table.turn = 0
        table.round = in_round
        table.phase = phase
        table.ending = False
        for at in range(SPACES * MOST_ROWS):
            table.board[at] = 0
        if table.cards:
            for player in table.players:
                for card in player.hand:
                    table.bags[DECK_OF[card]] = vec[i64]([*table.bags[DECK_OF[card]], card])
            table.buried = players * (6 - in_round + (1 if phase < 5 else 0))
        for player in table.players:
            player.hand = vec[i64]()
            player.stock = vec[i64]([0] * STOCK)
            player.rows = vec[i64]([0] * COLUMNS)
            player.sown = vec[i64]([0] * COLUMNS)
            player.flock = vec[i64]([0] * PLACES)
            player.workers = 0
            player.fresh = True

    # Furnishing

    def player(self, seat: int = 0) -> Player:
        return self.table.players[seat]

    def stock(self, seat: int = 0, **amounts: int) -> None:
        """Set goods, tools and jewelry: stock(barley=3, tools=2)."""
        for name, amount in amounts.items():
            self.player(seat).stock[RESOURCE_NAMES.index(name)] = amount

    def fields(self, *fields: str, seat: int = 0) -> None:
        """Lay fields: '4' an empty one in row 4, '5 hops' one in row 5 sown with hops."""
        player = self.player(seat)
        for column, field in enumerate(fields):
            row, _, good = field.partition(" ")
            player.rows[column] = int(row)
            player.sown[column] = RESOURCE_NAMES.index(good) + 1 if good else 0

    def sheep(self, seat: int = 0, stable: int = 0, **rounds: int) -> None:
        """Lay sheep: sheep(stable=2, r4=1) has two in the stable and one on the card of round 4."""
        flock = self.player(seat).flock
        flock[STABLE] = stable
        for name, count in rounds.items():
            flock[int(name[1:]) - 1] = count

    def hand(self, *numbers: int, seat: int = 0) -> None:
        """Take cards by their printed numbers out of the decks into a hand (cards of other decks just appear)."""
        player = self.player(seat)
        for number in numbers:
            card = INDEX_OF[number]
            deck = int(DECK_OF[card])
            self.table.bags[deck] = vec[i64]([other for other in self.table.bags[deck] if other != card])
            player.hand = vec[i64]([*player.hand, card])

    def played(self, *numbers: int, seat: int = 0) -> None:
        """Cards that lie face up before a player."""
        self.hand(*numbers, seat=seat)
        player = self.player(seat)
        cards = [INDEX_OF[number] for number in numbers]
        player.hand = vec[i64]([card for card in player.hand if card not in cards])
        player.played = vec[i64]([*player.played, *cards])

    def workers(self, space: str, *rows: int) -> None:
        """Workers in the rows of a space, from the lowest: workers('nursery', 1, 2)."""
        for row, count in enumerate(rows):
            self.table.board[SPACE_NAMES.index(space) * MOST_ROWS + row] = count

    def centre(self, step: int, buildings: list[int] | None = None, seat: int = 0) -> None:
        """The steps of the centre and of the five buildings (as far as the centre unless told), boulders in place."""
        player = self.player(seat)
        player.centre = step
        for building in range(BUILDINGS):
            player.buildings[building] = buildings[building] if buildings else step
        crafts.place_boulders(player)

    # Asking

    def ask(self, question: Question[Any]) -> Position:
        """Ask a question of `questions`; what follows of itself happens."""
        self.table.ask(question)
        self.table.settle()
        return self

    def turn(self, workers: int = 6, seat: int = 0) -> Position:
        """A turn of phase 4."""
        self.player(seat).workers = workers
        self.table.turn = self.table.active = seat
        return self.ask(questions.Turn(seat))

    def window(self, seat: int = 0) -> Position:
        """The chance to play cards that everybody has at the end of a phase."""
        self.table.ending = True
        self.table.active = seat
        return self.ask(questions.Window(seat, PHASE_END))

    def progress(self, seat: int = 0) -> Position:
        """Phase 9 of a player."""
        self.table.phase = 9
        self.table.active = seat
        self.table.turn = seat + 1
        return self.ask(questions.Progress(seat))

    def go(self) -> Position:
        """Begin the phase: nothing is asked, the flow goes on by itself."""
        self.table.settle()
        return self

    def end_phase(self) -> Position:
        """The phase is over: the next one begins."""
        self.table.ending = True
        return self.go()

    # Answering

    def choices(self, kind: str | None = None) -> list[Choice]:
        """The legal answers, of one kind or all, in names: {'kind': 'place', 'space': 'nursery'}."""
        found = [self.named(action) for action in self.table.legal()]
        return [choice for choice in found if kind is None or choice["kind"] == kind]

    def named(self, action: int) -> Choice:
        parts = self.game.parts(action)
        named: Choice = {}
        for key, value in parts.items():
            if key == "space":
                named[key] = SPACE_NAMES[int(value)]
            elif key == "good":
                named[key] = RESOURCE_NAMES[int(value)]
            elif key == "card":
                offset = FIRST_BONUS if parts["kind"] == "income" else 0
                named[key] = int(CARDS[int(value) + offset].number)
            elif key == "building":
                named[key] = BUILDING_NAMES[int(value)]
            elif key == "payment":
                named["jewelry"] = int(value == WITH_JEWELRY)
                named.update(zip(("first", "second", "third"), map(int, crafts.paid(int(value))), strict=True))
            elif key == "answer":
                named.update({"then" if one == "kind" else one: part for one, part in self.named(int(value)).items()})
            elif parts["kind"] == "crops" and key != "kind":
                named["crops"] = " ".join(RESOURCE_NAMES[crop] for crop in mixed(parts))
            else:
                named[key] = value
        return named

    def can(self, kind: str, **parts: int | str) -> bool:
        return any(parts.items() <= choice.items() for choice in self.choices(kind))

    def do(self, kind: str, **parts: int | str) -> Position:
        """Play the one legal answer with these parts."""
        if kind == "place" and not self.can("place", **parts) and self.can("use", **parts):
            return self.insist(PLACE.at(SPACE_NAMES.index(str(parts["space"]))))
        if kind == "play" and not self.can("play", **parts) and parts.get("way") in self.ways(int(parts["card"])):
            return self.insist(PLAY.at(INDEX_OF[int(parts["card"])], int(parts["way"])))
        found = [
            action for action in self.table.legal() if {"kind": kind, **parts}.items() <= self.named(action).items()
        ]
        assert len(found) == 1, f"{kind} {parts} is not one of {self.choices()}"
        self.table.play(found[0])
        return self

    def insist(self, action: int) -> Position:
        """Play what the rules allow, though it is offered only to who wishes to be asked for everything: to let a space
        ask before anything is answered, or to play a card in a way that another one beats.
        """
        self.table.take_question().answer(self.table, action)
        self.table.settle()
        return self

    def spaces(self) -> list[str]:
        """The spaces that can be used, whether or not their first question is answered with it."""
        used = {str(choice["space"]) for kind in ("place", "use") for choice in self.choices(kind)}
        return [space for space in SPACE_NAMES if space in used]

    def ways(self, number: int, seat: int = 0) -> list[int]:
        """The ways in which the rules allow to play a card now, also those that another one beats."""
        player = self.player(seat)
        wish, player.everything = player.everything, True
        self.table.renew_choices()
        found = [int(choice["way"]) for choice in self.choices("play") if choice["card"] == number]
        player.everything = wish
        self.table.renew_choices()
        return found

    # Looking

    def has(self, name: str, seat: int = 0) -> int:
        """How much of a resource a player has, sheep included."""
        if name == "sheep":
            return sum(self.player(seat).flock)
        return int(self.player(seat).stock[RESOURCE_NAMES.index(name)])

    def rows(self, seat: int = 0) -> list[int]:
        """The rows of a player's fields, sorted."""
        return sorted(int(row) for row in self.player(seat).rows if row)

    def fields_of(self, seat: int = 0) -> list[str]:
        """A player's fields as `fields` lays them, sorted."""
        player = self.player(seat)
        found = [
            f"{row} {RESOURCE_NAMES[player.sown[column] - 1]}" if player.sown[column] else str(row)
            for column, row in enumerate(player.rows)
            if row
        ]
        return sorted(found)

    def flock(self, seat: int = 0) -> dict[str, int]:
        """A player's sheep as `sheep` lays them."""
        names = [f"r{number + 1}" for number in range(STABLE)] + ["stable"]
        return {name: int(count) for name, count in zip(names, self.player(seat).flock, strict=True) if count}

    def on(self, space: str) -> list[int]:
        """The workers in the rows of a space, from the lowest; rows above the highest worker left out."""
        at = SPACE_NAMES.index(space) * MOST_ROWS
        rows = [int(self.table.board[at + row]) for row in range(MOST_ROWS)]
        while rows and rows[-1] == 0:
            rows.pop()
        return rows

    def hand_of(self, seat: int = 0) -> list[int]:
        return [int(CARDS[card].number) for card in self.player(seat).hand]

    def played_by(self, seat: int = 0) -> list[int]:
        return [int(CARDS[card].number) for card in self.player(seat).played]

    @property
    def question(self) -> str:
        """The name of the question asked now."""
        return type(self.table.agenda[-1]).__name__ if self.table.agenda else ""
