"""A game that goes on: the entries of its table folded into a state. A cache that can be made anew at any time."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Iterator
from copy import copy
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, Final, NamedTuple

from feldberg.core.events import Event, EventKind
from feldberg.core.game import Game
from feldberg.core.moves import Move, free_undo, goes_alone, last_move, made
from feldberg.core.state import State
from feldberg.server.entries import HANDOVERS, MOVES, TAKE_BACKS, Entry, Kind, entry_of, left, move_of

KEPT_NEWS = 100  # entries that are remembered, for those who come, or were away for a moment

LEFT: Final = EventKind("left", [])  # a bot plays on for who left the game
LATE: Final = EventKind("late", [])  # or let the time run out
BACK: Final = EventKind("back", [])  # who is there again
NOBODY: Final = -1


class Told(NamedTuple):
    """Something to tell: an event, whose move brought it, and the seats that bots had taken over before."""

    event: Event
    by: int
    bots: frozenset[int]


class Handover(NamedTuple):
    """When a bot took over a seat, and why, or its person came back: after how many moves."""

    moves: int
    seat: int
    kind: EventKind


@dataclass
class Proposal:
    """A take-back that needs the others' consent."""

    number: int  # which of all at the table
    seat: int
    to: int  # moves that would be left
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Undone:
    """A take-back: whose wish it was, and which moves are gone, asides aside."""

    seat: int
    moves: list[Move]

    def moves_known_to(self, seat: int | None) -> int:
        return sum(1 for move in self.moves if move.known_to(seat))


@dataclass(frozen=True)
class News:
    """What an entry brought that all at the table may know of."""

    open: int  # such entries so far
    own: list[int]  # by seat: those that only it may know of, asides aside
    events: list[Told]
    undone: Undone | None = None
    refused_by: int | None = None  # the seat that refused a take-back

    def number(self, seats: Collection[int]) -> int:
        """The entries so far that who sits there may know of."""
        return self.open + sum(self.own[seat] for seat in seats)


@dataclass(frozen=True)
class Change:
    """An entry with what it makes of the game: worked out once, by who accepts the entry or reads it."""

    entry: Entry
    state: State
    move: Move | None = None


