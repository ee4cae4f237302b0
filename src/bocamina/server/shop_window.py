"""The list of public tables where somebody waits for others, alternating between households."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from bocamina.server.journal import Unavailable
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from bocamina.server.house import House
    from bocamina.server.journal import Summary

log = logging.getLogger(__name__)

MOST_LISTED: Final = 100
BEATS_AWAKE: Final = 4  # heartbeats for which a table stays listed after somebody was last there


class ShopWindow:
    """Records in the journal where people wait, and lists such tables of all processes."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.beat_seconds = house.settings.heartbeat_seconds

    async def listed(self) -> list[Summary]:
        """Return the tables that anybody may join."""
        since = self.house.now() - BEATS_AWAKE * self.beat_seconds
        return await self.house.journal.listed(since, MOST_LISTED)

    async def keep_awake(self) -> None:
        """Periodically record where people wait."""
        while True:
            await self.house.clock.sleep(self.beat_seconds)
            try:
                await self.note()
            except Unavailable as error:
                log.debug("where people wait cannot be stored: %s", error)  # others tell of it

    async def note(self) -> None:
        """Store where people wait in this process; write nothing if there are no such tables."""
        waiting = [
            name
            for name, live in self.house.tables.items()
            if live.table.public and live.table.status is Status.OPEN and live.is_attended
        ]
        if waiting:
            await self.house.journal.stay_awake(waiting, self.house.now())
