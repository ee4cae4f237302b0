"""One open socket, as tables see it: something to post to."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bocamina.server import messages as wire
from bocamina.server.frames import head
from bocamina.server.problems import Problem

if TYPE_CHECKING:
    from bocamina.server.frames import FrameSocket
    from bocamina.server.tables.table import Table

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
