"""The HTTP side: everything a browser can do, typed. What is about people alone is in `people`."""

from __future__ import annotations

import contextlib
import re
import secrets
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Depends, Header, Path, Query, Request, Response, WebSocket, WebSocketDisconnect
from prometheus_client import generate_latest
from pydantic import TypeAdapter
from starlette.concurrency import run_in_threadpool

from feldberg.agents import LEVELS, Role, typical_scores
from feldberg.core import words
from feldberg.core.errors import RecordError
from feldberg.core.game import Game
from feldberg.core.options import Contents, Options, settled
from feldberg.core.record import Record
from feldberg.core.registry import game as make_game
from feldberg.core.registry import game_class, games
from feldberg.server import people
from feldberg.server.callers import COOKIE, ACaller, AHouse, AUser, Lang, address, device, from_here, house_of
from feldberg.server.house import House
from feldberg.server.lobby import Wanted
from feldberg.server.messages import (
    Accepted,
    Answer,
    Chat,
    GameInfo,
    GivenOptions,
    Hint,
    Joining,
    Leaving,
    LevelInfo,
    NewTable,
    OptionInfo,
    Play,
    Position,
    Problem,
    Readiness,
    Reason,
    Refused,
    Replay,
    Saying,
    SeatChange,
    SeatNaming,
    TableInfo,
    TableUpdate,
    Undo,
)
from feldberg.server.refusals import Forbidden, Invalid, NotFound, Refusal, Unknown
from feldberg.server.sockets import POLICY_VIOLATION, TRY_AGAIN_LATER, TableSocket
from feldberg.server.store import AWAY
from feldberg.server.talk import talk_of

LONGEST_GAME = 5000  # moves of an uploaded record
LONGEST_REEL = 50  # positions of a replay in one answer

GAMES = TypeAdapter(list[GameInfo])
ERRORS: dict[int | str, dict[str, Any]] = {status: {"model": Problem} for status in (400, 401, 403, 404, 409, 422, 429)}
router = APIRouter(prefix="/api", responses=ERRORS)
router.include_router(people.router)

TABLE_ID = r"^[A-Za-z0-9_-]+$"
TableId = Annotated[str, Path(max_length=16, pattern=TABLE_ID)]
SeatNumber = Annotated[int, Path(ge=0, le=15)]
LineNumber = Annotated[int, Path(ge=0, le=2**31 - 1)]
Invitation = Annotated[str | None, Query(max_length=64, description="from the host's link")]


# Games


@router.get("/games", response_model=list[GameInfo])
def list_games(house: AHouse, lang: Lang = "en") -> Response:
    """The games with all their options."""
    if lang not in house.catalogues:
        house.catalogues[lang] = GAMES.dump_json(
            [game_info(name, lang, house.lobby.content_of(name)) for name in games()]
        )
    return Response(house.catalogues[lang], media_type="application/json")


@router.post("/games/{name}/options")
def offer_options(
    name: Annotated[str, Path(max_length=40)], given: GivenOptions, lang: Lang = "en"
) -> list[OptionInfo]:
    """The options of a game where some are already chosen: what is usual then, and what is left to choose from."""
    if name not in games():
        raise NotFound(f"there is no game {name!r}: there are {', '.join(games())}")
    return option_infos(name, given.options, lang)


def game_info(name: str, lang: str, content: Options) -> GameInfo:
    game = make_game(name, **content)
    return GameInfo(
        name=name,
        title=game.word("title", lang),
        options=option_infos(name, {}, lang),
        bots=level_infos(game, lang),
        ours=[game.word(what, lang) for what in game.ours],
    )


def option_infos(name: str, given: Options, lang: str) -> list[OptionInfo]:
    game = make_game(name)
    known = game_class(name).OPTIONS
    options = settled(known, given)
    infos = []
    for option in known:
        if isinstance(option, Contents):
            continue  # the house has it, nobody chooses it
        obstacle = option.obstacle(options)
        infos.append(
            OptionInfo(
                name=option.name,
                default=option.usual(options),
                explanation=game.word(f"option.{option.name}", lang),
                allowed=option.allowed(options),
                values=option.values(options),
                obstacle=game.word(obstacle, lang) if obstacle else "",
                unsaid=option.unsaid,
            )
        )
    return infos


