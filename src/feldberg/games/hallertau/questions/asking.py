"""What all decisions share: cards can be played beside the answers, and a program goes on once they are given."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from feldberg.core.questions import Question
from feldberg.games.hallertau.content.cards import CARDS
from feldberg.games.hallertau.content.language import FIELD as NEW_FIELDS
from feldberg.games.hallertau.content.language import GAIN, PROGRAMS
from feldberg.games.hallertau.content.pieces import MOST_PLAYERS, SPACES
from feldberg.games.hallertau.questions.actions import DONE, EARN, LAST_PROGRAM, MOST_EFFECTS, PLAY, TOOLS, WITHIN
from feldberg.games.hallertau.rules import cards, effects
from feldberg.games.hallertau.state import Table


def single(action: i64) -> vec[i64]:
    return append(vec[i64](), action)


class Ask(Question[Table]):
    """A decision at which cards can be played."""

    def answers(self, table: Table) -> vec[i64]:
        """The legal answers, less the cards."""
        raise NotImplementedError

    def act(self, table: Table, action: i64) -> None:
        """What an answer does."""
        raise NotImplementedError

    def options(self, table: Table) -> vec[i64]:
        answers = self.answers(table)
        if self.is_alone(table, answers):
            return with_plays(table, self.seat, answers, cards.new_cards(table, self.seat))
        return with_plays(table, self.seat, answers, cards.playable_cards(table, self.seat))

    def is_alone(self, table: Table, answers: vec[i64]) -> bool:
        """Whether there is a single answer, beside which only cards that are new are offered."""
        everything = table.players[self.seat].everything
        return len(answers) == 1 and not everything and not acts(answers[0]) and not self.always_offers()

    def always_offers(self) -> bool:
        """Whether cards are offered even where nothing else can be answered."""
        return False

    def answer(self, table: Table, action: i64) -> None:
        if PLAY.has(action):
            table.ask(self)
            cards.lay(table, self.seat, PLAY.x(action), PLAY.y(action))
        else:
            self.act(table, action)


def acts(answer: i64) -> bool:
    """Whether an answer begins an action before which a card may be needed: the last worker, an income."""
    return TOOLS.has(answer) or EARN.has(answer)


def with_plays(table: Table, seat: i64, answers: vec[i64], playable: vec[i64]) -> vec[i64]:
    """The answers, and the ways to play the cards."""
    if len(playable) == 0:
        return answers
    options = answers[:]  # which may be everybody's
    for card in playable:
        options = plays(table, seat, card, options)
    return options


def plays(table: Table, seat: i64, card: i64, options: vec[i64]) -> vec[i64]:
    """The options, and the ways to play a card that can be played."""
    for number, way in enumerate(CARDS[card].ways):
        if cards.possible(table, seat, way) and not is_beaten(table, seat, card, number):
            options = append(options, PLAY.at(card, number))
    return options


def is_beaten(table: Table, seat: i64, card: i64, number: i64) -> bool:
    """Whether another way of a card that is met brings the same and more, with nothing in it that could hurt.

    Inside an action a higher price, though it comes back with the effect, may be missed until then.
    """
    one = CARDS[card]
    if table.players[seat].everything or (table.inside and len(one.ways[number].cost)):
        return False
    for other in one.better[number]:
        way = one.ways[other]
        if cards.possible(table, seat, way) and not any(
            op.kind in (GAIN, NEW_FIELDS) and effects.declinable(table, seat, op) for op in PROGRAMS[way.number]
        ):
            return True
    return False


class Continue(Question[Table]):
    """No decision, but what goes on once all that was asked on top of it is answered."""

    def options(self, table: Table) -> vec[i64]:
        return THE_ONLY_ONE

    def answer(self, table: Table, action: i64) -> None:
        self.go_on(table)

    def go_on(self, table: Table) -> None:
        raise NotImplementedError


THE_ONLY_ONE: Final = vec[i64]([DONE.start])


@mypyc_attr(free_list_len=1)
class Run(Continue):
    """The rest of a program."""

    SAVED: ClassVar[dict[str, int]] = {"program": LAST_PROGRAM, "at": MOST_EFFECTS, "mode": WITHIN}

    def __init__(self, seat: i64, program: i64, at: i64, mode: i64) -> None:
        super().__init__(seat)
        self.program: Final = program
        self.at: Final = at
        self.mode: Final = mode

    def go_on(self, table: Table) -> None:
        effects.run(table, self.seat, self.program, self.at, self.mode)


class End(Continue):
    """The end of an action."""

    def go_on(self, table: Table) -> None:
        cards.end(table, self.seat)


ENDS: Final = [End(seat) for seat in range(MOST_PLAYERS)]  # by seat, shared by all tables


@mypyc_attr(free_list_len=1)
class Used(Continue):
    """The end of using a space."""

    SAVED: ClassVar[dict[str, int]] = {"space": SPACES - 1}

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: Final = space

    def go_on(self, table: Table) -> None:
        effects.used(table, self.seat, self.space)
