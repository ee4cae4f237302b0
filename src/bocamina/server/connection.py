"""Open sockets, as tables see them: something to post to, one by one or all at once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bocamina.server import messages as wire
from bocamina.server.frames import head
from bocamina.server.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.server.frames import FrameSocket
    from bocamina.server.tables.table import Table
    from bocamina.server.views import Picture, Told

MOST_WAITING: Final = 1 << 18  # bytes that a slow client may be behind

POLICY: Final = 1008
FAILURE: Final = 1011
RESTARTING: Final = 1012
TOO_SLOW: Final = 1013
SEAT_CHANGED: Final = 4001
SHUT_OUT: Final = 4003


class Connection:
    """Posts messages in order without ever waiting; a client too slow for them is let go."""

    __slots__ = ("_closing", "_posted", "_socket", "address", "key", "viewer")

    def __init__(self, socket: FrameSocket, viewer: int, key: str, address: str = "") -> None:
        self._socket = socket
        self._posted: list[bytes] = []
        self._closing: asyncio.Task[None] | None = None
        self.viewer = viewer  # a seat or the spectator
        self.key = key  # the hash of the secret that holds the seat
        self.address = address

    def post(self, data: bytes) -> None:
        """Send a message soon; what is posted in one turn of the event loop leaves together."""
        if self._closing is not None:
            return
        if not self._posted:
            self._socket.loop.call_soon(self._flush)
        self._posted += (head(len(data)), data)

    def close(self, code: int, reason: str) -> None:
        """Close the socket once what was posted is sent."""
        if self._closing is None:
            self._closing = self._socket.loop.create_task(self._close(code, reason))

    def shut_out(self, reason: str) -> None:
        """Say why the client may not stay, and close."""
        problem = Problem("refused", reason)
        self.post(wire.encode(wire.Closing(reason.replace("-", " "), 0, problem)))
        self.close(SHUT_OUT, reason)

    def is_entitled(self, table: Table) -> bool:
        """Tell whether the client sees what its secret lets it see, no more and no less."""
        seat = table.seat_of(self.key) if self.key else None
        return self.viewer == (-1 if seat is None else seat)

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
        """Wait until everything is handed over."""
        if self._closing is not None:
            await asyncio.wait([self._closing])


class Audience:
    """Those who look on at one table in this process: their sockets, by whose view they get."""

    def __init__(self) -> None:
        self.by_viewer: dict[int, set[Connection]] = {}

    def __bool__(self) -> bool:
        return bool(self.by_viewer)

    def __iter__(self) -> Iterator[Connection]:
        """Go through all sockets; whoever does may remove some on the way."""
        return iter([each for held in self.by_viewer.values() for each in held])

    def __contains__(self, connection: Connection) -> bool:
        return connection in self.by_viewer.get(connection.viewer, ())

    @property
    def has_players(self) -> bool:
        """Whether anybody with a seat looks on."""
        return any(viewer >= 0 for viewer in self.by_viewer)

    def add(self, connection: Connection) -> None:
        """Keep a socket posted from now on."""
        self.by_viewer.setdefault(connection.viewer, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        """Forget a socket."""
        held = self.by_viewer[connection.viewer]
        held.remove(connection)
        if not held:
            del self.by_viewer[connection.viewer]

    def post(self, data: bytes) -> None:
        """Send everybody the same."""
        for connections in self.by_viewer.values():
            for connection in connections:
                connection.post(data)

    def tell(self, picture: Picture, told: Told, *, with_table: bool) -> None:
        """Send everybody the news as they may know them."""
        for viewer, connections in self.by_viewer.items():
            data = picture.news(viewer, told.to(viewer), with_table=with_table)
            for connection in connections:
                connection.post(data)
