"""What all decisions share: cards can be played beside the answers, and a program goes on once they are given."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.questions import Question
from feldberg.games.hallertau.content.cards import ALL_CARDS, CARDS
from feldberg.games.hallertau.content.pieces import SPACES
from feldberg.games.hallertau.questions.actions import DONE, EARN, LAST_PROGRAM, MOST_EFFECTS, PLAY, TOOLS, WAY, WITHIN
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
        options = self.answers(table)
        player = table.players[self.seat]
        alone = len(options) == 1 and not player.everything and not acts(options[0]) and not self.always_offers()
        for card in player.hand:
            if (not alone or cards.is_new(table, self.seat, card)) and cards.playable(table, self.seat, card):
                options = append(options, PLAY.at(card))
        return options

    def always_offers(self) -> bool:
        """Whether cards are offered even where nothing else can be answered."""
        return False

    def answer(self, table: Table, action: i64) -> None:
        if PLAY.has(action):
            table.ask(self)
            play_card(table, self.seat, PLAY.x(action))
        else:
            self.act(table, action)


def acts(answer: i64) -> bool:
    """Whether an answer begins an action before which a card may be needed: the last worker, an income."""
    return TOOLS.has(answer) or EARN.has(answer)


def play_card(table: Table, seat: i64, card: i64) -> None:
    """Play a card, in the one way that is met or the one that is chosen."""
    table.ask(ChooseWay(seat, card))


class ChooseWay(Question[Table]):
    """Which of the ways of a card that are met."""

    SAVED: ClassVar[dict[str, int]] = {"card": ALL_CARDS - 1}

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, table: Table) -> vec[i64]:
        options = vec[i64]()
        for number, way in enumerate(CARDS[self.card].ways):
            if cards.possible(table, self.seat, way):
                options = append(options, WAY.at(number))
        return options

    def answer(self, table: Table, action: i64) -> None:
        cards.lay(table, self.seat, self.card, WAY.x(action))


class Continue(Question[Table]):
    """No decision, but what goes on once all that was asked on top of it is answered."""

    def options(self, table: Table) -> vec[i64]:
        return THE_ONLY_ONE

    def answer(self, table: Table, action: i64) -> None:
        self.go_on(table)

    def go_on(self, table: Table) -> None:
        raise NotImplementedError


THE_ONLY_ONE: Final = vec[i64]([DONE.start])


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


class Used(Continue):
    """The end of using a space."""

    SAVED: ClassVar[dict[str, int]] = {"space": SPACES - 1}

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: Final = space

    def go_on(self, table: Table) -> None:
        effects.used(table, self.seat, self.space)
