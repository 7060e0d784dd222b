"""Everything that goes over the wire, typed. The TypeScript types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from feldberg.core.view import View

Name = Field(min_length=1, max_length=40)
Seat = Field(ge=0, le=15)
Number = Field(ge=0, le=10**9)
Token = Field(ge=0, le=10**9, description="of the seat: what it was asked when it decided")


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid")


# What clients send


class Naming(Message):
    name: str = Name


class Login(Message):
    login: str = Name
    password: str = Field(min_length=1, max_length=200)


class NewPassword(Message):
    old: str = Field(min_length=1, max_length=200)
    new: str = Field(min_length=1, max_length=200)


class Proof(Message):
    """That it is oneself who wants that."""

    password: str = Field("", max_length=200, description="of one's account, if one has one")


class Recovery(Message):
    login: str = Name
    code: str = Field(min_length=1, max_length=40, description="one of those given with the account")
    password: str = Field(min_length=1, max_length=200, description="the new one")


class NewAddress(Proof):
    address: str = Field(min_length=1, max_length=254, description="to be written to, once its owner confirms it")


class Forgotten(Message):
    login: str = Name


class Link(Message):
    """What the link of a letter ends with."""

    token: str = Field(min_length=1, max_length=64)


class Renewal(Link):
    password: str = Field(min_length=1, max_length=200, description="the new one")


class NewTable(Message):
    game: str = Field(max_length=40)
    options: dict[str, Any] = Field(default_factory=dict)
    bots: dict[int, str] = Field(default_factory=dict, description="bots by seat")
    people: Annotated[int, Field(ge=0, le=16)] | Annotated[list[Annotated[int, Seat]], Field(max_length=16)] = Field(
        1, description="the seats that the host plays on one screen, or how many"
    )
    names: dict[int, Annotated[str, Name]] = Field(
        default_factory=dict, description="by seat, of who plays there in the host's stead"
    )
    invited: bool = Field(False, description="joined only with the host's link")
    clock: float | None = Field(None, ge=5, le=60 * 60 * 24 * 30, allow_inf_nan=False, description="seconds for a turn")
    undo: bool = True
    hints: bool = True


class GivenOptions(Message):
    options: dict[str, Any] = Field(default_factory=dict)


class Joining(Message):
    seat: int | None = Field(None, ge=0, le=15)
    invitation: str | None = Field(None, max_length=64)


class SeatChange(Message):
    bot: str | None = Field(None, max_length=20, description="a bot, or nobody")


class SeatNaming(Message):
    name: Annotated[str, Name] | None = Field(description="of who plays there in one's stead, or nobody's")


class Leaving(Message):
    seat: int = Seat


class Saying(Message):
    text: str = Field(min_length=1, max_length=500, pattern=r"^[^\x00]*[^\s\x00][^\x00]*$")


class Play(Message):
    type: Literal["play"] = "play"
    id: str = Field("", max_length=40, description="comes back in the answer")
    token: int = Token
    seat: int = Seat
    action: int = Number


class Undo(Message):
    type: Literal["undo"] = "undo"
    id: str = Field("", max_length=40)
    token: int = Token
    seat: int = Seat


class Answer(Message):
    """To another player's wish to take back."""

    type: Literal["answer"] = "answer"
    id: str = Field("", max_length=40)
    seat: int = Seat
    proposal: int = Field(ge=0, le=10**9, description="the wish's number")
    agree: bool


class Sync(Message):
    """Send everything anew: something was missed."""

    type: Literal["sync"] = "sync"
    id: str = Field("", max_length=40)


class Ping(Message):
    type: Literal["ping"] = "ping"
    id: str = Field("", max_length=40)


# What the server sends


class Me(Message):
    id: str
    name: str
    login: str | None


class Codes(Message):
    """For who forgets their password: each lets one in once."""

    codes: list[str]


class Registered(Codes):
    me: Me


class MailInfo(Message):
    """Whether who forgets their password can be written to."""

    offered: bool = Field(description="this server sends letters")
    address: str | None = Field(description="of one's account")
    waiting: str | None = Field(description="an address that its owner has still to confirm")


class Readiness(Message):
    ready: bool
    problems: dict[str, str] = Field(description="what is wrong, by where: database, news, disk")


class Device(Message):
    """A browser in which one is logged in."""

    id: str
    agent: str = Field(description="what the browser calls itself")
    created: float
    seen: float = Field(description="when it was used last, to the hour")
    here: bool


class OptionInfo(Message):
    name: str
    default: Any
    explanation: str
    allowed: str
    values: list[Any] | None = Field(description="all that is allowed, where it is little")
    obstacle: str = Field(description="what keeps a value away that people may look for")
    unsaid: bool = Field(description="worth no word where it has its default")


class LevelInfo(Message):
    """A bot that can be given a seat."""

    name: str
    title: str
    style: str = Field(description="how it plays")
    opponent: bool = Field(description="sits opposite where nobody chose")
    offered: bool = Field(description="to people who seat bots; the others are for study")
    typical: dict[int, int] = Field(
        description="mean score against apprentices with the usual options, by the number of players, where measured"
    )


class GameInfo(Message):
    name: str
    title: str
    options: list[OptionInfo]
    bots: list[LevelInfo] = Field(description="weakest first")
    ours: list[str] = Field(description="what of the printed pieces could not be had and is our own")