class Live:
    """The fold of all entries so far.

    What others plan is hidden, and so is how often they changed their mind. So people are told no number of entries,
    but how many there are that they may know of; and every seat has a token of its own, which changes with what it is
    asked.
    """

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.seed = seed
        self.number = 0
        self.open = 0  # entries that all may know of
        self.own = [0] * game.players  # by seat: those that only it may know of, asides aside
        self.handovers: list[Handover] = []
        self.tokens = [0] * game.players
        self.moves: list[Move] = []
        self.state: State = game.start(seed)
        self.proposals = 0
        self.proposal: Proposal | None = None
        began = self.told(self.state.events, NOBODY)
        self.news = deque([News(0, self.own[:], began)], KEPT_NEWS)
        self.log: deque[list[Told]] | None = deque([began], KEPT_NEWS)  # of the start, the open moves, the bots
        self.views: dict[int | None, dict[str, Any]] = {}

    # Entries

    def moved(self, seat: int, action: int, before: State | None = None) -> Change:
        """What an action makes of the game as it is, or as it will be then; an illegal one raises IllegalAction."""
        state = (before or self.state).copy()
        move = made(state, action, seat)
        return Change(entry_of(move), state, move)

    def took_back(self, kind: Kind, seat: int, value: int) -> Change:
        """What the entry of a take-back makes of the game."""
        return Change(Entry(kind, seat, value), self.played(self.left(kind, value)))

    def take_back(self, seat: int, at: int) -> Iterator[Change]:
        """Take a move back, alone or with all that followed but asides (`moves.taken_back`)."""
        if goes_alone(self.moves, at):
            yield self.took_back(Kind.WITHDRAW, seat, at)
            return
        change = self.took_back(Kind.REWIND, seat, at)
        yield change
        for move in self.moves[at:]:
            if move.aside and move.action in change.state.asides(move.seat):
                change = self.moved(move.seat, move.action, change.state)
                yield change

    def said(self, kind: Kind, seat: int, value: int = 0) -> Change:
        """What moves nothing: `ask`, `agree`, `refuse`, `bot`, `back`."""
        return Change(Entry(kind, seat, value), self.state)

    def change(self, entry: Entry) -> Change:
        if entry.kind in MOVES:
            return self.moved(entry.seat, entry.value)
        if entry.kind in TAKE_BACKS:
            return self.took_back(entry.kind, entry.seat, entry.value)
        return self.said(entry.kind, entry.seat, entry.value)

    def take(self, change: Change) -> None:
        """Go on to what the next entry makes of the game."""
        news = self.note(change.entry, change.move)
        self.views = {}
        self.state = change.state
        if news is None:
            return
        if news.undone is not None:
            self.news.clear()
            self.log = None
        elif change.move is not None or change.entry.kind in HANDOVERS:
            handed = len(self.handovers) - 1
            told = self.told(self.state.events, change.entry.seat) if change.move is not None else [self.handed(handed)]
            news.events.extend(told)
            if self.log is not None:
                self.log.append(news.events)
        self.news.append(news)

    def skip(self, entry: Entry) -> None:
        """Take in an entry of which a snapshot will give the state."""
        self.note(entry, move_of(entry) if entry.kind in MOVES else None)

    def resume(self, state: State) -> None:
        """Go on from a snapshot, which holds all entries so far."""
        self.state = state
        self.views = {}
        self.news = deque([News(self.open, self.own[:], [])], KEPT_NEWS)
        self.log = None

    def note(self, entry: Entry, move: Move | None) -> News | None:
        """Count an entry and what hangs on it but the state; gives what there is to tell all."""
        kind, seat, value, _ = entry
        self.number += 1
        about = self.moves[value] if kind == Kind.WITHDRAW else move
        hidden = self.hides(entry)
        undone: Undone | None = None
        if kind in (Kind.REWIND, Kind.UNDO):
            undone = Undone(self.proposal.seat if self.proposal else seat, self.undo_of(value))
        if move is not None:
            self.moves.append(move)
        elif kind in TAKE_BACKS:
            self.moves = self.left(kind, value)
            for at, then in enumerate(self.handovers):
                earlier = then.moves - 1 if kind == Kind.WITHDRAW and value < then.moves else min(then.moves, value)
                self.handovers[at] = then._replace(moves=earlier)
        self.ask_anew(kind, seat, about)
        self.propose(kind, seat, value, about)
        if kind in HANDOVERS:
            why = BACK if kind == Kind.BACK else LATE if value else LEFT
            self.handovers.append(Handover(len(self.moves), seat, why))
        if hidden:
            if kind != Kind.ASIDE and seat not in taken_over(self.handovers):  # nobody knows what bots hide
                self.own[seat] += 1
            return None
        self.open += 1
        return News(self.open, self.own[:], [], undone, seat if kind == Kind.REFUSE else None)

    def hides(self, entry: Entry) -> bool:
        """Whether only its seat may know of the next entry."""
        if entry.kind == Kind.WITHDRAW:
            return self.moves[entry.value].hidden
        return entry.kind in MOVES and move_of(entry).hidden

    def ask_anew(self, kind: Kind, seat: int, about: Move | None) -> None:
        """New tokens for those who are asked something else than before, or as another. An aside changes only how."""
        if kind == Kind.BACK:
            self.tokens[seat] += 1  # what the bot answers comes too late
        if about is None and kind not in TAKE_BACKS:
            return
        if about is not None and about.aside:
            return
        for one in [seat] if about is not None and about.planned else range(self.game.players):
            self.tokens[one] += 1

    def propose(self, kind: Kind, seat: int, value: int, about: Move | None) -> None:
        """What becomes of the wish for a take-back: steps of plans leave it, since they are secret."""
        if kind == Kind.ASK:
            self.proposals += 1
            self.proposal = Proposal(self.proposals, seat, value)
        elif kind == Kind.AGREE and self.proposal is not None:
            self.proposal.agreed.add(seat)
        elif kind not in (Kind.ASIDE, Kind.AGREE) and not (about is not None and about.planned):
            self.proposal = None

    def left(self, kind: Kind, value: int) -> list[Move]:
        """The moves that a take-back leaves."""
        return left(self.moves, kind, value)

    def owes(self, seat: int) -> bool:
        """Whether the bot that took over a seat has still to answer what is asked there."""
        since = next(then.moves for then in reversed(self.handovers) if then.seat == seat)
        answered = any(move.seat == seat and not move.aside for move in self.moves[since:])
        return seat in self.state.seats and not answered

    # Take-backs

    def undo_of(self, to: int) -> list[Move]:
        """The moves that are gone when only so many are left."""
        return [move for move in self.moves[to:] if not move.aside]

    def free_undo(self, seat: int) -> int | None:
        """Which move the seat may take back by itself."""
        return None if self.state.over else free_undo(self.moves, seat)

    def last_move_of(self, seat: int) -> int | None:
        """The moves left if the seat's last move were taken back with all that followed."""
        return last_move(self.moves, seat)

    # Looking back

    def still(self) -> Live:
        """The game as it is now, whatever comes meanwhile."""
        now = copy(self)
        now.moves = self.moves[:]
        return now

    def playing(self, moves: list[Move]) -> Iterator[State]:
        """The state at the start and after each of some moves, played anew; it is the same one all the way."""
        state: State = self.game.start(self.seed)
        yield state
        for move in moves:
            state.play(move.action, move.seat)
            yield state

    def played(self, moves: list[Move]) -> State:
        return deque(self.playing(moves), 1).pop()

    def known(self) -> int:
        """How many moves all may know of: until the game is over, not those of plans in the making, nor asides."""
        return sum(1 for move in self.moves if self.state.over or not move.hidden)

    def positions(self) -> Iterator[State]:
        """The state at the start and after each move that all may know of."""
        states = self.playing(self.moves)
        yield next(states)
        yield from (state for move, state in zip(self.moves, states, strict=True) if self.state.over or not move.hidden)

    # Telling

    def at(self, seats: Collection[int]) -> int:
        """The number of the table for who sits there: the entries that they may know of."""
        return self.open + sum(self.own[seat] for seat in seats)

    def latest(self, seats: Collection[int]) -> News | None:
        """What the last entry that they may know of brought, if that was for all."""
        return self.news[-1] if self.news[-1].number(seats) == self.at(seats) else None

    def told(self, events: list[Event], by: int, moves: int | None = None) -> list[Told]:
        """What a move brought, the last unless told after how many."""
        bots = taken_over(then for then in self.handovers if moves is None or then.moves < moves)
        return [Told(event, by, bots) for event in events]

    def handed(self, at: int) -> Told:
        """That a bot took over a seat or its person came back, who is the one that is named."""
        _, seat, kind = self.handovers[at]
        return Told(Event(kind, seat), NOBODY, taken_over(self.handovers[:at]) - {seat})

    def chronicle(self) -> Iterator[list[Told]]:
        """All that there is to tell, in order: of the start, of each move that all may know of, and of the bots."""
        states = self.playing(self.moves)
        yield self.told(next(states).events, NOBODY, 0)
        for number in range(len(self.moves) + 1):
            for at, then in enumerate(self.handovers):
                if then.moves == number:
                    yield [self.handed(at)]
            if number < len(self.moves):
                move, state = self.moves[number], next(states)
                if self.state.over or not move.hidden:
                    yield self.told(state.events, move.seat, number + 1)

    def events_since(self, number: int, seats: Collection[int]) -> list[Told] | None:
        """What happened after a number; None if that is too long ago to be remembered, or was taken back."""
        if not self.news[0].number(seats) <= number <= self.at(seats):
            return None
        later = list(takewhile(lambda news: news.number(seats) > number, reversed(self.news)))
        return [event for news in reversed(later) for event in news.events]

    def recent_events(self) -> list[Told]:
        """What happened lately, without what was taken back."""
        if self.log is None:
            self.log = deque(self.chronicle(), KEPT_NEWS)
        return [told for some in self.log for told in some]

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may see now, built once."""
        if seat not in self.views:
            self.views[seat] = self.state.view(seat)
        return self.views[seat]


def taken_over(handovers: Iterable[Handover]) -> frozenset[int]:
    """The seats at which bots play for their people after all that."""
    bots: set[int] = set()
    for one in handovers:
        if one.kind is BACK:
            bots.discard(one.seat)
        else:
            bots.add(one.seat)
    return frozenset(bots)
