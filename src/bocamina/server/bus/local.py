"""The bus of a single process: a call."""

from __future__ import annotations

from bocamina.server.bus.bus import Bus, Notice, OnNotice


class LocalBus(Bus):
    """Passes notices between the tasks of one process."""

    async def open(self) -> None:
        """Do nothing: there is nothing to connect to."""

    async def close(self) -> None:
        """Forget all listeners."""
        self._listeners.clear()

    @property
    def is_connected(self) -> bool:
        """Always: there is no other process."""
        return True

    async def publish(self, news: Notice, teller: OnNotice | None = None) -> None:
        """Call the listeners before returning."""
        self._tell(news, teller)

    async def listen(self, table: str, listener: OnNotice) -> None:
        """Call a listener with all news of a table from now on."""
        self._add(table, listener)

    async def unlisten(self, table: str, listener: OnNotice) -> None:
        """Stop calling a listener."""
        self._remove(table, listener)
