"""What a process does for its tables by itself, round after round."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from bocamina.core.errors import BocaminaError
from bocamina.server.problems import status_of
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from bocamina.server.house import House

log = logging.getLogger(__name__)

POLL_SECONDS: Final = 1.0
POLL_TABLES: Final = 100
SAMPLE_SECONDS: Final = 0.5
RETENTION_SECONDS: Final = 3600.0
DAY: Final = 86400.0


class Caretaker:
    """Wakes tables that are due, unloads idle ones and deletes old ones."""

    def __init__(self, house: House) -> None:
        self.house = house

    def rounds(self) -> list[Coroutine[Any, Any, None]]:
        """Return the background jobs, to be run side by side."""
        return [
            self._keep_polling(),
            self._keep_tidy(),
            self._keep_sampling(),
            self._keep_forgetting(),
        ]

    async def _keep_polling(self) -> None:
        """Wake tables that are due, wherever they were last in memory."""
        hopeless: set[str] = set()  # of unknown rules: they stay due, and must not hide the others
        while True:
            await self.house.clock.sleep(POLL_SECONDS)
            self.heed_clock()
            try:
                due = await self.house.journal.due(self.house.now(), POLL_TABLES + len(hopeless))
            except BocaminaError as error:
                log.warning("polling failed: %s", error)
                continue
            for name in due:
                if name in hopeless:
                    continue
                try:
                    live = self.house.tables.get(name)
                    if live is None:
                        await self.house.find(name)
                    else:
                        # It should have moved by itself: perhaps the journal was down just then.
                        self.house.soon(live.catch_up())
                except BocaminaError as error:
                    log.warning("a table stays shut: %s", error, extra={"table": name})
                    if status_of(error) != 503:
                        hopeless.add(name)
                except Exception:
                    # One table that cannot be read must not keep the others asleep.
                    self.house.metrics.errors.add()
                    log.exception("a table cannot be read", extra={"table": name})
                    hopeless.add(name)

    def heed_clock(self) -> None:
        """Follow the machine's clock if it was set; nobody is charged for the difference."""
        difference = self.house.date.heed()
        if difference:
            log.warning("the machine's clock was set by %+.1f seconds", difference)
            for live in list(self.house.tables.values()):
                live.set_clock(difference)

    async def _keep_tidy(self) -> None:
        """Unload idle tables, and tell other processes who is here."""
        beats = 0
        while True:
            await self.house.clock.sleep(self.house.settings.heartbeat_seconds / 2)
            beats += 1
            now = self.house.clock.monotonic()
            for name, live in list(self.house.tables.items()):
                try:
                    if live.is_attended:
                        live.attendance.tend(publish=beats % 2 == 0)
                    elif now - live.used > self.house.settings.idle_seconds and live.is_idle:
                        await self.house.put_away(name)
                except Exception:
                    # A failing table must not stop the others from being looked after.
                    self.house.metrics.errors.add()
                    log.exception("a table cannot be looked after", extra={"table": name})

    async def _keep_sampling(self) -> None:
        """Measure the lag of this event loop."""
        while True:
            before = self.house.clock.monotonic()
            await self.house.clock.sleep(SAMPLE_SECONDS)
            late = self.house.clock.monotonic() - before - SAMPLE_SECONDS
            self.house.metrics.stall_seconds.observe(max(0.0, late))

    async def _keep_forgetting(self) -> None:
        """Delete tables past the host's retention period, periodically."""
        while True:
            try:
                await self.forget()
            except BocaminaError as error:
                log.warning("forgetting failed: %s", error)
            await self.house.clock.sleep(RETENTION_SECONDS)

    async def forget(self) -> int:
        """Delete old tables once, and return how many there were."""
        kept = {
            Status.OVER: self.house.settings.keep_over_days,
            Status.OPEN: self.house.settings.keep_open_days,
            Status.PLAYING: self.house.settings.keep_playing_days,
        }
        count = 0
        for status, days in kept.items():
            if days > 0:
                count += await self.house.journal.forget(self.house.now() - days * DAY, status)
        if count:
            log.info("old tables were forgotten", extra={"tables": count})
        return count