class SeatInfo(Message):
    seat: int
    name: str | None = Field(description="of the person; nobody's where free or a bot's")
    bot: str | None
    mine: bool
    left: bool = Field(description="was mine, before a bot took over")


class TableInfo(Message):
    id: str
    game: str
    options: dict[str, Any]
    status: Literal["open", "playing", "over", "closed"] = Field(description="closed: left for good before its end")
    host: str
    hosting: bool
    seats: list[SeatInfo]
    invitation: str | None = Field(description="told to the host alone")
    clock: float | None
    deadline: float | None
    asked: list[int] = Field(description="the seats whose decision is awaited")
    undo: bool
    hints: bool
    scores: list[int] | None
    ranking: list[int] | None
    rematch: str | None
    created: float
    changed: float


class ChoiceInfo(Message):
    action: int
    parts: dict[str, int | str]
    elements: list[str]
    say: str
    explain: str
    gains: dict[str, int]


class EventInfo(Message):
    event: str
    seat: int
    by: int = Field(description="the seat whose move brought it; -1 for nobody's")
    sort: Literal["deed", "gain", "cost", "fate"]
    heading: int = Field(description="1 where a great part of the game begins, 2 where one within it does, else 0")
    values: dict[str, int]
    say: str
    elements: list[str] = Field(description="what on the shared board, or on the seat's, it is about")


class Hint(Message):
    """What a bot would do."""

    action: int
    say: str
    reason: str = Field(description="why, in a few sentences")


class Reason(Message):
    """Why something cannot be chosen now."""

    say: str = Field(description="empty where it can")


class Chat(Message):
    """A line that somebody said."""

    id: int
    by: str | None = Field(description="whose it is: the person's id, where it is known")
    name: str = Field(description="as nobody else is called at the table")
    text: str
    at: float


class ProposalInfo(Message):
    number: int = Field(description="told with the answer")
    seat: int
    moves: int = Field(description="that would be taken back")
    agreed: list[int]


class TakenBack(Message):
    """A take-back that has just happened."""

    seat: int = Field(description="whose wish it was")
    moves: int


Seen = Annotated[dict[str, Any], View]  # and what the game adds


class Position(Message):
    """What a seat sees at some point of a game."""

    moves: int = Field(description="so far that all may know of")
    seat: int | None
    view: Seen
    secret: bool = Field(description="only this seat may see what is shown or asked")
    ask: str
    choices: list[ChoiceInfo]
    asides: list[ChoiceInfo] = Field(description="how the seat may wish to be asked from now on, asked or not")


class Frame(Message):
    """A position of a replay."""

    view: Seen
    ask: str
    told: list[str] = Field(description="what the move that led here brought")


class Replay(Message):
    """Some positions of a game, in order."""

    moves: int = Field(description="so far in the whole game, as far as all may know of them")
    first: int = Field(description="moves before the first of these positions")
    frames: list[Frame]


class TableUpdate(Message):
    """The table as one seat sees it now, with the events since an update; `since` None: everything anew.

    Then the events are the last ones, for the log, and what was logged before no longer counts.
    """

    type: Literal["table"] = "table"
    at: int = Field(description="how much was entered so far that one may know of")
    since: int | None
    tokens: dict[int, int] = Field(description="of one's own seats; each changes with what the seat is asked")
    table: TableInfo
    names: list[str] = Field(description="what sentences call the seats")
    teams: list[list[int]] = Field(description="the seats that win together")
    position: Position | None
    unreadable: Literal["", "old_rules", "damaged"] = Field(description="why the game cannot be shown nor played on")
    events: list[EventInfo]
    undo: Literal["free", "ask"] | None
    undo_seat: int | None = Field(description="of one's own seats, the one whose move would be taken back")
    proposal: ProposalInfo | None
    taken_back: TakenBack | None
    refused_by: int | None = Field(description="the seat that has just refused a take-back")


class TableDelta(Message):
    """What changed since an update, and the events since; the rest of a `TableUpdate` is as it was (see `deltas`)."""

    type: Literal["delta"] = "delta"
    since: int = Field(description="the update's `at`")
    events: list[EventInfo]
    delta: dict[str, Any]


class TalkUpdate(Message):
    """What is said at the table: after coming all that is shown, then what is new or gone."""

    type: Literal["talk"] = "talk"
    lines: list[Chat]
    gone: list[int] = Field(description="lines that somebody took away")


class Accepted(Message):
    type: Literal["accepted"] = "accepted"
    id: str
    at: int


class Refused(Message):
    type: Literal["refused"] = "refused"
    id: str
    code: str
    error: str
    reason: str = Field("", description="which refusal it is, for words in other languages")
    values: dict[str, int | str] = Field(default_factory=dict, description="to be put into those words")
    at: int


class Pong(Message):
    type: Literal["pong"] = "pong"
    id: str


class Problem(Message):
    """The body of every error answer."""

    code: str
    error: str
    reason: str = Field("", description="which refusal it is, for words in other languages")
    values: dict[str, int | str] = Field(default_factory=dict, description="to be put into those words")


ClientMessage = Annotated[Play | Undo | Answer | Sync | Ping, Field(discriminator="type")]
ServerMessage = TableUpdate | TableDelta | TalkUpdate | Accepted | Refused | Pong
