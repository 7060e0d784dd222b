"""What a person may see of a table, as messages. The only place where a state is turned into what leaves the server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from itertools import islice
from typing import Any, Literal

from sqlalchemy.orm import Session

from feldberg.agents import Role, level_for
from feldberg.core.errors import FeldbergError
from feldberg.core.events import Event
from feldberg.core.game import Game
from feldberg.core.record import FORMAT, NOBODY, Record
from feldberg.core.registry import game as make_game
from feldberg.core.saves import Save
from feldberg.core.state import State
from feldberg.naming import Sitter, seat_names
from feldberg.reel import shot
from feldberg.server.bots import Job, job
from feldberg.server.desk import Desk, Hand, must_have_options
from feldberg.server.entries import standing
from feldberg.server.live import Live, Told
from feldberg.server.lobby import DONE, Lobby
from feldberg.server.messages import (
    ChoiceInfo,
    EventInfo,
    Frame,
    Position,
    ProposalInfo,
    Reason,
    Replay,
    SeatInfo,
    TableInfo,
    TableUpdate,
    TakenBack,
)
from feldberg.server.models import SeatRow, TableRow
from feldberg.server.play import must_be_asked, others, seats_of
from feldberg.server.refusals import Forbidden, Invalid, NotFound, Stale, Unreadable
from feldberg.server.shown import Shown
from feldberg.server.summaries import Summary, summary_of

KEPT_TEXTS = 32  # of one version of a table
LOG_SHOWN = 100  # lines for those who come


class Showing:
    def __init__(self, desk: Desk, lobby: Lobby) -> None:
        self.desk = desk
        self.lobby = lobby

    def table(self, summary: Summary, user: str | None) -> TableInfo:
        row = summary.row
        return TableInfo(
            id=row.id,
            game=row.game,
            options=row.options,
            status=row.status,
            host=summary.names.get(row.host, ""),
            hosting=row.host == user,
            seats=[
                SeatInfo(
                    seat=one.seat,
                    name=name,
                    bot=bot,
                    mine=user is not None and one.user == user and bot is None,
                    left=user is not None and one.user == user and bot is not None,
                )
                for one, (name, bot) in zip(summary.seats, summary.sitters(), strict=True)
            ],
            invitation=row.invitation if row.host == user else None,
            clock=row.clock,
            deadline=row.deadline,
            asked=row.asked,
            undo=row.undo,
            hints=row.hints,
            scores=row.scores,
            ranking=row.ranking,
            rematch=row.rematch,
            created=row.created,
            changed=row.changed,
        )

    def update(self, table: str, user: str | None, invitation: str | None, lang: str, since: int | None) -> TableUpdate:
        """The table as a person sees it now, with what happened since."""
        return self.shown(table, user, invitation, lang, since).update

    def shown(self, table: str, user: str | None, invitation: str | None, lang: str, since: int | None) -> Shown:
        """The same, as it is sent."""
        with self.desk.looking(table) as hand:
            return self.told(hand, user, invitation, lang, since)

    def shown_at_once(
        self, table: str, user: str | None, invitation: str | None, lang: str, since: int | None
    ) -> Shown | None:
        """The same for those who cannot wait; None where they would have to."""
        with self.desk.glancing(table) as hand:
            return None if hand is None else self.told(hand, user, invitation, lang, since)

    def told(self, hand: Hand, user: str | None, invitation: str | None, lang: str, since: int | None) -> Shown:
        """What is told, worked out once for all who see the same: those who sit there or host, and the spectators."""
        summary = hand.summary
        self.may_watch(summary, user, invitation)
        viewer = user if user == summary.row.host or seats_of(summary.seats, user) else None
        shown: Shown | None = hand.texts.get((viewer, lang, since))
        if shown is None:
            if len(hand.texts) >= KEPT_TEXTS:
                hand.texts.clear()
            shown = hand.texts[viewer, lang, since] = Shown(hand.version, self.made(hand, viewer, lang, since))
        return shown

    def made(self, hand: Hand, user: str | None, lang: str, since: int | None) -> TableUpdate:
        """An update; the table's game is at hand, if it has begun."""
        summary, row = hand.summary, hand.summary.row
        info = self.table(summary, user)
        names = seat_names(summary.sitters(), lang)
        if not hand.has_game():
            return without_game(info, names, hand.unreadable)
        live = self.desk.lives[row.id]
        sat = seats_of(summary.seats, user)
        mine = [one.seat for one in info.seats if one.mine]
        seat = next((one for one in live.state.seats if one in mine), mine[0] if mine else None)
        news = live.events_since(since, sat) if since is not None else None
        happened = live.recent_events() if news is None else news
        called = {bots: names_then(summary, bots, lang) for bots in {one.bots for one in happened}}
        told = [event_info(live.game, one, seat, lang, called[one.bots]) for one in happened]
        latest = live.latest(sat)
        undone = latest.undone if latest else None
        undo, undo_seat = undo_of(live, row, mine, alone=not others(summary.seats, user))
        return TableUpdate(
            at=live.at(sat),
            since=since if news is not None else None,
            tokens={one: live.tokens[one] for one in mine},
            table=info,
            names=names,
            teams=live.game.teams,
            position=now(live, seat, lang, names, addressed=mine == [seat]),
            events=told if news is not None else [one for one in told if one.say][-LOG_SHOWN:],
            undo=undo,
            undo_seat=undo_seat,
            proposal=proposal_info(live, seat),
            taken_back=TakenBack(seat=undone.seat, moves=undone.moves_known_to(seat)) if undone else None,
            refused_by=latest.refused_by if latest else None,
            unreadable="",
        )

    def may_watch(self, summary: Summary, user: str | None, invitation: str | None) -> None:
        """Tables by invitation show themselves to those who sit there or have the link."""
        row = summary.row
        if user is not None and any(one.user == user for one in summary.seats):
            return
        self.lobby.may_enter(row, user or "", invitation)

    def puzzle(self, table: str, user: str, seat: int, lang: str) -> tuple[State, Job, int]:
        """What a bot is asked for a hint, with the seat's token: its position, if it is asked and may have hints."""
        with self.desk.reading(table) as (session, row):
            if not row.hints:
                raise Forbidden("this table is played without hints", "no_hints")
            live = self.sitting(session, row, user, seat)
            if seat not in live.state.seats:
                raise Stale(f"seat {seat} is not asked", "not_asked")
            world = live.state.imagine(seat, 0)
            return world, job(world.to_dict(), seat, level_for(Role.HINT).name, user, lang), live.tokens[seat]

    def must_be_puzzled(self, table: str, user: str, seat: int, token: int) -> None:
        """A person still has the seat, and is asked what they were."""
        with self.desk.reading(table) as (session, row):
            must_be_asked(self.sitting(session, row, user, seat), seat, token)

    def why_not(self, table: str, user: str, seat: int, element: str, lang: str) -> Reason:
        """Why a person's seat cannot choose something now."""
        with self.desk.reading(table) as (session, row):
            live = self.sitting(session, row, user, seat)
            try:
                return Reason(say=live.game.why_not(live.state, element, lang, seat))
            except FeldbergError as error:
                raise Invalid(str(error)) from error

    def sitting(self, session: Session, row: TableRow, user: str, seat: int) -> Live:
        """A game that goes on, for who has the seat."""
        self.desk.must_be(row, "playing")
        one = session.get(SeatRow, (row.id, seat))
        if one is None or one.user != user:
            raise Forbidden(f"seat {seat} is not yours", "not_your_seat")
        if one.bot is not None:
            raise Forbidden(f"a bot has taken over seat {seat}", "taken_over")
        return self.desk.live(session, row)

    # Replays

    def replay(
        self, table: str, user: str | None, invitation: str | None, lang: str, moves: int, seat: int | None
    ) -> Position:
        """A position on the way, from a perspective that the person may take."""
        live, summary = self.looking_back(table, user, invitation, moves, seat)
        state = next(islice(live.positions(), moves, None))
        names = seat_names(summary.sitters(), lang)
        return position(state, moves, seat, lang, names, state.view(seat), state.view(None))

    def reel(
        self, table: str, user: str | None, invitation: str | None, lang: str, first: int, count: int, seat: int | None
    ) -> Replay:
        """Some positions in a row, from a perspective that the person may take."""
        live, summary = self.looking_back(table, user, invitation, first, seat)
        names = seat_names(summary.sitters(), lang)
        wanted = islice(live.positions(), first, first + count)
        frames = [Frame(**asdict(shot(state, seat, lang, names))) for state in wanted]
        return Replay(moves=live.known(), first=first, frames=frames)

    def looking_back(
        self, table: str, user: str | None, invitation: str | None, moves: int, seat: int | None
    ) -> tuple[Live, Summary]:
        """The game, if it has so many moves and the person may see them from there; to be played without the table."""
        with self.desk.reading(table) as (session, row):
            summary = summary_of(session, row)
            self.may_watch(summary, user, invitation)
            if row.status == "open":
                raise NotFound("the game has not begun", "table_open")
            try:
                live = self.desk.live(session, row)
            except Unreadable:
                live = self.desk.remains(session, row)
            if seat is not None:
                self.may_look_from(summary, live, user, seat)
            known = live.known()
            if not 0 <= moves <= known:
                raise NotFound(f"there is no move {moves}: the game has {known}", "no_move", move=moves, moves=known)
            return live.still(), summary

    def may_look_from(self, summary: Summary, live: Live, user: str | None, seat: int) -> None:
        if not 0 <= seat < len(summary.seats):
            raise NotFound(f"there is no seat {seat}")
        one = summary.seats[seat]
        if not live.state.over and (user is None or one.user != user or one.bot is not None):
            raise Forbidden("until the game is over you can look from your own seats only", "own_seats")

    def record(self, table: str, user: str | None, invitation: str | None) -> Save:
        """The whole game with its seed, once it is over or closed."""
        with self.desk.reading(table) as (session, row):
            summary = summary_of(session, row)
            self.may_watch(summary, user, invitation)
            if row.status not in DONE:
                raise Forbidden("the record can be had once the game is over", "not_over")
            who = [bot or name or NOBODY for name, bot in summary.sitters()]
            try:
                live = self.desk.live(session, row)
            except Unreadable:
                return self.old_record(session, row, who)
            record = Record(live.game, live.seed, [(move.seat, move.action) for move in live.moves])
            record.who = who
            record.close(live.state)
            return record.to_dict()

    def old_record(self, session: Session, row: TableRow, who: list[str]) -> Save:
        """A game that this release cannot play, for one that can."""
        must_have_options(row)
        entries = self.desk.entries(session, row.id, 0, row.number)
        return {
            "feldberg": FORMAT,
            "game": row.game,
            "rules": row.rules,
            "options": row.options,
            "seed": int(row.seed),
            "who": who,
            "moves": [[move.seat, move.value] for move in standing(entries)],
            "scores": row.scores or None,
            "ranking": row.ranking or None,
            "digest": None,
        }