def level_infos(game: Game[Any], lang: str) -> list[LevelInfo]:
    scores = typical_scores(game)
    return [
        LevelInfo(
            name=one.name,
            title=one.words[lang].name,
            style=one.words[lang].style,
            opponent=Role.OPPONENT in one.roles,
            offered=one.offered,
            typical=scores.get(one.name, {}),
        )
        for one in LEVELS
    ]


# Tables


@router.get("/tables")
def list_tables(
    house: AHouse, user: ACaller, which: Literal["open", "running", "mine", "finished"] = "open"
) -> list[TableInfo]:
    """Tables to join, to watch, to go on with, or to look back at."""
    if which == "open":
        found = house.lobby.open_tables()
    elif which == "running":
        found = house.lobby.running()
    elif user is None:
        raise Unknown("you are not known here: say your name first", "unknown")
    else:
        found = house.lobby.tables_of(user, finished=which == "finished")
    return [house.showing.table(summary, user) for summary in found]


@router.post("/tables", status_code=201)
def new_table(house: AHouse, user: AUser, wanted: NewTable) -> TableInfo:
    table = house.lobby.create(user, Wanted(**wanted.model_dump()))
    return info(house, table, user)


def info(house: House, table: str, user: str | None) -> TableInfo:
    return house.showing.table(house.lobby.summary(table), user)


@router.get("/tables/{table}")
def see_table(
    house: AHouse,
    user: ACaller,
    table: TableId,
    lang: Lang = "en",
    invitation: Invitation = None,
    since: Annotated[
        int | None, Query(ge=0, le=10**9, description="the update I have, for the events after it")
    ] = None,
) -> TableUpdate:
    """The table as I see it now."""
    return house.showing.update(table, user, invitation, lang, since)


@router.delete("/tables/{table}", status_code=204)
async def delete_table(house: AHouse, user: AUser, table: TableId) -> None:
    """Give up a table that has not started (the host), or leave it (others)."""
    await run_in_threadpool(house.lobby.leave, table, user)
    await house.keeper.changed(table)


@router.post("/tables/{table}/join")
async def join(house: AHouse, user: AUser, table: TableId, joining: Joining) -> TableInfo:
    await run_in_threadpool(house.lobby.join, table, user, joining.seat, joining.invitation)
    return await changed(house, table, user)


@router.put("/tables/{table}/seats/{seat}")
async def set_seat(house: AHouse, user: AUser, table: TableId, seat: SeatNumber, change: SeatChange) -> TableInfo:
    """The host frees a seat, or puts a bot there."""
    await run_in_threadpool(house.lobby.set_seat, table, user, seat, change.bot)
    return await changed(house, table, user)


@router.put("/tables/{table}/seats/{seat}/name")
async def name_seat(house: AHouse, user: AUser, table: TableId, seat: SeatNumber, naming: SeatNaming) -> TableInfo:
    """Say who plays a further seat of mine on this screen."""
    await run_in_threadpool(house.lobby.name_seat, table, user, seat, naming.name)
    return await changed(house, table, user)


@router.post("/tables/{table}/start")
async def start(house: AHouse, user: AUser, table: TableId) -> TableInfo:
    await run_in_threadpool(house.lobby.start, table, user)
    return await changed(house, table, user)


@router.post("/tables/{table}/close")
async def close(house: AHouse, user: AUser, table: TableId) -> TableInfo:
    """Give up a game that cannot be read any more, as one who sits there; its record can be had then."""
    await run_in_threadpool(house.lobby.close, table, user)
    return await changed(house, table, user)


@router.post("/tables/{table}/rematch")
async def rematch(house: AHouse, user: AUser, table: TableId) -> TableInfo:
    again = await run_in_threadpool(house.lobby.rematch, table, user)
    await house.keeper.changed(table)
    return await changed(house, again, user)


async def changed(house: House, table: str, user: str) -> TableInfo:
    await house.keeper.changed(table)
    return await run_in_threadpool(info, house, table, user)


# Playing, for those who do not use the socket


@router.post("/tables/{table}/play")
async def play(house: AHouse, user: AUser, table: TableId, move: Play) -> Accepted:
    number = await house.clerk.write(partial(house.play.move, table, user, move.seat, move.action, move.token))
    return await entered(house, table, "play", move.id, number)


@router.post("/tables/{table}/undo")
async def undo(house: AHouse, user: AUser, table: TableId, wish: Undo) -> Accepted:
    number = await house.clerk.write(partial(house.play.undo, table, user, wish.seat, wish.token))
    return await entered(house, table, "undo", wish.id, number)


