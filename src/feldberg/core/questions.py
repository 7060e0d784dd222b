"""Every decision of a game is a question: who is asked, what is legal, what the answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from feldberg.core.errors import SaveError
from feldberg.core.saves import items, whole, wholes

if TYPE_CHECKING:
    from feldberg.core.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """One decision that one seat is asked for. Immutable: copied states share it."""

    SAVED: ClassVar[dict[str, int]] = {}  # what it is made with besides the seat, and the highest value of each

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, table: S) -> vec[i64]:
        """The legal actions; never empty, or the question would not have been asked."""
        raise NotImplementedError

    def branches(self, table: S) -> bool:
        """Whether there are surely several legal actions: then they are only worked out when somebody wants them.

        Searches try many actions out and look no further. True is a promise, False says nothing.
        """
        return False

    def answer(self, table: S, action: i64) -> None:
        """What the chosen action does. The question is off the agenda by then."""
        raise NotImplementedError

    def ints(self) -> list[int]:
        """With its name, all that is saved of it."""
        return [int(getattr(self, name)) for name in ("seat", *self.SAVED)]

    @classmethod
    def made(cls, ints: list[Any], players: int) -> Question[Any]:
        """The question that gave these ints."""
        kind: Any = cls
        highest = {"seat": players - 1, **cls.SAVED}
        found = zip(highest, items(ints, cls.__name__, len(highest)), strict=True)
        made: Question[Any] = kind(
            **{name: whole(value, f"{cls.__name__}.{name}", highest[name]) for name, value in found}
        )
        return made


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan(Question[S]):
    """A decision of several steps that all seats make at once, in secret.

    Each seat makes its steps on a private copy of the table, its draft, and may take them back until the last seat is
    ready. Then the steps of all are carried out on the table itself, one seat after the other. A step is an ordinary
    question, and its answer may ask for the next.

    What a seat is asked hangs on the table before the plan and on its own steps alone; whether it is asked at all, on
    nothing that others cannot see. Planning draws nothing from chance.
    """

    def __init__(self, players: int) -> None:
        super().__init__(-1)
        self.answers: list[list[int]] = [[] for _ in range(players)]  # of every seat, those that had a choice
        self.ready = [False] * players
        self.opened = False  # whether it was seen who has anything to decide

    def begin(self, table: S, seat: int) -> None:
        """Ask a seat for its first step, on its draft or, when all are ready, on the table."""
        raise NotImplementedError

    def order(self, table: S) -> list[int]:
        """The seats in the order in which their plans are carried out."""
        return list(range(len(self.ready)))

    def reveal(self, table: S) -> None:
        """All plans are carried out: what follows at once."""

    def awaited(self) -> list[int]:
        return [seat for seat, ready in enumerate(self.ready) if not ready]

    def with_plan(self, seat: int, answers: list[int], ready: bool) -> Plan[S]:
        """The same with another plan of one seat."""
        twin = type(self)(len(self.ready))
        twin.opened = self.opened
        twin.answers = self.answers[:]
        twin.answers[seat] = answers
        twin.ready = self.ready[:]
        twin.ready[seat] = ready
        return twin

    def ints(self) -> list[int]:
        """How many answers each seat has given, followed by them."""
        return [number for answers in self.answers for number in (len(answers), *answers)]

    @classmethod
    def made(cls, ints: list[Any], players: int) -> Plan[Any]:
        """The plan with its answers; whether they are legal and who is ready remains to be seen."""
        left = wholes(ints, cls.__name__)
        plan: Plan[Any] = cls(players)
        for seat in range(players):
            count = left[0] if left else 0
            plan.answers[seat] = left[1 : count + 1]
            left = left[count + 1 :]
        if plan.ints() != ints:
            raise SaveError(f"{cls.__name__}: {ints} are not the answers of {players} seats")
        return plan
