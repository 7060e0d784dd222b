"""The parts of a server process put together."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool

from feldberg.extras import needing
from feldberg.server.accounts import Accounts
from feldberg.server.bots import LocalThinker, Thinker
from feldberg.server.desk import Desk
from feldberg.server.hub import Hub
from feldberg.server.keeper import Keeper
from feldberg.server.limits import Limits, Places
from feldberg.server.lobby import Lobby
from feldberg.server.play import Play
from feldberg.server.settings import Settings
from feldberg.server.showing import Showing
from feldberg.server.store import migrate, open_database, sessions
from feldberg.server.talk import Talk
from feldberg.server.watch import Metrics


class House:
    """All parts of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        secret = settings.secret()
        self.hub, self.thinker = news_and_bots(settings)
        self.engine = open_database(settings.database_url)
        migrate(self.engine)
        self.sessions = sessions(self.engine)
        self.desk = Desk(self.sessions)
        self.accounts = Accounts(self.sessions, secret)
        self.lobby = Lobby(self.desk, settings.contents, settings.hosting)
        self.play = Play(self.desk)
        self.showing = Showing(self.desk, self.lobby)
        self.talk = Talk(self.desk, self.lobby, self.showing)
        self.limits = Limits(settings.calls_a_minute)
        self.logins = Limits(settings.logins_a_minute)
        self.sayings = Limits(settings.lines_a_minute)
        self.records = Limits(settings.hosting.records)
        self.sockets = Places(settings.sockets)
        self.windows = Places(settings.sockets)
        self.metrics = Metrics()
        self.keeper = Keeper(self.desk, self.play, self.lobby, self.hub, self.thinker)

    async def open(self) -> None:
        await self.hub.open()
        self.thinker.open()
        self.keeper.open()

    async def close(self) -> None:
        await self.keeper.close()
        await self.hub.close()
        await run_in_threadpool(self.thinker.close)
        self.engine.dispose()


def news_and_bots(settings: Settings) -> tuple[Hub, Thinker]:
    """Within this process, or through Redis where several serve the same tables."""
    if not settings.redis:
        return Hub(), LocalThinker(settings.bot_workers, settings.bot_seconds)
    with needing("redis"):
        from feldberg.server.sharing import RedisHub, RedisThinker
    return RedisHub(settings.redis), RedisThinker(settings.redis, settings.bot_seconds)
