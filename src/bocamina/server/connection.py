"""One open socket, as tables see it: something to post to."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

MOST_WAITING: Final = 64  # messages that a slow client may be behind

GOING_AWAY: Final = 1001
POLICY: Final = 1008
FAILURE: Final = 1011
RESTARTING: Final = 1012
TOO_SLOW: Final = 1013
SEAT_CHANGED: Final = 4001


class Connection:
    """Posts messages in order without ever waiting; a client too slow for them is let go."""

    __slots__ = ("_closing", "_draining", "_is_writable", "_send", "_waiting", "key", "viewer")

    def __init__(
        self, send: Callable[[dict[str, Any]], Coroutine[Any, Any, None]], viewer: int, key: str
    ) -> None:
        self._send = send
        # Uvicorn's own sign that sending will not have to wait; without it, a task sends.
        writable = getattr(getattr(send, "__self__", None), "writable", None)
        self._is_writable: Callable[[], bool] = getattr(writable, "is_set", lambda: False)
        self._waiting: deque[dict[str, Any]] = deque()
        self._draining: asyncio.Task[None] | None = None
        self._closing = False
        self.viewer = viewer  # a seat or the spectator
        self.key = key  # the hash of the secret that holds the seat

    def post(self, data: bytes) -> None:
        """Send a message soon."""
        if self._closing:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.close(TOO_SLOW, "too slow")
            return
        self._put({"type": "websocket.send", "text": data.decode()})

    def close(self, code: int, reason: str) -> None:
        """Close the socket once what waits is sent."""
        if not self._closing:
            self._closing = True
            self._put({"type": "websocket.close", "code": code, "reason": reason})

    @property
    def is_closing(self) -> bool:
        """Whether nothing more can be sent."""
        return self._closing

    def _put(self, message: dict[str, Any]) -> None:
        if self._draining is not None:
            self._waiting.append(message)
        elif self._is_writable():
            # What does not wait needs no task, which would cost as much as the sending.
            try:
                self._send(message).send(None)
            except StopIteration:
                pass
            except (OSError, RuntimeError):
                self._closing = True
        else:
            self._waiting.append(message)
            self._draining = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._waiting:
                await self._send(self._waiting.popleft())
        except (OSError, RuntimeError):  # the client is gone, as the reading side will notice
            self._closing = True
            self._waiting.clear()
        finally:
            self._draining = None

    async def drained(self) -> None:
        """Wait until everything is handed over."""
        if self._draining is not None:
            await asyncio.wait([self._draining])
