"""A table in this process: its state, those who look on, and what must happen by itself."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bocamina.core.state import SPECTATOR
from bocamina.server import messages as wire
from bocamina.server.bus import UNKNOWN_VERSION, News
from bocamina.server.connection import SEAT_CHANGED
from bocamina.server.journal import Conflict, Status, Summary, Unavailable, UnknownTable
from bocamina.server.presence import WHO, Presence
from bocamina.server.problems import Refused
from bocamina.server.steward import BOT_SLACK_SECONDS, Steward
from bocamina.server.tables import entries as e
from bocamina.server.tables.table import Table, carry_out, fold
from bocamina.server.views import Picture, Told

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.server.connection import Connection
    from bocamina.server.house import House
    from bocamina.server.tables.table import Happening

log = logging.getLogger(__name__)

ATTEMPTS: Final = 8
RETRY_SECONDS: Final = 1.0
WATCHERS_SECONDS: Final = 0.5


class LiveTable:
    """One table as this process knows it; the journal has the last word."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = asyncio.Lock()
        self.spoilt = False  # whether the state may differ from the journal
        self.told_version = table.version
        self.connections: dict[int, set[Connection]] = {}  # by viewer
        self.presence = Presence(
            house.process, len(table.seats), house.now(), house.settings.heartbeat_seconds
        )
        self.steward = Steward(self)
        self.is_retrying = False  # whether the journal is asked again in a moment
        self.presence_due = False  # whether a change among those who watch is yet to be told
        self.used = house.now()

    # --- What is asked of the table

    async def commit(self, make: Callable[[Table], list[e.Entry]]) -> int:
        """Store what `make` decides, tell everybody, and return the version."""
        self.used = self.house.now()
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
                if self.spoilt:  # nobody else may come to have it read again
                    self.house.soon(self.catch_up())
            self._tell(happened, with_table=self.table.lobby_version > lobby)
        version = self.table.version
        self.steward.plan()
        await self.house.bus.publish(News(self.table.name, version))
        return version

    async def _store(
        self, decided: list[e.Entry]
    ) -> tuple[list[tuple[int, list[Happening]]] | None, int]:
        """Carry out what was decided and store it; None where another process was first."""
        table = self.table
        before, lobby = table.version, table.lobby_version
        now = max(self.house.now(), table.updated)
        # Nobody sees the table while it is ahead of the journal: readers take the lock.
        self.spoilt = True
        try:
            done = carry_out(table, decided, now, self.house.chest)
            texts = [e.format_entry(entry) for entry, _ in done]
            await self.house.journal.append(before, texts, self.summary(now))
        except Conflict:
            self.house.metrics.conflicts.add()
            return None, lobby
        except UnknownTable as error:  # it was too old to be kept
            raise Refused("no-such-table", 404) from error
        self.spoilt = False
        for entry in decided:
            if isinstance(entry, e.Stepped) and entry.seat is not None:
                self.house.metrics.moves.add(
                    "stand-in"
                    if entry.stood_in
                    else "bot"
                    if table.is_bot(entry.seat)
                    else "person"
                )
        return [(before + 1 + number, told) for number, (_, told) in enumerate(done)], lobby

    async def _reload(self) -> None:
        """Make the table anew from its journal, and tell what was not told yet."""
        name = self.table.name
        lines = [(entry.at, entry.text) for entry in await self.house.journal.read(name)]
        if not lines:
            raise Refused("no-such-table", 404)
        self.table = fold(name, lines)
        self.spoilt = False
        self._tell(None, with_table=True)

    async def refresh(self) -> None:
        """Take in what other processes stored."""
        async with self.lock:
            if self.spoilt:
                await self._reload()
            else:
                entries = await self.house.journal.read(self.table.name, self.table.version)
                lobby = self.table.lobby_version
                self.spoilt = True  # until all is taken in: whatever fails leaves half a table
                for entry in entries:
                    self.table.apply(e.parse_entry(entry.text), entry.at)
                self.spoilt = False
                self._tell(None, with_table=self.table.lobby_version > lobby)
        self.steward.plan(from_elsewhere=True)
        if self.table.clocks.is_frozen and self._people_here():
            await self.thaw()

    async def read_on(self) -> None:
        """Take in what other processes stored, where there are others."""
        if self.house.is_shared:
            await self.refresh()

    async def reach(self, version: int) -> None:
        """Take in what is stored, where somebody has seen a version that this process has not."""
        async with self.lock:  # it may be about to be there
            is_behind = self.spoilt or version > self.table.version
        if is_behind:
            await self.refresh()

    async def catch_up(self, version: int = UNKNOWN_VERSION) -> None:
        """Reach a version, or the last, however long the journal does not answer."""
        while not self.house.is_stopping:
            try:
                await (self.reach(version) if version != UNKNOWN_VERSION else self.refresh())
            except Unavailable as error:
                if self.is_retrying:
                    return  # what is to be known now is read then
                log.warning("a table waits for its journal: %s", error)
                version = UNKNOWN_VERSION  # others leave it to this one, and may know of more
                self.is_retrying = True
                try:
                    await asyncio.sleep(RETRY_SECONDS)
                finally:
                    self.is_retrying = False
            else:
                return

    async def thaw(self) -> None:
        """Let the clocks go on, where they stand still."""
        if self.house.is_stopping:
            return

        def decide(table: Table) -> list[e.Entry]:
            if not table.clocks.is_frozen:
                raise Refused("stale", version=table.version)
            return [e.Thawed()]

        with suppress(Refused):  # somebody else did it
            await self.commit(decide)

    async def freeze(self) -> None:
        """Stop the clocks, since the server stops."""

        def decide(table: Table) -> list[e.Entry]:
            if table.clocks.is_frozen or not table.clocks.are_on or not table.turn:
                raise Refused("stale", version=table.version)
            return [e.Frozen()]

        with suppress(Refused):  # there is nothing to stop
            await self.commit(decide)

    def summary(self, now: float) -> Summary:
        """Return the row that the journal keeps beside the entries."""
        table = self.table
        deadline = table.clocks.next_run_out() if table.status is Status.PLAYING else None
        if not table.clocks.is_frozen and any(table.is_bot(seat) for seat in table.turn):
            latest = now + self.house.settings.bot_wait_seconds * 2 + BOT_SLACK_SECONDS
            deadline = latest if deadline is None else min(deadline, latest)
        return Summary(
            table=table.name,
            code=table.code,
            game=table.game.name,
            status=table.status,
            public=table.public,
            seats=len(table.seats),
            taken=table.taken,
            created=table.created,
            updated=now,
            deadline=deadline,
            about=table.about,
        )

    # --- Those who look on

    async def connect(self, connection: Connection, since: int | None, *, is_host: bool) -> None:
        """Welcome a socket and keep it posted from now on."""
        viewer = connection.viewer
        if since:
            await self.reach(since)  # whoever stored it may be gone before it told
        async with self.lock:
            if self.spoilt:
                await self._reload()
            if not self._is_entitled(connection):  # the seat was freed or taken a moment ago
                connection.close(SEAT_CHANGED, "seat changed")
                return
            made = self.table.stood_in[viewer] if 0 <= viewer < len(self.table.stood_in) else []
            for_you = [wire.MadeForYou(version, move) for version, move in made]
            connection.post(wire.encode(wire.Welcome(wire.PROTOCOL, viewer, is_host, for_you)))
            connection.post(await self.news(viewer, since))
            self.connections.setdefault(viewer, set()).add(connection)
        changed = self.presence.come(viewer)
        if viewer == SPECTATOR or not changed:
            self.show_presence(publish=False, to=connection)
        if changed:
            self.presence_changed(viewer)
        self.steward.plan()
        if viewer != SPECTATOR and self.table.clocks.is_frozen:
            await self.thaw()

    def disconnect(self, connection: Connection) -> None:
        """Forget a socket."""
        self.used = self.house.now()
        held = self.connections.get(connection.viewer)
        if held is None or connection not in held:
            return
        held.remove(connection)
        if not held:
            del self.connections[connection.viewer]
        if self.presence.go(connection.viewer):
            self.presence_changed(connection.viewer)
        self.steward.plan()

    async def look(self, key: str, since: int | None) -> bytes:
        """Return the news that a socket of whoever has this secret's hash would get now."""
        if since:
            await self.reach(since)
        async with self.lock:
            if self.spoilt:
                await self._reload()
            seat = self.table.seat_of(key)
            return await self.news(SPECTATOR if seat is None else seat, since)

    async def news(self, viewer: int, since: int | None) -> bytes:
        """Return the present news for a viewer, with what happened since a version it names."""
        events: list[tuple[int, list[Happening]]] = []
        if since is not None and since < self.table.version:
            history = self.table.history
            if history and history[0][0] > since + 1:
                history = (await self.whole_game()).history
            events = [(version, told) for version, told in history if version > since]
        picture = Picture(self.table, self.house.now())
        return picture.news(viewer, Told(events).to(viewer), with_table=True)

    async def whole_game(self, watch: int | None = None) -> Table:
        """Return the table again with everything that happened, or what a seat knew of it."""
        entries = await self.house.journal.read(self.table.name)
        lines = [(entry.at, entry.text) for entry in entries if entry.version <= self.table.version]
        return fold(self.table.name, lines, keep=None, watch=watch)

    def _tell(
        self, happened: list[tuple[int, list[Happening]]] | None, *, with_table: bool
    ) -> None:
        """Send everybody the news; without `happened`, what they were not told yet."""
        if happened is None:
            history = self.table.history
            happened = [item for item in history if item[0] > self.told_version]
            if self.table.version == self.told_version:
                return
        self.told_version = self.table.version
        if with_table:
            self._let_go_of_former_seats()
        if not self.connections:
            return
        picture, told = Picture(self.table, self.house.now()), Told(happened)
        for viewer, connections in self.connections.items():
            data = picture.news(viewer, told.to(viewer), with_table=with_table)
            for connection in connections:
                connection.post(data)

    def _let_go_of_former_seats(self) -> None:
        """Close sockets whose secrets hold another seat than they did, or none, or now one."""
        for connections in list(self.connections.values()):
            for connection in list(connections):
                if not self._is_entitled(connection):
                    connection.close(SEAT_CHANGED, "seat changed")
                    self.disconnect(connection)

    def _is_entitled(self, connection: Connection) -> bool:
        """Tell whether a socket sees what its secret lets it see, no more and no less."""
        seat = self.table.seat_of(connection.key) if connection.key else None
        return connection.viewer == (SPECTATOR if seat is None else seat)

    # --- Presence

    def presence_changed(self, viewer: int) -> None:
        """Tell of a seat at once, and of those who watch together: there may be thousands."""
        if viewer != SPECTATOR:
            self.show_presence(publish=True)
        elif not self.presence_due:
            self.presence_due = True
            asyncio.get_running_loop().call_later(WATCHERS_SECONDS, self._show_watchers)

    def _show_watchers(self) -> None:
        self.presence_due = False
        self.show_presence(publish=True)

    async def visit(self, viewer: int) -> None:
        """Take who asks over HTTP to be here for a while."""
        if self.presence.visit(viewer, self.house.now()):
            self.show_presence(publish=True)
            self.steward.plan()
        if viewer != SPECTATOR and self.table.clocks.is_frozen:
            await self.thaw()

    def tend(self, *, publish: bool) -> None:
        """Find out who is gone without a word, and perhaps tell the other processes who is not."""
        has_changed = self.presence.here(self.house.now()) != self.presence.shown
        if has_changed or self.presence.has_lost_some:
            self.presence.has_lost_some = False
            self.show_presence(publish=publish)
            self.steward.plan()
            # A process that is gone may have stored something and not told.
            self.house.soon(self.catch_up())
        elif publish and self.house.is_shared:
            self.publish_presence()

    @property
    def is_attended(self) -> bool:
        """Whether anybody looks at the table in this process."""
        return bool(self.connections or self.presence.visitors(self.house.now()))

    def show_presence(self, *, publish: bool, to: Connection | None = None) -> None:
        """Tell who is here: one socket, or all sockets and perhaps the other processes."""
        now = self.house.now()
        self.presence.settle(len(self.table.seats), now)
        here, watching = self.presence.here(now), self.presence.watching()
        self.presence.shown = here
        data = wire.encode(wire.Presence(list(here), watching))
        if to is not None:
            to.post(data)
            return
        for connections in self.connections.values():
            for connection in connections:
                connection.post(data)
        if publish and self.house.is_shared:
            self.publish_presence()

    def publish_presence(self) -> None:
        """Tell the other processes who is here."""
        note = News(self.table.name, self.table.version, self.presence.note(self.house.now()))
        self.house.soon(self.house.bus.publish(note))

    def hear(self, news: News) -> None:
        """Take in what another process, or this one, published."""
        if news.note:
            if news.note.startswith(WHO):
                if not news.note.endswith(self.house.process):
                    self.publish_presence()
            elif self.presence.hear(news.note, self.house.now()):
                self.show_presence(publish=False)
                self.steward.plan()
        is_in_doubt = news.version == UNKNOWN_VERSION and not news.note
        if is_in_doubt or news.version > self.table.version:
            self.house.soon(self.catch_up(news.version))

    def _people_here(self) -> bool:
        return any(viewer != SPECTATOR for viewer in self.connections)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way in this process."""
        return not self.connections and not self.steward.thinking and not self.lock.locked()