@router.post("/tables/{table}/answer")
async def answer(house: AHouse, user: AUser, table: TableId, given: Answer) -> Accepted:
    """Agree to a take-back, or refuse it."""
    number = await house.clerk.write(partial(house.play.answer, table, user, given.seat, given.proposal, given.agree))
    return await entered(house, table, "answer", given.id, number)


@router.post("/tables/{table}/resign")
async def resign(house: AHouse, user: AUser, table: TableId, leaving: Leaving) -> Accepted:
    """Leave the game; a bot plays on."""
    number = await house.clerk.write(partial(house.play.resign, table, user, leaving.seat))
    return await entered(house, table, "resign", "", number)


@router.post("/tables/{table}/return")
async def come_back(house: AHouse, user: AUser, table: TableId, coming: Leaving) -> Accepted:
    """Play on myself at a seat that a bot took over from me, once it has answered what it was asked."""
    number = await house.keeper.come_back(table, user, coming.seat)
    return await entered(house, table, "return", "", number)


async def entered(house: House, table: str, kind: str, reply: str, number: int) -> Accepted:
    house.metrics.entries.labels(kind).inc()
    await house.keeper.changed(table)
    return Accepted(id=reply, at=number)


@router.post("/tables/{table}/chat", status_code=204)
async def chat(house: AHouse, user: AUser, table: TableId, saying: Saying, invitation: Invitation = None) -> None:
    house.sayings.check(user)
    await run_in_threadpool(house.talk.say, table, user, invitation, saying.text)
    await house.hub.publish(talk_of(table))


@router.get("/tables/{table}/chat")
def read_chat(house: AHouse, user: ACaller, table: TableId, invitation: Invitation = None) -> list[Chat]:
    """What was said last."""
    return house.talk.lines(table, user, invitation)


@router.delete("/tables/{table}/chat/{line}", status_code=204)
async def unsay(house: AHouse, user: AUser, table: TableId, line: LineNumber) -> None:
    """Take away what I said, or as the host what anybody did."""
    await run_in_threadpool(house.talk.unsay, table, user, line)
    await house.hub.publish(talk_of(table))


@router.post("/tables/{table}/chat/{line}/report", status_code=204)
def report(house: AHouse, user: AUser, table: TableId, line: LineNumber, invitation: Invitation = None) -> None:
    """Tell those who run this server of something that was said."""
    house.sayings.check(user)
    house.talk.report(table, user, invitation, line)


@router.get("/tables/{table}/hint")
async def hint(
    house: AHouse, user: AUser, table: TableId, seat: Annotated[int, Query(ge=0, le=15)], lang: Lang = "en"
) -> Hint:
    """What a bot would do at my seat, and why, where the table allows hints."""
    with house.hub.listening(table) as bell:
        world, asked, token = await run_in_threadpool(house.showing.puzzle, table, user, seat, lang)
        wanted = partial(house.showing.must_be_puzzled, table, user, seat, token)
        thought = await house.keeper.think(asked, bell, wanted)
    return Hint(**thought, say=world.game.say(world, thought["action"], lang, seat))


@router.get("/tables/{table}/why")
def why_not(
    house: AHouse,
    user: AUser,
    table: TableId,
    seat: Annotated[int, Query(ge=0, le=15)],
    element: Annotated[str, Query(max_length=64, description="what on the screen was touched, such as 'space:4'")],
    lang: Lang = "en",
) -> Reason:
    """Why my seat cannot choose something now."""
    return house.showing.why_not(table, user, seat, element, lang)


# Looking back


async def turning_back(request: Request) -> AsyncIterator[None]:
    """Games are played through a few at a time, one for each caller: who looks back holds nobody up who plays."""
    async with house_of(request).backwards.taking(address(request)):
        yield


LOOKING_BACK = [Depends(turning_back, scope="function")]


@router.get("/tables/{table}/positions/{moves}", dependencies=LOOKING_BACK)
def see_position(
    house: AHouse,
    user: ACaller,
    table: TableId,
    moves: Annotated[int, Path(ge=0, le=10**6)],
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    lang: Lang = "en",
    invitation: Invitation = None,
) -> Position:
    """The game after so many moves, from a perspective that I may take."""
    return house.showing.replay(table, user, invitation, lang, moves, seat)


