"""The rules of a game with its options chosen, and what every game then has."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, SupportsIndex

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from feldberg.core import rooms, senses
from feldberg.core.actions import Layout
from feldberg.core.chance import NUMBERS, QUICK_NUMBERS, SEEDS, WORD
from feldberg.core.errors import FeldbergError, OptionError, SaveError
from feldberg.core.events import Event
from feldberg.core.options import Option, Options, chosen, copied
from feldberg.core.questions import Plan, Question, S
from feldberg.core.saves import digest, items, truth, whole, wholes
from feldberg.core.senses import Pen
from feldberg.core.state import index
from feldberg.core.weights import Weights

if TYPE_CHECKING:
    from feldberg.core.words import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of a game with its options chosen. Each game derives from it and names its rooms."""

    NAME: ClassVar[str]
    RULES_VERSION: ClassVar[int]  # grows when the same options, seed and actions no longer give the same game
    OPTIONS: ClassVar[list[Option]]
    LAYOUT: ClassVar[Layout]
    QUESTIONS: ClassVar[list[type[Question[Any]]]]  # all that it asks

    def __init__(self, options: Options) -> None:
        self.name = self.NAME
        self.rules_version = self.RULES_VERSION
        self.options = chosen(self.NAME, self.OPTIONS, options)
        self.players = whole(self.options["players"], "players")
        self.layout = self.LAYOUT
        self.slices: dict[str, slice] = {}  # of what is sensed, once somebody wanted to know, and how long it all is
        self.sense_length = 0
        self.package = type(self).__module__.rpartition(".")[0]

    # What a game provides, besides the rooms that show and tell

    def blank(self) -> S:
        """A table with nothing on it yet."""
        raise NotImplementedError

    def setup(self, table: S) -> None:
        """Lay out the game and ask the first questions, if set-up has any."""
        raise NotImplementedError

    def advance(self, table: S) -> None:
        """The agenda is empty: go on to the next turn, round or phase, or end the game."""
        raise NotImplementedError

    def redeal(self, table: S, seat: int | None) -> bool:
        """Deal anew what the seat cannot know, from the table's chance, which no seat knows.

        Gives whether that can change what another seat may do now. Plans are none of its business.
        """
        raise NotImplementedError

    def asides(self, table: S, seat: int) -> list[int]:
        """The actions by which a seat may change how it is asked; they do nothing else, and nothing else does that."""
        return []

    def hear(self, table: S, action: int, seat: int) -> None:
        """Take in an aside."""
        raise NotImplementedError

    def score_sheet(self, table: S, seat: int) -> dict[str, int]:
        raise NotImplementedError

    def ranking(self, table: S) -> list[int]:
        raise NotImplementedError

    def outlook(self, table: S, seat: int) -> float:
        raise NotImplementedError

    @property
    def weights(self) -> Weights | None:
        """What the outlook hangs on, where that can be varied: the same for all tables like this one."""
        return None

    @property
    def whole_turns(self) -> bool:
        """Whether who looks ahead does so by whole turns: where the outlook says little in the midst of one."""
        return False

    @property
    def decisions_a_moment(self) -> int:
        """How many own decisions a moment counts for who looks ahead; 0 where there are none.

        What is compared is then compared at the same moment: some ways to it have more decisions than others.
        """
        return 0

    def moment(self, table: S) -> int:
        """How far the game has come, counted in rounds or the like."""
        return 0

    @property
    def far_horizon(self) -> int:
        """How many own decisions who looks ahead for long sees ahead."""
        return 12

    @property
    def tree_depth(self) -> int:
        """How many own decisions behind the next one are weighed, too, by who looks ahead for long."""
        return 0

    @property
    def learned_play(self) -> bool:
        """Whether all play on by what was learned where somebody looks ahead, though that takes longer."""
        return False

    @property
    def foreseeable(self) -> bool:
        """Whether who looks ahead plans the whole game: where one plays alone and chance decides little."""
        return False

    @property
    def regard(self) -> float:
        """How much of what the strongest rival gets counts for who looks ahead, beside what it gets itself."""
        return 1.0

    def notice(self, table: S, seat: int, pen: Pen) -> None:
        """Write what the seat may see as numbers: always as many, under the same names."""
        raise NotImplementedError

    @property
    def teams(self) -> list[list[int]]:
        """The seats that win together."""
        return [[seat] for seat in range(self.players)]

    @property
    def ours(self) -> list[str]:
        """What of the printed pieces could not be had and is our own, by the keys of its words."""
        return []

    def sequel(self, table: S) -> Options | None:
        """The options of the game that follows a finished one, such as a campaign's next chapter; None if none does."""
        return None

    # Showing and telling. While a plan is made, a seat is shown and told its own draft of the table.

    @property
    def view_room(self) -> rooms.View:
        view: rooms.View = rooms.room(self.package, "view")
        return view

    @property
    def words_room(self) -> Words[Any]:
        words: Words[Any] = rooms.room(self.package, "words").words
        return words

    def elements(self, table: S, action: int, seat: int | None = None) -> list[str]:
        """What on the screen the action touches, such as ['die:0', 'store:2', 'cell:17']."""
        mover = table.seat if seat is None else seat
        return self.view_room.elements(table.draft(mover), action, mover)

    def traces(self, event: Event) -> list[str]:
        """What on the screen the event is about: elements of the shared board, and of its seat's."""
        return self.view_room.traces(event)

    def say(self, table: S, action: int, lang: str, seat: int | None = None) -> str:
        """The action in words; of the first seat asked unless told otherwise."""
        mover = table.seat if seat is None else seat
        return self.words_room.say(table.draft(mover), action, lang, mover)

    def explain(self, table: S, action: int, lang: str, seat: int | None = None) -> str:
        """What the piece that the action is about does; empty where there is nothing to explain."""
        mover = table.seat if seat is None else seat
        return self.words_room.explain(table.draft(mover), action, lang, mover)

    def why_not(self, table: S, element: str, lang: str, seat: int | None = None) -> str:
        """Why nothing that a seat may do now touches an element, in a sentence; empty where something does.

        It is worked out in a world made of what the seat knows: what it cannot know cannot show.
        """
        mover = max(table.seat, 0) if seat is None else self.checked_seat(seat)
        world = table.imagine(mover, 0)
        if any(element in self.elements(world, action, mover) for action in world.legal(mover)):
            return ""
        if element not in self.view_room.ELEMENTS:
            raise FeldbergError(f"{self.name} has no element {element!r}")
        return self.words_room.why_not(world.draft(mover), element, lang, mover)

    def asks(
        self, table: S, lang: str, names: Sequence[str] = (), seat: int | None = None, addressed: bool = False
    ) -> str:
        """What is asked now, in one sentence; players without a name are numbered.

        With a seat, as it is asked itself: while all plan at once, for its own next step. Addressed, that seat alone
        reads it and is not named.
        """
        own = table.draft(seat) if seat is not None and seat in table.seats else table
        return self.words_room.asks(own, lang, names, seat if addressed else None)

    def tells(self, event: Event, lang: str, names: Sequence[str] = ()) -> str:
        """An event in words; empty where it is not worth a line."""
        return self.words_room.tells(event, lang, self.options, names)

    def word(self, key: str, lang: str) -> str:
        """A word of the game: its title, an option, a line of the score sheet, a gain."""
        return self.words_room.word(key, lang)

    def gained(self, gain: str, number: int, lang: str) -> str:
        """What `State.consequence` tells, in words: '+1 worker', '−4 barley'."""
        return self.words_room.gained(gain, number, lang)

    def glossary(self, lang: str) -> dict[str, dict[str, str]]:
        """What pieces, options and lines of the score sheet are called and do: {'bank': {'name': ..., 'help': ...}}.

        It holds for all options; where an option changes a text, its value ends the key: 'monastery:6:2011'. An entry
        has a 'name', a 'help' where there is something to explain, and an option of free form says what is 'allowed'.
        A gain has the forms that go with numbers, 'one', 'few', 'many' and 'other' as Unicode calls them.
        Keys besides those of pieces: 'element.<element>', 'gain.<gain>', 'sheet.<line>', 'option.<option>',
        'value.<option>.<value>'.
        """
        return self.words_room.glossary(lang)

    def printed(self) -> Mapping[str, Any]:
        """What of the boards and pieces is drawn and never changes, ready for JSON; it holds for all options."""
        printed: rooms.Printed = rooms.room(self.package, "printed")
        return printed.printed()

    def picture(self, view: dict[str, Any], lang: str) -> str:
        """A view drawn for a terminal, in rich's markup."""
        terminal: rooms.Terminal = rooms.room(self.package, "terminal")
        return terminal.picture(view, lang)

    # What every game then has

    @property
    def action_count(self) -> int:
        return self.layout.count

    @property
    def senses(self) -> dict[str, slice]:
        """What stands where in a sense: `state.sense(0)[game.senses["own.goods"]]`."""
        if not self.slices:
            self.slices = senses.noted(self.start(0, events=False).draft(0), 0)
        return self.slices.copy()

    @property
    def sense_count(self) -> int:
        """How many numbers a sense has."""
        if not self.sense_length:
            self.sense_length = list(self.senses.values())[-1].stop
        return self.sense_length

    def sense(self, table: S, seat: int, out: vec[float]) -> None:
        """Write what a seat may see into a row of `sense_count` numbers; of a plan, what its draft shows."""
        if len(out) != self.sense_count:
            raise FeldbergError(f"a sense of {self.name} here has {self.sense_count} numbers, not {len(out)}")
        self.notice(table, seat, Pen(out))

    def parts(self, action: int) -> dict[str, int | str]:
        """An action taken apart: {'kind': 'place', 'die': 0, 'tile': 2, 'cell': 17}."""
        return self.layout.parts(action)

    def chosen_options(self) -> Options:
        """A copy of the options, for who may change it."""
        return {name: copied(value) for name, value in self.options.items()}

    def checked_seat(self, seat: int) -> int:
        """The seat, if the game has it."""
        if not 0 <= seat < self.players:
            raise FeldbergError(f"seat {seat} does not exist: seats are 0 to {self.players - 1}")
        return seat

    def start(self, seed: SupportsIndex | None = None, events: bool = True) -> S:
        """A new game. The same seed gives the same game; without one a random seed is taken."""
        number = secrets.randbits(64) if seed is None else index(seed, "seed", OptionError)
        if not 0 <= number < SEEDS:
            raise OptionError(f"seed {number} is out of range: seeds are 0 to 2**128 - 1")
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
            chance = wholes(body["chance"], "chance", WORD)
            if len(chance) not in (QUICK_NUMBERS, NUMBERS):
                raise SaveError(f"chance: {chance} is not a list of {QUICK_NUMBERS} or {NUMBERS}")
            table.chance.restore(chance)
            table.over = truth(body["over"], "over")
            table.restore(body["table"], "table")
            self.restore_agenda(table, items(body["agenda"], "agenda"))
        except SaveError as refusal:
            raise SaveError(f"the saved state cannot be read: {refusal}") from refusal
        except (KeyError, IndexError, TypeError, ValueError, OverflowError) as error:
            raise SaveError(f"the saved state cannot be read: {error!r}") from error
        return table

    def restore_agenda(self, table: S, saved: list[Any]) -> None:
        """Ask again what was asked."""
        kinds = {kind.__name__: kind for kind in self.QUESTIONS}
        for entry in saved:
            name, *ints = items(entry, "agenda")
            if name not in kinds:
                raise SaveError(f"there is no question {name!r}")
            if isinstance(table.top, Plan):
                raise SaveError(f"{name} is asked before {type(table.top).__name__} is carried out")
            table.ask(kinds[name].made(ints, self.players))
        if table.over:
            return
        top = table.top
        if top is None:
            raise SaveError("nothing is asked, and the game is not over")
        if isinstance(top, Plan):
            self.restore_plans(table, top)
        table.renew_choices()
        if len(table.choices) == 0:
            raise SaveError(f"{type(top).__name__} leaves no choice")

    def restore_plans(self, table: S, plan: Plan[S]) -> None:
        """Make the saved steps of every seat again, each as far as it is legal."""
        blank = type(plan)(self.players)
        table.top = blank
        table.top = table.opened(blank)
        for seat, answers in enumerate(plan.answers):
            for action in answers:
                if action not in table.draft(seat).choices:
                    raise SaveError(f"step {action} of seat {seat} is not legal")
                table.plan_step(seat, action)
