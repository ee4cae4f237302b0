"""A table in this process, kept in sync with its journal."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, TypeVar

from bocamina.core.errors import BocaminaError
from bocamina.server.attendance import Attendance
from bocamina.server.audience import RESTARTING, Audience
from bocamina.server.bus import UNKNOWN_VERSION, Notice
from bocamina.server.journal import Conflict, Summary, Unavailable, UnknownTable
from bocamina.server.problems import Refused
from bocamina.server.steward import BOT_SLACK_SECONDS, Steward
from bocamina.server.table_time import TableTime
from bocamina.server.tables import entries as e
from bocamina.server.tables.carrying_out import carry_out
from bocamina.server.tables.status import Status
from bocamina.server.tables.stored import read_back
from bocamina.server.tables.summaries import summary_of
from bocamina.server.tables.table import Table
from bocamina.server.tables.witness import Witnesses
from bocamina.server.tutor import Tutor

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from bocamina.server.house import House
    from bocamina.server.tables.table import AnyEvent

T = TypeVar("T")

log = logging.getLogger(__name__)

ATTEMPTS: Final = 8
RETRY_SECONDS: Final = 1.0


class LiveTable:
    """One table as cached by this process; the journal is authoritative.

    Its parts are its sockets (`audience`), presence (`attendance`), automatic moves (`steward`) and
    advice (`tutor`).
    """

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self._hold(table)
        self.lock = asyncio.Lock()
        self.spoilt = False  # whether the state may differ from the journal
        self.audience = Audience(self)
        self.attendance = Attendance(self)
        self.steward = Steward(self)
        self.tutor = Tutor(self)
        self.is_retrying = False  # whether a reread of the journal is scheduled
        self.touch()
        self.time = TableTime(house)
        self.time.keep_up(table)

    def _hold(self, table: Table) -> None:
        """Follow a table from here on; earlier notes are read from the journal when needed."""
        self.table = table
        self.witnesses, self.advised = Witnesses(), Witnesses()  # for bots, and for advice
        table.followers = [self.witnesses, self.advised]

    def touch(self) -> None:
        """Note that the table is used, so that it stays in memory."""
        self.used = self.house.clock.monotonic()

    async def commit(self, make: Callable[[Table], list[e.Entry]]) -> int:
        """Store what `make` decides, notify everybody, and return the version."""
        self.touch()
        async with self.lock:
            try:
                for _ in range(ATTEMPTS):
                    if self.spoilt:
                        await self._reload()
                    happened, lobby = await self._store(make(self.table))
                    if happened is not None:
                        break
                else:
                    raise Refused("unavailable", 503)
            finally:
                if self.spoilt:  # perhaps nothing else triggers a reread
                    self.house.soon(self.catch_up())
            self.audience.tell(happened, with_table=self.table.lobby_version > lobby)
        version = self.table.version
        self.steward.plan()
        await self.house.bus.publish(Notice(self.table.name, version), self.hear)
        return version

    async def consult(self, ask: Callable[[Table], T]) -> T:
        """Query the table as stored, without changing it."""
        self.touch()
        async with self.as_stored() as table:
            return ask(table)

    @asynccontextmanager
    async def as_stored(self) -> AsyncIterator[Table]:
        """Lock the table in its stored state; nobody changes it meanwhile."""
        async with self.lock:
            if self.spoilt:
                await self._reload()
            yield self.table

    async def _store(
        self, decided: list[e.Entry]
    ) -> tuple[list[tuple[int, list[AnyEvent]]] | None, int]:
        """Apply the decisions and store them; None if another process was first."""
        table = self.table
        before, lobby = table.version, table.lobby_version
        if table.status is not Status.PLAYING:
            self.time.start_again()
        now = self.time.now()
        if self.time.is_in_doubt(table) and not isinstance(decided[0], e.Thawed):
            decided = [e.Thawed(), *decided]
        # Nobody sees the table ahead of the journal, because readers take the lock.
        self.spoilt = True
        try:
            done = carry_out(table, decided, now)
            texts = [e.format_entry(entry) for entry, _ in done]
            await self.house.journal.append(before, texts, self.summary(now))
        except Conflict:
            self.house.metrics.conflicts.add()
            return None, lobby
        except UnknownTable as error:  # it was deleted for its age
            raise Refused("no-such-table", 404) from error
        self.spoilt = False
        for entry in decided:
            if isinstance(entry, e.Stepped) and entry.seat is not None:
                who = "bot" if table.is_bot(entry.seat) else "person"
                self.house.metrics.moves.add("stand-in" if entry.stood_in else who)
        return [(before + 1 + number, told) for number, (_, told) in enumerate(done)], lobby

    async def _reload(self) -> None:
        """Rebuild the table from its journal, and send the events not sent yet."""
        name = self.table.name
        lines = [(entry.at, entry.text) for entry in await self.house.journal.read(name)]
        if not lines:
            raise Refused("no-such-table", 404)
        self._hold(read_back(name, lines))
        self.audience.snapshot = None  # it holds the former table
        self.time.keep_up(self.table)
        self.spoilt = False
        self.audience.tell_the_rest(with_table=True)

    async def refresh(self) -> None:
        """Catch up with what other processes stored."""
        async with self.lock:
            if self.spoilt:
                await self._reload()
            else:
                entries = await self.house.journal.read(self.table.name, self.table.version)
                lobby = self.table.lobby_version
                self.spoilt = True  # until all is applied: a failure leaves half a table
                try:
                    for entry in entries:
                        self.table.apply(e.parse_entry(entry.text), entry.at)
                except BocaminaError:
                    self._turn_away()
                    raise
                self.time.keep_up(self.table)
                self.spoilt = False
                self.audience.tell_the_rest(with_table=self.table.lobby_version > lobby)
        self.steward.plan(from_elsewhere=True)
        if self.audience.has_players:
            await self.steward.thaw()

    def _turn_away(self) -> None:
        """Leave the table to processes of a newer program, one of which has written to it."""
        for connection in self.audience:
            connection.close(RESTARTING, "another version")
            self.audience.remove(connection)
        self.house.soon(self.house.put_away(self.table.name))

    async def read_on(self) -> None:
        """Catch up with other processes, if there are any."""
        if self.house.is_shared:
            await self.refresh()

    async def reach(self, version: int) -> None:
        """Catch up if a client has seen a version that this process has not."""
        async with self.lock:  # it may be about to arrive
            is_behind = self.spoilt or version > self.table.version
        if is_behind:
            await self.refresh()

    async def catch_up(self, version: int = UNKNOWN_VERSION) -> None:
        """Catch up to a version, or the latest, retrying while the journal does not answer."""
        while not self.house.is_stopping:
            try:
                await (self.reach(version) if version != UNKNOWN_VERSION else self.refresh())
            except Unavailable as error:
                if self.is_retrying:
                    return  # the pending reread covers it
                log.warning("a table waits for its journal: %s", error)
                version = UNKNOWN_VERSION  # others rely on this one, and may know of more
                self.is_retrying = True
                try:
                    await self.house.clock.sleep(RETRY_SECONDS)
                finally:
                    self.is_retrying = False
            else:
                return

    def summary(self, now: float) -> Summary:
        """Return the row that the journal keeps beside the entries."""
        bots_seconds = self.house.settings.longest_bot_wait() + BOT_SLACK_SECONDS
        return summary_of(self.table, now, self.time.ahead, bots_seconds)

    def set_clock(self, difference: float) -> None:
        """Adjust to the house's date being set forward or back."""
        self.time.set(difference)
        self.steward.plan()

    async def whole_game(self, follower: Witnesses | None = None) -> Table:
        """Replay the table with all events, and let a follower take notes of them."""
        entries = await self.house.journal.read(self.table.name)
        lines = [(entry.at, entry.text) for entry in entries if entry.version <= self.table.version]
        return read_back(self.table.name, lines, keep=None, follower=follower)

    async def witness(self, witnesses: Witnesses, seat: int) -> Witnesses:
        """Return some notes with those of a seat, from the journal if it had none."""
        if seat not in witnesses:
            again = Witnesses(lasting=seat)
            await self.whole_game(again)
            witnesses.take_over(seat, again)
        return witnesses

    def hear(self, news: Notice) -> None:
        """Handle a notice from another process, or from this one before it unloaded the table."""
        if news.note:
            self.attendance.hear(news.note)
        is_in_doubt = news.version == UNKNOWN_VERSION and not news.note
        if is_in_doubt or news.version > self.table.version:
            self.house.soon(self.catch_up(news.version))

    @property
    def is_attended(self) -> bool:
        """Whether anybody is looking at the table in this process."""
        return bool(self.audience) or self.attendance.has_visitors()

    @property
    def is_idle(self) -> bool:
        """Whether the table has no pending work in this process."""
        return not self.audience and not self.steward.thinking and not self.lock.locked()
