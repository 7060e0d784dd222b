"""The socket of a table: numbered updates out, actions in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from starlette.concurrency import run_in_threadpool

from feldberg.server.house import House
from feldberg.server.hub import Bell
from feldberg.server.limits import Bucket
from feldberg.server.messages import (
    Accepted,
    Answer,
    ClientMessage,
    Message,
    Ping,
    Play,
    Pong,
    Refused,
    Sync,
    TalkUpdate,
    Undo,
)
from feldberg.server.refusals import Invalid, Refusal, TooMuch, Unknown
from feldberg.server.shown import Shown
from feldberg.server.store import AGAIN_SECONDS, AWAY, away
from feldberg.server.talk import talk_of
from feldberg.server.visits import person_of

LONGEST_MESSAGE = 4096
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
SILENCE_SECONDS = 90.0  # a client that says nothing for so long, not even ping, is gone
GOING_AWAY = 1001
POLICY_VIOLATION = 1008
TRY_AGAIN_LATER = 1013


class TableSocket:
    """One browser at one table."""

    def __init__(
        self,
        house: House,
        socket: WebSocket,
        table: str,
        user: str | None,
        known: Callable[[], str | None],
        lang: str,
        invitation: str | None,
        since: int | None,
        deltas: bool,
    ) -> None:
        self.house = house
        self.socket = socket
        self.table = table
        self.user = user
        self.known = known
        self.lang = lang
        self.invitation = invitation
        self.sent = since  # the number of the last update; None: none, or it may be lost
        self.shown: Shown | None = None  # what it was, if it was sent here
        self.deltas = deltas  # whether what changed is enough
        self.bell = Bell()
        self.said: set[int] = set()  # the lines of the talk that were sent
        self.sending = asyncio.Lock()
        self.bucket = Bucket(house.settings.messages_a_second, house.settings.messages_a_second * 3)

    async def run(self) -> None:
        """Until one side ends it; a Refusal if the table cannot be seen, or no longer."""
        hub = self.house.hub
        with (
            hub.listening(self.table, self.bell) as news,
            hub.listening(talk_of(self.table)) as talk,
            hub.listening(person_of(self.user or "")) as leaving,
        ):
            await self.tell_talk()
            await self.update()
            bells = ((news, self.tell), (talk, self.tell_talk), (leaving, self.must_be_known))
            work = [self.listen(), *(self.whenever(bell, told) for bell, told in bells)]
            tasks = [asyncio.create_task(one) for one in work]
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.wait(tasks)
            for task in done:
                task.result()

    # Out

    async def whenever(self, bell: Bell, told: Callable[[], Awaitable[None]]) -> None:
        while True:
            await bell.wait()
            bell.clear()
            try:
                await told()
            except AWAY:
                await asyncio.sleep(AGAIN_SECONDS)
                bell.set()

    async def tell(self) -> None:
        """Send an update if the table changed for who sits here: not when others go on with a secret plan."""
        await self.update(anyway=False)

    async def must_be_known(self) -> None:
        """Who logged out, or was, is shown nothing more."""
        if await run_in_threadpool(self.known) != self.user:
            raise Unknown("you are logged out here", "logged_out")

    async def tell_talk(self) -> None:
        """Send what was said, or taken away, since the last time."""
        lines = await run_in_threadpool(self.house.talk.lines, self.table, self.user, self.invitation)
        there = {line.id for line in lines}
        first = lines[0].id if lines else 0  # what is further back is not gone
        gone = sorted(line for line in self.said - there if line >= first or not lines)
        fresh = [line for line in lines if line.id not in self.said]
        self.said = there
        if fresh or gone:
            await self.send(TalkUpdate(lines=fresh, gone=gone))

    async def update(self, anyway: bool = True) -> None:
        async with self.sending:
            showing, wanted = self.house.showing, (self.table, self.user, self.invitation, self.lang, self.sent)
            shown = showing.shown_at_once(*wanted)
            if shown is None:
                shown = await run_in_threadpool(showing.shown, *wanted)
            self.bell.told = shown.version
            if not anyway and self.shown is not None and shown.brings_nothing_after(self.shown):
                return
            before, self.shown = self.shown, shown
            self.sent = None if shown.update.position is None else shown.update.at  # the game's beginning will be news
            await self.socket.send_text(shown.text_after(before) if self.deltas and before else shown.text)

    async def send(self, message: Message) -> None:
        async with self.sending:
            await self.socket.send_text(message.model_dump_json())

    # In

    async def listen(self) -> None:
        while True:
            try:
                async with asyncio.timeout(SILENCE_SECONDS):
                    heard = await self.socket.receive()
            except TimeoutError:
                await self.socket.close(GOING_AWAY, "silent")
                return
            if heard["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(heard["code"])
            try:
                await self.hear(heard.get("text"))
            except AWAY:
                self.bell.set()  # until it can be told how things are now

    async def hear(self, text: str | None) -> None:
        reply = ""
        try:
            if not self.bucket.take():
                raise TooMuch("too many messages: wait a moment", "too_much")
            message = parsed(text)
            reply = message.id
            await asyncio.shield(self.answer(message))  # once begun it is done, whoever hangs up
        except Refusal as refusal:
            await self.refuse(reply, refusal)
            if refusal.code == "stale":
                await self.update()
        except AWAY as error:
            await self.refuse(reply, away(error))
            raise

    async def refuse(self, reply: str, refusal: Refusal) -> None:
        self.house.metrics.refusals.labels(refusal.code).inc()
        await self.send(Refused(id=reply, at=self.sent or 0, **refusal.told()))

    async def answer(self, message: ClientMessage) -> None:
        if isinstance(message, Ping):
            await self.send(Pong(id=message.id))
        elif isinstance(message, Sync):
            self.sent = None
            await self.update()
        else:
            with self.house.metrics.moves.time():
                number = await self.enter(message)
            try:
                await self.send(Accepted(id=message.id, at=number))
            finally:
                await self.house.keeper.changed(self.table)

    async def enter(self, message: Play | Undo | Answer) -> int:
        if self.user is None:
            raise Unknown("who only watches cannot play", "watching")
        play, at = self.house.play, (self.table, self.user, message.seat)
        if isinstance(message, Play):
            write = partial(play.move, *at, message.action, message.token)
        elif isinstance(message, Undo):
            write = partial(play.undo, *at, message.token)
        else:
            write = partial(play.answer, *at, message.proposal, message.agree)
        number = await self.house.clerk.write(write)
        self.house.metrics.entries.labels(message.type).inc()
        return number


def parsed(text: str | None) -> ClientMessage:
    if text is None:
        raise Invalid("a message is text")
    if len(text) > LONGEST_MESSAGE:
        raise Invalid(f"a message has at most {LONGEST_MESSAGE} characters")
    try:
        return CLIENT_MESSAGE.validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        raise Invalid(f"{'.'.join(map(str, first['loc'])) or 'message'}: {first['msg']}") from error
