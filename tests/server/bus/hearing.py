"""A listener that remembers, and waiting until there is something to hear."""

from __future__ import annotations

from bocamina.server.bus import UNKNOWN_VERSION, Bus, Notice
from tests.server.until import until


class Ear:
    """Remembers all news, apart from those that only say to read again."""

    def __init__(self) -> None:
        self.news: list[Notice] = []
        self.times_in_doubt = 0

    def __call__(self, news: Notice) -> None:
        if news.version == UNKNOWN_VERSION and not news.note:
            self.times_in_doubt += 1
        else:
            self.news.append(news)


async def connected(*buses: Bus) -> None:
    """Wait until all buses carry news."""
    await until(lambda: all(bus.is_connected for bus in buses))
