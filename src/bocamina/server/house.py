"""The house: the tables that this process has in memory, and its background jobs."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from bocamina.core.errors import BocaminaError
from bocamina.server import messages as wire
from bocamina.server.analyses import AnalysisQueue
from bocamina.server.audience import RESTARTING
from bocamina.server.bots import Complaints, Thinkers
from bocamina.server.bus import Notice
from bocamina.server.caretaker import Caretaker
from bocamina.server.clock import Clock, Date, SystemClock
from bocamina.server.doorkeeper import Doorkeeper
from bocamina.server.journal import CodeTaken
from bocamina.server.live import LiveTable
from bocamina.server.metrics import Metrics
from bocamina.server.overtaking import go_over
from bocamina.server.problems import Refused
from bocamina.server.roll_call import WHO
from bocamina.server.shop_window import ShopWindow
from bocamina.server.tables import decisions
from bocamina.server.tables import entries as e
from bocamina.server.tables import requests as ask
from bocamina.server.tables.carrying_out import carry_out
from bocamina.server.tables.seats import TABLE_BYTES, Mint, hash_of
from bocamina.server.tables.stored import read_back
from bocamina.server.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence

    from bocamina.server.bus import Bus
    from bocamina.server.journal import Journal
    from bocamina.server.settings import ServerSettings

log = logging.getLogger(__name__)

RECONNECT_SECONDS: Final = 2
CLOSING_SECONDS: Final = 3.0  # for final messages, when the server stops


class House:
    """Finds, opens and unloads tables; any process may do so with any table."""

    def __init__(
        self,
        settings: ServerSettings,
        journal: Journal,
        bus: Bus,
        thinkers: Thinkers,
        *,
        clock: Clock | None = None,
        mint: Mint | None = None,
    ) -> None:
        self.settings = settings
        self.journal = journal
        self.bus = bus
        self.thinkers = thinkers
        self.advisers = Thinkers(1, thinkers.make)
        self.clock = SystemClock() if clock is None else clock
        self.date = Date(self.clock)
        self.mint = Mint() if mint is None else mint
        self.metrics = Metrics()
        self.complaints = Complaints(self.clock)
        self.process = secrets.token_hex(6)
        self.is_shared = bool(settings.bus)
        if self.is_shared:
            self.date.epoch = 0.0  # others were there before
        self.is_stopping = False
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.chores: set[asyncio.Task[Any]] = set()
        self.caretaker = Caretaker(self)
        self.doorkeeper = Doorkeeper(self)
        self.shop_window = ShopWindow(self)
        self.analyses = AnalysisQueue(self)

    def now(self) -> float:
        """Return the date in unix seconds."""
        return self.date.now()

    def soon(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run a background task, and log it if it fails."""
        task = asyncio.get_running_loop().create_task(work)
        self.chores.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.chores.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, BocaminaError):
                log.warning("a chore was refused: %s", error)
                return
            self.metrics.errors.add()
            log.error("a chore failed", exc_info=error)

    def bot_wait(self) -> float:
        """Draw a bot's delay, independently of any game."""
        wait = random.uniform(0.5, 1.5) * self.settings.bot_wait_seconds
        return max(wait, self.settings.bot_seconds)  # the timing must not leak anything

    # --- Tables

    async def find(self, name: str) -> LiveTable:
        """Return a table, loading it from the journal if necessary."""
        live = self.tables.get(name)
        if live is not None:
            live.touch()
            return live
        if len(name) != 2 * TABLE_BYTES or not set(name) <= set("0123456789abcdef"):
            raise Refused("no-such-table", 404)
        task = self.loading.get(name)
        if task is None:
            task = self.loading[name] = asyncio.create_task(self._load(name))
            task.add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> LiveTable:
        if len(self.tables) >= self.settings.most_tables:
            raise Refused("too-many-tables", 503)
        early: list[Notice] = []
        # Listen before reading, so that nothing is lost in between (a race condition).
        await self.bus.listen(name, early.append)
        try:
            lines = [(entry.at, entry.text) for entry in await self.journal.read(name)]
            if not lines:
                raise Refused("no-such-table", 404)
            live = LiveTable(self, read_back(name, lines))
            await self.bus.listen(name, live.hear)
        finally:
            await self.bus.unlisten(name, early.append)
        self.tables[name] = live
        for news in early:
            live.hear(news)
        if self.is_shared:
            who = f"{WHO} {self.process}"
            self.soon(self.bus.publish(Notice(name, live.table.version, who), live.hear))
        await go_over(live)
        live.steward.plan(from_elsewhere=self.is_shared)
        return live

    async def create(self, request: ask.Create, secret: str, home: str = "") -> LiveTable:
        """Open a new table for a host."""
        if self.is_stopping:
            raise Refused("stopping", 503)
        if len(self.tables) >= self.settings.most_tables:
            raise Refused("too-many-tables", 503)
        while True:
            table = Table(self.mint.table())
            live = LiveTable(self, table)
            now = self.now()
            texts = [e.format_entry(each) for each in self._open(table, request, secret, home, now)]
            try:
                await self.journal.create(live.summary(now), texts)
            except CodeTaken:
                continue
            break
        live.audience.told_version = table.version
        await self.bus.listen(table.name, live.hear)
        self.tables[table.name] = live
        live.attendance.settle()
        live.steward.plan()
        log.info("a table was opened", extra={"table": table.name, "game": table.game.name})
        return live

    def _open(
        self, table: Table, request: ask.Create, secret: str, home: str, now: float
    ) -> list[e.Entry]:
        """Seat the host and bots at a new table, if requested."""
        entries: list[e.Entry] = []

        def add(decided: Sequence[e.Entry]) -> None:
            entries.extend(entry for entry, _ in carry_out(table, decided, now))

        add([decisions.create(request, secret, self.mint, home)])
        if request.name:
            add(
                decisions.sit(
                    table, ask.Sit(name=request.name, face=request.face), hash_of(secret), home
                )
            )
        if request.fill:
            free = [seat for seat, held in enumerate(table.seats) if held.is_free]
            add(decisions.fill(table, request.fill, free))
        if request.start:
            host = decisions.Asker(table.seat_of(hash_of(secret)), is_host=True)
            add(decisions.decide(table, ask.Start(), host, self.mint))
        return entries

    # --- Chores

    def start(self) -> None:
        """Start the background jobs."""
        for work in self.caretaker.rounds():
            self.soon(work)
        self.soon(self.doorkeeper.keep_looking())
        self.soon(self.shop_window.keep_awake())
        self.soon(self.analyses.keep_working())

    async def put_away(self, name: str) -> None:
        """Unload a table; the journal has it."""
        live = self.tables.pop(name, None)
        if live is not None:
            live.steward.put_away()
            await self.bus.unlisten(name, live.hear)

    async def stop(self) -> None:
        """Stop the clocks, notify everybody, and finish pending work."""
        self.is_stopping = True
        closing = wire.encode(wire.Closing("the server stops", RECONNECT_SECONDS))
        for live in list(self.tables.values()):
            live.steward.put_away()
        # All at once, so that they are committed together.
        freezing = [live.steward.freeze() for live in self.tables.values()]
        for failure in await asyncio.gather(*freezing, return_exceptions=True):
            if failure is not None:
                log.warning("clocks could not be stopped: %s", failure)
        waiting = []
        for live in list(self.tables.values()):
            for connection in live.audience:
                connection.post(closing)
                connection.close(RESTARTING, "the server stops")
                waiting.append(connection.drained())
        if waiting:
            with suppress(TimeoutError):
                await self.clock.wait_for(asyncio.gather(*waiting), CLOSING_SECONDS)
        for chore in list(self.chores):
            chore.cancel()
        self.thinkers.close()
        self.advisers.close()
        self.analyses.close()