def without_game(
    info: TableInfo, names: list[str], unreadable: Literal["", "old_rules", "damaged"] = ""
) -> TableUpdate:
    """A table at which nothing is played: not yet, or no longer."""
    return TableUpdate(
        at=0,
        since=None,
        tokens={},
        table=info,
        names=names,
        teams=[[one.seat] for one in info.seats] if unreadable == "damaged" else teams_of(info),
        position=None,
        unreadable=unreadable,
        events=[],
        undo=None,
        undo_seat=None,
        proposal=None,
        taken_back=None,
        refused_by=None,
    )


def teams_of(info: TableInfo) -> list[list[int]]:
    try:
        return make_game(info.game, **info.options).teams
    except FeldbergError:
        return [[one.seat] for one in info.seats]  # of an earlier release


def now(live: Live, seat: int | None, lang: str, names: Sequence[str], addressed: bool) -> Position:
    """The game as a seat sees it, with what it may do and say now; addressed where a person reads for it alone."""
    shown = position(live.state, live.known(), seat, lang, names, live.view(seat), live.view(None), addressed)
    if seat is not None:
        world = live.state.imagine(seat, 0)  # made of what it knows: what it cannot know cannot show
        shown.choices = [choice(world, action, seat, lang) for action in world.legal(seat)]
        shown.asides = [choice(world, action, seat, lang) for action in world.asides(seat)]
    return shown


