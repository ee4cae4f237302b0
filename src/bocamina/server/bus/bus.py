"""The bus: the news that a table is at some version; what happened is in the journal."""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Callable
from typing import Final

import msgspec

from bocamina.server.resource import Resource

UNKNOWN_VERSION: Final = 0  # news may have been missed: read the journal again

log = logging.getLogger(__name__)


class Notice(msgspec.Struct, frozen=True, gc=False):
    """News that a table is at a version, or ephemeral state such as somebody's presence.

    With UNKNOWN_VERSION and no note it says that news may have been missed.
    """

    table: str
    version: int
    note: str = ""


OnNotice = Callable[[Notice], None]


class Bus(Resource):
    """Publish and subscribe between processes; news may be late, duplicated, out of order or lost.

    A subscriber that listens before reading the journal, and rereads it on UNKNOWN_VERSION, never
    stays stale. Listeners are called on the event loop and must return at once.
    """

    def __init__(self) -> None:
        self._listeners: dict[str, list[OnNotice]] = {}

    @abstractmethod
    async def open(self) -> None:
        """Start delivering news, without waiting for a connection."""

    @abstractmethod
    async def close(self) -> None:
        """Flush what was published, then stop."""

    @property
    @abstractmethod
    def is_connected(self) -> bool:
        """Whether news reaches other processes now; if not, listeners are told to poll."""

    @abstractmethod
    async def publish(self, news: Notice, teller: OnNotice | None = None) -> None:
        """Call every listener of the table but the publisher's own, in any process; never fails."""

    @abstractmethod
    async def listen(self, table: str, listener: OnNotice) -> None:
        """Call a listener with all news of a table that is published from now on."""

    @abstractmethod
    async def unlisten(self, table: str, listener: OnNotice) -> None:
        """Stop calling a listener, if it was listening."""

    def _tell(self, news: Notice, teller: OnNotice | None = None) -> None:
        """Call the listeners of a table in this process, except the publisher's own."""
        for listener in list(self._listeners.get(news.table, ())):
            if listener == teller:
                continue
            try:
                listener(news)
            except Exception:
                log.exception("a listener failed on news of table %s", news.table)

    def _add(self, table: str, listener: OnNotice) -> bool:
        """Keep a listener and tell whether it is the table's first."""
        listeners = self._listeners.setdefault(table, [])
        listeners.append(listener)
        return len(listeners) == 1

    def _remove(self, table: str, listener: OnNotice) -> bool:
        """Drop a listener and tell whether it was the table's last."""
        listeners = self._listeners.get(table, [])
        if listener not in listeners:
            return False
        listeners.remove(listener)
        if listeners:
            return False
        del self._listeners[table]
        return True
