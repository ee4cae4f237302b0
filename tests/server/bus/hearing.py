"""A listener that remembers, and waiting for what it should hear."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from bocamina.server.bus import UNKNOWN_VERSION, Bus, Notice

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE: Final = 60.0  # seconds, on a busy machine


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


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something to become true."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not happen"
        await asyncio.sleep(0.005)


async def connected(*buses: Bus) -> None:
    """Wait until all buses carry news."""
    await until(lambda: all(bus.is_connected for bus in buses))
