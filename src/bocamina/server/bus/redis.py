"""The bus between processes: Redis publish and subscribe, surviving a Redis that comes and goes."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections import deque
from contextlib import asynccontextmanager
from math import inf
from typing import TYPE_CHECKING, Any, Final

import msgspec
from redis.asyncio import ConnectionPool
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from bocamina.server.bus.bus import UNKNOWN_VERSION, Bus, Notice, OnNotice
from bocamina.server.clock import SystemClock

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from redis.asyncio import Connection

    from bocamina.server.clock import Clock

PREFIX: Final = b"bocamina:table:"
EVERYONE: Final = b"bocamina:everyone"  # news was lost: read again
CHANNELS_AT_ONCE: Final = 1000
SECONDS_TO_ANSWER: Final = 5.0
SECONDS_BETWEEN_PINGS: Final = 5.0
SECONDS_OF_SILENCE: Final = 12.0  # the timeout: two pings without an answer
SECONDS_BETWEEN_TRIES: Final = (0.05, 2.0)  # the shortest and the longest backoff
FAILURES: Final = (RedisError, OSError, TimeoutError)

log = logging.getLogger(__name__)


class SentNotice(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The message on a table's channel."""

    origin: str
    version: int
    note: str


class RedisBus(Bus):
    """Passes notices between processes; while Redis is down, listeners poll.

    After any doubt (a broken connection, news that was not sent), every listener gets
    UNKNOWN_VERSION, so nothing is buffered until Redis is back.
    """

    def __init__(self, url: str, clock: Clock | None = None) -> None:
        super().__init__()
        self._clock = SystemClock() if clock is None else clock
        self._pool = ConnectionPool.from_url(
            url,
            protocol=2,
            retry=Retry(NoBackoff(), 0),  # this class retries itself, and tells its listeners
            socket_connect_timeout=SECONDS_TO_ANSWER,
            socket_timeout=SECONDS_TO_ANSWER,
            socket_keepalive=True,
        )
        self._origin = secrets.token_urlsafe(6)
        self._tasks: list[asyncio.Task[None]] = []
        self._receiving: Connection | None = None
        self._can_receive = False
        self._subscribed: dict[str, asyncio.Event] = {}
        self._unconfirmed: deque[asyncio.Event] = deque()
        self._can_send = False
        self._has_lost_news = False
        self._outbox: list[tuple[bytes, ...]] = []
        self._has_mail = asyncio.Event()
        self._has_sent_all = asyncio.Event()
        self._has_sent_all.set()

    async def open(self) -> None:
        """Start to connect; the server starts even if Redis is down."""
        doubt = self._tell_everyone
        self._tasks = [
            asyncio.create_task(again_and_again(self._clock, "received", self._receive, doubt)),
            asyncio.create_task(again_and_again(self._clock, "sent", self._send, lambda: None)),
        ]

    async def close(self) -> None:
        """Flush what was published, then stop."""
        try:
            await self._clock.wait_for(self._has_sent_all.wait(), SECONDS_TO_ANSWER)
        except TimeoutError:
            log.warning("some news was not handed over before the end")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        self._listeners.clear()

    @property
    def is_connected(self) -> bool:
        """Whether news goes out and comes in now."""
        return self._can_send and self._can_receive

    async def publish(self, news: Notice, teller: OnNotice | None = None) -> None:
        """Tell listeners here at once, and hand the news to the task that sends."""
        self._tell(news, teller)
        if self._can_send:
            notice = SentNotice(self._origin, news.version, news.note)
            self._post(PREFIX + news.table.encode(), msgspec.msgpack.encode(notice))
        else:
            self._has_lost_news = True

    async def listen(self, table: str, listener: OnNotice) -> None:
        """Call a listener from now on; returns once Redis has taken the subscription."""
        is_first = self._add(table, listener)
        subscribed = self._subscribed.setdefault(table, asyncio.Event())
        if is_first:
            await self._subscribe([table])
        await subscribed.wait()

    async def unlisten(self, table: str, listener: OnNotice) -> None:
        """Stop calling a listener."""
        if self._remove(table, listener):
            self._subscribed.pop(table).set()
            await self._command(b"UNSUBSCRIBE", PREFIX + table.encode())

    async def _receive(self) -> None:
        """Subscribe to all that is listened to, and pass on what comes until that fails."""
        async with connected(self._pool) as connection:
            self._receiving = connection
            pinging = asyncio.create_task(self._ping())
            try:
                tables = list(self._listeners)
                for start in range(0, len(tables), CHANNELS_AT_ONCE):
                    await self._subscribe(tables[start : start + CHANNELS_AT_ONCE])
                # Redis answers in order: once this is confirmed, all the others are.
                await self._command(b"SUBSCRIBE", EVERYONE)
                while True:
                    reading = connection.read_response(timeout=inf)  # our own clock limits it
                    message = await self._clock.wait_for(reading, SECONDS_OF_SILENCE)
                    self._take(message)
            finally:
                pinging.cancel()
                self._receiving = None
                self._can_receive = False
                self._unconfirmed.clear()
                for subscribed in self._subscribed.values():
                    subscribed.set()

    async def _subscribe(self, tables: Sequence[str]) -> None:
        """Ask Redis for the news of tables; without Redis there is nothing to wait for."""
        listened = [table for table in tables if table in self._subscribed]
        events = [self._subscribed[table] for table in listened]
        if self._receiving is None:
            for event in events:
                event.set()
        elif listened:
            self._unconfirmed.extend(events)
            await self._command(b"SUBSCRIBE", *(PREFIX + table.encode() for table in listened))

    async def _command(self, *words: bytes) -> None:
        """Send a command on the receiving connection, whose reader takes the answer."""
        # The library would reconnect by itself, without the reader noticing.
        if self._receiving is not None and self._receiving.is_connected:
            try:
                await self._receiving.send_command(*words, check_health=False)
            except FAILURES:
                log.debug("the receiving connection broke")  # which its reader also notices

    async def _ping(self) -> None:
        """Send pings, so that silence means a broken connection."""
        while True:
            await self._clock.sleep(SECONDS_BETWEEN_PINGS)
            await self._command(b"PING")

    def _take(self, message: Any) -> None:
        """Act on one message from Redis."""
        match message:
            case [b"message", channel, payload] if channel != EVERYONE:
                try:
                    notice = msgspec.msgpack.decode(payload, type=SentNotice)
                    table = channel.removeprefix(PREFIX).decode()
                except ValueError:
                    log.warning("expected news, got %r on %r", payload[:80], channel[:80])
                    return
                # What was published here was told here.
                if notice.origin != self._origin:
                    self._tell(Notice(table, notice.version, notice.note))
            case [b"subscribe", channel, _] if channel != EVERYONE:
                self._unconfirmed.popleft().set()
            case [b"subscribe", _, _]:
                self._can_receive = True
                log.info("news can be received")
                self._tell_everyone()
            case [b"message", _, _]:
                self._tell_everyone()
            case _:  # the answer to a ping, or the end of a subscription
                pass

    def _tell_everyone(self) -> None:
        """Tell every listener that news may have been missed."""
        for table in list(self._listeners):
            self._tell(Notice(table, UNKNOWN_VERSION))

    async def _send(self) -> None:
        """Send queued messages in batches, until that fails."""
        async with connected(self._pool) as connection:
            self._can_send = True
            try:
                if self._has_lost_news:
                    self._has_lost_news = False
                    self._post(EVERYONE, b"")
                while True:
                    await self._has_mail.wait()
                    self._has_mail.clear()
                    commands, self._outbox = self._outbox, []
                    packed = connection.pack_commands(commands)
                    await connection.send_packed_command(packed, check_health=False)
                    for _ in commands:
                        await connection.read_response()
                    if not self._outbox:
                        self._has_sent_all.set()
            finally:
                self._can_send = False
                self._has_lost_news = True
                self._outbox.clear()
                self._has_mail.clear()
                self._has_sent_all.set()

    def _post(self, channel: bytes, payload: bytes) -> None:
        """Queue a message for the sending task."""
        self._outbox.append((b"PUBLISH", channel, payload))
        self._has_mail.set()
        self._has_sent_all.clear()


@asynccontextmanager
async def connected(pool: ConnectionPool) -> AsyncIterator[Connection]:
    """Connect, and disconnect in the end."""
    connection: Connection = pool.make_connection()  # type: ignore[no-untyped-call]
    try:
        await connection.connect()  # type: ignore[no-untyped-call]
        yield connection
    finally:
        await connection.disconnect(nowait=True)


async def again_and_again(
    clock: Clock, what: str, work: Callable[[], Awaitable[None]], on_failure: Callable[[], None]
) -> None:
    """Run work that lasts as long as its connection, and retry with backoff when that breaks."""
    shortest, longest = SECONDS_BETWEEN_TRIES
    pause = shortest
    while True:
        started = clock.monotonic()
        try:
            await work()
        except FAILURES as failure:
            if clock.monotonic() - started > longest:
                pause = shortest
            log.log(
                logging.WARNING if pause == shortest else logging.DEBUG,
                "news cannot be %s: %r",
                what,
                failure,
            )
            on_failure()
        # With jitter, so that many processes do not retry at the same moment.
        await clock.sleep(pause * random.uniform(0.5, 1.0))
        pause = min(2 * pause, longest)