def position(
    state: State,
    moves: int,
    seat: int | None,
    lang: str,
    names: Sequence[str],
    view: dict[str, Any],
    spectated: dict[str, Any],
    addressed: bool = False,
) -> Position:
    """A state as a seat sees it, beside what a spectator does."""
    planning = state.planned(seat) is not None
    return Position(
        moves=moves,
        seat=seat,
        view=view,
        secret=seat is not None and (planning or view != spectated | {"seat": seat}),
        ask=state.game.asks(state, lang, names, seat, addressed),
        choices=[],
        asides=[],
    )


def choice(state: State, action: int, seat: int, lang: str) -> ChoiceInfo:
    game = state.game
    return ChoiceInfo(
        action=action,
        parts=game.parts(action),
        elements=game.elements(state, action, seat),
        say=game.say(state, action, lang, seat),
        explain=game.explain(state, action, lang, seat),
        gains=state.consequence(action, seat),
    )


def names_then(summary: Summary, bots: frozenset[int], lang: str) -> list[str]:
    """What the seats were called while bots had taken over only those."""
    sitters = enumerate(summary.sitters())
    return seat_names([Sitter(name, bot_then(name, bot, at in bots)) for at, (name, bot) in sitters], lang)


def bot_then(name: str | None, bot: str | None, taken_over: bool) -> str | None:
    """The bot that played there, if one did: for a person only while it had taken over."""
    if name is None:
        return bot
    return (bot or level_for(Role.TAKES_OVER).name) if taken_over else None


