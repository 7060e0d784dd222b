"""What all games share: a game, its states, and the agenda of questions that drives them.

A state holds an agenda, a stack of questions. `legal` asks the top question, `play` takes it off and lets it
answer, and an answer may ask further questions. When the agenda is empty the game goes on to the next turn, round
or phase. That is the whole control flow.
"""

from __future__ import annotations

import copy
import importlib
import operator
import secrets
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, SupportsIndex, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.actions import Layout
from feldberg.core.chance import SEEDS, Chance
from feldberg.core.errors import FeldbergError, IllegalAction, OptionError, SaveError
from feldberg.core.events import Event, EventKind
from feldberg.core.options import Option, Options, chosen
from feldberg.core.saves import Save, digest, whole, wholes

S = TypeVar("S", bound="State")

NO_CHOICE: Final = vec[i64]()
NO_EVENTS: Final[list[Event]] = []  # shared and never changed


class Question(Generic[S]):
    """One decision that one seat is asked for. Immutable: copied states share it."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, table: S) -> vec[i64]:
        """The legal actions; never empty, or the question would not have been asked."""
        raise NotImplementedError

    def answer(self, table: S, action: i64) -> None:
        """What the chosen action does. The question is off the agenda by then."""
        raise NotImplementedError

    def ints(self) -> list[int]:
        """The arguments that make this question anew: with its name, all that is saved of it."""
        return [int(self.seat)]


class Together(Question[S]):
    """A decision that all seats make at once in secret; nothing shows until the last answer is in."""

    def __init__(self, *answers: int) -> None:
        """One answer for each seat, -1 where it is still awaited."""
        super().__init__(-1)
        self.answers = list(answers)

    def awaited(self) -> list[int]:
        return [seat for seat, answer in enumerate(self.answers) if answer < 0]

    def options_of(self, table: S, seat: int) -> vec[i64]:
        raise NotImplementedError

    def reveal(self, table: S) -> None:
        """All answers are in: what they do."""
        raise NotImplementedError

    def with_answer(self, seat: int, action: int) -> Together[S]:
        answers = self.answers[:]
        answers[seat] = action
        return type(self)(*answers)

    def ints(self) -> list[int]:
        return self.answers


class State:
    """A position of a game. Games derive from it and add what lies on the table."""

    def __init__(self, game: Game[Any], chance: Chance, agenda: list[Question[Any]]) -> None:
        self.game = game
        self.chance = chance
        self.agenda = agenda
        self.choices = NO_CHOICE
        self.over = False
        self.telling = False
        self.events = NO_EVENTS

    # Asking

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats asked now: one, several where they decide at once, none when the game is over."""
        if self.over:
            return ()
        top = self.agenda[-1]
        if isinstance(top, Together):
            return tuple(top.awaited())
        return (int(top.seat),)

    @property
    def seat(self) -> int:
        """The first seat asked now, -1 when the game is over."""
        if self.over:
            return -1
        top = self.agenda[-1]
        if isinstance(top, Together):
            return top.awaited()[0]
        return int(top.seat)

    def legal(self, seat: int | None = None) -> list[int]:
        """The legal actions of a seat, of the first that is asked unless told otherwise; none for who is not."""
        if seat is None:
            return [int(action) for action in self.choices]
        return [int(action) for action in self.options_of(seat)]

    def options_of(self, seat: int) -> vec[i64]:
        if seat not in self.seats:
            return NO_CHOICE
        top = self.agenda[-1]
        if isinstance(top, Together):
            return top.options_of(self, seat)
        return self.choices

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
        """What a seat may say at any time, asked or not: how it wants to be asked from now on. Never among `legal`."""
        if self.over or not 0 <= seat < self.game.players:
            return []
        return self.game.asides(self, seat)

    def play_aside(self, action: int, seat: int) -> None:
        """The question stays, even where its answers became a single one: an aside never moves the game."""
        self.events = [] if self.telling else NO_EVENTS
        self.game.hear(self, action, seat)
        self.choices = self.options_now()

    def play_legal(self, action: i64, seat: i64 = -1) -> None:
        """Play one of the legal actions unchecked: for searches that only play what the state offered."""
        self.events = [] if self.telling else NO_EVENTS
        top = self.agenda.pop()
        if isinstance(top, Together):
            self.ask(top.with_answer(top.awaited()[0] if seat < 0 else int(seat), int(action)))
        else:
            top.answer(self, action)
        self.settle()

    def ask(self, question: Question[Any]) -> None:
        """Put a question on the agenda: it is asked before all that was asked earlier."""
        self.agenda.append(question)

    def settle(self) -> None:
        """Go on to the next real decision: what has a single answer is played without asking."""
        while True:
            while not self.agenda:
                if self.over:
                    self.choices = NO_CHOICE
                    return
                self.game.advance(self)
            top = self.agenda[-1]
            if isinstance(top, Together):
                if not self.settle_together(top):
                    return
                continue
            choices = top.options(self)
            if len(choices) > 1:
                self.choices = choices
                return
            self.agenda.pop()
            top.answer(self, choices[0])

    def settle_together(self, top: Together[Any]) -> bool:
        """Fill in the answers without a choice; whether the question is thereby answered whole."""
        for seat in top.awaited():
            options = top.options_of(self, seat)
            if len(options) > 1:
                self.choices = options
                self.agenda[-1] = top
                return False
            top = top.with_answer(seat, int(options[0]))
        self.agenda.pop()
        top.reveal(self)
        return True

    def refusal(self, what: str) -> str:
        if self.over:
            return f"{what}: the game is over"
        return f"{what}: {type(self.agenda[-1]).__name__} asks seat {', '.join(map(str, self.seats))}"

    # Telling

    def tell(self, kind: EventKind, seat: i64, a: i64, b: i64, c: i64) -> None:
        if self.telling:
            self.events.append(Event(kind, seat, a, b, c))

    def consequence(self, action: int, seat: int | None = None) -> dict[str, int]:
        """What an action brings and costs its seat before chance decides: {'points': 7, 'workers': -1}."""
        mover = self.seat if seat is None else seat
        world = self.copy()
        world.telling = True
        world.play(action, seat)
        gains: dict[str, int] = {}
        for event in world.events:
            if event.kind.beyond:
                break
            if event.kind.gain and event.seat == mover:
                gains[event.kind.name] = gains.get(event.kind.name, 0) + int(event.a)
        return {name: gain for name, gain in gains.items() if gain}

    # Copies and worlds

    def copy(self: S) -> S:
        """An independent state in the same position."""
        raise NotImplementedError

    def copy_to(self, twin: State) -> None:
        """The part of a copy that every game shares."""
        twin.choices = self.choices
        twin.over = self.over
        twin.telling = self.telling
        twin.events = self.events

    def imagine(self: S, seat: int | None, seed: SupportsIndex) -> S:
        """A complete state that agrees with all that the seat knows; the rest is dealt anew from the seed."""
        if seat is not None:
            self.game.checked_seat(seat)
        world = self.copy()
        world.telling = False
        world.events = NO_EVENTS
        world.chance.seed(seed if isinstance(seed, int) else index(seed, "seed", OptionError))
        if world.agenda:
            top = world.agenda[-1]
            if isinstance(top, Together):
                world.agenda[-1] = world.guessed(top, seat)
        world.game.redeal(world, seat)
        return world

    def options_now(self) -> vec[i64]:
        """The legal actions of the first seat asked, worked out anew."""
        top = self.agenda[-1]
        if isinstance(top, Together):
            return top.options_of(self, top.awaited()[0])
        return top.options(self)

    def guessed(self, top: Together[Any], seat: int | None) -> Together[Any]:
        """The same question with other answers of the other seats."""
        for other, answer in enumerate(top.answers):
            if answer >= 0 and other != seat:
                options = top.options_of(self, other)
                top = top.with_answer(other, int(options[self.chance.below(len(options))]))
        return top

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
        return self.game.outlook(self, self.game.checked_seat(seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat, or with None a spectator, may see, ready for JSON."""
        return self.game.view(self, None if seat is None else self.game.checked_seat(seat))

    # Saving

    def data(self) -> Save:
        """What lies on the table, for `to_dict`."""
        raise NotImplementedError

    def to_dict(self) -> Save:
        save: Save = {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "options": self.game.chosen_options(),
            "chance": [int(self.chance.a), int(self.chance.b)],
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


class Perspective:
    """What an agent gets to decide for a seat: never the hidden truth."""

    def __init__(self, state: State, seat: int) -> None:
        self.game = state.game
        self.seat = state.game.checked_seat(seat)
        self._state = state

    def legal(self) -> list[int]:
        return self._state.legal(self.seat)

    def view(self) -> dict[str, Any]:
        return self._state.view(self.seat)

    def imagine(self, seed: int) -> State:
        return self._state.imagine(self.seat, seed)


class Game(Generic[S]):
    """The rules of a game with its options chosen. Each game derives from it and names its rooms."""

    NAME: ClassVar[str]
    RULES_VERSION: ClassVar[int]  # grows when the same options, seed and actions no longer give the same game
    OPTIONS: ClassVar[list[Option]]
    ACTIONS: ClassVar[Layout]

    def __init__(self, options: Options) -> None:
        self.name = self.NAME
        self.rules_version = self.RULES_VERSION
        self.options = chosen(self.NAME, self.OPTIONS, options)
        self.players = whole(self.options["players"])
        self.layout = self.ACTIONS

    # What a game provides

    def blank(self) -> S:
        """A table with nothing on it yet."""
        raise NotImplementedError

    def setup(self, table: S) -> None:
        """Lay out the game and ask the first questions, if set-up has any."""
        raise NotImplementedError

    def advance(self, table: S) -> None:
        """The agenda is empty: go on to the next turn, round or phase, or end the game."""
        raise NotImplementedError

    def redeal(self, table: S, seat: int | None) -> None:
        """Deal anew what the seat cannot know, from the table's chance, which no seat knows.

        Where that changes what another seat that is asked now can do, its `choices` are worked out anew.
        """
        raise NotImplementedError

    def asides(self, table: S, seat: int) -> list[int]:
        """The actions by which a seat may change how it is asked; they do nothing else, and nothing else does that."""
        return []

    def hear(self, table: S, action: int, seat: int) -> None:
        """Take in an aside."""
        raise NotImplementedError

    def restore(self, table: S, data: Save) -> None:
        """Put back what `State.data` gave."""
        raise NotImplementedError

    def question(self, name: str, ints: list[int]) -> Question[Any]:
        """The question of that name."""
        raise NotImplementedError

    def score_sheet(self, table: S, seat: int) -> dict[str, int]:
        raise NotImplementedError

    def ranking(self, table: S) -> list[int]:
        raise NotImplementedError

    def outlook(self, table: S, seat: int) -> float:
        raise NotImplementedError

    def view(self, table: S, seat: int | None) -> dict[str, Any]:
        raise NotImplementedError

    def elements(self, table: S, action: int, seat: int | None = None) -> list[str]:
        """What on the screen the action touches, such as ['die:0', 'store:2', 'cell:17']."""
        raise NotImplementedError

    def say(self, table: S, action: int, lang: str, seat: int | None = None) -> str:
        """The action in words; of the first seat asked unless told otherwise."""
        raise NotImplementedError

    def explain(self, table: S, action: int, lang: str, seat: int | None = None) -> str:
        """What the piece that the action is about does; empty where there is nothing to explain."""
        raise NotImplementedError

    def asks(self, table: S, lang: str, names: Sequence[str] = ()) -> str:
        """What is asked now, in one sentence; players without a name are numbered."""
        raise NotImplementedError

    def tells(self, event: Event, lang: str, names: Sequence[str] = ()) -> str:
        """An event in words; empty where it is not worth a line."""
        raise NotImplementedError

    def traces(self, event: Event) -> list[str]:
        """What on the screen the event is about: elements of the shared board, and of its seat's."""
        return []

    def word(self, key: str, lang: str) -> str:
        """A word of the game: its title, an option, a line of the score sheet, a gain."""
        raise NotImplementedError

    def gained(self, gain: str, number: int, lang: str) -> str:
        """What `State.consequence` tells, in words: '+1 worker', '−4 barley'."""
        raise NotImplementedError

    def glossary(self, lang: str) -> dict[str, dict[str, str]]:
        """What pieces, options and lines of the score sheet are called and do: {'bank': {'name': ..., 'help': ...}}.

        It holds for all options; where an option changes a text, its value ends the key: 'monastery:6:2011'. An entry
        has a 'name', a 'help' where there is something to explain, and an option of free form says what is 'allowed'.
        A gain has the forms that go with numbers, 'one', 'few', 'many' and 'other' as Unicode calls them.
        Keys besides those of pieces: 'element.<element>', 'gain.<gain>', 'sheet.<line>', 'option.<option>',
        'value.<option>.<value>'.
        """
        raise NotImplementedError

    # What every game then has

    def picture(self, view: dict[str, Any], lang: str) -> str:
        """A view drawn for a terminal, in rich's markup. The room is opened on use: nothing else needs rich."""
        room = importlib.import_module(f"{type(self).__module__.rpartition('.')[0]}.terminal")
        drawn: str = room.picture(view, lang)
        return drawn

    @property
    def action_count(self) -> int:
        return self.layout.count

    def parts(self, action: int) -> dict[str, int | str]:
        """An action taken apart: {'kind': 'place', 'die': 0, 'tile': 2, 'cell': 17}."""
        return self.layout.parts(action)

    def chosen_options(self) -> Options:
        """A copy of the options, for who may change it."""
        return copy.deepcopy(self.options)

    def checked_seat(self, seat: int) -> int:
        """The seat, if the game has it."""
        if not 0 <= seat < self.players:
            raise FeldbergError(f"seat {seat} does not exist: seats are 0 to {self.players - 1}")
        return seat

    def start(self, seed: SupportsIndex | None = None, events: bool = True) -> S:
        """A new game. The same seed gives the same game; without one a random seed is taken."""
        number = secrets.randbits(64) if seed is None else index(seed, "seed", OptionError)
        if not 0 <= number < SEEDS:
            raise OptionError(f"seed {number} is out of range: seeds are 0 to 2**64 - 1")
        table = self.blank()
        table.telling = events
        table.events = []
        table.chance.seed(number)
        self.setup(table)
        table.settle()
        return table

    def load(self, save: object, events: bool = True) -> S:
        """The state that `State.to_dict` gave, exact, also in mid-question."""
        if not isinstance(save, dict) or "check" not in save:
            raise SaveError("this is no saved state: expected the dict that State.to_dict gave")
        body = {key: value for key, value in save.items() if key != "check"}
        for key, mine in (("game", self.name), ("rules", self.rules_version), ("options", self.options)):
            if body.get(key) != mine:
                raise SaveError(f"the saved state has {key} {body.get(key)!r}, this game has {mine!r}")
        try:
            sum_found = digest(body)
        except (TypeError, ValueError):
            sum_found = ""
        if sum_found != save["check"]:
            raise SaveError("the saved state is damaged: its check sum does not match its content")
        table = self.blank()
        table.telling = events
        try:
            chance = wholes(body["chance"], 2)
            table.chance.a = chance[0]
            table.chance.b = chance[1]
            table.over = bool(body["over"])
            self.restore(table, body["table"])
            for name, *ints in body["agenda"]:
                table.ask(self.question(name, ints))
            if not table.over:
                top = table.agenda[-1]
                if isinstance(top, Together):
                    for seat, answer in enumerate(top.answers):
                        if answer >= 0 and answer not in top.options_of(table, seat):
                            raise SaveError(f"answer {answer} of seat {seat} is not legal")
                table.choices = table.options_now()
                if len(table.choices) == 0:
                    raise SaveError(f"{type(top).__name__} leaves no choice")
        except (KeyError, IndexError, TypeError, ValueError, OverflowError) as error:
            raise SaveError(f"the saved state cannot be read: {error!r}") from error
        return table
