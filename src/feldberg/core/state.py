"""A position of a game, and the agenda of questions that drives it.

A state holds an agenda, a stack of questions. `legal` asks the top question, `play` takes it off and lets it
answer, and an answer may ask further questions. When the agenda is empty the game goes on to the next turn, round
or phase. That is the whole control flow. Mostly there is one question alone, so the top one is kept by itself.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from feldberg.core.chance import Chance
from feldberg.core.errors import FeldbergError, IllegalAction, OptionError
from feldberg.core.events import Event, EventKind
from feldberg.core.options import Options
from feldberg.core.perspective import Perspective
from feldberg.core.questions import Plan, Question, S
from feldberg.core.saves import Save, Saved, digest

if TYPE_CHECKING:
    from feldberg.core.game import Game
    from feldberg.core.view import View

# Shared and never changed.
NO_CHOICE: Final = vec[i64]()
NO_EVENTS: Final[list[Event]] = []
NO_DRAFTS: Final[list[State | None]] = []


@final
@mypyc_attr(acyclic=True)
class Below:
    """A question that waits on the agenda, and what waits below it. Immutable: copied states share it."""

    def __init__(self, question: Question[Any], below: Below | None) -> None:
        self.question: Final = question
        self.below: Final = below


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(Saved):
    """A position of a game. Games derive from it and add what lies on the table."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.top: Question[Any] | None = None  # the question asked now; while it is answered, and at the end, none
        self.below: Below | None = None  # those asked after it
        self.listed = NO_CHOICE  # the choices, as far as anybody wanted to know them
        self.over = False
        self.telling = False
        self.events = NO_EVENTS
        self.drafts = NO_DRAFTS  # while a plan is made: the private copies of the seats, as far as they are at hand
        self.peeked = False  # whether what somebody hides decided whom to ask; for who plays a move to look at
        self.stepping = False  # whether a seat's own steps are made, and not the plan below them: always in a draft

    # Asking

    @property
    def agenda(self) -> tuple[Question[Any], ...]:
        """All questions, from the one that is asked last to the top one."""
        top = self.top
        below = self.below
        if below is None:
            return () if top is None else (top,)
        found = [] if top is None else [top]
        while below is not None:
            found.append(below.question)
            below = below.below
        found.reverse()
        return tuple(found)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats asked now: one, several where they decide at once, none when the game is over."""
        top = self.top
        if self.over or top is None:
            return ()
        if isinstance(top, Plan):
            return tuple(top.awaited())
        return (int(top.seat),)

    @property
    def seat(self) -> int:
        """The first seat asked now, -1 when the game is over."""
        top = self.top
        if self.over or top is None:
            return -1
        if isinstance(top, Plan):
            return top.awaited()[0]
        return int(top.seat)

    @property
    def choices(self) -> vec[i64]:
        """The legal actions of the first seat asked."""
        if len(self.listed) == 0:
            top = self.top
            if not self.over and top is not None and top.seat >= 0:
                self.listed = top.options(self)
        return self.listed

    def legal(self, seat: int | None = None) -> list[int]:
        """The legal actions of a seat, of the first that is asked unless told otherwise; none for who is not."""
        numbers = self.game.layout.numbers
        return [numbers[action] for action in (self.choices if seat is None else self.options_of(seat))]

    def options_of(self, seat: int) -> vec[i64]:
        if seat not in self.seats:
            return NO_CHOICE
        return self.draft(seat).choices

    # Answering

    def play(self, action: SupportsIndex, seat: int | None = None) -> None:
        """Answer for a seat that is asked, or let a seat say an aside.

        An illegal action raises IllegalAction and changes nothing.
        """
        number = action if isinstance(action, int) else index(action, "action", IllegalAction)
        if self.over:
            raise IllegalAction("the game is over")
        if not 0 <= number < self.game.layout.count:
            raise IllegalAction(f"action {number} is out of range: actions are 0 to {self.game.layout.count - 1}")
        wanted: i64 = number
        options = self.choices if seat is None else self.options_of(seat)
        for option in options:
            if option == wanted:
                self.play_legal(wanted, -1 if seat is None else seat)
                return
        if seat is not None:
            if number in self.asides(seat):
                self.play_aside(number, seat)
                return
            if seat not in self.seats:
                raise IllegalAction(self.refusal(f"seat {seat} is not asked"))
        raise IllegalAction(self.refusal(f"{self.game.parts(number)} is not legal now"))

    def asides(self, seat: int) -> list[int]:
        """What a seat may say at any time, asked or not: how it wants to be asked from now on. Never among `legal`.

        Only in the middle of its plan it may not, nor where that would leave it nothing to plan.
        """
        if self.over or not 0 <= seat < self.game.players:
            return []
        found = self.game.asides(self, seat)
        top = self.top
        if not isinstance(top, Plan):
            return found
        if top.ready[seat] or top.answers[seat]:
            return []
        return [action for action in found if self.leaves_a_step(action, seat)]

    def leaves_a_step(self, action: int, seat: int) -> bool:
        world = self.copy()
        world.game.hear(world, action, seat)
        return not world.draft(seat).whole()

    def play_aside(self, action: int, seat: int) -> None:
        """The question stays, even where its answers became a single one: an aside never moves the game."""
        self.events = [] if self.telling else NO_EVENTS
        self.game.hear(self, action, seat)
        self.renew_choices()

    def play_legal(self, action: i64, seat: int = -1) -> None:
        """Play one of the legal actions unchecked: for searches that only play what the state offered."""
        self.events = [] if self.telling else NO_EVENTS
        top = self.top
        assert top is not None
        if top.seat < 0 and isinstance(top, Plan):  # a plan asks no one seat, which is quicker to see
            self.plan_step(top.awaited()[0] if seat < 0 else seat, action)
        else:
            self.top = None
            top.answer(self, action)
        self.settle()

    def ask(self, question: Question[Any]) -> None:
        """Put a question on the agenda: it is asked before all that was asked earlier."""
        if self.top is not None:
            self.below = Below(self.top, self.below)
        self.top = question

    def next_question(self) -> Question[Any] | None:
        """The question to be asked now: the top one, or where that was answered the next below."""
        if self.top is None and self.below is not None:
            self.top = self.below.question
            self.below = self.below.below
        return self.top

    def take_question(self) -> Question[Any]:
        """Take the question to be asked now off the agenda."""
        top = self.next_question()
        assert top is not None
        self.top = None
        return top

    def drop_questions(self) -> None:
        """Nothing is asked any more."""
        self.top = None
        self.below = None

    def settle(self) -> None:
        """Go on to the next real decision: what has a single answer is played without asking."""
        while True:
            top = self.next_question()
            if top is None:
                if self.over:
                    self.listed = NO_CHOICE
                    return
                self.game.advance(self)
            elif top.seat < 0 and isinstance(top, Plan):
                if not self.settle_plan(top):
                    return
            else:
                if top.branches(self):
                    self.listed = NO_CHOICE
                    return
                choices = top.options(self)
                if len(choices) > 1:
                    self.listed = choices
                    return
                self.top = None
                top.answer(self, choices[0])

    def refusal(self, what: str) -> str:
        if self.over:
            return f"{what}: the game is over"
        return f"{what}: {type(self.top).__name__} asks seat {', '.join(map(str, self.seats))}"

    # Planning

    def draft(self, seat: int) -> State:
        """While a plan is made, the seat's private copy: its steps are made there, and its next one is asked.

        At any other time the state itself. It is for reading: what is done to it is lost.
        """
        top = self.top
        if not isinstance(top, Plan):
            return self
        if not self.drafts:
            self.drafts = [None] * self.game.players
        found = self.drafts[seat]
        if found is None:
            found = self.copy()
            found.telling = False
            found.events = NO_EVENTS
            found.follow(top, seat)
            self.drafts[seat] = found
        return found

    def follow(self, plan: Plan[Any], seat: int) -> None:
        """Make a seat's steps, as far as they are planned."""
        self.stepping = True
        plan.begin(self, seat)
        self.settle()
        for action in plan.answers[seat]:
            self.take_question().answer(self, action)
            self.settle()

    def whole(self) -> bool:
        """Whether a draft has no further step."""
        return isinstance(self.top, Plan)

    def plan_step(self, seat: int, action: i64) -> None:
        """Add a step to a seat's plan."""
        plan = self.top
        assert isinstance(plan, Plan)
        draft = self.draft(seat)
        draft.play_legal(action)
        self.top = plan.with_plan(seat, [*plan.answers[seat], int(action)], draft.whole())

    def settle_plan(self, plan: Plan[Any]) -> bool:
        """Wait for the first seat that is not ready; when all are, carry the plans out. Whether that was done."""
        if self.stepping:
            self.listed = NO_CHOICE
            return False
        if not plan.opened:
            plan = self.opened(plan)
            self.top = plan
        awaited = plan.awaited()
        if awaited:
            self.listed = self.draft(awaited[0]).choices
            return False
        self.drafts = NO_DRAFTS
        for seat in plan.order(self):
            self.follow(plan, seat)
        self.stepping = False
        self.top = None
        plan.reveal(self)
        return True

    def opened(self, plan: Plan[Any]) -> Plan[Any]:
        """The plan with those ready who have nothing to decide."""
        self.drafts = NO_DRAFTS
        for seat in range(self.game.players):
            plan = plan.with_plan(seat, plan.answers[seat], self.draft(seat).whole())
        plan.opened = True
        return plan

    # Telling

    def tell(self, kind: EventKind, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Note what happened, with the numbers that its kind names."""
        if self.telling:
            self.events.append(Event(kind, seat, first, second, third))

    def consequence(self, action: int, seat: int | None = None) -> dict[str, int]:
        """What an action brings and costs its seat before chance decides: {'points': 7, 'workers': -1}."""
        mover = self.seat if seat is None else seat
        world = self.draft(mover).copy()
        world.telling = True
        world.play(action, mover)
        gains: dict[str, int] = {}
        for event in world.events:
            if event.kind.fate:
                break
            if event.kind.gain and event.seat == mover:
                gains[event.kind.name] = gains.get(event.kind.name, 0) + int(event.first)
        return {name: gain for name, gain in gains.items() if gain}

    # Copies and worlds

    def copy(self: S) -> S:
        """An independent state in the same position."""
        raise NotImplementedError

    def copy_to(self, twin: State) -> None:
        """The part of a copy that every game shares."""
        twin.top = self.top
        twin.below = self.below
        twin.listed = self.listed
        twin.over = self.over
        twin.telling = self.telling
        twin.events = self.events
        twin.stepping = self.stepping

    def imagine(self: S, seat: int | None, seed: SupportsIndex) -> S:
        """A complete state that agrees with all that the seat knows; the rest is dealt anew from the seed."""
        if seat is not None:
            self.game.checked_seat(seat)
        world = self.copy()
        world.telling = False
        world.events = NO_EVENTS
        world.chance.seed(seed if isinstance(seed, int) else index(seed, "seed", OptionError))
        dealt = world.game.redeal(world, seat)
        top = world.top
        if world.over or top is None:
            return world
        if isinstance(top, Plan):
            world.guess_plans(top, seat)
        elif dealt and top.seat != seat:
            world.renew_choices()
        return world

    def guess_plans(self, plan: Plan[Any], seat: int | None) -> None:
        """Let the others plan anew at random: who was ready is so again, the rest has not begun."""
        for other, ready in enumerate(plan.ready):
            if other != seat:
                plan = plan.with_plan(other, [], False)
                self.top = plan
                if ready:
                    plan = plan.with_plan(other, self.guessed(other), True)
        self.top = plan
        self.listed = self.draft(plan.awaited()[0]).choices

    def guessed(self, seat: int) -> list[int]:
        """A whole plan of a seat that has planned nothing."""
        draft = self.draft(seat)
        answers: list[int] = []
        while not draft.whole():
            action = draft.choices[self.chance.below(len(draft.choices))]
            draft.play_legal(action)
            answers.append(int(action))
        return answers

    def renew_choices(self) -> None:
        """Work out anew what the first seat asked can do."""
        top = self.top
        assert top is not None
        if isinstance(top, Plan):
            self.drafts = NO_DRAFTS
            self.listed = self.draft(top.awaited()[0]).choices
        else:
            self.listed = top.options(self)

    def seen_by(self, seat: int) -> Perspective:
        return Perspective(self, seat)

    # Judging and showing

    def scores(self) -> list[int]:
        return [sum(self.score_sheet(seat).values()) for seat in range(self.game.players)]

    def score_sheet(self, seat: int) -> dict[str, int]:
        return self.game.score_sheet(self, self.game.checked_seat(seat))

    def ranking(self) -> list[int]:
        return self.game.ranking(self)

    def outlook(self, seat: int) -> float:
        """A quick guess of the seat's final score, for agents that look one step ahead."""
        return self.game.outlook(self.draft(self.game.checked_seat(seat)), seat)

    def sense(self, seat: int) -> list[float]:
        """What a seat may see as a row of numbers, whose parts `Game.senses` names."""
        out = vec[float]([0.0] * self.game.sense_count)
        self.game.sense(self.draft(self.game.checked_seat(seat)), seat, out)
        return list(out)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat, or with None a spectator, may see, ready for JSON."""
        table = self if seat is None else self.draft(self.game.checked_seat(seat))
        sheets = [self.score_sheet(other) for other in range(self.game.players)]
        head: View = {
            "game": self.game.name,
            "options": self.game.chosen_options(),
            "seat": seat,
            "over": self.over,
            "asked": list(self.seats),
            "planned": self.planned(seat),
            "question": type(table.top).__name__ if table.top is not None else None,
            "scores": [sum(sheet.values()) for sheet in sheets],
            "ranking": self.ranking(),
            "score_sheets": sheets,
            "goes_on": self.over and self.game.sequel(self) is not None,
        }
        return {**head, **self.game.view_room.view(table, seat)}

    def planned(self, seat: int | None) -> list[dict[str, int | str]] | None:
        """The steps that the seat has made of its plan, while one is made."""
        top = self.top
        if seat is None or not isinstance(top, Plan):
            return None
        return [self.game.parts(action) for action in top.answers[seat]]

    # Saving

    def to_dict(self) -> Save:
        save: Save = {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "options": self.game.chosen_options(),
            "chance": self.chance.numbers(),
            "over": self.over,
            "agenda": [[type(question).__name__, *question.ints()] for question in self.agenda],
            "table": self.data(),
        }
        save["check"] = digest(save)
        return save

    def digest(self) -> str:
        """A short fingerprint of the whole state."""
        return str(self.to_dict()["check"])

    def __copy__(self: S) -> S:
        return self.copy()

    def __deepcopy__(self: S, memo: object) -> S:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (type(self.game), self.game.chosen_options(), self.to_dict(), self.telling)


def index(value: SupportsIndex, what: str, error: type[FeldbergError]) -> int:
    """The int that a value of another type stands for, such as numpy's."""
    try:
        return operator.index(value)
    except TypeError:
        raise error(f"{what} {value!r} is not a whole number") from None


def loaded(game: type[Game[Any]], options: Options, save: Save, events: bool) -> State:
    state: State = game(options).load(save, events)
    return state
