"""Everybody who is looking at a table: their sockets, and broadcasts to them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bocamina.server import messages as wire
from bocamina.server.access import viewer_of
from bocamina.server.frames import head
from bocamina.server.problems import Problem
from bocamina.server.views import Snapshot, Told, clock_facts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.server.frames import FrameSocket
    from bocamina.server.live import LiveTable
    from bocamina.server.tables.table import AnyEvent, Table

MOST_WAITING: Final = 1 << 18  # the largest send buffer of a slow client, in bytes

POLICY: Final = 1008
FAILURE: Final = 1011
RESTARTING: Final = 1012
TOO_SLOW: Final = 1013
SEAT_CHANGED: Final = 4001
SHUT_OUT: Final = 4003


class Connection:
    """Sends messages in order without ever blocking; a client that is too slow is disconnected."""

    __slots__ = ("_closing", "_posted", "_socket", "address", "key", "viewer")

    def __init__(self, socket: FrameSocket, viewer: int, key: str, address: str = "") -> None:
        self._socket = socket
        self._posted: list[bytes] = []
        self._closing: asyncio.Task[None] | None = None
        self.viewer = viewer  # a seat or the spectator
        self.key = key  # the hash of the secret that holds the seat
        self.address = address

    def post(self, data: bytes) -> None:
        """Queue a message; those of one turn of the event loop are sent together."""
        if self._closing is not None:
            return
        if not self._posted:
            self._socket.loop.call_soon(self._flush)
        self._posted += (head(len(data)), data)

    def close(self, code: int, reason: str) -> None:
        """Close the socket once queued messages are sent."""
        if self._closing is None:
            self._closing = self._socket.loop.create_task(self._close(code, reason))

    def shut_out(self, reason: str) -> None:
        """Tell the client why it may not stay, and close."""
        problem = Problem("refused", reason)
        self.post(wire.encode(wire.Closing(reason.replace("-", " "), 0, problem)))
        self.close(SHUT_OUT, reason)

    def is_entitled(self, table: Table) -> bool:
        """Tell whether the client's view is exactly the one that its secret allows."""
        return self.viewer == viewer_of(table, self.key)

    @property
    def is_closing(self) -> bool:
        """Whether nothing more can be sent."""
        return self._closing is not None

    def _flush(self) -> None:
        frames = b"".join(self._posted)
        self._posted.clear()
        if self._socket.write(frames) > MOST_WAITING:
            self.close(TOO_SLOW, "too slow")

    async def _close(self, code: int, reason: str) -> None:
        with suppress(OSError, RuntimeError):  # the client is gone, as the reading side will notice
            await self._socket.send({"type": "websocket.close", "code": code, "reason": reason})

    async def drained(self) -> None:
        """Wait until the buffer is flushed."""
        if self._closing is not None:
            await asyncio.wait([self._closing])


class Audience:
    """The sockets of one table in this process, grouped by the view they get."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.by_viewer: dict[int, set[Connection]] = {}
        self.told_version = live.table.version
        self.snapshot: Snapshot | None = None

    def __bool__(self) -> bool:
        return bool(self.by_viewer)

    def __iter__(self) -> Iterator[Connection]:
        """Iterate over all sockets; they may be removed meanwhile."""
        return iter([each for held in self.by_viewer.values() for each in held])

    def __contains__(self, connection: Connection) -> bool:
        return connection in self.by_viewer.get(connection.viewer, ())

    @property
    def has_players(self) -> bool:
        """Whether anybody with a seat has a socket."""
        return any(viewer >= 0 for viewer in self.by_viewer)

    async def welcome(self, connection: Connection, since: int | None, *, is_host: bool) -> None:
        """Add a socket, send it the news, and keep it updated from now on."""
        viewer = connection.viewer
        if since:
            await self.live.reach(since)  # whoever stored it may have died before announcing it
        async with self.live.as_stored() as table:
            if self._lets_go_of(connection):  # the seat was freed or taken a moment ago
                return
            made = table.stood_in[viewer] if 0 <= viewer < len(table.stood_in) else []
            for_you = [wire.MadeForYou(version, move) for version, move in made]
            connection.post(wire.encode(wire.Welcome(wire.PROTOCOL, viewer, is_host, for_you)))
            connection.post(await self._news(viewer, since))
            self.by_viewer.setdefault(viewer, set()).add(connection)
        self.live.attendance.come(connection)
        self.live.steward.plan()
        if viewer >= 0:  # no other process wakes the table
            await self.live.steward.thaw()

    def remove(self, connection: Connection) -> None:
        """Forget a socket."""
        self.live.touch()
        if connection not in self:
            return
        held = self.by_viewer[connection.viewer]
        held.remove(connection)
        if not held:
            del self.by_viewer[connection.viewer]
        if not self:
            self.snapshot = None  # which takes as much memory as the table
        self.live.attendance.go(connection)
        self.live.steward.plan()

    async def look(self, key: str, since: int | None) -> bytes:
        """Return the news that a socket with this secret's hash would get now."""
        if since:
            await self.live.reach(since)
        async with self.live.as_stored() as table:
            return await self._news(viewer_of(table, key), since)

    async def _news(self, viewer: int, since: int | None) -> bytes:
        """Return the present news for a viewer, with the events since a version."""
        table = self.live.table
        events: list[tuple[int, list[AnyEvent]]] = []
        if since is not None and since < table.version:
            history = table.history
            if history and history[0][0] > since + 1:
                history = (await self.live.whole_game()).history
            events = [(version, told) for version, told in history if version > since]
        told = Told(events).to(viewer)
        return self._snapshot().news(viewer, told, self._clocks(), with_table=True)

    def _snapshot(self) -> Snapshot:
        if self.snapshot is None or not self.snapshot.shows(self.live.table):
            self.snapshot = Snapshot(self.live.table)
        return self.snapshot

    def _clocks(self) -> wire.ClockFacts | None:
        return clock_facts(self.live.table, self.live.time.shown(self.live.table))

    def post(self, data: bytes) -> None:
        """Send everybody the same."""
        for connections in self.by_viewer.values():
            for connection in connections:
                connection.post(data)

    def tell(self, happened: list[tuple[int, list[AnyEvent]]], *, with_table: bool) -> None:
        """Send everybody the news of their view."""
        self.told_version = self.live.table.version
        if with_table:  # those who were removed, or hold another seat now, must reconnect
            for connection in self:
                if self._lets_go_of(connection):
                    self.remove(connection)
        if not self:
            return
        snapshot, clocks, told = self._snapshot(), self._clocks(), Told(happened)
        for viewer, connections in self.by_viewer.items():
            data = snapshot.news(viewer, told.to(viewer), clocks, with_table=with_table)
            for connection in connections:
                connection.post(data)

    def tell_the_rest(self, *, with_table: bool) -> None:
        """Send everybody the events they have not been sent yet."""
        table = self.live.table
        if table.version != self.told_version:
            rest = [item for item in table.history if item[0] > self.told_version]
            self.tell(rest, with_table=with_table)

    def _lets_go_of(self, connection: Connection) -> bool:
        """Tell whether a socket may not stay, or its secret holds another seat; then close it."""
        if reason := self.live.table.why_out(connection.key):
            connection.shut_out(reason)
            return True
        if not connection.is_entitled(self.live.table):
            connection.close(SEAT_CHANGED, "seat changed")
            return True
        return False