def event_info(game: Game[State], told: Told, seat: int | None, lang: str, names: Sequence[str]) -> EventInfo:
    """An event as a seat may know it: the only way events leave the server."""
    seen = told.event.seen_by(seat)
    return EventInfo(
        event=seen.kind.name,
        seat=int(seen.seat),
        by=told.by,
        sort=sort_of(seen),
        heading=seen.kind.heading,
        values=dict(zip(seen.kind.fields, seen.values(), strict=True)),
        say=game.tells(seen, lang, names),
        elements=game.traces(seen),
    )


def sort_of(event: Event) -> Literal["deed", "gain", "cost", "fate"]:
    if event.kind.gain:
        return "gain" if event.first > 0 else "cost"
    return "fate" if event.kind.fate else "deed"


def undo_of(
    live: Live, row: TableRow, mine: list[int], alone: bool
) -> tuple[Literal["free", "ask"] | None, int | None]:
    """How a person may take back now, and the move of which of their seats: the last where there are several."""
    if row.undo and row.status == "playing":
        if free := {at: seat for seat in mine if (at := live.free_undo(seat)) is not None}:
            return "free", free[max(free)]
        if asked := {at: seat for seat in mine if (at := live.last_move_of(seat)) is not None}:
            return "free" if alone else "ask", asked[max(asked)]
    return None, None


def proposal_info(live: Live, seat: int | None) -> ProposalInfo | None:
    proposal = live.proposal
    if proposal is None:
        return None
    return ProposalInfo(
        number=proposal.number,
        seat=proposal.seat,
        moves=sum(1 for move in live.undo_of(proposal.to) if move.known_to(seat)),
        agreed=sorted(proposal.agreed),
    )
