"""The parts of a server process put together."""

from __future__ import annotations

import asyncio
import shutil
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Pool, QueuePool, text
from starlette.concurrency import run_in_threadpool

from feldberg.extras import needing
from feldberg.server.accounts import Accounts
from feldberg.server.belongings import Belongings
from feldberg.server.bots import LocalThinker, Thinker
from feldberg.server.clerk import Clerk
from feldberg.server.desk import Desk
from feldberg.server.hub import Hub
from feldberg.server.keeper import Keeper
from feldberg.server.letters import Letters
from feldberg.server.limits import Limits, Places
from feldberg.server.lobby import Lobby
from feldberg.server.play import Play
from feldberg.server.post import Post
from feldberg.server.refusals import quoted
from feldberg.server.settings import Settings, SetupError
from feldberg.server.showing import Showing
from feldberg.server.store import is_full, migrate, must_have_room, open_database, sessions
from feldberg.server.talk import Talk
from feldberg.server.turns import Turns
from feldberg.server.visits import Visits
from feldberg.server.watch import Metrics

MEGABYTE = 1024 * 1024
LEAST_SPACE = 50 * MEGABYTE  # on the disk, for the server to be ready
EXAMINING_SECONDS = 3.0
LOOKING_BACK = 2  # games that are played through at once


class House:
    """All parts of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        secret = settings.secret()
        self.hub, self.thinker = news_and_bots(settings)
        self.engine = open_database(settings.database_url)
        migrate(self.engine)
        self.sessions = sessions(self.engine)
        self.desk = Desk(self.sessions)
        self.hub.elsewhere = self.desk.outdated
        self.accounts = Accounts(self.sessions)
        self.letters, self.post = self.letters_and_post(settings)
        self.visits = Visits(self.sessions, secret)
        self.lobby = Lobby(self.desk, settings.contents, settings.hosting)
        self.catalogues: dict[str, bytes] = {}  # by language: the games as they are listed, which never changes
        self.play = Play(self.desk)
        self.showing = Showing(self.desk, self.lobby)
        self.talk = Talk(self.desk, self.showing)
        self.belongings = Belongings(self.desk, self.lobby, self.play, self.showing)
        self.limits = Limits(settings.calls_a_minute)
        self.logins = Limits(settings.logins_a_minute)
        self.guesses = Limits(settings.guesses_a_minute, settings.guesses_at_once)
        self.lettering = Limits(settings.letters_an_hour / 60, settings.letters_an_hour)
        self.newcomers = Limits(settings.guests_an_hour / 60, settings.guests_an_hour / 2)
        self.sayings = Limits(settings.lines_a_minute)
        self.records = Limits(settings.hosting.records)
        self.sockets = Places(settings.sockets)
        self.windows = Places(settings.sockets)
        self.backwards = Turns(LOOKING_BACK, 1)
        self.clerk = Clerk(self.desk)
        self.keeper = Keeper(self.desk, self.play, self.lobby, self.hub, self.thinker, self.clerk)

        turns, pool = self.keeper.turns, self.engine.pool
        self.metrics.watch(
            {
                "bots_waiting": ("Bots that wait for a worker", lambda: turns.length),
                "bots_thinking": ("Bots that think", lambda: sum(turns.running.values())),
                "connections": ("Connections to the database in use", lambda: connections_in_use(pool)),
                "tables_unreadable": ("Tables that were found unreadable", lambda: len(self.keeper.unreadable)),
            }
        )
        self.examiner: ThreadPoolExecutor | None = None  # the database may hang, and must not take others along

    def letters_and_post(self, settings: Settings) -> tuple[Letters | None, Post | None]:
        """Where a mail server was named."""
        if settings.mail is None:
            return None, None
        if not settings.origins:
            raise SetupError("letters need --origin: where their links lead, whatever a caller says")
        return Letters(self.accounts, settings.origins[0]), Post(settings.mail, self.metrics.letters)

    async def problems(self) -> dict[str, str]:
        """What keeps the server from serving, in words."""
        self.examiner = self.examiner or ThreadPoolExecutor(1, "ready")
        examined = asyncio.get_running_loop().run_in_executor(self.examiner, self.examine)
        try:
            found = await asyncio.wait_for(examined, EXAMINING_SECONDS)
        except TimeoutError:
            found = {"database": f"it does not answer for {EXAMINING_SECONDS:g} seconds"}
        if not await self.hub.ready():
            found["news"] = "Redis does not answer"
        if (free := self.free_space()) is not None and free < LEAST_SPACE:
            found["disk"] = f"only {free // MEGABYTE} MB are free, less than {LEAST_SPACE // MEGABYTE}"
        return found

    def examine(self) -> dict[str, str]:
        """Whether the database answers, and has room where that cannot be seen from here."""
        try:
            with self.sessions() as session:
                session.execute(text("SELECT 1 FROM users LIMIT 1"))
                if self.engine.dialect.name == "postgresql":
                    must_have_room(session)
        except Exception as error:
            return {"disk" if is_full(error) else "database": quoted(str(error).splitlines()[0])}
        return {}

    def free_space(self) -> int | None:
        """Bytes that are left for the database, where it is a file here."""
        if self.engine.dialect.name != "sqlite":
            return None
        try:
            return shutil.disk_usage(self.settings.data).free
        except OSError:
            return 0

    async def open(self) -> None:
        await self.hub.open()
        self.thinker.open()
        self.keeper.open()

    async def close(self) -> None:
        await self.keeper.close()
        await self.hub.close()
        await run_in_threadpool(self.thinker.close)
        await run_in_threadpool(self.clerk.close)
        if self.post:
            self.post.close()
        if self.examiner:
            self.examiner.shutdown(wait=False, cancel_futures=True)
            self.examiner = None
        self.engine.dispose()


def connections_in_use(pool: Pool) -> int:
    return pool.checkedout() if isinstance(pool, QueuePool) else 0


def news_and_bots(settings: Settings) -> tuple[Hub, Thinker]:
    """Within this process, or through Redis where several serve the same tables."""
    if not settings.redis:
        return Hub(), LocalThinker(settings.bot_workers, settings.bot_seconds, settings.bot_processes)
    with needing("redis"):
        from feldberg.server.sharing import RedisHub, RedisThinker
    return RedisHub(settings.redis), RedisThinker(settings.redis, settings.bot_seconds)