@router.get("/tables/{table}/replay", dependencies=LOOKING_BACK)
def see_replay(
    house: AHouse,
    user: ACaller,
    table: TableId,
    first: Annotated[int, Query(ge=0, le=10**6, description="moves before the first position")] = 0,
    count: Annotated[int, Query(ge=1, le=LONGEST_REEL, description="positions, if there are so many")] = LONGEST_REEL,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    lang: Lang = "en",
    invitation: Invitation = None,
) -> Replay:
    """Some positions in a row, from a perspective that I may take; the rest by further calls."""
    return house.showing.reel(table, user, invitation, lang, first, count, seat)


@router.get("/tables/{table}/record", dependencies=LOOKING_BACK)
def download(house: AHouse, user: ACaller, table: TableId, invitation: Invitation = None) -> dict[str, Any]:
    """The record of a finished game."""
    return house.showing.record(table, user, invitation)


@router.post("/records", status_code=201)
def upload(house: AHouse, user: AUser, record: Annotated[dict[str, Any] | str, Body()]) -> TableInfo:
    """Keep a finished game that was played elsewhere, once it has proved true. A string is a record's file."""
    house.records.check(user)
    try:
        found = Record.parse(record) if isinstance(record, str) else Record.from_dict(record)
        if len(found.moves) > LONGEST_GAME:
            text = f"the record has {len(found.moves)} moves: at most {LONGEST_GAME} can be kept"
            raise RecordError(text, "long", moves=len(found.moves), most=LONGEST_GAME)
        if not found.verify().over:
            raise RecordError("the record is of a game that is not over", "unfinished")
    except RecordError as error:
        raise bad_record(error) from error
    return info(house, house.lobby.keep(user, found), user)


def bad_record(error: RecordError) -> Invalid:
    return Invalid(str(error), f"record_{error.why}", **{key: str(value) for key, value in error.values.items()})


# Operation


@router.get("/health")
async def health() -> dict[str, str]:
    """The process is alive, however busy its threads are."""
    return {"status": "alive"}


@router.get("/ready", responses={503: {"model": Readiness}})
async def ready(request: Request, response: Response) -> Readiness:
    """The database and, where used, Redis can be reached, and the disk has room."""
    problems = await house_of(request).problems()
    if problems:
        response.status_code = 503
    return Readiness(ready=not problems, problems=problems)


@router.get("/metrics", include_in_schema=False)
def metrics(house: AHouse, authorization: Annotated[str, Header()] = "") -> Response:
    """For who has the token."""
    token = house.settings.metrics_token
    if not token or not secrets.compare_digest(authorization.encode(), f"Bearer {token}".encode()):
        raise Forbidden("metrics are for who has the token: FELDBERG_METRICS_TOKEN")
    return Response(generate_latest(house.metrics.registry), media_type="text/plain; version=0.0.4")


# The socket


def must_be_an_id(table: str) -> None:
    """What cannot name a table is not looked for."""
    if not re.fullmatch(TABLE_ID, table):
        raise NotFound("there is no such table", "no_table")


@router.websocket("/tables/{table}/socket")
async def table_socket(
    socket: WebSocket,
    table: str,
    lang: str = "en",
    invitation: str | None = None,
    since: int | None = None,
    deltas: bool = False,
) -> None:
    """Numbered updates of a table, and the actions of those who sit there."""
    house: House = socket.app.state.house
    if not from_here(socket) or lang not in words.LANGUAGES:
        await socket.close(POLICY_VIOLATION, "elsewhere")
        return
    await socket.accept()
    cookie = socket.cookies.get(COOKIE)

    def known() -> str | None:
        return house.visits.user_of(cookie, device(socket), house.desk.now())

    user = await run_in_threadpool(known)
    with house.metrics.sockets.track_inprogress():
        try:
            must_be_an_id(table)
            with house.sockets.taking(address(socket)), house.windows.taking(user):
                await TableSocket(house, socket, table, user, known, lang, invitation, since, deltas).run()
        except WebSocketDisconnect:
            return
        except Refusal as refusal:
            problem = Refused(id="", at=0, **refusal.told())
            with contextlib.suppress(WebSocketDisconnect):
                await socket.send_text(problem.model_dump_json())
                await socket.close(POLICY_VIOLATION, refusal.reason or refusal.code)
        except AWAY:
            with contextlib.suppress(WebSocketDisconnect):
                await socket.close(TRY_AGAIN_LATER, "away")
